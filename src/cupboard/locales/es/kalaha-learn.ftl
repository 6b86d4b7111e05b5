## The game in a minute

kalaha-in-a-minute = Cada lado del tablero tiene seis hoyos y, a su derecha, un granero. En tu turno tomas todas las fichas de uno de tus hoyos y las siembras una a una en sentido contrario a las agujas del reloj. Si la última cae en tu granero, juegas otra vez. Si cae en un hoyo tuyo vacío, capturas lo que hay enfrente. La partida termina cuando todas las fichas están en los graneros. Gana quien tiene más.

## Lessons, in the order of lessons.toml

lesson-kalaha-home-task = Los seis hoyos que tienes delante son tuyos, y también el granero a tu derecha. Solo cuentan las fichas de tu granero. En una jugada siembras las fichas de un hoyo una a una hacia la derecha. Elige un hoyo cuyas fichas lleguen a tu granero.
lesson-kalaha-home-right = Ya hay una ficha en tu granero. Cuenta para ti y nadie te la puede quitar. Los hoyos de enfrente son de tu rival.
lesson-kalaha-home-missed = Estas cuatro fichas no han llegado a tu granero. Cuenta hacia la derecha y elige un hoyo más cercano.

lesson-kalaha-three-sides-task = Jugáis tres, y en el lado de tu derecha no hay nadie. Manda una ficha más allá, al jugador que viene después.
lesson-kalaha-three-sides-right = Primero tu granero y después el primer hoyo del siguiente jugador. Un lado sin jugador queda vacío y se salta.
lesson-kalaha-three-sides-missed = Esa ficha se ha quedado en tu lado. Toma las suficientes para pasar de tu granero.

lesson-kalaha-four-each-task = Al principio hay cuatro fichas en cada hoyo. Ya has sembrado una vez y juegas de nuevo. Juega un hoyo que todavía tenga sus cuatro primeras fichas.
lesson-kalaha-four-each-right = Cuatro fichas. Con tantas han empezado todos los hoyos del tablero.
lesson-kalaha-four-each-missed = Ya tenía cinco, porque una de las fichas que acababas de sembrar había caído en este hoyo.

lesson-kalaha-highest-roll-task = Los dos habéis sacado un cuatro y se ha vuelto a tirar: un dos tu rival y un cinco tú. Empiezas tú. Abre la partida con una jugada que llegue al otro lado.
lesson-kalaha-highest-roll-right = Empieza el número más alto, y quienes empatan vuelven a tirar. A partir de ahora el turno va hacia la derecha, igual que las fichas.
lesson-kalaha-highest-roll-missed = Era tu turno, pero todas las fichas se han quedado contigo. Elige un hoyo más a la derecha.

lesson-kalaha-to-the-right-task = Jugáis cuatro. El turno va por el mismo camino que las fichas: hacia la derecha, al revés que las agujas del reloj. Manda dos fichas a quien juega después de ti.
lesson-kalaha-to-the-right-right = Tu vecino de la derecha ha recibido dos fichas y después el turno. Luego han jugado los otros dos, y ahora te toca otra vez.
lesson-kalaha-to-the-right-missed = Ninguna ficha ha llegado a tu vecino de la derecha.

lesson-kalaha-around-task = En una jugada siembras todas las fichas de un hoyo, una en cada hoyo, sin saltarte ninguno. Da la vuelta entera, hasta que tu última ficha caiga en tu propio primer hoyo.
lesson-kalaha-around-right = Una ficha para tu granero, una para cada hoyo de enfrente, y la última ha vuelto a tu lado. Tu granero recibe una ficha al pasar; el de tu rival, ninguna.
lesson-kalaha-around-missed = Eran pocas fichas para dar la vuelta entera.

lesson-kalaha-long-lap-task = Uno de tus hoyos está tan lleno que sus fichas vuelven al punto de partida y siguen más allá. Juégalo.
lesson-kalaha-long-lap-right = Al dar la vuelta completa no se salta ningún hoyo. También ha recibido una ficha el que acababas de vaciar.
lesson-kalaha-long-lap-missed = Con una sola ficha no se da la vuelta al tablero. Busca el hoyo con catorce fichas.

