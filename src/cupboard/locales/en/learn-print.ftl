# Games on paper: rules, scoring sheets and cards to print.

print-title = Print { $game }
print-choose = What would you like to print?
print-rules = Rules summary
print-picture = with a picture of the setup
print-scores = Score sheet
print-players = How many players?
print-paper = Fits A4 and Letter paper, and prints well in black and white.
print-now = Print or save as PDF

print-agreed = Chosen rules
print-setup = Setup for { $players } players
print-left-out = Rules that don’t apply to this setup are left out.

print-scores-of = { $game }: score sheet
print-day = Date
print-game = Game
print-game-number = Game { $n }
print-round = Round
print-wins = Games won
print-total = Total
print-points = Points
print-beans-left = Total beans left
