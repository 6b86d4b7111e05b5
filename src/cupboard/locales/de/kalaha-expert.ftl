## Solving

cli-solve-kalah-help = Ein Brett des Zwei-Personen-Kalah lösen: der genaue Vorsprung der beginnenden Seite, die besten ersten Züge und der Verlauf bei bestem Spiel.
cli-solve-kalah-epilog = Zum Beispiel: cupboard solve kalah --pits 6 --stones 4 --json
cli-solve-kalah-opt-pits = Mulden pro Seite, 1 bis 6.
cli-solve-kalah-opt-stones = Steine in jeder Mulde am Anfang, 1 bis 12.
cli-solve-kalah-opt-empty-capture = Den fangenden Stein auch dann nehmen, wenn gegenüber nichts liegt.
cli-solve-kalah-opt-threads = Zahl der Threads (Standard: einer pro Kern).
cli-solve-kalah-opt-memory = Arbeitsspeicher für Endspieldatenbank und Stellungstabelle zusammen, in Gigabyte.
cli-solve-kalah-opt-database = Bis zu wie vielen Steinen in Mulden die Endspieldatenbank jede Stellung kennt (Standard: passend zum Brett).
cli-solve-kalah-opt-keep = Die Endspieldatenbank für das nächste Mal im Cache-Ordner aufheben.
cli-solve-kalah-opt-every-move = Den Vorsprung jedes ersten Zuges bestimmen, nicht nur der besten. Das dauert länger.
cli-solve-kalah-stage-database = Endspieldatenbank
cli-solve-kalah-stage-search = Suche
cli-solve-kalah-stage-moves = Erste Züge
cli-solve-kalah-stage-line = Bestes Spiel
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), Vorgabe { $preset }
cli-solve-kalah-margin = Vorsprung der beginnenden Seite: { $margin }
cli-solve-kalah-moves = Erste Züge: { $moves }
cli-solve-kalah-line = Bestes Spiel: { $line }
cli-solve-kalah-effort = { $nodes } Stellungen durchsucht, { $seconds } s, jede Stellung mit höchstens { $stones } Steinen vorher bekannt
cli-solve-kalaha-help = Kalaha zu zweit nach beliebigen Regeln durch Suche bis zum Ende lösen: der Vorsprung der beginnenden Seite. Für Kalah selbst ist `solve kalah` viel schneller.
cli-solve-kalaha-epilog = Zum Beispiel: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Bewiesen. Vorsprung der beginnenden Seite: { $margin }
cli-solve-kalaha-open = Nicht bewiesen. Vorsprung der beginnenden Seite bei Suchtiefe { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } Stellungen durchsucht, { $seconds } s
solve-table-out-of-range = Eine Stellungstabelle muss { $low } bis { $high } Byte haben.

## Benchmarks

cli-bench-playouts-help = Zufällige Kalah-Partien pro Sekunde, im Vergleich mit OpenSpiel (C++).
cli-bench-solve-help = Wie lange es dauert, Kalah von Grund auf zu lösen: sechs Mulden mit vier Steinen, nach beiden Fangregeln.
cli-bench-opt-large = Auch das Brett mit fünf Steinen lösen. Das dauert Minuten und braucht 11 GB Arbeitsspeicher.
cli-bench-packed = Gepacktes Brett, ein Kern: { $rate } pro Sekunde, { $ratio }-mal OpenSpiel
cli-bench-packed-all = Gepacktes Brett, alle Kerne: { $rate } pro Sekunde, { $ratio }-mal OpenSpiel
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } Stellungen pro Sekunde

## Errors

kalah-means-not-positive = Threads und Arbeitsspeicher müssen größer als null sein.
kalah-database-out-of-range = Eine Endspieldatenbank umfasst 0 bis { $most } Steine.
kalah-games-not-positive = Die Zahl der Partien muss größer als null sein.
kalah-engine-other-rules = Dieser Computerspieler spielt Kalah zu zweit (Vorgaben kalah und kalah-empty).
kalah-memory-too-small = Diese Datenbank braucht { $needed } GB Arbeitsspeicher.
