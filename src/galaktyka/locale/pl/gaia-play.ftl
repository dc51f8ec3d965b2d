# Projekt Gaja w trakcie gry: pytania, odpowiedzi, koszty, ostrzeżenia, powody, dziennik, automatyka.
# Nazwy i ilości pochodzą z gaia.ftl – jako odwołania albo jako parametry.

gaia-player = { $letter } ({ $faction })
gaia-list = { $first }, { $rest }
gaia-cost-from = od: { $cost }
gaia-cost-green-token = odwrócenie zielonego żetonu Przymierza
gaia-special-booster = Akcja żetonu Wzmocnienia
gaia-free-bundle_2c = 2 Moce na 2 Kredyty
gaia-free-bundle_o_c = 4 Moce na 1 Rudę i 1 Kredyt
gaia-free-bundle_2o = 6 Mocy na 2 Rudy
gaia-free-brain_3c = Kamień Umysłu na 3 Kredyty

## Pytania

gaia-ask-rotate = Obróć Sektory według uznania, a potem zakończ układanie planszy.
gaia-ask-faction = Wybierz frakcję.
gaia-ask-faction-first-game = Wybierz frakcję z zestawu na pierwszą grę.
gaia-ask-first-mine = Postaw { $structure } na { $planet } ({ $n } z { $total }).
gaia-ask-first-booster = Wybierz pierwszy żeton Wzmocnienia.
gaia-ask-income = Do wzięcia zostało: { $power } i { $tokens }. Co bierzesz teraz?
gaia-ask-terrans = Możesz jeszcze wymienić na zasoby { $power } z pola Gai.
gaia-ask-itars = Masz na polu Gai { $held }. Czy oddajesz { $price } za żeton Technologii?
gaia-ask-turn = Twoja tura: jedna akcja główna, a przed nią i po niej akcje bonusowe.
gaia-ask-turn-end = Akcja główna już za tobą: kolejne akcje bonusowe czy koniec tury?
gaia-ask-mine = Gdzie budujesz { gaia-structure-mine.accusative }?
gaia-ask-mine-steps = Gdzie budujesz { gaia-structure-mine.accusative }? Za darmo masz: { $steps }.
gaia-ask-mine-range = Gdzie budujesz { gaia-structure-mine.accusative } albo rozpoczynasz Projekt Gaja? Twój zasięg jest większy o { $n }.
gaia-ask-project = Na której Transplanecie rozpoczynasz Projekt Gaja? Przesuniesz na pole Gai { $tokens }.
gaia-ask-upgrade = Gdzie budujesz { $structure }?
gaia-ask-research = W którym obszarze badań awansujesz?
gaia-ask-tile = Który żeton Technologii bierzesz?
gaia-ask-cover = Który z twoich żetonów Technologii Podstawowych zakryje „{ $tile }”?
gaia-ask-advance = Czy awansujesz o poziom w { $area }?
gaia-ask-advance-any = W którym obszarze badań chcesz awansować?
gaia-ask-lost-planet = Gdzie kładziesz Czarną Planetę? Twój zasięg to { $range }.
gaia-ask-link = Które planety tworzą Przymierze? Wartość Mocy: { $value } z { $need }.
gaia-ask-satellites = Gdzie kładziesz Satelity? Do położenia: { $satellites }.
gaia-ask-satellites-loose = Gdzie kładziesz następnego Satelitę?
gaia-ask-token = Który żeton Przymierza bierzesz?
gaia-ask-rescore = Który ze swoich żetonów Przymierza punktujesz ponownie?
gaia-ask-booster = Który żeton Wzmocnienia bierzesz na następną rundę?
gaia-ask-charge = Czy pobierasz { $power }? Nic to nie kosztuje.
gaia-ask-charge-paid = Czy pobierasz { $power } za { $cost }?
gaia-ask-brain-charge = Pobierasz { $power }. Na którym polu znajdzie się Kamień Umysłu?
gaia-ask-brain-pay = Wydajesz { $power }. Czy używasz Kamienia Umysłu?
gaia-ask-tokens-supply = Oddajesz { $tokens }. Ile z pola { $bowl }?
gaia-ask-tokens-gaia = Przesuwasz na pole Gai { $tokens }. Ile z pola { $bowl }?
gaia-ask-brain-token-supply = Oddajesz { $tokens } z pola { $bowl }. Czy jest wśród nich Kamień Umysłu?
gaia-ask-brain-token-gaia = Przesuwasz na pole Gai { $tokens } z pola { $bowl }. Czy jest wśród nich Kamień Umysłu?
gaia-ask-brain-token-supply-any = Oddajesz { $tokens }. Czy jest wśród nich Kamień Umysłu?
gaia-ask-brain-token-gaia-any = Przesuwasz na pole Gai { $tokens }. Czy jest wśród nich Kamień Umysłu?
gaia-ask-station = Gdzie kładziesz { gaia-structure-space_station.accusative }? Twój zasięg to { $range }.
gaia-ask-swap = Która Kopalnia zamienia się miejscem z twoim Instytutem Planetarnym?
gaia-ask-downgrade = Które Laboratorium staje się z powrotem Placówką Handlową?
gaia-ask-lowest = W którym ze swoich najniższych obszarów awansujesz?
gaia-ask-brain-burn = Poświęcasz Moc. Co się dzieje z Kamieniem Umysłu?

