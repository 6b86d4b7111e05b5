kessel-name = Kupferkessel Co
kessel-tagline = Move around the magic market, fill your cauldron, and remember what you’ve put in it.
kessel-move-help = Type a card’s place to take it, such as c4. Type use or waive for a symbol, and keep or aside (discard) for the last card.

kessel-board-signs = > can be taken   * exploding cauldron   / wand with hat   +--+ corner   . empty   [ ] draw pile

rule-KESSEL-1 = The deck has 56 cards: fourteen ingredients with the values 1 to 4. Each of the seven colours has two ingredients, and five ingredients are plants.
rule-KESSEL-2 = Some cards have a symbol. Each of the ten ingredients that are neither black nor white has one card with an exploding cauldron and one with a wand, spread evenly over the values.
rule-KESSEL-3 = 32 cards are laid out face up in a grid of six by six, with a corner card at each corner. The other 24 cards form the face-down draw pile.
rule-KESSEL-4 = The white and black pawns start at opposite corners. Each player draws a first card for their cauldron. Black and white cards go face down under the draw pile, and the player draws again. The first card’s symbol has no effect. White goes first.
rule-KESSEL-5 = A cauldron is a pile of cards. Until scoring, no one may look at more than its top card, not even its owner.
rule-KESSEL-6 = On your turn, your pawn moves clockwise around the grid, exactly as many steps as the value of your top card. There are twenty stops: the four inner rows or columns on each side, and the four corners.
rule-KESSEL-7 = Your pawn jumps over any pawn in its way. The jump doesn’t count as a step.
rule-KESSEL-8 = If your pawn stops at a row or column, you must take one card from that line, whichever you like, and put it on top of your cauldron. At a corner you take nothing, and your turn ends.
rule-KESSEL-9 = Exploding cauldron: you may make { $seats ->
    [2] your opponent put the top card of their cauldron
    [3] both other players put the top card of their cauldron
   *[other] your opponent, or both opponents in a game for three, put the top card of their cauldron
 } face down under the draw pile, or out of the game if there is no draw pile. The last card of a cauldron is safe. Once 100 cards have gone back under the draw pile, later ones leave the game, so that every game ends.
rule-KESSEL-10 = Wand with hat: after this turn, you may take another one. You say so when you take the card, before the empty space is filled. You can’t take more than two turns in a row.
rule-KESSEL-11 = You never have to use a symbol. { $reminders ->
    [yes] When you take the card, you are asked whether you want to. In the printed rules, you have to point it out yourself, and a forgotten symbol has no effect.
    [no] No one asks you about it. You have to say so when you take the card (c4!). A forgotten symbol has no effect.
   *[other] In the printed rules, you have to point it out yourself, and a forgotten symbol has no effect. Here you are asked when you take the card. If you turn reminders off, no one asks, and you have to say so when you take the card (c4!).
 }
rule-KESSEL-12 = Then the top card of the draw pile fills the empty space, face up. If there is no draw pile, the space stays empty.
rule-KESSEL-13 = The game ends when a player takes the last card of a row or column where pawns can stop. It doesn’t matter which of the card’s two lines that is. The player may keep or discard that card, and its symbol has no effect.
rule-KESSEL-14 = Scoring: the player with the most cards of value 1 gets 5 points; if tied, no one does. For each ingredient, one card costs its value, two cards count 0, three count their sum, and four count their sum plus 5. In your own colour, sums and minus points count double, but not the extra 5.
rule-KESSEL-15 = Example: White has whiskers 1, 2, 3 and 4, salamander eyes 3, a third ingredient with 1, 2 and 4, and a pair. White scores 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = The player with the most points wins. Tied players share the victory.
rule-KESSEL-R = { $seats ->
    [2] { kessel-recipes-for-two }
    [3] { kessel-recipes-for-three }
   *[other] { kessel-recipes-for-any }
 }
rule-KESSEL-B = You can create up to five recipes of your own, each with a name, a condition and points. They are shuffled in with the others, so no name may appear twice. You can save, share and print them.
rule-KESSEL-X = Three players: the third pawn has its own colour and starts at a third corner. An explosion hits both other players.{ $recipes ->
    [no] {""}
   *[other] {" "}In the recipe game, each player gets one of the five ten-point recipes without the plants.
 }
