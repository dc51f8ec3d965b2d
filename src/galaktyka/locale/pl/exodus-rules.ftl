# Exodus: zasady, jedna wiadomość na każdy numer. „Ustalenie tego stołu” oznacza sprawę, o której
# drukowane zasady milczą lub są nieczytelne, a ten stół rozstrzygnął ją sam.

## Zasady ogólne

exodus-rule-R1 = „Zgodnie z kolejnością” znaczy: od najniższej karty kolejności do najwyższej. Tak samo wykonuje się każdy krok wszystkich graczy, dla którego nie podano kolejności.
    .title = Kolejność
exodus-rule-R2 = Usunięty element wraca do puli właściciela. Element usunięty z gry nie bierze w niej więcej udziału.
    .title = Usuwanie
exodus-rule-R3 = Elementów jest tylko tyle, ile w pudełku; bez ograniczeń są jedynie obrażenia i ruch. Czego nie ma w zasobach, tego nie można kupić, zbudować ani otrzymać.
    .title = Ograniczone elementy
exodus-rule-R4 = Karta może mówić co innego niż zasady. Wtedy rację ma karta.
    .title = Karta przed zasadami
exodus-rule-R5 = Każdy koszt płaci się w całości, a żadna zniżka nie obniża go poniżej 0. CP nie mają limitu; axinium i phasium można mieć najwyżej po 10. Ustalenie tego stołu: nadwyżka przepada.
    .title = Płacenie i limity
exodus-rule-R6 = Każdy gracz ma 30 znaczników Populacji. Zawsze leżą w puli, na planetach, na statkach, na technologiach, na Rynku albo przez chwilę na karcie akcji.
    .title = Znaczniki Populacji
exodus-rule-R7 = Statki są na orbicie pola, Populacja na jego planecie. Jednocześnie mogą tam być statki i Populacja kilku graczy.
    .title = Orbita i powierzchnia
exodus-rule-R8 = Pole zniszczonej planety nie ma planety, znacznika zasobów, Populacji ani rakiet. Nie można tam lądować ani tam celować, ale statki mogą wlatywać. Statek Centaurian tam zostaje. Ustalenie tego stołu: statki nad nim nadal punktują.
    .title = Zniszczone planety

## Faza Utrzymania

exodus-rule-R9 = Wszystkie znaczniki Populacji z Rynku wracają do puli właścicieli. Jego pola są znów wolne.
    .title = Zwolnienie Rynku
exodus-rule-R10 = Każdy przenosi 2 znaczniki z puli na Rodzimą Planetę, a z technologią Specjalistyczne Klonowanie 3. Jeśli w puli jest ich mniej, przenosi tyle, ile ma.
    .title = Przyrost
exodus-rule-R11 = Z technologią Podstawowe Naprawy każdy własny statek traci 1 obrażenie. Poza tym statki naprawiają tylko karty polityczne (R98).
    .title = Naprawy
exodus-rule-R12 = Dochód pobiera się gracz po graczu, zgodnie z kolejnością. Każdy bierze najpierw CP, potem axinium, na końcu phasium, i dopiero wtedy zaczyna następny.
    .title = Kolejność dochodu
exodus-rule-R13 = Każda planeta CP z własną Populacją i znacznikiem co najmniej 1 daje 5 CP, także Rodzima Planeta; znacznik spada o 1. Przewaga nie ma znaczenia. Ustalenie tego stołu: z tego dochodu nie można zrezygnować.
    .title = Dochód CP
exodus-rule-R14 = Właściciel Rafinerii C.P. może sięgnąć do każdej z tych planet jeszcze raz, póki jej znacznik to co najmniej 1: znacznik spada o 1, dochodzi 5 CP. Ustalenie tego stołu: wybiera się osobno dla każdej planety.
    .title = Rafineria C.P.
exodus-rule-R15 = Z każdej planety axinium z własną Populacją można wziąć 1 jednostkę, a z Rafinerią Axinium drugą, jeśli znacznik na to pozwala. Za każdą znacznik spada o 1, a podatek płaci się od razu. Jednostek, za które nie ma czym zapłacić podatku lub które przekroczyłyby limit, nie bierze się, a znacznik zostaje.
    .title = Dochód axinium
