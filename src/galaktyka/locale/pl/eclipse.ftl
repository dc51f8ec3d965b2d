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
    .description = Na koniec wart { $vp } dla kontrolującego jego Sektor.
eclipse-variant-normal = zwykły
eclipse-variant-advanced = zaawansowany

## Kości

eclipse-die-yellow = Żółta kość
    .accusative = żółtą kość
eclipse-die-orange = Pomarańczowa kość
    .accusative = pomarańczową kość
eclipse-die-blue = Niebieska kość
    .accusative = niebieską kość
eclipse-die-red = Czerwona kość
    .accusative = czerwoną kość
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
    .description = Bogate w Fundusze i reputację, ale z mniejszą liczbą dysków; wszystkie statki prócz Baz Gwiezdnych mają więcej energii.
eclipse-species-hydran_progress = Progres Hydran
    .description = Zaczyna z Zaawansowanymi laboratoriami i ma { $research ->
        [one] { $research } Aktywację
        [few] { $research } Aktywacje
       *[other] { $research } Aktywacji
    } w akcji Rozwoju.
eclipse-species-planta = Planta
    .description = Ma { $explore ->
        [one] { $explore } Aktywację
        [few] { $explore } Aktywacje
       *[other] { $explore } Aktywacji
    } w akcji Eksploracji i dostaje { $sector_vp } za kontrolowany Sektor, ale jej kostki giną od każdego wrogiego statku, a jej statki mają mniej pól.
eclipse-species-descendants_of_draco = Potomkowie Draco
    .description = Żyją w pokoju ze Starożytnymi, dostają { $ancient_vp } za każdego na planszy i mogą dobrać dwa Sektory na Eksplorację.
eclipse-species-mechanema = Mechanema
    .description = Buduje taniej; Aktywacje: Budowa { $build }, Ulepszenie { $upgrade }.
eclipse-species-orion_hegemony = Hegemonia Oriona
    .description = Zaczyna z Krążownikiem i Bombami neutronowymi; jej statki mają tarcze oraz więcej energii i inicjatywy, ale handluje { $trade } za 1.
eclipse-species-terran_directorate = Dyrektoriat Terrański
    .description = Porusza się { $move ->
        [one] { $move } raz
        [few] { $move } razy
       *[other] { $move } razy
    } na akcję i handluje { $trade } za 1.
eclipse-species-terran_federation = Federacja Terrańska
    .description = Porusza się { $move ->
        [one] { $move } raz
        [few] { $move } razy
       *[other] { $move } razy
    } na akcję i handluje { $trade } za 1.
eclipse-species-terran_union = Unia Terrańska
    .description = Porusza się { $move ->
        [one] { $move } raz
        [few] { $move } razy
       *[other] { $move } razy
    } na akcję i handluje { $trade } za 1.
eclipse-species-terran_republic = Republika Terrańska
    .description = Porusza się { $move ->
        [one] { $move } raz
        [few] { $move } razy
       *[other] { $move } razy
    } na akcję i handluje { $trade } za 1.
eclipse-species-terran_conglomerate = Konglomerat Terrański
    .description = Porusza się { $move ->
        [one] { $move } raz
        [few] { $move } razy
       *[other] { $move } razy
    } na akcję i handluje { $trade } za 1.
eclipse-species-terran_alliance = Sojusz Terrański
    .description = Porusza się { $move ->
        [one] { $move } raz
        [few] { $move } razy
       *[other] { $move } razy
    } na akcję i handluje { $trade } za 1.
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
eclipse-tech-phase_shield = Tarcza fazowa
eclipse-tech-advanced_mining = Zaawansowane górnictwo
    .description = Możesz zasiedlać zaawansowane pola Materiałów.
