# Projekt Gaja: nazwy elementów, opcji i ilości.
# Sama wiadomość to nazwa w mianowniku. Atrybuty to formy potrzebne w zdaniach: .genitive (dopełniacz),
# .accusative (biernik), .locative (miejscownik), .dative (celownik), .plural (mianownik liczby mnogiej).
# .description mówi w jednym–dwóch zdaniach, co dana rzecz robi.

gaia-name = Projekt Gaja

## Planety

gaia-planet-terra = Terra
    .genitive = planety rodzaju Terra
    .accusative = planetę rodzaju Terra
    .locative = planecie rodzaju Terra
gaia-planet-oxide = Oksyd
    .genitive = planety rodzaju Oksyd
    .accusative = planetę rodzaju Oksyd
    .locative = planecie rodzaju Oksyd
gaia-planet-volcanic = Wulkan
    .genitive = planety rodzaju Wulkan
    .accusative = planetę rodzaju Wulkan
    .locative = planecie rodzaju Wulkan
gaia-planet-desert = Pustynia
    .genitive = planety rodzaju Pustynia
    .accusative = planetę rodzaju Pustynia
    .locative = planecie rodzaju Pustynia
gaia-planet-swamp = Bagna
    .genitive = planety rodzaju Bagna
    .accusative = planetę rodzaju Bagna
    .locative = planecie rodzaju Bagna
gaia-planet-titanium = Tytan
    .genitive = planety rodzaju Tytan
    .accusative = planetę rodzaju Tytan
    .locative = planecie rodzaju Tytan
gaia-planet-ice = Lód
    .genitive = planety rodzaju Lód
    .accusative = planetę rodzaju Lód
    .locative = planecie rodzaju Lód
gaia-planet-transdim = Transplaneta
    .genitive = Transplanety
    .accusative = Transplanetę
    .locative = Transplanecie
gaia-planet-gaia = Planeta Gai
    .genitive = Planety Gai
    .accusative = Planetę Gai
    .locative = Planecie Gai
gaia-planet-lost = Czarna Planeta
    .genitive = Czarnej Planety
    .accusative = Czarną Planetę
    .locative = Czarnej Planecie

## Zasoby

gaia-resource-credits = Kredyty
    .genitive = Kredytów
    .accusative = Kredyty
gaia-resource-ore = Ruda
    .genitive = Rudy
    .accusative = Rudę
gaia-resource-knowledge = Wiedza
    .genitive = Wiedzy
    .accusative = Wiedzę
gaia-resource-qic = KIK
    .genitive = KIK-a
    .accusative = KIK-a
gaia-resource-power = Moc
    .genitive = Mocy
    .accusative = Moc
gaia-resource-token = Znacznik Mocy
    .genitive = znacznika Mocy
    .accusative = znacznik Mocy
gaia-resource-vp = Punkty Zwycięstwa
    .genitive = Punktów Zwycięstwa
    .accusative = Punkty Zwycięstwa

## Ilości: „3 Rudy”, „1 znacznik Mocy”

gaia-amount-credits = { $n ->
    [one] { $n } Kredyt
    [few] { $n } Kredyty
   *[many] { $n } Kredytów
}
    .accusative = { gaia-amount-credits }
    .genitive = { $n ->
        [one] { $n } Kredytu
       *[many] { $n } Kredytów
    }
gaia-amount-ore = { $n ->
    [one] { $n } Ruda
    [few] { $n } Rudy
   *[many] { $n } Rud
}
    .accusative = { $n ->
        [one] { $n } Rudę
        [few] { $n } Rudy
       *[many] { $n } Rud
    }
    .genitive = { $n ->
        [one] { $n } Rudy
       *[many] { $n } Rud
    }
gaia-amount-knowledge = { $n ->
    [one] { $n } Wiedza
    [few] { $n } Wiedze
   *[many] { $n } Wiedzy
}
    .accusative = { $n ->
        [one] { $n } Wiedzę
        [few] { $n } Wiedze
       *[many] { $n } Wiedzy
    }
    .genitive = { $n } Wiedzy
gaia-amount-qic = { $n ->
    [one] { $n } KIK
    [few] { $n } KIK-i
   *[many] { $n } KIK-ów
}
    .accusative = { $n ->
        [one] { $n } KIK-a
        [few] { $n } KIK-i
       *[many] { $n } KIK-ów
    }
    .genitive = { $n ->
        [one] { $n } KIK-a
       *[many] { $n } KIK-ów
    }
gaia-amount-power = { $n ->
    [one] { $n } Moc
    [few] { $n } Moce
   *[many] { $n } Mocy
}
    .accusative = { gaia-amount-power }
    .genitive = { $n } Mocy
gaia-amount-token = { $n ->
    [one] { $n } znacznik Mocy
    [few] { $n } znaczniki Mocy
   *[many] { $n } znaczników Mocy
}
    .accusative = { gaia-amount-token }
    .genitive = { $n ->
        [one] { $n } znacznika Mocy
       *[many] { $n } znaczników Mocy
    }
gaia-amount-vp = { $n } PZ
    .accusative = { gaia-amount-vp }
    .genitive = { gaia-amount-vp }
gaia-amount-satellite = { $n ->
    [one] { $n } Satelita
    [few] { $n } Satelity
   *[many] { $n } Satelitów
}
    .accusative = { $n ->
        [one] { $n } Satelitę
        [few] { $n } Satelity
       *[many] { $n } Satelitów
    }
    .genitive = { $n ->
        [one] { $n } Satelity
       *[many] { $n } Satelitów
    }
gaia-amount-step = { $n ->
    [one] { $n } etap terraformacji
    [few] { $n } etapy terraformacji
   *[many] { $n } etapów terraformacji
}
    .accusative = { gaia-amount-step }
    .genitive = { $n ->
        [one] { $n } etapu terraformacji
       *[many] { $n } etapów terraformacji
    }
gaia-amount-planet = { $n ->
    [one] { $n } planeta
    [few] { $n } planety
   *[many] { $n } planet
}
    .accusative = { $n ->
        [one] { $n } planetę
        [few] { $n } planety
       *[many] { $n } planet
    }
    .genitive = { $n ->
        [one] { $n } planety
       *[many] { $n } planet
    }
