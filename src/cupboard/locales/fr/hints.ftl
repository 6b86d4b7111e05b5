## Ce qui est dit quand quelqu’un demande un indice.

hint-thinking = Réflexion en cours. La toute première fois dure plus longtemps, car les règles sont compilées…
hint-seat-thinking = { $name } réfléchit…
hint-best = Le meilleur coup : { $move }
hint-proven = C’est prouvé : on ne peut pas mieux jouer.
hint-searched = Exploré à { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
 } de profondeur ; au-delà, c’est une estimation.
hint-estimated = C’est une estimation.
hint-margin-ahead = Tu finis avec { $n ->
    [one] { $n } point
   *[other] { $n } points
 } d’avance.
hint-margin-behind = Tu finis avec { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de retard.
hint-margin-even = La partie finit à égalité.
hint-win-won = Tu gagnes.
hint-win-lost = L’autre côté gagne, s’il ne se trompe pas.
hint-win-better = Ton côté semble mieux placé.
hint-win-worse = L’autre côté semble mieux placé.
hint-win-even = Les deux côtés semblent à égalité.
hint-chance = Ta chance de gagner : { $n } %.
hint-line = La suite attendue : { $line }
hint-mix = Pour rester imprévisible, on mélange : { $mix }
