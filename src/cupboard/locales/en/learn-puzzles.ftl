## Puzzles: positions with one best move.

puzzles-of = Puzzles: { $game }
puzzles-about = In each position one single move is the best. Engines have found them in games and proven them.
puzzles-daily = Puzzle of the day
puzzles-solved = solved
puzzles-count = { $solved } of { $all } solved
puzzles-level = { $level ->
    [1] A look is enough
    [2] Look twice
    [3] Think ahead
    [4] Think further
   *[5] For patient minds
 }
puzzles-tile = Puzzle { $n }
puzzles-tile-solved = Puzzle { $n }, solved
puzzles-none = This game has no puzzles.
puzzles-one = { $game }: puzzle of level { $level }
puzzles-task-win = Your turn. Exactly one move wins; every other one loses. Which is it?
puzzles-task-margin = Your turn. Exactly one move gets the most out of this position. Which is it?
puzzles-again = Once more
puzzles-next = Next puzzle
puzzles-play-on = Show how it goes on
puzzles-show = Show me
puzzles-all = All puzzles
puzzles-right = Right!
puzzles-wrong = Not the best.
puzzles-shown = The best move is { $move }.
puzzles-wins = With best play of both you win.
puzzles-loses = With best play of both you lose.
puzzles-margin = { $side ->
    [ahead] With best play of both you end { $margin } ahead.
    [behind] With best play of both you end { $margin } behind.
   *[even] With best play of both it ends level.
 }
puzzles-better = There is a move worth { $by } more.
puzzles-proven = Proven: every reply was looked at to the end of the game.
