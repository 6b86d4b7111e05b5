board-dacapo-choices = Bohnen für deine Faust
board-dacapo-choose = { $beans ->
    [one] Eine Bohne in die Faust
   *[other] { $beans } Bohnen in die Faust
}
board-dacapo-do-choose = Wie viele Bohnen nimmst du in die Faust?
board-dacapo-hold = Hier halten und hinsehen
board-dacapo-pad = { $name }: gedrückt halten, um die Auswahl zu sehen, und mit der Hand abschirmen
board-dacapo-chosen = Gewählt
board-dacapo-row = { $filled ->
    [0] { $name }: noch keine Schale gefüllt.
   *[other] { $name }: gefüllte Schalen mit { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] Keine Bohnen mehr, ausgeschieden.
    [one] Eine Bohne in der Hand.
   *[other] { $beans } Bohnen in der Hand.
}
board-dacapo-stock-hidden = Bohnen in der Hand: verborgen.
board-dacapo-thinking = Wählt noch.
board-dacapo-ready = Hat gewählt.
board-dacapo-shows = Zeigt { $beans }.
board-dacapo-crossed = Zeigt { $beans }, blockiert.
board-dacapo-target-empty = Zielschale: leer
board-dacapo-target-filled = Zielschale: { $you ->
    [seat] von dir gefüllt
   *[none] gefüllt von { $name }
}
board-dacapo-box = { $beans ->
    [0] Schachtel: leer
    [one] Schachtel: eine Bohne
   *[other] Schachtel: { $beans } Bohnen
}
board-dacapo-box-hidden = Schachtel: Bohnen verborgen
board-dacapo-box-name = raus
board-dacapo-target-name = Ziel
board-dacapo-cups-of = { $n } von { $goal } Schalen
board-dacapo-stake = wer zuerst am Ziel ist
board-dacapo-look = Überleg dir, was diese Zahlen bringen: { $places }.

dacapo-ending-tie-break = Gleich viele Schalen. Wer dafür weniger Bohnen gebraucht hat, gewinnt.
dacapo-ending-tie = Gleich viele Schalen, gefüllt mit gleich vielen Bohnen.
