# Star Trek: Ascendancy: nazwy i krótkie opisy. Działanie kart składa się z ich wartości, więc poprawki
# właściciela gry też są opowiedziane.
ascendancy-name = Star Trek: Ascendancy

## Zasoby i ilości

ascendancy-resource-production = Produkcja
    .description = Buduje Okręty i Węzły Produkcji.
ascendancy-resource-research = Badania
    .description = Trafiają na Projekty i płacą za Broń, Osłony i Węzły Badań.
ascendancy-resource-culture = Kultura
    .description = Zakłada kolonie, zdobywa systemy Hegemonią i kupuje Wpływ.
ascendancy-amount-production = { $n } Produkcji
ascendancy-amount-research = { $n } Badań
ascendancy-amount-culture = { $n } Kultury
ascendancy-amount-ascendancy = { $n } Wpływu
ascendancy-amount-ships = { $n ->
    [one] { $n } Okręt
    [few] { $n } Okręty
   *[many] { $n } Okrętów
}
ascendancy-amount-nodes = { $n ->
    [one] { $n } Węzeł
    [few] { $n } Węzły
   *[many] { $n } Węzłów
}
ascendancy-amount-sectors = { $n ->
    [one] { $n } sektor
    [few] { $n } sektory
   *[many] { $n } sektorów
}
ascendancy-amount-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
ascendancy-amount-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
ascendancy-amount-commands = { $n ->
    [one] { $n } Rozkaz
    [few] { $n } Rozkazy
   *[many] { $n } Rozkazów
}
ascendancy-amount-tokens = { $n ->
    [one] { $n } żeton Warpu
    [few] { $n } żetony Warpu
   *[many] { $n } żetonów Warpu
}
ascendancy-amount-projects = { $n ->
    [one] { $n } Projekt
    [few] { $n } Projekty
   *[many] { $n } Projektów
}
ascendancy-amount-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
ascendancy-list = { $first }, { $rest }
ascendancy-nothing = nic

## Cywilizacje

ascendancy-civ-federation = Federacja
    .full = Zjednoczona Federacja Planet
    .description = Zbiera Kulturę odkryciami, nigdy nie najeżdża.
ascendancy-civ-klingons = Klingoni
    .full = Imperium Klingońskie
    .description = Zbierają Kulturę w bitwach, nigdy się nie wycofują.
ascendancy-civ-romulans = Romulanie
    .full = Romulańskie Imperium Gwiezdne
    .description = Uderzają pierwsi i zbierają Kulturę swoimi Postępami.
ascendancy-special-explore_strange_new_worlds = Eksploracja Nowych Dziwnych Światów
    .description = Weź { $n } Kultury, gdy odkryjesz Fenomen albo wykonasz kartę Cywilizacji.
ascendancy-special-prime_directive = Pierwsza Dyrektywa
    .description = Nigdy nie najeżdżasz i nie kolonizujesz planet z cywilizacją pre-warp.
ascendancy-special-ever_victorious = Zawsze Zwycięscy
    .description = Weź 1 Kultury po wygranej Bitwie Kosmicznej, w której zniszczysz co najmniej tyle Okrętów: { $n }.
ascendancy-special-death_before_dishonor = Śmierć przed Hańbą
    .description = Nigdy się nie wycofujesz, nie przerywasz Inwazji i nie poddajesz planet.
ascendancy-special-cultural_superiority = Kulturowa Wyższość
    .description = Weź { $n } Kultury, gdy ukończysz Postęp z symbolem Kultury.
ascendancy-special-suspicious = Podejrzliwi
    .description = Otrzymane Porozumienia Handlowe przychodzą wyczerpane.

## Porozumienia Handlowe

ascendancy-trade-fed_trade_1 = Porozumienie Federacji 1
ascendancy-trade-fed_trade_2 = Porozumienie Federacji 2
ascendancy-trade-fed_trade_3 = Porozumienie Federacji 3
ascendancy-trade-kli_trade_1 = Porozumienie Klingonów 1
ascendancy-trade-kli_trade_2 = Porozumienie Klingonów 2
ascendancy-trade-kli_trade_3 = Porozumienie Klingonów 3
ascendancy-trade-rom_trade_1 = Porozumienie Romulan 1
ascendancy-trade-rom_trade_2 = Porozumienie Romulan 2
ascendancy-trade-rom_trade_3 = Porozumienie Romulan 3
ascendancy-agreement = { $agreement } (+{ $n } Produkcji)

