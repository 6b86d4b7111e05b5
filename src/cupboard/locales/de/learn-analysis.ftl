## Die Auswertung nach der Partie.

learn-analysis-title = Auswertung: { $game }
learn-analysis-waiting = Erst wird noch eine andere Partie ausgewertet.
learn-analysis-running = Die Partie wird ausgewertet: { $n } %
learn-analysis-usual-time = Das dauert meist keine Minute.
learn-analysis-time-left = { $n ->
    [one] Noch etwa 1 Sekunde.
   *[other] Noch etwa { $n } Sekunden.
 }
learn-analysis-failed = Die Auswertung hat nicht geklappt. Versuche es noch einmal.
learn-analysis-again = Noch einmal versuchen
learn-analysis-empty = In dieser Partie gab es nichts zu entscheiden.
learn-analysis-unit-chance = Gewinnchance
learn-analysis-unit-margin = Vorsprung
learn-analysis-unit-margin-expected = Erwarteter Vorsprung am Ende
learn-analysis-unit-points = Punkte
learn-analysis-value-chance = { $n } %
learn-analysis-curve = Wie es Zug für Zug stand
learn-analysis-curve-help = Mit den Pfeiltasten links und rechts gehst du von Zug zu Zug.
learn-analysis-at = Zug { $n } von { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $you ->
    [seat] Du hast { $move } gespielt.
   *[none] { $name } hat { $move } gespielt.
}
learn-analysis-showed = { $you ->
    [seat] Du hast { $move } gezeigt.
   *[none] { $name } hat { $move } gezeigt.
}
learn-analysis-better = Besser war { $move }.
learn-analysis-seems-better = Besser scheint { $move }.
learn-analysis-none-better = Kein Zug war besser.
learn-analysis-none-found = Ein besserer Zug wurde nicht gefunden.
learn-analysis-forced = Es gab keinen anderen Zug.
learn-analysis-line = So wäre es weitergegangen: { $line }
learn-analysis-proven = Das ist bewiesen.
learn-analysis-estimated = Geschätzt aus vielen durchgespielten Partien.
learn-analysis-counted = Aus der Aufzeichnung gezählt.
learn-analysis-unknown = Für diese Zahl von Personen und Bohnen ist keine Lösung bekannt.
learn-analysis-remembered = Gemessen an einem vollkommenen Gedächtnis für alles, was zu sehen war.
learn-analysis-short-proven = bewiesen
learn-analysis-short-searched = Tiefe { $n }
learn-analysis-short-estimated = geschätzt
learn-analysis-short-counted = gezählt
learn-analysis-short-unknown = unbekannt
learn-analysis-slip = Ungenauigkeit
learn-analysis-error = Fehler
learn-analysis-blunder = grober Fehler
learn-analysis-find = einziger guter Zug
learn-analysis-missed = vergessen
learn-analysis-gave-away = Sieg verschenkt
learn-analysis-turns = Wendepunkte
learn-analysis-turns-none = Es gab keinen großen Umschwung.
learn-analysis-turn-gave-away = { $you ->
    [seat] Du hast mit { $move } einen sicheren Sieg verschenkt.
   *[none] { $name } hat mit { $move } einen sicheren Sieg verschenkt.
}
learn-analysis-turn-error = { $you ->
    [seat] Du hast mit { $move } einen Fehler gemacht: von { $before } auf { $after }.
   *[none] { $name } hat mit { $move } einen Fehler gemacht: von { $before } auf { $after }.
}
learn-analysis-turn-find = { $you ->
    [seat] Du hast den einzigen guten Zug gefunden, { $move }: von { $before } auf { $after }.
   *[none] { $name } hat den einzigen guten Zug gefunden, { $move }: von { $before } auf { $after }.
}
learn-analysis-turn-swing = { $you ->
    [seat] Nach { $move } kamst du von { $before } auf { $after }.
   *[none] Nach { $move } kam { $name } von { $before } auf { $after }.
}
learn-analysis-turn-round = { $you ->
    [seat] Nach dieser Runde kamst du von { $before } auf { $after }.
   *[none] Nach dieser Runde kam { $name } von { $before } auf { $after }.
}
learn-analysis-turn-shot = { $you ->
    [seat] Nach diesem Schuss standest du bei { $after }.
   *[none] Nach diesem Schuss stand { $name } bei { $after }.
}
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
learn-analysis-known = Was du wissen konntest
learn-analysis-loss-margin = { $n ->
    [one] Das kostete einen Punkt.
   *[other] Das kostete { $n } Punkte.
 }
learn-analysis-loss-chance = { $n ->
    [one] Das kostete einen Prozentpunkt Gewinnchance.
   *[other] Das kostete { $n } Prozentpunkte Gewinnchance.
 }
learn-analysis-searched = { $n ->
    [one] Einen Zug vorausgerechnet.
   *[other] { $n } Züge vorausgerechnet.
 }
