# New Frontiers: nazwy elementów, opcji i ilości oraz treść Zdolności.
# Sama wiadomość to nazwa w mianowniku. Atrybuty to formy potrzebne w zdaniach: .accusative (biernik),
# .genitive (dopełniacz), .instrumental (narzędnik). .description mówi w jednym zdaniu, co dana rzecz robi.
# Działania kafli nie zapisuje się ręcznie: składa się je z ich Zdolności, dzięki czemu wartości poprawione
# przez właściciela gry też są opowiedziane.

frontiers-name = New Frontiers

## Rodzaje dóbr, Planet i Kolonii

frontiers-kind-novelty = Nowości
    .genitive = Nowości
    .instrumental = Nowościami
    .description = Najtańsze dobra, cena sprzedaży: { $n ->
        [one] { $n } Kredyt
        [few] { $n } Kredyty
       *[many] { $n } Kredytów
    }.
frontiers-kind-rare = Rzadkie Pierwiastki
    .genitive = Rzadkich Pierwiastków
    .instrumental = Rzadkimi Pierwiastkami
    .description = Rudy i paliwa, cena sprzedaży: { $n ->
        [one] { $n } Kredyt
        [few] { $n } Kredyty
       *[many] { $n } Kredytów
    }.
frontiers-kind-genes = Geny
    .genitive = Genów
    .instrumental = Genami
    .description = Życie z innych światów, cena sprzedaży: { $n ->
        [one] { $n } Kredyt
        [few] { $n } Kredyty
       *[many] { $n } Kredytów
    }.
frontiers-kind-alien = Technologie Obcych
    .genitive = Technologii Obcych
    .instrumental = Technologiami Obcych
    .description = Najcenniejsze dobra, cena sprzedaży: { $n ->
        [one] { $n } Kredyt
        [few] { $n } Kredyty
       *[many] { $n } Kredytów
    }.
frontiers-kind-none = Szare
frontiers-kind-any = dowolny rodzaj
    .description = Rodzaj ustala właściciel, raz w każdej Akcji.

## Słowa kluczowe

frontiers-keyword-alien = OBCA
frontiers-keyword-imperium = IMPERIALNA
frontiers-keyword-rebel = REBELII
frontiers-keyword-terraforming = TERRAFORMUJĄCA
frontiers-keyword-uplift = WSPOMAGANA

## Fazy Zdolności

frontiers-phase-explore = Odkrywanie
    .description = Zdolności działające w Odkrywaniu, po twoim wyborze.
frontiers-phase-develop = Rozwój Technologii
    .description = Zdolności działające przy zakupie Technologii.
frontiers-phase-settle = Kolonizacja
    .description = Zdolności do kolonizowania Planet: siła militarna, zniżki i inne.
frontiers-phase-produce = Produkcja
    .description = Zdolności działające w Produkcji: Kredyty i zdobyczne dobra.
frontiers-phase-trade = Sprzedaż
    .description = Zdolności podnoszące cenę sprzedawanego dobra.
frontiers-phase-consume = Konsumpcja
    .description = Zdolności zamieniające dobra na Punkty Zwycięstwa i Kredyty.

## Kafle Akcji

frontiers-action-isolation = Izolacja
    .description = Wybierający: 2 Kredyty. Pozostali nic nie robią.
frontiers-action-develop = Rozwój Technologii
    .description = Każdy może kupić 1 Technologię. Wybierający: płaci o 1 mniej.
frontiers-action-explore = Odkrywanie
    .description = Każdy bierze 1 z 7 Planet. Wybierający: drugą, po wszystkich pozostałych.
frontiers-action-settle = Kolonizacja
    .description = Każdy otrzymuje 2 Kolonistów albo kolonizuje 1 Planetę. Wybierający: najpierw 1 Kolonista.
frontiers-action-produce = Produkcja
    .description = Dobro na każdej pustej Kolonii produkcyjnej. Wybierający: Kredyty z tego kafla i dobro na 1 Kolonii zdobycznej.
frontiers-action-trade_consume = Sprzedaż, Konsumpcja
    .description = Każdy może sprzedać 1 dobro, a potem musi użyć Zdolności konsumpcyjnych. Wybierający: najpierw 1 PZ.
