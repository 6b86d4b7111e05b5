board-kessel-label = El cuadrado de cartas, los calderos y el mazo
board-kessel-symbol-cauldron = caldero explosivo
board-kessel-symbol-wand = varita con sombrero
board-kessel-plant = planta
board-kessel-empty = { $place }: sin carta
board-kessel-row = fila { $line }
board-kessel-column = columna { $line }
board-kessel-corner = esquina { $line }
board-kessel-cauldron = { $you ->
    [seat] { $count ->
        [one] Tu caldero: una carta.
       *[other] Tu caldero: { $count } cartas.
     }
   *[none] { $count ->
        [one] Caldero de { $name }: una carta.
       *[other] Caldero de { $name }: { $count } cartas.
     }
}
board-kessel-on-top = Encima: { $card }.
board-kessel-stands = El peón está en la { $line }.
board-kessel-stack = { $count ->
    [one] Mazo: una carta boca abajo
   *[other] Mazo: { $count } cartas boca abajo
 }

board-kessel-task-take = Toma una carta de la línea iluminada.
board-kessel-task-cauldron = ¿Haces explotar el caldero?
board-kessel-task-wand = ¿Juegas otro turno?
board-kessel-task-last = ¿Te quedas la última carta o la descartas?

board-kessel-ask-cauldron = ¡Caldero explosivo!
board-kessel-ask-wand = ¡Varita con sombrero!
board-kessel-ask-last = ¡Última carta de una línea!
board-kessel-use-cauldron = Hacer explotar
board-kessel-waive-cauldron = Renunciar
board-kessel-use-wand = Jugar otro turno
board-kessel-waive-wand = Terminar mi turno
board-kessel-claim = Usar el símbolo de la carta
board-kessel-keep = Quedársela
board-kessel-aside = Descartarla

board-kessel-recipes = Tus recetas secretas
board-kessel-scoring = El recuento
board-kessel-steps = Ver el recuento paso a paso
board-kessel-show-table = Ver el tablero
board-kessel-show-scoring = Ver el recuento
board-kessel-look = Mira aquí: { $places }.
board-kessel-look-answer = Lee otra vez la pregunta: ¿qué ganas tú y qué gana tu rival?

board-kessel-doubled = Vale el doble para ti.
board-kessel-effect-cauldron = Caldero explosivo: cada uno de los demás pierde su carta superior.
board-kessel-effect-wand = Varita con sombrero: puedes jugar otro turno.
board-kessel-take-it = Tomarla
board-kessel-close = Cerrar
board-kessel-other-line = Solo puedes tomar una carta de la línea iluminada.
board-kessel-ones = Más unos
board-kessel-ones-tied = Unos: nadie
board-kessel-recipe = Receta
board-kessel-total = Total
board-kessel-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
board-kessel-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
board-kessel-stake = se puntúa al final

# Respuestas en palabras
board-kessel-says-use = «usar»
board-kessel-says-waive = «renunciar»
board-kessel-says-keep = «quedármela»
board-kessel-says-aside = «descartarla»

## Options before the game

page-recipe = Tu receta { $n }
page-recipe-name = Nombre
page-recipe-kind = Condición
page-recipe-of = Qué se cuenta
page-recipe-cards = Número de cartas
page-recipe-ingredients = Número de ingredientes
page-recipe-points = Puntos
page-recipe-add = Añadir una receta
page-recipe-remove = Quitar esta receta
