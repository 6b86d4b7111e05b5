## The game in a minute

kessel-in-a-minute = En el mercado mágico, las cartas de ingredientes forman un cuadrado. Tu peón avanza a su alrededor tantos pasos como vale la carta de arriba de tu caldero. De la línea ante la que se para tomas una carta y la pones en tu caldero. Solo se ve la de arriba, así que recuerda lo que hay debajo. Al final, tres o cuatro cartas de un ingrediente dan puntos y una sola los quita. Hay símbolos que hacen explotar calderos o te dan un segundo turno. Gana quien tiene más puntos.

## Lessons, in the order of lessons.toml

lesson-kessel-other-grey-task = De cada ingrediente hay cuatro cartas, con los valores 1 a 4, y cada color tiene dos ingredientes. La carta de tu caldero es gris: raíces de árbol 2. Toma una carta del otro ingrediente gris.
lesson-kessel-other-grey-right = Las raíces de árbol y la ceniza de dragón son los dos ingredientes grises. Siete colores con dos ingredientes cada uno son catorce ingredientes y 56 cartas.
lesson-kessel-other-grey-missed = Esta carta es de otro color. En tu fila solo hay una gris.

lesson-kessel-plant-task = Cinco de los catorce ingredientes son plantas: raíces de árbol, musgo, setas, calabaza y liana. Toma la planta de tu fila.
lesson-kessel-plant-right = El musgo es una planta. En el juego de recetas las plantas pueden valer puntos; por lo demás son cartas como las otras.
lesson-kessel-plant-missed = Eso no es una planta. En tu fila solo crece una.

lesson-kessel-symbols-task = Algunas cartas llevan un símbolo: un caldero explosivo o una varita con sombrero. Toma la carta con la varita.
lesson-kessel-symbols-right = Estas setas llevan una varita, así que el programa te pregunta si quieres usarla. Las cartas negras y blancas nunca llevan símbolo.
lesson-kessel-symbols-missed = En esta carta no hay ninguna varita con sombrero.

lesson-kessel-square-task = 32 cartas están boca arriba en un cuadrado de seis por seis. En sus cuatro esquinas nunca hay una carta que tomar. Tu peón está ante la columna c: toma la carta de más arriba de esa columna.
lesson-kessel-square-right = Las cartas del borde también son de tu línea; solo las esquinas quedan libres. Las otras 24 cartas formaban al principio el mazo, y la de arriba acaba de ocupar el hueco.
lesson-kessel-square-missed = Esta carta está más abajo en la columna.

lesson-kessel-beginning-task = Empieza la partida. Tu primera carta era negra y ha ido debajo del mazo, así que has robado otra: liana 3. Su varita no tiene efecto ahora. Eres Blanco, y Blanco empieza, así que tu peón ya ha dado sus tres pasos. Toma una carta cualquiera de tu fila.
lesson-kessel-beginning-right = Ningún caldero empieza con una carta negra o blanca, el símbolo de la primera carta no hace nada, y Blanco juega primero.

lesson-kessel-remember-task = De tu caldero solo ves la carta de arriba, patas de araña 1. Pero lo recuerdas: debajo hay dos cartas de raíces de árbol. Toma la tercera.
lesson-kessel-remember-right = Ahora son tres, y tres cartas de un ingrediente dan puntos. Nadie puede mirar dentro de un caldero, ni siquiera su dueño, así que tienes que recordar lo que hay en él.
lesson-kessel-remember-missed = Ya tienes dos cartas de raíces de árbol, y en tu columna hay una tercera.

lesson-kessel-steps-task = El valor de la carta que tomes ahora dirá cuántos pasos da tu peón en el próximo turno. Está ante la fila 3 y tiene que llegar a la columna b. La esquina cuenta como un paso. ¿Qué carta te lleva allí?
lesson-kessel-steps-right = Fila 4, fila 5, la esquina, columna b: cuatro pasos en el sentido de las agujas del reloj, exactamente lo que vale tu carta de arriba.
lesson-kessel-steps-missed = Con este valor no llegas a la columna b. Cuenta: fila 4, fila 5, la esquina, columna b.

