kalaha-name = Kalaha
kalaha-tagline = Siembra fichas por el tablero cuadrado y reúne en tu granero más que nadie.
kalaha-move-help = Escribe el número de uno de tus hoyos, contado desde tu izquierda.

rule-KALAHA-1 = El tablero tiene cuatro lados de { $pits ->
    [one] un hoyo
   *[other] { $pits } hoyos
 }, y cada jugador tiene un granero (el «hoyo de ganancia» del reglamento) en la esquina de su derecha. Dos jugadores se sientan frente a frente; tres, en tres de los lados. Los lados sin jugador quedan vacíos y se saltan.
rule-KALAHA-2 = Cada hoyo empieza con cuatro fichas, o con las que acordéis antes de la partida.
rule-KALAHA-3 = Todos tiran un dado y empieza quien saca el número más alto; quienes empatan vuelven a tirar. El turno pasa al vecino de la derecha, en sentido contrario a las agujas del reloj.
rule-KALAHA-4 = En tu turno, toma todas las fichas de uno de tus hoyos y déjalas una a una en los siguientes, en sentido contrario a las agujas del reloj, incluido tu granero. Los graneros de los demás se saltan. Si das la vuelta completa al tablero, el hoyo que has vaciado también recibe una ficha.
rule-KALAHA-5 = Turno extra (en el reglamento, «turno libre»): si tu última ficha cae en tu granero, juegas otra vez, y así cuantas veces lo consigas.
rule-KALAHA-6 = Captura de enfrente («opposite»): si tu última ficha cae en un hoyo tuyo que estaba vacío y justo enfrente hay fichas, las capturas. Van a tu granero junto con la ficha que captura. Si enfrente no juega nadie, no pasa nada.
rule-KALAHA-7 = Captura a todos («corresponding»): si tu última ficha cae en un hoyo tuyo que estaba vacío, capturas las fichas del hoyo correspondiente de cada uno de los demás. A tu primer hoyo por la izquierda le corresponde, en los demás lados, el primero por la derecha, y así sucesivamente. La ficha que captura también va a tu granero, aunque no hubiera nada que capturar.
rule-KALAHA-8 = Si no te quedan fichas en los hoyos, pierdes el turno hasta que vuelvas a tenerlas.
rule-KALAHA-9 = La partida termina cuando todas las fichas están en los graneros. Gana quien tiene más; en caso de empate se comparte la victoria.
rule-KALAHA-10 = Ficha tocada, ficha jugada: si tocas un hoyo, tienes que jugarlo, salvo que hayáis acordado que las jugadas se pueden deshacer.
rule-KALAHA-V1 = { $stones ->
    [4] Variante: empezar con tres fichas por hoyo, o con cinco o más.
    [one] Variante: cada hoyo empieza con una ficha en lugar de cuatro.
   *[other] Variante: cada hoyo empieza con { $stones } fichas en lugar de cuatro.
}
rule-KALAHA-V2 = Variante: la partida termina en cuanto el jugador que tiene el turno se queda sin fichas («no_move»), o en cuanto un lado queda vacío, también por una captura («side_cleared»). Las fichas que quedan en los hoyos no cuentan para nadie.
rule-KALAHA-V3 = Variante: solo hay capturas si juegan dos o cuatro, y siempre del hoyo de enfrente. En la edición británica, esto sustituye a la captura a todos los demás.
rule-KALAHA-V4 = Variante: la ficha que captura se queda en el tablero. Solo la edición británica lo dice con claridad. La alemana y la española hablan de la ficha capturada, y la francesa de todas las fichas tomadas; pero entonces capturar no daría nada, así que seguimos el texto británico.
rule-KALAHA-V5 = Variante: no se siembra en los graneros, así que solo puntúan las capturas. La partida termina cuando una posición se repite sin captura de por medio, o tras cien jugadas sin captura. Las fichas que quedan en los hoyos no cuentan entonces para nadie.
rule-KALAHA-V6 = Variante: no hay ningún turno extra.
rule-KALAHA-P = Hay un preajuste para cada edición impresa, y otros dos para el Kalah de dos jugadores que estudian los investigadores. En estos dos, la partida termina cuando un lado queda vacío, y cada uno se queda con las fichas de su lado. En «kalah» no se captura nada si el hoyo de enfrente está vacío; en «kalah-empty», la ficha que captura va al granero incluso entonces. Kalah se puede jugar con entre uno y seis hoyos por lado.
rule-KALAHA-T =
    Busca primero los turnos extra: cada uno te regala una jugada.
    Juega de modo que los demás tengan que responder.
    Fíjate en lo que preparan los demás y estropéaselo.
    Quedarse sin fichas antes que nadie no siempre es lo mejor.

