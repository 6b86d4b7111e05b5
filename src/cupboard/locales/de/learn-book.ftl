# Das Regelbuch zum Ausprobieren.

learn-chapter-start = Vorbereitung
learn-chapter-turn = Dein Zug
learn-chapter-special = Sonderfälle
learn-chapter-end = Ende der Partie
learn-chapter-more = Varianten
learn-chapter-tips = Tipps
learn-minute = Das Spiel in einer Minute
learn-contents = Inhalt

learn-done = geschafft
learn-choice = Unsere Auslegung
learn-beyond = Unsere Ergänzung
learn-progress = { $done ->
    [0] { $all } Übungen. Jede dauert nur einen Augenblick.
   *[other] { $done } von { $all } Übungen geschafft
}
learn-begin = Mit der ersten Übung beginnen
learn-go-on = Weitermachen
learn-anew = Noch einmal von vorn
learn-agreed = Gilt für:
learn-agreed-all = alles
learn-agreed-table = Partie { $code }

learn-lesson-of = { $game }: { $title }
learn-at = Übung { $at } von { $all }
learn-type = Zug lieber eintippen
learn-read = Die Regel lesen
learn-show = Zeig mir, wie es geht
learn-wrong = Was ist hier nicht erlaubt?
learn-going = Gut. Weiter so.
learn-right-title = Richtig!
learn-missed-title = Noch nicht ganz
learn-missed = Das ist erlaubt, löst aber diese Übung noch nicht.
learn-nothing-lost = „{ $move }“ ist hier nicht erlaubt. Auf dem Brett hat sich nichts geändert. Versuch etwas anderes.
learn-next = Nächste Übung
learn-finished = Das war die letzte Übung. Jetzt bist du bereit für eine Partie!
learn-repeat = Noch einmal
learn-again = Noch einmal versuchen
learn-small-print = Das Kleingedruckte: alle Regeln mit Nummer
