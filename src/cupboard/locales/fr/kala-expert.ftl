## Solving

cli-solve-kala-winner-first = Prouvé : le premier joueur gagne.
cli-solve-kala-winner-second = Prouvé : le second joueur gagne.
cli-solve-kala-winner-unknown = Inconnu : la limite a été atteinte avant de trouver une preuve.
cli-solve-kala-winning = Premiers coups gagnants
cli-solve-kala-line = Suite attendue
