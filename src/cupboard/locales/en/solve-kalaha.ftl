cli-solve-kalaha-help = Solve a board of two-player Kalaha by any of its rules, searching to the end: the margin of the player who begins. For Kalah itself, “solve kalah” is far faster.
cli-solve-kalaha-epilog = For example: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Proven. Margin of the player who begins: { $margin }
cli-solve-kalaha-open = Not proven. Margin of the player who begins, at search depth { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } positions searched, { $seconds } s
solve-table-out-of-range = A table of positions has { $low } to { $high } bytes.