## Systemy

ascendancy-system-earth = Ziemia
ascendancy-system-qonos = Qo’noS
ascendancy-system-romulus = Romulus
ascendancy-system-ardana = Ardana
ascendancy-system-terra_nova = Terra Nova
ascendancy-system-delta_iv = Delta IV
ascendancy-system-valakis_vi = Valakis VI
ascendancy-system-capella = Capella
ascendancy-system-lytasia = Lytasia
ascendancy-system-deneb_v = Deneb V
ascendancy-system-rura_penthe = Rura Penthe
ascendancy-system-mazar = Mazar
ascendancy-system-nimbus_iii = Nimbus III
ascendancy-system-organia = Organia
ascendancy-system-janus_vi = Janus VI
ascendancy-system-talos_iv = Talos IV
ascendancy-system-nausicaa = Nausicaa
ascendancy-system-coridan = Coridan
ascendancy-system-risa = Risa
ascendancy-system-shermans_planet = Planeta Shermana
ascendancy-system-mintaka_iii = Mintaka III
ascendancy-system-excalbia = Excalbia
ascendancy-system-ceti_alpha_v = Ceti Alpha V
ascendancy-system-gamma_hydra_iv = Gamma Hydra IV
ascendancy-system-murasaki_312 = Murasaki 312
ascendancy-system-stellar_nursery = Gwiezdny Żłobek
ascendancy-system-pulsar = Pulsar
ascendancy-system-neutron_star = Gwiazda Neutronowa
ascendancy-system-mutara_nebula = Mgławica Mutara
ascendancy-system-black_hole = Czarna Dziura
ascendancy-kind-home = System Macierzysty
ascendancy-kind-planet = planeta
ascendancy-kind-phenomenon = Fenomen
ascendancy-slot-production = miejsce na Produkcję
ascendancy-slot-research = miejsce na Badania
ascendancy-slot-culture = miejsce na Kulturę
ascendancy-slot-open = otwarte miejsce
ascendancy-node-production = Węzeł Produkcji
ascendancy-node-research = Węzeł Badań
ascendancy-node-culture = Węzeł Kultury
ascendancy-place-lane = Szlak { $a }–{ $b }, sektor { $n }
ascendancy-place-open = otwarty Szlak od: { $a }, sektor { $n }
ascendancy-place-nowhere = usunięty Szlak
ascendancy-place-adrift = dryfujący Szlak, sektor { $n }
ascendancy-lane = Szlak { $a }–{ $b }
ascendancy-lane-open = otwarty Szlak od: { $a }
ascendancy-lane-adrift = dryfujący Szlak
ascendancy-lane-gone = usunięty Szlak

## Okręty i Floty

ascendancy-unit-ship = pojedynczy Okręt
ascendancy-unit-singles = pojedyncze Okręty, { $place }
ascendancy-unit-former = Flota { $n }
ascendancy-unit-fleet = Flota { $n } ({ $type }, { $ships })
ascendancy-fleet-fed_battle_group = Flota Bojowa
ascendancy-fleet-fed_science = Flota Naukowa
ascendancy-fleet-fed_colonization = Flota Kolonizacyjna
ascendancy-fleet-fed_diplomatic = Flota Dyplomatyczna
ascendancy-fleet-kli_regular = Flota Regularna
ascendancy-fleet-kli_battle_group = Flota Bojowa
ascendancy-fleet-kli_marauders = Flota Łupieżców
ascendancy-fleet-kli_assault = Flota Szturmowa
ascendancy-fleet-rom_regular = Flota Regularna
ascendancy-fleet-rom_battle_group = Flota Bojowa
ascendancy-fleet-rom_science = Flota Naukowa
ascendancy-fleet-rom_mining = Flota Górnicza
ascendancy-fleet-rule-none = Bez własnej zasady.
ascendancy-fleet-rule-reroll_ones_space = W Bitwach Kosmicznych może przerzucić swoje kości z wynikiem 1.
ascendancy-fleet-rule-reroll_ones_invasion = W Inwazjach może przerzucić swoje kości z wynikiem 1.
ascendancy-fleet-rule-science = Niebezpieczeństwu stawia czoła jedną kością, a raz na turę Fenomenowi bez Rozkazu.
ascendancy-fleet-rule-free_colony = Może bez Kultury skolonizować system, który Okupuje, oddając jeden Okręt i rozwiązując się.
ascendancy-fleet-rule-reroll_hegemony = Tam, gdzie stoi, kość próby Hegemonii można raz przerzucić.
ascendancy-fleet-rule-production_per_kill = Bierze 1 Produkcji za każdy Okręt zniszczony jej własnymi kośćmi.
ascendancy-fleet-rule-mining = Raz na turę, za Rozkaz, bierze 2 Produkcji w Nierozbudowanym systemie lub Fenomenie.

