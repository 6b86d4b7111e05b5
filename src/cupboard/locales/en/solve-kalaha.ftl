cli-solve-kalaha-help = Solve two-player Kalaha with any rules by searching to the end: the first player’s margin. For standard Kalah, `solve kalah` is far faster.
cli-solve-kalaha-epilog = For example: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Proven. First player’s margin: { $margin }
cli-solve-kalaha-open = Not proven. First player’s margin at depth { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } positions searched, { $seconds } s
solve-table-out-of-range = The transposition table must have { $low } to { $high } bytes.
