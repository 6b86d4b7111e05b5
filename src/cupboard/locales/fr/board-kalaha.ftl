## Le plateau de Kalaha dans le navigateur.

board-kalaha-label = Cases
board-kalaha-task = choisissez une de vos cases
board-kalaha-pit = { $name }, case { $pit } : { $stones ->
    [0] vide
    [one] { $stones } pierre
   *[other] { $stones } pierres
 }
board-kalaha-store = Grenier de { $name } : { $stones ->
    [0] vide
    [one] { $stones } pierre
   *[other] { $stones } pierres
 }
board-kalaha-hinted = Conseil : { $told }
board-kalaha-look = Regardez ici : { $places }.
board-kalaha-not-yours = Cette case est à quelqu’un d’autre. Choisissez une des vôtres.
