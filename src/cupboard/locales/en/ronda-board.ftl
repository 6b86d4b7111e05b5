board-ronda-cups = The ten cups
board-ronda-covered = Cup { $cup }, covered.
board-ronda-open = Cup { $cup }, open: { $beans ->
    [0] nothing under it.
    [one] one bean.
   *[other] { $beans } beans.
}
board-ronda-touch-lift = Lift it.
board-ronda-touch-add = Add a bean to it.
board-ronda-touch-keep = Leave it open and continue; the other cup is covered.
board-ronda-touch-pass = Pass: cover the cups and end your turn.
board-ronda-pass = Pass
board-ronda-do-lift = Lift a cup.
board-ronda-do-go-on = Lift any cup, or pass.
board-ronda-do-add = A match! Add a bean to one of the two cups, or pass.
board-ronda-do-fill = Two full cups! Add a bean to one of them. You can’t pass.
board-ronda-do-keep = Tap the cup that stays open to continue, or pass.
board-ronda-black = Black cup: { $beans ->
    [0] empty
    [one] one bean
   *[other] { $beans } beans
}
board-ronda-box = Out of play: { $beans ->
    [0] no beans
    [one] one bean
   *[other] { $beans } beans
}
board-ronda-hand = { $name }: { $beans ->
    [0] no beans
    [one] one bean
   *[other] { $beans } beans
}
board-ronda-box-name = out
board-ronda-to-go = { $n } to go
board-ronda-stake = first to 0
board-ronda-do-match-0 = Find the other empty cup.
board-ronda-do-match-1 = Find another cup with one bean.
board-ronda-do-match-2 = Find another cup with 2.
board-ronda-do-match-3 = Find another cup with 3.
board-ronda-do-match-4 = Find another cup with 4.
board-ronda-do-match-5 = Find another cup with 5.
board-ronda-do-match-6 = Find another cup with 6.
board-ronda-look = Look here: { $places }.
board-ronda-look-pass = Is it worth continuing?

# Moves in words
board-ronda-says-pass = “pass”
board-ronda-says-plus = { $a } with a bean added
board-ronda-says-equal = “leave { $a } open”

ronda-ending-won = { $you ->
    [seat] You added your last bean.
   *[none] { $seat } added the last bean.
}
