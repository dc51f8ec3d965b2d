# The web page: its frame and the table. Words of games come from their own files.
web-title = Galaktyka
web-title-table = { $name } · Galaktyka
web-title-turn = ● Your turn · { $name }
web-home = To the start page
web-home-logo = Galaktyka: to the start page
web-nowhere = There is nothing here.
web-close = Close
web-cancel = Cancel
web-back = Back
web-moment = One moment…
web-replay = Replay
web-result = Result
web-menu = Menu
web-more = More
web-settings = Settings

# When something goes wrong.
web-error-unreachable = The server cannot be reached. Check the connection and try again.
web-error-status = The server answered with status { $status }.
web-error-unexpected = Something went wrong that should not have. Load the page again.
web-lost = The connection is lost. Trying to come back…
web-retry = Try now
web-stale = The table has moved on in the meantime. Choose again.

# Ways through the page for the keyboard.
web-skip-decision = To the decision
web-skip-map = To the map
web-skip-players = To the players
web-skip-log = To the log

# The table.
web-stages = Course of the game
web-stage-past = over
web-stage-now = being played
web-stage-coming = to come
web-zoom = Size of the map
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-fit = Show all of it
web-boards = Boards
web-your-mat = Your board
web-can-act = you can act here
web-players = Players
web-you = You
web-bot = Bot
web-bot-named = Bot “{ $bot }”
web-seat = Player { $letter }
web-away = Away
web-resigned = Has resigned
web-to-move = to move
web-gauge = { $name }: { $value }
web-gauge-gain = { $name }: { $value }, income { $gain }

# The decision.
web-decision = Decision
web-answers = Answers
web-answer-cost = { $answer }: { $cost }
web-choose = Choose
web-on-board = { $n ->
    [one] Choose on the board: { $n } place
   *[other] Choose on the board: { $n } places
}
web-list-show = Show them as a list
web-list-hide = Hide the list
web-notation = An answer in notation
web-notation-hint = / type an answer
web-turn-controls = Taking back and committing
web-hint = Hint
web-hints = What the bots would do
web-hints-thinking = Thinking …
web-hint-then = Then: { $plan }
web-hint-points = About { $points } points at the end
web-hint-share = ; wins { $share } of 100 games
web-hint-do = Do this
web-hints-note = Found by the bots’ own search from what you can see. Coloured figures are points that they expect from it: a guess, not a promise.
web-undo = Undo
web-redo = Redo
web-reset = Reset turn
web-commit = Commit
web-done = Your turn is complete. Commit it, or take something back.
web-waiting = { $n ->
    [one] Waiting for { $names }
   *[other] Waiting for these players: { $names }
}
web-over = The game is over.
web-why = Why not?
web-why-nothing = Nothing can ever be done here at this question.

# Rules.
web-rules = Rules
web-rules-all = All rules
web-rules-find = Find in the rules
web-rules-none = No rule says that.
web-rule = Rule { $rule }
web-rule-unknown = There is no text for rule { $rule }.

# Log and chat.
web-log = Log
web-log-setup = Set-up
web-log-round = Round { $round }
web-log-auto = by itself
web-log-empty = Nothing has happened yet.
web-log-earlier = Earlier entries
web-log-spoken = { $name }: { $did }. { $said }
log-sealed = A secret answer
web-past = You are looking at the past: after entry { $entry }
web-past-left = Back in the present.
web-past-back = One entry back
web-past-on = One entry on
web-past-now = Back to now
web-chat = Chat
web-chat-hint = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.

# Automation, taking back, resigning, one device for several people.
web-automation = Automation
web-auto-commit = Commit finished turns by themselves
    .description = As soon as your turn is complete. It cannot be taken back then without the others’ consent.
web-takeback = Take back my last turn
web-takeback-text = A committed turn can only be taken back if everybody at the table agrees.
web-takeback-ask = Ask the others
web-takeback-here = Ask to go back here
web-takeback-asked = { $name } asks to take the game back to entry { $entry }.
web-takeback-agree = Agree
web-takeback-decline = Decline
web-resign = Resign
web-resign-text = A bot takes over your seat for the rest of the game. You cannot come back to it.
web-curtain = Pass the device to { $name }
web-curtain-ready = I am { $name }

# Keys.
web-keys = Keys
web-key-tab = from one part of the page to the next
web-key-region = straight to the next region: decision, map, boards, players, log
web-key-arrows = to the neighbouring thing on a board, or along the answers
web-key-targets = to the next or previous thing that can be chosen
web-key-dial = on an arc of directions: a degree further or back; PgUp and PgDn by fifteen, Home and End to its ends
web-key-enter = choose
web-key-why = why not this? On a board, or on a dimmed answer
web-key-letters = the answer with that letter
web-key-notation = type an answer in notation
web-key-turn = undo, redo, commit
web-key-hint = a hint: what the bots would do here
web-key-zoom = nearer, farther, all of the map
web-key-pan = move the map
web-key-escape = close, or come back from the past