frontiers-action-diplomats = Wysłanie dyplomatów
    .description = Wybierający: 1 PZ i pierwsze miejsce w kolejności. Pozostali nic nie robią.
frontiers-action-review_goals = Przegląd galaktycznych Celów
    .description = Wybierający: 1 miejsce do przodu, 1 Kredyt i zakryty Cel, wybrany z 3. Pozostali nic nie robią.

## Cele

frontiers-goal-civil_services = Służby cywilne
    .description = Zdolności konsumpcyjne w twoim Imperium.
frontiers-goal-faction_tolerance = Tolerancja frakcyjna
    .description = Różne słowa kluczowe w twoim Imperium.
frontiers-goal-skilled_workforce = Wykwalifikowana siła robocza
    .description = Fazy, w których masz jakąś Zdolność.
frontiers-goal-diversity = Zróżnicowanie
    .description = Różne rodzaje twoich Kolonii.
frontiers-goal-resource_stockpiling = Magazynowanie zasobów
    .description = Dobra w twoim Magazynie. Po Produkcji można tam przenieść dowolne swoje dobra.
frontiers-goal-exploration = Odkrywanie
    .description = Planety w twoim Magazynie. Z tych, które musisz odłożyć, jedna na Odkrywanie lub Kolonizację może tam trafić.
frontiers-goal-sales_tax = Podatek obrotowy
    .description = Kredyty w twoim Magazynie. Z każdej sprzedaży można tam przenieść dowolną część.
frontiers-goal-draft = Pobór do wojska
    .description = Niewykorzystani Koloniści na twojej planszy.

## Ilości: „3 Kredyty”, „1 Kolonista”

frontiers-amount-credits = { $n ->
    [one] { $n } Kredyt
    [few] { $n } Kredyty
   *[many] { $n } Kredytów
}
    .accusative = { frontiers-amount-credits }
    .genitive = { $n ->
        [one] { $n } Kredytu
       *[many] { $n } Kredytów
    }
frontiers-amount-vp = { $n } PZ
    .accusative = { frontiers-amount-vp }
    .genitive = { frontiers-amount-vp }
frontiers-amount-colonists = { $n ->
    [one] { $n } Kolonista
    [few] { $n } Koloniści
   *[many] { $n } Kolonistów
}
    .accusative = { $n ->
        [one] { $n } Kolonistę
       *[many] { $n } Kolonistów
    }
    .genitive = { $n ->
        [one] { $n } Kolonisty
       *[many] { $n } Kolonistów
    }
frontiers-amount-goods = { $n ->
    [one] { $n } dobro
    [few] { $n } dobra
   *[many] { $n } dóbr
}
    .accusative = { frontiers-amount-goods }
    .genitive = { $n ->
        [one] { $n } dobra
       *[many] { $n } dóbr
    }
frontiers-amount-planets = { $n ->
    [one] { $n } Planeta
    [few] { $n } Planety
   *[many] { $n } Planet
}
    .accusative = { $n ->
        [one] { $n } Planetę
        [few] { $n } Planety
       *[many] { $n } Planet
    }
    .genitive = { $n ->
        [one] { $n } Planety
       *[many] { $n } Planet
    }
frontiers-amount-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
    .accusative = { frontiers-amount-spaces }
    .genitive = { $n ->
        [one] { $n } pola
       *[many] { $n } pól
    }

## Zdolności według fazy i działania, tak jak na kaflu

