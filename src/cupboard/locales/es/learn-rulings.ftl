# Lo que las ediciones dejan abierto o dicen de otro modo, y lo que hemos añadido.

rule-KALA-3-choice = Según el reglamento alemán, se siembra con la banca, pero el final depende de las reservas, y no dice cuándo se pasa de lo uno a lo otro. Aquí se siembra con la banca hasta que, al empezar un turno, no puede dar cuatro judías; entonces se cierra para siempre. Las demás ediciones dan a cada jugador judías propias. Lo decide la opción «edition».
rule-KALA-12-choice = Las ediciones inglesa y española dan derecho a un movimiento extra; la alemana solo dice que se vuelve a jugar. Aquí es obligatorio, porque todas las ediciones fijan cuántas judías se siembran. Ninguna opción lo cambia.
rule-KALA-15-choice = Según las reglas alemanas, se pierde en cuanto se tienen demasiado pocas judías. Aquí solo se cuentan al empezar el turno. Ninguna opción lo cambia.

rule-RONDA-2-choice = El reglamento impreso se contradice: en la lista de material cuenta nueve judías por jugador, pero en la preparación reparte diez. Aquí se reparten diez. Podéis acordar cualquier número del 1 al 20 (opción «beans»).
rule-RONDA-4-choice = El reglamento impreso no dice si hay que elegir las dos copas antes de mirar. Aquí ves la primera antes de elegir la segunda. Ninguna opción lo cambia.
rule-RONDA-6-choice = El reglamento impreso habla de la misma cantidad de judías y no aclara si cuentan dos copas vacías. Aquí son pareja. Ninguna opción lo cambia.
rule-RONDA-8-choice = Las ediciones francesa y española dejan pasar a quien podría añadir una judía; la inglesa y la alemana, solo a quien la ha añadido. Aquí también puedes pasar sin añadir ninguna. Ninguna opción lo cambia.
rule-RONDA-12-choice = Según las ediciones francesa y española, después se levantan otras dos copas; las demás no lo limitan. Aquí puedes levantar dos cualesquiera. Ninguna opción lo cambia.

rule-HOPPER-2-choice = El reglamento impreso reparte las judías por igual y no habla de las que sobran. Aquí quedan sueltas en la mesa. La opción «beans» fija cuántas judías hay.
rule-HOPPER-4-choice = El reglamento impreso no dice qué pasa con las judías que se caen de la mesa. Aquí cuentan como sueltas. Ninguna opción lo cambia.
rule-HOPPER-5-choice = Según el reglamento impreso, gana la copa quien mete la cuarta judía con su tiro. No dice qué pasa si el tiro empuja dentro una judía que ya estaba en la mesa. Aquí cuenta para quien ha tirado. Ninguna opción lo cambia.
rule-HOPPER-6-choice = Las ediciones inglesa y española cierran los huecos; la alemana y la francesa dicen que se pueden cerrar. Aquí se cierran, salvo que desactivéis la opción «close_gaps».
rule-HOPPER-7-choice = Según el reglamento impreso, quien se queda sin judías recoge de las que han caído fuera de las copas. No dice cuántas ni qué pasa si no hay ninguna. Aquí te las llevas todas cuando te toca; mientras no las haya, pierdes el turno. En la fase final, se reparten entre todos los que se han quedado sin judías. Ninguna opción lo cambia.
rule-HOPPER-10-choice = En la fase final impresa todos tiran a la vez, pero no se dice de quién es una copa cuando llegan varias judías. Aquí es de quien haya tirado la judía que se paró en ella en cuarto lugar. Las que ya estaban dentro y solo se movieron no cuentan para nadie. La opción «finale» permite tirar por rondas.
rule-HOPPER-11-choice = El reglamento impreso no habla de empates. Aquí se comparte la victoria. Ninguna opción lo cambia.
rule-HOPPER-12-beyond = El juego impreso se juega con judías de verdad. El tiro en pantalla es un añadido nuestro.
rule-HOPPER-13-beyond = El juego impreso no tiene árbitro. Así el programa lleva la cuenta cuando jugáis en una mesa de verdad.

