## Das Labor.

lab-help = Experimente mit den Spielen und den Computerspielern.
lab-strength-help = Messen, wie stark die Stufen eines Spiels sind: alle gegen alle und gegen einfaches MCTS mit 10 000 Simulationen pro Zug.
lab-strength-epilog = Zum Beispiel: cupboard lab strength kala --games 40
lab-strength-opt-games = Partien pro Paarung; die Plätze wechseln.
lab-strength-opt-player = Nur diese Spieler (mehrfach möglich; Standard: alle Stufen und einfaches MCTS).
lab-strength-opt-ladder = Nur die zugesagten Paarungen spielen: jede Stufe gegen die nächste und die beste gegen einfaches MCTS.
lab-strength-opt-seconds = Sekunden pro Zug für die stärkste Stufe (Standard: ihre eigene Grenze).
lab-strength-opt-page = Das Ergebnis auch in diese Markdown-Seite schreiben.
lab-too-few = Es müssen mindestens zwei mitspielen. Es gibt: { $known }.
lab-strength-who = Wer
lab-strength-rating = Wertung
lab-strength-interval = 95-%-Intervall
lab-strength-pair = Paar
lab-strength-won = Gewonnen
lab-strength-lost = Verloren
lab-strength-shared = Geteilt
lab-strength-of-decided = Siegquote (entschiedene Partien)
lab-strength-kept = In Ordnung: { $one } gewinnt { $share } % gegen { $other } (Ziel: mindestens { $due } %).
lab-strength-missed = Verfehlt: { $one } gewinnt nur { $share } % gegen { $other } (Ziel: mindestens { $due } %).

lab-puzzles-help = Aufgaben suchen: Partien zwischen mittelstarken Spielern spielen und die Stellungen behalten, in denen genau ein Zug nachweislich der beste ist.
lab-puzzles-epilog = Zum Beispiel: cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = Wie viele Aufgaben gesucht werden.
lab-puzzles-opt-add-to = Neue Aufgaben auch an diese Datei anhängen, eine pro Zeile.
lab-puzzles-searching = Aufgaben suchen
lab-puzzles-one = Stufe { $level }: { $move }
lab-puzzles-no-judge = Aufgaben gibt es nur für { $known }.
lab-study-help = Die Computerspieler eines Spiels genauer untersuchen.
lab-study-epilog = Zum Beispiel: cupboard lab study hopper aim --games 10
lab-study-opt-games = Wie viele Partien gespielt werden (Standard: je nach Untersuchung).
lab-study-opt-seats = Wie viele Personen spielen (Standard: je nach Untersuchung).
