# Eclipse: nazwy elementów, opcji i ilości. Sama wiadomość to nazwa w mianowniku. Atrybuty to formy potrzebne
# w zdaniach: .genitive (dopełniacz), .accusative (biernik), .plural (mianownik liczby mnogiej). .description mówi
# w jednym–dwóch zdaniach, co dana rzecz robi.

eclipse-name = Eclipse: Nowy Świt Galaktyki

## Zasoby i Pola Populacji

eclipse-resource-materials = Materiały
    .genitive = Materiałów
    .accusative = Materiały
eclipse-resource-science = Nauka
    .genitive = Nauki
    .accusative = Naukę
eclipse-resource-money = Fundusze
    .genitive = Funduszy
    .accusative = Fundusze
eclipse-square-materials = Pole Materiałów
eclipse-square-science = Pole Nauki
eclipse-square-money = Pole Funduszy
eclipse-square-grey = Szare pole
eclipse-square-materials-advanced = Zaawansowane pole Materiałów
eclipse-square-science-advanced = Zaawansowane pole Nauki
eclipse-square-money-advanced = Zaawansowane pole Funduszy
eclipse-square-grey-advanced = Zaawansowane szare pole
eclipse-square-orbital = Orbital

## Ilości: „3 Materiały”, „1 Dysk Wpływu”

eclipse-amount-materials = { $n ->
    [one] { $n } Materiał
    [few] { $n } Materiały
   *[other] { $n } Materiałów
}
    .accusative = { $n ->
        [one] { $n } Materiał
        [few] { $n } Materiały
       *[other] { $n } Materiałów
    }
eclipse-amount-science = { $n ->
    [one] { $n } Nauka
    [few] { $n } Nauki
   *[other] { $n } Nauki
}
    .accusative = { $n ->
        [one] { $n } Naukę
        [few] { $n } Nauki
       *[other] { $n } Nauki
    }
eclipse-amount-money = { $n ->
    [one] { $n } Fundusz
    [few] { $n } Fundusze
   *[other] { $n } Funduszy
}
    .accusative = { $n ->
        [one] { $n } Fundusz
        [few] { $n } Fundusze
       *[other] { $n } Funduszy
    }
eclipse-amount-vp = { $n ->
    [one] { $n } PZ
    [few] { $n } PZ
   *[other] { $n } PZ
}
    .accusative = { $n ->
        [one] { $n } PZ
        [few] { $n } PZ
       *[other] { $n } PZ
    }
eclipse-amount-interceptor = { $n ->
    [one] { $n } Myśliwiec
    [few] { $n } Myśliwce
   *[other] { $n } Myśliwców
}
    .accusative = { $n ->
        [one] { $n } Myśliwiec
        [few] { $n } Myśliwce
       *[other] { $n } Myśliwców
    }
eclipse-amount-cruiser = { $n ->
    [one] { $n } Krążownik
    [few] { $n } Krążowniki
   *[other] { $n } Krążowników
}
    .accusative = { $n ->
        [one] { $n } Krążownik
        [few] { $n } Krążowniki
       *[other] { $n } Krążowników
    }
eclipse-amount-dreadnought = { $n ->
    [one] { $n } Pancernik
    [few] { $n } Pancerniki
   *[other] { $n } Pancerników
}
    .accusative = { $n ->
        [one] { $n } Pancernik
        [few] { $n } Pancerniki
       *[other] { $n } Pancerników
    }
eclipse-amount-starbase = { $n ->
    [one] { $n } Baza Gwiezdna
    [few] { $n } Bazy Gwiezdne
   *[other] { $n } Baz Gwiezdnych
}
    .accusative = { $n ->
        [one] { $n } Bazę Gwiezdną
        [few] { $n } Bazy Gwiezdne
       *[other] { $n } Baz Gwiezdnych
    }
eclipse-amount-ancient = { $n ->
    [one] { $n } Starożytny
    [few] { $n } Starożytni
   *[other] { $n } Starożytnych
}
    .accusative = { $n ->
        [one] { $n } Starożytnego
        [few] { $n } Starożytnych
       *[other] { $n } Starożytnych
    }
eclipse-amount-guardian = { $n ->
    [one] { $n } Strażnik
    [few] { $n } Strażnicy
   *[other] { $n } Strażników
}
    .accusative = { $n ->
        [one] { $n } Strażnika
        [few] { $n } Strażników
       *[other] { $n } Strażników
    }