exodus-rule-R16 = Phasium pobiera się dokładnie tak jak axinium. Drugą jednostkę daje tu Rafineria Phasium.
    .title = Dochód phasium
exodus-rule-R17 = Każda jednostka axinium lub phasium otrzymana w Fazie Utrzymania kosztuje 1 CP. Dochodu CP, starych zapasów ani niczego później w turze się nie opodatkowuje. Zaawansowana Polityka zwalnia właściciela z podatku; karty polityczne mogą zmienić stawkę.
    .title = Podatek
exodus-rule-R18 = Znacznik zasobów, który spada do 0, zdejmuje się. Planeta jest wyczerpana i nic nie daje, dopóki ktoś nie wykona na niej Wydobycia (R53).
    .title = Wyczerpane planety
exodus-rule-R19 = Gracze na tej samej planecie korzystają kolejno z tego samego znacznika. Dla późniejszych może nic nie zostać.
    .title = Wspólne planety

## Faza Rady

exodus-rule-R20 = Na początku Fazy Rady usuwa się z gry wszystkie Rezolucje. Rezolucja obowiązuje więc od przyjęcia do następnej Fazy Utrzymania włącznie.
    .title = Koniec Rezolucji
exodus-rule-R21 = Odsłania się 3 karty polityczne jako A, B i C, a przy dwóch graczach 2. Ustalenie tego stołu: gdy talia się kończy, odsłania się resztę, a bez kart nie ma głosowania.
    .title = Porządek obrad
exodus-rule-R22 = Każdy gracz potajemnie wybiera jedną literę i dowolną liczbę swoich CP, od 0 do wszystkich. Nikt nie widzi głosu, zanim nie oddadzą go wszyscy.
    .title = Tajne głosowanie
exodus-rule-R23 = Wszystkie głosy ujawnia się jednocześnie. Każdy płaci CP ze swojego głosu: wygranego, przegranego i nieważnego.
    .title = Płaci każdy głos
exodus-rule-R24 = Głos bez litery lub z więcej niż jedną literą jest nieważny. Ustalenie tego stołu: bez litery trzeba dać 0.
    .title = Głosy nieważne
exodus-rule-R25 = Wynik karty to CP z jej ważnych głosów i 1 za każdy taki głos. Sama litera nic nie kosztuje.
    .title = Liczenie głosów
exodus-rule-R26 = Przyjmuje się kartę z najwyższym wynikiem. Przy remisie, nawet samych 0, Kanclerz swobodnie rozstrzyga między nimi.
    .title = Przyjęcie karty
exodus-rule-R27 = Najpierw wykonuje się natychmiastowy efekt przyjętej karty, potem zaczyna działać jej główny efekt. Pozostałe odsłonięte karty usuwa się z gry.
    .title = Wykonanie karty
exodus-rule-R28 = Prawo obowiązuje, dopóki nie uchyli go inna karta. Rezolucja kończy się przy następnej Radzie (R20). Decyzję Wykonawczą wykonuje się i usuwa z gry. Wszystkie działają tak samo na każdego gracza.
    .title = Rodzaje kart politycznych
exodus-rule-R29 = Wice-Kanclerz jawnie wybiera 2 z 6 kart bonusowych, a przy dwóch graczach 3. Kanclerz bierze jedną z nich albo żadnej. Liczą się tytuły sprzed wyborów tej tury, a w następnej turze wraca wszystkie sześć kart.
    .title = Akcja Bonusowa
exodus-rule-R30 = Każdy potajemnie licytuje o kolejność od 0 do wszystkich swoich CP. Oferty ujawnia się razem i płacą wszyscy.
    .title = Wybory
exodus-rule-R31 = Pierwsza jest najwyższa oferta i tak dalej w dół. Remisy rozstrzyga ustępujący Kanclerz, ale nie na swoją korzyść. Ustalenie tego stołu: w remisie ze swoim udziałem jest ostatni.
    .title = Kolejność ofert
exodus-rule-R32 = Nowe karty kolejności obowiązują, gdy rozstrzygnięto wszystkie remisy. Karta 1 to nowy Kanclerz, karta 2 Wice-Kanclerz.
    .title = Nowe tytuły

## Faza Akcji

exodus-rule-R33 = Każdy potajemnie wybiera jedną z sześciu kart akcji na ręce. Odsłania się je jednocześnie i nie można ich zmienić.
    .title = Pierwsza karta
