## The board of Kala in the browser.

board-kala-label = Cups
board-kala-task = choose a path for your beans
board-kala-task-bonus = bonus sowing: choose a path for the beans of your cup
board-kala-cell = { $cell }: { $beans ->
    [0] empty
    [one] { $beans } bean
   *[other] { $beans } beans
 }
board-kala-cup = { $cell }: the cup of { $name }, { $beans ->
    [0] empty
    [one] { $beans } bean
   *[other] { $beans } beans
 }; under it { $covered ->
    [0] nothing
    [one] { $covered } bean
   *[other] { $covered } beans
 }
board-kala-hinted = Hint, bean { $bean }: { $told }
board-kala-store = Store of { $name }: { $beans ->
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
board-kala-ask-path = { $beans } beans to sow: touch cup after cup, or the last one straight away.
board-kala-ask-which = Which way? Touch a cup in between.
board-kala-ask-harvest = Harvest the cup on { $cell }?
board-kala-ask-landing = Where shall your cup stand?
board-kala-harvest = Harvest
board-kala-leave = Leave it
board-kala-back = Back
board-kala-look = Look at the cup { $places }.
