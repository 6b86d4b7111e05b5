## Ce qui est dit quand quelqu’un demande un indice.

hint-thinking = Réflexion en cours. La toute première fois, c’est plus long : les règles se préparent…
hint-seat-thinking = { $name } réfléchit…
hint-best = Le meilleur coup : { $move }
hint-proven = C’est prouvé : on ne peut pas mieux jouer.
hint-searched = Exploré à { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
 } de profondeur ; au-delà, c’est une estimation.
hint-estimated = C’est une estimation.
hint-margin-ahead = Vous finissez avec { $n ->
    [one] { $n } point
   *[other] { $n } points
 } d’avance.
hint-margin-behind = Vous finissez avec { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de retard.
hint-margin-even = La partie finit à égalité.
hint-win-won = Vous gagnez.
hint-win-lost = L’adversaire gagne, s’il ne se trompe pas.
hint-win-better = Votre position semble meilleure.
hint-win-worse = La position adverse semble meilleure.
hint-win-even = Les deux positions se valent.
hint-chance = Vos chances de gagner : { $n } %.
hint-line = La suite attendue : { $line }
hint-mix = Pour rester imprévisible, mélangez : { $mix }
hint-share = { $n } %