gaia-amount-sector = { $n ->
    [one] { $n } Sektor
    [few] { $n } Sektory
   *[many] { $n } Sektorów
}
    .accusative = { gaia-amount-sector }
    .genitive = { $n ->
        [one] { $n } Sektora
       *[many] { $n } Sektorów
    }
gaia-amount-federation_token = { $n ->
    [one] { $n } żeton Przymierza
    [few] { $n } żetony Przymierza
   *[many] { $n } żetonów Przymierza
}
    .accusative = { gaia-amount-federation_token }
    .genitive = { $n ->
        [one] { $n } żetonu Przymierza
       *[many] { $n } żetonów Przymierza
    }
gaia-amount-mine = { $n ->
    [one] { $n } Kopalnia
    [few] { $n } Kopalnie
   *[many] { $n } Kopalń
}
    .accusative = { $n ->
        [one] { $n } Kopalnię
        [few] { $n } Kopalnie
       *[many] { $n } Kopalń
    }
    .genitive = { $n ->
        [one] { $n } Kopalni
       *[many] { $n } Kopalń
    }
gaia-amount-trading_station = { $n ->
    [one] { $n } Placówka Handlowa
    [few] { $n } Placówki Handlowe
   *[many] { $n } Placówek Handlowych
}
    .accusative = { $n ->
        [one] { $n } Placówkę Handlową
        [few] { $n } Placówki Handlowe
       *[many] { $n } Placówek Handlowych
    }
    .genitive = { $n ->
        [one] { $n } Placówki Handlowej
       *[many] { $n } Placówek Handlowych
    }
gaia-amount-research_lab = { $n ->
    [one] { $n } Laboratorium
    [few] { $n } Laboratoria
   *[many] { $n } Laboratoriów
}
    .accusative = { gaia-amount-research_lab }
    .genitive = { $n ->
        [one] { $n } Laboratorium
       *[many] { $n } Laboratoriów
    }
gaia-amount-planetary_institute = { $n ->
    [one] { $n } Instytut Planetarny
    [few] { $n } Instytuty Planetarne
   *[many] { $n } Instytutów Planetarnych
}
    .accusative = { gaia-amount-planetary_institute }
    .genitive = { $n ->
        [one] { $n } Instytutu Planetarnego
       *[many] { $n } Instytutów Planetarnych
    }
gaia-amount-academy = { $n ->
    [one] { $n } Akademia
    [few] { $n } Akademie
   *[many] { $n } Akademii
}
    .accusative = { $n ->
        [one] { $n } Akademię
        [few] { $n } Akademie
       *[many] { $n } Akademii
    }
    .genitive = { $n } Akademii
gaia-amount-gaiaformer = { $n ->
    [one] { $n } Gajaformer
    [few] { $n } Gajaformery
   *[many] { $n } Gajaformerów
}
    .accusative = { $n ->
        [one] { $n } Gajaformera
        [few] { $n } Gajaformery
       *[many] { $n } Gajaformerów
    }
    .genitive = { $n ->
        [one] { $n } Gajaformera
       *[many] { $n } Gajaformerów
    }
gaia-amount-space_station = { $n ->
    [one] { $n } Stacja Kosmiczna
    [few] { $n } Stacje Kosmiczne
   *[many] { $n } Stacji Kosmicznych
}
    .accusative = { $n ->
        [one] { $n } Stację Kosmiczną
        [few] { $n } Stacje Kosmiczne
       *[many] { $n } Stacji Kosmicznych
    }
    .genitive = { $n ->
        [one] { $n } Stacji Kosmicznej
       *[many] { $n } Stacji Kosmicznych
    }

## Budynki

gaia-structure-mine = Kopalnia
    .genitive = Kopalni
    .accusative = Kopalnię
    .plural = Kopalnie
gaia-structure-trading_station = Placówka Handlowa
    .genitive = Placówki Handlowej
    .accusative = Placówkę Handlową
    .plural = Placówki Handlowe
gaia-structure-research_lab = Laboratorium
    .genitive = Laboratorium
    .accusative = Laboratorium
    .plural = Laboratoria
gaia-structure-planetary_institute = Instytut Planetarny
    .genitive = Instytutu Planetarnego
    .accusative = Instytut Planetarny
    .plural = Instytuty Planetarne
gaia-structure-academy = Akademia
    .genitive = Akademii
    .accusative = Akademię
    .plural = Akademie
gaia-structure-academy_knowledge = Akademia Wiedzy
    .genitive = Akademii Wiedzy
    .accusative = Akademię Wiedzy
    .plural = Akademie Wiedzy
gaia-structure-academy_qic = Akademia KIK-ów
    .genitive = Akademii KIK-ów
    .accusative = Akademię KIK-ów
    .plural = Akademie KIK-ów
gaia-structure-gaiaformer = Gajaformer
    .genitive = Gajaformera
    .accusative = Gajaformera
    .plural = Gajaformery
gaia-structure-space_station = Stacja Kosmiczna
    .genitive = Stacji Kosmicznej
    .accusative = Stację Kosmiczną
    .plural = Stacje Kosmiczne
gaia-structure-lost_planet_mine = Czarna Planeta
    .genitive = Czarnej Planety
    .accusative = Czarną Planetę
    .plural = Czarne Planety

## Inne elementy i miejsca

gaia-piece-satellite = Satelita
    .genitive = Satelity
    .accusative = Satelitę
    .plural = Satelity
gaia-piece-brainstone = Kamień Umysłu
    .genitive = Kamienia Umysłu
    .accusative = Kamień Umysłu
gaia-piece-gaia_planet_token = Żeton Planety Gai
gaia-piece-federation_token = Żeton Przymierza
    .genitive = żetonu Przymierza
    .accusative = żeton Przymierza
    .plural = żetony Przymierza
gaia-piece-federation_record_token = Znacznik Przymierza
gaia-piece-action_token = Znacznik akcji
gaia-piece-round_booster = Żeton Wzmocnienia
    .genitive = żetonu Wzmocnienia
    .accusative = żeton Wzmocnienia
    .plural = żetony Wzmocnienia
