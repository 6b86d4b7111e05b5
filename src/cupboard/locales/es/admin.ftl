## Cuidar de un servidor: `cupboard admin` y `cupboard doctor`.

cli-admin-help = Administrar las partidas de un servidor: listarlas, guardar y restaurar copias y exportarlas, o borrar los datos de un jugador.
cli-admin-epilog = Todos los comandos usan la carpeta de `cupboard serve`, salvo que indiques --data o --database.
cli-admin-tables-help = Listar las partidas guardadas, o mostrar una con sus jugadores.
cli-admin-tables-epilog = Por ejemplo: cupboard admin tables --status playing --most 20
cli-admin-arg-code = Mostrar solo la partida con este código o identificador, con los identificadores de sus jugadores.
cli-admin-opt-game = Solo este juego.
cli-admin-opt-status = Solo las partidas en este estado.
cli-admin-opt-guest = Solo las partidas del jugador con este identificador.
cli-admin-opt-most = Número máximo de partidas de la lista.
cli-admin-no-status = No existe el estado «{ $asked }». Estados posibles: { $known }.
cli-admin-none = No se ha encontrado ninguna partida.
cli-admin-column-code = Código
cli-admin-column-game = Juego
cli-admin-column-status = Estado
cli-admin-column-moves = Jugadas
cli-admin-column-used = Último uso (UTC)
cli-admin-column-players = Jugadores
cli-admin-status-waiting = en espera
cli-admin-status-playing = en juego
cli-admin-status-over = terminada
cli-admin-nameless = (sin nombre)
cli-admin-processes-help = Listar los procesos que usan la base de datos PostgreSQL: servidores y procesos de cálculo.
cli-admin-sockets-help = Listar los puestos conectados y el proceso que los atiende.
cli-admin-drain-help = Pedir a un proceso que se detenga: cierra sus conexiones, que se restablecen en otro.
cli-admin-drain-epilog = Con `serve --processes`, un proceso nuevo ocupa su lugar. `all` se lo pide a todos.
cli-admin-arg-process = Identificador o nombre del proceso, o `all`.
cli-admin-drain-done = { $processes ->
    [one] Se ha pedido a { $processes } proceso que se detenga.
   *[other] Se ha pedido a { $processes } procesos que se detengan.
}
cli-admin-no-processes = Ningún proceso usa esta base de datos.
cli-admin-column-id = Identificador
cli-admin-column-kind = Tipo
cli-admin-column-name = Nombre
cli-admin-column-version = Versión
cli-admin-column-started = Desde (UTC)
cli-admin-column-sockets = Conexiones
cli-admin-column-tables = Partidas en memoria
cli-admin-column-leases = Partidas a su cargo
cli-admin-column-seat = Puesto
cli-admin-column-process = Proceso
cli-admin-column-since = Desde (UTC)
admin-no-such-process = No hay ningún proceso «{ $process }» en marcha. `cupboard admin processes` los lista.
admin-needs-postgres = Solo una base de datos PostgreSQL lleva la lista de sus procesos. Añade --database postgresql://…
cli-admin-backup-help = Guardar todas las partidas y la clave del servidor en un archivo, incluso con el servidor en marcha.
cli-admin-backup-epilog = Guarda bien el archivo: contiene los secretos de las partidas en curso.
cli-admin-backup-bar = Guardando
cli-admin-backup-done = { $path } contiene ahora { $tables ->
    [one] { $tables } partida
   *[other] { $tables } partidas
 } con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }.
cli-admin-restore-help = Restaurar una copia en una base de datos vacía, SQLite o PostgreSQL. Detén antes el servidor.
cli-admin-restore-bar = Restaurando
cli-admin-restore-done = Se { $tables ->
    [one] ha restaurado { $tables } partida
   *[other] han restaurado { $tables } partidas
 } con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 } de { $path }.
cli-admin-arg-backup = El archivo de la copia.
cli-admin-file-exists = { $path } ya existe. Elige otro nombre o mueve el archivo.
cli-admin-export-help = Escribir en una carpeta el registro de cada partida terminada.
cli-admin-arg-folder = La carpeta de los registros. Se crea si hace falta.
cli-admin-export-bar = Exportando
cli-admin-export-done = { $games ->
    [one] { $games } partida escrita en { $folder }.
   *[other] { $games } partidas escritas en { $folder }.
 }
cli-admin-export-skipped = { $games ->
    [one] { $games } partida ha quedado fuera porque sus reglas han cambiado desde entonces o no están instaladas.
   *[other] { $games } partidas han quedado fuera porque sus reglas han cambiado desde entonces o no están instaladas.
}
cli-admin-guest-help = Borrar el nombre, el identificador y los puestos de un jugador. Sus partidas se quedan, sin el nombre.
cli-admin-guest-epilog = `cupboard admin tables CÓDIGO` muestra los identificadores de los jugadores de una partida. Detén antes el servidor, porque las partidas en memoria conservan el nombre hasta que salen de ella.
cli-admin-arg-guest = El identificador del jugador.
cli-admin-guest-done = Borrado de { $seats ->
    [one] { $seats } puesto
   *[other] { $seats } puestos
}. { $tables ->
    [one] { $tables } partida abierta por este jugador ya no indica
   *[other] { $tables } partidas abiertas por este jugador ya no indican
} quién la creó.

