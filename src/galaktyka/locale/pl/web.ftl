# Strona w przeglądarce: jej rama i stół. Słowa gier pochodzą z ich własnych plików.
web-title = Galaktyka
web-title-table = { $name } · Galaktyka
web-title-turn = ● Twoja kolej · { $name }
web-home = Do strony głównej
web-home-logo = Galaktyka: do strony głównej
web-nowhere = Tu niczego nie ma.
web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-moment = Chwileczkę…
web-replay = Powtórka
web-result = Wynik
web-menu = Menu
web-more = Więcej
web-settings = Ustawienia

# Gdy coś pójdzie nie tak.
web-error-unreachable = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
web-error-status = Serwer odpowiedział statusem { $status }.
web-error-unexpected = Stało się coś, co nie powinno. Wczytaj stronę ponownie.
web-lost = Połączenie przerwane. Próbuję wrócić…
web-retry = Spróbuj teraz
web-stale = Tymczasem gra poszła dalej. Wybierz jeszcze raz.

# Drogi przez stronę dla klawiatury.
web-skip-decision = Do decyzji
web-skip-map = Do mapy
web-skip-players = Do graczy
web-skip-log = Do dziennika

# Stół.
web-stages = Przebieg gry
web-stage-past = za nami
web-stage-now = trwa
web-stage-coming = przed nami
web-zoom = Wielkość mapy
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-fit = Pokaż całość
web-boards = Plansze
web-your-mat = Twoja plansza
web-can-act = tu możesz coś zrobić
web-players = Gracze
web-you = Ty
web-bot = Bot
web-bot-named = Bot „{ $bot }”
web-seat = Gracz { $letter }
web-away = Poza stołem
web-resigned = Po rezygnacji
web-to-move = decyduje
web-gauge = { $name }: { $value }
web-gauge-gain = { $name }: { $value }, dochód { $gain }

# Decyzja.
web-decision = Decyzja
web-answers = Odpowiedzi
web-answer-cost = { $answer }: { $cost }
web-choose = Wybierz
web-on-board = { $n ->
    [one] Wybierz na planszy: { $n } miejsce
    [few] Wybierz na planszy: { $n } miejsca
   *[other] Wybierz na planszy: { $n } miejsc
}
web-list-show = Pokaż jako listę
web-list-hide = Ukryj listę
web-notation = Odpowiedź w notacji
web-notation-hint = / wpisz odpowiedź
web-turn-controls = Cofanie i zatwierdzanie
web-hint = Podpowiedź
web-hints = Co zrobiłyby boty
web-hints-thinking = Namysł …
web-hint-then = Potem: { $plan }
web-hint-points = Około { $points } pkt na koniec
web-hint-share = ; { $share } wygranych na 100 gier
web-hint-do = Zrób to
web-hints-note = Znalezione przez te same boty, z którymi grasz, na podstawie tego, co widzisz. Kolorowe liczby to punkty, których się po tym spodziewają: przypuszczenie, nie obietnica.
web-undo = Cofnij
web-redo = Ponów
web-reset = Od nowa
web-commit = Zatwierdź
web-done = Twoja tura jest gotowa. Zatwierdź ją albo coś cofnij.
web-waiting = { $n ->
    [one] Decyduje: { $names }
   *[other] Decydują: { $names }
}
web-over = Gra skończona.
web-why = Dlaczego nie?
web-why-nothing = Przy tym pytaniu nic nie da się tu zrobić.

# Zasady.
web-rules = Zasady
web-rules-all = Wszystkie zasady
web-rules-find = Szukaj w zasadach
web-rules-none = Żadna zasada o tym nie mówi.
web-rule = Zasada { $rule }
web-rule-unknown = Zasada { $rule } nie ma tekstu.

# Dziennik i rozmowa.
web-log = Dziennik
web-log-setup = Przygotowanie
web-log-round = Runda { $round }
web-log-auto = automatycznie
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Wcześniejsze wpisy
web-log-spoken = { $name }: { $did }. { $said }
log-sealed = Tajna odpowiedź
web-past = Oglądasz przeszłość: po wpisie { $entry }
web-past-left = Znów teraźniejszość.
web-past-back = O wpis wstecz
web-past-on = O wpis naprzód
web-past-now = Wróć do teraz
web-chat = Rozmowa
web-chat-hint = Powiedz coś
web-chat-send = Wyślij
web-chat-empty = Nikt jeszcze nic nie powiedział.

# Automatyka, cofanie za zgodą, rezygnacja, kilka osób przy jednym ekranie.
web-automation = Automatyka
web-auto-commit = Zatwierdzaj gotowe tury automatycznie
    .description = Gdy tylko tura jest gotowa. Potem można ją cofnąć jedynie za zgodą pozostałych.
web-takeback = Cofnij moją ostatnią turę
web-takeback-text = Zatwierdzoną turę można cofnąć tylko wtedy, gdy zgodzą się wszyscy przy stole.
web-takeback-ask = Poproś pozostałych
web-takeback-here = Poproś o powrót tutaj
web-takeback-asked = Prośba o cofnięcie gry do wpisu { $entry }. Prosi: { $name }.
web-takeback-agree = Zgoda
web-takeback-decline = Odmowa
web-resign = Zrezygnuj
web-resign-text = Do końca gry zastąpi cię bot. Nie będzie można wrócić na to miejsce.
web-curtain = Urządzenie przejmuje { $name }
web-curtain-ready = { $name }: gotowe

# Klawisze.
web-keys = Klawisze
web-key-tab = z jednej części strony do następnej
web-key-region = wprost do następnego obszaru: decyzja, mapa, plansze, gracze, dziennik
web-key-arrows = do sąsiedniej rzeczy na planszy albo wzdłuż odpowiedzi
web-key-targets = do następnej lub poprzedniej rzeczy, którą można wybrać
web-key-dial = na łuku kierunków: o stopień dalej lub z powrotem; PgUp i PgDn o piętnaście, Home i End na jego końce
web-key-enter = wybór
web-key-why = dlaczego to nie? Na planszy albo na przygaszonej odpowiedzi
web-key-letters = odpowiedź z tą literą
web-key-notation = wpisywanie odpowiedzi w notacji
web-key-turn = cofnij, ponów, zatwierdź
web-key-hint = podpowiedź: co zrobiłyby tu boty
web-key-zoom = bliżej, dalej, cała mapa
web-key-pan = przesuwanie mapy
web-key-escape = zamknij albo wróć z przeszłości