lesson-kalaha-past-the-store-task = En esta partida no se siembra en los graneros. Manda dos fichas al otro lado.
lesson-kalaha-past-the-store-right = Tus fichas han pasado de largo ante tu granero y han ido derechas a los hoyos de tu rival.
lesson-kalaha-past-the-store-missed = Esa ficha se ha quedado en tu lado.

lesson-kalaha-free-task = Haz que tu última ficha caiga justo en tu granero.
lesson-kalaha-free-right = La última ficha ha caído en tu granero, así que consigues un turno extra.
lesson-kalaha-free-missed = Tu última ficha ha caído en un hoyo y el turno se ha acabado. ¿Qué hoyo tiene tantas fichas como pasos hay hasta tu granero?

lesson-kalaha-free-again-task = A un turno extra le puede seguir otro. Consigue dos seguidos.
lesson-kalaha-free-again-right = Tu última ficha ha caído dos veces en tu granero, y te toca de nuevo. Puedes seguir mientras lo consigas.
lesson-kalaha-free-again-missed = Esa ficha se ha quedado justo antes de tu granero, así que no hay turno extra. El otro hoyo llega exactamente al granero.

lesson-kalaha-capture-task = Puedes capturar cinco fichas de tu rival. Haz que tu última ficha caiga en tu hoyo vacío, justo enfrente de ellas.
lesson-kalaha-capture-right = Tu última ficha ha caído en un hoyo tuyo que estaba vacío, y justo enfrente había fichas. Las cinco han ido a tu granero, junto con la ficha que captura.
lesson-kalaha-capture-missed = Esta última ficha también ha caído en un hoyo vacío, pero enfrente no hay nada.

lesson-kalaha-capture-in-kalah-task = Enfrente de uno de tus hoyos vacíos hay tres fichas. Haz que tu última ficha caiga en ese hoyo.
lesson-kalaha-capture-in-kalah-right = Tres fichas y la que captura han ido a tu granero. Hasta aquí, esta forma de Kalah es como las demás; lo que tiene de especial se explica con los preajustes.
lesson-kalaha-capture-in-kalah-missed = Tu última ficha ha caído en el otro lado. Solo puede capturar en un hoyo tuyo.

lesson-kalaha-nothing-across-task = Dos de tus fichas pueden entrar en un hoyo vacío. Solo una de ellas captura algo: juega esa.
lesson-kalaha-nothing-across-right = Justo enfrente había tres fichas. Con la tuya, cuatro han ido a tu granero.
lesson-kalaha-nothing-across-missed = Justo enfrente no hay nada. No capturas nada, y tu ficha se queda en su hoyo.

lesson-kalaha-nobody-across-task = Sois tres, estás en medio y enfrente de ti no hay nadie. Haz que tu última ficha caiga en un hoyo tuyo vacío y mira qué pasa.
lesson-kalaha-nobody-across-right = No pasa nada: un lado sin jugador está siempre vacío y no hay nada que capturar. Tu ficha se queda en su hoyo.
lesson-kalaha-nobody-across-missed = Esa última ficha no ha caído en un hoyo vacío.

lesson-kalaha-all-others-task = En esta partida, una captura afecta a todos los demás. A tu segundo hoyo, que está vacío, le corresponde el quinto de cada uno de ellos, contando cada uno desde su izquierda. Haz que tu última ficha caiga en él.
lesson-kalaha-all-others-right = Tres fichas, dos fichas, cuatro fichas y la tuya: diez para tu granero. Se ha vaciado el hoyo correspondiente de todos los demás.
lesson-kalaha-all-others-missed = Tu última ficha ha caído en tu granero. Es un turno extra, pero no una captura.

lesson-kalaha-even-nothing-task = Con esta regla, tu última ficha en un hoyo tuyo vacío captura aunque no haya nada que tomar. Lleva así una ficha a tu granero.
lesson-kalaha-even-nothing-right = El hoyo correspondiente estaba vacío, pero la ficha que captura ha ido igualmente a tu granero.
lesson-kalaha-even-nothing-missed = Tu última ficha ha caído en un hoyo de tu rival. Solo puede capturar en uno tuyo.

