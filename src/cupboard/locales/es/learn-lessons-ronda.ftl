lesson-ronda-circle-task = Diez copas bien mezcladas están boca abajo en círculo. Dos no esconden nada, dos esconden una judía, dos esconden dos, dos tres y dos cuatro. Levanta una cualquiera.
lesson-ronda-circle-right = Lo que ves está también debajo de otra copa, y solo de una: al empezar, cada número de cero a cuatro está dos veces. La copa negra del centro aún está vacía.

lesson-ronda-ten-beans-task = Tienes diez judías delante, y gana quien primero se deshace de las suyas. Hay dos copas iguales abiertas: de tus diez judías haz nueve.
lesson-ronda-ten-beans-right = ¡Quedan nueve! Todos empiezan con las mismas judías, diez normalmente, y quieren quedarse sin ninguna.
lesson-ronda-ten-beans-missed = Has pasado y sigues teniendo diez. Añade una judía a una de las dos copas abiertas.
rule-RONDA-2-choice = El reglamento impreso se contradice: en la lista de material cuenta nueve judías por jugador, pero en la preparación reparte diez. Aquí se reparten diez. En cada mesa se puede acordar cualquier número del 1 al 20 (opción «beans»).

lesson-ronda-lot-task = Jugáis tres. El sorteo señaló al jugador 3, que ha levantado dos copas distintas. En el sentido de las agujas del reloj ahora te toca a ti: levanta dos copas.
lesson-ronda-lot-right = El sorteo solo decide quién empieza. Después el turno sigue las agujas del reloj: del jugador 3 a ti, de ti al jugador 2, y así una y otra vez.

lesson-ronda-second-cup-task = Has levantado la copa 3: dos judías. Ahora levanta otra.
lesson-ronda-second-cup-right = Levantar una, mirar y solo entonces elegir la segunda: así empieza cada turno. Todos ven las dos copas, así que fíjate bien cuando las levanten los demás.

lesson-ronda-different-task = La copa 5 está abierta y enseña cuatro judías. Levanta otra cualquiera. Lo más probable es que esconda un número distinto: mira qué pasa entonces.
lesson-ronda-different-right = Son distintas: se tapan las dos y tu turno termina. Pero ahora sabes lo que hay ahí, y los demás también.
lesson-ronda-different-missed = ¡Has dado con el único otro cuatro, enhorabuena! Pero eso es una pareja. Para ver qué pasa si no lo es, levanta otra copa.

lesson-ronda-pair-task = Hay dos copas abiertas con tres judías cada una: una pareja. Deshazte de una de tus judías.
lesson-ronda-pair-right = Con una pareja puedes añadir una judía tuya a una de las dos copas. Uno de los treses es ahora un cuatro.
lesson-ronda-pair-missed = Has pasado y te has quedado con la judía. Añádela a la copa 2 o a la copa 7.

lesson-ronda-two-empties-task = La copa 1 está abierta y vacía. Hace un momento alguien levantó la copa 6 y tampoco había nada. Aprovéchalo para deshacerte de una judía.
lesson-ronda-two-empties-right = Nada y nada también son iguales, así que podías añadir una judía. Una de las dos ya no está vacía.
lesson-ronda-two-empties-missed = Así te quedas con tu judía. La otra copa vacía es la 6: levántala y añade una judía a una de las dos.

lesson-ronda-go-on-task = Encontraste dos doses y añadiste una judía a la copa 8, que ahora tiene tres. Todavía te acuerdas de que la copa 7 también esconde tres. Sigue y deshazte de otra judía.
lesson-ronda-go-on-right = Dejaste abierto el tres, tapaste el dos y encontraste otro tres: nueva pareja, una judía menos. Mientras encuentres parejas, tu turno sigue.
lesson-ronda-go-on-missed = Así no te desharás de otra judía. Deja abierta la copa 8 con sus tres judías, levanta la copa 7 y añade una.

lesson-ronda-new-cup-task = Sigues con la copa 8, que enseña tres judías. La copa 3 acaba de taparse. Recuerdas que la copa 7 esconde tres: encuentra la pareja.
lesson-ronda-new-cup-right = La copa nueva es igual a la abierta, y puedes volver a añadir. Aquí se puede levantar cualquier copa menos la que acabas de tapar.
lesson-ronda-new-cup-missed = Es distinta, y tu turno termina. Las tres judías estaban debajo de la copa 7.

