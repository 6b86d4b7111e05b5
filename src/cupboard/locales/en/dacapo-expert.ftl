## Solving

cli-solve-dacapo-help = Solve two-player Da Capo exactly, or approximate it for three to five players by regret minimisation, and measure how exploitable the result is. Engines reuse the result.
cli-solve-dacapo-opt-beans = Starting beans per player.
cli-solve-dacapo-opt-games = How many games the measured gain is sampled from (three to five players).
cli-solve-dacapo-opt-minutes = How many minutes to learn where there are too many positions to go through them all (four players with more than 12 beans, five with more than 10).
cli-solve-dacapo-working = Solving
cli-solve-dacapo-value = Each player’s share of wins
cli-solve-dacapo-mix = First-round strategy
cli-solve-dacapo-exploitability = Exploitability
cli-solve-dacapo-sampled = The same, sampled from games (95%)
cli-solve-dacapo-states = Positions
cli-solve-dacapo-walks = Simulated walks
cli-solve-dacapo-seconds = Seconds

## Experiments

lab-dacapo-help = Measure how much a player gains at Da Capo by knowing the master’s strategy.
lab-dacapo-opt-games = How many games are played.
lab-dacapo-gain = gain, in wins per 100 games
