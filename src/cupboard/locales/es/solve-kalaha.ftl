cli-solve-kalaha-help = Resolver un tablero de Kalaha para dos con cualquiera de sus reglas, buscando hasta el final: la ventaja de quien empieza. Para el propio Kalah, «solve kalah» es mucho más rápido.
cli-solve-kalaha-epilog = Por ejemplo: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Demostrado. Ventaja de quien empieza: { $margin }
cli-solve-kalaha-open = No demostrado. Ventaja de quien empieza, a profundidad { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } posiciones examinadas, { $seconds } s
solve-table-out-of-range = La tabla de posiciones debe ocupar de { $low } a { $high } bytes.
