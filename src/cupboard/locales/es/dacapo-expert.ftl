## Solving

cli-solve-dacapo-help = Resolver Da Capo exactamente para dos jugadores, o aproximarlo para tres a cinco minimizando el arrepentimiento, y medir cuánto ganaría quien conociera el resultado. El ordenador lo usa después para jugar.
cli-solve-dacapo-opt-beans = Las judías con que empieza cada jugador.
cli-solve-dacapo-opt-games = Con cuántas partidas se estima la ganancia (tres a cinco jugadores).
cli-solve-dacapo-opt-minutes = Cuántos minutos aprender cuando hay demasiadas posiciones para recorrerlas todas (cuatro jugadores con más de 12 judías, cinco con más de 10).
cli-solve-dacapo-working = Calculando
cli-solve-dacapo-value = Proporción de victorias de cada jugador
cli-solve-dacapo-mix = Estrategia en la primera ronda
cli-solve-dacapo-exploitability = Lo que ganaría quien la conociera
cli-solve-dacapo-sampled = Lo mismo, estimado con partidas (95 %)
cli-solve-dacapo-states = Posiciones
cli-solve-dacapo-walks = Recorridos simulados
cli-solve-dacapo-seconds = Segundos

## Experiments

lab-dacapo-help = Medir cuánto gana en Da Capo quien conoce la estrategia del mejor nivel.
lab-dacapo-opt-games = Cuántas partidas se juegan.
lab-dacapo-gain = ganancia, en victorias de cada cien partidas
