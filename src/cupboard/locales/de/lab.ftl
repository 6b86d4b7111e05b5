## Das Labor.

lab-help = Untersuchungen der Spiele und derer, die sie spielen.
lab-strength-help = Messen, wie stark die Stufen eines Spiels sind: alle gegen alle und gegen einfaches MCTS mit 10 000 Simulationen je Zug.
lab-strength-epilog = Zum Beispiel: cupboard lab strength kala --games 40
lab-strength-opt-games = Wie viele Partien jedes Paar spielt; die Plätze werden getauscht.
lab-strength-opt-player = Nur diese spielen, beliebig oft anzugeben; ohne Angabe alle Stufen und einfaches MCTS.
lab-strength-opt-ladder = Nur benachbarte Stufen spielen gegeneinander, und die beste gegen einfaches MCTS: die Paare, für die etwas versprochen ist.
lab-strength-opt-seconds = Bedenkzeit je Zug für die beste Stufe, anstelle ihrer eigenen Grenze.
lab-strength-opt-page = Das Ergebnis auch in diese Markdown-Seite schreiben.
lab-too-few = Mindestens zwei müssen spielen. Es gibt: { $known }.
lab-strength-who = Wer
lab-strength-rating = Wertung
lab-strength-interval = 95-%-Intervall
lab-strength-pair = Paar
lab-strength-won = Gewonnen
lab-strength-lost = Verloren
lab-strength-shared = Geteilt
lab-strength-of-decided = Von den entschiedenen Partien
lab-strength-kept = { $one } gewinnt { $share } % gegen { $other }, wie versprochen (mindestens { $due } %).
lab-strength-missed = { $one } gewinnt nur { $share } % gegen { $other }; versprochen waren mindestens { $due } %.

lab-hopper-help = Wie gut die Hände der Hopper-Stufen schießen und wie lange ihre Partien dauern.
lab-hopper-opt-shots = Wie viele Schüsse jede Hand abgibt.
lab-hopper-opt-games = Wie viele Partien jede Stufe gegen sich selbst spielt.
lab-hopper-opt-practice = Auch in diese Datei schreiben, wohin die Schüsse gingen: die Übung, auf die sich die Computerspieler verlassen.
lab-hopper-aimed = in die gemeinte Schale
lab-hopper-any = in irgendeine Schale
lab-hopper-length = Schüsse je Partie

lab-puzzles-help = Nach Aufgaben suchen: Partien mittlerer Spieler spielen und die Stellungen behalten, in denen ein einziger Zug der beste ist, bewiesen.
lab-puzzles-epilog = Zum Beispiel: cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = Wie viele gesucht werden.
lab-puzzles-opt-add-to = Neue auch an diese Datei anhängen, je eine Zeile.
lab-puzzles-searching = Aufgaben werden gesucht
lab-puzzles-one = Stufe { $level }: { $move }
lab-puzzles-no-judge = Aufgaben gibt es für { $known }.
lab-dacapo-help = Was jemand bei Da Capo gewinnt, der weiß, wie der beste Gegner mischt.
lab-dacapo-opt-games = Wie viele Partien gespielt werden.
lab-dacapo-gain = Gewinn, in Siegen je hundert Partien
