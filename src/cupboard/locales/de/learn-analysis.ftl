## What an analysis says after the game.
learn-analysis-title = Auswertung: { $game }
learn-analysis-waiting = Erst wird noch eine andere Partie ausgewertet.
learn-analysis-running = Die Partie wird ausgewertet: { $n } %
learn-analysis-failed = Die Auswertung ist misslungen.
learn-analysis-again = Noch einmal versuchen
learn-analysis-empty = In dieser Partie hat niemand etwas entschieden.
learn-analysis-unit-chance = Gewinnchance
learn-analysis-unit-margin = Vorsprung
learn-analysis-unit-points = Punkte
learn-analysis-value-chance = { $n } %
learn-analysis-curve = Wie es Zug für Zug stand
learn-analysis-curve-help = Pfeiltasten links und rechts gehen von Zug zu Zug.
learn-analysis-at = Zug { $n } von { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $name } spielte { $move }.
learn-analysis-showed = { $name } zeigte { $move }.
learn-analysis-better = Besser war { $move }.
learn-analysis-none-better = Kein Zug war besser.
learn-analysis-forced = Es gab keinen anderen Zug.
learn-analysis-line = So wäre es weitergegangen: { $line }
learn-analysis-proven = Das ist bewiesen.
learn-analysis-estimated = Das ist geschätzt, aus vielen Fortsetzungen.
learn-analysis-counted = Das ist gezählt.
learn-analysis-unknown = Für so viele Spieler und Bohnen hat das noch niemand ausgerechnet.
learn-analysis-remembered = Gemessen an einem vollkommenen Gedächtnis für alles, was zu sehen war.
learn-analysis-short-proven = bewiesen
learn-analysis-short-searched = Tiefe { $n }
learn-analysis-short-estimated = geschätzt
learn-analysis-short-counted = gezählt
learn-analysis-short-unknown = unbekannt
learn-analysis-slip = ungenau
learn-analysis-error = Fehler
learn-analysis-blunder = grober Fehler
learn-analysis-find = stark gefunden
learn-analysis-missed = vergessen
learn-analysis-gave-away = Sieg verschenkt
learn-analysis-turns = Wendepunkte
learn-analysis-turns-none = Es gab keinen großen Umschwung.
learn-analysis-turn-gave-away = { $name } verschenkte mit { $move } einen bewiesenen Sieg.
learn-analysis-turn-error = { $name } machte mit { $move } einen Fehler: von { $before } auf { $after }.
learn-analysis-turn-find = { $name } fand den einzigen guten Zug, { $move }: von { $before } auf { $after }.
learn-analysis-turn-swing = Nach { $move } kam { $name } von { $before } auf { $after }.
learn-analysis-turn-round = Nach dieser Runde kam { $name } von { $before } auf { $after }.
learn-analysis-turn-shot = Nach diesem Schuss stand { $name } bei { $after }.
learn-analysis-tallies = Wie alle gespielt haben
learn-analysis-numbers = Alle Züge als Tabelle
learn-analysis-col-number = Nr.
learn-analysis-col-player = Wer
learn-analysis-col-made = gespielt
learn-analysis-col-best = am besten
learn-analysis-col-loss = Verlust
learn-analysis-col-remark = Bemerkung
learn-analysis-col-decisions = Züge
learn-analysis-col-mean = Verlust im Schnitt
learn-analysis-show-better = Den besseren Zug zeigen
learn-analysis-watch = Zeigen, was geschah
learn-analysis-known = Was zu wissen war
learn-analysis-known-pair = Ein Paar war bekannt: Schalen { $one } und { $other }.
learn-analysis-known-twin = Bekannt war, was zur offenen Schale passt: Schale { $cup }.
learn-analysis-known-none = Ein sicheres Paar war noch nicht bekannt.
learn-analysis-known-cups = Gesehen und seither zugedeckt: { $cups }
learn-analysis-known-cup = Schale { $cup }: { $beans }
learn-analysis-known-chance = Chance auf ein Paar: { $made } % mit dieser Wahl, { $best } % mit der besten.
learn-analysis-cauldron = Im Kessel von { $name }
learn-analysis-mix = Das Gleichgewicht
learn-analysis-mix-about = So oft zeigt jemand, der nicht zu durchschauen ist, jede Zahl. Daneben, was die Zahl im Schnitt kostet.
learn-analysis-mix-free = kostet nichts
learn-analysis-mix-costs = kostet { $n } %
learn-analysis-mix-chosen = gewählt
learn-analysis-hits = Treffer
learn-analysis-hit-shots = Schüsse
learn-analysis-hit-cup = in einer Schale
learn-analysis-hit-tray = lose im Tablett
learn-analysis-hit-table = lose auf dem Tisch
learn-analysis-hit-off = vom Tisch gefallen
learn-analysis-hit-claims = Schalen genommen
learn-analysis-hit-knocks = Bohnen angestoßen
learn-analysis-hit-streak = längste Trefferserie
learn-analysis-loss-margin = { $n ->
    [one] Das kostete einen Punkt.
   *[other] Das kostete { $n } Punkte.
 }
learn-analysis-loss-chance = { $n ->
    [one] Das kostete einen Prozentpunkt der Gewinnchance.
   *[other] Das kostete { $n } Prozentpunkte der Gewinnchance.
 }
learn-analysis-searched = { $n ->
    [one] Das ist einen Zug tief gesucht.
   *[other] Das ist { $n } Züge tief gesucht.
 }