## Postępy

ascendancy-type-military = Wojsko
ascendancy-type-espionage = Wywiad
ascendancy-type-engineering = Inżynieria
ascendancy-type-science = Nauka
ascendancy-type-society = Społeczeństwo
ascendancy-icon-warp = symbol Warpu: o jeden system więcej przy wyjściu z Warpu
ascendancy-icon-command = symbol Rozkazu: o jeden Rozkaz więcej
ascendancy-icon-culture = symbol Kultury: po ukończeniu Romulanie biorą Kulturę
ascendancy-advancement-universal_translators = Uniwersalne Translatory
ascendancy-advancement-starfleet_diplomatic_corps = Korpus Dyplomatyczny Gwiezdnej Floty
ascendancy-advancement-orbital_laboratories = Laboratoria Orbitalne
ascendancy-advancement-cochrane_institute = Instytut Cochrane’a
ascendancy-advancement-tachyon_detection_array = Sieć Detekcji Tachionowej
ascendancy-advancement-starfleet_academy = Akademia Gwiezdnej Floty
ascendancy-advancement-science_directorate = Dyrektoriat Naukowy
ascendancy-advancement-daystrom_design_bureau = Biuro Projektowe Daystroma
ascendancy-advancement-photon_torpedoes = Torpedy Fotonowe
ascendancy-advancement-navigational_deflectors = Deflektory Nawigacyjne
ascendancy-advancement-terraforming = Terraformowanie
ascendancy-advancement-federation_council = Rada Federacji
ascendancy-advancement-merchant_marine = Flota Handlowa
ascendancy-advancement-starfleet_intelligence = Wywiad Gwiezdnej Floty
ascendancy-advancement-warp_core_refit = Modernizacja Rdzenia Warp
ascendancy-advancement-disruptor_technology = Technologia Dysruptorów
ascendancy-advancement-mass_fire_tactics = Taktyka Zmasowanego Ognia
ascendancy-advancement-adapted_cloaking_device = Zaadaptowane Urządzenie Maskujące
ascendancy-advancement-cult_of_kahless = Kult Kahlessa
ascendancy-advancement-orbital_ship_yards = Stocznie Orbitalne
ascendancy-advancement-klingon_battle_lust = Klingońska Żądza Walki
ascendancy-advancement-klingon_high_council = Wysoka Rada
ascendancy-advancement-dilithium_refineries = Rafinerie Dilitu
ascendancy-advancement-raptor_engines = Silniki Raptorów
ascendancy-advancement-bird_of_prey_design = Projekt Drapieżnego Ptaka
ascendancy-advancement-assault_troops = Oddziały Szturmowe
ascendancy-advancement-tribute = Trybut Podbitych
ascendancy-advancement-penal_mines = Karne Kopalnie
ascendancy-advancement-imperial_intelligence = Wywiad Imperialny
ascendancy-advancement-songs_of_honor = Pieśni Chwały
ascendancy-advancement-romulan_cloaking_device = Romulańskie Urządzenie Maskujące
ascendancy-advancement-advanced_romulan_cloaking_device = Zaawansowany System Maskujący
ascendancy-advancement-superior_targeting_array = Ulepszony System Namierzający
ascendancy-advancement-superior_shield_harmonics = Ulepszone Harmoniczne Osłon
ascendancy-advancement-romulan_disruptors = Romulańskie Dysruptory
ascendancy-advancement-cloaked_orbital_mines = Zamaskowane Miny Orbitalne
ascendancy-advancement-covert_operations_corps = Korpus Operacji Specjalnych
ascendancy-advancement-tal_shiar = Tal Shiar
ascendancy-advancement-romulan_senate = Senat Romulański
ascendancy-advancement-singularity_drive = Napęd Osobliwości
ascendancy-advancement-reman_labor = Praca Reman
ascendancy-advancement-plasma_torpedoes = Torpedy Plazmowe
ascendancy-advancement-imperial_arts = Sztuka Imperialna
ascendancy-advancement-neutral_zone = Strefa Neutralna
ascendancy-advancement-warbird_construction = Budowa Warbirdów

