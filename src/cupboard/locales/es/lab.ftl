## El laboratorio.

lab-help = Experimentos con los juegos y sus motores.
lab-strength-help = Medir la fuerza de los niveles de un juego: todos contra todos y contra un MCTS sencillo de 10 000 simulaciones por jugada.
lab-strength-epilog = Por ejemplo: cupboard lab strength kala --games 40
lab-strength-opt-games = Partidas por enfrentamiento; los jugadores se intercambian los puestos.
lab-strength-opt-player = Incluir solo a este jugador; se puede repetir. Si no se indica: todos los niveles y el MCTS sencillo.
lab-strength-opt-ladder = Jugar solo los enfrentamientos con un objetivo: cada nivel contra el siguiente, y el mejor contra el MCTS sencillo.
lab-strength-opt-seconds = Segundos por jugada del nivel más fuerte; si no se indica, su propio límite.
lab-strength-opt-page = Escribir el resultado también en esta página Markdown.
lab-too-few = Tienen que jugar al menos dos. Jugadores disponibles: { $known }.
lab-strength-who = Jugador
lab-strength-rating = Puntuación
lab-strength-interval = Intervalo del 95 %
lab-strength-pair = Enfrentamiento
lab-strength-won = Ganadas
lab-strength-lost = Perdidas
lab-strength-shared = Compartidas
lab-strength-of-decided = Victorias (partidas decididas)
lab-strength-kept = Cumplido: { $one } gana el { $share } % contra { $other } (objetivo: al menos { $due } %).
lab-strength-missed = NO CUMPLIDO: { $one } solo gana el { $share } % contra { $other } (objetivo: al menos { $due } %).

lab-puzzles-help = Buscar problemas: jugar partidas entre niveles medios y guardar las posiciones con una única jugada mejor, demostrada.
lab-puzzles-epilog = Por ejemplo: cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = Cuántos hay que encontrar.
lab-puzzles-opt-add-to = Añadir también los nuevos a este archivo, uno por línea.
lab-puzzles-searching = Buscando problemas
lab-puzzles-one = Nivel { $level }: { $move }
lab-puzzles-no-judge = Solo se pueden buscar problemas de { $known }.
lab-study-help = Hacer uno de los estudios sobre los motores de un juego.
lab-study-epilog = Por ejemplo: cupboard lab study hopper aim --games 10
lab-study-opt-games = Cuántas partidas se juegan; si no se indica, depende del estudio.
lab-study-opt-seats = Cuántos juegan; si no se indica, depende del estudio.
