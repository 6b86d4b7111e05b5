## Lo que el servidor rechaza y lo que dice de sí mismo.

refusal-bad-request = Esta petición no es válida ({ $where }): { $problem }
refusal-bad-host = La dirección del servidor de esta petición no es válida y no se puede crear el enlace. Abre la página en su dirección habitual.
refusal-engine-plays = Ahora mismo el ordenador juega por el jugador { $seat }.
refusal-game-not-over = Podrás verlo cuando termine la partida.
refusal-game-over = La partida ha terminado.
refusal-garbage = El servidor no ha entendido este mensaje. Recarga la página y vuelve a intentarlo.
refusal-hint-too-late = La partida ha avanzado antes de que la pista estuviera lista. Pide otra en tu próximo turno.
refusal-hints-off = En esta partida no se permiten pistas.
refusal-hints-off-memory = En esta partida no se permiten pistas, porque la memoria forma parte del juego. Solo se pueden permitir antes de empezar.
refusal-look-first = Esta pista es para el jugador { $seat }. Cambia primero a su vista.
refusal-missing-header = Esta petición no viene de las páginas de Cupboard.
refusal-no-free-seat = Todos los puestos de esta partida están ocupados.
refusal-no-network = Este ordenador no está conectado a ninguna red, así que ningún otro dispositivo puede unirse. Conéctalo y vuelve a intentarlo.
refusal-no-offer = Esta petición de deshacer una jugada ya no está abierta.
refusal-no-rematch = Ahora mismo nadie propone la revancha.
refusal-no-such-lesson = Esta lección no existe.
refusal-no-such-puzzle = Ese problema no existe.
refusal-no-such-level = El nivel «{ $level }» no existe. Niveles disponibles: { $known }.
refusal-no-such-seat = En esta partida no hay puesto { $seat }.
refusal-no-such-table = No hay ninguna partida con este código. Compruébalo y vuelve a intentarlo.
refusal-not-at-host = Solo se puede hacer en el ordenador donde funciona Cupboard.
refusal-not-away = El jugador { $seat } lleva menos de { $seconds } segundos ausente. Espera un poco más.
refusal-not-found = Esta página no existe.
refusal-not-host = Solo puede hacerlo quien creó la partida.
refusal-not-the-guide = Los ajustes de una partida guiada no se pueden cambiar.
refusal-not-your-seat = El puesto { $seat } no es tuyo.
refusal-offer-open = Alguien ya ha pedido deshacer una jugada.
refusal-only-watching = Con este enlace puedes mirar, pero no jugar.
refusal-other-database = Esta base de datos es de otra versión de Cupboard ({ $found } en vez de { $known }).
refusal-other-rules = Esta partida empezó con una versión anterior de las reglas y no puede continuar. Empieza una nueva.
refusal-rematch-begun = La revancha ya ha empezado.
refusal-seat-resigned = El jugador { $seat } ha abandonado.
refusal-seat-taken = El puesto { $seat } está ocupado. Elige otro.
refusal-server-trouble = El servidor no ha podido guardar este cambio, así que no ha cambiado nada. Vuelve a intentarlo.
refusal-still-waiting = La partida empezará cuando estén todos.
refusal-takeback-off = En esta partida no se pueden deshacer jugadas.
refusal-token-wrong = Este puesto se ocupó desde otro dispositivo. Sigue jugando en ese dispositivo.
refusal-too-big = El envío es demasiado grande. El máximo son { $most } bytes.
refusal-too-fast = Demasiadas peticiones seguidas. Espera un momento y vuelve a intentarlo.
refusal-too-many-analyses = Ya hay muchas partidas esperando su análisis. Vuelve a intentarlo más tarde.
refusal-too-many-tables = Ya tienes { $most } partidas sin terminar. Acaba o quita antes una de ellas.
refusal-too-many-tries = Demasiados intentos fallidos. Espera un minuto y vuelve a probar.
refusal-watching-off = Por ahora esta partida no admite espectadores.
refusal-wrong-method = Esta dirección no responde a ese tipo de petición.
refusal-wrong-origin = No se admiten peticiones de otros sitios web.

pages-missing = El servidor funciona, pero sus páginas aún no se han generado. Para generarlas, ejecuta ./cupboard en la carpeta del proyecto.
serve-cannot-listen = No se puede abrir el servidor en { $host }, puerto { $port }: { $problem }
serve-needs-postgres = Varios procesos requieren PostgreSQL. Añade --database postgresql://…
serve-one-process = En Windows, el servidor solo puede funcionar en un proceso.
worker-needs-postgres = Los procesos de cálculo necesitan la base PostgreSQL de los servidores. Añade --database postgresql://…

preview-join = { $known ->
    [named] { $name } te invita a jugar a { $game }
   *[unnamed] Invitación a jugar a { $game }
}
preview-watch = { $known ->
    [named] Mira cómo juega { $name } a { $game }
   *[unnamed] Mira una partida de { $game }
}