exodus-rule-R34 = Zgodnie z kolejnością każdy wykonuje górną połowę swojej karty. Można zrobić mniej, niż pozwala. Ustalenie tego stołu: można nie robić nic, ale kartę trzeba zagrać.
    .title = Wykonanie akcji
exodus-rule-R35 = Potem zgodnie z kolejnością każdy może użyć dolnej połowy jednej odkrytej karty, własnej lub cudzej. Wykonuje się ją od razu.
    .title = Reakcje
exodus-rule-R36 = Reakcja kosztuje 1 Populację z Rodzimej Planety na własnej karcie i 2 na cudzej; Polityka na poziomie Ekspert obniża obie ceny o 1. Bez wystarczającej Populacji w domu nie ma reakcji. Karty polityczne mogą zmienić cenę, nigdy poniżej 0.
    .title = Cena reakcji
exodus-rule-R37 = Reakcji z karty można użyć tylko raz w jednym kroku reakcji. Jest zużyta także wtedy, gdy kosztowała 0.
    .title = Raz na kartę
exodus-rule-R38 = Po reakcji znaczniki, którymi za nią zapłacono, trafiają do puli, nie do domu. Ustalenie tego stołu: w trakcie reakcji nie ma ich jeszcze w puli.
    .title = Co dzieje się ze znacznikami
exodus-rule-R39 = Każdy potajemnie wybiera jedną z kart, które zostały na ręce. Kto ma Podstawową Politykę, najpierw bierze z powrotem pierwszą kartę; stół robi to sam.
    .title = Druga karta
exodus-rule-R40 = Następują drugie akcje zgodnie z kolejnością, potem drugie reakcje według tych samych zasad. Odkryte są wtedy tylko drugie karty.
    .title = Drugie akcje
exodus-rule-R41 = Kto na początku tego kroku ma Politykę na poziomie Mistrz, może potajemnie wybrać trzecią kartę i wykonuje ją zgodnie z kolejnością. Nie ma na nią reakcji, a Podstawowa Polityka nic tu nie zwraca.
    .title = Trzecia karta
exodus-rule-R42 = Na końcu fazy każdy może raz wykonać Akcję Bonusową, zgodnie z kolejnością i bez reakcji. Technologie i karty polityczne na nią działają. Ruchu nie wykonuje się teraz: po dwóch Fazach Podboju następuje trzecia.
    .title = Akcja Bonusowa w turze
exodus-rule-R43 = Wybierz jedną technologię, której nie masz, zapłać jej cenę i połóż na niej znacznik z puli. Pusta pula uniemożliwia Badania.
    .title = Badania
exodus-rule-R44 = Cena spada o 1 za każdą posiadaną technologię tego samego koloru i o 1 za każdą o wspólnym typie; zgodna w obu liczy się dwa razy. Podstawowe Badania mają wszystkie trzy typy. Do tego dochodzą zniżki z kart politycznych, a cena nie spada poniżej 0.
    .title = Cena technologii
exodus-rule-R45 = Technologia działa od razu. Nigdy się jej nie traci.
    .title = Technologie zostają
exodus-rule-R46 = Operacje Bankowe dają 4 CP. Z Zaawansowanymi Operacjami Bankowymi dają 8.
    .title = Operacje Bankowe
exodus-rule-R47 = Zbuduj dowolną liczbę statków z własnego zasobu po dwa z każdego typu, każdy za pełną cenę. Pojawiają się w domu, także obok wrogich statków, bez bitwy, i mogą lecieć w Podboju tej tury. Zniszczone statki można zbudować ponownie.
    .title = Budowa Statków
exodus-rule-R48 = Kup dowolną liczbę Ulepszeń z zasobów, każde za pełną cenę. Do każdego potrzebna jest jego technologia.
    .title = Kupowanie Ulepszeń
exodus-rule-R49 = Ulepszenie trafia od razu na miejsce swojego rodzaju na schemacie, co zmienia wszystkie statki tego typu; rakieta trafia na planetę. Co nie znajdzie miejsca lub zostanie wyparte bez nowego miejsca, wraca do zasobów bez zwrotu kosztów.
    .title = Umieszczanie Ulepszeń
