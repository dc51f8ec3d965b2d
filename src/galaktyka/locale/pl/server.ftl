# Co mówi stół w sieci, gdy czegoś odmawia.
server-stale = Od chwili, gdy patrzysz, przy stole coś się zmieniło; oto obecny stan.
server-no-table = Nie ma stołu „{ $table }”.
server-no-page = Pod tym adresem niczego nie ma.
server-method = Ten adres nie przyjmuje takich żądań.
server-wrong-key = Ten odnośnik nie otwiera miejsca przy tym stole.
server-wrong-invitation = To nie jest zaproszenie do tego stołu.
server-key-expired = Ten odnośnik wygasł: ktoś poprosił o nowy.
server-no-key = Do tego potrzebny jest klucz miejsca: wejdź przez swój odnośnik.
server-not-your-seat = Miejsce { $seat } nie jest twoje.
server-not-owner = Może to zrobić tylko właściciel stołu.
server-no-spectators = Ten stół nie wpuszcza widzów.
server-no-open-seat = To miejsce jest zajęte albo nie ma wolnych miejsc.
server-not-started = Gra jeszcze się nie zaczęła.
server-already-started = Gra już się zaczęła.
server-not-over = Będzie to dostępne po zakończeniu gry.
server-nothing-to-commit = Nie ma czego zatwierdzać.
server-no-answer = W ruchu brakuje odpowiedzi.
server-no-entries = Nie podano, jak daleko cofnąć grę.
server-takeback-range = Nie ma takiego wpisu, do którego można by wrócić: gra ma { $entries ->
    [one] jeden wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}.
server-no-takeback = Nikt nie prosił o cofnięcie gry.
server-resigned = Kto tu siedział, poddał się; do końca gra za niego bot.
server-nobody-there = Nikt nie ma klucza do tego miejsca.
server-no-past = To miejsce nie widziało tej pozycji.
server-fork-refused = Od wcześniejszej pozycji można podjąć tylko grę zakończoną albo taką, w której każde miejsce osoby jest twoje.
server-fork-seats = Ta gra ma { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
server-not-your-turn = Teraz nikt cię o nic nie pyta.
server-hint-company = Podpowiedzi są dla stołów, przy których nie gra nikt inny: tylko ty i boty albo wszyscy przy tym jednym ekranie.
server-hint-failed = Nie udało się znaleźć podpowiedzi na czas. Spróbuj jeszcze raz.
server-no-such-target = Przy obecnym pytaniu nic się tam nie da zrobić.
server-no-such-answer = Żadnej odpowiedzi na to pytanie tak się nie zapisuje.
server-answer = { $notation }
server-garbage = Nie można odczytać wiadomości: ma to być jeden obiekt JSON.
server-unknown-message = Wiadomość nieznanego rodzaju.
server-invalid-field = { $field }: { $why }.
server-too-large = Żądanie jest za duże: najwyżej { $limit } bajtów.
server-too-fast = Za dużo żądań; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
server-busy = Stół jest zajęty; spróbuj ponownie.
server-failed = Na serwerze coś poszło nie tak; z twojej gry nic nie zginęło.
server-database-away = Baza danych jest chwilowo niedostępna; nic nie zginęło, spróbuj ponownie za chwilę.
log-sealed = tajna odpowiedź

# Stół w sieci.
serve-address = Stół stoi otwarty pod adresem { $address } — zatrzymasz go klawiszami Ctrl-C.
serve-port-taken = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $why }. Wybierz inny przez --port.
serve-no-database = Nie można użyć bazy danych: { $why }
