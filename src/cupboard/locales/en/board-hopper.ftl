board-hopper-task-shoot = Shoot a bean
board-hopper-task-rest = Enter where the bean came to rest
board-hopper-panel = Your shot
board-hopper-cups = Cups in the tray
board-hopper-cup = { $black ->
    [yes] Black cup
   *[no] Cup
} { $cup }, { $beans ->
    [0] empty
    [one] one bean
   *[other] { $beans } beans
}
board-hopper-player = { $name }: { $beans ->
    [one] one bean
   *[other] { $beans } beans
} in hand, { $cups ->
    [0] no cup
    [one] one cup
   *[other] { $cups } cups
} taken.
board-hopper-finale = Finale: everybody shoots!
board-hopper-reload = Your hand is getting ready…
board-hopper-reload-then = Your hand is getting ready; then it shoots.
board-hopper-ready = Your hand is ready.
board-hopper-aim = Aim
board-hopper-aim-value = { $side ->
    [left] { $aim } to the left
    [right] { $aim } to the right
   *[middle] over the middle
}
board-hopper-power = Strength
board-hopper-timing = Timing
board-hopper-task-aim = Point at a cup on the table. Then hold the button until the strength is right.
board-hopper-task-hold = Let go at the mark.
board-hopper-task-swing = The hand is swinging: press when it is in the middle!
board-hopper-flick = Or flick the button upwards: the speed is the strength, the direction steers.
board-hopper-hold = Hold
board-hopper-release = Let go
board-hopper-slap = Slap!
board-hopper-numbers = Shoot by numbers
board-hopper-numbers-help = Aim: minus is left, plus is right. Strength: 500 reaches the middle of the tray. Timing: 0 is the right moment, minus too early, plus too late.
board-hopper-shoot = Shoot
board-hopper-rest-question = { $name }’s bean has flown. Touch a cup:
board-hopper-rest-rest = The bean came to rest in it
board-hopper-rest-in = Another bean was knocked into it
board-hopper-rest-out = A bean was knocked out of it
board-hopper-rest-loose = The bean lies loose
board-hopper-rest-changes = Also moved: { $changes }.
board-hopper-rest-forget = Forget what was moved
board-hopper-look-deep = 3-D
board-hopper-look-flat = Flat
board-hopper-look = Look at the cup { $places }.

# A shot in words
board-hopper-says-shot = direction { $a }, power { $b }, moment { $c }
