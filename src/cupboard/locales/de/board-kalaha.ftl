## Kalahas Brett im Browser.

board-kalaha-label = Mulden
board-kalaha-task = wähle eine deiner Mulden
board-kalaha-pit = { $name }, Mulde { $pit }: { $stones ->
    [0] leer
    [one] { $stones } Stein
   *[other] { $stones } Steine
 }
board-kalaha-store = Speicher von { $name }: { $stones ->
    [0] leer
    [one] { $stones } Stein
   *[other] { $stones } Steine
 }
board-kalaha-hinted = Tipp: { $told }
board-kalaha-look = Schau hierhin: { $places }.
board-kalaha-not-yours = Diese Mulde gehört jemand anderem. Wähle eine deiner eigenen.