eclipse-amount-gcds = { $n ->
    [one] { $n } GCDS
    [few] { $n } GCDS
   *[other] { $n } GCDS
}
    .accusative = { $n ->
        [one] { $n } GCDS
        [few] { $n } GCDS
       *[other] { $n } GCDS
    }
eclipse-amount-ship = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[other] { $n } statków
}
    .accusative = { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[other] { $n } statków
    }
eclipse-amount-damage = { $n ->
    [one] { $n } uszkodzenie
    [few] { $n } uszkodzenia
   *[other] { $n } uszkodzeń
}
    .accusative = { $n ->
        [one] { $n } uszkodzenie
        [few] { $n } uszkodzenia
       *[other] { $n } uszkodzeń
    }
eclipse-amount-cube = { $n ->
    [one] { $n } Kostka Populacji
    [few] { $n } Kostki Populacji
   *[other] { $n } Kostek Populacji
}
    .accusative = { $n ->
        [one] { $n } Kostkę Populacji
        [few] { $n } Kostki Populacji
       *[other] { $n } Kostek Populacji
    }
eclipse-amount-disc = { $n ->
    [one] { $n } Dysk Wpływu
    [few] { $n } Dyski Wpływu
   *[other] { $n } Dysków Wpływu
}
    .accusative = { $n ->
        [one] { $n } Dysk Wpływu
        [few] { $n } Dyski Wpływu
       *[other] { $n } Dysków Wpływu
    }
eclipse-amount-colony_ship = { $n ->
    [one] { $n } Statek Kolonizacyjny
    [few] { $n } Statki Kolonizacyjne
   *[other] { $n } Statków Kolonizacyjnych
}
    .accusative = { $n ->
        [one] { $n } Statek Kolonizacyjny
        [few] { $n } Statki Kolonizacyjne
       *[other] { $n } Statków Kolonizacyjnych
    }
eclipse-amount-reputation = { $n ->
    [one] { $n } Płytka Reputacji
    [few] { $n } Płytki Reputacji
   *[other] { $n } Płytek Reputacji
}
    .accusative = { $n ->
        [one] { $n } Płytkę Reputacji
        [few] { $n } Płytki Reputacji
       *[other] { $n } Płytek Reputacji
    }
eclipse-amount-activation = { $n ->
    [one] { $n } Aktywacja
    [few] { $n } Aktywacje
   *[other] { $n } Aktywacji
}
    .accusative = { $n ->
        [one] { $n } Aktywację
        [few] { $n } Aktywacje
       *[other] { $n } Aktywacji
    }
eclipse-amount-step = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
    .accusative = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[other] { $n } kroków
    }
eclipse-amount-die = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[other] { $n } kości
}
    .accusative = { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[other] { $n } kości
    }

## Statki i struktury

eclipse-ship-interceptor = Myśliwiec
    .genitive = Myśliwca
    .accusative = Myśliwiec
    .plural = Myśliwce
    .description = Najmniejszy i najszybszy statek.
eclipse-ship-cruiser = Krążownik
    .genitive = Krążownika
    .accusative = Krążownik
    .plural = Krążowniki
    .description = Średni statek z komputerem i kadłubem.
eclipse-ship-dreadnought = Pancernik
    .genitive = Pancernika
    .accusative = Pancernik
    .plural = Pancerniki
    .description = Największy statek: mocny, drogi i powolny.
eclipse-ship-starbase = Baza Gwiezdna
    .genitive = Bazy Gwiezdnej
    .accusative = Bazę Gwiezdną
    .plural = Bazy Gwiezdne
    .description = Broni swojego Sektora z wysoką inicjatywą i nigdy się nie porusza; wymaga swojej technologii.
eclipse-ship-ancient = Starożytny
    .genitive = Starożytnego
    .accusative = Starożytnego
    .plural = Starożytni
    .description = Statek, którym nikt nie gra; strzeże Sektora i jego Płytki Odkrycia.
eclipse-ship-guardian = Strażnik
    .genitive = Strażnika
    .accusative = Strażnika
    .plural = Strażnicy
    .description = Strzeże Sektora między graczami, silniejszy od Starożytnego.
eclipse-ship-gcds = GCDS
    .genitive = GCDS
    .accusative = GCDS
    .plural = GCDS
    .description = System defensywny Centrum Galaktyki; wiąże tam każdy statek.
eclipse-structure-orbital = Orbital
    .accusative = Orbital
    .genitive = Orbitala
    .description = Miejsce dla jednej kostki Nauki lub Funduszy w dowolnym Sektorze.
eclipse-structure-monolith = Monolit
    .accusative = Monolit
    .genitive = Monolitu
    .description = Na koniec wart 3 PZ dla kontrolującego jego Sektor.