gaia-piece-round_scoring_tile = Żeton Punktowania Rundy
gaia-piece-final_scoring_tile = Żeton Punktowania Końcowego
gaia-piece-standard_tech_tile = Żeton Technologii Podstawowej
    .genitive = żetonu Technologii Podstawowej
    .accusative = żeton Technologii Podstawowej
    .plural = żetony Technologii Podstawowych
gaia-piece-advanced_tech_tile = Żeton Technologii Zaawansowanej
    .genitive = żetonu Technologii Zaawansowanej
    .accusative = żeton Technologii Zaawansowanej
    .plural = żetony Technologii Zaawansowanych
gaia-piece-first_player_marker = Znacznik pierwszego gracza
gaia-piece-turn_order_card = Karta kolejności rundy
gaia-place-research_board = Plansza Rozwoju
gaia-place-scoring_board = Plansza Punktowania
gaia-place-faction_board = Plansza Frakcji
gaia-place-bowl_1 = Pole I
gaia-place-bowl_2 = Pole II
gaia-place-bowl_3 = Pole III
gaia-place-gaia_area = Pole Gai
gaia-place-space = Pusta przestrzeń
gaia-neutral_player = Gracz neutralny

## Fazy

gaia-phase-income = Faza Przychodu
gaia-phase-gaia = Faza Gai
gaia-phase-actions = Faza Akcji
gaia-phase-cleanup = Podsumowanie rundy

## Akcje główne

gaia-main-build_mine = Zbuduj Kopalnię
gaia-main-gaia_project = Rozpocznij Projekt Gaja
gaia-main-upgrade = Ulepsz budynek
gaia-main-federation = Uformuj Przymierze
gaia-main-research = Awansuj w obszarze badań
gaia-main-board_action = Akcja Mocy lub KIK-ów
gaia-main-special_action = Akcja specjalna
gaia-main-pass = Spasuj
gaia-passive-charge = Pobierz Moc

## Frakcje

gaia-faction-terrans = Terranie
    .genitive = Terran
    .accusative = Terran
    .dative = Terranom
gaia-faction-terrans-ability = Znaczniki Mocy opuszczające twoje pole Gai trafiają od razu na pole II, a nie na pole I.
gaia-faction-terrans-institute = W Fazie Gai każdy znacznik schodzący z pola Gai jest wart dodatkowo 1 Moc, którą możesz od razu wymienić na zasoby po cenach akcji bonusowych.
gaia-faction-lantids = Lantydzi
    .genitive = Lantydów
    .accusative = Lantydów
    .dative = Lantydom
gaia-faction-lantids-ability = Możesz postawić Kopalnię obok cudzego budynku na planecie zasiedlonej przez przeciwnika, bez przystosowywania jej do życia; takiej Kopalni nigdy nie ulepszysz.
gaia-faction-lantids-institute = Za każdą Kopalnię postawioną na planecie przeciwnika dostajesz 2 Wiedze.
gaia-faction-hadsch_hallas = Hadż Halla
    .genitive = Hadż Halla
    .accusative = Hadż Halla
    .dative = Hadż Halla
gaia-faction-hadsch_hallas-ability = Brak zdolności; twoja plansza daje za to stały przychód dodatkowych 3 Kredytów.
gaia-faction-hadsch_hallas-institute = W akcjach bonusowych możesz kupować KIK-i, Rudę i Wiedzę za Kredyty zamiast za Moc.
gaia-faction-ivits = Rój
    .genitive = Roju
    .accusative = Rój
    .dative = Rojowi
gaia-faction-ivits-ability = Zaczynasz z Instytutem Planetarnym zamiast Kopalń i przez całą grę rozbudowujesz jedno Przymierze: za Satelitę płacisz 1 KIK-a, a za każde kolejne 7 wartości Mocy możesz wziąć żeton.
gaia-faction-ivits-institute = Raz na rundę kładziesz Stację Kosmiczną na pustym polu przestrzeni w zasięgu; dodaje ona 1 do wartości Mocy Przymierza i można od niej liczyć zasięg.
gaia-faction-geodens = Geodyci
    .genitive = Geodytów
    .accusative = Geodytów
    .dative = Geodytom
gaia-faction-geodens-ability = Brak zdolności; zaczynasz na 1. poziomie Terraformacji.
gaia-faction-geodens-institute = Za każdą Kopalnię na nowym dla ciebie rodzaju planety dostajesz 3 Wiedze.
gaia-faction-bal_taks = Bal T'ak
    .genitive = Bal T'ak
    .accusative = Bal T'ak
    .dative = Bal T'ak
gaia-faction-bal_taks-ability = W akcji bonusowej możesz odłożyć dostępnego Gajaformera na pole Gai aż do następnej Fazy Gai, by dostać 1 KIK-a; dopóki nie stoi twój Instytut Planetarny, nie awansujesz w Nawigacji.
gaia-faction-bal_taks-institute = Znika zakaz awansowania w Nawigacji.
gaia-faction-xenos = Ksenianie
    .genitive = Ksenian
    .accusative = Ksenian
    .dative = Ksenianom
gaia-faction-xenos-ability = Gdy wszyscy rozstawią już swoje Kopalnie, stawiasz trzecią.
gaia-faction-xenos-institute = Twoim Przymierzom wystarcza wartość Mocy 6, a Instytut przynosi 1 KIK-a tam, gdzie inni dostają znacznik Mocy.
gaia-faction-gleens = Lud Gleenów
    .genitive = Ludu Gleenów
    .accusative = Lud Gleenów
    .dative = Ludowi Gleenów
gaia-faction-gleens-ability = Dopóki nie stoi twoja Akademia KIK-ów, zamiast każdego KIK-a dostajesz 1 Rudę; Planety Gai kosztują cię 1 Rudę zamiast 1 KIK-a, a każda Kopalnia na takiej planecie daje 2 PZ.
gaia-faction-gleens-institute = Od razu bierzesz własny żeton Przymierza: 1 Ruda, 1 Wiedza i 2 Kredyty.
gaia-faction-taklons = Takloni
    .genitive = Taklonów
    .accusative = Taklonów
    .dative = Taklonom
