## Puzzles: positions with one best move.

puzzles-of = Puzzles: { $game }
puzzles-about = Each position has exactly one best move. The computer found the positions in real games and proved the solutions.
puzzles-daily = Puzzle of the day
puzzles-solved = solved
puzzles-count = { $solved } of { $all } solved
puzzles-level = { $level ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
 }
puzzles-tile = Puzzle { $n }
puzzles-tile-solved = Puzzle { $n }, solved
puzzles-none = This game has no puzzles.
puzzles-one = { $game }: level { $level } puzzle
puzzles-task-win = Your turn. Only one move wins. Find it.
puzzles-task-margin = Your turn. Only one move is best. Find it.
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-play-on = Show the continuation
puzzles-show = Show solution
puzzles-all = All puzzles
puzzles-right = Right!
puzzles-wrong = There is a better move.
puzzles-shown = The best move is { $move }.
puzzles-wins = With best play, you win.
puzzles-loses = With best play, you lose.
puzzles-margin = { $side ->
    [ahead] With best play, you finish { $margin } ahead.
    [behind] With best play, you finish { $margin } behind.
   *[even] With best play, it’s a tie.
 }
puzzles-better = The best move is worth { $by } more.
puzzles-proven = Proven: all replies were searched to the end of the game.
puzzles-side = You play { $sign }, at the bottom.
puzzles-go-on = Continue with puzzle { $n }