exodus-rule-R49a = Prędkość daje napęd, a bez niego jest to prędkość własna statku. Kości to suma dział, a bez nich własne działo statku. Tarcze się sumują. Ustalenie tego stołu: żetony działają także u gracza bez ich technologii.
    .title = Wartości statków
exodus-rule-R50 = Ulepszenia można przekładać między własnymi schematami w każdej chwili poza bitwą, każde na miejsce swojego rodzaju. Rakiet się nie przenosi. Ustalenie tego stołu: jest na to czas na początku własnego przychodu, Fazy Rady i fazy rakiet, przed własnymi akcjami i po nich oraz w Fazie Podboju przed rozkazami i po ruchach.
    .title = Przekładanie
exodus-rule-R51 = Statek, którego obrażenia po przełożeniu przekraczają tarczę, natychmiast ulega zniszczeniu. Jego Populacja trafia do puli. Ustalenie tego stołu: nikt za niego nie punktuje.
    .title = Zdjęte tarcze
exodus-rule-R52 = Rakietę można ustawić tylko na planecie, na której kupujący ma więcej Populacji niż każdy inny gracz z osobna. Ustalenie tego stołu: Rodzima Planeta jest dozwolona i nie ma limitu na planetę. Rakieta może wystrzelić w tej samej turze.
    .title = Ustawianie rakiet
exodus-rule-R53 = Dodaj do 4 jednostek, a z Zaawansowanym Wydobyciem do 8, do znaczników zasobów na planetach z własną Populacją, w dowolnym podziale. Znacznik nie przekracza liczby swojej planety. Wyczerpane planety odzyskują znacznik.
    .title = Wydobycie
exodus-rule-R54 = Połóż znacznik z puli na skrajnym lewym wolnym polu Rynku, potem dokonaj do 4 wymian po jego kursach. Bez wolnego pola lub z pustą pulą akcja nic nie daje. Ustalenie tego stołu: znacznik kładzie się nawet dla 0 wymian.
    .title = Handel
exodus-rule-R55 = Wymiana to kupno lub sprzedaż 1 axinium lub phasium za CP. Bez Zaawansowanego Handlu obowiązują białe kursy, a wszystkie wymiany w akcji są kupnem albo wszystkie sprzedażą. Z nim obowiązują czerwone kursy, w dowolnym układzie. Nie można sprzedać tego, czego się nie ma, ani kupować ponad limit.
    .title = Wymiany
exodus-rule-R56 = Każdy Handel zajmuje osobne pole: akcja, reakcja i Akcja Bonusowa. Pola zwalniają się dopiero w następnej Fazie Utrzymania.
    .title = Jedno pole na Handel
exodus-rule-R57 = Na końcu fazy wszystkie karty akcji wracają na rękę. Każdy ma znów sześć.
    .title = Karty wracają

## Faza Odpalenia BMZ

exodus-rule-R58 = Rakieta słucha gracza, który na początku fazy ma przewagę na jej planecie, bez względu na to, kto ją kupił. Przy remisie lub bez Populacji nie może wystrzelić i zostaje.
    .title = Kontrola nad rakietami
exodus-rule-R59 = W odwrotnej kolejności każdy wskazuje cel każdej rakiety albo ją wstrzymuje. Kilka rakiet może mieć ten sam cel. Cele są jawne, więc następni gracze znają poprzednie.
    .title = Wskazywanie celów
exodus-rule-R60 = Celem może być każda planeta w odległości do 6 pól, poza Rodzimymi Planetami, zniszczonymi i własną planetą rakiety. Ustalenie tego stołu: odległość liczy się po siatce, a można wskazać też własne, niezamieszkane i wyczerpane planety.
    .title = Dozwolone cele
exodus-rule-R61 = Dla każdej rakiety rzuca się 1 kością, a z Radarem dodaje się 1. Rakieta dolatuje, jeśli wynik jest większy od odległości.
    .title = Test zasięgu
exodus-rule-R62 = Rakieta, która doleciała, rzuca 5 kośćmi (ponaddźwiękowa), 3 (biochemiczna) lub 2 (grawitonowa). Każde 5 lub 6 to trafienie.
    .title = Kości rakiet
