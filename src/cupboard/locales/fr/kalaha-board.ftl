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
board-kalaha-look = Regardez ici : { $places }.
board-kalaha-not-yours = Cette alvéole est à un autre joueur. Choisissez une des vôtres.
