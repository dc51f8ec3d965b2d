# Eclipse: zasady, po jednej wiadomości na numer zasady. „Konwencja stołu” oznacza sprawę, o której drukowane
# zasady milczą, a którą ten stół rozstrzygnął sam.

## Przygotowanie krok po kroku

eclipse-rule-S1 = Włóżcie wszystkie Płytki Technologii do worka i dobierajcie, aż na tacce znajdzie się tyle zwykłych płytek, ile wymaga liczba graczy: 12, 14, 16, 18 albo 20 przy od 2 do 6 graczach. Rzadkie Technologie dobrane po drodze też się wykłada, ale nie wlicza, ile by ich nie było. Jednakowe płytki tworzą stos. Bez modułu Portali Warp rzadka technologia Portal Warp nie bierze udziału w grze.
    .title = Technologie do wyboru
eclipse-rule-S2 = Włóżcie 33 Płytki Reputacji do worka i potasujcie zakryte Płytki Odkryć. Starożytni, Strażnicy i GCDS dostają po jednym Projekcie na całą grę, zwykłym albo zaawansowanym. Zaawansowane są dla doświadczonych graczy; wszystkie trzy można dowolnie mieszać albo wylosować.
    .title = Worki, stosy i Projekty niegraczy
eclipse-rule-S3 = Połóżcie pośrodku Sektor 001. Dostaje zakrytą Płytkę Odkrycia i strzegący jej GCDS.
    .title = Centrum Galaktyki
eclipse-rule-S4 = Potasujcie osobno zakryte Sektory Wewnętrzne, Środkowe i Zewnętrzne. Z Zewnętrznych używa się tylko części: 5, 8, 14, 16 albo 18 przy od 2 do 6 graczach. Odłożonych nikt nie ogląda i nigdy nie wracają, nawet gdy tasuje się odrzucone Sektory.
    .title = Stosy Sektorów
eclipse-rule-S5 = Ktoś zaczyna pierwszą rundę. Konwencja stołu: program losuje pierwszego gracza, a każde miejsce ma równe szanse.
    .title = Pierwszy gracz
eclipse-rule-S6 = Planszę i jej stronę wybiera najpierw gracz po prawej stronie pierwszego gracza, potem pozostali w kierunku przeciwnym do ruchu wskazówek zegara; pierwszy gracz wybiera ostatni. Każda plansza ma stronę obcej rasy i stronę terrańską, więc wybranie jednej usuwa z gry drugą razem z jej Sektorem Startowym.
    .title = Wybór cywilizacji
eclipse-rule-S7 = Każdy Sektor Startowy leży w strefie swojego gracza, dwa kroki od centrum, strzałką do środka. W każdej strefie bez gracza leży tak samo ułożony losowy Sektor Strażników z zakrytą Płytką Odkrycia i Strażnikiem. Przy 6 graczach nie ma żadnego.
    .title = Sektory Startowe i Sektory Strażników
eclipse-rule-S8 = Statki Kolonizacyjne leżą odkryte, dyski na Torze Wpływu (jeszcze 3 odłożone), a na każdym Torze Populacji po 11 kostek. Weź wydrukowane zasoby i technologie; zajmują one pola torów tak jak kupione. Eridani mają na torze o dwa dyski mniej i dobierają 2 Płytki Reputacji.
    .title = Własna plansza
eclipse-rule-S9 = Na swoim Sektorze Startowym połóż Dysk Wpływu, po kostce na każdym polu bez gwiazdki i Myśliwiec; Orion zaczyna z Krążownikiem. Hydranie kładą kostkę także na zaawansowanym polu Nauki. Dysk i kostki pochodzą jak zawsze z torów.
    .title = Własny Sektor Startowy

## Podstawy

eclipse-rule-R1 = Gra trwa 8 rund. Każda ma cztery fazy: Akcji, Walki, Utrzymania i Czyszczenia.
    .title = Rundy i fazy
