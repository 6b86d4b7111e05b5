cli-solve-help = Résoudre un jeu : ce qu’il vaut quand personne ne se trompe.
