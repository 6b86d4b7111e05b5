## La línea de comandos y la partida en el terminal.

cli-help = Seis juegos de copas, judías y calderos, para jugar, aprender y estudiar. Sin ningún comando, Cupboard se abre en el navegador.
cli-epilog = Para empezar: cupboard games, o: cupboard play kalaha
cli-arg-game = El juego, como lo nombra `cupboard games`.
cli-opt-lang = El idioma; si no se indica, el del sistema.
cli-panel-arguments = Argumentos
cli-panel-options = Opciones
cli-panel-commands = Comandos
cli-opt-help = Mostrar esta ayuda y salir.
cli-opt-version = Mostrar la versión y salir.
cli-opt-preset = Un conjunto de reglas con nombre; si no se indica, el primero del juego.
cli-opt-seats = Cuántos juegan; si no se indica, el mínimo.
cli-opt-option = Cambiar una opción, escrita NOMBRE=VALOR; se puede repetir. Un valor @ARCHIVO se lee de ese archivo.
cli-opt-seed = La semilla del azar, en hexadecimal. La misma semilla da siempre los mismos resultados.
cli-opt-json = Mostrar JSON en lugar de texto.
cli-language-unknown = El idioma «{ $asked }» no está disponible. Idiomas disponibles: { $known }.
cli-option-needs-value = Escribe las opciones como NOMBRE=VALOR, no «{ $text }».
cli-file-unreadable = No se puede leer el archivo { $path }: { $problem }
cli-bad-seed = «{ $text }» no es una semilla. Escribe solo cifras hexadecimales (de 0 a 9 y de a a f).
cli-too-many-players = Has indicado { $given } jugadores, pero esta partida tiene { $seats } puestos.
cli-too-many-names = Has dado { $given } nombres, pero esta partida tiene { $seats } puestos.
cli-which-game = ¿Qué juego? Por ejemplo: cupboard play kalaha
cli-no-such-seat = En esta partida no hay puesto { $seat }. Los puestos van del 1 al { $seats }.
cli-cannot-save = No se puede guardar en { $path }: { $problem }
cli-bad-memory = La memoria no puede ser de { $given } GB. Indica un número mayor que 0 y de { $most } como máximo.
cli-already-over = La partida de { $path } ya ha terminado. Para verla: cupboard replay
cli-not-a-local-save = { $path } no es una partida sin terminar guardada con `cupboard play`, así que no se puede continuar.

cli-games-help = Mostrar los juegos, con sus preajustes, opciones y reglas.
cli-games-arg = Mostrarlo todo sobre este juego.
cli-games-more = Para ver las opciones y las reglas de un juego: cupboard games JUEGO
cli-games-presets = Preajustes
cli-games-options = Opciones: valores posibles y (valor por defecto)
cli-games-rules = Reglas

cli-play-help = Jugar en el terminal: contra el ordenador, contra jugadores al azar o con otras personas ante la misma pantalla.
cli-play-opt-preset = Un conjunto de reglas con nombre; si no se indica, la edición de tu idioma o, si no la hay, el primero del juego.
cli-play-epilog = Por ejemplo: cupboard play kalaha --player person --player person --name Ana --name Ben
cli-play-opt-player = Quién ocupa el puesto siguiente; se repite una vez por puesto. Si no se indica: una persona y después jugadores al azar. Niveles: del 1 al 5, o una palabra como «fácil».
cli-play-opt-name = El nombre del puesto siguiente.
cli-play-opt-save = Guardar la partida en este archivo después de cada una de tus jugadas y al final.
cli-play-opt-hints = Permitir pistas o no. Sin esta opción, están desactivadas cuando varias personas juegan a un juego de memoria.
cli-play-opt-resume = Continuar una partida guardada.

cli-replay-help = Ver de nuevo una partida registrada, paso a paso, o comprobar que cumple las reglas.
cli-replay-epilog = Intro avanza, b retrocede, un número va a ese evento, q sale.
cli-replay-arg-file = El registro.
cli-replay-opt-check = Solo comprobar cada evento según las reglas y dar el resultado en una línea.
cli-replay-opt-seat = Mostrar lo que este puesto podía ver (1 es el primero); si no se indica, lo que veía un espectador.
cli-replay-sound = { $game }: el registro es correcto. { $n ->
    [one] { $n } evento
   *[other] { $n } eventos
 }; sacados de la semilla: { $drawn }, introducidos a mano: { $entered }. { $ending }
cli-replay-unfinished = La partida no ha terminado.
cli-analyse-help = Analizar una partida registrada: cuánto valía cada jugada, cuáles eran mejores y en qué momento cambió la partida.
cli-analyse-studying = Analizando
cli-analyse-stopped = El análisis se ha detenido.

