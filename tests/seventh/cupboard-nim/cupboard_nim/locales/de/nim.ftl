nim-name = Nim
nim-tagline = Nimm ein paar Bohnen vom Haufen und pass auf, wer die letzte bekommt.
nim-move-help = Gib ein, wie viele Bohnen du nimmst, zum Beispiel 2.

rule-NIM-1-title = Der Haufen
rule-NIM-2-title = Reihenfolge
rule-NIM-3-title = Bohnen nehmen
rule-NIM-4-title = Die letzte Bohne gewinnt
rule-NIM-5-title = Die letzte Bohne verliert
rule-NIM-1 = In der Mitte liegt ein Haufen mit { $beans } Bohnen.
rule-NIM-2 = Zwei oder drei Personen spielen reihum. Wer anfängt, entscheidet der Zufall.
rule-NIM-3 = Wenn du an der Reihe bist, nimm mindestens eine und höchstens { $most } Bohnen.
rule-NIM-4 = Wer die letzte Bohne nimmt, gewinnt.
rule-NIM-5 = Variante: Wer die letzte Bohne nimmt, verliert. Die anderen gewinnen gemeinsam.

nim-preset-standard = 15 Bohnen
nim-preset-short = Kurzes Spiel mit 9 Bohnen
nim-preset-last-loses = Die letzte Bohne verliert
nim-option-beans = Bohnen im Haufen
nim-option-most = Höchstens so viele Bohnen auf einmal
nim-option-last = Wer die letzte Bohne nimmt,
nim-option-last-wins = gewinnt
nim-option-last-loses = verliert

nim-fact-started =
    { $you ->
        [seat] Du fängst an.
       *[none] { $seat } fängt an.
    }
nim-fact-taken =
    { $you ->
        [seat]
            { $beans ->
                [one] Du nimmst eine Bohne.
               *[other] Du nimmst { $beans } Bohnen.
            }
       *[none]
            { $beans ->
                [one] { $seat } nimmt eine Bohne.
               *[other] { $seat } nimmt { $beans } Bohnen.
            }
    }

nim-too-many = Nimm mindestens eine und höchstens { $most } Bohnen.
nim-unreadable = „{ $text }“ ist keine Zahl von Bohnen. Gib eine Zahl von 1 bis { $most } ein.
nim-position = Das ist keine Stellung von Nim. Schreib den Haufen, die genommenen Bohnen und wer an der Reihe ist, zum Beispiel 9 4,2 0.

board-nim-take =
    { $beans ->
        [one] 1 Bohne nehmen
       *[other] { $beans } Bohnen nehmen
    }
board-nim-heap =
    { $beans ->
        [one] Eine Bohne im Haufen
       *[other] { $beans } Bohnen im Haufen
    }

nim-view-heap = Bohnen im Haufen
nim-view-taken = Genommene Bohnen
nim-view-mover = Nächster Platz (der erste ist 0)