eclipse-tech-tachyon_source = Źródło energii tachionowej
eclipse-tech-gluon_computer = Komputer gluonowy
eclipse-tech-plasma_missile = Rakiety plazmowe
eclipse-tech-gauss_shield = Tarcza Gaussa
eclipse-tech-fusion_source = Źródło energii fuzyjnej
eclipse-tech-improved_hull = Ulepszony kadłub
eclipse-tech-positron_computer = Komputer pozytronowy
eclipse-tech-advanced_economy = Zaawansowana ekonomia
    .description = Możesz zasiedlać zaawansowane pola Funduszy.
eclipse-tech-tachyon_drive = Napęd tachionowy
eclipse-tech-antimatter_cannon = Działo na antymaterię
eclipse-tech-quantum_grid = Sieć kwantowa
    .description = Od razu { $n ->
        [one] { $n } zapasowy dysk trafia
        [few] { $n } zapasowe dyski trafiają
       *[other] { $n } zapasowych dysków trafia
    } na Tor Wpływu.
eclipse-tech-nanorobots = Nanoroboty
    .description = O { $n ->
        [one] { $n } Aktywację
        [few] { $n } Aktywacje
       *[other] { $n } Aktywacji
    } więcej w akcji Budowy.
eclipse-tech-fusion_drive = Napęd fuzyjny
eclipse-tech-orbital = Orbital
    .description = Możesz budować Orbitale.
eclipse-tech-advanced_robotics = Zaawansowana robotyka
    .description = Od razu { $n ->
        [one] { $n } zapasowy dysk trafia
        [few] { $n } zapasowe dyski trafiają
       *[other] { $n } zapasowych dysków trafia
    } na Tor Wpływu.
eclipse-tech-advanced_labs = Zaawansowane laboratoria
    .description = Możesz zasiedlać zaawansowane pola Nauki.
eclipse-tech-monolith = Monolit
    .description = Możesz budować Monolity.
eclipse-tech-wormhole_generator = Generator Tuneli Czasoprzestrzennych
    .description = Tunel na jednej z dwóch stykających się krawędzi wystarcza przy Eksploracji, Ruchu, Wpływie i Ucieczce.
eclipse-tech-artifact_key = Klucz artefaktu
    .description = Od razu { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } jednego rodzaju za każdy artefakt w twoich Sektorach.
eclipse-tech-antimatter_splitter = Rozszczepiacz antymaterii
    .description = Możesz dzielić uszkodzenia dział na antymaterię między cele.
eclipse-tech-conifold_field = Pole wielopłaszczyznowe
eclipse-tech-neutron_absorber = Pochłaniacz neutronów
    .description = Wrogie Bomby neutronowe na ciebie nie działają.
eclipse-tech-absorption_shield = Tarcza pochłaniająca
eclipse-tech-cloaking_device = Urządzenie maskujące
    .description = Do związania jednego twojego statku potrzeba dwóch wrogich.
eclipse-tech-improved_logistics = Ulepszona logistyka
    .description = O { $n ->
        [one] { $n } Aktywację
        [few] { $n } Aktywacje
       *[other] { $n } Aktywacji
    } więcej w akcji Ruchu.
eclipse-tech-sentient_hull = Inteligentny kadłub
eclipse-tech-soliton_cannon = Działo solitonowe
eclipse-tech-transition_drive = Napęd zmienny
eclipse-tech-warp_portal = Portal Warp
    .description = Od razu połóż Portal Warp w swoim Sektorze; jest wart { $n } PZ dla kontrolującego.
eclipse-tech-flux_missile = Rakieta strumieniowa
eclipse-tech-pico_modulator = Pikomodulator
    .description = O { $n ->
        [one] { $n } Aktywację
        [few] { $n } Aktywacje
       *[other] { $n } Aktywacji
    } więcej w akcji Ulepszenia.
eclipse-tech-ancient_labs = Starożytne laboratoria
    .description = Od razu dobierz Płytkę Odkrycia.
eclipse-tech-zero_point_source = Źródło energii punktu zerowego
eclipse-tech-metasynthesis = Metasynteza
    .description = Możesz zasiedlać wszystkie zaawansowane pola.