kalaha-option-stones = Cuántas fichas hay al principio en cada hoyo.
kalaha-option-pits = Cuántos hoyos tiene cada lado.
kalaha-option-capture = Qué captura tu última ficha cuando cae en un hoyo tuyo vacío.
kalaha-option-capture-opposite = las fichas de enfrente, si las hay
kalaha-option-capture-opposite-empty = las fichas de enfrente; la ficha que captura también cuando no hay ninguna
kalaha-option-capture-corresponding = las fichas de los hoyos correspondientes de todos los demás
kalaha-option-even-captures = Solo hay capturas si juegan dos o cuatro, y siempre del hoyo de enfrente.
kalaha-option-capturer-stays = La ficha que captura se queda en el tablero.
kalaha-option-sow-stores = También se siembra en el granero propio.
kalaha-option-free-turns = Una última ficha en el granero propio da un turno extra.
kalaha-option-end = Cuándo termina la partida.
kalaha-option-end-played-out = cuando todas las fichas están en los graneros
kalaha-option-end-no-move = cuando el jugador que tiene el turno se queda sin fichas
kalaha-option-end-side-cleared = en cuanto un lado queda vacío
kalaha-option-end-sweep = en cuanto un lado queda vacío; cada uno se queda con las fichas de su lado
kalaha-option-takeback = Se pueden deshacer las jugadas.
kalaha-option-show-landing = El tablero muestra de antemano dónde cae la última ficha de cada jugada. Para los más pequeños.

kalaha-preset-de = La edición alemana
kalaha-preset-de-about = Se capturan las fichas de justo enfrente, también entre tres y cuatro.
kalaha-preset-gb = La edición británica
kalaha-preset-gb-about = Se capturan las fichas del hoyo correspondiente de todos los demás.
kalaha-preset-fr = La edición francesa
kalaha-preset-fr-about = Se capturan las fichas de justo enfrente, como en la edición alemana.
kalaha-preset-es = La edición española
kalaha-preset-es-about = Se capturan las fichas de justo enfrente, como en la edición alemana.
kalaha-preset-kalah = Kalah, el juego clásico para dos
kalaha-preset-kalah-about = Para dos. La partida acaba cuando un lado se vacía, y cada uno se queda con las fichas de su lado.
kalaha-preset-kalah-empty = Kalah con capturas vacías
kalaha-preset-kalah-empty-about = Como el Kalah, pero tu última ficha va al granero aunque enfrente no haya nada.

kalaha-move-unreadable = «{ $text }» no es un hoyo. Escribe un número de 1 a { $pits }.
kalaha-no-such-pit = El hoyo { $pit } no existe. Elige uno del 1 al { $pits }.
kalaha-empty-pit = El hoyo { $pit } está vacío. Elige uno con fichas.
kalaha-nobody-could-score = Con { $seats } jugadores no habría capturas ni se sembraría en los graneros, y nadie podría puntuar. Cambia una de estas opciones.
kalaha-sweep-would-score = Si solo puntúan las capturas, nadie puede quedarse al final con las fichas de su lado. Elige otro final que no sea sweep, o siembra también en los graneros.
kalaha-sweep-is-for-two = Quedarse con las fichas del propio lado (end=sweep) solo es posible con dos jugadores, no con { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] Un tablero de { $pits } hoyo por lado
   *[other] Un tablero de { $pits } hoyos por lado
 } solo es posible con las reglas del Kalah (end=sweep).
kalaha-empty-capture-sweeps = Las capturas vacías solo son posibles con las reglas del Kalah (end=sweep).
kalaha-nothing-would-be-captured = Si la ficha que captura se queda, no hay nada que capturar cuando el hoyo de enfrente está vacío. Cambia una de estas opciones.
kalaha-position-sides = Una posición para { $seats } jugadores necesita { $seats } lados y la indicación del turno, por ejemplo move:0.
kalaha-position-side = «{ $text }» no es un lado. Hacen falta { $pits } hoyos y un granero, como 4,4,4,4,4,4/0.
kalaha-position-mark = «{ $text }» no dice de quién es el turno. Escribe roll:01, move:0 u over:0:played_out, con los puestos de esta partida.
kalaha-position-rollers = Al menos dos jugadores tienen que seguir tirando el dado. Si solo queda uno, le toca jugar: escribe move: y su puesto.
kalaha-position-past = Cuando solo puntúan las capturas, las posiciones desde la última captura forman parte del texto: past: y, para cada una, todos los hoyos y quién tiene el turno. Si no, no las pongas.
kalaha-position-past-impossible = Las posiciones desde la última captura no pueden haber llevado a este tablero. Cada una tiene que salir de la anterior con una jugada sin captura, y ninguna puede aparecer dos veces.
kalaha-position-stones = Fichas en esta posición: { $found }. Tienen que ser { $total }.
kalaha-position-phase = El tablero y la indicación del turno no concuerdan. La partida seguiría, habría terminado o habría terminado de otra manera.

