## The game in a minute

hopper-in-a-minute = A tray with sixteen cups is in the middle of the table. In turn, each player shoots a bean from the edge of the table in a high arc. If yours is the fourth bean in a cup, the cup is yours, and its beans come back into play. If you run out, take the loose beans. In the short game, the first player with four cups wins. The long game lasts until the tray is empty. Towards the end, everyone shoots at the same time, and the player with the most points wins.

## Lessons, in the order of lessons.toml

lesson-hopper-tray-task = There are sixteen cups in the tray, four by four: columns a to d from left to right, rows 1 to 4 away from you. Suppose your bean drops into the furthest cup on the right. Enter it there.
lesson-hopper-tray-right = That’s d4. Cups are named after their place. The tray is in the middle of the table, at the same distance from every player.
lesson-hopper-tray-missed = That’s another place. The furthest cup on the right is where column d and row 4 meet.

lesson-hopper-deal-task = The 80 beans have been dealt: 26 for each of the three players, and two left over that are loose on the table. Player 3 was chosen to start and has taken the first shot. Now it’s your turn. Enter any place for your bean.
lesson-hopper-deal-right = Then it was player 2’s turn. Only the starting player is chosen at random; after that, play goes clockwise.

lesson-hopper-shot-task = Your turn is one shot. Slap the edge of the table, and one of your beans flies towards the tray in a high arc. Shoot!
lesson-hopper-shot-right = That was your turn. After one shot, the next player’s turn begins, whether you hit or not.

lesson-hopper-over-the-edge-task = What bad luck! Your bean hits the rim of cup b3, bounces over the edge of the table and ends up on the floor. What does it count as?
lesson-hopper-over-the-edge-right = As a loose bean, just like any other bean that missed the cups. It stays there until someone takes the loose beans.
lesson-hopper-over-the-edge-missed = It didn’t stay in that cup. What counts is where a bean stops. This one is in no cup, so it is loose.

lesson-hopper-fourth-bean-task = You claim a cup by adding its fourth bean. Suppose your bean lands exactly where you want it. Claim a cup.
lesson-hopper-fourth-bean-right = It held three beans and yours was the fourth, so the cup is yours. Its beans are back in play, loose on the table.
lesson-hopper-fourth-bean-missed = That doesn’t make four. Look for a cup that already holds three beans.

lesson-hopper-no-gap-task = One cup is already gone, so there is none on d4. There are three beans in b2. Drop yours in there, and watch what becomes of the gap.
lesson-hopper-no-gap-right = The cups were pushed together. The one from c4 is now on b2, and it brought its two beans along. Gaps are closed unless you agree to leave them, and cups are named after the place where they are now.
lesson-hopper-no-gap-missed = You didn’t claim a cup, so there is no gap. Drop your bean into b2.
lesson-hopper-gap-stays-task = In this game, gaps stay. The cup on d4 is already gone, and there are three beans in b2. Drop yours in there, and watch the other cups.
lesson-hopper-gap-stays-right = You claimed the cup, and no other cup was moved. The one on c4 is still there, with its two beans.
lesson-hopper-gap-stays-missed = You didn’t claim a cup. Drop your bean into b2.

lesson-hopper-refill-task = This is your last bean. Let it land wherever you like, and see what happens on your next turn.
lesson-hopper-refill-right = Your hand was empty, so you took all the loose beans. Those in the cups stay where they are.

lesson-hopper-nothing-loose-task = Player 2 has no beans left, and none are loose. Keep it that way. Let your bean stop where it is no use to player 2.
lesson-hopper-nothing-loose-right = Your bean is in a cup, and there are still no loose beans. So player 2 is skipped, and it’s your turn again.
lesson-hopper-nothing-loose-missed = Now there were loose beans, and player 2 has taken them. A miss leaves one loose bean, and a claimed cup leaves four. Choose a cup that won’t be full.

lesson-hopper-four-cups-task = In the short game, the first player to claim four cups wins. You have three, player 2 has two. Win!
lesson-hopper-four-cups-right = Your fourth cup! You win the short game immediately.
lesson-hopper-four-cups-missed = That doesn’t claim a cup. Which one already holds three beans?

lesson-hopper-black-cup-task = The long game lasts until the tray is empty. Four cups are left, and there are three beans in b2. Claim it, and see what joins the rest.
lesson-hopper-black-cup-right = Only three neutral cups were left, so the black cup joined them, and the four form a square in the middle. Now the finale begins!
lesson-hopper-black-cup-missed = You didn’t claim a cup, so there are still four. Drop your bean into b2.

lesson-hopper-all-at-once-task = The black cup is in the tray, so now everyone shoots at the same time, as fast as they can. You’re quick today. Enter two of your beans, one right after the other.
lesson-hopper-all-at-once-right = You took two shots in a row, without waiting for anyone. There are no turns in the finale.

lesson-hopper-all-in-a-round-task = The black cup is in the tray, so now everyone shoots at the same time. In this game, that happens in rounds. Everyone aims, then all beans fly together. Shoot!
lesson-hopper-all-in-a-round-right = Both beans flew at the same time. If several drop into the same cup, the player whose bean is the fourth claims it. Then the next round begins.

