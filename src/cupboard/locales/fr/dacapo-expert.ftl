## Solving

cli-solve-dacapo-working = Calcul en cours
cli-solve-dacapo-value = Part de victoires de chaque joueur
cli-solve-dacapo-mix = Stratégie au premier tour
cli-solve-dacapo-exploitability = Exploitabilité
cli-solve-dacapo-sampled = La même, estimée sur des parties (95 %)
cli-solve-dacapo-states = Positions
cli-solve-dacapo-walks = Parcours simulés

## Experiments

lab-dacapo-help = Mesurer ce que gagne à Da Capo un joueur qui connaît la stratégie du meilleur niveau.
lab-dacapo-gain = gain, en victoires sur cent parties
dacapo-study-too-few = Cette étude demande au moins { $seats } joueurs et { $games } parties.