gaia-faction-taklons-ability = Masz Kamień Umysłu: znacznik, który wydany z pola III daje 3 Moce.
gaia-faction-taklons-institute = Pobierając Moc za budowę przeciwnika, dostajesz też nowy znacznik Mocy – przed pobraniem albo po nim.
gaia-faction-ambas = Ambasowie
    .genitive = Ambasów
    .accusative = Ambasów
    .dative = Ambasom
gaia-faction-ambas-ability = Brak zdolności; twoja plansza daje za to stały przychód dodatkowej Rudy.
gaia-faction-ambas-institute = Raz na rundę zamieniasz miejscami swój Instytut Planetarny i jedną ze swoich Kopalń na planszy.
gaia-faction-firaks = Firakowie
    .genitive = Firaków
    .accusative = Firaków
    .dative = Firakom
gaia-faction-firaks-ability = Brak zdolności; twoja plansza daje za to stały przychód dodatkowej Wiedzy.
gaia-faction-firaks-institute = Raz na rundę możesz cofnąć Laboratorium do Placówki Handlowej i awansować o poziom w dowolnym obszarze badań.
gaia-faction-bescods = Szalone Androidy
    .genitive = Szalonych Androidów
    .accusative = Szalone Androidy
    .dative = Szalonym Androidom
gaia-faction-bescods-ability = Raz na rundę awansujesz o poziom w obszarze, w którym stoisz najniżej; Instytut i Akademie zamieniły się na twojej planszy miejscami, podobnie jak przychody Placówek i Laboratoriów.
gaia-faction-bescods-institute = Wartość Mocy twoich budynków na planetach rodzaju Tytan rośnie o 1.
gaia-faction-nevlas = Nowalanie
    .genitive = Nowalan
    .accusative = Nowalan
    .dative = Nowalanom
gaia-faction-nevlas-ability = W akcji bonusowej możesz przesunąć znacznik z pola III na pole Gai, by dostać 1 Wiedzę; twoje Laboratoria dają Moc zamiast Wiedzy.
gaia-faction-nevlas-institute = Każdy znacznik wydany z pola III jest wart 2 Moce.
gaia-faction-itars = Itarianie
    .genitive = Itarian
    .accusative = Itarian
    .dative = Itarianom
gaia-faction-itars-ability = Gdy poświęcasz Moc, poświęcony znacznik trafia na twoje pole Gai, zamiast przepaść.
gaia-faction-itars-institute = W Fazie Gai możesz bezpowrotnie usunąć 4 znaczniki z pola Gai i wziąć żeton Technologii – tyle razy, na ile cię stać.

## Obszary badań i ich poziomy

gaia-track-terraforming = Terraformacja
    .genitive = Terraformacji
    .locative = Terraformacji
gaia-track-terraforming-level-0 = Etap terraformacji kosztuje 3 Rudy.
gaia-track-terraforming-level-1 = Etap kosztuje 3 Rudy. Od razu: 2 Rudy.
gaia-track-terraforming-level-2 = Etap kosztuje 2 Rudy.
gaia-track-terraforming-level-3 = Etap kosztuje 1 Rudę.
gaia-track-terraforming-level-4 = Etap kosztuje 1 Rudę. Od razu: 2 Rudy.
gaia-track-terraforming-level-5 = Etap kosztuje 1 Rudę. Od razu: leżący tu żeton Przymierza.
gaia-track-navigation = Nawigacja
    .genitive = Nawigacji
    .locative = Nawigacji
gaia-track-navigation-level-0 = Zasięg 1.
gaia-track-navigation-level-1 = Zasięg 1. Od razu: 1 KIK.
gaia-track-navigation-level-2 = Zasięg 2.
gaia-track-navigation-level-3 = Zasięg 2. Od razu: 1 KIK.
gaia-track-navigation-level-4 = Zasięg 3.
gaia-track-navigation-level-5 = Zasięg 4. Od razu: połóż Czarną Planetę.
gaia-track-ai = Sztuczna Inteligencja
    .genitive = Sztucznej Inteligencji
    .locative = Sztucznej Inteligencji
gaia-track-ai-level-0 = Brak efektu.
gaia-track-ai-level-1 = Od razu: 1 KIK.
gaia-track-ai-level-2 = Od razu: 1 KIK.
gaia-track-ai-level-3 = Od razu: 2 KIK-i.
gaia-track-ai-level-4 = Od razu: 2 KIK-i.
gaia-track-ai-level-5 = Od razu: 4 KIK-i.
gaia-track-gaia_project = Projekt Gaja
    .genitive = Projektu Gaja
    .locative = Projekcie Gaja
gaia-track-gaia_project-level-0 = Jeszcze bez Gajaformera.
gaia-track-gaia_project-level-1 = Pierwszy Gajaformer. Projekt wymaga 6 znaczników Mocy.
gaia-track-gaia_project-level-2 = Projekt wymaga 6 znaczników Mocy. Od razu: 3 znaczniki Mocy.
gaia-track-gaia_project-level-3 = Drugi Gajaformer. Projekt wymaga 4 znaczników Mocy.
gaia-track-gaia_project-level-4 = Trzeci Gajaformer. Projekt wymaga 3 znaczników Mocy.
gaia-track-gaia_project-level-5 = Projekt wymaga 3 znaczników Mocy. Od razu: 4 PZ oraz 1 PZ za każdą Planetę Gai z twoim budynkiem.
gaia-track-economy = Ekonomia
    .genitive = Ekonomii
    .locative = Ekonomii
gaia-track-economy-level-0 = Brak przychodu.
gaia-track-economy-level-1 = Przychód: 2 Kredyty, 1 Moc.
gaia-track-economy-level-2 = Przychód: 1 Ruda, 2 Kredyty, 2 Moce.
gaia-track-economy-level-3 = Przychód: 1 Ruda, 3 Kredyty, 3 Moce.
gaia-track-economy-level-4 = Przychód: 2 Rudy, 4 Kredyty, 4 Moce.
gaia-track-economy-level-5 = Od razu: 3 Rudy, 6 Kredytów, 6 Mocy. Ten obszar nie daje już przychodu.
gaia-track-science = Nauka
    .genitive = Nauki
    .locative = Nauce
