## Working games out.

cli-solve-dacapo-help = Solve Da Capo for two players exactly, or learn it for three to five by regret minimisation, and measure what somebody could gain who knows the result. The engines keep it.
cli-solve-dacapo-opt-beans = The beans each player begins with.
cli-solve-dacapo-opt-games = How many games the measured gain is sampled from (three to five players).
cli-solve-dacapo-opt-minutes = How many minutes to learn where there are too many positions to go through them all (four players with more than 12 beans, five with more than 10).
cli-solve-dacapo-working = Working it out
cli-solve-dacapo-value = Share of the win for each player
cli-solve-dacapo-mix = How often to show what in the first round
cli-solve-dacapo-exploitability = What somebody who knows this could gain
cli-solve-dacapo-sampled = The same, sampled from games (95%)
cli-solve-dacapo-states = Positions
cli-solve-dacapo-walks = Walks through the game
cli-solve-dacapo-seconds = Seconds
