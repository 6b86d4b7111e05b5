board-dacapo-choices = Judías para tu puño
board-dacapo-choose = { $beans ->
    [one] Una judía en el puño
   *[other] { $beans } judías en el puño
}
board-dacapo-do-choose = ¿Cuántas judías pones en el puño?
board-dacapo-row = { $filled ->
    [0] { $name }: ninguna copa llena todavía.
   *[other] { $name }: copas llenas con { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] Sin judías, está fuera.
    [one] Una judía en la mano.
   *[other] { $beans } judías en la mano.
}
board-dacapo-stock-hidden = Judías en la mano sin mostrar.
board-dacapo-thinking = Aún está eligiendo.
board-dacapo-ready = Ya ha elegido.
board-dacapo-shows = Enseña { $beans }.
board-dacapo-crossed = Enseña { $beans }, anulado.
board-dacapo-target-empty = Copa negra del centro: vacía
board-dacapo-target-filled = Copa negra del centro: la llenó { $name }
board-dacapo-box = { $beans ->
    [0] Caja: vacía
    [one] Caja: una judía
   *[other] Caja: { $beans } judías
}
board-dacapo-box-hidden = Caja: judías sin mostrar
board-dacapo-look = Piensa en estos números: { $places }.
