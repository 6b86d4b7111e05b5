cli-solve-kalaha-help = Kalaha zu zweit nach beliebigen Regeln durch Suche bis zum Ende lösen: der Vorsprung der beginnenden Seite. Für Kalah selbst ist `solve kalah` viel schneller.
cli-solve-kalaha-epilog = Zum Beispiel: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Bewiesen. Vorsprung der beginnenden Seite: { $margin }
cli-solve-kalaha-open = Nicht bewiesen. Vorsprung der beginnenden Seite bei Suchtiefe { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } Stellungen durchsucht, { $seconds } s
solve-table-out-of-range = Eine Stellungstabelle muss { $low } bis { $high } Byte haben.
