ronda-name = Ronda
ronda-tagline = Diez copas esconden veinte judías. Recuerda dónde están y deshazte de las tuyas antes que nadie.
ronda-move-help = Escribe 4 para levantar la copa 4, +4 para añadirle una judía tuya, o =4 para dejarla descubierta y tapar la otra.
    Escribe pass para terminar tu turno.

rule-RONDA-1 = Diez copas se mezclan y se ponen boca abajo en círculo. Dos no esconden nada, dos esconden una judía, dos esconden dos, dos esconden tres y dos esconden cuatro. En el centro está la copa negra, vacía y boca arriba.
rule-RONDA-2 = Cada jugador empieza con { $beans ->
    [one] una judía
   *[other] { $beans } judías
 }. El reglamento impreso reparte diez, pero su lista de material cuenta nueve; por eso podéis acordar otro número.{ $handicap ->
    [yes] { " " }Según lo acordado, no todos tienen tantas judías.
   *[no] { "" }
 }
rule-RONDA-3 = Se sortea quién empieza. Se juega en el sentido de las agujas del reloj.
rule-RONDA-4 = En tu turno levantas una copa, miras y después levantas otra. Todos ven lo que hay debajo.
rule-RONDA-5 = Si esconden cantidades distintas, se tapan las dos y tu turno termina.
rule-RONDA-6 = Si las cantidades son iguales, es una pareja, y puedes añadir una judía tuya a una de las dos copas. Dos copas vacías también son pareja.
rule-RONDA-7 = Después de añadir una judía puedes seguir: tapas una de las dos, dejas la otra descubierta y levantas una tercera. Si hace pareja con la descubierta, puedes volver a añadir; si no, tu turno termina.
rule-RONDA-8 = En lugar de seguir puedes pasar: se tapan las dos y tu turno termina sin penalización. También puedes pasar sin añadir una judía, salvo ante dos copas llenas.
rule-RONDA-9 = Si encuentras dos copas de { $top }, no puedes pasar y tienes que añadir una judía a una de ellas. Esas { $six } van a la copa negra si está vacía y, si no, fuera del juego. En el círculo quedan una copa de { $top } y una copa vacía, y tu turno termina.
rule-RONDA-10 = Penalización: mientras haya judías en la copa negra, te llevas una de ellas cada vez que tus dos copas no hacen pareja.
rule-RONDA-11 = Quien pone su última judía gana de inmediato, aunque esa judía salga del círculo con otras { $top }.
rule-RONDA-12 = Juego fácil, desde los cinco años: después de añadir una judía se tapan las dos copas y puedes levantar dos cualesquiera. Aún más fácil: bastan dos copas de cuatro para vaciar una, en vez de dos de cinco; o bien las judías retiradas vuelven a la caja y no hay penalización.
rule-RONDA-13 = Durante la partida, lo que esconde una copa tapada no se enseña nunca a nadie. Tenéis que recordarlo. Cuando la partida termina, se levantan todas las copas. Cuando juegan varias personas, solo hay pistas si se han permitido antes de la partida, y todos ven quién pide una.

ronda-option-beans = Con cuántas judías empieza cada jugador.
ronda-option-fewer-beans = Cuántas judías menos tiene un jugador al empezar. Una ventaja para los más pequeños.
ronda-option-easy = El juego fácil: después de añadir se tapan las dos copas y se pueden levantar dos cualesquiera.
ronda-option-top = Cuántas judías caben debajo de una copa. Cuando dos así de llenas hacen pareja, una se vacía. Cuatro es solo para el juego fácil.
ronda-option-penalty = Las judías retiradas van a la copa negra y sirven de penalización. Solo el juego fácil puede prescindir de ella.

ronda-preset-standard = Ronda con diez judías cada uno
ronda-preset-nine = Ronda con nueve judías cada uno
ronda-preset-nine-about = Una partida un poco más corta.
ronda-preset-easy = Juego fácil
ronda-preset-easy-about = Después de añadir una judía, tapas otra vez las dos copas y puedes levantar dos cualesquiera.
ronda-preset-easy-four = Juego fácil, cuatro judías por copa como máximo
ronda-preset-easy-four-about = El juego fácil, y una copa se vacía en cuanto dos de cuatro hacen pareja.
ronda-preset-easy-no-penalty = Juego fácil sin penalización
ronda-preset-easy-no-penalty-about = El juego fácil, y las judías retiradas vuelven a la caja.
ronda-preset-easiest = El más fácil: cuatro judías por copa como máximo y sin penalización
ronda-preset-easiest-about = Las dos cosas a la vez, para los más pequeños.

ronda-picture-cup = copa { $cup }: { $beans }
ronda-picture-covered = todas las copas tapadas
ronda-picture = { $cups }. Copa negra: { $black }. Manos: { $hands }