gaia-track-science-level-0 = Brak przychodu.
gaia-track-science-level-1 = Przychód: 1 Wiedza.
gaia-track-science-level-2 = Przychód: 2 Wiedze.
gaia-track-science-level-3 = Przychód: 3 Wiedze.
gaia-track-science-level-4 = Przychód: 4 Wiedze.
gaia-track-science-level-5 = Od razu: 9 Wiedzy. Ten obszar nie daje już przychodu.

## Akcje Mocy i KIK-ów

gaia-action-power_3k = 3 Wiedze
    .description = Wydaj 7 Mocy: dostajesz 3 Wiedze.
gaia-action-power_2step = 2 etapy terraformacji
    .description = Wydaj 5 Mocy: budujesz Kopalnię z dwoma darmowymi etapami terraformacji.
gaia-action-power_2o = 2 Rudy
    .description = Wydaj 4 Moce: dostajesz 2 Rudy.
gaia-action-power_7c = 7 Kredytów
    .description = Wydaj 4 Moce: dostajesz 7 Kredytów.
gaia-action-power_2k = 2 Wiedze
    .description = Wydaj 4 Moce: dostajesz 2 Wiedze.
gaia-action-power_1step = 1 etap terraformacji
    .description = Wydaj 3 Moce: budujesz Kopalnię z jednym darmowym etapem terraformacji.
gaia-action-power_2t = 2 znaczniki Mocy
    .description = Wydaj 3 Moce: kładziesz dwa nowe znaczniki Mocy na polu I.
gaia-action-qic_tech = Żeton Technologii
    .description = Wydaj 4 KIK-i: bierzesz żeton Technologii Podstawowej lub Zaawansowanej.
gaia-action-qic_fed = Ponowne punktowanie żetonu Przymierza
    .description = Wydaj 3 KIK-i: raz jeszcze dostajesz zasoby i punkty z jednego swojego żetonu Przymierza.
gaia-action-qic_vp = PZ za rodzaje planet
    .description = Wydaj 2 KIK-i: dostajesz 3 PZ oraz 1 PZ za każdy zasiedlony rodzaj planety.

## Akcje specjalne Plansz Frakcji

