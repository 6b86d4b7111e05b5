board-ronda-cups = Die zehn Schalen
board-ronda-covered = Schale { $cup }, zugedeckt.
board-ronda-open = Schale { $cup }, offen: { $beans ->
    [0] nichts darunter.
    [one] eine Bohne.
   *[other] { $beans } Bohnen.
}
board-ronda-touch-lift = Anheben.
board-ronda-touch-add = Eine eigene Bohne dazulegen.
board-ronda-touch-keep = Offen lassen und weiterspielen; die andere wird zugedeckt.
board-ronda-touch-pass = Passen: Schalen zudecken und den Zug beenden.
board-ronda-pass = Passen
board-ronda-do-lift = Heb eine Schale an.
board-ronda-do-go-on = Heb eine beliebige Schale an oder passe.
board-ronda-do-add = Ein Paar! Leg eine Bohne zu einer der beiden oder passe.
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
board-ronda-look = Schau hierhin: { $places }.
board-ronda-look-pass = Lohnt es sich weiterzumachen?

# Züge in Worten
board-ronda-says-pass = „passen“
board-ronda-says-plus = { $a } mit einer Bohne dazu
board-ronda-says-equal = „{ $a } offen lassen“
