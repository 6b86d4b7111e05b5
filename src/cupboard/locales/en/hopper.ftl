hopper-name = Hopper
hopper-tagline = Slap the edge of the table, send beans flying, fill cups and win them.
hopper-move-help =
    “shot AIM POWER TIMING”: aim −1000 (left) to 1000 (right), strength (POWER) 0 to 1000, timing −1000 (early) to 1000 (late), such as “shot 120 480 0”.
    With a referee: “rest c2” or “rest loose”, and what else the hit moved, such as “rest c2 b3-1 a1+1”.

rule-HOPPER-1 = Sixteen cups stand in a square of four by four in a tray in the middle of the table, about equally far from everybody.
rule-HOPPER-2 = The beans, about 80, are dealt evenly; what cannot be shared lies loose on the table. The lot says who begins, and play goes clockwise.
rule-HOPPER-3 = A turn is one shot: one of your own beans, catapulted from your edge of the table in a high arc.
rule-HOPPER-4 = A bean stays where it comes to rest: in a cup, loose in the tray or loose on the table. Beans that leave the table count as loose too.
rule-HOPPER-5 = A cup that holds four beans when everything is at rest goes to the shooter. When several beans flew, it goes to whoever’s bean made it four. Its beans come back into play as loose ones.
rule-HOPPER-6 = The cups that remain are pushed together so that no gap stays: outer cups fill the holes, and the block stands in the middle of the tray.
rule-HOPPER-7 = Whoever has no bean left takes all the loose ones when the turn comes. If none lie loose, the turn is skipped until there are some. In the finale, all who have run out share them.
rule-HOPPER-8 = Short game: the first to own four cups wins.
rule-HOPPER-9 = Long game: it ends when the last cup leaves the tray. When three neutral cups are left, the black cup joins them, and the four stand as a square in the middle.
rule-HOPPER-10 = Once the black cup has joined, everybody shoots at the same time: in real time, or in rounds in which all beans fly together.
rule-HOPPER-11 = Long game points: a neutral cup 1, the black cup 2, the last cup of the tray 3 whatever its colour. Most points win; a tie is shared.
rule-HOPPER-12 = The shot is a skill: aim, strength and timing decide where the bean goes. Beans lying about can be hit and moved, and the same shot from the same position, with the same tremble of the hand, ends the same way.
rule-HOPPER-13 = Referee mode: you shoot real beans on a real table, somebody enters where each came to rest, and the program looks after turns, cups and points.

hopper-option-beans = How many beans are dealt out.
hopper-option-length = How the game ends.
hopper-option-length-short = Four cups win.
hopper-option-length-long = Until the tray is empty, with the black cup and a finale.
hopper-option-finale = How everybody shoots at once at the end of the long game.
hopper-option-finale-live = In real time: everybody shoots when ready.
hopper-option-finale-rounds = In rounds: everybody aims, then all beans fly together.
hopper-option-referee = Real beans on a real table; a person enters where they come to rest.
hopper-option-hand = How much is asked of the shooting hand.
hopper-option-hand-gentle = Gentle: it trembles less and forgives a wrong moment; for children.
hopper-option-hand-normal = Normal.
hopper-option-hand-strict = Strict: it trembles more, and the moment counts more.

hopper-preset-short = Short game
hopper-preset-long = Long game, finale in real time
hopper-preset-long-rounds = Long game, finale in rounds
hopper-preset-referee = Short game on a real table
hopper-preset-referee-long = Long game on a real table

hopper-board-loose = loose: tray { $tray } · table { $table } · floor { $off }

hopper-move-unreadable = “{ $text }” is not a move: type “shot” with three numbers, or “rest” with a place.
hopper-shot-unreadable = “{ $text }” cannot be read: a shot has three whole numbers, aim, strength and timing.
hopper-rest-unreadable = “{ $text }” cannot be read: name a cup such as c2, or loose, and then each cup that changed once, such as b3-1 or a1+2.
hopper-shot-out-of-range = No hand can do that: aim { $aim }, strength { $power }, timing { $timing }.
hopper-not-yet = Not yet: your hand is ready again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
hopper-tick-wrong = At { $tick } milliseconds no shot can join these beans.
hopper-shot-on-real-table = The beans fly on the real table here: enter where yours came to rest.
hopper-rest-needs-referee = Where a bean came to rest is only entered with a referee: shoot instead.
hopper-rest-wrong = That is no way for beans to come to rest: each cup that changed is named once, with the beans it gained or lost.
hopper-no-such-cup = No cup stands on { $cup } now: { $cups ->
    [one] only one cup is
   *[other] { $cups } cups are
} left in the tray.
hopper-cup-holds-fewer = { $cup } cannot have lost that many: { $beans ->
    [0] it was empty
    [one] it held one bean
   *[other] it held { $beans } beans
}.
hopper-too-few-loose = So many beans cannot have come into cups: { $beans ->
    [0] none lay
    [one] only one lay
   *[other] only { $beans } lay
} loose.
hopper-referee-is-live = With a referee the finale cannot be played in rounds: real beans are entered one by one, as they come to rest.

hopper-position-words = A Hopper position has { $words } words: turn, cups taken, black cup, beans.
hopper-position-turn = “{ $text }” does not say whose turn it is.
hopper-position-claims = These cups cannot have been taken: { $text }.
hopper-position-black = “{ $text }” is no place for the black cup.
hopper-position-bean = “{ $text }” is no place for a bean.
hopper-position-beans = The beans do not add up: { $found } instead of { $total }, or in hands that do not play.
hopper-position-cups = The cups that were taken do not fit the length of the game and the black cup.
hopper-position-no-cup = A bean lies in { $cup }, but no cup stands there.
hopper-position-pose = Bean { $bean } cannot lie like that.
hopper-position-full = { $cup } is full and would have been taken by now.
hopper-position-lot = Before the lot nothing has happened yet.
hopper-position-air = The beans in the air do not fit whose turn it is.
hopper-position-hands = Whoever is to shoot has no bean, although there are some to take.

hopper-fact-begins = { $seat } begins.
hopper-fact-landed = { $place ->
    [tray] { $seat }’s bean stays in the tray, beside the cups.
    [table] { $seat }’s bean stays on the table.
    [off] { $seat }’s bean falls off the table.
   *[other] { $seat }’s bean drops into { $place }!
}
hopper-fact-knocked = { $place ->
    [tray] A bean is knocked aside in the tray.
    [table] A bean is knocked aside on the table.
    [off] A bean is knocked off the table.
   *[other] A bean is knocked into { $place }.
}
hopper-fact-claimed = { $seat } takes { $black ->
    [yes] the black cup
   *[no] cup { $cup }
}{ $last ->
    [yes] , the last one of the tray
   *[no] { "" }
}.
hopper-fact-black-cup-joins = The black cup joins, on { $cup }.
hopper-fact-finale-begins = The finale: now everybody shoots at once!
hopper-fact-refilled = { $seat } takes { $beans ->
    [one] one loose bean
   *[other] { $beans } loose beans
}.
hopper-fact-skipped = { $seat } has no bean, and none lies loose: skipped.
hopper-fact-ended = { $reason ->
    [four_cups] Four cups: the game is over.
   *[last_cup] The tray is empty: the game is over.
}

hopper-fact-fired = { $seat } shoots.
