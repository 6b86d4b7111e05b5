## Las páginas: inicio, preparación de una partida, invitación, reglas.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Ir al contenido
page-loading = Un momento…
page-settings = Ajustes
page-language = Idioma
page-theme = { $theme ->
    [light] Colores: claros
    [dark] Colores: oscuros
   *[auto] Colores: como en tu dispositivo
 }
page-sound = Sonido
page-offline = Ahora mismo no hay conexión. La página seguirá sola en cuanto vuelva.
page-unreachable = Ahora mismo no se puede acceder a la mesa. ¿Sigue abierto Cupboard?
page-failed = No se ha podido cargar esta página.
page-lost = En esta dirección no hay nada.
page-no-game = Ese juego no está en el armario.
page-sorry = ¡Vaya!
page-again = Intentarlo otra vez
page-to-home = Al armario

page-welcome = ¿A qué jugamos?
page-welcome-more = Seis juegos de copas, judías y calderos: a solas, en un mismo dispositivo o con amigos en otro lugar.
page-games = Juegos
page-seats = De { $low } a { $high } jugadores
page-seats-exactly = { $n } jugadores
page-trait-thought = pura reflexión
page-trait-chance = algo de suerte
page-trait-secrets = secretos
page-trait-memory = memoria
page-trait-together = todos a la vez
page-trait-dexterity = buen pulso

page-guide = Aprender jugando
page-guide-opening = Estamos preparando la mesa para ti…

page-resume = Tus mesas
page-status-waiting = faltan jugadores
page-status-playing = en juego
page-status-over = terminada
page-join-by-code = Unirse a una mesa
page-join = Unirse
page-join-help = Escribe el código que te han dado o pega el enlace.

page-players = Jugadores
page-how-many = ¿Cuántos juegan?
page-others = Juegas…
page-others-engine = contra el ordenador
page-others-here = todos en este dispositivo
page-others-open = con gente en otro lugar
page-seat = Puesto { $n }
page-kind-here = Aquí
page-kind-open = En otro lugar
page-kind-engine = Ordenador
page-kind-open-about = Entra con un enlace, un código o un código QR que recibirás al empezar.
page-level = Fuerza del ordenador en el puesto { $n }
page-name-of = Nombre de la persona del puesto { $n }
page-name-later = Nombre (se puede dar al entrar)
page-seat-open = puesto libre
page-presets = Reglas
page-details = Todos los detalles
page-details-changed = { $n ->
    [one] { $n } cambiado
   *[other] { $n } cambiados
 }
page-rule = Regla { $rule }
page-range = de { $low } a { $high }
page-recipe = Receta propia { $n }
page-recipe-name = Nombre
page-recipe-kind = Condición
page-recipe-of = Lo que cuenta
page-recipe-cards = Cuántas cartas
page-recipe-ingredients = Cuántos ingredientes
page-recipe-points = Puntos
page-recipe-add = Añadir una receta
page-recipe-remove = Quitar esta receta
page-option-misfit = Hay un número que no encaja (regla { $rule }).
page-agreements = En la mesa
page-agree-hints = Todos pueden pedir pistas.
page-agree-takeback = Se pueden deshacer jugadas donde las reglas lo permitan y todos estén de acuerdo.
page-agree-watching = Otros pueden mirar con un enlace propio.
page-time = Tiempo para cada jugada:
page-time-none = todo el que haga falta
page-time-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
 }
page-time-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
page-sheet-anew = Volver a los ajustes habituales
page-start = ¡A jugar!
page-starting = Preparando la mesa…
page-first-time = La primera vez tarda más: se están preparando las reglas.
page-read-rules = Leer las reglas
page-play = Jugar

page-join-host = { $host } quiere jugar contigo a { $game }.
page-join-table = Una mesa de { $game }
page-join-over = Esta partida ha terminado.
page-join-full = Todos los puestos están ocupados.
page-join-seat = ¿Dónde te quieres sentar?
page-your-name = Tu nombre
page-seat-free = (aún libre)
page-sit-down = Sentarse
page-watch = Solo mirar
page-back-to-table = Volver a tu puesto
page-see-replay = Ver la partida

page-rules-of = Las reglas de { $game }
page-rule-choice = elección nuestra
page-rule-beyond = más allá del reglamento
page-rule-rests = no se aplica aquí
page-rule-book = Leer en el reglamento
page-rule-marks = «Elección nuestra»: las reglas impresas no lo aclaran o sus ediciones difieren. «Más allá del reglamento»: no está en las reglas impresas. Todo está contado con nuestras propias palabras.
page-print = Imprimir
page-puzzles = Problemas
