# New Frontiers: zasady, po jednej wiadomości na numer zasady. „Konwencja stołu” oznacza sprawę, o której
# drukowane zasady milczą, a którą ten stół rozstrzygnął sam.

## Przygotowanie krok po kroku

frontiers-rule-S1 = W pierwszej grze wszystkie Technologie leżą stroną z białym kwadratem do góry. W kolejnych za każdy z 8 dużych kafli i za każdy z 8 dwustronnych stosów rzuca się osobno monetą, a stos odwraca się w całości. W stosie jest 1 egzemplarz dla 2 graczy, 2 egzemplarze dla 3 lub 4 i 3 dla 5; reszta wraca do pudełka.
    .title = Technologie
frontiers-rule-S2 = Rozłóżcie 7 kafli Akcji. Dwustronny kafel w pierwszej grze i w każdej grze bez Celów pokazuje Izolację, a w grze z Celami – Przegląd galaktycznych Celów. Kolejność kafli nie ma znaczenia.
    .title = Kafle Akcji
frontiers-rule-S3 = Przygotujcie pulę 12 Punktów Zwycięstwa i pulę 12 Kolonistów na każdego gracza. Daje to po 24, 36, 48 lub 60 dla 2, 3, 4 lub 5 graczy. Żetony o wartości 10 czekają z boku, aż pula się wyczerpie.
    .title = Pule
frontiers-rule-S4 = Wszystkie 60 Planet trafia do woreczka. Dobiera się je tylko wtedy, gdy mówi o tym zasada, a każda ma równe szanse.
    .title = Woreczek z Planetami
frontiers-rule-S5 = Początkową kolejność graczy ustala los. Piony stają na torze pierwszeństwa od lewej do prawej, a pierwsze pole zostaje puste. Przy 2 graczach każdy ma 2 piony, które stoją na przemian: A, B, A, B.
    .title = Tor pierwszeństwa
frontiers-rule-S6 = Każdy bierze 3 Kredyty. Ostatni w kolejności dostaje o 1 więcej, a przy 4 lub 5 graczach także przedostatni.
    .title = Pierwsze Kredyty
frontiers-rule-S7 = Potasujcie 8 plansz Imperium i rozdajcie każdemu po jednej. W pierwszej grze wszyscy używają strony z białym kwadratem. W kolejnych każdy, zgodnie z kolejnością na torze, wybiera stronę; plansze i wybrane już strony są jawne.
    .title = Plansze Imperium
frontiers-rule-S8 = Na każdej Rodzimej Kolonii staje 1 Kolonista z puli. Rodzima Kolonia z poświatą zaczyna ze swoim dobrem, a z wypełnioną ikoną – bez dobra. Przy 3 lub więcej graczach drugi pion tylko zaznacza numer planszy.
    .title = Rodzime Kolonie
frontiers-rule-S9 = Do gry z Celami potasujcie 8 Celów w zakryty stos i dajcie każdemu planszę Magazynu. W pierwszej grze Celów się nie używa.
    .title = Cele

## Runda i pierwszeństwo

frontiers-rule-R1 = Gra trwa, aż spełni się któryś z warunków końca (R100), a wtedy do końca tej rundy. Zwykle zajmuje to od 12 do 15 rund.
    .title = Długość gry
frontiers-rule-R2 = W każdej rundzie każdy pion na torze pierwszeństwa wybiera jeden kafel Akcji. Kolej jest zawsze na pierwszy od lewej pion, który jeszcze nie wybierał. Przy 2 graczach są 4 piony, więc każdy wybiera dwa razy.
    .title = Kto wybiera
frontiers-rule-R3 = Kafla wybranego w tej rundzie nie można wybrać ponownie przed następną. Wybór jest obowiązkowy: z 7 kafli zawsze jakieś zostają.
    .title = Każdy kafel raz na rundę
frontiers-rule-R4 = Wybraną Akcję każdy gracz rozpatruje jeden raz. Zaczyna wybierający, po nim kolejni w prawo na torze, a za ostatnim pionem – od pierwszego. Przy 2 graczach jest to wybierający, a potem drugi gracz.
    .title = Kolejność rozpatrywania
