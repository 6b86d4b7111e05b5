## The game in a minute

dacapo-in-a-minute = A row of cups leads from you to the target cup in the middle. In each round, everyone secretly puts one to five beans into a fist, and all fists open together. The highest number that only one player reveals wins. Those beans fill the next cup in that player’s row, and all others are lost. Equal numbers cancel each other out. The first to fill the target cup wins. But be careful, because sixteen beans have to be enough.

## Lessons, in the order of lessons.toml

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

## Titles of lessons, where a rule has several

lesson-dacapo-row-title = Your row
lesson-dacapo-short-row-title = A short row
lesson-dacapo-cancel-title = When two cancel out
lesson-dacapo-nobody-advances-title = No one advances
lesson-dacapo-count-title = Well counted
lesson-dacapo-count-yourself-title = Keeping count yourself

## What the editions leave open or disagree on, and what we added

rule-DACAPO-2-beyond = The printed game always has 16 beans per player. Other numbers from 4 to 30 (option “beans”) and fewer beans for the stronger players (option “fewer_beans”) are our addition.
rule-DACAPO-5-choice = In the printed rules, the next number down profits when numbers cancel out. They don’t say what happens if that one is doubled too. Our ruling: keep going down to the first single number. There is no option for this.
rule-DACAPO-7-choice = The printed rules speak of the next empty cup and leave open whether it may be the target cup. Our ruling: it may. There is no option for this.
rule-DACAPO-9-choice = The printed rules compare cups, then beans, and stop there. Our ruling: players who are still tied share the victory. There is no option for this.
rule-DACAPO-10-choice = In the printed game, players hide their beans under the table, and the rules don’t say whether others may know how many are left. But every bean is shown when it’s spent, so anyone could keep count. Our ruling: the number is shown. If you’d rather keep count yourselves, turn on the option “hide_stocks”.

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-mix = Best strategy
learn-analysis-mix-about = How often an unbeatable player reveals each number, and what each number costs on average.
learn-analysis-mix-free = costs nothing
learn-analysis-mix-costs = costs { $n }%
learn-analysis-mix-chosen = chosen

## Print

print-help-dacapo = Cups: how many cups of the row are filled. The player who fills the target cup wins. Mark it with a star. If players are tied, the one who used fewer beans wins.
print-cups = Cups
print-beans = Beans
