kessel-name = Kupferkessel Co
kessel-tagline = Da la vuelta al mercado mágico, llena tu caldero y recuerda lo que hay dentro.
kessel-move-help = Escribe el lugar de una carta para tomarla, como c4. Responde a un símbolo con use (usar) o waive (renunciar), y a la última carta con keep (quedársela) o aside (descartarla).

kessel-board-signs = > se puede tomar   * caldero explosivo   / varita con sombrero   +--+ esquina   . vacío   [ ] mazo

rule-KESSEL-1 = La baraja tiene 56 cartas: catorce ingredientes con los valores 1 a 4. Cada uno de los siete colores tiene dos ingredientes, y cinco ingredientes son plantas.
rule-KESSEL-2 = Algunas cartas llevan un símbolo. Cada uno de los diez ingredientes que no son negros ni blancos tiene una carta con un caldero explosivo y otra con una varita, repartidas por igual entre los valores.
rule-KESSEL-3 = 32 cartas están boca arriba en un cuadrado de seis por seis cuyas esquinas son cartas de esquina. Las otras 24 forman el mazo, boca abajo.
rule-KESSEL-4 = El peón blanco y el negro empiezan en esquinas opuestas. Cada jugador roba una primera carta para su caldero. Si es negra o blanca, va boca abajo debajo del mazo y se roba otra. El símbolo de la primera carta no tiene efecto. Empieza Blanco.
rule-KESSEL-5 = Un caldero es un montón de cartas. Hasta el recuento solo se ve la de arriba, y ni siquiera su dueño puede ver las demás.
rule-KESSEL-6 = En tu turno, tu peón avanza alrededor del cuadrado, en el sentido de las agujas del reloj, exactamente tantos pasos como vale tu carta de arriba. El recorrido tiene veinte paradas: las cuatro líneas interiores de cada lado y las cuatro esquinas.
rule-KESSEL-7 = Si hay otro peón en el camino, lo saltas; eso no cuenta como paso.
rule-KESSEL-8 = Si tu peón se para ante una fila o una columna, debes tomar una carta de esa línea, la que quieras, y ponerla encima de tu caldero. En una esquina no tomas nada y tu turno termina.
rule-KESSEL-9 = Caldero explosivo: puedes obligar { $seats ->
    [2] a tu rival a poner la carta de arriba de su caldero
    [3] a los otros dos jugadores a poner la carta de arriba de su caldero
   *[other] a tu rival (o, si jugáis tres, a los otros dos) a poner la carta de arriba de su caldero
 } boca abajo debajo del mazo, o a retirarla del juego si ya no hay mazo. La última carta de un caldero está a salvo. Cuando han vuelto cien cartas bajo el mazo, las siguientes salen del juego, para que toda partida tenga fin.
rule-KESSEL-10 = Varita con sombrero: al terminar este turno puedes jugar otro. Lo dices al tomar la carta, antes de que se ocupe el lugar vacío. Nadie juega más de dos turnos seguidos.
rule-KESSEL-11 = Usar un símbolo nunca es obligatorio. { $reminders ->
    [yes] Al tomar la carta, el programa te pregunta si quieres usarlo. Según el reglamento, tienes que avisar tú, y un símbolo olvidado se pierde.
    [no] Nadie te pregunta, así que tienes que decirlo tú al tomar la carta (c4!). Un símbolo olvidado se pierde.
   *[other] Según el reglamento, tienes que avisar tú, y un símbolo olvidado se pierde. Aquí el programa te pregunta al tomar la carta. Si desactiváis los avisos, tienes que decirlo tú al tomarla (c4!).
 }