## Części Statków

eclipse-part-ion_cannon = Działo jonowe
eclipse-part-electron_computer = Komputer elektronowy
eclipse-part-hull = Kadłub
eclipse-part-nuclear_drive = Napęd nuklearny
eclipse-part-nuclear_source = Źródło energii nuklearnej
eclipse-part-plasma_cannon = Działo plazmowe
eclipse-part-phase_shield = Tarcza fazowa
eclipse-part-tachyon_source = Źródło energii tachionowej
eclipse-part-gluon_computer = Komputer gluonowy
eclipse-part-plasma_missile = Rakiety plazmowe
eclipse-part-gauss_shield = Tarcza Gaussa
eclipse-part-fusion_source = Źródło energii fuzyjnej
eclipse-part-improved_hull = Ulepszony kadłub
eclipse-part-positron_computer = Komputer pozytronowy
eclipse-part-tachyon_drive = Napęd tachionowy
eclipse-part-antimatter_cannon = Działo na antymaterię
eclipse-part-fusion_drive = Napęd fuzyjny
eclipse-part-absorption_shield = Tarcza pochłaniająca
eclipse-part-conifold_field = Pole wielopłaszczyznowe
eclipse-part-sentient_hull = Inteligentny kadłub
eclipse-part-soliton_cannon = Działo solitonowe
eclipse-part-transition_drive = Napęd zmienny
eclipse-part-flux_missile = Rakieta strumieniowa
eclipse-part-zero_point_source = Źródło energii punktu zerowego
eclipse-part-ion_disruptor = Rozrywacz jonowy
eclipse-part-ion_turret = Wieżyczka jonowa
eclipse-part-plasma_turret = Wieżyczka plazmowa
eclipse-part-soliton_charger = Ładowarka solitonowa
eclipse-part-ion_missile = Rakiety jonowe
eclipse-part-soliton_missile = Rakieta solitonowa
eclipse-part-antimatter_missile = Rakieta na antymaterię
eclipse-part-axion_computer = Komputer aksjonowy
eclipse-part-flux_shield = Tarcza strumieniowa
eclipse-part-inversion_shield = Tarcza inwersyjna
eclipse-part-shard_hull = Kadłub odłamkowy
eclipse-part-conformal_drive = Napęd konforemny
eclipse-part-nonlinear_drive = Napęd nieliniowy
eclipse-part-hypergrid_source = Źródło energii hipersieci
eclipse-part-muon_source = Źródło energii mionowej

## Co części dają statkowi: „2 pomarańczowe kości rakiety, zużywa 1 energię”; .inside nie zaczyna zdania

eclipse-ship-part = Część statku: { $traits }.
eclipse-part-effect = { $traits }.
eclipse-trait-cannon-yellow = { $n ->
    [one] { $n } żółta kość działa
    [few] { $n } żółte kości działa
   *[other] { $n } żółtych kości działa
}
    .inside = { $n ->
        [one] { $n } żółta kość działa
        [few] { $n } żółte kości działa
       *[other] { $n } żółtych kości działa
    }
eclipse-trait-cannon-orange = { $n ->
    [one] { $n } pomarańczowa kość działa
    [few] { $n } pomarańczowe kości działa
   *[other] { $n } pomarańczowych kości działa
}
    .inside = { $n ->
        [one] { $n } pomarańczowa kość działa
        [few] { $n } pomarańczowe kości działa
       *[other] { $n } pomarańczowych kości działa
    }
eclipse-trait-cannon-blue = { $n ->
    [one] { $n } niebieska kość działa
    [few] { $n } niebieskie kości działa
   *[other] { $n } niebieskich kości działa
}
    .inside = { $n ->
        [one] { $n } niebieska kość działa
        [few] { $n } niebieskie kości działa
       *[other] { $n } niebieskich kości działa
    }
