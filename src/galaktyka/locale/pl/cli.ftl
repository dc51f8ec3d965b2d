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
bot-easy = Gra w pośpiechu: patrzy o jeden ruch do przodu, część okazji przeocza, inne źle ocenia.
bot-normal = Przegląda całą swoją turę i wybiera to, co prowadzi do najlepszej pozycji.
bot-hard = Patrzy poza swoją turę: rozgrywa najlepsze tury dalej, za siebie i za innych, i porównuje, dokąd prowadzą.

## Boty, które zawiodły
bot-failed-crashed = doszło do awarii
bot-failed-hung = nie odpowiedział na czas
bot-failed-illegal = jego odpowiedź była niedozwolona
bot-failed-nonsense = jego odpowiedź nie była numerem odpowiedzi
bot-failed-missing = nie jest już zainstalowany
bot-stands-in = Bot „{ $was }” zawiódł ({ $why }). Odtąd gra bot „{ $bot }”.
play-bot-failed = { $seat }: bot „{ $bot }” zawiódł ({ $why }: { $detail }). Odtąd gra bot „{ $stand_in }”.
cli-bot-failed = Gra { $game }, miejsce { $seat }: bot „{ $bot }” zawiódł ({ $why }: { $detail }); dalej grał „{ $stand_in }”.
cli-bot-failed-more = { $count ->
    [one] Jeszcze jeden bot zawiódł.
    [few] Jeszcze { $count } boty zawiodły.
   *[many] Jeszcze { $count } botów zawiodło.
}

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
arena-seats = Rozegrane miejsca
arena-win-share = Udział wygranych
arena-interval = 95 %
arena-mean-rank = Średnia lokata
arena-ms = ms na decyzję
arena-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} na { $seeds ->
    [one] { $seeds } ziarnie
   *[other] { $seeds } ziarnach
}, każde z każdego miejsca; równy udział to { $even }.
arena-stopped = Przerwano; { $left ->
    [one] została jeszcze jedna gra
    [few] zostały jeszcze { $left } gry
   *[many] zostało jeszcze { $left } gier
} do rozegrania. Ukończone gry są policzone, a po podaniu pliku przez --resume także zachowane.
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
cli-no-importer = { $game } nie ma gier innych silników do wczytania.
cli-one-game-only = { $file } zawiera gry w liczbie { $games }; zapis można utworzyć tylko z jednej.
cli-imported = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} według naszych zasad, porównań: { $compared }, { $differences ->
    [0] bez różnic
    [one] { $differences } różnica
    [few] { $differences } różnice
   *[many] { $differences } różnic
}.
cli-runaway = Gra nie skończyła się po { $answers } odpowiedziach.

## Szanse w bitwach
cli-odds-computing = Liczenie szans
cli-odds-battle = Bitwa
cli-odds-attacker = atakujący
cli-odds-defender = obrońca
cli-odds-attacker_wins = Wygrywa atakujący
cli-odds-defender_wins = Wygrywa obrońca
cli-odds-stalemate = Pat
cli-odds-expected_survivors = Średnio ocalałych statków
cli-odds-method = Metoda
cli-odds-exact = dokładna
cli-odds-sampled = losowanie
cli-odds-stderr = Błąd standardowy
cli-odds-samples = Rozegranych walk
cli-odds-p_win = Wygrane stron
cli-odds-p_nobody_survives = Nikt nie ocaleje
cli-odds-p_stalemate = Pat
cli-odds-expected_rounds = Średnio rund
cli-odds-expected_surviving_ships = Średnio ocalałych statków
cli-odds-mutual_destruction = Wzajemne zniszczenie
cli-odds-expected_attacker_ships_left = Średnio statków atakującego
cli-odds-expected_defender_ships_left = Średnio statków obrońcy
cli-odds-captured = Planeta zdobyta
cli-odds-annihilated = Planeta zrujnowana
cli-odds-repulsed = Inwazja odparta
cli-odds-expected_nodes_left = Średnio ocalałych węzłów
cli-odds-no_ship_lost = Żadnej straty
cli-odds-all_ships_lost = Strata wszystkich statków
cli-odds-expected_ships_lost = Średnio straconych statków
cli-odds-success = Hegemonia się udaje
cli-no-odds = W grze { $game } nie ma bitew, których szanse można policzyć.
cli-odds-one-way = Albo --exact, albo --samples: razem nie mają sensu.
cli-odds-not-json = { $path } nie jest plikiem z bitwami: { $where }.
odds-bad-field = { $field } ma niemożliwą wartość: potrzeba { $wanted }.
odds-unknown-field = W pliku z bitwami nic nie nazywa się { $field }; znane są: { $known }.
odds-wants-object = obiektu
odds-wants-list = listy
odds-wants-flag = true albo false
odds-wants-id = tekstu albo liczby całkowitej
odds-wants-number = liczby całkowitej od { $least } do { $most }
odds-wants-word = jednego z: { $known }
odds-wants-ships = listy, na której jest łącznie od 1 do { $most } statków
odds-wants-dice = listy najwyżej { $most } kości

