## Aufgaben: Stellungen mit genau einem besten Zug.

puzzles-of = Aufgaben: { $game }
puzzles-about = In jeder Stellung gibt es genau einen besten Zug. Die Stellungen stammen aus Partien des Computers, und jede Lösung ist bewiesen.
puzzles-daily = Aufgabe des Tages
puzzles-solved = gelöst
puzzles-count = { $solved } von { $all } gelöst
puzzles-level = { $level ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
 }
puzzles-tile = Aufgabe { $n }
puzzles-tile-solved = Aufgabe { $n }, gelöst
puzzles-none = Zu diesem Spiel gibt es keine Aufgaben.
puzzles-one = { $game }: Aufgabe der Stufe { $level }
puzzles-task-win = Du bist dran. Nur ein Zug gewinnt. Finde ihn.
puzzles-task-margin = Du bist dran. Nur ein Zug ist der beste. Finde ihn.
puzzles-again = Noch einmal
puzzles-next = Nächste Aufgabe
puzzles-play-on = Fortsetzung zeigen
puzzles-show = Lösung zeigen
puzzles-all = Alle Aufgaben
puzzles-right = Richtig!
puzzles-wrong = Es gibt einen besseren Zug.
puzzles-shown = Der beste Zug ist { $move }.
puzzles-wins = Spielen beide perfekt, gewinnst du.
puzzles-loses = Spielen beide perfekt, verlierst du.
puzzles-margin = { $side ->
    [ahead] Spielen beide perfekt, liegst du am Ende um { $margin } vorn.
    [behind] Spielen beide perfekt, liegst du am Ende um { $margin } zurück.
   *[even] Spielen beide perfekt, endet es unentschieden.
 }
puzzles-better = Der beste Zug ist um { $by } mehr wert.
puzzles-proven = Bewiesen: Jede mögliche Antwort wurde bis zum Ende der Partie durchgerechnet.
puzzles-side = Du spielst { $sign }, unten.
puzzles-go-on = Weiter mit Aufgabe { $n }
