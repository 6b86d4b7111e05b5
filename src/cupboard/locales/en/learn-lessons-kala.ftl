# Lessons of Kala’s rule book. The learner plays dark.

lesson-kala-board-task = This is how every game begins: sixteen empty field cups, your dark playing cup in the corner a1, the light one opposite on d4. Sow your first beans so that your cup ends in another corner.
lesson-kala-board-right = Three steps straight along the edge lead from corner to corner. All games start like this, with the two playing cups in opposite corners.
lesson-kala-board-missed = That is a fine path, but it does not end in a corner. Go straight along the edge of the board.

lesson-kala-store-task = Both players have 28 beans of their own beside the board. Take your first turn, along any path you like, and watch where the beans come from.
lesson-kala-store-right = Your four beans came from your own store: 24 are left in it. The bank starts empty; only harvests put beans into it.

lesson-kala-bank-task = In this edition nobody has beans yet: 80 lie in the common bank. Take your first turn, along any path you like.
lesson-kala-bank-right = Your four beans came from the bank. Both players sow from it for as long as it can give four; what you harvest is yours and goes into your store.

lesson-kala-bank-closes-task = Seven beans are left in the bank. Sow so that it has to close when your turn is over.
lesson-kala-bank-closes-right = You took four, so three are left. The bank cannot give four beans any more and closes for good: from now on both players sow from their own stores.
lesson-kala-bank-closes-missed = Your harvest put one bean back into the bank. Now it has four and can pay for one more turn. Leave the harvest this time.

lesson-kala-turns-task = The lot has been drawn: you begin. Make a move, watch light’s answer, then make your second move.
lesson-kala-turns-right = You, then light, then you again. The lot decides who begins; after that players simply take turns.

lesson-kala-path-task = Sow four beans along a path that turns a corner.
lesson-kala-path-right = One bean into your own cup and three along the path. It may turn once, by a right angle, but it need not.
lesson-kala-path-missed = A straight path is allowed as well, but here you are asked for one that turns.

lesson-kala-over-task = Light’s cup stands in your way on c2. Choose a path that leads over it.
lesson-kala-over-right = The bean for c2 went into light’s cup, not into the field cup below. You may lead your path over the other cup; it just keeps the bean.
lesson-kala-over-missed = Your path passed light’s cup by. Lead it straight over c2.

lesson-kala-covered-task = Your cup on b2 holds two beans and covers three more. Bring it to the corner a4, and see what it takes along and what it leaves behind.
lesson-kala-covered-right = Your cup took its own beans along, with the one you sowed into it. The three beans beneath it stayed on b2, and now they lie open again.
lesson-kala-covered-missed = Your cup left b2, and the beans beneath it stayed, but it did not arrive on a4. Try another path.

lesson-kala-follow-task = Bring your playing cup to c3.
lesson-kala-follow-right = The last bean fell on c3, and your cup followed it there. You steer your cup by choosing where your path ends.
lesson-kala-follow-missed = Your cup went where your last bean fell. Choose a path whose last cup is c3.

lesson-kala-beside-task = Let your last bean fall into light’s cup on c3, and put your cup to its right, on d3.
lesson-kala-beside-right = Two playing cups never share a place. When your last bean goes into the other cup, you choose which of the neighbouring cups yours moves to.
lesson-kala-beside-missed = Not quite: your path should end on light’s cup on c3, and your cup should then move to d3.

lesson-kala-harvest-task = One of the cups that your path can end on is ripe. Harvest it.
lesson-kala-harvest-right = There were five beans on d1 before your last one fell: with three or more a cup is ripe. Of the six, one goes to the bank and five to your store.
lesson-kala-harvest-missed = You harvested nothing. Look for a cup with three or more beans, let your last bean fall into it, and say that you want to harvest.

lesson-kala-rob-task = Light’s playing cup holds three beans. Harvest it.
lesson-kala-rob-right = The other playing cup is ripe with three beans, just like a field cup: one of the four goes to the bank, three are yours. The two beans beneath it stay covered, and your cup stands next to it.
lesson-kala-rob-missed = You reached light’s cup but left its beans in it. Take the same path and harvest.

lesson-kala-bonus-task = Your cup holds three beans. Make your move, and then the one it leads to.
lesson-kala-bonus-right = The first bean of your sowing made it four in your cup. That is a bonus sowing: all four are sown at once from where your cup stands, in the same turn.

lesson-kala-bonus-all-task = A bonus sowing is due: your cup on c4 holds four beans. Sow them.
lesson-kala-bonus-all-right = All four beans were sown, the first back into your own cup. A bonus sowing cannot be refused or cut short, and there is only one in a turn.

lesson-kala-five-task = Your cup holds five beans, and all of them must be sown. Find a path that is long enough.
lesson-kala-five-right = One bean into your own cup, four along the path: with five beans only paths of four steps are allowed.

lesson-kala-six-task = Six beans in your cup, in the middle of the board. No path from here takes six beans. See what happens to the last one.
lesson-kala-six-right = Five beans were sown, and the fifth counted as the last. The sixth found no room and went to light’s store.

lesson-kala-open-task = Everything may be counted, under the playing cups too. Two harvests are possible here. Take the one that brings more.
lesson-kala-open-right = Four beans for your store. Light’s cup would have brought three: the six beans beneath it are covered and cannot be harvested. Whoever counts knows this before moving.
lesson-kala-open-missed = There is more to gain. Count what each harvest brings: covered beans are not part of it.

lesson-kala-rescue-task = You have four beans left. If fewer than four are in your store when your next turn begins, you lose. Save yourself.
lesson-kala-rescue-right = The harvest filled your store with four beans: enough for another turn. Light has moved, and you are still in the game.
lesson-kala-rescue-missed = When your turn came round again, your store could not give four beans: whoever cannot sow four loses. Look for a harvest.

lesson-kala-win-task = Light has only three beans in store. Take your turn in any way you like.
lesson-kala-win-right = Light’s turn began with fewer than four beans to sow: you have won. It does not matter how many beans anyone has collected.

rule-KALA-3-choice = The German box sows from the bank but ends the game by the players’ stores, and does not say when the one turns into the other. We let everybody sow from the bank until, at the beginning of a turn, it cannot give four beans; then it closes for good. The other editions give each player beans of their own. The option “edition” decides it.
