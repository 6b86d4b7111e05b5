board-ronda-cups = Die zehn Schalen
board-ronda-covered = Schale { $cup }, zugedeckt.
board-ronda-open = Schale { $cup }, offen: { $beans ->
    [0] nichts darunter.
    [one] eine Bohne.
   *[other] { $beans } Bohnen.
}
board-ronda-touch-lift = Anheben.
board-ronda-touch-add = Eine eigene Bohne dazulegen.
board-ronda-touch-keep = Offen lassen, die andere zudecken und weiterspielen.
board-ronda-touch-pass = Passen: Schalen zudecken und den Zug beenden.
board-ronda-pass = Passen
board-ronda-do-lift = Heb eine Schale an.
board-ronda-do-go-on = Heb eine beliebige Schale an oder passe.
board-ronda-do-add = Ein Paar! Leg zu einer der beiden Schalen eine Bohne oder passe.
board-ronda-do-fill = Zwei volle Schalen! Leg zu einer davon eine Bohne. Passen geht hier nicht.
board-ronda-do-keep = Welche der beiden bleibt offen? Tipp sie an und spiel weiter, oder passe.
board-ronda-black = Schwarze Schale: { $beans ->
    [0] leer
    [one] eine Bohne
   *[other] { $beans } Bohnen
}
board-ronda-box = Aus dem Spiel: { $beans ->
    [0] keine Bohnen
    [one] eine Bohne
   *[other] { $beans } Bohnen
}
board-ronda-hand = { $name }: { $beans ->
    [0] keine Bohnen
    [one] eine Bohne
   *[other] { $beans } Bohnen
}
board-ronda-box-name = raus
board-ronda-to-go = noch { $n }
board-ronda-stake = wer zuerst auf 0 ist
board-ronda-do-match-0 = Such die andere leere Schale.
board-ronda-do-match-1 = Such noch eine Schale mit einer Bohne.
board-ronda-do-match-2 = Such noch eine Schale mit 2.
board-ronda-do-match-3 = Such noch eine Schale mit 3.
board-ronda-do-match-4 = Such noch eine Schale mit 4.
board-ronda-do-match-5 = Such noch eine Schale mit 5.
board-ronda-do-match-6 = Such noch eine Schale mit 6.
board-ronda-look = Sieh dir das genauer an: { $places }.
board-ronda-look-pass = Lohnt es sich weiterzuspielen?

# Züge in Worten
board-ronda-says-pass = „passen“
board-ronda-says-plus = „eine Bohne zu { $a } legen“
board-ronda-says-equal = „{ $a } offen lassen“

ronda-ending-won = { $you ->
    [seat] Du hast deine letzte Bohne abgelegt.
   *[none] { $seat } hat die letzte Bohne abgelegt.
}