frontiers-rule-R5 = Bonus kafla Akcji należy do gracza, który go wybrał. Nikt inny go nie dostaje, choćby wszyscy rozpatrywali Akcję.
    .title = Bonus wybierającego
frontiers-rule-R6 = Po rozpatrzeniu Akcji pion wybierającego przesuwa się na pierwsze od lewej wolne pole toru. W trakcie Akcji stoi w połowie drogi.
    .title = Ruch piona
frontiers-rule-R7 = Kolejność pionów przechodzi bez zmian z rundy na rundę. Zmieniają ją tylko Wysłanie dyplomatów (R80) i Przegląd galaktycznych Celów (R90).
    .title = Stała kolejność
frontiers-rule-R8 = Jeśli nikt nie wybrał Produkcji, na koniec rundy na jej kaflu kładzie się 1 Kredyt; Kredyty te się gromadzą. Potem wszystkie kafle wracają do rzędu, a piony przesuwają się o jedno pole w prawo. Gdy gra się kończy, nic z tego się nie dzieje.
    .title = Koniec rundy
frontiers-rule-R9 = To, co każe Akcja lub Zdolność, trzeba wykonać, o ile to możliwe. Tylko tam, gdzie mowa, że możesz, wolno z tego zrezygnować.
    .title = Obowiązek i wybór
frontiers-rule-R10 = Przy stole Kolonizację, Produkcję oraz Sprzedaż i Konsumpcję wszyscy mogą rozgrywać jednocześnie. Ten stół zawsze rozpatruje je zgodnie z kolejnością, co daje ten sam wynik i jest słuszne także wtedy, gdy czegoś brakuje.
    .title = Jednocześnie

## Zdolności

frontiers-rule-R11 = Zdolności nie można użyć w Akcji, w której jej kafel trafił do Imperium. Działa od następnej Akcji, także w tej samej rundzie.
    .title = Nowe kafle czekają
frontiers-rule-R12 = Zdolności działające w tej samej Akcji się sumują. Żaden koszt nie spada poniżej 0, a niewykorzystanej zniżki nikt nie wypłaca.
    .title = Zdolności się sumują
frontiers-rule-R13 = Każda Zdolność działa raz na Akcję, chyba że mówi co innego. Zdolności z warunkiem działają za każdym razem, gdy się on spełni. Konwencja stołu: zniżki i siła militarna obowiązują przez całą Akcję, więc służą obu Planetom podwójnej Kolonizacji.
    .title = Raz na Akcję
frontiers-rule-R14 = Zdolność zmienia tylko to, o czym mówi. Wszystkie inne wymagania Akcji pozostają, na przykład liczba Kolonistów potrzebnych Planecie.
    .title = Tylko to, co mówi
frontiers-rule-R15 = Gdy zasada mówi o koszcie nadrukowanym, chodzi o liczbę na kaflu. Zniżki jej nie zmieniają.
    .title = Koszt nadrukowany
frontiers-rule-R16 = Rodzima Kolonia jest Kolonią pod każdym względem. Odkryta Planeta nią nie jest: jej Zdolności, właściwości i Punkty Zwycięstwa są nieaktywne, dopóki nie zostanie skolonizowana.
    .title = Kolonie i Odkryte Planety
frontiers-rule-R17 = Właściciel Rafinerii Obcych w Obłoku Oorta ustala jej rodzaj raz w każdej Akcji, na czas tej Akcji: jeden z czterech, nigdy szary. Nie jest to Zdolność i działa od razu. Leżące tam dobro zachowuje swój rodzaj. Konwencja stołu: pytanie pada, gdy Rafineria przybywa podczas Kolonizacji i gdy ma to znaczenie w Produkcji, a na koniec liczy się najlepszy rodzaj; jako Odkryta Planeta nie ma rodzaju, więc tańsza jest tylko dzięki zniżkom na każdą Planetę.
    .title = Rafineria Obcych w Obłoku Oorta

## Izolacja

