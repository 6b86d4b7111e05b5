board-ronda-cups = Las diez copas
board-ronda-covered = Copa { $cup }, tapada.
board-ronda-open = Copa { $cup }, descubierta: { $beans ->
    [0] nada debajo.
    [one] una judía.
   *[other] { $beans } judías.
}
board-ronda-touch-lift = Levantarla.
board-ronda-touch-add = Añadirle una de tus judías.
board-ronda-touch-keep = Dejarla descubierta y seguir; la otra se tapa.
board-ronda-touch-pass = Pasar: taparlas y terminar tu turno.
board-ronda-pass = Pasar
board-ronda-do-lift = Levanta una copa.
board-ronda-do-go-on = Levanta la copa que quieras, o pasa.
board-ronda-do-add = ¡Una pareja! Añade una judía a una de las dos, o pasa.
board-ronda-do-fill = ¡Dos copas llenas! No puedes pasar. Añade una judía a una de ellas.
board-ronda-do-keep = ¿Cuál de las dos queda descubierta? Tócala y sigue, o pasa.
board-ronda-black = Copa negra: { $beans ->
    [0] vacía
    [one] una judía
   *[other] { $beans } judías
}
board-ronda-box = Fuera del juego: { $beans ->
    [0] ninguna judía
    [one] una judía
   *[other] { $beans } judías
}
board-ronda-hand = { $name }: { $beans ->
    [0] ninguna judía
    [one] una judía
   *[other] { $beans } judías
}
board-ronda-look = Mira aquí: { $places }.
board-ronda-look-pass = ¿Vale la pena seguir?

# Jugadas en palabras
board-ronda-says-pass = «pasar»
board-ronda-says-plus = { $a } con una judía más
board-ronda-says-equal = «dejar { $a } descubierta»
