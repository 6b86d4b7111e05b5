## Calculer des jeux.

cli-solve-dacapo-help = Résoudre Da Capo exactement à deux joueurs, ou l’apprendre à trois, quatre ou cinq par minimisation du regret, et mesurer ce que gagnerait quelqu’un qui connaît le résultat. Les joueurs de l’ordinateur le gardent.
cli-solve-dacapo-opt-beans = Les haricots de chaque joueur au début.
cli-solve-dacapo-opt-games = Sur combien de parties le gain mesuré est estimé (trois à cinq joueurs).
cli-solve-dacapo-opt-minutes = Combien de minutes apprendre quand les positions sont trop nombreuses pour les parcourir toutes (à quatre avec plus de 12 haricots, à cinq avec plus de 10).
cli-solve-dacapo-working = Calcul en cours
cli-solve-dacapo-value = Part de la victoire de chaque joueur
cli-solve-dacapo-mix = Ce qu’il faut montrer au premier tour, et combien de fois
cli-solve-dacapo-exploitability = Ce que gagnerait quelqu’un qui le sait
cli-solve-dacapo-sampled = De même, estimé sur des parties (95 %)
cli-solve-dacapo-states = Positions
cli-solve-dacapo-walks = Parcours de la partie
cli-solve-dacapo-seconds = Secondes