## Odpowiedzi

gaia-do-end = Zakończ turę
gaia-do-upgrade = Ulepsz budynek w { $structure }
gaia-do-board = { $action } za { $cost }
gaia-do-special = Akcja specjalna: { $action }
gaia-do-mine = Zbuduj { gaia-structure-mine.accusative } na polu { $hex } ({ $planet })
gaia-do-mine-shared = Zbuduj { gaia-structure-mine.accusative } na polu { $hex } ({ $planet }), obok budynku gracza { $owner }
gaia-do-project = Rozpocznij Projekt Gaja na polu { $hex }
gaia-do-build = Zbuduj { $structure } na polu { $hex }
gaia-do-place = Postaw { $structure } na polu { $hex }
gaia-do-lost-planet = Połóż Czarną Planetę na polu { $hex }
gaia-do-station = Połóż { gaia-structure-space_station.accusative } na polu { $hex }
gaia-do-swap = Przenieś Instytut Planetarny na pole { $hex }
gaia-do-downgrade = Zamień Laboratorium na polu { $hex } w { gaia-structure-trading_station.accusative }
gaia-do-link = { $hexes } (wartość Mocy { $value })
gaia-do-link-done = Te planety ({ $satellites })
gaia-do-satellite = Satelita na polu { $hex }
gaia-do-faction = { $faction } ({ $planet })
gaia-do-booster = { $booster } – { $effect }
gaia-do-research = { $area }, poziom { $level }: { $effect }
gaia-do-no-advance = Nie awansuj
gaia-do-tile = Żeton „{ $tile }”, potem awans w dowolnym obszarze
gaia-do-tile-area = Żeton „{ $tile }”, potem awans w obszarze: { $area }
gaia-do-advanced = Technologia Zaawansowana „{ $tile }”
gaia-do-cover = Zakryj „{ $tile }”
gaia-do-itars = Weź żeton Technologii
gaia-do-itars-done = Nie bierz żetonu (na pole I: { $tokens })
gaia-do-terrans-done = Koniec wymiany
gaia-do-rotate = Obróć Sektor { $sector } o 60°
gaia-do-rotate-done = Plansza zostaje tak ułożona
gaia-do-income-power = Najpierw pobierz { $power }
gaia-do-income-tokens = Najpierw weź { $tokens }
gaia-do-charge = Pobierz { $power }
gaia-do-charge-token = Weź znacznik Mocy
gaia-do-charge-token-first = Weź znacznik Mocy, a potem pobierz { $power }
gaia-do-charge-token-last = Pobierz { $power }, a potem weź znacznik Mocy
gaia-do-no-charge = Zrezygnuj
gaia-do-no-federation = Zrezygnuj z tego Przymierza
gaia-do-count = { $tokens } z pola { $bowl }
gaia-do-brain-charge = Kamień Umysłu na pole { $bowl }
gaia-do-brain-pay = Zapłać Kamieniem Umysłu
gaia-do-brain-pay-tokens = Zapłać innymi znacznikami
gaia-do-brain-take = Kamień Umysłu jest wśród nich
gaia-do-brain-keep = Kamień Umysłu zostaje
gaia-do-brain-burn-up = Kamień Umysłu przechodzi na pole III
gaia-do-brain-burn-stay = Kamień Umysłu zostaje na polu II
gaia-do-brain-burn-gone = Kamień Umysłu zostaje poświęcony

