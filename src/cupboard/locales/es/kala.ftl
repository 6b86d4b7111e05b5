kala-name = Kala
kala-tagline = Siembra judías en un cuadrado de copas y cosecha las más llenas antes que tu rival.
kala-move-help = Escribe los pasos de tu camino a partir de tu copa, por ejemplo EES (N norte, E este, S sur, O oeste). Añade x para cosechar la última copa, y @c3 para decir adónde va la tuya si el camino acaba en la copa rival.
kala-board-signs = ● ○ copas de juego   (2) tapadas   ›2‹ final posible   {"\u00BB"}4{"\u00AB"} con cosecha   ⌂ banca
kala-compass = NESO

rule-KALA-1 = Dieciséis copas de tablero forman un cuadrado de cuatro por cuatro. Cada jugador tiene además una copa de juego, oscura (●) o clara (■). Empiezan en dos esquinas opuestas: la oscura en a1 y la clara en d4.
rule-KALA-2 = Reservas propias («store»): cada jugador empieza con { $beans } judías en su reserva, y la banca está vacía.{ $handicap ->
    [yes] { " " }Según lo acordado, no todos tienen tantas judías.
   *[no] { "" }
 }
rule-KALA-3 = Banca común («bank»): al empezar, las reservas están vacías y en la banca hay { $bank } judías. Se siembra con las de la banca mientras pueda dar 4 al empezar un turno. La primera vez que no puede, se cierra para siempre. Sigue recibiendo una judía de cada cosecha, pero desde entonces cada jugador siembra con su propia reserva.
rule-KALA-4 = Se sortea quién empieza. Después se juega por turnos.
rule-KALA-5 = En tu turno siembras 4 judías: la primera en tu copa de juego y las demás, una a una, en las copas de un camino que sale de ella. El camino va en línea recta de una copa a la vecina, puede girar una sola vez, en ángulo recto, y no se sale del tablero.
rule-KALA-6 = Si en el camino hay una copa de juego, la judía cae dentro de ella. Puedes pasar por la copa rival, y la judía se queda allí.
rule-KALA-7 = Una copa de juego se mueve con sus judías. Las de la copa de tablero que queda debajo no se tocan: no se añade ni se quita ninguna hasta que la copa de juego se va.
rule-KALA-8 = Tras la siembra, y la cosecha si la hay, pon tu copa de juego sobre la copa que ha recibido la última judía.
rule-KALA-9 = Si la última judía ha caído en la copa rival, pon la tuya justo al lado, en la copa que elijas, pero no en diagonal. Nunca se coloca encima de la copa rival.
rule-KALA-10 = Cosecha: si tu última judía cae en una copa de tablero donde antes había 3 o más, puedes vaciarla. Una judía va a la banca y todas las demás a tu reserva.
rule-KALA-11 = También puedes cosechar así la copa de juego de tu rival. Después pones la tuya a su lado.
rule-KALA-12 = Movimiento extra: si tu copa de juego tiene 4 judías o más después de moverse, debes sembrarlas todas de inmediato, empezando otra vez por tu copa. La cosecha y el movimiento siguen como siempre. Solo puede haber un movimiento extra por turno.
rule-KALA-13 = Un movimiento extra de 5 o 6 judías exige un camino lo bastante largo para todas. Si ningún camino admite la sexta, siembras cinco: la quinta cuenta como la última y la sexta va a la reserva de tu rival.
rule-KALA-14 = Nada es secreto. En todo momento se puede mirar debajo de las copas de juego y contar las judías.
rule-KALA-15 = Si al empezar tu turno tienes menos de 4 judías para sembrar, pierdes y gana tu rival. No hay empates.
rule-KALA-T = Cuando coseches, saca primero las judías y pon después tu copa encima de la copa vacía. Así no queda debajo nada de la cosecha.

kala-option-edition = De dónde salen las judías que se siembran.
kala-option-edition-store = Cada jugador tiene judías propias desde el principio.
kala-option-edition-bank = Todas las judías están en la banca, y los dos siembran con ellas hasta que se agotan.
kala-option-store-beans = Con cuántas judías empieza cada jugador si hay reservas propias.
kala-option-bank-beans = Cuántas judías hay al empezar en la banca común.
kala-option-fewer-beans = Cuántas judías menos tiene un jugador al empezar. Una desventaja para el más fuerte.
kala-preset-store = Reservas propias de 28 judías
kala-preset-bank = Banca común de 80 judías
kala-preset-bank-about = Las reservas empiezan vacías, y se siembra con las judías de la banca mientras alcancen.

kala-bank-starts-empty = Con reservas propias, la banca empieza vacía. Quita el número de judías indicado para ella ({ $beans }).
kala-stores-start-empty = Con banca común, las reservas empiezan vacías. Quita el número de judías indicado para ellas ({ $beans }).
kala-bank-is-shared = Con banca común, los dos sembráis las mismas judías, así que nadie puede empezar con menos.

