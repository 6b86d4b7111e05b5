board-hopper-task-shoot = Lanza una judía
board-hopper-task-rest = Anota dónde quedó la judía
board-hopper-panel = Tu tiro
board-hopper-cups = Copas de la bandeja
board-hopper-cup = { $black ->
    [yes] Copa negra
   *[no] Copa
} { $cup }, { $beans ->
    [0] vacía
    [one] una judía
   *[other] { $beans } judías
}
board-hopper-player = { $name }: { $beans ->
    [one] una judía
   *[other] { $beans } judías
} en la mano, { $cups ->
    [0] ninguna copa ganada
    [one] una copa ganada
   *[other] { $cups } copas ganadas
}.
board-hopper-finale = Final: ¡tiran todos!
board-hopper-reload = Tu mano se prepara…
board-hopper-reload-then = Tu mano se prepara y luego tira.
board-hopper-ready = Tu mano está lista.
board-hopper-aim = Dirección
board-hopper-aim-value = { $side ->
    [left] { $aim } a la izquierda
    [right] { $aim } a la derecha
   *[middle] por el centro
}
board-hopper-power = Fuerza
board-hopper-timing = Momento
board-hopper-task-aim = Señala una copa en la mesa. Después mantén pulsado el botón hasta tener la fuerza justa.
board-hopper-task-hold = Suelta en la marca.
board-hopper-task-swing = La mano se balancea: ¡pulsa cuando esté en el centro!
board-hopper-flick = O lanza el botón hacia arriba con el dedo: la rapidez es la fuerza, la dirección apunta.
board-hopper-hold = Mantener
board-hopper-release = Soltar
board-hopper-slap = ¡Golpe!
board-hopper-numbers = Tirar con números
board-hopper-numbers-help = Dirección: menos es a la izquierda, más a la derecha. Fuerza: 500 llega al centro de la bandeja. Momento: 0 es el justo, menos es demasiado pronto, más demasiado tarde.
board-hopper-shoot = Tirar
board-hopper-rest-question = La judía de { $name } ha volado. Toca una copa:
board-hopper-rest-rest = Ahí quedó la judía
board-hopper-rest-in = Otra judía cayó dentro por el golpe
board-hopper-rest-out = Una judía salió por el golpe
board-hopper-rest-loose = La judía quedó suelta
board-hopper-rest-changes = También se movió: { $changes }.
board-hopper-rest-forget = Olvidar lo movido
board-hopper-look-deep = 3D
board-hopper-look-flat = Plano
board-hopper-look = Mira la copa { $places }.

# Un tiro en palabras
board-hopper-says-shot = dirección { $a }, fuerza { $b }, momento { $c }
