board-kalaha-label = Pits
board-kalaha-task = Choose one of your pits
board-kalaha-pit = { $you ->
    [seat] Your pit { $pit }
   *[none] { $name }, pit { $pit }
}: { $stones ->
    [0] empty
    [one] { $stones } stone
   *[other] { $stones } stones
 }
board-kalaha-store = { $you ->
    [seat] Your store
   *[none] { $name }’s store
}: { $stones ->
    [0] empty
    [one] { $stones } stone
   *[other] { $stones } stones
 }
board-kalaha-hinted = Hint: { $told }
board-kalaha-look = Look here: { $places }.
board-kalaha-not-yours = That’s another player’s pit. Choose one of your own.
