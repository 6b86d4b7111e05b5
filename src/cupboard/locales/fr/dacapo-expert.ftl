## Solving

cli-solve-dacapo-help = Résoudre Da Capo exactement à deux joueurs, ou en approcher la solution de trois à cinq joueurs par minimisation du regret, et mesurer à quel point le résultat est exploitable. L’ordinateur réutilise le résultat.
cli-solve-dacapo-opt-beans = Haricots de chaque joueur au départ.
cli-solve-dacapo-opt-games = Nombre de parties sur lesquelles le gain est estimé (de trois à cinq joueurs).
cli-solve-dacapo-opt-minutes = Minutes d’apprentissage quand les positions sont trop nombreuses pour les parcourir toutes (à quatre avec plus de 12 haricots, à cinq avec plus de 10).
cli-solve-dacapo-working = Calcul en cours
cli-solve-dacapo-value = Part de victoires de chaque joueur
cli-solve-dacapo-mix = Stratégie au premier tour
cli-solve-dacapo-exploitability = Exploitabilité
cli-solve-dacapo-sampled = La même, estimée sur des parties (95 %)
cli-solve-dacapo-states = Positions
cli-solve-dacapo-walks = Parcours simulés
cli-solve-dacapo-seconds = Secondes

## Experiments

lab-dacapo-help = Mesurer ce que gagne à Da Capo un joueur qui connaît la stratégie du meilleur niveau.
lab-dacapo-opt-games = Nombre de parties jouées.
lab-dacapo-gain = gain, en victoires sur cent parties
