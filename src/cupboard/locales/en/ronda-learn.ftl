## The game in a minute

ronda-in-a-minute = Ten cups are upside down in a circle and hide zero to four beans, each number twice. Lift two cups. If they match, you may add one of your own beans and continue. If not, cover both, and your turn ends. Every bean you add changes what there is to remember. When two fives meet, the black cup fills up, and from then on mistakes cost a bean. The first player with no beans left wins.

## Lessons, in the order of lessons.toml

lesson-ronda-circle-task = Ten cups are upside down and well shuffled. Two hide nothing, two hide one bean each, two hide two, two hide three and two hide four. Lift any one of them.
lesson-ronda-circle-right = Exactly one other cup hides the same number. At the start, every number from zero to four appears twice. The black cup in the middle is still empty.

lesson-ronda-ten-beans-task = You have ten beans, and the first player with none left wins. Two matching cups are open. Turn your ten beans into nine.
lesson-ronda-ten-beans-right = Nine to go! Each player starts with the same number of beans, usually ten, and wants to have none.
lesson-ronda-ten-beans-missed = You passed, so you still have ten. Add a bean to one of the two open cups.

lesson-ronda-lot-task = There are three players. Player 3 was chosen to start and lifted two cups that don’t match. Play goes clockwise, so now it’s your turn. Lift two cups.
lesson-ronda-lot-right = Only the starting player is chosen at random. After that, play goes clockwise: from player 3 to you, from you to player 2, and round again.

lesson-ronda-second-cup-task = You’ve lifted cup 3 and found two beans. Now lift a second cup.
lesson-ronda-second-cup-right = Every turn begins like this: lift one cup, look, and only then choose the second. Everyone sees both cups, so pay attention when others lift theirs.

lesson-ronda-different-task = Cup 5 is open and shows four beans. Lift any other cup. It most likely hides a different number. See what happens.
lesson-ronda-different-right = No match. Both cups are covered, and your turn is over. But now you know what’s under them, and so does everyone else.
lesson-ronda-different-missed = Well done, you found the only other four! That’s a match, though. To see a mismatch, lift another cup.

lesson-ronda-pair-task = Two cups with three beans each are open. That’s a pair. Get rid of one of your own beans.
lesson-ronda-pair-right = With a pair, you may add one of your beans to either cup. One of the threes has become a four.
lesson-ronda-pair-missed = You passed and kept your bean. Add it to cup 2 or to cup 7.

lesson-ronda-two-empties-task = Cup 1 is open, and it’s empty. A moment ago, someone lifted cup 6, and it was empty too. Use that to get rid of a bean.
lesson-ronda-two-empties-right = Two empty cups match too, so you could add a bean. Now one of them isn’t empty any more.
lesson-ronda-two-empties-missed = This way you keep your bean. The other empty cup is cup 6. Lift it, then add a bean to one of the two.

lesson-ronda-go-on-task = You found two twos and added a bean to cup 8, which now holds three. You still know that cup 7 hides three as well. Continue, and get rid of a second bean.
lesson-ronda-go-on-right = You left the three open, covered the two and found another three. That’s a new match, and another bean is gone. Your turn continues as long as you keep finding matches.
lesson-ronda-go-on-missed = This way, you won’t get rid of a second bean. Leave cup 8 with its three beans open, lift cup 7 and add a bean.

lesson-ronda-new-cup-task = You’re continuing with cup 8, which shows three beans. Cup 3 has just been covered. You remember that cup 7 hides three beans. Find the pair.
lesson-ronda-new-cup-right = The new cup matches the open one, and you may add a bean again. You may lift any cup here, except the one you’ve just covered.
lesson-ronda-new-cup-missed = No match, so your turn is over. The three beans were under cup 7.

lesson-ronda-go-on-easy-task = In the easy game, you’ve added a bean, all cups are covered again, and it’s still your turn. Cups 2, 7 and 8 hide three beans each. Find a pair.
lesson-ronda-go-on-easy-right = In the easy game, no cup stays open. After adding a bean, you may lift any two. If they match, you may add another bean.
lesson-ronda-go-on-easy-missed = Those cups don’t match. Lift two of the cups 2, 7 and 8.

lesson-ronda-pass-task = You have added a bean to cup 8, but you can’t remember where another two or three might be. End your turn safely.
lesson-ronda-pass-right = Both cups are covered and the next player’s turn begins. Passing costs nothing. Lifting the wrong cup sometimes does.
lesson-ronda-pass-missed = That means continuing, and now you would have to lift a third cup. Pass instead.

