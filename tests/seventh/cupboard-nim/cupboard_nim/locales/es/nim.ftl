nim-name = Nim
nim-tagline = Toma unas judías del montón y fíjate en quién se lleva la última.
nim-move-help = Escribe cuántas judías tomas, por ejemplo 2.

rule-NIM-1-title = El montón
rule-NIM-2-title = Turnos
rule-NIM-3-title = Tomar judías
rule-NIM-4-title = La última judía gana
rule-NIM-5-title = La última judía pierde
rule-NIM-1 = En el centro hay un montón de { $beans } judías.
rule-NIM-2 = Dos o tres jugadores juegan por turnos. El jugador inicial se elige al azar.
rule-NIM-3 = En tu turno, toma al menos una judía y como máximo { $most }.
rule-NIM-4 = Gana el jugador que toma la última judía.
rule-NIM-5 = Variante: el jugador que toma la última judía pierde. Los demás comparten la victoria.

nim-preset-standard = 15 judías
nim-preset-short = Una partida rápida con 9 judías
nim-preset-last-loses = La última judía pierde
nim-option-beans = Judías en el montón
nim-option-most = Máximo de judías por turno
nim-option-last = El jugador que toma la última judía
nim-option-last-wins = gana
nim-option-last-loses = pierde

nim-fact-started =
    { $you ->
        [seat] Empiezas tú.
       *[none] Empieza { $seat }.
    }
nim-fact-taken =
    { $you ->
        [seat]
            { $beans ->
                [one] Tomas una judía.
               *[other] Tomas { $beans } judías.
            }
       *[none]
            { $beans ->
                [one] { $seat } toma una judía.
               *[other] { $seat } toma { $beans } judías.
            }
    }

nim-too-many = Toma al menos una judía y como máximo { $most }.
nim-unreadable = «{ $text }» no es un número de judías. Escribe un número del 1 al { $most }.
nim-position = Esto no es una posición de Nim. Escribe el montón, las judías que tomó cada jugador y a quién le toca, por ejemplo 9 4,2 0.

board-nim-take =
    { $beans ->
        [one] Tomar 1 judía
       *[other] Tomar { $beans } judías
    }
board-nim-heap =
    { $beans ->
        [one] Una judía en el montón
       *[other] { $beans } judías en el montón
    }

nim-view-heap = Judías en el montón
nim-view-taken = Judías tomadas
nim-view-mover = Siguiente puesto (el primero es 0)