eclipse-rule-R2 = Możesz wymieniać zasoby dowolnie często: płacisz tyle sztuk jednego rodzaju, ile wynosi wartość handlu na twojej planszy, i zyskujesz 1 innego rodzaju. Nie wolno składać ceny z różnych rodzajów. Konwencja stołu: handel jest dostępny przy własnych decyzjach w Fazie Akcji i Utrzymania, bo tylko wtedy zasoby do czegoś służą.
    .title = Handel
eclipse-rule-R3 = Cenę trzeba zapłacić w całości. Żaden zasób nigdy nie spada poniżej 0.
    .title = Płacenie
eclipse-rule-R4 = Kontrolujesz Sektor, dopóki leży w nim twój Dysk Wpływu, a z nim także jego struktury. W bitwie w tym Sektorze jesteś wobec innych graczy zawsze obrońcą.
    .title = Kontrola
eclipse-rule-R5 = Dyski zawsze schodzą z toru od lewej, a wracający dysk trafia na skrajne prawe puste pole. Skrajne prawe puste pole pokazuje koszt utrzymania cywilizacji. Gdy żadne pole nie jest puste, kolejne dyski układa się na skrajnym lewym i używa ich najpierw.
    .title = Tor Wpływu
eclipse-rule-R6 = W dowolnej chwili własnej Akcji lub Reakcji oraz na początku Fazy Utrzymania odwróć Statek Kolonizacyjny, aby przesunąć kostkę z jej Toru Populacji na puste pole Sektora, który kontrolujesz. Wrogie statki nie przeszkadzają w Fazie Akcji, ale w Fazie Utrzymania Sektor musi być od nich wolny. Z pustego toru nie ma czego wziąć. Konwencja stołu: przy pasowaniu nie używa się Statków Kolonizacyjnych, a Draco nie przeszkadzają Starożytni.
    .title = Statki Kolonizacyjne
eclipse-rule-R7 = Kolorowe pole przyjmuje kostkę swojego toru, szare kostkę dowolnego toru. Pola z gwiazdką wymagają technologii w kolorze kostki: Zaawansowanego górnictwa, Zaawansowanych laboratoriów albo Zaawansowanej ekonomii; Metasynteza otwiera wszystkie. Orbital przyjmuje jedną kostkę Nauki lub Funduszy.
    .title = Pola Populacji
eclipse-rule-R8 = Kostka wraca na tor swojego pola. Z szarego pola lub od ambasadora może wrócić na dowolny tor, z Orbitala na tor Nauki lub Funduszy. Jeśli tor jest pełny, czyli ma 12 kostek, właściciel wybiera inny.
    .title = Powrót kostek
eclipse-rule-R9 = Orbitale i Monolity zostają na zawsze i nie da się ich zniszczyć. W Sektorze może być najwyżej 1 Orbital i 1 Monolit, także oba naraz.
    .title = Struktury
eclipse-rule-R10 = Dwa sąsiednie Sektory są połączone, gdy na obu stykających się krawędziach jest Tunel Czasoprzestrzenny. Z Generatorem Tuneli Czasoprzestrzennych wystarcza jeden z nich przy Eksploracji, Ruchu, Wpływie i Ucieczce, nigdy przy dyplomacji. Wszystkie Sektory z Portalem Warp są dla siebie połączonymi sąsiadami, ale nie przy Eksploracji. Konwencja stołu: przez portale można też uciekać.
    .title = Połączenia
eclipse-rule-R11 = Strefy obok centrum są Wewnętrzne, odległe o dwa kroki Środkowe, a wszystkie dalsze Zewnętrzne. Galaktyka może rosnąć na zewnątrz, dopóki jest co dobierać ze stosu.
    .title = Okręgi

## Faza Akcji

eclipse-rule-R12 = Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy wykonuje kolejne tury: akcję albo pas. Kto już spasował, może zamiast tego wykonać Reakcję albo spasować ponownie. Wyeliminowanych graczy się pomija.
    .title = Tury
