# Projekt Gaja: zasady, po jednej wiadomości na numer zasady. „Konwencja stołu” oznacza sprawę, o której
# drukowane zasady milczą, a którą ten stół rozstrzygnął sam.

## Przygotowanie krok po kroku

gaia-rule-S1 = Ustalcie w dowolny sposób, kto zaczyna. Konwencja stołu: program losuje pierwszego gracza, a każde miejsce ma równe szanse. Kolejne miejsca idą zgodnie z ruchem wskazówek zegara.
    .title = Pierwszy gracz
gaia-rule-S2 = Ułóżcie mapę odpowiednią do liczby graczy: małą z siedmiu Sektorów dla 1–2 osób albo dużą z dziesięciu dla 3–4. Może to być plansza domyślna (S12) albo ułożona przez was (S13–S15). Kafle 05, 06 i 07 mają dwie strony: z pełnym numerem dla 3–4 graczy i z numerem w obwódce dla 1–2.
    .title = Mapa
gaia-rule-S3 = Potasujcie dziewięć rodzajów Technologii Podstawowych i przydzielcie po jednym do każdego z dziewięciu pól Planszy Rozwoju. Sześć pól leży pod obszarami badań, trzy nie należą do żadnego obszaru. Na każdym polu są cztery żetony danego rodzaju.
    .title = Technologie Podstawowe
gaia-rule-S4 = Wylosujcie sześć z piętnastu Technologii Zaawansowanych i połóżcie po jednej w każdym obszarze badań, między poziomami 4. i 5. Pozostałe dziewięć nie bierze udziału w grze.
    .title = Technologie Zaawansowane
gaia-rule-S5 = Żeton Ludu Gleenów odłóżcie osobno. Z pozostałych osiemnastu żetonów Przymierza wylosujcie jeden na poziom 5. Terraformacji. Resztę podzielcie według rodzaju na sześć stosów: w pięciu będą trzy żetony, a w stosie wylosowanego rodzaju dwa.
    .title = Żetony Przymierza
gaia-rule-S6 = Wylosujcie sześć z dziesięciu żetonów Punktowania Rundy i przydzielcie je rundom od 1 do 6. Wylosujcie też dwa z sześciu żetonów Punktowania Końcowego: jeden do górnego toru, drugi do dolnego. Wszystkie leżą odkryte od początku, reszta wraca do pudełka.
    .title = Żetony punktowania
gaia-rule-S7 = Wylosujcie o trzy żetony Wzmocnienia więcej, niż jest graczy, i rozłóżcie je odkryte. Grę jednoosobową traktuje się tu jak dwuosobową, potrzeba więc pięciu żetonów. Niewylosowane nie biorą udziału w grze.
    .title = Żetony Wzmocnienia
gaia-rule-S8 = Wybierzcie frakcje (S16 lub S17); każdy bierze zasoby, KIK-i i znaczniki Mocy wydrukowane na swojej planszy oraz 10 PZ. Wszystkie znaczniki badań zaczynają na poziomie 0.; jeśli frakcja startuje gdzieś z poziomu 1., przesuń tam znacznik i od razu weź jednorazowy bonus. Ekonomia i Nauka na razie nic nie dają, bo ich bonus to przychód.
    .title = Przygotowanie frakcji
gaia-rule-S9 = Rozstawcie pierwsze budynki według S18, a w pierwszej grze według S19. Budynki zawsze zdejmuje się z rzędu od lewej, więc odsłonięte pod nimi pola dają przychód już w rundzie 1..
    .title = Pierwsze budynki
gaia-rule-S10 = Ostatni gracz wybiera żeton Wzmocnienia, po nim pozostali w kierunku przeciwnym do ruchu wskazówek zegara, a na końcu pierwszy gracz. Trzy żetony zostają dla tych, którzy będą pasować.
    .title = Wybór pierwszego Wzmocnienia
gaia-rule-S11 = Przy 1 lub 2 graczach w punktowaniu końcowym bierze udział gracz neutralny. Na obu torach połóżcie jego znacznik na polu o numerze wydrukowanym na żetonie Punktowania Końcowego. Znacznik nigdy się nie przesuwa, a gracz neutralny nic więcej nie robi.
    .title = Gracz neutralny
gaia-rule-S12 = Żaden Sektor nie jest obrócony. Dla 1–2 graczy kolejne rzędy to 01 05, 02 03 06 i 04 07, a dla 3–4 graczy 10 01 05, 09 02 03 06 i 08 04 07. Strony kafli 05–07 określa S2.
    .title = Plansza domyślna
gaia-rule-S13 = Własna plansza zajmuje te same miejsca co domyślna. Zwykle układa ją ostatni gracz, co wynagradza mu ostatnią pozycję; za zgodą wszystkich można to zrobić wspólnie. Program proponuje planszę losową albo losową z możliwością obrócenia Sektorów przez ostatniego gracza przed wyborem frakcji.
    .title = Własna plansza
gaia-rule-S14 = Dla 3–4 graczy są trzy metody: 01–04 zostają na domyślnych miejscach, a 05–10 się miesza; dodatkowo miesza się 01–04 między ich czterema miejscami; albo miesza się razem wszystkie dziesięć. Dla 1–2 graczy miesza się 01–07. Każdy Sektor wolno dowolnie obrócić. Trzech graczy może zrezygnować z 09 i 10; konwencja stołu: ich domyślne miejsca zostają wtedy puste.
    .title = Mieszanie Sektorów
gaia-rule-S15 = Dwie planety tego samego rodzaju nie mogą leżeć obok siebie. Konwencja stołu: sprawdza się tylko pary z różnych Sektorów, bo na samym Sektorze 10 sąsiadują dwie Transplanety. Opcja ogranicza zakaz do siedmiu rodzajów macierzystych, tak że Planety Gai i Transplanety mogą sąsiadować z takimi samymi. Losową planszę obraca się i losuje na nowo, aż będzie poprawna.
    .title = Poprawna plansza
gaia-rule-S16 = W pierwszej grze frakcje są ustalone. Jeden gracz: Hadż Halla przeciw Automie grającej Taklonami; dwóch: Hadż Halla i Ksenianie; trzech: Terranie, Takloni i Geodyci; czterech: Terranie, Hadż Halla, Ksenianie i Takloni. Z tego zestawu wybiera najpierw pierwszy gracz, potem kolejni zgodnie z ruchem wskazówek zegara.
    .title = Frakcje w pierwszej grze
gaia-rule-S17 = W grze zaawansowanej wybiera się spośród wszystkich czternastu frakcji: najpierw pierwszy gracz, potem kolejni zgodnie z ruchem wskazówek zegara. Każda plansza ma po jednej frakcji z obu stron, więc wybór jednej wyklucza drugą; dwóch graczy nigdy nie ma planet macierzystych tego samego rodzaju.
    .title = Wybór frakcji
gaia-rule-S18 = Od pierwszego gracza do ostatniego każdy stawia Kopalnię na wolnej planecie macierzystej, po czym od ostatniego do pierwszego – drugą. Potem Ksenianie stawiają trzecią, a na samym końcu Rój, który Kopalń nie stawia, umieszcza na wolnej planecie macierzystej Instytut Planetarny. Nikt nie pobiera za to Mocy. Konwencja stołu: w trakcie przygotowania nic nie punktuje i nie uruchamia żadnych efektów.
    .title = Rozstawienie pierwszych budynków
