## The command line and the terminal table.

cli-help = Play, learn and study six games with cups, beans and cauldrons. Run without a command to open Cupboard in your browser.
cli-epilog = To start: cupboard games, or cupboard play kalaha
cli-arg-game = Game id, as listed by `cupboard games`.
cli-opt-lang = Language (default: your system’s).
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-opt-help = Show this help and exit.
cli-opt-version = Show the version and exit.
cli-opt-preset = Named set of rules (default: the game’s first preset).
cli-opt-seats = Number of players (default: the minimum).
cli-opt-option = Set one option as NAME=VALUE; repeatable. Use @FILE as the value to read it from a file.
cli-opt-seed = Random seed, in hexadecimal. The same seed gives the same random results.
cli-opt-json = Print JSON instead of text.
cli-language-unknown = Unknown language “{ $asked }”. Available languages: { $known }.
cli-option-needs-value = Write options as NAME=VALUE, not “{ $text }”.
cli-file-unreadable = Can’t read the file { $path }: { $problem }
cli-bad-seed = “{ $text }” is not a hexadecimal seed. Use only the digits 0 to 9 and the letters a to f.
cli-too-many-players = You named { $given } players, but this game has { $seats } seats. Name fewer players, or set --seats.
cli-too-many-names = You gave { $given } names, but this game has { $seats } seats. Give fewer names, or set --seats.
cli-which-game = Which game? For example: cupboard play kalaha
cli-no-such-seat = There is no seat { $seat } in this game. The seats are numbered 1 to { $seats }.
cli-cannot-save = Can’t save to { $path }: { $problem }
cli-bad-memory = { $given } GB of memory is not possible. Give a number above 0 and up to { $most }.
cli-already-over = The game in { $path } is over. To watch it, use: cupboard replay
cli-not-a-local-save = { $path } is not an unfinished game saved by `cupboard play`, so it can’t be continued.

cli-games-help = List the games, with their presets, options and rules.
cli-games-arg = Show everything about this game.
cli-games-more = For a game’s options and rules, run: cupboard games GAME
cli-games-presets = Presets
cli-games-options = Options: allowed values and (default)
cli-games-rules = Rules

cli-play-help = Play in the terminal: against engines, against random players, or with other people at the same screen.
cli-play-opt-preset = Named set of rules (default: the edition of your language, else the game’s first preset).
cli-play-epilog = For example: cupboard play kalaha --player person --player person --name Anna --name Ben
cli-play-opt-player = Player for the next seat; repeat once per seat (default: a person, then random players). Levels: 1 to 5, or a word such as “easy”.
cli-play-opt-name = Name of the player in the next seat; repeatable.
cli-play-opt-save = Save the game to this file after each of your moves and at the end.
cli-play-opt-hints = Turn hints on or off (default: on, except when several people play a memory game).
cli-play-opt-resume = Continue a saved game.

cli-replay-help = Step through a game record, or check it against the rules.
cli-replay-epilog = Keys: Enter = next, b = back, a number = go to that event, q = quit.
cli-replay-arg-file = The game record.
cli-replay-opt-check = Check every event against the rules and print a one-line result.
cli-replay-opt-seat = Show the game as this seat saw it, counting from 1 (default: as a spectator saw it).
cli-replay-sound = { $game }: the record is valid. { $n ->
    [one] { $n } event
   *[other] { $n } events
 }, { $drawn } drawn by the seed, { $entered } entered by hand. { $ending }
cli-replay-unfinished = The game is not over.
cli-analyse-help = Analyse a game record: what each move was worth, which moves were better, and where the game turned.
cli-analyse-studying = Analysing
cli-analyse-stopped = The analysis was stopped.