## Ostrzeżenia

gaia-warning-lost = Przepadnie: { $goods } (limit to { $cap }).
gaia-warning-power-lost = Przepadnie: { $power }, bo nie ma już czego przesunąć.
gaia-warning-ore-for-qic = Bez Akademii KIK-ów dostaniesz { $ore } zamiast KIK-ów.
gaia-warning-surplus = Na darmo wydasz: { $power }.
gaia-warning-charge-less = Pobierzesz tylko { $power }, choć oferta wynosi { $value }.
gaia-warning-last-token = To odwróci twój ostatni zielony żeton Przymierza.
gaia-warning-steps = Przepadnie: { $steps }.
gaia-warning-joins = Planeta dołączy do sąsiedniego Przymierza i nie posłuży już do utworzenia nowego.
gaia-warning-last-round = Gra skończy się, zanim planeta zostanie przekształcona.
gaia-warning-no-tile = Nie ma żetonu Technologii, który możesz wziąć.
gaia-warning-no-advance = Nie możesz awansować w { $area }.
gaia-warning-brain-gone = Kamień Umysłu przepadnie do końca gry.
gaia-warning-terrans = Bez wymiany przepadnie: { $power }.
gaia-warning-pass-booster = Akcja twojego żetonu Wzmocnienia „{ $booster }” jest jeszcze niewykorzystana.
gaia-warning-pass-specials = Niewykorzystane akcje specjalne: { $actions }.
gaia-warning-pass-board = Na Planszy Rozwoju stać cię jeszcze na: { $actions }.
gaia-warning-pass-mine = Możesz jeszcze zbudować Kopalnię.
gaia-warning-pass-project = Możesz jeszcze rozpocząć Projekt Gaja.
gaia-warning-pass-upgrade = Możesz jeszcze ulepszyć budynek.
gaia-warning-pass-federation = Możesz jeszcze uformować Przymierze.
gaia-warning-pass-research = Możesz jeszcze awansować w badaniach.

## Powody: zasoby i elementy

gaia-refusal-needs = Potrzeba { $need }, masz { $have }.
gaia-refusal-needs-power = Potrzeba { $need } na polu III, masz { $have }.
gaia-refusal-needs-tokens = Potrzeba { $need } na polach I–III, masz { $have }.
gaia-refusal-needs-structure = Potrzeba { $structure } na planszy.
gaia-refusal-all-built = Na planszy stoją już wszystkie { $structures } ({ $n }).
gaia-refusal-built = Na planszy stoi już { $structure }.
gaia-refusal-cap = Limit { $cap } jest już osiągnięty; cały zysk by przepadł.
gaia-refusal-main-done = Akcja główna w tej turze jest już wykonana.
gaia-refusal-space-used = To pole zostało już w tej rundzie wykorzystane.
gaia-refusal-special-used = Ta akcja specjalna jest już w tej rundzie wykorzystana.
gaia-refusal-burn = Liczba znaczników na polu II: potrzeba { $need }, masz { $have }.
gaia-refusal-bowl-3-empty = Na polu III nie ma żadnego znacznika.
gaia-refusal-brain-not-ready = Kamień Umysłu nie leży na polu III.
gaia-refusal-other-faction = Może to zrobić tylko frakcja „{ $faction }”.
gaia-refusal-no-faction-action = Twoja frakcja nie ma własnej akcji specjalnej.
gaia-refusal-booster-plain = Twój żeton Wzmocnienia „{ $booster }” nie ma akcji specjalnej.
gaia-refusal-booster-range = Kopalnia: { $mine } Projekt Gaja: { $project }
gaia-refusal-no-own-token = Nie masz żadnego żetonu Przymierza.
gaia-refusal-no-own-mine = Nie masz na planszy Kopalni do zamiany; wspólne Kopalnie i Czarna Planeta się nie liczą.
gaia-refusal-no-own-lab = Nie masz na planszy Laboratorium.
gaia-refusal-no-space = W twoim zasięgu nie ma wolnego pola przestrzeni.

## Powody: mapa

