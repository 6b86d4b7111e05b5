## Las lecciones de Kalaha, en el orden de games/kalaha/lessons.toml.

lesson-kalaha-home-task = Los seis hoyos que tienes delante son tuyos, y también el granero a tu derecha. Lo que reúnas allí cuenta. Una jugada deja las piedras de un hoyo una a una hacia la derecha. Elige un hoyo cuyas piedras lleguen a tu granero.
lesson-kalaha-home-right = Ya hay una piedra en tu granero: cuenta para ti y nadie te la puede quitar. Los hoyos de enfrente son del otro jugador.
lesson-kalaha-home-missed = Estas cuatro piedras no llegaron a tu granero. Cuenta hacia la derecha y elige un hoyo más cercano.

lesson-kalaha-three-sides-task = Jugáis tres, y en el lado de tu derecha no hay nadie. Manda una piedra más allá, al jugador que viene después.
lesson-kalaha-three-sides-right = Primero tu granero y enseguida el primer hoyo del siguiente jugador: un lado sin jugador queda vacío y se salta.
lesson-kalaha-three-sides-missed = Esa piedra se quedó en tu lado. Toma las suficientes para pasar de tu granero.

lesson-kalaha-four-each-task = Al principio hay cuatro piedras en cada hoyo. Ya has sembrado una vez y juegas de nuevo. Juega un hoyo que todavía tenga sus cuatro primeras piedras.
lesson-kalaha-four-each-right = Cuatro piedras: con tantas empezaron todos los hoyos del tablero.
lesson-kalaha-four-each-missed = Ya tenía cinco: una de las piedras que sembraste antes cayó en este hoyo.

lesson-kalaha-highest-roll-task = Los dos sacasteis un cuatro, así que se volvió a tirar: un dos enfrente y un cinco para ti. Empiezas tú. Abre la partida con una jugada que llegue al otro lado.
lesson-kalaha-highest-roll-right = Empieza el número más alto, y quienes empatan vuelven a tirar. A partir de ahora el turno va hacia la derecha, igual que las piedras.
lesson-kalaha-highest-roll-missed = Era tu turno, pero todas las piedras se quedaron contigo. Elige un hoyo más a la derecha.

lesson-kalaha-to-the-right-task = Jugáis cuatro. El turno va por el mismo camino que las piedras: hacia la derecha, al revés que las agujas del reloj. Manda dos piedras a quien juega después de ti.
lesson-kalaha-to-the-right-right = Tu vecino de la derecha recibió dos piedras y después el turno. Luego jugaron los otros dos, y ahora te toca otra vez.
lesson-kalaha-to-the-right-missed = Ninguna piedra llegó a tu vecino de la derecha.

lesson-kalaha-around-task = Una jugada toma todas las piedras de un hoyo y las deja una a una, sin saltarse ninguno. Da la vuelta entera, hasta que tu última piedra caiga en tu propio primer hoyo.
lesson-kalaha-around-right = Una piedra para tu granero, una para cada hoyo de enfrente, y la última ya está en casa. Tu granero recibe una piedra al pasar; el del otro, ninguna.
lesson-kalaha-around-missed = Eran pocas piedras para dar la vuelta entera.

lesson-kalaha-long-lap-task = Uno de tus hoyos está tan lleno que sus piedras vuelven al punto de partida y siguen más allá. Juégalo.
lesson-kalaha-long-lap-right = En una vuelta larga no se salta ningún hoyo: también recibió una piedra el que acababas de vaciar.
lesson-kalaha-long-lap-missed = Una sola piedra no da una vuelta larga. Busca el hoyo con catorce piedras.

lesson-kalaha-past-the-store-task = En esta mesa no se siembra en los graneros. Manda dos piedras al otro lado.
lesson-kalaha-past-the-store-right = Tus piedras pasaron de largo ante tu granero y fueron derechas a los hoyos del otro jugador.
lesson-kalaha-past-the-store-missed = Esa piedra se quedó en tu lado.