lesson-kessel-jump-task = La liana 3 que acabas de tomar lleva una varita, así que puedes jugar otro turno. El peón negro está en tu camino, ante la fila 5. Usa la varita y cuenta los pasos.
lesson-kessel-jump-right = Columna e, la esquina y luego la fila 4: has saltado el peón negro, y eso no ha contado como paso.
lesson-kessel-jump-missed = Has renunciado a la varita, y tu peón se ha quedado donde estaba.

lesson-kessel-your-line-task = Los bigotes son blancos, tu propio color, y en el cuadrado hay varios. Tu peón está ante la fila 4: toma los bigotes que están a tu alcance.
lesson-kessel-your-line-right = Tomas una carta de la fila o columna ante la que está tu peón. Cuál, lo decides tú, pero tiene que ser una.
lesson-kessel-your-line-missed = No eran los bigotes. Vale cualquier carta de tu fila, pero solo en una hay bigotes.

lesson-kessel-corner-task = Desde la fila 4 hay dos pasos hasta la esquina, y en una esquina no hay nada que tomar. Toma una carta que no te lleve allí.
lesson-kessel-corner-right = La vez siguiente tu peón se ha parado ante una línea, y puedes volver a tomar una carta.
lesson-kessel-corner-missed = Dos pasos han llevado tu peón a la esquina. Allí no tomas nada, y el turno termina de inmediato.

lesson-kessel-explode-task = Negro acaba de poner en su caldero plumas de cuervo 4, de su propio color. Toma la carta con el caldero explosivo y haz que explote.
lesson-kessel-explode-right = Negro ha tenido que poner su carta de arriba boca abajo bajo el mazo. Ahora vuelve a verse la que estaba debajo.
lesson-kessel-explode-missed = No ha explotado nada. Toma la carta con el caldero explosivo y luego haz que explote de verdad.

lesson-kessel-safe-task = En el caldero de Negro hay una sola carta. Toma de todos modos la carta con el caldero explosivo y mira qué pasa.
lesson-kessel-safe-right = No pasa nada: la última carta de un caldero está a salvo, así que el programa ni siquiera te pregunta.
lesson-kessel-safe-missed = Esta carta no lleva ningún caldero explosivo.

lesson-kessel-out-of-the-game-task = El mazo se ha acabado. Toma la carta con el caldero explosivo, haz que explote y mira adónde va la carta de Negro.
lesson-kessel-out-of-the-game-right = Ya no hay mazo bajo el que ponerla, así que la carta de Negro ha salido del juego.
lesson-kessel-out-of-the-game-missed = No ha explotado nada. Toma la carta con el caldero explosivo y luego haz que explote de verdad.

lesson-kessel-again-task = Juega dos turnos seguidos: toma la carta con la varita, úsala y toma una segunda carta.
lesson-kessel-again-right = Lo has dicho al tomar la carta. Después se ha ocupado el lugar vacío y tu peón ha seguido avanzando, porque la varita te ha dado un segundo turno.
lesson-kessel-again-missed = Ha sido un solo turno. Toma la carta con la varita y luego úsala.

lesson-kessel-no-third-task = Has llegado aquí gracias a una varita, así que este ya es tu segundo turno seguido. En tu fila hay otra varita. Tómala y mira a quién le toca.
lesson-kessel-no-third-right = Le toca a Negro. Nadie juega más de dos turnos seguidos, así que la segunda varita no tiene efecto.
lesson-kessel-no-third-missed = Esta carta no lleva ninguna varita.

lesson-kessel-let-be-task = Has tomado un caldero explosivo. Arriba, en el caldero de Negro, hay una carta sola, verrugas de sapo 4, que le va a costar cuatro puntos. Déjasela.
lesson-kessel-let-be-right = Puedes renunciar a cualquier símbolo. No ha explotado nada, y Negro sigue con su carta incómoda.
lesson-kessel-let-be-missed = Le has quitado a Negro una carta incómoda. Podías haber renunciado.

