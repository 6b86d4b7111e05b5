## Las páginas: inicio, preparación de una partida, invitación, reglas.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Ir al contenido
page-loading = Cargando…
page-settings = Ajustes
page-language = Idioma
page-theme = { $theme ->
    [light] Tema: claro
    [dark] Tema: oscuro
   *[auto] Tema: el del dispositivo
 }
page-sound = Sonido
page-offline = No hay conexión. La página se volverá a conectar sola.
page-unreachable = No se puede conectar con el servidor de Cupboard. ¿Sigue abierto el programa?
page-failed = No se ha podido cargar esta página. Comprueba la conexión y vuelve a intentarlo.
page-lost = Esta página no existe.
page-no-game = No hay ningún juego con ese nombre.
page-sorry = Algo ha ido mal
page-again = Reintentar
page-keeps-trying = La página lo sigue intentando sola.
page-updated = Cupboard se ha actualizado. Recarga la página para continuar. Tus partidas están guardadas.
page-reload = Recargar
page-not-stored = Este navegador no puede guardar nada en este momento. Deja la página abierta, porque si la cierras o la recargas perderás tu puesto.
page-language-failed = No se ha podido cargar ese idioma.
page-to-home = Todos los juegos

page-welcome = ¿A qué jugamos?
page-welcome-more = Seis juegos de copas, judías y calderos para jugar contra el ordenador, con otros en el mismo dispositivo o a distancia con amigos.
page-games = Juegos

page-guide = Aprender jugando
page-guide-opening = Preparando tu partida guiada…

page-resume = Tus partidas
page-status-waiting = faltan jugadores
page-status-playing = en curso
page-status-over = terminada
page-join-by-code = Unirse a una partida
page-join = Unirse
page-join-help = Escribe el código que has recibido o pega el enlace.

page-players = Jugadores
page-how-many = ¿Cuántos jugadores?
page-seat = Puesto { $n }
page-kind-here = Aquí
page-kind-open = A distancia
page-kind-engine = Ordenador
page-kind-open-about = Se une con un enlace, un código o un código QR, que recibirás al empezar.
page-level = Nivel del ordenador (puesto { $n })
page-name-of = Nombre del jugador { $n }
page-name-later = Nombre (opcional)
page-seat-open = puesto libre
page-presets = Reglas
page-details = Todas las opciones
page-details-changed = { $n ->
    [one] { $n } cambiada
   *[other] { $n } cambiadas
 }
page-range = de { $low } a { $high }
page-option-misfit = Hay un número fuera de los límites (regla { $rule }). Corrígelo para seguir.
page-agreements = Durante la partida
page-agree-hints = Permitir pistas
page-agree-hints-memory = En este juego hay que recordar; por eso, cuando juegan varias personas, las pistas están desactivadas al principio. Si las permites, todos ven quién pide una.
page-agree-takeback = Permitir deshacer jugadas, si las reglas lo admiten y todos están de acuerdo
page-agree-watching = Permitir espectadores (con su propio enlace)
page-time = Tiempo por jugada:
page-time-none = sin límite
page-time-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
 }
page-time-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
page-setup-reset = Restablecer ajustes
page-start = ¡A jugar!
page-starting = Preparando la partida…
page-first-time = La primera partida tarda un poco más en empezar.
page-read-rules = Leer las reglas
page-play = Jugar

page-join-host = { $host } te invita a jugar a { $game }.
page-join-table = Unirse a una partida de { $game }
page-join-over = Esta partida ha terminado.
page-join-full = Todos los puestos están ocupados.
page-join-seat = Elige un puesto
page-your-name = Tu nombre
page-seat-free = (aún libre)
page-sit-down = Unirse a la partida
page-watch = Solo mirar
page-back-to-table = Volver a tu partida
page-see-replay = Ver la repetición

page-rules-of = Las reglas de { $game }
page-rule-choice = nuestra interpretación
page-rule-beyond = añadido nuestro
page-rule-rests = no se aplica aquí
page-rule-book = Leer en el reglamento
page-rule-marks = «Nuestra interpretación»: las reglas impresas no lo aclaran o sus ediciones no coinciden. «Añadido nuestro»: las reglas impresas no lo mencionan. Todos los textos son de redacción propia.
page-print = Imprimir
page-puzzles = Problemas
page-keep-playing = Seguir jugando

page-goes-on = Tu partida sigue abierta
page-return = Volver a la partida
page-continue = Continuar
page-your-turn = Te toca
page-turn-of = Turno de { $name }
page-game-with = { $game } con { $names }
page-more-games = { $n ->
    [one] { $n } partida más sin terminar
   *[other] { $n } partidas más sin terminar
 }
page-first = ¿Es tu primera vez?
page-first-more = Una partida guiada te explica cada paso y dura unos cinco minutos.
page-daily = Problema del día
page-daily-solve = Resolver
page-code = Código o enlace de la partida
page-unfinished = Sin terminar
page-finished = Terminadas
page-remove = Quitar
page-remove-of = Quitar { $game } de tu lista
page-remove-sure = ¿Quitar esta partida sin terminar? Los demás podrán seguir jugando.
page-keep = Conservar
page-tonight = Esta noche
page-tonight-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
 }
page-tonight-wins = { $n ->
    [0] ninguna victoria todavía
    [one] una victoria
   *[other] { $n } victorias
 }
page-tonight-local = Solo en este dispositivo
page-tonight-wipe = Borrar
page-tonight-wiped = Pizarra borrada.
page-tonight-undo = Deshacer
page-tonight-names = Si todos ponen un nombre antes de empezar, los resultados de la noche se cuentan aquí.
page-my-games = Ver mis partidas
page-shelf-rules = Reglamentos
page-shelf-rules-about = Todas las reglas explicadas con nuestras palabras, con lecciones para probar en el tablero.
page-shelf-puzzles = Problemas
page-shelf-puzzles-about = Posiciones de partidas reales. Encuentra la mejor jugada: solo hay una.
page-shelf-print = Imprimir
page-shelf-print-about = Reglas, tableros y hojas de puntuación en papel.

page-show-all = Mostrar las { $n }
page-more = Más para leer y jugar

page-who = ¿Quién juega?
page-play-engine = Ordenador
page-play-engine-about = Tú contra el ordenador
page-play-here = Juntos aquí
page-play-here-about = Todos en este dispositivo
page-play-open = En otros dispositivos
page-play-open-about = Se unen con un enlace o un código
page-play-mixed = Elegir puesto por puesto
page-strength = ¿Qué nivel?
page-strength-first = Ideal para empezar
page-house-rules = Reglas de la casa
page-handicap = Igualar las fuerzas
page-handicap-none = Sin ayudas ni desventajas
page-handicap-some = { $n ->
    [one] Para 1 jugador
   *[other] Para { $n } jugadores
}
page-usual = habitual
page-differs = Qué cambia: { $what }
page-differs-without = sin «{ $what }»
page-new-tab = se abre en otra pestaña
