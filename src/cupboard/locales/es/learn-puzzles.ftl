## Problemas: posiciones con una única jugada mejor.

puzzles-of = Problemas: { $game }
puzzles-about = En cada posición hay una única jugada que es la mejor. El ordenador encontró estas posiciones en partidas, y la solución está demostrada.
puzzles-daily = Problema del día
puzzles-solved = resuelto
puzzles-count = Resueltos: { $solved } de { $all }
puzzles-level = { $level ->
    [1] Muy fácil
    [2] Fácil
    [3] Medio
    [4] Difícil
   *[5] Muy difícil
 }
puzzles-tile = Problema { $n }
puzzles-tile-solved = Problema { $n }, resuelto
puzzles-none = Para este juego no hay problemas.
puzzles-one = { $game }: problema de nivel { $level }
puzzles-task-win = Te toca. Solo una jugada gana; todas las demás pierden. ¿Cuál es?
puzzles-task-margin = Te toca. Solo una jugada es la mejor. ¿Cuál es?
puzzles-again = Reintentar
puzzles-next = Siguiente problema
puzzles-play-on = Mostrar cómo sigue
puzzles-show = Ver la solución
puzzles-all = Todos los problemas
puzzles-right = ¡Correcto!
puzzles-wrong = Hay una jugada mejor.
puzzles-shown = La mejor jugada es { $move }.
puzzles-wins = Con el mejor juego posible, ganas.
puzzles-loses = Con el mejor juego posible, pierdes.
puzzles-margin = { $side ->
    [ahead] Con el mejor juego posible, acabas con { $margin } de ventaja.
    [behind] Con el mejor juego posible, acabas con { $margin } de desventaja.
   *[even] Con el mejor juego posible, la partida acaba en empate.
 }
puzzles-better = La mejor jugada vale { $by } más.
puzzles-proven = Está demostrado: se han examinado todas las respuestas hasta el final de la partida.
puzzles-side = Juegas con { $sign }, abajo.
puzzles-go-on = Seguir con el problema { $n }