exodus-rule-R63 = Ponaddźwiękowa: każde trafienie odejmuje 1 od znacznika zasobów. Biochemiczna: każde trafienie odsyła jeden znacznik Populacji do puli właściciela; ustalenie tego stołu: przy kilku właścicielach wybiera strzelający. Grawitonowa: jedno trafienie niszczy planetę ze wszystkim, co na niej jest, ale statkom nic się nie dzieje.
    .title = Skutki rakiet
exodus-rule-R64 = Wszystkie rakiety lecą razem: straty liczy się jednocześnie, a planety odwraca na końcu. Rakieta z niszczonej planety też leci.
    .title = Wszystkie naraz
exodus-rule-R65 = Rakieta strzela najwyżej raz na turę i zostaje na następne. Ustalenie tego stołu: rakiety ze zniszczonej planety wracają do zasobów.
    .title = Rakiety zostają

## Faza Podboju

exodus-rule-R66 = Zgodnie z kolejnością każdy może przenieść własną Populację z planet na własne statki na tym samym polu, do ich ładowności. Wolno ładować z cudzych Rodzimych Planet i opróżniać planety.
    .title = Załadunek
exodus-rule-R67 = Przed załadunkiem, w odwrotnej kolejności, właściciele Statków Cywilnych mogą dowolnie rozłożyć Populację między planety, na których już jest. Ustalenie tego stołu: planetę można opróżnić, ale nowej tak się nie zasiedla.
    .title = Statki Cywilne
exodus-rule-R68 = Każdy potajemnie wydaje każdemu swojemu statkowi rozkaz ruchu do jego prędkości albo pozostania. Statki jednego typu mają wspólny napęd, ale lecą osobno.
    .title = Tajne rozkazy
exodus-rule-R69 = Statek leci przez sąsiednie pola mapy w sześciu kierunkach. Może minąć każde pole, także z wrogami, Centaurianami lub Najwyższą Radą.
    .title = Trasy
exodus-rule-R70 = Wszystkie rozkazy ujawnia się i wykonuje razem. Liczą się tylko pola końcowe; statki nie spotykają się po drodze. Przy tym stole rozkaz to więc po prostu cel.
    .title = Ruch
exodus-rule-R71 = Gracz może ruszyć statki jawnie przed ujawnieniem rozkazów. Ustalenie tego stołu: tylko gdy włączono opcję jawnych ruchów.
    .title = Jawny ruch
exodus-rule-R72 = Z Maskowaniem wszystkie twoje statki na polu są na początku Podboju jedną zamaskowaną grupą; jej miejsce jest jawne. Najpierw właściciele Radaru mogą zmusić grupy do ujawnienia, potem właściciele grup na polach z widocznymi statkami lub Centaurianinem decydują: ujawnić się czy zostać. Ustalenie tego stołu: kto zostaje, jest pytany ponownie, gdy ujawni się tam inna grupa, a w następnej Fazie Podboju maskuje się od nowa.
    .title = Maskowanie i ujawnianie
exodus-rule-R73 = Zamaskowana grupa nie bierze udziału w bitwach z graczami ani Centaurianami. Nie można jej trafić.
    .title = Pozostanie w ukryciu
exodus-rule-R74 = Zamaskowane grupy kilku graczy mogą być na jednym polu. Nic się między nimi nie dzieje.
    .title = Zamaskowani obok siebie
exodus-rule-R75 = Przed ostatnią Fazą Podboju ostatniej tury każdy dostaje Radar za darmo. Żadna grupa nie jest w niej zamaskowana.
    .title = Ostatnia Faza Podboju
exodus-rule-R76 = Bitwa toczy się na każdym polu z widocznymi statkami dwóch lub więcej graczy, aż zostaną statki najwyżej jednego. Nikt się nie wycofuje. Ustalenie tego stołu: pola rozgrywa się w kolejności: Rada, Rodzime Planety, planety.
    .title = Bitwy
exodus-rule-R77 = W każdej rundzie każda strona rzuca tyloma kośćmi, ile mają jej statki na polu. Każde 5 lub 6 to trafienie.
    .title = Rzut
exodus-rule-R78 = Wszyscy strzelają naraz. Każda strona przydziela swoje trafienia widocznym wrogim statkom na polu, jak chce; przy więcej niż dwóch stronach w odwrotnej kolejności. Ustalenie tego stołu: trzeba przydzielić wszystkie, także z nadmiarem.
    .title = Przydział trafień
