## Was gesagt wird, wenn jemand um einen Tipp bittet.

hint-thinking = Es wird nachgedacht. Beim allerersten Mal dauert es länger, weil die Regeln erst vorbereitet werden …
hint-seat-thinking = { $name } denkt nach …
hint-best = Der beste Zug: { $move }
hint-proven = Das ist bewiesen: Besser kann niemand spielen.
hint-searched = { $depth ->
    [one] { $depth } Zug
   *[other] { $depth } Züge
 } weit durchsucht; dahinter ist es eine Schätzung.
hint-estimated = Das ist eine Schätzung.
hint-margin-ahead = Du liegst am Ende { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 } vorn.
hint-margin-behind = Du liegst am Ende { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 } zurück.
hint-margin-even = Es endet unentschieden.
hint-win-won = Du gewinnst.
hint-win-lost = Die andere Seite gewinnt, wenn sie keinen Fehler macht.
hint-win-better = Deine Seite steht besser.
hint-win-worse = Die andere Seite steht besser.
hint-win-even = Beide Seiten stehen gleich gut.
hint-chance = Deine Gewinnchance: { $n } %.
hint-line = So geht es wohl weiter: { $line }
hint-mix = Wer unberechenbar bleiben will, mischt: { $mix }
hint-share = { $n } %
