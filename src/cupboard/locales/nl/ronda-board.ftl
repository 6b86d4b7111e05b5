board-ronda-cups = De tien bekers
board-ronda-covered = Beker { $cup }, afgedekt.
board-ronda-open = Beker { $cup }, open: { $beans ->
    [0] niets eronder.
    [one] één boon.
   *[other] { $beans } bonen.
}
board-ronda-touch-lift = Optillen.
board-ronda-touch-add = Er een eigen boon bij leggen.
board-ronda-touch-keep = Open laten en doorgaan; de andere wordt afgedekt.
board-ronda-touch-pass = Passen: de bekers afdekken en je beurt beëindigen.
board-ronda-pass = Passen
board-ronda-do-lift = Til een beker op.
board-ronda-do-go-on = Til een beker naar keuze op, of pas.
board-ronda-do-add = Een paar! Leg een boon bij een van de twee bekers, of pas.
board-ronda-do-fill = Twee volle bekers! Leg een boon bij een van de twee; passen kan hier niet.
board-ronda-do-keep = Welke van de twee blijft open? Tik hem aan en ga door, of pas.
board-ronda-black = Zwarte beker: { $beans ->
    [0] leeg
    [one] één boon
   *[other] { $beans } bonen
}
board-ronda-box = Uit het spel: { $beans ->
    [0] geen bonen
    [one] één boon
   *[other] { $beans } bonen
}
board-ronda-hand = { $name }: { $beans ->
    [0] geen bonen
    [one] één boon
   *[other] { $beans } bonen
}
board-ronda-box-name = eruit
board-ronda-to-go = nog { $n }
board-ronda-stake = wie het eerst op 0 is
board-ronda-do-match-0 = Zoek de andere lege beker.
board-ronda-do-match-1 = Zoek nog een beker met één boon.
board-ronda-do-match-2 = Zoek nog een beker met 2.
board-ronda-do-match-3 = Zoek nog een beker met 3.
board-ronda-do-match-4 = Zoek nog een beker met 4.
board-ronda-do-match-5 = Zoek nog een beker met 5.
board-ronda-do-match-6 = Zoek nog een beker met 6.
board-ronda-look = Kijk hier eens goed: { $places }.
board-ronda-look-pass = Is doorgaan de moeite waard?

# Zetten in woorden
board-ronda-says-pass = ‘passen’
board-ronda-says-plus = ‘een boon bij { $a } leggen’
board-ronda-says-equal = ‘{ $a } open laten’

ronda-ending-won = { $you ->
    [seat] Je hebt je laatste boon bijgelegd.
   *[none] { $seat } heeft de laatste boon bijgelegd.
}
