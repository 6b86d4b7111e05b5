## The game in a minute

ronda-in-a-minute = Diez copas boca abajo forman un círculo y esconden de cero a cuatro judías, cada cantidad dos veces. Levanta dos copas. Si son pareja, puedes añadir una judía tuya y seguir; si no, las tapas y tu turno termina. Cada judía que añades cambia lo que hay que recordar. Cuando se juntan dos cincos se llena la copa negra, y desde entonces los errores cuestan una judía. Gana quien se deshace antes de todas las suyas.

## Lessons, in the order of lessons.toml

lesson-ronda-circle-task = Diez copas bien mezcladas están boca abajo en círculo. Dos no esconden nada, dos esconden una judía, dos esconden dos, dos tres y dos cuatro. Levanta una cualquiera.
lesson-ronda-circle-right = Lo que ves está también debajo de otra copa, y solo de una. Al empezar, cada número de cero a cuatro está dos veces. La copa negra del centro aún está vacía.

lesson-ronda-ten-beans-task = Tienes diez judías delante, y gana quien primero se deshace de las suyas. Hay una pareja descubierta: convierte tus diez judías en nueve.
lesson-ronda-ten-beans-right = ¡Quedan nueve! Todos empiezan con las mismas judías, normalmente diez, y quieren quedarse sin ninguna.
lesson-ronda-ten-beans-missed = Has pasado y sigues teniendo diez. Añade una judía a una de las dos copas descubiertas.

lesson-ronda-lot-task = Jugáis tres. Ha empezado por sorteo el jugador 3, que ha levantado dos copas distintas. En el sentido de las agujas del reloj, ahora te toca a ti: levanta dos copas.
lesson-ronda-lot-right = El sorteo solo decide quién empieza. Después el turno sigue las agujas del reloj: del jugador 3 a ti, de ti al jugador 2, y así una y otra vez.

lesson-ronda-second-cup-task = Has levantado la copa 3: dos judías. Ahora levanta otra.
lesson-ronda-second-cup-right = Levantar una, mirar y solo entonces elegir la segunda: así empieza cada turno. Todos ven las dos copas, así que fíjate bien cuando las levanten los demás.

lesson-ronda-different-task = La copa 5 está descubierta y enseña cuatro judías. Levanta otra cualquiera. Lo más probable es que esconda un número distinto: mira qué pasa entonces.
lesson-ronda-different-right = No son pareja, así que se tapan las dos y tu turno termina. Pero ahora sabes lo que hay ahí, y los demás también.
lesson-ronda-different-missed = ¡Has dado con el único otro cuatro, enhorabuena! Pero eso es una pareja. Para ver qué pasa si no lo es, levanta otra copa.

lesson-ronda-pair-task = Hay dos copas descubiertas con tres judías cada una: una pareja. Deshazte de una de tus judías.
lesson-ronda-pair-right = Con una pareja puedes añadir una judía tuya a una de las dos copas. Uno de los treses es ahora un cuatro.
lesson-ronda-pair-missed = Has pasado y te has quedado con la judía. Añádela a la copa 2 o a la copa 7.

lesson-ronda-two-empties-task = La copa 1 está descubierta y vacía. Hace un momento alguien levantó la copa 6 y tampoco había nada. Aprovéchalo para deshacerte de una judía.
lesson-ronda-two-empties-right = Dos copas vacías también hacen pareja, así que podías añadir una judía. Una de las dos ya no está vacía.
lesson-ronda-two-empties-missed = Así te quedas con tu judía. La otra copa vacía es la 6: levántala y añade una judía a una de las dos.

lesson-ronda-go-on-task = Has encontrado dos doses y has añadido una judía a la copa 8, que ahora tiene tres. Todavía te acuerdas de que la copa 7 también esconde tres. Sigue y deshazte de otra judía.
lesson-ronda-go-on-right = Has dejado descubierto el tres, has tapado el dos y has encontrado otro tres: nueva pareja, una judía menos. Mientras encuentres parejas, tu turno sigue.
lesson-ronda-go-on-missed = Así no te desharás de otra judía. Deja descubierta la copa 8 con sus tres judías, levanta la copa 7 y añade una.