gaia-refusal-no-planet = Na polu { $hex } nie ma planety.
gaia-refusal-no-planet-left = Żadna wolna planeta się do tego nie nadaje.
gaia-refusal-no-mine = Nie ma planety, na której możesz zbudować Kopalnię. Najmniej brakuje na polu { $hex }: { $why }
gaia-refusal-no-project = Nie ma Transplanety, na której możesz rozpocząć projekt. Najbliższa leży na polu { $hex }: { $why }
gaia-refusal-no-transdim = Nie ma już Transplanety bez Gajaformera.
gaia-refusal-transdim = Na polu { $hex } leży Transplaneta: najpierw trzeba na niej przeprowadzić Projekt Gaja.
gaia-refusal-not-transdim = Projekt wymaga Transplanety, a na polu { $hex } leży: { $planet }.
gaia-refusal-own-planet = Na polu { $hex } stoi twój budynek.
gaia-refusal-occupied = Pole { $hex } zajmuje { $owner }.
gaia-refusal-already-shared = Na polu { $hex } stoi już twoja Kopalnia, obok budynku gracza { $owner }.
gaia-refusal-shared-steps = Kopalnia na polu { $hex }, obok budynku gracza { $owner }, nie wymaga terraformacji: darmowe etapy by przepadły.
gaia-refusal-foreign-gaiaformer = Na polu { $hex } stoi Gajaformer gracza { $owner }.
gaia-refusal-own-gaiaformer = Twój Gajaformer na polu { $hex } jeszcze pracuje: planeta będzie gotowa w następnej Fazie Gai.
gaia-refusal-gaiaformer-there = Na polu { $hex } stoi już twój Gajaformer.
gaia-refusal-too-late = { gaia-warning-last-round }
gaia-refusal-gaiaformed = Przekształconą planetę na polu { $hex } zasiedla się zwykłą budową Kopalni, a nie tą akcją.
gaia-refusal-steps-wasted = Darmowe etapy przepadłyby na { $planet }.
gaia-refusal-range = Poza zasięgiem: odległość { $distance }, zasięg { $range }. Każdy KIK dodaje { $add }; potrzeba { $need }, masz { $have }.
gaia-refusal-range-gaia = Poza zasięgiem: odległość { $distance }, zasięg { $range }. Każdy KIK dodaje { $add }, a Planeta Gai kosztuje jeszcze jednego; potrzeba { $need }, masz { $have }.
gaia-refusal-range-wasted = Zasięg większy o { $bonus } nie oszczędziłby tu żadnego KIK-a.
gaia-refusal-gaia-qic = Planeta Gai wymaga { $need }, masz { $have }.
gaia-refusal-not-home = Pierwsze budynki stawiasz na { $planet }.
gaia-refusal-no-gaiaformer = Nie masz jeszcze Gajaformera: pierwszego daje poziom 1 w obszarze Projekt Gaja.
gaia-refusal-gaiaformers-busy = { $n ->
    [one] Twój jedyny Gajaformer jest zajęty.
    [few] Wszystkie twoje Gajaformery ({ $n }) są zajęte.
   *[many] Wszystkie twoje Gajaformery ({ $n }) są zajęte.
}
gaia-refusal-nothing-to-upgrade = Nie masz na planszy { $structure } do ulepszenia.
gaia-refusal-only-shared = Wszystkie twoje Kopalnie stoją na planetach przeciwników i nie można ich ulepszyć.
gaia-refusal-no-neighbour = Potrzeba { $need }, masz { $have }; niższa cena obowiązuje tylko w odległości do 2 pól od przeciwnika.
gaia-refusal-nothing-there = Na polu { $hex } nic nie stoi.
gaia-refusal-not-yours = Budynek na polu { $hex } należy do gracza { $owner }.
gaia-refusal-shared-mine = Twoja Kopalnia na polu { $hex } stoi na planecie przeciwnika: nie można jej ani ulepszyć, ani zamienić.
gaia-refusal-lost-mine = Kopalni na Czarnej Planecie nie można ani ulepszyć, ani zamienić.
gaia-refusal-wrong-structure = Do tego potrzeba { $wanted }; na polu { $hex } stoi: { $there }.
gaia-refusal-planet-there = Pole { $hex } nie jest pustą przestrzenią: { $planet }.
gaia-refusal-station-there = Na polu { $hex } leży Stacja Kosmiczna.
gaia-refusal-own-satellite = Na polu { $hex } leży twój Satelita.
gaia-refusal-satellite-there = Na polu { $hex } leży Satelita.

