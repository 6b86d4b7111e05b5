kessel-name = Kupferkessel Co
kessel-tagline = Walk around the market of magic, fill your cauldron, and remember what is in it.
kessel-move-help = Take a card by its place, such as c4. Answer a symbol with use or waive, and the last card with keep or aside.

rule-KESSEL-1 = The deck has 56 cards: fourteen ingredients with the values 1 to 4. Every one of the seven colours has two ingredients, and five ingredients are plants.
rule-KESSEL-2 = Some cards carry a symbol. Each of the ten ingredients that are neither black nor white has one card with an exploding cauldron and one with a wand, spread evenly over the values.
rule-KESSEL-3 = 32 cards lie open in a square of six by six, whose corners are corner cards. The other 24 are the face-down stack.
rule-KESSEL-4 = The white and the black figure start at opposite corners. Everybody draws a first card for the cauldron; black and white cards go face down under the stack and another one is drawn. The first card’s symbol has no effect. White begins.
rule-KESSEL-5 = A cauldron is a pile: until the scoring only its top card can be seen, even by its owner.
rule-KESSEL-6 = On your turn your figure walks clockwise around the square, exactly as many steps as the value of your top card. The ring has twenty stops: the four inner rows or columns of each side, and the four corners.
rule-KESSEL-7 = A figure that stands in the way is jumped over and does not count as a step.
rule-KESSEL-8 = At a row or column you must take one card of that line, any you like, and put it on your cauldron. At a corner you take none and your turn ends.
rule-KESSEL-9 = Exploding cauldron: you may make the other player put the top card of their cauldron face down under the stack, or out of the game if there is no stack. The last card of a cauldron is safe. After a hundred cards have gone back under the stack, later ones leave the game, so that every game ends.
rule-KESSEL-10 = Wand with hat: once this turn is finished, you may take another one. Nobody has more than two turns in a row.
rule-KESSEL-11 = Either symbol can be waived.
rule-KESSEL-12 = Then the top card of the stack fills the empty place, face up. Without a stack the place stays empty.
rule-KESSEL-13 = The game ends when somebody takes the last card of a row or column that figures can stand at, whichever of the two it empties. The taker keeps that card or lays it aside; its symbol does nothing.
rule-KESSEL-14 = Most cards of value 1 earn 5 points; with equal numbers nobody gets them. Of each ingredient, a single card costs its value, two cards count nothing, three count their sum, four their sum and 5 more. In your own colour the sums count double, the minus too, but not the 5.
rule-KESSEL-15 = An example: white holds whiskers 1, 2, 3 and 4, a salamander eye 3, another ingredient 1, 2 and 4, and a pair. That is 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Most points win; a tie is shared.
rule-KESSEL-R = Recipe game: everybody gets two secret recipes out of thirteen. At the end a fulfilled recipe adds its points, and one that is not fulfilled costs nothing. The five brews bring 15 points, the white and the black pinch 5, all others 10. “Fewer” always means strictly fewer.
rule-KESSEL-B = Players can compose up to five recipes of their own: a condition, points and a name. They are shuffled in with the others, and can be saved, shared and printed.
rule-KESSEL-X = Three players: the third figure has a colour of its own and starts at a third corner, an explosion hits both others, and everybody gets one of the five ten-point recipes without the plants. Children’s scoring: two cards for every four of an ingredient, one for every three, and one back for every single card; most cards win.

kessel-option-recipes = Everybody gets secret recipes.
kessel-option-own-recipes = Up to five recipes of your own join the others.
kessel-option-scoring = How the cauldrons are scored.
kessel-option-scoring-standard = points for values, ones and your own colour
kessel-option-scoring-children = counted in cards, for children
kessel-option-third-colour = The third figure’s colour, which counts double for its player.
kessel-option-third-colour-grey = grey
kessel-option-third-colour-blue = blue
kessel-option-third-colour-brown = brown
kessel-option-third-colour-green = green
kessel-option-third-colour-purple = purple

kessel-preset-standard = The game as in the book
kessel-preset-recipes = The recipe game
kessel-preset-children = With the children’s scoring

