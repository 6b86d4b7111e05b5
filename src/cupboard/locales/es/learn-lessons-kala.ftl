# Lecciones del libro de reglas de Kala. Quien aprende juega con las oscuras.

lesson-kala-board-task = Así empieza toda partida: dieciséis cuencos de campo vacíos, tu cuenco de juego oscuro en la esquina a1 y el claro enfrente, en d4. Siembra tus primeras judías de modo que tu cuenco acabe en otra esquina.
lesson-kala-board-right = Tres pasos rectos a lo largo del borde llevan de esquina a esquina. Todas las partidas empiezan así, con los dos cuencos de juego en esquinas opuestas.
lesson-kala-board-missed = Es un buen camino, pero no acaba en una esquina. Ve en línea recta por el borde.

lesson-kala-store-task = Cada jugador tiene 28 judías propias junto al campo. Siembra por primera vez, por el camino que quieras, y fíjate de dónde salen las judías.
lesson-kala-store-right = Tus cuatro judías salieron de tu propia reserva: te quedan 24. El banco empieza vacío; solo las cosechas le llevan judías.

lesson-kala-bank-task = En esta edición nadie tiene judías todavía: hay 80 en el banco común. Siembra por primera vez, por el camino que quieras.
lesson-kala-bank-right = Tus cuatro judías salieron del banco. Los dos siembran de él mientras pueda dar cuatro; lo que cosechas es tuyo y va a tu reserva.

lesson-kala-bank-closes-task = Quedan siete judías en el banco. Siembra de modo que tenga que cerrar cuando acabe tu turno.
lesson-kala-bank-closes-right = Tomaste cuatro y quedan tres. El banco ya no puede dar cuatro judías y cierra para siempre: desde ahora cada cual siembra de su reserva.
lesson-kala-bank-closes-missed = Tu cosecha devolvió una judía al banco. Ahora tiene cuatro y aún puede pagar un turno más. Esta vez renuncia a la cosecha.

lesson-kala-turns-task = El sorteo ha decidido: empiezas tú. Haz una jugada, mira la respuesta de las claras y haz tu segunda jugada.
lesson-kala-turns-right = Tú, después las claras y otra vez tú. El sorteo decide quién empieza; después se juega simplemente por turnos.

lesson-kala-path-task = Siembra cuatro judías por un camino que doble una esquina.
lesson-kala-path-right = Una judía en tu propio cuenco y tres a lo largo del camino. Puede girar una vez, en ángulo recto, pero no está obligado.
lesson-kala-path-missed = Un camino recto también vale, pero aquí se pide uno que gire.

lesson-kala-over-task = El cuenco claro se cruza en tu camino, en c2. Elige un camino que pase por él.
lesson-kala-over-right = La judía de c2 cayó en el cuenco claro y no en el cuenco de campo de debajo. Un camino puede pasar por el cuenco rival; este simplemente se queda la judía.
lesson-kala-over-missed = Tu camino no pasó por el cuenco claro. Llévalo por c2.

lesson-kala-covered-task = Tu cuenco, en b2, contiene dos judías y tapa otras tres. Llévalo a la esquina a4 y mira qué se lleva y qué deja.
lesson-kala-covered-right = Tu cuenco se llevó sus judías, con la que acabas de sembrar en él. Las tres de debajo se quedaron en b2 y vuelven a estar a la vista.
lesson-kala-covered-missed = Tu cuenco dejó b2 y las judías de debajo se quedaron, pero no llegó a a4. Prueba otro camino.

lesson-kala-follow-task = Lleva tu cuenco de juego a c3.
lesson-kala-follow-right = La última judía cayó en c3 y tu cuenco la siguió. Diriges tu cuenco al elegir dónde acaba tu camino.
lesson-kala-follow-missed = Tu cuenco fue adonde cayó tu última judía. Elige un camino que acabe en c3.