## Powody: Przymierza

gaia-refusal-no-tokens-left = Nie ma już żetonów Przymierza.
gaia-refusal-federation-value = Twoje planety poza Przymierzami mają wartość Mocy { $value }; Przymierze wymaga { $need }.
gaia-refusal-federation-value-ivits = Twoje planety i stacje mają wartość Mocy { $value }; następny żeton wymaga { $need }.
gaia-refusal-federation-far = Połączenie wystarczającej liczby planet wymaga więcej niż { $satellites }.
gaia-refusal-federation-pay = Przymierze wymaga co najmniej { $satellites }, a na opłacenie ich masz { $have }.
gaia-refusal-federation-pieces = Przymierze wymaga co najmniej { $satellites }, a zostało ci { $left }.
gaia-refusal-link-chosen = Pole { $hex } jest już wybrane.
gaia-refusal-link-name = Sąsiadujące planety wybiera się razem: { $hex } należy do grupy { $name }.
gaia-refusal-link-federated = Pole { $hex } należy już do twojego Przymierza.
gaia-refusal-link-empty = Na polu { $hex } nie masz ani planety, ani stacji.
gaia-refusal-link-dear = Przymierze z tymi planetami wymaga więcej niż { $satellites }, a na więcej cię nie stać.
gaia-refusal-link-needless = Przymierze z tymi planetami wymaga co najmniej { $satellites }, a części z nich wystarczy mniej.
gaia-refusal-link-required = Planety trzeba połączyć z twoim istniejącym Przymierzem.
gaia-refusal-link-value = Wybrane planety mają wartość Mocy { $value }; Przymierze wymaga { $need }.
gaia-refusal-link-touches = Najkrótsze połączenie biegnie obok kolejnych twoich planet i trzeba je też wybrać.
gaia-refusal-satellite-planet = Na polu { $hex } leży planeta, a Satelity kładzie się tylko w pustej przestrzeni.
gaia-refusal-satellite-placed = Pole { $hex } jest już wybrane na Satelitę.
gaia-refusal-satellite-own = Pole { $hex } już do ciebie należy.
gaia-refusal-satellite-adjacent = Pole { $hex } sąsiaduje z innym twoim Przymierzem.
gaia-refusal-satellite-touches = Pole { $hex } sąsiaduje z twoją planetą na polu { $other }, która nie należy do tego Przymierza.
gaia-refusal-satellite-longer = Przy dotychczasowych Satelitach połączenie przez pole { $hex } wymagałoby więcej niż { $satellites }, a tyle wystarcza.
gaia-refusal-satellite-apart = Pole { $hex } nie przedłuża dotychczasowego połączenia.
gaia-refusal-satellite-dear = Z Satelitą na polu { $hex } połączenie wymagałoby więcej niż { $satellites }, a na więcej cię nie stać.

## Powody: badania i żetony

gaia-refusal-no-area = W żadnym obszarze nie możesz awansować. W { $area }: { $why }
gaia-refusal-only-area = Ten żeton pozwala awansować tylko w { $area }.
gaia-refusal-not-lowest = Twój poziom tutaj to { $level }, a najniższy to { $lowest }.
gaia-refusal-top-level = Stoisz już na najwyższym poziomie.
gaia-refusal-bal-taks = Bal T'ak nie awansują w Nawigacji, dopóki nie stoi ich Instytut Planetarny.
gaia-refusal-level-taken = Poziom 5. zajmuje { $owner }.
gaia-refusal-green-token = Potrzeba zielonego żetonu Przymierza, a nie masz żadnego.
gaia-refusal-no-tile = Masz już wszystkie rodzaje żetonów Technologii Podstawowych ({ $n }), a żadna Technologia Zaawansowana nie jest ci dostępna.
gaia-refusal-tile-owned = Masz już żeton „{ $tile }”.
gaia-refusal-tile-gone = Nie ma już żetonu Technologii Zaawansowanej { $area }.
gaia-refusal-level = Potrzeba poziomu { $need } w { $area }, a stoisz na poziomie { $have }.
gaia-refusal-nothing-to-cover = Nie masz odkrytego żetonu Technologii Podstawowej, który można zakryć.
gaia-refusal-tile-covered = Twój żeton „{ $tile }” jest już zakryty.
gaia-refusal-tile-missing = Nie masz żetonu „{ $tile }”.
gaia-refusal-token-missing = Nie masz żetonu „{ $token }”.
gaia-refusal-token-gleens = Ten żeton zdobywa tylko Lud Gleenów, gdy zbuduje Instytut Planetarny.
gaia-refusal-token-gone = Nie ma już żetonów „{ $token }”.
gaia-refusal-booster-own = Swój żeton Wzmocnienia musisz oddać; nie można go zatrzymać na kolejną rundę.
gaia-refusal-booster-taken = Ten żeton Wzmocnienia ma { $owner }.
gaia-refusal-booster-out = Ten żeton Wzmocnienia nie bierze udziału w grze.
gaia-refusal-faction-taken = Tę frakcję ma już { $letter }.
gaia-refusal-faction-colour = Jej plansza leży drugą stroną przed graczem { $owner }.
gaia-refusal-faction-first-game = Tej frakcji nie ma w zestawie na pierwszą grę.

