lesson-hopper-tray-task = Sixteen cups stand in the tray, four by four: columns a to d from left to right, rows 1 to 4 away from you. Suppose your bean drops into the furthest cup on the right. Enter it there.
lesson-hopper-tray-right = That is d4. All cups are called like this, by where they stand. The tray is in the middle of the table, equally far from everybody.
lesson-hopper-tray-missed = That is another place. The furthest cup on the right stands where column d and row 4 meet.

lesson-hopper-deal-task = The 80 beans have been dealt: 26 for each of the three of you, and two that could not be shared lie loose on the table. The lot fell on player 3, whose first bean is down already. Now it is your turn: let yours come to rest wherever you like.
lesson-hopper-deal-right = And player 2 followed at once. The lot only says who begins; after that play goes clockwise.

lesson-hopper-shot-task = Your turn is one shot. Slap the edge of the table, and one of your beans flies towards the tray in a high arc. Shoot!
lesson-hopper-shot-right = One bean, one shot, and the turn passes on, whether you hit or not.

lesson-hopper-over-the-edge-task = What bad luck: your bean hits the rim of cup b3, bounces over the edge of the table and ends up on the floor. What does it count as?
lesson-hopper-over-the-edge-right = As a loose bean, just like those that lie beside the cups in the tray or on the table. It stays there until somebody takes the loose beans.
lesson-hopper-over-the-edge-missed = It did not stay in that cup. What counts is where a bean comes to rest; this one lies in no cup, so it is loose.

lesson-hopper-fourth-bean-task = A cup goes to whoever brings it up to four beans. Suppose your bean lands exactly where you want it: take a cup.
lesson-hopper-fourth-bean-right = Three beans lay in it and yours was the fourth: the cup is yours. Its beans are back in play and lie loose on the table.
lesson-hopper-fourth-bean-missed = That does not make four. Look for a cup that holds three beans already.

lesson-hopper-no-gap-task = One cup is gone already, so no cup stands on d4. Three beans lie in b2. Let yours drop in there and watch what becomes of the gap.
lesson-hopper-no-gap-right = The cups were pushed together: the one from c4 stands on b2 now and has brought its two beans along. No gap ever stays, and cups are called by where they stand now.
lesson-hopper-no-gap-missed = No cup was taken, so no gap was left. Let your bean drop into b2.

lesson-hopper-refill-task = This is your last bean. Let it come to rest wherever you like, and see what happens when your turn comes round again.
lesson-hopper-refill-right = Your hand was empty, so you took all the loose beans. Those in the cups stay where they are.
rule-HOPPER-7-choice = The printed rules let those who have run out take beans that have landed beside the cups. They say neither how many, nor what happens when none lie there. Here you take all of them when your turn comes; while there are none, you are skipped. In the finale, all who have run out share them. No option changes this.

lesson-hopper-nothing-loose-task = Player 2 has no beans left, and none lie loose. Keep it that way: let your bean come to rest where player 2 gains nothing by it.
lesson-hopper-nothing-loose-right = Your bean lies in a cup, and still none lie loose. So player 2 is skipped, and it is your turn again.
lesson-hopper-nothing-loose-missed = Now there were loose beans, and player 2 has taken them. A miss leaves one loose bean, and a cup that is taken leaves four. Choose a cup that will not be full.

lesson-hopper-four-cups-task = The short game: the first to own four cups wins. You have three, player 2 has two. Win!
lesson-hopper-four-cups-right = Your fourth cup! The short game is over at once, and you have won.
lesson-hopper-four-cups-missed = That takes no cup. Which one holds three beans already?

lesson-hopper-black-cup-task = The long game goes on until the tray is empty. Four cups are left, and three beans lie in b2. Take it, and see who joins in.
lesson-hopper-black-cup-right = Only three neutral cups were left, so the black cup joined them, and the four stand as a square in the middle. Now the finale begins!
lesson-hopper-black-cup-missed = No cup was taken, so four are still standing. Let your bean drop into b2.

lesson-hopper-all-at-once-task = The black cup stands in the tray, so now everybody shoots at the same time, as fast as they can. You are quick today: let two of your beans come to rest, one right after the other.
lesson-hopper-all-at-once-right = Twice in a row, without waiting for anybody: in the finale nobody takes turns.

lesson-hopper-all-in-a-round-task = The black cup stands in the tray, so now everybody shoots at the same time. At this table it is done in rounds: all take aim, then all beans fly together. Shoot!
lesson-hopper-all-in-a-round-right = Both beans flew at once. If several drop into the same cup, it goes to whoever’s bean made it four. Then comes the next round.

lesson-hopper-last-cup-task = In the long game points count: a neutral cup 1, the black one 2, the last cup of the tray 3. Your eight neutral cups make 8 points; player 2 has seven and the black one, which makes 9. One cup is left. Win!
lesson-hopper-last-cup-right = The last cup counts 3, whatever its colour: 11 points to 9. The most points win, and a tie is shared.
lesson-hopper-last-cup-missed = The last cup is still standing. It holds three beans: let yours be the fourth.

lesson-hopper-skill-task = Now it is your hand that matters: point to a cup, find the right strength, and slap at the right moment. Try to reach one of the cups in the middle.
lesson-hopper-skill-right = Aim, strength and timing decided where your bean went. It bounces off rims and floor, and beans lying about can be hit and moved. A hand always trembles a little, so practice pays.

lesson-hopper-enter-task = You are shooting real beans on a real table, and the program keeps the score. Your bean came to rest in cup b3. Enter it.
lesson-hopper-enter-right = Two beans lie in b3 now, and it is player 2’s turn. You shoot and say where the beans came to rest; turns, cups and points are looked after for you.
lesson-hopper-enter-missed = That is not what happened on the table: the bean lies in b3. In a real game, a wrong entry can be taken back.

lesson-hopper-knock-task = On the real table: your bean missed the cups and stays loose. But it knocked the bean that was lying about into cup c2, where there were three. Enter all of it.
lesson-hopper-knock-right = It was not your bean, but it was your shot: when all was at rest there were four beans in c2, so the cup is yours.
lesson-hopper-knock-missed = That is not quite what happened: your own bean lies loose, and another bean was knocked into c2.
