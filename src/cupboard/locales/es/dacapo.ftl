dacapo-name = Da Capo
dacapo-tagline = Todos enseñan sus judías a la vez. Avanza el número más alto, ¡pero solo si nadie más lo enseña!
dacapo-move-help = Escribe cuántas judías pones en el puño: 1, 2, 3, 4 o 5, sin pasar de las que te quedan.

rule-DACAPO-1 = Una fila de copas lleva de cada jugador a la copa negra del centro, la copa objetivo. Si juegan dos o tres, cada fila tiene cuatro copas; si juegan cuatro o cinco, tiene tres.
rule-DACAPO-2 = Cada jugador empieza con { $beans } judías escondidas en la mano. Para una partida más corta o más larga podéis acordar otro número.{ $handicap ->
    [yes] { " " }Según lo acordado, no todos tienen tantas judías.
   *[no] { "" }
 }
rule-DACAPO-3 = En cada ronda, los jugadores a los que les quedan judías ponen en secreto de 1 a 5 en el puño, nunca más de las que tienen. Cuando todos los puños están en la mesa, se abren a la vez.
rule-DACAPO-4 = Gana la ronda el número más alto que enseñe un solo jugador, que pone esas judías en la siguiente copa de su fila. Las demás judías enseñadas vuelven a la caja.
rule-DACAPO-5 = Los números iguales se anulan y gana el siguiente número que no esté repetido: con 5, 5, 4, 4 y 3, gana el 3. Si todos se repiten, nadie avanza.
rule-DACAPO-6 = Quien se queda sin judías queda eliminado.
rule-DACAPO-7 = Cuando solo a un jugador le quedan judías, pone una en su siguiente copa libre, aunque sea la copa negra. Las demás vuelven a la caja.
rule-DACAPO-8 = Quien llena la copa negra gana, y la partida termina de inmediato.
rule-DACAPO-9 = Si se han gastado todas las judías y la copa negra sigue vacía, gana quien haya llegado más lejos. Si hay empate, gana quien haya puesto menos judías en su fila; si persiste, comparten la victoria.
rule-DACAPO-10 = Hasta que todos hayan elegido, solo se ve quién ha elegido ya. Lo que le queda a cada uno se deduce de lo enseñado; según la opción, se muestra o lleváis la cuenta vosotros.

dacapo-option-beans = Con cuántas judías empieza cada jugador. El juego original da 16; con pocas la partida es rápida, y las más pequeñas se pueden calcular por completo.
dacapo-option-fewer-beans = Cuántas judías menos tiene un jugador al empezar. Una desventaja para los más fuertes.
dacapo-option-hide-stocks = Ocultar cuántas judías les quedan a los demás, para que cada uno lleve la cuenta.

dacapo-preset-standard = El juego original
dacapo-preset-counting = Judías ocultas: tú llevas la cuenta
dacapo-preset-counting-about = Ya no ves cuántas judías les quedan a los demás.
dacapo-preset-handful = Una partida rápida con 8 judías
dacapo-preset-handful-about = Cada jugador empieza con la mitad de judías.

dacapo-move-unreadable = «{ $text }» no es un número de judías. Escribe 1, 2, 3, 4 o 5.
dacapo-not-one-to-five = En el puño van de 1 a { $most } judías, no { $beans }.
dacapo-without-beans = El jugador { $seat } no tiene judías y ya no puede jugar.
dacapo-too-few-beans = { $stock ->
        [one] No puedes enseñar { $beans } judías, porque solo te queda una.
       *[other] No puedes enseñar { $beans } judías, porque solo te quedan { $stock }.
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
dacapo-position-last-bean = Solo un jugador tiene judías, así que ya habría puesto la última.
dacapo-position-rounds = Ninguna serie de rondas puede llevar a esta posición.

dacapo-fact-shown = { $you ->
    [seat] Enseñas { $beans }.
   *[none] { $seat } enseña { $beans }.
}
dacapo-fact-cancelled = { $hands } puños con { $beans } se anulan.
dacapo-fact-advanced = { $you ->
    [seat] { $target ->
        [yes] ¡Llenas la copa negra con { $beans }!
       *[no] Avanzas: { $beans } en la copa { $cup }.
    }
   *[none] { $target ->
            [yes] ¡{ $seat } llena la copa negra con { $beans }!
           *[no] { $seat } avanza: { $beans } en la copa { $cup }.
        }
}
dacapo-fact-stalled = Todos los números se repiten. Nadie avanza.
dacapo-fact-out = { $you ->
    [seat] Te quedas sin judías y sales del juego.
   *[none] { $seat } se queda sin judías y sale del juego.
}
dacapo-fact-last-bean = { $you ->
    [seat] { $target ->
        [yes] ¡Solo a ti te quedan judías, así que pones una en la copa negra!
       *[no] Solo a ti te quedan judías, así que pones una en la copa { $cup }.
    }
   *[none] { $target ->
            [yes] ¡Solo a { $seat } le quedan judías, así que pone una en la copa negra!
           *[no] Solo a { $seat } le quedan judías, así que pone una en la copa { $cup }.
        }
}
dacapo-fact-ended =
    { $reason ->
        [target] La copa negra está llena. La partida ha terminado.
       *[beans] Se han gastado todas las judías. La partida ha terminado.
    }

## Titles of the rules

rule-DACAPO-1-title = Las filas
rule-DACAPO-2-title = Tus judías
rule-DACAPO-3-title = El puño
rule-DACAPO-4-title = El número más alto sin repetir
rule-DACAPO-5-title = Números iguales
rule-DACAPO-6-title = Sin judías
rule-DACAPO-7-title = El último con judías
rule-DACAPO-8-title = La copa negra
rule-DACAPO-9-title = Cuando se acaban las judías
rule-DACAPO-10-title = Elección secreta, cuenta a la vista
