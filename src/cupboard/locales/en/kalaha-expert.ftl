## Solving

cli-solve-kalah-stage-database = Endgame database
cli-solve-kalah-stage-search = Searching
cli-solve-kalah-stage-moves = First moves
cli-solve-kalah-stage-line = Best play
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), preset { $preset }
cli-solve-kalah-margin = First player’s margin
cli-solve-kalah-moves = First moves
cli-solve-kalah-line = Best play
cli-solve-kalah-effort = { $nodes } positions searched, { $seconds } s, every position with at most { $stones } stones known beforehand
cli-solve-kalaha-proven = Proven. First player’s margin: { $margin }
cli-solve-kalaha-open = Not proven. First player’s margin at depth { $depth }: { $margin }
solve-table-out-of-range = The transposition table must have { $low } to { $high } bytes.

## Benchmarks

cli-bench-playouts-help = Random Kalah games per second, compared with OpenSpiel (C++).
cli-bench-solve-help = Time solving Kalah (6 pits, 4 stones) from scratch with both capture rules.
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } positions per second

## Errors

kalah-means-not-positive = The number of threads and the memory limit must be greater than zero.
kalah-database-out-of-range = An endgame database covers 0 to { $most } stones.
kalah-engine-other-rules = This engine plays two-player Kalah (presets kalah and kalah-empty).
kalah-memory-too-small = This database needs { $needed } GB of memory. Allow more memory, or choose a smaller database.
kalaha-solve-for-two = Kalaha can be solved for two players only.