eclipse-variant-normal = zwykły
eclipse-variant-advanced = zaawansowany

## Kości

eclipse-die-yellow = Żółta kość
    .accusative = żółtą kość
    .description = Zadaje 1 uszkodzenie.
eclipse-die-orange = Pomarańczowa kość
    .accusative = pomarańczową kość
    .description = Zadaje 2 uszkodzenia.
eclipse-die-blue = Niebieska kość
    .accusative = niebieską kość
    .description = Zadaje 3 uszkodzenia.
eclipse-die-red = Czerwona kość
    .accusative = czerwoną kość
    .description = Zadaje 4 uszkodzenia.
eclipse-face-blank = pusta
eclipse-face-burst = wybuch

## Elementy i miejsca

eclipse-piece-sector = Sektor
eclipse-piece-wormhole = Tunel Czasoprzestrzenny
eclipse-piece-warp_portal = Portal Warp
eclipse-piece-artifact = Artefakt
eclipse-piece-influence_disc = Dysk Wpływu
eclipse-piece-population_cube = Kostka Populacji
eclipse-piece-colony_ship = Statek Kolonizacyjny
eclipse-piece-discovery_tile = Płytka Odkrycia
eclipse-piece-reputation_tile = Płytka Reputacji
eclipse-piece-ambassador_tile = Płytka Ambasadora
eclipse-piece-traitor_tile = Płytka Zdrajcy
eclipse-piece-start_player_tile = Płytka Pierwszego Gracza
eclipse-piece-summary_tile = Płytka Podsumowania
eclipse-piece-graveyard = Cmentarzysko
eclipse-piece-victory_points = Punkty Zwycięstwa
eclipse-piece-influence_track = Tor Wpływu
eclipse-piece-population_track = Tor Populacji
eclipse-piece-reputation_track = Tor Reputacji
eclipse-piece-tech_track = Tor Technologii
eclipse-piece-tray = Tacka Technologii
eclipse-piece-blueprint = Projekt Statku
eclipse-piece-storage = Zapasy
eclipse-piece-hull = Kadłub
eclipse-piece-computer = Komputer
eclipse-piece-shield = Tarcza
eclipse-piece-initiative = Inicjatywa
eclipse-piece-movement = Ruch
eclipse-piece-energy = Energia
eclipse-piece-cannon = Działo
eclipse-piece-missile = Rakieta

## Okręgi i rodzaje Sektorów

eclipse-ring-center = Centrum Galaktyki
    .description = Środek mapy, strzeżony przez GCDS.
eclipse-ring-inner = Sektor Wewnętrzny
    .description = Leży obok centrum; bogaty i często strzeżony.
eclipse-ring-middle = Sektor Środkowy
    .description = Leży dwa kroki od centrum, między graczami.
eclipse-ring-outer = Sektor Zewnętrzny
    .description = Leży na skraju, gdzie galaktyka może dalej rosnąć.
eclipse-ring-starting = Sektor Startowy
    .description = Dom cywilizacji, z artefaktem.
eclipse-ring-guardian = Sektor Strażników
    .description = Zajmuje strefę brakującego gracza, strzeżony przez Strażnika.

## Fazy i akcje

eclipse-phase-setup = Przygotowanie
eclipse-phase-action = Faza Akcji
eclipse-phase-combat = Faza Walki
eclipse-phase-upkeep = Faza Utrzymania
eclipse-phase-cleanup = Faza Czyszczenia
eclipse-action-explore = Eksploracja
    .description = Dobieraj nowe Sektory i dokładaj je do mapy.
eclipse-action-research = Rozwój
    .description = Kupuj technologie za Naukę.
eclipse-action-upgrade = Ulepszenie
    .description = Zmieniaj części swoich Projektów.
eclipse-action-build = Budowa
    .description = Buduj statki i struktury za Materiały.
eclipse-action-move = Ruch
    .description = Poruszaj statki wzdłuż połączeń.
eclipse-action-influence = Wpływ
    .description = Przesuwaj dyski i przywracaj Statki Kolonizacyjne.
eclipse-action-reaction = Reakcja
    .description = Pojedyncza Aktywacja Ulepszenia, Budowy lub Ruchu po spasowaniu.
eclipse-action-pass = Pas
    .description = W tej rundzie już tylko Reakcje.

## Rasy

eclipse-species-eridani_empire = Imperium Eridani
    .description = Bogate w Fundusze i reputację, ale z dwoma dyskami mniej; wszystkie statki prócz Baz Gwiezdnych mają o 1 energię więcej.
