cli-solve-kalaha-help = Résoudre un plateau de Kalaha à deux selon n’importe laquelle de ses règles, en cherchant jusqu’à la fin : l’avance de qui commence. Pour le Kalah lui-même, « solve kalah » est bien plus rapide.
cli-solve-kalaha-epilog = Par exemple : cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Prouvé. Avance de qui commence : { $margin }
cli-solve-kalaha-open = Non prouvé. Avance de qui commence, à la profondeur { $depth } : { $margin }
cli-solve-kalaha-effort = { $nodes } positions examinées, { $seconds } s
solve-table-out-of-range = Une table de positions occupe de { $low } à { $high } octets.
