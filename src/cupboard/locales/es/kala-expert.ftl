## Solving

cli-solve-kala-help = Demostrar quién gana en Kala con juego perfecto. Con reservas pequeñas tarda un instante; con grandes, horas.
cli-solve-kala-epilog = Por ejemplo: cupboard solve kala --store 20
cli-solve-kala-opt-store = Judías en cada reserva al empezar; si no se indica, 28.
cli-solve-kala-opt-bank = Judías en la banca al empezar, en la edición «bank»; si no se indica, 80.
cli-solve-kala-opt-edition = Qué edición: con reservas propias o con una banca común.
cli-solve-kala-opt-seconds = Parar después de estos segundos.
cli-solve-kala-opt-nodes = Parar después de estas posiciones.
cli-solve-kala-opt-memory = Memoria para la tabla de posiciones, en gigabytes.
cli-solve-kala-searching = Buscando
cli-solve-kala-winner-first = Demostrado: gana quien empieza.
cli-solve-kala-winner-second = Demostrado: gana quien juega en segundo lugar.
cli-solve-kala-winner-unknown = No se sabe: se ha llegado al límite antes de encontrar una demostración.
cli-solve-kala-winning = Primeras jugadas ganadoras
cli-solve-kala-line = Juego esperado
cli-solve-kala-nodes = Posiciones examinadas
cli-solve-kala-seconds = Segundos
