board-hopper-task-shoot = Shoot a bean
board-hopper-task-rest = Enter where the bean stopped
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
board-hopper-cell = Free place { $cup }
board-hopper-player = { $name }: { $beans ->
    [one] one bean
   *[other] { $beans } beans
} in hand, { $cups ->
    [0] no cup
    [one] one cup
   *[other] { $cups } cups
} claimed.
board-hopper-finale = Finale: everyone shoots!
board-hopper-reload = Reloading…
board-hopper-reload-then = Reloading, then shooting…
board-hopper-ready = Ready to shoot.
board-hopper-aim = Aim
board-hopper-aim-value = { $side ->
    [left] { $aim } to the left
    [right] { $aim } to the right
   *[middle] over the middle
}
board-hopper-power = Power
board-hopper-timing = Timing
board-hopper-task-aim = Tap a cup to aim. Then hold the button, and release it at the right power.
board-hopper-task-hold = Release at the mark.
board-hopper-task-swing = Tap when the swinging hand is in the middle!
board-hopper-hold = Hold
board-hopper-release = Release
board-hopper-slap = Slap!
board-hopper-numbers = Type the shot
board-hopper-numbers-help = Aim: negative is left, positive is right. Power: 500 reaches the middle of the tray. Timing: 0 is perfect, negative is early, positive is late.
board-hopper-shoot = Shoot
board-hopper-rest-question = { $you ->
    [seat] Where did your bean stop? Tap a cup:
   *[none] Where did { $name }’s bean stop? Tap a cup:
 }
board-hopper-rest-rest = The bean stopped in it
board-hopper-rest-in = Another bean was knocked into it
board-hopper-rest-out = A bean was knocked out of it
board-hopper-rest-push = A cup was pushed
board-hopper-rest-push-to = Tap the free place to which cup { $cup } was pushed.
board-hopper-rest-loose = The bean is loose
board-hopper-rest-changes = Also moved: { $changes }.
board-hopper-rest-forget = Clear these changes
board-hopper-took = { $you ->
    [seat] Loose beans you took
   *[none] Loose beans { $name } took
 }
board-hopper-took-enter = Change
board-hopper-look-deep = 3D view
board-hopper-look-flat = Top view
board-hopper-cups-of = { $goal ->
    [one] { $n } of { $goal } cup
   *[other] { $n } of { $goal } cups
 }
board-hopper-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
board-hopper-stake-short = first to four cups
board-hopper-stake-long = most points wins
board-hopper-look = Look at cup { $places }.

# A shot in words
board-hopper-says-shot = aim { $a }, power { $b }, timing { $c }