frontiers-rule-R18 = Kto wybiera Izolację, otrzymuje 2 Kredyty. Pozostali nic nie robią.
    .title = Izolacja

## Rozwój Technologii

frontiers-rule-R19 = Zgodnie z kolejnością każdy gracz może kupić jedną Technologię. Nikt nie musi kupować.
    .title = Zakup Technologii
frontiers-rule-R20 = Technologia kosztuje tyle, ile na niej nadrukowano, dla wybierającego o 1 mniej, i jeszcze mniej dzięki twoim zniżkom, ale nigdy mniej niż 0. Płaci się od razu Kredytami; bez nich nie ma zakupu.
    .title = Cena Technologii
frontiers-rule-R20a = Twoja kolej w Rozwoju Technologii przebiega tak: najpierw Kredyty należne na początku, potem wybór i zapłata. Kafel trafia do Imperium, a na końcu przychodzą Kredyty za zakup z kafli posiadanych wcześniej.
    .title = Przebieg zakupu
frontiers-rule-R21 = Nie można mieć dwa razy tej samej Technologii. Gdy stos się wyczerpie albo duży kafel zostanie kupiony, już go nie ma. Dwie strony kafla to różne Technologie, ale w grze jest tylko jedna z nich.
    .title = Żadnej Technologii dwa razy
frontiers-rule-R22 = Kredyty ze Zdolności działającej na początku Rozwoju Technologii należą się niezależnie od zakupu i można nimi za niego zapłacić. Kredyty ze Zdolności działającej po zakupie należą się tylko wtedy, gdy coś kupiono. Konwencja stołu: tak rozumie się oba teksty.
    .title = Kredyty w Rozwoju Technologii
frontiers-rule-R23 = Mała Technologia zakrywa 1 pole planszy, duża 2. Z czerwonawej strefy wolno korzystać dopiero wtedy, gdy 10 zwykłych pól jest pełnych; kafle można przesuwać, by zrobić miejsce. Konwencja stołu: duży kafel kupiony przy 9 zakrytych polach zajmuje ostatnie zwykłe i jedno pole strefy; opcja tego zabrania.
    .title = Pola Technologii
frontiers-rule-R24 = Jeśli po Rozwoju Technologii ktoś zakrywa więcej niż 10 pól, ta runda jest ostatnia. Rozgrywa się ją do końca.
    .title = Koniec przez Technologie

## Odkrywanie

frontiers-rule-R30 = Z woreczka dobiera się 7 Planet i kładzie odkryte na środku stołu. Jeśli w woreczku jest ich mniej, dobiera się wszystkie.
    .title = Planety do wyboru
frontiers-rule-R31 = Zgodnie z kolejnością każdy gracz bierze dokładnie jedną z tych Planet; gdy żadnej już nie ma, nie dostaje nic. Kiedy wszyscy wzięli po jednej, wybierający bierze drugą.
    .title = Branie Planet
frontiers-rule-R32 = Zdolności dobierające Planety z woreczka działają zaraz po twoim wyborze, a u wybierającego po drugim. Dobrane Planety są jawne i wszystkie się zatrzymuje. W tej samej chwili przychodzą Koloniści ze Zdolności odkrywających, o ile są w puli. Pusty woreczek nic nie daje.
    .title = Zdolności odkrywające
frontiers-rule-R33 = Niewybrane Planety wracają do woreczka. Dzieje się to po działaniu wszystkich Zdolności, więc żadnej z nich nie da się dobrać w tej samej Akcji.
    .title = Niewybrane Planety
frontiers-rule-R34 = Na koniec Akcji Kolonii i Odkrytych Planet możesz mieć razem najwyżej 9, wliczając Rodzimą Kolonię. Kto ma więcej, odkłada nadmiar do woreczka, wybierając spośród Odkrytych Planet. Dobrowolnie odłożyć więcej nie można. Konwencja stołu: najpierw wracają niewybrane Planety, potem gracze wybierają zgodnie z kolejnością.
    .title = Najwyżej dziewięć Planet

## Kolonizacja