eclipse-species-hydran_progress = Progres Hydran
    .description = Rozwija dwie technologie na akcję i zaczyna z Zaawansowanymi laboratoriami.
eclipse-species-planta = Planta
    .description = Eksploruje dwa razy na akcję i dostaje 1 PZ za kontrolowany Sektor, ale jej kostki giną od każdego wrogiego statku, a jej statki mają mniej pól.
eclipse-species-descendants_of_draco = Potomkowie Draco
    .description = Żyją w pokoju ze Starożytnymi, dostają 1 PZ za każdego na planszy i mogą dobrać dwa Sektory na Eksplorację.
eclipse-species-mechanema = Mechanema
    .description = Buduje taniej, z 3 Aktywacjami Budowy i Ulepszenia.
eclipse-species-orion_hegemony = Hegemonia Oriona
    .description = Zaczyna z Krążownikiem i Bombami neutronowymi; jej statki mają tarcze, energię i o 1 inicjatywę więcej, ale handel jest gorszy.
eclipse-species-terran_directorate = Dyrektoriat Terrański
    .description = Porusza się 3 razy na akcję i handluje 2 za 1.
eclipse-species-terran_federation = Federacja Terrańska
    .description = Porusza się 3 razy na akcję i handluje 2 za 1.
eclipse-species-terran_union = Unia Terrańska
    .description = Porusza się 3 razy na akcję i handluje 2 za 1.
eclipse-species-terran_republic = Republika Terrańska
    .description = Porusza się 3 razy na akcję i handluje 2 za 1.
eclipse-species-terran_conglomerate = Konglomerat Terrański
    .description = Porusza się 3 razy na akcję i handluje 2 za 1.
eclipse-species-terran_alliance = Sojusz Terrański
    .description = Porusza się 3 razy na akcję i handluje 2 za 1.
eclipse-color-red = Czerwony
eclipse-color-blue = Niebieski
eclipse-color-green = Zielony
eclipse-color-yellow = Żółty
eclipse-color-white = Biały
eclipse-color-black = Czarny

## Technologie

eclipse-category-military = Militarna
eclipse-category-grid = Sieciowa
eclipse-category-nano = Nano
eclipse-category-rare = Rzadka
eclipse-tech-neutron_bombs = Bomby neutronowe
    .description = Niszczysz wszystkie wrogie kostki w Sektorze bez rzutu.
eclipse-tech-starbase = Baza Gwiezdna
    .description = Możesz budować Bazy Gwiezdne.
eclipse-tech-plasma_cannon = Działo plazmowe
    .description = Część statku: 1 pomarańczowa kość działa, zużywa 2 energii.
eclipse-tech-phase_shield = Tarcza fazowa
    .description = Część statku: tarcza 2, zużywa 1 energię.
eclipse-tech-advanced_mining = Zaawansowane górnictwo
    .description = Możesz zasiedlać zaawansowane pola Materiałów.
eclipse-tech-tachyon_source = Źródło energii tachionowej
    .description = Część statku: wytwarza 9 energii.
eclipse-tech-gluon_computer = Komputer gluonowy
    .description = Część statku: komputer 3, zużywa 2 energii.
eclipse-tech-plasma_missile = Rakiety plazmowe
    .description = Część statku: 2 pomarańczowe kości rakiety, zużywa 1 energię.
eclipse-tech-gauss_shield = Tarcza Gaussa
    .description = Część statku: tarcza 1.
eclipse-tech-fusion_source = Źródło energii fuzyjnej
    .description = Część statku: wytwarza 6 energii.
eclipse-tech-improved_hull = Ulepszony kadłub
    .description = Część statku: kadłub 2.
eclipse-tech-positron_computer = Komputer pozytronowy
    .description = Część statku: komputer 2, zużywa 1 energię.
eclipse-tech-advanced_economy = Zaawansowana ekonomia
    .description = Możesz zasiedlać zaawansowane pola Funduszy.
eclipse-tech-tachyon_drive = Napęd tachionowy
    .description = Część statku: ruch 3, inicjatywa 3, zużywa 3 energii.
eclipse-tech-antimatter_cannon = Działo na antymaterię
    .description = Część statku: 1 czerwona kość działa, zużywa 4 energii.
eclipse-tech-quantum_grid = Sieć kwantowa
    .description = Od razu 2 zapasowe dyski trafiają na Tor Wpływu.
eclipse-tech-nanorobots = Nanoroboty
    .description = O 1 Aktywację więcej w akcji Budowy.
