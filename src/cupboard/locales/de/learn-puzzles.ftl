## Puzzles: positions with one best move.

puzzles-of = Aufgaben: { $game }
puzzles-about = In jeder Stellung ist genau ein Zug der beste. Der Computer hat sie in Partien gefunden und bewiesen.
puzzles-daily = Aufgabe des Tages
puzzles-solved = gelöst
puzzles-count = { $solved } von { $all } gelöst
puzzles-level = { $level ->
    [1] Ein Blick genügt
    [2] Zweimal hinsehen
    [3] Vorausdenken
    [4] Weit vorausdenken
   *[5] Für Geduldige
 }
puzzles-tile = Aufgabe { $n }
puzzles-tile-solved = Aufgabe { $n }, gelöst
puzzles-none = Zu diesem Spiel gibt es keine Aufgaben.
puzzles-one = { $game }: Aufgabe der Stufe { $level }
puzzles-task-win = Du bist am Zug. Genau ein Zug gewinnt, jeder andere verliert. Welcher?
puzzles-task-margin = Du bist am Zug. Genau ein Zug holt das meiste aus dieser Stellung. Welcher?
puzzles-again = Noch einmal
puzzles-next = Nächste Aufgabe
puzzles-play-on = Zeigen, wie es weitergeht
puzzles-show = Zeig es mir
puzzles-all = Alle Aufgaben
puzzles-right = Richtig!
puzzles-wrong = Nicht der beste.
puzzles-shown = Der beste Zug ist { $move }.
puzzles-wins = Bei bestem Spiel beider gewinnst du.
puzzles-loses = Bei bestem Spiel beider verlierst du.
puzzles-margin = { $side ->
    [ahead] Bei bestem Spiel beider liegst du am Ende { $margin } vorn.
    [behind] Bei bestem Spiel beider liegst du am Ende { $margin } zurück.
   *[even] Bei bestem Spiel beider endet es gleich.
 }
puzzles-better = Ein anderer Zug ist { $by } mehr wert.
puzzles-proven = Bewiesen: Jede Antwort wurde bis zum Ende der Partie durchgesehen.
