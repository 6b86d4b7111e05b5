## Solving

cli-solve-kalah-stage-database = Base de finales
cli-solve-kalah-stage-search = Recherche en cours
cli-solve-kalah-stage-moves = Premiers coups
cli-solve-kalah-stage-line = Meilleur jeu
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), préréglage { $preset }
cli-solve-kalah-margin = Avance du premier joueur
cli-solve-kalah-moves = Premiers coups
cli-solve-kalah-line = Meilleur jeu
cli-solve-kalah-effort = { $nodes } positions examinées, { $seconds } s, toutes les positions d’au plus { $stones } billes connues d’avance
cli-solve-kalaha-proven = Prouvé. Avance du premier joueur : { $margin }
cli-solve-kalaha-open = Non prouvé. Avance du premier joueur à la profondeur { $depth } : { $margin }
solve-table-out-of-range = La table de transposition doit occuper de { $low } à { $high } octets.

## Benchmarks

cli-bench-playouts-help = Mesurer les parties de Kalah au hasard par seconde, en comparaison d’OpenSpiel (C++).
cli-bench-solve-help = Mesurer le temps qu’il faut pour résoudre entièrement le Kalah (6 alvéoles, 4 billes), avec les deux règles de prise.
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset } : { $seconds } s, { $rate } positions par seconde

## Errors

kalah-means-not-positive = Le nombre de fils d’exécution et la limite de mémoire doivent être supérieurs à zéro.
kalah-database-out-of-range = Une base de finales couvre de 0 à { $most } billes.
kalah-engine-other-rules = Ce moteur joue au Kalah à deux (préréglages kalah et kalah-empty).
kalah-memory-too-small = Cette base demande { $needed } Go de mémoire.
kalaha-solve-for-two = Kalaha ne peut être résolu qu’à deux joueurs.
