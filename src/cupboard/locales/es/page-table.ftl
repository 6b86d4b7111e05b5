## La mesa en el navegador: a quién le toca, qué se puede hacer y qué viene después de la partida.

page-table-entering = Un momento…
page-table-laying = Se está preparando el tablero…
page-table-lost = Se ha perdido la conexión. La partida sigue en cuanto vuelva; no se pierde nada.
page-table-closed = Esta mesa no se puede mostrar
page-table-closed-token = La clave de este navegador no corresponde a este puesto.
page-table-closed-watching = En esta mesa no se permite mirar.
page-table-closed-unknown = No hay ninguna mesa con este código.
page-table-closed-other = La mesa y esta página no se han entendido. Vuelve a cargar la página.
page-table-home = Volver al armario

# A quién le toca
page-table-missing = { $n ->
    [one] Falta una persona
   *[other] Faltan { $n } personas
 }
page-table-missing-task = Comparte el enlace; la partida empieza cuando estén todos.
page-table-happening = Mira…
page-table-moves-now = { $name } juega…
page-table-over = La partida ha terminado
page-table-your-turn = ¡Te toca!
page-table-turn = Le toca a { $name }
page-table-your-task = Haz tu jugada.
page-table-still = Aún eligen: { $names }
page-table-who = ¿Quién juega?

# Lo que pasó al margen del juego
page-table-event-takeback = { $name } ha deshecho una jugada.
page-table-event-resigned = { $name } abandona.
page-table-event-expired = A { $name } se le acabó el tiempo: la mesa juega en su lugar.

# Quiénes juegan
page-table-players = Quiénes juegan
page-table-resigned = ha abandonado
page-table-engine = juega el ordenador
page-table-stands-in = mientras tanto juega: { $level }
page-table-away = no está
page-table-clock = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
 }
page-table-hand-over = Que juegue el ordenador
page-table-hand-over-title = ¿Quién juega por { $name }?
page-table-hand-over-about = Quien vuelve recupera su puesto enseguida.

# Qué se puede hacer
page-table-actions = Qué puedes hacer
page-table-hint = Pista
page-table-hint-move = Ver la jugada
page-table-hint-why = ¿Por qué?
page-table-hint-does = Lo que hace: { $told }
page-table-back = Deshacer
page-table-back-title = ¿Se puede deshacer una jugada?
page-table-back-asked = { $name } quiere deshacer una jugada. ¿De acuerdo?
page-table-back-waiting = Preguntamos a los demás si se puede deshacer la jugada…
page-table-yes = Sí
page-table-no = No
page-table-close = Cerrar
page-table-moves = Jugadas
page-table-no-moves = Aún no ha pasado nada.
page-table-no-log = Es un juego de memoria: lo que se vio no se apunta.
page-table-type = Escribir una jugada
page-table-send = Jugar
page-table-rules = Reglas
page-table-try = Probar
page-table-book = Las reglas para probar, como se acordó en esta mesa
page-table-see-rule = Leer la regla { $rule }
page-table-more = Más
page-table-turn-board = Girar el tablero
page-table-turning = El tablero se gira hacia quien tiene el turno
page-table-watching = Otros pueden mirar
page-table-watch-link = Enlace para mirar
page-table-resign = Abandonar
page-table-resign-for = { $name } abandona
page-table-resign-sure = ¿Abandonar la partida de verdad?
page-table-leave = Dejar la mesa
page-table-leave-sure = ¿Irte ahora? Con este navegador puedes volver cuando quieras.

# Invitar
page-table-invite = Invitar
page-table-invite-about = Quien abra este enlace o escanee esta imagen ocupa un puesto libre.
page-table-qr = Imagen con el enlace para jugar, para escanear
page-table-code = El código de la mesa: { $code }
page-table-copy = Copiar
page-table-copied = Copiado.
page-table-share = Compartir
page-table-join = Sentarse

# Varias personas en un aparato
page-table-pass = Pasa el dispositivo a { $name }
page-table-pass-about = Que no mire nadie más, por favor.
page-table-i-am = Soy { $name }
page-table-cover = Tapar

# Un teléfono como mano secreta
page-table-hand = Usar este dispositivo como mi mano secreta
page-table-hand-none = Este dispositivo aún no tiene puesto en esta mesa.
page-table-choices = Tu elección
page-table-board = El tablero
page-table-whole = A la mesa

# Después de la partida
page-table-place = Posición
page-table-player = Nombre
page-table-points = Puntos
page-table-rematch = Otra partida
page-table-follow = A la siguiente partida
page-table-replay = Verla otra vez
page-table-analysis = Análisis
page-table-record = Guardar el registro
page-table-scores = Hoja de puntos
page-table-replay-of = { $game }: la partida otra vez
page-table-replay-controls = Película
page-table-replay-first = Al principio
page-table-replay-back = Un paso atrás
page-table-replay-play = Reproducir
page-table-replay-pause = Pausa
page-table-replay-next = Un paso adelante
page-table-replay-last = Al final
page-table-replay-place = Lugar de la partida
page-table-replay-at = Paso { $at } de { $last }
page-table-replay-eye = ¿Con los ojos de quién?
page-table-replay-everybody = Lo que vieron todos
page-table-replay-share = Enlace a esta partida

# Sorteos limpios
page-table-fair = Sorteos limpios
page-table-fair-about = Todo lo que decide el azar en esta mesa sale de un único número secreto, la semilla. Antes de la partida, la mesa muestra su huella, el SHA-256. No dice nada de la semilla, pero ninguna otra semilla tiene la misma. Después de la partida se muestra la semilla, y cualquiera puede comprobar que no ha cambiado.
page-table-fair-kept = La mesa ha cumplido: esta semilla tiene la huella que se mostró antes de la partida.
page-table-fair-broken = La semilla no tiene la huella que se mostró antes de la partida. No te fíes de estos sorteos.
page-table-fair-later = La partida no ha terminado: hasta entonces la semilla es secreta. Apunta la huella, si quieres.
page-table-fair-elsewhere = Aquí el navegador no puede calcular huellas, porque la conexión con esta página no es segura. Guarda el registro y compruébalo con la orden de abajo.
page-table-fair-promise = Huella, mostrada antes de la partida
page-table-fair-seed = Semilla, mostrada después
page-table-fair-draws = Sorteos hasta ahora
page-table-fair-command = Un registro guardado se puede comprobar entero, con cada sorteo: ./cupboard replay --check ARCHIVO

# El servidor solo deja entrar a este dispositivo
page-table-only-here = Este enlace lleva a la mesa solo en este dispositivo. Para que otros dispositivos de tu red puedan venir, cierra Cupboard y ábrelo así (la mesa se queda como está):
page-table-missing-watch = La partida empieza cuando estén todos.
page-table-cut = Sin conexión
