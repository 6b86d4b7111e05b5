board-kessel-label = The square of cards, the cauldrons and the stack
board-kessel-symbol-cauldron = exploding cauldron
board-kessel-symbol-wand = wand with hat
board-kessel-plant = plant
board-kessel-empty = { $place }: no card
board-kessel-row = row { $line }
board-kessel-column = column { $line }
board-kessel-corner = corner { $line }
board-kessel-cauldron = { $count ->
    [one] Cauldron of { $name }: one card.
   *[other] Cauldron of { $name }: { $count } cards.
 }
board-kessel-on-top = On top: { $card }.
board-kessel-stands = The figure stands at { $line }.
board-kessel-stack = { $count ->
    [one] Stack: one face-down card
   *[other] Stack: { $count } face-down cards
 }
board-kessel-takes = takes a card from { $line }
board-kessel-second = { $name }, second turn

board-kessel-task-take = Take a card from the glowing line.
board-kessel-task-cauldron = Let it explode, or let it be?
board-kessel-task-wand = Play again, or not?
board-kessel-task-last = Keep the last card, or lay it aside?

board-kessel-ask-cauldron = Exploding cauldron!
board-kessel-ask-wand = Wand with hat!
board-kessel-ask-last = Last card of a line!
board-kessel-use-cauldron = Let it explode
board-kessel-waive-cauldron = Let it be
board-kessel-use-wand = Play again
board-kessel-waive-wand = No, thanks
board-kessel-keep = Keep it
board-kessel-aside = Lay it aside

board-kessel-recipes = Your secret recipes
board-kessel-scoring = The scoring
board-kessel-steps = Go through the scoring
board-kessel-first = From the start
board-kessel-back = Back
board-kessel-next = Next
board-kessel-all = Everything
board-kessel-ones = Most ones: { $count }
board-kessel-own-colour = own colour
board-kessel-show-table = Show the table
board-kessel-show-scoring = Show the scoring
board-kessel-look = Look here: { $places }.
board-kessel-look-answer = Read the question again: what does it bring you, and what does it bring the other player?

# Answers in words
board-kessel-says-use = “use it”
board-kessel-says-waive = “waive it”
board-kessel-says-keep = “keep”
board-kessel-says-aside = “lay aside”