eclipse-trait-cannon-red = { $n ->
    [one] { $n } czerwona kość działa
    [few] { $n } czerwone kości działa
   *[other] { $n } czerwonych kości działa
}
    .inside = { $n ->
        [one] { $n } czerwona kość działa
        [few] { $n } czerwone kości działa
       *[other] { $n } czerwonych kości działa
    }
eclipse-trait-missile-yellow = { $n ->
    [one] { $n } żółta kość rakiety
    [few] { $n } żółte kości rakiety
   *[other] { $n } żółtych kości rakiety
}
    .inside = { $n ->
        [one] { $n } żółta kość rakiety
        [few] { $n } żółte kości rakiety
       *[other] { $n } żółtych kości rakiety
    }
eclipse-trait-missile-orange = { $n ->
    [one] { $n } pomarańczowa kość rakiety
    [few] { $n } pomarańczowe kości rakiety
   *[other] { $n } pomarańczowych kości rakiety
}
    .inside = { $n ->
        [one] { $n } pomarańczowa kość rakiety
        [few] { $n } pomarańczowe kości rakiety
       *[other] { $n } pomarańczowych kości rakiety
    }
eclipse-trait-missile-blue = { $n ->
    [one] { $n } niebieska kość rakiety
    [few] { $n } niebieskie kości rakiety
   *[other] { $n } niebieskich kości rakiety
}
    .inside = { $n ->
        [one] { $n } niebieska kość rakiety
        [few] { $n } niebieskie kości rakiety
       *[other] { $n } niebieskich kości rakiety
    }
eclipse-trait-missile-red = { $n ->
    [one] { $n } czerwona kość rakiety
    [few] { $n } czerwone kości rakiety
   *[other] { $n } czerwonych kości rakiety
}
    .inside = { $n ->
        [one] { $n } czerwona kość rakiety
        [few] { $n } czerwone kości rakiety
       *[other] { $n } czerwonych kości rakiety
    }
eclipse-trait-computer = Komputer { $n }
    .inside = komputer { $n }
eclipse-trait-shield = Tarcza { $n }
    .inside = tarcza { $n }
eclipse-trait-hull = Kadłub { $n }
    .inside = kadłub { $n }
eclipse-trait-movement = Ruch { $n }
    .inside = ruch { $n }
eclipse-trait-initiative = Inicjatywa { $n }
    .inside = inicjatywa { $n }
eclipse-trait-uses = Zużywa { $n ->
    [one] { $n } energię
   *[other] { $n } energii
}
    .inside = zużywa { $n ->
        [one] { $n } energię
       *[other] { $n } energii
    }
eclipse-trait-produces = Wytwarza { $n ->
    [one] { $n } energię
   *[other] { $n } energii
}
    .inside = wytwarza { $n ->
        [one] { $n } energię
       *[other] { $n } energii
    }
eclipse-trait-outside = Poza schematem
    .inside = poza schematem

## Płytki Odkryć

eclipse-discovery-gain_materials = { $goods }
    .description = Zyskujesz { $goods }.
eclipse-discovery-gain_science = { $goods }
    .description = Zyskujesz { $goods }.
eclipse-discovery-gain_money = { $goods }
    .description = Zyskujesz { $goods }.
eclipse-discovery-gain_mixed = { $goods }
    .description = Zyskujesz { $goods }.
eclipse-discovery-ancient_tech = Technologia Starożytnych
    .description = Weź za darmo najtańszą zwykłą technologię z tacki, której nie masz.
eclipse-discovery-ancient_cruiser = Krążownik Starożytnych
    .description = Postaw w tym Sektorze swój niezbudowany Krążownik.
eclipse-discovery-ancient_orbital = Orbital Starożytnych
    .description = Postaw w tym Sektorze Orbital i zyskaj { $goods }.
eclipse-discovery-ancient_monolith = Monolit Starożytnych
    .description = Postaw w tym Sektorze Monolit.
