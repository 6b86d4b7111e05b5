## Solving

cli-solve-kala-help = Prove who wins Kala with perfect play. Small stores take moments, large ones hours.
cli-solve-kala-epilog = For example: cupboard solve kala --store 20
cli-solve-kala-opt-store = Beans in each store at the start (default: 28).
cli-solve-kala-opt-bank = Beans in the bank at the start, with a shared bank (default: 80).
cli-solve-kala-opt-edition = Which edition: own stores (“store”) or a shared bank (“bank”).
cli-solve-kala-opt-seconds = Stop after this many seconds.
cli-solve-kala-opt-nodes = Stop after this many positions.
cli-solve-kala-opt-memory = Memory for the transposition table, in gigabytes.
cli-solve-kala-searching = Searching
cli-solve-kala-winner-first = Proven: the first player wins.
cli-solve-kala-winner-second = Proven: the second player wins.
cli-solve-kala-winner-unknown = Unknown: the limit was reached before a proof was found.
cli-solve-kala-winning = Winning first moves
cli-solve-kala-line = Expected play
cli-solve-kala-nodes = Positions searched
cli-solve-kala-seconds = Seconds
