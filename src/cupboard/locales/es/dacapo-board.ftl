board-dacapo-choices = Judías en el puño
board-dacapo-choose = { $beans ->
    [one] Una judía en el puño
   *[other] { $beans } judías en el puño
}
board-dacapo-do-choose = ¿Cuántas judías pones en el puño?
board-dacapo-hold = Mantén pulsado y mira
board-dacapo-pad = { $name }: mantén pulsado para ver tus opciones y tápalas con la mano
board-dacapo-chosen = Elegido
board-dacapo-row = { $filled ->
    [0] { $name }: ninguna copa llena todavía.
   *[other] { $name }: judías en sus copas llenas: { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] Sin judías.
    [one] Una judía en la mano.
   *[other] { $beans } judías en la mano.
}
board-dacapo-stock-hidden = Judías en la mano: ocultas.
board-dacapo-thinking = Aún no ha elegido.
board-dacapo-ready = Ya ha elegido.
board-dacapo-shows = Enseña { $beans }.
board-dacapo-crossed = Enseña { $beans }, pero se anula.
board-dacapo-target-empty = Copa negra del centro: vacía
board-dacapo-target-filled = Copa negra del centro: { $you ->
    [seat] la has llenado tú
   *[none] la ha llenado { $name }
}
board-dacapo-box = { $beans ->
    [0] Caja: vacía
    [one] Caja: una judía
   *[other] Caja: { $beans } judías
}
board-dacapo-box-hidden = Caja: judías ocultas
board-dacapo-box-name = fuera
board-dacapo-target-name = meta
board-dacapo-cups-of = { $n } de { $goal } copas
board-dacapo-stake = llega antes a la copa negra
board-dacapo-look = Piensa en estos números: { $places }.

dacapo-ending-tie-break = Mismo número de copas. Gana quien ha usado menos judías.
dacapo-ending-tie = Mismo número de copas, llenadas con el mismo número de judías.
