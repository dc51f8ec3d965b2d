# Exodus: nazwy i jednozdaniowe opisy. Działanie kart politycznych i kart Centaurian składa się z ich
# wartości, więc poprawki właściciela gry też są opowiedziane.
exodus-name = Exodus: Proxima Centauri

## Zasoby

exodus-resource-cp = CP
    .description = Skrystalizowana Platyna: pieniądz Rady, stoczni i laboratoriów.
exodus-resource-axinium = Axinium
    .description = Z niego buduje się statki.
exodus-resource-phasium = Phasium
    .description = Z niego powstają Ulepszenia.

## Ilości

exodus-amount-cp = { $n } CP
exodus-amount-axinium = { $n } axinium
exodus-amount-phasium = { $n } phasium
exodus-amount-vp = { $n } PZ
exodus-amount-markers = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
exodus-amount-units = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
    .accusative = { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
exodus-amount-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
exodus-amount-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
exodus-amount-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
exodus-list = { $first }, { $rest }

## Pola

exodus-hex-council = Najwyższa Rada
    .place = Najwyższej Rady
exodus-hex-sol = Sol
exodus-hex-lyra = Lyra
exodus-hex-anshar = Anshar
exodus-hex-belenus = Belenus
exodus-hex-cernunnos = Cernunnos
exodus-hex-danu = Danu
exodus-hex-enki = Enki
exodus-hex-freyr = Freyr
exodus-hex-gefjon = Gefjon
exodus-hex-hathor = Hathor
exodus-hex-inti = Inti
exodus-hex-jarilo = Jarilo
exodus-hex-kubera = Kubera
exodus-hex-lugus = Lugus
exodus-hex-mithra = Mithra
exodus-hex-njord = Njord
exodus-hex-oya = Oya
exodus-hex-perun = Perun
exodus-hex-charun = Charun
exodus-hex-agni = Agni
exodus-hex-brigid = Brigid
exodus-hex-goibniu = Goibniu
exodus-hex-hephaestus = Hephaestus
exodus-hex-ilmarinen = Ilmarinen
exodus-hex-kagutsuchi = Kagutsuchi
exodus-hex-kothar = Kothar
exodus-hex-nergal = Nergal
exodus-hex-ogun = Ogun
exodus-hex-svarog = Svarog
exodus-hex-volund = Volund
exodus-hex-kuei_hsing = K’uei Hsing
exodus-hex-chandra = Chandra
exodus-hex-mani = Mani
exodus-hex-nut = Nut
exodus-hex-selene = Selene
exodus-hex-tsukuyomi = Tsukuyomi
exodus-hex-home_terra_nova = Terra Nova
exodus-hex-home_gaia = Gaia
exodus-hex-home_elysium = Elysium
exodus-hex-home_avalon = Avalon
exodus-hex-home_asgard = Asgard
exodus-hex-home_ararat = Ararat

## Statki

exodus-ship-dark_raider = Mroczny Łupieżca
    .description = Tani, łatwy do zastąpienia, zabiera niewiele.
exodus-ship-fighter = Myśliwiec
    .description = Dwie tarcze i dwa działa, ale nikogo nie zabiera.
exodus-ship-battle_cruiser = Bitewny Krążownik
    .description = Najsilniejszy okręt, który zabiera też Populację.
exodus-ship-transporter = Transportowiec
    .description = Zabiera najwięcej Populacji i nie ma dział.
exodus-ship-numbered = { $ship } { $n }

## Ulepszenia

exodus-upgrade-fusion_drive = Napęd Fuzyjny
exodus-upgrade-antigravity_drive = Napęd Antygrawitacyjny
exodus-upgrade-em_shield = Tarcza Elektromagnetyczna
exodus-upgrade-mpg_shield = Tarcza Siatki Wielobiegunowej
exodus-upgrade-qgp_shield = Tarcza Kwarkowo-gluonowej Plazmy
exodus-upgrade-ssl_cannon = Działo Laserowe
exodus-upgrade-plasma_cannon = Działo Plazmowe
exodus-upgrade-antimatter_cannon = Działo Antymaterii
exodus-upgrade-hypersonic_rocket = Rakieta Ponaddźwiękowa
exodus-upgrade-biochemical_rocket = Rakieta Biochemiczna
exodus-upgrade-graviton_rocket = Rakieta Grawitonowa
exodus-part-drive = Napęd
    .description = prędkość { $n }
exodus-part-shield = Tarcza
    .description = pochłania obrażenia: { $n }
exodus-part-cannon = Działo
    .description = kości w bitwie: { $n }
exodus-part-rocket = Rakieta
    .description = kości przeciw innej planecie: { $n }

## Technologie

exodus-technology-qgp_shield = Tarcza Kwarkowo-gluonowej Plazmy
    .description = Możesz kupować najmocniejszą tarczę.
exodus-technology-cloaking = Maskowanie
    .description = Twoje statki są zamaskowane i walczą tylko, gdy zechcesz, chyba że ujawni je Radar.
exodus-technology-ssl_cannon = Działo Laserowe
    .description = Możesz kupować działa laserowe.
exodus-technology-axinium_refinery = Rafineria Axinium
    .description = Druga jednostka z każdej twojej planety axinium w Fazie Utrzymania.
exodus-technology-fusion_drive = Napęd Fuzyjny
    .description = Możesz kupować napęd o prędkości 2.
exodus-technology-civilian_ships = Statki Cywilne
    .description = Przed każdym Podbojem możesz rozłożyć Populację między swoje planety.
exodus-technology-basic_research = Podstawowe Badania
    .description = Do zniżek liczy się jako cywilna, transportowa i militarna.
exodus-technology-antimatter_cannon = Działo Antymaterii
    .description = Możesz kupować najmocniejsze działo.
exodus-technology-expert_politics = Polityka na poziomie Ekspert
    .description = Twoje reakcje kosztują o 1 Populację mniej.
exodus-technology-cp_refinery = Rafineria C.P.
    .description = Każda twoja planeta CP może dać CP drugi raz w Fazie Utrzymania.
exodus-technology-biochemical_rockets = Rakiety Biochemiczne
    .description = Możesz kupować rakiety przeciw Populacji.
exodus-technology-advanced_banking = Zaawansowane Operacje Bankowe
    .description = Operacje Bankowe dają 8 CP.
exodus-technology-basic_politics = Podstawowa Polityka
    .description = Twoja pierwsza karta akcji wraca na rękę przed wyborem drugiej.
exodus-technology-em_shield = Tarcza Elektromagnetyczna
    .description = Możesz kupować najprostszą tarczę.
exodus-technology-graviton_rockets = Rakiety Grawitonowe
    .description = Możesz kupować rakiety niszczące całe planety.
exodus-technology-antigravity_drive = Napęd Antygrawitacyjny
    .description = Możesz kupować napęd o prędkości 3.
exodus-technology-expert_cloning = Specjalistyczne Klonowanie
    .description = W każdej Fazie Utrzymania 1 Populacja w domu więcej.
exodus-technology-advanced_politics = Zaawansowana Polityka
    .description = Nie płacisz podatków.
exodus-technology-phasium_refinery = Rafineria Phasium
    .description = Druga jednostka z każdej twojej planety phasium w Fazie Utrzymania.
exodus-technology-plasma_cannon = Działo Plazmowe
    .description = Możesz kupować działa plazmowe.
exodus-technology-basic_repairs = Podstawowe Naprawy
    .description = Każdy twój statek traci 1 obrażenie w Fazie Utrzymania.
exodus-technology-master_politics = Polityka na poziomie Mistrz
    .description = Możesz zagrywać trzecią kartę akcji.
exodus-technology-radar = Radar
    .description = Możesz ujawniać zamaskowane statki; twoje rakiety dodają 1 do testu zasięgu.
exodus-technology-advanced_mining = Zaawansowane Wydobycie
    .description = Wydobycie dodaje do 8 jednostek.
exodus-technology-mpg_shield = Tarcza Siatki Wielobiegunowej
    .description = Możesz kupować średnią tarczę.
exodus-technology-advanced_trading = Zaawansowany Handel
    .description = Handel po czerwonych kursach, kupno i sprzedaż w jednej akcji.
exodus-technology-hypersonic_rockets = Rakiety Ponaddźwiękowe
    .description = Możesz kupować rakiety przeciw zasobom.
exodus-technology-landing_maneuver = Manewr Lądowania
    .description = Twoje lądowania na planetach z Księżycami zawsze się udają.
exodus-colour-orange = pomarańczowa
exodus-colour-grey = szara
exodus-colour-black = czarna
exodus-colour-brown = brązowa
exodus-type-civil = cywilna
    .genitive = cywilnych
exodus-type-transport = transportowa
    .genitive = transportowych
exodus-type-military = militarna
    .genitive = militarnych

## Akcje

exodus-action-research = Badania
    .description = Odkryj jedną technologię.
exodus-action-build_ships = Budowa Statków
    .description = Zbuduj w domu dowolną liczbę statków.
exodus-action-buy_upgrades = Kupowanie Ulepszeń
    .description = Kup Ulepszenia na schematy i rakiety.
exodus-action-banking = Operacje Bankowe
    .description = Weź CP z banku.
exodus-action-trade = Handel
    .description = Kupuj lub sprzedawaj axinium i phasium na Rynku.
exodus-action-mining = Wydobycie
    .description = Podnieś znaczniki zasobów na swoich planetach.
exodus-action-extra_conquest_phase = Ruch
    .description = W tej turze następuje trzecia Faza Podboju.
exodus-card = { $action }, reakcja: { $reaction }

## Karty polityczne

exodus-political-law = Prawo
    .description = Obowiązuje, dopóki nie uchyli go inna karta.
exodus-political-resolution = Rezolucja
    .description = Obowiązuje do następnej Fazy Rady.
exodus-political-executive = Decyzja Wykonawcza
    .description = Wykonywana od razu.
exodus-political-law_military_technologies = Technologie Militarne
exodus-political-law_civil_technologies = Technologie Cywilne
exodus-political-law_transport_technologies = Technologie Transportowe
exodus-political-law_shipyard_subsidies = Dotacje Stoczniowe
exodus-political-law_arms_subsidies = Dotacje Zbrojeniowe
exodus-political-law_tax_haven = Raj Podatkowy
exodus-political-law_war_tax = Podatek Wojenny
exodus-political-law_wmd_ban = Traktat Zbrojeniowy
exodus-political-law_free_market = Wolny Rynek
exodus-political-law_colonisation = Ustawa Kolonizacyjna
exodus-political-law_clone_rights = Prawa Klonów
exodus-political-law_central_bank = Bank Centralny
exodus-political-res_ceasefire = Zawieszenie Broni
exodus-political-res_arms_embargo = Embargo na Broń
exodus-political-res_mining_boom = Boom Wydobywczy
exodus-political-res_open_archives = Otwarte Archiwa
exodus-political-res_civil_unrest = Niepokoje Społeczne
exodus-political-res_volunteers = Ochotnicy
exodus-political-res_mobilisation = Mobilizacja
exodus-political-res_trade_fair = Targi Handlowe
exodus-political-res_engine_overdrive = Forsowanie Silników
exodus-political-res_wmd_moratorium = Moratorium Rakietowe
exodus-political-exe_emergency_fund = Fundusz Kryzysowy
exodus-political-exe_council_levy = Danina Rady
exodus-political-exe_clone_shipment = Dostawa Klonów
exodus-political-exe_axinium_relief = Przydział Axinium
exodus-political-exe_phasium_relief = Przydział Phasium
exodus-political-exe_repeal = Uchylenie Prawa
exodus-political-exe_fleet_overhaul = Przegląd Floty
exodus-political-exe_geological_survey = Badania Geologiczne
exodus-political-both = Od razu: { $first }; potem: { $second }

## Działanie kart politycznych

exodus-effect-research_discount = ceny technologii { $type } niższe o { $n } CP
exodus-effect-research_discount-any = wszystkie technologie są tańsze o { $n } CP
exodus-effect-ship_cost = cena każdego statku w CP: { $n }
exodus-effect-ship_cost-axinium = cena każdego statku w axinium: { $n }
exodus-effect-upgrade_cost = cena każdego Ulepszenia w CP: { $n }
exodus-effect-tax_rate = podatek { $n } CP od jednostki
exodus-effect-forbid-buy_rocket = rakiet nie można kupować
exodus-effect-forbid-fire_rocket = rakiet nie można odpalać
exodus-effect-forbid-player_battles = bez bitew między graczami
exodus-effect-trade_exchanges = wymiany w każdym Handlu: { $n }
exodus-effect-red_rates_for_all = czerwone kursy Rynku dla wszystkich
exodus-effect-landing_success_on = lądowanie przy Księżycach udaje się od { $n }
exodus-effect-growth = przyrost w Fazie Utrzymania: { $n }
exodus-effect-banking = Operacje Bankowe: { $n } CP
exodus-effect-mining = jednostki przy Wydobyciu: { $n }
exodus-effect-reaction_cost = cena każdej reakcji: { $n } do Populacji
exodus-effect-ship_speed = prędkość każdego statku: { $n }
exodus-effect-gain_cp = każdy otrzymuje { $n } CP
exodus-effect-gain_axinium = każdy otrzymuje { $n } axinium
exodus-effect-gain_phasium = każdy otrzymuje { $n } phasium
exodus-effect-pay_cp = każdy płaci { $n } CP
exodus-effect-population_home = Populacja dołożona na każdej Rodzimej Planecie: { $n }
exodus-effect-repair_all_ships = obrażenia każdego statku spadają o { $n }
exodus-effect-repair_all_ships-all = wszystkie statki zostają w pełni naprawione
exodus-effect-resource_markers = każdy znacznik zasobów: { $n }
exodus-effect-chancellor_repeals_law = Kanclerz uchyla jedno Prawo
exodus-effect-repeal = Prawo „{ $law }” zostaje usunięte
exodus-effect-return_rockets = te rakiety wracają do zasobów: { $rocket }

## Wrodzy Centaurianie

exodus-centaurian = Wrogi Centaurianin { $level }
    .description = { $dice }, tarcza { $shield }, { $vp }; premia: { $bonus }
exodus-bonus-technology = darmowa technologia o cenie podstawowej do { $n } CP
exodus-bonus-upgrade = Ulepszenie: { $upgrade }

## Tytuły i fazy

exodus-title-chancellor = Kanclerz
exodus-title-vice_chancellor = Wice-Kanclerz
exodus-title-senator = Senator
exodus-title-card_4 = Karta 4
exodus-title-card_5 = Karta 5
exodus-title-card_6 = Karta 6
exodus-phase-setup = Przygotowanie
exodus-phase-upkeep = Utrzymanie
exodus-phase-council = Rada
exodus-phase-action = Akcje
exodus-phase-wmd = Broń Masowej Zagłady
exodus-phase-conquest = Podbój { $n } z { $all }
exodus-phase-over = Gra skończona

## Opcje

exodus-option-variant = Gra
    .description = Długość i charakter gry.
exodus-option-variant-normal = Zwykła
    .description = Siedem tur na zwykłej mapie.
exodus-option-variant-long = Długa
    .description = Dziewięć tur na dużej mapie; każdy zaczyna biednie, a technologii Podstawowych nie ma.
exodus-option-variant-heavy_combat = Z intensywną walką
    .description = Pięć tur na małej mapie; każdy zaczyna z trzema technologiami i Transportowcem.
exodus-option-variant-short = Krótka
    .description = Jawne ruchy, bez podatków, trzy karty akcji na turę, bez reakcji.
exodus-option-map = Mapa
    .description = Ile planet przypada na gracza.
exodus-option-map-by_variant = Zależnie od gry
    .description = Mapa właściwa dla wybranej gry.
exodus-option-map-minimal = Mała
    .description = Cztery planety na gracza.
exodus-option-map-normal = Zwykła
    .description = Pięć planet na gracza.
exodus-option-map-long = Duża
    .description = Sześć planet na gracza.
exodus-option-turns = Tury
    .description = Liczba tur gry krótkiej, od 1 do 9; puste pole: zwykła liczba.
exodus-option-dice = Kości przy Operacjach Bankowych i Wydobyciu
    .description = Czy przy tych akcjach można rzucać kośćmi zamiast brać stałą liczbę.
exodus-option-dice-false = Nie
    .description = Stałe liczby.
exodus-option-dice-true = Tak
    .description = Przed każdą taką akcją jej gracz wybiera stałą liczbę albo kości.
exodus-option-windows = Chwile na przekładanie
    .description = Jak często stół pyta o schematy i karty Centaurian.
exodus-option-windows-all = Wszystkie
    .description = Także przed Radą, przed rakietami oraz między ruchem a bitwą.
exodus-option-windows-few = Niektóre
    .description = Tylko przy własnym dochodzie, własnych akcjach i przed rozkazami.
exodus-option-open_moves = Jawne ruchy
    .description = Czy przed tajnymi rozkazami można ruszać statki jawnie.
exodus-option-open_moves-false = Nie
    .description = Wszystkie rozkazy są tajne.
exodus-option-open_moves-true = Tak
    .description = Zgodnie z kolejnością każdy może najpierw ruszyć statki jawnie.
exodus-option-radar = Zasięg Radaru
    .description = Które zamaskowane grupy może ujawnić Radar.
exodus-option-radar-any_hex = Wszędzie
    .description = Grupy na każdym polu.
exodus-option-radar-own_hex = Obok własnych statków
    .description = Tylko grupy na polach z własnymi statkami.
exodus-option-recloak = Ponowne maskowanie
    .description = Kiedy ujawniona grupa znów się maskuje.
exodus-option-recloak-next_phase = Następna Faza Podboju
    .description = Na początku każdej Fazy Podboju.
exodus-option-recloak-next_turn = Następna tura
    .description = Dopiero w pierwszej Fazie Podboju tury.
exodus-option-vp_marker = Znacznik na torze PZ
    .description = Czy znacznik toru PZ jest jednym z 30 znaczników Populacji.
exodus-option-vp_marker-false = Dodatkowy
    .description = Wszystkie 30 znaczników to Populacja.
exodus-option-vp_marker-true = Z puli
    .description = W puli jest o jeden znacznik mniej.
