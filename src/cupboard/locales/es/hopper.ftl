hopper-name = Hopper
hopper-tagline = Golpea el borde de la mesa, haz volar las judías, llena las copas y quédatelas.
hopper-move-help =
    «shot DIRECCIÓN FUERZA MOMENTO»: dirección de −1000 (izquierda) a 1000 (derecha), fuerza de 0 a 1000, momento de −1000 (pronto) a 1000 (tarde), por ejemplo «shot 120 480 0».
    Con árbitro: «rest c2» o «rest loose» (suelta), y lo demás que movió el golpe, por ejemplo «rest c2 b3-1 a1+1».

rule-HOPPER-1 = Dieciséis copas forman un cuadrado de cuatro por cuatro en una bandeja en el centro de la mesa, más o menos a la misma distancia de todos.
rule-HOPPER-2 = Las judías, unas 80, se reparten por igual; las que sobran quedan sueltas en la mesa. Se sortea quién empieza y se juega en el sentido de las agujas del reloj.
rule-HOPPER-3 = Un turno es un tiro: una de tus judías, catapultada en un arco alto desde tu borde de la mesa.
rule-HOPPER-4 = Una judía se queda donde se detiene: en una copa, suelta en la bandeja o suelta en la mesa. Las que caen de la mesa también cuentan como sueltas.
rule-HOPPER-5 = Una copa con cuatro judías cuando todo está quieto es para quien tiró. Si volaban varias judías, es para quien puso la cuarta. Su contenido vuelve al juego como judías sueltas.
rule-HOPPER-6 = Las copas que quedan se juntan sin dejar huecos: las de fuera los rellenan y el bloque queda en el centro de la bandeja.
rule-HOPPER-7 = Si no te quedan judías, tomas todas las sueltas cuando te toca. Si no hay ninguna, pierdes el turno hasta que las haya. En el final, todos los que se han quedado sin judías se las reparten.
rule-HOPPER-8 = Partida corta: gana quien primero tiene cuatro copas.
rule-HOPPER-9 = Partida larga: termina cuando la última copa sale de la bandeja. Cuando quedan tres copas neutrales se les une la negra, y las cuatro forman un cuadrado en el centro.
rule-HOPPER-10 = Desde que entra la copa negra todos tiran a la vez: en tiempo real, o por rondas en las que todas las judías vuelan juntas.
rule-HOPPER-11 = Puntos de la partida larga: una copa neutral 1, la negra 2, la última de la bandeja 3, sea del color que sea. Gana quien tiene más puntos; en caso de empate se comparte la victoria.
rule-HOPPER-12 = El tiro es cuestión de habilidad: la dirección, la fuerza y el momento deciden adónde va la judía. Las judías que hay por la mesa pueden recibir un golpe y moverse; el mismo tiro desde la misma posición y con el mismo temblor acaba igual.
rule-HOPPER-13 = Con árbitro: se tiran judías de verdad en una mesa de verdad, alguien anota dónde se detuvo cada una y el programa lleva los turnos, las copas y los puntos.

hopper-option-beans = Cuántas judías se reparten.
hopper-option-length = Cómo termina la partida.
hopper-option-length-short = Ganar con cuatro copas.
hopper-option-length-long = Hasta vaciar la bandeja, con la copa negra y un final.
hopper-option-finale = Cómo tiran todos a la vez al final de la partida larga.
hopper-option-finale-live = En tiempo real: cada cual tira cuando está listo.
hopper-option-finale-rounds = Por rondas: todos apuntan y después vuelan todas las judías juntas.
hopper-option-referee = Judías de verdad en una mesa de verdad; una persona anota dónde se detienen.
hopper-option-hand = Cuánto se exige de la mano que tira.
hopper-option-hand-gentle = Suave: tiembla menos y perdona un momento equivocado; para niños.
hopper-option-hand-normal = Normal.
hopper-option-hand-strict = Exigente: tiembla más y el momento cuenta más.

hopper-preset-short = Partida corta
hopper-preset-long = Partida larga, final en tiempo real
hopper-preset-long-rounds = Partida larga, final por rondas
hopper-preset-referee = Partida corta en una mesa de verdad
hopper-preset-referee-long = Partida larga en una mesa de verdad

hopper-board-loose = sueltas: bandeja { $tray } · mesa { $table } · suelo { $off }

