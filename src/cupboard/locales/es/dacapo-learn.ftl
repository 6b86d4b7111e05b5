## The game in a minute

dacapo-in-a-minute = Una fila de copas lleva de ti a la copa negra del centro. En cada ronda, todos ponen en secreto de una a cinco judías en el puño, y los puños se abren a la vez. Gana el número más alto que enseñe un solo jugador: sus judías llenan la siguiente copa de su fila, y las demás se pierden. Los números iguales se anulan. Gana quien llena primero la copa negra. Pero cuidado: tus dieciséis judías tienen que bastar.

## Lessons, in the order of lessons.toml

lesson-dacapo-row-task = Cuatro copas llevan de ti a la copa negra. Tu rival siempre empieza con una sola judía. Llena la primera copa de tu fila.
lesson-dacapo-row-right = Has enseñado más, y tus judías llenan la copa más cercana de tu fila. Si juegan dos o tres, hay cuatro en el camino a la copa negra.
lesson-dacapo-row-missed = Una contra una: los números iguales se anulan y nadie avanza. Enseña al menos dos.

lesson-dacapo-short-row-task = Sois cuatro, así que cada fila tiene solo tres copas, y tú has llenado dos. En las dos rondas los jugadores 2 y 4 enseñaron tres judías y el jugador 3, dos. Supón que lo repiten: llena tu tercera copa.
lesson-dacapo-short-row-right = Tu fila está completa, porque si juegan cuatro o cinco tiene solo tres copas. La siguiente ya es la copa negra.
lesson-dacapo-short-row-missed = No ha sido suficiente. Enseñan tres, dos y tres, así que con cuatro o cinco judías nadie te iguala.

lesson-dacapo-sixteen-task = Dieciséis judías son todas las que tendrás. Hay dos cincos en tu fila, cinco judías se han perdido y te queda una sola. Sigue jugando.
lesson-dacapo-sixteen-right = Era tu última judía, y tu rival ha llenado dos copas más sin ti. Los cincos son fuertes, pero dieciséis judías tienen que dar para cinco copas, unas tres para cada una.

lesson-dacapo-fist-task = Te quedan cuatro judías. Pon en el puño las que quieras y déjalo sobre la mesa.
lesson-dacapo-fist-right = Solo decides eso: de una a cinco judías, y nunca más de las que tienes. Los puños se han abierto a la vez, así que nadie conocía antes el número del otro.

lesson-dacapo-highest-task = El jugador 2 ha enseñado siempre tres judías y el jugador 3, cuatro. Supón que siguen así: ¿con qué número ganas la ronda?
lesson-dacapo-highest-right = Cinco era el número más alto enseñado por un solo jugador. Tus cinco judías llenan tu siguiente copa; las tres y las cuatro han vuelto a la caja y están perdidas.
lesson-dacapo-highest-missed = Ese no. Hasta tres, quedas por debajo del jugador 3. Con cuatro lo igualas, y los dos se anulan. Solo un número es más alto que todos los demás.

lesson-dacapo-cancel-task = Los jugadores 2 y 3 quieren ganar a toda costa: los dos han enseñado cinco judías y los dos lo van a repetir. Gana la ronda de todos modos.
lesson-dacapo-cancel-right = Los dos cincos se han anulado y ha ganado el siguiente número sin repetir: el tuyo. ¡Para eso basta una sola judía!
lesson-dacapo-cancel-missed = Ahora hay tres cincos y se anulan todos. Nadie avanza. Enseña menos.

lesson-dacapo-nobody-advances-task = Tu rival ha empezado con cinco judías y seguro que lo repite. Impide que avance.
lesson-dacapo-nobody-advances-right = Cinco contra cinco: se anulan, no queda ningún número sin repetir y nadie avanza. Las diez judías han vuelto a la caja.
lesson-dacapo-nobody-advances-missed = El cinco de tu rival era más alto y ha llenado una copa. Solo lo para un número igual.

lesson-dacapo-stay-in-task = Te quedan dos judías, y quien se queda sin ninguna queda eliminado. Enseña algo, pero de modo que puedas jugar también la ronda siguiente.
lesson-dacapo-stay-in-right = Te queda una judía y sigues en juego. Quien se queda sin judías ya no enseña nada, pero sus copas llenas se quedan y cuentan al final.
lesson-dacapo-stay-in-missed = Has gastado las dos judías y sales del juego. Tu fila se queda, pero los demás siguen sin ti. Enseña solo una.