eclipse-tech-fusion_drive = Napęd fuzyjny
    .description = Część statku: ruch 2, inicjatywa 2, zużywa 2 energii.
eclipse-tech-orbital = Orbital
    .description = Możesz budować Orbitale.
eclipse-tech-advanced_robotics = Zaawansowana robotyka
    .description = Od razu 1 zapasowy dysk trafia na Tor Wpływu.
eclipse-tech-advanced_labs = Zaawansowane laboratoria
    .description = Możesz zasiedlać zaawansowane pola Nauki.
eclipse-tech-monolith = Monolit
    .description = Możesz budować Monolity.
eclipse-tech-wormhole_generator = Generator Tuneli Czasoprzestrzennych
    .description = Tunel na jednej z dwóch stykających się krawędzi wystarcza przy Eksploracji, Ruchu, Wpływie i Ucieczce.
eclipse-tech-artifact_key = Klucz artefaktu
    .description = Od razu 5 zasobów jednego rodzaju za każdy artefakt w twoich Sektorach.
eclipse-tech-antimatter_splitter = Rozszczepiacz antymaterii
    .description = Możesz dzielić uszkodzenia dział na antymaterię między cele.
eclipse-tech-conifold_field = Pole wielopłaszczyznowe
    .description = Część statku: kadłub 3, zużywa 2 energii.
eclipse-tech-neutron_absorber = Pochłaniacz neutronów
    .description = Wrogie Bomby neutronowe na ciebie nie działają.
eclipse-tech-absorption_shield = Tarcza pochłaniająca
    .description = Część statku: tarcza 1, wytwarza 4 energii.
eclipse-tech-cloaking_device = Urządzenie maskujące
    .description = Do związania jednego twojego statku potrzeba dwóch wrogich.
eclipse-tech-improved_logistics = Ulepszona logistyka
    .description = O 1 Aktywację więcej w akcji Ruchu.
eclipse-tech-sentient_hull = Inteligentny kadłub
    .description = Część statku: komputer 1, kadłub 1.
eclipse-tech-soliton_cannon = Działo solitonowe
    .description = Część statku: 1 niebieska kość działa, zużywa 3 energii.
eclipse-tech-transition_drive = Napęd zmienny
    .description = Część statku: ruch 3.
eclipse-tech-warp_portal = Portal Warp
    .description = Od razu połóż Portal Warp w swoim Sektorze; jest wart 1 PZ dla kontrolującego.
eclipse-tech-flux_missile = Rakieta strumieniowa
    .description = Część statku: 2 żółte kości rakiety, inicjatywa 1.
eclipse-tech-pico_modulator = Pikomodulator
    .description = O 2 Aktywacje więcej w akcji Ulepszenia.
eclipse-tech-ancient_labs = Starożytne laboratoria
    .description = Od razu dobierz Płytkę Odkrycia.
eclipse-tech-zero_point_source = Źródło energii punktu zerowego
    .description = Część statku: wytwarza 12 energii.
eclipse-tech-metasynthesis = Metasynteza
    .description = Możesz zasiedlać wszystkie zaawansowane pola.

## Części Statków

eclipse-part-ion_cannon = Działo jonowe
    .description = 1 żółta kość działa, zużywa 1 energię.
eclipse-part-electron_computer = Komputer elektronowy
    .description = Komputer 1.
eclipse-part-hull = Kadłub
    .description = Kadłub 1.
eclipse-part-nuclear_drive = Napęd nuklearny
    .description = Ruch 1, inicjatywa 1, zużywa 1 energię.
eclipse-part-nuclear_source = Źródło energii nuklearnej
    .description = Wytwarza 3 energii.
eclipse-part-plasma_cannon = Działo plazmowe
    .description = 1 pomarańczowa kość działa, zużywa 2 energii.
eclipse-part-phase_shield = Tarcza fazowa
    .description = Tarcza 2, zużywa 1 energię.
eclipse-part-tachyon_source = Źródło energii tachionowej
    .description = Wytwarza 9 energii.
eclipse-part-gluon_computer = Komputer gluonowy
    .description = Komputer 3, zużywa 2 energii.
eclipse-part-plasma_missile = Rakiety plazmowe
    .description = 2 pomarańczowe kości rakiety, zużywa 1 energię.
eclipse-part-gauss_shield = Tarcza Gaussa
    .description = Tarcza 1.
eclipse-part-fusion_source = Źródło energii fuzyjnej
    .description = Wytwarza 6 energii.
eclipse-part-improved_hull = Ulepszony kadłub
    .description = Kadłub 2.
