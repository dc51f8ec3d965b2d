# Co mówi jądro, gdy czegoś odmawia.
refusal-none = Ta odpowiedź jest dostępna.
refusal-answer-out-of-range = Nie ma odpowiedzi numer { $answer }: ta gra ma ich { $size }, licząc od 0.
refusal-player-count = W tę grę gra od { $fewest } do { $most } osób, a nie { $seats }.
refusal-seed = Ziarno { $seed } nie jest liczbą całkowitą od 0 do { $largest }.
refusal-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $choices }.
refusal-unknown-option = Nie ma opcji „{ $option }”. Opcje: { $known }.
refusal-unknown-game = Nie ma gry „{ $game }”. Gry: { $known }.
refusal-unknown-bot = Nie ma bota „{ $bot }”. Boty: { $known }.
refusal-bot-count = Przy liczbie graczy { $seats } podaj jedną nazwę bota dla wszystkich albo po jednej dla każdego, a nie { $bots }.
refusal-bot-name = „{ $bot }” nie może być nazwą bota: nazwa zaczyna się małą literą, po której następuje do 31 małych liter, cyfr albo znaków „-” i „_”.
refusal-bot-name-taken = Bot „{ $bot }” już istnieje.
refusal-bot-broken = Nie można wczytać bota „{ $bot }”: { $why }
refusal-plugin = Nie można wczytać wtyczki { $module }: { $why }
refusal-arena-bots = Arena z liczbą miejsc { $seats } wymaga tylu samo nazw botów albo dwóch (jedno miejsce pierwszego wśród drugich), a nie { $bots }.
refusal-arena-file = { $path } nie jest plikiem z wynikami areny.
refusal-arena-terms = { $path } zawiera gry innej areny: pole { $field } ma wartość { $kept }, a nie { $asked }.
refusal-arena-worker = Proces grający grę { $game } dwukrotnie zakończył się ze statusem { $status }.
refusal-arena-no-ray = Ray nie jest zainstalowany. Zainstaluj go poleceniem: pip install "galaktyka[ray]"
refusal-arena-ray = Nie można użyć Raya pod adresem { $address }: { $why }
refusal-language = Nie ma słów w języku „{ $language }”. Języki: { $known }.
refusal-notation = „{ $text }” nie jest odpowiedzią na to pytanie. Do wyboru: { $offered }
refusal-other-question = Ta odpowiedź należy do innego pytania niż zadane teraz.
refusal-game-over = Gra jest skończona.
refusal-no-such-seat = Nie ma miejsca { $seat }: przy tym stole jest ich { $seats }.
refusal-wrong-seat = Nie decyduje teraz miejsce { $seat }; pytane jest miejsce { $turn }.
refusal-not-committed = Miejsce { $seat } nie zatwierdziło jeszcze swojej tury.
refusal-undo-barrier = Nie można niczego cofnąć: od tamtej pory losowano, coś ujawniono albo zagrał inny gracz.
refusal-redo = Nie ma czego ponowić.
refusal-record-unreadable = Nie można odczytać { $path }: { $why }.
refusal-record-not-json = To nie jest cały zapis: { $where }.
refusal-record-field = Zapis jest uszkodzony: { $field } – oczekiwano: { $wanted }.
refusal-record-format = Zapis ma format { $found }; ta wersja czyta format { $known }.
refusal-record-cut = Zapis jest ucięty: ma { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[other] { $entries } wpisów
}, a skrót dotyczy wpisu { $hash_at }.
refusal-record-game = To zapis gry „{ $found }”, a nie „{ $game }”.
refusal-record-version = Zapis powstał przy zasadach w wersji { $found }; tutaj obowiązuje wersja { $known }.
refusal-record-position = Zapis ma { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[other] { $entries } wpisów
}; nie ma pozycji { $at }.
refusal-record-overlay = Zapis powstał z innymi elementami (nakładka { $hash }…). Podaj ten sam plik przez --components.
refusal-record-entry = Wpis { $entry } („{ $answer }”) nie zgadza się z zasadami: { $why }
refusal-record-chance = Wpis { $entry }: { $why }.
refusal-record-hash = Pozycja po wpisie { $entry } różni się od zapisanej: zapis zmieniono albo pochodzi z innej wersji.
refusal-record-result = Zapisany wynik nie jest tym, do którego prowadzą wpisy.

# Automatyka, cofanie, pisanie całych linii.
refusal-unknown-policy = Nie ma automatyki „{ $policy }”. Automatyki: { $known }.
refusal-policy-value = Automatyka „{ $policy }” nie może mieć wartości „{ $value }”. Możliwe: { $choices }.
refusal-not-yours = To odpowiedzi miejsca { $owner }, a nie miejsca { $seat }.
refusal-line-barrier = Linia kończy się tam, gdzie następuje losowanie albo ujawnienie. Podaj „{ $rest }” dopiero potem.

# Co jest nie tak z plikiem.
refusal-record-unwritable = Nie można zapisać { $path }: { $why }.
refusal-record-edited = Zapis zmieniono: suma kontrolna nie zgadza się z treścią.
refusal-record-unknown-field = Zapis jest uszkodzony: w tym formacie nic nie nazywa się { $field }.
record-not-utf8 = tekst nie jest zakodowany w UTF-8
record-json-place = JSON urywa się lub jest błędny w wierszu { $line }, kolumnie { $column }
record-json-monstrous = zawiera zbyt dużą liczbę albo zbyt głębokie zagnieżdżenie
record-wants-object = obiekt
record-wants-number = liczba całkowita nie mniejsza niż { $least }
record-wants-text = tekst
record-wants-numbers = lista liczb całkowitych
record-wants-list = lista
record-wants-texts = obiekt z tekstami
record-wants-counts = lista obiektów z liczbami całkowitymi
record-wants-flag = true albo false
record-wants-seat = miejsce od 0, mniejsze niż { $players }
record-wants-seats = { $players ->
    [one] lista jednego miejsca
   *[other] lista { $players } miejsc
}
record-wants-entry-number = klucze będące numerami wpisów, a nie „{ $found }”

# Dlaczego nie ma losu.
chance-none = ten stół niczego nie losuje
chance-out-of-range = wynik { $outcome } nie jest jednym z { $size }, licząc od 0
chance-too-few = zapis zawiera mniej wyników losowania, niż wymagają zasady
chance-too-many = zapis zawiera więcej wyników losowania, niż wymagają zasady
chance-script-over = skończyły się podyktowane wyniki losowania

## Podpowiedzi
hint-change = { $what } { $by }
hint-income = { $what }: dochód { $by }
hint-aspect = { $what } { $sign }{ $whole },{ $tenths }
hint-luck = reszta zależy od losu
hint-end = gra się wtedy kończy
hint-ahead = o { $whole },{ $tenths } pkt lepiej niż następna odpowiedź
hint-behind = o { $whole },{ $tenths } pkt gorzej niż najlepsza odpowiedź
hint-level = prawie tak dobrze jak najlepsza odpowiedź
hint-unfinished = nieprzemyślane do końca tury
hint-plain = nic lepszego nie widać
