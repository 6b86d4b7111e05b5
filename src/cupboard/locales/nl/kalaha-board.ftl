board-kalaha-label = Kuiltjes
board-kalaha-task = Kies een van je kuiltjes
board-kalaha-pit = { $you ->
    [seat] Jouw kuiltje { $pit }
   *[none] { $name }, kuiltje { $pit }
}: { $stones ->
    [0] leeg
    [one] { $stones } steentje
   *[other] { $stones } steentjes
 }
board-kalaha-store = { $you ->
    [seat] Jouw verzamelkuil
   *[none] Verzamelkuil van { $name }
}: { $stones ->
    [0] leeg
    [one] { $stones } steentje
   *[other] { $stones } steentjes
 }
board-kalaha-hinted = Tip: { $told }
board-kalaha-look = Kijk hier eens goed: { $places }.
board-kalaha-not-yours = Dat is niet jouw kuiltje. Kies een van je eigen kuiltjes.
