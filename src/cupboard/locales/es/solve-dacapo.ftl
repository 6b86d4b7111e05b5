## Calcular juegos.

cli-solve-dacapo-help = Resolver Da Capo exactamente para dos jugadores, o aprenderlo para tres a cinco minimizando el arrepentimiento, y medir cuánto ganaría alguien que conoce el resultado. Los jugadores del ordenador lo guardan.
cli-solve-dacapo-opt-beans = Las judías con que empieza cada jugador.
cli-solve-dacapo-opt-games = De cuántas partidas se estima la ganancia medida (tres a cinco jugadores).
cli-solve-dacapo-opt-minutes = Cuántos minutos aprender cuando hay demasiadas posiciones para recorrerlas todas (cuatro jugadores con más de 12 judías, cinco con más de 10).
cli-solve-dacapo-working = Calculando
cli-solve-dacapo-value = Parte de la victoria de cada jugador
cli-solve-dacapo-mix = Con qué frecuencia enseñar cada número en la primera ronda
cli-solve-dacapo-exploitability = Lo que ganaría alguien que lo sabe
cli-solve-dacapo-sampled = Lo mismo, estimado de partidas (95 %)
cli-solve-dacapo-states = Posiciones
cli-solve-dacapo-walks = Recorridos por la partida
cli-solve-dacapo-seconds = Segundos
