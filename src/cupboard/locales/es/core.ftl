## Las palabras comunes a todos los juegos e interfaces.

game-unknown = El juego «{ $game }» no existe. Juegos disponibles: { $known }.
game-is-over = La partida ha terminado.
chance-is-due = Primero tiene que decidir el azar ({ $chance }).
no-chance-due = Aquí el azar no tiene nada que decidir ({ $chance }).
not-your-turn = No le toca al jugador { $seat }, sino al jugador { $turn }.
choose-together = Aquí eligen todos a la vez.
choose-alone = Aquí se juega por turnos.
choices-missing = Deben elegir todos los que tienen el turno, una sola vez cada uno.
already-chosen = El jugador { $seat } ya ha elegido.
outcome-impossible = El azar ({ $chance }) no puede dar este resultado: { $outcome }
move-is-stale = Entretanto la partida ha avanzado (paso { $number } en vez de { $expected }). Vuelve a elegir tu jugada.
takeback-refused = En esta partida no se pueden deshacer jugadas.
takeback-nothing = No hay ninguna jugada que deshacer.

seats-out-of-range = { $game } es para { $low } a { $high } jugadores, no para { $seats }.
extra-missing = Falta un paquete para esto. Para instalarlo: pip install "cupboard[{ $extra }]"
seats-not-exactly = { $game } es para { $low ->
    [one] un solo jugador
   *[other] { $low } jugadores
 }, no para { $seats }.
preset-unknown = { $game } no tiene el preajuste «{ $preset }». Preajustes disponibles: { $known }.
option-unknown = No existe la opción «{ $option }». Opciones disponibles: { $known }.
option-unknown-near = No existe la opción «{ $option }». ¿Querías decir «{ $near }»? Opciones disponibles: { $known }.
option-not-a-choice = La opción { $option } no puede ser «{ $value }», sino una de estas: { $choices }.
option-not-a-flag = La opción { $option } no puede ser «{ $value }», sino true o false.
option-not-in-range = La opción { $option } no puede ser «{ $value }», sino un número entero de { $low } a { $high }.
option-not-by-seat = La opción { $option } no puede ser «{ $value }». Indica un valor para cada jugador, separados por comas.
option-for-missing-seat = La opción { $option } tiene valores para { $named } jugadores, pero solo juegan { $seats }.
start-too-few-beans = El jugador { $seat } empezaría con muy pocas judías ({ $beans }). El mínimo es { $least }.
player-unknown = No existe el tipo de jugador «{ $player }». Tipos disponibles: { $known }.
player-person = Jugador { $n }
player-you = Tú
player-random = Azar { $n }

position-header = Esto no es una posición válida de { $game }: «{ $text }»
position-not-ascii = Una posición solo contiene letras, cifras y signos simples, no «{ $text }».
position-long-number = El número { $text } de esta posición es demasiado largo. Un número tiene { $most } cifras como máximo.

record-unreadable = No se puede leer el registro { $path }: { $problem }
record-no-header = Esto no es un registro de partida. La primera línea debe ser una cabecera del formato { $format }.
record-other-rules = Este registro se hizo con otra versión de las reglas ({ $made }) y no se puede abrir. Este programa juega con la versión { $known }.
record-bad-line = La línea { $line } del registro está dañada: { $problem }
record-bad-value = El registro contiene un valor incorrecto: { $problem }
record-bad-event = El registro contiene un evento ilegible: { $problem }
record-breaks-rule = El evento { $n } del registro no está permitido: { $problem }
record-wrong-number = El evento { $n } del registro lleva un número equivocado, el { $found }.
record-wrong-hash = Tras el evento { $n }, la posición no coincide con la del registro.
record-wrong-outcome = El resultado del registro no coincide con el que dan las reglas.
record-ends-early = El registro contiene un resultado, pero la partida no ha terminado.
record-wrong-seed = La semilla del final del registro no coincide con la huella de su cabecera.
file-missing = este archivo no existe.
file-folder = es una carpeta, no un archivo.
file-no-folder = una parte de la ruta no es una carpeta.
file-exists = en su lugar hay un archivo.
file-forbidden = no tienes permiso.
file-not-text = no es un archivo de texto en UTF-8.
file-trouble = el sistema informa: { $problem }.
data-not-json = no es JSON válido (línea { $line }, carácter { $column }).
data-not-toml = no es TOML válido ({ $problem }).
data-number-too-long = contiene un número de más de { $most } cifras.
data-too-deep = contiene demasiadas listas dentro de listas.

plugin-not-loaded = No se puede cargar la extensión «{ $plugin }» del paquete { $package }: { $problem }
plugin-wrong-object = No se puede usar la extensión «{ $plugin }» del paquete { $package }: { $object } no es un { $kind }.
plugin-other-id = No se puede usar la extensión «{ $plugin }» del paquete { $package }: su juego tiene el identificador «{ $id }».
plugin-bad-id = No se puede usar la extensión «{ $plugin }» del paquete { $package }: un identificador de juego solo tiene minúsculas y cifras.
plugin-twice = No se puede usar la extensión «{ $plugin }» del paquete { $package }: otro paquete ya contiene este juego.

outcome-won = { $you ->
    [winner] ¡Has ganado! ({ $points })
   *[none] ¡Gana { $names }! ({ $points })
}
outcome-shared = { $you ->
    [winner] Compartes la victoria con { $names }. ({ $points })
   *[none] { $names } comparten la victoria. ({ $points })
}
fact-chosen = { $you ->
    [seat] Ya has elegido.
   *[none] { $seat } ya ha elegido.
}
