lesson-ronda-circle-task = Ten cups stand face down, well shuffled. Two hide nothing, two hide one bean each, two hide two, two hide three and two hide four. Lift any one of them.
lesson-ronda-circle-right = What you see now lies under exactly one other cup as well: at the start, every number from none to four is there twice. The black cup in the middle is still empty.

lesson-ronda-ten-beans-task = Ten beans lie in front of you, and whoever gets rid of theirs first wins. Two equal cups are open: turn your ten beans into nine.
lesson-ronda-ten-beans-right = Nine to go! Everybody starts with the same number of beans, ten as a rule, and wants to have none.
lesson-ronda-ten-beans-missed = You passed, so you still have ten. Add a bean to one of the two open cups.
rule-RONDA-2-choice = The printed rules disagree with themselves: their list of pieces counts nine beans for each player, but when the game is set up everybody gets ten. We deal ten. A table can agree on any number from 1 to 20 (option “beans”).

lesson-ronda-lot-task = Three of you are playing. The lot fell on player 3, who has lifted two different cups. Going clockwise, it is your turn now: lift two cups.
lesson-ronda-lot-right = The lot only says who begins. After that the turn goes clockwise: from player 3 to you, from you to player 2, and round again.

lesson-ronda-second-cup-task = You have lifted cup 3: two beans. Now lift a second cup.
lesson-ronda-second-cup-right = Lift one, look, and only then choose the second: every turn begins like this. Everybody sees both cups, so keep your eyes open when others lift theirs.

lesson-ronda-different-task = Cup 5 is open and shows four beans. Lift any other cup. It will most likely hide a different number: see what happens.
lesson-ronda-different-right = The two differ: both are covered and your turn is over. But now you know what lies there, and so does everybody else.
lesson-ronda-different-missed = You have hit the only other four, well done! That makes a pair, though. To see what happens otherwise, lift another cup.

lesson-ronda-pair-task = Two cups are open with three beans each: a pair. Get rid of one of your own beans.
lesson-ronda-pair-right = With a pair you may add one of your beans to either cup. One of the threes has become a four.
lesson-ronda-pair-missed = You passed and kept your bean. Add it to cup 2 or to cup 7.

lesson-ronda-two-empties-task = Cup 1 is open, and it is empty. A moment ago somebody lifted cup 6, and nothing lay there either. Use that to get rid of a bean.
lesson-ronda-two-empties-right = Nothing and nothing are equal too, so you could add a bean. One of the two is empty no longer.
lesson-ronda-two-empties-missed = This way you keep your bean. The other empty cup is cup 6: lift it, then add a bean to one of the two.

lesson-ronda-go-on-task = You found two twos and added a bean to cup 8, which now holds three. You still know that cup 7 hides three as well. Go on and get rid of a second bean.
lesson-ronda-go-on-right = You left the three open, covered the two and found another three: a new pair, another bean. As long as you keep finding pairs, your turn goes on.
lesson-ronda-go-on-missed = This way you will not get rid of a second bean. Leave cup 8 with its three beans open, lift cup 7 and add a bean.

lesson-ronda-new-cup-task = You are going on with cup 8, which shows three beans. Cup 3 has just been covered. You remember that cup 7 hides three beans: find the pair.
lesson-ronda-new-cup-right = The new cup matches the open one, and you may add a bean again. Any cup may be lifted here, except the one you have just covered.
lesson-ronda-new-cup-missed = Different, and your turn is over. Three beans lay under cup 7.

lesson-ronda-go-on-easy-task = The easy game: you have added a bean, all cups are covered again, and it is still your turn. Cups 2, 7 and 8 hide three beans each. Find a pair.
lesson-ronda-go-on-easy-right = In the easy game no cup stays open. After adding a bean you may lift any two; if they are equal, you may add again.
lesson-ronda-go-on-easy-missed = That was not the pair. Lift two of the cups 2, 7 and 8.

lesson-ronda-pass-task = You have added a bean to cup 8, but you cannot remember where another two or three might be. End your turn safely.
lesson-ronda-pass-right = Both cups are covered and the next player’s turn begins. Passing costs nothing; lifting a wrong cup sometimes does.
lesson-ronda-pass-missed = That means going on: now you would have to lift a third cup. Pass instead.

lesson-ronda-pass-easy-task = The easy game: you have added a bean, and you could lift two more cups. But you remember none of them. End your turn safely.
lesson-ronda-pass-easy-right = After adding a bean you may stop. Passing costs nothing; lifting two different cups sometimes does.
lesson-ronda-pass-easy-missed = Now you have to lift a second one. If you want to stop, pass before you lift.

lesson-ronda-keep-your-bean-task = Two ones are open. Nobody has to add a bean: keep all ten and end your turn.
lesson-ronda-keep-your-bean-right = You may add a bean, but you need not. Both cups are covered, and there is no penalty.
lesson-ronda-keep-your-bean-missed = Most of the time that is the better idea! Here you wanted to keep your bean, though: pass instead of adding it.
rule-RONDA-8-choice = The printed rules let you pass once you have added a bean. Whether you may pass with a pair in front of you and no bean added, they do not say. As they allow you to add but never tell you to, we let you pass there too. No option changes this.

