## Ce qui est dit quand quelqu’un demande un indice.

hint-thinking = Réflexion en cours… Le premier indice est plus long à venir, car il faut préparer les règles.
hint-seat-thinking = { $name } réfléchit…
hint-taken = { $name } a reçu un indice.
hint-count = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
 }
hint-best = Meilleur coup : { $move }
hint-proven = C’est prouvé : aucun coup n’est meilleur.
hint-searched = Analysé sur { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
 } ; au-delà, c’est une estimation.
hint-estimated = C’est une estimation.
hint-margin-ahead = Si chacun joue au mieux, vous finissez avec { $n ->
    [one] { $n } point
   *[other] { $n } points
 } d’avance.
hint-margin-behind = Si chacun joue au mieux, vous finissez avec { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de retard.
hint-margin-even = Si chacun joue au mieux, la partie se termine à égalité.
hint-estimate-ahead = D’après l’estimation, vous finissez avec environ { $n ->
    [one] { $n } point
   *[other] { $n } points
 } d’avance.
hint-estimate-behind = D’après l’estimation, vous finissez avec environ { $n ->
    [one] { $n } point
   *[other] { $n } points
 } de retard.
hint-estimate-even = D’après l’estimation, la partie se termine à peu près à égalité.
hint-win-won = Vous gagnez.
hint-win-lost = Votre adversaire gagne, sauf erreur de sa part.
hint-win-better = Vous avez un léger avantage.
hint-win-worse = Votre adversaire a un léger avantage.
hint-win-even = La position est à peu près équilibrée.
hint-chance = Vos chances de gagner : { $n } %
hint-line = Suite probable : { $line }
hint-mix = Pour rester imprévisible, variez vos choix ainsi : { $mix }
hint-share = { $n } %