lesson-ronda-pass-easy-task = In the easy game, you’ve added a bean and could lift two more cups. But you don’t remember any of them. End your turn safely.
lesson-ronda-pass-easy-right = After adding a bean, you may stop. Passing costs nothing. A mismatch sometimes does.
lesson-ronda-pass-easy-missed = Now you have to lift a second cup. If you want to stop, pass before you lift.

lesson-ronda-keep-your-bean-task = Two ones are open. You don’t have to add a bean. Keep all ten, and end your turn.
lesson-ronda-keep-your-bean-right = You may add a bean, but you don’t have to. Both cups are covered, and there is no penalty.
lesson-ronda-keep-your-bean-missed = Usually that’s the better idea! But this task asks you to keep your bean. Pass instead of adding it.

lesson-ronda-two-fives-task = Two fives! The black cup in the middle is still empty. Add a bean to one of the fives and see where it goes.
lesson-ronda-two-fives-right = Five and one make six, and the six went into the black cup. A five and an empty cup stay in the circle, and your turn is over. From now on, mistakes cost something. With two fives you can’t pass.

lesson-ronda-black-cup-taken-task = Two fives again, but this time there are still four beans in the black cup. Add a bean to one of the fives.
lesson-ronda-black-cup-taken-right = The black cup wasn’t empty, so these six left the game for good. Your turn is over as usual.

lesson-ronda-two-fours-task = In this game, a cup holds at most four beans. Two fours are open, and the black cup is empty. Add a bean to one of the fours.
lesson-ronda-two-fours-right = Four and one make five, and the five went into the black cup. A four and an empty cup stay in the circle, and your turn is over.

lesson-ronda-fives-to-the-box-task = Two fives are open, and this game has no penalties. Add a bean to one of the fives and see where it goes.
lesson-ronda-fives-to-the-box-right = Five and one make six, and the six went back to the box. Without penalties, the black cup stays empty. A five and an empty cup stay in the circle, and your turn is over.

lesson-ronda-fours-to-the-box-task = In this game, a cup holds at most four beans, and there are no penalties. Two fours are open. Add a bean to one of them.
lesson-ronda-fours-to-the-box-right = Four and one make five, and the five went back to the box. Without penalties, the black cup stays empty. A four and an empty cup stay in the circle, and your turn is over.

lesson-ronda-penalty-task = There are six beans in the black cup. Cup 3 is open with two beans, and you have no idea which other cup hides two. Lift any cup and see what a mistake costs.
lesson-ronda-penalty-right = The two don’t match, so you took a penalty bean from the black cup. That’s one more to get rid of. When the black cup is empty, mistakes are free again.
lesson-ronda-penalty-missed = By pure luck, you found the other cup with two. That’s a match, so there is no penalty. Lift another cup this time.

lesson-ronda-free-mistake-task = This game has no penalties. Cup 3 is open with two beans. Lift any cup and see what a mistake costs.
lesson-ronda-free-mistake-right = It cost you nothing. Both cups are covered, and the next player’s turn begins.
lesson-ronda-free-mistake-missed = By pure luck, you found the other cup with two. That’s not a mistake. Lift another cup this time.

lesson-ronda-last-bean-task = You have a single bean left, and two matching cups are open. Win the game!
lesson-ronda-last-bean-right = You’ve added your last bean, so you win immediately. No one gets another turn.
lesson-ronda-last-bean-missed = You passed when you could have won! Add your bean to one of the two cups.

lesson-ronda-last-bean-six-task = You have a single bean left, and two fives are open. Whatever you add now leaves the circle straight away. Does it count?
lesson-ronda-last-bean-six-right = It does! The six beans left the circle, your last one among them, and you win immediately.

lesson-ronda-easy-turn-task = In the easy game, two twos are open. Add a bean, then lift two more cups that match. You remember that cups 2 and 7 hide three beans each.
lesson-ronda-easy-turn-right = After you added a bean, both cups were covered, and you could lift any two. No cup stays open, so there is less to think about. Even five-year-olds can play it.
lesson-ronda-easy-turn-missed = That wasn’t a second pair. First add a bean to cup 3 or 8, then lift cups 2 and 7.

lesson-ronda-easiest-task = In the easiest game, a cup holds at most four beans, and there are no penalties. Cup 5 shows four beans, and the other four is under cup 9. Find it and add a bean.
lesson-ronda-easiest-right = In this game, two fours are enough. One of them was cleared, and five beans went back to the box. The black cup stays empty, so mistakes cost nothing.
lesson-ronda-easiest-missed = No beans left the circle this way. The other four is under cup 9. Lift it, then add a bean.