kala-move-unreadable = «{ $text }» no es una jugada. Escribe los pasos de un camino, por ejemplo EES, EESx o EES@c3.
kala-wrong-length = Con { $beans } judías, tu camino necesita { $steps } pasos. La primera judía va a tu propia copa.
kala-wrong-bonus-length = Este movimiento extra de { $beans } judías exige un camino de { $steps } pasos a partir de tu copa.
kala-no-direction = «{ $text }» no es un camino. Usa los pasos N, E, S y O.
kala-path-turns-back = Este camino da media vuelta. Un camino solo gira en ángulo recto.
kala-path-turns-twice = Este camino gira más de una vez. Un camino solo puede girar una vez.
kala-path-leaves-board = Desde { $cell }, este camino se sale del tablero. Elige otra dirección.
kala-cup-follows-bean = Tu copa va siempre adonde cae tu última judía, aquí a { $cell }. Quita la parte con @.
kala-choose-landing = La última judía cae en la copa rival, en { $other }. Indica adónde va la tuya con @ y una copa contigua.
kala-no-such-cup = La copa { $text } no existe. Las copas van de a1 a d4.
kala-landing-on-cup = Tu copa no puede colocarse encima de la copa rival, en { $other }. Elige una copa contigua.
kala-landing-not-next = { $cell } no está justo al lado de la copa rival, en { $other }. Elige una copa contigua.
kala-not-ripe = { $beans ->
    [0] No puedes cosechar { $cell }, porque estaba vacía. Antes de tu última judía tiene que haber al menos 3.
    [one] No puedes cosechar { $cell }, porque solo tenía 1 judía. Antes de tu última judía tiene que haber al menos 3.
   *[other] No puedes cosechar { $cell }, porque solo tenía { $beans } judías. Antes de tu última judía tiene que haber al menos 3.
}

kala-position-words = Una posición de Kala tiene { $words } partes: el tablero, dos copas, las reservas, la banca y a quién le toca.
kala-position-field = «{ $text }» no es un tablero de cuatro filas con cuatro números cada una.
kala-position-cup = «{ $text }» no dice dónde está una copa de juego y qué contiene, por ejemplo a1:0.
kala-position-stores = «{ $text }» no indica reservas y banca, por ejemplo stores:28,28 bank:0.
kala-position-mark = «{ $text }» no es lot, sow:0, bonus:0 ni lost:0 (o :1).
kala-position-beans = Judías en esta posición: { $found }. Tienen que ser { $total }.
kala-position-stacked = Las dos copas de juego no pueden estar sobre la misma copa.
kala-position-open-bank = Con reservas propias, la banca nunca da judías.
kala-position-lot = Solo se puede sortear quién empieza al principio de la partida.
kala-position-cup-beans = Judías en una copa de juego: { $beans }. En este momento solo puede tener de { $low } a { $high }.
kala-position-bank-closed = Judías en la banca abierta: { $beans }. Con tan pocas ya se habría cerrado.
kala-position-turn = A quién le toca, o quién ha perdido, no concuerda con las judías que hay para sembrar.

kala-fact-begins = { $you ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
kala-fact-took = { $you ->
    [seat] { $source ->
        [bank] Siembras { $beans } judías de la banca.
        [cup] Siembras las { $beans } judías de tu copa.
       *[store] Siembras { $beans } judías de tu reserva.
    }
   *[none] { $source ->
        [bank] { $seat } siembra { $beans } judías de la banca.
        [cup] { $seat } siembra las { $beans } judías de su copa.
       *[store] { $seat } siembra { $beans } judías de su reserva.
    }
}
kala-fact-given = { $you ->
    [other] La judía que no tenía sitio pasa a tu reserva.
   *[none] La judía que no tenía sitio pasa a { $other }.
}
kala-fact-harvested = { $you ->
    [seat] Cosechas { $beans } judías en { $cell }: { $gain } para tu reserva y 1 para la banca.
   *[none] { $seat } cosecha { $beans } judías en { $cell }: { $gain } para su reserva y 1 para la banca.
}
kala-fact-robbed = { $you ->
    [seat] Cosechas { $beans } judías de la copa de { $other } en { $cell }: { $gain } para tu reserva y 1 para la banca.
    [other] { $seat } cosecha { $beans } judías de tu copa en { $cell }: { $gain } para su reserva y 1 para la banca.
   *[none] { $seat } cosecha { $beans } judías de la copa de { $other } en { $cell }: { $gain } para su reserva y 1 para la banca.
}
kala-fact-moved = { $you ->
    [seat] Tu copa pasa de { $start } a { $cell }.
   *[none] La copa de { $seat } pasa de { $start } a { $cell }.
}
kala-fact-bonus-due = { $you ->
    [seat] Tu copa tiene { $beans } judías. ¡Movimiento extra!
   *[none] La copa de { $seat } tiene { $beans } judías. ¡Movimiento extra!
}
kala-fact-bank-closed = { $beans ->
    [0] La banca está vacía y se cierra. Desde ahora cada jugador siembra con su reserva.
    [one] A la banca solo le queda 1 judía y se cierra. Desde ahora cada jugador siembra con su reserva.
   *[other] A la banca solo le quedan { $beans } judías y se cierra. Desde ahora cada jugador siembra con su reserva.
}
kala-fact-ended = { $you ->
    [seat] No tienes 4 judías para sembrar. Gana { $winner }.
    [winner] { $seat } no tiene 4 judías para sembrar. ¡Ganas tú!
   *[none] { $seat } no tiene 4 judías para sembrar. Gana { $winner }.
}

## Titles of the rules

rule-KALA-1-title = El tablero
rule-KALA-2-title = Reservas propias
rule-KALA-3-title = La banca común
rule-KALA-4-title = Quién empieza
rule-KALA-5-title = La siembra
rule-KALA-6-title = Pasar por la copa rival
rule-KALA-7-title = Judías tapadas
rule-KALA-8-title = Mover tu copa de juego
rule-KALA-9-title = Al lado de la copa rival
rule-KALA-10-title = La cosecha
rule-KALA-11-title = Cosechar la copa rival
rule-KALA-12-title = Movimiento extra
rule-KALA-13-title = Cinco o seis judías
rule-KALA-14-title = Nada es secreto
rule-KALA-15-title = Ganar y perder
rule-KALA-T-title = Primero vaciar, después mover
