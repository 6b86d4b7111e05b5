## The lessons of Kupferkessel Co, in the order of games/kessel/lessons.toml.

lesson-kessel-other-grey-task = Every ingredient has four cards, with the values 1 to 4, and every colour has two ingredients. The card in your cauldron is grey: tree roots 2. Take a card of the other grey ingredient.
lesson-kessel-other-grey-right = Tree roots and dragon ash are the two grey ingredients. Seven colours with two ingredients each make fourteen ingredients and 56 cards.
lesson-kessel-other-grey-missed = This card has another colour. There is only one grey card in your row.

lesson-kessel-plant-task = Five of the fourteen ingredients are plants: tree roots, moss, mushrooms, pumpkin and vine. Take the plant in your row.
lesson-kessel-plant-right = Moss is a plant. In the recipe game plants can be worth points; apart from that they are cards like all others.
lesson-kessel-plant-missed = That is no plant. Only one grows in your row.

lesson-kessel-symbols-task = Some cards carry a symbol: an exploding cauldron, or a wand with hat. Take the card with the wand.
lesson-kessel-symbols-right = These mushrooms carry a wand, and at once you are asked whether you want to use it. Black and white cards never carry a symbol.
lesson-kessel-symbols-missed = There is no wand with hat on this card.

lesson-kessel-square-task = 32 cards lie open in a square of six by six. At its four corners there is never a card to take. Your figure stands at column c: take the topmost card of this column.
lesson-kessel-square-right = The cards at the edge belong to your line too; only the corners stay free. The other 24 cards began as the face-down stack, and its top card has just filled the gap.
lesson-kessel-square-missed = This card lies further down in the column.

lesson-kessel-beginning-task = The game begins. Your first card was black and went under the stack, so you drew again: vine 3. Its wand has no effect now. You are White, and White begins: your figure has already walked three steps. Take any card of your row.
lesson-kessel-beginning-right = A cauldron never begins with a black or white card, the first card’s symbol does nothing, and White moves first.

lesson-kessel-remember-task = Of your cauldron you see only the top card, spider legs 1. But you remember: two tree roots lie below it. Take the third.
lesson-kessel-remember-right = Now there are three, and three cards of an ingredient bring points. Nobody may look into a cauldron, not even its owner: what lies in it has to be remembered.
lesson-kessel-remember-missed = You already have two tree roots, and in your column there is a third one.

lesson-kessel-steps-task = The value of the card that you take now says how far your figure walks on your next turn. It stands at row 3 and is to reach column b. The corner counts as a step. Which card takes you there?
lesson-kessel-steps-right = Row 4, row 5, the corner, column b: four steps clockwise, exactly as many as the value of your top card.
lesson-kessel-steps-missed = This value does not take you to column b. Count along: row 4, row 5, the corner, column b.

lesson-kessel-jump-task = The vine 3 that you have just taken carries a wand: you may walk again at once. Black’s figure stands in your way, at row 5. Walk on, and count along.
lesson-kessel-jump-right = Column e, the corner, and then row 4: Black’s figure was jumped over, and that did not count as a step.
lesson-kessel-jump-missed = You did without the wand, and so your figure stayed where it was.

lesson-kessel-your-line-task = Whiskers are white, your own colour, and several of them lie in the square. Your figure stands at row 4: take the whiskers that you can have.
lesson-kessel-your-line-right = You take one card from the row or column where your figure stands. Which one is up to you, but one it must be.
lesson-kessel-your-line-missed = These were not the whiskers. Any card of your row is allowed, but only one of them shows whiskers.

lesson-kessel-corner-task = From row 4 it is two steps to the corner, and there is nothing to take at a corner. Take a card that will not lead you there.
lesson-kessel-corner-right = On its next walk your figure stopped at a row or column, and you may take a card again.
lesson-kessel-corner-missed = Two steps led your figure to the corner. There you take nothing, and the turn is over at once.

lesson-kessel-explode-task = Black has just laid raven feathers 4 on the cauldron, in Black’s own colour. Take the card with the exploding cauldron, and let it explode.
lesson-kessel-explode-right = Black had to put the top card face down under the stack. Now the card below it lies on top again.
lesson-kessel-explode-missed = Nothing exploded. Take the card with the exploding cauldron, and then do let it explode.

lesson-kessel-safe-task = There is only one card in Black’s cauldron. Take the card with the exploding cauldron all the same, and see what happens.
lesson-kessel-safe-right = Nothing happens: the last card of a cauldron is safe, so you are not even asked.
lesson-kessel-safe-missed = This card does not carry an exploding cauldron.

