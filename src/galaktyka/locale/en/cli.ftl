# What the command line says.

## Headings and labels
cli-game = Game
cli-name = Name
cli-players = Players
cli-modes = Modes
cli-answers = Answers in all
cli-option = Option
cli-value = Value
cli-meaning = Meaning
cli-free-text = any text
cli-default-mark = * is the default. Set an option with --options name=value.
cli-bot = Bot
cli-level = Level
cli-rule = Rule
cli-title = Title
cli-times = Times
cli-seat = Seat
cli-player = Player
cli-mean-score = Mean score
cli-best-score = Best
cli-wins = Wins
cli-score = Score
cli-rank = Place
cli-section = Section
cli-component = Component
cli-source = Source
cli-measure = Measure

bot-random = Answers at random: the floor that every other bot must beat.
bot-easy = Plays in haste: looks one move ahead, overlooks some chances and misjudges others.
bot-normal = Looks through its whole turn and takes what leads to the best position.
bot-hard = Looks beyond its turn: plays its best turns on, for itself and the others, and compares where they lead.

## Bots that fail
bot-failed-crashed = it crashed
bot-failed-hung = it did not answer in time
bot-failed-illegal = its answer was not on offer
bot-failed-nonsense = its answer was not a number of an answer
bot-failed-missing = it is no longer installed
bot-stands-in = The bot “{ $was }” failed ({ $why }). From here on the bot “{ $bot }” plays.
play-bot-failed = { $seat }: the bot “{ $bot }” failed ({ $why }: { $detail }). From here on the bot “{ $stand_in }” plays.
cli-bot-failed = Game { $game }, seat { $seat }: the bot “{ $bot }” failed ({ $why }: { $detail }); “{ $stand_in }” played on.
cli-bot-failed-more = { $count ->
    [one] One more failure of a bot.
   *[other] { $count } more failures of bots.
}

## Work in progress and results
cli-playing = Playing
cli-fuzzing = Fuzzing
cli-replaying = Replaying
cli-measuring = Measuring { $game }
cli-simulated = { $finished } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} played to the end, { $decisions } decisions.
cli-speed = { $seconds } s: { $decisions } decisions and { $games } games a second.
arena-seats = Seats played
arena-win-share = Win share
arena-interval = 95 %
arena-mean-rank = Mean place
arena-ms = ms a decision
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}, each from every seat; an even share would be { $even }.
arena-stopped = Stopped; { $left ->
    [one] one game is
   *[other] { $left } games are
} still to be played. What was finished counts, and is kept if you named a file with --resume.
cli-fuzzed = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions, { $failures ->
    [0] no failure
    [one] { $failures } failure
   *[other] { $failures } failures
}. Slowest decision { $slowest } ms. { $seconds } s.
cli-uncovered = Rules that were never at work: { $rules }
cli-replayed = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} replayed.
cli-verified = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} replayed, { $hashes ->
    [one] { $hashes } hash
   *[other] { $hashes } hashes
} compared: all as recorded.
cli-position = Position after entry { $at } of { $entries }
cli-written = Written to { $path }.
cli-provenance-S = rulebook
cli-provenance-P = public source
cli-provenance-M = from memory
cli-provenance-R = reconstructed, not the printed value
cli-provenance-O = your own box
cli-components-total = { $total ->
    [one] { $total } component
   *[other] { $total } components
}: { $parts }.

## Refusals
cli-seed-not-number = The seed “{ $seed }” is not a whole number.
cli-option-form = “{ $text }” is not an option: write it as name=value.
cli-option-twice = The option “{ $option }” is given twice.
cli-unknown-rule = There is no rule “{ $rule }” of { $game } in our texts.
cli-cannot-write = Cannot write { $path }: { $why }.
cli-seat-not-known = “{ $seat }” is not a seat: seats are { $known }, or a letter, or “spectator”.
cli-file-exists = { $path } exists already; nothing was overwritten. Give another name.
cli-too-many-seats = { $given ->
    [one] { $given } seat is
   *[other] { $given } seats are
} given for { $players } players.
cli-no-person = No seat is yours: use --seat you, or `galaktyka simulate` for games between bots.
cli-no-importer = { $game } has no games of other engines to import.
cli-one-game-only = { $file } holds { $games } games; a record can only be written for a single one.
cli-imported = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves } moves played through our rules, { $compared } things compared, { $differences ->
    [0] no difference
    [one] { $differences } difference
   *[other] { $differences } differences
}.
cli-runaway = The game was not over after { $answers } answers.

