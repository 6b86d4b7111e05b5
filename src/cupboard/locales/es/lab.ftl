## El laboratorio.

lab-help = Estudios de los juegos y de quienes los juegan.
lab-strength-help = Medir la fuerza de los niveles de un juego: todos contra todos y contra un MCTS sencillo de 10 000 simulaciones por jugada.
lab-strength-epilog = Por ejemplo: cupboard lab strength kala --games 40
lab-strength-opt-games = Cuántas partidas juega cada pareja; los puestos se intercambian.
lab-strength-opt-player = Solo juegan estos, cuantas veces se quiera; si no se indica, todos los niveles y el MCTS sencillo.
lab-strength-opt-ladder = Solo juegan entre sí los niveles vecinos, y el mejor contra el MCTS sencillo: las parejas para los que se promete algo.
lab-strength-opt-seconds = Tiempo de reflexión por jugada del mejor nivel, en lugar de su propio límite.
lab-strength-opt-page = Escribir el resultado también en esta página Markdown.
lab-too-few = Tienen que jugar al menos dos. Hay: { $known }.
lab-strength-who = Quién
lab-strength-rating = Puntuación
lab-strength-interval = Intervalo del 95 %
lab-strength-pair = Pareja
lab-strength-won = Ganadas
lab-strength-lost = Perdidas
lab-strength-shared = Compartidas
lab-strength-of-decided = De las partidas decididas
lab-strength-kept = { $one } gana el { $share } % contra { $other }, como se prometió (al menos { $due } %).
lab-strength-missed = { $one } solo gana el { $share } % contra { $other }; se prometió al menos { $due } %.

lab-hopper-help = Lo bien que tiran las manos de los niveles de Hopper y cuánto duran sus partidas.
lab-hopper-opt-shots = Cuántos tiros hace cada mano.
lab-hopper-opt-games = Cuántas partidas juega cada nivel contra sí mismo.
lab-hopper-opt-practice = Escribir también en este archivo adónde fueron los tiros: la práctica en que se apoya el ordenador.
lab-hopper-aimed = en la copa a la que apuntaba
lab-hopper-any = en alguna copa
lab-hopper-length = tiros por partida

lab-puzzles-help = Buscar problemas: jugar partidas entre jugadores medios y guardar las posiciones en las que una sola jugada es la mejor, con demostración.
lab-puzzles-epilog = Por ejemplo: cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = Cuántos hay que encontrar.
lab-puzzles-opt-add-to = Añadir también los nuevos a este archivo, uno por línea.
lab-puzzles-searching = Buscando problemas
lab-puzzles-one = Nivel { $level }: { $move }
lab-puzzles-no-judge = Se pueden buscar problemas de { $known }.
lab-dacapo-help = Lo que gana en Da Capo quien sabe cómo mezcla el mejor rival.
lab-dacapo-opt-games = Cuántas partidas se juegan.
lab-dacapo-gain = ganancia, en victorias de cada cien partidas
