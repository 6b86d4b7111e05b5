## The game in a minute

hopper-in-a-minute = En el centro hay una bandeja con dieciséis copas. Por turnos, cada jugador lanza una judía en un arco alto desde el borde de la mesa. Si la tuya es la cuarta en una copa, ganas la copa, y sus judías vuelven al juego. Si te quedas sin judías, te llevas las sueltas. En la partida corta gana quien consigue primero cuatro copas. La larga dura hasta que se vacía la bandeja. Al final todos tiran a la vez, y gana quien tiene más puntos.

## Lessons, in the order of lessons.toml

lesson-hopper-tray-task = En la bandeja hay dieciséis copas, cuatro por cuatro: columnas a, b, c y d de izquierda a derecha, filas 1 a 4 alejándose de ti. Supón que tu judía cae en la copa más lejana de la derecha. Anótala ahí.
lesson-hopper-tray-right = Es la d4. Todas las copas se llaman así, por el lugar donde están. La bandeja está en el centro de la mesa, a la misma distancia de todos.
lesson-hopper-tray-missed = Ese es otro lugar. La copa más lejana de la derecha está donde se cruzan la columna d y la fila 4.

lesson-hopper-deal-task = Se han repartido las 80 judías: 26 para cada uno de los tres, y las dos que sobran quedan sueltas en la mesa. El sorteo ha decidido que empiece el jugador 3, que ya ha tirado. Ahora te toca a ti: anota cualquier lugar para tu judía.
lesson-hopper-deal-right = Después le ha tocado al jugador 2. El sorteo solo decide quién empieza; luego se juega en el sentido de las agujas del reloj.

lesson-hopper-shot-task = En tu turno haces un solo tiro. Golpea el borde de la mesa, y una de tus judías volará en un arco alto hacia la bandeja. ¡Tira!
lesson-hopper-shot-right = Una judía, un tiro, y le toca al siguiente, hayas acertado o no.

lesson-hopper-over-the-edge-task = ¡Qué mala suerte! Tu judía da en el borde de la copa b3, salta fuera de la mesa y acaba en el suelo. ¿Cómo cuenta?
lesson-hopper-over-the-edge-right = Como judía suelta, igual que las que están junto a las copas en la bandeja o en la mesa. Ahí se queda hasta que alguien tome las sueltas.
lesson-hopper-over-the-edge-missed = No se ha quedado en esa copa. Lo que cuenta es dónde se para una judía; esta no está en ninguna copa, así que está suelta.

lesson-hopper-fourth-bean-task = Gana una copa quien mete en ella la cuarta judía. Supón que la tuya cae justo donde quieres: gana una copa.
lesson-hopper-fourth-bean-right = Había tres y la tuya ha sido la cuarta, así que la copa es tuya. Sus judías vuelven al juego, sueltas en la mesa.
lesson-hopper-fourth-bean-missed = Con esa no suman cuatro. Busca una copa que ya tenga tres judías.

lesson-hopper-no-gap-task = Ya falta una copa, por eso en d4 no hay ninguna. En b2 hay tres judías. Deja caer ahí la tuya y mira qué pasa con el hueco.
lesson-hopper-no-gap-right = Las copas se han juntado: la de c4 está ahora en b2 y ha llevado consigo sus dos judías. Un hueco solo se queda si lo acordáis, y cada copa se llama por el lugar donde está ahora.
lesson-hopper-no-gap-missed = No se ha ganado ninguna copa, así que no hay hueco. Deja caer tu judía en b2.
lesson-hopper-gap-stays-task = En esta partida los huecos se quedan. La copa de d4 ya no está, y en b2 hay tres judías. Deja caer ahí la tuya y fíjate en las demás copas.
lesson-hopper-gap-stays-right = Has ganado la copa y no se ha movido ninguna otra: la de c4 sigue ahí, con sus dos judías.
lesson-hopper-gap-stays-missed = No se ha ganado ninguna copa. Deja caer tu judía en b2.

lesson-hopper-refill-task = Es tu última judía. Anota cualquier lugar para ella y mira qué pasa cuando te vuelva a tocar.
lesson-hopper-refill-right = Tenías la mano vacía, así que has tomado todas las sueltas. Las de las copas se quedan donde están.