rule-DACAPO-2-beyond = El juego impreso da siempre 16 judías a cada jugador. Los demás números, del 4 al 30 (opción «beans»), son un añadido nuestro.
rule-DACAPO-5-choice = Según el reglamento impreso, cuando unos números se anulan gana el siguiente. No dice qué pasa si ese también se repite. Aquí se sigue bajando hasta el primero que no esté repetido. Ninguna opción lo cambia.
rule-DACAPO-7-choice = El reglamento impreso habla de la siguiente copa libre y no aclara si puede ser la copa negra. Aquí sí puede. Ninguna opción lo cambia.
rule-DACAPO-9-choice = El reglamento impreso compara las copas, luego las judías, y no va más allá. Aquí, si persiste el empate, se comparte la victoria. Ninguna opción lo cambia.
rule-DACAPO-10-choice = En el juego original cada jugador esconde sus judías debajo de la mesa, y el reglamento no dice si los demás pueden saber cuántas quedan. Pero toda judía que se gasta se enseña antes, así que cualquiera podría llevar la cuenta. Por eso mostramos el número. Si preferís contar vosotros, se puede ocultar (opción «hide_stocks»).

rule-KALAHA-3-choice = En todas las ediciones empieza el número más alto; ninguna habla de empates. Aquí quienes empatan vuelven a tirar. Ninguna opción lo cambia.
rule-KALAHA-4-choice = Ninguna edición dice si el hoyo vaciado recibe una ficha cuando se da la vuelta completa. Aquí sí la recibe. Ninguna opción lo cambia.
rule-KALAHA-6-choice = La edición francesa solo pide un hoyo vacío frente a uno lleno; entre cuatro podría ser el de un vecino. Aquí debe ser tuyo, como en las ediciones alemana y española. La opción «capture» fija el tipo de captura.
rule-KALAHA-7-choice = Según la edición británica, una captura vacía los hoyos correspondientes de todos los jugadores, pero no dice cuáles se corresponden. Contamos como si cada una de las otras filas estuviera justo enfrente de ti: a tu segundo hoyo desde la izquierda le corresponde, en cada una, el segundo desde la derecha. Las ediciones alemana, francesa y española solo capturan del hoyo de justo enfrente. Lo decide la opción «capture».
rule-KALAHA-P-beyond = Las cuatro ediciones siguen las reglas impresas. Las dos formas de Kalah y los tableros pequeños vienen de la investigación.
rule-KALAHA-V2-choice = Según las ediciones alemana, francesa y española, la partida termina cuando el jugador que tiene el turno no tiene fichas; según la británica, en cuanto un lado queda vacío. No dice si cuenta un lado vaciado por una captura; aquí sí cuenta. Lo decide la opción «end».
rule-KALAHA-V4-choice = Solo la edición británica dice claramente que la ficha que captura se queda. La alemana y la española hablan de la ficha capturada, la francesa de las fichas tomadas; si estas se quedaran, capturar no daría nada. Seguimos la británica. La opción «capturer_stays» activa la variante.
rule-KALAHA-V5-choice = Las cuatro ediciones proponen esta variante, pero ninguna dice qué pasa cuando ya nadie captura y las fichas podrían dar vueltas sin fin. Aquí la partida termina cuando una posición se repite sin captura de por medio, o tras cien jugadas sin captura; las fichas que quedan en los hoyos no cuentan entonces para nadie. La opción «sow_stores» activa la variante.

rule-KESSEL-1-choice = El reglamento solo nombra siete de los catorce ingredientes: los bigotes, los ojos de salamandra y las cinco plantas. Los otros siete nombres son nuestros: plumas de cuervo, patas de araña, ceniza de dragón, escamas de sirena, verrugas de sapo, baba de caracol y cristales de luna. No cambian nada en el juego, así que no hay opción para ellos.
rule-KESSEL-2-choice = El reglamento explica los símbolos, pero no dice qué cartas los llevan. Aquí cada uno de los diez ingredientes de color tiene un caldero explosivo y una varita, repartidos por igual entre los valores; las cartas negras y blancas no llevan ninguno. En las cartas impresas pueden estar en otro sitio. No hay opción para ello.
rule-KESSEL-9-choice = Según el reglamento, las cartas que explotan vuelven una y otra vez bajo el mazo, y una partida podría no acabar nunca. Aquí, después de cien cartas, salen del juego. Ninguna opción lo cambia.
rule-KESSEL-13-choice = Según el reglamento, la partida termina con la última carta de una línea, pero cada carta está en dos, una fila y una columna. Aquí basta con vaciar una de ellas, sea cual sea aquella ante la que está el peón. Los cuatro bordes, entre dos cartas de esquina, no cuentan, porque ningún peón puede estar ante ellos. No hay opción para ello.
rule-KESSEL-16-choice = El reglamento no habla de empates. Aquí se comparte la victoria. Ninguna opción lo cambia.
rule-KESSEL-C-beyond = El reglamento solo tiene un recuento. Este, más sencillo, para niños, es un añadido nuestro.
rule-KESSEL-X-beyond = El juego impreso es para dos. Jugar entre tres es un añadido nuestro.