eclipse-part-positron_computer = Komputer pozytronowy
    .description = Komputer 2, zużywa 1 energię.
eclipse-part-tachyon_drive = Napęd tachionowy
    .description = Ruch 3, inicjatywa 3, zużywa 3 energii.
eclipse-part-antimatter_cannon = Działo na antymaterię
    .description = 1 czerwona kość działa, zużywa 4 energii.
eclipse-part-fusion_drive = Napęd fuzyjny
    .description = Ruch 2, inicjatywa 2, zużywa 2 energii.
eclipse-part-absorption_shield = Tarcza pochłaniająca
    .description = Tarcza 1, wytwarza 4 energii.
eclipse-part-conifold_field = Pole wielopłaszczyznowe
    .description = Kadłub 3, zużywa 2 energii.
eclipse-part-sentient_hull = Inteligentny kadłub
    .description = Komputer 1, kadłub 1.
eclipse-part-soliton_cannon = Działo solitonowe
    .description = 1 niebieska kość działa, zużywa 3 energii.
eclipse-part-transition_drive = Napęd zmienny
    .description = Ruch 3.
eclipse-part-flux_missile = Rakieta strumieniowa
    .description = 2 żółte kości rakiety, inicjatywa 1.
eclipse-part-zero_point_source = Źródło energii punktu zerowego
    .description = Wytwarza 12 energii.
eclipse-part-ion_disruptor = Rozrywacz jonowy
    .description = 1 żółta kość działa, inicjatywa 3.
eclipse-part-ion_turret = Wieżyczka jonowa
    .description = 2 żółte kości działa.
eclipse-part-plasma_turret = Wieżyczka plazmowa
    .description = 2 pomarańczowe kości działa, zużywa 3 energii.
eclipse-part-soliton_charger = Ładowarka solitonowa
    .description = 1 niebieska kość działa, zużywa 1 energię.
eclipse-part-ion_missile = Rakiety jonowe
    .description = 3 żółte kości rakiety.
eclipse-part-soliton_missile = Rakieta solitonowa
    .description = 1 niebieska kość rakiety, inicjatywa 1.
eclipse-part-antimatter_missile = Rakieta na antymaterię
    .description = 1 czerwona kość rakiety.
eclipse-part-axion_computer = Komputer aksjonowy
    .description = Komputer 2, inicjatywa 1.
eclipse-part-flux_shield = Tarcza strumieniowa
    .description = Tarcza 3, inicjatywa 1, zużywa 2 energii.
eclipse-part-inversion_shield = Tarcza inwersyjna
    .description = Tarcza 2, wytwarza 2 energii.
eclipse-part-shard_hull = Kadłub odłamkowy
    .description = Kadłub 3.
eclipse-part-conformal_drive = Napęd konforemny
    .description = Ruch 4, inicjatywa 2, zużywa 2 energii.
eclipse-part-nonlinear_drive = Napęd nieliniowy
    .description = Ruch 2, wytwarza 2 energii.
eclipse-part-hypergrid_source = Źródło energii hipersieci
    .description = Wytwarza 11 energii.
eclipse-part-muon_source = Źródło energii mionowej
    .description = Inicjatywa 1, wytwarza 2 energii, poza schematem.

## Płytki Odkryć

eclipse-discovery-gain_materials = 6 Materiałów
    .description = Zyskujesz 6 Materiałów.
eclipse-discovery-gain_science = 5 Nauki
    .description = Zyskujesz 5 Nauki.
eclipse-discovery-gain_money = 8 Funduszy
    .description = Zyskujesz 8 Funduszy.
eclipse-discovery-gain_mixed = 2 Materiały, 2 Nauki, 3 Fundusze
    .description = Zyskujesz 2 Materiały, 2 Nauki i 3 Fundusze.
eclipse-discovery-ancient_tech = Technologia Starożytnych
    .description = Weź za darmo najtańszą zwykłą technologię z tacki, której nie masz.
eclipse-discovery-ancient_cruiser = Krążownik Starożytnych
    .description = Postaw w tym Sektorze swój niezbudowany Krążownik.
eclipse-discovery-ancient_orbital = Orbital Starożytnych
    .description = Postaw w tym Sektorze Orbital i zyskaj 2 Materiały.
eclipse-discovery-ancient_monolith = Monolit Starożytnych
    .description = Postaw w tym Sektorze Monolit.
eclipse-discovery-part_ion_disruptor = Rozrywacz jonowy
    .description = Część statku: 1 żółta kość działa, inicjatywa 3.
eclipse-discovery-part_ion_turret = Wieżyczka jonowa
    .description = Część statku: 2 żółte kości działa.
