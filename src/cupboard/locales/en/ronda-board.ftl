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
board-ronda-look = Look here: { $places }.
board-ronda-look-pass = Is it worth continuing?

# Moves in words
board-ronda-says-pass = “pass”
board-ronda-says-plus = { $a } with a bean added
board-ronda-says-equal = “leave { $a } open”