cli-serve-help = Start the web server, to play in the browser on this device or with others on your network.
cli-serve-epilog = For example: cupboard serve --host 0.0.0.0 lets phones on your network join
cli-serve-opt-host = Address to listen on (default: this device only).
cli-serve-opt-port = Port (default: the first free port from 8127).
cli-serve-opt-data = Folder for saved games and the server’s secret key.
cli-serve-opt-database = PostgreSQL database to use instead of a file.
cli-serve-opt-processes = Number of server processes (more than one needs PostgreSQL).
cli-serve-opt-no-browser = Do not open a browser.
cli-serve-opt-log-json = Log each request to stderr as a line of JSON.
cli-serve-ready = Cupboard is running at { $address } (press Ctrl-C to stop).

cli-worker-help = Compute engine moves, hints and analyses for the servers on the same PostgreSQL database.
cli-worker-epilog = For example: cupboard worker --database postgresql://user:password@host/name
cli-worker-opt-database = The servers’ PostgreSQL database.
cli-worker-opt-engines = Number of moves to compute at the same time.
cli-worker-ready = The worker is ready (press Ctrl-C to stop).

cli-simulate-help = Play many random games and report their length, who wins, and the value of moving first. Also checks that every game ends and that no piece is lost.
cli-simulate-epilog = For example: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = How many games.
cli-simulate-opt-all = Simulate every preset with every number of players.
cli-simulate-opt-workers = Number of processes (default: one per core). Doesn’t affect the result.
cli-simulate-all-alone = --all plays every preset with every number of players. Leave out --preset, --seats and --option.
cli-simulate-playing = Playing
cli-simulate-what = preset { $preset }, { $seats } players, { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
cli-simulate-length = Events per game (min–max)
cli-simulate-spread = Percentiles
cli-simulate-seat-wins = Seat { $n } wins
cli-simulate-ties = Shared victories
cli-simulate-first = First player wins (of decided games)
cli-simulate-advantage = Advantage over an even share
cli-simulate-sound = Every game ended, and no piece was lost.
cli-simulate-broken = Some games did not end or lost a piece. Their numbers:
cli-simulate-seed = Seed: { $seed }

table-turn = { $name }, it’s your turn.
table-move-number = move { $n }
table-legal = You can type:
table-legal-more = … and { $n } more
table-legal-example = There are too many moves to list. For example: { $move }
table-typed-hidden = Your input is hidden.
table-pass-on = Please hand the screen to { $name }.
table-press-enter = Press Enter to continue.
table-press-enter-cover = Take a good look, then press Enter to cover it again.
table-left = You left the game.
table-input-ended = The input has ended, so you left the game.
table-go-on = Continue with:
table-look-again = Look at the game again with:
table-word-help = help
table-word-undo = undo
table-word-rules = rules
table-word-quit = quit
table-word-hint = hint
table-help-undo = take back your last move
table-help-rules = read the rules
table-help-quit = save the game and leave
table-help-hint = show the best move and why

chooser-welcome = Welcome to Cupboard!
chooser-which-game = Which game?
chooser-which-preset = Which rules?
chooser-how-many = How many players, { $low } to { $high }?
chooser-how-many-people = How many of them are people ({ $low } to { $high })?
chooser-which-players = Who plays the other seats?
chooser-random = Random moves
chooser-name = Name of player { $n }
chooser-again = Please type a number from { $low } to { $high }.

viewer-keys = Enter: next   { $back }: back   number: go to move   { $quit }: quit
cli-solve-help = Solve a game: find the result of perfect play.
cli-solve-opt-seconds = Stop after this many seconds.
cli-solve-opt-nodes = Stop after this many positions.
cli-solve-opt-threads = Number of threads (default: one per core).
cli-solve-searching = Searching
cli-solve-nodes = Positions searched
cli-solve-seconds = Seconds
cli-opt-extra = A setting that only this game has here; repeatable.
cli-arg-name = Which one (default: the only one; otherwise they are listed).
cli-not-offered = Not available: { $asked }. Available: { $known }.
cli-old-spelling = The next release will not know this command. Type instead: { $now }
cli-solve-epilog = For example: cupboard solve kala -o store_beans=20
solve-limit-unused = The solver for these rules does not use { $option }.
cli-solve-opt-keep = Keep databases in the cache folder for later runs.
cli-solve-opt-memory = Memory for tables and databases, in gigabytes (default: depends on the game).
