proof-table-too-small = The transposition table is too small: { $size } bytes given, at least { $least } needed.
proof-not-compiled = { $game } has no compiled rules, so nothing can be proven about it.
proof-two-seats = Proofs are for two players, not { $seats }.
proof-ends-tied = { $game } can end in a tie. Proof search needs a game that always has a winner.
proof-has-chance = { $game } has random events. Proof search needs a game without them.
proof-no-position = This position can’t occur in { $game }.
proof-other-position = These moves belong to another position.