lesson-hopper-nothing-loose-task = El jugador 2 no tiene judías y no hay ninguna suelta. Haz que siga así: anota para la tuya un lugar donde el jugador 2 no gane nada.
lesson-hopper-nothing-loose-right = Tu judía está en una copa y sigue sin haber sueltas. El jugador 2 pierde el turno y te toca otra vez.
lesson-hopper-nothing-loose-missed = Ahora había judías sueltas y el jugador 2 las ha tomado. Un tiro fallado deja una suelta, y una copa ganada deja cuatro. Elige una copa que no se llene.

lesson-hopper-four-cups-task = La partida corta: gana quien primero tiene cuatro copas. Tú tienes tres y el jugador 2, dos. ¡Gana!
lesson-hopper-four-cups-right = ¡Tu cuarta copa! La partida corta termina de inmediato y has ganado.
lesson-hopper-four-cups-missed = Así no ganas ninguna copa. ¿Cuál tiene ya tres judías?

lesson-hopper-black-cup-task = La partida larga sigue hasta vaciar la bandeja. Quedan cuatro copas, y en b2 hay tres judías. Gánala y mira qué copa se une.
lesson-hopper-black-cup-right = Quedaban solo tres copas neutrales, así que se les ha unido la negra, y las cuatro forman un cuadrado en el centro. ¡Empieza la fase final!
lesson-hopper-black-cup-missed = No se ha ganado ninguna copa y siguen ahí las cuatro. Deja caer tu judía en b2.

lesson-hopper-all-at-once-task = La copa negra está en la bandeja, así que ahora todos tiran a la vez, tan rápido como pueden. Hoy vas deprisa: anota dos de tus judías, una justo después de la otra.
lesson-hopper-all-at-once-right = Dos tiros seguidos, sin esperar a nadie, porque en la fase final no hay turnos.

lesson-hopper-all-in-a-round-task = La copa negra está en la bandeja, así que ahora todos tiran a la vez. En esta partida se hace por rondas: todos apuntan y después vuelan todas las judías juntas. ¡Tira!
lesson-hopper-all-in-a-round-right = Las dos judías han volado a la vez. Si caen varias en la misma copa, la gana quien haya metido la cuarta. Después viene la ronda siguiente.

lesson-hopper-last-cup-task = En la partida larga cuentan los puntos: una copa neutral 1, la negra 2, la última de la bandeja 3. Tus ocho neutrales hacen 8 puntos; el jugador 2 tiene siete y además la negra: 9. Queda una copa. ¡Gana!
lesson-hopper-last-cup-right = La última copa vale 3, sea del color que sea: 11 puntos a 9. Gana quien tiene más puntos; en caso de empate se comparte la victoria.
lesson-hopper-last-cup-missed = La última copa sigue ahí. Tiene tres judías: que la tuya sea la cuarta.

lesson-hopper-skill-task = Ahora depende de tu mano: toca una copa para apuntar, encuentra la fuerza justa y golpea en el momento preciso. Intenta llegar a una de las copas del centro.
lesson-hopper-skill-right = La dirección, la fuerza y el momento han decidido adónde ha ido tu judía. Rebota en los bordes y en la mesa, y puede golpear y mover otras judías. Toda mano tiembla un poco, así que practicar merece la pena.

lesson-hopper-enter-task = Tiráis judías de verdad en una mesa de verdad, y el programa lleva la cuenta. Tu judía se ha parado en la copa b3. Anótalo.
lesson-hopper-enter-right = Ahora hay dos judías en b3 y le toca al jugador 2. Vosotros tiráis y anotáis dónde se han parado las judías; de los turnos, las copas y los puntos se encarga el programa.
lesson-hopper-enter-missed = En la mesa no ha pasado eso. La judía está en b3. En una partida de verdad, lo que se anota mal se puede deshacer.

