# Star Trek: Ascendancy: zasady, jedna wiadomość na każdy numer. „Ustalenie tego stołu” oznacza sprawę, o której
# drukowane zasady milczą lub zostawiają ją graczom, a ten stół rozstrzygnął ją sam.

## Przygotowanie

ascendancy-rule-U1 = Trzech graczy bierze po jednej cywilizacji: Federację, Klingonów i Romulan. Miejsca idą zgodnie z ruchem wskazówek zegara, a gracz po twojej prawej to ten z poprzedniego miejsca.
    .title = Gracze i miejsca
ascendancy-rule-U2 = Każdy System Macierzysty leży na mapie w miejscu swojego gracza. Zaczyna z jednym Węzłem Produkcji, jednym Badań, jednym Kultury, Węzłem Kontroli i 3 Okrętami.
    .title = Systemy Macierzyste
ascendancy-rule-U3 = Każdy zaczyna z 3 Produkcji, 3 Badań, 3 Kultury, 1 Wpływem i 5 gotowymi Rozkazami. Broń trafia na 5+, Osłony stoją na 0.
    .title = Początkowy stan
ascendancy-rule-U4 = Każda cywilizacja ma jeden startowy Postęp, już ukończony. Pozostałe 14 kart tworzy potasowaną talię gracza. Nikt nie zaczyna z Projektem.
    .title = Talie Postępów
ascendancy-rule-U5 = Planety tasuje się i odkłada po 2 na gracza. Resztę tasuje się ze wszystkimi Fenomenami, a odłożone planety kładzie na wierzch. Pierwsze odkrycia są więc planetami.
    .title = Stos systemów
ascendancy-rule-U6 = Talię Eksploracji tasuje się. Kart Kolejności jest tyle, ilu graczy, od numeru 1; w pierwszej rundzie rozdaje się je losowo.
    .title = Karty
ascendancy-rule-U7 = Stół może wybrać dowolne zasady opcjonalne: bogatszy lub skromniejszy początek, Projekt lub Postęp na start, inny sposób ustalania kolejności, Kulturę jako dżokera, tańszy Wpływ, nieułożony stos, swobodniejsze szlaki handlowe, ukierunkowane badania, pierwsze tury bez kontaktu. Każda opcja mówi, co zmienia. Ustalenie tego stołu: pierwsze tury gra się po kolei, a do ich końca żadne połączenie nie może połączyć dwóch Systemów Macierzystych.
    .title = Zasady opcjonalne
ascendancy-rule-U8 = Ustalenie tego stołu: dwóch graczy bierze dwie z trzech cywilizacji, na tym samym stole, z Systemami Macierzystymi naprzeciw siebie. Na wierzch stosu odkładają 4 planety i używają Kart Kolejności 1 i 2. Zwierzchnictwo oznacza wtedy oba Systemy Macierzyste. Dla więcej niż 3 graczy nie ma cywilizacji.
    .title = Dwóch graczy
ascendancy-rule-U9 = Osobnej gry dla początkujących nie ma. Grę skracają: pierwsze tury naraz, więcej zasobów, początkowy Projekt, początkowy Postęp, losowa kolejność, dzika Kultura i łatwiejsze wyniesienie. Pozostałe opcje są dla graczy, którzy znają grę.
    .title = Krótsza i trudniejsza gra

## Zasady ogólne

ascendancy-rule-R0 = Kolejność biegnie od najniższej Karty Kolejności tej rundy do najwyższej; zanim zostaną wybrane, liczą się karty z poprzedniej rundy. Gdy kilku graczy decyduje po kolei, pierwszy jest aktywny gracz, a dalej idą następne karty w kółko. Ustalenie tego stołu: „między akcjami” to zawsze wtedy, gdy możesz wybrać akcję budowy lub Rozkaz, nigdy w ich trakcie.
    .title = Kolejność
ascendancy-rule-R1 = Zasobów nigdy nie oddaje się innym graczom. Rezerwy są jawne i nieograniczone.
    .title = Rezerwy
ascendancy-rule-R2 = Zasada, która pozwala przerzucić kość, robi to z daną kością raz. Inna zasada może przerzucić ją ponownie. Liczy się ostatni wynik.
    .title = Przerzuty
ascendancy-rule-R3 = Karta, którą trzeba Wyczerpać, działa raz na rundę; zasady kosztującej Rozkaz można używać wielokrotnie. Jeśli nie powiedziano inaczej, zasada służy ci tylko w twojej turze.
    .title = Używanie kart
ascendancy-rule-R4 = We własnej turze, między akcjami, możesz kupić 1 Wpływ za 5 Kultury, ile razy cię stać. Ustalenie tego stołu: nikogo nie ogranicza liczba 5 żetonów.
    .title = Kupowanie Wpływu
ascendancy-rule-R5 = Zyskany Rozkaz przychodzi wyczerpany. Utrata Bazy Kosmicznej zabiera jeden Rozkaz, w miarę możliwości wyczerpany. Zdobywca dostaje go wyczerpany.
    .title = Zyskiwanie i utrata Rozkazów
ascendancy-rule-R6 = Gdy w puli nie ma Okrętów, budując możesz wziąć własne Okręty z planszy, płacąc jak zwykle. Ustalenie tego stołu: nie z Warpu. Flota, której zostanie mniej niż 3 Okręty, rozwiązuje się.
    .title = Pusta pula Okrętów
ascendancy-rule-R7 = Gdy w puli nie ma Węzłów Kontroli, możesz porzucić jeden ze swoich systemów i użyć jego Węzła, ale tylko w chwili, gdy go potrzebujesz. Ustalenie tego stołu: system zachowuje Węzły Zasobów i Bazę Kosmiczną, nikt go nie kontroluje, a Rozkaz za Bazę przepada. Bez Węzła nie można kolonizować ani przejąć kontroli przez Hegemonię; po wygranej Inwazji trzeba coś porzucić.
    .title = Pusta pula Węzłów Kontroli
