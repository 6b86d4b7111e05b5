## El tablero de Kalaha en el navegador.

board-kalaha-label = Hoyos
board-kalaha-task = elige uno de tus hoyos
board-kalaha-pit = { $name }, hoyo { $pit }: { $stones ->
    [0] vacío
    [one] { $stones } piedra
   *[other] { $stones } piedras
 }
board-kalaha-store = Granero de { $name }: { $stones ->
    [0] vacío
    [one] { $stones } piedra
   *[other] { $stones } piedras
 }
board-kalaha-hinted = Pista: { $told }
board-kalaha-look = Mira aquí: { $places }.
board-kalaha-not-yours = Ese hoyo es de otra persona. Elige uno tuyo.