eclipse-discovery-part_plasma_turret = Wieżyczka plazmowa
    .description = Część statku: 2 pomarańczowe kości działa, zużywa 3 energii.
eclipse-discovery-part_soliton_charger = Ładowarka solitonowa
    .description = Część statku: 1 niebieska kość działa, zużywa 1 energię.
eclipse-discovery-part_ion_missile = Rakiety jonowe
    .description = Część statku: 3 żółte kości rakiety.
eclipse-discovery-part_soliton_missile = Rakieta solitonowa
    .description = Część statku: 1 niebieska kość rakiety, inicjatywa 1.
eclipse-discovery-part_antimatter_missile = Rakieta na antymaterię
    .description = Część statku: 1 czerwona kość rakiety.
eclipse-discovery-part_axion_computer = Komputer aksjonowy
    .description = Część statku: komputer 2, inicjatywa 1.
eclipse-discovery-part_flux_shield = Tarcza strumieniowa
    .description = Część statku: tarcza 3, inicjatywa 1, zużywa 2 energii.
eclipse-discovery-part_inversion_shield = Tarcza inwersyjna
    .description = Część statku: tarcza 2, wytwarza 2 energii.
eclipse-discovery-part_shard_hull = Kadłub odłamkowy
    .description = Część statku: kadłub 3.
eclipse-discovery-part_conformal_drive = Napęd konforemny
    .description = Część statku: ruch 4, inicjatywa 2, zużywa 2 energii.
eclipse-discovery-part_nonlinear_drive = Napęd nieliniowy
    .description = Część statku: ruch 2, wytwarza 2 energii.
eclipse-discovery-part_hypergrid_source = Źródło energii hipersieci
    .description = Część statku: wytwarza 11 energii.
eclipse-discovery-part_muon_source = Źródło energii mionowej
    .description = Część statku: inicjatywa 1, wytwarza 2 energii, poza schematem.
eclipse-discovery-ancient_warp_portal = Portal Warp Starożytnych
    .description = Zostaje w tym Sektorze jako Portal Warp, wart 2 PZ dla kontrolującego.
eclipse-discovery-back = 2 PZ
    .description = Każdą Płytkę Odkrycia można zatrzymać za jej 2 PZ.

## Sektory

eclipse-sector-001 = Centrum Galaktyki
eclipse-sector-101 = Castor
eclipse-sector-102 = Pollux
eclipse-sector-103 = Beta Leonis
eclipse-sector-104 = Arcturus
eclipse-sector-105 = Zeta Herculis
eclipse-sector-106 = Capella
eclipse-sector-107 = Aldebaran
eclipse-sector-108 = Mu Cassiopeiae
eclipse-sector-109 = Alpha Lacertae
eclipse-sector-110 = Iota Boötis
eclipse-sector-201 = Alpha Centauri
eclipse-sector-202 = Fomalhaut
eclipse-sector-203 = Chi Draconis
eclipse-sector-204 = Vega
eclipse-sector-205 = Mu Herculis
eclipse-sector-206 = Epsilon Indi
eclipse-sector-207 = Zeta Reticuli
eclipse-sector-208 = Iota Persei
eclipse-sector-209 = Delta Eridani
eclipse-sector-210 = Psi Capricorni
eclipse-sector-211 = Beta Aquilae
eclipse-sector-214 = Beta Monocerotis
eclipse-sector-281 = Delta Corvi
eclipse-sector-301 = Zeta Draconis
eclipse-sector-302 = Gamma Serpentis
eclipse-sector-303 = Eta Cephei
eclipse-sector-304 = Theta Pegasi
eclipse-sector-305 = Lambda Serpentis
eclipse-sector-306 = Beta Centauri
eclipse-sector-307 = Sigma Sagittarii
eclipse-sector-308 = Kappa Scorpii
eclipse-sector-309 = Phi Piscium
eclipse-sector-310 = Nu Phoenicis
eclipse-sector-311 = Canopus
eclipse-sector-312 = Antares
eclipse-sector-313 = Alpha Ursae Minoris
eclipse-sector-314 = Spica
eclipse-sector-315 = Epsilon Aurigae
eclipse-sector-316 = Iota Carinae
eclipse-sector-317 = Beta Crucis
eclipse-sector-318 = Gamma Velorum
eclipse-sector-381 = Beta Sextantis
eclipse-sector-382 = Zeta Chamaeleontis
eclipse-sector-221 = Procyon
eclipse-sector-222 = Epsilon Eridani
eclipse-sector-223 = Altair
eclipse-sector-224 = Beta Hydri
eclipse-sector-225 = Eta Cassiopeiae
eclipse-sector-226 = 61 Cygni
eclipse-sector-227 = Sirius
eclipse-sector-228 = Sigma Draconis
eclipse-sector-229 = Tau Ceti
eclipse-sector-230 = Lambda Aurigae
eclipse-sector-231 = Delta Pavonis
eclipse-sector-232 = Rigel
eclipse-sector-271 = Omega Fornacis
eclipse-sector-272 = Sigma Hydrae
eclipse-sector-273 = Theta Ophiuchi
eclipse-sector-274 = Alpha Lyncis