## Powody: Moc

gaia-refusal-charge-order = Dostajesz też znacznik: wskaż, czy przed pobraniem Mocy, czy po nim.
gaia-refusal-charge-token = Znacznik razem z Mocą dostają tylko Takloni z Instytutem Planetarnym.
gaia-refusal-income-power = Takiego symbolu przychodu nie ma wśród pozostałych: { $power }.
gaia-refusal-income-tokens = Takiego symbolu przychodu nie ma wśród pozostałych: { $tokens }.
gaia-refusal-terrans = Potrzeba { $need } z pola Gai, zostało { $have }.
gaia-refusal-count-few = Na pozostałych polach jest za mało: stąd trzeba wziąć co najmniej { $least }.
gaia-refusal-count-many = Do wzięcia zostało tylko { $need }.
gaia-refusal-count-bowl = Z pola { $bowl } można wziąć najwyżej { $have }.
gaia-refusal-brain-pay = Pytanie brzmi tylko, czy Kamień Umysłu zostaje użyty, czy nie.
gaia-refusal-brain-token = Pytanie brzmi tylko, czy Kamień Umysłu jest wśród zabieranych znaczników.
gaia-refusal-brain-burn = Przy poświęcaniu Mocy Kamień Umysłu przechodzi na pole III, zostaje na polu II albo przepada.
gaia-refusal-brain-burn-two = Żeby Kamień Umysłu został, na polu II potrzeba innych znaczników w liczbie { $need }; jest { $have }.
gaia-refusal-brain-back = Pobieranie Mocy nigdy nie cofa Kamienia Umysłu.
gaia-refusal-brain-far = Pobranie { $power } nie wystarczy, by Kamień Umysłu dotarł na pole { $bowl }.
gaia-refusal-brain-pushed = Po pobraniu { $power } pole { $bowl } będzie puste, więc Kamień Umysłu nie może tam zostać.

## Powody: przygotowanie gry

gaia-refusal-no-sector = Liczba Sektorów na tej planszy: { $n }.
gaia-refusal-same-planets = { $a } i { $b } stykają się i są tego samego rodzaju: { $planet }.
gaia-refusal-faction = Nie ma frakcji „{ $faction }”. Frakcje: { $known }.
gaia-refusal-faction-count = { $given ->
    [one] Podano { $given } frakcję
    [few] Podano { $given } frakcje
   *[many] Podano { $given } frakcji
}, a liczba miejsc to { $seats }; podaj po jednej na miejsce.
gaia-refusal-tiles = Tego układu żetonów nie można odczytać albo nie pasuje do gry: { $text }
gaia-refusal-board = Tej planszy nie można odczytać: { $text }
gaia-refusal-no-board = Nie znaleziono poprawnej planszy; spróbuj innego ziarna mapy albo łagodniejszego zakazu sąsiedztwa.
gaia-refusal-first-game-board = Pierwszą grę rozgrywa się na domyślnej planszy.
gaia-refusal-first-game-factions = W pierwszej grze frakcje pochodzą ze stałego zestawu; pozostaw tę opcję pustą.
gaia-refusal-first-game-automa = W pierwszej grze jednoosobowej Automa gra Taklonami.
gaia-refusal-same-home = Te frakcje mają wspólny macierzysty rodzaj planety: { $factions }.
gaia-refusal-import = Nie można wczytać gry z { $file }: { $why }.
gaia-refusal-import-command = Wczytywana gra zawiera niezrozumiały ruch: { $command }