gaia-rule-S19 = Pierwsza gra zaczyna się od z góry ustalonych Kopalń. Konwencja stołu: ponieważ nie było pod ręką drukowanych ilustracji, program bierze dla każdej frakcji planety macierzyste najbliższe środka, a przy remisie tę z Sektora o niższym numerze. Kto woli inne miejsca, wybiera przygotowanie zaawansowane.
    .title = Kopalnie w pierwszej grze
gaia-rule-S20 = Karta kolejności rundy jest nieobowiązkowa. Na początku znaczniki stoją na niej w kolejności miejsc, licząc od pierwszego gracza. Kto pasuje, przechodzi na pierwsze wolne pole po drugiej stronie, i w takiej kolejności gra się następną rundę. O pobieranie Mocy pyta się nadal kolejnych graczy zgodnie z ruchem wskazówek zegara (R92).
    .title = Karta kolejności rundy

## Zasoby i Moc

gaia-rule-R1 = Możesz mieć najwyżej 15 Rudy, 15 Wiedzy i 30 Kredytów. Wszystko ponad to przepada. KIK-ów i znaczników Mocy limit nie dotyczy. Wolno przyjąć zysk, którego część przepadnie.
    .title = Limity zasobów
gaia-rule-R2 = Nowy znacznik Mocy zawsze trafia na pole I. Nie ma znaczenia, skąd pochodzi: z przychodu, żetonu, akcji czy wymiany.
    .title = Nowe znaczniki Mocy
gaia-rule-R3 = Moc otrzymujesz pojedynczymi krokami, po jednym za każdą Moc. Krok przesuwa znacznik z pola I na pole II, a dopiero gdy pole I jest puste – z pola II na pole III. Gdy oba są puste, reszta przepada.
    .title = Otrzymywanie Mocy
gaia-rule-R4 = Wydawać można tylko znaczniki z pola III. Za każdą wydaną Moc jeden znacznik wraca z pola III na pole I.
    .title = Wydawanie Mocy
gaia-rule-R5 = Gdy trzeba odrzucić znaczniki, na przykład na Satelity, bierzesz je z dowolnych pól I, II i III i odkładasz do zasobów ogólnych; znaczników z pola Gai użyć nie można. Tak samo swobodnie wybierasz znaczniki na Projekt Gaja, tyle że trafiają one na pole Gai. Jest opcja, w której program bierze je najpierw z pola I, potem z II, na końcu z III.
    .title = Płacenie znacznikami Mocy
gaia-rule-R6 = Akcję wolno rozpocząć tylko wtedy, gdy można ją wykonać do końca i w całości opłacić. Nie da się zapłacić tym, co dopiero ta akcja przyniesie.
    .title = Cała akcja albo żadna
gaia-rule-R7 = Punkty Zwycięstwa nigdy nie spadają poniżej 0. Tam, gdzie płaci się punktami, nie oddasz ich więcej, niż masz.
    .title = Punkty nie są ujemne
gaia-rule-R8 = Odległość liczy się w polach najkrótszą drogą; planety, budynki i inni gracze po drodze nie przeszkadzają. Sąsiedztwo to odległość nie większa niż 2.
    .title = Odległość i sąsiedztwo

## Runda

gaia-rule-R10 = Gra trwa sześć rund. Każda składa się z Fazy Przychodu, Fazy Gai, Fazy Akcji i podsumowania. Runda 6. kończy się po Fazie Akcji, podsumowania w niej nie ma.
    .title = Rundy i fazy
gaia-rule-R11 = W Fazie Przychodu dostajesz wszystko, co oznaczono otwartą dłonią: z odsłoniętych pól Planszy Frakcji, z obecnych poziomów Ekonomii i Nauki, z żetonu Wzmocnienia i z niezakrytych żetonów Technologii. W Ekonomii i Nauce płaci tylko poziom, na którym stoi znacznik, niższe już nie.
    .title = Przychód
gaia-rule-R12 = Każda otwarta dłoń to jedno źródło, które pobierasz w całości; kolejność źródeł zależy od ciebie. Ma to znaczenie tylko wtedy, gdy jedno daje znaczniki Mocy, a inne Moc. Moc i znaczniki z Instytutu, każdy wiersz Wzmocnienia i każde pole budynku to osobne źródła; poziom Ekonomii, stałe pole Itarian i żeton z Rudą i Mocą to po jednym źródle.
    .title = Kolejność przychodu
gaia-rule-R13 = Akcje bonusowe wykonuje się tylko we własnej turze. Nie ma ich w Fazie Przychodu, w Fazie Gai i w podsumowaniu rundy, w turze przeciwnika ani po spasowaniu.
    .title = Kiedy nie ma akcji bonusowych
gaia-rule-R14 = Najpierw wszystkie znaczniki z pola Gai wracają na pole I (u Terran na pole II); razem z nimi wraca Kamień Umysłu, a Gajaformery Bal T'ak trafiają na swoje miejsca. Potem każda Transplaneta z Gajaformerem postawionym w jednej z wcześniejszych rund staje się Planetą Gai. Gajaformer zostaje na niej, dopóki właściciel nie zbuduje Kopalni.
    .title = Faza Gai
gaia-rule-R14a = Konwencja stołu: jeśli w Fazie Przychodu lub Gai gracze mają coś do rozstrzygnięcia, robią to w kolejności tur. Wszystko, co się wtedy zyska, należy już do nowej rundy, więc awans zdobyty przez Itarian punktuje na jej żetonie. Po położeniu w tym czasie Czarnej Planety sąsiedzi od razu mogą pobrać Moc, a dopiero potem faza toczy się dalej.
    .title = Kolejność w fazach Przychodu i Gai
gaia-rule-R15 = Tury biegną od pierwszego gracza zgodnie z ruchem wskazówek zegara albo według karty kolejności. W turze wykonujesz dokładnie jedną akcję główną, a przed nią i po niej, lecz nigdy w jej trakcie, dowolnie wiele akcji bonusowych. Graczy, którzy spasowali, się pomija; ostatni z pozostałych rozgrywa turę za turą. Kto nie może albo nie chce nic więcej zrobić, pasuje – to też akcja główna.
    .title = Tury
gaia-rule-R16 = Akcje główne poza pasowaniem wolno wybierać ponownie w kolejnych turach tej samej rundy. Z każdego pola akcji Mocy i KIK-ów można jednak skorzystać raz na rundę łącznie dla wszystkich, a z każdej akcji specjalnej raz na rundę może skorzystać jej właściciel.
    .title = Powtarzanie akcji
gaia-rule-R17 = Zdejmijcie wszystkie znaczniki akcji, odwróćcie żetony Wzmocnienia na awers i odrzućcie żeton Punktowania tej rundy. Nową rundę zaczyna Faza Przychodu.
    .title = Podsumowanie rundy

## Budowa Kopalni

gaia-rule-R20 = Potrzebujesz Kopalni na swojej planszy i pustej planety w zasięgu (R22): macierzystej, innego rodzaju macierzystego albo Planety Gai, nigdy Transplanety. Zapłać za przystosowanie jej do życia (R23), a ponadto 1 Rudę i 2 Kredyty.
    .title = Budowa Kopalni
gaia-rule-R21 = Planeta z cudzym budynkiem jest zajęta; dołączyć do niej mogą tylko Lantydzi (R113). Zamknięta jest też planeta z cudzym Gajaformerem, nawet gdy stała się już Planetą Gai.
    .title = Planety niedostępne
