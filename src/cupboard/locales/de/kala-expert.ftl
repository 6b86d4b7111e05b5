## Solving

cli-solve-kala-help = Beweisen, wer Kala bei perfektem Spiel gewinnt. Bei kleinen Vorräten dauert das Augenblicke, bei großen Stunden.
cli-solve-kala-epilog = Zum Beispiel: cupboard solve kala --store 20
cli-solve-kala-opt-store = Bohnen in jedem Vorrat am Anfang (Standard: 28).
cli-solve-kala-opt-bank = Bohnen in der Bank am Anfang, in der Ausgabe „bank“ (Standard: 80).
cli-solve-kala-opt-edition = Welche Ausgabe: mit eigenen Vorräten oder mit gemeinsamer Bank.
cli-solve-kala-opt-seconds = Nach so vielen Sekunden abbrechen.
cli-solve-kala-opt-nodes = Nach so vielen Stellungen abbrechen.
cli-solve-kala-opt-memory = Arbeitsspeicher für die Stellungstabelle, in Gigabyte.
cli-solve-kala-searching = Suche
cli-solve-kala-winner-first = Bewiesen: Wer beginnt, gewinnt.
cli-solve-kala-winner-second = Bewiesen: Wer als Zweites drankommt, gewinnt.
cli-solve-kala-winner-unknown = Nicht bekannt: Die Grenze war erreicht, bevor es einen Beweis gab.
cli-solve-kala-winning = Gewinnende erste Züge
cli-solve-kala-line = Erwartetes Spiel
cli-solve-kala-nodes = Durchsuchte Stellungen
cli-solve-kala-seconds = Sekunden