lesson-kessel-say-so-task = En esta partida se juega sin avisos, así que nadie te pregunta por los símbolos. Toma la carta con el caldero explosivo y di que lo usas.
lesson-kessel-say-so-right = Lo has dicho al tomar la carta, y Negro ha perdido su carta de arriba. Si no hubieras dicho nada, el símbolo se habría perdido.
lesson-kessel-say-so-missed = No ha explotado nada. Toma la carta con el caldero explosivo y dilo al tomarla.

lesson-kessel-refill-task = Toma una carta cualquiera de tu fila y fíjate en el lugar donde estaba.
lesson-kessel-refill-right = La carta de arriba del mazo ocupa el lugar, boca arriba. Mientras haya mazo, el cuadrado sigue completo.

lesson-kessel-gaps-task = El mazo se ha acabado y el cuadrado tiene sus primeros huecos. Toma una de las cartas que quedan en tu fila.
lesson-kessel-gaps-right = No ha llegado ninguna carta nueva, porque sin mazo el lugar queda vacío. A partir de ahora las filas y columnas son cada vez más cortas.

lesson-kessel-either-line-task = En tu fila quedan tres cartas. Una de ellas es la única que queda en su columna: toma esa y decide si te la quedas.
lesson-kessel-either-line-right = Quien toma la última carta de una fila o de una columna termina la partida, esté su peón ante la una o ante la otra.
lesson-kessel-either-line-missed = En la columna de esta carta hay más, así que la partida sigue.

lesson-kessel-keep-or-aside-task = Con la última carta de tu fila termina la partida. Es cristales de luna 4, y no tienes otros cristales de luna. Una carta sola resta su valor. ¿Te la quedas o la descartas?
lesson-kessel-keep-or-aside-right = Descartada no cuesta nada. Solo esta última carta se puede rechazar; su varita ya no tiene efecto.
lesson-kessel-keep-or-aside-missed = Sola, te cuesta cuatro puntos. Podías haberla descartado.

lesson-kessel-three-task = En tu caldero hay musgo 1 y musgo 2, y la última carta de tu fila es musgo 4. Dos cartas de un ingrediente no cuentan, tres cuentan su suma. ¿Qué haces con ella?
lesson-kessel-three-right = 1 + 2 + 4: siete puntos en vez de ninguno.
lesson-kessel-three-missed = Sin ella solo tienes dos cartas de musgo, y no cuentan.

lesson-kessel-four-task = Tienes calabaza 1, 2 y 3, que valen seis puntos. La última carta es calabaza 4. ¿Qué haces con ella?
lesson-kessel-four-right = Las cuatro cuentan su suma, 10, y 5 más: quince puntos.
lesson-kessel-four-missed = Tres calabazas son seis puntos. Las cuatro habrían sido quince.

lesson-kessel-own-colour-task = Eres Blanco, y los bigotes son blancos: en tu propio color las sumas cuentan doble. Tienes bigotes 2 y 3, y la última carta es bigotes 4. ¿Qué haces con ella?
lesson-kessel-own-colour-right = 2 + 3 + 4 son nueve, y el doble, dieciocho puntos.
lesson-kessel-own-colour-missed = Dos cartas no cuentan, tampoco en tu propio color. Con la tercera habrían sido dieciocho puntos.

lesson-kessel-own-single-task = La última carta es ojos de salamandra 4, de tu propio color, el blanco. Pero no tienes otros ojos de salamandra. ¿Te la quedas?
lesson-kessel-own-single-right = Has hecho bien en descartarla: una carta sola resta su valor, y en tu color resta el doble. Habrían sido ocho puntos.
lesson-kessel-own-single-missed = Una carta sola cuesta su valor, y en tu propio color el doble: ocho puntos.

