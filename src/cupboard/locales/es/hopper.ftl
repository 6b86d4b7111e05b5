hopper-name = Hopper
hopper-tagline = Golpea el borde de la mesa, haz volar las judías, llena copas y gánalas.
hopper-move-help = Para tirar: «shot DIRECCIÓN FUERZA MOMENTO», por ejemplo «shot 120 480 0». Dirección de −1000 (izquierda) a 1000 (derecha), fuerza de 0 a 1000, momento de −1000 (pronto) a 1000 (tarde).
    Con árbitro: «rest c2» o «rest loose» (suelta), y lo demás que ha movido el golpe, por ejemplo «rest c2 b3-1 a1+1». Si habéis empujado copas: «push c4>b2 d4>c3». Si no te has llevado todas las judías sueltas: «take 12».

rule-HOPPER-1 = Dieciséis copas forman un cuadrado de cuatro por cuatro en una bandeja (la tapa de la caja) puesta en medio de la mesa, más o menos a la misma distancia de todos.
rule-HOPPER-2 = Las { $beans } judías se reparten por igual; las que sobran quedan sueltas en la mesa. Se sortea quién empieza y se juega en el sentido de las agujas del reloj.
rule-HOPPER-3 = En tu turno haces un solo tiro: catapultas una de tus judías, en un arco alto, desde tu borde de la mesa.
rule-HOPPER-4 = Una judía se queda donde se para: en una copa, suelta en la bandeja o suelta en la mesa. Las que se caen de la mesa también cuentan como sueltas.
rule-HOPPER-5 = Si una copa tiene cuatro judías o más cuando todo queda quieto, la gana quien ha tirado, haya metido la cuarta con su judía o empujando otra. Su contenido vuelve al juego como judías sueltas.
rule-HOPPER-6 = Cuando alguien gana una copa, las demás se juntan sin dejar huecos: las de fuera los rellenan y el bloque queda en el centro de la bandeja. Si habéis acordado dejar los huecos, no se mueve ninguna. En una mesa de verdad empujáis las copas como queráis y anotáis cómo quedan.
rule-HOPPER-7 = Si al empezar tu turno no te quedan judías, te llevas todas las sueltas. Si no hay ninguna, pierdes el turno hasta que las haya. En la fase final, las sueltas se reparten entre todos los que se han quedado sin judías.
rule-HOPPER-8 = Partida corta: gana quien consigue primero cuatro copas.
rule-HOPPER-9 = Partida larga: termina cuando la última copa sale de la bandeja. Cuando solo quedan tres copas neutrales, se les une la negra, y las cuatro forman un cuadrado en el centro.
rule-HOPPER-10 = Fase final: desde que entra la copa negra, todos tiran a la vez, en tiempo real o por rondas en las que todas las judías vuelan juntas. Gana una copa quien mete con su tiro la cuarta judía, con la propia o empujando otra. Las que ya estaban dentro y solo se han movido no cuentan para nadie.
rule-HOPPER-11 = Puntos de la partida larga: 1 por cada copa neutral, 2 por la negra y 3 por la última de la bandeja, sea del color que sea. Gana quien tiene más puntos; en caso de empate se comparte la victoria.
rule-HOPPER-12 = El tiro es cuestión de habilidad: la dirección, la fuerza y el momento deciden adónde va la judía. Las judías que ya están en la mesa pueden recibir un golpe y moverse. El mismo tiro, desde la misma posición y con el mismo temblor de la mano, acaba siempre igual.
rule-HOPPER-13 = Con árbitro: tiráis judías de verdad en una mesa de verdad; alguien anota dónde se para cada una, cómo habéis empujado las copas y cuántas judías sueltas os habéis llevado, y el programa lleva los turnos, las copas y los puntos.

hopper-option-beans = Cuántas judías se reparten.
hopper-option-length = Cómo termina la partida.
hopper-option-length-short = Gana quien consigue primero cuatro copas.
hopper-option-length-long = Hasta vaciar la bandeja, con la copa negra y una fase final.
hopper-option-finale = Cómo tiran todos a la vez en la fase final de la partida larga.
hopper-option-finale-live = En tiempo real: cada uno tira cuando quiere.
hopper-option-finale-rounds = Por rondas: todos apuntan y después vuelan todas las judías juntas.
hopper-option-close-gaps = Cuando se gana una copa, las demás se juntan. Si no, los huecos se quedan.
hopper-option-referee = Judías de verdad en una mesa de verdad; una persona anota dónde se paran.
hopper-option-hand = Dificultad del tiro.
hopper-option-hand-gentle = Fácil, para niños: la mano tiembla menos y el momento cuenta menos.
hopper-option-hand-normal = Normal.
hopper-option-hand-strict = Difícil: la mano tiembla más y el momento cuenta más.
hopper-option-steady-hands = Un pulso más firme: la mano tiembla menos y el momento cuenta menos. Para los más pequeños.

