## Solving

cli-solve-kalah-stage-database = Endspieldatenbank
cli-solve-kalah-stage-search = Suche
cli-solve-kalah-stage-moves = Erste Züge
cli-solve-kalah-stage-line = Bestes Spiel
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), Vorgabe { $preset }
cli-solve-kalah-margin = Vorsprung der beginnenden Seite
cli-solve-kalah-moves = Erste Züge
cli-solve-kalah-line = Bestes Spiel
cli-solve-kalah-effort = { $nodes } Stellungen durchsucht, { $seconds } s, jede Stellung mit höchstens { $stones } Steinen vorher bekannt
cli-solve-kalaha-proven = Bewiesen. Vorsprung der beginnenden Seite: { $margin }
cli-solve-kalaha-open = Nicht bewiesen. Vorsprung der beginnenden Seite bei Suchtiefe { $depth }: { $margin }
solve-table-out-of-range = Eine Stellungstabelle muss { $low } bis { $high } Byte haben.

## Benchmarks

cli-bench-playouts-help = Zufällige Kalah-Partien pro Sekunde, im Vergleich mit OpenSpiel (C++).
cli-bench-solve-help = Wie lange es dauert, Kalah von Grund auf zu lösen: sechs Mulden mit vier Steinen, nach beiden Fangregeln.
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } Stellungen pro Sekunde

## Errors

kalah-means-not-positive = Threads und Arbeitsspeicher müssen größer als null sein.
kalah-database-out-of-range = Eine Endspieldatenbank umfasst 0 bis { $most } Steine.
kalah-engine-other-rules = Dieser Computerspieler spielt Kalah zu zweit (Vorgaben kalah und kalah-empty).
kalah-memory-too-small = Diese Datenbank braucht { $needed } GB Arbeitsspeicher.
kalaha-solve-for-two = Kalaha lässt sich nur zu zweit lösen.