rule-KESSEL-C = Children’s scoring: you gain two cards for every four of an ingredient and one for every three, and give one back for every single card. The player with the most cards wins, and tied players share the victory.
# What KESSEL-R says, by the number of players
kessel-recipes-for-two = Recipe game: each player gets two of these thirteen recipes and keeps them secret. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-for-three = Recipe game: each player gets one of these five recipes and keeps it secret. { kessel-recipes-scored }
    { kessel-recipes-five }
kessel-recipes-for-any = Recipe game: each player gets two of these thirteen recipes, or one of the last five with three players, and keeps them secret. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-scored = At the end, a completed recipe scores its points, and an incomplete one costs nothing. “Fewer” means strictly fewer than every other player.
kessel-recipes-sets =
    • { kessel-recipe-grey }, { kessel-recipe-blue }, { kessel-recipe-brown }, { kessel-recipe-green }, { kessel-recipe-purple }: at least three cards of both ingredients of that colour, 15 points each
    • { kessel-recipe-white }, { kessel-recipe-black }: at least three cards of one of the two ingredients of that colour, 5 points each
    • { kessel-recipe-plants }: at least three cards each of at least three plants, 10 points

kessel-recipes-five =
    • { kessel-recipe-last }: take the last card of a line, even if you discard it, 10 points
    • { kessel-recipe-cauldrons }: fewer exploding cauldrons, 10 points
    • { kessel-recipe-wands }: fewer wands, 10 points
    • { kessel-recipe-cards }: fewer cards, 10 points
    • { kessel-recipe-fours }: fewer cards of value 4, 10 points
kessel-option-reminders = The game asks whether you want to use a symbol. If off, you have to say so when you take the card.

kessel-option-recipes = Each player gets secret recipes.
kessel-option-own-recipes = Add up to five recipes of your own.
kessel-option-scoring = How the cauldrons are scored.
kessel-option-scoring-standard = points for values, ones and your own colour
kessel-option-scoring-children = counted in cards, for children
kessel-option-third-colour = The third player’s own colour, which counts double for them.
kessel-option-third-colour-grey = grey
kessel-option-third-colour-blue = blue
kessel-option-third-colour-brown = brown
kessel-option-third-colour-green = green
kessel-option-third-colour-purple = purple

kessel-preset-standard = Standard game
kessel-preset-recipes = The recipe game
kessel-preset-recipes-about = Each player also gets secret recipes, which score extra points at the end.
kessel-preset-children = Children’s scoring
kessel-preset-children-about = You count cards instead of points, so no one has to add up.

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
kessel-board-claim = no reminders: c4! takes c4 and uses its symbol
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
kessel-condition-fewer = fewer { $of } than any other player
kessel-condition-more = more { $of } than any other player
kessel-condition-at-least = { $of }: at least { $cards }
kessel-condition-at-most = { $of }: at most { $cards }
kessel-condition-last-card = took the last card of a line
kessel-recipe-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

kessel-move-unreadable = “{ $text }” is not a move. Type a place such as c4 or c4!, or use, waive, keep or aside.
kessel-no-such-place = “{ $place }” is not a space where you can take a card. Type a place such as c4.
kessel-other-line = { $place } is not in line { $line }, where your pawn is. Take a card from that line.
kessel-empty-place = There is no card on { $place }. Take another one.
kessel-use-or-waive = Answer the symbol first: use or waive.
kessel-keep-or-aside = First decide about the last card: keep or aside.
kessel-no-symbol = There is no symbol to answer. Take a card first.
kessel-nobody-asks = In this game, no one asks about symbols. Type a place with an exclamation mark, such as c4!, to take a card and use its symbol.
kessel-you-are-asked = Take { $place } without the exclamation mark. In this game, you are asked about the symbol afterwards.
kessel-card-has-no-symbol = The card on { $place } has no symbol. Take it without using one.
kessel-claims-last = { $place } is the last card of a line, so its symbol has no effect. Take it without using the symbol.
kessel-claims-safe = No other cauldron has more than one card, and the last card is safe. Take { $place } without using its symbol.
kessel-claims-third-turn = This is already your second turn in a row, so the wand has no effect. Take { $place } without using it.
kessel-last-has-no-symbol = The last card’s symbol has no effect. Choose keep or aside (discard).
kessel-not-the-last = This was not the last card of a line. First answer its symbol: use or waive.
kessel-line-has-more = { $cards ->
    [one] First take the last card of line { $line }.
   *[other] You can keep or discard only the last card of a line. Line { $line } still has { $cards } cards.
 }

