ronda-name = Ronda
ronda-tagline = Ten cups, twenty hidden beans: remember where they lie and get rid of your own.
ronda-move-help = A number lifts that cup (4), + adds one of your beans to it (+4), = leaves it open and covers the other (=4).
    Type pass to end your turn.

rule-RONDA-1 = Ten cups are shuffled and set face down in a circle. Two of them hide nothing, two hide one bean each, two hide two, two hide three and two hide four. An empty black cup stands open in the middle.
rule-RONDA-2 = Everybody starts with ten beans. The book’s list of pieces counts nine: the number can be agreed on.
rule-RONDA-3 = The first player is drawn by lot. Play goes clockwise.
rule-RONDA-4 = On your turn you lift a cup, look, and then lift a second one. Everybody sees what is under both.
rule-RONDA-5 = If the two differ, both are covered again and your turn is over.
rule-RONDA-6 = If the two are equal, you may add one of your own beans to either of them. Two empty cups are equal too.
rule-RONDA-7 = After adding you may go on: cover one of the two, leave the other open and lift a third cup in search of its equal. If it is equal you may add again; if not, your turn is over.
rule-RONDA-8 = Instead of going on you may pass: both cups are covered and your turn ends without a penalty. You may also pass without adding a bean.
rule-RONDA-9 = If you find two fives and add a bean, the six go into the black cup if it is empty and out of the game if it is not. A five and an empty cup stay in the circle, and your turn ends.
rule-RONDA-10 = As long as beans lie in the black cup, showing two different cups costs you: you take one of those beans.
rule-RONDA-11 = Whoever lays their last bean wins at once, even if that bean leaves with a six.
rule-RONDA-12 = Easy game, from age five: after adding, both cups are covered and you may lift any two. It can be made easier still: two fours are enough for one of them to be cleared, not only two fives; or cleared beans go back to the box, and there are no penalties.
rule-RONDA-13 = What a covered cup hides is shown to nobody, nowhere. Remembering it is the game.

ronda-option-beans = How many beans each player starts with.
ronda-option-easy = The easy game: after adding a bean both cups are covered and any two may be lifted.
ronda-option-top = How many beans can lie under a cup: when two cups with so many meet, one is cleared. Four is for the easy game.
ronda-option-penalty = Cleared beans wait in the black cup for those who show two different cups. Only the easy game can do without.

ronda-preset-standard = Ronda, ten beans each
ronda-preset-nine = Ronda, nine beans each
ronda-preset-easy = Easy game
ronda-preset-easy-four = Easy game, four beans a cup at most
ronda-preset-easy-no-penalty = Easy game, no penalties
ronda-preset-easiest = Easiest game: four beans a cup at most, no penalties

ronda-picture-cup = cup { $cup }: { $beans }
ronda-picture-covered = all cups covered
ronda-picture = { $cups }. Black cup: { $black }. Hands: { $hands }

ronda-fact-begins = { $seat } begins.
ronda-fact-lifted = { $seat } lifts cup { $cup }: { $beans ->
    [0] nothing under it.
    [one] one bean.
   *[other] { $beans } beans.
}
ronda-fact-matched = A pair!
ronda-fact-missed = The two differ: { $seat } covers them.
ronda-fact-added = { $seat } adds a bean.
ronda-fact-dissolved = { $place ->
    [black] { $beans } beans go into the black cup.
   *[box] { $beans } beans leave the game.
}
ronda-fact-kept = { $seat } goes on.
ronda-fact-passed = { $seat } passes.
ronda-fact-fined = { $seat } takes a bean from the black cup.
ronda-fact-won = That was the last bean of { $seat }!

ronda-move-unreadable = “{ $text }” is not a move. Type a cup from 1 to 10 (4), +4, =4 or pass.
ronda-no-such-cup = There is no cup { $cup }: they are numbered 1 to 10.
ronda-add-or-pass = Two equal cups are open: add a bean to one of them or pass.
ronda-keep-one-first = Say first which of the two cups stays open.
ronda-just-covered = Cup { $cup } was covered just now: lift another one.
ronda-already-open = Cup { $cup } is open already: lift another one.
ronda-not-of-the-pair = Cup { $cup } is not one of the two open cups: choose one of those.
ronda-one-bean-a-pair = A pair takes one bean only: leave one cup open or pass.
ronda-no-pair-to-add-to = A bean can only be added to an open pair: find one first.
ronda-easy-covers-both = In the easy game both cups are covered: just lift the next one.
ronda-add-before-going-on = Only those who have added a bean may go on: add one first, or pass.
ronda-no-pair-to-go-on-with = There are no two open cups to choose from: lift a cup.
ronda-lift-a-second = One cup is open: lift another before you pass.
ronda-lift-first = You can pass only after finding a pair: lift a cup.
ronda-top-is-for-easy = At most { $top } beans a cup: that is for the easy game.
ronda-no-penalty-is-for-easy = Only the easy game can do without penalties.
ronda-position-unreadable = “{ $text }” is not a position of Ronda.
ronda-position-turn = The position has to say what is due and, once the lot has fallen, for which of the { $seats } seats, counted from 0.
ronda-position-cups = No game puts these beans under the ten cups.
ronda-position-middle = No game puts so many beans into the black cup or out of play.
ronda-position-hands = The hands do not fit: { $seats } of them, full before the first turn, and empty only for the winner.
ronda-position-beans = Beans in this position: { $found }. There must be { $total }.
ronda-position-open = The open cups do not fit what is due.
