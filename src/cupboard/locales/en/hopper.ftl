hopper-name = Hopper
hopper-tagline = Slap the table, send beans flying, and claim a cup with its fourth bean.
hopper-move-help =
    To shoot: “shot AIM POWER TIMING”, such as “shot 120 480 0”. Aim −1000 (left) to 1000 (right), power 0 to 1000, timing −1000 (early) to 1000 (late).
    With a referee: “rest c2” or “rest loose”, and what else the hit moved, such as “rest c2 b3-1 a1+1”. If you pushed cups, “push c4>b2 d4>c3”. If you took only some of the loose beans, “take 12”.

rule-HOPPER-1 = A tray with sixteen cups, four by four, is in the middle of the table, at about the same distance from each player.
rule-HOPPER-2 = { $beans } beans are dealt out evenly. Any left over are loose on the table. The starting player is chosen at random, and play goes clockwise.
rule-HOPPER-3 = On your turn, take one shot: catapult one of your beans from your edge of the table in a high arc.
rule-HOPPER-4 = A bean stays where it stops: in a cup, loose in the tray, or loose on the table. Beans that fall off the table are loose too.
rule-HOPPER-5 = When everything has stopped moving, the shooter claims any cup with four or more beans. It doesn’t matter whether the fourth bean was shot in or knocked in. The beans from a claimed cup become loose.
rule-HOPPER-6 = After a claim, the remaining cups are pushed together. Outer cups fill the gap, and the block is centred in the tray. If you have agreed to leave the gaps, the cups stay where they are. On a real table, you push the cups as you like and enter where they are.
rule-HOPPER-7 = If you have no beans when your turn comes, take all the loose ones. If there are none, you are skipped until there are. In the finale, all players without beans share the loose ones.
rule-HOPPER-8 = Short game: the first player to claim four cups wins.
rule-HOPPER-9 = Long game: play until the last cup has been claimed. When only three neutral cups are left, the black cup joins them, and the four form a square in the middle.
rule-HOPPER-10 = Finale: once the black cup has joined, everyone shoots at the same time. This happens in real time, or in rounds in which all beans fly together. A cup goes to the player whose shot brought in its fourth bean, directly or by knocking another bean in. Beans that were already in the cup and only got stirred count for no one.
rule-HOPPER-11 = Scoring the long game: a neutral cup is worth 1 point, the black cup 2, and the last cup in the tray 3, whatever its colour. The player with the most points wins. Tied players share the victory.
rule-HOPPER-12 = Shooting is a skill. Aim, power and timing decide where the bean goes. It can hit and move other beans. The same shot from the same position with the same hand tremor always ends the same way.
rule-HOPPER-13 = Referee mode: you shoot real beans on a real table. Someone enters where each one stops, how you pushed the cups and how many loose beans you took. The program keeps track of turns, cups and points.

hopper-option-beans = How many beans are dealt out.
hopper-option-length = How the game ends.
hopper-option-length-short = Short: the first to claim four cups wins.
hopper-option-length-long = Long: until the tray is empty, with the black cup and a finale.
hopper-option-finale = How the finale of the long game is played.
hopper-option-finale-live = In real time: everyone shoots when ready.
hopper-option-finale-rounds = In rounds: everyone aims, then all beans fly together.
hopper-option-close-gaps = After a claim, the remaining cups are pushed together. Otherwise the gaps stay.
hopper-option-referee = Real beans on a real table. Someone enters where they stop.
hopper-option-hand = Shooting difficulty.
hopper-option-hand-gentle = Easy, for children: a steadier hand and more forgiving timing.
hopper-option-hand-normal = Normal.
hopper-option-hand-strict = Hard: a shakier hand, and timing matters more.
hopper-option-steady-hands = A steadier hand: it trembles less, and the timing is more forgiving. Good for younger players.

hopper-preset-short = Short game
hopper-preset-long = Long game, finale in real time
hopper-preset-long-about = You play until the tray is empty. In the finale everyone shoots at the same time, as fast as they like.
hopper-preset-long-rounds = Long game, finale in rounds
hopper-preset-long-rounds-about = The long game without the rush: in the finale everyone aims first, then all beans fly together.
hopper-preset-referee = Short game on a real table
hopper-preset-referee-about = You shoot real beans, and someone enters where they stop.
hopper-preset-referee-long = Long game on a real table
hopper-preset-referee-long-about = Real beans, and you play until the tray is empty.

hopper-board-loose = loose: tray { $tray } · table { $table } · floor { $off }

