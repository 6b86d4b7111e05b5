## Was auf der Schachtel steht.

genre-strategy = Strategie
genre-memory = Gedächtnis
genre-dexterity = Geschicklichkeit
genre-bluffing = Bluff
genre-collecting = Sammeln

box-seats = { $low }–{ $high } Personen
box-seats-exactly = { $n } Personen
box-minutes = { $low }–{ $high } Min.
box-minutes-from = ab { $low } Min.
box-minutes-about = etwa { $low } Min.
box-age = { $n }+
box-authors = Ein Spiel von { $names }
