## What an engine says when someone asks for a hint.

hint-thinking = Thinking… The first hint takes longer because the rules have to be compiled.
hint-seat-thinking = { $name } is thinking…
hint-taken = { $name } took a hint.
hint-count = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
 }
hint-best = Best move: { $move }
hint-proven = Proven: no move is better.
hint-searched = Searched { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
 } ahead; the rest is an estimate.
hint-estimated = Estimated.
hint-margin-ahead = With best play, you finish { $n ->
    [one] { $n } point
   *[other] { $n } points
 } ahead.
hint-margin-behind = With best play, you finish { $n ->
    [one] { $n } point
   *[other] { $n } points
 } behind.
hint-margin-even = With best play, the game ends in a tie.
hint-estimate-ahead = Estimate: you finish about { $n ->
    [one] { $n } point
   *[other] { $n } points
 } ahead.
hint-estimate-behind = Estimate: you finish about { $n ->
    [one] { $n } point
   *[other] { $n } points
 } behind.
hint-estimate-even = Estimate: it ends about even.
hint-win-won = You win with best play.
hint-win-lost = Your opponent wins with best play.
hint-win-better = You’re slightly better off.
hint-win-worse = Your opponent is slightly better off.
hint-win-even = The position is about even.
hint-chance = Your chance of winning: { $n }%
hint-line = Likely continuation: { $line }
hint-mix = To stay unpredictable, mix your choices: { $mix }
hint-share = { $n }%