## Skąd są punkty

eclipse-source-reputation = Płytki Reputacji
eclipse-source-ambassadors = ambasadorzy
eclipse-source-sectors = kontrolowane Sektory
eclipse-source-monoliths = Monolity
eclipse-source-discoveries = zatrzymane odkrycia
eclipse-source-traitor = zdrajca
eclipse-source-technologies = Tory Technologii
eclipse-source-warp_portals = Portale Warp
eclipse-source-species = zdolność rasy

## Opcje

eclipse-option-warp_portals = Portale Warp
    .description = Moduł z trzema Sektorami z portalami, rzadką technologią i Płytką Odkrycia.
eclipse-option-warp_portals-false = Nie
    .description = Bez modułu.
eclipse-option-warp_portals-true = Tak
    .description = Wszystkie jego części są w grze.
eclipse-option-ancient = Starożytni
    .description = Którego z dwóch Projektów ci niegracze używają przez całą grę.
eclipse-option-ancient-normal = Zwykły
    .description = Łatwiejszy Projekt.
eclipse-option-ancient-advanced = Zaawansowany
    .description = Trudniejszy Projekt, dla doświadczonych graczy.
eclipse-option-ancient-random = Losowy
    .description = Losowany przy przygotowaniu.
eclipse-option-guardian = Strażnicy
    .description = Którego z dwóch Projektów ci niegracze używają przez całą grę.
eclipse-option-guardian-normal = Zwykły
    .description = Łatwiejszy Projekt.
eclipse-option-guardian-advanced = Zaawansowany
    .description = Trudniejszy Projekt, dla doświadczonych graczy.
eclipse-option-guardian-random = Losowy
    .description = Losowany przy przygotowaniu.
eclipse-option-gcds = GCDS
    .description = Którego z dwóch Projektów ci niegracze używają przez całą grę.
eclipse-option-gcds-normal = Zwykły
    .description = Łatwiejszy Projekt.
eclipse-option-gcds-advanced = Zaawansowany
    .description = Trudniejszy Projekt, dla doświadczonych graczy.
eclipse-option-gcds-random = Losowy
    .description = Losowany przy przygotowaniu.
eclipse-option-species = Rasy
    .description = Po jednym identyfikatorze rasy na miejsce, oddzielone przecinkami; puste: gracze wybierają.

## Automatyzacje

eclipse-policy-relations = Propozycje stosunków
    .description = Co zrobić, gdy ktoś proponuje stosunki dyplomatyczne.
eclipse-policy-relations-ask = Pytaj za każdym razem
eclipse-policy-relations-decline = Zawsze odmawiaj
eclipse-policy-pass = Pasowanie
    .description = Co zrobić, gdy można tylko spasować.
eclipse-policy-pass-ask = Pytaj za każdym razem
eclipse-policy-pass-auto = Pasuj, gdy nic innego nie można
eclipse-policy-finish = Kończenie akcji
    .description = Co zrobić, gdy akcja nie ma już Aktywacji do wykorzystania.
eclipse-policy-finish-ask = Pytaj za każdym razem
eclipse-policy-finish-auto = Kończ, gdy nie ma już nic do zrobienia

## Liczby i części ekranu

eclipse-gauge-vp = Punkty
eclipse-gauge-materials = Materiały
eclipse-gauge-science = Nauka
eclipse-gauge-money = Fundusze
eclipse-screen-map = Mapa

## Do czego prowadzi ruch

eclipse-preview-battle = Bitwa w { $sector }, przeciwnik: { $enemy }. Wygrywasz w { $win } %, przegrywasz w { $lose } %, pat w { $stalemate } %, jeśli nikt nie ucieka.
eclipse-preview-own-losses = Twoje średnie straty: { $ship } { $whole },{ $tenth } z { $count }
eclipse-preview-enemy-losses = Średnie straty przeciwnika: { $ship } { $whole },{ $tenth } z { $count }
