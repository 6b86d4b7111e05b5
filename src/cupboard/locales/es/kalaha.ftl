kalaha-name = Kalaha
kalaha-tagline = Siembra piedras alrededor del tablero cuadrado y reúnelas en tu granero.
kalaha-move-help = Escribe el número de uno de tus hoyos, contado desde tu izquierda.

rule-KALAHA-1 = El tablero tiene cuatro lados de seis hoyos, y cada jugador un granero en su esquina derecha. Dos jugadores se sientan frente a frente; los lados sin jugador quedan vacíos y se saltan.
rule-KALAHA-2 = Cada hoyo empieza con cuatro piedras, o con las que se hayan acordado.
rule-KALAHA-3 = Todos tiran un dado y empieza el número más alto; quienes empatan vuelven a tirar. Se juega en sentido contrario a las agujas del reloj, hacia la derecha.
rule-KALAHA-4 = Toma todas las piedras de uno de tus hoyos y déjalas una a una en los hoyos siguientes, incluido tu granero; los graneros ajenos se saltan. En una vuelta larga, el hoyo vaciado también recibe una piedra.
rule-KALAHA-5 = Si la última piedra cae en tu granero, juegas otra vez, tantas veces como ocurra.
rule-KALAHA-6 = Captura «opposite»: la última piedra cae en un hoyo propio que estaba vacío y justo enfrente hay piedras. Estas y la piedra que captura van a tu granero. Si nadie juega el lado de enfrente, no pasa nada.
rule-KALAHA-7 = Captura «corresponding»: la última piedra cae en un hoyo propio que estaba vacío. Las piedras de los hoyos correspondientes de todos los demás y la piedra que captura van a tu granero, aunque esos hoyos estén vacíos.
rule-KALAHA-8 = Quien no tiene piedras en sus hoyos pierde el turno hasta volver a tenerlas.
rule-KALAHA-9 = La partida termina cuando todas las piedras están en los graneros. Gana quien tiene más; en caso de empate se comparte la victoria.
rule-KALAHA-10 = Hoyo tocado, hoyo jugado: no se puede deshacer, salvo que la mesa lo haya acordado.
rule-KALAHA-V1 = Variante: empezar con tres piedras por hoyo, o con cinco o más.
rule-KALAHA-V2 = Variante: la partida termina en cuanto quien tiene el turno no tiene piedras (no_move), o en cuanto un lado queda vacío (side_cleared). Las piedras que quedan en los hoyos no cuentan para nadie.
rule-KALAHA-V3 = Variante: solo se captura entre dos o cuatro jugadores, siempre del hoyo de enfrente.
rule-KALAHA-V4 = Variante: la piedra que captura se queda en el tablero.
rule-KALAHA-V5 = Variante: no se siembra en los graneros, solo las capturas puntúan. La partida termina cuando una posición se repite sin captura de por medio, o tras cien jugadas sin captura. Las piedras que quedan en los hoyos no cuentan entonces para nadie.
rule-KALAHA-V6 = Variante: sin turnos extra.
rule-KALAHA-P = Ajustes para las ediciones del reglamento, y dos formas para dos jugadores conocidas de los estudios: en ellas, un lado vacío termina la partida y cada uno se queda con las piedras de su lado. En la primera no se captura nada si el hoyo de enfrente está vacío; en la segunda, la piedra que captura va al granero incluso entonces. Estas dos se juegan con uno a seis hoyos por lado.