## Co robią Postępy

ascendancy-effect-hegemony_bonus = +{ $n } do twoich prób Hegemonii
ascendancy-effect-refund_failed_hegemony = nieudana próba Hegemonii zwraca { $n } Kultury
ascendancy-effect-income_per_starbase = przy Generowaniu { $gain } za każdą kontrolowaną Bazę Kosmiczną
ascendancy-effect-income_if_systems = przy Generowaniu { $gain }, jeśli kontrolujesz co najmniej tyle systemów: { $least }
ascendancy-effect-income_per_held_trade = przy Generowaniu { $gain } za każde odkryte Porozumienie, które trzymasz
ascendancy-effect-income_if_no_trade_given = przy Generowaniu { $gain }, jeśli żaden rywal nie ma twojego Porozumienia
ascendancy-effect-exhaust_enter_warp_extra_token = Wyczerp, gdy jednostka wchodzi do Warpu: dostaje dodatkowe żetony Warpu: { $n }
ascendancy-effect-negate_cloaking = maskowanie rywali na ciebie nie działa
ascendancy-effect-second_research_one_project = { $n ->
    [one] w turze jeden Projekt może dostać drugie Badania
    [few] w turze { $n } Projekty mogą dostać drugie Badania
   *[many] w turze { $n } Projektów może dostać drugie Badania
}
ascendancy-effect-upgrade_discount = Broń i Osłony kosztują o { $n } mniej
ascendancy-effect-reroll_misses_first_round = { $n ->
    [one] w pierwszej rundzie Bitwy Kosmicznej przerzuć jedną chybioną kość
    [few] w pierwszej rundzie Bitwy Kosmicznej przerzuć najwyżej { $n } chybione kości
   *[many] w pierwszej rundzie Bitwy Kosmicznej przerzuć najwyżej { $n } chybionych kości
}
ascendancy-effect-hazard_bonus = Niebezpieczeństwa są dla twoich Okrętów o { $n } wyższe, czyli bezpieczniejsze
ascendancy-effect-free_node_on_colonize = { $n ->
    [one] kolonizując, zbuduj tam za darmo jeden Węzeł Zasobów
    [few] kolonizując, zbuduj tam za darmo najwyżej { $n } Węzły Zasobów
   *[many] kolonizując, zbuduj tam za darmo najwyżej { $n } Węzłów Zasobów
}
ascendancy-effect-exhaust_peek_exploration = Wyczerp: obejrzyj wierzchnie Karty Eksploracji ({ $n }) i odłóż je w dowolnej kolejności
ascendancy-effect-six_always_hits = 6 zawsze trafia, bez względu na Osłony
ascendancy-effect-doubles_on_miss_kill = w Bitwach Kosmicznych każda wartość na co najmniej dwóch chybionych kościach to dodatkowe trafienie
ascendancy-effect-first_strike_own_turn = Pierwsze Uderzenie w Bitwach Kosmicznych, które zaczynasz
ascendancy-effect-cloaking = maskowanie
ascendancy-effect-sacrifice_ships_for_hits = w Bitwie Kosmicznej zamiast rzucać zniszcz własne Okręty: każdy to jedno trafienie
ascendancy-effect-free_ship_per_starbase_build_phase = { $n ->
    [one] w Fazie Budowy jeden darmowy Okręt przy każdej kontrolowanej Bazie Kosmicznej
    [few] w Fazie Budowy { $n } darmowe Okręty przy każdej kontrolowanej Bazie Kosmicznej
   *[many] w Fazie Budowy { $n } darmowych Okrętów przy każdej kontrolowanej Bazie Kosmicznej
}
ascendancy-effect-refresh_command_flawless_attack = atak wygrany bez strat odświeża Rozkazy: { $n }
ascendancy-effect-impulse_speed = prędkość Impulsowa { $n }
ascendancy-effect-invasion_extra_dice = kości w każdej rundzie twoich Inwazji: +{ $n }
ascendancy-effect-on_capture_invasion = { $gain } za każdy system zdobyty Inwazją
ascendancy-effect-on_battle_win = { $gain } za każdą wygraną Bitwę Kosmiczną
ascendancy-effect-on_own_fleet_destroyed = { $gain } za każdą twoją Flotę rozbitą w walce
ascendancy-effect-node_discount = { $node }: o { $n } taniej
ascendancy-effect-exhaust_cancel_battle = Wyczerp: zakończ Bitwę Kosmiczną przeciw tobie
ascendancy-effect-move_past_hostiles = swobodnie wchodzisz do sektorów z innymi Okrętami i przez nie przechodzisz
ascendancy-effect-reroll_one_per_round = { $n ->
    [one] w każdej rundzie każdej walki przerzuć jedną kość
    [few] w każdej rundzie każdej walki przerzuć najwyżej { $n } kości
   *[many] w każdej rundzie każdej walki przerzuć najwyżej { $n } kości
}
ascendancy-effect-fleet_ignores_first_casualty_each_round = w Bitwach Kosmicznych każda twoja Flota pomija pierwszą stratę w rundzie
ascendancy-effect-mines_hazard = Okręty rywali kończące ruch w twoich systemach stawiają czoła Niebezpieczeństwu { $n }
ascendancy-effect-exhaust_steal_project_token = Wyczerp: weź Badania z Projektu rywala, najwyżej { $n }
ascendancy-effect-exhaust_espionage_to_exhaust_rival_advancement = Wyczerp swoją kartę Wywiadu: Wyczerp Postęp rywala
ascendancy-effect-extra_dice_first_round = kości w pierwszej rundzie Bitwy Kosmicznej: +{ $n }
ascendancy-effect-own_resistance_bonus = odporność twoich systemów: +{ $n }
ascendancy-effect-bulk_ship_discount = { $least ->
    [one] odzyskaj { $gain } za każdy zbudowany Okręt
    [few] odzyskaj { $gain } za każde { $least } Okręty zbudowane w jednym miejscu
   *[many] odzyskaj { $gain } za każde { $least } Okrętów zbudowanych w jednym miejscu
}
ascendancy-effect-none = tylko symbole