cli-serve-help = Iniciar el servidor para jugar en el navegador, en este dispositivo o con otros de la misma red.
cli-serve-epilog = Por ejemplo: cupboard serve --host 0.0.0.0, para que los teléfonos de tu red puedan jugar
cli-serve-opt-host = La dirección en la que escuchar; si no se indica, solo este dispositivo puede entrar.
cli-serve-opt-port = El puerto; si no se indica, el primero libre desde 8127.
cli-serve-opt-data = La carpeta de las partidas y de la clave del servidor.
cli-serve-opt-database = Base de datos PostgreSQL que se usa en vez de un archivo.
cli-serve-opt-processes = Número de procesos del servidor (más de uno requiere PostgreSQL).
cli-serve-opt-no-browser = No abrir ningún navegador.
cli-serve-opt-log-json = Registrar cada petición como una línea JSON en la salida de errores.
cli-serve-ready = Cupboard está abierto en { $address } (pulsa Ctrl-C para cerrarlo).

cli-worker-help = Calcular las jugadas del ordenador, las pistas y los análisis para los servidores de la misma base de datos PostgreSQL.
cli-worker-epilog = Por ejemplo: cupboard worker --database postgresql://user:password@host/name
cli-worker-opt-database = La base de datos PostgreSQL de los servidores.
cli-worker-opt-engines = Cuántas jugadas se calculan a la vez.
cli-worker-ready = El proceso de cálculo está listo (Ctrl-C para detenerlo).

cli-simulate-help = Jugar muchas partidas al azar y mostrar cuánto duran, quién gana y cuánto vale empezar. Comprueba también que todas acaban y que no se pierde ninguna pieza.
cli-simulate-epilog = Por ejemplo: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Cuántas partidas.
cli-simulate-opt-all = Cada preajuste con cada número de jugadores.
cli-simulate-opt-workers = Cuántos procesos; si no se indica, uno por núcleo. El resultado es el mismo.
cli-simulate-all-alone = --all juega cada preajuste y número de jugadores. Quita --preset, --seats y --option.
cli-simulate-playing = Jugando
cli-simulate-what = preajuste { $preset }, { $seats } jugadores, { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
 }
cli-simulate-length = Eventos por partida (mín.–máx.)
cli-simulate-spread = Percentiles
cli-simulate-seat-wins = Gana el puesto { $n }
cli-simulate-ties = Victorias compartidas
cli-simulate-first = Gana quien empieza (partidas decididas)
cli-simulate-advantage = Ventaja sobre un reparto equitativo
cli-simulate-sound = Todas las partidas acabaron y no se perdió nada.
cli-simulate-broken = Algunas partidas no acabaron o perdieron algo. Sus números:
cli-simulate-seed = Semilla: { $seed }

table-turn = { $name }, te toca.
table-move-number = jugada { $n }
table-legal = Puedes escribir:
table-legal-more = … y { $n } más
table-legal-example = Hay demasiadas jugadas para mostrarlas todas. Por ejemplo: { $move }
table-typed-hidden = Lo que escribes no se ve.
table-pass-on = Por favor, pasa la pantalla a { $name }.
table-press-enter = Pulsa Intro para seguir.
table-press-enter-cover = Míralo bien y pulsa Intro para volver a taparlo.
table-left = Has salido de la partida.
table-input-ended = Fin de la entrada. Has salido de la partida.
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
table-help-hint = ver la mejor jugada y por qué lo es

chooser-welcome = ¡Hola! Vamos a elegir un juego.
chooser-which-game = ¿Qué juego?
chooser-which-preset = ¿Con qué reglas?
chooser-how-many = ¿Cuántos jugadores, de { $low } a { $high }?
chooser-how-many-people = ¿Cuántos de ellos son personas, de { $low } a { $high }?
chooser-which-players = ¿Quién juega en los demás puestos?
chooser-random = Al azar
chooser-name = Nombre del jugador { $n }
chooser-again = Escribe un número de { $low } a { $high }, por favor.

viewer-keys = Intro: seguir   { $back }: atrás   número: ir a esa jugada   { $quit }: salir
cli-solve-help = Resolver un juego: averiguar el resultado con juego perfecto.
cli-solve-opt-seconds = Parar después de estos segundos.
cli-solve-opt-nodes = Parar después de estas posiciones.
cli-solve-opt-threads = Cuántos hilos; si no se indica, uno por núcleo.
cli-solve-searching = Buscando
cli-solve-nodes = Posiciones examinadas
cli-solve-seconds = Segundos
cli-opt-extra = Un ajuste que aquí solo tiene este juego; se puede repetir.
cli-arg-name = Cuál; si no se indica, el único que hay, o la lista de todos.
cli-not-offered = No disponible: { $asked }. Disponible: { $known }.
cli-old-spelling = La próxima versión ya no tendrá esta orden. Escribe ahora: { $now }
cli-solve-epilog = Por ejemplo: cupboard solve kala -o store_beans=20
solve-limit-unused = Con estas reglas, la resolución no usa { $option }.
cli-solve-opt-keep = Guardar las bases de datos en la carpeta de caché para la próxima vez.
cli-solve-opt-memory = Memoria para tablas y bases de datos, en gigabytes; si no se indica, depende del juego.