eclipse-rule-R13 = Weź skrajny lewy dysk z Toru Wpływu i połóż go na akcji. Bez dysku na torze możesz tylko spasować. Tę samą akcję wolno powtarzać w kolejnych turach.
    .title = Koszt akcji
eclipse-rule-R14 = Przy pierwszym pasie w rundzie odwracasz swoją Płytkę Podsumowania. Pierwszy ze wszystkich, który spasuje, zyskuje 2 Fundusze i zaczyna następną rundę. Konwencja stołu: jeśli wcześniej zostanie wyeliminowany, zaczyna następny gracz zgodnie z ruchem wskazówek zegara.
    .title = Pasowanie
eclipse-rule-R15 = Faza kończy się natychmiast, gdy wszyscy spasowali. Po pierwszym pasie ostatniego gracza nikt już nie reaguje.
    .title = Koniec fazy
eclipse-rule-R16 = Plansza pokazuje, ile Aktywacji daje każda akcja. Konwencja stołu: nie musisz wykorzystać wszystkich, a nawet możesz wykonać akcję bez żadnej.
    .title = Aktywacje

## Eksploracja

eclipse-rule-R17 = Aktywacja pozwala zbadać pustą strefę obok Sektora, który kontrolujesz albo w którym masz niezwiązany statek. Na stykającej się krawędzi tego Sektora musi być Tunel Czasoprzestrzenny, chyba że masz Generator Tuneli. Eksploracja ma 1 Aktywację, u Planty 2.
    .title = Gdzie eksplorować
eclipse-rule-R18 = Odwróć wierzchni Sektor ze stosu właściwego dla okręgu tej strefy. Jeśli stos jest pusty, tworzy się nowy z potasowanych odrzuconych Sektorów; jeśli ich też nie ma, tego okręgu nie można eksplorować. Konwencja stołu: tasuje się dopiero wtedy, gdy Sektor jest potrzebny.
    .title = Dobieranie Sektora
eclipse-rule-R19 = Sektor można dowolnie obrócić, ale musi mieć połączenie z Sektorem, który kontrolujesz albo w którym masz niezwiązany statek; inne krawędzie są bez znaczenia. Zamiast tego możesz go odrzucić odkryty, co kończy Aktywację.
    .title = Ułożenie albo odrzucenie
eclipse-rule-R20 = Na Sektorze z symbolem odkrycia kładzie się zakrytą Płytkę Odkrycia. Za każdy symbol Starożytnego stawia się tam jednego Starożytnego.
    .title = Co przynosi nowy Sektor
eclipse-rule-R21 = Jeśli nowego Sektora nie strzegą Starożytni, od razu bierzesz jego Płytkę Odkrycia, zanim zdecydujesz o kontroli. Wybierasz jej stronę zgodnie z R33.
    .title = Odkrycie eksplorującego
eclipse-rule-R22 = Po ułożeniu Sektora możesz położyć na nim dysk ze swojego toru. Nie wolno tego zrobić, gdy są tam Starożytni, chyba że grasz Draco.
    .title = Przejęcie nowego Sektora
eclipse-rule-R23 = Po obejrzeniu pierwszego Sektora Draco mogą odwrócić drugi z tego samego stosu dla tej samej strefy, a potem ułożyć jeden z nich albo żaden. Resztę się odrzuca. Konwencja stołu: Sektor już odwrócony nie bierze udziału w tasowaniu potrzebnym dla drugiego.
    .title = Drugi Sektor Draco
eclipse-rule-R24 = Planta decyduje o drugiej Aktywacji po zakończeniu pierwszej. Sektor właśnie ułożony i przejęty może być punktem wyjścia drugiej.
    .title = Druga Aktywacja Planty

## Rozwój

eclipse-rule-R25 = Zapłać Nauką za płytkę z tacki: jej koszt pomniejszony o obniżkę toru, na który trafia, ale nie mniej niż jej minimum. Zwykłe płytki należą do jednego toru; rzadkie trafiają na dowolny tor z miejscem i korzystają z jego obniżki. Rozwój ma 1 Aktywację, u Hydran 2.
    .title = Kupowanie technologii
