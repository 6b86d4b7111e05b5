kala-name = Kala
kala-tagline = Siembra judías en un cuadrado de cuencos y cosecha los más llenos antes que tu rival.
kala-move-help = Escribe los pasos de tu camino después de tu propio cuenco, por ejemplo EES (N norte, E este, S sur, W oeste). Añade x para cosechar el último cuenco y @c3 para decir adónde va el tuyo si el camino acaba en el cuenco rival.

rule-KALA-1 = Dieciséis cuencos de campo forman un cuadrado de cuatro por cuatro. Cada uno de los dos jugadores tiene un cuenco de juego, oscuro o claro; empiezan en dos esquinas opuestas, el oscuro en a1 y el claro en d4.
rule-KALA-2 = Edición «reserva»: cada jugador empieza con 28 judías propias y el banco está vacío.
rule-KALA-3 = Edición «banco»: las reservas empiezan vacías y en el banco hay unas 80 judías. Se siembra del banco mientras pueda dar 4 judías. La primera vez que no puede, se cierra para siempre: sigue recibiendo su parte de las cosechas, pero cada cual siembra de su reserva.
rule-KALA-4 = Se sortea quién empieza. Después se juega por turnos.
rule-KALA-5 = En tu turno siembras 4 judías: la primera en tu propio cuenco de juego y las demás, una a una, en los cuencos de un camino que sale de él. El camino va en línea recta de un cuenco al vecino, puede girar una vez en ángulo recto y no sale del campo.
rule-KALA-6 = Si donde toca dejar una judía hay un cuenco de juego, la judía cae en él. Un camino puede pasar por el cuenco rival y deja allí una judía.
rule-KALA-7 = Un cuenco de juego se lleva sus judías. El cuenco de campo que queda debajo conserva las suyas, tapadas: no se añade ni se quita nada hasta que el cuenco de juego se va.
rule-KALA-8 = Tras la siembra, y la cosecha si la hay, tu cuenco de juego pasa al cuenco de la última judía.
rule-KALA-9 = Si la última judía cayó en el cuenco rival, el tuyo pasa en cambio a un cuenco contiguo en línea recta, el que tú elijas. Nunca se coloca encima del cuenco rival.
rule-KALA-10 = Si la última judía cae en un cuenco de campo que ya tenía 3 o más, puedes vaciarlo: una judía va al banco y todas las demás a tu reserva.
rule-KALA-11 = El cuenco de juego rival se puede cosechar del mismo modo; después tu cuenco se coloca a su lado.
rule-KALA-12 = Si tu cuenco de juego tiene 4 judías o más tras moverse, debes sembrarlas todas enseguida, empezando otra vez por tu cuenco; la cosecha y el movimiento siguen como siempre. Ocurre como mucho una vez por turno.
rule-KALA-13 = Una siembra adicional de 5 o 6 judías exige un camino lo bastante largo para todas. Donde ningún camino admite la sexta, se siembran cinco, la quinta cuenta como última y la sexta va a la reserva rival.
rule-KALA-14 = Se puede mirar bajo los cuencos de juego en todo momento: todas las cantidades están a la vista.
rule-KALA-15 = Quien empieza su turno con menos de 4 judías para sembrar pierde, y gana el otro. No hay empates.

kala-option-edition = De dónde salen las judías que se siembran.
kala-option-edition-store = Cada jugador tiene judías propias desde el principio.
kala-option-edition-bank = Todas las judías están en el banco y los dos siembran de él hasta que se agota.
kala-option-store-beans = Con cuántas judías empieza cada jugador en la edición «reserva».
kala-option-bank-beans = Cuántas judías hay en el banco al empezar la edición «banco».
kala-preset-store = Con 28 judías cada uno
kala-preset-bank = Con un banco común de 80 judías

kala-bank-starts-empty = En la edición «reserva» el banco empieza vacío: { $beans } judías para él no tienen sentido.
kala-stores-start-empty = En la edición «banco» las reservas empiezan vacías: { $beans } judías para ellas no tienen sentido.