exodus-rule-R79 = Potem każdy statek, którego obrażenia przekraczają tarczę, zostaje zniszczony: wraca do zasobu właściciela, a jego Populacja do puli. Obrażenia pozostałych zostają.
    .title = Straty
exodus-rule-R80 = Ustalenie tego stołu: jeśli żadna strona nie ma kości do rzutu, bitwa się kończy. Wszystkie statki zostają i nikt nie punktuje.
    .title = Pat
exodus-rule-R81 = Jedyny gracz, któremu zostały widoczne statki, od razu otrzymuje PZ za wszystkie wrogie statki zniszczone w tej bitwie, bez względu na to, kto je trafił. Gdy nikt nie przetrwał, nikt nic nie dostaje.
    .title = Punkty za bitwę
exodus-rule-R82 = Po wszystkich bitwach tam, gdzie Centaurianin spotyka widoczne statki dokładnie jednego gracza, dochodzi do walki. Odsłania się wierzchnią kartę jego talii, która podaje kości i tarczę; gra nim następne miejsce przy stole. Unikają go tylko zamaskowane grupy.
    .title = Wrodzy Centaurianie
exodus-rule-R83 = Rundy przebiegają jak w bitwie. Trafienia Centaurianina przydziela sąsiad z lewej, a wszystkie trafienia atakującego idą w Centaurianina. Statki bez dział walczą, aż zostaną zniszczone.
    .title = Walka z Centaurianinem
exodus-rule-R84 = Zwycięstwo usuwa żeton, a atakujący zachowuje kartę. Po porażce żeton zostaje bez obrażeń, a karta trafia pod talię.
    .title = Zwycięstwo i porażka
exodus-rule-R85 = Ustalenie tego stołu: jeśli obie strony giną w tej samej rundzie, żeton się usuwa. Karta trafia pod talię i nikt jej nie dostaje.
    .title = Obustronne zniszczenie
exodus-rule-R86 = Zachowaną kartę odrzuca się dla premii, w każdej chwili poza Podbojem, albo trzyma dla jej PZ. Premia to zasoby, Ulepszenie umieszczane od razu bez technologii i kosztu albo darmowa technologia do podanej ceny podstawowej. Czego nie da się wziąć, to przepada.
    .title = Użycie zachowanej karty
exodus-rule-R87 = Zgodnie z kolejnością każdy może przenieść Populację z własnych statków na planetę ich pola. Zamaskowane statki mogą to zrobić bez ujawniania się, także obok innych graczy lub niepokonanego Centaurianina.
    .title = Lądowanie
exodus-rule-R88 = Na planecie z Księżycami każdy znacznik wymaga rzutu od 4 do 6, inaczej zostaje na statku. Ustalenie tego stołu: każdy znacznik ma jedną próbę w Fazie Podboju. Rodzime Planety i planety bez Księżyców nie wymagają rzutu, a Manewr Lądowania zawsze się udaje.
    .title = Księżyce
exodus-rule-R89 = Ustalenie tego stołu: nie ląduje się na polu Najwyższej Rady ani na zniszczonej planecie, a planeta mieści dowolnie wiele znaczników. Populacja nie przechodzi ze statku na statek.
    .title = Gdzie się nie ląduje
exodus-rule-R90 = Po ostatniej Fazie Podboju tura się kończy. Znacznik tury przesuwa się albo gra się kończy.
    .title = Koniec tury
exodus-rule-R91 = Gracz, który stracił wszystko, gra dalej. Zostają mu przyrost, dochód Rodzimej Planety i akcje.
    .title = Nikt nie odpada

## Efekty polityczne

exodus-rule-R92 = Technologie podanego typu kosztują mniej, a kilka takich kart się sumuje. Zniżka nie liczy się tam, gdzie karta porównuje ceny podstawowe.
    .title = Zniżki na Badania
exodus-rule-R93 = Karta może zmienić cenę każdego statku albo cenę w CP każdego Ulepszenia, także rakiet. Kilka kart się sumuje, a żadna cena nie spada poniżej 0.
    .title = Ceny statków i Ulepszeń
