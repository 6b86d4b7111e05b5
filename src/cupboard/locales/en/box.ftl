## What a box says about its game.

genre-strategy = Strategy
genre-memory = Memory
genre-dexterity = Dexterity
genre-bluffing = Bluffing
genre-collecting = Set collection

box-seats = { $low }–{ $high } players
box-seats-exactly = { $n } players
box-minutes = { $low }–{ $high } min
box-minutes-from = from { $low } min
box-minutes-about = about { $low } min
box-age = { $n }+
box-authors = A game by { $names }
