## The game in a minute

kala-in-a-minute = You sow beans in a field of sixteen cups. On each turn, take four beans, put the first into your own playing cup and the others one by one along a path that may turn once. Then your playing cup moves to where the last bean landed. If three or more beans were already there, you may harvest them. If your playing cup holds four or more, you sow again. If you can’t sow four beans when your turn begins, you lose.

## Lessons, in the order of lessons.toml

lesson-kala-board-task = This is how every game begins: sixteen empty field cups, your dark playing cup (●) in corner a1, and the light one (■) in the opposite corner, d4. Sow your first beans so that your cup ends in another corner.
lesson-kala-board-right = Three steps straight along the edge lead from corner to corner. All games start like this, with the two playing cups in opposite corners.
lesson-kala-board-missed = That path is allowed, but it doesn’t end in a corner. Go straight along the edge of the board.

lesson-kala-store-task = Both players have a store of 28 beans. Take your first turn, along any path you like, and watch where the beans come from.
lesson-kala-store-right = Your four beans came from your own store, so 24 are left in it. The bank starts empty. Only harvests put beans into it.

lesson-kala-bank-task = In this edition, no one has beans yet. There are 80 in the shared bank. Take your first turn, along any path you like.
lesson-kala-bank-right = Your four beans came from the bank. Both players sow from it as long as it holds at least four. What you harvest goes into your own store.

lesson-kala-bank-closes-task = Seven beans are left in the bank. Sow so that it has to close when your turn is over.
lesson-kala-bank-closes-right = You took four, so three are left. The bank can’t give four beans any more, so it closes for good. From now on, both players sow from their own stores.
lesson-kala-bank-closes-missed = Your harvest put one bean back into the bank. Now it has four, enough for one more turn. Don’t harvest this time.

lesson-kala-turns-task = You’ve been chosen to start. Make a move, watch Light’s reply, then make your second move.
lesson-kala-turns-right = You, then Light, then you again. The starting player is chosen at random. After that, you alternate turns.

lesson-kala-path-task = Sow four beans along a path that turns a corner.
lesson-kala-path-right = One bean into your own cup and three along the path. The path may turn once, at a right angle, but it doesn’t have to.
lesson-kala-path-missed = A straight path is allowed too, but this task asks for one that turns.

lesson-kala-over-task = Light’s cup is in your way on c2. Choose a path that crosses it.
lesson-kala-over-right = The bean for c2 went into Light’s cup, not into the field cup below. Your path may cross your opponent’s cup, but that cup keeps the bean.
lesson-kala-over-missed = Your path missed Light’s cup. Choose one that crosses c2.

lesson-kala-covered-task = Your cup on b2 holds two beans and covers three more. Move it to corner a4, and see what it takes along and what it leaves behind.
lesson-kala-covered-right = Your cup took its own beans along, including the one you sowed into it. The three beans beneath it stayed on b2 and are no longer covered.
lesson-kala-covered-missed = Your cup left b2, and the beans beneath it stayed, but it didn’t get to a4. Try another path.

lesson-kala-follow-task = Move your playing cup to c3.
lesson-kala-follow-right = Your last bean landed on c3, and your cup followed it there. You steer your cup by choosing where your path ends.
lesson-kala-follow-missed = Your cup went where your last bean landed. Choose a path whose last cup is c3.

lesson-kala-beside-task = Make your last bean land in Light’s cup on c3, and put your cup to its right, on d3.
lesson-kala-beside-right = Playing cups never stack. When your last bean goes into your opponent’s cup, you choose which neighbouring cup yours moves to.
lesson-kala-beside-missed = Not quite. Your path should end on Light’s cup on c3, and your cup should then move to d3.

lesson-kala-harvest-task = One of the cups where your path can end is ripe. Harvest it.
lesson-kala-harvest-right = There were five beans on d1 before your last one landed. A cup with three or more is ripe. Of the six, one goes to the bank and five go to your store.
lesson-kala-harvest-missed = You harvested nothing. Look for a cup with three or more beans, make your last bean land in it, and choose to harvest.

lesson-kala-rob-task = Light’s playing cup holds three beans. Harvest it.
lesson-kala-rob-right = Your opponent’s playing cup is ripe with three beans, just like a field cup. One of the four goes to the bank, and three are yours. The two beans beneath it stay covered, and your cup is now next to it.
lesson-kala-rob-missed = You reached Light’s cup but left its beans in it. Take the same path and harvest.

