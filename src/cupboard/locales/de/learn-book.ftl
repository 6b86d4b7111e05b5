# Das Regelbuch zum Ausprobieren.

learn-chapter-start = Vor dem Spiel
learn-chapter-turn = Dein Zug
learn-chapter-special = Was alles passieren kann
learn-chapter-end = Das Ende der Partie
learn-chapter-more = Andere Spielarten

learn-try = Probier es aus
learn-done = geschafft
learn-choice = Unsere Wahl:
learn-progress = { $done ->
    [0] { $all } Übungen. Jede dauert nur einen Augenblick.
   *[other] { $done } von { $all } Übungen geschafft
}
learn-begin = Mit der ersten Übung beginnen
learn-go-on = Weitermachen
learn-anew = Noch einmal von vorn
learn-agreed = Gezeigt für:
learn-agreed-all = alles
learn-agreed-table = Tisch { $code }

learn-lesson-of = { $game }: Regel { $rule }
learn-at = Übung { $at } von { $all }
learn-type = Zug lieber eintippen
learn-read = Die Regel lesen
learn-show = Zeig mir, wie es geht
learn-wrong = Was ist hier nicht erlaubt?
learn-going = Gut. Weiter so.
learn-right-title = Richtig!
learn-missed-title = Noch nicht ganz
learn-missed = Das ist erlaubt, aber es ist nicht das, was die Übung verlangt.
learn-nothing-lost = „{ $move }“ ist nicht erlaubt, darum ist auf dem Brett nichts geschehen. Versuch etwas anderes.
learn-next = Nächste Übung
learn-finished = Das war die letzte. Auf zur Partie!
learn-repeat = Noch einmal
learn-again = Noch einmal versuchen
