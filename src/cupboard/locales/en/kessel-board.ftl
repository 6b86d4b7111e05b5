board-kessel-label = The card grid, the cauldrons and the draw pile
board-kessel-symbol-cauldron = exploding cauldron
board-kessel-symbol-wand = wand with hat
board-kessel-plant = plant
board-kessel-empty = { $place }: no card
board-kessel-row = row { $line }
board-kessel-column = column { $line }
board-kessel-corner = corner { $line }
board-kessel-cauldron = { $you ->
    [seat] { $count ->
        [one] Your cauldron: one card.
       *[other] Your cauldron: { $count } cards.
     }
   *[none] { $count ->
        [one] { $name }’s cauldron: one card.
       *[other] { $name }’s cauldron: { $count } cards.
     }
}
board-kessel-on-top = On top: { $card }.
board-kessel-stands = Pawn at { $line }.
board-kessel-stack = { $count ->
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
 }

board-kessel-task-take = Take a card from the highlighted line.
board-kessel-task-cauldron = Set off the explosion?
board-kessel-task-wand = Take another turn?
board-kessel-task-last = Keep the last card or discard it?

board-kessel-ask-cauldron = Exploding cauldron!
board-kessel-ask-wand = Wand with hat!
board-kessel-ask-last = Last card of a line!
board-kessel-use-cauldron = Explode
board-kessel-waive-cauldron = Don’t explode
board-kessel-use-wand = Take another turn
board-kessel-waive-wand = End my turn
board-kessel-claim = Use the card’s symbol
board-kessel-keep = Keep
board-kessel-aside = Discard

board-kessel-recipes = Your secret recipes
board-kessel-scoring = The scoring
board-kessel-steps = Step through the scoring
board-kessel-show-table = Show the board
board-kessel-show-scoring = Show the scoring
board-kessel-look = Look here: { $places }.
board-kessel-look-answer = Read the question again: what do you gain, and what does your opponent gain?

board-kessel-doubled = Counts double for you.
board-kessel-effect-cauldron = Exploding cauldron: every other player loses their top card.
board-kessel-effect-wand = Wand with hat: you can take another turn.
board-kessel-take-it = Take it
board-kessel-close = Close
board-kessel-other-line = You can only take a card from the highlighted line.
board-kessel-ones = Most ones
board-kessel-ones-tied = Ones: no one
board-kessel-recipe = Recipe
board-kessel-total = Total
board-kessel-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
board-kessel-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
board-kessel-stake = scored at the end

# Answers in words
board-kessel-says-use = “use it”
board-kessel-says-waive = “don’t use it”
board-kessel-says-keep = “keep”
board-kessel-says-aside = “discard”

## Options before the game

page-recipe = Your recipe { $n }
page-recipe-name = Name
page-recipe-kind = Condition
page-recipe-of = What to count
page-recipe-cards = How many cards
page-recipe-ingredients = How many ingredients
page-recipe-points = Points
page-recipe-add = Add a recipe
page-recipe-remove = Remove this recipe