rule-KESSEL-12 = Después, la primera carta del mazo ocupa, boca arriba, el lugar vacío. Si ya no hay mazo, el lugar queda vacío.
rule-KESSEL-13 = La partida termina cuando alguien toma la última carta de una fila o de una columna ante la que puede pararse un peón. Da igual cuál de las dos líneas de la carta sea. Quien la toma puede quedársela o descartarla; su símbolo no tiene efecto.
rule-KESSEL-14 = Recuento: quien tiene más cartas de valor 1 gana 5 puntos; en caso de empate, nadie. De cada ingrediente, una carta sola resta su valor, dos no cuentan, tres suman su valor total y cuatro, su valor total y 5 puntos más. En tu color, las sumas cuentan doble, también si son negativas, pero no los 5.
rule-KESSEL-15 = Un ejemplo: Blanco tiene los bigotes 1, 2, 3 y 4, un ojo de salamandra 3, otro ingrediente 1, 2 y 4, y una pareja. Son 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Gana quien tiene más puntos; en caso de empate se comparte la victoria.
rule-KESSEL-R = { $seats ->
    [2] { kessel-recipes-for-two }
    [3] { kessel-recipes-for-three }
   *[other] { kessel-recipes-for-any }
 }
rule-KESSEL-B = Podéis inventar hasta cinco recetas propias, cada una con un nombre, una condición y unos puntos. Se barajan con las demás, así que ningún nombre puede repetirse. Se pueden guardar, compartir e imprimir.
rule-KESSEL-X = Tres jugadores: el tercer peón tiene su propio color y empieza en una tercera esquina. Una explosión alcanza a los otros dos jugadores.{ $recipes ->
    [no] {""}
   *[other] {" "}En el juego de recetas, cada uno recibe una de las cinco recetas de diez puntos, sin la de las plantas.
 }
rule-KESSEL-C = Recuento infantil: por cuatro cartas de un ingrediente ganas dos cartas, por tres ganas una, y por cada carta sola devuelves una. Gana quien tiene más cartas; en caso de empate se comparte la victoria.
# Lo que dice KESSEL-R, según el número de jugadores
kessel-recipes-for-two = Juego de recetas: cada jugador recibe dos de estas trece recetas y las mantiene en secreto. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-for-three = Juego de recetas: cada jugador recibe una de estas cinco recetas y la mantiene en secreto. { kessel-recipes-scored }
    { kessel-recipes-five }
kessel-recipes-for-any = Juego de recetas: cada jugador recibe dos de estas trece recetas (si jugáis tres, una de las cinco últimas) y las mantiene en secreto. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-scored = Al final, una receta cumplida suma sus puntos y una sin cumplir no cuesta nada. «Menos» significa siempre estrictamente menos que cada uno de los demás.
kessel-recipes-sets =
    • { kessel-recipe-grey }, { kessel-recipe-blue }, { kessel-recipe-brown }, { kessel-recipe-green }, { kessel-recipe-purple }: al menos tres cartas de cada uno de los dos ingredientes de ese color, 15 puntos cada una
    • { kessel-recipe-white }, { kessel-recipe-black }: al menos tres cartas de uno de los dos ingredientes de ese color, 5 puntos cada una
    • { kessel-recipe-plants }: al menos tres cartas de cada una de al menos tres plantas, 10 puntos

kessel-recipes-five =
    • { kessel-recipe-last }: tomar la última carta de una línea, aunque la descartes, 10 puntos
    • { kessel-recipe-cauldrons }: menos calderos explosivos, 10 puntos
    • { kessel-recipe-wands }: menos varitas, 10 puntos
    • { kessel-recipe-cards }: menos cartas, 10 puntos
    • { kessel-recipe-fours }: menos cartas de valor 4, 10 puntos
kessel-option-reminders = El programa te pregunta si quieres usar un símbolo. Si no, tienes que decirlo tú al tomar la carta.

kessel-option-recipes = Cada jugador recibe recetas secretas.
kessel-option-own-recipes = Añadir hasta cinco recetas propias.
kessel-option-scoring = Cómo se cuentan los calderos.
kessel-option-scoring-standard = puntos por valores, unos y tu propio color
kessel-option-scoring-children = se cuentan cartas, para niños
kessel-option-third-colour = El color del tercer peón, que cuenta doble para su jugador.
kessel-option-third-colour-grey = gris
kessel-option-third-colour-blue = azul
kessel-option-third-colour-brown = marrón
kessel-option-third-colour-green = verde
kessel-option-third-colour-purple = morado