ascendancy-rule-R8 = Jakkolwiek system zmienia właściciela, jego Baza Kosmiczna i Węzły Badań mają skutki z R146 do R149. Dotyczy to także Zaginionej Kolonii, Hegemonii i porzuconego systemu.
    .title = Zmiana kontroli
ascendancy-rule-R9 = Okrętów w Warpie nie ma nigdzie na planszy. Ustalenie tego stołu: mimo to utrzymują gracza w grze.
    .title = Poza światem
ascendancy-rule-R10 = Masz Pierwszy Kontakt z rywalem, gdy pełne Szlaki i systemy łączą wasze Systemy Macierzyste, ktokolwiek je kontroluje. Ustalenie tego stołu: sprawdza się to po każdej zmianie mapy, a kontakt można stracić.
    .title = Pierwszy Kontakt

## Porozumienia Handlowe

ascendancy-rule-R20 = Żeby handlować, twój Okręt lub Węzeł Kontroli musi być w sektorze z Okrętem lub Węzłem Kontroli rywala albo obok niego. Oferta wymienia jedno wolne twoje Porozumienie, jedno wolne jego albo po jednym. Ustalenie tego stołu: to propozycja, którą rywal przyjmuje lub odrzuca. Wolne znaczy: na ręce właściciela.
    .title = Proponowanie Porozumienia
ascendancy-rule-R21 = Nikt nie ma więcej niż jednego Porozumienia tego samego rywala. Oferta, która by to naruszyła, jest niemożliwa.
    .title = Jedno od każdego rywala
ascendancy-rule-R22 = Właściciel może wymienić Porozumienie będące u rywala na inne swoje, gdziekolwiek stoją Okręty, chyba że jest wyczerpane. Ustalenie tego stołu: zgoda nie jest potrzebna. Podejrzliwy posiadacz wyczerpuje także nowe.
    .title = Wymiana
ascendancy-rule-R23 = Właściciel może odebrać swoje Porozumienie, chyba że jest wyczerpane. Posiadacza nikt nie pyta.
    .title = Zerwanie
ascendancy-rule-R24 = Ogłoszenie Bitwy Kosmicznej lub Inwazji przeciw rywalowi zwraca mu Porozumienie, które od niego masz, jeszcze przed rzutem. Inaczej posiadacz nie może go oddać. Ustalenie tego stołu: wraca nawet wyczerpane.
    .title = Zdrada
ascendancy-rule-R25 = Od ogłoszenia do końca bitwy lub Inwazji jej uczestnicy nie zawierają między sobą Porozumień. Ustalenie tego stołu: nie wymieniają ich też i nie zrywają.
    .title = W walce się nie handluje
ascendancy-rule-R26 = Masz Pokój z rywalem, póki trzymasz jego Porozumienie; inaczej jego Okręty są wobec ciebie Wrogie. Pokój pozwala prosić o przejście. Nie broni mu zaatakować ciebie.
    .title = Pokój
ascendancy-rule-R27 = Ustalenie tego stołu: aktywny gracz handluje między akcjami, a wszyscy na końcu każdej tury i przed sprawdzeniem zwycięstwa, po kolei i raz wokoło. Tylko zerwać można wtedy, gdy ktoś prosi cię o przejście albo ogłasza przeciw tobie bitwę lub Inwazję. W jednym takim czasie składasz każdą ofertę raz, jednemu rywalowi najwyżej trzy, raz wymieniasz i raz zrywasz.
    .title = Kiedy się handluje
ascendancy-rule-R28 = Własne Porozumienia nic ci nie dają. Odkryte Porozumienie rywala, które trzymasz, daje swoją Produkcję podczas Generowania.
    .title = Co daje Porozumienie

## Etap Inicjatywy

ascendancy-rule-R35 = O kolejność licytują tylko gracze z Pierwszym Kontaktem. Pozostali dostają kartę losowo.
    .title = Kto licytuje
ascendancy-rule-R36 = Licytujący przeznaczają zasoby jawnie, w kolejności z poprzedniej rundy, w dowolnym składzie. Suma to 0 albo taka, jakiej nikt w tej rundzie nie dał. Co przeznaczono, jest wydane.
    .title = Przeznaczanie zasobów
ascendancy-rule-R37 = Od najwyższej sumy w dół każdy, kto dał co najmniej 1 żeton, bierze dowolną z pozostałych Kart Kolejności. Nie musi to być pierwsza.
    .title = Wybór karty
ascendancy-rule-R38 = Kto nic nie dał albo nie ma kontaktu, dostaje losowo jedną z pozostałych kart. W pierwszej rundzie dotyczy to wszystkich.
    .title = Reszta losowo
ascendancy-rule-R39 = Karty leżą odkryte przez całą rundę. Ustalenie tego stołu: gdy ktoś odpadnie, używa się tylu kart, ilu jest graczy.
    .title = Odkryte karty

## Faza Budowy

ascendancy-rule-R50 = Okręt kosztuje 1 Produkcji i pojawia się w twoim Systemie Macierzystym, póki go kontrolujesz, albo w systemie z Bazą Kosmiczną, którą kontrolujesz. Wrogowie na miejscu nie przeszkadzają, a Niebezpieczeństwa się nie sprawdza.
    .title = Budowa Okrętów