kala-move-unreadable = «{ $text }» no es una jugada. Escribe los pasos de un camino, por ejemplo EES, EESx o EES@c3.
kala-wrong-length = Siembras { $beans } judías: una en tu cuenco y después { $steps } pasos.
kala-wrong-bonus-length = Esta siembra adicional de { $beans } judías exige un camino de { $steps } pasos después de tu cuenco.
kala-no-direction = «{ $text }» no es un camino: los pasos son N, E, S y W.
kala-path-turns-back = { $path } da media vuelta. Un camino solo gira en ángulo recto.
kala-path-turns-twice = { $path } gira más de una vez.
kala-path-leaves-board = Desde { $cell }, el camino { $path } se sale del campo.
kala-cup-follows-bean = Tu cuenco va adonde cae la última judía, a { $cell }: no hay nada que elegir.
kala-choose-landing = La última judía cae en el cuenco rival, en { $other }: di adónde va el tuyo con @ y un cuenco contiguo.
kala-no-such-cup = No existe el cuenco { $text }: van de a1 a d4.
kala-landing-on-cup = Tu cuenco no puede colocarse encima del cuenco rival, en { $other }.
kala-landing-not-next = { $cell } no está junto al cuenco rival, en { $other }, en línea recta.
kala-not-ripe = { $beans ->
    [0] El cuenco de { $cell } está vacío antes de tu última judía; para cosechar hacen falta 3.
    [one] El cuenco de { $cell } solo tiene 1 judía antes de la última tuya; para cosechar hacen falta 3.
   *[other] El cuenco de { $cell } solo tiene { $beans } judías antes de la última tuya; para cosechar hacen falta 3.
}

kala-position-words = Una posición de Kala tiene { $words } partes: el campo, dos cuencos, las reservas, el banco y a quién le toca.
kala-position-field = «{ $text }» no es un campo de cuatro filas con cuatro números cada una.
kala-position-cup = «{ $text }» no dice dónde está un cuenco de juego y qué contiene, por ejemplo a1:0.
kala-position-stores = «{ $text }» no indica reservas y banco, por ejemplo stores:28,28 bank:0.
kala-position-mark = «{ $text }» no es lot, sow:0, bonus:0 ni lost:0 (o :1).
kala-position-beans = En esta posición hay { $found } judías; tienen que ser { $total }.
kala-position-stacked = Los dos cuencos de juego no pueden estar sobre el mismo cuenco.
kala-position-open-bank = En la edición «reserva» el banco nunca da judías.
kala-position-lot = El sorteo se hace al principio, y esto no es el principio.
kala-position-cup-beans = Un cuenco de juego tiene aquí { $beans } judías, pero en este momento solo puede tener de { $low } a { $high }.
kala-position-bank-closed = Un banco abierto con { $beans } judías ya se habría cerrado.
kala-position-turn = A quién le toca, o quién ha perdido, no concuerda con las judías que hay para sembrar.

kala-fact-begins = Empieza { $seat }.
kala-fact-took = { $source ->
    [bank] { $seat } siembra { $beans } judías del banco.
    [cup] { $seat } siembra las { $beans } judías de su cuenco.
   *[store] { $seat } siembra { $beans } judías de su reserva.
}
kala-fact-given = La judía que no tenía sitio pasa a { $other }.
kala-fact-harvested = { $seat } cosecha { $beans } judías en { $cell }: { $gain } para su reserva y 1 para el banco.
kala-fact-robbed = { $seat } cosecha { $beans } judías del cuenco de { $other } en { $cell }: { $gain } para su reserva y 1 para el banco.
kala-fact-moved = El cuenco de { $seat } pasa de { $start } a { $cell }.
kala-fact-bonus-due = El cuenco de { $seat } tiene { $beans } judías: siembra adicional.
kala-fact-bank-closed = { $beans ->
    [0] El banco está vacío y se cierra. Desde ahora cada cual siembra de su reserva.
    [one] Al banco solo le queda 1 judía y se cierra. Desde ahora cada cual siembra de su reserva.
   *[other] Al banco solo le quedan { $beans } judías y se cierra. Desde ahora cada cual siembra de su reserva.
}
kala-fact-ended = { $seat } no tiene 4 judías para sembrar. Gana { $winner }.
