cli-solve-kalaha-help = Ein Brett Kalaha zu zweit nach beliebigen Regeln lösen, durch Suche bis zum Ende: der Vorsprung dessen, der beginnt. Für Kalah selbst ist „solve kalah“ weit schneller.
cli-solve-kalaha-epilog = Zum Beispiel: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Bewiesen. Vorsprung der beginnenden Seite: { $margin }
cli-solve-kalaha-open = Nicht bewiesen. Vorsprung der beginnenden Seite bei Suchtiefe { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } Stellungen durchsucht, { $seconds } s
solve-table-out-of-range = Eine Stellungstabelle hat { $low } bis { $high } Bytes.