frontiers-power-explore-draw_bag = dobierasz { $n ->
    [one] { $n } Planetę
    [few] { $n } Planety
   *[many] { $n } Planet
} z woreczka
frontiers-power-explore-gain_colonists = otrzymujesz { $n ->
    [one] { $n } Kolonistę
   *[many] { $n } Kolonistów
}
frontiers-power-develop-discount = Technologia kosztuje o { $n } mniej
frontiers-power-develop-gain_credits_start = na początku otrzymujesz { $credits }
frontiers-power-develop-gain_credits_after = po zakupie otrzymujesz { $credits }
frontiers-power-settle-military = +{ $n } do siły militarnej
frontiers-power-settle-military-vs = +{ $n } do siły militarnej przeciw Planetom ze słowem { $keyword }
frontiers-power-settle-discount = Planety z { $kind } kosztują o { $n } mniej
frontiers-power-settle-discount-any = Planety, za które płacisz, kosztują o { $n } mniej
frontiers-power-settle-cost_or_military = Planety z { $kind }: koszt −{ $n } lub siła militarna +{ $n }
frontiers-power-settle-cost_or_military-any = wszystkie Planety: koszt −{ $n } lub siła militarna +{ $n }
frontiers-power-settle-temp_military = możesz odrzucić 1 dobro { $kind }: +{ $n } do siły militarnej w tej Akcji
frontiers-power-settle-temp_military-any = możesz odrzucić 1 dobro: +{ $n } do siły militarnej w tej Akcji
frontiers-power-settle-after_settle-draw_bag = po skolonizowaniu Planety dobierasz { $n ->
    [one] { $n } Planetę
    [few] { $n } Planety
   *[many] { $n } Planet
} z woreczka
frontiers-power-settle-after_settle-credits = po skolonizowaniu Planety otrzymujesz { $credits }
frontiers-power-settle-pay_for_military = możesz płacić za Planety militarne, o { $n } mniej niż ich obrona{ $filter }
frontiers-power-settle-pay_for_military-full = możesz płacić za Planety militarne tyle, ile wynosi ich obrona{ $filter }
frontiers-power-settle-settle_second = możesz skolonizować drugą Planetę
frontiers-power-settle-upgrade_colony = możesz zamienić nie-militarną Kolonię na Planetę tego samego rodzaju o koszcie wyższym o { $least } do { $most }
frontiers-power-settle-replace_this = zamiast kolonizować możesz zamienić tę Kolonię na dowolną Odkrytą Planetę{ $filter }
frontiers-power-produce-gain_credits = otrzymujesz { $credits }
frontiers-power-produce-credits_per_colony = otrzymujesz { $credits } za { $colony }
frontiers-power-produce-credits_if_produced_here = otrzymujesz { $credits }, jeśli wyprodukujesz tu dobro
frontiers-power-produce-windfall = dobro na 1 Kolonii zdobycznej z { $kind }
frontiers-power-produce-windfall-any = dobro na 1 Kolonii zdobycznej
frontiers-power-produce-credits_if_most = otrzymujesz { $credits }, jeśli tylko ty wyprodukujesz najwięcej dóbr { $kind }
frontiers-power-produce-credits_per_good_produced = otrzymujesz { $credits } za każde wyprodukowane dobro { $kind }
frontiers-power-produce-credits_per_good_produced-any = otrzymujesz { $credits } za każde wyprodukowane dobro
frontiers-power-trade-bonus = +{ $credits } za sprzedaż dobra { $kind }
frontiers-power-trade-bonus-any = +{ $credits } za sprzedaż dobra
frontiers-power-consume-convert = konsumujesz { $goods } ({ $kind }) za { $gain }
frontiers-power-consume-convert-any = konsumujesz { $goods } za { $gain }
frontiers-power-consume-convert_each = konsumujesz do { $goods } ({ $kind }), za każde { $gain }
frontiers-power-consume-convert_each-any = konsumujesz do { $goods }, za każde { $gain }
frontiers-power-consume-convert_each_distinct = konsumujesz do { $goods } różnych rodzajów, za każde { $gain }
frontiers-power-consume-gain = otrzymujesz { $gain }
frontiers-power-consume-per_good_consumed = { $vp } za każde skonsumowane dobro
frontiers-power-consume-per_good_consumed-bonus = { $vp } za każde skonsumowane dobro, +{ $bonus }, jeśli masz kafel „{ $tile }”
frontiers-power-consume-sell_again = możesz sprzedać jeszcze 1 dobro

frontiers-power = { $phase }: { $power }
frontiers-powers = { $list }.
frontiers-chain = { $first }; { $rest }
frontiers-list = { $first }, { $rest }
frontiers-both = { $first } i { $second }
frontiers-powers-none = Bez Zdolności.
frontiers-filter = { " " }({ $list })
frontiers-filter-keyword = ze słowem { $keyword }
frontiers-filter-not_keyword = bez słowa { $keyword }
frontiers-filter-military = militarną
frontiers-filter-not_military = nie-militarną
frontiers-filter-kind = z { $kind }

