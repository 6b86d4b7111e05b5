## Solving

cli-solve-kalah-help = Resolver un tablero de Kalah para dos: la ventaja exacta de quien empieza, las mejores primeras jugadas y la línea del mejor juego.
cli-solve-kalah-epilog = Por ejemplo: cupboard solve kalah --pits 6 --stones 4 --json
cli-solve-kalah-opt-pits = Hoyos por lado, de 1 a 6.
cli-solve-kalah-opt-stones = Fichas en cada hoyo al principio, de 1 a 12.
cli-solve-kalah-opt-empty-capture = La ficha que captura se toma aunque enfrente no haya nada.
cli-solve-kalah-opt-threads = Cuántos hilos; si no se indica, uno por núcleo.
cli-solve-kalah-opt-memory = Gigabytes para la base de finales y la tabla de posiciones juntas.
cli-solve-kalah-opt-database = Hasta cuántas fichas en los hoyos conoce la base de finales todas las posiciones; si no se indica, lo que conviene al tablero.
cli-solve-kalah-opt-keep = Guardar la base de finales en la carpeta de caché para la próxima vez.
cli-solve-kalah-opt-every-move = Hallar la ventaja de cada primera jugada, no solo de las mejores. Tarda más.
cli-solve-kalah-stage-database = Base de finales
cli-solve-kalah-stage-search = Búsqueda
cli-solve-kalah-stage-moves = Primeras jugadas
cli-solve-kalah-stage-line = Mejor juego
cli-solve-kalah-board = Kalah({ $pits },{ $stones }), preajuste { $preset }
cli-solve-kalah-margin = Ventaja de quien empieza: { $margin }
cli-solve-kalah-moves = Primeras jugadas: { $moves }
cli-solve-kalah-line = Mejor juego: { $line }
cli-solve-kalah-effort = { $nodes } posiciones examinadas, { $seconds } s, cada posición de hasta { $stones } fichas conocida de antemano
cli-solve-kalaha-help = Resolver un tablero de Kalaha para dos con cualquiera de sus reglas, buscando hasta el final: la ventaja de quien empieza. Para el propio Kalah, «solve kalah» es mucho más rápido.
cli-solve-kalaha-epilog = Por ejemplo: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Demostrado. Ventaja de quien empieza: { $margin }
cli-solve-kalaha-open = No demostrado. Ventaja de quien empieza, a profundidad { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } posiciones examinadas, { $seconds } s
solve-table-out-of-range = La tabla de posiciones debe ocupar de { $low } a { $high } bytes.

## Benchmarks

cli-bench-playouts-help = Partidas de Kalah al azar por segundo, comparadas con OpenSpiel (C++).
cli-bench-solve-help = Medir cuánto se tarda en resolver el Kalah (seis hoyos, cuatro fichas) desde cero, con ambas reglas de captura.
cli-bench-opt-large = Resolver también el tablero de cinco fichas. Tarda minutos y ocupa 11 GB de memoria.
cli-bench-packed = Tablero compacto, un núcleo: { $rate } por segundo, { $ratio } veces la velocidad de OpenSpiel
cli-bench-packed-all = Tablero compacto, todos los núcleos: { $rate } por segundo, { $ratio } veces la velocidad de OpenSpiel
cli-bench-solved = Kalah({ $pits },{ $stones }), { $preset }: { $seconds } s, { $rate } posiciones por segundo

## Errors

kalah-means-not-positive = El número de hilos y la memoria deben ser mayores que cero.
kalah-database-out-of-range = Una base de finales abarca de 0 a { $most } fichas.
kalah-games-not-positive = El número de partidas debe ser mayor que cero.
kalah-engine-other-rules = Este motor juega al Kalah para dos (preajustes kalah y kalah-empty).
kalah-memory-too-small = Esta base necesita { $needed } GB de memoria. Permite más memoria o elige una base más pequeña.
