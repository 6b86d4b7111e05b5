## Lo que se dice cuando alguien pide una pista.

hint-thinking = Pensando… La primera pista tarda más, porque hay que preparar las reglas.
hint-seat-thinking = { $name } está pensando…
hint-taken = { $name } ha pedido una pista.
hint-count = { $n ->
    [one] { $n } pista
   *[other] { $n } pistas
 }
hint-best = La mejor jugada: { $move }
hint-proven = Está demostrado que no se puede jugar mejor.
hint-searched = Análisis de { $depth ->
    [one] { $depth } jugada
   *[other] { $depth } jugadas
 } por delante; el resto es una estimación.
hint-estimated = Es una estimación.
hint-margin-ahead = Con el mejor juego posible, terminas con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 } de ventaja.
hint-margin-behind = Con el mejor juego posible, terminas con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 } de desventaja.
hint-margin-even = Con el mejor juego posible, la partida termina en empate.
hint-estimate-ahead = Estimación: terminas con { $n ->
    [one] { $n } punto
   *[other] unos { $n } puntos
 } de ventaja.
hint-estimate-behind = Estimación: terminas con { $n ->
    [one] { $n } punto
   *[other] unos { $n } puntos
 } de desventaja.
hint-estimate-even = Estimación: la partida termina más o menos en empate.
hint-win-won = Ganas.
hint-win-lost = Gana tu rival, salvo que se equivoque.
hint-win-better = Tu posición parece mejor.
hint-win-worse = La posición de tu rival parece mejor.
hint-win-even = La posición parece igualada.
hint-chance = Tu probabilidad de ganar: { $n } %.
hint-line = Continuación probable: { $line }
hint-mix = Para que no te adivinen, varía así: { $mix }
hint-share = { $n } %
