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
board-kalaha-look = One of the marked pits is a good choice.
board-kalaha-plan = { $stones ->
    [one] Sow { $stones } stone?
   *[other] Sow { $stones } stones?
}
board-kalaha-plan-again = The last one lands in your store, so you go again.
board-kalaha-plan-captures = { $stones ->
    [one] You capture { $stones } stone.
   *[other] You capture { $stones } stones.
}
board-kalaha-plan-store = The last one lands in your store.
board-kalaha-plan-own = The last one lands on your own side.
board-kalaha-plan-other = The last one lands on { $name }’s side.
board-kalaha-sow = Sow
board-kalaha-again = Again!
board-kalaha-goal = { $n } of { $goal }
board-kalaha-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
board-kalaha-stake = most stones wins
board-kalaha-not-yours = That’s another player’s pit. Choose one of your own.