## Dziennik

gaia-event-round = Zaczyna się runda { $round }: { $tile }.
gaia-event-faction = { $letter } wybiera frakcję: { $faction }.
gaia-event-mine = { $letter } buduje { gaia-structure-mine.accusative } na polu { $hex }.
gaia-event-institute = { $letter } stawia { gaia-structure-planetary_institute.accusative } na polu { $hex }.
gaia-event-project = { $letter } rozpoczyna Projekt Gaja na polu { $hex }.
gaia-event-upgrade = { $letter } buduje { $structure } na polu { $hex }.
gaia-event-research = { $letter } awansuje na poziom { $level } w { $area }.
gaia-event-tech = { $letter } bierze żeton „{ $tile }”.
gaia-event-advanced = { $letter } bierze Technologię Zaawansowaną „{ $tile }” i zakrywa „{ $covered }”.
gaia-event-federation = { $letter } formuje Przymierze bez Satelitów.
gaia-event-federation-satellites = { $letter } formuje Przymierze z użyciem { $satellites }.
gaia-event-token = { $letter } zdobywa żeton Przymierza: { $token }.
gaia-event-rescore = { $letter } ponownie punktuje żeton Przymierza: { $token }.
gaia-event-action = { $letter } wykonuje akcję z Planszy Rozwoju: { $action }.
gaia-event-special = { $letter } wykonuje akcję specjalną: { $action }.
gaia-event-free = { $letter } wykonuje akcję bonusową: { $action }.
gaia-event-pass = { $letter } pasuje.
gaia-event-pass-booster = { $letter } pasuje i bierze żeton Wzmocnienia: { $booster }.
gaia-event-booster = { $letter } bierze żeton Wzmocnienia: { $booster }.
gaia-event-charge = { $letter } pobiera { $power }.
gaia-event-charge-paid = { $letter } pobiera { $power } za { $cost }.
gaia-event-charge-token = { $letter } bierze znacznik Mocy.
gaia-event-decline = { $letter } rezygnuje z pobrania Mocy.
gaia-event-points = { $letter }: { $points } PZ ({ $source }).
gaia-event-lost-planet = { $letter } kładzie Czarną Planetę na polu { $hex }.
gaia-event-station = { $letter } kładzie { gaia-structure-space_station.accusative } na polu { $hex }.
gaia-event-swap = { $letter } przenosi Instytut Planetarny na pole { $hex }.
gaia-event-downgrade = { $letter } zamienia Laboratorium na polu { $hex } w { gaia-structure-trading_station.accusative }.
gaia-event-gaia-planet = { $letter } przekształca pole { $hex } w { gaia-planet-gaia.accusative }.
gaia-event-income = { $letter } otrzymuje przychód.
gaia-event-final = { $letter }, punktowanie końcowe „{ $tile }”: liczba { $n }, { $points }.
gaia-event-card-setup = { $letter } odkrywa kartę Automy { $n } na potrzeby przygotowania gry.
gaia-event-card-support = { $letter } odkrywa kartę Automy { $n } jako kartę wsparcia.
gaia-event-card-action = { $letter } odkrywa kartę Automy { $n } jako kartę akcji.
gaia-event-automa-action = { $letter } zasłania akcję z Planszy Rozwoju: { $action }.
gaia-event-automa-tile = { $letter } usuwa żeton Technologii Zaawansowanej { $area }.
gaia-event-rotate = { $letter } obraca Sektor { $sector } do { $degrees }°.

## Skąd są punkty

gaia-source-start = początek gry
gaia-source-round_1 = żeton Punktowania Rundy 1
gaia-source-round_2 = żeton Punktowania Rundy 2
gaia-source-round_3 = żeton Punktowania Rundy 3
gaia-source-round_4 = żeton Punktowania Rundy 4
gaia-source-round_5 = żeton Punktowania Rundy 5
gaia-source-round_6 = żeton Punktowania Rundy 6
gaia-source-boosters = żetony Wzmocnienia
gaia-source-tech = żetony Technologii Podstawowych
gaia-source-advanced_tech = żetony Technologii Zaawansowanych
gaia-source-federations = żetony Przymierza
gaia-source-actions = akcje
gaia-source-research_levels = poziomy badań
gaia-source-faction = zdolność frakcji
gaia-source-charging = pobieranie Mocy
gaia-source-final_1 = pierwszy żeton Punktowania Końcowego
gaia-source-final_2 = drugi żeton Punktowania Końcowego
gaia-source-research = badania na koniec gry
gaia-source-goods = pozostałe zasoby
gaia-source-cards = karty Automy

