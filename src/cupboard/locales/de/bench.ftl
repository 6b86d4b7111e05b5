cli-bench-help = Die Geschwindigkeit von Cupboard mit anderen Programmen vergleichen.
cli-bench-opt-save = Das Ergebnis auch in diese Datei schreiben.
cli-bench-measuring = Messen
cli-bench-one-core = Cupboard, ein Kern: { $rate } pro Sekunde, { $ratio }-mal OpenSpiel
cli-bench-all-cores = Cupboard, alle Kerne: { $rate } pro Sekunde, { $ratio }-mal OpenSpiel
cli-bench-peer = OpenSpiel, ein Kern: { $rate } pro Sekunde
cli-bench-noise = Auf diesem Rechner schwanken die Ergebnisse von Runde zu Runde um bis zu { $percent } %.
bench-no-peer = { $peer } ist hier nicht installiert. Installieren kannst du es mit: ./cupboard test
