## What an analysis says after the game.
learn-analysis-title = Analysis: { $game }
learn-analysis-waiting = Another game is being studied first.
learn-analysis-running = The game is being studied: { $n }%
learn-analysis-failed = The analysis failed.
learn-analysis-again = Try again
learn-analysis-empty = Nobody decided anything in this game.
learn-analysis-unit-chance = Chance to win
learn-analysis-unit-margin = Lead
learn-analysis-unit-points = Points
learn-analysis-value-chance = { $n }%
learn-analysis-curve = How it stood, move by move
learn-analysis-curve-help = The left and right arrow keys go from move to move.
learn-analysis-at = Move { $n } of { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $name } played { $move }.
learn-analysis-showed = { $name } showed { $move }.
learn-analysis-better = { $move } was better.
learn-analysis-none-better = No move was better.
learn-analysis-forced = There was no other move.
learn-analysis-line = It would have gone on: { $line }
learn-analysis-proven = This is proven.
learn-analysis-estimated = This is an estimate, made from many possible games.
learn-analysis-counted = This was counted.
learn-analysis-unknown = Nobody has worked this out yet for so many players and beans.
learn-analysis-remembered = Measured by a perfect memory of everything that could be seen.
learn-analysis-short-proven = proven
learn-analysis-short-searched = depth { $n }
learn-analysis-short-estimated = estimated
learn-analysis-short-counted = counted
learn-analysis-short-unknown = not known
learn-analysis-slip = slip
learn-analysis-error = error
learn-analysis-blunder = blunder
learn-analysis-find = good find
learn-analysis-missed = forgotten
learn-analysis-gave-away = win given away
learn-analysis-turns = Turning points
learn-analysis-turns-none = There was no great change.
learn-analysis-turn-gave-away = { $name } gave away a proven win with { $move }.
learn-analysis-turn-error = { $name } went wrong with { $move }: from { $before } to { $after }.
learn-analysis-turn-find = { $name } found the one good move, { $move }: from { $before } to { $after }.
learn-analysis-turn-swing = After { $move }, { $name } went from { $before } to { $after }.
learn-analysis-turn-round = After this round, { $name } went from { $before } to { $after }.
learn-analysis-turn-shot = After this shot { $name } stood at { $after }.
learn-analysis-tallies = How everybody played
learn-analysis-numbers = All moves as a table
learn-analysis-col-number = No.
learn-analysis-col-player = Player
learn-analysis-col-made = played
learn-analysis-col-best = best
learn-analysis-col-loss = loss
learn-analysis-col-remark = remark
learn-analysis-col-decisions = moves
learn-analysis-col-mean = mean loss
learn-analysis-show-better = Show the better move
learn-analysis-watch = Show what happened
learn-analysis-known = What could have been known
learn-analysis-known-pair = A pair was known: cups { $one } and { $other }.
learn-analysis-known-twin = The match for the open cup was known: cup { $cup }.
learn-analysis-known-none = No sure pair was known yet.
learn-analysis-known-cups = Seen, and covered since: { $cups }
learn-analysis-known-cup = cup { $cup }: { $beans }
learn-analysis-known-chance = Chance of a pair: { $made }% with this choice, { $best }% with the best.
learn-analysis-cauldron = In { $name }’s cauldron
learn-analysis-mix = The equilibrium
learn-analysis-mix-about = How often a player who cannot be outguessed shows each number; beside it, what the number costs on average.
learn-analysis-mix-free = costs nothing
learn-analysis-mix-costs = costs { $n }%
learn-analysis-mix-chosen = chosen
learn-analysis-hits = Hits
learn-analysis-hit-shots = shots
learn-analysis-hit-cup = in a cup
learn-analysis-hit-tray = loose in the tray
learn-analysis-hit-table = loose on the table
learn-analysis-hit-off = off the table
learn-analysis-hit-claims = cups taken
learn-analysis-hit-knocks = beans knocked
learn-analysis-hit-streak = longest run into cups
learn-analysis-loss-margin = { $n ->
    [one] It cost a point.
   *[other] It cost { $n } points.
 }
learn-analysis-loss-chance = { $n ->
    [one] It cost one percentage point of the chance to win.
   *[other] It cost { $n } percentage points of the chance to win.
 }
learn-analysis-searched = { $n ->
    [one] This was searched a move deep.
   *[other] This was searched { $n } moves deep.
 }
