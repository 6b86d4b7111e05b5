## Het bord van Kalaha in de browser.

board-kalaha-label = Kuiltjes
board-kalaha-task = kies een van je kuiltjes
board-kalaha-pit = { $name }, kuiltje { $pit }: { $stones ->
    [0] leeg
    [one] { $stones } steentje
   *[other] { $stones } steentjes
 }
board-kalaha-store = Voorraad van { $name }: { $stones ->
    [0] leeg
    [one] { $stones } steentje
   *[other] { $stones } steentjes
 }
board-kalaha-hinted = Tip: { $told }
board-kalaha-look = Kijk hier: { $places }.
board-kalaha-not-yours = Dat kuiltje is van iemand anders. Kies een van je eigen kuiltjes.