## The odds of battles
cli-odds-computing = Computing odds
cli-odds-battle = Battle
cli-odds-attacker = attacker
cli-odds-defender = defender
cli-odds-attacker_wins = Attacker wins
cli-odds-defender_wins = Defender wins
cli-odds-stalemate = Stalemate
cli-odds-expected_survivors = Ships left on average
cli-odds-method = Method
cli-odds-exact = exact
cli-odds-sampled = sampled
cli-odds-stderr = Standard error
cli-odds-samples = Sampled fights
cli-odds-p_win = Sides win
cli-odds-p_nobody_survives = Nobody survives
cli-odds-p_stalemate = Stalemate
cli-odds-expected_rounds = Rounds on average
cli-odds-expected_surviving_ships = Ships left on average
cli-odds-mutual_destruction = Mutual destruction
cli-odds-expected_attacker_ships_left = Attacker’s ships left on average
cli-odds-expected_defender_ships_left = Defender’s ships left on average
cli-odds-captured = Planet captured
cli-odds-annihilated = Planet annihilated
cli-odds-repulsed = Invasion repulsed
cli-odds-expected_nodes_left = Nodes left on average
cli-odds-no_ship_lost = No ship lost
cli-odds-all_ships_lost = All ships lost
cli-odds-expected_ships_lost = Ships lost on average
cli-odds-success = Hegemony succeeds
cli-no-odds = { $game } has no battles with odds to compute.
cli-odds-one-way = Either --exact or --samples: both at once make no sense.
cli-odds-not-json = { $path } is not an odds file: { $where }.
odds-bad-field = { $field } is not possible: it should be { $wanted }.
odds-unknown-field = Nothing in an odds file is called { $field }; known are: { $known }.
odds-wants-object = an object
odds-wants-list = a list
odds-wants-flag = true or false
odds-wants-id = a text or a whole number
odds-wants-number = a whole number from { $least } to { $most }
odds-wants-word = one of: { $known }
odds-wants-ships = a list with 1 to { $most } ships in all
odds-wants-dice = a list of at most { $most } dice

## A game in the terminal
play-welcome = Answer by number or by notation. “help” lists what else you can type.
play-confirm = Enter ends your turn, undo takes the last answer back:{" "}
play-confirm-on = You are asked before your turn ends for good.
play-confirm-off = Turns end without asking.
play-no-such-number = { $most ->
    [0] You have answered; there is no number to choose now.
   *[other] There is no answer number { $number }: choose 1 to { $most }.
}
play-over = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
play-saved = Saved in { $path }.
play-undone = Taken back.
play-why-what = Why what? Write the answer as you would type it, for instance: why build mine 3A4
play-auto-form = Write “auto name value”. Automations: { $known }.
play-all = all
play-help = Type the number of an answer, or its notation; several answers may stand in one line. Other words (put / before one to be sure):
play-help-parts = Parts of the board to look at: { $parts }. “map full” writes out every coordinate.
play-command-undo = undo
play-help-undo = take back the last answer of this turn
play-command-redo = redo
play-help-redo = give it again
play-command-reset = reset
play-help-reset = take back the whole turn
play-command-commit = commit
play-help-commit = make it final
play-command-why = why
play-help-why = why ANSWER: the reason why it is not on offer
play-command-hint = hint
play-help-hint = what the bots would do here, and why
play-hint-points = about { $points } points at the end
play-hint-share = , wins { $share } of 100 games
play-command-log = log
play-help-log = what has happened; log 50 or log all for more
play-command-moves = moves
play-help-moves = everybody’s answers in notation
play-command-rules = rules
play-help-rules = the rule that asks; rules R20 for another, rules all for the list
play-command-board = board
play-help-board = everything on the table
play-command-answers = answers
play-help-answers = list the answers again
play-command-auto = auto
play-help-auto = automations; auto NAME VALUE sets one
play-command-confirm = confirm
play-help-confirm = ask, or do not ask, before a turn ends
play-command-lang = lang
play-help-lang = lang en, lang pl: change the language
play-command-save = save
play-help-save = save now; save FILE writes a copy
play-command-quit = quit
play-help-quit = save and leave
play-command-help = help
play-help-help = this list