lesson-kalaha-free-task = Haz que tu última piedra caiga justo en tu granero.
lesson-kalaha-free-right = La última piedra cayó en tu granero, así que juegas otra vez: un turno extra.
lesson-kalaha-free-missed = Tu última piedra cayó en un hoyo y el turno se acabó. ¿Qué hoyo tiene tantas piedras como pasos hay hasta tu granero?

lesson-kalaha-free-again-task = A un turno extra le puede seguir otro. Consigue dos seguidos.
lesson-kalaha-free-again-right = Dos veces cayó tu última piedra en tu granero, y te toca de nuevo. Puedes seguir mientras te salga.
lesson-kalaha-free-again-missed = Esa piedra se quedó justo antes de tu granero: no hay turno extra. El otro hoyo llega exactamente al granero.

lesson-kalaha-capture-task = Enfrente hay cinco piedras por ganar. Haz que tu última piedra caiga en tu hoyo vacío, justo delante de ellas.
lesson-kalaha-capture-right = Tu última piedra cayó en un hoyo tuyo que estaba vacío, y justo enfrente había piedras. Las cinco fueron a tu granero, junto con la piedra que captura.
lesson-kalaha-capture-missed = Esta última piedra también cayó en un hoyo vacío, pero enfrente no hay nada.

lesson-kalaha-capture-in-kalah-task = Enfrente de uno de tus hoyos vacíos hay tres piedras. Haz que tu última piedra caiga en ese hoyo.
lesson-kalaha-capture-in-kalah-right = Tres piedras y la que captura fueron a tu granero. Hasta aquí, esta forma de Kalah es como las demás; lo que tiene de especial está en los ajustes.
lesson-kalaha-capture-in-kalah-missed = Tu última piedra cayó en el otro lado. Solo puede capturar en un hoyo tuyo.

lesson-kalaha-nothing-across-task = Dos de tus piedras pueden entrar en un hoyo vacío. Solo una de ellas captura algo: juega esa.
lesson-kalaha-nothing-across-right = Justo enfrente había tres piedras. Con la tuya, cuatro fueron a tu granero.
lesson-kalaha-nothing-across-missed = Justo enfrente no hay nada. No se captura nada, y tu piedra se queda simplemente en su hoyo.

lesson-kalaha-nobody-across-task = Sois tres, estás en medio y enfrente de ti no hay nadie. Haz que tu última piedra caiga en un hoyo tuyo vacío y mira qué pasa.
lesson-kalaha-nobody-across-right = No pasa nada: un lado sin jugador está siempre vacío y no hay nada que capturar. Tu piedra se queda en su hoyo.
lesson-kalaha-nobody-across-missed = Esa última piedra no cayó en un hoyo vacío.

lesson-kalaha-all-others-task = En esta mesa una captura afecta a todos. A tu segundo hoyo, que está vacío, le corresponde el quinto de cada uno de los demás, contando cada cual desde su izquierda. Haz que tu última piedra caiga en él.
lesson-kalaha-all-others-right = Tres piedras, dos piedras, cuatro piedras y la tuya: diez para tu granero. Se vació el hoyo correspondiente de todos los demás.
lesson-kalaha-all-others-missed = Tu última piedra cayó en tu granero. Es un turno extra, pero no una captura.

lesson-kalaha-even-nothing-task = Con esta regla, tu última piedra en un hoyo tuyo vacío captura aunque no haya nada que tomar. Lleva así una piedra a tu granero.
lesson-kalaha-even-nothing-right = El hoyo correspondiente estaba vacío, pero la piedra que captura fue igualmente a tu granero.
lesson-kalaha-even-nothing-missed = Tu última piedra cayó en un hoyo del otro jugador. Solo puede capturar en uno tuyo.

lesson-kalaha-passed-over-task = Al otro jugador no le queda ninguna piedra. Haz una jugada para que siga así.
lesson-kalaha-passed-over-right = Quien no tiene piedras pierde el turno, y por eso te toca otra vez. Así sigue hasta que llegue allí una piedra.
lesson-kalaha-passed-over-missed = Una de tus piedras llegó al otro lado: allí vuelve a haber algo que mover.

lesson-kalaha-last-stone-task = Solo queda una piedra en juego. Llévala a casa.
lesson-kalaha-last-stone-right = Todas las piedras están en los graneros y la partida ha terminado. Ganas por 25 a 23: gana quien tiene más piedras.

