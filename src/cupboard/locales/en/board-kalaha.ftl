## The board of Kalaha in the browser.

board-kalaha-label = Pits
board-kalaha-task = choose one of your pits
board-kalaha-pit = { $name }, pit { $pit }: { $stones ->
    [0] empty
    [one] { $stones } stone
   *[other] { $stones } stones
 }
board-kalaha-store = Store of { $name }: { $stones ->
    [0] empty
    [one] { $stones } stone
   *[other] { $stones } stones
 }
board-kalaha-hinted = Hint: { $told }
board-kalaha-look = Look here: { $places }.
board-kalaha-not-yours = That pit belongs to somebody else. Choose one of your own.