hopper-preset-short = Partida corta
hopper-preset-long = Partida larga, fase final en tiempo real
hopper-preset-long-about = Se juega hasta vaciar la bandeja. En la fase final tiran todos a la vez, tan deprisa como quieran.
hopper-preset-long-rounds = Partida larga, fase final por rondas
hopper-preset-long-rounds-about = La partida larga sin prisas: en la fase final, primero apuntan todos y después vuelan todas las judías juntas.
hopper-preset-referee = Partida corta en una mesa de verdad
hopper-preset-referee-about = Tiráis judías de verdad, y una persona anota dónde se paran.
hopper-preset-referee-long = Partida larga en una mesa de verdad
hopper-preset-referee-long-about = Judías de verdad, y se juega hasta vaciar la bandeja.

hopper-board-loose = sueltas: bandeja { $tray } · mesa { $table } · suelo { $off }

hopper-move-unreadable = «{ $text }» no es una jugada. Escribe «shot» con tres números.
hopper-entry-unreadable = «{ $text }» no se entiende. Escribe «rest» con un lugar, «push» con copas como c4>b2, o «take» con un número de judías.
hopper-shot-unreadable = «{ $text }» no es un tiro. Escribe tres números enteros: dirección, fuerza y momento.
hopper-rest-unreadable = «{ $text }» no se entiende. Nombra una copa como c2, o loose, y después una vez cada copa que ha cambiado, como b3-1 o a1+2.
hopper-push-unreadable = «{ $text }» no se entiende. Nombra una vez cada copa empujada, con su lugar de antes y el de ahora, como c4>b2.
hopper-take-unreadable = «{ $text }» no se entiende. Escribe «take» con el número de judías, como «take 12».
hopper-shot-out-of-range = Ese tiro se sale de los límites: dirección { $aim } (de −1000 a 1000), fuerza { $power } (de 0 a 1000), momento { $timing } (de −1000 a 1000).
hopper-not-yet = Todavía no. Podrás volver a tirar dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
hopper-tick-wrong = Un tiro a los { $tick } ms no puede unirse a este vuelo.
hopper-shot-on-real-table = Aquí se juega con judías de verdad. Anota dónde se ha parado la tuya.
hopper-rest-needs-referee = Solo se anota lo que pasa en la mesa cuando jugáis con árbitro. Aquí tienes que tirar.
hopper-rest-wrong = Las judías no pueden haber quedado así. Nombra una vez cada copa que ha cambiado, con las judías que ha ganado o perdido.
hopper-push-wrong = Las copas no se han podido empujar así. Nombra cada una una vez, con otro lugar, de a1 a d4.
hopper-no-such-cup = Ahora no hay ninguna copa en { $cup }. { $cups ->
    [one] Solo queda una copa
   *[other] Quedan { $cups } copas
} en la bandeja.
hopper-cell-occupied = En { $cup } no caben dos copas. Elige un lugar libre.
hopper-cup-holds-fewer = { $cup } no puede haber perdido tantas, porque { $beans ->
    [0] estaba vacía
    [one] tenía una judía
   *[other] tenía { $beans } judías
}.
hopper-too-few-loose = No pueden haber entrado tantas judías en copas, porque { $beans ->
    [0] no había ninguna suelta
    [one] solo había una suelta
   *[other] solo había { $beans } sueltas
}.
hopper-not-refilled = Solo puedes anotar cuántas judías sueltas te has llevado justo después de recogerlas. Anota dónde se ha parado la judía.
hopper-take-wrong = No puedes haberte llevado esa cantidad. { $beans ->
    [one] Solo había una judía suelta.
   *[other] Escribe un número de 1 a { $beans }.
}
hopper-referee-is-live = Con árbitro, la fase final no se juega por rondas, porque las judías de verdad se anotan una a una, según se paran.
hopper-referee-has-real-hands = Con árbitro tiran manos de verdad. El ordenador no puede darles un pulso más firme.

