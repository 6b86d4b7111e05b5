## Solving

cli-solve-dacapo-help = Da Capo zu zweit exakt lösen oder zu dritt, viert oder fünft durch Regret-Minimierung annähern und messen, wie viel jemand gewinnen könnte, der das Ergebnis kennt. Die Computerspieler nutzen es weiter.
cli-solve-dacapo-opt-beans = Bohnen pro Person am Anfang.
cli-solve-dacapo-opt-games = Aus wie vielen Partien der gemessene Gewinn geschätzt wird (drei bis fünf Personen).
cli-solve-dacapo-opt-minutes = Wie viele Minuten gelernt wird, wo es zu viele Stellungen gibt, um alle durchzugehen (zu viert mit mehr als 12 Bohnen, zu fünft mit mehr als 10).
cli-solve-dacapo-working = Rechnen
cli-solve-dacapo-value = Siegesanteil pro Platz
cli-solve-dacapo-mix = Strategie der ersten Runde
cli-solve-dacapo-exploitability = Was jemand gewinnen könnte, der das kennt
cli-solve-dacapo-sampled = Dasselbe, aus Partien geschätzt (95 %)
cli-solve-dacapo-states = Stellungen
cli-solve-dacapo-walks = Simulierte Durchgänge
cli-solve-dacapo-seconds = Sekunden

## Experiments

lab-dacapo-help = Messen, wie viel mehr bei Da Capo gewinnt, wer die Strategie der Meisterin kennt.
lab-dacapo-opt-games = Wie viele Partien gespielt werden.
lab-dacapo-gain = Gewinn, in Siegen pro hundert Partien