lesson-kessel-out-of-the-game-task = The stack is used up. Take the card with the exploding cauldron, let it explode, and see where Black’s card goes.
lesson-kessel-out-of-the-game-right = There is no stack any more for it to go under: Black’s card has left the game for good.
lesson-kessel-out-of-the-game-missed = Nothing exploded. Take the card with the exploding cauldron, and then do let it explode.

lesson-kessel-again-task = Play two turns in a row: take the card with the wand, use it, and take a second card.
lesson-kessel-again-right = First the turn was finished, and then your figure walked on at once: the wand gave you a second turn.
lesson-kessel-again-missed = That was only one turn. Take the card with the wand, and then use it.

lesson-kessel-no-third-task = A wand has brought you here: this is already your second turn in a row. There is another wand in your row. Take it, and see whose turn it is then.
lesson-kessel-no-third-right = It is Black’s turn. Nobody has more than two turns in a row, so the second wand has no effect.
lesson-kessel-no-third-missed = This card carries no wand.

lesson-kessel-let-be-task = You have taken an exploding cauldron. On top of Black’s cauldron lies a single card, toad warts 4, which will cost Black four points. Let Black keep it.
lesson-kessel-let-be-right = You may do without any symbol. Nothing exploded, and Black still has that awkward card.
lesson-kessel-let-be-missed = There it goes: you have rid Black of an awkward card. You could have let it be.

lesson-kessel-refill-task = Take any card of your row, and watch the place where it lay.
lesson-kessel-refill-right = The top card of the stack fills the place, face up. As long as there is a stack, the square stays full.

lesson-kessel-gaps-task = The stack is used up, and the square has its first gaps. Take any card that is left in your row.
lesson-kessel-gaps-right = No new card came: without a stack the place stays empty. From now on the rows and columns get shorter and shorter.

lesson-kessel-either-line-task = Three cards are left in your row. One of them is the only card left in its column: take that one, and decide whether you want to keep it.
lesson-kessel-either-line-right = Whoever takes the last card of a row or a column ends the game, no matter at which of the two the figure stands.
lesson-kessel-either-line-missed = There are other cards in the column of this one, so the game goes on.

lesson-kessel-keep-or-aside-task = With the last card of your row the game is over. It is moon crystals 4, and you have no other moon crystals. A single card costs its value. Do you keep it or lay it aside?
lesson-kessel-keep-or-aside-right = Laid aside, it costs nothing. Only this last card may be refused; its wand has no effect any more.
lesson-kessel-keep-or-aside-missed = As a single card it costs you four points. You could have laid it aside.

lesson-kessel-three-task = Moss 1 and moss 2 lie in your cauldron, and the last card of your row is moss 4. Two cards of an ingredient count nothing, three count their sum. What do you do with it?
lesson-kessel-three-right = 1 + 2 + 4: seven points instead of none.
lesson-kessel-three-missed = Without it you have only two moss cards, and they count nothing.

lesson-kessel-four-task = You have pumpkin 1, 2 and 3, which are worth six points. The last card is pumpkin 4. What do you do with it?
lesson-kessel-four-right = All four count their sum, 10, and 5 more: fifteen points.
lesson-kessel-four-missed = Three pumpkins are six points. All four would have been fifteen.

lesson-kessel-own-colour-task = You are White, and whiskers are white: in your own colour the sums count double. You have whiskers 2 and 3, and the last card is whiskers 4. What do you do with it?
lesson-kessel-own-colour-right = 2 + 3 + 4 are nine, and doubled they are eighteen points.
lesson-kessel-own-colour-missed = Two cards count nothing, not even in your own colour. With the third it would have been eighteen points.

lesson-kessel-own-single-task = The last card is salamander eyes 4, in your own colour, white. But you have no other salamander eyes. Do you keep it?
lesson-kessel-own-single-right = Well laid aside: a single card costs its value, and in your own colour the minus doubles too. That would have been eight points.
lesson-kessel-own-single-missed = A single card costs its value, and in your own colour twice that: eight points.

lesson-kessel-ones-task = Whoever has the most cards of value 1 gets five points; with equal numbers nobody does. You have five ones, and so has Black. The last card is raven feathers 1, which you do not have yet. Is it worth keeping?
lesson-kessel-ones-right = It is: as a single card it costs one point, but now you have the most ones, and that brings five.
lesson-kessel-ones-missed = Five ones each: nobody gets the five points.