lesson-kalaha-passed-over-task = A tu rival no le queda ninguna ficha. Haz una jugada para que siga así.
lesson-kalaha-passed-over-right = Quien no tiene fichas pierde el turno, y por eso te toca otra vez. Así será hasta que llegue allí una ficha.
lesson-kalaha-passed-over-missed = Una de tus fichas ha llegado al otro lado, así que allí vuelve a haber algo que mover.

lesson-kalaha-last-stone-task = Solo queda una ficha en juego. Llévala a tu granero.
lesson-kalaha-last-stone-right = Todas las fichas están en los graneros y la partida ha terminado. Gana quien tiene más fichas: ganas tú por 25 a 23.

lesson-kalaha-shared-task = Una última ficha va camino de tu granero. Juega hasta que termine la partida.
lesson-kalaha-shared-right = 24 fichas para ti y 24 para tu rival: en caso de empate, compartís la victoria.

lesson-kalaha-touched-task = Mira y cuenta todo lo que quieras, pero si tocas un hoyo, tienes que jugarlo. Uno de tus hoyos captura seis fichas. ¿Cuál?
lesson-kalaha-touched-right = Siete fichas para tu granero. ¡Primero piensa y después toca!
lesson-kalaha-touched-missed = Ficha tocada, ficha jugada: en una partida de verdad, esta jugada valdría. Aquí puedes probar otra vez.

lesson-kalaha-agreed-task = En esta partida, los jugadores han acordado que las jugadas se pueden deshacer. Aun así, encuentra a la primera el hoyo que captura seis fichas.
lesson-kalaha-agreed-right = Siete fichas para tu granero. Si te hubieras equivocado, podrías haber pedido deshacer la jugada, porque así lo han acordado los jugadores.
lesson-kalaha-agreed-missed = No era este hoyo. En esta partida podrías deshacer la jugada; aquí, prueba otra vez.

lesson-kalaha-three-stones-task = Con tres fichas por hoyo la partida es más fácil de seguir. ¿Desde qué hoyo cae tu última ficha justo en tu granero?
lesson-kalaha-three-stones-right = Tres fichas, tres pasos: un turno extra ya en la primera jugada.
lesson-kalaha-three-stones-missed = La última ficha no ha terminado en tu granero. Cuenta desde él tres pasos hacia atrás.

lesson-kalaha-five-stones-task = Con cinco fichas por hoyo, o más, las jugadas se alargan y la partida se enriquece. ¿Desde qué hoyo cae ahora tu última ficha justo en tu granero?
lesson-kalaha-five-stones-right = Cinco fichas, cinco pasos. Con cada número de fichas la partida empieza de otra manera.
lesson-kalaha-five-stones-missed = La última ficha no ha terminado en tu granero. Cuenta desde él cinco pasos hacia atrás.

lesson-kalaha-no-move-task = En esta variante la partida termina en cuanto el jugador que tiene el turno se queda sin fichas. Vas por delante y el otro lado está vacío. Termina tu turno sin darle ninguna ficha a tu rival.
lesson-kalaha-no-move-right = Le tocaba a tu rival y no podía jugar, así que la partida ha terminado: 26 a 19 para ti. Las fichas que quedan en tus hoyos no cuentan para nadie.
lesson-kalaha-no-move-missed = Ahora tu rival tiene una ficha que mover, y la partida sigue.

lesson-kalaha-side-cleared-task = En esta variante la partida termina en cuanto un lado, cualquiera, queda vacío. Vas por delante: captura las últimas fichas del otro lado.
lesson-kalaha-side-cleared-right = Un lado está vacío y la partida termina de inmediato. Las dos fichas que quedan en tu hoyo no cuentan para nadie.
lesson-kalaha-side-cleared-missed = Aún hay fichas en los dos lados, así que la partida sigue.

lesson-kalaha-three-players-task = Aquí solo se captura con dos o cuatro jugadores, y sois tres. Enfrente de tu segundo hoyo, vacío, hay cuatro fichas. Haz que tu última ficha caiga en él y mira qué pasa.
lesson-kalaha-three-players-right = Las cuatro fichas se quedan donde están, porque con tres jugadores no hay capturas en esta variante.
lesson-kalaha-three-players-missed = Tu última ficha ha caído en tu granero, no en un hoyo vacío.