kessel-preset-standard = El juego del reglamento
kessel-preset-recipes = El juego de recetas
kessel-preset-recipes-about = Cada jugador recibe además recetas secretas, que dan puntos extra al final.
kessel-preset-children = Recuento infantil
kessel-preset-children-about = Se cuentan cartas en vez de puntos, sin tener que sumar.

kessel-ingredient-feathers = plumas de cuervo
kessel-ingredient-spiders = patas de araña
kessel-ingredient-whiskers = bigotes
kessel-ingredient-eyes = ojos de salamandra
kessel-ingredient-roots = raíces de árbol
kessel-ingredient-ash = ceniza de dragón
kessel-ingredient-moss = musgo
kessel-ingredient-scales = escamas de sirena
kessel-ingredient-mushrooms = setas
kessel-ingredient-warts = verrugas de sapo
kessel-ingredient-pumpkin = calabaza
kessel-ingredient-slime = baba de caracol
kessel-ingredient-vine = liana
kessel-ingredient-crystals = cristales de luna
kessel-ingredient = { $ingredient ->
    [feathers] { kessel-ingredient-feathers }
    [spiders] { kessel-ingredient-spiders }
    [whiskers] { kessel-ingredient-whiskers }
    [eyes] { kessel-ingredient-eyes }
    [roots] { kessel-ingredient-roots }
    [ash] { kessel-ingredient-ash }
    [moss] { kessel-ingredient-moss }
    [scales] { kessel-ingredient-scales }
    [mushrooms] { kessel-ingredient-mushrooms }
    [warts] { kessel-ingredient-warts }
    [pumpkin] { kessel-ingredient-pumpkin }
    [slime] { kessel-ingredient-slime }
    [vine] { kessel-ingredient-vine }
    [crystals] { kessel-ingredient-crystals }
   *[other] { $ingredient }
 }
kessel-card = { kessel-ingredient } { $value }

kessel-colour-black = negro
kessel-colour-white = blanco
kessel-colour-grey = gris
kessel-colour-blue = azul
kessel-colour-brown = marrón
kessel-colour-green = verde
kessel-colour-purple = morado

kessel-short-feathers = plumas
kessel-short-spiders = patas
kessel-short-whiskers = bigotes
kessel-short-eyes = ojos
kessel-short-roots = raíces
kessel-short-ash = ceniza
kessel-short-moss = musgo
kessel-short-scales = escamas
kessel-short-mushrooms = setas
kessel-short-warts = verrugas
kessel-short-pumpkin = calabaza
kessel-short-slime = baba
kessel-short-vine = liana
kessel-short-crystals = cristales
kessel-figure-white = B
kessel-figure-black = N
kessel-figure-third = T
kessel-board-symbol = { $mark }: use (usar) o waive (renunciar)
kessel-board-claim = sin avisos: c4! toma c4 y usa su símbolo
kessel-board-last = última carta: keep (quedársela) o aside (descartarla)

kessel-recipe-grey = Poción gris
kessel-recipe-blue = Poción azul
kessel-recipe-brown = Poción marrón
kessel-recipe-green = Poción verde
kessel-recipe-purple = Poción morada
kessel-recipe-white = Pizca blanca
kessel-recipe-black = Pizca negra
kessel-recipe-last = La última carta
kessel-recipe-cauldrons = A fuego lento
kessel-recipe-wands = Sin magia
kessel-recipe-plants = Jardín de hierbas
kessel-recipe-cards = Una sopa pequeña
kessel-recipe-fours = Comida ligera
kessel-recipe-title = { $recipe ->
    [grey] { kessel-recipe-grey }
    [blue] { kessel-recipe-blue }
    [brown] { kessel-recipe-brown }
    [green] { kessel-recipe-green }
    [purple] { kessel-recipe-purple }
    [white] { kessel-recipe-white }
    [black] { kessel-recipe-black }
    [last] { kessel-recipe-last }
    [cauldrons] { kessel-recipe-cauldrons }
    [wands] { kessel-recipe-wands }
    [plants] { kessel-recipe-plants }
    [cards] { kessel-recipe-cards }
    [fours] { kessel-recipe-fours }
   *[other] { $recipe }
 }

