## What an analysis says after the game.
learn-analysis-title = Análisis: { $game }
learn-analysis-waiting = Antes se está analizando otra partida.
learn-analysis-running = Se está analizando la partida: { $n } %
learn-analysis-failed = El análisis ha fallado.
learn-analysis-again = Volver a intentarlo
learn-analysis-empty = Nadie decidió nada en esta partida.
learn-analysis-unit-chance = Probabilidad de ganar
learn-analysis-unit-margin = Ventaja
learn-analysis-unit-points = Puntos
learn-analysis-value-chance = { $n } %
learn-analysis-curve = Cómo iba, jugada a jugada
learn-analysis-curve-help = Las flechas izquierda y derecha pasan de una jugada a otra.
learn-analysis-at = Jugada { $n } de { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $name } jugó { $move }.
learn-analysis-showed = { $name } enseñó { $move }.
learn-analysis-better = { $move } era mejor.
learn-analysis-none-better = Ninguna jugada era mejor.
learn-analysis-forced = No había otra jugada.
learn-analysis-line = La continuación esperada: { $line }
learn-analysis-proven = Está demostrado.
learn-analysis-estimated = Es una estimación a partir de muchas continuaciones.
learn-analysis-counted = Está contado.
learn-analysis-unknown = Nadie lo ha calculado aún para tantos jugadores y judías.
learn-analysis-remembered = Medido con una memoria perfecta de todo lo que se vio.
learn-analysis-short-proven = demostrado
learn-analysis-short-searched = profundidad { $n }
learn-analysis-short-estimated = estimado
learn-analysis-short-counted = contado
learn-analysis-short-unknown = desconocido
learn-analysis-slip = imprecisión
learn-analysis-error = error
learn-analysis-blunder = error grave
learn-analysis-find = gran hallazgo
learn-analysis-missed = olvidado
learn-analysis-gave-away = victoria regalada
learn-analysis-turns = Momentos decisivos
learn-analysis-turns-none = No hubo ningún gran vuelco.
learn-analysis-turn-gave-away = { $name } regaló con { $move } una victoria demostrada.
learn-analysis-turn-error = { $name } se equivocó con { $move }: de { $before } a { $after }.
learn-analysis-turn-find = { $name } encontró la única buena jugada, { $move }: de { $before } a { $after }.
learn-analysis-turn-swing = Tras { $move }, { $name } pasó de { $before } a { $after }.
learn-analysis-turn-round = Tras esta ronda, { $name } pasó de { $before } a { $after }.
learn-analysis-turn-shot = Tras este tiro, { $name } quedó con { $after }.
learn-analysis-tallies = Cómo jugó cada cual
learn-analysis-numbers = Todas las jugadas en una tabla
learn-analysis-col-number = N.º
learn-analysis-col-player = Jugador
learn-analysis-col-made = jugada
learn-analysis-col-best = la mejor
learn-analysis-col-loss = pérdida
learn-analysis-col-remark = nota
learn-analysis-col-decisions = jugadas
learn-analysis-col-mean = pérdida media
learn-analysis-show-better = Mostrar la mejor jugada
learn-analysis-watch = Mostrar lo que pasó
learn-analysis-known = Lo que se podía saber
learn-analysis-known-pair = Se conocía una pareja: las copas { $one } y { $other }.
learn-analysis-known-twin = Se sabía qué copa iguala a la abierta: la { $cup }.
learn-analysis-known-none = Aún no se conocía ninguna pareja segura.
learn-analysis-known-cups = Vistas y tapadas desde entonces: { $cups }
learn-analysis-known-cup = copa { $cup }: { $beans }
learn-analysis-known-chance = Probabilidad de pareja: { $made } % con esta elección, { $best } % con la mejor.
learn-analysis-cauldron = En el caldero de { $name }
learn-analysis-mix = El equilibrio
learn-analysis-mix-about = Con qué frecuencia muestra cada número quien no se deja adivinar; al lado, lo que cuesta el número de media.
learn-analysis-mix-free = no cuesta nada
learn-analysis-mix-costs = cuesta { $n } %
learn-analysis-mix-chosen = elegido
learn-analysis-hits = Aciertos
learn-analysis-hit-shots = tiros
learn-analysis-hit-cup = en una copa
learn-analysis-hit-tray = sueltas en la bandeja
learn-analysis-hit-table = sueltas en la mesa
learn-analysis-hit-off = fuera de la mesa
learn-analysis-hit-claims = copas ganadas
learn-analysis-hit-knocks = judías empujadas
learn-analysis-hit-streak = mejor racha de aciertos
learn-analysis-loss-margin = { $n ->
    [one] Costó un punto.
   *[other] Costó { $n } puntos.
 }
learn-analysis-loss-chance = { $n ->
    [one] Costó un punto porcentual de la probabilidad de ganar.
   *[other] Costó { $n } puntos porcentuales de la probabilidad de ganar.
 }
learn-analysis-searched = { $n ->
    [one] Explorado hasta una jugada de profundidad.
   *[other] Explorado hasta { $n } jugadas de profundidad.
}
