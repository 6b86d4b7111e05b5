## Wat er op de doos staat.

genre-strategy = Strategie
genre-memory = Geheugen
genre-dexterity = Behendigheid
genre-bluffing = Bluf
genre-collecting = Verzamelen

box-seats = { $low }–{ $high } spelers
box-seats-exactly = { $n } spelers
box-minutes = { $low }–{ $high } min
box-minutes-from = vanaf { $low } min
box-minutes-about = ongeveer { $low } min
box-age = { $n }+
box-authors = Een spel van { $names }
