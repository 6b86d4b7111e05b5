## Las palabras comunes a todos los juegos e interfaces.

game-unknown = No hay ningún juego «{ $game }» en el armario. Hay: { $known }.
game-is-over = La partida ha terminado.
chance-is-due = Primero tiene que decidir el azar ({ $chance }).
no-chance-due = Aquí el azar no tiene nada que decidir ({ $chance }).
not-your-turn = No es el turno del puesto { $seat }, sino del puesto { $turn }.
choose-together = Aquí eligen todos a la vez.
choose-alone = Aquí se juega por turnos.
choices-missing = Todos los que tienen el turno deben elegir, una vez cada uno.
already-chosen = El puesto { $seat } ya ha elegido.
outcome-impossible = El azar ({ $chance }) no puede dar este resultado: { $outcome }
move-is-stale = Esta jugada era para el momento { $expected }, pero la partida va por el { $number }.
takeback-refused = En esta mesa no se deshacen las jugadas.
takeback-nothing = No hay ninguna jugada que deshacer.

seats-out-of-range = { $game } es para { $low } a { $high } jugadores, no para { $seats }.
preset-unknown = { $game } no tiene el ajuste «{ $preset }». Tiene: { $known }.
option-unknown = No existe la opción «{ $option }». ¿Quizá: { $known }?
option-not-a-choice = La opción { $option } no puede ser «{ $value }», sino una de estas: { $choices }.
option-not-a-flag = La opción { $option } no puede ser «{ $value }», sino true o false.
option-not-in-range = La opción { $option } no puede ser «{ $value }», sino un número entero de { $low } a { $high }.
player-unknown = No existe el jugador «{ $player }». Hay: { $known }.
player-person = Jugador { $n }
player-random = Azar { $n }

position-header = Esto no es una posición de { $game }: «{ $text }»

record-unreadable = No se puede leer el registro { $path }: { $problem }
record-no-header = Esto no es un registro: la primera línea debe ser una cabecera del formato { $format }.
record-other-rules = Este registro necesita otras reglas que { $game }, versión { $rules }.
record-bad-line = La línea { $line } del registro está dañada: { $problem }
record-bad-value = El registro contiene un valor que no encaja: { $problem }
record-bad-event = El registro contiene un suceso ilegible: { $problem }
record-breaks-rule = El suceso { $n } del registro no está permitido: { $problem }
record-wrong-number = El suceso { $n } del registro lleva el número { $found }.
record-wrong-hash = Tras el suceso { $n } la posición no es la del registro.
record-wrong-outcome = El registro dice un resultado distinto del que dan las reglas.
record-ends-early = El registro dice un resultado, pero la partida no ha terminado.
record-wrong-seed = La semilla al final del registro no es aquella con la que se comprometió.

outcome-won = ¡Gana { $names }! ({ $points })
outcome-shared = { $names } comparten la victoria. ({ $points })
fact-chosen = { $seat } ya ha elegido.