kalaha-fact-rolled = { $you ->
    [seat] Sacas un { $eyes }.
   *[none] { $seat } saca un { $eyes }.
}
kalaha-fact-begins = { $you ->
    [seat] Empiezas tú.
   *[none] Empieza { $seat }.
}
kalaha-nth = { $pit ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[other] sexto
}
kalaha-fact-picked = { $you ->
    [seat] { $stones ->
        [one] Siembras { $stones } ficha de tu { kalaha-nth } hoyo.
       *[other] Siembras { $stones } fichas de tu { kalaha-nth } hoyo.
    }
   *[none] { $stones ->
        [one] { $seat } siembra { $stones } ficha de su { kalaha-nth } hoyo.
       *[other] { $seat } siembra { $stones } fichas de su { kalaha-nth } hoyo.
    }
}
kalaha-fact-captured = { $you ->
    [both] También te llevas la ficha que captura.
    [same] { $seat } también se lleva la ficha que captura.
    [seat] { $stones ->
        [one] Capturas { $stones } ficha de { $owner }.
       *[other] Capturas { $stones } fichas de { $owner }.
    }
    [owner] { $stones ->
        [one] { $seat } te captura { $stones } ficha.
       *[other] { $seat } te captura { $stones } fichas.
    }
   *[none] { $stones ->
        [one] { $seat } captura { $stones } ficha de { $owner }.
       *[other] { $seat } captura { $stones } fichas de { $owner }.
    }
}
kalaha-fact-free-turn = { $you ->
    [seat] Consigues un turno extra.
   *[none] { $seat } consigue un turno extra.
}
kalaha-fact-skipped = { $you ->
    [seat] No tienes fichas y pierdes el turno.
   *[none] { $seat } no tiene fichas y pierde el turno.
}
kalaha-fact-ended = { $reason ->
    [played_out] Todas las fichas están en los graneros. La partida ha terminado.
    [no_move] No quedan fichas que mover. La partida ha terminado.
    [side_cleared] Un lado está vacío. La partida ha terminado.
    [swept] Un lado está vacío. Cada uno se queda con las fichas de su lado y la partida ha terminado.
    [quiet] No ha habido capturas en 100 jugadas. La partida ha terminado.
   *[repeated] La misma posición ha vuelto sin captura de por medio. La partida ha terminado.
 }

kalaha-outcome-won = { $you ->
    [winner] { $margin ->
        [one] ¡Ganas por { $margin } ficha! ({ $points })
       *[other] ¡Ganas por { $margin } fichas! ({ $points })
    }
   *[none] { $margin ->
        [one] Gana { $names } por { $margin } ficha. ({ $points })
       *[other] Gana { $names } por { $margin } fichas. ({ $points })
    }
}

## Titles of the rules

rule-KALAHA-1-title = El tablero
rule-KALAHA-2-title = Cuatro fichas por hoyo
rule-KALAHA-3-title = Quién empieza
rule-KALAHA-4-title = Sembrar
rule-KALAHA-5-title = Turno extra
rule-KALAHA-6-title = Captura de enfrente
rule-KALAHA-7-title = Captura a todos
rule-KALAHA-8-title = Perder el turno
rule-KALAHA-9-title = Final y victoria
rule-KALAHA-10-title = Ficha tocada, ficha jugada
rule-KALAHA-V1-title = Más o menos fichas
rule-KALAHA-V2-title = Un final más rápido
rule-KALAHA-V3-title = Capturas entre dos o cuatro
rule-KALAHA-V4-title = La ficha que captura se queda
rule-KALAHA-V5-title = Solo puntúan las capturas
rule-KALAHA-V6-title = Sin turnos extra
rule-KALAHA-P-title = Ediciones y Kalah
rule-KALAHA-T-title = Cuatro consejos
