board-kala-label = Copas
board-kala-task = Elige un camino para tus judías
board-kala-task-bonus = Movimiento extra: elige un camino para las judías de tu copa
board-kala-cell = { $cell }: { $beans ->
    [0] vacía
    [one] { $beans } judía
   *[other] { $beans } judías
 }
board-kala-cup = { $cell }: { $you ->
    [seat] tu copa
   *[none] la copa de { $name }
}, { $beans ->
    [0] vacía
    [one] { $beans } judía
   *[other] { $beans } judías
 }; debajo { $covered ->
    [0] nada
    [one] { $covered } judía
   *[other] { $covered } judías
 }
board-kala-hinted = Pista, judía { $bean }: { $told }
board-kala-store = { $you ->
    [seat] Tu reserva
   *[none] Reserva de { $name }
}: { $beans ->
    [0] vacía
    [one] { $beans } judía
   *[other] { $beans } judías
 }
board-kala-bank-name = Banca
board-kala-bank = Banca: { $beans ->
    [0] vacía
    [one] { $beans } judía
   *[other] { $beans } judías
 }{ $open ->
    [yes] , abierta
   *[no] {""}
 }
board-kala-ask-path = { $beans } judías por sembrar. Toca las copas una a una, o directamente la última.
board-kala-ask-which = ¿Por dónde? Toca una copa del camino.
board-kala-ask-harvest = ¿Cosechar la copa de { $cell }?
board-kala-ask-landing = ¿Dónde pones tu copa?
board-kala-harvest = Cosechar
board-kala-leave = No cosechar
board-kala-back = Atrás
board-kala-look = Mira la copa { $places }.
board-kala-plan = ¿Sembrar { $beans } judías hasta { $cell }?
board-kala-plan-moves = Después tu copa pasa a { $cell }.
board-kala-plan-crosses = La copa de { $name } recibe una de las judías.
board-kala-sow = Sembrar
board-kala-beans = { $n ->
    [one] { $n } judía
   *[other] { $n } judías
}
board-kala-stake = guarda 4 judías para sembrar
board-kala-compass = Direcciones para escribir una jugada

kala-ending-ended = { $you ->
    [seat] Te quedaban menos de 4 judías para sembrar.
   *[none] A { $seat } le quedaban menos de 4 judías para sembrar.
}
