# Exodus: pytania, odpowiedzi, ostrzeżenia, powody i dziennik.

## Pytania

exodus-ask-picks = Z jaką technologią zaczynasz? Do wyboru: { $left }, ceny podstawowe razem najwyżej { $cp }.
exodus-ask-ballot = Ile CP dajesz do swojego głosu? Masz { $cp }.
exodus-ask-ballot-letter = Która karta dostaje twój głos i { $cp }?
exodus-ask-bid = Ile licytujesz o kolejność? Masz { $cp }; każdą ofertę się płaci.
exodus-ask-card-1 = Którą kartę akcji zagrywasz jako pierwszą?
exodus-ask-card-2 = Którą kartę akcji zagrywasz jako drugą?
exodus-ask-card-3 = Którą kartę akcji zagrywasz jako trzecią, jeśli w ogóle?
exodus-ask-orders = Tajny rozkaz: dokąd leci { $ship } z pola { $hex }? Prędkość { $speed }.
exodus-ask-income = Bierzesz więcej ({ $resource })? Podatek od jednostki: { $cp }.
exodus-ask-income-cp = Z których planet rafineria bierze CP jeszcze raz?
exodus-ask-window = Przekładasz Ulepszenia albo wydajesz karty Centaurian?
exodus-ask-window-blueprints = Przekładasz Ulepszenia?
exodus-ask-tie = W głosowaniu jest remis. Którą kartę przyjmujesz, Kanclerzu?
exodus-ask-repeal = Które Prawo uchylasz, Kanclerzu?
exodus-ask-offer = Którą Akcję Bonusową proponujesz? Do wyboru jeszcze: { $left }.
exodus-ask-bonus = Którą z proponowanych Akcji Bonusowych bierzesz na tę turę?
exodus-ask-next = Remis ofert po { $cp }: kto dostaje kartę kolejności { $n }?
exodus-ask-research = Którą technologię odkrywasz? Masz { $cp }.
exodus-ask-build = Jaki statek budujesz? Masz { $cp } i { $axinium }.
exodus-ask-buy = Które Ulepszenie kupujesz? Masz { $cp } i { $phasium }.
exodus-ask-dice-banking = Operacje Bankowe: stała kwota czy kości?
exodus-ask-dice-mining = Wydobycie: stała liczba jednostek czy kości?
exodus-ask-trade = Pole Rynku { $area }: sprzedaż za { $sell }, kupno za { $buy }. Pozostałe wymiany: { $left }.
exodus-ask-mine = Gdzie prowadzisz Wydobycie? Pozostałe jednostki: { $left }.
exodus-ask-mine-count = Ile jednostek dodajesz na polu { $hex }?
exodus-ask-react = Której odkrytej karty używasz do reakcji, jeśli w ogóle? Populacja w domu: { $n }.
exodus-ask-fit = Gdzie trafia Ulepszenie: { $upgrade }?
exodus-ask-free-tech = Którą technologię o cenie podstawowej do { $cp } bierzesz za darmo?
exodus-ask-shift = Na który schemat trafia Ulepszenie „{ $upgrade }” ze schematu „{ $ship }”?
exodus-ask-aim = { $upgrade } na polu { $hex }: w którą planetę celuje?
exodus-ask-victim = Czyja Populacja ginie na polu { $hex }?
exodus-ask-civilian = Statki Cywilne: z której planety odlatuje Populacja?
exodus-ask-civilian-to = Dokąd trafia Populacja z pola { $hex }?
exodus-ask-civilian-count = Ile znaczników leci z pola { $hex } na pole { $to }?
exodus-ask-load = Który statek ładujesz?
exodus-ask-load-count = Ile znaczników wchodzi na statek { $ship }?
exodus-ask-open = Który statek ruszasz jawnie?
exodus-ask-move = Dokąd leci { $ship } z pola { $hex }? Prędkość { $speed }.
exodus-ask-radar = Które zamaskowane statki ujawnia twój Radar?
exodus-ask-decloak = Czy ujawniasz swoje statki na polu { $hex }?
exodus-ask-hits = { $hits } na polu { $hex }: który statek je przyjmuje?
exodus-ask-hits-centaurian = Centaurianin na polu { $hex } ma { $hits }: który statek je przyjmuje?
exodus-ask-hit-count = Ile trafień przyjmuje { $ship } gracza { $letter }?
exodus-ask-deploy = Z którego statku ląduje Populacja?
exodus-ask-deploy-count = Ile znaczników ląduje ze statku { $ship }?
exodus-ask-none = Nie ma pytania.

## Odpowiedzi

