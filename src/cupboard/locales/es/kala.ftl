kala-name = Kala
kala-tagline = Siembra judías en un cuadrado de copas y cosecha las más llenas antes que tu rival.
kala-move-help = Escribe los pasos de tu camino después de tu propia copa, por ejemplo EES (N norte, E este, S sur, W oeste). Añade x para cosechar la última copa y @c3 para decir adónde va la tuya si el camino acaba en la copa rival.

rule-KALA-1 = Dieciséis copas de campo forman un cuadrado de cuatro por cuatro. Cada uno de los dos jugadores tiene una copa de juego, oscura o clara; empiezan en dos esquinas opuestas, la oscura en a1 y la clara en d4.
rule-KALA-2 = Edición «reserva»: cada jugador empieza con 28 judías propias y la banca está vacía.
rule-KALA-3 = Edición «banca»: las reservas empiezan vacías y en la banca hay unas 80 judías. Se siembra de la banca mientras pueda dar 4 judías. La primera vez que no puede, se cierra para siempre: sigue recibiendo su parte de las cosechas, pero cada cual siembra de su reserva.
rule-KALA-4 = Se sortea quién empieza. Después se juega por turnos.
rule-KALA-5 = En tu turno siembras 4 judías: la primera en tu propia copa de juego y las demás, una a una, en las copas de un camino que sale de ella. El camino va en línea recta de una copa a la vecina, puede girar una vez en ángulo recto y no sale del campo.
rule-KALA-6 = Si donde toca dejar una judía hay una copa de juego, la judía cae en ella. Un camino puede pasar por la copa rival y deja allí una judía.
rule-KALA-7 = Una copa de juego se lleva sus judías. La copa de campo que queda debajo conserva las suyas, tapadas: no se añade ni se quita nada hasta que la copa de juego se va.
rule-KALA-8 = Tras la siembra, y la cosecha si la hay, tu copa de juego pasa a la copa de la última judía.
rule-KALA-9 = Si la última judía cayó en la copa rival, la tuya pasa a una copa contigua, a un lado, delante o detrás, la que tú elijas. Nunca se coloca encima de la copa rival.
rule-KALA-10 = Si la última judía cae en una copa de campo que ya tenía 3 o más, puedes vaciarla: una judía va a la banca y todas las demás a tu reserva.
rule-KALA-11 = La copa de juego rival se puede cosechar del mismo modo; después tu copa se coloca a su lado.
rule-KALA-12 = Si tu copa de juego tiene 4 judías o más tras moverse, debes sembrarlas todas enseguida, empezando otra vez por tu copa; la cosecha y el movimiento siguen como siempre. Ocurre como mucho una vez por turno.
rule-KALA-13 = Una siembra adicional de 5 o 6 judías exige un camino lo bastante largo para todas. Donde ningún camino admite la sexta, se siembran cinco, la quinta cuenta como última y la sexta va a la reserva rival.
rule-KALA-14 = Se puede mirar bajo las copas de juego en todo momento: todas las cantidades están a la vista.
rule-KALA-15 = Quien empieza su turno con menos de 4 judías para sembrar pierde, y gana el otro. No hay empates.

kala-option-edition = De dónde salen las judías que se siembran.
kala-option-edition-store = Cada jugador tiene judías propias desde el principio.
kala-option-edition-bank = Todas las judías están en la banca y los dos siembran de ella hasta que se agota.
kala-option-store-beans = Con cuántas judías empieza cada jugador en la edición «reserva».
kala-option-bank-beans = Cuántas judías hay en la banca al empezar la edición «banca».
kala-preset-store = Con 28 judías cada uno
kala-preset-bank = Con una banca común de 80 judías

kala-bank-starts-empty = En la edición «reserva» la banca empieza vacía: un número de judías ({ $beans }) para ella no tiene sentido.
kala-stores-start-empty = En la edición «banca» las reservas empiezan vacías: un número de judías ({ $beans }) para ellas no tiene sentido.

