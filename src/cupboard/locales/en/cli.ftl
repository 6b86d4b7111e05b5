## The command line and the terminal table.

cli-help = Six games of cups, beans and cauldrons, to play, learn and study. Without a command the table opens in your browser.
cli-epilog = Begin with: cupboard games, or: cupboard play kalaha
cli-arg-game = The game, as `cupboard games` names it.
cli-opt-lang = The language; without it, that of your system.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-opt-help = Show this help and leave.
cli-opt-version = Show the version and leave.
cli-opt-preset = A named set of rules; without it, the first one of the game.
cli-opt-seats = How many play; without it, the fewest that can.
cli-opt-option = Change a single rule, as often as you like. A value @FILE is read from that file.
cli-opt-seed = Where all chance comes from, in hexadecimal; the same seed gives the same chance.
cli-opt-json = Print data for programs instead of text for people.
cli-language-unknown = There is no language “{ $asked }” here. There are: { $known }.
cli-option-needs-value = An option is given as NAME=VALUE, not as “{ $text }”.
cli-file-unreadable = The file { $path } cannot be read: { $problem }
cli-bad-seed = A seed has hexadecimal digits only: “{ $text }” does not.
cli-too-many-players = Players named: { $given }. Seats at this table: { $seats }.
cli-too-many-names = Names given: { $given }. Seats at this table: { $seats }.
cli-which-game = Which game? For example: cupboard play kalaha
cli-no-such-seat = There is no seat { $seat } at this table; there are seats 1 to { $seats }.
cli-cannot-save = The game cannot be saved in { $path }: { $problem }
cli-already-over = The game in { $path } is over; look at it with: cupboard replay
cli-not-a-local-save = { $path } was not saved by this program in mid-game, so it cannot be continued.

cli-games-help = Show what there is to play: presets, options and rules.
cli-games-arg = Show everything about this game.
cli-games-more = More about a game, its options and its rules: cupboard games GAME
cli-games-seats = { $low }–{ $high } players
cli-games-seats-exactly = { $n } players
cli-games-presets = Presets
cli-games-options = Options: range and (default)
cli-games-rules = Rules

cli-play-help = Play a game in the terminal, alone, against others at the same screen, against players of any strength, or against random ones.
cli-play-epilog = For example: cupboard play kalaha --player person --player person --name Anna --name Ben
cli-play-opt-player = Who sits on the next seat, as often as there are seats. Without it: a person first, then random players.
cli-play-opt-name = The name of the next seat.
cli-play-opt-save = Keep the game in this file, after each of your moves and at the end.
cli-play-opt-resume = Continue a game that was left unfinished.

cli-replay-help = Look at a recorded game again, step by step, or check it against the rules.
cli-replay-epilog = Enter goes on, b back, a number to that event, q leaves.
cli-replay-arg-file = The record.
cli-replay-opt-check = Only check every event against the rules, and say in one line what was found.
cli-replay-opt-seat = Show what this seat could see (1 is the first); without it, what a spectator saw.
cli-replay-sound = { $game }: the record is sound. { $n ->
    [one] { $n } event
   *[other] { $n } events
 }, { $drawn } drawn by the seed, { $entered } entered by hand. { $ending }
cli-replay-unfinished = The game is not over.
cli-analyse-help = Study a recorded game: what every move was worth, what would have been better, where it turned.
cli-analyse-studying = Studying
cli-analyse-stopped = The analysis was stopped.

cli-serve-help = Open the table for browsers: play on this device, or with others in the same network.
cli-serve-epilog = For example: cupboard serve --host 0.0.0.0, so that phones in your network can join
cli-serve-opt-host = Where to listen; without it, only this device can come in.
cli-serve-opt-port = The port; without it, the first free one from 8127 on.
cli-serve-opt-data = The folder for tables and for the server’s own key.
cli-serve-opt-database = Keep tables in this PostgreSQL database instead of a file.
cli-serve-opt-no-browser = Do not open a browser.
cli-serve-opt-log-json = Log every request as a line of JSON on the error stream.
cli-serve-ready = The table is open at { $address } – end it with Ctrl-C.

cli-simulate-help = Play many random games and count: how long they are, who wins, what the first move is worth. Checks that every game ends and loses no piece.
cli-simulate-epilog = For example: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = How many games.
cli-simulate-opt-all = Every preset with every number of players.
cli-simulate-opt-workers = How many processes; without it, one for each core. The result is the same.
cli-simulate-all-alone = --all plays every preset and number of players: leave out --preset, --seats and --option.
cli-simulate-playing = Playing
cli-simulate-what = preset { $preset }, { $seats } players, { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
cli-simulate-length = Events a game (from–to)
cli-simulate-spread = Percentiles
cli-simulate-seat-wins = Seat { $n } wins
cli-simulate-ties = Shared victories
cli-simulate-first = First mover wins, of decided games
cli-simulate-advantage = Above an even chance
cli-simulate-sound = Every game ended and nothing was lost.
cli-simulate-broken = Some games did not end, or lost something. Their numbers:
cli-simulate-seed = Seed: { $seed }

table-turn = { $name }, it is your turn.
table-move-number = move { $n }
table-legal = You can type:
table-legal-more = … and { $n } more
table-legal-example = There are too many moves to list. For example: { $move }
table-typed-hidden = What you type stays invisible.
table-pass-on = Please hand the screen to { $name }.
table-press-enter = Press Enter to go on.
table-press-enter-cover = Look well, then press Enter: it will be covered.
table-left = The game is left here.
table-input-ended = There is no more input; the game is left here.
table-go-on = Continue with:
table-look-again = Look at the game again with:
table-word-help = help
table-word-undo = undo
table-word-rules = rules
table-word-quit = quit
table-word-hint = hint
table-help-undo = take your last move back
table-help-rules = read the rules
table-help-quit = save the game and leave
table-help-hint = ask for the best move and the reason for it

chooser-welcome = Welcome! Let us take a game out of the cupboard.
chooser-which-game = Which game?
chooser-which-preset = By which rules?
chooser-how-many = How many players, { $low } to { $high }?
chooser-how-many-people = How many of them are people here, { $low } to { $high }?
chooser-which-players = Who are the others?
chooser-random = At random
chooser-name = Name of player { $n }
chooser-again = Please type a number from { $low } to { $high }.

viewer-event = event { $n }
viewer-keys = Enter: on   { $back }: back   number: go there   { $quit }: leave
