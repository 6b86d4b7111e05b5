## What an analysis says after the game.

learn-analysis-title = Analysis: { $game }
learn-analysis-waiting = Waiting for another analysis to finish…
learn-analysis-running = Analysing the game: { $n }%
learn-analysis-usual-time = This usually takes less than a minute.
learn-analysis-time-left = { $n ->
    [one] About 1 second left.
   *[other] About { $n } seconds left.
 }
learn-analysis-failed = The analysis failed. Please try again.
learn-analysis-again = Try again
learn-analysis-empty = No decisions were made in this game.
learn-analysis-unit-chance = Chance of winning
learn-analysis-unit-margin = Lead
learn-analysis-unit-margin-expected = Expected lead at the end
learn-analysis-unit-points = Points
learn-analysis-value-chance = { $n }%
learn-analysis-curve = Evaluation by move
learn-analysis-curve-help = Use the left and right arrow keys to move through the game.
learn-analysis-at = Move { $n } of { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $you ->
    [seat] You played { $move }.
   *[none] { $name } played { $move }.
}
learn-analysis-showed = { $you ->
    [seat] You revealed { $move }.
   *[none] { $name } revealed { $move }.
}
learn-analysis-better = { $move } was better.
learn-analysis-seems-better = { $move } looks better.
learn-analysis-none-better = No move was better.
learn-analysis-none-found = No better move was found.
learn-analysis-forced = This was the only legal move.
learn-analysis-line = Better continuation: { $line }
learn-analysis-proven = Proven.
learn-analysis-estimated = Estimated from many simulated games.
learn-analysis-counted = Counted from the game record.
learn-analysis-unknown = No solution is known for this number of players and beans.
learn-analysis-remembered = Compared with a perfect memory of everything that was shown.
learn-analysis-short-proven = proven
learn-analysis-short-searched = depth { $n }
learn-analysis-short-estimated = estimated
learn-analysis-short-counted = counted
learn-analysis-short-unknown = not known
learn-analysis-slip = inaccuracy
learn-analysis-error = mistake
learn-analysis-blunder = blunder
learn-analysis-find = only good move
learn-analysis-missed = forgotten
learn-analysis-gave-away = missed win
learn-analysis-turns = Turning points
learn-analysis-turns-none = There were no big swings.
learn-analysis-turn-gave-away = { $you ->
    [seat] You gave away a certain win with { $move }.
   *[none] { $name } gave away a certain win with { $move }.
}
learn-analysis-turn-error = { $you ->
    [seat] You made a mistake with { $move } and went from { $before } to { $after }.
   *[none] { $name } made a mistake with { $move } and went from { $before } to { $after }.
}
learn-analysis-turn-find = { $you ->
    [seat] You found the only good move, { $move }, and went from { $before } to { $after }.
   *[none] { $name } found the only good move, { $move }, and went from { $before } to { $after }.
}
learn-analysis-turn-swing = { $you ->
    [seat] After { $move }, you went from { $before } to { $after }.
   *[none] After { $move }, { $name } went from { $before } to { $after }.
}
learn-analysis-turn-round = { $you ->
    [seat] After this round, you went from { $before } to { $after }.
   *[none] After this round, { $name } went from { $before } to { $after }.
}
learn-analysis-turn-shot = { $you ->
    [seat] After this shot, your score was { $after }.
   *[none] After this shot, { $name }’s score was { $after }.
}
learn-analysis-tallies = Accuracy by player
learn-analysis-numbers = All moves
learn-analysis-col-number = No.
learn-analysis-col-player = Player
learn-analysis-col-made = played
learn-analysis-col-best = best
learn-analysis-col-loss = loss
learn-analysis-col-remark = remark
learn-analysis-col-decisions = moves
learn-analysis-col-mean = average loss
learn-analysis-show-better = Show the better move
learn-analysis-watch = Show what happened
learn-analysis-known = What you could have known
learn-analysis-loss-margin = { $n ->
    [one] Cost: 1 point.
   *[other] Cost: { $n } points.
 }
learn-analysis-loss-chance = { $n ->
    [one] Cost: 1 percentage point of winning chance.
   *[other] Cost: { $n } percentage points of winning chance.
 }
learn-analysis-searched = { $n ->
    [one] Searched 1 move ahead.
   *[other] Searched { $n } moves ahead.
 }
