cli-solve-help = Ein Spiel lösen: herausfinden, wie es bei perfektem Spiel ausgeht.