lesson-kessel-example-task = This is the example in the book. You are White and have whiskers 1, 2 and 4, a salamander eye 3, snail slime 1, 2 and 4, and otherwise only pairs. The last card is whiskers 3. Reach 26 points.
lesson-kessel-example-right = Whiskers: twice 10, and 5 for all four, 25. Salamander eye: twice 3, minus 6. Snail slime: 7. Pairs: 0. Together 26.
lesson-kessel-example-missed = With only three whiskers it is 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Black will have seven points. You have tree roots 2 and 3, and otherwise only pairs, which count nothing. The last card is tree roots 4. What do you do with it?
lesson-kessel-most-points-right = Nine points against seven: you win. Most points decide it.
lesson-kessel-most-points-missed = Nothing against seven points: Black wins.

lesson-kessel-shared-task = Black will have six points. You have mermaid scales 1 and 2, and otherwise only pairs. The last card is mermaid scales 3. What do you do with it?
lesson-kessel-shared-right = 1 + 2 + 3: six points each. With equal points you share the victory.
lesson-kessel-shared-missed = Nothing against six points: Black wins alone.

lesson-kessel-brew-task = In the recipe game you secretly hold the “Blue brew”: at least three cards of both blue ingredients. You have three moss cards, and mermaid scales 1 and 2. The last card is mermaid scales 4. What do you do with it?
lesson-kessel-brew-right = The recipe is fulfilled: 15 points on top of everything else. Up to the scoring nobody but you knew of it.
lesson-kessel-brew-missed = With two mermaid scales the recipe stays unfulfilled. That costs nothing, but 15 points were within reach.

lesson-kessel-fewer-task = Your secret recipe “A small soup” wants fewer cards than Black has. You have 16, Black has 17. The last card would be your third toad wart, which brings six points. Do you keep it?
lesson-kessel-fewer-right = 16 cards against 17: fewer, and so ten points. With 17 each you would not have got them.
lesson-kessel-fewer-missed = 17 cards each: equal is not fewer. Six points for the toad warts, but the ten are gone.

lesson-kessel-last-recipe-task = Your secret recipe “The last card” wants you to be the one who ends the game. One card of your row is the last of its column: take it.
lesson-kessel-last-recipe-right = Ten points more for the recipe. Whether you keep the card or lay it aside makes no difference to it.
lesson-kessel-last-recipe-missed = The game goes on, and maybe Black will take the last card.

lesson-kessel-own-recipe-task = At this table a recipe of the players’ own is in play. You hold it: “Abracadabra”, eight points for four cards of the same ingredient. You have dragon ash 1, 2 and 3, and the last card is dragon ash 4. What do you do with it?
lesson-kessel-own-recipe-right = Fifteen points for the four cards, and eight more for your own recipe. Up to five such recipes can be invented and shuffled in with the others.
lesson-kessel-own-recipe-missed = Three cards do not fulfil the recipe.

lesson-kessel-children-task = The children’s scoring counts cards, not values: three of an ingredient bring you one card, four bring two, and for a single one you give one back. You have mushrooms 2 and 3, and the last card is mushrooms 4. What do you do with it?
lesson-kessel-children-right = Three mushrooms: one card for you. Whoever gains the most cards wins.
lesson-kessel-children-missed = Two mushrooms bring nothing.

lesson-kessel-both-others-task = Three people play, and the third figure is purple. Take the card with the exploding cauldron, and let it explode.
lesson-kessel-both-others-right = With three players an explosion hits both others: each of them put the top card of their cauldron under the stack.
lesson-kessel-both-others-missed = Nothing exploded. Take the card with the exploding cauldron, and then do let it explode.

lesson-kessel-third-colour-task = You are the third player, and your colour is purple: for you it counts double. You have vine 2 and 3, and the last card is vine 4. What do you do with it?
lesson-kessel-third-colour-right = 2 + 3 + 4 are nine, and doubled they are eighteen points. A table can give the third figure any colour but black and white.
lesson-kessel-third-colour-missed = Two cards count nothing, not even in your own colour. With the third it would have been eighteen points.

## What the book leaves open, and what was chosen.

rule-KESSEL-1-choice = The book names only seven of the fourteen ingredients: whiskers, salamander eyes and the five plants. The other seven names are ours: raven feathers, spider legs, dragon ash, mermaid scales, toad warts, snail slime and moon crystals. They change nothing in the game, so there is no option for them.
rule-KESSEL-2-choice = The book explains the symbols, but has no list of the cards that carry them. We gave each of the ten coloured ingredients one exploding cauldron and one wand, spread evenly over the values, and none to black and white cards. On printed cards they may lie elsewhere. There is no option for it.
rule-KESSEL-13-choice = The book ends the game with the last card of a line, but every card lies in two of them, a row and a column. For us it is enough to empty either, whichever of them the figure stands at. The four outer edges, between two corner cards, do not count, because no figure can stand at them. There is no option for it.
