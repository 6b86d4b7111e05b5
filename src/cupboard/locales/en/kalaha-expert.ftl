## Solving

cli-solve-kalah-help = Solve a two-player Kalah board: the first player’s exact margin, the best first moves and the best line.
cli-solve-kalah-epilog = For example: cupboard solve kalah --pits 6 --stones 4 --json
cli-solve-kalah-opt-pits = Pits per side, 1 to 6.
cli-solve-kalah-opt-stones = Stones in each pit at the start, 1 to 12.
cli-solve-kalah-opt-empty-capture = Capture the last stone even if the opposite pit is empty.
cli-solve-kalah-opt-threads = Number of threads (default: one per core).
cli-solve-kalah-opt-memory = Memory for the endgame database and the transposition table together, in gigabytes.
cli-solve-kalah-opt-database = Largest number of stones in pits that the endgame database covers (default: depends on the board).
cli-solve-kalah-opt-keep = Keep the endgame database in the cache folder for later runs.
cli-solve-kalah-opt-every-move = Find the margin of every first move, not only of the best ones. This takes longer.
cli-solve-kalah-stage-database = Endgame database
cli-solve-kalah-stage-search = Searching
cli-solve-kalah-stage-moves = First moves
cli-solve-kalah-stage-line = Best play
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), preset { $preset }
cli-solve-kalah-margin = First player’s margin: { $margin }
cli-solve-kalah-moves = First moves: { $moves }
cli-solve-kalah-line = Best play: { $line }
cli-solve-kalah-effort = { $nodes } positions searched, { $seconds } s, every position with at most { $stones } stones known beforehand
cli-solve-kalaha-help = Solve two-player Kalaha with any rules by searching to the end: the first player’s margin. For standard Kalah, `solve kalah` is far faster.
cli-solve-kalaha-epilog = For example: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Proven. First player’s margin: { $margin }
cli-solve-kalaha-open = Not proven. First player’s margin at depth { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } positions searched, { $seconds } s
solve-table-out-of-range = The transposition table must have { $low } to { $high } bytes.

## Benchmarks

cli-bench-playouts-help = Random Kalah games per second, compared with OpenSpiel (C++).
cli-bench-solve-help = Time solving Kalah (6 pits, 4 stones) from scratch with both capture rules.
cli-bench-opt-large = Also solve the five-stone board. Takes minutes and 11 GB of memory.
cli-bench-packed = Packed board, one core: { $rate } per second, { $ratio } times OpenSpiel
cli-bench-packed-all = Packed board, all cores: { $rate } per second, { $ratio } times OpenSpiel
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } positions per second

## Errors

kalah-means-not-positive = The number of threads and the memory limit must be greater than zero.
kalah-database-out-of-range = An endgame database covers 0 to { $most } stones.
kalah-games-not-positive = The number of games must be greater than zero.
kalah-engine-other-rules = This engine plays two-player Kalah (presets kalah and kalah-empty).
kalah-memory-too-small = This database needs { $needed } GB of memory. Allow more memory, or choose a smaller database.
