## Les cinq forces de jeu, les mêmes noms pour chaque jeu.

level-sprout = Jeune pousse
level-sprout-about = Apprend encore : voit ce qui est sous son nez, et encore, pas toujours.
level-gardener = Jardinière
level-gardener-about = Joue pour le plaisir : prend ce qui s’offre et ne pense guère plus loin.
level-farmer = Fermière
level-farmer-about = Connaît le jeu et prévoit, mais se trompe de temps en temps.
level-miller = Meunière
level-miller-about = Moud fin : prévoit loin et se trompe rarement.
level-master = Championne
level-master-about = Ce que cette maison a de mieux ; perdre contre elle n’est pas une honte.
level-unknown = Il n’y a pas de niveau « { $level } » ici. Il y a : { $known }.
level-none = { $game } n’a pas encore de niveaux.
limit-not-positive = Le temps ou l’effort de réflexion doit être supérieur à zéro.
search-no-judge = Personne ne sait encore juger les positions de { $game }.
search-no-worlds = Il n’y a aucune position à explorer.
engine-other-position = Le coup proposé n’appartient pas à cette position.