lesson-dacapo-alone-task = A tu rival le queda una sola judía y tiene que enseñarla. Juega de modo que después de esta ronda aún tengas judías.
lesson-dacapo-alone-right = Solo tú tenías judías. Por eso una ha ido de regalo a tu siguiente copa libre, y lo que te sobraba ha vuelto a la caja.
lesson-dacapo-alone-missed = Has enseñado las cinco, así que ya nadie tiene judías y nadie pone la última. Guárdate al menos una.

lesson-dacapo-target-task = Tu fila está completa y solo falta la copa negra. Tu rival tiene cuatro judías. Gana esta ronda y, con ella, la partida.
lesson-dacapo-target-right = Has llenado la copa negra, así que ganas de inmediato. Cinco judías eran aquí del todo seguras, porque quien tiene cuatro no puede igualarlas.
lesson-dacapo-target-missed = No basta, porque tu rival ha enseñado tres. Enseña más.

lesson-dacapo-fewest-beans-task = A los dos os queda una judía y los dos habéis llenado dos copas. En tu fila hay cinco judías; en la de tu rival, siete. Enseña tu última judía: ¿quién gana?
lesson-dacapo-fewest-beans-right = Se han gastado todas las judías y la copa negra está vacía. Habéis llegado igual de lejos, pero tú con menos judías, así que ganas. Si también eso hubiera sido igual, habríais compartido la victoria.

lesson-dacapo-count-task = Mira lo que les queda a los demás: al jugador 2, tres judías; al jugador 3, dos. Gana esta ronda con toda seguridad.
lesson-dacapo-count-right = Nadie podía enseñar más de tres, así que ganabas seguro. Lo que tiene cada uno se muestra, porque quien se fija lo sabe de todos modos. Lo que hay en un puño es secreto hasta que todos han elegido.
lesson-dacapo-count-missed = Eso lo pueden igualar o superar, porque el jugador 2 tiene tres judías. Enseña más de tres.

lesson-dacapo-count-yourself-task = Los dos empezasteis con ocho judías, y aquí nadie ve lo que le queda al otro. Enseña unas pocas, mira lo que enseña tu rival y lleva la cuenta: en la segunda ronda puedes ganar con toda seguridad.
lesson-dacapo-count-yourself-right = Tu rival había enseñado cinco judías de ocho; le quedaban tres, y tú has enseñado más. Quien lleva la cuenta sabe lo que tienen los demás.
lesson-dacapo-count-yourself-missed = Eso no era seguro. Empieza con menos de cinco judías. Después resta de ocho lo que enseñó tu rival y enseña más de lo que quede.

## Titles of lessons, where a rule has several

lesson-dacapo-row-title = Tu fila
lesson-dacapo-short-row-title = Una fila corta
lesson-dacapo-cancel-title = Cuando dos se anulan
lesson-dacapo-nobody-advances-title = Nadie avanza
lesson-dacapo-count-title = Bien contado
lesson-dacapo-count-yourself-title = Llevar la cuenta

## What the editions leave open or disagree on, and what we added

rule-DACAPO-2-beyond = El juego impreso da siempre 16 judías a cada jugador. Los demás números, del 4 al 30 (opción «beans»), y la desventaja de los más fuertes (opción «fewer_beans») son un añadido nuestro.
rule-DACAPO-5-choice = Según el reglamento impreso, cuando unos números se anulan gana el siguiente. No dice qué pasa si ese también se repite. Aquí se sigue bajando hasta el primero que no esté repetido. Ninguna opción lo cambia.
rule-DACAPO-7-choice = El reglamento impreso habla de la siguiente copa libre y no aclara si puede ser la copa negra. Aquí sí puede. Ninguna opción lo cambia.
rule-DACAPO-9-choice = El reglamento impreso compara las copas, luego las judías, y no va más allá. Aquí, si persiste el empate, se comparte la victoria. Ninguna opción lo cambia.
rule-DACAPO-10-choice = En el juego original cada jugador esconde sus judías debajo de la mesa, y el reglamento no dice si los demás pueden saber cuántas quedan. Pero toda judía que se gasta se enseña antes, así que cualquiera podría llevar la cuenta. Por eso mostramos el número. Si preferís contar vosotros, se puede ocultar (opción «hide_stocks»).

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-mix = La mejor estrategia
learn-analysis-mix-about = Con qué frecuencia enseña cada número un jugador imbatible, y cuánto cuesta cada número de media.
learn-analysis-mix-free = no cuesta nada
learn-analysis-mix-costs = cuesta { $n } %
learn-analysis-mix-chosen = elegido

## Print

print-help-dacapo = Copas: cuántas de la fila están llenas. Quien llena la copa negra gana de inmediato: marcadla con una estrella. En caso de empate, gana quien puso menos judías.
print-cups = Copas
print-beans = Judías
