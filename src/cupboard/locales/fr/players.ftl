limit-not-positive = Une limite de réflexion doit être supérieure à zéro.
level-unknown = Le niveau « { $level } » n’existe pas. Il y a : { $known }.