lesson-hopper-knock-task = En la mesa de verdad, tu judía no ha entrado en ninguna copa y está suelta. Pero ha empujado a otra suelta dentro de la copa c2, donde ya había tres. Anótalo todo.
lesson-hopper-knock-right = No era tu judía, pero era tu tiro: cuando todo ha quedado quieto había cuatro en c2, así que la copa es tuya.
lesson-hopper-knock-missed = No ha sido exactamente así: tu propia judía está suelta, y otra ha entrado en c2 por el golpe.
lesson-hopper-push-task = En una mesa de verdad, alguien ha ganado la copa de d4 y habéis empujado la de a1 al hueco. Anota primero eso: de a1 a d4.
lesson-hopper-push-right = Ahora la bandeja de la pantalla está como la vuestra. Sigue siendo tu turno, porque empujar una copa no es un tiro.
lesson-hopper-push-missed = Eso dice dónde se ha parado una judía. Anota primero que la copa de a1 se ha empujado a d4.

## Titles of lessons, where a rule has several

lesson-hopper-no-gap-title = Juntar las copas
lesson-hopper-refill-title = Reponer judías
lesson-hopper-nothing-loose-title = Ninguna judía suelta
lesson-hopper-all-at-once-title = Todos a la vez
lesson-hopper-all-in-a-round-title = En una ronda
lesson-hopper-enter-title = Anotar un tiro
lesson-hopper-knock-title = Una judía empujada

## What the editions leave open or disagree on, and what we added

rule-HOPPER-2-choice = El reglamento impreso reparte las judías por igual y no habla de las que sobran. Aquí quedan sueltas en la mesa. La opción «beans» fija cuántas judías hay.
rule-HOPPER-4-choice = El reglamento impreso no dice qué pasa con las judías que se caen de la mesa. Aquí cuentan como sueltas. Ninguna opción lo cambia.
rule-HOPPER-5-choice = Según el reglamento impreso, gana la copa quien mete la cuarta judía con su tiro. No dice qué pasa si el tiro empuja dentro una judía que ya estaba en la mesa. Aquí cuenta para quien ha tirado. Ninguna opción lo cambia.
rule-HOPPER-6-choice = Las ediciones inglesa y española cierran los huecos; la alemana y la francesa dicen que se pueden cerrar. Aquí se cierran, salvo que desactivéis la opción «close_gaps».
rule-HOPPER-7-choice = Según el reglamento impreso, quien se queda sin judías recoge de las que han caído fuera de las copas. No dice cuántas ni qué pasa si no hay ninguna. Aquí te las llevas todas cuando te toca; mientras no las haya, pierdes el turno. En la fase final, se reparten entre todos los que se han quedado sin judías. Ninguna opción lo cambia.
rule-HOPPER-10-choice = En la fase final impresa todos tiran a la vez, pero no se dice de quién es una copa cuando llegan varias judías. Aquí es de quien haya tirado la judía que se paró en ella en cuarto lugar. Las que ya estaban dentro y solo se movieron no cuentan para nadie. La opción «finale» permite tirar por rondas.
rule-HOPPER-11-choice = El reglamento impreso no habla de empates. Aquí se comparte la victoria. Ninguna opción lo cambia.
rule-HOPPER-12-beyond = El juego impreso se juega con judías de verdad. El tiro en pantalla es un añadido nuestro, igual que el pulso más firme de algunos jugadores (opción «steady_hands»).
rule-HOPPER-13-beyond = El juego impreso no tiene árbitro. Así el programa lleva la cuenta cuando jugáis en una mesa de verdad.

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-hits = Aciertos
learn-analysis-hit-shots = tiros
learn-analysis-hit-cup = en una copa
learn-analysis-hit-tray = sueltas en la bandeja
learn-analysis-hit-table = sueltas en la mesa
learn-analysis-hit-off = fuera de la mesa
learn-analysis-hit-claims = copas ganadas
learn-analysis-hit-knocks = judías empujadas
learn-analysis-hit-streak = mejor racha de aciertos

## Print

print-help-hopper = Contad las copas de cada jugador y sumad los puntos: una copa neutral vale 1, la negra 2, la última de la bandeja 3, sea del color que sea. La última copa se cuenta una sola vez.
print-help-hopper-short = Después de cada partida, apuntad cuántas copas ha ganado cada jugador. Quien tiene cuatro ha ganado.
print-cups-neutral = Copas neutrales, 1 cada una
print-cup-black = Copa negra, 2
print-cup-last = Última copa, 3
