## Puzzles: positions with one best move.

puzzles-of = Problemas: { $game }
puzzles-about = En cada posición hay exactamente una jugada que es la mejor. El ordenador las encontró en partidas y las demostró.
puzzles-daily = Problema del día
puzzles-solved = resuelto
puzzles-count = Resueltos: { $solved } de { $all }
puzzles-level = { $level ->
    [1] Basta una mirada
    [2] Mirar dos veces
    [3] Pensar por adelantado
    [4] Pensar lejos
   *[5] Para gente paciente
 }
puzzles-tile = Problema { $n }
puzzles-tile-solved = Problema { $n }, resuelto
puzzles-none = Este juego no tiene problemas.
puzzles-one = { $game }: problema de nivel { $level }
puzzles-task-win = Te toca. Solo una jugada gana; todas las demás pierden. ¿Cuál es?
puzzles-task-margin = Te toca. Solo una jugada saca lo máximo de esta posición. ¿Cuál es?
puzzles-again = Otra vez
puzzles-next = Siguiente problema
puzzles-play-on = Mostrar cómo sigue
puzzles-show = Enséñamela
puzzles-all = Todos los problemas
puzzles-right = ¡Correcto!
puzzles-wrong = No es la mejor.
puzzles-shown = La mejor jugada es { $move }.
puzzles-wins = Si ambos juegan lo mejor posible, ganas.
puzzles-loses = Si ambos juegan lo mejor posible, pierdes.
puzzles-margin = { $side ->
    [ahead] Si ambos juegan lo mejor posible, acabas con { $margin } de ventaja.
    [behind] Si ambos juegan lo mejor posible, acabas con { $margin } de desventaja.
   *[even] Si ambos juegan lo mejor posible, acaba en empate.
 }
puzzles-better = Hay una jugada que vale { $by } más.
puzzles-proven = Demostrado: se miró cada respuesta hasta el final de la partida.