lesson-kala-bonus-task = Your cup holds three beans. Make your move, and then the bonus move that follows.
lesson-kala-bonus-right = The first bean you sowed made four in your cup. That gives you a bonus move. In the same turn, you immediately sow all four from where your cup is.

lesson-kala-bonus-all-task = Your cup on c4 holds four beans, so you have a bonus move. Sow them.
lesson-kala-bonus-all-right = All four beans were sown, the first back into your own cup. You can’t skip or shorten a bonus move, and you get only one per turn.

lesson-kala-five-task = Your cup holds five beans, and all of them must be sown. Find a path that is long enough.
lesson-kala-five-right = One bean went into your own cup and four along the path. With five beans, only paths of four steps are allowed.

lesson-kala-six-task = Your cup is in the middle of the board and holds six beans. No path from here has room for six. See what happens to the last one.
lesson-kala-six-right = Five beans were sown, and the fifth counted as the last. There was no room for the sixth, so it went to Light’s store.

lesson-kala-open-task = You may count everything, even under the playing cups. Two harvests are possible here. Choose the one that gives you more.
lesson-kala-open-right = Four beans for your store. Light’s cup would have given you only three, because the six beans beneath it are covered and can’t be harvested. Count before you move!
lesson-kala-open-missed = There is more to gain. Count what each harvest would give you. Covered beans don’t count.

lesson-kala-rescue-task = You have four beans left. If fewer than four are in your store when your next turn begins, you lose. Save yourself.
lesson-kala-rescue-right = The harvest put four beans into your store, enough for another turn. Light has moved, and you are still in the game.
lesson-kala-rescue-missed = When your next turn came, your store held fewer than four beans, so you lost. Look for a harvest.

lesson-kala-win-task = Light’s store has only three beans left. Make any move you like.
lesson-kala-win-right = Light started the turn with fewer than four beans to sow, so you win. It doesn’t matter how many beans each player has collected.

## Titles of lessons, where a rule has several

lesson-kala-bank-title = Sowing from the bank
lesson-kala-bank-closes-title = The bank closes
lesson-kala-bonus-title = Two moves in one
lesson-kala-bonus-all-title = Sow them all
lesson-kala-five-title = Five beans
lesson-kala-six-title = The sixth bean
lesson-kala-rescue-title = A last-minute rescue
lesson-kala-win-title = The win

## What the editions leave open or disagree on, and what we added

rule-KALA-3-choice = In the German rules, players sow from the bank, but the game ends according to the players’ stores, and the rules don’t say when one takes over from the other. Our ruling: players sow from the bank until it holds fewer than four beans at the start of a turn; then it closes for good. The other editions give each player their own beans. You can choose with the option “edition”.
rule-KALA-2-beyond = Both players of the printed game start with 28 beans. Other numbers, and fewer beans for the stronger player (options “store_beans” and “fewer_beans”), are our addition.
rule-KALA-12-choice = The English and Spanish editions say you are entitled to a bonus move; the German one says it is simply your turn again. Our ruling: you must make it, because every edition fixes how many beans to sow. There is no option for this.
rule-KALA-15-choice = In the German rules, you lose as soon as you have too few beans. Our ruling: your beans are counted only when your turn begins. There is no option for this.

## The guided first game: each note is shown once, when what it explains first happens

guide-kala-welcome = This is Kala. The cup marked ● is yours. It moves around the field and leaves beans behind. If you can’t sow four beans on your turn, you lose, so look after your store!
guide-kala-path = Your turn! You sow four beans along a path. The first one drops into your own cup. Tap the ringed cup where your path should end. It may turn one corner.
guide-kala-moved = Your cup is now where your last bean landed. Your next path starts there. The beans inside your cup travel with it.
guide-kala-harvest = Look for full cups! If your last bean lands in a cup with 3 or more beans, you may empty it. That’s how you win beans back.
guide-kala-harvested = A harvest! One bean goes to the bank, all the others into your store.
guide-kala-theirs = Your opponent has harvested a full cup. Try to get to the next one first!
guide-kala-bonus = Your cup holds 4 or more beans, so you get a bonus move! Sow them all now, starting from your cup.
guide-kala-dropped = A path can cross a playing cup. The bean then goes into that cup and helps its owner towards a bonus move.
guide-kala-landing = A path can end on your opponent’s cup. Your cup can’t go there, so you choose a cup next to it.
guide-kala-few = Beans are running low. If you can’t take 4 beans at the start of your turn, you lose. A harvest refills your store.
guide-kala-over = The game is over, because one of you had fewer than 4 beans left to sow. Now you know Kala!

## Print

print-help-kala = Tick who won each game. There are no ties.
