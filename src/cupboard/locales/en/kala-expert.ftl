## Solving

cli-solve-kala-winner-first = Proven: the first player wins.
cli-solve-kala-winner-second = Proven: the second player wins.
cli-solve-kala-winner-unknown = Unknown: the limit was reached before a proof was found.
cli-solve-kala-winning = Winning first moves
cli-solve-kala-line = Expected play
