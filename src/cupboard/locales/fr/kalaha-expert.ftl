## Solving

cli-solve-kalah-help = Résoudre un plateau de Kalah à deux joueurs : l’avance exacte du premier joueur, les meilleurs premiers coups et la meilleure suite.
cli-solve-kalah-epilog = Par exemple : cupboard solve kalah --pits 6 --stones 4 --json
cli-solve-kalah-opt-pits = Alvéoles par côté, de 1 à 6.
cli-solve-kalah-opt-stones = Billes dans chaque alvéole au début, de 1 à 12.
cli-solve-kalah-opt-empty-capture = Prendre la dernière bille même quand l’alvéole d’en face est vide.
cli-solve-kalah-opt-threads = Nombre de fils d’exécution (par défaut, un par cœur).
cli-solve-kalah-opt-memory = Mémoire pour la base de finales et la table de transposition, en gigaoctets.
cli-solve-kalah-opt-database = Nombre de billes dans les alvéoles jusqu’auquel la base de finales connaît chaque position (par défaut, ce qui convient au plateau).
cli-solve-kalah-opt-keep = Garder la base de finales dans le dossier de cache pour les prochaines fois.
cli-solve-kalah-opt-every-move = Trouver l’avance de chaque premier coup, pas seulement des meilleurs. C’est plus long.
cli-solve-kalah-stage-database = Base de finales
cli-solve-kalah-stage-search = Recherche en cours
cli-solve-kalah-stage-moves = Premiers coups
cli-solve-kalah-stage-line = Meilleur jeu
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), préréglage { $preset }
cli-solve-kalah-margin = Avance du premier joueur : { $margin }
cli-solve-kalah-moves = Premiers coups : { $moves }
cli-solve-kalah-line = Meilleur jeu : { $line }
cli-solve-kalah-effort = { $nodes } positions examinées, { $seconds } s, toutes les positions d’au plus { $stones } billes connues d’avance
cli-solve-kalaha-help = Résoudre Kalaha à deux joueurs, avec n’importe quelles règles, en cherchant jusqu’à la fin : l’avance du premier joueur. Pour le Kalah classique, « solve kalah » est bien plus rapide.
cli-solve-kalaha-epilog = Par exemple : cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Prouvé. Avance du premier joueur : { $margin }
cli-solve-kalaha-open = Non prouvé. Avance du premier joueur à la profondeur { $depth } : { $margin }
cli-solve-kalaha-effort = { $nodes } positions examinées, { $seconds } s
solve-table-out-of-range = La table de transposition doit occuper de { $low } à { $high } octets.

## Benchmarks

cli-bench-playouts-help = Mesurer les parties de Kalah au hasard par seconde, en comparaison d’OpenSpiel (C++).
cli-bench-solve-help = Mesurer le temps qu’il faut pour résoudre entièrement le Kalah (6 alvéoles, 4 billes), avec les deux règles de prise.
cli-bench-opt-large = Résoudre aussi le plateau à cinq billes. Demande quelques minutes et 11 Go de mémoire.
cli-bench-packed = Plateau compact, un cœur : { $rate } par seconde, { $ratio } fois OpenSpiel
cli-bench-packed-all = Plateau compact, tous les cœurs : { $rate } par seconde, { $ratio } fois OpenSpiel
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset } : { $seconds } s, { $rate } positions par seconde

## Errors

kalah-means-not-positive = Le nombre de fils d’exécution et la limite de mémoire doivent être supérieurs à zéro.
kalah-database-out-of-range = Une base de finales couvre de 0 à { $most } billes.
kalah-games-not-positive = Le nombre de parties doit être supérieur à zéro.
kalah-engine-other-rules = Ce moteur joue au Kalah à deux (préréglages kalah et kalah-empty).
kalah-memory-too-small = Cette base demande { $needed } Go de mémoire.