lesson-kalaha-shared-task = Una última piedra va camino de tu granero. Juega hasta que termine la partida.
lesson-kalaha-shared-right = 24 piedras para ti y 24 para el otro: en caso de empate, compartís la victoria.

lesson-kalaha-touched-task = Mira y cuenta todo lo que quieras, pero toca solo lo que quieras jugar: hoyo elegido, hoyo jugado. Uno de tus hoyos captura seis piedras. ¿Cuál?
lesson-kalaha-touched-right = Siete piedras para tu granero. Primero pensar y luego tocar: la regla no pide más.
lesson-kalaha-touched-missed = Hoyo tocado, hoyo jugado: en una mesa, esta jugada valdría. Aquí puedes probar otra vez.

lesson-kalaha-agreed-task = En esta mesa se acordó que las jugadas se pueden deshacer. Aun así, encuentra a la primera el hoyo que captura seis piedras.
lesson-kalaha-agreed-right = Siete piedras para tu granero. Si te hubieras equivocado, podrías haber pedido deshacer la jugada, porque así lo acordó la mesa.
lesson-kalaha-agreed-missed = No era este hoyo. En esta mesa podrías deshacer la jugada; aquí, prueba simplemente otra vez.

lesson-kalaha-three-stones-task = Con tres piedras por hoyo la partida es más fácil de seguir. ¿Desde qué hoyo cae tu última piedra justo en tu granero?
lesson-kalaha-three-stones-right = Tres piedras, tres pasos: un turno extra ya en la primera jugada.
lesson-kalaha-three-stones-missed = La última piedra no terminó en tu granero. Cuenta desde él tres pasos hacia atrás.

lesson-kalaha-five-stones-task = Con cinco piedras por hoyo, o más, las jugadas se alargan y la partida se enriquece. ¿Desde qué hoyo cae ahora tu última piedra justo en tu granero?
lesson-kalaha-five-stones-right = Cinco piedras, cinco pasos. Con cada número de piedras la partida empieza de otra manera.
lesson-kalaha-five-stones-missed = La última piedra no terminó en tu granero. Cuenta desde él cinco pasos hacia atrás.

lesson-kalaha-no-move-task = En esta variante la partida termina en cuanto quien tiene el turno no tiene piedras. Vas por delante y el otro lado está vacío: pasa el turno, pero ninguna piedra.
lesson-kalaha-no-move-right = Le tocaba al otro y no podía jugar: la partida ha terminado, 26 a 19 para ti. Las piedras que quedan en tus hoyos no cuentan para nadie.
lesson-kalaha-no-move-missed = Ahora el otro jugador tiene una piedra que mover, y la partida sigue.

lesson-kalaha-side-cleared-task = En esta variante la partida termina en cuanto un lado, cualquiera, queda vacío. Vas por delante: captura las últimas piedras del otro lado.
lesson-kalaha-side-cleared-right = Un lado está vacío y la partida termina al momento. Las dos piedras que quedan en tu hoyo no cuentan para nadie.
lesson-kalaha-side-cleared-missed = Aún hay piedras en los dos lados: la partida sigue.

lesson-kalaha-three-players-task = Aquí solo se captura entre dos o cuatro, y sois tres. Enfrente de tu segundo hoyo, vacío, hay cuatro piedras: haz que tu última piedra caiga en él y mira.
lesson-kalaha-three-players-right = Las cuatro piedras se quedan donde están: entre tres, en esta variante no hay capturas.
lesson-kalaha-three-players-missed = Tu última piedra cayó en tu granero, no en un hoyo vacío.

lesson-kalaha-four-players-task = Entre cuatro, esta variante permite capturar, pero solo del hoyo de justo enfrente. Allí hay dos piedras: gánalas.
lesson-kalaha-four-players-right = Las dos piedras de enfrente fueron a tu granero, junto con la piedra que captura. Tus vecinos de la izquierda y de la derecha no perdieron nada.
lesson-kalaha-four-players-missed = Fue un turno extra, pero no una captura.