kalaha-option-stones = Cuántas piedras hay al principio en cada hoyo.
kalaha-option-pits = Cuántos hoyos tiene cada lado.
kalaha-option-capture = Qué captura una última piedra en un hoyo propio vacío.
kalaha-option-capture-opposite = las piedras de enfrente, si las hay
kalaha-option-capture-opposite-empty = las piedras de enfrente; la piedra que captura también cuando no hay ninguna
kalaha-option-capture-corresponding = las piedras de los hoyos correspondientes de todos los demás
kalaha-option-even-captures = Solo se captura entre dos o cuatro jugadores.
kalaha-option-capturer-stays = La piedra que captura se queda en el tablero.
kalaha-option-sow-stores = También se siembra en el granero propio.
kalaha-option-free-turns = Una última piedra en el granero propio da otro turno.
kalaha-option-end = Cuándo termina la partida.
kalaha-option-end-played-out = cuando todas las piedras están en los graneros
kalaha-option-end-no-move = cuando quien tiene el turno no tiene piedras
kalaha-option-end-side-cleared = en cuanto un lado queda vacío
kalaha-option-end-sweep = en cuanto un lado queda vacío; cada uno se queda con las piedras de su lado
kalaha-option-takeback = Se pueden deshacer las jugadas.

kalaha-preset-de = La edición alemana
kalaha-preset-gb = La edición británica: se captura de los hoyos correspondientes de todos los demás
kalaha-preset-fr = La edición francesa
kalaha-preset-es = La edición española
kalaha-preset-kalah = Kalah, como lo han resuelto los estudios
kalaha-preset-kalah-empty = Kalah en el que también se captura en vacío

kalaha-move-unreadable = «{ $text }» no es un hoyo: escribe un número de 1 a { $pits }.
kalaha-no-such-pit = No hay hoyo { $pit }: tu lado tiene { $pits }.
kalaha-empty-pit = El hoyo { $pit } está vacío: elige uno con piedras.
kalaha-even-captures-are-opposite = Si solo se captura entre dos o cuatro, es siempre del hoyo de enfrente: elige «opposite».
kalaha-nobody-could-score = Con { $seats } jugadores no habría capturas ni se sembraría en los graneros: nadie podría puntuar.
kalaha-sweep-is-for-two = Quedarse con las piedras del lado propio es para dos jugadores, no para { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] Un tablero de { $pits } hoyo por lado
   *[other] Un tablero de { $pits } hoyos por lado
 } solo existe en las formas de los estudios (end=sweep).
kalaha-empty-capture-sweeps = Capturar en vacío pertenece a las formas de los estudios (end=sweep).
kalaha-nothing-would-be-captured = Si la piedra que captura se queda, no hay nada que tomar cuando el hoyo de enfrente está vacío.
kalaha-position-sides = Una posición para { $seats } jugadores necesita otros tantos lados y la indicación del turno.
kalaha-position-side = «{ $text }» no es un lado: hacen falta { $pits } hoyos y un granero, como 4,4,4,4,4,4/0.
kalaha-position-mark = «{ $text }» no dice de quién es el turno.
kalaha-position-past = Las posiciones desde la última captura faltan o no encajan.
kalaha-position-stones = Piedras en esta posición: { $found }. Tienen que ser { $total }.
kalaha-position-phase = El tablero y la indicación del turno no concuerdan.

kalaha-fact-rolled = { $seat } saca un { $eyes }.
kalaha-fact-begins = Empieza { $seat }.
kalaha-fact-picked = { $stones ->
    [one] { $seat } siembra { $stones } piedra del hoyo { $pit }.
   *[other] { $seat } siembra { $stones } piedras del hoyo { $pit }.
 }
kalaha-fact-captured = { $stones ->
    [one] { $seat } captura { $stones } piedra (hoyo { $pit } de { $owner }).
   *[other] { $seat } captura { $stones } piedras (hoyo { $pit } de { $owner }).
 }
kalaha-fact-free-turn = { $seat } juega otra vez.
kalaha-fact-skipped = { $seat } no tiene piedras y pierde el turno.
kalaha-fact-ended = { $reason ->
    [played_out] Todas las piedras están en los graneros: la partida ha terminado.
    [no_move] No queda piedra que mover: la partida ha terminado.
    [side_cleared] Un lado está vacío: la partida ha terminado.
    [swept] Un lado está vacío: cada uno toma las piedras de su lado y la partida ha terminado.
   *[repeated] La partida da vueltas en círculo: ha terminado.
 }