lesson-kessel-ones-task = Quien tiene más cartas de valor 1 gana cinco puntos, pero en caso de empate nadie los gana. Tienes cinco unos, y Negro también. La última carta es plumas de cuervo 1, y aún no tienes plumas. ¿Vale la pena quedársela?
lesson-kessel-ones-right = Sí: sola cuesta un punto, pero ahora tienes más unos que nadie, y eso da cinco.
lesson-kessel-ones-missed = Tenéis cinco unos cada uno, así que nadie gana los cinco puntos.

lesson-kessel-example-task = Este es el ejemplo del reglamento. Eres Blanco y tienes bigotes 1, 2 y 4, un ojo de salamandra 3, baba de caracol 1, 2 y 4, y por lo demás solo parejas. La última carta es bigotes 3. Llega a 26 puntos.
lesson-kessel-example-right = Bigotes: dos veces 10, y 5 por los cuatro, 25. Ojo de salamandra: dos veces 3, menos 6. Baba de caracol: 7. Parejas: 0. En total, 26.
lesson-kessel-example-missed = Con solo tres bigotes son 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Negro tendrá siete puntos. Tienes raíces de árbol 2 y 3, y por lo demás solo parejas, que no cuentan. La última carta es raíces de árbol 4. ¿Qué haces con ella?
lesson-kessel-most-points-right = Nueve puntos contra siete: ganas tú, porque tienes más.
lesson-kessel-most-points-missed = Cero contra siete puntos: gana Negro.

lesson-kessel-shared-task = Negro tendrá seis puntos. Tienes escamas de sirena 1 y 2, y por lo demás solo parejas. La última carta es escamas de sirena 3. ¿Qué haces con ella?
lesson-kessel-shared-right = 1 + 2 + 3: seis puntos cada uno. En caso de empate compartís la victoria.
lesson-kessel-shared-missed = Cero contra seis puntos: solo gana Negro.

lesson-kessel-brew-task = En el juego de recetas tienes en secreto la «Poción azul»: al menos tres cartas de los dos ingredientes azules. Tienes tres cartas de musgo, y escamas de sirena 1 y 2. La última carta es escamas de sirena 4. ¿Qué haces con ella?
lesson-kessel-brew-right = La receta está cumplida: 15 puntos además de todo lo demás. Hasta el recuento, nadie lo sabía más que tú.
lesson-kessel-brew-missed = Con dos cartas de escamas la receta queda sin cumplir. Eso no cuesta nada, pero tenías 15 puntos al alcance de la mano.

lesson-kessel-fewer-task = Tu receta secreta «Una sopa pequeña» pide menos cartas que Negro. Tienes 16 y Negro, 17. La última carta sería tu tercera carta de verrugas de sapo, que daría seis puntos. ¿Te la quedas?
lesson-kessel-fewer-right = 16 cartas son menos que 17, así que ganas diez puntos. Con 17 cada uno no los habrías ganado.
lesson-kessel-fewer-missed = Tenéis 17 cartas cada uno, y eso no son menos. Ganas seis puntos por las verrugas, pero pierdes los diez de la receta.

lesson-kessel-last-recipe-task = Tu receta secreta «La última carta» pide que seas tú quien termine la partida. Una carta de tu fila es la última de su columna: tómala.
lesson-kessel-last-recipe-right = La receta da diez puntos, tanto si te quedas la carta como si la descartas.
lesson-kessel-last-recipe-missed = La partida sigue, y quizá sea Negro quien tome la última carta.

lesson-kessel-own-recipe-task = En esta partida hay una receta inventada por los jugadores, y la tienes tú: «Abracadabra», ocho puntos por cuatro cartas del mismo ingrediente. Tienes ceniza de dragón 1, 2 y 3, y la última carta es ceniza de dragón 4. ¿Qué haces con ella?
lesson-kessel-own-recipe-right = Quince puntos por las cuatro cartas y ocho más por la receta propia. Se pueden inventar hasta cinco y barajarlas con las demás.
lesson-kessel-own-recipe-missed = Tres cartas no cumplen la receta.