frontiers-rule-R40 = Najpierw wybierający otrzymuje 1 Kolonistę, jeśli jest w puli. Może go użyć jeszcze w tej Akcji.
    .title = Kolonista wybierającego
frontiers-rule-R41 = Zgodnie z kolejnością każdy gracz otrzymuje 2 Kolonistów albo kolonizuje jedną Odkrytą Planetę; pasować nie wolno. Jeśli w puli został 1 lub 0, dostajesz tylu, ilu jest, i nadal nie musisz kolonizować.
    .title = Koloniści albo Kolonizacja
frontiers-rule-R42 = Planeta wymaga tylu niewykorzystanych Kolonistów, ilu pokazuje: 1 lub 2. Poza tym Planeta nie-militarna wymaga zapłaty w Kredytach, a militarna – dostatecznej siły militarnej.
    .title = Wymagania Kolonizacji
frontiers-rule-R43 = Cena Planety nie-militarnej to jej nadrukowany koszt pomniejszony o wszystkie pasujące zniżki. Nigdy nie spada poniżej 0.
    .title = Cena Planety
frontiers-rule-R44 = Siła militarna to suma twoich Zdolności militarnych, przy czym działające na słowo kluczowe lub rodzaj liczą się tylko wobec pasującej Planety, oraz siły tymczasowej zdobytej w tej Akcji. Musi dorównać obronie Planety. Nie zużywa się.
    .title = Siła militarna
frontiers-rule-R45 = Za Planetę albo się płaci, albo się ją podbija. Kredytów i siły militarnej nie można łączyć.
    .title = Bez łączenia
frontiers-rule-R46 = Niektóre Zdolności pozwalają odrzucić dobro danego rodzaju, by zyskać siłę militarną do końca Akcji, po razie każda. Dobro może leżeć na dowolnej twojej Kolonii, także na Rafinerii w Obłoku Oorta, i wraca do puli. Siła pomaga również w drugiej Kolonizacji. Konwencja stołu: dobra odrzuca się tylko na podbój, który się wtedy udaje, ale wolno odrzucić ich więcej, niż trzeba.
    .title = Siła tymczasowa
frontiers-rule-R47 = Niektóre Zdolności pozwalają zapłacić za Planetę militarną, jakby była nie-militarna: ceną jest jej obrona, pomniejszona o zniżkę tej Zdolności i inne pasujące, nie mniej niż 0. Planeta pozostaje militarna. Specjalista ds. kontaktów nie działa na Planety OBCE. Konwencja stołu: z kilku takich Zdolności liczy się tylko najlepsza; kto mógłby też Planetę podbić, wybiera sposób.
    .title = Płacenie za Planety militarne
frontiers-rule-R48 = Kolonizacja przebiega tak: zapłać albo odrzuć dobra, odwróć Planetę i postaw na niej Kolonistów. Kolonia zdobyczna dostaje potem dobro swojego rodzaju, jeśli jest w puli. Na końcu działają Zdolności związane z Kolonizacją, które należały do ciebie przed tą Akcją.
    .title = Przebieg Kolonizacji
frontiers-rule-R49 = Dzięki Ulepszonej logistyce po pierwszej Planecie możesz skolonizować drugą, ale nie po wzięciu Kolonistów ani po zamianie. Każda Planeta wymaga własnych Kolonistów i Kredytów. Zdolności pierwszej nie pomagają przy drugiej. Konwencja stołu: drugą może być Planeta dopiero co dobrana, a zapłacić za nią można dopiero co otrzymanymi Kredytami.
    .title = Druga Kolonizacja
frontiers-rule-R50 = Dzięki Inżynierom ds. terraformacji możesz raz na Akcję zamienić swoją nie-militarną Kolonię na Odkrytą nie-militarną Planetę tego samego rodzaju, szarą na szarą, o koszcie nadrukowanym wyższym o 0 do 3. Jest to darmowe i nie jest Kolonizacją: bez zniżek, bez Zdolności i nie na Kolonii skolonizowanej w tej Akcji. Dobro ze starej Kolonii przepada, a nowa Kolonia zdobyczna dostaje swoje; stara Planeta wraca na koniec Akcji do woreczka, a Rodzima Kolonia wypada z gry. Rafineria w Obłoku Oorta liczy się jako ustalony przez ciebie rodzaj, nigdy szary. Konwencja stołu: zamiany można dokonać przed wyborem, między dwiema Kolonizacjami albo na koniec swojej kolei.
    .title = Zamiana Kolonii