ascendancy-rule-R51 = Gdy w jednej fazie zbudujesz w jednym miejscu 3 lub więcej Okrętów, mogą stać się tam Flotą bez Rozkazu. Ustalenie tego stołu: tylko Okręty zbudowane tam w tej fazie, raz w każdym miejscu.
    .title = Flota ze stoczni
ascendancy-rule-R52 = Kolonizacja kosztuje 1 Kultury i jeden Okręt w systemie, który musisz Okupować i który musi być Nierozbudowany. Kładziesz Węzeł Kontroli, bierzesz żetony cywilizacji pre-warp i odrzucasz leżącą tam kartę. Nie można skolonizować Fenomenu ani planety z zakrytą Kartą Eksploracji.
    .title = Kolonizacja
ascendancy-rule-R53 = Węzeł Zasobów buduje się w kontrolowanym systemie, na wolnym miejscu jego rodzaju albo na otwartym, za jego koszt. Na otwartym miejscu można go później zastąpić innym za pełny koszt, a stary przepada. W żaden inny sposób Węzłów się nie usuwa.
    .title = Budowa Węzłów
ascendancy-rule-R54 = Węzeł, który pasuje i na swoje miejsce, i na otwarte, kładziesz tam, gdzie chcesz. Otwarte miejsce warto zachować.
    .title = Wybór miejsca
ascendancy-rule-R55 = W swojej turze możesz położyć po jednym żetonie Badań z rezerw na każdym ze swoich Projektów. Żetony z Projektu nigdy nie wracają.
    .title = Przeznaczanie Badań
ascendancy-rule-R56 = Projekt, na którym żetonów jest tyle, ile kosztuje, jest od razu ukończony. Żetony wracają do puli, symbole działają, a karty można użyć natychmiast.
    .title = Ukończenie Projektu
ascendancy-rule-R57 = Możesz ulepszyć Broń lub Osłony o jeden stopień za jego koszt w Badaniach, płatny od razu. Ustalenie tego stołu: w tej samej turze możesz to powtórzyć, aż do ostatniego stopnia.
    .title = Broń i Osłony
ascendancy-rule-R58 = Zasad dotyczących budowy można użyć w każdej chwili fazy. Nie kończą jej.
    .title = Specjalne zasady budowy
ascendancy-rule-R59 = Ty mówisz, kiedy kończy się twoja Faza Budowy. Potem buduje się już tylko dzięki specjalnym zasadom; Wpływ nadal można kupić.
    .title = Koniec budowy

## Mapa

ascendancy-rule-M1 = Stół jest kwadratem w całych jednostkach, a kierunki to całe stopnie. Ustalenie tego stołu: wszystkie położenia liczy się w liczbach całkowitych, więc każda maszyna znajdzie tę samą mapę.
    .title = Miary
ascendancy-rule-M1a = Dwie rzeczy leżą dość daleko od siebie, gdy najbliższe punkty ich obrysów zachowują wymagany odstęp. Dokładnie taki odstęp wystarcza.
    .title = Sprawdzanie odległości
ascendancy-rule-M2 = System jest okrągłym kaflem, a Szlak o długości 2, 3 lub 4 to tyle sektorów z rzędu. Im dłuższy Szlak, tym dalej od siebie leżą połączone systemy.
    .title = Kafle i Szlaki
ascendancy-rule-M3 = Kafle i Szlaki muszą leżeć na stole i nie mogą dotykać innych kafli i Szlaków. Sprawdza się tylko to, co się kładzie lub obraca. To, co już leży, zostaje.
    .title = Gdzie wolno kłaść
ascendancy-rule-M4 = Systemy Macierzyste nigdy się nie ruszają. Leżą w równych odległościach od siebie.
    .title = Systemy Macierzyste na mapie
ascendancy-rule-M5 = Nieruchomy jest System Macierzysty i system połączony z dwoma lub więcej innymi. System połączony tylko z jednym, nieruchomym, jest ruchomy: może się wokół niego obracać. Ustalenie tego stołu: system z otwartym Szlakiem zostaje na miejscu.
    .title = Nieruchome i ruchome
ascendancy-rule-M6 = Otwarty Szlak trzyma się tylko jednego systemu i może się wokół niego obracać. Liczy się do limitu Szlaków systemu. Ustalenie tego stołu: system, który przypadkiem leży przy jego wolnym końcu, nie jest połączony.
    .title = Otwarte Szlaki
ascendancy-rule-M7 = W swojej turze możesz obrócić ruchomy system lub otwarty Szlak ze wszystkim, co na nim stoi, dopóki nic nie zawadza. Obraca się go po stole, nigdy nie podnosi. Ustalenie tego stołu: każdy raz na turę i jeszcze raz przy kładzeniu czegoś.
    .title = Obracanie
ascendancy-rule-M8 = Poruszająca się jednostka może opuścić system nowym Szlakiem, póki system ma na niego miejsce. Kość Szlaku pokazuje długość; potem wybierasz kierunek albo łączysz Szlak z innym systemem. Ustalenie tego stołu: gdy nic nie pasuje, jednostka zostaje i jej ruch się kończy.
    .title = Nowe Szlaki
ascendancy-rule-M8a = Po położeniu nowego Szlaku jednostka stoi w jego pierwszym sektorze. Rusza się dalej, na ile pozwala jej prędkość.
    .title = Na nowym Szlaku
ascendancy-rule-M9 = Jednostka w ostatnim sektorze otwartego Szlaku może wyjść jego wolnym końcem i odkryć system. Ustalenie tego stołu: kierunek wybierasz, zanim system zostanie dobrany. Jeśli żaden kierunek nie pasuje albo stos jest pusty, niczego nie można odkryć.
    .title = Odkrywanie
