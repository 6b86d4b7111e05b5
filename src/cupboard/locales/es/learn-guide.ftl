## Las primeras partidas guiadas: cada nota se dice una vez, cuando ocurre por primera vez lo que explica.

guide-label = La guía
guide-go-on = Seguir
guide-leave = Ya conozco este juego
guide-left = La guía se ha ido. ¡Que disfrutes de la partida!

guide-kala-welcome = Esto es Kala. La copa marcada con ● es tuya; camina por el campo y va dejando judías. Pierde quien ya no puede sembrar cuatro: cuida tu reserva.
guide-kala-path = Te toca: cuatro de tus judías se siembran a lo largo de un camino. La primera cae en tu propia copa. Toca una copa rodeada donde deba terminar el camino; puede girar una vez.
guide-kala-moved = Tu copa está ahora donde cayó tu última judía. Tu próximo camino sale de ahí. Las judías que lleva dentro viajan con ella.
guide-kala-harvest = ¡Busca copas llenas! Si tu última judía cae en una copa que ya tiene 3 o más, puedes vaciarla. Así vuelven las judías a casa.
guide-kala-harvested = ¡Una cosecha! Una judía va a la banca y todas las demás a tu reserva.
guide-kala-theirs = El otro jugador ha cosechado una copa llena. La próxima vez quizá llegues tú antes.
guide-kala-bonus = Tu copa tiene 4 judías o más: una siembra adicional. Hay que sembrarlas enseguida, desde donde está.
guide-kala-dropped = Un camino puede pasar por una copa de juego: la judía cae dentro. Las judías de una copa de juego ayudan a su dueño a tener una siembra adicional.
guide-kala-landing = Un camino puede terminar en la copa del otro. La tuya no puede quedarse ahí, así que eliges un sitio al lado.
guide-kala-few = Quedan pocas judías. Pierde quien al empezar su turno no puede tomar 4. Una cosecha vuelve a llenar tu reserva.
guide-kala-over = La partida ha terminado: alguien tenía menos de 4 judías para sembrar. ¡Ya sabes jugar a Kala!

guide-ronda-welcome = Esto es Ronda, un juego de memoria. Bajo diez copas hay de 0 a 4 judías, cada número dos veces. Gana quien se libra primero de todas sus judías.
guide-ronda-lift = Te toca: levanta una copa cualquiera. Tócala.
guide-ronda-second = ¡Mira bien y recuérdalo! Levanta ahora una segunda copa. Busca una con las mismas judías.
guide-ronda-missed = No son iguales. Las dos se tapan y tu turno termina. Pero ahora sabes qué hay ahí.
guide-ronda-watch = Mira cuando los demás levantan copas: lo que encuentran también puedes recordarlo. No se apunta nada.
guide-ronda-add = ¡Dos iguales, muy bien! Ahora puedes añadir una judía tuya a una de ellas: toca la copa con el +.
guide-ronda-keep = ¡Una judía menos! Puedes seguir: toca la copa que debe quedar abierta y levanta otra con las mismas judías. O pasa y conténtate con eso.
guide-ronda-theirs = El otro jugador ha puesto una judía. ¡Cuidado: en esa copa hay ahora una más que antes!
guide-ronda-dissolved = Dos cincos son demasiado: seis judías salen del círculo. Van a la copa negra, o fuera del juego si en ella aún quedan judías.
guide-ronda-fined = Mientras haya judías en la copa negra, quien enseña dos copas distintas debe tomar una.
guide-ronda-few = ¡A alguien solo le queda una judía! Quien pone su última judía gana al instante.
guide-ronda-over = La última judía está puesta y la partida ganada. ¡Ya sabes jugar a Ronda!

guide-hopper-welcome = Esto es Hopper. Lanzas judías a las copas del centro. Mete la cuarta judía en una copa, y es tuya. Gana quien consigue primero cuatro copas.
guide-hopper-shoot = Te toca tirar: señala una copa en la mesa. Mantén pulsado el botón y suelta en la marca; pulsa otra vez cuando la mano pase por el centro. También puedes tirar con números.
guide-hopper-landed = Tu judía se queda donde se paró: en una copa, en la bandeja o en la mesa.
guide-hopper-knocked = Una judía que vuela puede empujar a otras. También ellas se quedan donde se paran.
guide-hopper-claimed = Cuatro judías: ¡la copa es tuya! Sus judías quedan sueltas y vuelven al juego.
guide-hopper-theirs = El otro jugador puso la cuarta judía y se lleva la copa. ¡Da igual quién lanzó las tres primeras!
guide-hopper-shifted = Una copa ha salido de la bandeja, así que las demás se juntan. Fíjate dónde están ahora.
guide-hopper-refilled = Alguien se quedó sin judías y recoge todas las sueltas.
guide-hopper-near = Alguien tiene tres copas. ¡Una más y gana! Apunta a las copas que tienen tres judías.
guide-hopper-over = Cuatro copas: la partida ha terminado. ¡Ya sabes jugar a Hopper!