lesson-ronda-new-cup-task = Sigues con la copa 8, que enseña tres judías. La copa 3 acaba de taparse. Recuerdas que la copa 7 esconde tres: encuentra la pareja.
lesson-ronda-new-cup-right = La copa nueva hace pareja con la descubierta, y puedes volver a añadir. Aquí se puede levantar cualquier copa menos la que acabas de tapar.
lesson-ronda-new-cup-missed = No son pareja, y tu turno termina. Las otras tres judías estaban debajo de la copa 7.

lesson-ronda-go-on-easy-task = El juego fácil: has añadido una judía, todas las copas están tapadas otra vez y sigue siendo tu turno. Las copas 2, 7 y 8 esconden tres judías cada una. Encuentra una pareja.
lesson-ronda-go-on-easy-right = En el juego fácil no queda descubierta ninguna copa. Después de añadir puedes levantar dos cualesquiera; si hacen pareja, puedes volver a añadir.
lesson-ronda-go-on-easy-missed = Eso no era una pareja. Levanta dos de las copas 2, 7 y 8.

lesson-ronda-pass-task = Has añadido una judía a la copa 8, pero ya no te acuerdas de dónde puede haber otro dos u otro tres. Termina tu turno sin arriesgar nada.
lesson-ronda-pass-right = Se tapan las dos y le toca al siguiente. Pasar no cuesta nada; equivocarse de copa, a veces sí.
lesson-ronda-pass-missed = Eso es seguir, y ahora tendrías que levantar una tercera copa. Mejor pasa.

lesson-ronda-pass-easy-task = El juego fácil: has añadido una judía y podrías levantar dos copas más. Pero no te acuerdas de ninguna. Termina tu turno sin arriesgar nada.
lesson-ronda-pass-easy-right = Después de añadir una judía puedes parar. Pasar no cuesta nada; levantar dos copas distintas, a veces sí.
lesson-ronda-pass-easy-missed = Ahora tienes que levantar otra. Si quieres parar, pasa antes de levantar ninguna.

lesson-ronda-keep-your-bean-task = Hay dos unos descubiertos. Nadie tiene que añadir una judía. Quédate con las diez y termina tu turno.
lesson-ronda-keep-your-bean-right = Puedes añadir una judía, pero no es obligatorio. Se tapan las dos y no hay penalización.
lesson-ronda-keep-your-bean-missed = ¡Casi siempre es la mejor idea! Pero aquí se trata de quedarte con tu judía: pasa en lugar de añadirla.

lesson-ronda-two-fives-task = ¡Dos cincos! La copa negra del centro aún está vacía. Añade una judía a uno de los cincos y mira adónde va.
lesson-ronda-two-fives-right = Cinco y una son seis, y las seis han ido a la copa negra. En el círculo quedan un cinco y una copa vacía, y tu turno termina. Desde ahora los errores cuestan algo. Ante dos cincos no se puede pasar.

lesson-ronda-black-cup-taken-task = Otra vez dos cincos, pero ahora quedan cuatro judías en la copa negra. Añade una judía a uno de los cincos.
lesson-ronda-black-cup-taken-right = La copa negra no estaba vacía, así que estas seis salen del juego para siempre. Tu turno termina igualmente.

lesson-ronda-two-fours-task = En esta partida caben cuatro judías por copa como máximo. Hay dos cuatros descubiertos y la copa negra está vacía. Añade una judía a uno de los cuatros.
lesson-ronda-two-fours-right = Cuatro y una son cinco, y las cinco han ido a la copa negra. En el círculo quedan un cuatro y una copa vacía, y tu turno termina.

lesson-ronda-fives-to-the-box-task = Hay dos cincos descubiertos, y en esta partida no hay penalización. Añade una judía a uno de los cincos y mira adónde va.
lesson-ronda-fives-to-the-box-right = Cinco y una son seis, y las seis han vuelto a la caja. Sin penalización, la copa negra se queda vacía. En el círculo quedan un cinco y una copa vacía, y tu turno termina.

lesson-ronda-fours-to-the-box-task = En esta partida caben cuatro judías por copa como máximo y no hay penalización. Hay dos cuatros descubiertos. Añade una judía a uno de ellos.
lesson-ronda-fours-to-the-box-right = Cuatro y una son cinco, y las cinco han vuelto a la caja. Sin penalización, la copa negra se queda vacía. En el círculo quedan un cuatro y una copa vacía, y tu turno termina.