ascendancy-rule-M10 = Nowy Szlak może kończyć się przy systemie, który już leży, jeśli długość dokładnie pasuje i ten system ma wolne miejsce. Ruchome systemy mogą się w tym celu obrócić. Ustalenie tego stołu: dwóch systemów nigdy nie łączą dwa Szlaki.
    .title = Łączenie
ascendancy-rule-M11 = Szlak do połączonego systemu jest zwykłym Szlakiem. Jednostka porusza się po nim dalej.
    .title = Dalszy ruch
ascendancy-rule-M12 = Otwarty Szlak bez Okrętów usuwa się od razu. Żeton Warpu, który na niego wskazywał, wskazuje odtąd jego system.
    .title = Opuszczone Szlaki
ascendancy-rule-M13 = Mierzenie nic nie kosztuje. Dla każdego systemu i każdej długości wolno zobaczyć, co pasuje, zanim ogłosi się Szlak.
    .title = Mierzenie
ascendancy-rule-M14 = Ludzie mogą wybrać każdy całkowity stopień, który pasuje. Boty dostają krótszą listę kierunków, a każdy z nich mogą wybrać także ludzie.
    .title = Wybór kierunku
ascendancy-rule-M15 = Przypadek działa tylko przez kość Szlaku i stos. Te same wybory dają tę samą mapę.
    .title = Żadnego innego przypadku

## Mapa heksowa

ascendancy-rule-H1 = Na mapie heksowej wszystkie systemy i Szlaki leżą na planszy z heksów. Systemy Macierzyste mają stałe heksy w równych odległościach.
    .title = Plansza
ascendancy-rule-H2 = System zajmuje jeden heks. Dwa systemy nigdy nie leżą na sąsiednich heksach.
    .title = Systemy na heksach
ascendancy-rule-H3 = Szlak zajmuje heksy między swoimi systemami, po jednym na sektor, najkrótszą drogą. Na heksie mieści się jeden system albo jeden sektor Szlaku. Szlaki mogą przebiegać obok innych systemów.
    .title = Szlaki na heksach
ascendancy-rule-H4 = Dla otwartego Szlaku wybierasz heks przy wolnym końcu, na którym zmieściłby się system. Ten heks nie jest zarezerwowany. Jeśli takiego nie ma, wybierasz ostatni heks Szlaku.
    .title = Kładzenie Szlaku
ascendancy-rule-H5 = Gdy wolnych jest kilka najkrótszych dróg, bierze się pierwszą w stałej kolejności kierunków. Nikt jej nie wybiera.
    .title = Droga
ascendancy-rule-H6 = Ruchomy system może przejść na dowolny heks w odpowiedniej odległości od sąsiada. To, co leży pomiędzy, nie przeszkadza. Otwarty Szlak można położyć na nowo, zanim na jego końcu odkryje się system.
    .title = Obracanie na heksach
ascendancy-rule-H7 = Szlak łączy dwa systemy, gdy jego długość to dokładnie odległość między nimi i droga jest wolna. Ruchome systemy mogą się najpierw przesunąć.
    .title = Łączenie na heksach
ascendancy-rule-H8 = Wszystko inne jest jak na wolnej mapie. Kierunki zastępują heksy.
    .title = Poza tym to samo

## Faza Dowodzenia i ruch

ascendancy-rule-R75 = Każdy Rozkaz wyczerpuje jeden gotowy żeton, a każdego rodzaju można wydać dowolnie wiele: ruch, sprostanie Fenomenowi, bitwa, Inwazja, Hegemonia, powołanie Bazy Kosmicznej lub Floty, rozpoczęcie Projektów, specjalna zasada. Tura kończy się, gdy tak powiesz, albo gdy nie ma gotowego żetonu i nic darmowego do zrobienia.
    .title = Rozkazy
ascendancy-rule-R76 = Ruch porusza jeden Okręt lub jedną Flotę. Tę samą jednostkę można ruszyć znów kolejnym Rozkazem.
    .title = Ruch jednostki
ascendancy-rule-R77 = Z prędkością Impulsową jednostka porusza się do 2 sektorów i musi wejść co najmniej do jednego albo ogłosić nowy Szlak. Pierwszy sektor nowego Szlaku i odkryty system kosztują po jednym. Po drodze wolno zawrócić.
    .title = Ruch Impulsowy
ascendancy-rule-R78 = Odkrycie kończy ruch. Dotyczy to każdej prędkości.
    .title = Odkrycie kończy ruch
ascendancy-rule-R79 = Wchodząc do Warpu, jednostka opuszcza planszę z 1 żetonem Warpu. Żeton wskazuje sektor, który opuściła.
    .title = Wejście do Warpu
ascendancy-rule-R80 = Rozkaz daje jednostce w Warpie jeszcze 1 żeton Warpu. Można to powtarzać.
    .title = Nabieranie prędkości
ascendancy-rule-R81 = Wychodząc z Warpu, jednostka może wejść do tylu systemów, ile ma żetonów Warpu, i po jednym za każdy symbol Warpu na twoich gotowych Postępach. Podróżuje Szlakami od sektora, w którym weszła do Warpu, i może stanąć w każdym systemie i sektorze Szlaku. Żetony się odrzuca. Ustalenie tego stołu: w ostatnim systemie, do którego może wejść, podróż się kończy.
    .title = Wyjście z Warpu
ascendancy-rule-R82 = Ustalenie tego stołu: jednostka może wyjść tam, gdzie weszła, i jest to ruch zakończony w tym miejscu. Jeśli nigdzie nie może stanąć, zostaje w Warpie z żetonami, a Rozkaz przepada.
    .title = Wyjście w miejscu