eclipse-rule-R26 = Tor ma 7 pól i zapełnia się od lewej; pełny niczego już nie przyjmuje. Nie możesz mieć tej samej technologii dwa razy ani żadnej odrzucić. Wydrukowane technologie startowe liczą się jak wszystkie inne.
    .title = Tory Technologii
eclipse-rule-R27 = Technologia z efektem natychmiastowym działa od razu. Przy dwóch Aktywacjach pierwszy zakup obniża już cenę drugiego.
    .title = Efekty natychmiastowe

## Ulepszenie

eclipse-rule-R28 = W każdej Aktywacji najpierw zwracasz dowolnie wiele płytek części ze swoich Projektów, a potem kładziesz jedną część na pustym polu albo na wydrukowanej części. Części są darmowe. Ulepszenie ma 2 Aktywacje, u Mechanemy 3, a Pikomodulator dodaje 2 w akcji. Konwencja stołu: położenie części można pominąć.
    .title = Zmienianie Projektów
eclipse-rule-R28a = Pole, z którego zwrócono płytkę, znów pokazuje wydrukowaną część. Od tej chwili ona się liczy.
    .title = Wydrukowane części
eclipse-rule-R28b = Potrzebujesz technologii danej części, chyba że to jedna z pięciu podstawowych albo część Starożytnych. Projekt nie może zużywać więcej energii, niż wytwarza. Myśliwce, Krążowniki i Pancerniki muszą mieć napęd, a Baza Gwiezdna nie może go mieć. Konwencja stołu: sprawdza się to na koniec każdej Aktywacji.
    .title = Warunki dla Projektu
eclipse-rule-R28c = Zmieniony Projekt obowiązuje wszystkie statki tego typu, gdziekolwiek są. Wartości widocznych wydrukowanych części, płytek i części poza schematem sumują się.
    .title = Wszystkie statki naraz
eclipse-rule-R28d = Częścią, którą kładziesz, może być część Starożytnych leżąca obok planszy. Jeśli na polu leży płytka, trzeba ją najpierw zwrócić, a zwrócona część Starożytnych wypada z gry. Źródło energii mionowej kładzie się obok Projektu i nie zajmuje pola.
    .title = Odłożone części Starożytnych

## Budowa

eclipse-rule-R29 = Każda Aktywacja buduje jeden statek lub strukturę w Sektorze, który kontrolujesz, za cenę w Materiałach; wrogie statki w tym nie przeszkadzają. Bazy Gwiezdne, Orbitale i Monolity wymagają swojej technologii, a statek musi być w zasobach. Budowa ma 2 Aktywacje, u Mechanemy 3, a Nanoroboty dodają 1 w akcji.
    .title = Budowanie

## Ruch

eclipse-rule-R30 = Każda Aktywacja porusza jeden statek krok po kroku wzdłuż połączeń, najwyżej o sumę jego napędów. Ten sam statek można poruszyć kilka razy; Bazy Gwiezdne się nie poruszają i nikt nie wchodzi do niezbadanej strefy. Ruch ma 2 Aktywacje, u Terran 3, a Ulepszona logistyka dodaje 1 w akcji.
    .title = Poruszanie się
eclipse-rule-R31 = Każdy wrogi statek w Sektorze, także Starożytny, Strażnik lub Baza Gwiezdna, wiąże jeden twój. Statek może wyjść tylko wtedy, gdy masz tam więcej statków, niż jest związanych; sprawdza się to przy każdym wyjściu, także w środku ruchu. Sam wybierasz, które są związane. Konwencja stołu: mogą to być twoje Bazy Gwiezdne.
    .title = Związanie
eclipse-rule-R32 = GCDS wiąże wszystkie statki w Centrum Galaktyki. Wobec Urządzenia maskującego potrzeba dwóch wrogich statków, by związać jeden. Starożytni nie wiążą Draco, a partnerzy w dyplomacji wiążą się nawzajem. Wejścia do Sektora nikt nigdy nie zabroni.
    .title = Silniejsze i słabsze związanie