gaia-rule-R22 = Cel musi leżeć w zasięgu którejś z zasiedlonych przez ciebie planet; liczy się też Czarna Planeta, wspólna Kopalnia Lantydów i Stacja Kosmiczna Roju, ale nie Gajaformer. Zasięg na poziomach Nawigacji od 0. do 5. to 1, 1, 2, 2, 3, 4. Każdy wydany KIK dodaje 2 na czas tej jednej akcji, a wydać można ich kilka. Wzmocnienie z zasięgiem dodaje 3 i łączy się z KIK-ami.
    .title = Zasięg
gaia-rule-R23 = Planeta macierzysta niczego nie wymaga. Planeta Gai wydrukowana na mapie kosztuje 1 KIK-a (Lud Gleenów płaci 1 Rudę). Każdy inny rodzaj macierzysty wymaga od 1 do 3 etapów terraformacji, zależnie od odległości na kole planet; na poziomach Terraformacji od 0. do 5. etap kosztuje 3, 3, 2, 1, 1, 1 Rudy.
    .title = Przystosowanie do życia
gaia-rule-R24 = Akcje Mocy i Wzmocnienie z darmowymi etapami są same w sobie budową Kopalni; za brakujące etapy można dopłacić Rudą, nadmiarowe przepadają, a KIK-i mogą zwiększyć zasięg. Nie łączy się ich z inną akcją specjalną, Mocy ani KIK-ów. Konwencja stołu: jeśli żadnej Kopalni nie da się tak zbudować, akcja jest niedostępna, a planeta musi wymagać co najmniej jednego etapu, chyba że opcja stanowi inaczej.
    .title = Darmowe etapy terraformacji
gaia-rule-R25 = Na planecie, którą twój Gajaformer przekształcił w Planetę Gai, budować możesz tylko ty. Zawsze jest w zasięgu i nie kosztuje KIK-a, jedynie 1 Rudę i 2 Kredyty, a Gajaformer wraca na planszę gotowy do użycia. Poza tym to zwykła Kopalnia na Planecie Gai. Konwencja stołu: nie używa się do tego akcji z darmowymi etapami ani z dodatkowym zasięgiem, bo nic by nie dały.
    .title = Kopalnia na przekształconej planecie
gaia-rule-R26 = Zapłać, postaw Kopalnię i odsłoń jej pole przychodu; jeśli przylega do twojego Przymierza, staje się jego częścią (R67). Potem policz punkty z żetonu rundy, Technologii i zdolności frakcji, a na końcu przeciwnicy z sąsiedztwa mogą pobrać Moc (R90). Etapy terraformacji punktują według pełnej odległości planety, niezależnie od sposobu zapłaty; nadmiarowe darmowe etapy nie punktują.
    .title = Skutki budowy Kopalni

## Projekt Gaja

gaia-rule-R30 = Potrzebujesz dostępnego Gajaformera i Transplanety w zasięgu (R22), na której żaden Gajaformer jeszcze nie stoi; zasięg mogą zwiększyć KIK-i. Na poziomach Projektu Gaja od 1. do 5. przesuwasz odpowiednio 6, 6, 4, 3 lub 3 znaczniki Mocy z pól I–III na pole Gai, po czym stawiasz Gajaformera na planecie. Znaczniki wrócą w najbliższej Fazie Gai, a planeta stanie się wtedy Planetą Gai.
    .title = Rozpoczęcie Projektu Gaja
gaia-rule-R31 = Planeta z Gajaformerem nie jest zasiedlona, dopóki nie stanie na niej Kopalnia. Gajaformer nie daje zasięgu, nie ma wartości Mocy, nie uruchamia pobierania Mocy ani w nim nie uczestniczy i nigdy nie liczy się jako budynek, planeta, rodzaj czy Sektor.
    .title = Czym Gajaformer nie jest
gaia-rule-R32 = Projekt Gaja można rozpocząć także w rundzie 6., choć nie zdąży się zakończyć. Gajaformer schodzi z planety dopiero wtedy, gdy właściciel zbuduje tam Kopalnię; żadna akcja nie przenosi go na inną planetę.
    .title = Późne projekty i stojące Gajaformery

## Ulepszenia

gaia-rule-R40 = Kopalnię ulepsza się w Placówkę Handlową (2 Rudy, 6 Kredytów), Placówkę w Instytut Planetarny (4 Rudy, 6 Kredytów) albo Laboratorium (3 Rudy, 5 Kredytów), a Laboratorium w Akademię (6 Rud, 6 Kredytów). Szalone Androidy ulepszają Placówkę w Laboratorium lub Akademię, a Laboratorium w Instytut. Nowy budynek bierze się z lewego końca rzędu, a stary wraca na skrajne prawe wolne miejsce w swoim rzędzie i znów zakrywa tamten przychód. Laboratorium i Akademia dają żeton Technologii (R50).
    .title = Ulepszenie budynku
gaia-rule-R41 = Placówka Handlowa kosztuje tylko 3 Kredyty (i 2 Rudy), jeśli przeciwnik ma budynek w odległości do 2 pól. Liczy się też Czarna Planeta i wspólna Kopalnia, nawet na tej samej planecie. Gajaformery, Satelity i Stacje Kosmiczne się nie liczą.
    .title = Tańsza Placówka Handlowa
gaia-rule-R42 = Budując Akademię, wybierasz, którą z dwóch stawiasz. Jedna daje przychód w Wiedzy, druga akcję specjalną, zgodnie z nadrukiem na twojej planszy. Każdą z nich można zbudować raz.
    .title = Dwie Akademie
gaia-rule-R43 = Czarna Planeta i Kopalnie, które Lantydzi postawili na cudzych planetach, pozostają takie, jakie są. Nigdy nie można ich ulepszyć.
    .title = Kopalnie nie do ulepszenia
gaia-rule-R44 = Ulepszenie punktuje jak zbudowanie danego budynku: Placówki Handlowej albo Instytutu lub Akademii – zarówno dla żetonu rundy, jak i Technologii. Potem przeciwnicy z sąsiedztwa mogą pobrać Moc (R90).
    .title = Skutki ulepszenia

## Żetony Technologii

gaia-rule-R50 = Żeton Technologii bierzesz dzięki Laboratorium, Akademii, akcji KIK-ów albo Instytutowi Itarian. Może to być Technologia Podstawowa rodzaju, którego jeszcze nie masz (także zakrytego), albo Zaawansowana (R52). Konwencja stołu: jeśli żadnego żetonu nie da się wziąć, Laboratorium lub Akademia i tak powstaje, a żeton przepada.
    .title = Branie żetonu Technologii
gaia-rule-R51 = Z żetonem spod obszaru badań możesz awansować o poziom tylko w tym obszarze. Z żetonem z jednego z trzech wolnych pól albo z Technologią Zaawansowaną – w dowolnym. Awans nie kosztuje Wiedzy; można z niego zrezygnować, a gdy jest niemożliwy, przepada.
    .title = Awans z żetonem
gaia-rule-R52 = Technologia Zaawansowana wymaga trzech rzeczy: znacznika na poziomie 4. lub 5. jej obszaru, zielonego żetonu Przymierza, który odwracasz na szarą stronę, i niezakrytej Technologii Podstawowej, którą zakrywasz na stałe. Zakryty żeton od razu przestaje działać. Weź natychmiastowy zysk nowego żetonu, a potem możesz awansować (R51); na poziom 5. potrzeba kolejnego zielonego żetonu. Zabranych Technologii Zaawansowanych się nie uzupełnia.
    .title = Technologia Zaawansowana
