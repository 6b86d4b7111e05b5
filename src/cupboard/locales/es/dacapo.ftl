dacapo-name = Da Capo
dacapo-tagline = Todos enseñan judías a la vez: avanza el número más alto que nadie más enseñe.
dacapo-move-help = Escribe cuántas judías pones en el puño: 1, 2, 3, 4 o 5, sin pasar de las que te quedan.

rule-DACAPO-1 = Una fila de copas lleva de cada jugador a la copa negra del centro, el objetivo: cuatro copas por jugador si juegan dos o tres, tres si juegan cuatro o cinco.
rule-DACAPO-2 = Cada cual empieza con 16 judías escondidas en la mano. Para una partida más corta o más larga, la mesa puede acordar otro número.
rule-DACAPO-3 = En cada ronda, todos los que aún tienen judías ponen en secreto de 1 a 5 en el puño, nunca más de las que tienen. Cuando todos los puños están en la mesa, se abren a la vez.
rule-DACAPO-4 = El número más alto que enseña un solo jugador gana la ronda: esas judías llenan la siguiente copa de su fila. Las demás judías enseñadas vuelven a la caja.
rule-DACAPO-5 = Los números iguales se anulan y sale ganando el siguiente número único por debajo: con 5, 5, 4, 4 y 3 es el 3. Si no hay ningún número único, nadie avanza.
rule-DACAPO-6 = Quien se queda sin judías queda fuera.
rule-DACAPO-7 = Cuando solo un jugador tiene judías, pone una en su siguiente copa libre, aunque sea la copa negra; las demás vuelven a la caja.
rule-DACAPO-8 = Quien llena la copa negra gana, y la partida termina en el acto.
rule-DACAPO-9 = Si se han gastado todas las judías y la copa negra está vacía, gana quien haya llegado más lejos. En caso de igualdad, quien haya puesto menos judías en su fila; si sigue la igualdad, comparten la victoria.
rule-DACAPO-10 = Hasta que todos hayan elegido, los demás solo saben que alguien ya eligió. Lo que le queda a cada uno se deduce de lo enseñado; la mesa puede mostrarlo o dejar que los jugadores lleven la cuenta.

dacapo-option-beans = Con cuántas judías empieza cada jugador. El juego impreso da 16; con pocas la partida es rápida, y las más pequeñas se pueden calcular por completo.
dacapo-option-hide-stocks = No mostrar lo que les queda a los demás: que cada uno lleve la cuenta.

dacapo-preset-standard = El juego impreso
dacapo-preset-counting = Reservas ocultas: tú llevas la cuenta
dacapo-preset-handful = Una partida rápida con 8 judías

dacapo-move-unreadable = «{ $text }» no es un número de judías. Escribe 1, 2, 3, 4 o 5.
dacapo-not-one-to-five = En el puño van de 1 a { $most } judías, no { $beans }.
dacapo-without-beans = El jugador { $seat } no tiene judías y está fuera.
dacapo-too-few-beans =
    { $stock ->
        [one] No puedes enseñar { $beans } judías: solo te queda una.
       *[other] No puedes enseñar { $beans } judías: solo te quedan { $stock }.
    }
dacapo-position-sides = Una posición para { $seats } jugadores necesita { $seats } lados como 5,3/8 y después box: con las judías de la caja.
dacapo-position-side = «{ $text }» no es un lado. Escribe las copas llenas (de 1 a { $most } judías cada una, o - si no hay), una barra y las judías de la mano: 5,3/8.
dacapo-position-too-many = El jugador { $seat } tiene más judías que al empezar ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] En esta posición hay { $found } judía, pero el juego tiene { $total }.
       *[other] En esta posición hay { $found } judías, pero el juego tiene { $total }.
    }
dacapo-position-row = Una fila tiene { $cups } copas y después viene la copa negra.
dacapo-position-target = Solo un jugador puede haber llenado la copa negra.
dacapo-position-last-bean = Solo un jugador tiene judías: la última ya se habría puesto.
dacapo-position-rounds = Ninguna serie de rondas puede llevar a esta posición.

dacapo-fact-shown = { $seat } enseña { $beans }.
dacapo-fact-cancelled = { $hands } manos con { $beans } se anulan.
dacapo-fact-advanced =
    { $target ->
        [yes] ¡{ $seat } llena la copa negra con { $beans }!
       *[no] { $seat } avanza: { $beans } en la copa { $cup }.
    }
dacapo-fact-stalled = Ningún número único: nadie avanza.
dacapo-fact-out = { $seat } se queda sin judías y está fuera.
dacapo-fact-last-bean =
    { $target ->
        [yes] ¡Solo { $seat } tiene judías y pone una en la copa negra!
       *[no] Solo { $seat } tiene judías y pone una en la copa { $cup }.
    }
dacapo-fact-ended =
    { $reason ->
        [target] La copa negra está llena: la partida ha terminado.
       *[beans] Se han gastado todas las judías: la partida ha terminado.
    }