admin-no-database = No se puede abrir la base de datos { $where }: { $problem }
admin-no-file = No hay ninguna base de datos en { $path }. Inicia el servidor una vez o indica su carpeta con --data.
admin-bad-database = Esta no es la dirección de una base de datos que Cupboard pueda usar. Indica una como postgresql://usuario:clave@servidor/nombre, o quita --database para usar SQLite en la carpeta de datos.
admin-other-schema = La base de datos { $where } tiene la versión { $found }, pero este programa necesita la versión { $known }. Inicia el servidor una vez para actualizar una base más antigua; para una más nueva, instala el programa que la creó.
admin-not-empty = Ya hay partidas en { $where }, y una copia solo se restaura en una base de datos vacía. Indica otra carpeta con --data u otra base con --database.
admin-not-a-backup = { $path } no es una copia hecha con `cupboard admin backup`.
admin-newer-backup = { $path } es de una versión posterior (base de datos { $found }; este programa conoce la { $known }). Actualiza antes Cupboard.
admin-backup-cut = { $path } está dañado o incompleto. No se ha restaurado nada. Usa otra copia.
admin-no-such-table = Ninguna partida tiene el código o identificador { $code }.
admin-no-such-guest = No hay nada guardado sobre un jugador con el identificador { $guest }.

cli-doctor-help = Revisar una instalación: programa, carpetas, base de datos y, con una dirección, el servidor en marcha.
cli-doctor-epilog = Por ejemplo: cupboard doctor https://games.example.org
cli-doctor-arg-address = Dirección del servidor en marcha, tal como la escriben los jugadores.
doctor-summary = { $wrong ->
    [0] Todo está bien.
    [one] { $wrong } punto necesita tu atención.
   *[other] { $wrong } puntos necesitan tu atención.
 }
doctor-python = Python { $version }
doctor-extra-server = Falta el extra `server`, así que el servidor es más lento de lo que podría. Instálalo con: pip install "cupboard[server]"
doctor-extra-postgres = Falta el extra `postgres`, pero la base de datos es PostgreSQL. Instálalo con: pip install "cupboard[postgres]"
doctor-pages = Las páginas web están instaladas.
doctor-no-pages = Faltan las páginas web. Ejecuta ./cupboard una vez o vuelve a instalar Cupboard.
doctor-folder = Otros usuarios no pueden leer la carpeta { $path }.
doctor-no-folder = La carpeta { $path } aún no existe. El servidor la crea al iniciarse por primera vez.
doctor-open-folder = Otros usuarios pueden leer { $path }, incluidos los secretos de las partidas en curso. Ejecuta: chmod -R go= { $path }
doctor-no-key = En { $path } falta secret.key. El servidor creará otra clave al iniciarse, pero los jugadores perderán su nombre y su lista de partidas. Si tienes una copia de la clave, devuélvela a su sitio.
doctor-space = Hay { $megabytes } MB libres para partidas ({ $path }).
doctor-cache = Hay { $megabytes } MB libres para el código compilado ({ $path }).
doctor-low-space = Solo quedan { $megabytes } MB en { $path }. Sin espacio no se puede guardar ninguna jugada. Haz sitio o usa otra carpeta.
doctor-database = La base de datos { $where } tiene { $tables ->
    [one] { $tables } partida
   *[other] { $tables } partidas
 }.
doctor-empty-database = La base de datos { $where } aún no tiene tablas. El servidor las crea al iniciarse por primera vez.
doctor-old-database = La base de datos { $where } es de una versión anterior. El servidor la actualizará al iniciarse; haz antes una copia.
doctor-new-database = La base de datos { $where } es de una versión posterior de Cupboard. Actualiza el programa.
doctor-integrity = El archivo de la base de datos está intacto.
doctor-damaged-database = El archivo de la base de datos está dañado: { $problem }. Detén el servidor y restaura una copia.
doctor-logs = El registro de cada partida está completo.
doctor-broken-logs = { $tables ->
    [one] El registro de { $tables } partida está incompleto, así que no se puede abrir.
   *[other] Los registros de { $tables } partidas están incompletos, así que no se pueden abrir.
 } Restaura una copia.
doctor-bad-address = { $address } no es una dirección. Debe empezar por http:// o https://.
doctor-no-server = Ningún servidor responde en { $address }: { $problem }. ¿Está en marcha, y conoce el proxy su puerto?
doctor-unhealthy = El servidor de { $address } no puede usar su base de datos (estado { $status }). Su registro dice por qué.
doctor-server = El servidor de { $address } responde.
doctor-metrics-private = Sus métricas no son públicas.
doctor-other-version = Esta es la versión { $here }, pero el servidor dice { $there }. Reinicia el servidor después de actualizar.
doctor-engine-failures = { $n ->
    [one] { $n } jugada del ordenador ha fallado y se ha sustituido por una al azar.
   *[other] { $n } jugadas del ordenador han fallado y se han sustituido por otras al azar.
} Los motivos están en el registro del servidor.
doctor-proxy-host = El proxy cambia la cabecera Host, así que el servidor rechaza las jugadas. El proxy tiene que pasarla tal cual.
doctor-proxy-refuses = El servidor no se puede usar por esta dirección (estado { $status }).
doctor-proxy-https = El servidor no sabe que se accede a él por HTTPS. El proxy tiene que enviar X-Forwarded-Proto y figurar en FORWARDED_ALLOW_IPS.
doctor-sockets = Las conexiones en directo (WebSockets) funcionan.
doctor-no-sockets = Las conexiones en directo (WebSockets) fallan: { $problem }. El proxy tiene que dejar pasar el cambio a WebSocket bajo /api/tables/.