frontiers-rule-R51 = Umierająca Kolonia pozwala, zamiast brać Kolonistów lub kolonizować, zamienić ją na dowolną twoją Odkrytą Planetę, która nie jest ani militarna, ani OBCA. Jest to darmowe, a z dobrem i starym kaflem postępuje się jak w R50. Konwencja stołu: nie uruchamia to Zdolności związanych z Kolonizacją, a nowej Kolonii nie można w tej Akcji zamienić.
    .title = Umierająca Kolonia
frontiers-rule-R52 = Przy zamianie Koloniści zostają na miejscu. Jeśli nowa Planeta wymaga ich więcej, brakujący musi pochodzić z twoich niewykorzystanych Kolonistów, inaczej zamiana jest niemożliwa. Nadmiarowi wracają na twoją planszę.
    .title = Koloniści przy zamianie
frontiers-rule-R53 = Gdy wszyscy rozpatrzą Kolonizację, zastąpione Planety wracają do woreczka. Potem sprawdza się limit 9 jak w Odkrywaniu (R34), bo Zdolności mogły dobrać Planety.
    .title = Koniec Kolonizacji
frontiers-rule-R54 = Następnie runda okazuje się ostatnia, jeśli ktoś ma więcej niż 7 Kolonii, wliczając Rodzimą, albo jeśli w puli zostało mniej niż 5 Kolonistów. Pulę sprawdza się tylko w tej chwili, nigdy po innej Akcji.
    .title = Koniec przez Kolonie lub Kolonistów

## Produkcja

frontiers-rule-R60 = Wybierający bierze najpierw wszystkie Kredyty z kafla. Kafel jest potem pusty, aż zapełnią go rundy bez Produkcji.
    .title = Kredyty na kaflu
frontiers-rule-R61 = Zgodnie z kolejnością każdy gracz kładzie dobro na każdej swojej Kolonii produkcyjnej, która go nie ma. Na Kolonii nigdy nie leży więcej niż jedno dobro, a na szarej – żadne.
    .title = Produkcja
frontiers-rule-R62 = Zdolność zdobyczna kładzie jedno dobro na pustej Kolonii zdobycznej swojego rodzaju; jest to obowiązkowe, o ile możliwe. Dla Rafinerii w Obłoku Oorta liczy się rodzaj ustalony na tę Akcję. Konwencja stołu: kolejność takich Zdolności i Kolonie wybierasz ty.
    .title = Zdolności zdobyczne
frontiers-rule-R63 = Wybierający kładzie także dobro na jednej pustej Kolonii zdobycznej, obojętnie jakiego rodzaju. Konwencja stołu: robi to podczas swojej kolei, po produkcji i Zdolnościach zdobycznych.
    .title = Zdobyczne dobro wybierającego
frontiers-rule-R64 = Gdy zabraknie dóbr jakiegoś rodzaju, między graczami rozstrzyga kolejność. Kto dostaje za mało, decyduje, które Kolonie zostaną bez dobra. Może się to zdarzyć tylko wtedy, gdy dobra się magazynuje.
    .title = Brak dóbr
frontiers-rule-R65 = Zdolności produkcyjne wypłacają swoje Kredyty, na przykład po tyle za każdą pasującą Kolonię. Zdolność za dobro na jej własnej Kolonii płaci tylko wtedy, gdy położono je tam w tej Akcji, obojętnie jak. Zdolność licząca dobra liczy te z tej Akcji.
    .title = Kredyty z Produkcji
frontiers-rule-R66 = Zdolność za największą liczbę dóbr danego rodzaju rozstrzyga się, gdy wszyscy już wyprodukowali. Liczą się tylko dobra z tej Akcji, także na Koloniach zdobycznych. Konwencja stołu: kto dzieli pierwsze miejsce albo nic nie wyprodukował, nie dostaje nic.
    .title = Najwięcej dóbr rodzaju

