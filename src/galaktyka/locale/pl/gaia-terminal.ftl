# Tekstowy obraz Projektu Gaja: krótkie słowa, które mieszczą się w wierszach.
gaia-screen-map = Mapa
gaia-screen-mats = Plansze frakcji
gaia-screen-research = Plansza Rozwoju
gaia-screen-scoring = Punktowanie
gaia-screen-offers = Wzmocnienia i żetony
gaia-screen-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round } z 6
}
gaia-screen-phase-setup = Rozstawianie
gaia-screen-phase-income = Faza Przychodu
gaia-screen-phase-gaia = Faza Gai
gaia-screen-phase-actions = Faza Akcji
gaia-screen-phase-over = Koniec gry
gaia-screen-automa = { $cards ->
    [one] Automa: została { $cards } karta
    [few] Automa: zostały { $cards } karty
   *[many] Automa: zostało { $cards } kart
}
gaia-screen-order = Kolejność
gaia-screen-vp = PZ
gaia-screen-passed = spasował
gaia-screen-credits = Kredyty
gaia-screen-ore = Ruda
gaia-screen-knowledge = Wiedza
gaia-screen-qic = KIK
gaia-screen-charge = ładowania
gaia-screen-tokens_new = nowe
gaia-screen-brainstone = Kamień Umysłu
gaia-screen-techs = Technologie
gaia-screen-tokens = Żetony Przymierza
gaia-screen-specials = Akcje specjalne
gaia-screen-covered = { $advanced } (zakrywa: { $standard })
gaia-screen-green = zielony
gaia-screen-grey = szary
gaia-screen-used = użyta
gaia-screen-free_tiles = Wolne żetony
gaia-screen-level_5 = Pierwszy na poziomie 5
gaia-screen-board_actions = Akcje Mocy i KIK (o wolna, x zajęta)
gaia-screen-boosters = Dostępne Wzmocnienia
gaia-screen-in_federation = w Przymierzu
gaia-screen-shared = wspólna z Kopalnią Lantydów
