## The pages: home, the sheet before a game, joining, the rule book.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Skip to content
page-loading = Loading…
page-settings = Settings
page-language = Language
page-theme = { $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: same as device
 }
page-sound = Sound
page-offline = You’re offline. This page will reconnect automatically.
page-unreachable = Can’t reach the Cupboard server. Is it still running?
page-failed = This page couldn’t be loaded. Check your connection and try again.
page-lost = Page not found. Check the address, or go back to all games.
page-no-game = There is no game with this name.
page-sorry = Something went wrong
page-again = Try again
page-keeps-trying = This page keeps trying.
page-updated = Cupboard has been updated. Reload the page to continue; your games are saved.
page-reload = Reload
page-not-stored = This browser can’t save anything at the moment. Keep this page open. If you close or reload it, you’ll lose your seat.
page-language-failed = That language couldn’t be loaded. Check your connection and try again.
page-to-home = All games

page-welcome = What shall we play?
page-welcome-more = Six games with cups, beans and cauldrons. Play the computer, share one device, or invite friends.
page-games = Games

page-guide = Guided first game
page-guide-opening = Setting up your guided game…

page-resume = Your games
page-status-waiting = waiting for players
page-status-playing = in progress
page-status-over = finished
page-join-by-code = Join a game
page-join = Join
page-join-help = Enter the game code, or paste the link.

page-players = Players
page-how-many = How many players?
page-seat = Seat { $n }
page-kind-here = This device
page-kind-open = Another device
page-kind-engine = Computer
page-kind-open-about = Joins with a link, game code or QR code. You get these after you start.
page-level = Computer level for player { $n }
page-name-of = Name of player { $n }
page-name-later = Name (optional: they can enter it when they join)
page-seat-open = open seat
page-presets = Rules
page-details = All options
page-details-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
 }
page-range = { $low } to { $high }
page-option-misfit = One of the numbers is out of range (rule { $rule }). Change it and try again.
page-agreements = During the game
page-agree-hints = Allow hints
page-agree-hints-memory = In this game you have to remember things, so hints are off at first when several people play. If you allow them, everyone sees who takes one.
page-agree-takeback = Allow takebacks, if the rules permit them and everyone agrees
page-agree-watching = Allow spectators, who get their own link
page-time = Time per move:
page-time-none = no limit
page-time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 }
page-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
page-setup-reset = Reset to defaults
page-start = Start
page-starting = Setting up the game…
page-first-time = The first game takes a little longer to start.
page-read-rules = Read the rules
page-play = Play

page-join-host = { $host } invites you to play { $game }.
page-join-table = Join a game of { $game }
page-join-over = This game has ended.
page-join-full = All seats are taken.
page-join-seat = Choose a seat
page-your-name = Your name
page-seat-free = (still free)
page-sit-down = Join game
page-watch = Watch only
page-back-to-table = Return to your game
page-see-replay = Watch the replay

page-rules-of = The rules of { $game }
page-rule-choice = our ruling
page-rule-beyond = our addition
page-rule-rests = not used in this game
page-rule-book = Open in the rule book
page-rule-marks = “Our ruling”: the printed rules are unclear, or their editions disagree. “Our addition”: not in the printed rules. All rules are explained in our own words.
page-print = Print
page-puzzles = Puzzles
page-keep-playing = Keep playing

page-goes-on = Your game is still open
page-return = Back to the game
page-continue = Continue
page-your-turn = Your turn
page-turn-of = { $name } to move
page-game-with = { $game } with { $names }
page-more-games = { $n ->
    [one] { $n } more unfinished game
   *[other] { $n } more unfinished games
 }
page-first = New here?
page-first-more = A guided first game explains each step and takes about five minutes.
page-daily = Puzzle of the day
page-daily-solve = Solve
page-code = Game code or link
page-unfinished = Unfinished
page-finished = Finished
page-remove = Remove
page-remove-of = Remove { $game } from your list
page-remove-sure = Remove this unfinished game? The other players can still continue it.
page-keep = Keep
page-tonight = Tonight
page-tonight-games = { $n ->
    [one] one game
   *[other] { $n } games
 }
page-tonight-wins = { $n ->
    [0] no win yet
    [one] one win
   *[other] { $n } wins
 }
page-tonight-local = Only on this device
page-tonight-wipe = Wipe
page-tonight-wiped = Wiped clean.
page-tonight-undo = Undo
page-tonight-names = If everyone enters a name before the start, the results of the evening are counted here.
page-my-games = Show my games
page-shelf-rules = Rule books
page-shelf-rules-about = Every rule in our own words, with lessons to try on the board.
page-shelf-puzzles = Puzzles
page-shelf-puzzles-about = Positions from real games. Find the one best move.
page-shelf-print = Print
page-shelf-print-about = Rules, boards and score sheets on paper.

page-show-all = Show all { $n }
page-more = More to read and play

page-who = Who’s playing?
page-play-engine = Computer
page-play-engine-about = You against the computer
page-play-here = Together here
page-play-here-about = Everyone shares this device
page-play-open = On other devices
page-play-open-about = Friends join with a link or a code
page-play-mixed = Choose seat by seat
page-strength = How strong?
page-strength-first = Good for a first game
page-house-rules = House rules
page-handicap = Even the odds
page-handicap-none = No help, no handicap
page-handicap-some = { $n ->
    [one] For 1 player
   *[other] For { $n } players
}
page-usual = usual
page-differs = Differs from the usual game: { $what }
page-differs-without = not “{ $what }”
page-new-tab = opens in a new tab