hopper-position-words = Una posición de Hopper tiene { $words } palabras: turno, copas ganadas, copa negra, judías. Una quinta nombra las copas solo si no están juntas.
hopper-position-turn = «{ $text }» no dice a quién le toca.
hopper-position-claims = Estas copas no pueden haberse ganado: { $text }.
hopper-position-black = «{ $text }» no es un lugar para la copa negra.
hopper-position-bean = «{ $text }» no es un lugar para una judía.
hopper-position-beans = Las judías no suman { $total } (hay { $found }), o algunas son de jugadores que no están en la partida.
hopper-position-cups = Las copas ganadas no concuerdan con la duración de la partida y la copa negra.
hopper-position-gaps = «{ $text }» no dice dónde están las copas. Nombra una vez cada copa que queda, en orden, y solo donde puede haber huecos.
hopper-position-no-cup = Hay una judía en { $cup }, pero allí no hay ninguna copa.
hopper-position-pose = La judía { $bean } no puede estar así.
hopper-position-full = { $cup } está llena y ya debería haberse ganado.
hopper-position-lot = Antes de sortear quién empieza no puede haber pasado nada.
hopper-position-air = Las judías en el aire no concuerdan con el turno.
hopper-position-hands = Quien debe tirar no tiene judías, aunque hay sueltas que recoger.

hopper-position-refilled = Los jugadores que acaban de recoger judías sueltas no encajan con la posición.

hopper-fact-begins = { $you ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
hopper-fact-landed = { $you ->
    [seat] { $place ->
        [tray] Tu judía se queda en la bandeja, fuera de las copas.
        [table] Tu judía se queda en la mesa.
        [off] Tu judía se cae de la mesa.
       *[other] ¡Tu judía cae en { $place }!
    }
   *[none] { $place ->
        [tray] La judía de { $seat } se queda en la bandeja, fuera de las copas.
        [table] La judía de { $seat } se queda en la mesa.
        [off] La judía de { $seat } se cae de la mesa.
       *[other] ¡La judía de { $seat } cae en { $place }!
    }
}
hopper-fact-knocked = { $place ->
    [tray] Una judía se desplaza en la bandeja por el golpe.
    [table] Una judía se desplaza en la mesa por el golpe.
    [off] Una judía se cae de la mesa por el golpe.
   *[other] Una judía entra en { $place } por el golpe.
}
hopper-fact-claimed = { $you ->
    [seat] Ganas
   *[none] { $seat } gana
} { $black ->
    [yes] la copa negra
   *[no] la copa { $cup }
}{ $last ->
    [yes] , la última de la bandeja
   *[no] { "" }
}.
hopper-fact-black-cup-joins = Entra la copa negra, en { $cup }.
hopper-fact-finale-begins = Fase final: ¡ahora todos tiran a la vez!
hopper-fact-refilled = { $you ->
    [seat] Te llevas { $beans ->
        [one] una judía suelta
       *[other] { $beans } judías sueltas
    }.
   *[none] { $seat } se lleva { $beans ->
        [one] una judía suelta
       *[other] { $beans } judías sueltas
    }.
}
hopper-fact-returned = { $you ->
    [seat] Dejas
   *[none] { $seat } deja
} { $beans ->
    [one] una judía
   *[other] { $beans } judías
} en la mesa.
hopper-fact-skipped = { $you ->
    [seat] No tienes judías y no hay ninguna suelta. Pierdes el turno.
   *[none] { $seat } no tiene judías y no hay ninguna suelta. Pierde el turno.
}
hopper-fact-ended = { $reason ->
    [four_cups] Cuatro copas ganadas. La partida ha terminado.
   *[last_cup] La bandeja está vacía. La partida ha terminado.
}

hopper-fact-fired = { $you ->
    [seat] Tiras.
   *[none] { $seat } tira.
}
engine-no-hand-at-referee-table = El ordenador no puede jugar con árbitro, porque las judías son de verdad.

## Titles of the rules

rule-HOPPER-1-title = La bandeja
rule-HOPPER-2-title = El reparto
rule-HOPPER-3-title = Un tiro por turno
rule-HOPPER-4-title = Dónde se para la judía
rule-HOPPER-5-title = Ganar una copa
rule-HOPPER-6-title = Los huecos
rule-HOPPER-7-title = Sin judías
rule-HOPPER-8-title = La partida corta
rule-HOPPER-9-title = La partida larga
rule-HOPPER-10-title = La fase final
rule-HOPPER-11-title = Puntos de la partida larga
rule-HOPPER-12-title = El arte de tirar
rule-HOPPER-13-title = En una mesa de verdad
