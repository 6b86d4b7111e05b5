## The pages: home, the sheet before a game, joining, the rule book.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Skip to the content
page-loading = One moment…
page-settings = Settings
page-language = Language
page-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: like your device
 }
page-sound = Sound
page-offline = There is no connection at the moment. The page goes on by itself as soon as it is back.
page-unreachable = The table cannot be reached at the moment. Is Cupboard still running?
page-failed = This page could not be loaded.
page-lost = There is nothing at this address.
page-no-game = There is no such game in the cupboard.
page-sorry = Sorry!
page-again = Try again
page-to-home = To the cupboard

page-welcome = What shall we play?
page-welcome-more = Six games of cups, beans and cauldrons: alone, on one device, or with friends elsewhere.
page-games = Games
page-seats = { $low }–{ $high } players
page-seats-exactly = { $n } players
page-trait-thought = pure thought
page-trait-chance = some luck
page-trait-secrets = secrets
page-trait-memory = memory
page-trait-together = all at once
page-trait-dexterity = a steady hand

page-guide = Learn by playing
page-guide-opening = The table is being laid for you…

page-resume = Your tables
page-status-waiting = waiting for players
page-status-playing = in play
page-status-over = finished
page-join-by-code = Join a table
page-join = Join
page-join-help = Type the code that somebody gave you, or paste the link.

page-players = Players
page-how-many = How many play?
page-others = You play…
page-others-engine = against the computer
page-others-here = all on this device
page-others-open = with people elsewhere
page-seat = Seat { $n }
page-kind-here = Here
page-kind-open = Elsewhere
page-kind-engine = Computer
page-kind-open-about = Joins by a link, a code or a QR code that you get after the start.
page-level = Strength of the computer on seat { $n }
page-name-of = Name of the person on seat { $n }
page-name-later = Name (can be given when joining)
page-seat-open = free seat
page-presets = Rules
page-details = Every detail
page-details-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
 }
page-rule = Rule { $rule }
page-range = { $low } to { $high }
page-recipe = Your recipe { $n }
page-recipe-name = Name
page-recipe-kind = Condition
page-recipe-of = Counted
page-recipe-cards = How many cards
page-recipe-ingredients = How many ingredients
page-recipe-points = Points
page-recipe-add = Add a recipe
page-recipe-remove = Remove this recipe
page-option-misfit = A number does not fit (rule { $rule }).
page-agreements = At the table
page-agree-hints = Everybody may ask for hints.
page-agree-takeback = Moves may be taken back where the rules allow it and all agree.
page-agree-watching = Others may watch by a link of their own.
page-time = Time for each move:
page-time-none = as long as you like
page-time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 }
page-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
page-sheet-anew = Back to the usual settings
page-start = Start
page-starting = Setting the table…
page-first-time = The very first time this takes longer: the rules are being made ready.
page-read-rules = Read the rules
page-play = Play

page-join-host = { $host } would like to play { $game } with you.
page-join-table = A table of { $game }
page-join-over = This game is over.
page-join-full = All seats are taken.
page-join-seat = Where would you like to sit?
page-your-name = Your name
page-seat-free = (still free)
page-sit-down = Sit down
page-watch = Just watch
page-back-to-table = Back to your seat
page-see-replay = See the game

page-rules-of = The rules of { $game }
page-rule-choice = our choice
page-rule-beyond = beyond the book
page-rule-rests = not in force here
page-rule-book = Read it in the book
page-rule-marks = “Our choice”: the printed rules leave this open, or their editions differ. “Beyond the book”: the printed rules do not have it. Everything is told in our own words.
page-print = Print
page-puzzles = Puzzles