## Eksploracja

ascendancy-exploration-kind-crisis = Kryzys
ascendancy-exploration-kind-discovery = Odkrycie
ascendancy-exploration-kind-virgin_world = Dziewiczy Świat
ascendancy-exploration-kind-civilization = Cywilizacja
ascendancy-exploration-planet_eater = Pożeracz Planet
ascendancy-exploration-iconian_probe = Sonda Ikonian
ascendancy-exploration-plague = Zaraza
ascendancy-exploration-tribbles = Tribble
ascendancy-exploration-spatial_displacement = Przemieszczenie Przestrzenne
ascendancy-exploration-crystalline_entity = Krystaliczny Byt
ascendancy-exploration-automated_defenses = Automatyczna Obrona
ascendancy-exploration-ion_storm = Burza Jonowa
ascendancy-exploration-guardian_of_forever = Strażnik Wieczności
ascendancy-exploration-peaceful_meditation = Spokojna Medytacja
ascendancy-exploration-subspace_relay = Przekaźnik Podprzestrzenny
ascendancy-exploration-lost_colony = Zaginiona Kolonia
ascendancy-exploration-dilithium_deposits = Złoża Dilitu
ascendancy-exploration-ancient_archive = Starożytne Archiwum
ascendancy-exploration-cultural_exchange = Wymiana Kulturalna
ascendancy-exploration-virgin_world = Dziewiczy Świat
ascendancy-exploration-prewarp_2 = Cywilizacja Pre-Warp (2)
ascendancy-exploration-prewarp_3 = Cywilizacja Pre-Warp (3)
ascendancy-exploration-warp_capable_1 = Cywilizacja Zdolna do Warpu, poziom 1
ascendancy-exploration-warp_capable_2 = Cywilizacja Zdolna do Warpu, poziom 2
ascendancy-exploration-warp_capable_3 = Cywilizacja Zdolna do Warpu, poziom 3
ascendancy-step-hazard = sprostaj Niebezpieczeństwu { $n }
ascendancy-step-until_survived = karta zostaje, póki nie przetrwa jej jakiś Okręt
ascendancy-step-until_colonized = karta zostaje do skolonizowania systemu
ascendancy-step-reward_if_survive = jeśli przetrwa Okręt, weź { $gain }
ascendancy-step-exhaust_commands = Wyczerp { $commands }
ascendancy-step-lose = strać najwyżej { $gain }
ascendancy-step-gain = weź { $gain }
ascendancy-step-may_place_on_projects = każde może trafić na Projekt
ascendancy-step-choice = { $first } albo { $second }
ascendancy-step-destroy_own_ship_here = zniszcz tu własne siły ({ $ships }) i weź { $gain }
ascendancy-step-destroy_system = system zostaje zniszczony
ascendancy-step-displace = gracz po prawej przenosi jednostkę do innego systemu
ascendancy-step-free_advancement = od razu ukończ jedną kartę swojej talii
ascendancy-step-remote_trade_window = złóż ofertę jednemu rywalowi, gdziekolwiek stoją Okręty
ascendancy-step-rival_colony = gracz po prawej oddaje ten system jednemu z twoich rywali
ascendancy-step-prewarp_tokens = { $n } Produkcji dla pierwszego kolonizatora
ascendancy-step-warp_level = wolny świat poziomu { $n } z tyloma Węzłami
ascendancy-step-none = nic się nie dzieje