lesson-kessel-children-task = El recuento infantil cuenta cartas, no valores: tres de un ingrediente te dan una carta, cuatro te dan dos, y por una sola devuelves una. Tienes setas 2 y 3, y la última carta es setas 4. ¿Qué haces con ella?
lesson-kessel-children-right = Tres setas: una carta para ti. Gana quien consigue más cartas.
lesson-kessel-children-missed = Dos setas no dan nada.

lesson-kessel-both-others-task = Jugáis tres, y el tercer peón es morado. Toma la carta con el caldero explosivo y haz que explote.
lesson-kessel-both-others-right = Si juegan tres, una explosión alcanza a los otros dos: cada uno ha puesto bajo el mazo la carta de arriba de su caldero.
lesson-kessel-both-others-missed = No ha explotado nada. Toma la carta con el caldero explosivo y luego haz que explote de verdad.

lesson-kessel-third-colour-task = Llevas el tercer peón, y tu color es el morado: para ti cuenta doble. Tienes liana 2 y 3, y la última carta es liana 4. ¿Qué haces con ella?
lesson-kessel-third-colour-right = 2 + 3 + 4 son nueve, y el doble, dieciocho puntos. El tercer peón puede ser de cualquier color menos negro y blanco.
lesson-kessel-third-colour-missed = Dos cartas no cuentan, tampoco en tu propio color. Con la tercera habrían sido dieciocho puntos.

## Titles of lessons, where a rule has several

lesson-kessel-other-grey-title = Dos ingredientes por color
lesson-kessel-plant-title = Las plantas
lesson-kessel-your-line-title = Tu línea
lesson-kessel-corner-title = En la esquina
lesson-kessel-explode-title = Que explote
lesson-kessel-safe-title = La última carta está a salvo
lesson-kessel-out-of-the-game-title = Fuera del juego
lesson-kessel-again-title = Un turno más
lesson-kessel-no-third-title = Nunca tres turnos
lesson-kessel-let-be-title = Dejarlo estar
lesson-kessel-refill-title = Rellenar
lesson-kessel-gaps-title = Huecos
lesson-kessel-either-line-title = Fila o columna
lesson-kessel-keep-or-aside-title = Quedársela o descartarla
lesson-kessel-three-title = Tres iguales
lesson-kessel-four-title = Cuatro iguales
lesson-kessel-own-colour-title = Tu color
lesson-kessel-own-single-title = Doble resta
lesson-kessel-ones-title = Más unos que nadie
lesson-kessel-most-points-title = Más puntos
lesson-kessel-shared-title = Una victoria compartida
lesson-kessel-brew-title = Una poción
lesson-kessel-fewer-title = Menos es más
lesson-kessel-last-recipe-title = El final como receta
lesson-kessel-children-title = Cartas en vez de puntos
lesson-kessel-both-others-title = Dos de un golpe
lesson-kessel-third-colour-title = El tercer color

## What the editions leave open or disagree on, and what we added

rule-KESSEL-1-choice = El reglamento solo nombra siete de los catorce ingredientes: los bigotes, los ojos de salamandra y las cinco plantas. Los otros siete nombres son nuestros: plumas de cuervo, patas de araña, ceniza de dragón, escamas de sirena, verrugas de sapo, baba de caracol y cristales de luna. No cambian nada en el juego, así que no hay opción para ellos.
rule-KESSEL-2-choice = El reglamento explica los símbolos, pero no dice qué cartas los llevan. Aquí cada uno de los diez ingredientes de color tiene un caldero explosivo y una varita, repartidos por igual entre los valores; las cartas negras y blancas no llevan ninguno. En las cartas impresas pueden estar en otro sitio. No hay opción para ello.
rule-KESSEL-9-choice = Según el reglamento, las cartas que explotan vuelven una y otra vez bajo el mazo, y una partida podría no acabar nunca. Aquí, después de cien cartas, salen del juego. Ninguna opción lo cambia.
rule-KESSEL-13-choice = Según el reglamento, la partida termina con la última carta de una línea, pero cada carta está en dos, una fila y una columna. Aquí basta con vaciar una de ellas, sea cual sea aquella ante la que está el peón. Los cuatro bordes, entre dos cartas de esquina, no cuentan, porque ningún peón puede estar ante ellos. No hay opción para ello.
rule-KESSEL-16-choice = El reglamento no habla de empates. Aquí se comparte la victoria. Ninguna opción lo cambia.
rule-KESSEL-C-beyond = El reglamento solo tiene un recuento. Este, más sencillo, para niños, es un añadido nuestro.
rule-KESSEL-X-beyond = El juego impreso es para dos. Jugar entre tres es un añadido nuestro.

