cli-solve-kalaha-help = Résoudre Kalaha à deux joueurs, avec n’importe quelles règles, en cherchant jusqu’à la fin : l’avance du premier joueur. Pour le Kalah classique, « solve kalah » est bien plus rapide.
cli-solve-kalaha-epilog = Par exemple : cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Prouvé. Avance du premier joueur : { $margin }
cli-solve-kalaha-open = Non prouvé. Avance du premier joueur à la profondeur { $depth } : { $margin }
cli-solve-kalaha-effort = { $nodes } positions examinées, { $seconds } s
solve-table-out-of-range = La table de transposition doit occuper de { $low } à { $high } octets.
