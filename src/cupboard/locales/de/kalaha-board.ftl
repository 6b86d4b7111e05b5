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
board-kalaha-look = Eine der markierten Mulden ist eine gute Wahl.
board-kalaha-plan = { $stones ->
    [one] { $stones } Stein säen?
   *[other] { $stones } Steine säen?
}
board-kalaha-plan-again = Der letzte fällt in deine Gewinnmulde, du bist also gleich noch mal dran.
board-kalaha-plan-captures = { $stones ->
    [one] Du fängst { $stones } Stein.
   *[other] Du fängst { $stones } Steine.
}
board-kalaha-plan-store = Der letzte fällt in deine Gewinnmulde.
board-kalaha-plan-own = Der letzte fällt auf deine eigene Seite.
board-kalaha-plan-other = Der letzte fällt auf die Seite von { $name }.
board-kalaha-sow = Säen
board-kalaha-again = Noch mal!
board-kalaha-goal = { $n } von { $goal }
board-kalaha-stones = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
board-kalaha-stake = wer die meisten Steine hat, gewinnt
board-kalaha-not-yours = Das ist nicht deine Mulde. Wähle eine von deinen eigenen.
