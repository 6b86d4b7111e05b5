board-kalaha-label = Alvéoles
board-kalaha-task = Choisissez une de vos alvéoles
board-kalaha-pit = { $you ->
    [seat] Votre alvéole { $pit }
   *[none] { $name }, alvéole { $pit }
} : { $stones ->
    [0] vide
    [one] { $stones } bille
   *[other] { $stones } billes
 }
board-kalaha-store = { $you ->
    [seat] Votre grenier
   *[none] Grenier ({ $name })
} : { $stones ->
    [0] vide
    [one] { $stones } bille
   *[other] { $stones } billes
 }
board-kalaha-hinted = Indice : { $told }
board-kalaha-look = L’une des alvéoles marquées est un bon choix.
board-kalaha-plan = { $stones ->
    [one] Semer { $stones } bille ?
   *[other] Semer { $stones } billes ?
}
board-kalaha-plan-again = La dernière tombe dans votre grenier : vous rejouez.
board-kalaha-plan-captures = { $stones ->
    [one] Vous prenez { $stones } bille.
   *[other] Vous prenez { $stones } billes.
}
board-kalaha-plan-store = La dernière tombe dans votre grenier.
board-kalaha-plan-own = La dernière tombe de votre côté.
board-kalaha-plan-other = La dernière tombe du côté adverse ({ $name }).
board-kalaha-sow = Semer
board-kalaha-again = Encore !
board-kalaha-goal = { $n } sur { $goal }
board-kalaha-stones = { $n ->
    [one] { $n } bille
   *[other] { $n } billes
}
board-kalaha-stake = qui a le plus de billes gagne
board-kalaha-not-yours = Cette alvéole est à un autre joueur. Choisissez une des vôtres.
