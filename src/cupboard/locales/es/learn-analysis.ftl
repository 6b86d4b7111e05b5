## Lo que dice el análisis después de la partida.

learn-analysis-title = Análisis: { $game }
learn-analysis-waiting = Esperando a que termine otro análisis…
learn-analysis-running = Analizando la partida: { $n } %
learn-analysis-usual-time = Suele tardar menos de un minuto.
learn-analysis-time-left = { $n ->
    [one] Falta 1 segundo, más o menos.
   *[other] Faltan unos { $n } segundos.
 }
learn-analysis-failed = El análisis ha fallado. Vuelve a intentarlo.
learn-analysis-again = Reintentar
learn-analysis-empty = En esta partida nadie tuvo que decidir nada.
learn-analysis-unit-chance = Probabilidad de ganar
learn-analysis-unit-margin = Ventaja
learn-analysis-unit-margin-expected = Ventaja esperada al final
learn-analysis-unit-points = Puntos
learn-analysis-value-chance = { $n } %
learn-analysis-curve = Evaluación jugada a jugada
learn-analysis-curve-help = Usa las flechas izquierda y derecha para pasar de una jugada a otra.
learn-analysis-at = Jugada { $n } de { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $you ->
    [seat] Jugaste { $move }.
   *[none] { $name } jugó { $move }.
}
learn-analysis-showed = { $you ->
    [seat] Enseñaste { $move }.
   *[none] { $name } enseñó { $move }.
}
learn-analysis-better = { $move } era mejor.
learn-analysis-seems-better = { $move } parece mejor.
learn-analysis-none-better = Ninguna jugada era mejor.
learn-analysis-none-found = No se ha encontrado una jugada mejor.
learn-analysis-forced = No había otra jugada.
learn-analysis-line = Mejor continuación: { $line }
learn-analysis-proven = Está demostrado.
learn-analysis-estimated = Es una estimación a partir de muchas continuaciones posibles.
learn-analysis-counted = Contado en el registro de la partida.
learn-analysis-unknown = No se conoce la solución para tantos jugadores y judías.
learn-analysis-remembered = Comparado con una memoria perfecta de todo lo que se vio.
learn-analysis-short-proven = demostrado
learn-analysis-short-searched = profundidad { $n }
learn-analysis-short-estimated = estimado
learn-analysis-short-counted = contado
learn-analysis-short-unknown = desconocido
learn-analysis-slip = imprecisión
learn-analysis-error = error
learn-analysis-blunder = error grave
learn-analysis-find = jugada única
learn-analysis-missed = olvidado
learn-analysis-gave-away = victoria regalada
learn-analysis-turns = Momentos decisivos
learn-analysis-turns-none = No hubo ningún gran vuelco.
learn-analysis-turn-gave-away = { $you ->
    [seat] Regalaste con { $move } una victoria segura.
   *[none] { $name } regaló con { $move } una victoria segura.
}
learn-analysis-turn-error = { $you ->
    [seat] Te equivocaste con { $move }: de { $before } a { $after }.
   *[none] { $name } se equivocó con { $move }: de { $before } a { $after }.
}
learn-analysis-turn-find = { $you ->
    [seat] Encontraste la única buena jugada, { $move }: de { $before } a { $after }.
   *[none] { $name } encontró la única buena jugada, { $move }: de { $before } a { $after }.
}
learn-analysis-turn-swing = { $you ->
    [seat] Tras { $move }, pasaste de { $before } a { $after }.
   *[none] Tras { $move }, { $name } pasó de { $before } a { $after }.
}
learn-analysis-turn-round = { $you ->
    [seat] Tras esta ronda, pasaste de { $before } a { $after }.
   *[none] Tras esta ronda, { $name } pasó de { $before } a { $after }.
}
learn-analysis-turn-shot = { $you ->
    [seat] Tras este tiro, te quedaste en { $after }.
   *[none] Tras este tiro, { $name } se quedó en { $after }.
}
learn-analysis-tallies = Cómo jugó cada uno
learn-analysis-numbers = Todas las jugadas
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
learn-analysis-loss-margin = { $n ->
    [one] Costó un punto.
   *[other] Costó { $n } puntos.
 }
learn-analysis-loss-chance = { $n ->
    [one] Costó un punto porcentual de la probabilidad de ganar.
   *[other] Costó { $n } puntos porcentuales de la probabilidad de ganar.
 }
learn-analysis-searched = { $n ->
    [one] Análisis de una jugada por delante.
   *[other] Análisis de { $n } jugadas por delante.
}