## Gra w terminalu
play-welcome = Odpowiadaj numerem albo notacją. „pomoc” pokaże, co jeszcze można wpisać.
play-confirm = Enter kończy twoją turę, cofnij odwołuje ostatnią odpowiedź:{" "}
play-confirm-on = Przed ostatecznym końcem tury padnie pytanie.
play-confirm-off = Tura kończy się bez pytania.
play-no-such-number = { $most ->
    [0] Odpowiedź już padła, teraz nie wybiera się numeru.
   *[other] Nie ma odpowiedzi numer { $number }: wybierz od 1 do { $most }.
}
play-over = Koniec gry. { $count ->
    [one] Wygrywa { $winners }.
   *[other] Zwycięstwo dzielą { $winners }.
}
play-saved = Zapisano w { $path }.
play-undone = Cofnięto.
play-why-what = Dlaczego co? Napisz odpowiedź tak, jak byś ją wpisał, na przykład: dlaczego build mine 3A4
play-auto-form = Napisz „auto nazwa wartość”. Automatyzacje: { $known }.
play-all = wszystkie
play-help = Wpisz numer odpowiedzi albo jej notację; w jednym wierszu może stać kilka odpowiedzi. Inne słowa (z / na początku na pewno zadziałają):
play-help-parts = Części stołu do obejrzenia: { $parts }. „map full” wypisuje każdą współrzędną.
play-command-undo = cofnij
play-help-undo = cofa ostatnią odpowiedź tej tury
play-command-redo = ponów
play-help-redo = daje ją jeszcze raz
play-command-reset = reset
play-help-reset = cofa całą turę
play-command-commit = zatwierdź
play-help-commit = zatwierdza ostatecznie
play-command-why = dlaczego
play-help-why = dlaczego ODPOWIEDŹ: powód, dla którego nie ma jej do wyboru
play-command-hint = podpowiedź
play-help-hint = co zrobiłyby tu boty i dlaczego
play-hint-points = około { $points } pkt na koniec
play-hint-share = , { $share } wygranych na 100 gier
play-command-log = dziennik
play-help-log = co się wydarzyło; dziennik 50 albo dziennik wszystkie pokaże więcej
play-command-moves = ruchy
play-help-moves = odpowiedzi wszystkich w notacji
play-command-rules = zasady
play-help-rules = zasada, która pyta; zasady R20 to inna, zasady wszystkie to spis
play-command-board = stół
play-help-board = wszystko, co leży na stole
play-command-answers = odpowiedzi
play-help-answers = jeszcze raz wypisuje odpowiedzi
play-command-auto = auto
play-help-auto = automatyzacje; auto NAZWA WARTOŚĆ ustawia jedną
play-command-confirm = potwierdzaj
play-help-confirm = włącza albo wyłącza pytanie przed końcem tury
play-command-lang = język
play-help-lang = lang en, lang pl: zmienia język
play-command-save = zapisz
play-help-save = zapisuje teraz; zapisz PLIK tworzy kopię
play-command-quit = koniec
play-help-quit = zapisuje i kończy
play-command-help = pomoc
play-help-help = ten spis