lesson-ronda-penalty-task = En la copa negra hay seis judías. La copa 3 está descubierta con dos, y no sabes dónde está el otro dos. Levanta una cualquiera y mira lo que cuesta un error.
lesson-ronda-penalty-right = No son pareja, así que te llevas una judía de la copa negra: una más de la que deshacerte. Así será hasta que la copa negra se vacíe; después, los errores vuelven a ser gratis.
lesson-ronda-penalty-missed = Por suerte has dado con el otro dos: ni error ni penalización. Esta vez levanta otra copa.

lesson-ronda-free-mistake-task = En esta partida no hay penalización. La copa 3 está descubierta con dos judías. Levanta una cualquiera y mira lo que cuesta un error.
lesson-ronda-free-mistake-right = Nada de nada: se tapan las dos y le toca al siguiente.
lesson-ronda-free-mistake-missed = Por suerte has dado con el otro dos, y eso no es un error. Esta vez levanta otra copa.

lesson-ronda-last-bean-task = Te queda una sola judía y hay una pareja descubierta. ¡Gana la partida!
lesson-ronda-last-bean-right = Has puesto tu última judía y has ganado de inmediato. Ya no juega nadie más.
lesson-ronda-last-bean-missed = ¡Has pasado con la victoria en la mano! Añade tu judía a una de las dos copas.

lesson-ronda-last-bean-six-task = Te queda una sola judía y hay dos cincos descubiertos. Lo que añadas ahora saldrá enseguida del círculo. ¿Cuenta?
lesson-ronda-last-bean-six-right = ¡Sí! Las seis han salido del círculo, tu última judía con ellas, y has ganado de inmediato.

lesson-ronda-easy-turn-task = El juego fácil: hay dos doses descubiertos. Añade una judía y después levanta otras dos copas que hagan pareja. Recuerdas que las copas 2 y 7 esconden tres judías cada una.
lesson-ronda-easy-turn-right = Después de añadir se han tapado las dos, y podías levantar dos cualesquiera. Como no queda ninguna descubierta, hay menos en que pensar, y se puede jugar desde los cinco años.
lesson-ronda-easy-turn-missed = Eso no era una segunda pareja. Añade primero una judía a la copa 3 o a la 8, y después levanta las copas 2 y 7.

lesson-ronda-easiest-task = El juego más fácil: cuatro judías por copa como máximo y ninguna penalización. La copa 5 enseña cuatro judías, y el otro cuatro está debajo de la copa 9. Encuéntralo y añade una judía.
lesson-ronda-easiest-right = Aquí bastan dos cuatros: uno se ha vaciado y cinco judías han vuelto a la caja. Como en la copa negra no espera ninguna, los errores no cuestan nada.
lesson-ronda-easiest-missed = Así no sale ninguna judía del círculo. El otro cuatro está debajo de la copa 9: levántala y añade una judía.

lesson-ronda-remember-task = La copa 2 enseña tres judías. Levanta también la copa 9; no hacen pareja y se tapan. Fíjate bien entonces en lo que levanta tu rival: después podrás encontrar una pareja.
lesson-ronda-remember-right = Las copas 2 y 7: tu rival te ha enseñado dónde está el segundo tres. Lo que esconde una copa tapada no se enseña nunca a nadie. En Ronda todo consiste en mirar y recordar.
lesson-ronda-remember-missed = Por ahí no se llega a la pareja. Levanta primero la copa 9. Después haz memoria: ¿dónde viste tres judías, y dónde encontró tres tu rival?

## Titles of lessons, where a rule has several

lesson-ronda-pair-title = Una pareja
lesson-ronda-two-empties-title = Dos copas vacías
lesson-ronda-go-on-title = Seguir
lesson-ronda-new-cup-title = La tercera copa
lesson-ronda-go-on-easy-title = Seguir en el juego fácil
lesson-ronda-pass-title = Parar a tiempo
lesson-ronda-pass-easy-title = Pasar en el juego fácil
lesson-ronda-keep-your-bean-title = Guardar la judía
lesson-ronda-two-fives-title = Dos cincos
lesson-ronda-black-cup-taken-title = La copa negra no está vacía
lesson-ronda-two-fours-title = Dos cuatros
lesson-ronda-fives-to-the-box-title = Cincos a la caja
lesson-ronda-fours-to-the-box-title = Cuatros a la caja
lesson-ronda-penalty-title = Una judía de penalización
lesson-ronda-free-mistake-title = Un error gratis
lesson-ronda-last-bean-title = La última judía
lesson-ronda-last-bean-six-title = Ganar con un seis
lesson-ronda-easy-turn-title = Un turno fácil
lesson-ronda-easiest-title = El juego más fácil