kessel-ingredient-feathers = raven feathers
kessel-ingredient-spiders = spider legs
kessel-ingredient-whiskers = whiskers
kessel-ingredient-eyes = salamander eyes
kessel-ingredient-roots = tree roots
kessel-ingredient-ash = dragon ash
kessel-ingredient-moss = moss
kessel-ingredient-scales = mermaid scales
kessel-ingredient-mushrooms = mushrooms
kessel-ingredient-warts = toad warts
kessel-ingredient-pumpkin = pumpkin
kessel-ingredient-slime = snail slime
kessel-ingredient-vine = vine
kessel-ingredient-crystals = moon crystals
kessel-ingredient = { $ingredient ->
    [feathers] { kessel-ingredient-feathers }
    [spiders] { kessel-ingredient-spiders }
    [whiskers] { kessel-ingredient-whiskers }
    [eyes] { kessel-ingredient-eyes }
    [roots] { kessel-ingredient-roots }
    [ash] { kessel-ingredient-ash }
    [moss] { kessel-ingredient-moss }
    [scales] { kessel-ingredient-scales }
    [mushrooms] { kessel-ingredient-mushrooms }
    [warts] { kessel-ingredient-warts }
    [pumpkin] { kessel-ingredient-pumpkin }
    [slime] { kessel-ingredient-slime }
    [vine] { kessel-ingredient-vine }
    [crystals] { kessel-ingredient-crystals }
   *[other] { $ingredient }
 }
kessel-card = { kessel-ingredient } { $value }

kessel-colour-black = black
kessel-colour-white = white
kessel-colour-grey = grey
kessel-colour-blue = blue
kessel-colour-brown = brown
kessel-colour-green = green
kessel-colour-purple = purple

kessel-short-feathers = feathers
kessel-short-spiders = spiders
kessel-short-whiskers = whiskers
kessel-short-eyes = eyes
kessel-short-roots = roots
kessel-short-ash = ash
kessel-short-moss = moss
kessel-short-scales = scales
kessel-short-mushrooms = mushrooms
kessel-short-warts = warts
kessel-short-pumpkin = pumpkin
kessel-short-slime = slime
kessel-short-vine = vine
kessel-short-crystals = crystals
kessel-figure-white = W
kessel-figure-black = B
kessel-figure-third = T
kessel-board-symbol = { $mark }: use or waive
kessel-board-last = last card: keep or aside

kessel-recipe-grey = Grey brew
kessel-recipe-blue = Blue brew
kessel-recipe-brown = Brown brew
kessel-recipe-green = Green brew
kessel-recipe-purple = Purple brew
kessel-recipe-white = White pinch
kessel-recipe-black = Black pinch
kessel-recipe-last = The last card
kessel-recipe-cauldrons = A steady fire
kessel-recipe-wands = Without magic
kessel-recipe-plants = Herb garden
kessel-recipe-cards = A small soup
kessel-recipe-fours = No heavy food
kessel-recipe-title = { $recipe ->
    [grey] { kessel-recipe-grey }
    [blue] { kessel-recipe-blue }
    [brown] { kessel-recipe-brown }
    [green] { kessel-recipe-green }
    [purple] { kessel-recipe-purple }
    [white] { kessel-recipe-white }
    [black] { kessel-recipe-black }
    [last] { kessel-recipe-last }
    [cauldrons] { kessel-recipe-cauldrons }
    [wands] { kessel-recipe-wands }
    [plants] { kessel-recipe-plants }
    [cards] { kessel-recipe-cards }
    [fours] { kessel-recipe-fours }
   *[other] { $recipe }
 }

kessel-of-any = any ingredients
kessel-of-cards = cards
kessel-of-cauldrons = exploding cauldrons
kessel-of-wands = wands
kessel-of-ones = ones
kessel-of-twos = twos
kessel-of-threes = threes
kessel-of-fours = fours
kessel-of-plants = plants
kessel-of-black = black cards
kessel-of-white = white cards
kessel-of-grey = grey cards
kessel-of-blue = blue cards
kessel-of-brown = brown cards
kessel-of-green = green cards
kessel-of-purple = purple cards

kessel-condition-sets = { $of }: at least { $cards } of the same ingredient, for at least { $ingredients ->
    [one] one ingredient
   *[other] { $ingredients } ingredients
 }
kessel-condition-fewer = fewer { $of } than anybody else
kessel-condition-more = more { $of } than anybody else
kessel-condition-at-least = { $of }: at least { $cards }
kessel-condition-at-most = { $of }: at most { $cards }
kessel-condition-last-card = took the last card of a line
kessel-recipe-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

kessel-move-unreadable = “{ $text }” is not a move: type a place such as c4, or use, waive, keep or aside.
kessel-no-such-place = There is never a card to take at “{ $place }”.
kessel-other-line = { $place } is not in line { $line }, where your figure stands.
kessel-empty-place = No card lies on { $place }.
kessel-use-or-waive = First answer the symbol: use or waive.
kessel-keep-or-aside = First decide about the last card: keep or aside.
kessel-no-symbol = There is no symbol to answer: take a card first.
kessel-last-has-no-symbol = The symbol of the last card does nothing: keep it or lay it aside.
kessel-not-the-last = This was not the last card of a line: answer its symbol.
kessel-line-has-more = { $cards ->
    [one] First take the last card of line { $line }.
   *[other] Only the last card of a line can be kept or laid aside; line { $line } has { $cards } cards.
 }

