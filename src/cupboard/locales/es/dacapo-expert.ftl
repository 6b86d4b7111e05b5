## Solving

cli-solve-dacapo-working = Calculando
cli-solve-dacapo-value = Proporción de victorias de cada jugador
cli-solve-dacapo-mix = Estrategia en la primera ronda
cli-solve-dacapo-exploitability = Lo que ganaría quien la conociera
cli-solve-dacapo-sampled = Lo mismo, estimado con partidas (95 %)
cli-solve-dacapo-states = Posiciones
cli-solve-dacapo-walks = Recorridos simulados

## Experiments

lab-dacapo-help = Medir cuánto gana en Da Capo quien conoce la estrategia del mejor nivel.
lab-dacapo-gain = ganancia, en victorias de cada cien partidas
dacapo-study-too-few = Este estudio necesita al menos { $seats } jugadores y { $games } partidas.