## The guided first game: each note is shown once, when what it explains first happens

guide-kessel-welcome = Esto es Kupferkessel Co. Das vueltas alrededor de las cartas y reúnes ingredientes en tu caldero. Tres o cuatro cartas del mismo ingrediente dan puntos; una carta sola los quita.
guide-kessel-take = Tu peón ha llegado a una línea, que se ilumina. Toca la carta de esa línea que quieras tomar.
guide-kessel-taken = Tu carta está ahora encima de tu caldero y tapa todas las demás, también para ti. ¡Intenta recordar lo que hay dentro!
guide-kessel-walked = Un peón avanza tantos pasos como vale la carta de arriba de su caldero. Así que tu carta decide también adónde irás después.
guide-kessel-refilled = Una carta nueva del mazo ocupa el lugar vacío.
guide-kessel-corner = Tu peón se ha parado en una esquina. Ahí no tomas nada y tu turno termina.
guide-kessel-jumped = Si hay otro peón en el camino, lo saltas. Eso no cuenta como paso.
guide-kessel-cauldron = Esta carta lleva un caldero explosivo. Puedes hacer que tu rival pierda la carta de arriba de su caldero.
guide-kessel-exploded = ¡Pum! Tu caldero ha perdido su carta de arriba, que va debajo del mazo.
guide-kessel-wand = Esta carta lleva una varita. Puedes jugar otro turno de inmediato, pero nunca más de dos seguidos.
guide-kessel-stack = El mazo está vacío, así que desde ahora los lugares quedan vacíos. La partida termina en cuanto alguien toma la última carta de una línea.
guide-kessel-last = Era la última carta de una línea, así que la partida termina. Quien la ha tomado puede quedársela o descartarla.
guide-kessel-over = Ahora se cuentan los puntos: una carta sola de un ingrediente resta su valor, dos no cuentan, tres dan su suma y cuatro, su suma y 5 más. En tu color las sumas cuentan doble. Quien tiene más unos gana 5 puntos. ¡Ya sabes jugar!

## Analysis

learn-analysis-cauldron = { $you ->
    [seat] En tu caldero
   *[none] En el caldero de { $name }
}

## Print

print-children = Hoja de puntos infantil
print-own = Tus propias cartas de recetas ({ $n })
print-own-none = Aún no has inventado ninguna receta.
print-compose = Inventar recetas
print-box = Las trece cartas de recetas de la caja
print-children-of = { $game }: hoja de puntos infantil
print-help-kessel = Rodead las cartas de vuestro caldero. Una carta de un ingrediente: menos su valor. Dos: nada. Tres: su suma. Cuatro: su suma y 5 más. Donde pone × 2, la suma cuenta doble, también si es negativa, pero no los 5.
print-help-children = Rodead las cartas de vuestro caldero. Cuatro cartas de un ingrediente: más 2. Tres: más 1. Dos: nada. Una: menos 1. Gana quien tiene la suma más alta.
print-ingredient = Ingrediente
print-cards = Cartas
print-cards-count = + / −
print-ones = Mayoría de unos: 5
print-recipe = Receta { $n }
