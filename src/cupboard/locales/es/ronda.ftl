ronda-name = Ronda
ronda-tagline = Diez copas, veinte judías escondidas: recuerda dónde están y deshazte de las tuyas.
ronda-move-help = Un número levanta esa copa (4), + le añade una judía tuya (+4), = la deja abierta y tapa la otra (=4).
    Escribe pass para terminar tu turno.

rule-RONDA-1 = Diez copas se mezclan y se ponen boca abajo en círculo. Dos no esconden nada, dos esconden una judía, dos esconden dos, dos tres y dos cuatro. En el centro hay una copa negra, abierta y vacía.
rule-RONDA-2 = Cada jugador empieza con diez judías. La lista de material cuenta nueve: se puede acordar otro número.
rule-RONDA-3 = Un sorteo decide quién empieza. Se juega en el sentido de las agujas del reloj.
rule-RONDA-4 = En tu turno levantas una copa, miras y después levantas otra. Todos ven lo que hay debajo.
rule-RONDA-5 = Si los contenidos son distintos, se tapan las dos copas y tu turno termina.
rule-RONDA-6 = Si son iguales, puedes añadir una judía tuya a una de las dos copas. Dos copas vacías también son iguales.
rule-RONDA-7 = Después de añadir puedes seguir: tapas una de las dos, dejas la otra abierta y levantas una tercera. Si es igual a la abierta, puedes volver a añadir; si no, tu turno termina.
rule-RONDA-8 = En lugar de seguir puedes pasar: se tapan las dos y tu turno termina sin penalización. También puedes pasar sin añadir una judía.
rule-RONDA-9 = Si encuentras dos cincos y añades una judía, esas seis van a la copa negra si está vacía y, si no, fuera del juego. En el círculo quedan un cinco y una copa vacía, y tu turno termina.
rule-RONDA-10 = Mientras haya judías en la copa negra, enseñar dos copas distintas te cuesta: tomas una de esas judías.
rule-RONDA-11 = Quien pone su última judía gana al instante, aunque salga del juego con un seis.
rule-RONDA-12 = Juego fácil, desde los cinco años: después de añadir se tapan las dos copas y puedes levantar dos cualesquiera. Aún más fácil: con cuatro judías por copa como máximo en vez de cinco; o las judías retiradas vuelven a la caja y no hay penalización.
rule-RONDA-13 = Lo que esconde una copa tapada no se enseña a nadie, en ningún sitio. Recordarlo es el juego.

ronda-option-beans = Con cuántas judías empieza cada jugador.
ronda-option-easy = El juego fácil: después de añadir se tapan las dos copas y se pueden levantar dos cualesquiera.
ronda-option-top = Cuántas judías caben debajo de una copa: cuando se encuentran dos así de llenas, una se vacía. Cuatro es para el juego fácil.
ronda-option-penalty = Las judías retiradas esperan en la copa negra a quien descubra dos contenidos distintos. Solo el juego fácil puede prescindir de ello.

ronda-preset-standard = Ronda con diez judías cada uno
ronda-preset-nine = Ronda con nueve judías cada uno
ronda-preset-easy = Juego fácil
ronda-preset-easy-four = Juego fácil, cuatro judías por copa como máximo
ronda-preset-easy-no-penalty = Juego fácil sin penalización
ronda-preset-easiest = El más fácil: cuatro judías por copa como máximo y sin penalización

ronda-picture-cup = copa { $cup }: { $beans }
ronda-picture-covered = todas las copas tapadas
ronda-picture = { $cups }. Copa negra: { $black }. Manos: { $hands }

ronda-fact-begins = Empieza { $seat }.
ronda-fact-lifted = { $seat } levanta la copa { $cup }: { $beans ->
    [0] no hay nada debajo.
    [one] una judía.
   *[other] { $beans } judías.
}
ronda-fact-matched = ¡Una pareja!
ronda-fact-missed = No son iguales: { $seat } tapa las dos.
ronda-fact-added = { $seat } añade una judía.
ronda-fact-dissolved = { $place ->
    [black] { $beans } judías van a la copa negra.
   *[box] { $beans } judías salen del juego.
}
ronda-fact-kept = { $seat } sigue.
ronda-fact-passed = { $seat } pasa.
ronda-fact-fined = { $seat } toma una judía de la copa negra.
ronda-fact-won = ¡Era la última judía de { $seat }!

ronda-move-unreadable = «{ $text }» no es una jugada. Escribe una copa del 1 al 10 (4), +4, =4 o pass.
ronda-no-such-cup = No hay copa { $cup }: van del 1 al 10.
ronda-add-or-pass = Hay dos copas iguales abiertas: añade una judía a una de ellas o pasa.
ronda-keep-one-first = Di primero cuál de las dos copas queda abierta.
ronda-just-covered = La copa { $cup } acaba de taparse: levanta otra.
ronda-already-open = La copa { $cup } ya está abierta: levanta otra.
ronda-not-of-the-pair = La copa { $cup } no es una de las dos abiertas: elige una de ellas.
ronda-one-bean-a-pair = Una pareja recibe una sola judía: deja una copa abierta o pasa.
ronda-no-pair-to-add-to = Solo se añade una judía a una pareja abierta: encuentra una primero.
ronda-easy-covers-both = En el juego fácil se tapan las dos: levanta sin más la siguiente.
ronda-add-before-going-on = Solo sigue quien ha añadido una judía: añade una primero, o pasa.
ronda-no-pair-to-go-on-with = No hay dos copas abiertas entre las que elegir: levanta una copa.
ronda-lift-a-second = Hay una copa abierta: levanta otra antes de pasar.
ronda-lift-first = Solo se pasa después de encontrar una pareja: levanta una copa.
ronda-top-is-for-easy = { $top } judías por copa como máximo: eso es del juego fácil.
ronda-no-penalty-is-for-easy = Solo el juego fácil puede prescindir de la penalización.
ronda-position-unreadable = «{ $text }» no es una posición de Ronda.
ronda-position-turn = La posición debe decir qué toca y, tras el sorteo, a cuál de los { $seats } puestos, contados desde 0.
ronda-position-cups = En ninguna partida quedan estas judías bajo las diez copas.
ronda-position-middle = En ninguna partida hay tantas judías en la copa negra o fuera del juego.
ronda-position-hands = Las reservas no encajan: deben ser { $seats }, llenas antes del primer turno y vacía solo la de quien gana.
ronda-position-beans = Judías en esta posición: { $found }. Tienen que ser { $total }.
ronda-position-open = Las copas abiertas no encajan con lo que toca.
