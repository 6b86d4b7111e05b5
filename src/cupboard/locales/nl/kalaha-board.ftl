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
board-kalaha-look = Een van de gemarkeerde kuiltjes is een goede keus.
board-kalaha-plan = { $stones ->
    [one] { $stones } steentje zaaien?
   *[other] { $stones } steentjes zaaien?
}
board-kalaha-plan-again = Het laatste valt in je verzamelkuil, dus je bent nog een keer aan de beurt.
board-kalaha-plan-captures = { $stones ->
    [one] Je slaat { $stones } steentje.
   *[other] Je slaat { $stones } steentjes.
}
board-kalaha-plan-store = Het laatste valt in je verzamelkuil.
board-kalaha-plan-own = Het laatste valt aan je eigen kant.
board-kalaha-plan-other = Het laatste valt aan de kant van { $name }.
board-kalaha-sow = Zaaien
board-kalaha-again = Nog een keer!
board-kalaha-goal = { $n } van { $goal }
board-kalaha-stones = { $n ->
    [one] { $n } steentje
   *[other] { $n } steentjes
}
board-kalaha-stake = wie de meeste steentjes heeft, wint
board-kalaha-not-yours = Dat is niet jouw kuiltje. Kies een van je eigen kuiltjes.