eclipse-discovery-part_ion_disruptor = Rozrywacz jonowy
eclipse-discovery-part_ion_turret = Wieżyczka jonowa
eclipse-discovery-part_plasma_turret = Wieżyczka plazmowa
eclipse-discovery-part_soliton_charger = Ładowarka solitonowa
eclipse-discovery-part_ion_missile = Rakiety jonowe
eclipse-discovery-part_soliton_missile = Rakieta solitonowa
eclipse-discovery-part_antimatter_missile = Rakieta na antymaterię
eclipse-discovery-part_axion_computer = Komputer aksjonowy
eclipse-discovery-part_flux_shield = Tarcza strumieniowa
eclipse-discovery-part_inversion_shield = Tarcza inwersyjna
eclipse-discovery-part_shard_hull = Kadłub odłamkowy
eclipse-discovery-part_conformal_drive = Napęd konforemny
eclipse-discovery-part_nonlinear_drive = Napęd nieliniowy
eclipse-discovery-part_hypergrid_source = Źródło energii hipersieci
eclipse-discovery-part_muon_source = Źródło energii mionowej
eclipse-discovery-ancient_warp_portal = Portal Warp Starożytnych
    .description = Zostaje w tym Sektorze jako Portal Warp, wart { $vp } dla kontrolującego.
eclipse-discovery-back = { $vp }
    .description = Każdą Płytkę Odkrycia można zatrzymać za jej { $vp }.

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

eclipse-policy-relations = Propozycje Relacji
    .description = Co zrobić, gdy ktoś proponuje Relacje Dyplomatyczne.
eclipse-policy-relations-ask = Pytaj za każdym razem
eclipse-policy-relations-decline = Zawsze odmawiaj
eclipse-policy-pass = Ponowne pasowanie
    .description = Co robić w kolejnych turach rundy, gdy już spasujesz.
eclipse-policy-pass-ask = Pytaj za każdym razem
eclipse-policy-pass-auto = Pasuj ponownie, bez Reakcji
eclipse-policy-finish = Kończenie akcji
    .description = Co zrobić, gdy akcja nie ma już Aktywacji do wykorzystania.
eclipse-policy-finish-ask = Pytaj za każdym razem
eclipse-policy-finish-auto = Kończ, gdy nie ma już nic do zrobienia

## Liczby i części ekranu

eclipse-gauge-vp = Punkty
eclipse-gauge-materials = Materiały
eclipse-gauge-science = Nauka
eclipse-gauge-money = Fundusze

# Na co patrzą boty: tym, co odpowiedź z tego zmienia, tłumaczą ją.
eclipse-aspect-points = dotychczasowe punkty
eclipse-aspect-economy = dochód, utrzymanie i zapasy
eclipse-aspect-technologies = technologie
eclipse-aspect-settling = Statki Kolonizacyjne i wolne pola
eclipse-aspect-surroundings = floty i to, co mogą zdobyć
eclipse-aspect-frontier = przestrzeń do zbadania
eclipse-aspect-begun = to, co zaraz z tego wyniknie
eclipse-aspect-danger = bezpieczeństwo własnych Sektorów

eclipse-screen-map = Mapa

## Do czego prowadzi ruch

eclipse-preview-battle = Bitwa w Sektorze { $sector }, przeciwnik: { $enemy }. Jeśli nikt nie ucieka: wygrana { $win } %, przegrana { $lose } %, pat { $stalemate } %.
eclipse-preview-own-losses = Twoje średnie straty: { $ship } { $whole },{ $tenth } z { $count }
eclipse-preview-enemy-losses = Średnie straty przeciwnika: { $ship } { $whole },{ $tenth } z { $count }
eclipse-preview-sampled = Oszacowano na podstawie { $fights ->
    [one] jednej próbnej walki
   *[other] { $fights } próbnych walk
}: każda z szans jest najpewniej dokładna do { $margin ->
    [one] jednego punktu procentowego
   *[other] { $margin } punktów procentowych
}.
