## La partida en el navegador: a quién le toca, qué se puede hacer y qué viene después.

page-table-entering = Entrando en la partida…
page-table-laying = Preparando el tablero…
page-table-board-failed = No se ha podido cargar el tablero. La partida está guardada.
page-table-sending = Enviando tu jugada…
page-table-lost = Reconectando… La partida está guardada.
page-table-closed = No se puede mostrar esta partida
page-table-closed-token = Este puesto se ocupó desde otro navegador. Abre la partida en ese navegador.
page-table-closed-watching = Esta partida no admite espectadores.
page-table-closed-unknown = No hay ninguna partida con este código. Compruébalo y vuelve a intentarlo.
page-table-closed-other = Esta página y el servidor ya no están sincronizados. Recarga la página.
page-table-home = Todos los juegos

# A quién le toca
page-table-missing = { $n ->
    [one] Falta una persona
   *[other] Faltan { $n } personas
 }
page-table-missing-task = Comparte el enlace. La partida empezará cuando estéis todos.
page-table-happening = Mira…
page-table-moves-now = { $you ->
    [seat] Tu jugada…
   *[none] { $name } juega…
}
page-table-log = Lo que está pasando
page-table-your-turn = ¡Te toca!
page-table-turn = Le toca a { $name }
page-table-your-task = Haz tu jugada.
page-table-still = Aún sin elegir: { $names }
page-table-who = ¿Quién juega?

# Lo que pasó al margen del juego
page-table-event-takeback = { $you ->
    [seat] Has deshecho una jugada.
   *[none] { $name } ha deshecho una jugada.
}
page-table-event-resigned = { $you ->
    [seat] Has abandonado.
   *[none] { $name } abandona.
}
page-table-event-expired = { $you ->
    [seat] Se te ha acabado el tiempo y se ha hecho una jugada automática.
   *[none] A { $name } se le ha acabado el tiempo y se ha hecho una jugada automática.
}

# Quiénes juegan
page-table-players = Jugadores
page-table-resigned = ha abandonado
page-table-engine = ordenador
page-table-stands-in = { $level } juega en su lugar
page-table-away = sin conexión
page-table-clock = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
 }
page-table-hand-over = Que juegue el ordenador
page-table-hand-over-title = ¿Qué nivel juega por { $name }?
page-table-hand-over-about = En cuanto vuelva, esa persona recupera su puesto.

# Qué se puede hacer
page-table-actions = Acciones
page-table-hint = Pista
page-table-hint-move = Ver jugada
page-table-hint-why = ¿Por qué?
page-table-hint-best = La mejor jugada
page-table-back = Deshacer
page-table-back-title = ¿Deshacer una jugada?
page-table-back-asked = { $name } quiere deshacer una jugada. ¿De acuerdo?
page-table-back-waiting = Preguntando a los demás si se puede deshacer la jugada…
page-table-yes = Sí
page-table-no = No
page-table-close = Cerrar
page-table-cancel = Cancelar
page-table-last-move = Última jugada
page-table-what-happened = ¿Qué ha pasado?
page-table-skip = Ir al final
page-table-aloud = Leer en voz alta
page-table-speed = Velocidad de las animaciones
page-table-speed-slow = lenta
page-table-speed-normal = normal
page-table-speed-fast = rápida
page-table-speed-off = ninguna
page-table-single = Jugar con un solo toque, sin vista previa
page-table-moves = Jugadas
page-table-no-moves = Todavía no hay jugadas.
page-table-no-log = Es un juego de memoria, así que aquí no se apunta lo que se ha visto.
page-table-type = Escribir una jugada
page-table-send = Jugar
page-table-rules = Reglas
page-table-try = Probar
page-table-book = Probar las reglas de esta partida
page-table-see-rule = Leer la regla { $rule }
page-table-more = Más
page-table-turn-board = Girar el tablero
page-table-turning = Girar el tablero en cada turno
page-table-tabletop = Modo mesa: el dispositivo está entre nosotros
page-table-tabletop-about = Cada lado mira hacia su jugador y el tablero no se gira.
page-table-watching = Permitir espectadores
page-table-watch-link = Enlace para espectadores
page-table-resign = Abandonar
page-table-resign-for = Abandonar por { $name }
page-table-resign-sure = ¿Quieres abandonar la partida?
page-table-leave = Salir de la partida
page-table-leave-sure = ¿Salir de la partida? Con este navegador podrás volver cuando quieras.

# Invitar
page-table-invite = Invitar
page-table-invite-about = Quien abra este enlace o escanee el código QR puede ocupar un puesto libre.
page-table-qr = Código QR para unirse a la partida
page-table-code = Código de la partida: { $code }
page-table-copy = Copiar
page-table-copied = Copiado.
page-table-share = Compartir
page-table-join = Unirse a la partida

