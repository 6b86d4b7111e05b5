board-hopper-task-shoot = Lanza una judía
board-hopper-task-rest = Anota dónde se ha parado la judía
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
board-hopper-cell = Lugar libre { $cup }
board-hopper-player = { $name }: { $beans ->
    [one] una judía
   *[other] { $beans } judías
} en la mano, { $cups ->
    [0] ninguna copa ganada
    [one] una copa ganada
   *[other] { $cups } copas ganadas
}.
board-hopper-finale = Fase final: ¡tiran todos!
board-hopper-reload = Tu mano se prepara…
board-hopper-reload-then = Tu mano se prepara y después tira…
board-hopper-ready = Ya puedes tirar.
board-hopper-aim = Dirección
board-hopper-aim-value = { $side ->
    [left] { $aim } a la izquierda
    [right] { $aim } a la derecha
   *[middle] por el centro
}
board-hopper-power = Fuerza
board-hopper-timing = Momento
board-hopper-task-aim = Toca una copa para apuntar. Después mantén pulsado el botón y suéltalo con la fuerza justa.
board-hopper-task-hold = Suelta en la marca.
board-hopper-task-swing = ¡Pulsa cuando la mano pase por el centro!
board-hopper-hold = Mantener
board-hopper-release = Soltar
board-hopper-slap = ¡Golpear!
board-hopper-numbers = Escribir el tiro
board-hopper-numbers-help = Dirección: un valor negativo va a la izquierda y uno positivo a la derecha. Fuerza: 500 llega al centro de la bandeja. Momento: 0 es el ideal; un valor negativo es demasiado pronto y uno positivo demasiado tarde.
board-hopper-shoot = Tirar
board-hopper-rest-question = { $you ->
    [seat] ¿Dónde se ha parado tu judía? Toca una copa:
   *[none] ¿Dónde se ha parado la judía de { $name }? Toca una copa:
 }
board-hopper-rest-rest = La judía ha quedado dentro
board-hopper-rest-in = Otra judía ha caído dentro por el golpe
board-hopper-rest-out = Una judía ha salido por el golpe
board-hopper-rest-push = Habéis empujado una copa
board-hopper-rest-push-to = Toca el lugar libre al que habéis empujado la copa { $cup }.
board-hopper-rest-loose = La judía ha quedado suelta
board-hopper-rest-changes = También se ha movido: { $changes }.
board-hopper-rest-forget = Borrar estos cambios
board-hopper-took = { $you ->
    [seat] Judías sueltas que te has llevado
   *[none] Judías sueltas que se ha llevado { $name }
 }
board-hopper-took-enter = Cambiar
board-hopper-look-deep = Vista 3D
board-hopper-look-flat = Vista desde arriba
board-hopper-cups-of = { $n } de { $goal } copas
board-hopper-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
board-hopper-stake-short = gana quien tenga 4 copas
board-hopper-stake-long = gana quien tenga más puntos
board-hopper-look = Mira la copa { $places }.

# Un tiro en palabras
board-hopper-says-shot = dirección { $a }, fuerza { $b }, momento { $c }
