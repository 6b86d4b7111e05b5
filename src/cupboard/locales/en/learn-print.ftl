# Games on paper: rules, scoring sheets and cards to print.

print-title = { $game } on paper
print-choose = What would you like to print?
print-rules = The rules in brief
print-picture = with a picture of the set-up
print-scores = Scoring sheet
print-children = Scoring sheet for children
print-own = Your own recipe cards ({ $n })
print-own-none = You have not made up any recipes yet.
print-compose = Make some up
print-box = The thirteen recipe cards of the box
print-players = How many play?
print-paper = Fits A4 and Letter paper, and reads well in black and white.
print-now = Print or save as PDF

print-agreed = Agreed on
print-setup = The table at the start, with { $players } players
print-left-out = Rules that do not apply to what was agreed on are left out.

print-scores-of = { $game }: scoring sheet
print-children-of = { $game }: scoring sheet for children
print-day = Date
print-help-kala = Tick who won each game. There are no draws.
print-help-kalaha = After each round, write down how many stones are in everybody’s store. There are { $stones } stones in all.
print-help-ronda = After each game, write down how many beans everybody has left. Whoever has none has won.
print-help-hopper = Count everybody’s cups, then add up the points: a neutral cup counts 1, the black cup 2, the last cup of the tray 3 whatever its colour. The last cup is counted once only.
print-help-hopper-short = After each game, write down how many cups everybody owns. Whoever has four has won.
print-help-dacapo = Cups: how many of the row are filled. The target cup wins at once: mark it with a star. If two came equally far, the one who laid fewer beans wins.
print-help-kessel = Circle the cards in your cauldron. One card of an ingredient: minus its value. Two: nothing. Three: their sum. Four: their sum and 5 more. Where it says × 2, the sum counts double, the minus too, but not the 5.
print-help-children = Circle the cards in your cauldron. Four cards of an ingredient: plus 2. Three: plus 1. Two: nothing. One: minus 1. The highest sum wins.
print-game = Game
print-game-number = Game { $n }
print-round = Round
print-wins = Games won
print-total = Total
print-points = Points
print-beans-left = Beans left in all
print-cups = Cups
print-beans = Beans
print-cups-neutral = Neutral cups, 1 each
print-cup-black = Black cup, 2
print-cup-last = Last cup, 3
print-ingredient = Ingredient
print-cards = Cards
print-cards-count = + / −
print-ones = Most ones: 5
print-recipe = Recipe { $n }