lesson-kala-beside-task = Haz que tu última judía caiga en el cuenco claro de c3 y pon el tuyo a su derecha, en d3.
lesson-kala-beside-right = Dos cuencos de juego nunca comparten sitio. Cuando tu última judía cae en el cuenco rival, eliges a qué cuenco contiguo pasa el tuyo.
lesson-kala-beside-missed = Casi: tu camino debe acabar en el cuenco claro de c3 y tu cuenco debe pasar después a d3.

lesson-kala-harvest-task = Uno de los cuencos en los que puede acabar tu camino está maduro. Coséchalo.
lesson-kala-harvest-right = En d1 había cinco judías antes de tu última: con tres o más, un cuenco está maduro. De las seis, una va al banco y cinco a tu reserva.
lesson-kala-harvest-missed = No has cosechado nada. Busca un cuenco con tres judías o más, haz que tu última judía caiga en él y di que quieres cosechar.

lesson-kala-rob-task = El cuenco de juego claro contiene tres judías. Coséchalo.
lesson-kala-rob-right = El cuenco de juego rival está maduro con tres judías, igual que uno de campo: de las cuatro, una va al banco y tres son tuyas. Las dos de debajo siguen tapadas, y tu cuenco queda a su lado.
lesson-kala-rob-missed = Llegaste al cuenco claro, pero le dejaste sus judías. Toma el mismo camino y cosecha.

lesson-kala-bonus-task = Tu cuenco contiene tres judías. Haz tu jugada y después la que resulte de ella.
lesson-kala-bonus-right = Con la primera judía sembrada, tu cuenco llegó a cuatro. Eso da una siembra adicional: las cuatro se siembran enseguida, en el mismo turno, desde donde está ahora tu cuenco.

lesson-kala-bonus-all-task = Toca una siembra adicional: tu cuenco de c4 contiene cuatro judías. Siémbralas.
lesson-kala-bonus-all-right = Las cuatro judías quedaron sembradas, la primera otra vez en tu cuenco. Una siembra adicional no se puede rechazar ni acortar, y solo hay una por turno.

lesson-kala-five-task = Tu cuenco contiene cinco judías y hay que sembrarlas todas. Encuentra un camino lo bastante largo.
lesson-kala-five-right = Una judía en tu cuenco y cuatro a lo largo del camino: con cinco judías solo valen los caminos de cuatro pasos.

lesson-kala-six-task = Seis judías en tu cuenco, en medio del campo. Desde aquí ningún camino admite seis. Mira qué pasa con la última.
lesson-kala-six-right = Se sembraron cinco judías y la quinta contó como última. La sexta no encontró sitio y fue a la reserva de las claras.

lesson-kala-open-task = Todo se puede contar, también bajo los cuencos de juego. Aquí hay dos cosechas posibles. Elige la que da más.
lesson-kala-open-right = Cuatro judías para tu reserva. El cuenco claro habría dado tres: las seis de debajo están tapadas y no se cosechan. Quien cuenta lo sabe antes de jugar.
lesson-kala-open-missed = Se puede ganar más. Cuenta lo que da cada cosecha: las judías tapadas no entran en ella.

lesson-kala-rescue-task = Te quedan cuatro judías. Si tu reserva está vacía cuando empiece tu próximo turno, pierdes. Sálvate.
lesson-kala-rescue-right = La cosecha llevó cuatro judías a tu reserva: bastan para otro turno. Las claras han jugado y tú sigues en la partida.
lesson-kala-rescue-missed = Tu reserva estaba vacía cuando volvió a tocarte: quien no puede sembrar cuatro judías pierde. Busca una cosecha.

lesson-kala-win-task = En la reserva de las claras solo quedan tres judías. Juega tu turno como quieras.
lesson-kala-win-right = Las claras empezaron su turno con menos de cuatro judías para sembrar: has ganado. No importa cuántas judías haya reunido cada cual.

rule-KALA-3-choice = La caja alemana siembra del banco, pero hace acabar la partida según las reservas y no dice cuándo se pasa de lo uno a lo otro. Aquí se siembra del banco hasta que, al empezar un turno, no puede dar cuatro judías; entonces cierra para siempre. Las demás ediciones dan a cada jugador judías propias: es la opción «edición».