lesson-kalaha-four-players-task = Con cuatro jugadores, esta variante permite capturar, pero solo del hoyo de justo enfrente. Allí hay dos fichas: captúralas.
lesson-kalaha-four-players-right = Las dos fichas de enfrente han ido a tu granero, junto con la ficha que captura. Tus vecinos de la izquierda y de la derecha no han perdido nada.
lesson-kalaha-four-players-missed = Ha sido un turno extra, pero no una captura.

lesson-kalaha-stays-task = Captura las cinco fichas y fíjate en qué pasa con la ficha que las captura.
lesson-kalaha-stays-right = Las cinco han ido a tu granero; la ficha que captura se queda en su hoyo y sigue en juego. (Solo la edición británica lo dice con claridad; por eso la seguimos.)
lesson-kalaha-stays-missed = Enfrente de esta última ficha no hay nada, así que no has capturado nada.

lesson-kalaha-captures-only-task = En esta variante no se siembra en los graneros, así que solo las capturas llevan fichas al tuyo. Captura algunas.
lesson-kalaha-captures-only-right = Cuatro fichas y la que captura están en tu granero. Aquí no hay otra forma de llenarlo.
lesson-kalaha-captures-only-missed = Esta ficha ha pasado de largo ante tu granero y ha ido derecha a tu rival.

lesson-kalaha-in-circles-task = Hace mucho que nadie captura. Hace unas jugadas tus dos fichas estaban una junto a otra, en tu segundo y tu tercer hoyo. Vas por delante: haz que esa posición se repita.
lesson-kalaha-in-circles-right = La misma posición se ha repetido sin captura de por medio, y la partida ha terminado. Lo que queda en los hoyos no cuenta para nadie, y ganas por 26 a 20.
lesson-kalaha-in-circles-missed = Esta posición es nueva, así que la partida sigue.

lesson-kalaha-no-free-turn-task = Haz que tu última ficha caiga en tu granero y mira de quién es el turno después.
lesson-kalaha-no-free-turn-right = Una ficha para tu granero, pero ningún turno extra, porque en esta variante el turno siempre pasa.
lesson-kalaha-no-free-turn-missed = Tu última ficha ha caído en un hoyo. Busca el que llega exactamente a tu granero.

lesson-kalaha-sweep-task = Este es el Kalah clásico para dos: cuando un lado queda vacío, la partida termina y cada uno se queda con las fichas de su lado. Captura las tres últimas fichas de enfrente.
lesson-kalaha-sweep-right = El otro lado ha quedado vacío y la partida ha terminado; las cuatro fichas de tu lado también han ido a tu granero: 29 a 19.
lesson-kalaha-sweep-missed = Tu rival aún tiene fichas, así que la partida sigue.

lesson-kalaha-capture-of-nothing-task = En esta forma de Kalah, tu última ficha en un hoyo tuyo vacío captura aunque enfrente no haya nada. Lleva así una sola ficha a tu granero.
lesson-kalaha-capture-of-nothing-right = Enfrente no había nada, pero la ficha que captura ha ido a tu granero. En el Kalah clásico se habría quedado en su hoyo.
lesson-kalaha-capture-of-nothing-missed = Tu última ficha ha caído en el otro lado. Solo puede capturar en un hoyo tuyo.

lesson-kalaha-small-board-task = Kalah se puede jugar con entre uno y seis hoyos por lado. Aquí hay tres, con tres fichas cada uno. Busca el hoyo cuya última ficha cae en tu granero.
lesson-kalaha-small-board-right = Tres fichas, tres pasos y un turno extra. En un tablero pequeño la partida es corta: ideal para empezar.
lesson-kalaha-small-board-missed = La última ficha no ha terminado en tu granero.

## Titles of lessons, where a rule has several