ascendancy-rule-R83 = Gdy sektora wskazywanego przez żeton Warpu już nie ma, żeton wskazuje system, do którego należał Szlak. Ustalenie tego stołu: po zniszczeniu systemu właściciel wybiera system, który był z nim połączony, a jeśli takiego nie ma, najbliższy.
    .title = Utracone wejście
ascendancy-rule-R84 = Nie wolno wejść do sektora z Okrętami Wrogimi wobec ciebie, z żadną prędkością. Wyjątkiem jest system, który kontrolujesz.
    .title = Wtargnięcie
ascendancy-rule-R85 = System, który kontrolujesz, jest zawsze otwarty dla twoich Okrętów. Możesz przez niego przejść i w nim stanąć.
    .title = Własne systemy
ascendancy-rule-R86 = Zanim wejdziesz do sektora z Okrętami gracza, z którym masz Pokój, prosisz o przejście. Odmowa kończy ruch w poprzednim sektorze. Ustalenie tego stołu: jedna zgoda obejmuje wszystkie sektory tego gracza dla tej jednostki i tego Rozkazu.
    .title = Przejście
ascendancy-rule-R87 = Jednostka, która kończy ruch w Niebezpiecznym systemie, stawia mu czoła: jedna kość za każdy Okręt, a wynik co najmniej równy Niebezpieczeństwu i twoim Osłonom niszczy jeden. Powyżej 6 nic nie grozi. Każda jednostka, która się ruszyła, rzuca za siebie.
    .title = Sprostanie Niebezpieczeństwu
ascendancy-rule-R88 = Przechodzenie, opuszczanie i budowanie są bezpieczne. Ustalenie tego stołu: odwroty, manewry i wycofania to ruchy zakończone. Kilka jednostek przybywających razem rzuca jedna po drugiej, największa pierwsza.
    .title = Kiedy się nie rzuca
ascendancy-rule-R89 = Za Rozkaz jednostka może sprostać Fenomenowi, w którym masz Okręty od początku tury, jeśli się nie ruszyła. Ustalenie tego stołu: kolejnym Rozkazem może to zrobić znowu.
    .title = Sprostanie w miejscu
ascendancy-rule-R90 = Gdy przetrwa choć jeden Okręt, a na Fenomenie leży żeton Badań, bierzesz go. Trafia na jeden z twoich Projektów, niezależnie od R55, albo do rezerw.
    .title = Badania Fenomenu
ascendancy-rule-R91 = Jednostka, która kończy ruch w systemie, załatwia po kolei: to, co przynosi nowy system, jego Niebezpieczeństwo, Niebezpieczeństwo leżącej karty, miny, potem żeton Badań albo Kartę Eksploracji. Gdy nie zostanie żaden Okręt, reszta odpada.
    .title = Kolejność po przybyciu

## Odkrywanie

ascendancy-rule-R100 = Nowy Fenomen dostaje 1 żeton Badań. Jednostka stawia mu czoła i może wziąć żeton. Karty Eksploracji się nie dobiera.
    .title = Fenomen
ascendancy-rule-R101 = Nowej planecie, jeśli jest Niebezpieczna, trzeba sprostać. Gdy przetrwa Okręt, dobiera się i wykonuje Kartę Eksploracji.
    .title = Planeta
ascendancy-rule-R102 = Gdy żaden Okręt nie przetrwa, na planecie kładzie się zakrytą Kartę Eksploracji, której nikt nie ogląda. Wykona ją pierwszy gracz z ocalałym Okrętem po ruchu zakończonym w tym miejscu.
    .title = Czekająca karta
ascendancy-rule-R103 = Karcie z Niebezpieczeństwem muszą sprostać wszystkie Okręty jednostki, która ją znalazła. Działa jak Niebezpieczeństwo systemu.
    .title = Niebezpieczeństwa na kartach
ascendancy-rule-R104 = Niektóre karty zostają odkryte w systemie. Ich Niebezpieczeństwo dotyczy każdej jednostki, która kończy tam ruch, póki karta leży. Kolonizacja usuwa każdą kartę.
    .title = Karty, które zostają
ascendancy-rule-R105 = Cywilizacja pre-warp kładzie w systemie żetony Produkcji. Planeta pozostaje Nierozbudowana: można ją skolonizować, ale nie najechać ani zdobyć Hegemonią.
    .title = Cywilizacje pre-warp
ascendancy-rule-R106 = Cywilizacja zdolna do Warpu dostaje tyle żetonów Warpu, ile wynosi jej poziom, i buduje tyle Węzłów: najpierw Produkcji, potem Badań, potem Kultury, na ich miejscach i na otwartych. Ustalenie tego stołu: gdy miejsc jest mniej, zajmuje wszystkie.
    .title = Cywilizacje zdolne do Warpu
ascendancy-rule-R107 = Żetony Warpu cywilizacji znikają, gdy ktoś przejmie kontrolę. Ustalenie tego stołu: także gdy jej Węzły zostaną anihilowane.
    .title = Koniec niezależności
ascendancy-rule-R108 = Ustalenie tego stołu: wykonane karty idą na stos odrzuconych, który tasuje się, gdy talia się skończy. Jeśli oba są puste, nic się nie dobiera.
    .title = Pusta talia
ascendancy-rule-R109 = Federacja bierze 1 Kultury za każdy odkryty Fenomen i za każdą wykonaną kartę Cywilizacji. Ustalenie tego stołu: nawet gdy Okręt zginie.
    .title = Nowe dziwne światy
ascendancy-rule-R110 = Zniszczony system opuszcza grę ze wszystkim, co tam zbudowano. Okręty przechodzą do najbliższego sektora Szlaku, który tam prowadził, każdy właściciel wybiera; bez Szlaku giną. Szlaki z Okrętami stają się otwarte, a pozostałe się usuwa.
    .title = Zniszczone systemy