hopper-move-unreadable = «{ $text }» no es una jugada: escribe «shot» con tres números, o «rest» con un lugar.
hopper-shot-unreadable = «{ $text }» no se entiende: un tiro tiene tres números enteros: dirección, fuerza y momento.
hopper-rest-unreadable = «{ $text }» no se entiende: nombra una copa como c2, o loose, y después una vez cada copa que cambió, como b3-1 o a1+2.
hopper-shot-out-of-range = Ninguna mano puede hacer eso: dirección { $aim }, fuerza { $power }, momento { $timing }.
hopper-not-yet = Todavía no: tu mano vuelve a estar lista en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
hopper-tick-wrong = A los { $tick } milisegundos ningún tiro puede unirse a estas judías.
hopper-shot-on-real-table = Aquí las judías vuelan en la mesa de verdad: anota dónde se detuvo la tuya.
hopper-rest-needs-referee = Solo con árbitro se anota dónde se detuvo una judía: mejor tira.
hopper-rest-wrong = Así no pueden quedar las judías: cada copa que cambió se nombra una vez, con las que ganó o perdió.
hopper-no-such-cup = Ahora no hay ninguna copa en { $cup }: { $cups ->
    [one] solo queda una copa
   *[other] quedan { $cups } copas
} en la bandeja.
hopper-cup-holds-fewer = { $cup } no puede haber perdido tantas: { $beans ->
    [0] estaba vacía
    [one] tenía una judía
   *[other] tenía { $beans } judías
}.
hopper-too-few-loose = No pueden haber entrado tantas judías en copas: { $beans ->
    [0] no había ninguna suelta
    [one] solo había una suelta
   *[other] solo había { $beans } sueltas
}.
hopper-referee-is-live = Con árbitro el final no se juega por rondas: las judías de verdad se anotan una a una, según se detienen.

hopper-position-words = Una posición de Hopper tiene { $words } palabras: turno, copas ganadas, copa negra, judías.
hopper-position-turn = «{ $text }» no dice a quién le toca.
hopper-position-claims = Estas copas no pueden haberse ganado: { $text }.
hopper-position-black = «{ $text }» no es un lugar para la copa negra.
hopper-position-bean = «{ $text }» no es un lugar para una judía.
hopper-position-beans = Las judías no cuadran: { $found } en vez de { $total }, o en manos que no juegan.
hopper-position-cups = Las copas ganadas no concuerdan con la duración de la partida y la copa negra.
hopper-position-no-cup = Hay una judía en { $cup }, pero allí no hay ninguna copa.
hopper-position-pose = La judía { $bean } no puede estar así.
hopper-position-full = { $cup } está llena y debería haberse tomado.
hopper-position-lot = Antes del sorteo todavía no ha pasado nada.
hopper-position-air = Las judías en el aire no concuerdan con el turno.
hopper-position-hands = Quien debe tirar no tiene judías, aunque hay algunas que tomar.

hopper-fact-begins = Empieza { $seat }.
hopper-fact-landed = { $place ->
    [tray] La judía de { $seat } se queda en la bandeja, junto a las copas.
    [table] La judía de { $seat } se queda en la mesa.
    [off] La judía de { $seat } cae de la mesa.
   *[other] ¡La judía de { $seat } cae en { $place }!
}
hopper-fact-knocked = { $place ->
    [tray] Una judía se desplaza en la bandeja por el golpe.
    [table] Una judía se desplaza en la mesa por el golpe.
    [off] Una judía cae de la mesa por el golpe.
   *[other] Una judía entra en { $place } por el golpe.
}
hopper-fact-claimed = { $seat } se lleva { $black ->
    [yes] la copa negra
   *[no] la copa { $cup }
}{ $last ->
    [yes] , la última de la bandeja
   *[no] { "" }
}.
hopper-fact-black-cup-joins = Entra la copa negra, en { $cup }.
hopper-fact-finale-begins = El final: ¡ahora todos tiran a la vez!
hopper-fact-refilled = { $seat } toma { $beans ->
    [one] una judía suelta
   *[other] { $beans } judías sueltas
}.
hopper-fact-skipped = { $seat } no tiene judías y no hay ninguna suelta: pierde el turno.
hopper-fact-ended = { $reason ->
    [four_cups] Cuatro copas: la partida ha terminado.
   *[last_cup] La bandeja está vacía: la partida ha terminado.
}

hopper-fact-fired = { $seat } dispara.
