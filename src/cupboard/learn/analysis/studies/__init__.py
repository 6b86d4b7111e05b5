"""How each game is studied: a module a game, found by its id, with a function `study`."""
