## The guided first games: each note is told once, when the thing it speaks of first happens.

guide-label = The guide
guide-go-on = Go on
guide-leave = I know this game
guide-left = The guide has gone. Have a good game!

guide-kala-welcome = This is Kala. The cup marked ● is yours; it walks over the field and leaves beans behind. Whoever cannot sow four beans any more loses, so look after your store.
guide-kala-path = Your turn: four of your beans are sown along a path. The first falls into your own cup. Touch a ringed cup where the path should end; it may turn one corner on the way.
guide-kala-moved = Your cup now stands where your last bean fell. Your next path starts there. The beans inside your cup travel with it.
guide-kala-harvest = Look for full cups! If your last bean falls into a cup that already holds 3 or more, you may empty it. That is how beans come home.
guide-kala-harvested = A harvest! One bean goes to the bank, all the others into your store.
guide-kala-theirs = The other player has harvested a full cup. Next time you could be there first.
guide-kala-bonus = Your cup holds 4 beans or more: a bonus sowing. They must be sown at once, from where the cup stands.
guide-kala-dropped = A path may lead over a playing cup: the bean falls into that cup. Beans in a playing cup help its owner to a bonus sowing.
guide-kala-landing = A path can end on the other player’s cup. Your cup cannot stand there, so you choose a place beside it.
guide-kala-few = The beans are running short. Whoever cannot take 4 beans at the start of a turn loses. A harvest fills your store again.
guide-kala-over = The game is over: one of you had fewer than 4 beans left to sow. Now you know Kala!

guide-ronda-welcome = This is Ronda, a game of remembering. Under ten cups lie 0 to 4 beans, each number twice. Whoever gets rid of their beans first wins.
guide-ronda-lift = Your turn: lift a cup, any one. Touch it.
guide-ronda-second = Look well and remember! Now lift a second cup. You want one with just as many beans.
guide-ronda-missed = Not the same. Both are covered again and your turn is over. But now you know what lies there.
guide-ronda-watch = Watch when others lift cups: what they find, you may remember too. Nothing is written down.
guide-ronda-add = Two the same, well done! Now you may add one of your own beans to one of them: touch the cup with the +.
guide-ronda-keep = One bean fewer! You may go on: touch the cup that is to stay open, then lift a new one to match it. Or pass and be content.
guide-ronda-theirs = The other player has laid a bean. Careful: that cup now holds one more than before!
guide-ronda-dissolved = Two fives are too much: six beans leave the circle. They go into the black cup, or out of the game if beans still lie in it.
guide-ronda-fined = While beans lie in the black cup, whoever shows two different cups has to take one of those beans.
guide-ronda-few = Somebody has only one bean left! Whoever lays their last bean wins at once.
guide-ronda-over = The last bean is laid, and the game is won. Now you know Ronda!

guide-hopper-welcome = This is Hopper. You shoot beans into the cups in the middle. Put the fourth bean into a cup, and it is yours. The first to own four cups wins.
guide-hopper-shoot = Your shot: point at a cup on the table. Hold the button and let go at the mark, then press again when the hand swings through the middle. You can shoot by numbers too.
guide-hopper-landed = Your bean stays where it came to rest: in a cup, in the tray or on the table.
guide-hopper-knocked = A flying bean can knock others out of their place. They stay where they come to rest as well.
guide-hopper-claimed = Four beans: the cup is yours! Its beans lie loose again and come back into play.
guide-hopper-theirs = The other player dropped the fourth bean and takes the cup. It does not matter who shot the first three!
guide-hopper-shifted = A cup has left the tray, so the others are pushed together. See where they stand now.
guide-hopper-refilled = Somebody had no beans left and gathers up all the loose ones.
guide-hopper-near = Somebody owns three cups. One more and the game is won! Aim at cups that hold three beans.
guide-hopper-over = Four cups: the game is over. Now you know Hopper!

guide-dacapo-welcome = This is Da Capo, a game of bluffing. Each of you has a row of cups that leads to the black cup in the middle. Whoever fills the black cup wins.
guide-dacapo-fist = Choose in secret how many beans you put into your fist: 1 to 5. The highest number wins, but only if nobody else shows the same!
guide-dacapo-advanced = Your number was the highest that nobody else showed: your beans fill the next cup of your row.
guide-dacapo-theirs = Another player had the highest number that stood alone, and fills a cup.
guide-dacapo-equal = Equal numbers cancel each other. This time no number stood alone, so nobody advances.
guide-dacapo-gone = Beans that win nothing go back into the box. They are gone, so do not waste too many.
guide-dacapo-near = One row is full up to the black cup. The next fill there wins the game!
guide-dacapo-out = A player without beans is out.
guide-dacapo-last = Only one player still had beans: that player may lay a single one into the next free cup.
guide-dacapo-over = The game is over. If nobody filled the black cup, whoever came furthest wins; with equal cups it is whoever laid fewer beans. Now you know Da Capo!

guide-kalaha-welcome = This is Kalaha. The six pits in front of you are yours, and so is the store at their right end. Whoever has the most stones in their store at the end wins.
guide-kalaha-sow = Your turn: touch one of your ringed pits. All its stones are sown, one in each pit that follows, counter-clockwise.
guide-kalaha-stored = On the way one stone fell into your store: it is yours for good. The other player’s store is passed over.
guide-kalaha-free = Your last stone fell into your store: you may play again! Count ahead and try to do it often.
guide-kalaha-their-free = The other player’s last stone fell into the store: they play again.
guide-kalaha-captured = Your last stone fell into an empty pit of yours: you capture the stones across, and yours with them.
guide-kalaha-robbed = The other player’s last stone fell into an empty pit and captured your stones across. Full pits opposite empty ones are in danger!
guide-kalaha-skipped = Whoever has no stones in their pits is skipped until some arrive.
guide-kalaha-few = One side is almost empty. The game ends when all stones lie in the stores.
guide-kalaha-over = All stones are home. Whoever has the most wins. Now you know Kalaha!

guide-kessel-welcome = This is Kupferkessel Co. You walk around the cards and collect ingredients in your cauldron. Three or four cards of the same ingredient bring points, a single one costs points.
guide-kessel-take = Your figure has walked to a line: it glows. Take any card of that line. Touch it.
guide-kessel-taken = Your card now lies on top of your cauldron and hides all the others, even from you. Try to remember what is in there!
guide-kessel-walked = A figure walks as many steps as the top card of its cauldron is worth. So your card also decides where you go next.
guide-kessel-refilled = The empty place gets a new card from the stack.
guide-kessel-corner = Your figure stopped at a corner: there you take nothing, and your turn is over.
guide-kessel-jumped = Where another figure stands you jump over it. That does not count as a step.
guide-kessel-cauldron = This card shows an exploding cauldron: if you like, the other player loses the top card of their cauldron.
guide-kessel-exploded = Bang! The top card has been blown out of your cauldron and goes under the stack.
guide-kessel-wand = This card shows a wand: if you like, you may play again at once. Never more than twice in a row.
guide-kessel-stack = The stack is empty: places stay empty from now on. The game ends as soon as somebody takes the last card of a line.
guide-kessel-last = That was the last card of a line, and the end of the game. Whoever took it may keep it or lay it aside.
guide-kessel-over = Now it is counted: one card of an ingredient costs its value, two are nothing, three bring their sum, four their sum and 5 more. In your own colour the sums count double. Most ones bring 5. Now you know the game!