## Co liczą premie kafli ze znakiem zapytania

frontiers-each-colony = każdą { $other ->
    [yes] { "inną " }
   *[no] { "" }
}{ $military ->
    [yes] { "militarną " }
    [no] { "nie-militarną " }
   *[any] { "" }
}Kolonię{ $good ->
    [production] { " " }produkcyjną
    [windfall] { " " }zdobyczną
   *[any] { "" }
}{ $kind ->
    [any] { "" }
   *[other] { " " }z { $kind }
}{ $keyword ->
    [any] { "" }
   *[other] { " " }ze słowem { $keyword }
}{ $phase ->
    [any] { "" }
   *[other] { " " }ze Zdolnością: { $phase }
}
frontiers-each-tile = każdy { $other ->
    [yes] { "inny " }
   *[no] { "" }
}kafel{ $keyword ->
    [any] { "" }
   *[other] { " " }ze słowem { $keyword }
}{ $phase ->
    [any] { "" }
   *[other] { " " }ze Zdolnością: { $phase }
}
frontiers-each-tech = każdą { $other ->
    [yes] { "inną " }
   *[no] { "" }
}{ $size ->
    [large] { "dużą " }
    [small] { "małą " }
   *[any] { "" }
}Technologię{ $keyword ->
    [any] { "" }
   *[other] { " " }ze słowem { $keyword }
}{ $phase ->
    [any] { "" }
   *[other] { " " }ze Zdolnością: { $phase }
}
frontiers-score-each = { $vp } za { $what }
frontiers-score-tile = { $vp } za kafel „{ $tile }”
frontiers-score-table = za różne rodzaje Kolonii ({ $counts }): { $points } PZ
frontiers-score-military = { $vp } za punkt siły militarnej

## Kafle w jednym zdaniu

frontiers-sentence-technology = { $name }{ $keywords }: Technologia, koszt { $n }, { $vp } PZ. { $text }
frontiers-sentence-planet = { $name }{ $keywords }: koszt { $n }, Koloniści { $colonists }, { $vp } PZ, szara. { $text }
frontiers-sentence-planet-production = { $name }{ $keywords }: koszt { $n }, Koloniści { $colonists }, { $vp } PZ, produkcyjna: { $kind }. { $text }
frontiers-sentence-planet-windfall = { $name }{ $keywords }: koszt { $n }, Koloniści { $colonists }, { $vp } PZ, zdobyczna: { $kind }. { $text }
frontiers-sentence-military = { $name }{ $keywords }: obrona { $n }, Koloniści { $colonists }, { $vp } PZ, szara. { $text }
frontiers-sentence-military-production = { $name }{ $keywords }: obrona { $n }, Koloniści { $colonists }, { $vp } PZ, produkcyjna: { $kind }. { $text }
frontiers-sentence-military-windfall = { $name }{ $keywords }: obrona { $n }, Koloniści { $colonists }, { $vp } PZ, zdobyczna: { $kind }. { $text }
frontiers-keywords = { " " }[{ $list }]
frontiers-goal-text = { $what } { $tiers }.
frontiers-tier = { $n }+ → { $vp }

## Opcje

frontiers-option-setup = Przygotowanie
    .description = Których stron Technologii i plansz Imperium się używa.
frontiers-option-setup-first_game = Pierwsza gra
    .description = Wszystkie kafle leżą białym kwadratem do góry; nikt nie wybiera strony.
frontiers-option-setup-later_game = Kolejne gry
    .description = Monety odwracają dwustronne Technologie, a gracze wybierają stronę swojej planszy.
frontiers-option-goals = Cele
    .description = Czy gra się z Celami i planszami Magazynów.
frontiers-option-goals-false = Nie
    .description = W grze jest kafel Izolacja.
frontiers-option-goals-true = Tak
    .description = Przegląd galaktycznych Celów zastępuje Izolację.
frontiers-option-allow_straddle = Duża Technologia na granicy
    .description = Czy duża Technologia może leżeć w połowie w czerwonawej strefie.
frontiers-option-allow_straddle-true = Tak
    .description = Gdy zostało jedno zwykłe pole, duża Technologia zakrywa je i jedno pole strefy.
frontiers-option-allow_straddle-false = Nie
    .description = Gdy zostało jedno zwykłe pole, dużej Technologii nie można kupić.