exodus-rule-R94 = Karta może ustalić podatek od jednostki. Raj Podatkowy i Podatek Wojenny usuwają się nawzajem z gry. Zaawansowana Polityka nadal nic nie płaci.
    .title = Stawki podatku
exodus-rule-R95 = Karta może zakazać kupowania rakiet, odpalania ich albo bitew między graczami. Rakiety na planetach zostają. W czasie zawieszenia broni Centaurianin walczy tylko tam, gdzie widać statki dokładnie jednego gracza.
    .title = Zakazy
exodus-rule-R96 = Karta może dodać wymianę do każdego Handlu albo dać wszystkim czerwone kursy. Bez Zaawansowanego Handlu w akcji nadal tylko się kupuje albo tylko sprzedaje.
    .title = Karty Handlu
exodus-rule-R97 = Karty mogą zmieniać rzuty na lądowanie, przyrost, Operacje Bankowe, Wydobycie, cenę reakcji i prędkość statków. Żaden statek nie jest szybszy niż 3.
    .title = Inne zmiany
exodus-rule-R98 = Karty, które coś dają lub zabierają, działają na każdego gracza zgodnie z kolejnością. Kto ma za mało CP, płaci tyle, ile ma; Populacja pochodzi z puli, póki starcza.
    .title = Zyski i opłaty
exodus-rule-R99 = Znaczniki zasobów wszystkich niezniszczonych planet rosną, do liczby planety. Wyczerpane planety odzyskują znacznik.
    .title = Nowe zasoby
exodus-rule-R100 = Karta może kazać Kanclerzowi sprzed wyborów usunąć jedno wybrane Prawo albo usunąć Prawo wskazane. Inna może zwrócić do zasobów wszystkie rakiety jednego rodzaju.
    .title = Uchylanie
exodus-rule-R100a = Gdy technologia i karty zmieniają tę samą liczbę, najpierw liczy się technologia, potem suma wszystkich kart. Na końcu stosuje się dolny lub górny limit.
    .title = Kolejność efektów

## Koniec gry

exodus-rule-R101 = Gra kończy się po ostatniej Fazie Podboju ostatniej tury. To tura 7, w grze długiej 9, w grze z intensywną walką 5, w grze krótkiej według umowy.
    .title = Koniec
exodus-rule-R102 = W trakcie gry punktują tylko bitwy między graczami. Wszystko inne liczy się na końcu.
    .title = Punkty w trakcie gry
exodus-rule-R103 = Za każdą planetę, także Rodzimą, jej PZ otrzymuje gracz z największą Populacją na niej. Populacja na statkach nigdzie się nie liczy.
    .title = Planety
exodus-rule-R104 = Gracze z równą największą Populacją dzielą PZ planety po równo. Pozostali nic nie dostają.
    .title = Punkty za wspólne planety
exodus-rule-R105 = Każde pole z co najmniej jednym własnym statkiem daje 2 PZ. Nie ma znaczenia, co jeszcze na nim jest.
    .title = Statki
exodus-rule-R106 = Gracz ze statkiem na polu Najwyższej Rady dostaje jeszcze 5 PZ, raz. Jeśli statki ma tam kilku graczy, dostaje je każdy z nich.
    .title = Najwyższa Rada
exodus-rule-R107 = Każda zachowana karta Centaurian daje swoje PZ. Karty odrzucone dla premii nic nie dają.
    .title = Karty Centaurian
exodus-rule-R108 = Ustalenie tego stołu: udział niecałkowity zaokrągla się w dół. Reszta przepada.
    .title = Zaokrąglanie
exodus-rule-R109 = Kanclerz dostaje 5 PZ, Wice-Kanclerz 3, Senator 1. Ustalenie tego stołu: Senatorem jest posiadacz karty kolejności 3.
    .title = Tytuły
exodus-rule-R110 = Wygrywa gracz z największą liczbą PZ. Remis rozstrzyga niższa karta kolejności.
    .title = Zwycięzca
exodus-rule-R111 = Ustalenie tego stołu: statki nad zniszczonymi, cudzymi i Rodzimymi Planetami też punktują za pole. Po pacie za to samo pole może punktować kilku graczy.
    .title = Statki nad ruinami
exodus-rule-R112 = Zasoby, technologie i pozostałe CP nie dają punktów. Warto je wykorzystać przed końcem.
    .title = Co nie punktuje