ascendancy-rule-R111 = Ustalenie tego stołu: Okręty przesunięte ze zniszczonego systemu nie potrzebują zgody. Zasady wtargnięcia ich nie dotyczą.
    .title = Ucieczka jest wolna

## Bitwa Kosmiczna

ascendancy-rule-R115 = Za jeden Rozkaz atakujesz sektor z Okrętami rywali, który sąsiaduje z twoimi Okrętami albo je zawiera. Wybierasz, które z twoich sektorów biorą udział, a walczą wszystkie twoje Okręty w nich. Okręty innych graczy w twoich sektorach nie uczestniczą.
    .title = Atak
ascendancy-rule-R116 = Broni się każdy rywal, który ma Okręty w atakowanym sektorze, także pokojowy. Atak na przyjaciela to zdrada.
    .title = Obrońcy
ascendancy-rule-R117 = Kość trafia, gdy pokazuje co najmniej twój Rzut na Trafienie powiększony o Osłony celu. Powyżej 6 trafić nie można, chyba że karta mówi inaczej.
    .title = Trafienie
ascendancy-rule-R118 = Każdy Okręt daje jedną kość. Strona z Okrętami na orbicie systemu, który kontroluje razem z Bazą Kosmiczną, ma o jedną więcej. Baza nigdy nie walczy sama.
    .title = Kości
ascendancy-rule-R119 = W każdej rundzie atakujący najpierw dzieli swoje kości między kilku obrońców. Wszyscy rzucają, przerzucają, przydzielają trafienia, a straty usuwa się razem. Ustalenie tego stołu: zaczyna atakujący, potem obrońcy po kolei.
    .title = Runda bitwy
ascendancy-rule-R120 = Każde trafienie niszczy jeden Okręt, który wybiera ten, kto trafił. Trafienia spadają tylko na obrońcę, w którego celowała kość, a nadmiar przepada. Ustalenie tego stołu: trafienia Łupieżców przydziela się najpierw.
    .title = Przydzielanie trafień
ascendancy-rule-R121 = Wszystkie trafienia obrońców spadają na atakującego. Nie ma on na to wpływu.
    .title = Trafienia obrońców
ascendancy-rule-R122 = W pierwszej rundzie strona bez Pierwszego Uderzenia ponosi straty, zanim rzuci. Gdy mają je obie strony, nie liczy się wcale. Ustalenie tego stołu: przy kilku obrońcach patrzy się na każdego z osobna.
    .title = Pierwsze Uderzenie
ascendancy-rule-R123 = Po każdym usunięciu strat Floty mające mniej niż 3 Okręty od razu się rozwiązują. Tracą swoją zasadę przed kolejnym rzutem.
    .title = Malejące Floty
ascendancy-rule-R124 = Po stratach może się wycofać atakujący, potem każdy obrońca po kolei. Klingoni nigdy się nie wycofują.
    .title = Odwrót
ascendancy-rule-R125 = Odwrót prowadzi o 1 lub 2 sektory istniejącymi Szlakami, wszystkimi Okrętami do jednego sektora, w którym nie ma wroga z tej bitwy. Grupy, które nie mogą się spotkać, idą w różne sektory, ale każda musi mieć swój. Odmowa przejścia zamyka tylko dany sektor. Kto nie ma dokąd, nie może się wycofać.
    .title = Dokąd się wycofać
ascendancy-rule-R126 = Strona, która nie może się wycofać, walczy dalej. Pozostałe decydują za siebie.
    .title = Bez wyjścia
ascendancy-rule-R127 = Jeśli nikt się nie wycofa, zaczyna się kolejna runda. Nie kosztuje Rozkazu.
    .title = Kolejna runda
ascendancy-rule-R128 = Ustalenie tego stołu: gdy żadna strona nie mogłaby zniszczyć Okrętu żadnym rzutem ani kartą, atakujący musi się wycofać. Jeśli nie może, bitwa kończy się bez zwycięzcy i wszyscy zostają.
    .title = Pat
ascendancy-rule-R129 = Strona z Okrętami wygrywa, gdy wszyscy przeciwnicy zginęli lub uciekli. Przy kilku obrońcach bitwa trwa, póki nie znikną wszyscy oni albo atakujący.
    .title = Zwycięstwo w bitwie
ascendancy-rule-R130 = Zwycięzca może przesunąć dowolne z Okrętów, które walczyły, o najwyżej 2 sektory do jednego wspólnego, bez Rozkazu. Ustalenie tego stołu: Flot się przy tym nie dzieli, a z kilku zwycięzców robi to każdy po kolei.
    .title = Taktyczny Manewr
ascendancy-rule-R131 = Gdy obie strony zginą, nikt nie wygrał i nikt nie manewruje. Zawsze Zwycięscy mimo to się liczą.
    .title = Nikt nie ocalał
ascendancy-rule-R132 = Łupieżcy dostają zapłatę za to, co zniszczyły ich własne kości, nawet jeśli giną w tej samej rundzie. Flota rozwiązana przed rzutem nic nie dostaje.
    .title = Zapłata Łupieżców
ascendancy-rule-R133 = Bitwa przerwana kartą nie ma zwycięzcy. Jeśli inni walczą dalej, resztę ocenia się osobno.
    .title = Przerwana bitwa
ascendancy-rule-R134 = Okręty jednego gracza w bitwie to jedna strona; Floty i pojedyncze Okręty pozostają sobą. Zawsze Zwycięskich ocenia się raz, na końcu, licząc wszystkie zniszczone Okręty razem.
    .title = Strony

## Inwazja Planetarna

