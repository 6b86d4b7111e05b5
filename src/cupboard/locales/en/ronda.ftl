ronda-name = Ronda
ronda-tagline = Ten cups hide twenty beans. Remember where they are, and be the first to use up your own.
ronda-move-help = Type 4 to lift cup 4, +4 to add a bean to it, or =4 to leave it open and cover the other cup.
    Type pass to end your turn.

rule-RONDA-1 = Ten cups are shuffled and placed upside down in a circle. They hide zero to four beans, each number under two cups. An empty black cup is placed upright in the middle.
rule-RONDA-2 = Each player starts with { $beans ->
    [one] one bean
   *[other] { $beans } beans
 }. The printed rules say ten, their list of components nine, so you can change the number.{ $handicap ->
    [yes] { " " }By agreement, not everyone has that many beans.
   *[no] { "" }
 }
rule-RONDA-3 = The starting player is chosen at random. Play goes clockwise.
rule-RONDA-4 = On your turn, lift one cup, look, and then lift a second one. Everyone sees what is under them.
rule-RONDA-5 = If the numbers of beans differ, cover both again. Your turn ends.
rule-RONDA-6 = If the numbers match, you may add one of your beans to either of the two. Two empty cups also match.
rule-RONDA-7 = After adding a bean, you may continue: cover one of the two cups, leave the other open, and lift a third cup. If it matches the open one, you may add another bean. If not, your turn ends.
rule-RONDA-8 = Instead of continuing, you may pass: cover both cups and end your turn without a penalty. You may also pass without adding a bean, except when two full cups meet.
rule-RONDA-9 = If you find two cups with { $top } beans each, you can’t pass. You must add a bean to one of them. Those { $six } beans go into the black cup. If the black cup isn’t empty, they leave the game instead. The other { $top } and an empty cup stay in the circle, and your turn ends.
rule-RONDA-10 = Penalty: while there are beans in the black cup, you must take one of them whenever your two cups don’t match.
rule-RONDA-11 = You win as soon as you add your last bean, even if it leaves the circle with { $top } others.
rule-RONDA-12 = Easy game (ages 5 and up): after adding a bean, cover both cups. You may then lift any two. Two options make it easier still: clear a cup when two fours meet instead of two fives, or return cleared beans to the box and play without penalties.
rule-RONDA-13 = During the game, what is under a covered cup is never shown to anyone. Remembering it is up to you. When the game is over, all cups are lifted. When several people play, hints are off unless you allow them before the game, and everyone sees who takes one.

ronda-option-beans = How many beans each player starts with.
ronda-option-fewer-beans = How many beans fewer a player starts with. A head start for younger players.
ronda-option-easy = The easy game: after adding a bean, you cover both cups and may lift any two.
ronda-option-top = Most beans under one cup. When two cups with this many meet, one is cleared. Four is for the easy game only.
ronda-option-penalty = Cleared beans go into the black cup and become penalties. Only the easy game can be played without them.

ronda-preset-standard = Ronda, ten beans each
ronda-preset-nine = Ronda, nine beans each
ronda-preset-nine-about = A slightly shorter game.
ronda-preset-easy = Easy game
ronda-preset-easy-about = After adding a bean, you cover both cups again and may lift any two.
ronda-preset-easy-four = Easy game, at most four beans per cup
ronda-preset-easy-four-about = The easy game, and a cup is cleared as soon as two fours meet.
ronda-preset-easy-no-penalty = Easy game, no penalties
ronda-preset-easy-no-penalty-about = The easy game, and cleared beans go back to the box.
ronda-preset-easiest = Easiest game: at most four beans per cup, no penalties
ronda-preset-easiest-about = Both of these, for the youngest.

ronda-picture-cup = cup { $cup }: { $beans }
ronda-picture-covered = all cups covered
ronda-picture = { $cups }. Black cup: { $black }. Hands: { $hands }

