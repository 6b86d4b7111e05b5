# Games on paper: rules, scoring sheets and cards to print.

print-title = Print { $game }
print-choose = What would you like to print?
print-rules = Rules summary
print-picture = with a picture of the setup
print-scores = Score sheet
print-children = Score sheet for children
print-own = Your own recipe cards ({ $n })
print-own-none = You haven’t created any recipes yet.
print-compose = Create recipes
print-box = The thirteen printed recipes
print-players = How many players?
print-paper = Fits A4 and Letter paper, and prints well in black and white.
print-now = Print or save as PDF

print-agreed = Chosen rules
print-setup = Setup for { $players } players
print-left-out = Rules that don’t apply to this setup are left out.

print-scores-of = { $game }: score sheet
print-children-of = { $game }: score sheet for children
print-day = Date
print-help-kala = Tick who won each game. There are no ties.
print-help-kalaha = After each round, write down the stones in each player’s store. There are { $stones } stones in total.
print-help-ronda = After each game, write down how many beans each player has left. The winner has none.
print-help-hopper = Count each player’s cups, then add up the points: a neutral cup counts 1, the black cup 2, and the last cup in the tray 3, whatever its colour. Count the last cup only once.
print-help-hopper-short = After each game, write down how many cups each player has claimed. The winner has four.
print-help-dacapo = Cups: how many cups of the row are filled. The player who fills the target cup wins. Mark it with a star. If players are tied, the one who used fewer beans wins.
print-help-kessel = Circle the cards in your cauldron. One card of an ingredient: minus its value. Two: nothing. Three: their sum. Four: their sum and 5 more. Where it says × 2, the sum counts double, the minus too, but not the 5.
print-help-children = Circle the cards in your cauldron. Four cards of an ingredient: plus 2. Three: plus 1. Two: nothing. One: minus 1. The player with the highest total wins.
print-game = Game
print-game-number = Game { $n }
print-round = Round
print-wins = Games won
print-total = Total
print-points = Points
print-beans-left = Total beans left
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
