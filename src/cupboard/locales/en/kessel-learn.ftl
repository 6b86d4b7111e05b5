## The game in a minute

kessel-in-a-minute = At the magic market, ingredient cards are laid out in a grid. Your pawn moves around it, as many steps as the value of the top card in your cauldron. From the line where it stops, take one card and put it into your cauldron. You only ever see the top card, so remember what is underneath. At the end, three or four cards of an ingredient score points, and a single one costs you. Symbols make cauldrons explode or give you a second turn. The player with the most points wins.

## Lessons, in the order of lessons.toml

lesson-kessel-other-grey-task = Every ingredient has four cards, with the values 1 to 4, and every colour has two ingredients. The card in your cauldron is grey: tree roots 2. Take a card of the other grey ingredient.
lesson-kessel-other-grey-right = Tree roots and dragon ash are the two grey ingredients. Seven colours with two ingredients each make fourteen ingredients and 56 cards.
lesson-kessel-other-grey-missed = This card has a different colour. There is only one grey card in your row.

lesson-kessel-plant-task = Five of the fourteen ingredients are plants: tree roots, moss, mushrooms, pumpkin and vine. Take the plant in your row.
lesson-kessel-plant-right = Moss is a plant. In the recipe game, plants can be worth points. Apart from that, they are cards like any other.
lesson-kessel-plant-missed = That isn’t a plant. There is only one in your row.

lesson-kessel-symbols-task = Some cards have a symbol: an exploding cauldron, or a wand with hat. Take the card with the wand.
lesson-kessel-symbols-right = These mushrooms have a wand, so you are asked right away whether you want to use it. Black and white cards never have a symbol.
lesson-kessel-symbols-missed = This card has no wand. Take the one that does.

lesson-kessel-square-task = 32 cards are laid out face up in a grid of six by six. You can never take a card from the four corners. Your pawn is at column c. Take the top card of this column.
lesson-kessel-square-right = The cards at the edge belong to your line too. Only the four corners don’t. The other 24 cards started as the face-down draw pile, and its top card has just filled the space.
lesson-kessel-square-missed = This card is further down in the column. Take the top one.

lesson-kessel-beginning-task = The game begins. Your first card was black and went under the draw pile, so you drew again and got vine 3. Its wand has no effect now. You are White, and White goes first. Your pawn has already moved three steps. Take any card from your row.
lesson-kessel-beginning-right = A cauldron never starts with a black or white card, the first card’s symbol has no effect, and White goes first.

lesson-kessel-remember-task = You see only the top card of your cauldron, spider legs 1. But you remember that there are two tree roots below it. Take a third.
lesson-kessel-remember-right = Now you have three, and three cards of an ingredient score points. No one may look through a cauldron, not even its owner, so you have to remember what’s in it.
lesson-kessel-remember-missed = You already have two tree roots, and in your column there is a third one.

lesson-kessel-steps-task = The value of the card you take now decides how far your pawn moves on your next turn. It is at row 3 and should reach column b. The corner counts as a step. Which card takes you there?
lesson-kessel-steps-right = Row 4, row 5, the corner and column b are four steps clockwise, exactly as many as the value of your top card.
lesson-kessel-steps-missed = This value doesn’t take you to column b. Count along: row 4, row 5, the corner, column b.

lesson-kessel-jump-task = The vine 3 you’ve just taken has a wand, so you may take another turn. Black’s pawn is in your way, at row 5. Use the wand, and count the steps.
lesson-kessel-jump-right = Your pawn moved to column e, the corner and then row 4. It jumped over Black’s pawn, and that didn’t count as a step.
lesson-kessel-jump-missed = You didn’t use the wand, so your pawn stayed where it was.

lesson-kessel-your-line-task = Whiskers are white, your own colour, and there are several in the grid. Your pawn is at row 4. Take the whiskers you can reach.
lesson-kessel-your-line-right = You take one card from the row or column where your pawn is. Which one is up to you, but you must take one.
lesson-kessel-your-line-missed = Those weren’t the whiskers. You may take any card from your row, but only one of them is whiskers.

lesson-kessel-corner-task = From row 4 it is two steps to the corner, and there is nothing to take at a corner. Take a card that won’t lead you there.
lesson-kessel-corner-right = On its next move, your pawn stopped at a row or column, so you may take a card again.
lesson-kessel-corner-missed = Two steps took your pawn to the corner. You take nothing there, and your turn ends immediately.