exodus-do-take = Weź { $gain } z pola { $hex }
exodus-do-mine = { $hex }: { $marker } z { $value }
exodus-do-aim = { $hex }: odległość { $distance }, dolatuje w { $percent }% przypadków
exodus-do-from = Z pola { $hex }: { $markers }
exodus-do-to = Na pole { $hex }
exodus-do-fly = Leć na pole { $hex }
exodus-do-stay = Zostań na polu { $hex }
exodus-do-load = { $ship } na polu { $hex }: miejsca { $n }
exodus-do-land = { $ship } na polu { $hex }: { $markers } na pokładzie
exodus-do-open = { $ship } na polu { $hex }
exodus-do-hit = { $ship } gracza { $letter }: tarcza { $shield }, obrażenia { $damage }
exodus-do-reveal = Statki gracza { $letter } na polu { $hex }
exodus-do-build = Zbuduj: { $ship }
exodus-do-technology = { $technology } – { $effect }
exodus-do-upgrade = { $upgrade } – { $effect }
exodus-do-shift = Przełóż ze schematu „{ $ship }”: { $upgrade }
exodus-do-fit = Na schemat „{ $ship }”, wolne miejsce
exodus-do-replace = Na schemat „{ $ship }” w miejsce: { $upgrade }
exodus-do-swap = Na schemat „{ $ship }”, zamiana z: { $upgrade }
exodus-do-card = { $card }
exodus-do-react = { $action } na własnej karcie
exodus-do-react-other = { $action } na karcie gracza { $letter }
exodus-do-bid = { $cp }
exodus-do-vote = { $option }: { $card } ({ $kind }) – { $effect }
exodus-do-vote-none = Bez litery
exodus-do-vote-several = Kilka liter
exodus-do-bonus = { $action } – { $effect }
exodus-do-repeal = { $card } – { $effect }
exodus-do-seat = { $letter }
exodus-do-victim = Znacznik gracza { $letter } (jest ich { $n })
exodus-do-count = { $n }
exodus-do-spend = Wydaj: { $centaurian }, premia: { $bonus }
exodus-do-sell = Sprzedaj { $goods } za { $cp }
exodus-do-buy = Kup { $goods } za { $cp }
exodus-do-fixed = { $n } bez rzutu
exodus-do-one-die = Jedna kość, dodaj { $n }
exodus-do-two-dice = Dwie kości, dodaj { $n }
exodus-do-done = Gotowe
exodus-do-done-window = Dalej
exodus-do-done-income = Nie bierz więcej
exodus-do-pass = Bez reakcji
exodus-do-decline = Nie rób nic
exodus-do-none = Bez Akcji Bonusowej
exodus-do-none-card = Bez trzeciej karty
exodus-do-hold = Wstrzymaj rakietę
exodus-do-all = Weź wszystko, co się da
exodus-do-decloak = Ujawnij
exodus-do-cloaked = Pozostań w ukryciu
exodus-do-focus = Zwykły sposób: najpierw dobij najsłabsze
exodus-do-block = Zajmij pole i nic nie wymieniaj
exodus-cost-population = { $markers } z domu
exodus-cost-tax = podatek { $cp }

## Ostrzeżenia

exodus-warning-all-cp = Na akcje w tej turze nic nie zostanie.
exodus-warning-much = Na początku gry to dużo jak na jedną Fazę Rady.
exodus-warning-void = Ten głos jest nieważny.
exodus-warning-no-research = Teraz nie stać cię na żadną technologię.
exodus-warning-no-build = Teraz nie możesz zbudować żadnego statku.
exodus-warning-no-buy = Teraz nie możesz kupić żadnego Ulepszenia.
exodus-warning-no-trade = Nie ma wolnego pola Rynku albo twoja pula jest pusta.
exodus-warning-no-mining = Wszystkie twoje planety są pełne.
exodus-warning-home-empty = Na twojej Rodzimej Planecie nikt nie zostanie.
exodus-warning-pool = Twoja pula będzie pusta.
exodus-warning-breaks = Uszkodzony statek zostałby zniszczony: { $ship }.
exodus-warning-centaurian = Czeka tam Wrogi Centaurianin { $level }.
exodus-warning-enemy = Są tam teraz statki gracza { $letter }.
exodus-warning-own-people = Jest tam twoja własna Populacja.
exodus-warning-never = Nie ma szans dolecieć.
exodus-warning-points = Rezygnujesz z { $vp }.
exodus-warning-lost = Przepada.
exodus-warning-moons = Planeta ma Księżyce: każdy znacznik wymaga rzutu co najmniej { $n }.

