# Tytuły obrazków i rzeczy na nich, gdy sama nazwa elementu nie wystarcza.
gaia-picture-map = Mapa galaktyki
gaia-picture-supply = Dostępne Wzmocnienia i żetony Przymierza
gaia-picture-factions = Frakcje do wyboru
gaia-picture-automa = Automa
gaia-picture-owner = { $faction } ({ $letter })
gaia-picture-seat = Gracz { $letter }
gaia-picture-mat = Plansza Frakcji: { $owner }
gaia-picture-sector = Sektor { $number }
gaia-picture-piece = { $hex } · { $structure } – { $owner } · { $planet }
gaia-picture-satellite = { $hex } · Satelita – { $owner }
gaia-picture-federation = Przymierze – { $owner }
gaia-picture-marker = { $owner }: { $track }, poziom { $level }
gaia-picture-level = { $track }, poziom { $level }. { $effect }
gaia-picture-charge = Przejście z poziomu 2 na 3: pobierz { $n } Mocy.
gaia-picture-tile-under = { $track }: { $tile }
gaia-picture-tile-free = Dowolny obszar: { $tile }
gaia-picture-slot-taken = { $track }: żetonu Technologii Zaawansowanej już nie ma
gaia-picture-used = { $name } (wykorzystane w tej rundzie)
gaia-picture-round = Runda { $round }: { $tile }
gaia-picture-round-now = Runda { $round }, rozgrywana teraz: { $tile }
gaia-picture-final-count = { $owner }: { $n }
gaia-picture-pile = { $token } Pozostało: { $n }.
gaia-picture-covered = { $advanced } (przykrywa: { $tile })
gaia-picture-token-green = { $token } Zielona strona: otwiera jeszcze poziom 5 albo żeton zaawansowany.
gaia-picture-token-grey = { $token } Szara strona: niczego już nie otwiera.
gaia-picture-vp = { $n } PZ
gaia-picture-vp-unit = PZ
gaia-picture-stock = { $name }: { $n }; przychód { $income }
gaia-picture-income = { $name }: przychód { $income }
gaia-picture-bowl = { $bowl }: { $n ->
    [one] { $n } znacznik Mocy
    [few] { $n } znaczniki Mocy
   *[many] { $n } znaczników Mocy
}
gaia-picture-bowl-brainstone = { gaia-picture-bowl } i Kamień Umysłu
gaia-picture-field-covered = { $structure }: w zasobach
gaia-picture-field-open = { $structure }: na mapie, przychód odsłonięty
gaia-picture-field-out = { $structure }: na mapie
gaia-picture-field-locked = { $structure }: jeszcze nie zdobyto
gaia-picture-field-resting = { $structure }: na polu Gai
gaia-picture-always = Przychód w każdej rundzie
gaia-picture-level-own = { $track }: poziom { $level }
gaia-picture-order = Kolejność
gaia-picture-next = Następna runda
gaia-picture-passed = spasowano
gaia-picture-active = na ruchu
gaia-picture-free = Dowolny obszar
gaia-picture-techs = Technologie
gaia-picture-tokens = Przymierza
gaia-picture-booster = Wzmocnienie
gaia-picture-specials = Akcje specjalne
gaia-picture-satellites = Satelity w zasobach: { $n }
gaia-picture-stations = Stacje Kosmiczne w zasobach: { $n }
gaia-picture-counts = Rodzaje planet { $types } · Planety Gai { $gaia } · Sektory { $sectors }
gaia-picture-none = brak
gaia-picture-support = Karta wsparcia
gaia-picture-action = Karta akcji
gaia-picture-deck = Kart w talii: { $n }
gaia-picture-seen = Zagrane w tej rundzie: { $cards }
gaia-picture-reach = Zasięg { $n }
gaia-picture-lost-here = Tu czeka Czarna Planeta.

# Litery na planetach: krótkie i w danym języku różne.
gaia-picture-letter-terra = T
gaia-picture-letter-oxide = O
gaia-picture-letter-volcanic = W
gaia-picture-letter-desert = P
gaia-picture-letter-swamp = B
gaia-picture-letter-titanium = Ty
gaia-picture-letter-ice = L
gaia-picture-letter-transdim = X
gaia-picture-letter-gaia = G
gaia-picture-letter-lost = C

# Nazwy obszarów badań tam, gdzie jest mało miejsca.
gaia-picture-track-terraforming = Terraform.
gaia-picture-track-navigation = Nawigacja
gaia-picture-track-ai = SI
gaia-picture-track-gaia_project = Gaja
gaia-picture-track-economy = Ekonomia
gaia-picture-track-science = Nauka