gaia-rule-R53 = Dopóki ten żeton jest odkryty, twój Instytut Planetarny i Akademie mają wartość Mocy 4. Po zakryciu go wartość wraca do 3. Istniejących Przymierzy to nie zmienia.
    .title = Żeton z wartością Mocy 4
gaia-rule-R54 = Zysk „za każdy…” liczy to, co masz w danej chwili. Rodzaje planet to te, które zasiedlasz; Planety Gai i Czarna Planeta są osobnymi rodzajami. Planety z samym Gajaformerem nigdy się nie liczą.
    .title = Zyski zależne od liczby
gaia-rule-R54a = Liczy się także budynek właśnie postawiony. Kopalnie obejmują Czarną Planetę i wspólne Kopalnie; Sektor liczy się, gdy masz w nim choć jeden budynek, także jeden z tych dwóch; Planety Gai to te z twoim budynkiem, wydrukowane lub przekształcone, ale bez wspólnych Kopalń (R113a). Żetony Przymierza liczą się zielone i szare, skądkolwiek pochodzą. Efekt „ilekroć” płaci za każdym razem: Czarna Planeta i wspólna Kopalnia to budowa Kopalni, a degradacja u Firaków to budowa Placówki Handlowej.
    .title = Co się jak liczy

## Przymierza

gaia-rule-R60 = Wybierz swoje planety nienależące do żadnego Przymierza, których budynki mają łącznie wartość Mocy co najmniej 7. Kopalnia jest warta 1, Placówka Handlowa i Laboratorium 2, Instytut Planetarny i Akademia 3. Ksenianom z Instytutem wystarcza 6; o Roju mówi R116.
    .title = Formowanie Przymierza
gaia-rule-R61 = Twoje stykające się planety są już połączone i zawsze wchodzą do Przymierza jako jedna grupa. Przerwy wypełniają Satelity na polach pustej przestrzeni, najwyżej jeden twój na pole. Cudze Satelity i Stacje Kosmiczne na tym samym polu nie przeszkadzają, a na planetach Satelitów się nie kładzie.
    .title = Grupy i Satelity
gaia-rule-R62 = Połącz planety najmniejszą możliwą liczbą Satelitów. Twoje wolne planety po drodze łączą za darmo i stają się częścią Przymierza. Tak samo każda twoja planeta, która styka się z nowym Satelitą.
    .title = Najmniej Satelitów
gaia-rule-R63 = Przymierza nie wolno rozciągać bez potrzeby. Jest niedozwolone, jeśli po pominięciu co najmniej jednej planety reszta nadal miałaby dość Mocy i dałaby się połączyć mniejszą liczbą Satelitów. Dodatkowe planety, które nie kosztują Satelity, są w porządku, podobnie jak dalekie, o ile każda jest potrzebna.
    .title = Nic zbędnego
gaia-rule-R64 = Żadna planeta i żaden Satelita nowego Przymierza nie może się stykać z planetą ani Satelitą innego twojego Przymierza. Przymierza pozostałych graczy nie mają znaczenia. Roju, który ma tylko jedno Przymierze, ta zasada nie dotyczy.
    .title = Odstęp między Przymierzami
gaia-rule-R65 = Za każdego Satelitę odrzuć jeden znacznik Mocy z dowolnego z pól I–III do zasobów ogólnych. Na całą grę masz 25 Satelitów. Grupa, która sama jest dość silna, nie potrzebuje żadnego; oznacza się ją wtedy znacznikiem Przymierza.
    .title = Opłata za Satelity
gaia-rule-R66 = Weź dowolny z pozostałych żetonów Przymierza; może to być rodzaj, który już masz. Punkty i zasoby dostajesz od razu, a żeton kładziesz zieloną stroną do góry – poza żetonem 12 PZ, który od początku jest szary. Działa punktowanie rundy za żetony Przymierza. Konwencja stołu: pustego stosu wybrać nie można, a gdy puste są wszystkie, Przymierza nie da się uformować.
    .title = Branie żetonu Przymierza
gaia-rule-R67 = Budynek postawiony obok planety lub Satelity twojego Przymierza dołącza do niego samoczynnie, razem z całą stykającą się grupą. Nic to nie daje, a takie planety nie utworzą już innego Przymierza. Jeśli połączy dwa twoje Przymierza, oba pozostają tym, czym były, i zachowują żetony.
    .title = Rozrastanie się Przymierza
gaia-rule-R68 = Wartość Mocy sprawdza się tylko przy formowaniu. Pełny sprawdzian: wybrane grupy osiągają wymaganą wartość; grupy i Satelity tworzą całość; mniejszą liczbą Satelitów na wolnych polach nie dałoby się ich połączyć; każda wolna grupa stykająca się z Satelitą jest włączona; żaden mniejszy wybór o wystarczającej wartości nie obywa się mniejszą liczbą Satelitów. Trzeba mieć na to znaczniki (Rój: KIK-i) i Satelity, a któryś stos żetonów nie może być pusty.
    .title = Pełny sprawdzian
gaia-rule-R69 = Konwencja stołu: program pyta małymi krokami. Najpierw wybierasz grupy spośród tych, które da się jeszcze dopełnić; potem kolejno pola Satelitów, chyba że sposób jest tylko jeden; następnie odrzucane znaczniki Mocy, a na końcu żeton Przymierza. O tym, czy Przymierze jest dozwolone, decyduje wyłącznie R68.
    .title = Jak zadawane są pytania

## Badania

gaia-rule-R70 = Zapłać 4 Wiedze i przesuń swój znacznik o poziom w górę w wybranym obszarze badań. To akcja główna, którą można powtarzać w kolejnych turach.
    .title = Awans w obszarze badań
gaia-rule-R71 = To, co daje nowy poziom, dostajesz od razu. Poziomy z przychodem płacą w Fazie Przychodu, i to tylko ten, na którym stoi znacznik; niższe przestają działać.
    .title = Zyski z poziomu
gaia-rule-R72 = Przejście z poziomu 2. na 3. w dowolnym obszarze daje dodatkowo 3 Moce. Nie ma znaczenia, w jaki sposób doszło do awansu.
    .title = Wejście na poziom 3.
gaia-rule-R73 = Aby wejść na poziom 5., musisz odwrócić zielony żeton Przymierza na szarą stronę, a na tym poziomie danego obszaru nie może stać nikt inny. Ta zasada, R72 i punktowanie awansów dotyczą każdego awansu, jakkolwiek uzyskanego, za każdy poziom raz.
    .title = Wejście na poziom 5.
gaia-rule-R74 = Na poziomie 5. Terraformacji bierzesz leżący tam żeton Przymierza ze wszystkimi punktami i zasobami. Liczy się on jako zdobyty żeton w punktowaniu rundy. Jeśli ma zieloną stronę, możesz go później użyć jak każdego innego.
    .title = Terraformacja, poziom 5.
gaia-rule-R75 = Poziom 5. Ekonomii daje jednorazowo 3 Rudy, 6 Kredytów i 6 Mocy, a poziom 5. Nauki 9 Wiedzy. Odtąd ten obszar nie przynosi już przychodu.
    .title = Ekonomia i Nauka, poziom 5.