kessel-of-any = cualquier ingrediente
kessel-of-cards = cartas
kessel-of-cauldrons = calderos explosivos
kessel-of-wands = varitas
kessel-of-ones = unos
kessel-of-twos = doses
kessel-of-threes = treses
kessel-of-fours = cuatros
kessel-of-plants = plantas
kessel-of-black = cartas negras
kessel-of-white = cartas blancas
kessel-of-grey = cartas grises
kessel-of-blue = cartas azules
kessel-of-brown = cartas marrones
kessel-of-green = cartas verdes
kessel-of-purple = cartas moradas

kessel-condition-sets = { $of }: al menos { $cards } del mismo ingrediente, de al menos { $ingredients ->
    [one] un ingrediente
   *[other] { $ingredients } ingredientes
 }
kessel-condition-fewer = menos { $of } que todos los demás
kessel-condition-more = más { $of } que todos los demás
kessel-condition-at-least = { $of }: al menos { $cards }
kessel-condition-at-most = { $of }: como mucho { $cards }
kessel-condition-last-card = haber tomado la última carta de una línea
kessel-recipe-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }

kessel-move-unreadable = «{ $text }» no es una jugada. Escribe un lugar como c4 o c4!, o use, waive, keep o aside.
kessel-no-such-place = «{ $place }» no es un lugar donde puedas tomar una carta.
kessel-other-line = { $place } no está en la línea { $line }, ante la que está tu peón. Elige una carta de esa línea.
kessel-empty-place = No hay ninguna carta en { $place }. Elige otro lugar.
kessel-use-or-waive = Responde primero al símbolo: use (usar) o waive (renunciar).
kessel-keep-or-aside = Decide primero qué haces con la última carta: keep (quedártela) o aside (descartarla).
kessel-no-symbol = No hay ningún símbolo que usar. Toma primero una carta.
kessel-nobody-asks = En esta partida nadie pregunta por los símbolos. Con un signo de exclamación, como c4!, tomas la carta y usas su símbolo.
kessel-you-are-asked = Toma { $place } sin el signo de exclamación. En esta partida, el programa te pregunta después por el símbolo.
kessel-card-has-no-symbol = La carta de { $place } no lleva símbolo. Tómala sin usar ninguno.
kessel-claims-last = { $place } es la última carta de una línea, así que su símbolo no tiene efecto. Tómala sin usarlo.
kessel-claims-safe = Ningún otro caldero tiene más de una carta, y la última está a salvo. Toma { $place } sin usar su símbolo.
kessel-claims-third-turn = Este ya es tu segundo turno seguido, así que la varita no tiene efecto. Toma { $place } sin usarla.
kessel-last-has-no-symbol = El símbolo de la última carta no tiene efecto. Quédatela (keep) o descártala (aside).
kessel-not-the-last = No era la última carta de una línea. Responde a su símbolo.
kessel-line-has-more = { $cards ->
    [one] Toma primero la última carta de la línea { $line }.
   *[other] Solo puedes quedarte o descartar la última carta de una línea; la línea { $line } tiene { $cards }.
 }

kessel-own-recipes-need-recipes = Las recetas propias solo se pueden usar en el juego de recetas.
kessel-children-have-no-recipes = El recuento infantil no se puede combinar con recetas.

kessel-recipes-no-list = Las recetas propias son una lista de recetas, o el texto de un archivo de recetas.
kessel-recipes-too-many = { $found } recetas son demasiadas. El máximo es { $most }.
kessel-recipes-unreadable = No se puede leer el archivo de recetas: { $problem }
kessel-recipes-stray = «{ $field }» no pertenece a un archivo de recetas. Cada receta empieza con [[recipe]].
kessel-recipe-no-table = La receta { $number } está incompleta. Necesita un nombre (name), puntos (points) y un tipo (kind).
kessel-recipe-kind = Receta { $number }: «{ $found }» no es un tipo de condición. Tipos posibles: { $known }.
kessel-recipe-field = Receta { $number }: «{ $field }» no se admite en el tipo { $kind }. Campos admitidos: { $known }.
kessel-recipe-lacks = Receta { $number }: el tipo { $kind } necesita «{ $field }».
kessel-recipe-name = La receta { $number } necesita un nombre de 1 a { $most } caracteres.
kessel-recipe-name-taken = Receta { $number }: otra de tus recetas ya se llama «{ $name }». Elige otro nombre.
kessel-recipe-name-of-box = Receta { $number }: «{ $name }» es el nombre de una de las trece recetas impresas. Elige otro.
kessel-recipe-of = Receta { $number }: «{ $found }» no se puede contar. Elige entre: { $known }.
kessel-recipe-number = Receta { $number }: { $field } es { $found }, pero debe ser un número entero de { $low } a { $high }.