## Płytki Odkryć

eclipse-rule-R33 = Kto zdobywa Płytkę Odkrycia, odsłania ją i wybiera: zatrzymać ją za 2 PZ albo użyć jej awersu. Użytą płytkę się odrzuca, chyba że zostaje w grze. Konwencja stołu: nie można wybrać awersu, który niczego by nie zmienił.
    .title = Dwie strony
eclipse-rule-R34 = Awers daje zasoby, najtańszą zwykłą technologię z tacki, której nie masz, Krążownik, Orbital z 2 Materiałami, Monolit, Portal Warp albo część statku. Statek, struktury i portal pojawiają się w Sektorze tej płytki. Część kładzie się od razu na Projekcie albo obok planszy na późniejsze Ulepszenie; Źródło energii mionowej leży poza schematem. Konwencja stołu: przy położeniu od razu zwraca się tylko przykrytą płytkę.
    .title = Awersy
eclipse-rule-R35 = Płytka ze Starożytnych laboratoriów nie ma Sektora, więc to, co miałaby ustawić, pojawia się w twoim Sektorze Startowym. Jeśli go nie kontrolujesz, taką płytkę trzeba zatrzymać za 2 PZ.
    .title = Starożytne laboratoria

## Wpływ

eclipse-rule-R36 = Wpływ ma 2 Aktywacje. W trakcie akcji możesz też odkryć 2 użyte Statki Kolonizacyjne i od razu użyć ich ponownie. Akcję można wykonać tylko po to. Konwencja stołu: wolno je odkrywać pojedynczo.
    .title = Akcja
eclipse-rule-R37 = Aktywacja kładzie dysk z toru albo z Sektora, który kontrolujesz, na Sektorze bez kontroli. Albo zabiera dysk z Sektora z powrotem na tor.
    .title = Przesunięcie dysku
eclipse-rule-R38 = W docelowym Sektorze mogą być statki twoje i niczyje inne albo nie może być wrogich statków i musi on mieć połączenie z Sektorem, w którym masz statek lub kontrolę. Niegracze też są wrogami, z wyjątkiem Starożytnych dla Draco. Sam przesuwany dysk nie może dawać tego połączenia.
    .title = Dokąd może trafić dysk
eclipse-rule-R39 = W jednej akcji Wpływu każdy Sektor może zyskać lub stracić dysk tylko raz. Przesunięcie z Sektora do Sektora zużywa oba.
    .title = Raz na Sektor
eclipse-rule-R40 = Zdjęcie dysku od razu odsyła wszystkie kostki tego Sektora na ich tory. Położenie go tam, gdzie leży niestrzeżona Płytka Odkrycia, od razu daje tę płytkę.
    .title = Skutki przesunięcia dysku

## Reakcje

eclipse-rule-R41 = Po spasowaniu możesz wydać dysk na jedną Aktywację Ulepszenia, Budowy albo Ruchu. Technologie niczego do niej nie dodają. Reakcje można powtarzać w kolejnych turach i są one akcjami, gdy chodzi o dyplomację i agresję.
    .title = Reakcje

## Dyplomacja

eclipse-rule-R42 = Przy 4 lub więcej graczach możesz we własnej akcji zaproponować Relacje; obie strony muszą się zgodzić. Sektor jednej musi mieć pełne połączenie z Sektorem drugiej, żadna nie może mieć statków tam, gdzie druga ma statki lub kontrolę, i żadna nie może mieć Płytki Zdrajcy. Obie potrzebują ambasadora i miejsca na cudzego, na które można zwrócić Płytki Reputacji. Konwencja stołu: jedna propozycja na partnera i turę.
    .title = Propozycja Relacji