lesson-ronda-remember-task = Cup 2 shows three beans. Lift cup 9 as well. They don’t match, so both will be covered. Then watch what your opponent lifts. After that, you can find a pair.
lesson-ronda-remember-right = You found cups 2 and 7, because your opponent showed you where the second three is. No one is ever shown what’s under a covered cup. Watching and remembering is what Ronda is all about.
lesson-ronda-remember-missed = This is not the way to the pair. Lift cup 9 first. Then think back. Where did you see three beans, and where did your opponent find three?

## Titles of lessons, where a rule has several

lesson-ronda-pair-title = A match
lesson-ronda-two-empties-title = Two empty cups
lesson-ronda-go-on-title = Continuing
lesson-ronda-new-cup-title = The third cup
lesson-ronda-go-on-easy-title = Continuing the easy game
lesson-ronda-pass-title = Stopping in time
lesson-ronda-pass-easy-title = Passing in the easy game
lesson-ronda-keep-your-bean-title = Keeping your bean
lesson-ronda-two-fives-title = Two fives
lesson-ronda-black-cup-taken-title = The black cup is taken
lesson-ronda-two-fours-title = Two fours
lesson-ronda-fives-to-the-box-title = Fives to the box
lesson-ronda-fours-to-the-box-title = Fours to the box
lesson-ronda-penalty-title = A penalty bean
lesson-ronda-free-mistake-title = A free mistake
lesson-ronda-last-bean-title = Your last bean
lesson-ronda-last-bean-six-title = Winning with a six
lesson-ronda-easy-turn-title = An easy turn
lesson-ronda-easiest-title = The easiest game

## What the editions leave open or disagree on, and what we added

rule-RONDA-2-choice = The printed rules contradict themselves. The list of components has nine beans per player, but the setup gives each player ten. Our ruling: ten. You can choose any number from 1 to 20 (option “beans”).
rule-RONDA-2-beyond = A head start for younger players (option “fewer_beans”) is our addition. They have fewer beans to get rid of.
rule-RONDA-4-choice = The printed rules don’t say whether you choose both cups before you look. Our ruling: you see the first before you choose the second. There is no option for this.
rule-RONDA-6-choice = The printed rules speak of equal numbers of beans and leave open whether two empty cups count. Our ruling: they match. There is no option for this.
rule-RONDA-8-choice = The French and Spanish editions let you pass whenever you could add a bean; the English and German ones only after you have added one. Our ruling: you may also pass without adding a bean. There is no option for this.
rule-RONDA-12-choice = In the French and Spanish editions, you then lift two other cups; the other editions have no such limit. Our ruling: you may lift any two. There is no option for this.

## The guided first game: each note is shown once, when what it explains first happens

guide-ronda-welcome = This is Ronda, a memory game. Ten cups hide 0 to 4 beans, each number twice. The first player with no beans left wins.
guide-ronda-lift = Your turn! Tap any cup to lift it.
guide-ronda-second = Remember what you see! Now lift a second cup. You want one with the same number of beans.
guide-ronda-missed = No match. Both cups are covered again, and your turn is over. But now you know what’s under them!
guide-ronda-watch = Watch when others lift cups, and remember what they find. Nothing is written down.
guide-ronda-add = A match, well done! Now you may add one of your own beans. Tap the cup with the +.
guide-ronda-keep = One bean fewer! To continue, tap the cup that stays open, then lift another one to match it. Or pass to end your turn safely.
guide-ronda-theirs = Your opponent has added a bean. Careful: that cup now holds one more than before!
guide-ronda-dissolved = Two fives! One five and the added bean leave the circle. They go into the black cup, or out of the game if the black cup isn’t empty.
guide-ronda-fined = While there are beans in the black cup, every mismatch has a penalty. You take one of them.
guide-ronda-few = Someone has only one bean left! The first player to add their last bean wins.
guide-ronda-over = The last bean has been added, and the game is won. Now you know Ronda!

## Analysis

learn-analysis-known-pair = A pair was known: cups { $one } and { $other }.
learn-analysis-known-twin = The match for the open cup was known: cup { $cup }.
learn-analysis-known-none = No certain pair was known yet.
learn-analysis-known-cups = Seen earlier and covered again: { $cups }
learn-analysis-known-cup = cup { $cup }: { $beans }
learn-analysis-known-chance = Chance of a pair: { $made }% with this choice, { $best }% with the best.

## Print

print-help-ronda = After each game, write down how many beans each player has left. The winner has none.
