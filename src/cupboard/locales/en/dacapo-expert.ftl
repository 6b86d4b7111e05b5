## Solving

cli-solve-dacapo-working = Solving
cli-solve-dacapo-value = Each player’s share of wins
cli-solve-dacapo-mix = First-round strategy
cli-solve-dacapo-exploitability = Exploitability
cli-solve-dacapo-sampled = The same, sampled from games (95%)
cli-solve-dacapo-states = Positions
cli-solve-dacapo-walks = Simulated walks

## Experiments

lab-dacapo-help = Measure how much a player gains at Da Capo by knowing the master’s strategy.
lab-dacapo-gain = gain, in wins per 100 games
dacapo-study-too-few = This study needs at least { $seats } players and { $games } games.