kessel-position-words = Una posición necesita siete partes tras su cabecera, no { $found }.
kessel-position-mark = «{ $text }» no dice qué hay que decidir ni quién.
kessel-position-second = En un segundo turno no se pregunta por la varita, y tras el final no queda turno.
kessel-position-asked = En una partida sin avisos, nadie pregunta por los símbolos.
kessel-position-square = «{ $text }» no es un cuadrado de seis filas con seis lugares.
kessel-position-place = «{ $text }» no puede estar en { $place }.
kessel-position-cards = «{ $text }» no es una serie de cartas como A1B2.
kessel-position-stack = Demasiadas cartas para el mazo: { $found }.
kessel-position-seats = Calderos: { $found }. Cada jugador necesita uno.
kessel-position-twice = Una carta está en dos sitios.
kessel-position-first-card = La primera carta del jugador { $seat } es negra o blanca.
kessel-position-figures = «{ $text }» no da a cada peón una parada propia, de 0 a 19.
kessel-position-returned = «{ $text }» no es un número de cartas devueltas al mazo.
kessel-position-recipes = «{ $text }» no encaja con las recetas de esta partida.
kessel-position-gaps = Cartas en el cuadrado: solo { $found }, aunque el mazo no está vacío.
kessel-position-gone = Faltan cartas ({ $found }), aunque el mazo no está vacío.
kessel-position-fresh = Las recetas se reparten antes de que nadie haya jugado.
kessel-position-corner = El jugador { $seat } está en una esquina y no tiene nada que decidir.
kessel-position-empty-line = Una línea está vacía, pero la partida no ha terminado.
kessel-position-not-over = El último jugador no ha vaciado ninguna línea, así que la partida no ha terminado.
kessel-position-symbol = El jugador { $seat } no tiene ningún símbolo al que responder.
kessel-position-last = La carta en cuestión no es la última de una línea.