lesson-kalaha-home-title = Tu lado
lesson-kalaha-three-sides-title = Tres jugadores
lesson-kalaha-highest-roll-title = El número más alto
lesson-kalaha-to-the-right-title = Hacia la derecha
lesson-kalaha-around-title = Una vuelta completa
lesson-kalaha-long-lap-title = Una vuelta larga
lesson-kalaha-past-the-store-title = Saltarse el granero
lesson-kalaha-free-title = Un turno extra
lesson-kalaha-free-again-title = Dos veces seguidas
lesson-kalaha-capture-title = Capturar cinco fichas
lesson-kalaha-capture-in-kalah-title = Capturar en Kalah
lesson-kalaha-nothing-across-title = Nada enfrente
lesson-kalaha-nobody-across-title = Nadie enfrente
lesson-kalaha-all-others-title = De todos los demás
lesson-kalaha-even-nothing-title = Aunque no haya nada
lesson-kalaha-last-stone-title = La última ficha
lesson-kalaha-shared-title = Una victoria compartida
lesson-kalaha-touched-title = Contar antes de tocar
lesson-kalaha-agreed-title = Se puede rectificar
lesson-kalaha-three-stones-title = Tres fichas
lesson-kalaha-five-stones-title = Cinco fichas
lesson-kalaha-no-move-title = Sin jugada
lesson-kalaha-side-cleared-title = Un lado vacío
lesson-kalaha-three-players-title = Entre tres no se captura
lesson-kalaha-four-players-title = Capturar entre cuatro
lesson-kalaha-captures-only-title = Capturar es la única forma
lesson-kalaha-in-circles-title = En círculos
lesson-kalaha-sweep-title = Quedarte con tu lado
lesson-kalaha-capture-of-nothing-title = Una captura vacía
lesson-kalaha-small-board-title = Un tablero pequeño

## What the editions leave open or disagree on, and what we added

rule-KALAHA-3-choice = En todas las ediciones empieza el número más alto; ninguna habla de empates. Aquí quienes empatan vuelven a tirar. Ninguna opción lo cambia.
rule-KALAHA-4-choice = Ninguna edición dice si el hoyo vaciado recibe una ficha cuando se da la vuelta completa. Aquí sí la recibe. Ninguna opción lo cambia.
rule-KALAHA-6-choice = La edición francesa solo pide un hoyo vacío frente a uno lleno; entre cuatro podría ser el de un vecino. Aquí debe ser tuyo, como en las ediciones alemana y española. La opción «capture» fija el tipo de captura.
rule-KALAHA-7-choice = Según la edición británica, una captura vacía los hoyos correspondientes de todos los jugadores, pero no dice cuáles se corresponden. Contamos como si cada una de las otras filas estuviera justo enfrente de ti: a tu segundo hoyo desde la izquierda le corresponde, en cada una, el segundo desde la derecha. Las ediciones alemana, francesa y española solo capturan del hoyo de justo enfrente. Lo decide la opción «capture».
rule-KALAHA-P-beyond = Las cuatro ediciones siguen las reglas impresas. Las dos formas de Kalah y los tableros pequeños vienen de la investigación.
rule-KALAHA-V2-choice = Según las ediciones alemana, francesa y española, la partida termina cuando el jugador que tiene el turno no tiene fichas; según la británica, en cuanto un lado queda vacío. No dice si cuenta un lado vaciado por una captura; aquí sí cuenta. Lo decide la opción «end».
rule-KALAHA-V4-choice = Solo la edición británica dice claramente que la ficha que captura se queda. La alemana y la española hablan de la ficha capturada, la francesa de las fichas tomadas; si estas se quedaran, capturar no daría nada. Seguimos la británica. La opción «capturer_stays» activa la variante.
rule-KALAHA-V5-choice = Las cuatro ediciones proponen esta variante, pero ninguna dice qué pasa cuando ya nadie captura y las fichas podrían dar vueltas sin fin. Aquí la partida termina cuando una posición se repite sin captura de por medio, o tras cien jugadas sin captura; las fichas que quedan en los hoyos no cuentan entonces para nadie. La opción «sow_stores» activa la variante.

## The guided first game: each note is shown once, when what it explains first happens

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

## Print

print-help-kalaha = Después de cada ronda, apuntad las fichas del granero de cada jugador. En total hay { $stones } fichas.