## Powody

exodus-refusal-not-asked = To nie jest odpowiedź na to pytanie.
exodus-refusal-no-hex = Przy tym stole nie ma takiego pola ani gracza.
exodus-refusal-turns = Liczbę tur można wybrać tylko w grze krótkiej.
exodus-refusal-needs = To kosztuje { $need }, masz { $have }.
exodus-refusal-owned = Masz już tę technologię.
exodus-refusal-basic = Technologie Podstawowe są wyłączone z tej gry lub z jej początku.
exodus-refusal-pool = Twoja pula jest pusta: nie ma znacznika, który można położyć.
exodus-refusal-picked = Już ją wybrano.
exodus-refusal-picks-cost = Ceny podstawowe przekroczyłyby { $cp }.
exodus-refusal-base-price = Jej cena podstawowa to { $need }, karta pokrywa { $have }.
exodus-refusal-both-ships = Oba statki tego typu są na mapie.
exodus-refusal-no-technology = Potrzebna jest technologia: { $technology }.
exodus-refusal-supply = W zasobach już go nie ma.
exodus-refusal-rockets-banned = Obowiązująca karta zakazuje rakiet.
exodus-refusal-no-place = Nie ma dla niego miejsca.
exodus-refusal-slot = Schemat „{ $ship }” nie ma tam takiego miejsca ani części.
exodus-refusal-same-blueprint = Już leży na tym schemacie.
exodus-refusal-no-part = Tej części nie ma na tym schemacie.
exodus-refusal-no-shift = Żaden inny schemat nie przyjmie tej części albo przełożono już wszystkie.
exodus-refusal-no-card = Nie masz tej karty Centaurian.
exodus-refusal-conquest = Teraz nie można wydawać kart Centaurian.
exodus-refusal-hand = Nie masz tej karty na ręce.
exodus-refusal-must-play = Trzeba zagrać kartę.
exodus-refusal-no-face = Gracz { $letter } nie ma odkrytej karty.
exodus-refusal-reacted = Reakcji z tej karty już użyto.
exodus-refusal-home-population = To kosztuje { $need }, na twojej Rodzimej Planecie masz { $have }.
exodus-refusal-bid = Masz tylko { $cp }.
exodus-refusal-letter-later = Najpierw oferta, potem litera.
exodus-refusal-bid-made = Oferta już złożona; potrzebna litera.
exodus-refusal-no-letter = Nie ma takiej karty w porządku obrad.
exodus-refusal-paid-letter = Głos z CP musi mieć literę.
exodus-refusal-not-tied = Nie ma go wśród remisujących.
exodus-refusal-not-law = To Prawo nie obowiązuje.
exodus-refusal-offered = Tę kartę już zaproponowano.
exodus-refusal-not-offered = Tej karty nie zaproponowano.
exodus-refusal-two-dice = Dwie kości wymagają technologii: { $technology }.
exodus-refusal-direction = Bez Zaawansowanego Handlu w jednej akcji tylko się kupuje albo tylko sprzedaje.
exodus-refusal-goods = Nie masz czego sprzedać: { $resource }.
exodus-refusal-cap = Twój tor jest pełny: { $resource }.
exodus-refusal-area-taken = Pole Rynku jest już zajęte.
exodus-refusal-area-first = Handel się jeszcze nie zaczął: zrezygnuj z niego.
exodus-refusal-no-planet = Na polu { $hex } nie ma planety.
exodus-refusal-no-people = Nie masz Populacji na polu { $hex }.
exodus-refusal-other-resource = Planeta pola { $hex } daje co innego: { $resource }.
exodus-refusal-exhausted = Planeta pola { $hex } jest wyczerpana.
exodus-refusal-tapped = Z pola { $hex } w tej turze nic więcej nie można wziąć.
exodus-refusal-full = Znacznik na polu { $hex } ma już maksimum: { $n }.
exodus-refusal-mined = Na polu { $hex } już przeprowadzono Wydobycie.
exodus-refusal-majority = Nie masz przewagi na polu { $hex }.
exodus-refusal-home-target = W Rodzime Planety nie można celować.
exodus-refusal-own-planet = Rakieta nie może celować we własną planetę.
exodus-refusal-range = Pole { $hex } jest za daleko: odległość { $need }, zasięg rakiet { $have }.
exodus-refusal-nobody-left = Z pola { $hex } nie ma już kogo przenieść.
exodus-refusal-not-settled = Na początku przenosin nie było twojej Populacji na polu { $hex }.
exodus-refusal-same-hex = Populacja już tam jest.
exodus-refusal-speed = Pole { $hex } jest poza zasięgiem statku o prędkości { $n }.
exodus-refusal-stock = Tego statku nie ma na mapie.
exodus-refusal-ship-done = Ten statek ma to już za sobą.
exodus-refusal-no-load = Nikt nie może wejść na ten statek: nikogo tam nie ma albo jest pełny.
exodus-refusal-no-cargo = Ten statek nikogo nie wiezie.
exodus-refusal-count = Możliwe: od { $least } do { $most }.
exodus-refusal-not-cloaked = Gracz { $letter } nie ma na polu { $hex } zamaskowanych statków w zasięgu twojego Radaru.
exodus-refusal-not-target = Tego statku nie można tu trafić albo już przydzielono mu trafienia.
exodus-refusal-not-there = Gracz { $letter } nie ma tam Populacji.

