cli-solve-kalaha-help = Ein Brett Kalaha zu zweit nach beliebigen Regeln lösen, durch Suche bis zum Ende: der Vorsprung dessen, der beginnt. Für Kalah selbst ist „solve kalah“ weit schneller.
cli-solve-kalaha-epilog = Zum Beispiel: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Bewiesen: Wer beginnt, liegt am Ende { $margin } Steine vorn.
cli-solve-kalaha-open = Nicht bewiesen: { $depth } Züge vorausgesehen, liegt wohl { $margin } Steine vorn, wer beginnt.
cli-solve-kalaha-effort = { $nodes } Stellungen durchsucht, { $seconds } s
solve-table-out-of-range = Eine Stellungstabelle hat { $low } bis { $high } Bytes.