gaia-special-academy_qic = Akademia KIK-ów
    .description = Dostajesz 1 KIK-a (Bal T'ak: 4 Kredyty).
gaia-special-space_station = Stacja Kosmiczna
    .description = Połóż Stację Kosmiczną na pustym polu przestrzeni w zasięgu.
gaia-special-swap_pi = Zamiana Instytutu
    .description = Instytut Planetarny i jedna z twoich Kopalń zamieniają się miejscami.
gaia-special-downgrade_lab = Degradacja Laboratorium
    .description = Zastąp Laboratorium Placówką Handlową, a potem awansuj o poziom w dowolnym obszarze.
gaia-special-advance_lowest_research = Awans najniższego obszaru
    .description = Awansuj o poziom w obszarze, w którym twój znacznik stoi najniżej.

## Akcje bonusowe

gaia-free-burn = Poświęcenie Mocy
    .description = Odrzuć znacznik z pola II, by przesunąć inny z pola II na pole III.
gaia-free-p4_q = 4 Moce na 1 KIK-a
gaia-free-p3_o = 3 Moce na 1 Rudę
gaia-free-p4_k = 4 Moce na 1 Wiedzę
gaia-free-p1_c = 1 Moc na 1 Kredyt
gaia-free-k_c = 1 Wiedza na 1 Kredyt
gaia-free-o_c = 1 Ruda na 1 Kredyt
gaia-free-o_t = 1 Ruda na 1 znacznik Mocy
gaia-free-q_o = 1 KIK na 1 Rudę
gaia-free-q_range = 1 KIK na zasięg +2
gaia-free-c4_q = 4 Kredyty na 1 KIK-a
gaia-free-c3_o = 3 Kredyty na 1 Rudę
gaia-free-c4_k = 4 Kredyty na 1 Wiedzę
gaia-free-gaiaformer_q = Gajaformer na pole Gai: +1 KIK
gaia-free-token_k = Znacznik z pola III na pole Gai: +1 Wiedza
gaia-free-burn_gaia = Poświęcenie Mocy na pole Gai
    .description = Przesuń jeden znacznik z pola II na pole Gai, a inny z pola II na pole III.

## Żetony Wzmocnienia

gaia-booster-booster_01 = Ruda i Wiedza
    .description = Przychód: 1 Ruda i 1 Wiedza.
gaia-booster-booster_02 = Kredyty i KIK
    .description = Przychód: 2 Kredyty i 1 KIK.
gaia-booster-booster_03 = Znaczniki Mocy i Ruda
    .description = Przychód: 2 znaczniki Mocy i 1 Ruda.
gaia-booster-booster_04 = Etap terraformacji
    .description = Przychód: 2 Kredyty. Akcja specjalna: budowa Kopalni z jednym darmowym etapem terraformacji.
gaia-booster-booster_05 = Zasięg +3
    .description = Przychód: 2 Moce. Akcja specjalna: budowa Kopalni albo Projekt Gaja z zasięgiem większym o 3.
gaia-booster-booster_06 = Kopalnie
    .description = Przychód: 1 Ruda. Po spasowaniu: 1 PZ za każdą Kopalnię.
gaia-booster-booster_07 = Laboratoria
    .description = Przychód: 1 Wiedza. Po spasowaniu: 3 PZ za każde Laboratorium.
gaia-booster-booster_08 = Placówki Handlowe
    .description = Przychód: 1 Ruda. Po spasowaniu: 2 PZ za każdą Placówkę Handlową.
gaia-booster-booster_09 = Instytut Planetarny i Akademie
    .description = Przychód: 4 Moce. Po spasowaniu: 4 PZ za Instytut Planetarny i za każdą Akademię.
gaia-booster-booster_10 = Planety Gai
    .description = Przychód: 4 Kredyty. Po spasowaniu: 1 PZ za każdą Planetę Gai z twoim budynkiem.

## Żetony Punktowania Rundy

gaia-round-rs_mine = Kopalnia
    .description = 2 PZ za każdą zbudowaną Kopalnię.
gaia-round-rs_research = Awans w obszarze badań
    .description = 2 PZ za każdy poziom awansu w badaniach.
gaia-round-rs_terraform = Etap terraformacji
    .description = 2 PZ za każdy etap terraformacji, obojętnie jak opłacony.
gaia-round-rs_federation = Żeton Przymierza
    .description = 5 PZ za każdy zdobyty żeton Przymierza.
gaia-round-rs_trading_3 = Placówka Handlowa (3 PZ)
    .description = 3 PZ za każdą zbudowaną Placówkę Handlową.
gaia-round-rs_trading_4 = Placówka Handlowa (4 PZ)
    .description = 4 PZ za każdą zbudowaną Placówkę Handlową.
gaia-round-rs_gaia_3 = Kopalnia na Planecie Gai (3 PZ)
    .description = 3 PZ za każdą Kopalnię zbudowaną na Planecie Gai.
gaia-round-rs_gaia_4 = Kopalnia na Planecie Gai (4 PZ)
    .description = 4 PZ za każdą Kopalnię zbudowaną na Planecie Gai.
gaia-round-rs_big_1 = Instytut Planetarny lub Akademia
    .description = 5 PZ za każdy zbudowany Instytut Planetarny lub Akademię.
gaia-round-rs_big_2 = Instytut Planetarny lub Akademia
    .description = 5 PZ za każdy zbudowany Instytut Planetarny lub Akademię.

## Żetony Punktowania Końcowego

gaia-final-fs_federation_structures = Budynki w Przymierzach
    .description = Najwięcej budynków należących do własnych Przymierzy, z Czarną Planetą włącznie.
gaia-final-fs_structures = Budynki
    .description = Najwięcej budynków na planszy, z Czarną Planetą włącznie.
gaia-final-fs_planet_types = Rodzaje planet
    .description = Najwięcej zasiedlonych rodzajów planet; Planety Gai i Czarna Planeta to osobne rodzaje.
gaia-final-fs_gaia_planets = Planety Gai
    .description = Najwięcej zasiedlonych Planet Gai.
gaia-final-fs_sectors = Sektory
    .description = Najwięcej Sektorów z co najmniej jednym własnym budynkiem.
gaia-final-fs_satellites = Satelity
    .description = Najwięcej umieszczonych Satelitów; Stacje Kosmiczne liczą się jak Satelity.

## Żetony Technologii Podstawowych

gaia-tech-tech_ore_qic = 1 Ruda, 1 KIK
    .description = Od razu: 1 Ruda i 1 KIK.
gaia-tech-tech_types_k = 1 Wiedza za każdy rodzaj planety
    .description = Od razu: 1 Wiedza za każdy zasiedlony rodzaj planety.
gaia-tech-tech_big_value4 = Wartość Mocy 4
    .description = Twój Instytut Planetarny i Akademie mają wartość Mocy 4 zamiast 3.
gaia-tech-tech_7vp = 7 PZ
    .description = Od razu: 7 PZ.
gaia-tech-tech_inc_o_pw = Przychód: 1 Ruda, 1 Moc
    .description = W każdej Fazie Przychodu: 1 Ruda i 1 Moc.
gaia-tech-tech_inc_k_c = Przychód: 1 Wiedza, 1 Kredyt
    .description = W każdej Fazie Przychodu: 1 Wiedza i 1 Kredyt.
gaia-tech-tech_gaia_3vp = 3 PZ za budowę Kopalni na Planecie Gai
    .description = 3 PZ za każdą Kopalnię zbudowaną na Planecie Gai.
gaia-tech-tech_inc_4c = Przychód: 4 Kredyty
    .description = W każdej Fazie Przychodu: 4 Kredyty.
gaia-tech-tech_act_4pw = Akcja: 4 Moce
    .description = Akcja specjalna raz na rundę: otrzymujesz 4 Moce.

## Żetony Technologii Zaawansowanych

gaia-advanced-adv_pass_fed = Po spasowaniu: 3 PZ za każdy żeton Przymierza
    .description = Po spasowaniu: 3 PZ za każdy posiadany żeton Przymierza.
gaia-advanced-adv_pass_lab = Po spasowaniu: 3 PZ za każde Laboratorium
    .description = Po spasowaniu: 3 PZ za każde twoje Laboratorium na planszy.
gaia-advanced-adv_pass_types = Po spasowaniu: 1 PZ za każdy rodzaj planety
    .description = Po spasowaniu: 1 PZ za każdy zasiedlony rodzaj planety.
gaia-advanced-adv_trig_research = 2 PZ za każdy awans w obszarze badań
    .description = 2 PZ za każdy poziom awansu w badaniach.
gaia-advanced-adv_trig_mine = 3 PZ za budowę Kopalni
    .description = 3 PZ za każdą zbudowaną Kopalnię.
gaia-advanced-adv_trig_trading = 3 PZ za budowę Placówki Handlowej
    .description = 3 PZ za każdą zbudowaną Placówkę Handlową.
gaia-advanced-adv_act_q_5c = Akcja: 1 KIK, 5 Kredytów
    .description = Akcja specjalna raz na rundę: dostajesz 1 KIK-a i 5 Kredytów.
gaia-advanced-adv_act_3o = Akcja: 3 Rudy
    .description = Akcja specjalna raz na rundę: dostajesz 3 Rudy.
gaia-advanced-adv_act_3k = Akcja: 3 Wiedze
    .description = Akcja specjalna raz na rundę: dostajesz 3 Wiedze.
gaia-advanced-adv_once_mine = 2 PZ za każdą Kopalnię
    .description = Od razu: 2 PZ za każdą twoją Kopalnię na planszy.
gaia-advanced-adv_once_trading = 4 PZ za każdą Placówkę Handlową
    .description = Od razu: 4 PZ za każdą twoją Placówkę Handlową na planszy.
gaia-advanced-adv_once_sector_o = 1 Ruda za każdy Sektor
    .description = Od razu: 1 Ruda za każdy Sektor, w którym masz budynek.
gaia-advanced-adv_once_sector_vp = 2 PZ za każdy Sektor
    .description = Od razu: 2 PZ za każdy Sektor, w którym masz budynek.
gaia-advanced-adv_once_gaia = 2 PZ za każdą Planetę Gai
    .description = Od razu: 2 PZ za każdą zasiedloną Planetę Gai.
gaia-advanced-adv_once_fed = 5 PZ za każdy żeton Przymierza
    .description = Od razu: 5 PZ za każdy posiadany żeton Przymierza.

## Żetony Przymierza

gaia-token-fed_12vp = 12 PZ
    .description = 12 PZ. Szary z obu stron: nie otwiera poziomu 5. ani Technologii Zaawansowanej.
gaia-token-fed_8vp_q = 8 PZ, 1 KIK
    .description = 8 PZ i 1 KIK.
gaia-token-fed_8vp_2t = 8 PZ, 2 znaczniki Mocy
    .description = 8 PZ i 2 znaczniki Mocy na pole I.
gaia-token-fed_7vp_2o = 7 PZ, 2 Rudy
    .description = 7 PZ i 2 Rudy.
gaia-token-fed_7vp_6c = 7 PZ, 6 Kredytów
    .description = 7 PZ i 6 Kredytów.
gaia-token-fed_6vp_2k = 6 PZ, 2 Wiedze
    .description = 6 PZ i 2 Wiedze.
gaia-token-fed_gleens = Żeton Ludu Gleenów
    .description = 1 Ruda, 1 Wiedza i 2 Kredyty; zdobywa go tylko Lud Gleenów, gdy zbuduje Instytut Planetarny.

## Sektory i układy

gaia-sector-sector_01 = Sektor 01
gaia-sector-sector_02 = Sektor 02
gaia-sector-sector_03 = Sektor 03
gaia-sector-sector_04 = Sektor 04
gaia-sector-sector_05a = Sektor 05, pełny numer
gaia-sector-sector_05b = Sektor 05, numer w obwódce
gaia-sector-sector_06a = Sektor 06, pełny numer
gaia-sector-sector_06b = Sektor 06, numer w obwódce
gaia-sector-sector_07a = Sektor 07, pełny numer
gaia-sector-sector_07b = Sektor 07, numer w obwódce
gaia-sector-sector_08 = Sektor 08
gaia-sector-sector_09 = Sektor 09
gaia-sector-sector_10 = Sektor 10
gaia-layout-default_1_2 = Domyślna plansza dla 1–2 graczy
gaia-layout-default_3_4 = Domyślna plansza dla 3–4 graczy

## Automa

gaia-difficulty-automalein = Automalein
    .description = Najłagodniejszy przeciwnik: zaczyna z 0 PZ i bez karty 2.
gaia-difficulty-automa = Automa
    .description = Zwykły przeciwnik: zaczyna z 10 PZ i niezmienioną talią startową.
gaia-difficulty-automaechtig = Automächtig
    .description = Zaczyna z 10 PZ; do talii startowej dochodzi karta 9.
gaia-difficulty-ultoma = Ultoma
    .description = Zaczyna z 10 PZ; do talii startowej dochodzą karty 9 i 15.
gaia-difficulty-alptrauma = Alptrauma
    .description = Jak Ultoma, a ponadto każdy zysk PZ jest większy o 1 PZ.
gaia-automa-card = Karta Automy { $n }
gaia-automa-action-upgrade = Ulepszenie budynku
gaia-automa-action-build_mine = Budowa Kopalni
gaia-automa-action-research_highest = Awans w jednym z najwyższych obszarów
gaia-automa-action-research_random = Awans w obszarze według numeru
gaia-automa-action-research_specific = Awans we wskazanym obszarze
gaia-automa-action-power_qic = Zasłonięcie akcji Mocy lub KIK-ów
gaia-automa-action-faction = Akcja frakcji
gaia-automa-upgrade-trading_station_to_planetary_institute = Placówka Handlowa w Instytut Planetarny
gaia-automa-upgrade-mine_to_trading_station = Kopalnia w Placówkę Handlową
gaia-automa-upgrade-research_lab_to_academy = Laboratorium w Akademię
gaia-automa-upgrade-trading_station_to_research_lab = Placówka Handlowa w Laboratorium
gaia-automa-upgrade-research_lab_to_trading_station = Laboratorium z powrotem w Placówkę Handlową
gaia-automa-faction-terrans = Akcja frakcji: awans w Projekcie Gaja, potem Kopalnia w zasięgu 4, najchętniej na Transplanecie; 2 PZ.
gaia-automa-faction-geodens = Pierwsza Kopalnia na każdym nowym dla niej rodzaju planety: 2 PZ. Akcja frakcji: awans w obszarze według numeru, potem zasłonięcie akcji Mocy lub KIK-ów; 1 PZ.
gaia-automa-faction-hadsch_hallas = Każda zbudowana Placówka Handlowa: 3 PZ. Akcja frakcji: ulepszenie, a gdy jest niemożliwe – Kopalnia w zasięgu 3; 1 PZ.
gaia-automa-faction-xenos = Trzy początkowe Kopalnie. Każda karta akcji Mocy i KIK-ów zasłania dwa pola. Akcja frakcji: Kopalnia w zasięgu 2, potem zasłonięcie akcji Mocy lub KIK-ów; 2 PZ.
gaia-automa-faction-itars = Akcja frakcji: zasłonięcie dwóch akcji Mocy lub KIK-ów; 4 PZ.
gaia-automa-faction-taklons = Akcja frakcji: Kopalnia w zasięgu 3, najchętniej jak najbliżej twojej planety, potem zasłonięcie akcji Mocy lub KIK-ów; 2 PZ.
gaia-automa-faction-firaks = Może cofnąć Laboratorium do Placówki Handlowej; każde nowe Laboratorium daje też awans w obszarze według numeru. Akcja frakcji: ulepszenie; 2 PZ.

## Opcje

gaia-option-setup = Przygotowanie
    .description = Jak wybiera się frakcje i rozstawia pierwsze budynki.
gaia-option-setup-first_game = Pierwsza gra
    .description = Frakcje ustalone według liczby graczy i z góry rozstawione Kopalnie.
gaia-option-setup-advanced = Zaawansowane
    .description = Dowolne z 14 frakcji; gracze sami rozstawiają pierwsze budynki.
gaia-option-board = Plansza
    .description = Jak układa się Sektory mapy.
gaia-option-board-default = Domyślna
    .description = Stały układ dla danej liczby graczy.
gaia-option-board-random = Losowa
    .description = Sektory losuje się i obraca tak długo, aż plansza będzie poprawna.
gaia-option-board-last_player_rotates = Obraca ostatni gracz
    .description = Sektory są losowane; ostatni gracz może je obrócić przed wyborem frakcji.
gaia-option-map_method = Metoda losowania Sektorów
    .description = Które Sektory zmieniają miejsca na losowej planszy dla 3 lub 4 graczy.
gaia-option-map_method-1 = Sektory zewnętrzne
    .description = Sektory 01–04 leżą na domyślnych miejscach, 05–10 rozkłada się losowo na pozostałych.
gaia-option-map_method-2 = Sektory zewnętrzne i wewnętrzne
    .description = Jak w pierwszej metodzie, a Sektory 01–04 miesza się między ich czterema miejscami.
gaia-option-map_method-3 = Wszystkie Sektory
    .description = Miesza się razem wszystkie dziesięć Sektorów.
gaia-option-map_validity = Sąsiadujące planety
    .description = Które planety tego samego rodzaju nie mogą się stykać na granicy dwóch Sektorów.
gaia-option-map_validity-all_types = Wszystkie rodzaje
    .description = Nie stykają się żadne dwie planety tego samego rodzaju, także Planety Gai i Transplanety.
gaia-option-map_validity-home_types = Tylko rodzaje macierzyste
    .description = Zakaz dotyczy jedynie siedmiu rodzajów macierzystych.
gaia-option-turn_order = Kolejność graczy
    .description = Kto po kim wykonuje tury w rundzie.
gaia-option-turn_order-clockwise = Zgodnie z ruchem wskazówek zegara
    .description = Następną rundę zaczyna ten, kto spasował pierwszy; dalej gra toczy się zgodnie z ruchem wskazówek zegara.
gaia-option-turn_order-passing = Według pasowania
    .description = Używa się karty kolejności rundy: gracze działają w takiej kolejności, w jakiej spasowali.
gaia-option-allow_wasted_steps = Zmarnowane akcje
    .description = Czy wolno wykonać akcję, której cały zysk przepadnie, na przykład darmowe etapy na planecie, która ich nie potrzebuje.
gaia-option-allow_wasted_steps-false = Nie
    .description = Akcja, która nic by nie dała, nie jest dostępna.
gaia-option-allow_wasted_steps-true = Tak
    .description = Taka akcja jest dozwolona, bo instrukcja jej nie zabrania.
gaia-option-lantid_shared_counts = Wspólne Kopalnie jako planety
    .description = Czy Kopalnia Lantydów na planecie przeciwnika liczy się w trakcie gry do rodzajów planet i Planet Gai.
gaia-option-lantid_shared_counts-false = Nie
    .description = Nie liczy się do żadnego efektu związanego z rodzajami planet ani Planetami Gai.
gaia-option-lantid_shared_counts-true = Tak
    .description = Pomija się ją tylko przy dwóch żetonach Punktowania Końcowego, dokładnie według litery polskiej instrukcji.
gaia-option-strict_caps = Limity na koniec gry
    .description = Czy limity zasobów obowiązują też podczas końcowej wymiany.
gaia-option-strict_caps-true = Tak
    .description = Liczy się najwyżej 30 Kredytów, 15 Rudy i 15 Wiedzy.
gaia-option-strict_caps-false = Nie
    .description = Liczą się także zasoby ponad limit.
gaia-option-token_choice = Płacenie znacznikami
    .description = Których znaczników Mocy używa się na Satelity i Projekty Gaja.
gaia-option-token_choice-ask = Pytaj
    .description = Ty wybierasz pola cyklu Mocy, ilekroć ma to znaczenie.
gaia-option-token_choice-automatic = Automatycznie
    .description = Znaczniki zabiera się najpierw z pola I, potem z II, na końcu z III.
gaia-option-factions = Frakcje
    .description = Lista identyfikatorów frakcji oddzielonych przecinkami, po jednej na miejsce; gracze już wtedy nie wybierają.
gaia-option-map_seed = Ziarno mapy
    .description = Liczba, która ustala losową planszę niezależnie od reszty gry.
gaia-option-difficulty = Poziom Automy
    .description = Jak silny jest przeciwnik w grze jednoosobowej.
gaia-option-difficulty-automalein = { gaia-difficulty-automalein }
    .description = { gaia-difficulty-automalein.description }
gaia-option-difficulty-automa = { gaia-difficulty-automa }
    .description = { gaia-difficulty-automa.description }
gaia-option-difficulty-automaechtig = { gaia-difficulty-automaechtig }
    .description = { gaia-difficulty-automaechtig.description }
gaia-option-difficulty-ultoma = { gaia-difficulty-ultoma }
    .description = { gaia-difficulty-ultoma.description }
gaia-option-difficulty-alptrauma = { gaia-difficulty-alptrauma }
    .description = { gaia-difficulty-alptrauma.description }
gaia-option-automa = Frakcja Automy
    .description = Frakcja przeciwnika w grze jednoosobowej; jej kolor musi być inny niż twój.
gaia-option-automa-terrans = { gaia-faction-terrans }
    .description = { gaia-automa-faction-terrans }
gaia-option-automa-geodens = { gaia-faction-geodens }
    .description = { gaia-automa-faction-geodens }
gaia-option-automa-hadsch_hallas = { gaia-faction-hadsch_hallas }
    .description = { gaia-automa-faction-hadsch_hallas }
gaia-option-automa-xenos = { gaia-faction-xenos }
    .description = { gaia-automa-faction-xenos }
gaia-option-automa-itars = { gaia-faction-itars }
    .description = { gaia-automa-faction-itars }
gaia-option-automa-taklons = { gaia-faction-taklons }
    .description = { gaia-automa-faction-taklons }
gaia-option-automa-firaks = { gaia-faction-firaks }
    .description = { gaia-automa-faction-firaks }