kessel-own-recipes-need-recipes = Your own recipes can be used only in the recipe game. Turn on the option “recipes” too.
kessel-children-have-no-recipes = Children’s scoring can’t be combined with recipes. Turn one of them off.

kessel-recipes-no-list = Your own recipes must be a list of recipes or the text of a recipe file.
kessel-recipes-too-many = { $found } recipes are too many. The limit is { $most }.
kessel-recipes-unreadable = Can’t read the recipe file: { $problem }
kessel-recipes-stray = “{ $field }” does not belong in a recipe file. Every recipe begins with [[recipe]].
kessel-recipe-no-table = Recipe { $number } is incomplete. It needs a name, points and a kind.
kessel-recipe-kind = Recipe { $number }: “{ $found }” is not a kind of condition. Choose one of: { $known }.
kessel-recipe-field = Recipe { $number }: “{ $field }” is not allowed for the kind { $kind }. Allowed fields: { $known }.
kessel-recipe-lacks = Recipe { $number }: the kind { $kind } needs “{ $field }”.
kessel-recipe-name = Recipe { $number } needs a name of 1 to { $most } characters.
kessel-recipe-name-taken = Recipe { $number }: the name “{ $name }” is already used by another of your recipes. Choose a different one.
kessel-recipe-name-of-box = Recipe { $number }: “{ $name }” is the name of one of the thirteen printed recipes. Choose a different one.
kessel-recipe-of = Recipe { $number }: “{ $found }” can’t be counted. Choose one of: { $known }.
kessel-recipe-number = Recipe { $number }: { $field } is { $found }, but must be a whole number from { $low } to { $high }.

kessel-position-words = A position needs seven parts after its header, not { $found }.
kessel-position-mark = “{ $text }” is not a valid turn marker.
kessel-position-second = A second turn can’t come with a wand to answer, or after the end of the game.
kessel-position-asked = In a game without reminders, no one is asked about a symbol.
kessel-position-square = “{ $text }” is not a grid of six rows with six spaces each.
kessel-position-place = “{ $text }” can’t be on { $place }.
kessel-position-cards = “{ $text }” is not a row of cards such as A1B2.
kessel-position-stack = The draw pile has too many cards: { $found }.
kessel-position-seats = Cauldrons: { $found }. Every player needs one.
kessel-position-twice = The same card appears twice.
kessel-position-first-card = The first card of player { $seat } is black or white.
kessel-position-figures = “{ $text }” must give each pawn its own stop, 0 to 19.
kessel-position-returned = “{ $text }” is not a number of cards returned to the draw pile.
kessel-position-recipes = “{ $text }” does not match the recipes of this game.
kessel-position-gaps = The grid has only { $found } cards, although the draw pile isn’t empty.
kessel-position-gone = Cards are missing ({ $found }), although the draw pile isn’t empty.
kessel-position-fresh = Recipes are dealt before the first move.
kessel-position-corner = Player { $seat } is at a corner and has nothing to decide.
kessel-position-empty-line = A line is empty, but the game is not over.
kessel-position-not-over = The last player didn’t empty a line, so the game is not over.
kessel-position-symbol = Player { $seat } has no symbol to answer.
kessel-position-last = The card in question is not the last of a line.

