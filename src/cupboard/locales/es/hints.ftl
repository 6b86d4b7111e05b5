## Lo que se dice cuando alguien pide una pista.

hint-thinking = Pensando. La primera vez tarda más, porque hay que preparar las reglas…
hint-seat-thinking = { $name } está pensando…
hint-best = La mejor jugada: { $move }
hint-proven = Está demostrado: no se puede jugar mejor.
hint-searched = Explorado hasta { $depth ->
    [one] { $depth } jugada
   *[other] { $depth } jugadas
 } de profundidad; más allá es una estimación.
hint-estimated = Es una estimación.
hint-margin-ahead = Terminas con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 } de ventaja.
hint-margin-behind = Terminas con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 } de desventaja.
hint-margin-even = Termina en empate.
hint-win-won = Ganas.
hint-win-lost = Gana tu rival, si no se equivoca.
hint-win-better = Tu posición parece mejor.
hint-win-worse = La posición de tu rival parece mejor.
hint-win-even = Las dos posiciones parecen iguales.
hint-chance = Tu probabilidad de ganar: { $n } %.
hint-line = La continuación esperada: { $line }
hint-mix = Para ser imprevisible, mezcla: { $mix }
hint-share = { $n } %
