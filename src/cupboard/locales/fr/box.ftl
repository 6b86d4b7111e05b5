## Ce que dit la boîte d’un jeu.

genre-strategy = Stratégie
genre-memory = Mémoire
genre-dexterity = Adresse
genre-bluffing = Bluff
genre-collecting = Collection

box-seats = { $low }–{ $high } joueurs
box-seats-exactly = { $n } joueurs
box-minutes = { $low }–{ $high } min
box-minutes-from = { $low } min et +
box-minutes-about = environ { $low } min
box-age = dès { $n } ans
box-authors = Un jeu de { $names }
