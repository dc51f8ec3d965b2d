# Strony wokół stołu: poczekalnia, dołączanie, powtórka, koniec gry, ustawienia.

## Strona główna

lobby-title = Galaktyka
lobby-headline = Otwarty stół kosmicznych imperiów
lobby-tagline = Wielkie gry planszowe o kosmicznych imperiach: z przyjaciółmi, przy jednym ekranie albo z botami.
lobby-fan-project = Nieoficjalny projekt fanowski. Jeśli któraś gra ci się spodoba, kup pudełko.
lobby-new = Nowa gra
lobby-game = Gra
lobby-game-players = { $fewest }–{ $most } graczy
lobby-player-count = Liczba graczy
lobby-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
lobby-players-solo = samotnie
lobby-seats = Miejsca
lobby-seat = Miejsce { $letter }
lobby-seat-kind = Kto zajmuje miejsce { $letter }
lobby-seat-name = Imię na miejscu { $letter }
lobby-seat-bot = Bot na miejscu { $letter }
lobby-kind-me = Ja
lobby-kind-here = Osoba przy tym ekranie
lobby-kind-open = Wolne: z linkiem zapraszającym
lobby-kind-bot = Bot
lobby-default-name = Gracz { $letter }
lobby-bot-name = Bot { $letter }
lobby-bot-random = Losowy
lobby-bot-easy = Łatwy
lobby-bot-normal = Średni
lobby-bot-hard = Trudny
lobby-options = Opcje
lobby-options-default = zalecane
lobby-options-changed = { $count ->
    [one] { $count } zmieniona
    [few] { $count } zmienione
   *[other] { $count } zmienionych
}
lobby-options-reset = Przywróć zalecane opcje
lobby-option-empty = nie ustawiono
lobby-table-options = Stół
lobby-table-name = Nazwa stołu
lobby-table-name-description = To widzą inni na liście stołów.
lobby-public = Pokaż ten stół wszystkim
lobby-public-description = Wolne miejsce może zająć każdy na tym serwerze. Inaczej tylko ten, kto ma link.
lobby-spectators = Pozwól innym oglądać
lobby-spectators-description = Widzowie widzą tylko to, co wiedzą wszyscy.
lobby-commit-auto = Kończ tury bez potwierdzenia
lobby-commit-auto-description = Pełna tura od razu się liczy; potem nie można jej cofnąć.
lobby-seed = Ziarno losowe
lobby-seed-description = Liczba całkowita, od której zależy cały przypadek. To samo ziarno i te same opcje dają tę samą grę; przy pustym polu nikt go nie zna przed końcem.
lobby-create = Rozpocznij grę
lobby-create-open = Otwórz stół
lobby-creating = Przygotowuję stół …
lobby-needs-person = Przy tym stole siedzą same boty: będziesz oglądać ich grę.
lobby-seed-wrong = Ziarno to liczba całkowita, od 0 wzwyż.

lobby-continue = Twoje stoły
lobby-continue-empty = Tu pojawią się stoły, które otworzysz albo do których dołączysz w tej przeglądarce.
lobby-continue-go = Graj dalej
lobby-continue-look = Zobacz wynik
lobby-forget = Zapomnij
lobby-forget-label = Zapomnij stół „{ $table }”
lobby-forget-question = Zapomnieć ten stół? Jego klucz jest tylko w tej przeglądarce: bez linku nie wrócisz na swoje miejsce.
lobby-gone = Tego stołu nie ma już na serwerze.
lobby-status-open = czeka na graczy
lobby-status-playing = gra trwa
lobby-status-over = zakończona
lobby-status-round = runda { $round }
lobby-free-seats = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
lobby-with = przy stole: { $names }

lobby-record = Otwórz zapis gry
lobby-record-description = Zapisana gra Galaktyki: obejrzyj ją ruch po ruchu albo graj dalej od dowolnej pozycji.
lobby-record-choose = Wybierz plik
lobby-record-drop = albo upuść go tutaj
lobby-record-reading = Czytam i sprawdzam { $file } …
lobby-record-refused = Nie można otworzyć pliku { $file }.
lobby-record-too-large = Plik { $file } jest za duży jak na zapis gry.

lobby-public-tables = Stoły publiczne
lobby-public-empty = W tej chwili nie ma stołów publicznych.
lobby-public-join = Zajmij miejsce
lobby-public-watch = Oglądaj
lobby-refresh = Odśwież

lobby-unreachable = Serwer nie odpowiada. Próbuję ponownie …
lobby-failed = Nie udało się: { $why }

## Dołączanie i czekanie

join-title = Zaproszenie do gry
join-to = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}
join-seat = Które miejsce zajmujesz?
join-name = Twoje imię przy stole
join-go = Usiądź
join-full = Wszystkie miejsca są zajęte. Możesz oglądać.
join-started = Ta gra już trwa i nie ma wolnego miejsca. Możesz oglądać.
join-watch = Oglądaj stół
join-no-spectators = Tego stołu nie można oglądać.
waiting-title = Czekamy na graczy
waiting-seats = Miejsca
waiting-open = wolne
waiting-you = ty
waiting-connected = przy stole
waiting-away = poza stołem
waiting-invite = Zaproś
waiting-invite-description = Wyślij ten link tym, którzy mają grać. Kto go otworzy, może zająć wolne miejsce.
waiting-copy = Kopiuj link
waiting-copied = Link jest w schowku.
waiting-copy-by-hand = Skopiuj ten link ręcznie:
waiting-share = Udostępnij …
waiting-own-link = Twój własny link
waiting-own-link-description = Otwiera twoje miejsce na innym urządzeniu. Nikomu go nie dawaj: gra za ciebie.
waiting-start = Zacznij teraz
waiting-start-description = Wolne miejsca zajmą boty.
waiting-fill = Bot na wolne miejsca
waiting-put-bot = Posadź tu bota
waiting-reopen = Zwolnij
waiting-starts-itself = Gra zacznie się sama, gdy nikogo nie będzie brakować.

