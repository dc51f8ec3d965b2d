# The web page: its frame and the table. Words of games come from their own files.
web-title = Galaktyka
web-home = To the start page
web-nowhere = There is nothing here.
web-close = Close
web-watch = Watch
web-replay = Replay
web-over = The game is over.
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-error-unreachable = The server cannot be reached. Check the connection and try again.
web-error-status = The server answered with status { $status }.
web-error-unexpected = Something went wrong that should not have. Load the page again.
