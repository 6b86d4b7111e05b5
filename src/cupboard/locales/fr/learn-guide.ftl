## Les premières parties guidées : chaque note n’est dite qu’une fois, quand ce dont elle parle arrive.

guide-label = Le guide
guide-go-on = Continuer
guide-leave = Quitter le guide
guide-left = Le guide est désactivé. Bonne partie !
guide-none = Le jeu « { $game } » n’a pas de première partie guidée.
