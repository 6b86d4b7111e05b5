board-kalaha-label = Mulden
board-kalaha-task = Wähle eine deiner Mulden
board-kalaha-pit = { $you ->
    [seat] Deine Mulde { $pit }
   *[none] { $name }, Mulde { $pit }
}: { $stones ->
    [0] leer
    [one] { $stones } Stein
   *[other] { $stones } Steine
 }
board-kalaha-store = { $you ->
    [seat] Deine Gewinnmulde
   *[none] Gewinnmulde von { $name }
}: { $stones ->
    [0] leer
    [one] { $stones } Stein
   *[other] { $stones } Steine
 }
board-kalaha-hinted = Tipp: { $told }
board-kalaha-look = Sieh dir das genauer an: { $places }.
board-kalaha-not-yours = Das ist nicht deine Mulde. Wähle eine von deinen eigenen.