kessel-own-recipes-need-recipes = Recipes of your own only make sense in the recipe game.
kessel-children-have-no-recipes = The children’s scoring counts cards and knows no recipes.

kessel-recipes-no-list = Recipes of your own are a list of recipes, or the text of a recipe file.
kessel-recipes-too-many = { $found } recipes are too many: { $most } fit into the box.
kessel-recipes-unreadable = The recipe file cannot be read: { $problem }
kessel-recipes-stray = “{ $field }” does not belong in a recipe file: every recipe begins with [[recipe]].
kessel-recipe-no-table = Recipe { $number } is incomplete: it needs a name, points and a kind.
kessel-recipe-kind = Recipe { $number }: “{ $found }” is not a kind of condition. There are: { $known }.
kessel-recipe-field = Recipe { $number }: “{ $field }” means nothing for the kind { $kind }. It knows: { $known }.
kessel-recipe-lacks = Recipe { $number }: the kind { $kind } needs “{ $field }”.
kessel-recipe-name = Recipe { $number } needs a name of 1 to { $most } characters.
kessel-recipe-name-taken = Recipe { $number }: the name “{ $name }” is taken.
kessel-recipe-of = Recipe { $number }: “{ $found }” cannot be counted here. There are: { $known }.
kessel-recipe-number = Recipe { $number }: { $field } is { $found }, but must be a whole number from { $low } to { $high }.

kessel-position-words = A position needs seven parts after its header, not { $found }.
kessel-position-mark = “{ $text }” does not say what is to be decided, and by whom.
kessel-position-second = A wand is not asked about in a second turn, and no turn is left after the end.
kessel-position-square = “{ $text }” is not a square of six rows with six places each.
kessel-position-place = “{ $text }” cannot lie on { $place }.
kessel-position-cards = “{ $text }” is not a row of cards such as A1B2.
kessel-position-stack = Too many cards for the stack: { $found }.
kessel-position-seats = Cauldrons: { $found }. Every player needs one.
kessel-position-twice = A card lies in two places.
kessel-position-first-card = The first card of player { $seat } is black or white.
kessel-position-figures = “{ $text }” does not put every figure at a stop of its own, 0 to 19.
kessel-position-returned = “{ $text }” is not a number of cards that went back under the stack.
kessel-position-recipes = “{ $text }” does not deal the recipes of this table.
kessel-position-gaps = Cards in the square: { $found }, although there is a stack to fill it.
kessel-position-gone = Missing cards: { $found }, although there is a stack to take them.
kessel-position-fresh = Recipes are dealt before anybody has moved.
kessel-position-corner = Player { $seat } stands at a corner and has nothing to decide.
kessel-position-empty-line = A line is empty, but the game is not over.
kessel-position-not-over = No line was emptied by the last player: the game is not over.
kessel-position-symbol = Player { $seat } has no symbol to answer.
kessel-position-last = The card in question is not the last of a line.

kessel-fact-refused = { $seat } draws { kessel-card }: black and white go under the stack.
kessel-fact-first-drawn = { $seat } starts with { kessel-card }.
kessel-fact-recipes-taken = { $count ->
    [one] { $seat } gets a secret recipe.
   *[other] { $seat } gets { $count } secret recipes.
 }
kessel-fact-recipe-dealt = { $seat } is to brew: { kessel-recipe-title }.
kessel-fact-cornered = { $seat } stops at the corner { $corner } and takes nothing.
kessel-fact-taken = { $seat } takes { kessel-card } from { $place }.
kessel-fact-used = { $symbol ->
    [wand] { $seat } waves the wand and has another turn.
   *[cauldron] { $seat } lets a cauldron explode.
 }
kessel-fact-waived = { $symbol ->
    [wand] { $seat } does without another turn.
   *[cauldron] { $seat } lets nothing explode.
 }
kessel-fact-exploded = { $gone ->
    [yes] { $other } loses { kessel-card }; it leaves the game.
   *[no] { $other } loses { kessel-card }; it goes under the stack.
 }
kessel-fact-last-taken = { $seat } takes the last card of a line from { $place }: { kessel-card }.
kessel-fact-kept = { $seat } keeps { kessel-card }. The cauldrons are opened.
kessel-fact-laid-aside = { $seat } lays { kessel-card } aside. The cauldrons are opened.
kessel-fact-ingredient-scored = { $seat }: { kessel-ingredient } { $values } = { $points }.
kessel-fact-ones-scored = { $seat } has the most ones ({ $count }): { $points }.
kessel-fact-recipe-scored = { $points ->
    [0] { $seat } has not fulfilled the recipe { kessel-recipe-title }.
   *[other] { $seat } has fulfilled the recipe { kessel-recipe-title }: { $points }.
 }
kessel-fact-totalled = { $seat } has { $points } in all.