ascendancy-rule-R137 = Za jeden Rozkaz najeżdżasz Rozbudowany system, który Okupujesz, a którego nie kontrolujesz. Walczą wszystkie twoje Okręty w nim. Federacja nigdy nie najeżdża, a najazd na przyjaciela to zdrada.
    .title = Inwazja
ascendancy-rule-R138 = W każdej rundzie atakujący rzuca kością za każdy Okręt, a obrońca za każdy Węzeł, z Węzłem Kontroli włącznie. Bazy Kosmiczne nie dają kości. Wolny świat poziomu 1, 2 lub 3 trafia na 5, 4 lub 3 i ma Osłony 1, 2 lub 3. Ustalenie tego stołu: porzucone Węzły trafiają na 5+ i nie mają Osłon.
    .title = Kości Inwazji
ascendancy-rule-R139 = Każde trafienie obrońcy niszczy jeden atakujący Okręt. Wybiera go obrońca. Ustalenie tego stołu: trafienia świata bez kontroli spadają najpierw na największą jednostkę.
    .title = Straty atakującego
ascendancy-rule-R140 = Trafień więcej niż Węzłów: atakujący przejmuje kontrolę, a ocalałe Węzły zostają nietknięte. To jest cel Inwazji.
    .title = Zdobycie
ascendancy-rule-R141 = Trafień tyle, ile Węzłów: na planecie ginie wszystko, także Węzeł Kontroli. Nikt jej nie kontroluje, a Inwazja się kończy.
    .title = Anihilacja
ascendancy-rule-R142 = Trafień mniej niż Węzłów: atakujący musi zniszczyć tyle Węzłów Zasobów, które sam wybiera. Węzła Kontroli tak zniszczyć nie można.
    .title = Bombardowanie
ascendancy-rule-R143 = Zdobycie i anihilacja obowiązują, nawet gdy w tej samej rundzie zginą wszystkie atakujące Okręty. Obie strony rzucają jednocześnie.
    .title = Jednocześnie
ascendancy-rule-R144 = Gdy giną wszyscy atakujący, a planety nie zdobyto ani nie anihilowano, Inwazja jest odparta. Co zniszczono, pozostaje zniszczone.
    .title = Odparcie
ascendancy-rule-R145 = Po rundzie atakujący może się wycofać, zostając na orbicie albo ruszając o 1 lub 2 sektory; potem obrońca może poddać system ze wszystkimi Węzłami. Klingoni nie robią ani jednego, ani drugiego, a świat bez kontroli nigdy się nie poddaje. Gdy żadna strona nie może trafić, Inwazja się kończy.
    .title = Wycofanie i poddanie się
ascendancy-rule-R146 = Kto przejmuje kontrolę, kładzie swój Węzeł Kontroli w miejsce starego. Żetony Warpu cywilizacji się usuwa.
    .title = Przejęcie kontroli
ascendancy-rule-R147 = Baza Kosmiczna w systemie przynosi swój Rozkaz, wyczerpany, nowemu właścicielowi. Po anihilacji stary właściciel go traci, a zyskuje go następny.
    .title = Zdobyte Bazy Kosmiczne
ascendancy-rule-R148 = Za każdy Węzeł Badań odebrany rywalowi ten rywal oddaje ci jeden wybrany przez siebie Projekt, bez żetonów. Jeśli żadnego nie ma, nic się nie dzieje. Świat bez kontroli niczego nie oddaje.
    .title = Zdobyte Projekty
ascendancy-rule-R149 = Potem obaj gracze odrzucają Projekty do liczby swoich Węzłów Badań, nowy właściciel pierwszy. Zdobyte Węzły już mu się liczą.
    .title = Nadmiar Projektów
ascendancy-rule-R150 = Pierwsze Uderzenie Węzłów działa w pierwszej rundzie Inwazji tak jak u Okrętów. Może je dać tylko karta.
    .title = Pierwsze Uderzenie Węzłów

## Kulturowa Hegemonia

ascendancy-rule-R155 = Za jeden Rozkaz i 1 Kultury próbujesz zdobyć Rozbudowany system, który Okupujesz, a którego nie kontrolujesz. Planet pre-warp i pustych tak zdobyć nie można.
    .title = Hegemonia
ascendancy-rule-R156 = Odporność systemu rywala to jego Węzły, Baza Kosmiczna i Wpływ rywala. Odporność wolnego świata to jego Węzły i żetony Warpu. Ustalenie tego stołu: Baza Kosmiczna liczy się także tam.
    .title = Odporność
ascendancy-rule-R157 = Kość, twój Wpływ i premie muszą razem przewyższyć odporność. Wtedy możesz zapłacić jeszcze 1 Kultury i przejąć kontrolę. Bez tego nic się nie dzieje.
    .title = Próba
ascendancy-rule-R158 = Obie Kultury trzeba wydać nawet przy pewnym sukcesie. Kością i tak się rzuca.
    .title = Bez zniżki
ascendancy-rule-R159 = Hegemonia nie jest atakiem: nie zdradza żadnego Porozumienia. Można nią zdobyć także System Macierzysty.
    .title = To nie zdrada
ascendancy-rule-R160 = Kolejnym Rozkazem możesz spróbować znowu. Każda próba kosztuje swoją Kulturę.
    .title = Kolejne próby

## Bazy Kosmiczne i Floty

ascendancy-rule-R165 = Za jeden Rozkaz stawiasz Bazę Kosmiczną w kontrolowanym systemie, w którym jej nie ma. Możesz postawić najwyżej tyle, ile masz Wpływu, a 3 w całej grze; zdobyte się nie liczą. Bazy nie można przenieść, a ginie tylko razem z systemem.
    .title = Bazy Kosmiczne
