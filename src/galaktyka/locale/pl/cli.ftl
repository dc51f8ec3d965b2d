# Co mówi wiersz poleceń.

## Nagłówki i etykiety
cli-game = Gra
cli-name = Nazwa
cli-players = Gracze
cli-modes = Tryby
cli-answers = Wszystkich odpowiedzi
cli-option = Opcja
cli-value = Wartość
cli-meaning = Znaczenie
cli-free-text = dowolny tekst
cli-default-mark = * oznacza wartość domyślną. Opcję ustawia --options nazwa=wartość.
cli-bot = Bot
cli-level = Poziom
cli-rule = Zasada
cli-title = Tytuł
cli-times = Ile razy
cli-seat = Miejsce
cli-player = Gracz
cli-mean-score = Średni wynik
cli-best-score = Najlepszy
cli-wins = Wygrane
cli-score = Wynik
cli-rank = Lokata
cli-section = Dział
cli-component = Element
cli-source = Źródło
cli-measure = Pomiar

bot-random = Odpowiada losowo: próg, który musi pokonać każdy inny bot.

## Praca w toku i wyniki
cli-playing = Gram
cli-fuzzing = Szukam błędów
cli-replaying = Odtwarzam
cli-measuring = Mierzę { $game }
cli-simulated = Dogranych do końca: { $finished } z { $games ->
    [one] { $games } gry
   *[other] { $games } gier
}, decyzji: { $decisions }.
cli-speed = { $seconds } s: { $decisions } decyzji i { $games } gry na sekundę.
cli-fuzzed = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}, { $failures ->
    [0] bez błędów
    [one] { $failures } błąd
    [few] { $failures } błędy
   *[many] { $failures } błędów
}. Najwolniejsza decyzja: { $slowest } ms. { $seconds } s.
cli-uncovered = Zasady, które ani razu nie zadziałały: { $rules }
cli-replayed = Odtworzono { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}.
cli-verified = Odtworzono { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}, porównano { $hashes ->
    [one] { $hashes } skrót
    [few] { $hashes } skróty
   *[many] { $hashes } skrótów
}: wszystko zgodne z zapisem.
cli-position = Pozycja po wpisie { $at } z { $entries }
cli-written = Zapisano w { $path }.
cli-provenance-S = instrukcja
cli-provenance-P = źródło publiczne
cli-provenance-M = z pamięci
cli-provenance-R = rekonstrukcja, nie wartość drukowana
cli-provenance-O = twoje pudełko
cli-components-total = { $total ->
    [one] { $total } element
    [few] { $total } elementy
   *[many] { $total } elementów
}: { $parts }.

## Odmowy
cli-seed-not-number = Ziarno „{ $seed }” nie jest liczbą całkowitą.
cli-option-form = „{ $text }” nie jest opcją: napisz nazwa=wartość.
cli-option-twice = Opcję „{ $option }” podano dwa razy.
cli-unknown-rule = W naszych tekstach nie ma zasady „{ $rule }” gry { $game }.
cli-cannot-write = Nie można zapisać { $path }: { $why }.
cli-seat-not-known = „{ $seat }” nie jest miejscem: miejsca to { $known } albo litera, albo „spectator”.
cli-file-exists = Plik { $path } już istnieje; niczego nie nadpisano. Podaj inną nazwę.
cli-too-many-seats = Podane miejsca: { $given }, a graczy ma być { $players }.
cli-no-person = Żadne miejsce nie jest twoje: użyj --seat you albo `galaktyka simulate` dla gier między botami.
cli-no-screen = { $game } nie ma jeszcze obrazu tekstowego.
cli-runaway = Gra nie skończyła się po { $answers } odpowiedziach.
