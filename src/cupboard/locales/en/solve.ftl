cli-solve-help = Solve a game: what it is worth when nobody errs.
