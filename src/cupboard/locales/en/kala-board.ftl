board-kala-label = Cups
board-kala-task = Choose a path for your beans
board-kala-task-bonus = Bonus move: choose a path for the beans in your cup
board-kala-cell = { $cell }: { $beans ->
    [0] empty
    [one] { $beans } bean
   *[other] { $beans } beans
 }
board-kala-cup = { $cell }: { $you ->
    [seat] your cup
   *[none] { $name }’s cup
}, { $beans ->
    [0] empty
    [one] { $beans } bean
   *[other] { $beans } beans
 }; { $covered ->
    [0] nothing under it
    [one] { $covered } bean under it
   *[other] { $covered } beans under it
 }
board-kala-hinted = Hint, bean { $bean }: { $told }
board-kala-store = { $you ->
    [seat] Your store
   *[none] { $name }’s store
}: { $beans ->
    [0] empty
    [one] { $beans } bean
   *[other] { $beans } beans
 }
board-kala-bank-name = Bank
board-kala-bank = Bank: { $beans ->
    [0] empty
    [one] { $beans } bean
   *[other] { $beans } beans
 }{ $open ->
    [yes] , open
   *[no] {""}
 }
board-kala-ask-path = Sow { $beans } beans. Tap each cup on the path, or just the last one.
board-kala-ask-which = Which route? Tap a cup along the way.
board-kala-ask-harvest = Harvest the cup on { $cell }?
board-kala-ask-landing = Where should your cup go?
board-kala-harvest = Harvest
board-kala-leave = Don’t harvest
board-kala-back = Back
board-kala-look = Look at cup { $places }.
board-kala-plan = Sow { $beans } beans, ending on { $cell }?
board-kala-plan-moves = Your cup then moves to { $cell }.
board-kala-plan-crosses = { $name }’s cup gets one of the beans.
board-kala-sow = Sow
board-kala-beans = { $n ->
    [one] { $n } bean
   *[other] { $n } beans
}
board-kala-stake = keep 4 beans to sow
board-kala-compass = Directions for typing a move

kala-ending-ended = { $you ->
    [seat] You had fewer than 4 beans to sow.
   *[none] { $seat } had fewer than 4 beans to sow.
}