eclipse-rule-R43 = Partnerzy wymieniają się Płytkami Ambasadorów, każdy z kostką z jednego ze swoich Torów Populacji, co podnosi produkcję. Ambasador jest wart 1 PZ dla tego, u kogo leży. Konwencja stołu: gracz bez kostek na torach nie może się zgodzić.
    .title = Wymiana ambasadorów
eclipse-rule-R43a = Ambasadorzy pasują na pola dla ambasadorów i mieszane, Płytki Reputacji na pola mieszane i dla reputacji. Płytki można w każdej chwili przestawić, więc liczy się tylko ich liczba. Ambasadorów nie można oddać z własnej woli.
    .title = Tor Reputacji
eclipse-rule-R44 = Jeśli po twojej akcji któryś twój statek stoi tam, gdzie partner ma statki lub kontrolę, Relacje się kończą. Obaj ambasadorzy i kostki wracają do siebie, a ty bierzesz Płytkę Zdrajcy, gdziekolwiek była. Przelot bez związania nie jest agresją.
    .title = Agresja
eclipse-rule-R45 = Płytka Zdrajcy kosztuje na koniec 2 PZ i nie pozwala nawiązywać nowych Relacji. Inne Relacje zostają. Zerwanie dwóch naraz też daje tylko jedną płytkę.
    .title = Zdrajca

## Faza Walki

eclipse-rule-R46 = Bitwa toczy się w każdym Sektorze, w którym są statki co najmniej dwóch przeciwników, graczy lub niegraczy. Sektory rozpatruje się według malejących numerów. Draco i Starożytni nie walczą ze sobą.
    .title = Gdzie toczą się bitwy
eclipse-rule-R47 = Gdy stron jest więcej, walczą po dwie, najpierw te, które przybyły ostatnie; zwycięzca mierzy się z następną, ze swoimi uszkodzeniami i znów z rakietami. Kontrolujący Sektor liczy się jako pierwszy z graczy, a niegracze walczą na samym końcu. W każdej parze broni się ten, kto był wcześniej. Konwencja stołu: pobyt zaczyna się od nowa, gdy ostatni statek odleciał lub zginął.
    .title = Pary przeciwników
eclipse-rule-R48 = Jeśli Draco są ostatnim graczem w Sektorze ze Starożytnymi, nie ma tam dalszej bitwy. Obie strony zostają.
    .title = Draco obok Starożytnych
eclipse-rule-R49 = Statki działają typami, od najwyższej inicjatywy; wszystkie statki jednego typu po jednej stronie działają razem. Przy remisie zaczyna obrońca. Kolejność własnych równych typów wybierasz sam. Konwencja stołu: wybierasz przy rakietach i znów w każdej rundzie.
    .title = Inicjatywa
eclipse-rule-R50 = Każda bitwa zaczyna się od wystrzelenia rakiet: w kolejności inicjatywy każdy typ wystrzeliwuje wszystkie swoje rakiety, o ile jeszcze istnieje. Potem następują Rundy Starcia z działami, aż jedna strona nie będzie miała statków w Sektorze.
    .title = Rakiety, potem Rundy Starcia
eclipse-rule-R51 = W Rundzie Starcia typ statku albo atakuje działami, albo ucieka. Konwencja stołu: typ z działami, który nie ucieka, musi atakować, a bez dział nic nie robi.
    .title = Atak albo ucieczka
eclipse-rule-R52 = Wszystkimi kośćmi typu rzuca się naraz, a potem każdą przydziela się wrogiemu statkowi. Wybuch zawsze trafia, pusta ścianka nigdy. Inny wynik trafia, jeśli po dodaniu twoich komputerów i odjęciu tarcz celu wynosi co najmniej 6. Konwencja stołu: kość można przydzielić tylko statkom, które trafia i które nie są jeszcze zniszczone.
    .title = Rzuty i trafienia
eclipse-rule-R53 = Trafienie zadaje 1, 2, 3 lub 4 uszkodzenia kością żółtą, pomarańczową, niebieską lub czerwoną. Statek z liczbą uszkodzeń większą niż kadłub jest zniszczony; nadwyżka przepada. Uszkodzenia zostają do końca Fazy Walki.
    .title = Uszkodzenia
