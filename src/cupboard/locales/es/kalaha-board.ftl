board-kalaha-label = Hoyos
board-kalaha-task = Elige uno de tus hoyos
board-kalaha-pit = { $you ->
    [seat] Tu hoyo { $pit }
   *[none] { $name }, hoyo { $pit }
}: { $stones ->
    [0] vacío
    [one] { $stones } ficha
   *[other] { $stones } fichas
 }
board-kalaha-store = { $you ->
    [seat] Tu granero
   *[none] Granero de { $name }
}: { $stones ->
    [0] vacío
    [one] { $stones } ficha
   *[other] { $stones } fichas
 }
board-kalaha-hinted = Pista: { $told }
board-kalaha-look = Mira aquí: { $places }.
board-kalaha-not-yours = Ese hoyo no es tuyo. Elige uno de los tuyos.
