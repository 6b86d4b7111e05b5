## Solving

cli-solve-kala-winner-first = Demostrado: gana quien empieza.
cli-solve-kala-winner-second = Demostrado: gana quien juega en segundo lugar.
cli-solve-kala-winner-unknown = No se sabe: se ha llegado al límite antes de encontrar una demostración.
cli-solve-kala-winning = Primeras jugadas ganadoras
cli-solve-kala-line = Juego esperado
