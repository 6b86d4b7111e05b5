lesson-dacapo-row-task = Four cups lead from you to the black target cup. Your opponent always opens with a single bean. Fill the first cup of your row.
lesson-dacapo-row-right = You revealed more, and your beans fill the nearest cup of your row. With two or three players there are four of them on the way to the target cup.
lesson-dacapo-row-missed = One against one is a tie. Equal numbers cancel each other out, and no one advances. Reveal at least two.

lesson-dacapo-short-row-task = There are four of you, so each row has only three cups, and you have filled two. In both rounds, players 2 and 4 revealed three beans and player 3 revealed two. Suppose they do it again. Fill your third cup.
lesson-dacapo-short-row-right = Your row is full. With four or five players, it has only three cups. The next one is the target cup itself.
lesson-dacapo-short-row-missed = That wasn’t enough. They reveal three, two and three, so with four or five beans you have the highest number.

lesson-dacapo-sixteen-task = Sixteen beans are all you ever get. You have put two fives into your row and lost five more beans, so a single one is left. Keep playing.
lesson-dacapo-sixteen-right = That was your last bean, and your opponent filled two more cups without you. Fives are strong, but sixteen beans have to last for five cups. That’s about three per cup.

lesson-dacapo-fist-task = You still have four beans. Put as many of them as you like into your fist.
lesson-dacapo-fist-right = In each round, you choose one to five beans, but never more than you have. All fists opened together, so no one knew the others’ numbers in advance.

lesson-dacapo-highest-task = Player 2 has revealed three beans every time, player 3 four. If they continue like that, which number wins the round for you?
lesson-dacapo-highest-right = Five was the highest single number. Your five beans fill your next cup. The three and the four went back to the box and are lost.
lesson-dacapo-highest-missed = Not this one. Up to three, you are below player 3. Four equals player 3’s number, so the two cancel each other out. Only one number is higher than all others.

lesson-dacapo-cancel-task = Players 2 and 3 want to win at any price. Both have revealed five beans, and both will do it again. Win this round anyway.
lesson-dacapo-cancel-right = The two fives cancelled each other out, so the next single number won, and it was yours.
lesson-dacapo-cancel-missed = Now there are three fives, and they all cancel each other out. No one advances. Reveal fewer.

lesson-dacapo-nobody-advances-task = Your opponent opened with five beans and is sure to do it again. Stop them from advancing.
lesson-dacapo-nobody-advances-right = The two fives cancelled each other out. No single number was left, so no one advances. All ten beans went back to the box.
lesson-dacapo-nobody-advances-missed = Your opponent’s five was higher and filled a cup. Only another five stops it.

lesson-dacapo-stay-in-task = You have two beans left, and a player with none is out. Reveal something, but make sure you can still play the next round.
lesson-dacapo-stay-in-right = You have one bean left and are still in. Players who run out take no further part, but their filled cups still count at the end.
lesson-dacapo-stay-in-missed = Both beans are gone, and you are out. Your row stays, but the others continue without you. Reveal only one.

lesson-dacapo-alone-task = Your opponent has one bean left and has to reveal it. Play so that you still have beans after this round.
lesson-dacapo-alone-right = You were the only one with beans left. So one of them went into your next empty cup for free, and the rest went back to the box.
lesson-dacapo-alone-missed = You revealed all five, so no one has beans left, and you can’t add one for free. Keep at least one back.

lesson-dacapo-target-task = Your row is full, and only the target cup is left to fill. Your opponent holds four beans. Win this round, and the game with it.
lesson-dacapo-target-right = You filled the target cup, so you win immediately. Five beans were safe here, because an opponent with four can’t match them.
lesson-dacapo-target-missed = That wasn’t enough, because your opponent revealed three. Reveal more.

lesson-dacapo-fewest-beans-task = Each of you has one bean left and has filled two cups. You used five beans in your row, and your opponent used seven. Reveal your last bean. Who wins?
lesson-dacapo-fewest-beans-right = All beans are gone, and the target cup is empty. You’ve both filled the same number of cups, but you used fewer beans, so you win. If that had been a tie too, you would have shared the victory.

lesson-dacapo-count-task = Look at what the others still hold. Player 2 has three beans, and player 3 has two. Make sure you win this round.
lesson-dacapo-count-right = No one could reveal more than three, so you were sure to win. The game shows how many beans everyone has, because you could count them anyway. What’s in a fist stays secret until everyone has chosen.
lesson-dacapo-count-missed = Player 2 holds three beans and can match or beat that. Reveal more than three.

lesson-dacapo-count-yourself-task = You both started with eight beans, and the game doesn’t show how many are left. Reveal a few, see what your opponent reveals, and count. Then you can be sure to win the second round.
lesson-dacapo-count-yourself-right = Your opponent had revealed five of eight beans, so three were left, and you revealed more than that. If you keep count, you know what the others hold.
lesson-dacapo-count-yourself-missed = You couldn’t be sure of that. Start with fewer than five beans. Then subtract what your opponent revealed from eight, and reveal more than that.