## Małe Technologie

frontiers-tile-space_marines = Kosmiczni marines
frontiers-tile-public_works = Roboty publiczne
frontiers-tile-contact_specialist = Specjalista ds. kontaktów
frontiers-tile-genetics_lab = Laboratorium genetyczne
frontiers-tile-homesteading_pioneers = Samowystarczalni pionierzy
frontiers-tile-mining_conglomerate = Przemysł wydobywczy
frontiers-tile-imperium_arms_factory = Imperialna fabryka broni
frontiers-tile-consumer_markets = Rynek konsumencki
frontiers-tile-survey_team = Drużyna zwiadowców
frontiers-tile-expeditionary_force = Siły ekspedycyjne
frontiers-tile-export_duties = Cła eksportowe
frontiers-tile-mining_robots = Roboty górnicze
frontiers-tile-alien_researchers = Badacze Obcych
frontiers-tile-alien_monument = Pomnik Obcych
frontiers-tile-terraforming_engineers = Inżynierowie ds. terraformacji
frontiers-tile-terraforming_specialists = Specjaliści ds. terraformacji
frontiers-tile-investment_credits = Kredyty inwestycyjne
frontiers-tile-diversified_economy = Zróżnicowana gospodarka
frontiers-tile-improved_logistics = Ulepszona logistyka
frontiers-tile-terraforming_robots = Roboty terraformujące
frontiers-tile-drop_ships = Okręty desantowe
frontiers-tile-galactic_salon = Galaktyczny salon
frontiers-tile-trade_league = Gildia handlowa
frontiers-tile-technology_investors = Inwestorzy technologiczni

## Duże Technologie

frontiers-tile-free_trade_association = Stowarzyszenie wolnego handlu
frontiers-tile-pan_galactic_hologrid = Pangalaktyczna sieć holograficzna
frontiers-tile-mining_league = Liga górnicza
frontiers-tile-imperium_war_profiteers = Wojenni spekulanci Imperium
frontiers-tile-new_galactic_order = Nowy galaktyczny ład
frontiers-tile-military_industry = Przemysł zbrojeniowy
frontiers-tile-alien_tech_institute = Instytut technologii Obcych
frontiers-tile-galactic_exchange = Galaktyczna giełda
frontiers-tile-pan_galactic_league = Liga pangalaktyczna
frontiers-tile-uplift_gene_hunters = Łowcy wspomaganych genów
frontiers-tile-imperium_lords = Władcy Imperium
frontiers-tile-galactic_imperium = Galaktyczne Imperium
frontiers-tile-frontier_settlers = Osadnicy z pogranicza
frontiers-tile-federation_survey = Zwiad Federacji
frontiers-tile-new_economy = Bogata gospodarka
frontiers-tile-galactic_federation = Galaktyczna federacja

## Rodzime Kolonie

frontiers-tile-old_earth = Stara Ziemia
frontiers-tile-dying_colony = Umierająca Kolonia
frontiers-tile-epsilon_eridani = Epsilon Eridani
frontiers-tile-galactic_scavengers = Galaktyczni złomiarze
frontiers-tile-alpha_centauri = Alfa Centauri
frontiers-tile-rebel_cantina = Kantyna Rebelii
frontiers-tile-new_sparta = Nowa Sparta
frontiers-tile-ancient_race = Starożytna rasa
frontiers-tile-earths_lost_colony = Zaginiona Kolonia Ziemi
frontiers-tile-imperium_warlord = Watażka Imperium
frontiers-tile-separatist_colony = Kolonia separatystów
frontiers-tile-damaged_alien_factory = Uszkodzona fabryka Obcych
frontiers-tile-abandoned_mine_squatters = Dzicy lokatorzy opuszczonej kopalni
frontiers-tile-uplift_researchers = Badacze wspomagania
frontiers-tile-industrial_robots = Roboty przemysłowe
frontiers-tile-rebel_mutineers = Buntownicy Rebelii

## Planety nie-militarne

