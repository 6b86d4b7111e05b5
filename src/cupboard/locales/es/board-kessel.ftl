board-kessel-label = El cuadrado de cartas, los calderos y el mazo
board-kessel-symbol-cauldron = caldero que explota
board-kessel-symbol-wand = varita con sombrero
board-kessel-plant = planta
board-kessel-empty = { $place }: sin carta
board-kessel-row = fila { $line }
board-kessel-column = columna { $line }
board-kessel-corner = esquina { $line }
board-kessel-cauldron = { $count ->
    [one] Caldero de { $name }: una carta.
   *[other] Caldero de { $name }: { $count } cartas.
 }
board-kessel-on-top = Encima: { $card }.
board-kessel-stands = La figura está aquí: { $line }.
board-kessel-stack = { $count ->
    [one] Mazo: una carta boca abajo
   *[other] Mazo: { $count } cartas boca abajo
 }
board-kessel-takes = toma una carta: { $line }
board-kessel-second = { $name }, segundo turno

board-kessel-task-take = Toma una carta de la línea iluminada.
board-kessel-task-cauldron = ¿Que explote o no?
board-kessel-task-wand = ¿Jugar otra vez o no?
board-kessel-task-last = ¿Quedarte la última carta o apartarla?

board-kessel-ask-cauldron = ¡Caldero que explota!
board-kessel-ask-wand = ¡Varita con sombrero!
board-kessel-ask-last = ¡Última carta de una línea!
board-kessel-use-cauldron = Que explote
board-kessel-waive-cauldron = Mejor no
board-kessel-use-wand = Jugar otra vez
board-kessel-waive-wand = No, gracias
board-kessel-keep = Quedársela
board-kessel-aside = Apartarla

board-kessel-recipes = Tus recetas secretas
board-kessel-scoring = El recuento
board-kessel-steps = Recorrer el recuento
board-kessel-first = Desde el principio
board-kessel-back = Atrás
board-kessel-next = Siguiente
board-kessel-all = Todo
board-kessel-ones = Más unos: { $count }
board-kessel-own-colour = color propio
board-kessel-show-table = Ver la mesa
board-kessel-show-scoring = Ver el recuento
board-kessel-look = Mira aquí: { $places }.
board-kessel-look-answer = Lee otra vez la pregunta: ¿qué te da a ti y qué al otro?

# Respuestas en palabras
board-kessel-says-use = «usar»
board-kessel-says-waive = «renunciar»
board-kessel-says-keep = «quedármela»
board-kessel-says-aside = «apartarla»