ascendancy-rule-R166 = Każda kontrolowana Baza Kosmiczna daje jeden Rozkaz, miejsce budowy Okrętów i powoływania Flot, jedną kość w bitwie i 1 odporności. Nie jest Węzłem.
    .title = Co daje Baza Kosmiczna
ascendancy-rule-R170 = Za jeden Rozkaz 3 lub więcej twoich Okrętów tworzy Flotę, w Systemie Macierzystym lub przy kontrolowanej Bazie Kosmicznej. Wybierasz wolną kartę Floty i jej stronę.
    .title = Powołanie Floty
ascendancy-rule-R171 = Nigdy nie masz więcej Flot niż Wpływu. Której karty użyjesz najpierw, zależy od ciebie.
    .title = Liczba Flot
ascendancy-rule-R172 = Flota ma co najmniej 3 Okręty. Najwięcej może mieć tyle, ile podaje jej strona karty.
    .title = Wielkość Flot
ascendancy-rule-R173 = Między Rozkazami Okręty w tym samym sektorze mogą dołączyć do Floty lub ją opuścić w granicach jej wielkości, za darmo i nie w Warpie. Ustalenie tego stołu: każda Flota zmienia się raz między dwoma Rozkazami.
    .title = Dołączanie i odłączanie
ascendancy-rule-R174 = W swojej turze możesz rozwiązać Flotę za darmo, ale nie w Warpie. Poniżej 3 Okrętów rozwiązuje się sama. Jej karta jest od razu wolna.
    .title = Rozwiązanie Floty
ascendancy-rule-R175 = Stronę karty zmienia się tylko przez rozwiązanie i ponowne powołanie Floty. Kosztuje to Rozkaz.
    .title = Druga strona

## Projekty

ascendancy-rule-R180 = Za jeden Rozkaz dobierasz ze swojej talii 2 karty jako Projekty. Ustalenie tego stołu: mniej, gdy talia jest za mała, a wcale, gdy jest pusta.
    .title = Rozpoczynanie Projektów
ascendancy-rule-R181 = Ustalenie tego stołu: Projekty leżą odkryte. Karty dobranej i od razu odrzuconej się nie pokazuje.
    .title = Jawne Projekty
ascendancy-rule-R182 = Nigdy nie masz więcej Projektów niż kontrolowanych Węzłów Badań. Nadmiar odrzuca się natychmiast, także w cudzej turze: pod talię właściciela, a żetony przepadają. Ustalenie tego stołu: karta gracza, który odpadł, opuszcza grę.
    .title = Limit Projektów
ascendancy-rule-R183 = Ukończonych Postępów nigdy się nie traci. Zdobyty Projekt, który ukończysz, jest twój na zawsze.
    .title = Na zawsze

## Etap Odnowienia

ascendancy-rule-R190 = Odnowienie zaczyna się ostatnią okazją do handlu. Potem sprawdza się, czy ktoś zwyciężył.
    .title = Początek Odnowienia
ascendancy-rule-R191 = Po sprawdzeniu zwycięstwa odpadają gracze bez Okrętów i systemów. Jeśli został jeden gracz, zwyciężył.
    .title = Odpadanie
ascendancy-rule-R192 = Generowanie: każdy kontrolowany Węzeł Zasobów daje jeden żeton swojego rodzaju. Odkryte Porozumienia i Postępy dają swoje.
    .title = Generowanie
ascendancy-rule-R193 = Gracz bez Okrętu na planszy i w Warpie i bez systemu odpada. Ustalenie tego stołu: sprawdza się to tylko tutaj. Porozumienia wracają, jego Projekty i talia opuszczają grę, karty zdobyte przez innych zostają u nich, a jego System Macierzysty nadal liczy się do Zwierzchnictwa.
    .title = Poza grą
ascendancy-rule-R194 = Wszystkie Rozkazy, karty i Porozumienia się odświeża. Masz 5 Rozkazów i po jednym za każdą kontrolowaną Bazę Kosmiczną i każdy symbol Rozkazu.
    .title = Odświeżenie
ascendancy-rule-R195 = Każda jednostka w Warpie dostaje 1 żeton Warpu. Nic to nie kosztuje.
    .title = Prędkość Warp
ascendancy-rule-R196 = Każdy Fenomen bez żetonu Badań dostaje 1. Nikt nie musi tam być.
    .title = Nowe Badania

## Koniec gry

ascendancy-rule-R200 = Zwycięstwo przez Wpływ: przy sprawdzeniu masz 5 lub więcej Wpływu i kontrolujesz własny System Macierzysty. W żadnej innej chwili się tego nie sprawdza.
    .title = Zwycięstwo przez Wpływ
ascendancy-rule-R201 = Zwierzchnictwo: przy sprawdzeniu kontrolujesz 3 Systemy Macierzyste, w tym własny. W grze dwóch graczy wystarczą oba.
    .title = Zwierzchnictwo
ascendancy-rule-R202 = Gdy warunek spełnia kilku graczy, wygrywa ten, kto kontroluje najwięcej systemów, z Macierzystymi włącznie. Jeśli i to jest równe, dzielą zwycięstwo.
    .title = Kilku zwycięzców
ascendancy-rule-R203 = Ustalenie tego stołu: gracz, który został sam, zwycięża od razu. Niczego więcej się nie sprawdza.
    .title = Ostatni gracz
ascendancy-rule-R204 = Innego końca gra nie ma. Ustalenie tego stołu: można wyznaczyć liczbę rund, co nie jest zasadą gry. Wtedy decyduje Wpływ, potem kontrolowane systemy, potem wszystkie zasoby razem.
    .title = Bez stałej długości
