# What the kernel says when it refuses something.
refusal-none = This answer is on offer.
refusal-answer-out-of-range = There is no answer number { $answer }: this game has { $size } of them, from 0 on.
refusal-player-count = This game is for { $fewest } to { $most } players, not { $seats }.
refusal-seed = The seed { $seed } is not a whole number from 0 to { $largest }.
refusal-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $choices }.
refusal-unknown-option = There is no option “{ $option }”. Options: { $known }.
refusal-unknown-game = There is no game “{ $game }”. Games: { $known }.
refusal-unknown-bot = There is no bot “{ $bot }”. Bots: { $known }.
refusal-bot-count = { $seats } players need one bot name for all or one each, not { $bots }.
refusal-bot-name = “{ $bot }” cannot be a bot’s name: it begins with a small letter, and up to 31 small letters, digits, “-” or “_” follow.
refusal-bot-name-taken = There is already a bot “{ $bot }”.
refusal-bot-broken = The bot “{ $bot }” cannot be loaded: { $why }
refusal-plugin = Cannot load the plugin { $module }: { $why }
refusal-arena-bots = An arena with { $seats ->
    [one] one seat takes one bot name
   *[other] { $seats } seats takes { $seats } bot names, or two: one seat of the first among the second
}, not { $bots }.
refusal-arena-file = { $path } is not a file of arena results.
refusal-arena-terms = { $path } holds games of another arena: its { $field } is { $kept }, not { $asked }.
refusal-arena-worker = The process that played game { $game } ended with status { $status }, twice.
refusal-arena-no-ray = Ray is not installed. Install it with: pip install "galaktyka[ray]"
refusal-arena-ray = Cannot use Ray at { $address }: { $why }
refusal-language = There are no words in “{ $language }”. Languages: { $known }.
refusal-notation = “{ $text }” is not an answer to this question. On offer: { $offered }
refusal-other-question = This answer belongs to another question than the one that is asked now.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat }: this table has { $seats }.
refusal-wrong-seat = It is not seat { $seat }’s decision; seat { $turn } is asked.
refusal-not-committed = Seat { $seat } has not committed its turn yet.
refusal-undo-barrier = Nothing can be taken back: chance was drawn, something was revealed, or another player has acted since.
refusal-redo = There is nothing to do again.
refusal-record-unreadable = Cannot read { $path }: { $why }.
refusal-record-not-json = This is not a whole record: { $where }.
refusal-record-field = The record is damaged: { $field } should be { $wanted }.
refusal-record-format = The record has format { $found }; this version reads format { $known }.
refusal-record-cut = The record is cut: it holds { $entries ->
    [one] one entry
   *[other] { $entries } entries
} but has a hash for entry { $hash_at }.
refusal-record-game = This is a record of “{ $found }”, not of “{ $game }”.
refusal-record-version = The record was played with rules version { $found }; this version plays version { $known }.
refusal-record-position = The record has { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; there is no position { $at }.
refusal-record-overlay = The record was played with other components (overlay { $hash }…). Give the same file with --components.
refusal-record-entry = Entry { $entry } (“{ $answer }”) does not fit the rules: { $why }
refusal-record-chance = Entry { $entry }: { $why }.
refusal-record-hash = The position after entry { $entry } is not the recorded one: the record was edited or belongs to another version.
refusal-record-result = The recorded result is not the one that the entries lead to.

# Switching automations, taking back, writing lines.
refusal-unknown-policy = There is no automation “{ $policy }”. Automations: { $known }.
refusal-policy-value = The automation “{ $policy }” cannot be “{ $value }”. It can be: { $choices }.
refusal-not-yours = These are the answers of seat { $owner }, not of seat { $seat }.
refusal-line-barrier = A line ends where chance is drawn or something hidden is shown. Give “{ $rest }” afterwards.

# What is wrong with a file.
refusal-record-unwritable = Cannot write { $path }: { $why }.
refusal-record-edited = The record was edited: its checksum does not match what it holds.
refusal-record-unknown-field = The record is damaged: nothing in this format is called { $field }.
record-not-utf8 = the text is not UTF-8
record-json-place = the JSON breaks off or goes wrong in line { $line }, column { $column }
record-json-monstrous = it holds a number or a nesting too large to read
record-wants-object = an object
record-wants-number = a whole number from { $least } on
record-wants-text = a text
record-wants-numbers = a list of whole numbers
record-wants-list = a list
record-wants-texts = an object of texts
record-wants-counts = a list of objects of whole numbers
record-wants-flag = true or false
record-wants-seat = a seat from 0 on and below { $players }
record-wants-seats = { $players ->
    [one] a list of one seat
   *[other] a list of { $players } seats
}
record-wants-entry-number = keyed by numbers of entries, not by “{ $found }”

# Why chance cannot be given.
chance-none = this table gives no chance
chance-out-of-range = the outcome { $outcome } is not one of { $size }, counted from 0
chance-too-few = the record holds fewer chance outcomes than the rules draw
chance-too-many = the record holds more chance outcomes than the rules draw
chance-script-over = the script of chance outcomes is used up

## Hints
hint-change = { $what } { $by }
hint-income = { $what }: income { $by }
hint-aspect = { $what } { $sign }{ $whole }.{ $tenths }
hint-luck = the rest is a matter of luck
hint-end = the game is over then
hint-ahead = { $whole }.{ $tenths } points better than the next best answer
hint-behind = { $whole }.{ $tenths } points behind the best answer
hint-level = about as good as the best answer
hint-unfinished = not thought through to the end of the turn
hint-plain = nothing better is in sight