## Sprzedaż, Konsumpcja

frontiers-rule-R70 = Najpierw wybierający zdobywa 1 Punkt Zwycięstwa. Pochodzi on z puli, jak wszystkie.
    .title = Punkt wybierającego
frontiers-rule-R71 = Zgodnie z kolejnością każdy gracz wykonuje obie części Akcji. Najpierw jest Sprzedaż, potem Konsumpcja.
    .title = Dwie części
frontiers-rule-R72 = Możesz sprzedać dokładnie jedno dobro do puli, za 1 do 4 Kredytów zależnie od rodzaju i wszystkie pasujące dodatki. Nie trzeba do tego Zdolności, a bez sprzedaży dodatki nic nie dają. Dobra z Rafinerii w Obłoku Oorta nie można sprzedać.
    .title = Sprzedaż
frontiers-rule-R73 = Dopóki może zadziałać któraś z twoich nieużytych Zdolności konsumpcyjnych, musisz jakiejś użyć. O kolejności decydujesz ty, a każda działa raz. Przy niefortunnej kolejności dobra mogą zostać; to dozwolone.
    .title = Konsumpcja
frontiers-rule-R74 = Zdolność wymagająca określonej liczby dóbr potrzebuje ich wszystkich, inaczej nie można jej użyć. Zdolność konsumująca „do” tylu dóbr musi wziąć ich tyle, ile może. Które to będą, zależy od ciebie.
    .title = Ile dóbr
frontiers-rule-R75 = Dobro konsumuje się jako rodzaj, którym jest, na jakiejkolwiek Kolonii leży. Dobro z Rafinerii w Obłoku Oorta można konsumować jak każde inne.
    .title = Rodzaj dobra
frontiers-rule-R76 = Zdolności niewymagające dóbr działają zawsze. Konwencja stołu: także wtedy, gdy nic nie skonsumowano; Bogata gospodarka daje wówczas tylko dodatkowy punkt za Galaktyczny salon.
    .title = Zdolności bez dóbr
frontiers-rule-R77 = Bogata gospodarka liczy dobra skonsumowane w tej Akcji dzięki Zdolnościom konsumpcyjnym. Sprzedane się nie liczą. Konwencja stołu: nie liczy się też dobro sprzedane przez Gildię handlową.
    .title = Liczenie skonsumowanych dóbr
frontiers-rule-R78 = Zdolność konsumpcyjna Gildii handlowej jest jedyną, z której można zrezygnować. Sprzedaje jeszcze jedno dobro, tak jak Sprzedaż, także gdy wcześniej nic nie sprzedano. Można jej użyć raz, w dowolnej chwili Konsumpcji, nawet gdy żadna inna Zdolność już nie zadziała.
    .title = Gildia handlowa
frontiers-rule-R79 = Punkty Zwycięstwa pochodzą z puli. Gdy jest pusta, nadal wypłaca się je w całości, żetonami o wartości 10. Chwila, w której pula się wyczerpie, czyni tę rundę ostatnią.
    .title = Pula punktów

## Wysłanie dyplomatów

frontiers-rule-R80 = Wybierający zdobywa 1 Punkt Zwycięstwa, a pion, który wybierał, staje na pierwszym miejscu; piony przed nim przesuwają się w prawo. Nowa kolejność obowiązuje od razu, ale kto wybierał, ten wybierał. Przy 2 graczach przesuwa się tylko ten pion, więc w następnej rundzie jeden gracz może wybierać dwa razy z rzędu.
    .title = Wysłanie dyplomatów

## Cele

frontiers-rule-R90 = Pion tego, kto robi Przegląd, zamienia się miejscami z lewym sąsiadem na torze. Pion z pierwszego miejsca zostaje. Konwencja stołu: nowa kolejność obowiązuje od razu.
    .title = Jedno miejsce do przodu
frontiers-rule-R91 = Kto robi Przegląd, otrzymuje 1 Kredyt. Bierze go ze wspólnej puli.
    .title = Kredyt za Przegląd