## Dziennik

exodus-event-turn = Zaczyna się tura { $n }.
exodus-event-growth = { $letter }: przyrost w domu, { $markers }.
exodus-event-repair = { $letter } naprawia { $damage }.
exodus-event-extract = { $letter } bierze { $gain } z pola { $hex }.
exodus-event-tax = { $letter } płaci { $cp } podatku.
exodus-event-agenda = Karta polityczna { $option }: { $card }.
exodus-event-ballot = { $letter } głosuje na { $option } i daje { $cp }.
exodus-event-ballot-void = Głos gracza { $letter } jest nieważny i kosztuje { $cp }.
exodus-event-adopted = Przyjęto: { $card }.
exodus-event-expired = Przestaje obowiązywać: { $card }.
exodus-event-offered = { $letter } proponuje Akcję Bonusową: { $action }.
exodus-event-bonus = { $letter } wybiera Akcję Bonusową: { $action }.
exodus-event-bonus-none = { $letter } nie wybiera Akcji Bonusowej.
exodus-event-bid = { $letter } licytuje { $cp } o kolejność.
exodus-event-order = { $letter } dostaje kartę kolejności { $n }: { $title }.
exodus-event-order-plain = { $letter } dostaje kartę kolejności { $n }.
exodus-event-card = { $letter } zagrywa kartę { $n }: { $action }.
exodus-event-card-none = { $letter } nie zagrywa trzeciej karty.
exodus-event-action = { $letter } wykonuje: { $action }.
exodus-event-action-reaction = { $letter } wykonuje jako reakcję: { $action }.
exodus-event-action-bonus = { $letter } wykonuje jako Akcję Bonusową: { $action }.
exodus-event-reaction = { $letter } używa do reakcji karty gracza { $owner } i płaci { $markers }.
exodus-event-reaction-own = { $letter } używa do reakcji własnej karty i płaci { $markers }.
exodus-event-tech = { $letter } odkrywa technologię „{ $technology }” za { $cp }.
exodus-event-tech-free = { $letter } otrzymuje za darmo technologię „{ $technology }”.
exodus-event-built = { $letter } buduje statek „{ $ship }”.
exodus-event-upgrade = { $letter } kładzie Ulepszenie „{ $upgrade }” na schemat „{ $ship }”.
exodus-event-rocket-placed = { $letter } ustawia rakietę na polu { $hex }: { $upgrade }.
exodus-event-returned = Wraca do zasobów: { $upgrade } ×{ $n }.
exodus-event-banked = { $letter } bierze { $cp } z banku.
exodus-event-mined = { $letter } wydobywa { $units } na polu { $hex }.
exodus-event-area = { $letter } zajmuje pole Rynku { $n }.
exodus-event-sold = { $letter } sprzedaje { $goods } za { $cp }.
exodus-event-bought = { $letter } kupuje { $goods } za { $cp }.
exodus-event-roll-banking = { $letter } rzuca { $n } na Operacje Bankowe.
exodus-event-roll-mining = { $letter } rzuca { $n } na Wydobycie.
exodus-event-shift = { $letter } przekłada Ulepszenie „{ $upgrade }” ze schematu „{ $ship }” na schemat „{ $to }”.
exodus-event-spent = { $letter } wydaje kartę „{ $centaurian }”, premia: { $bonus }.
exodus-event-gain = { $letter } otrzymuje { $gain }.
exodus-event-pay = { $letter } płaci { $gain }.
exodus-event-aim = { $letter } celuje z pola { $hex } w pole { $to }: { $upgrade }.
exodus-event-range-yes = { $letter } rzuca na zasięg { $n }, dolatuje: { $upgrade }.
exodus-event-range-no = { $letter } rzuca na zasięg { $n }, nie dolatuje: { $upgrade }.
exodus-event-rocket = { $upgrade } na polu { $hex }: { $hits }.
exodus-event-killed = { $letter } traci Populację na polu { $hex }: { $markers }.
exodus-event-drained = Utracone zasoby na polu { $hex }: { $units }.
exodus-event-destroyed = Planeta pola { $hex } zostaje zniszczona.
exodus-event-conquest = Zaczyna się Faza Podboju { $n }.
exodus-event-transfer = { $letter } przenosi { $markers } z pola { $hex } na pole { $to }.
exodus-event-loaded = { $letter } ładuje { $markers } na statek „{ $ship }”.
exodus-event-moved = { $ship } gracza { $letter } leci z pola { $hex } na pole { $to }.
exodus-event-decloaked = { $letter } ujawnia się na polu { $hex }.
exodus-event-decloaked-forced = Radar gracza { $owner } ujawnia gracza { $letter } na polu { $hex }.
exodus-event-battle = Bitwa na polu { $hex }.
exodus-event-fire = { $letter } rzuca, { $dice }: { $hits }.
exodus-event-fire-centaurian = Centaurianin rzuca, { $dice }: { $hits }.
exodus-event-hit = { $ship } gracza { $letter } przyjmuje { $hits }.
exodus-event-lost-ship = { $ship } gracza { $letter } zostaje zniszczony na polu { $hex }.
exodus-event-won = { $letter } wygrywa na polu { $hex } i zdobywa { $vp }.
exodus-event-stand-off = Pat na polu { $hex }.
exodus-event-nobody = Na polu { $hex } nikt nie przetrwał.
exodus-event-centaurian = { $letter } spotyka na polu { $hex }: { $centaurian }, { $dice }, tarcza { $shield }.
exodus-event-kept = { $letter } zachowuje kartę: { $centaurian }.
exodus-event-beaten = { $letter } nie dostaje karty na polu { $hex }; trafia ona pod talię.
exodus-event-landed = { $letter }: ze statku „{ $ship }” lądują znaczniki, { $n } z { $all }.
exodus-event-points = { $letter }: { $vp } ({ $source }).
exodus-event-repealed = Uchylono: { $card }.
exodus-event-markers = Znacznik na polu { $hex } rośnie o { $n }.
exodus-event-planet = Na mapie leży: { $hex }.

