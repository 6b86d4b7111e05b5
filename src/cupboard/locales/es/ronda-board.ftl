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
board-ronda-box-name = fuera
board-ronda-to-go = faltan { $n }
board-ronda-stake = gana quien llegue a 0
board-ronda-do-match-0 = Busca la otra copa vacía.
board-ronda-do-match-1 = Busca otra copa con una judía.
board-ronda-do-match-2 = Busca otra copa con 2.
board-ronda-do-match-3 = Busca otra copa con 3.
board-ronda-do-match-4 = Busca otra copa con 4.
board-ronda-do-match-5 = Busca otra copa con 5.
board-ronda-do-match-6 = Busca otra copa con 6.
board-ronda-look = Mira aquí: { $places }.
board-ronda-look-pass = ¿Vale la pena seguir?

# Jugadas en palabras
board-ronda-says-pass = «pasar»
board-ronda-says-plus = { $a } con una judía más
board-ronda-says-equal = «dejar { $a } descubierta»

ronda-ending-won = { $you ->
    [seat] Has añadido tu última judía.
   *[none] { $seat } ha añadido su última judía.
}
