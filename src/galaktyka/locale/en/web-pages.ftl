# The pages around the table: lobby, waiting, joining, replay, end of the game, settings.

## Lobby

lobby-title = Galaktyka
lobby-headline = An open table for space empires
lobby-tagline = Great space-empire board games: with friends, around one screen, or against bots.
lobby-fan-project = An unofficial fan project. If you like a game here, buy the box.
lobby-new = New game
lobby-game = Game
lobby-game-players = { $fewest }–{ $most } players
lobby-player-count = Number of players
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-players-solo = alone
lobby-seats = Seats
lobby-seat = Seat { $letter }
lobby-seat-kind = Who sits on seat { $letter }
lobby-seat-name = Name on seat { $letter }
lobby-seat-bot = Bot on seat { $letter }
lobby-kind-me = Me
lobby-kind-here = A person at this screen
lobby-kind-open = Open: by invitation link
lobby-kind-bot = Bot
lobby-default-name = Player { $letter }
lobby-bot-name = Bot { $letter }
lobby-bot-random = Random
lobby-bot-easy = Easy
lobby-bot-normal = Normal
lobby-bot-hard = Hard
lobby-options = Options
lobby-options-default = as recommended
lobby-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-options-reset = Back to the recommended options
lobby-option-empty = not set
lobby-table-options = The table
lobby-table-name = Name of the table
lobby-table-name-description = What others see in the list of tables.
lobby-public = List this table for everybody
lobby-public-description = Anyone on this server may take an open seat. Otherwise only those who have the link.
lobby-spectators = Let others watch
lobby-spectators-description = Those who watch see only what everybody may know.
lobby-commit-auto = End turns without a confirmation
lobby-commit-auto-description = A turn counts as soon as it is complete; then it cannot be taken back any more.
lobby-seed = Seed
lobby-seed-description = A whole number that decides all chance. The same seed and options deal the same game; left empty, nobody knows it before the end.
lobby-create = Start the game
lobby-create-open = Open the table
lobby-creating = Setting up the table …
lobby-needs-person = Nobody but bots sits at this table: you will watch them play.
lobby-seed-wrong = A seed is a whole number from 0 on.

lobby-continue = Your tables
lobby-continue-empty = Tables that you start or join in this browser appear here.
lobby-continue-go = Continue
lobby-continue-look = Look at the result
lobby-forget = Forget
lobby-forget-label = Forget the table “{ $table }”
lobby-forget-question = Forget this table? Its key is kept only in this browser: without the link you cannot come back to your seat.
lobby-gone = This table is no longer on the server.
lobby-status-open = waiting for players
lobby-status-playing = being played
lobby-status-over = over
lobby-status-round = round { $round }
lobby-free-seats = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-with = with { $names }

lobby-record = Open a record
lobby-record-description = A saved game of Galaktyka: look at it again, move by move, or play on from any position.
lobby-record-choose = Choose a file
lobby-record-drop = or drop it here
lobby-record-reading = Reading and checking { $file } …
lobby-record-refused = { $file } cannot be opened.
lobby-record-too-large = { $file } is too large to be a record of a game.

lobby-public-tables = Public tables
lobby-public-empty = No public table at the moment.
lobby-public-join = Take a seat
lobby-public-watch = Watch
lobby-refresh = Refresh

lobby-unreachable = The server cannot be reached. Trying again …
lobby-failed = That did not work: { $why }

## Joining and waiting