gaia-rule-R76 = Na poziomie 5. Nawigacji od razu kładziesz Czarną Planetę na polu pustej przestrzeni w zasięgu 4, który można zwiększyć KIK-ami; nie może tam być niczyjego Satelity ani Stacji Kosmicznej. Nie wolno odmówić, dopóki istnieje odpowiednie pole; gdy go nie ma, nic się nie dzieje. To budowa Kopalni z całym punktowaniem i pobieraniem Mocy, a zarazem osobny rodzaj planety o wartości Mocy 1; nic nie kosztuje, nie zużywa Kopalni z planszy, nie odsłania przychodu i nie da się ulepszyć. Obok twojego Przymierza staje się jego częścią.
    .title = Nawigacja, poziom 5.: Czarna Planeta
gaia-rule-R77 = Na poziomie 5. Projektu Gaja dostajesz 4 PZ i po 1 PZ za każdą Planetę Gai z twoim budynkiem. Planety z samym Gajaformerem się nie liczą.
    .title = Projekt Gaja, poziom 5.
gaia-rule-R78 = Gdy poziom daje zasoby razem z 3 Mocami z R72, nikt nie pyta o kolejność. Żaden z osiąganych wtedy poziomów nie daje znaczników Mocy, więc kolejność nic nie zmienia.
    .title = Kolejność zysków z poziomu

## Akcje Mocy i KIK-ów

gaia-rule-R80 = Zapłać Moc lub KIK-i wydrukowane przy wolnym polu akcji Planszy Rozwoju, wykonaj jego efekt i zasłoń pole do końca rundy. Takloni i Nowalanie mogą płacić Mocą po swojemu (R123, R135).
    .title = Akcje Mocy i KIK-ów
gaia-rule-R81 = Za 3 KIK-i ponownie dostajesz zasoby i punkty z jednego swojego żetonu Przymierza: zielonego, szarego lub żetonu Ludu Gleenów. Musisz mieć choć jeden. Niczego się nie odwraca i nie liczy się to jako zdobycie żetonu.
    .title = Ponowne punktowanie żetonu
gaia-rule-R82 = Za 2 KIK-i dostajesz 3 PZ i po 1 PZ za każdy zasiedlony rodzaj planety. Planety Gai i Czarna Planeta to osobne rodzaje; planety z samym Gajaformerem się nie liczą.
    .title = Punkty za rodzaje planet
gaia-rule-R83 = Za 4 KIK-i bierzesz żeton Technologii według R50–R52, ze zwykłą możliwością awansu. Akcja jest dostępna tylko wtedy, gdy jest żeton, który możesz wziąć.
    .title = Technologia za KIK-i
gaia-rule-R84 = Konwencja stołu: nie wolno wykonać akcji, której cały zysk przepadłby przez limity z R1, na przykład 7 Kredytów przy posiadanych 30. Pozwala na to opcja zmarnowanych akcji. Częściowa strata jest zawsze dozwolona.
    .title = Zysk zmarnowany w całości

## Akcje specjalne

gaia-rule-R85 = Pomarańczowe ośmiokąty to akcje specjalne: na Akademii KIK-ów, dwóch Wzmocnieniach, niektórych Technologiach, planszy Szalonych Androidów oraz Instytutach Ambasów, Firaków i Roju. Nic nie kosztują, każda działa raz na rundę i żadnej nie łączy się z inną akcją specjalną, Mocy ani KIK-ów. Nowej można użyć już w rundzie, w której się ją zdobyło. Zakrycie żetonu nie przywraca wykorzystanej akcji.
    .title = Akcje specjalne

## Pasowanie

gaia-rule-R86 = Policz zyski „po spasowaniu” ze swojego Wzmocnienia i Technologii Zaawansowanych. Potem, poza rundą 6., weź jeden z trzech dostępnych żetonów Wzmocnienia, a swój dotychczasowy odłóż do puli dla tych, którzy spasują później; tego samego zatrzymać nie można. Kto spasuje pierwszy, zaczyna następną rundę.
    .title = Pasowanie
gaia-rule-R87 = Do wyboru są zawsze dokładnie trzy żetony Wzmocnienia. Pasujący najpierw bierze nowy, a dopiero potem oddaje stary.
    .title = Trzy żetony Wzmocnienia

## Pobieranie Mocy

gaia-rule-R90 = Gdy gracz buduje Kopalnię (także Czarną Planetę i wspólną Kopalnię), ulepsza budynek albo jako Firakowie degraduje Laboratorium, każdy przeciwnik mający budynek w sąsiedztwie (R8) może pobrać Moc. Pobiera tyle, ile wynosi wartość Mocy najsilniejszego z tych budynków; pozostałe nic nie dodają. Gajaformery, Satelity i Stacje Kosmiczne niczego nie uruchamiają i nic nie dostają, a własna budowa nigdy nie daje Mocy.
    .title = Pobieranie Mocy od sąsiadów
gaia-rule-R91 = Pobranie kosztuje o 1 PZ mniej, niż pobierasz Mocy: 1 Moc jest za darmo, 2 Moce kosztują 1 PZ i tak dalej. Bierzesz wszystko albo nic. Ilość maleje tylko wtedy, gdy w cyklu da się wykonać mniej kroków albo brakuje ci punktów na zapłatę; bierzesz wówczas dokładnie tyle, ile się da. Gdy nic nie można przesunąć, propozycji nie ma, z wyjątkiem Taklonów (R124).
    .title = Cena pobrania Mocy
gaia-rule-R92 = Przeciwnicy decydują kolejno według miejsc, zgodnie z ruchem wskazówek zegara od aktywnego gracza, bez względu na kolejność tur. Pobierać mogą też ci, którzy spasowali, także w rundzie 6. Jeśli jedna tura daje dwie okazje, na przykład żeton z Laboratorium przynosi Czarną Planetę, najpierw rozstrzyga się budynek; konwencja stołu: tak samo po degradacji u Firaków.
    .title = Kolejność propozycji
gaia-rule-R93 = Punkty oddaje się tylko za Moc pobraną w następstwie budowy przeciwnika. Moc z przychodu, żetonów, akcji i poziomów badań jest za darmo.
    .title = Inna Moc nie kosztuje punktów
gaia-rule-R94 = Pobieranie Mocy rozstrzyga się po turze aktywnego gracza. To, czy stanie się to przed jego końcowymi akcjami bonusowymi, czy po nich, niczego nie zmienia.
    .title = Kiedy pobiera się Moc

## Akcje bonusowe

gaia-rule-R95 = Możesz wymienić 4 Moce na 1 KIK-a, 3 Moce na 1 Rudę, 4 Moce na 1 Wiedzę, 1 Moc na 1 Kredyt, 1 Wiedzę na 1 Kredyt, 1 Rudę na 1 Kredyt, 1 Rudę na 1 znacznik Mocy i 1 KIK-a na 1 Rudę. Możesz też poświęcić Moc (R96) albo wydać 1 KIK-a, by zwiększyć zasięg o 2 w akcji, która tego wymaga.
    .title = Akcje bonusowe
gaia-rule-R96 = Do poświęcenia Mocy potrzeba dwóch znaczników na polu II: jeden odrzucasz na dobre, drugi przechodzi na pole III. Kamień Umysłu może być jednym z nich. Wolno to powtarzać, dopóki pole II na to pozwala.
    .title = Poświęcenie Mocy
gaia-rule-R97 = Przed akcją główną i po niej wykonujesz dowolnie wiele akcji bonusowych w dowolnej kolejności, każdą w pełni opłaconą. Zyski podlegają limitom z R1, a niekorzystna wymiana jest dozwolona. Zasięg kupiony za KIK-i dotyczy tylko tej budowy, projektu, Stacji Kosmicznej lub Czarnej Planety, na którą go wydano.
    .title = Korzystanie z akcji bonusowych