kala-move-unreadable = «{ $text }» no es una jugada. Escribe los pasos de un camino, por ejemplo EES, EESx o EES@c3.
kala-wrong-length = Siembras { $beans } judías: una en tu copa y después { $steps } pasos.
kala-wrong-bonus-length = Esta siembra adicional de { $beans } judías exige un camino de { $steps } pasos después de tu copa.
kala-no-direction = «{ $text }» no es un camino: los pasos son N, E, S y W.
kala-path-turns-back = { $path } da media vuelta. Un camino solo gira en ángulo recto.
kala-path-turns-twice = { $path } gira más de una vez. Un camino solo puede girar una vez.
kala-path-leaves-board = Desde { $cell }, el camino { $path } se sale del campo.
kala-cup-follows-bean = Tu copa va adonde cae la última judía, a { $cell }: no hay nada que elegir.
kala-choose-landing = La última judía cae en la copa rival, en { $other }: di adónde va la tuya con @ y una copa contigua.
kala-no-such-cup = No existe la copa { $text }: van de a1 a d4.
kala-landing-on-cup = Tu copa no puede colocarse encima de la copa rival, en { $other }.
kala-landing-not-next = { $cell } no está justo al lado de la copa rival, en { $other }.
kala-not-ripe = { $beans ->
    [0] La copa de { $cell } está vacía antes de tu última judía; para cosechar hacen falta 3.
    [one] La copa de { $cell } solo tiene 1 judía antes de la última tuya; para cosechar hacen falta 3.
   *[other] La copa de { $cell } solo tiene { $beans } judías antes de la última tuya; para cosechar hacen falta 3.
}

kala-position-words = Una posición de Kala tiene { $words } partes: el campo, dos copas, las reservas, la banca y a quién le toca.
kala-position-field = «{ $text }» no es un campo de cuatro filas con cuatro números cada una.
kala-position-cup = «{ $text }» no dice dónde está una copa de juego y qué contiene, por ejemplo a1:0.
kala-position-stores = «{ $text }» no indica reservas y banca, por ejemplo stores:28,28 bank:0.
kala-position-mark = «{ $text }» no es lot, sow:0, bonus:0 ni lost:0 (o :1).
kala-position-beans = Judías en esta posición: { $found }. Tienen que ser { $total }.
kala-position-stacked = Las dos copas de juego no pueden estar sobre la misma copa.
kala-position-open-bank = En la edición «reserva» la banca nunca da judías.
kala-position-lot = El sorteo se hace al principio, y esto no es el principio.
kala-position-cup-beans = Judías en una copa de juego: { $beans }. En este momento solo puede tener de { $low } a { $high }.
kala-position-bank-closed = Judías en la banca abierta: { $beans }. Con tan pocas ya se habría cerrado.
kala-position-turn = A quién le toca, o quién ha perdido, no concuerda con las judías que hay para sembrar.

kala-fact-begins = Empieza { $seat }.
kala-fact-took = { $source ->
    [bank] { $seat } siembra { $beans } judías de la banca.
    [cup] { $seat } siembra las { $beans } judías de su copa.
   *[store] { $seat } siembra { $beans } judías de su reserva.
}
kala-fact-given = La judía que no tenía sitio pasa a { $other }.
kala-fact-harvested = { $seat } cosecha { $beans } judías en { $cell }: { $gain } para su reserva y 1 para la banca.
kala-fact-robbed = { $seat } cosecha { $beans } judías de la copa de { $other } en { $cell }: { $gain } para su reserva y 1 para la banca.
kala-fact-moved = La copa de { $seat } pasa de { $start } a { $cell }.
kala-fact-bonus-due = La copa de { $seat } tiene { $beans } judías: siembra adicional.
kala-fact-bank-closed = { $beans ->
    [0] La banca está vacía y se cierra. Desde ahora cada cual siembra de su reserva.
    [one] A la banca solo le queda 1 judía y se cierra. Desde ahora cada cual siembra de su reserva.
   *[other] A la banca solo le quedan { $beans } judías y se cierra. Desde ahora cada cual siembra de su reserva.
}
kala-fact-ended = { $seat } no tiene 4 judías para sembrar. Gana { $winner }.
