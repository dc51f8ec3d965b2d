# Obraz tekstowy New Frontiers: krótkie słowa, które mieszczą się w wierszach.
frontiers-screen-map = Stół
frontiers-screen-mats = Imperia
frontiers-screen-technologies = Technologie
frontiers-screen-goals = Cele
frontiers-screen-round = Runda { $n }
frontiers-screen-phase-sides = Wybór plansz
frontiers-screen-phase-over = Gra skończona
frontiers-screen-actions = Akcje (o wolne, x wybrane)
frontiers-screen-offer = Planety do wyboru
frontiers-screen-supply = Pula
frontiers-screen-credits = Kredyty
frontiers-screen-colonists = Koloniści
frontiers-screen-military = siła
frontiers-screen-colonies = Kolonie
frontiers-screen-spaces = pola
frontiers-screen-no-goals = W tej grze nie ma Celów.