frontiers-rule-R92 = Wybierający ogląda 3 wierzchnie Cele ze stosu, a gdy jest ich mniej – wszystkie, i jeden zachowuje zakryty. Pozostałe odkłada na spód stosu w dowolnej kolejności. Konwencja stołu: przy pustym stosie niczego się nie zachowuje, ale kafel nadal można wybrać.
    .title = Wybór Celu
frontiers-rule-R93 = Następnie odkrywa się Cel, który jakiś gracz zachował wcześniej zakryty, tak że ukryty jest najwyżej jeden. Konwencja stołu: odkrywa się go także przy pustym stosie.
    .title = Odkrycie Celu
frontiers-rule-R94 = Trzy Cele pozwalają wszystkim magazynować, gdy leżą odkryte; co trafi do Magazynu, tam zostaje. Magazynowanie zasobów: po Produkcji możesz przenieść dowolne swoje dobra do Magazynu. Podatek obrotowy: przy każdej sprzedaży możesz przenieść tam dowolną część Kredytów. Odkrywanie: jedna Planeta, którą musisz odłożyć, może trafić tam zamiast do woreczka, raz na Odkrywanie lub Kolonizację. Konwencja stołu: dobra przenosi się zgodnie z kolejnością, a magazynować można tylko nadmiarowe Planety.
    .title = Magazyny
frontiers-rule-R95 = Właściciel zakrytego Celu z Magazynem może go odkryć zaraz po tym, jak ktoś wybierze kafel Akcji, zanim ktokolwiek ją rozpatrzy. Konwencja stołu: pyta się właściciela każdego zakrytego Celu, więc z pytania nie da się wyczytać, który to Cel.
    .title = Odkrycie własnego Celu
frontiers-rule-R96 = Na koniec odkrywa się wszystkie Cele w grze; punktują dla każdego gracza. Cele pozostałe w stosie się nie liczą.
    .title = Punktowanie Celów

## Koniec gry

frontiers-rule-R100 = Gra kończy się po rundzie, w której zdarzyło się jedno z tych: ponad 10 zakrytych pól Technologii po Rozwoju Technologii, ponad 7 Kolonii po Kolonizacji, mniej niż 5 Kolonistów w puli po Kolonizacji albo pusta pula punktów w dowolnej chwili. Resztę rundy jeszcze się rozgrywa. Konwencja stołu: gra, która trwa 60 rund, wtedy się kończy.
    .title = Ostatnia runda
frontiers-rule-R101 = Przed punktowaniem usuwa się wszystkie Odkryte Planety. Właściciel Rafinerii w Obłoku Oorta ustala jeszcze raz jej rodzaj, a zakryte Cele się odkrywa.
    .title = Przed punktowaniem
frontiers-rule-R102 = Wynik to suma żetonów Punktów Zwycięstwa, punktów nadrukowanych na Technologiach i Koloniach, premii kafli ze znakiem „?” i Celów. Każdy taki kafel liczy się osobno, więc jedna Kolonia może się liczyć dla kilku.
    .title = Wynik
frontiers-rule-R103 = Dla jednego kafla ze znakiem „?” każdy twój kafel liczy się raz, według najlepszego warunku, który spełnia. Sam ten kafel też się liczy, jeśli pasuje.
    .title = Kafle ze znakiem zapytania
frontiers-rule-R104 = Remis rozstrzyga suma Kredytów i dóbr w Imperium, gdzie każde dobro liczy się za 1. To, co leży w Magazynie, się nie liczy. Jeśli i to jest równe, zwycięstwo jest wspólne.
    .title = Remisy
frontiers-rule-R104a = Wspólne zwycięstwo należy do wszystkich, którzy nadal remisują. Konwencja stołu: o dalszych miejscach decyduje wynik i to samo rozstrzygnięcie remisów.
    .title = Wspólne miejsca
frontiers-rule-R105 = Niewykorzystani Koloniści, Kredyty i dobra same nie dają punktów. Mogą się liczyć dla Celów i przy remisach.
    .title = Co nie punktuje