## Skąd są punkty

exodus-source-battles = bitwy
exodus-source-planets = planety
exodus-source-ships = pola ze statkami
exodus-source-council = Najwyższa Rada
exodus-source-centaurians = karty Centaurian
exodus-source-title = tytuł

## Zapowiedzi

exodus-preview-battle = Ze statkami, które są tam teraz, wygrywasz w { $percent }% przypadków.
exodus-preview-centaurian = Pokonujesz Centaurianina w { $percent }% przypadków.

## Automatyka

exodus-policy-windows = Chwile na przekładanie
    .description = Czy przy każdej okazji pada pytanie o schematy i karty Centaurian.
exodus-policy-windows-ask = Pytaj za każdym razem
exodus-policy-windows-skip = Dalej bez pytania
exodus-policy-income = Dochód
    .description = Czy pada pytanie o każdą jednostkę dochodu.
exodus-policy-income-ask = Pytaj za każdym razem
exodus-policy-income-all = Bierz wszystko, co się da
exodus-policy-hits = Trafienia
    .description = Kto przydziela twoje trafienia w bitwach.
exodus-policy-hits-ask = Pytaj za każdym razem
exodus-policy-hits-focus = Najpierw dobijaj najsłabsze

## Jednym spojrzeniem

exodus-gauge-vp = Punkty, gdyby gra skończyła się teraz
exodus-gauge-cp = CP
exodus-gauge-axinium = Axinium
exodus-gauge-phasium = Phasium
exodus-gauge-technologies = Technologie
exodus-gauge-ships = Statki
exodus-gauge-pool = Populacja w puli

# Na co patrzą boty: tym, co odpowiedź z tego zmienia, tłumaczą ją.
exodus-aspect-points = dotychczasowe punkty
exodus-aspect-goods = CP i surowce
exodus-aspect-people = Populacja i jej planety
exodus-aspect-technologies = technologie
exodus-aspect-ships = statki i ich położenie
exodus-aspect-cargo = Populacja na pokładach i jej cele
exodus-aspect-titles = tytuły
exodus-aspect-rockets = rakiety
exodus-aspect-laws = obowiązujące Prawa
exodus-aspect-plans = zamiary

exodus-stage = Tura { $turn }: { $phase }