## What the editions leave open or disagree on, and what we added

rule-RONDA-2-choice = El reglamento impreso se contradice: en la lista de material cuenta nueve judías por jugador, pero en la preparación reparte diez. Aquí se reparten diez. Podéis acordar cualquier número del 1 al 20 (opción «beans»).
rule-RONDA-2-beyond = La ventaja para los más pequeños (opción «fewer_beans») es un añadido nuestro: tienen menos judías que colocar.
rule-RONDA-4-choice = El reglamento impreso no dice si hay que elegir las dos copas antes de mirar. Aquí ves la primera antes de elegir la segunda. Ninguna opción lo cambia.
rule-RONDA-6-choice = El reglamento impreso habla de la misma cantidad de judías y no aclara si cuentan dos copas vacías. Aquí son pareja. Ninguna opción lo cambia.
rule-RONDA-8-choice = Las ediciones francesa y española dejan pasar a quien podría añadir una judía; la inglesa y la alemana, solo a quien la ha añadido. Aquí también puedes pasar sin añadir ninguna. Ninguna opción lo cambia.
rule-RONDA-12-choice = Según las ediciones francesa y española, después se levantan otras dos copas; las demás no lo limitan. Aquí puedes levantar dos cualesquiera. Ninguna opción lo cambia.

## The guided first game: each note is shown once, when what it explains first happens

guide-ronda-welcome = Esto es Ronda, un juego de memoria. Bajo diez copas hay de 0 a 4 judías, cada número dos veces. Gana quien se deshace primero de todas sus judías.
guide-ronda-lift = ¡Te toca! Toca una copa cualquiera para levantarla.
guide-ronda-second = ¡Mira bien y recuérdalo! Levanta ahora otra copa. Busca una que esconda el mismo número de judías.
guide-ronda-missed = No son pareja. Las dos se tapan y tu turno termina. Pero ahora sabes qué esconden.
guide-ronda-watch = Fíjate bien cuando los demás levanten copas y recuerda lo que encuentran. No se apunta nada.
guide-ronda-add = ¡Una pareja, muy bien! Ahora puedes añadir una judía tuya a una de las dos. Toca la copa con el +.
guide-ronda-keep = ¡Una judía menos! Puedes seguir: toca la copa que debe quedar descubierta y levanta otra con el mismo número de judías. O pasa, si no quieres arriesgar.
guide-ronda-theirs = Tu rival ha puesto una judía. ¡Cuidado, en esa copa hay ahora una más que antes!
guide-ronda-dissolved = ¡Dos cincos! Uno de ellos y la judía añadida salen del círculo. Las seis van a la copa negra o, si no está vacía, fuera del juego.
guide-ronda-fined = Mientras haya judías en la copa negra, cada error tiene una penalización: quien descubre dos cantidades distintas se lleva una de ellas.
guide-ronda-few = ¡A alguien solo le queda una judía! Quien pone su última judía gana de inmediato.
guide-ronda-over = La última judía está puesta y la partida ganada. ¡Ya sabes jugar a Ronda!

## Analysis

learn-analysis-known-pair = Se conocía una pareja: las copas { $one } y { $other }.
learn-analysis-known-twin = Se conocía la pareja de la copa descubierta: la copa { $cup }.
learn-analysis-known-none = Aún no se conocía ninguna pareja segura.
learn-analysis-known-cups = Vistas y tapadas desde entonces: { $cups }
learn-analysis-known-cup = copa { $cup }: { $beans }
learn-analysis-known-chance = Probabilidad de pareja: { $made } % con esta elección, { $best } % con la mejor.

## Print

print-help-ronda = Después de cada partida, apuntad cuántas judías le quedan a cada jugador. Quien no tiene ninguna ha ganado.
