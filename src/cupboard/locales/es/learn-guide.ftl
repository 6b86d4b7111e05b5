## Las primeras partidas guiadas: cada nota se dice una vez, cuando ocurre por primera vez lo que explica.

guide-label = La guía
guide-go-on = Seguir
guide-leave = Saltar la guía
guide-left = La guía está desactivada. ¡Que disfrutes de la partida!

guide-kala-welcome = Esto es Kala. La copa marcada con ● es tuya; se pasea por el tablero y va dejando judías. Si en tu turno ya no puedes sembrar cuatro, pierdes. ¡Cuida tu reserva!
guide-kala-path = ¡Te toca! Vas a sembrar cuatro judías a lo largo de un camino. La primera cae en tu copa. Toca una de las copas señaladas, allí donde deba terminar el camino; puede girar una vez.
guide-kala-moved = Tu copa está ahora donde ha caído tu última judía. Tu próximo camino saldrá de ahí. Las judías que lleva dentro viajan con ella.
guide-kala-harvest = ¡Busca copas llenas! Si tu última judía cae en una copa que ya tiene 3 o más, puedes vaciarla. Así recuperas judías.
guide-kala-harvested = ¡Buena cosecha! Una judía va a la banca y todas las demás a tu reserva.
guide-kala-theirs = Tu rival ha cosechado una copa llena. ¡Intenta llegar antes a la próxima!
guide-kala-bonus = Tu copa tiene 4 judías o más, así que consigues un movimiento extra. Siémbralas todas ahora, desde donde está tu copa.
guide-kala-dropped = Un camino puede pasar por una copa de juego. La judía cae entonces en ella y acerca a su dueño al movimiento extra.
guide-kala-landing = Un camino puede terminar en la copa de tu rival. La tuya no puede quedarse ahí, así que eliges un sitio al lado.
guide-kala-few = Quedan pocas judías. Si al empezar tu turno no puedes tomar 4, pierdes. Una cosecha vuelve a llenar tu reserva.
guide-kala-over = La partida ha terminado, porque a uno de los dos le quedaban menos de 4 judías para sembrar. ¡Ya sabes jugar a Kala!

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

guide-hopper-welcome = Esto es Hopper. Lanzas judías a las copas del centro. Si metes la cuarta judía en una copa, es tuya. Gana quien consigue primero cuatro copas.
guide-hopper-shoot = ¡Te toca tirar! Toca una copa para apuntar. Mantén pulsado el botón y suéltalo en la marca; luego pulsa otra vez cuando la mano pase por el centro. También puedes tirar con números.
guide-hopper-landed = Tu judía se queda donde se ha parado: en una copa, en la bandeja o en la mesa.
guide-hopper-knocked = Una judía en vuelo puede empujar a otras. También ellas se quedan donde se paran.
guide-hopper-claimed = ¡Cuatro judías! La copa es tuya. Sus judías quedan sueltas y vuelven al juego.
guide-hopper-theirs = Tu rival ha metido la cuarta judía y gana la copa. ¡Da igual quién haya lanzado las tres primeras!
guide-hopper-shifted = Una copa ha salido de la bandeja, así que las demás se juntan. Fíjate dónde están ahora.
guide-hopper-refilled = Alguien se ha quedado sin judías y recoge todas las sueltas.
guide-hopper-near = Alguien tiene tres copas. ¡Una más y gana! Apunta a las copas que tienen tres judías.
guide-hopper-over = Cuatro copas ganadas. La partida ha terminado. ¡Ya sabes jugar a Hopper!

guide-dacapo-welcome = Esto es Da Capo, un juego de faroles. De cada jugador sale una fila de copas hasta la copa negra del centro. Gana quien llena la copa negra.
guide-dacapo-fist = Elige en secreto cuántas judías pones en el puño: de 1 a 5. Gana el número más alto, ¡pero solo si nadie más enseña el mismo!
guide-dacapo-advanced = Tu número era el más alto sin repetir, así que tus judías llenan la siguiente copa de tu fila.
guide-dacapo-theirs = Otro jugador tenía el número más alto sin repetir y llena una copa.
guide-dacapo-equal = Los números iguales se anulan. Esta vez todos estaban repetidos, así que nadie avanza.
guide-dacapo-gone = Las judías que no ganan nada van a la caja y se pierden. ¡No las malgastes!
guide-dacapo-near = Una fila está completa. ¡Solo falta llenar la copa negra para ganar la partida!
guide-dacapo-out = Quien se queda sin judías queda eliminado.
guide-dacapo-last = Solo a un jugador le quedaban judías, así que pone una, y solo una, en su siguiente copa libre.
guide-dacapo-over = La partida ha terminado. Si nadie ha llenado la copa negra, gana quien haya llegado más lejos; si hay empate, quien haya puesto menos judías. ¡Ya sabes jugar a Da Capo!

guide-kalaha-welcome = Esto es Kalaha. Los seis hoyos que tienes delante son tuyos, y también el granero de su derecha. Gana quien al final tiene más fichas en su granero.
guide-kalaha-sow = ¡Te toca! Toca uno de tus hoyos señalados. Sus fichas se siembran una a una en los hoyos siguientes, en sentido contrario a las agujas del reloj.
guide-kalaha-stored = Por el camino ha caído una ficha en tu granero. ¡Es tuya para siempre! El granero de tu rival se salta.
guide-kalaha-free = Tu última ficha ha caído en tu granero, así que consigues un turno extra. Cuenta con antelación para lograrlo a menudo.
guide-kalaha-their-free = Tu rival ha terminado en su granero y consigue un turno extra.
guide-kalaha-captured = Tu última ficha ha caído en un hoyo tuyo vacío. Capturas las fichas de enfrente, y la tuya se va con ellas.
guide-kalaha-robbed = Tu rival ha terminado en un hoyo suyo vacío y ha capturado tus fichas de enfrente. ¡Un hoyo lleno frente a uno vacío está en peligro!
guide-kalaha-skipped = Quien no tiene fichas en sus hoyos pierde el turno hasta que le lleguen.
guide-kalaha-few = Un lado está casi vacío. La partida termina cuando todas las fichas están en los graneros.
guide-kalaha-over = Todas las fichas están en los graneros. Gana quien tiene más. ¡Ya sabes jugar a Kalaha!

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