ronda-fact-begins = { $you ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
ronda-fact-lifted = { $you ->
    [seat] You lift cup { $cup }: { $beans ->
        [0] nothing under it.
        [one] one bean.
       *[other] { $beans } beans.
    }
   *[none] { $seat } lifts cup { $cup }: { $beans ->
        [0] nothing under it.
        [one] one bean.
       *[other] { $beans } beans.
    }
}
ronda-fact-matched = A match!
ronda-fact-missed = { $you ->
    [seat] No match. You cover both cups.
   *[none] No match. { $seat } covers both cups.
}
ronda-fact-added = { $you ->
    [seat] You add a bean.
   *[none] { $seat } adds a bean.
}
ronda-fact-dissolved = { $place ->
    [black] { $beans } beans go into the black cup.
   *[box] { $beans } beans leave the game.
}
ronda-fact-kept = { $you ->
    [seat] You continue.
   *[none] { $seat } continues.
}
ronda-fact-passed = { $you ->
    [seat] You pass.
   *[none] { $seat } passes.
}
ronda-fact-fined = { $you ->
    [seat] You take a penalty bean from the black cup.
   *[none] { $seat } takes a penalty bean from the black cup.
}
ronda-fact-won = { $you ->
    [seat] You have added your last bean. You win!
   *[none] { $seat } has added their last bean and wins!
}
ronda-fact-uncovered = Cup { $cup }: { $beans ->
    [0] nothing under it.
    [one] one bean.
   *[other] { $beans } beans.
}

ronda-move-unreadable = “{ $text }” is not a move. Type a cup from 1 to 10 (4), +4, =4 or pass.
ronda-no-such-cup = There is no cup { $cup }. The cups are numbered 1 to 10.
ronda-add-or-pass = Two matching cups are open. Add a bean to one of them, or pass.
ronda-full-pair = Each of the two open cups holds { $beans } beans, as many as a cup can hold. You must add a bean to one of them, and your turn ends.
ronda-keep-one-first = First choose which of the two cups stays open, or pass.
ronda-just-covered = You’ve just covered cup { $cup }. Lift a different one.
ronda-already-open = Cup { $cup } is already open. Lift another one.
ronda-not-of-the-pair = Cup { $cup } is not one of the two open cups. Choose one of those.
ronda-one-bean-a-pair = You can add only one bean to a pair. Leave one cup open or pass.
ronda-no-pair-to-add-to = You can add a bean only to an open pair. Find one first.
ronda-easy-covers-both = In the easy game, no cup stays open from one pair to the next. Just lift a cup.
ronda-easy-add-or-pass = In the easy game, no cup stays open from one pair to the next. Add a bean to one of the two cups or pass.
ronda-add-before-going-on = You can continue only after adding a bean. Add one or pass.
ronda-no-pair-to-go-on-with = There are no two open cups to choose from. Lift a cup.
ronda-lift-a-second = You can pass only while two matching cups are open. Lift another cup.
ronda-lift-first = You can pass only after finding a pair. Lift a cup.
ronda-top-is-for-easy = A limit of { $top } beans per cup is available only in the easy game. Turn on the option “easy” too.
ronda-no-penalty-is-for-easy = Only the easy game can be played without penalties. Turn on the option “easy” too.
ronda-position-unreadable = “{ $text }” is not a Ronda position.
ronda-position-turn = The position must name the next step and, once the starting player is chosen, a seat (0 up to the last of { $seats }).
ronda-position-cups = These numbers of beans can’t occur under the ten cups.
ronda-position-middle = No game puts so many beans into the black cup or out of play.
ronda-position-hands = The hands are not valid. There must be { $seats } of them, full before the first turn and empty only for the winner.
ronda-position-beans = Beans in this position: { $found }. There must be { $total }.
ronda-position-open = The open cups don’t match the next step.

ronda-outcome-won = { $you ->
    [winner] You win!
   *[none] { $names } wins!
}

## Titles of the rules

rule-RONDA-1-title = The circle
rule-RONDA-2-title = Your beans
rule-RONDA-3-title = Who starts
rule-RONDA-4-title = Lifting two cups
rule-RONDA-5-title = No match
rule-RONDA-6-title = A match
rule-RONDA-7-title = Continuing
rule-RONDA-8-title = Passing
rule-RONDA-9-title = Two fives
rule-RONDA-10-title = Penalty
rule-RONDA-11-title = Your last bean
rule-RONDA-12-title = The easy game
rule-RONDA-13-title = Remembering
