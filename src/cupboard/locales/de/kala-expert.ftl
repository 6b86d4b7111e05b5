## Solving

cli-solve-kala-winner-first = Bewiesen: Wer beginnt, gewinnt.
cli-solve-kala-winner-second = Bewiesen: Wer als Zweites drankommt, gewinnt.
cli-solve-kala-winner-unknown = Nicht bekannt: Die Grenze war erreicht, bevor es einen Beweis gab.
cli-solve-kala-winning = Gewinnende erste Züge
cli-solve-kala-line = Erwartetes Spiel