lesson-ronda-go-on-easy-task = El juego fácil: has añadido una judía, todas las copas están tapadas otra vez y sigue siendo tu turno. Las copas 2, 7 y 8 esconden tres judías cada una. Encuentra una pareja.
lesson-ronda-go-on-easy-right = En el juego fácil no queda abierta ninguna copa. Después de añadir puedes levantar dos cualesquiera; si son iguales, puedes volver a añadir.
lesson-ronda-go-on-easy-missed = Eso no era una pareja. Levanta dos de las copas 2, 7 y 8.

lesson-ronda-pass-task = Has añadido una judía a la copa 8, pero ya no te acuerdas de dónde puede haber otro dos u otro tres. Termina tu turno sin arriesgar nada.
lesson-ronda-pass-right = Se tapan las dos y le toca al siguiente. Pasar no cuesta nada; equivocarse de copa, a veces sí.
lesson-ronda-pass-missed = Eso es seguir: ahora tendrías que levantar una tercera copa. Mejor pasa.

lesson-ronda-pass-easy-task = El juego fácil: has añadido una judía y podrías levantar dos copas más. Pero no te acuerdas de ninguna. Termina tu turno sin arriesgar nada.
lesson-ronda-pass-easy-right = Después de añadir una judía puedes parar. Pasar no cuesta nada; levantar dos copas distintas, a veces sí.
lesson-ronda-pass-easy-missed = Ahora tienes que levantar otra. Si quieres parar, pasa antes de levantar ninguna.

lesson-ronda-keep-your-bean-task = Hay dos unos abiertos. Nadie está obligado a añadir una judía: quédate con las diez y termina tu turno.
lesson-ronda-keep-your-bean-right = Puedes añadir una judía, pero no es obligatorio. Se tapan las dos y no hay penalización.
lesson-ronda-keep-your-bean-missed = ¡Casi siempre es la mejor idea! Pero aquí querías quedarte con tu judía: pasa en lugar de añadirla.
rule-RONDA-8-choice = El reglamento impreso deja pasar a quien acaba de añadir una judía. No dice si se puede pasar con una pareja delante y sin añadir nada. Como permite añadir, pero nunca obliga, aquí también se puede pasar en ese caso. Ninguna opción lo cambia.

lesson-ronda-two-fives-task = ¡Dos cincos! La copa negra del centro aún está vacía. Añade una judía a uno de los cincos y mira adónde va.
lesson-ronda-two-fives-right = Cinco y una son seis, y las seis han ido a la copa negra. En el círculo quedan un cinco y una copa vacía, y tu turno termina. Desde ahora los errores cuestan algo.
lesson-ronda-two-fives-missed = Has pasado, y los dos cincos esperan al siguiente. Añade una judía a uno de ellos.

lesson-ronda-black-cup-taken-task = Otra vez dos cincos, pero ahora quedan cuatro judías en la copa negra. Añade una judía a uno de los cincos.
lesson-ronda-black-cup-taken-right = La copa negra no estaba vacía, así que estas seis salen del juego para siempre. Tu turno termina igualmente.
lesson-ronda-black-cup-taken-missed = Has pasado y nada ha cambiado. Añade una judía a uno de los cincos.

lesson-ronda-two-fours-task = En esta mesa caben cuatro judías por copa como máximo. Hay dos cuatros abiertos y la copa negra está vacía: añade una judía a uno de los cuatros.
lesson-ronda-two-fours-right = Cuatro y una son cinco, y las cinco han ido a la copa negra. En el círculo quedan un cuatro y una copa vacía, y tu turno termina.
lesson-ronda-two-fours-missed = Has pasado, y los dos cuatros esperan al siguiente. Añade una judía a uno de ellos.

lesson-ronda-fives-to-the-box-task = Hay dos cincos abiertos, y en esta mesa no hay penalización. Añade una judía a uno de los cincos y mira adónde va.
lesson-ronda-fives-to-the-box-right = Cinco y una son seis, y las seis han vuelto a la caja: sin penalización, la copa negra se queda vacía. En el círculo quedan un cinco y una copa vacía, y tu turno termina.
lesson-ronda-fives-to-the-box-missed = Has pasado, y los dos cincos esperan al siguiente. Añade una judía a uno de ellos.