kessel-fact-refused = { $you ->
    [seat] You draw { kessel-card }. Black and white cards go back under the draw pile.
   *[none] { $seat } draws { kessel-card }. Black and white cards go back under the draw pile.
}
kessel-fact-first-drawn = { $you ->
    [seat] You start with { kessel-card }.
   *[none] { $seat } starts with { kessel-card }.
}
kessel-fact-recipes-taken = { $you ->
    [seat] { $count ->
        [one] You get a secret recipe.
       *[other] You get { $count } secret recipes.
    }
   *[none] { $count ->
        [one] { $seat } gets a secret recipe.
       *[other] { $seat } gets { $count } secret recipes.
     }
}
kessel-fact-recipe-dealt = { $you ->
    [seat] Your recipe: { kessel-recipe-title }.
   *[none] { $seat }’s recipe: { kessel-recipe-title }.
}
kessel-fact-cornered = { $you ->
    [seat] You stop at corner { $corner } and take nothing.
   *[none] { $seat } stops at corner { $corner } and takes nothing.
}
kessel-fact-taken = { $you ->
    [seat] You take { kessel-card } from { $place }.
   *[none] { $seat } takes { kessel-card } from { $place }.
}
kessel-fact-used = { $you ->
    [seat] { $symbol ->
        [wand] You wave the wand and take another turn.
       *[cauldron] You set off an explosion.
    }
   *[none] { $symbol ->
        [wand] { $seat } waves the wand and takes another turn.
       *[cauldron] { $seat } sets off an explosion.
     }
}
kessel-fact-waived = { $you ->
    [seat] { $symbol ->
        [wand] You don’t take another turn.
       *[cauldron] You don’t use the explosion.
    }
   *[none] { $symbol ->
        [wand] { $seat } doesn’t take another turn.
       *[cauldron] { $seat } doesn’t use the explosion.
     }
}
kessel-fact-exploded = { $you ->
    [seat] { $gone ->
        [yes] You blow up { $other }’s { kessel-card }. The card leaves the game.
       *[no] You blow up { $other }’s { kessel-card }. The card goes under the draw pile.
    }
    [other] { $gone ->
        [yes] { $seat } blows up your { kessel-card }. The card leaves the game.
       *[no] { $seat } blows up your { kessel-card }. The card goes under the draw pile.
    }
   *[none] { $gone ->
        [yes] { $seat } blows up { $other }’s { kessel-card }. The card leaves the game.
       *[no] { $seat } blows up { $other }’s { kessel-card }. The card goes under the draw pile.
     }
}
kessel-fact-last-taken = { $you ->
    [seat] You take the last card of a line from { $place }: { kessel-card }.
   *[none] { $seat } takes the last card of a line from { $place }: { kessel-card }.
}
kessel-fact-kept = { $you ->
    [seat] You keep { kessel-card }. The cauldrons are opened.
   *[none] { $seat } keeps { kessel-card }. The cauldrons are opened.
}
kessel-fact-laid-aside = { $you ->
    [seat] You discard { kessel-card }. The cauldrons are opened.
   *[none] { $seat } discards { kessel-card }. The cauldrons are opened.
}
kessel-fact-ingredient-scored = { $you ->
    [seat] You: { kessel-ingredient } { $values } = { $points }.
   *[none] { $seat }: { kessel-ingredient } { $values } = { $points }.
}
kessel-fact-ones-scored = { $you ->
    [seat] You have the most ones ({ $count }): { $points }.
   *[none] { $seat } has the most ones ({ $count }): { $points }.
}
kessel-fact-ones-tied = Several players have the most ones ({ $count }), so no one gets the 5 points.
kessel-fact-recipe-scored = { $you ->
    [seat] { $points ->
        [0] You didn’t complete the recipe { kessel-recipe-title }.
       *[other] You completed the recipe { kessel-recipe-title }: { $points }.
    }
   *[none] { $points ->
        [0] { $seat } didn’t complete the recipe { kessel-recipe-title }.
       *[other] { $seat } completed the recipe { kessel-recipe-title }: { $points }.
     }
}
kessel-fact-totalled = { $you ->
    [seat] You: { $points } in total.
   *[none] { $seat }: { $points } in total.
}

kessel-outcome-won = { $you ->
    [winner] { $margin ->
        [one] You win by { $margin } point! ({ $points })
       *[other] You win by { $margin } points! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } wins by { $margin } point. ({ $points })
       *[other] { $names } wins by { $margin } points. ({ $points })
    }
}

## Titles of the rules

rule-KESSEL-1-title = The cards
rule-KESSEL-2-title = The symbols
rule-KESSEL-3-title = The grid
rule-KESSEL-4-title = Pawns and first card
rule-KESSEL-5-title = Your cauldron
rule-KESSEL-6-title = Moving around the grid
rule-KESSEL-7-title = Jumping
rule-KESSEL-8-title = Taking a card
rule-KESSEL-9-title = Exploding cauldron
rule-KESSEL-10-title = Wand with hat
rule-KESSEL-11-title = Leaving a symbol unused
rule-KESSEL-12-title = Filling the space
rule-KESSEL-13-title = The last card
rule-KESSEL-14-title = Scoring
rule-KESSEL-15-title = An example
rule-KESSEL-16-title = Who wins
rule-KESSEL-R-title = The recipe game
rule-KESSEL-B-title = Your own recipes
rule-KESSEL-X-title = Three players
rule-KESSEL-C-title = Children’s scoring
