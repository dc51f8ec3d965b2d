# What the web table says when it refuses something.
server-stale = The table has moved on since you looked; here is how it stands now.
server-no-table = There is no table “{ $table }”.
server-no-page = There is nothing at this address.
server-method = This address does not take requests of this kind.
server-wrong-key = This link does not open a seat at this table.
server-wrong-invitation = This is not an invitation to this table.
server-key-expired = This link has expired: somebody asked for a fresh one.
server-no-key = This needs the key of a seat: come by your link.
server-not-your-seat = Seat { $seat } is not yours.
server-not-owner = Only the owner of the table can do this.
server-no-spectators = This table is not open to spectators.
server-no-open-seat = That seat is taken, or no seat is open.
server-not-started = The game has not started yet.
server-already-started = The game has already started.
server-not-over = This can be had once the game is over.
server-nothing-to-commit = There is nothing to commit.
server-no-answer = The act has no answer.
server-no-entries = The act does not say how far to go back.
server-takeback-range = There is no such entry to go back to: the game has { $entries ->
    [one] one
   *[other] { $entries }
}.
server-no-takeback = Nobody has asked to go back.
server-resigned = Whoever sat there has resigned; a bot plays this seat to the end.
server-nobody-there = Nobody has a key for this seat.
server-no-past = This seat has not seen that position.
server-fork-refused = Only a game that is over, or one in which every person’s seat is yours, can be taken up from an earlier position.
server-fork-seats = The game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
server-not-your-turn = You are not asked now.
server-hint-company = Hints are for tables where nobody else plays: alone with bots, or around this one screen.
server-hint-failed = No hint was found in time. Try again.
server-no-such-target = Nothing can be done there with the present question.
server-no-such-answer = No answer to this question is written like this.
server-answer = { $notation }
server-garbage = The message cannot be read: it must be one JSON object.
server-unknown-message = The message has an unknown type.
server-invalid-field = { $field }: { $why }.
server-too-large = The request is too large: at most { $limit } bytes.
server-too-fast = Too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-busy = The table is busy; try again.
server-failed = Something went wrong on the server; nothing of your game was lost.
server-database-away = The database cannot be reached just now; nothing was lost, try again in a moment.
log-sealed = a secret answer

# The web table.
serve-address = The table is open at { $address } — stop it with Ctrl-C.
serve-port-taken = Cannot listen at { $host }, port { $port }: { $why }. Choose another with --port.
serve-no-database = Cannot use the database: { $why }