join-title = You are invited
join-to = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
join-seat = Which seat do you take?
join-name = Your name at the table
join-go = Sit down
join-full = Every seat is taken. You can watch.
join-started = This game has begun without a free seat. You can watch.
join-watch = Watch the table
join-no-spectators = This table does not let others watch.
waiting-title = Waiting for players
waiting-seats = Seats
waiting-open = free
waiting-you = you
waiting-connected = here
waiting-away = away
waiting-invite = Invite
waiting-invite-description = Send this link to those who shall play. Whoever opens it may take a free seat.
waiting-copy = Copy the link
waiting-copied = The link is in your clipboard.
waiting-copy-by-hand = Copy this link by hand:
waiting-share = Share …
waiting-own-link = Your own link
waiting-own-link-description = Opens your seat on another device. Give it to nobody: it plays for you.
waiting-start = Start now
waiting-start-description = Free seats are taken by bots.
waiting-fill = Bot for the free seats
waiting-put-bot = Put a bot here
waiting-reopen = Open again
waiting-starts-itself = The game starts by itself as soon as nobody is missing.

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-loading = Loading the game …
replay-position = { $at } of { $entries }
replay-position-spoken = Position { $at } of { $entries }, round { $round }
replay-opening = The opening, before the first answer
replay-evaluation = As the bots see it
replay-share = { $share } %
replay-expected = about { $points } points
replay-turning-point = Turning point: entry { $at }, { $name } { $by } %
replay-slider = Position in the game
replay-first = To the opening
replay-last = To the end
replay-previous = One entry back
replay-next = One entry forward
replay-previous-turn = One turn back
replay-next-turn = One turn forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $speed } ×
replay-view = Seen by
replay-view-spectator = Everybody (open things only)
replay-log = What happened
replay-fork = Play on from here
replay-fork-title = Play on from position { $at }
replay-fork-description = A new game begins at this position, with new chance. The old one stays as it is.
replay-fork-go = Begin
replay-keys = Keys
replay-keys-title = Keys of the replay
replay-key-step = one entry back or forward
replay-key-turn = one turn back or forward
replay-key-ends = to the opening or the end
replay-key-play = play or pause
replay-key-speed = slower or faster
replay-key-view = next seat’s view
replay-key-fork = play on from here
replay-not-yet = This game is still being played. You can look back at it through your own seats at the table.
replay-to-table = To the table
replay-to-ending = To the result
replay-players = Players
replay-boards = Boards

## End of the game

ending-title = Result
ending-of = Result: { $game }
ending-winner = { $name } wins
ending-winners = Shared victory: { $names }
ending-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ending-points = Points
ending-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-resigned = resigned
ending-sources = Points by source
ending-sources-description = Each bar is a player, each part a source of points; the letters lead to the table.
ending-source = Source
ending-total = Total
ending-rounds = Points by round
ending-round = Round
ending-start = Start
ending-gauges = Over time
ending-gauges-description = How everybody stood at the end of each round.
ending-as-table = As a table
ending-segment = { $name }, { $source }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-line-point = { $name }, round { $round }: { $value }
ending-export = Take it with you
ending-export-record = Record (JSON)
ending-export-record-description = The whole game: to look at again, to play on from, to send with a bug report.
ending-export-sources = Points by source (CSV)
ending-export-rounds = Every round (CSV)
ending-export-picture = Final position (SVG)
ending-replay = Watch the replay
ending-again = Another game
ending-not-yet = This game is not over yet.
ending-loading = Counting …

## Settings

settings-title = Settings
settings-language = Language
settings-language-en = English
settings-language-pl = Polski
settings-theme = Colours
settings-theme-system = As on my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Movement
settings-motion-system = As on my device
settings-motion-full = Pieces travel
settings-motion-none = Nothing moves
settings-sound = Sound when it is my turn
settings-notifications = Notification when it is my turn
settings-notifications-description = Only while this page is open but out of sight.
settings-notifications-denied = Your browser does not allow notifications from this page.
settings-auto-commit = End my turns without a confirmation
settings-auto-commit-description = A turn is committed as soon as it is complete; then it cannot be taken back any more.
settings-curtain = Curtain when the device is passed on
settings-curtain-description = Around one screen: hides the table until the next player takes over.
settings-name = Your name
settings-name-description = Filled in when you start or join a game.
settings-kept = Kept in this browser only.

## Shared

page-home = To the lobby
page-cancel = Cancel
page-loading = Loading …
page-table-not-found = There is no such table, or the link has expired.
page-skip = Skip to the content