lesson-kessel-explode-task = Black has just added raven feathers 4, a card in Black’s own colour. Take the card with the exploding cauldron, and explode it.
lesson-kessel-explode-right = Black had to put the top card face down under the draw pile. Now the card below it is on top again.
lesson-kessel-explode-missed = Nothing exploded. Take the card with the exploding cauldron, then choose to explode it.

lesson-kessel-safe-task = There is only one card in Black’s cauldron. Take the card with the exploding cauldron all the same, and see what happens.
lesson-kessel-safe-right = Nothing happens. The last card of a cauldron is safe, so you aren’t even asked.
lesson-kessel-safe-missed = This card has no exploding cauldron. Take the one that does.

lesson-kessel-out-of-the-game-task = The draw pile is empty. Take the card with the exploding cauldron, explode it, and see where Black’s card goes.
lesson-kessel-out-of-the-game-right = There is no draw pile to put it under, so Black’s card has left the game.
lesson-kessel-out-of-the-game-missed = Nothing exploded. Take the card with the exploding cauldron, then choose to explode it.

lesson-kessel-again-task = Play two turns in a row: take the card with the wand, use it, and take a second card.
lesson-kessel-again-right = You said so when you took the card. Then the empty space was filled, and your pawn moved on right away, because the wand gave you a second turn.
lesson-kessel-again-missed = That was only one turn. Take the card with the wand, and then use it.

lesson-kessel-no-third-task = A wand has brought you here, so this is already your second turn in a row. There is another wand in your row. Take it, and see whose turn it is then.
lesson-kessel-no-third-right = It’s Black’s turn. No one may take more than two turns in a row, so the second wand has no effect.
lesson-kessel-no-third-missed = This card has no wand. Take the one that does.

lesson-kessel-let-be-task = You have taken an exploding cauldron. The top card of Black’s cauldron is toad warts 4. Black has no other toad warts, so this card will cost Black four points. Let Black keep it.
lesson-kessel-let-be-right = You never have to use a symbol. Nothing exploded, and Black is stuck with that card.
lesson-kessel-let-be-missed = You blew up a card that would have cost Black four points. You didn’t have to use the symbol.

lesson-kessel-say-so-task = This game is played without reminders, so no one asks you about a symbol. Take the card with the exploding cauldron, and say that you want to use it.
lesson-kessel-say-so-right = You said so when you took the card, and Black lost the top card. If you had said nothing, the symbol would have had no effect.
lesson-kessel-say-so-missed = Nothing exploded. Take the card with the exploding cauldron, and say so as you take it.

lesson-kessel-refill-task = Take any card from your row, and watch the empty space.
lesson-kessel-refill-right = The top card of the draw pile fills the space, face up. The grid stays full as long as there is a draw pile.

lesson-kessel-gaps-task = The draw pile is empty, and the grid has its first gaps. Take any card that is left in your row.
lesson-kessel-gaps-right = There was no new card. Without a draw pile, the space stays empty. From now on, the rows and columns get shorter and shorter.

lesson-kessel-either-line-task = Three cards are left in your row. One of them is the only card left in its column. Take that one, and decide whether you want to keep it.
lesson-kessel-either-line-right = Taking the last card of a row or column ends the game. It doesn’t matter which of the two your pawn is at.
lesson-kessel-either-line-missed = There are other cards in this card’s column, so the game continues.

lesson-kessel-keep-or-aside-task = Taking the last card of your row ends the game. It’s moon crystals 4, and you have no other moon crystals. A single card costs its value. Do you keep or discard it?
lesson-kessel-keep-or-aside-right = Discarded, it costs nothing. This last card is the only one you may refuse. Its wand has no effect.
lesson-kessel-keep-or-aside-missed = As a single card it costs you four points. You could have discarded it.

lesson-kessel-three-task = Moss 1 and moss 2 are in your cauldron, and the last card of your row is moss 4. Two cards of an ingredient count nothing, three count their sum. What do you do with it?
lesson-kessel-three-right = 1 + 2 + 4 makes seven points instead of none.
lesson-kessel-three-missed = Without it you have only two moss cards, and they count nothing.

lesson-kessel-four-task = You have pumpkin 1, 2 and 3, which are worth six points. The last card is pumpkin 4. What do you do with it?
lesson-kessel-four-right = All four score their sum, 10, plus 5 more. That’s fifteen points.
lesson-kessel-four-missed = Three pumpkins are six points. All four would have been fifteen.