# Varias personas en un aparato
page-table-pass = Pasa el dispositivo a { $name }
page-table-pass-about = Los demás, no miréis, por favor.
page-table-i-am = Soy { $name }
page-table-cover = Ocultar

# Un teléfono como mano secreta
page-table-hand = Usar este dispositivo como mi mano secreta
page-table-hand-none = Aún no te has unido a esta partida con este dispositivo.
page-table-choices = Tu elección
page-table-board = El tablero
page-table-whole = Volver a la partida

# Después de la partida
page-table-result = Resultado
page-table-ending-won = { $you ->
    [winner] Has ganado
   *[none] { $names } ha ganado
}
page-table-ending-won-by = { $you ->
    [winner] Has ganado por { $margin }
   *[none] { $names } ha ganado por { $margin }
}
page-table-ending-shared = { $you ->
    [winner] Compartes la victoria con { $names }
   *[none] { $names } comparten la victoria
}
page-table-ending-tie = Hay empate a puntos.
page-table-stronger = Jugar contra { $level }
page-table-turning-point = Ver el momento clave
page-table-moment = El momento decisivo
page-table-rematch = Revancha
page-table-follow = Ir a la revancha
page-table-follow-watching = Ver la revancha
page-table-rematch-asked = { $n ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
}
page-table-rematch-asking = Proponiendo otra partida a { $names }…
page-table-rematch-declined = { $name } no quiere jugar otra vez por ahora.
page-table-rematch-play = Jugar
page-table-rematch-not-now = Ahora no
page-table-rematch-withdraw = Retirar la propuesta
page-table-replay = Ver la repetición
page-table-analysis = Análisis
page-table-record = Guardar la partida
page-table-scores = Hoja de puntos
page-table-souvenir = Imagen de recuerdo
page-table-souvenir-about = El tablero final, el momento decisivo, los nombres y la fecha. La imagen se crea en este dispositivo y no se envía a ninguna parte.
page-table-souvenir-making = Creando la imagen…
page-table-souvenir-failed = Este navegador no ha podido crear la imagen. Haz en su lugar una captura de pantalla del tablero.
page-table-souvenir-save = Guardar la imagen
page-table-souvenir-share = Compartir la imagen
page-table-replay-of = { $game }: repetición de la partida
page-table-replay-controls = Controles de reproducción
page-table-replay-first = Al principio
page-table-replay-back = Paso anterior
page-table-replay-play = Reproducir
page-table-replay-pause = Pausa
page-table-replay-next = Paso siguiente
page-table-replay-last = Al final
page-table-replay-place = Paso de la partida
page-table-replay-at = Jugada { $at } de { $last }
page-table-replay-eye = Punto de vista
page-table-replay-everybody = Espectador
page-table-replay-share = Enlace a esta repetición

# Sorteos limpios
page-table-fair = Sorteos verificables
page-table-fair-about = Todo lo que decide el azar en esta partida sale de un único número secreto, la semilla. Antes de la partida, el servidor muestra su huella SHA-256. La huella no revela nada de la semilla, y encontrar otra semilla con la misma huella llevaría demasiado tiempo incluso a los ordenadores más rápidos. Al terminar se muestra la semilla, y cualquiera puede comprobar que nadie la ha cambiado.
page-table-fair-kept = Comprobado: la semilla tiene la huella que se mostró antes de la partida.
page-table-fair-broken = La semilla no tiene la huella que se mostró antes de la partida. No te fíes de estos sorteos.
page-table-fair-later = La semilla es secreta hasta que termine la partida. Apunta la huella si quieres compararla entonces.
page-table-fair-elsewhere = El navegador no puede calcular aquí la huella, porque la conexión con esta página no es segura (HTTPS). Guarda la partida y compruébala con el comando de abajo.
page-table-fair-promise = Huella mostrada antes de la partida
page-table-fair-seed = Semilla mostrada después
page-table-fair-draws = Sorteos hasta ahora
page-table-fair-command = Para comprobar una partida guardada, con todos sus sorteos: ./cupboard replay --check ARCHIVO

# El servidor solo deja entrar a este dispositivo
page-network-here = De momento solo se puede jugar desde este ordenador.
page-network-open = Los dispositivos de tu red pueden unirse hasta que se cierre Cupboard.
page-network-let-in = Permitir que se unan los dispositivos de nuestra wifi
page-table-missing-watch = La partida empezará cuando estén todos.
page-table-cut = Sin conexión

board-plain-notice = { $reason ->
    [none] Este juego no tiene tablero propio.
    [contract] El tablero de este juego necesita otra versión de Cupboard.
    [missing] No se ha podido cargar el tablero de este juego.
   *[failed] El tablero de este juego se ha detenido por un error.
} Puedes jugar en este tablero sencillo.
board-plain-position = Posición
board-plain-moves = Tus jugadas
board-plain-wait = No es tu turno.
board-plain-type = Escribe una jugada
board-plain-send = Enviar
board-plain-yes = sí
board-plain-no = no