lesson-ronda-two-fives-task = Two fives! The black cup in the middle is still empty. Add a bean to one of the fives and see where it goes.
lesson-ronda-two-fives-right = Five and one make six, and the six went into the black cup. A five and an empty cup stay in the circle, and your turn is over. From now on, mistakes cost something.
lesson-ronda-two-fives-missed = You passed, and the two fives wait for the next player. Add a bean to one of them.

lesson-ronda-black-cup-taken-task = Two fives again, but this time four beans still lie in the black cup. Add a bean to one of the fives.
lesson-ronda-black-cup-taken-right = The black cup was not empty, so these six left the game for good. Your turn is over all the same.
lesson-ronda-black-cup-taken-missed = You passed, and nothing has changed. Add a bean to one of the fives.

lesson-ronda-two-fours-task = At this table a cup holds four beans at most. Two fours are open and the black cup is empty: add a bean to one of the fours.
lesson-ronda-two-fours-right = Four and one make five, and the five went into the black cup. A four and an empty cup stay in the circle, and your turn is over.
lesson-ronda-two-fours-missed = You passed, and the two fours wait for the next player. Add a bean to one of them.

lesson-ronda-fives-to-the-box-task = Two fives are open, and at this table there are no penalties. Add a bean to one of the fives and see where it goes.
lesson-ronda-fives-to-the-box-right = Five and one make six, and the six went back to the box: without penalties the black cup stays empty. A five and an empty cup stay in the circle, and your turn is over.
lesson-ronda-fives-to-the-box-missed = You passed, and the two fives wait for the next player. Add a bean to one of them.

lesson-ronda-fours-to-the-box-task = At this table a cup holds four beans at most, and there are no penalties. Two fours are open: add a bean to one of them.
lesson-ronda-fours-to-the-box-right = Four and one make five, and the five went back to the box: without penalties the black cup stays empty. A four and an empty cup stay in the circle, and your turn is over.
lesson-ronda-fours-to-the-box-missed = You passed, and the two fours wait for the next player. Add a bean to one of them.

lesson-ronda-penalty-task = Six beans lie in the black cup. Cup 3 is open with two beans, and you have no idea which other cup hides two. Lift any cup and see what a mistake costs.
lesson-ronda-penalty-right = The two differ, so you took a bean from the black cup: one more to get rid of. This goes on until the black cup is empty; then mistakes are free again.
lesson-ronda-penalty-missed = By pure luck you found the other cup with two: no mistake, no penalty. Lift another cup this time.

lesson-ronda-free-mistake-task = There are no penalties at this table. Cup 3 is open with two beans. Lift any cup and see what a mistake costs.
lesson-ronda-free-mistake-right = Nothing at all: both cups are covered, and the next player’s turn begins.
lesson-ronda-free-mistake-missed = By pure luck you found the other cup with two: that is no mistake. Lift another cup this time.

lesson-ronda-last-bean-task = You have a single bean left, and two equal cups are open. Win the game!
lesson-ronda-last-bean-right = Your last bean is laid, and you have won at once. Nobody gets another turn.
lesson-ronda-last-bean-missed = You passed with the win in your hand! Add your bean to one of the two cups.

lesson-ronda-last-bean-six-task = A single bean is left to you, and two fives are open. Whatever you add now leaves the circle straight away. Does it count?
lesson-ronda-last-bean-six-right = It does! The six beans left the circle, your last one with them, and you have won at once.
lesson-ronda-last-bean-six-missed = You passed with the win in your hand! Add your bean to one of the fives.

lesson-ronda-easy-turn-task = The easy game: two twos are open. Add a bean, then lift two more cups that are equal. You remember that cups 2 and 7 hide three beans each.
lesson-ronda-easy-turn-right = After adding a bean both cups were covered, and you could lift any two. No cup stays open, so there is less to think of: five-year-olds can play it.
lesson-ronda-easy-turn-missed = That was no second pair. First add a bean to cup 3 or 8, then lift cups 2 and 7.

lesson-ronda-easiest-task = The easiest game: a cup holds four beans at most, and there are no penalties. Cup 5 shows four beans, and the other four lies under cup 9. Find it and add a bean.
lesson-ronda-easiest-right = Here two fours are enough: one of them was cleared, and five beans went back to the box. As none wait in the black cup, mistakes cost nothing.
lesson-ronda-easiest-missed = No beans left the circle this way. The other four lies under cup 9: lift it, then add a bean.

lesson-ronda-remember-task = Cup 2 shows three beans. Lift cup 9 as well; they differ, so both will be covered. Then watch what the other player lifts: after that, you can find a pair.
lesson-ronda-remember-right = Cups 2 and 7: the second three was the other player’s present to you. What lies under a covered cup is shown to nobody, nowhere. Watching and remembering is the game.
lesson-ronda-remember-missed = This is not the way to the pair. Lift cup 9 first. Then think back: where did you see three beans, and where did the other player find three?