lesson-hopper-last-cup-task = In the long game, the player with the most points wins. A neutral cup is worth 1, the black cup 2, and the last cup in the tray 3. You have eight neutral cups, 8 points. Player 2 has seven and the black cup, 9 points. One cup is left. Win!
lesson-hopper-last-cup-right = The last cup is worth 3 points, whatever its colour, so you win by 11 points to 9. Tied players would share the victory.
lesson-hopper-last-cup-missed = The last cup is still in the tray. It holds three beans. Make yours the fourth.

lesson-hopper-skill-task = Now it’s up to your hand. Tap a cup to aim, find the right power, and slap at the right moment. Try to reach one of the cups in the middle.
lesson-hopper-skill-right = Aim, power and timing decided where your bean went. It bounces off rims and the table, and it can hit and move other beans. Your hand always trembles a little, so practice pays off.

lesson-hopper-enter-task = You are shooting real beans on a real table, and the program keeps the score. Your bean stopped in cup b3. Enter it.
lesson-hopper-enter-right = Two beans are in b3 now, and it’s player 2’s turn. You shoot and enter where the beans stop. The program keeps track of turns, cups and points.
lesson-hopper-enter-missed = That’s not what happened on the table. The bean is in b3. In a real game, you can take back a wrong entry.

lesson-hopper-knock-task = On the real table, your bean missed the cups and is loose. But it knocked another loose bean into cup c2, which held three. Enter all of it.
lesson-hopper-knock-right = It wasn’t your bean, but it was your shot. When everything had stopped, there were four beans in c2, so the cup is yours.
lesson-hopper-knock-missed = That’s not quite what happened. Your own bean is loose, and another bean was knocked into c2.
lesson-hopper-push-task = On a real table, the cup on d4 was claimed, and you have pushed the one from a1 into the gap. Enter that first, from a1 to d4.
lesson-hopper-push-right = Now the tray on the screen looks like yours. It’s still your turn, because pushing cups is not a shot.
lesson-hopper-push-missed = That says where a bean stopped. First enter that the cup from a1 was pushed to d4.

## Titles of lessons, where a rule has several

lesson-hopper-no-gap-title = Pushing together
lesson-hopper-refill-title = Refilling
lesson-hopper-nothing-loose-title = Nothing loose
lesson-hopper-all-at-once-title = All at the same time
lesson-hopper-all-in-a-round-title = In one round
lesson-hopper-enter-title = Entering a shot
lesson-hopper-knock-title = A knocked bean

## What the editions leave open or disagree on, and what we added

rule-HOPPER-2-choice = The printed rules deal the beans out evenly and don’t mention a remainder. Our ruling: leftover beans are loose on the table. The option “beans” sets how many beans there are.
rule-HOPPER-4-choice = The printed rules don’t say what becomes of beans that fall off the table. Our ruling: they are loose. There is no option for this.
rule-HOPPER-5-choice = In the printed rules, the player who shoots in the fourth bean claims the cup. They don’t say what happens if a shot knocks in another bean as the fourth. Our ruling: it counts for the shooter. There is no option for this.
rule-HOPPER-6-choice = The English and Spanish editions close the gaps; the German and French ones say they can be closed. Our ruling: they are closed, unless you turn off the option “close_gaps”.
rule-HOPPER-7-choice = The printed rules let players who have run out take beans that landed outside the cups. They don’t say how many, or what happens if there are none. Our ruling: you take all of them when your turn comes, and you are skipped while there are none. In the finale, all players without beans share them. There is no option for this.
rule-HOPPER-10-choice = In the printed finale, everyone shoots at the same time, but the rules don’t say who claims a cup when several beans arrive. Our ruling: the player whose shot bean was the fourth to stop in it. Beans that were already there and only moved count for no one. With the option “finale”, you can shoot in rounds.
rule-HOPPER-11-choice = The printed rules don’t say who wins a tie. Our ruling: tied players share the victory. There is no option for this.
rule-HOPPER-12-beyond = The printed game is played with real beans. Shooting on a screen is our addition, and so is a steadier hand for individual players (option “steady_hands”).
rule-HOPPER-13-beyond = The printed game has no referee. This lets the program keep score when you play on a real table.

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-hits = Hits
learn-analysis-hit-shots = shots
learn-analysis-hit-cup = in a cup
learn-analysis-hit-tray = loose in the tray
learn-analysis-hit-table = loose on the table
learn-analysis-hit-off = off the table
learn-analysis-hit-claims = cups claimed
learn-analysis-hit-knocks = beans knocked
learn-analysis-hit-streak = longest scoring run

## Print

print-help-hopper = Count each player’s cups, then add up the points: a neutral cup counts 1, the black cup 2, and the last cup in the tray 3, whatever its colour. Count the last cup only once.
print-help-hopper-short = After each game, write down how many cups each player has claimed. The winner has four.
print-cups-neutral = Neutral cups, 1 each
print-cup-black = Black cup, 2
print-cup-last = Last cup, 3