kessel-fact-refused = { $you ->
    [seat] Robas { kessel-card }. Las cartas negras y blancas vuelven debajo del mazo.
   *[none] { $seat } roba { kessel-card }. Las cartas negras y blancas vuelven debajo del mazo.
}
kessel-fact-first-drawn = { $you ->
    [seat] Empiezas con { kessel-card }.
   *[none] { $seat } empieza con { kessel-card }.
}
kessel-fact-recipes-taken = { $you ->
    [seat] { $count ->
        [one] Recibes una receta secreta.
       *[other] Recibes { $count } recetas secretas.
    }
   *[none] { $count ->
        [one] { $seat } recibe una receta secreta.
       *[other] { $seat } recibe { $count } recetas secretas.
     }
}
kessel-fact-recipe-dealt = { $you ->
    [seat] Tu receta: { kessel-recipe-title }.
   *[none] Receta de { $seat }: { kessel-recipe-title }.
}
kessel-fact-cornered = { $you ->
    [seat] Te paras en la esquina { $corner } y no tomas nada.
   *[none] { $seat } se para en la esquina { $corner } y no toma nada.
}
kessel-fact-taken = { $you ->
    [seat] Tomas { kessel-card } de { $place }.
   *[none] { $seat } toma { kessel-card } de { $place }.
}
kessel-fact-used = { $you ->
    [seat] { $symbol ->
        [wand] Agitas la varita y juegas otro turno.
       *[cauldron] Haces explotar un caldero.
    }
   *[none] { $symbol ->
        [wand] { $seat } agita la varita y juega otro turno.
       *[cauldron] { $seat } hace explotar un caldero.
     }
}
kessel-fact-waived = { $you ->
    [seat] { $symbol ->
        [wand] Renuncias a otro turno.
       *[cauldron] No haces explotar nada.
    }
   *[none] { $symbol ->
        [wand] { $seat } renuncia a otro turno.
       *[cauldron] { $seat } no hace explotar nada.
     }
}
kessel-fact-exploded = { $you ->
    [seat] { $gone ->
        [yes] Con tu explosión, { $other } pierde { kessel-card }, que sale del juego.
       *[no] Con tu explosión, { $other } pierde { kessel-card }, que va bajo el mazo.
    }
    [other] { $gone ->
        [yes] { $seat } te hace perder { kessel-card }, que sale del juego.
       *[no] { $seat } te hace perder { kessel-card }, que va bajo el mazo.
    }
   *[none] { $gone ->
        [yes] { $other } pierde { kessel-card }, que sale del juego.
       *[no] { $other } pierde { kessel-card }, que va bajo el mazo.
     }
}
kessel-fact-last-taken = { $you ->
    [seat] Tomas de { $place } la última carta de una línea: { kessel-card }.
   *[none] { $seat } toma de { $place } la última carta de una línea: { kessel-card }.
}
kessel-fact-kept = { $you ->
    [seat] Te quedas con { kessel-card }. Se abren los calderos.
   *[none] { $seat } se queda con { kessel-card }. Se abren los calderos.
}
kessel-fact-laid-aside = { $you ->
    [seat] Descartas { kessel-card }. Se abren los calderos.
   *[none] { $seat } descarta { kessel-card }. Se abren los calderos.
}
kessel-fact-ingredient-scored = { $you ->
    [seat] Tú: { kessel-ingredient } { $values } = { $points }.
   *[none] { $seat }: { kessel-ingredient } { $values } = { $points }.
}
kessel-fact-ones-scored = { $you ->
    [seat] Tienes más unos que nadie ({ $count }): { $points }.
   *[none] { $seat } tiene más unos que nadie ({ $count }): { $points }.
}
kessel-fact-ones-tied = Empate en el número de unos ({ $count }). Nadie recibe los 5 puntos.
kessel-fact-recipe-scored = { $you ->
    [seat] { $points ->
        [0] No has cumplido la receta «{ kessel-recipe-title }».
       *[other] Has cumplido la receta «{ kessel-recipe-title }»: { $points }.
    }
   *[none] { $points ->
        [0] { $seat } no ha cumplido la receta «{ kessel-recipe-title }».
       *[other] { $seat } ha cumplido la receta «{ kessel-recipe-title }»: { $points }.
     }
}
kessel-fact-totalled = { $you ->
    [seat] Tienes { $points } en total.
   *[none] { $seat } tiene { $points } en total.
}

kessel-outcome-won = { $you ->
    [winner] { $margin ->
        [one] ¡Ganas por { $margin } punto! ({ $points })
       *[other] ¡Ganas por { $margin } puntos! ({ $points })
    }
   *[none] { $margin ->
        [one] Gana { $names } por { $margin } punto. ({ $points })
       *[other] Gana { $names } por { $margin } puntos. ({ $points })
    }
}

## Titles of the rules

rule-KESSEL-1-title = Las cartas
rule-KESSEL-2-title = Los símbolos
rule-KESSEL-3-title = El cuadrado
rule-KESSEL-4-title = Peones y primera carta
rule-KESSEL-5-title = Tu caldero
rule-KESSEL-6-title = Avanzar alrededor del cuadrado
rule-KESSEL-7-title = Saltar
rule-KESSEL-8-title = Tomar una carta
rule-KESSEL-9-title = Caldero explosivo
rule-KESSEL-10-title = Varita con sombrero
rule-KESSEL-11-title = Renunciar a un símbolo
rule-KESSEL-12-title = Rellenar el lugar vacío
rule-KESSEL-13-title = La última carta
rule-KESSEL-14-title = El recuento
rule-KESSEL-15-title = Un ejemplo
rule-KESSEL-16-title = Quién gana
rule-KESSEL-R-title = El juego de recetas
rule-KESSEL-B-title = Recetas propias
rule-KESSEL-X-title = Tres jugadores
rule-KESSEL-C-title = Recuento infantil
