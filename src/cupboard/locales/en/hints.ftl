## What an engine says when somebody asks for a hint.

hint-thinking = Thinking. The very first time this takes longer, because the rules have to be made ready…
hint-seat-thinking = { $name } is thinking…
hint-best = The best move: { $move }
hint-proven = This is proven: nobody can play better.
hint-searched = Searched { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
 } deep; beyond that it is an estimate.
hint-estimated = This is an estimate.
hint-margin-ahead = You end { $n ->
    [one] { $n } point
   *[other] { $n } points
 } ahead.
hint-margin-behind = You end { $n ->
    [one] { $n } point
   *[other] { $n } points
 } behind.
hint-margin-even = It ends even.
hint-win-won = You win.
hint-win-lost = The other side wins, if it makes no mistake.
hint-win-better = Your side looks better.
hint-win-worse = The other side looks better.
hint-win-even = Both sides look equally good.
hint-chance = Your chance to win: { $n }%.
hint-line = How it will probably go on: { $line }
hint-mix = To stay unpredictable, mix: { $mix }
hint-share = { $n }%
