cli-solve-help = Résoudre un jeu : trouver le résultat d’un jeu parfait.
