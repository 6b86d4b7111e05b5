## El tablero de Kala en el navegador.

board-kala-label = Copas
board-kala-task = elige un camino para tus judías
board-kala-task-bonus = siembra adicional: elige un camino para las judías de tu copa
board-kala-cell = { $cell }: { $beans ->
    [0] vacía
    [one] { $beans } judía
   *[other] { $beans } judías
 }
board-kala-cup = { $cell }: la copa de { $name }, { $beans ->
    [0] vacía
    [one] { $beans } judía
   *[other] { $beans } judías
 }; debajo { $covered ->
    [0] nada
    [one] { $covered } judía
   *[other] { $covered } judías
 }
board-kala-hinted = Pista, judía { $bean }: { $told }
board-kala-store = Reserva de { $name }: { $beans ->
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
board-kala-ask-path = { $beans } judías por sembrar: toca una copa tras otra, o directamente la última.
board-kala-ask-which = ¿Por dónde? Toca una copa del camino.
board-kala-ask-harvest = ¿Cosechar la copa de { $cell }?
board-kala-ask-landing = ¿Dónde se pone tu copa?
board-kala-harvest = Cosechar
board-kala-leave = Dejar
board-kala-back = Atrás
board-kala-look = Mira la copa { $places }.
