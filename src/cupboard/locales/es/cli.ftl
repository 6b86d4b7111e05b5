## La línea de órdenes y la mesa en la terminal.

cli-help = Seis juegos de copas, judías y calderos, para jugar, aprender y estudiar. Sin ninguna orden, la mesa se abre en el navegador.
cli-epilog = Para empezar: cupboard games, o: cupboard play kalaha
cli-arg-game = El juego, como lo nombra `cupboard games`.
cli-opt-lang = El idioma; si no se indica, el del sistema.
cli-panel-arguments = Argumentos
cli-panel-options = Opciones
cli-panel-commands = Órdenes
cli-opt-help = Mostrar esta ayuda y salir.
cli-opt-version = Mostrar la versión y salir.
cli-opt-preset = Un conjunto de reglas con nombre; si no se indica, el primero del juego.
cli-opt-seats = Cuántos juegan; si no se indica, los menos posibles.
cli-opt-option = Cambiar una sola regla, tantas veces como se quiera. Un valor @ARCHIVO se lee de ese archivo.
cli-opt-seed = De dónde sale todo el azar, en hexadecimal; a igual semilla, igual azar.
cli-opt-json = Dar datos para programas en lugar de texto para personas.
cli-language-unknown = Aquí no existe el idioma «{ $asked }». Hay: { $known }.
cli-option-needs-value = Una opción se escribe NOMBRE=VALOR, no «{ $text }».
cli-file-unreadable = No se puede leer el archivo { $path }: { $problem }
cli-bad-seed = Una semilla se escribe con cifras hexadecimales; «{ $text }» no es una.
cli-too-many-players = Jugadores nombrados: { $given }. Puestos en esta mesa: { $seats }.
cli-too-many-names = Nombres dados: { $given }. Puestos en esta mesa: { $seats }.
cli-which-game = ¿Qué juego? Por ejemplo: cupboard play kalaha
cli-no-such-seat = No hay puesto { $seat } en esta mesa; hay puestos del 1 al { $seats }.
cli-cannot-save = No se puede guardar la partida en { $path }: { $problem }
cli-already-over = La partida de { $path } ha terminado; para verla: cupboard replay
cli-not-a-local-save = { $path } no fue guardado por este programa en mitad de una partida y no se puede continuar.

cli-games-help = Mostrar a qué se puede jugar: ajustes, opciones y reglas.
cli-games-arg = Mostrarlo todo sobre este juego.
cli-games-more = Más sobre un juego, sus opciones y sus reglas: cupboard games JUEGO
cli-games-seats = { $low }–{ $high } jugadores
cli-games-seats-exactly = { $n } jugadores
cli-games-presets = Ajustes
cli-games-options = Opciones: rango y (valor por omisión)
cli-games-rules = Reglas

cli-play-help = Jugar en la terminal: a solas, con otros ante la misma pantalla, contra jugadores de cualquier fuerza o contra el azar.
cli-play-epilog = Por ejemplo: cupboard play kalaha --player person --player person --name Ana --name Ben
cli-play-opt-player = Quién ocupa el puesto siguiente, tantas veces como puestos haya. Si no se indica: primero una persona, luego el azar.
cli-play-opt-name = El nombre del puesto siguiente.
cli-play-opt-save = Guardar la partida en este archivo tras cada jugada propia y al final.
cli-play-opt-resume = Continuar una partida sin terminar.

cli-replay-help = Ver de nuevo una partida registrada, paso a paso, o comprobarla según las reglas.
cli-replay-epilog = Intro avanza, b retrocede, un número va a ese suceso, q sale.
cli-replay-arg-file = El registro.
cli-replay-opt-check = Solo comprobar cada suceso según las reglas y decir en una línea lo hallado.
cli-replay-opt-seat = Mostrar lo que este puesto podía ver (1 es el primero); si no se indica, lo que veía un espectador.
cli-replay-sound = { $game }: el registro es correcto. { $n ->
    [one] { $n } suceso
   *[other] { $n } sucesos
 }; sacados de la semilla: { $drawn }, introducidos a mano: { $entered }. { $ending }