eclipse-rule-R54 = Z tą technologią możesz rozdzielić 4 uszkodzenia czerwonej kości działa między statki, które ta kość trafia. Rakiet nie można dzielić.
    .title = Rozszczepiacz antymaterii
eclipse-rule-R55 = Ich kości niszczą statki od największego do najmniejszego, na ile się da: Pancernik, Krążownik, Baza Gwiezdna, Myśliwiec. Gdy nic więcej nie da się zniszczyć, kości trafiają w największy statek, jaki mogą. Konwencja stołu: z równych statków pierwszy jest najsłabszy, a na każdy idzie najmniej uszkodzeń, potem najmniej kości, potem kości, które najmniej mogłyby trafić.
    .title = Jak celują niegracze
eclipse-rule-R56 = Zamiast atakować, wszystkie statki typu mogą skierować się do połączonego Sektora, który kontrolujesz i w którym nie ma wrogich statków. Odlatują przy swojej następnej aktywacji, a do tego czasu można je atakować; jeśli bitwa skończy się w tej samej rundzie, zostają. Bazy Gwiezdne i niegracze nigdy nie uciekają. Konwencja stołu: ucieczki nie można cofnąć, Draco mogą uciec do Starożytnych, a ucieczka ogłoszona rundę wcześniej dochodzi do skutku z końcem bitwy.
    .title = Ucieczka
eclipse-rule-R57 = Jeśli żaden statek po obu stronach nie ma działa, atakujący musi odlecieć. Konwencja stołu: każdy typ wybiera Sektor według R56 i odlatuje od razu, a typy bez takiego Sektora niszczy obrońca. Liczy się to jako próba ucieczki wszystkimi statkami.
    .title = Pat
eclipse-rule-R58 = Po bitwach w Sektorze każdy ich uczestnik dobiera 1 Płytkę Reputacji oraz po 1 za zniszczonego Starożytnego, Myśliwiec lub Bazę Gwiezdną, 2 za Strażnika lub Krążownik, 3 za Pancernik lub GCDS; najwyżej 5. Zaczyna kontrolujący, potem inni w kolejności przybycia; z obejrzanych w tajemnicy płytek można zatrzymać jedną, a na pełnym torze zwrócić inną. Kto w jakiejś chwili miał tylko uciekające statki, nie dobiera za udział. Konwencja stołu: wszystkie kości jednego rzutu typu statków to jedna taka chwila.
    .title = Reputacja
eclipse-rule-R59 = Po dobraniu płytek zniszczone statki wracają do właścicieli, którzy mogą je znów zbudować. Niegracze znikają na dobre.
    .title = Zniszczone statki
eclipse-rule-R60 = Po wszystkich bitwach atakuje się populację, przejmuje Sektory, zdobywa Płytki Odkryć i naprawia statki. Konwencja stołu: każdy krok wykonuje się dla wszystkich Sektorów, według malejących numerów, zanim zacznie się następny.
    .title = Następstwa
eclipse-rule-R61 = Tam, gdzie masz statki, a przeciwnik kostki, twoje statki mogą raz wystrzelić z dział, wszystkie razem, przeciw tarczy 0; każde uszkodzenie niszczy wybraną przez ciebie kostkę. Bomby neutronowe mogą zniszczyć wszystkie bez rzutu, chyba że właściciel ma Pochłaniacz neutronów. Kostki Planty giną zawsze bez rzutu. Zniszczone kostki czekają na Cmentarzysku właściciela.
    .title = Atakowanie populacji
eclipse-rule-R62 = Dysk bez kostek w Sektorze ze statkami przeciwnika wraca na tor właściciela. Potem każdy, kto ma statek w Sektorze bez dysku, może położyć tam swój. Gdzie zostali niegracze, mogą to zrobić tylko Draco. Każdy Sektor kończy się, zanim zacznie się następny niższy numer.
    .title = Przejmowanie Sektorów
