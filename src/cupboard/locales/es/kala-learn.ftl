## The game in a minute

kala-in-a-minute = Siembras judías en un tablero de dieciséis copas. En cada turno tomas cuatro judías: la primera va a tu copa de juego y las demás, una a una, por un camino que puede girar una vez. Después tu copa de juego pasa al lugar donde ha caído la última. Si allí ya había tres o más, puedes cosecharlas. Si tu copa tiene cuatro o más, siembras otra vez. Pierde quien no puede sembrar cuatro judías al empezar su turno.

## Lessons, in the order of lessons.toml

lesson-kala-board-task = Así empieza toda partida: dieciséis copas de tablero vacías, tu copa de juego oscura (●) en la esquina a1 y la clara (■) en la esquina opuesta, d4. Siembra tus primeras judías de modo que tu copa acabe en otra esquina.
lesson-kala-board-right = Tres pasos rectos a lo largo del borde llevan de esquina a esquina. Todas las partidas empiezan así, con las dos copas de juego en esquinas opuestas.
lesson-kala-board-missed = Ese camino está permitido, pero no acaba en una esquina. Ve en línea recta por el borde del tablero.

lesson-kala-store-task = Cada jugador tiene 28 judías en su reserva, junto al tablero. Siembra por primera vez, por el camino que quieras, y fíjate de dónde salen las judías.
lesson-kala-store-right = Tus cuatro judías han salido de tu propia reserva: te quedan 24. La banca empieza vacía; solo recibe judías de las cosechas.

lesson-kala-bank-task = En esta edición nadie tiene judías todavía: hay 80 en la banca común. Siembra por primera vez, por el camino que quieras.
lesson-kala-bank-right = Tus cuatro judías han salido de la banca. Los dos sembráis con ella mientras pueda dar cuatro; lo que cosechas es tuyo y va a tu reserva.

lesson-kala-bank-closes-task = Quedan siete judías en la banca. Siembra de modo que tenga que cerrarse cuando acabe tu turno.
lesson-kala-bank-closes-right = Has tomado cuatro y quedan tres. La banca ya no puede dar cuatro judías y se cierra para siempre. Desde ahora cada jugador siembra con su reserva.
lesson-kala-bank-closes-missed = Tu cosecha ha devuelto una judía a la banca. Ahora tiene cuatro, suficientes para otro turno. Esta vez no coseches.

lesson-kala-turns-task = El sorteo ha decidido que empieces tú. Haz una jugada, mira la respuesta de tu rival y haz tu segunda jugada.
lesson-kala-turns-right = Tú, después tu rival y otra vez tú. El sorteo decide quién empieza; después se juega por turnos.

lesson-kala-path-task = Siembra cuatro judías por un camino que gire.
lesson-kala-path-right = Una judía en tu propia copa y tres a lo largo del camino. Puede girar una vez, en ángulo recto, pero no es obligatorio.
lesson-kala-path-missed = Un camino recto también vale, pero aquí se pide uno que gire.

lesson-kala-over-task = La copa clara se cruza en tu camino, en c2. Elige un camino que pase por ella.
lesson-kala-over-right = La judía de c2 ha caído en la copa clara y no en la copa de tablero de debajo. Tu camino puede pasar por la copa rival, pero la judía se queda en ella.
lesson-kala-over-missed = Tu camino no ha pasado por la copa clara. Llévalo por c2.

lesson-kala-covered-task = Tu copa, en b2, contiene dos judías y tapa otras tres. Llévala a la esquina a4 y mira qué se lleva y qué deja.
lesson-kala-covered-right = Tu copa se ha llevado sus judías, con la que acabas de sembrar en ella. Las tres de debajo se han quedado en b2 y vuelven a estar a la vista.
lesson-kala-covered-missed = Tu copa ha dejado b2 y las judías de debajo se han quedado, pero no ha llegado a a4. Prueba otro camino.

lesson-kala-follow-task = Lleva tu copa de juego a c3.
lesson-kala-follow-right = La última judía ha caído en c3 y tu copa la ha seguido. Diriges tu copa al elegir dónde acaba tu camino.
lesson-kala-follow-missed = Tu copa ha ido adonde ha caído tu última judía. Elige un camino que acabe en c3.

lesson-kala-beside-task = Haz que tu última judía caiga en la copa clara de c3 y pon la tuya a su derecha, en d3.
lesson-kala-beside-right = Dos copas de juego nunca comparten sitio. Cuando tu última judía cae en la copa rival, eliges a qué copa contigua pasa la tuya.
lesson-kala-beside-missed = Casi: tu camino debe acabar en la copa clara de c3 y tu copa debe pasar después a d3.