## Fazy

ascendancy-phase-setup = Przygotowanie
ascendancy-phase-initiative = Inicjatywa
ascendancy-phase-building = Faza Budowy
ascendancy-phase-command = Faza Dowodzenia
ascendancy-phase-trade = Handel między turami
ascendancy-phase-recharge = Odnowienie
ascendancy-phase-over = Gra skończona

## Opcje

ascendancy-option-simultaneous_first_turns = Pierwsze tury naraz
    .description = Przyspiesza początek: do ich końca żadne połączenie nie może łączyć dwóch Systemów Macierzystych.
ascendancy-option-simultaneous_first_turns-0 = Nie
    .description = Systemy Macierzyste można łączyć od pierwszej tury.
ascendancy-option-simultaneous_first_turns-1 = Pierwsza runda
    .description = W rundzie 1 nie ma Pierwszego Kontaktu.
ascendancy-option-simultaneous_first_turns-2 = Pierwsze dwie rundy
    .description = W rundach 1 i 2 nie ma Pierwszego Kontaktu.
ascendancy-option-more_starting_resources = Więcej Zasobów Początkowych
    .description = Przyspiesza początek.
ascendancy-option-more_starting_resources-false = Nie
    .description = Zwykły zapas.
ascendancy-option-more_starting_resources-true = Tak
    .description = Większy zapas wszystkich trzech zasobów.
ascendancy-option-starting_project = Początkowy Projekt
    .description = Przyspiesza początek: każdy zaczyna z Projektem.
ascendancy-option-starting_project-none = Nie
    .description = Nikt nie ma Projektu.
ascendancy-option-starting_project-random = Losowy
    .description = Jedna karta z talii.
ascendancy-option-starting_project-choose = Wybrany
    .description = Każdy wybiera jedną kartę ze swojej talii.
ascendancy-option-extra_starting_advancement = Drugi Początkowy Postęp
    .description = Przyspiesza początek: każdy zaczyna z jeszcze jednym ukończonym Postępem.
ascendancy-option-extra_starting_advancement-none = Nie
    .description = Tylko startowa karta cywilizacji.
ascendancy-option-extra_starting_advancement-random = Losowy
    .description = Jedna karta z talii.
ascendancy-option-extra_starting_advancement-choose = Wybrany
    .description = Każdy wybiera jedną kartę ze swojej talii.
ascendancy-option-random_turn_order = Losowa Tura Gracza
    .description = Przyspiesza grę: nikt nie licytuje.
ascendancy-option-random_turn_order-false = Nie
    .description = Gracze w kontakcie licytują o kolejność.
ascendancy-option-random_turn_order-true = Tak
    .description = Karty Kolejności rozdaje się w każdej rundzie.
ascendancy-option-wild_culture = Dzika Kultura
    .description = Przyspiesza grę: Kultura jest dżokerem.
ascendancy-option-wild_culture-false = Nie
    .description = Każdy koszt płaci się jego zasobem.
