## Puzzles: positions with one best move.

puzzles-of = Puzzles: { $game }
puzzles-about = In each position exactly one move is the best. The computer found them in games and proved them.
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
puzzles-wins = If both play their best, you win.
puzzles-loses = If both play their best, you lose.
puzzles-margin = { $side ->
    [ahead] If both play their best, you end { $margin } ahead.
    [behind] If both play their best, you end { $margin } behind.
   *[even] If both play their best, it ends in a tie.
 }
puzzles-better = There is a move worth { $by } more.
puzzles-proven = Proven: every reply was looked at to the end of the game.