eclipse-rule-R63 = Kto ma statek w Sektorze z Płytką Odkrycia bez niegraczy, bierze tę płytkę. Jeśli nie zostały tam żadne statki, bierze ją kontrolujący. Inaczej czeka na pierwszy położony tam dysk albo na pierwszy statek na koniec późniejszej Fazy Walki.
    .title = Płytki Odkryć po bitwach
eclipse-rule-R64 = Na koniec Fazy Walki usuwa się wszystkie uszkodzenia. Każdy statek jest jak nowy.
    .title = Naprawa
eclipse-rule-R65 = Gracz bez statków i dysków na planszy na koniec Fazy Walki odpada z gry. Sprawdza się to tylko wtedy.
    .title = Zagłada

## Faza Utrzymania

eclipse-rule-R66 = Najpierw możesz użyć Statków Kolonizacyjnych. Potem twoje Fundusze zmieniają się o przychód z toru Funduszy pomniejszony o koszt z Toru Wpływu. Konwencja stołu: gracze robią to kolejno od pierwszego, zgodnie z ruchem wskazówek zegara.
    .title = Przychód i koszt utrzymania
eclipse-rule-R67 = Jeśli Fundusze spadłyby poniżej 0, musisz handlować lub opuszczać Sektory, aż wystarczą, w dowolnej kolejności. Opuszczony Sektor zwraca dysk, co obniża koszt, i kostki, co może obniżyć przychód. Sektory wolno opuszczać tylko, dopóki Funduszy nie wystarcza.
    .title = Bankructwo
eclipse-rule-R68 = Jeśli nie wystarczy ani handel, ani opuszczenie wszystkiego, zostajesz wyeliminowany: liczy się twoje punkty i usuwa twoje elementy. Konwencja stołu: twoje Sektory i struktury zostają bez kontroli, a ambasadorzy wracają bez zdrajcy.
    .title = Eliminacja
eclipse-rule-R68a = Konwencja stołu: wynik wyeliminowanego gracza liczy się według ówczesnej planszy, jest ostateczny i zachowuje miejsce w klasyfikacji. Płytki Reputacji wracają do worka, Płytka Zdrajcy do zasobów, a technologie i odkrycia wypadają z gry. Pozostali grają dalej według liczb dla początkowej liczby graczy; gdy nikt nie zostanie, gra się kończy.
    .title = Po eliminacji
eclipse-rule-R69 = Potem zyskujesz tyle, ile pokazują tory Materiałów i Nauki. Zapasy nie mają limitu.
    .title = Produkcja

## Faza Czyszczenia

eclipse-rule-R70 = Dobierzcie nowe technologie jak na początku: 5, 6, 7, 8 albo 9 zwykłych przy od 2 do 6 graczach, rzadkie dodatkowo. Dyski z akcji i Reakcji wracają na Tor Wpływu, a kostki z Cmentarzysk na Tory Populacji. Statki Kolonizacyjne i Płytki Podsumowania odwraca się z powrotem i zaczyna się następna runda.
    .title = Czyszczenie

## Koniec gry

eclipse-rule-R71 = Po rundzie 8 policz Płytki Reputacji, 1 za ambasadora, kontrolowane Sektory, 3 za Monolit w nich, 2 za zatrzymane odkrycie i za każdy Tor Technologii 1, 2, 3 lub 5 przy 4, 5, 6 lub 7 technologiach. Płytka Portalu Warp jest warta 1, a portal Starożytnych 2 dla kontrolującego Sektor. Zdrajca traci 2. Planta liczy 1 za kontrolowany Sektor, a Draco 1 za Starożytnego na planszy.
    .title = Punkty Zwycięstwa
eclipse-rule-R72 = Przy równym wyniku wygrywa większa suma Materiałów, Nauki i Funduszy. Konwencja stołu: jeśli i ona jest równa, zwycięstwo jest wspólne, a wyeliminowany gracz liczy się tak, jakby nic nie miał.
    .title = Remisy
