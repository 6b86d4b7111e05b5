## Solving

cli-solve-kala-help = Prouver qui gagne à Kala en jouant parfaitement. Les petites réserves prennent un instant, les grandes des heures.
cli-solve-kala-epilog = Par exemple : cupboard solve kala --store 20
cli-solve-kala-opt-store = Haricots dans chaque réserve au départ (par défaut, 28).
cli-solve-kala-opt-bank = Haricots dans le grenier au départ, pour l’édition « bank » (par défaut, 80).
cli-solve-kala-opt-edition = Édition : réserves personnelles (store) ou grenier commun (bank).
cli-solve-kala-opt-seconds = S’arrêter après ce nombre de secondes.
cli-solve-kala-opt-nodes = S’arrêter après ce nombre de positions.
cli-solve-kala-opt-memory = Mémoire pour la table de transposition, en gigaoctets.
cli-solve-kala-searching = Recherche en cours
cli-solve-kala-winner-first = Prouvé : le premier joueur gagne.
cli-solve-kala-winner-second = Prouvé : le second joueur gagne.
cli-solve-kala-winner-unknown = Inconnu : la limite a été atteinte avant de trouver une preuve.
cli-solve-kala-winning = Premiers coups gagnants
cli-solve-kala-line = Suite attendue
cli-solve-kala-nodes = Positions examinées
cli-solve-kala-seconds = Secondes
