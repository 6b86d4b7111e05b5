cli-solve-help = Solve a game: find the result of perfect play.