frontiers-tile-devolved_uplift_race = Zdegenerowana rasa wspomagana
frontiers-tile-artist_settlement = Osada artystów
frontiers-tile-secluded_world = Ustronny świat
frontiers-tile-destroyed_world = Zniszczony świat
frontiers-tile-imperium_survey_hq = Imperialna kwatera zwiadu
frontiers-tile-gem_world = Świat klejnotów
frontiers-tile-spice_world = Świat ze złożami przypraw
frontiers-tile-new_vinland = Nowa Winlandia
frontiers-tile-space_port = Port kosmiczny
frontiers-tile-novelty_peddlers = Handlarze nowości
frontiers-tile-asteroid_belt = Pas asteroid
frontiers-tile-radioactive_world = Radioaktywny świat
frontiers-tile-volcanic_world = Wulkaniczny świat
frontiers-tile-mining_mole_uplift_race = Wspomagana rasa kretów górniczych
frontiers-tile-pre_sentient_race = Rasa przedrozumna
frontiers-tile-alien_oort_cloud_refinery = Rafineria Obcych w Obłoku Oorta
frontiers-tile-prosperous_world = Dostatni świat
frontiers-tile-deep_space_symbionts = Symbionty głębokiej przestrzeni
frontiers-tile-alien_rosetta_stone_world = Świat z kamieniem z Rosetty Obcych
frontiers-tile-comet_zone = Strefa występowania komet
frontiers-tile-uplift_gene_breeders = Hodowcy wspomaganych genów
frontiers-tile-galactic_news_hub = Galaktyczna sieć informacyjna
frontiers-tile-distant_world = Odległy świat
frontiers-tile-deserted_alien_outpost = Opuszczona placówka Obcych
frontiers-tile-imperium_armaments_world = Imperialny świat zbrojeniowy
frontiers-tile-galactic_studios = Galaktyczne studia filmowe
frontiers-tile-lost_species_ark_world = Arka zaginionych gatunków
frontiers-tile-terraformed_world = Sterraformowany świat
frontiers-tile-imperium_capital = Stolica Imperium
frontiers-tile-new_earth = Nowa Ziemia
frontiers-tile-imperium_munitions = Imperialne zakłady amunicyjne
frontiers-tile-alien_robotic_factory = Zautomatyzowana fabryka Obcych
frontiers-tile-alien_uplift_chamber = Komnata wspomagania Obcych
frontiers-tile-alien_data_repository = Archiwum danych Obcych

## Planety militarne

frontiers-tile-rebel_uplift_world = Wspomagany świat Rebelii
frontiers-tile-imperium_fifth_column = Piąta kolumna Imperium
frontiers-tile-rebel_fuel_cache = Skład paliwa Rebelii
frontiers-tile-rebel_sympathizers = Sympatycy Rebelii
frontiers-tile-new_survivalists = Nowi surwiwaliści
frontiers-tile-rebel_miners = Górnicy Rebelii
frontiers-tile-avian_uplift_race = Wspomagana rasa ptaków
frontiers-tile-reptilian_uplift_race = Wspomagana rasa gadów
frontiers-tile-aquatic_uplift_race = Wspomagana rasa stworzeń wodnych
frontiers-tile-insect_uplift_race = Wspomagana rasa owadów
frontiers-tile-alien_robot_sentry = Robot wartowniczy Obcych
frontiers-tile-rebel_underground = Podziemie Rebelii
frontiers-tile-rebel_warrior_race = Rasa wojowników Rebelii
frontiers-tile-information_hub = Węzeł informacyjny
frontiers-tile-uplift_coalition = Koalicja wspomaganych
frontiers-tile-self_repairing_alien_artillery = Samonaprawiająca się artyleria Obcych
frontiers-tile-imperium_fuel_depot = Skład paliwa Imperium
frontiers-tile-imperium_blaster_gem_depot = Imperialny skład klejnotów blasterowych
frontiers-tile-rebel_outpost = Placówka Rebelii
frontiers-tile-rebel_base = Baza Rebelii
frontiers-tile-lost_alien_battle_fleet = Zaginiona flota wojenna Obcych
frontiers-tile-rebel_homeworld = Ojczysty świat Rebelii
frontiers-tile-rebel_resistance = Ruch oporu Rebelii
frontiers-tile-alien_monolith = Monolit Obcych
frontiers-tile-rebel_stronghold = Twierdza Rebelii
frontiers-tile-alien_sentinels = Strażnicy Obcych