lesson-kessel-own-colour-task = You are White, and whiskers are white. In your own colour, sums count double. You have whiskers 2 and 3, and the last card is whiskers 4. What do you do with it?
lesson-kessel-own-colour-right = 2 + 3 + 4 is nine, doubled to eighteen points.
lesson-kessel-own-colour-missed = Two cards count nothing, not even in your own colour. With the third it would have been eighteen points.

lesson-kessel-own-single-task = The last card is salamander eyes 4, in your own colour, white. But you have no other salamander eyes. Do you keep it?
lesson-kessel-own-single-right = Good choice! A single card costs its value, and twice as much in your own colour. That would have been eight points.
lesson-kessel-own-single-missed = A single card costs its value, and twice as much in your own colour. That’s eight points.

lesson-kessel-ones-task = The player with the most cards of value 1 gets five points; if tied, no one does. You and Black have five ones each. The last card is raven feathers 1, an ingredient you don’t have yet. Is it worth keeping?
lesson-kessel-ones-right = It is! As a single card it costs one point, but now you have the most ones and get five points.
lesson-kessel-ones-missed = With five ones each, no one gets the five points.

lesson-kessel-example-task = This is the example from the printed rules. You are White and have whiskers 1, 2 and 4, a salamander eye 3, snail slime 1, 2 and 4, and otherwise only pairs. The last card is whiskers 3. Reach 26 points.
lesson-kessel-example-right = Whiskers: 2 × 10, plus 5 for all four, makes 25. Salamander eyes: 2 × −3 makes −6. Snail slime: 7. Pairs: 0. The total is 26.
lesson-kessel-example-missed = With only three whiskers, you score 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Black will have seven points. You have tree roots 2 and 3, and otherwise only pairs, which count nothing. The last card is tree roots 4. What do you do with it?
lesson-kessel-most-points-right = You win by nine points to seven. The player with the most points wins.
lesson-kessel-most-points-missed = You have no points, so Black wins with seven.

lesson-kessel-shared-task = Black will have six points. You have mermaid scales 1 and 2, and otherwise only pairs. The last card is mermaid scales 3. What do you do with it?
lesson-kessel-shared-right = 1 + 2 + 3 makes six points each. Tied players share the victory.
lesson-kessel-shared-missed = You have no points, so Black wins alone with six.

lesson-kessel-brew-task = In the recipe game, you secretly hold the “Blue brew”: at least three cards of both blue ingredients. You have three moss cards, and mermaid scales 1 and 2. The last card is mermaid scales 4. What do you do with it?
lesson-kessel-brew-right = You completed the recipe and get 15 extra points. Until scoring, only you knew about it.
lesson-kessel-brew-missed = With two mermaid scales, the recipe is incomplete. That costs nothing, but you could have had 15 points.

lesson-kessel-fewer-task = Your secret recipe “A small soup” needs you to have fewer cards than Black. You have 16, Black has 17. The last card would be your third toad wart, which makes six points. Do you keep it?
lesson-kessel-fewer-right = 16 cards against 17 is fewer, so you get ten points. With 17 each, you wouldn’t have got them.
lesson-kessel-fewer-missed = With 17 cards each, you don’t have fewer. You get six points for the toad warts, but not the ten for the recipe.

lesson-kessel-last-recipe-task = Your secret recipe “The last card” needs you to end the game. One card in your row is the last of its column. Take it.
lesson-kessel-last-recipe-right = Ten extra points for the recipe, whether you keep or discard the card.
lesson-kessel-last-recipe-missed = The game continues, and maybe Black will take the last card.

lesson-kessel-own-recipe-task = This game includes a recipe that the players made up. You hold it: “Abracadabra”, eight points for four cards of the same ingredient. You have dragon ash 1, 2 and 3, and the last card is dragon ash 4. What do you do with it?
lesson-kessel-own-recipe-right = Fifteen points for the four cards, and eight more for your own recipe. You can invent up to five such recipes and shuffle them in with the others.
lesson-kessel-own-recipe-missed = Three cards don’t complete the recipe.

lesson-kessel-children-task = Children’s scoring counts cards, not values. Three of an ingredient give you one card, four give you two, and for a single one you give one back. You have mushrooms 2 and 3, and the last card is mushrooms 4. What do you do with it?
lesson-kessel-children-right = Three mushrooms give you one card. The player who gains the most cards wins.
lesson-kessel-children-missed = Two mushrooms give you nothing.

