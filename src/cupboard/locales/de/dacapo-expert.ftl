## Solving

cli-solve-dacapo-working = Rechnen
cli-solve-dacapo-value = Siegesanteil pro Platz
cli-solve-dacapo-mix = Strategie der ersten Runde
cli-solve-dacapo-exploitability = Was jemand gewinnen könnte, der das kennt
cli-solve-dacapo-sampled = Dasselbe, aus Partien geschätzt (95 %)
cli-solve-dacapo-states = Stellungen
cli-solve-dacapo-walks = Simulierte Durchgänge

## Experiments

lab-dacapo-help = Messen, wie viel mehr bei Da Capo gewinnt, wer die Strategie der Meisterin kennt.
lab-dacapo-gain = Gewinn, in Siegen pro hundert Partien
dacapo-study-too-few = Diese Untersuchung braucht mindestens { $seats } Personen und { $games } Partien.