hopper-move-unreadable = “{ $text }” is not a move. Type “shot” and three numbers.
hopper-entry-unreadable = “{ $text }” is not an entry. Type “rest” and a place, “push” and cups such as c4>b2, or “take” and a number of beans.
hopper-shot-unreadable = “{ $text }” is not a shot. Type three whole numbers: aim, power and timing.
hopper-rest-unreadable = “{ $text }” is not where a bean stopped. Name a cup such as c2, or loose, and then each cup that changed once, such as b3-1 or a1+2.
hopper-push-unreadable = “{ $text }” doesn’t say how cups were pushed. Name each cup you pushed once, with its old and its new place, such as c4>b2.
hopper-take-unreadable = “{ $text }” is not a number of beans. Type “take” and the number, such as “take 12”.
hopper-shot-out-of-range = This shot is out of range: aim { $aim }, power { $power }, timing { $timing }.
hopper-not-yet = You are still reloading. You can shoot again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
hopper-tick-wrong = A shot at { $tick } ms can’t join this flight.
hopper-shot-on-real-table = This game is played with real beans. Enter where yours stopped.
hopper-rest-needs-referee = You can enter what happened on the table only in referee mode. Shoot instead.
hopper-rest-wrong = These changes can’t be right. Name each changed cup once, with the number of beans it gained or lost.
hopper-push-wrong = These cups can’t have been pushed like that. Name each cup once, with another place from a1 to d4.
hopper-no-such-cup = There is no cup on { $cup } now. { $cups ->
    [one] Only one cup is
   *[other] { $cups } cups are
} left in the tray.
hopper-cell-occupied = Two cups can’t be on { $cup }. Choose a free place.
hopper-cup-holds-fewer = { $cup } can’t have lost that many beans, because { $beans ->
    [0] it was empty
    [one] it held one bean
   *[other] it held { $beans } beans
}.
hopper-too-few-loose = That many beans can’t have gone into cups. { $beans ->
    [0] None were
    [one] Only one was
   *[other] Only { $beans } were
} loose.
hopper-not-refilled = Only a player who has just run out and picked up loose beans can say how many. Enter where the bean stopped.
hopper-take-wrong = You can’t have taken that many. { $beans ->
    [one] There was only one bean
   *[other] There were 1 to { $beans } beans
} to take.
hopper-referee-is-live = In referee mode, the finale can’t be played in rounds, because real beans are entered one by one as they stop. Choose the finale in real time.
hopper-referee-has-real-hands = In referee mode, real hands shoot. The computer can’t make them steadier.

hopper-position-words = A Hopper position has { $words } words: turn, claimed cups, black cup, beans. A fifth word names the cups, but only if there are gaps between them.
hopper-position-turn = “{ $text }” does not say whose turn it is.
hopper-position-claims = These cups can’t have been claimed: { $text }.
hopper-position-black = “{ $text }” is not a place for the black cup.
hopper-position-bean = “{ $text }” is not a place for a bean.
hopper-position-beans = The beans don’t add up to { $total } (found { $found }), or some belong to players who aren’t in the game.
hopper-position-cups = The claimed cups don’t match the length of the game and the black cup.
hopper-position-gaps = “{ $text }” doesn’t say where the cups are. Name each remaining cup once, in order, and only in a game that leaves gaps.
hopper-position-no-cup = There is a bean in { $cup }, but there is no cup there.
hopper-position-pose = Bean { $bean } can’t rest in that position.
hopper-position-full = { $cup } is full and would have been claimed by now.
hopper-position-lot = Before the starting player is chosen, nothing can have happened.
hopper-position-air = The beans in the air don’t match whose turn it is.
hopper-position-hands = The player to shoot has no beans, although there are loose ones to take.

hopper-position-refilled = The players who have just picked up loose beans don’t match the position.

hopper-fact-begins = { $you ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
hopper-fact-landed = { $you ->
    [seat] { $place ->
        [tray] Your bean lands in the tray, outside the cups.
        [table] Your bean lands on the table.
        [off] Your bean falls off the table.
       *[other] Your bean drops into { $place }!
    }
   *[none] { $place ->
        [tray] { $seat }’s bean lands in the tray, outside the cups.
        [table] { $seat }’s bean lands on the table.
        [off] { $seat }’s bean falls off the table.
       *[other] { $seat }’s bean drops into { $place }!
    }
}
hopper-fact-knocked = { $place ->
    [tray] A bean is knocked aside in the tray.
    [table] A bean is knocked aside on the table.
    [off] A bean is knocked off the table.
   *[other] A bean is knocked into { $place }.
}
hopper-fact-claimed = { $you ->
    [seat] You claim
   *[none] { $seat } claims
} { $black ->
    [yes] the black cup
   *[no] cup { $cup }
}{ $last ->
    [yes] , the last one in the tray
   *[no] { "" }
}.
hopper-fact-black-cup-joins = The black cup joins the others, on { $cup }.
hopper-fact-finale-begins = The finale begins. Now everyone shoots at the same time!
hopper-fact-refilled = { $you ->
    [seat] You pick up { $beans ->
        [one] one loose bean
       *[other] { $beans } loose beans
    }.
   *[none] { $seat } picks up { $beans ->
        [one] one loose bean
       *[other] { $beans } loose beans
    }.
}
hopper-fact-returned = { $you ->
    [seat] You leave
   *[none] { $seat } leaves
} { $beans ->
    [one] one bean
   *[other] { $beans } beans
} on the table.
hopper-fact-skipped = { $you ->
    [seat] You have no beans, and none are loose, so your turn is skipped.
   *[none] { $seat } has no beans, and none are loose, so their turn is skipped.
}
hopper-fact-ended = { $reason ->
    [four_cups] A player has claimed four cups. The game is over.
   *[last_cup] The tray is empty. The game is over.
}

hopper-fact-fired = { $you ->
    [seat] You shoot.
   *[none] { $seat } shoots.
}
engine-no-hand-at-referee-table = Engines can’t play in referee mode, because the beans are real.

## Titles of the rules

rule-HOPPER-1-title = The tray
rule-HOPPER-2-title = Dealing the beans
rule-HOPPER-3-title = One shot per turn
rule-HOPPER-4-title = Where a bean stops
rule-HOPPER-5-title = Claiming a cup
rule-HOPPER-6-title = Gaps
rule-HOPPER-7-title = Out of beans
rule-HOPPER-8-title = The short game
rule-HOPPER-9-title = The long game
rule-HOPPER-10-title = The finale
rule-HOPPER-11-title = Scoring the long game
rule-HOPPER-12-title = The art of shooting
rule-HOPPER-13-title = On a real table