lesson-kalaha-stays-task = Captura las cinco piedras y fíjate en qué pasa con la piedra que las captura.
lesson-kalaha-stays-right = Las cinco fueron a tu granero; la piedra que captura se queda en su hoyo y sigue en juego. (El reglamento francés lo dice de las piedras capturadas; seguimos a los otros tres.)
lesson-kalaha-stays-missed = Enfrente de esta última piedra no hay nada: no se capturó nada.

lesson-kalaha-captures-only-task = En esta variante no se siembra en los graneros: solo las capturas traen piedras a casa. Gana algunas.
lesson-kalaha-captures-only-right = Cuatro piedras y la que captura están en tu granero. Aquí no hay otra forma de llenarlo.
lesson-kalaha-captures-only-missed = Esta piedra pasó de largo ante tu granero y fue derecha al otro jugador.

lesson-kalaha-in-circles-task = Hace mucho que nadie captura. Hace unas jugadas tus dos piedras estaban una junto a otra, en tu segundo y tu tercer hoyo. Vas por delante: haz que esa posición se repita.
lesson-kalaha-in-circles-right = La misma posición se repitió sin captura de por medio, y la partida ha terminado. Lo que queda en los hoyos no cuenta para nadie, y ganas por 26 a 20.
lesson-kalaha-in-circles-missed = Esta posición es nueva: la partida sigue.

lesson-kalaha-no-free-turn-task = Haz que tu última piedra caiga en tu granero y mira de quién es el turno después.
lesson-kalaha-no-free-turn-right = Una piedra para tu granero, pero ningún turno extra: en esta variante el turno siempre pasa.
lesson-kalaha-no-free-turn-missed = Tu última piedra cayó en un hoyo. Busca el que llega exactamente a tu granero.

lesson-kalaha-sweep-task = Esto es Kalah como lo han resuelto los estudios: un lado vacío termina la partida y cada uno se queda con las piedras de su lado. Captura las tres últimas piedras de enfrente.
lesson-kalaha-sweep-right = El otro lado quedó vacío y la partida terminó; las cuatro piedras de tu lado fueron también a tu granero: 29 a 19.
lesson-kalaha-sweep-missed = El otro jugador aún tiene piedras: la partida sigue.

lesson-kalaha-capture-of-nothing-task = En esta forma de Kalah, tu última piedra en un hoyo tuyo vacío captura aunque enfrente no haya nada. Lleva así una sola piedra a tu granero.
lesson-kalaha-capture-of-nothing-right = Enfrente no había nada, pero la piedra que captura fue a tu granero. En el Kalah sencillo se habría quedado en su hoyo.
lesson-kalaha-capture-of-nothing-missed = Tu última piedra cayó en el otro lado. Solo puede capturar en un hoyo tuyo.

lesson-kalaha-small-board-task = Kalah se puede jugar con uno a seis hoyos por lado. Aquí hay tres, con tres piedras cada uno. Busca el hoyo cuya última piedra cae en tu granero.
lesson-kalaha-small-board-right = Tres piedras, tres pasos y un turno extra. En un tablero pequeño la partida es corta: ideal para empezar.
lesson-kalaha-small-board-missed = La última piedra no terminó en tu granero.

## Lo que las ediciones dejan abierto y lo que se eligió.

rule-KALAHA-7-choice = Según la edición británica, una captura vacía los hoyos correspondientes de todos los jugadores, pero no dice cuáles se corresponden. Contamos como si cada una de las otras filas estuviera justo enfrente de ti: a tu segundo hoyo desde la izquierda le corresponde, en cada una, el segundo desde la derecha. Las ediciones alemana, francesa y española solo capturan del hoyo de justo enfrente. Lo decide la opción «capture».
rule-KALAHA-V5-choice = Las cuatro ediciones proponen esta variante, pero ninguna dice qué pasa cuando ya nadie captura: las piedras podrían dar vueltas sin fin. Aquí la partida termina cuando una posición se repite sin captura de por medio, o tras cien jugadas sin captura; las piedras que quedan en los hoyos no cuentan entonces para nadie. La opción «sow_stores» activa la variante.