## Frakcje

gaia-rule-R110 = Zdolność frakcji działa od początku gry. Jej Instytut Planetarny zaczyna działać z chwilą, gdy stanie na planszy, a przestawienie go niczego nie przerywa.
    .title = Zdolności i Instytuty
gaia-rule-R111 = Gdy w Fazie Gai twoje znaczniki opuszczają pole Gai, połóż je na polu II. Inne frakcje odkładają swoje na pole I.
    .title = Terranie: z pola Gai na pole II
gaia-rule-R112 = Mając Instytut, policz znaczniki, które w Fazie Gai opuszczają twoje pole Gai. Możesz wziąć zasoby warte łącznie tyle Mocy po cenach akcji bonusowych: KIK za 4, Ruda za 3, Wiedza za 4, Kredyt za 1, w dowolnym zestawie. Limity obowiązują, wolno wziąć mniej, a niewykorzystana reszta przepada. Samych znaczników się przez to nie wydaje.
    .title = Terranie: Instytut Planetarny
gaia-rule-R113 = Budując Kopalnię, możesz wybrać planetę w zasięgu zasiedloną przez przeciwnika, także Czarną Planetę; płacisz 1 Rudę i 2 Kredyty, a za przystosowanie do życia nic. Na planecie stoi najwyżej jedna twoja Kopalnia, a planeta z samym cudzym Gajaformerem nie jest zasiedlona. Takiej Kopalni nigdy się nie ulepsza i nie liczy się ona do rodzajów planet ani Planet Gai (R113a). Poza tym to zwykła Kopalnia: z zasięgiem, Sektorem, wartością Mocy, udziałem w Przymierzach i punktami za Kopalnie.
    .title = Lantydzi: wspólne planety
gaia-rule-R113a = Polska instrukcja pomija wspólne Kopalnie tylko przy żetonach Punktowania Końcowego za rodzaje planet i Planety Gai. Konwencja stołu: domyślnie, zgodnie z tekstem angielskim, nie liczą się one do żadnego efektu związanego z rodzajami ani Planetami Gai. Opcja przywraca polskie brzmienie: w trakcie gry wspólne Kopalnie liczą się wtedy do takich zysków i efektów.
    .title = Lantydzi: do czego liczy się wspólna Kopalnia
gaia-rule-R114 = Mając Instytut, dostajesz 2 Wiedze za każdym razem, gdy budujesz Kopalnię na planecie zasiedlonej przez przeciwnika. Wspólne Kopalnie sprzed budowy Instytutu nic później nie dają.
    .title = Lantydzi: Instytut Planetarny
gaia-rule-R115 = Mając Instytut, możesz w wymianach bonusowych płacić Kredytami zamiast Mocą: 4 Kredyty za KIK-a, 3 za Rudę, 4 za Wiedzę. Decydujesz osobno przy każdej wymianie.
    .title = Hadż Halla: Instytut Planetarny
gaia-rule-R116 = Masz jedno Przymierze na całą grę. Na pierwszy żeton potrzeba wartości Mocy 7, a z każdym żetonem zdobytym w ten sposób wymóg rośnie o 7; żeton z 5. poziomu Terraformacji się nie liczy. Kolejny żeton to znów akcja formowania Przymierza: dołączasz planety i Satelity, oszczędnie jak w R62 i R63, albo nic, jeśli Przymierze już dość urosło. Każdy nowy Satelita kosztuje 1 KIK-a zamiast znacznika Mocy. Stacja Kosmiczna łączy się jak planeta o wartości 1.
    .title = Rój: jedno rosnące Przymierze
gaia-rule-R117 = Mając Instytut, w akcji specjalnej kładziesz jedną z sześciu Stacji Kosmicznych na polu pustej przestrzeni w zasięgu, który można zwiększyć KIK-ami; nie może tam być innej Stacji ani twojego Satelity. Stacja dodaje 1 do wartości Przymierza, łączy jak planeta, liczy się od niej zasięg, a w punktowaniu końcowym jest Satelitą. Nie jest planetą ani budynkiem: nie uruchamia pobierania Mocy i nie daje zniżki. Inni mogą kłaść Satelity na jej polu, a raz położona Stacja nie schodzi z planszy.
    .title = Rój: Stacje Kosmiczne
gaia-rule-R118 = Mając Instytut, dostajesz 3 Wiedze za każdą Kopalnię na nowym dla ciebie rodzaju planety. Planety Gai i Czarna Planeta też są rodzajami. Rodzaje zasiedlone przed budową Instytutu nigdy nic nie dają.
    .title = Geodyci: Instytut Planetarny
gaia-rule-R119 = Dopóki nie stoi twój Instytut, nie możesz w żaden sposób awansować w Nawigacji. W akcji bonusowej możesz odłożyć dostępnego Gajaformera na pole Gai i dostać 1 KIK-a. Wraca on w najbliższej Fazie Gai i do tego czasu nie rozpocznie projektu; Gajaformera stojącego na planecie tak użyć nie można.
    .title = Bal T'ak: KIK za Gajaformera
gaia-rule-R120 = Gdy wszyscy postawią po dwie Kopalnie, stawiasz trzecią. Kiedy stoi twój Instytut, Przymierzu wystarcza wartość Mocy 6, a Instytut daje przychód 1 KIK-a tam, gdzie inni dostają znacznik Mocy.
    .title = Ksenianie
gaia-rule-R121 = Dopóki nie stoi twoja Akademia KIK-ów, każdy zyskiwany KIK, skądkolwiek pochodzi, zamienia się w 1 Rudę. Wydrukowana Planeta Gai przez całą grę kosztuje cię 1 Rudę zamiast 1 KIK-a. Każda Kopalnia, którą zbudujesz na Planecie Gai, także przekształconej, daje 2 PZ.
    .title = Lud Gleenów: Ruda zamiast KIK-ów
gaia-rule-R122 = Po zbudowaniu Instytutu weź żeton Ludu Gleenów, a z nim 1 Rudę, 1 Wiedzę i 2 Kredyty. Żeton jest zielony i liczy się jako zdobyty żeton Przymierza. Żadne Przymierze przez to nie powstaje, więc Instytut może jeszcze do któregoś wejść.
    .title = Lud Gleenów: Instytut Planetarny
gaia-rule-R123 = Kamień Umysłu zaczyna na polu I i porusza się jak każdy znacznik; gdy przesunąć można jego albo zwykły znacznik, wybór należy do ciebie. Wydany z pola III daje 3 Moce, a nadwyżka przepada; na Satelity i Projekty Gaja liczy się jako jeden znacznik, a odrzucony znika na dobre. Przy poświęceniu wybierasz, co odrzucasz. Konwencja stołu: obok Kamienia nie wolno wydawać znaczników, których cena nie wymaga.
    .title = Takloni: Kamień Umysłu
gaia-rule-R124 = Mając Instytut, przy każdym pobraniu Mocy za budowę przeciwnika bierzesz też nowy znacznik Mocy – przed pobraniem lub po nim, jak wolisz. Możesz się zgodzić dla samego znacznika, nawet gdy żadnej Mocy nie da się przesunąć; nic to wtedy nie kosztuje. Znacznik wzięty najpierw sam może się przesunąć, co może zwiększyć ilość Mocy, a więc i cenę w punktach.
    .title = Takloni: Instytut Planetarny