lesson-ronda-fours-to-the-box-task = En esta mesa caben cuatro judías por copa como máximo y no hay penalización. Hay dos cuatros abiertos: añade una judía a uno de ellos.
lesson-ronda-fours-to-the-box-right = Cuatro y una son cinco, y las cinco han vuelto a la caja: sin penalización, la copa negra se queda vacía. En el círculo quedan un cuatro y una copa vacía, y tu turno termina.
lesson-ronda-fours-to-the-box-missed = Has pasado, y los dos cuatros esperan al siguiente. Añade una judía a uno de ellos.

lesson-ronda-penalty-task = En la copa negra hay seis judías. La copa 3 está abierta con dos, y no sabes dónde está el otro dos. Levanta una cualquiera y mira lo que cuesta un error.
lesson-ronda-penalty-right = Son distintas, así que has tenido que tomar una judía de la copa negra: una más de la que deshacerte. Así será hasta que la copa negra se vacíe; después, los errores vuelven a ser gratis.
lesson-ronda-penalty-missed = Por suerte has dado con el otro dos: ni error ni penalización. Esta vez levanta otra copa.

lesson-ronda-free-mistake-task = En esta mesa no hay penalización. La copa 3 está abierta con dos judías. Levanta una cualquiera y mira lo que cuesta un error.
lesson-ronda-free-mistake-right = Nada de nada: se tapan las dos y le toca al siguiente.
lesson-ronda-free-mistake-missed = Por suerte has dado con el otro dos: eso no es un error. Esta vez levanta otra copa.

lesson-ronda-last-bean-task = Te queda una sola judía y hay dos copas iguales abiertas. ¡Gana la partida!
lesson-ronda-last-bean-right = Has puesto tu última judía y has ganado al instante. Ya no juega nadie más.
lesson-ronda-last-bean-missed = ¡Has pasado con la victoria en la mano! Añade tu judía a una de las dos copas.

lesson-ronda-last-bean-six-task = Te queda una sola judía y hay dos cincos abiertos. Lo que añadas ahora saldrá enseguida del círculo. ¿Valdrá?
lesson-ronda-last-bean-six-right = ¡Vale! Las seis han salido del círculo, la última tuya con ellas, y has ganado al instante.
lesson-ronda-last-bean-six-missed = ¡Has pasado con la victoria en la mano! Añade tu judía a uno de los cincos.

lesson-ronda-easy-turn-task = El juego fácil: hay dos doses abiertos. Añade una judía y después levanta otras dos copas iguales. Recuerdas que las copas 2 y 7 esconden tres judías cada una.
lesson-ronda-easy-turn-right = Después de añadir se taparon las dos, y podías levantar dos cualesquiera. No queda ninguna abierta y hay menos en que pensar: se puede jugar desde los cinco años.
lesson-ronda-easy-turn-missed = Eso no era una segunda pareja. Añade primero una judía a la copa 3 o a la 8, y después levanta las copas 2 y 7.

lesson-ronda-easiest-task = El juego más fácil: cuatro judías por copa como máximo y ninguna penalización. La copa 5 enseña cuatro judías, y el otro cuatro está debajo de la copa 9. Encuéntralo y añade una judía.
lesson-ronda-easiest-right = Aquí bastan dos cuatros: uno se ha vaciado y cinco judías han vuelto a la caja. Como en la copa negra no espera ninguna, los errores no cuestan nada.
lesson-ronda-easiest-missed = Así no sale ninguna judía del círculo. El otro cuatro está debajo de la copa 9: levántala y añade una judía.

lesson-ronda-remember-task = La copa 2 enseña tres judías. Levanta también la copa 9; son distintas y se tapan. Fíjate bien entonces en lo que levanta el otro jugador: después podrás encontrar una pareja.
lesson-ronda-remember-right = Las copas 2 y 7: el segundo tres te lo ha regalado el otro jugador. Lo que esconde una copa tapada no se enseña a nadie, en ningún sitio. Mirar y recordar: ese es el juego.
lesson-ronda-remember-missed = Por ahí no se llega a la pareja. Levanta primero la copa 9. Después haz memoria: ¿dónde viste tres judías, y dónde encontró tres el otro jugador?
