## Words that every game and every interface share.

game-unknown = There is no game “{ $game }”. Available games: { $known }.
game-is-over = The game is over.
chance-is-due = A random result is due first ({ $chance }).
no-chance-due = No random result is due here ({ $chance }).
not-your-turn = It’s seat { $turn }’s turn, not seat { $seat }’s.
choose-together = All players choose at the same time here.
choose-alone = Players take turns here.
choices-missing = Every player whose turn it is must choose exactly once.
already-chosen = Seat { $seat } has already chosen.
outcome-impossible = Impossible result for { $chance }: { $outcome }
move-is-stale = The game has moved on. This move was meant for step { $expected }, but the game is at step { $number }.
takeback-refused = Takebacks aren’t allowed in this game.
takeback-nothing = There is no move to take back.

seats-out-of-range = { $game } is for { $low } to { $high } players, not { $seats }.
extra-missing = This needs a package that is not installed. Install it with: pip install "cupboard[{ $extra }]"
seats-not-exactly = { $game } is for exactly { $low ->
    [one] 1 player
   *[other] { $low } players
 }, not { $seats }.
preset-unknown = { $game } has no preset “{ $preset }”. It has: { $known }.
option-unknown = There is no option “{ $option }”. Available options: { $known }.
option-unknown-near = There is no option “{ $option }”. Did you mean “{ $near }”? Available options: { $known }.
option-not-a-choice = Option { $option } can’t be “{ $value }”. Choose one of: { $choices }.
option-not-a-flag = Option { $option } can’t be “{ $value }”. Enter true or false.
option-not-in-range = Option { $option } can’t be “{ $value }”. Enter a whole number from { $low } to { $high }.
option-not-by-seat = Option { $option } can’t be “{ $value }”. Enter a value for each player, separated by commas.
option-for-missing-seat = Option { $option } has values for { $named } players, but only { $seats } are playing.
start-too-few-beans = Player { $seat } would start with too few beans ({ $beans }). The minimum is { $least }.
player-unknown = There is no player type “{ $player }”. Available types: { $known }.
player-person = Player { $n }
player-you = You
player-random = Random { $n }

position-header = This is not a valid { $game } position: “{ $text }”
position-not-ascii = A position string holds only plain letters, digits and signs, not “{ $text }”.
position-long-number = The number { $text } in this position is too long. Numbers have at most { $most } digits.

record-unreadable = Can’t read the record { $path }: { $problem }
record-no-header = This is not a game record. The first line must be a header with the format { $format }.
record-other-rules = This record was made with another version of the rules ({ $made }), so it can’t be opened. This program plays version { $known }.
record-bad-line = Line { $line } of the record is damaged: { $problem }
record-bad-value = The record contains an invalid value: { $problem }
record-bad-event = The record contains an unreadable event: { $problem }
record-breaks-rule = Event { $n } of the record is not allowed: { $problem }
record-wrong-number = Event { $n } of the record has the wrong number, { $found }.
record-wrong-hash = After event { $n }, the position doesn’t match the record.
record-wrong-outcome = The outcome in the record doesn’t match the one the rules give.
record-ends-early = The record has an outcome, but the game is not over.
record-wrong-seed = The seed at the end of the record doesn’t match the commitment in its header.
file-missing = there is no such file.
file-folder = it is a folder, not a file.
file-no-folder = part of its path is not a folder.
file-exists = there is already a file with this name.
file-forbidden = you don’t have permission.
file-not-text = it is not a text file in UTF-8.
file-trouble = the system reports: { $problem }.
data-not-json = it is not valid JSON (line { $line }, character { $column }).
data-not-toml = it is not valid TOML ({ $problem }).
data-number-too-long = it holds a number of more than { $most } digits.
data-too-deep = it holds too many lists inside lists.

plugin-not-loaded = The plugin “{ $plugin }” from { $package } can’t be loaded: { $problem }
plugin-wrong-object = The plugin “{ $plugin }” from { $package } can’t be used: { $object } is not a { $kind }.
plugin-other-id = The plugin “{ $plugin }” from { $package } can’t be used: its game has the id “{ $id }”.
plugin-bad-id = The plugin “{ $plugin }” from { $package } can’t be used: a game id has only lower-case letters and digits.
plugin-twice = The plugin “{ $plugin }” from { $package } can’t be used: another package already provides this game.

outcome-won = { $you ->
    [winner] You win! ({ $points })
   *[none] { $names } wins! ({ $points })
}
outcome-shared = { $you ->
    [winner] You share the victory with { $names }. ({ $points })
   *[none] { $names } share the victory. ({ $points })
}
fact-chosen = { $you ->
    [seat] You have chosen.
   *[none] { $seat } has chosen.
}