gaia-rule-R125 = Mając Instytut, w akcji specjalnej zamieniasz go miejscami z dowolną swoją Kopalnią poza Czarną Planetą. Nie jest to ani budowa, ani ulepszenie: nic nie punktuje i nikt nie pobiera Mocy. Przymierza pozostają na miejscu i zachowują żetony, nawet gdy ich wartość spadnie.
    .title = Ambasowie: Instytut Planetarny
gaia-rule-R126 = Mając Instytut, w akcji specjalnej zastępujesz jedno ze swoich Laboratoriów Placówką Handlową ze swojej planszy. Pod każdym względem liczy się to jak ulepszenie w Placówkę: daje punkty i pozwala sąsiadom pobrać Moc. Potem możesz awansować o poziom w dowolnym obszarze na zwykłych zasadach. Bez Laboratorium na mapie albo bez Placówki na twojej planszy akcja jest niedostępna.
    .title = Firakowie: Instytut Planetarny
gaia-rule-R127 = Na twojej planszy Instytut i Akademie zamieniły się miejscami, podobnie jak przychody Placówek Handlowych i Laboratoriów. Od początku gry masz akcję specjalną: awans o poziom w obszarze, w którym stoisz najniżej; spośród równych wybierasz. Zasady poziomu 5. obowiązują, a jeśli w żadnym z najniższych obszarów awans nie jest możliwy, akcja jest niedostępna.
    .title = Szalone Androidy
gaia-rule-R128 = Gdy stoi twój Instytut, wartość Mocy twoich budynków na planetach rodzaju Tytan jest większa o 1 – przy pobieraniu Mocy i w Przymierzach. Sumuje się to z żetonem wartości Mocy 4, więc Instytut lub Akademia może osiągnąć 5.
    .title = Szalone Androidy: Instytut Planetarny
gaia-rule-R134 = W akcji bonusowej przesuń znacznik z pola III na pole Gai i weź 1 Wiedzę. Znacznik wróci na pole I w najbliższej Fazie Gai.
    .title = Nowalanie: Wiedza za znaczniki
gaia-rule-R135 = Mając Instytut, za każdy znacznik wydany z pola III masz 2 Moce; przy nieparzystej cenie ostatnia przepada. Tam, gdzie ceną są same znaczniki, jak przy Satelitach i Projektach Gaja, każdy liczy się jako jeden. Kilka wymian można opłacić razem: 2 znaczniki dają 1 Rudę i 1 Kredyt, a 3 znaczniki 2 Rudy.
    .title = Nowalanie: Instytut Planetarny
gaia-rule-R138 = Gdy poświęcasz Moc, znacznik, który inni by odrzucili, trafia na twoje pole Gai. Na pole I wraca w najbliższej Fazie Gai.
    .title = Itarianie: poświęcenie Mocy
gaia-rule-R139 = Mając Instytut, w Fazie Gai przed powrotem znaczników możesz usunąć na dobre 4 z nich z pola Gai i wziąć żeton Technologii według R50–R52. Wolno to powtarzać, dopóki są cztery; reszta wraca na pole I.
    .title = Itarianie: Instytut Planetarny

## Koniec gry

gaia-rule-R150 = Gra kończy się po Fazie Akcji rundy 6. Podsumowania rundy już nie ma, od razu następuje punktowanie końcowe.
    .title = Koniec gry
gaia-rule-R151 = Dla każdego z dwóch żetonów Punktowania Końcowego gracze ustawiają się według liczby: pierwsze miejsce daje 18 PZ, drugie 12, trzecie 6, czwarte nic. Remisujący sumują punkty zajmowanych miejsc i dzielą je po równo. Przy 1 lub 2 graczach gracz neutralny uczestniczy z wydrukowaną liczbą, a punkty jego miejsca przepadają.
    .title = Żetony Punktowania Końcowego
gaia-rule-R152 = Kto dla danego żetonu ma wynik 0, nic za niego nie dostaje. Punkty tego miejsca nie przechodzą na nikogo. Instrukcja tego przypadku nie wspomina; stół trzyma się przyjętego powszechnie rozstrzygnięcia.
    .title = Wynik zerowy
gaia-rule-R153 = Budynki to twoje zasiedlone planety z Czarną Planetą i wspólnymi Kopalniami; dla żetonu Przymierzy tylko te, które należą do twoich Przymierzy. Do rodzajów planet i Planet Gai nie liczą się wspólne Kopalnie ani Gajaformery. Sektor liczy się, gdy masz w nim choć jeden budynek. Satelity to te położone w Przymierzach oraz Stacje Kosmiczne; znacznik na Czarnej Planecie nim nie jest.
    .title = Co liczą żetony Punktowania Końcowego
gaia-rule-R154 = W każdym obszarze badań dostajesz 4 PZ za każdy osiągnięty poziom od 3. wzwyż. Poziom 3. daje więc 4 PZ, poziom 4. – 8, a poziom 5. – 12.
    .title = Punkty za badania
gaia-rule-R155 = Za każde 3 sztuki pozostałych Kredytów, Rudy i Wiedzy, w dowolnym zestawie, dostajesz 1 PZ. Przedtem program wymienia za ciebie: poświęca Moc, ile się da, całą Moc z pola III zamienia na Kredyty, a każdego KIK-a na Rudę. Obowiązują limity z R1; konwencja stołu: opcja pozwala liczyć też nadwyżkę. Kto woli inny zestaw, wymienia przed ostatnim spasowaniem.
    .title = Punkty za pozostałe zasoby
gaia-rule-R156 = Wygrywa gracz z największą liczbą Punktów Zwycięstwa. Remisujący dzielą się zwycięstwem.
    .title = Zwycięzca

## Gra jednoosobowa

gaia-rule-A1 = Przygotuj grę jak dla dwóch graczy: siedem Sektorów, pięć żetonów Wzmocnienia i gracz neutralny w punktowaniu końcowym. Użyj tylko po dwa żetony Przymierza każdego z sześciu rodzajów; jeden z tych dwunastu, wylosowany, leży na poziomie 5. Terraformacji. W rundzie 1. zaczynasz ty.
    .title = Przygotowanie gry jednoosobowej
gaia-rule-A2 = Dla Automy planszę obraca się o 30 stopni zgodnie z ruchem wskazówek zegara, tak by pola tworzyły poziome rzędy. Karta ze wskazaniem w prawo i w dół wybiera pierwszego kandydata, gdy czytasz rzędy od góry do dołu, a każdy od lewej do prawej. Karta ze wskazaniem w lewo i w górę czyta dokładnie odwrotnie.
    .title = Wybór według kierunku
gaia-rule-A3 = Automa gra Terranami, Geodytami, Hadż Halla, Ksenianami, Itarianami, Taklonami albo Firakami, w kolorze innym niż twój. Zaczyna z poziomem badań podanym na karcie frakcji i z punktami zależnymi od poziomu trudności. Wszystkie jej budynki są w jej zasobach.
    .title = Frakcja Automy
gaia-rule-A4 = Kopalnie stawia się w kolejności: ty, Automa, Automa, ty; Ksenianie Automy dostawiają potem trzecią. Automa zajmuje wolną planetę macierzystą najbliższą środka planszy, a remis rozstrzyga kierunek karty dobranej ze wszystkich siedemnastu. Potem ułóż pięć Wzmocnień w rzędzie: Automa bierze to z miejsca wskazanego dobraną kartą, ty jedno z pozostałych, a trzy ostatnie zsuwają się w tej samej kolejności. Dobrane karty wtasowuje się z powrotem.
    .title = Pierwsze Kopalnie i Wzmocnienie Automy
