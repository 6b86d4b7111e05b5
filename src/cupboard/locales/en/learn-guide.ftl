## The guided first games: each note is shown once, when what it explains first happens.

guide-label = The guide
guide-go-on = Next
guide-leave = Skip the guide
guide-left = The guide is off. Enjoy the game!

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

guide-hopper-welcome = This is Hopper. You shoot beans into the cups in the middle. Land the fourth bean in a cup to claim it. The first to claim four cups wins.
guide-hopper-shoot = Your shot! Tap a cup to aim. Hold the button and release it at the mark, then tap again when the hand swings through the middle. You can also enter the shot as numbers.
guide-hopper-landed = Your bean stays where it stopped, whether in a cup, in the tray or outside it.
guide-hopper-knocked = A flying bean can knock others out of place. They stay where they stop, too.
guide-hopper-claimed = That’s four beans, so the cup is yours! Its beans are now loose and back in play.
guide-hopper-theirs = Your opponent landed the fourth bean and claims the cup. It doesn’t matter who shot the first three!
guide-hopper-shifted = A cup has left the tray, so the others are pushed together. See where they are now.
guide-hopper-refilled = A player ran out of beans and picks up all the loose ones.
guide-hopper-near = Someone has claimed three cups. One more wins the game! Aim at cups with three beans.
guide-hopper-over = One of you has claimed four cups, and the game is over. Now you know Hopper!

guide-dacapo-welcome = This is Da Capo, a bluffing game. Each player has a row of cups that leads to the target cup in the middle. The first to fill the target cup wins.
guide-dacapo-fist = Choose in secret how many beans you put into your fist: 1 to 5. The highest number wins, but only if no one else has the same!
guide-dacapo-advanced = Your number was the highest that no one else had. Your beans fill the next cup of your row.
guide-dacapo-theirs = Another player had the highest single number and fills a cup.
guide-dacapo-equal = Equal numbers cancel each other out. This time there was no single number, so no one advances.
guide-dacapo-gone = Beans that don’t win go back to the box. They’re gone for good, so don’t waste too many.
guide-dacapo-near = One row is full up to the target cup. If its owner wins another round, they win the game!
guide-dacapo-out = A player without beans is out.
guide-dacapo-last = Only one player still had beans. That player puts a single one into their next empty cup.
guide-dacapo-over = The game is over. If no one filled the target cup, the player with the most filled cups wins. If that’s a tie, the player who used fewer beans wins. Now you know Da Capo!

guide-kalaha-welcome = This is Kalaha. The six pits in front of you are yours, and so is the store on your right. The player with the most stones in their store at the end wins.
guide-kalaha-sow = Your turn! Tap one of your ringed pits. Its stones are sown counter-clockwise, one in each pit.
guide-kalaha-stored = On the way, one stone landed in your store. It’s yours to keep! You skip your opponent’s store.
guide-kalaha-free = Your last stone landed in your store, so you get a free turn! Count ahead, and try to do it often.
guide-kalaha-their-free = Your opponent’s last stone landed in their own store, so they get a free turn.
guide-kalaha-captured = Your last stone landed in an empty pit on your side. You capture the stones opposite, and your own stone goes with them.
guide-kalaha-robbed = Your opponent’s last stone landed in an empty pit and captured your stones opposite. Full pits opposite empty ones are in danger!
guide-kalaha-skipped = A player with no stones in their pits is skipped until they get some.
guide-kalaha-few = One side is almost empty. The game ends when all stones are in the stores.
guide-kalaha-over = All stones are in the stores. The player with the most wins. Now you know Kalaha!

guide-kessel-welcome = This is Kupferkessel Co. Your pawn moves around the cards, and you collect ingredients in your cauldron. Three or four cards of the same ingredient score points, but a single one costs you points.
guide-kessel-take = Your pawn has stopped at the glowing line. Tap any card in it to take it.
guide-kessel-taken = Your card is now on top of your cauldron and hides the others, even from you. Try to remember what’s in there!
guide-kessel-walked = A pawn moves as many steps as the top card of its cauldron is worth. So the card you take also decides where you go next.
guide-kessel-refilled = A new card from the draw pile fills the empty space.
guide-kessel-corner = Your pawn stopped at a corner. You take nothing there, and your turn is over.
guide-kessel-jumped = If another pawn is in your way, you jump over it. That doesn’t count as a step.
guide-kessel-cauldron = This card has an exploding cauldron. You may make your opponent lose the top card of their cauldron.
guide-kessel-exploded = Bang! Your cauldron has lost its top card, which goes under the draw pile.
guide-kessel-wand = This card has a wand. You may take another turn right away, but never more than two in a row.
guide-kessel-stack = The draw pile is empty, so spaces now stay empty. The game ends when someone takes the last card of a line.
guide-kessel-last = That was the last card of a line, so the game ends. The player who took it may keep or discard it.
guide-kessel-over = Time to score! One card of an ingredient costs its value, two count nothing, three score their sum, and four score their sum plus 5. Sums in your own colour count double. The player with the most ones gets 5 points. Now you know the game!