ascendancy-option-wild_culture-true = Tak
    .description = Kulturą można płacić zamiast Produkcji i Badań.
ascendancy-option-easier_ascendancy = Łatwiejsze Wyniesienie
    .description = Przyspiesza grę: Wpływ kosztuje mniej Kultury.
ascendancy-option-easier_ascendancy-false = Nie
    .description = Zwykła cena.
ascendancy-option-easier_ascendancy-true = Tak
    .description = O jedną Kulturę mniej za każdy żeton.
ascendancy-option-mystery_turn_order = Tajemnicza Tura Gracza
    .description = Dla zaawansowanych: nikt nie wie, kto będzie następny.
ascendancy-option-mystery_turn_order-false = Nie
    .description = Karty Kolejności leżą odkryte.
ascendancy-option-mystery_turn_order-true = Tak
    .description = Karty rozdaje się co rundę zakryte; działa najniższa i dopiero wtedy się ją pokazuje.
ascendancy-option-random_galaxy = Losowa Galaktyka
    .description = Dla zaawansowanych: czym są pierwsze odkrycia.
ascendancy-option-random_galaxy-false = Nie
    .description = Pierwsze odkrywane systemy to planety.
ascendancy-option-random_galaxy-true = Tak
    .description = Planety i Fenomeny są potasowane razem.
ascendancy-option-unrestricted_trade_routes = Nieograniczone Szlaki Handlowe
    .description = Dla zaawansowanych: jak swobodnie przechodzą Okręty w Pokoju.
ascendancy-option-unrestricted_trade_routes-false = Nie
    .description = O przejście trzeba poprosić.
ascendancy-option-unrestricted_trade_routes-true = Tak
    .description = Pokój daje przejście bez pytania; Porozumienia zrywa się tylko we własnej turze.
ascendancy-option-humble_beginnings = Skromne Początki
    .description = Dla zaawansowanych: z czym każdy zaczyna.
ascendancy-option-humble_beginnings-false = Nie
    .description = Zwykły zapas.
ascendancy-option-humble_beginnings-true = Tak
    .description = Bez zasobów i bez Wpływu.
ascendancy-option-focused_research = Ukierunkowane Badania
    .description = Dla zaawansowanych: jak rozpoczyna się Projekty.
ascendancy-option-focused_research-false = Nie
    .description = Karty dobiera się z talii.
ascendancy-option-focused_research-true = Tak
    .description = Zamiast dobierać możesz wziąć jedną wybraną kartę i potasować talię.
ascendancy-option-civilizations = Cywilizacje
    .description = Kto czym gra.
ascendancy-option-civilizations-random = Losowo
    .description = Cywilizacje rozdaje się losowo.
ascendancy-option-civilizations-choose = Do wyboru
    .description = Każdy wybiera, w kolejności miejsc.
ascendancy-option-starting_planets_per_player = Planety na wierzchu
    .description = Ile planet na gracza leży na wierzchu stosu; puste pole to zwykła liczba.
ascendancy-option-map_model = Mapa
    .description = Jak układa się systemy i Szlaki.
ascendancy-option-map_model-polar = Wolna mapa
    .description = Dowolny kierunek, prawdziwe odległości, ruchome systemy, które się obracają.
ascendancy-option-map_model-hex = Mapa heksowa
    .description = Systemy i Szlaki na planszy z heksów.
ascendancy-option-ever_victorious = Zawsze Zwycięscy
    .description = Które Okręty liczą się do Kultury Klingonów.
ascendancy-option-ever_victorious-destroyed = Zniszczone
    .description = Okręty zniszczone przez ciebie w bitwie.
ascendancy-option-ever_victorious-fielded = Wystawione
    .description = Okręty, z którymi pokonani przeciwnicy zaczęli bitwę.
ascendancy-option-retreat_clear = Odwrót poza zasięg
    .description = Gdzie może się skończyć odwrót.
ascendancy-option-retreat_clear-false = Gdziekolwiek
    .description = Także obok Okrętów przeciwnika z tej bitwy.
ascendancy-option-retreat_clear-true = Z dala od wrogów
    .description = Nie obok Okrętów przeciwnika z tej bitwy.
ascendancy-option-round_cap = Limit rund
    .description = Kończy grę po tylu rundach; puste pole to brak limitu. To nie jest zasada gry.
