lesson-dacapo-row-task = Four cups lead from you to the black target cup. The other player always opens with a single bean. Fill the first cup of your row.
lesson-dacapo-row-right = You showed more, and your beans fill the nearest cup of your row. With two or three players there are four of them on the way to the target cup.
lesson-dacapo-row-missed = One against one: equal numbers cancel each other, and nobody advances. Show at least two.

lesson-dacapo-short-row-task = There are four of you, so each row has only three cups, and you have filled two. In both rounds players 2 and 4 showed three beans and player 3 showed two. Suppose they do it again: fill your third cup.
lesson-dacapo-short-row-right = Your row is full: with four or five players it has only three cups. The next one is the target cup itself.
lesson-dacapo-short-row-missed = That was not enough. They show three, two and three: with four or five beans you are alone at the top.

lesson-dacapo-sixteen-task = Sixteen beans are all you ever get. Two fives lie in your row, five beans are lost, and a single one is left. Play on.
lesson-dacapo-sixteen-right = That was your last bean, and the other player went two cups further without you. Fives are strong, but sixteen beans have to last for five cups: that is about three for each.

lesson-dacapo-fist-task = You still hold four beans. Put as many of them as you like into your fist and lay it on the table.
lesson-dacapo-fist-right = One to five beans, and never more than you hold: that is the whole choice. All fists were opened together, so nobody knew the other’s number beforehand.

lesson-dacapo-highest-task = Player 2 has shown three beans every time, player 3 four. Suppose they go on like that: which number wins the round for you?
lesson-dacapo-highest-right = Five was the highest number that only one player showed. Your five beans fill your next cup; the three and the four went back to the box and are lost.
lesson-dacapo-highest-missed = Not this one. Up to three, you are below player 3. Four equals player 3’s number, and both are cancelled. Only one number is higher than all others.

lesson-dacapo-cancel-task = Players 2 and 3 want to win at any price: both have shown five beans, and both will do it again. Win this round all the same.
lesson-dacapo-cancel-right = The two fives cancelled each other, and the next single number below won: yours. A single bean is enough for that!
lesson-dacapo-cancel-missed = Now there are three fives, and they all cancel each other. Nobody advances. Show fewer.

lesson-dacapo-nobody-advances-task = The other player opened with five beans and is sure to do it again. Stop them from advancing.
lesson-dacapo-nobody-advances-right = Five against five: they cancel each other, no single number is left, and nobody advances. All ten beans went back to the box.
lesson-dacapo-nobody-advances-missed = The other player’s five was higher and filled a cup. Only an equal number stops it.

lesson-dacapo-stay-in-task = You have two beans left, and whoever has none is out. Show something, but make sure you can play the next round too.
lesson-dacapo-stay-in-right = One bean is left, and you are still in. Those who run out show nothing any more, but their filled cups stay and count at the end.
lesson-dacapo-stay-in-missed = Both beans are gone, and you are out. Your row stays, but the others play on without you. Show only one.

lesson-dacapo-alone-task = The other player has one bean left and has to show it. Play so that you still have beans after this round.
lesson-dacapo-alone-right = Only you had beans left. So one of them went into your next free cup as a present, and whatever else you had went back to the box.
lesson-dacapo-alone-missed = You showed all five, so now nobody has any, and no last bean is laid. Keep at least one back.

lesson-dacapo-target-task = Your row is full, and only the target cup is missing. The other player holds four beans. Win this round, and the game with it.
lesson-dacapo-target-right = The target cup is filled: the game is over at once, and you have won. Five beans were quite safe here, for nobody who holds four can match them.
lesson-dacapo-target-missed = Not enough: the other player showed three. Show more.

lesson-dacapo-fewest-beans-task = Each of you has one bean left and has filled two cups. You laid five beans in your row, the other player seven. Show your last bean: who wins?
lesson-dacapo-fewest-beans-right = All beans are spent, and the target cup is empty. You both came equally far, but you did it with fewer beans, so you win. If that had been equal too, you would have shared the win.

lesson-dacapo-count-task = Look what the others still hold: player 2 has three beans, player 3 has two. Win this round for certain.
lesson-dacapo-count-right = Nobody could show more than three, so you were certain to win. What everybody holds is displayed, because those who watch know it anyway. What lies in a fist stays secret until all have chosen.
lesson-dacapo-count-missed = That can be matched or beaten: player 2 holds three beans. Show more than three.

lesson-dacapo-count-yourself-task = Both of you began with eight beans, and here nobody is told what the other still holds. Show a few, see what the other player shows, and count: in the second round you can win for certain.
lesson-dacapo-count-yourself-right = The other player had shown five of eight beans, so three were left, and you showed more than that. Those who count along know what the others hold.
lesson-dacapo-count-yourself-missed = That was not certain. Begin with fewer than five beans. Then take what the other player showed away from eight, and show more than the rest.
rule-DACAPO-10-choice = In the printed game everybody hides their beans under the table, and the rules do not say whether others may know how many are left. But every bean that is spent is shown first, so anybody could count along. That is why we display the number. If you would rather count for yourselves, the table can hide it (option “hide_stocks”).
