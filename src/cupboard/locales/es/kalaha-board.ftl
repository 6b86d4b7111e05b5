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
board-kalaha-look = Uno de los hoyos marcados es una buena opción.
board-kalaha-plan = { $stones ->
    [one] ¿Sembrar { $stones } ficha?
   *[other] ¿Sembrar { $stones } fichas?
}
board-kalaha-plan-again = La última cae en tu granero, así que juegas otra vez.
board-kalaha-plan-captures = { $stones ->
    [one] Capturas { $stones } ficha.
   *[other] Capturas { $stones } fichas.
}
board-kalaha-plan-store = La última cae en tu granero.
board-kalaha-plan-own = La última cae en tu lado.
board-kalaha-plan-other = La última cae en el lado de { $name }.
board-kalaha-sow = Sembrar
board-kalaha-again = ¡Otra vez!
board-kalaha-goal = { $n } de { $goal }
board-kalaha-stones = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
board-kalaha-stake = gana quien tenga más fichas
board-kalaha-not-yours = Ese hoyo no es tuyo. Elige uno de los tuyos.