## Powtórka

replay-title = Powtórka
replay-of = Powtórka: { $game }
replay-loading = Wczytuję grę …
replay-position = { $at } z { $entries }
replay-position-spoken = Pozycja { $at } z { $entries }, runda { $round }
replay-opening = Początek, przed pierwszą odpowiedzią
replay-evaluation = Oczami botów
replay-share = { $share } %
replay-expected = około { $points } pkt
replay-turning-point = Punkt zwrotny: wpis { $at }, { $name } { $by } %
replay-slider = Pozycja w grze
replay-first = Na początek
replay-last = Na koniec
replay-previous = Jeden wpis wstecz
replay-next = Jeden wpis naprzód
replay-previous-turn = Jedna tura wstecz
replay-next-turn = Jedna tura naprzód
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Prędkość
replay-speed-value = { $speed } ×
replay-view = Oczami
replay-view-spectator = Wszystkich (tylko to, co jawne)
replay-log = Przebieg gry
replay-fork = Graj dalej od tego miejsca
replay-fork-title = Graj dalej od pozycji { $at }
replay-fork-description = Od tej pozycji zacznie się nowa gra, z nowym losowaniem. Stara zostaje, jak była.
replay-fork-go = Zacznij
replay-keys = Klawisze
replay-keys-title = Klawisze powtórki
replay-key-step = jeden wpis wstecz lub naprzód
replay-key-turn = jedna tura wstecz lub naprzód
replay-key-ends = na początek lub koniec
replay-key-play = odtwarzanie i pauza
replay-key-speed = wolniej lub szybciej
replay-key-view = oczami następnego gracza
replay-key-fork = graj dalej od tego miejsca
replay-not-yet = Ta gra jeszcze trwa. Przy stole możesz wracać do wcześniejszych pozycji oczami swoich miejsc.
replay-to-table = Do stołu
replay-to-ending = Do wyniku
replay-players = Gracze
replay-boards = Plansze

## Koniec gry

ending-title = Wynik
ending-of = Wynik: { $game }
ending-winner = Wygrywa { $name }
ending-winners = Wspólne zwycięstwo: { $names }
ending-place = { $rank }.
ending-points = Punkty
ending-points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
ending-resigned = po rezygnacji
ending-sources = Skąd są punkty
ending-sources-description = Każdy pasek to gracz, każda część to źródło punktów; litery prowadzą do tabeli.
ending-source = Źródło
ending-total = Razem
ending-rounds = Punkty runda po rundzie
ending-round = Runda
ending-start = Początek
ending-gauges = Przebieg
ending-gauges-description = Jak stał każdy z graczy na koniec każdej rundy.
ending-as-table = Jako tabela
ending-segment = { $name }, { $source }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
ending-line-point = { $name }, runda { $round }: { $value }
ending-export = Zabierz ze sobą
ending-export-record = Zapis gry (JSON)
ending-export-record-description = Cała gra: do ponownego obejrzenia, do gry od dowolnej pozycji, do zgłoszenia błędu.
ending-export-sources = Źródła punktów (CSV)
ending-export-rounds = Wszystkie rundy (CSV)
ending-export-picture = Pozycja końcowa (SVG)
ending-replay = Obejrzyj powtórkę
ending-again = Następna gra
ending-not-yet = Ta gra jeszcze się nie skończyła.
ending-loading = Liczę …

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-language-en = English
settings-language-pl = Polski
settings-theme = Kolory
settings-theme-system = Jak na urządzeniu
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-motion = Ruch
settings-motion-system = Jak na urządzeniu
settings-motion-full = Elementy się przesuwają
settings-motion-none = Nic się nie rusza
settings-sound = Dźwięk na początku mojej tury
settings-notifications = Powiadomienie o mojej turze
settings-notifications-description = Tylko gdy ta strona jest otwarta, ale niewidoczna.
settings-notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-auto-commit = Kończ moje tury bez potwierdzenia
settings-auto-commit-description = Pełna tura jest od razu zatwierdzana; potem nie można jej cofnąć.
settings-curtain = Zasłona przy przekazywaniu urządzenia
settings-curtain-description = Przy jednym ekranie: zakrywa stół, póki nie przejmie go następny gracz.
settings-name = Twoje imię
settings-name-description = Wpisywane, gdy zaczynasz grę albo do niej dołączasz.
settings-kept = Przechowywane tylko w tej przeglądarce.

## Wspólne

page-home = Strona główna
page-cancel = Anuluj
page-loading = Wczytuję …
page-table-not-found = Nie ma takiego stołu albo link wygasł.
page-skip = Przejdź do treści
