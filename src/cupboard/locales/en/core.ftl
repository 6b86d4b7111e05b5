## Words that every game and every interface share.

game-unknown = There is no game “{ $game }” in the cupboard. There are: { $known }.
game-is-over = The game is over.
chance-is-due = First chance has to decide ({ $chance }).
no-chance-due = Chance has nothing to decide here ({ $chance }).
not-your-turn = It is not the turn of seat { $seat }, but of seat { $turn }.
choose-together = Everybody chooses at the same time here.
choose-alone = Players move one after the other here.
choices-missing = Everybody whose turn it is has to choose, once each.
already-chosen = Seat { $seat } has chosen already.
outcome-impossible = Chance ({ $chance }) cannot come out like this: { $outcome }
move-is-stale = This move was meant for moment { $expected }, but the game is at { $number }.
takeback-refused = Moves cannot be taken back at this table.
takeback-nothing = There is no move to take back.

seats-out-of-range = { $game } is for { $low } to { $high } players, not for { $seats }.
preset-unknown = { $game } has no preset “{ $preset }”. It has: { $known }.
option-unknown = There is no option “{ $option }”. Did you mean: { $known }?
option-not-a-choice = Option { $option } cannot be “{ $value }”. Choose one of: { $choices }.
option-not-a-flag = Option { $option } cannot be “{ $value }”, only true or false.
option-not-in-range = Option { $option } cannot be “{ $value }”, only a whole number from { $low } to { $high }.
player-unknown = There is no player “{ $player }”. There are: { $known }.
player-person = Player { $n }
player-random = Random { $n }

position-header = This is not a position of { $game }: “{ $text }”

record-unreadable = The record { $path } cannot be read: { $problem }
record-no-header = This is not a record: its first line must be a header of format { $format }.
record-other-rules = This record needs other rules than { $game }, version { $rules }.
record-bad-line = Line { $line } of the record is damaged: { $problem }
record-bad-value = The record holds a value that does not fit: { $problem }
record-bad-event = The record holds an event that cannot be read: { $problem }
record-breaks-rule = Event { $n } of the record is not allowed: { $problem }
record-wrong-number = Event { $n } of the record carries the number { $found }.
record-wrong-hash = After event { $n } the position is not the one in the record.
record-wrong-outcome = The record has another outcome than the rules give.
record-ends-early = The record has an outcome, but the game is not over.
record-wrong-seed = The seed at the end of the record is not the one it committed to.

outcome-won = { $names } wins! ({ $points })
outcome-shared = { $names } share the victory. ({ $points })
fact-chosen = { $seat } has chosen.
