"""One module per game, found by its id, with a function `study`."""