gaia-rule-A5 = Talia to karty startowe 1, 2, 4, 5, 7 i 13, zmienione stosownie do poziomu trudności, oraz jedna losowa z pozostałych. Reszta tworzy zakrytą rezerwę. Na początku każdej kolejnej rundy zbierz wszystkie używane karty, dodaj wierzchnią z rezerwy i potasuj.
    .title = Talia Automy
gaia-rule-A6 = Automa nie ma zasobów, Mocy, Technologii ani żetonów Przymierza. Nie ma przychodu ani Fazy Gai, nigdy nie pobiera Mocy i nic nie zyskuje z poziomów badań ani Wzmocnień. Może za to zabierać: pola akcji, żetony, najwyższe poziomy, planety i Wzmocnienia.
    .title = Bez czego obywa się Automa
gaia-rule-A7 = W pierwszej turze rundy wierzchnia karta Automy zostaje kartą wsparcia, a w następnych – poprzednia karta akcji. Jeśli talia jest pusta, Automa pasuje. W przeciwnym razie odkryj kolejną kartę: jeśli była jedną z trzech ostatnich w talii i ma czerwony X, Automa pasuje; jeśli nie, wykonaj jej akcję z pomocą karty wsparcia i dolicz punkty z karty akcji. Źródła różnią się co do tego, która karta daje punkty; ten stół liczy kartę akcji.
    .title = Tura Automy
gaia-rule-A8 = Jeśli Automa nie może wykonać akcji, nie robi nic, ale punkty z karty dostaje. Niemożliwa budowa Kopalni zamienia się w ulepszenie. Konwencja stołu: w akcjach złożonych każdą część próbuje się wykonać osobno, a niemożliwą pomija. Zastępcza Kopalnia Hadż Halla nie ma już dalszego zastępstwa.
    .title = Gdy akcja Automy się nie uda
gaia-rule-A9 = Kandydatami są planety każdego rodzaju bez budynku i Gajaformera, leżące w zasięgu z karty wsparcia od planety Automy. Zawężaj wybór kolejno, pomijając warunki, których nie spełnia żadna planeta: życzenie akcji frakcji; żeton Punktowania Końcowego wskazany kartą wsparcia, jeśli dotyczy Planet Gai, rodzajów planet lub Sektorów; najmniej etapów terraformacji (Planeta Gai 1, Transplaneta 2); najbliżej twojej planety; kierunek. Transplaneta od razu staje się Planetą Gai. Jeśli w grze jest żeton za Satelity, a Kopalnia nie styka się z innym budynkiem Automy, Automa dolicza jednego Satelitę; konwencja stołu: nie leży on na żadnym polu. Moc możesz pobrać jak zwykle.
    .title = Automa: budowa Kopalni
gaia-rule-A10 = Automa wykonuje pierwsze możliwe ulepszenie z listy: Placówka w Instytut, Kopalnia w Placówkę, Laboratorium w Akademię, Placówka w Laboratorium. Możliwe znaczy, że nowy budynek jest w jej zasobach, a stary stoi na planszy. Spośród kilku wybiera ten najbliższy twojej planety, potem według kierunku. Nie bierze żetonu Technologii, a ty możesz pobrać Moc.
    .title = Automa: ulepszenie
gaia-rule-A11 = Obszar jest dla Automy otwarty, jeśli może w nim awansować (żetonu Przymierza nie potrzebuje) albo jeśli stoi na poziomie 4. lub wyższym, a Technologia Zaawansowana wciąż tam leży. Spośród otwartych wybierz według numeru; karta najwyższego obszaru bierze pod uwagę tylko te, w których Automa stoi najwyżej. Na poziomie 4. lub wyższym z leżącym żetonem usuwa go z gry, w innym wypadku awansuje o poziom. Konwencja stołu: zamknięty obszar wskazany z nazwy zastępuje się wybranym według numeru, a nagrody z poziomu 5. osiągniętego przez Automę przepadają dla obu stron.
    .title = Automa: badania
gaia-rule-A12 = Spośród wolnych jeszcze akcji Mocy i KIK-ów, w kolejności z planszy, wybierz jedną według numeru i zasłoń jej pole. Automa nic z niej nie ma, ale do końca rundy pole jest zamknięte.
    .title = Automa: akcje Mocy i KIK-ów
gaia-rule-A13 = Wybór według numeru polega na odliczeniu wśród możliwych opcji tylu, ile wskazuje liczba na karcie wsparcia; po ostatniej liczy się od początku. Przy strzałce w prawo licz od lewej, przy strzałce w lewo – od prawej.
    .title = Wybór według numeru
gaia-rule-A14 = Karty 9 i 13 uruchamiają akcję frakcji: wykonaj jej części po kolei z kartą wsparcia, przy czym podany w nich zasięg zastępuje zasięg karty, i dolicz punkty akcji frakcji. Stałe zmiany działają też przy zwykłych kartach: Ksenianie wykonują kartę akcji Mocy i KIK-ów dwa razy, Geodyci dostają 2 PZ za pierwszą Kopalnię na nowym rodzaju planety, Hadż Halla 3 PZ za każdą Placówkę Handlową. Firakowie mogą cofnąć Laboratorium do Placówki, zanim mieliby ulepszyć Kopalnię, a każde ulepszenie w Laboratorium daje im też awans według numeru.
    .title = Automa: akcje frakcji
gaia-rule-A15 = Pasując, Automa dostaje lewą liczbę z żetonu Punktowania Rundy w rundach 1–3, a prawą w rundach 4–6. Przed rundą 6. bierze lewe, środkowe lub prawe Wzmocnienie, jak wskazuje karta wsparcia, a stare odkłada na prawy koniec. Jeśli spasuje pierwsza, zaczyna następną rundę. Konwencja stołu: twoje zwrócone Wzmocnienie też trafia na prawy koniec.
    .title = Automa: pasowanie
gaia-rule-A16 = Automalein zaczyna z 0 PZ i bez karty 2, wszyscy inni z 10 PZ. Automächtig dodaje do talii kartę 9, Ultoma i Alptrauma karty 9 i 15. Alptrauma dostaje też o 1 PZ więcej przy każdym zysku punktów. Konwencja stołu: dotyczy to każdej karty, premii frakcji, pasowania, żetonu końcowego i sumy za badania, ale nigdy zysku równego 0.
    .title = Poziomy trudności
gaia-rule-A17 = O dwa żetony Punktowania Końcowego rywalizujecie ty, Automa i gracz neutralny. Do Przymierzy liczą się wszystkie budynki Automy oprócz jednego; jej Satelity to te doliczone w A9, resztę liczy się na planszy. Za poziomy badań punktuje jak gracz, za zasoby nie dostaje nic. Wygrywasz, mając więcej punktów; równa liczba to remis.
    .title = Koniec gry jednoosobowej
gaia-rule-A18 = Ciebie obowiązują wszystkie zwykłe zasady. Budynki Automy są budynkami przeciwnika: dzięki nim twoje Placówki Handlowe są tańsze, a ilekroć Automa buduje lub ulepsza w twoim sąsiedztwie, możesz pobrać Moc za zwykłą cenę.
    .title = Ty przeciw Automie