## Automatyka

gaia-policy-charge = Oferty Mocy
    .description = Co robić, gdy budowa przeciwnika pozwala ci pobrać Moc.
gaia-policy-charge-ask = Zawsze pytaj
gaia-policy-charge-0 = Pobieraj za darmo, w innych razach pytaj
gaia-policy-charge-1 = Pobieraj za najwyżej 1 PZ, w innych razach pytaj
gaia-policy-charge-2 = Pobieraj za najwyżej 2 PZ, w innych razach pytaj
gaia-policy-charge-3 = Pobieraj za najwyżej 3 PZ, w innych razach pytaj
gaia-policy-charge-4 = Pobieraj za najwyżej 4 PZ, w innych razach pytaj
gaia-policy-charge-decline = Zawsze rezygnuj
gaia-policy-income = Kolejność przychodu
    .description = Co brać najpierw, gdy dostajesz i znaczniki Mocy, i Moc.
gaia-policy-income-ask = Zawsze pytaj
gaia-policy-income-tokens = Najpierw znaczniki
gaia-policy-income-power = Najpierw Moc
gaia-policy-tokens = Płacenie znacznikami
    .description = Z których pól cyklu Mocy zabierać znaczniki na Satelity i Projekty Gaja.
gaia-policy-tokens-ask = Zawsze pytaj
gaia-policy-tokens-low = Najpierw z najniższego pola
gaia-policy-pass = Pasowanie
    .description = Co robić, gdy nie została ci żadna akcja główna.
gaia-policy-pass-ask = Zawsze pytaj
gaia-policy-pass-auto = Pasuj, gdy nic innego nie jest możliwe

## Opcje

gaia-option-federation_check = Przymierza
    .description = Czy Przymierze musi być tak małe, jak każą zasady.
gaia-option-federation_check-exact = Ściśle
    .description = Przymierze ze zbędną planetą albo zbędnym Satelitą jest odrzucane.
gaia-option-federation_check-loose = Swobodnie
    .description = Takie Przymierza są dopuszczane, jak w niektórych innych programach; do wczytywania ich gier.
gaia-option-small_board = Mała plansza dla trzech graczy
    .description = Czy w grze trzyosobowej pomija się Sektory 09 i 10.
gaia-option-small_board-false = Nie
    .description = Używa się wszystkich dziesięciu Sektorów.
gaia-option-small_board-true = Tak
    .description = Używa się ośmiu Sektorów; miejsca Sektorów 09 i 10 pozostają puste.
gaia-option-tiles = Żetony
    .description = Jak rozkłada się żetony Technologii, punktowania i Wzmocnienia; układ można też podać żeton po żetonie.
gaia-option-tiles-random = Losowe
    .description = Wszystkie żetony są losowane.

# Liczby na kartach graczy.
gaia-gauge-vp = Punkty Zwycięstwa
gaia-gauge-credits = Kredyty
gaia-gauge-ore = Ruda
gaia-gauge-knowledge = Wiedza
gaia-gauge-qic = KIK
gaia-gauge-bowl_1 = Moc na polu I
gaia-gauge-bowl_2 = Moc na polu II
gaia-gauge-bowl_3 = Moc na polu III
gaia-gauge-gaia_area = Moc na polu Gai

# Na co patrzą boty: tym, co odpowiedź z tego zmienia, tłumaczą ją.
gaia-aspect-points = zdobyte punkty
gaia-aspect-final = Punktowanie Końcowe
gaia-aspect-goods = posiadane zasoby
gaia-aspect-power = moc
gaia-aspect-income = przychód w następnych rundach
gaia-aspect-passing = punkty za spasowanie
gaia-aspect-research = badania i technologie
gaia-aspect-buildings = budynki
gaia-aspect-federations = federacje
gaia-aspect-reach = planety w zasięgu i sąsiedzi
gaia-aspect-rounds = Punktowanie Rundy
gaia-aspect-specials = akcje specjalne