cli-replay-unfinished = La partida no ha terminado.
cli-analyse-help = Analizar una partida registrada: cuánto valía cada jugada, qué habría sido mejor y dónde cambió.
cli-analyse-studying = Analizando
cli-analyse-stopped = El análisis se ha detenido.

cli-serve-help = Abrir la mesa para navegadores: para jugar en este dispositivo o con otros en la misma red.
cli-serve-epilog = Por ejemplo: cupboard serve --host 0.0.0.0, para que los teléfonos de tu red puedan jugar
cli-serve-opt-host = La dirección en la que escuchar; si no se indica, solo este dispositivo puede entrar.
cli-serve-opt-port = El puerto; si no se indica, el primero libre desde 8127.
cli-serve-opt-data = La carpeta de las mesas y de la clave del servidor.
cli-serve-opt-database = Guardar las mesas en esta base de datos PostgreSQL en vez de en un archivo.
cli-serve-opt-no-browser = No abrir ningún navegador.
cli-serve-opt-log-json = Anotar cada petición como una línea JSON en el canal de errores.
cli-serve-ready = La mesa está abierta en { $address } – se cierra con Ctrl-C.

cli-simulate-help = Jugar muchas partidas al azar y contar: cuánto duran, quién gana, cuánto vale empezar. Comprueba que toda partida acaba y que nada se pierde.
cli-simulate-epilog = Por ejemplo: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Cuántas partidas.
cli-simulate-opt-all = Cada ajuste con cada número de jugadores.
cli-simulate-opt-workers = Cuántos procesos; si no se indica, uno por núcleo. El resultado es el mismo.
cli-simulate-all-alone = --all juega cada ajuste y número de jugadores: quita --preset, --seats y --option.
cli-simulate-playing = Jugando
cli-simulate-what = ajuste { $preset }, { $seats } jugadores, { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
 }
cli-simulate-length = Sucesos por partida (de–a)
cli-simulate-spread = Percentiles
cli-simulate-seat-wins = Gana el puesto { $n }
cli-simulate-ties = Victorias compartidas
cli-simulate-first = Gana quien empieza (partidas decididas)
cli-simulate-advantage = Por encima de lo equitativo
cli-simulate-sound = Todas las partidas acabaron y nada se perdió.
cli-simulate-broken = Algunas partidas no acabaron o perdieron algo. Sus números:
cli-simulate-seed = Semilla: { $seed }

table-turn = { $name }, te toca.
table-move-number = jugada { $n }
table-legal = Puedes escribir:
table-legal-more = … y { $n } más
table-legal-example = Hay demasiadas jugadas para nombrarlas todas. Por ejemplo: { $move }
table-typed-hidden = Lo que escribes no se ve.
table-pass-on = Por favor, pasa la pantalla a { $name }.
table-press-enter = Pulsa Intro para seguir.
table-press-enter-cover = Mira bien y pulsa Intro: después quedará tapado.
table-left = La partida se queda aquí por ahora.
table-input-ended = No hay más entrada; la partida se queda aquí.
table-go-on = Para continuar:
table-look-again = Para ver la partida de nuevo:
table-word-help = ayuda
table-word-undo = deshacer
table-word-rules = reglas
table-word-quit = salir
table-word-hint = pista
table-help-undo = deshacer tu última jugada
table-help-rules = leer las reglas
table-help-quit = guardar la partida y salir
table-help-hint = preguntar por la mejor jugada y en qué se apoya

chooser-welcome = ¡Hola! Saquemos un juego del armario.
chooser-which-game = ¿Qué juego?
chooser-which-preset = ¿Con qué reglas?
chooser-how-many = ¿Cuántos jugadores, de { $low } a { $high }?
chooser-how-many-people = ¿Cuántos de ellos son personas aquí, de { $low } a { $high }?
chooser-which-players = ¿Quiénes son los demás?
chooser-random = Al azar
chooser-name = Nombre del jugador { $n }
chooser-again = Escribe un número de { $low } a { $high }, por favor.

viewer-event = suceso { $n }
viewer-keys = Intro: seguir   { $back }: atrás   número: ir allí   { $quit }: salir