lesson-kala-harvest-task = Una de las copas en las que puede acabar tu camino está madura. Coséchala.
lesson-kala-harvest-right = En d1 había cinco judías antes de tu última. Con tres o más, una copa está madura. De las seis, una va a la banca y cinco a tu reserva.
lesson-kala-harvest-missed = No has cosechado nada. Busca una copa con tres judías o más, haz que tu última judía caiga en ella y elige cosechar.

lesson-kala-rob-task = La copa de juego clara contiene tres judías. Coséchala.
lesson-kala-rob-right = Con tres judías, la copa de juego rival está madura, igual que una de tablero: de las cuatro, una va a la banca y tres son tuyas. Las dos de debajo siguen tapadas, y tu copa queda a su lado.
lesson-kala-rob-missed = Has llegado a la copa clara, pero le has dejado sus judías. Sigue el mismo camino y cosecha.

lesson-kala-bonus-task = Tu copa contiene tres judías. Haz tu jugada y después la que venga a continuación.
lesson-kala-bonus-right = Con la primera judía sembrada, tu copa ha llegado a cuatro. Eso da un movimiento extra: las cuatro se siembran de inmediato, en el mismo turno, desde donde está ahora tu copa.

lesson-kala-bonus-all-task = Te toca un movimiento extra: tu copa, en c4, contiene cuatro judías. Siémbralas.
lesson-kala-bonus-all-right = Has sembrado las cuatro judías, la primera otra vez en tu copa. Un movimiento extra no se puede rechazar ni acortar, y solo hay uno por turno.

lesson-kala-five-task = Tu copa contiene cinco judías y hay que sembrarlas todas. Encuentra un camino lo bastante largo.
lesson-kala-five-right = Una judía en tu copa y cuatro a lo largo del camino: con cinco judías solo valen los caminos de cuatro pasos.

lesson-kala-six-task = Seis judías en tu copa, en medio del tablero. Desde aquí ningún camino admite seis. Mira qué pasa con la última.
lesson-kala-six-right = Se han sembrado cinco judías y la quinta ha contado como última. La sexta no cabía y ha ido a la reserva de tu rival.

lesson-kala-open-task = Todo se puede contar, también bajo las copas de juego. Aquí hay dos cosechas posibles. Elige la que da más.
lesson-kala-open-right = Cuatro judías para tu reserva. La copa clara solo te habría dado tres, porque las seis de debajo están tapadas y no se cosechan. ¡Cuenta antes de jugar!
lesson-kala-open-missed = Se puede ganar más. Cuenta lo que da cada cosecha: las judías tapadas no entran en ella.

lesson-kala-rescue-task = Te quedan cuatro judías. Si al empezar tu próximo turno hay menos de cuatro en tu reserva, pierdes. Sálvate.
lesson-kala-rescue-right = La cosecha ha llevado cuatro judías a tu reserva, suficientes para otro turno. Tu rival ha jugado y tú sigues en la partida.
lesson-kala-rescue-missed = Al volver a tocarte, tu reserva no podía dar cuatro judías, y has perdido. Busca una cosecha.

lesson-kala-win-task = En la reserva de tu rival solo quedan tres judías. Juega tu turno como quieras.
lesson-kala-win-right = Tu rival ha empezado su turno con menos de cuatro judías para sembrar, así que has ganado. No importa cuántas judías haya reunido cada uno.

## Titles of lessons, where a rule has several

lesson-kala-bank-title = Sembrar con la banca
lesson-kala-bank-closes-title = La banca se cierra
lesson-kala-bonus-title = Dos jugadas en una
lesson-kala-bonus-all-title = Sembrarlas todas
lesson-kala-five-title = Cinco judías
lesson-kala-six-title = La sexta judía
lesson-kala-rescue-title = Un rescate a tiempo
lesson-kala-win-title = La victoria

## What the editions leave open or disagree on, and what we added

rule-KALA-3-choice = Según el reglamento alemán, se siembra con la banca, pero el final depende de las reservas, y no dice cuándo se pasa de lo uno a lo otro. Aquí se siembra con la banca hasta que, al empezar un turno, no puede dar cuatro judías; entonces se cierra para siempre. Las demás ediciones dan a cada jugador judías propias. Lo decide la opción «edition».
rule-KALA-2-beyond = En el juego impreso los dos empiezan con 28 judías. Los demás números y la desventaja del más fuerte (opciones «store_beans» y «fewer_beans») son un añadido nuestro.
rule-KALA-12-choice = Las ediciones inglesa y española dan derecho a un movimiento extra; la alemana solo dice que se vuelve a jugar. Aquí es obligatorio, porque todas las ediciones fijan cuántas judías se siembran. Ninguna opción lo cambia.
rule-KALA-15-choice = Según las reglas alemanas, se pierde en cuanto se tienen demasiado pocas judías. Aquí solo se cuentan al empezar el turno. Ninguna opción lo cambia.

## The guided first game: each note is shown once, when what it explains first happens

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

## Print

print-help-kala = Marcad quién ganó cada partida. No hay empates.