lesson-kessel-both-others-task = There are three players, and the third pawn is purple. Take the card with the exploding cauldron, and explode it.
lesson-kessel-both-others-right = With three players, an explosion hits both others. Each of them put the top card of their cauldron under the draw pile.
lesson-kessel-both-others-missed = Nothing exploded. Take the card with the exploding cauldron, then choose to explode it.

lesson-kessel-third-colour-task = You are the third player, and your colour is purple, so purple counts double for you. You have vine 2 and 3, and the last card is vine 4. What do you do with it?
lesson-kessel-third-colour-right = 2 + 3 + 4 is nine, doubled to eighteen points. The third pawn can have any colour except black and white.
lesson-kessel-third-colour-missed = Two cards count nothing, not even in your own colour. With the third it would have been eighteen points.

## Titles of lessons, where a rule has several

lesson-kessel-other-grey-title = Two ingredients per colour
lesson-kessel-plant-title = The plants
lesson-kessel-your-line-title = Your line
lesson-kessel-corner-title = At the corner
lesson-kessel-explode-title = Let it explode
lesson-kessel-safe-title = The last card is safe
lesson-kessel-out-of-the-game-title = Out of the game
lesson-kessel-again-title = One more turn
lesson-kessel-no-third-title = Never a third turn
lesson-kessel-let-be-title = Not using a symbol
lesson-kessel-refill-title = Filling up
lesson-kessel-gaps-title = Gaps
lesson-kessel-either-line-title = Row or column
lesson-kessel-keep-or-aside-title = Keep or discard
lesson-kessel-three-title = Three of a kind
lesson-kessel-four-title = Four of a kind
lesson-kessel-own-colour-title = Your own colour
lesson-kessel-own-single-title = Double minus
lesson-kessel-ones-title = The most ones
lesson-kessel-most-points-title = More points
lesson-kessel-shared-title = A shared victory
lesson-kessel-brew-title = A brew
lesson-kessel-fewer-title = Fewer is more
lesson-kessel-last-recipe-title = A recipe for ending the game
lesson-kessel-children-title = Cards instead of points
lesson-kessel-both-others-title = Two with one blast
lesson-kessel-third-colour-title = The third colour

## What the editions leave open or disagree on, and what we added

rule-KESSEL-1-choice = The printed rules name only seven of the fourteen ingredients: whiskers, salamander eyes and the five plants. The other seven names are ours: raven feathers, spider legs, dragon ash, mermaid scales, toad warts, snail slime and moon crystals. They change nothing in the game, so there is no option for them.
rule-KESSEL-2-choice = The printed rules explain the symbols but don’t list the cards that have them. Our ruling: each of the ten coloured ingredients has one exploding cauldron and one wand, spread evenly over the values. Black and white cards have none. On the printed cards, the symbols may be elsewhere. There is no option for this.
rule-KESSEL-9-choice = In the printed rules, exploded cards keep going back under the draw pile, so a game might never end. Our ruling: after a hundred cards, they leave the game. There is no option for this.
rule-KESSEL-13-choice = In the printed rules, the last card of a line ends the game, but every card is in two lines, a row and a column. Our ruling: emptying either one ends the game, wherever the pawn is. The four outer edges, between two corner cards, don’t count, because no pawn can stop there. There is no option for this.
rule-KESSEL-16-choice = The printed rules don’t say who wins a tie. Our ruling: tied players share the victory. There is no option for this.
rule-KESSEL-C-beyond = The printed rules have only one way of scoring. This simpler one for children is our addition.
rule-KESSEL-X-beyond = The printed game is for two players. Playing with three is our addition.

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-cauldron = { $you ->
    [seat] In your cauldron
   *[none] In { $name }’s cauldron
}

## Print

print-children = Score sheet for children
print-own = Your own recipe cards ({ $n })
print-own-none = You haven’t created any recipes yet.
print-compose = Create recipes
print-box = The thirteen printed recipes
print-children-of = { $game }: score sheet for children
print-help-kessel = Circle the cards in your cauldron. One card of an ingredient: minus its value. Two: nothing. Three: their sum. Four: their sum and 5 more. Where it says × 2, the sum counts double, the minus too, but not the 5.
print-help-children = Circle the cards in your cauldron. Four cards of an ingredient: plus 2. Three: plus 1. Two: nothing. One: minus 1. The player with the highest total wins.
print-ingredient = Ingredient
print-cards = Cards
print-cards-count = + / −
print-ones = Most ones: 5
print-recipe = Recipe { $n }
