proof-table-too-small = Die Stellungstabelle ist mit { $size } Byte zu klein. Sie braucht mindestens { $least }.
proof-not-compiled = { $game } hat keine kompilierten Regeln, darum lässt sich nichts beweisen.
proof-two-seats = Beweise gibt es für zwei Personen, nicht für { $seats }.
proof-ends-tied = { $game } kann unentschieden enden. Beweise gibt es nur für Spiele ohne Unentschieden.
proof-has-chance = Bei { $game } entscheidet auch der Zufall. Beweise gibt es nur für Spiele ohne Zufall.
proof-no-position = Diese Stellung kann bei { $game } nicht vorkommen.
proof-other-position = Die angebotenen Züge gehören zu einer anderen Stellung.
