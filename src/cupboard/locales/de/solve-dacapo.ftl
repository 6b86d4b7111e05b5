## Spiele ausrechnen.

cli-solve-dacapo-help = Da Capo für zwei exakt lösen oder für drei bis fünf durch Regret-Minimierung lernen, und messen, was jemand gewinnen könnte, der das Ergebnis kennt. Die Computerspieler bewahren es auf.
cli-solve-dacapo-opt-beans = Die Bohnen, mit denen alle beginnen.
cli-solve-dacapo-opt-games = Aus wie vielen Partien der gemessene Gewinn geschätzt wird (drei bis fünf Spieler).
cli-solve-dacapo-opt-minutes = Wie viele Minuten gelernt wird, wo es zu viele Stellungen gibt, um alle durchzugehen (zu viert mit mehr als 12 Bohnen, zu fünft mit mehr als 10).
cli-solve-dacapo-working = Es wird gerechnet
cli-solve-dacapo-value = Anteil am Sieg für jeden Spieler
cli-solve-dacapo-mix = Wie oft in der ersten Runde welche Zahl gezeigt wird
cli-solve-dacapo-exploitability = Was jemand gewinnen könnte, der das kennt
cli-solve-dacapo-sampled = Dasselbe, aus Partien geschätzt (95 %)
cli-solve-dacapo-states = Stellungen
cli-solve-dacapo-walks = Gänge durch das Spiel
cli-solve-dacapo-seconds = Sekunden