ronda-fact-begins = { $you ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
ronda-fact-lifted = { $you ->
    [seat] Levantas la copa { $cup }: { $beans ->
        [0] no hay nada debajo.
        [one] una judía.
       *[other] { $beans } judías.
    }
   *[none] { $seat } levanta la copa { $cup }: { $beans ->
        [0] no hay nada debajo.
        [one] una judía.
       *[other] { $beans } judías.
    }
}
ronda-fact-matched = ¡Una pareja!
ronda-fact-missed = { $you ->
    [seat] No es una pareja. Tapas las dos.
   *[none] No es una pareja. { $seat } tapa las dos.
}
ronda-fact-added = { $you ->
    [seat] Añades una judía.
   *[none] { $seat } añade una judía.
}
ronda-fact-dissolved = { $place ->
    [black] { $beans } judías van a la copa negra.
   *[box] { $beans } judías salen del juego.
}
ronda-fact-kept = { $you ->
    [seat] Sigues.
   *[none] { $seat } sigue.
}
ronda-fact-passed = { $you ->
    [seat] Pasas.
   *[none] { $seat } pasa.
}
ronda-fact-fined = { $you ->
    [seat] Te llevas de la copa negra una judía de penalización.
   *[none] { $seat } se lleva de la copa negra una judía de penalización.
}
ronda-fact-won = { $you ->
    [seat] ¡Has puesto tu última judía y ganas!
   *[none] ¡{ $seat } ha puesto su última judía y gana!
}
ronda-fact-uncovered = Copa { $cup }: { $beans ->
    [0] nada debajo.
    [one] una judía.
   *[other] { $beans } judías.
}

ronda-move-unreadable = «{ $text }» no es una jugada. Escribe una copa del 1 al 10 (4), +4, =4 o pass.
ronda-no-such-cup = La copa { $cup } no existe. Las copas van del 1 al 10.
ronda-add-or-pass = Hay una pareja descubierta. Añade una judía a una de las dos copas, o pasa.
ronda-full-pair = Cada una de las dos copas descubiertas tiene { $beans } judías, el máximo. Tienes que añadir una judía a una de ellas, y tu turno termina.
ronda-keep-one-first = Elige primero cuál de las dos copas queda descubierta, o pasa.
ronda-just-covered = Acabas de tapar la copa { $cup }. Levanta otra.
ronda-already-open = La copa { $cup } ya está descubierta. Levanta otra.
ronda-not-of-the-pair = La copa { $cup } no es una de las dos descubiertas. Elige una de esas.
ronda-one-bean-a-pair = Solo puedes añadir una judía a cada pareja. Deja una copa descubierta, o pasa.
ronda-no-pair-to-add-to = Solo se añade una judía a una pareja descubierta. Encuentra una primero.
ronda-easy-covers-both = En el juego fácil no queda ninguna copa descubierta para seguir. Levanta una copa.
ronda-easy-add-or-pass = En el juego fácil no queda ninguna copa descubierta para seguir. Añade una judía a una de las dos copas, o pasa.
ronda-add-before-going-on = Para seguir hay que añadir una judía. Añade una primero, o pasa.
ronda-no-pair-to-go-on-with = No hay dos copas descubiertas entre las que elegir. Levanta una copa.
ronda-lift-a-second = Solo puedes pasar mientras hay una pareja descubierta. Levanta otra copa.
ronda-lift-first = Solo puedes pasar después de encontrar una pareja. Levanta una copa.
ronda-top-is-for-easy = El máximo de { $top } judías por copa es solo para el juego fácil.
ronda-no-penalty-is-for-easy = Solo el juego fácil puede prescindir de la penalización.
ronda-position-unreadable = «{ $text }» no es una posición de Ronda.
ronda-position-turn = La posición debe decir qué toca y, tras el sorteo, a cuál de los { $seats } puestos, contados desde 0.
ronda-position-cups = En ninguna partida quedan estas judías bajo las diez copas.
ronda-position-middle = En ninguna partida hay tantas judías en la copa negra o fuera del juego.
ronda-position-hands = Las manos no encajan: deben ser { $seats }, llenas antes del primer turno y vacía solo la de quien gana.
ronda-position-beans = Judías en esta posición: { $found }. Tienen que ser { $total }.
ronda-position-open = Las copas descubiertas no encajan con lo que toca.

ronda-outcome-won = { $you ->
    [winner] ¡Has ganado!
   *[none] ¡Gana { $names }!
}

## Titles of the rules

rule-RONDA-1-title = El círculo
rule-RONDA-2-title = Tus judías
rule-RONDA-3-title = Quién empieza
rule-RONDA-4-title = Levantar dos copas
rule-RONDA-5-title = Sin pareja
rule-RONDA-6-title = Una pareja
rule-RONDA-7-title = Seguir
rule-RONDA-8-title = Pasar
rule-RONDA-9-title = Dos cincos
rule-RONDA-10-title = La penalización
rule-RONDA-11-title = La última judía
rule-RONDA-12-title = El juego fácil
rule-RONDA-13-title = La memoria
