## Solving

cli-solve-kalah-stage-database = Base de finales
cli-solve-kalah-stage-search = Búsqueda
cli-solve-kalah-stage-moves = Primeras jugadas
cli-solve-kalah-stage-line = Mejor juego
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), preajuste { $preset }
cli-solve-kalah-margin = Ventaja de quien empieza
cli-solve-kalah-moves = Primeras jugadas
cli-solve-kalah-line = Mejor juego
cli-solve-kalah-effort = { $nodes } posiciones examinadas, { $seconds } s, cada posición de hasta { $stones } fichas conocida de antemano
cli-solve-kalaha-proven = Demostrado. Ventaja de quien empieza: { $margin }
cli-solve-kalaha-open = No demostrado. Ventaja de quien empieza, a profundidad { $depth }: { $margin }
solve-table-out-of-range = La tabla de posiciones debe ocupar de { $low } a { $high } bytes.

## Benchmarks

cli-bench-playouts-help = Partidas de Kalah al azar por segundo, comparadas con OpenSpiel (C++).
cli-bench-solve-help = Medir cuánto se tarda en resolver el Kalah (seis hoyos, cuatro fichas) desde cero, con ambas reglas de captura.
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } posiciones por segundo

## Errors

kalah-means-not-positive = El número de hilos y la memoria deben ser mayores que cero.
kalah-database-out-of-range = Una base de finales abarca de 0 a { $most } fichas.
kalah-engine-other-rules = Este motor juega al Kalah para dos (preajustes kalah y kalah-empty).
kalah-memory-too-small = Esta base necesita { $needed } GB de memoria. Permite más memoria o elige una base más pequeña.
kalaha-solve-for-two = Kalaha solo se puede resolver para dos.
