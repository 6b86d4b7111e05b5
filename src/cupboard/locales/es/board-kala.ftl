## El tablero de Kala en el navegador.

board-kala-label = Cuencos
board-kala-task = elige un camino para tus judías
board-kala-task-bonus = siembra adicional: elige un camino para las judías de tu cuenco
board-kala-cell = { $cell }: { $beans ->
    [0] vacío
    [one] { $beans } judía
   *[other] { $beans } judías
 }
board-kala-cup = { $cell }: el cuenco de { $name }, { $beans ->
    [0] vacío
    [one] { $beans } judía
   *[other] { $beans } judías
 }; debajo { $covered ->
    [0] nada
    [one] { $covered } judía
   *[other] { $covered } judías
 }
board-kala-hinted = Consejo, judía { $bean }: { $told }
board-kala-store = Reserva de { $name }: { $beans ->
    [0] vacía
    [one] { $beans } judía
   *[other] { $beans } judías
 }
board-kala-bank-name = Banco
board-kala-bank = Banco: { $beans ->
    [0] vacío
    [one] { $beans } judía
   *[other] { $beans } judías
 }{ $open ->
    [yes] , abierto
   *[no] {""}
 }
board-kala-ask-path = { $beans } judías por sembrar: toca un cuenco tras otro, o directamente el último.
board-kala-ask-which = ¿Por dónde? Toca un cuenco del camino.
board-kala-ask-harvest = ¿Cosechar el cuenco de { $cell }?
board-kala-ask-landing = ¿Dónde se pone tu cuenco?
board-kala-harvest = Cosechar
board-kala-leave = Dejar
board-kala-back = Atrás
board-kala-look = Mira el cuenco { $places }.
