"""The games, one package each. Nothing lists them: the registry finds them."""