guide-dacapo-welcome = Esto es Da Capo, un juego de faroles. De cada jugador sale una fila de copas hasta la copa negra del centro. Gana quien llena la copa negra.
guide-dacapo-fist = Elige en secreto cuántas judías pones en el puño: de 1 a 5. Gana el número más alto, ¡pero solo si nadie más enseña el mismo!
guide-dacapo-advanced = Tu número era el más alto que nadie más enseñó: tus judías llenan la siguiente copa de tu fila.
guide-dacapo-theirs = Otro jugador tenía el número más alto que estaba solo, y llena una copa.
guide-dacapo-equal = Los números iguales se anulan. Esta vez ninguno estaba solo, así que nadie avanza.
guide-dacapo-gone = Las judías que no ganan nada van a la caja. Se pierden: no malgastes muchas.
guide-dacapo-near = Una fila está llena hasta la copa negra. ¡Quien la llene gana la partida!
guide-dacapo-out = Quien no tiene judías queda fuera.
guide-dacapo-last = Solo un jugador tenía judías todavía: puede poner una sola en su siguiente copa libre.
guide-dacapo-over = La partida ha terminado. Si nadie llenó la copa negra, gana quien llegó más lejos; si empatan, quien puso menos judías. ¡Ya sabes jugar a Da Capo!

guide-kalaha-welcome = Esto es Kalaha. Los seis hoyos que tienes delante son tuyos, y el granero a su derecha. Gana quien al final tiene más piedras en su granero.
guide-kalaha-sow = Te toca: toca uno de tus hoyos rodeados. Todas sus piedras se siembran, una en cada hoyo siguiente, en sentido contrario a las agujas del reloj.
guide-kalaha-stored = Por el camino cayó una piedra en tu granero: es tuya para siempre. El granero del otro se salta.
guide-kalaha-free = Tu última piedra cayó en tu granero: ¡juegas otra vez! Cuenta por adelantado e intenta lograrlo a menudo.
guide-kalaha-their-free = El otro jugador terminó en su granero y juega otra vez.
guide-kalaha-captured = Tu última piedra cayó en un hoyo tuyo vacío: capturas las piedras de enfrente, y la tuya con ellas.
guide-kalaha-robbed = El otro jugador terminó en un hoyo suyo vacío y capturó tus piedras de enfrente. ¡Los hoyos llenos frente a uno vacío están en peligro!
guide-kalaha-skipped = Quien no tiene piedras en sus hoyos pierde el turno hasta que le lleguen.
guide-kalaha-few = Queda poco en un lado. La partida termina cuando todas las piedras están en los graneros.
guide-kalaha-over = Todas las piedras están en casa. Gana quien tiene más. ¡Ya sabes jugar a Kalaha!

guide-kessel-welcome = Esto es Kupferkessel Co. Caminas alrededor de las cartas y reúnes ingredientes en tu caldero. Tres o cuatro cartas del mismo ingrediente dan puntos; una carta sola los quita.
guide-kessel-take = Tu figura ha llegado a una línea: está iluminada. Toma de ella la carta que quieras. Tócala.
guide-kessel-taken = Tu carta está ahora encima de tu caldero y tapa todas las demás, también para ti. ¡Intenta recordar lo que hay dentro!
guide-kessel-walked = Una figura camina tantos pasos como vale la carta de arriba de su caldero. Así que tu carta decide también adónde irás después.
guide-kessel-refilled = El sitio vacío recibe una carta nueva del mazo.
guide-kessel-corner = Tu figura se paró en una esquina: ahí no tomas nada y tu turno termina.
guide-kessel-jumped = Donde hay otra figura, la saltas. Eso no cuenta como paso.
guide-kessel-cauldron = Esta carta muestra un caldero que explota: si quieres, el otro jugador pierde la carta de arriba de su caldero.
guide-kessel-exploded = ¡Pum! La carta de arriba ha saltado de tu caldero y va bajo el mazo.
guide-kessel-wand = Esta carta muestra una varita: si quieres, juegas otra vez enseguida. Nunca más de dos veces seguidas.
guide-kessel-stack = El mazo está vacío: desde ahora los sitios quedan libres. La partida termina cuando alguien toma la última carta de una línea.
guide-kessel-last = Era la última carta de una línea, y el final de la partida. Quien la tomó puede quedársela o apartarla.
guide-kessel-over = Ahora se cuenta: una carta sola de un ingrediente cuesta su valor, dos no cuentan, tres dan su suma, cuatro su suma y 5 más. En tu color las sumas cuentan doble. Quien tiene más unos gana 5. ¡Ya sabes jugar!
