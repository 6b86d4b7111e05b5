kessel-name = Kupferkessel Co
kessel-tagline = Rodea el mercado de la magia, llena tu caldero y recuerda lo que hay dentro.
kessel-move-help = Toma una carta por su lugar, como c4. Responde a un símbolo con use (usar) o waive (renunciar), y a la última carta con keep (quedársela) o aside (apartarla).

rule-KESSEL-1 = La baraja tiene 56 cartas: catorce ingredientes con los valores 1 a 4. Cada uno de los siete colores tiene dos ingredientes, y cinco ingredientes son plantas.
rule-KESSEL-2 = Algunas cartas llevan un símbolo. Cada uno de los diez ingredientes que no son negros ni blancos tiene una carta con un caldero que explota y otra con una varita, repartidas por igual entre los valores.
rule-KESSEL-3 = 32 cartas están boca arriba en un cuadrado de seis por seis cuyas esquinas son cartas de esquina. Las otras 24 forman el mazo, boca abajo.
rule-KESSEL-4 = Las figuras blanca y negra empiezan en esquinas opuestas. Cada cual roba una primera carta para su caldero; las negras y blancas van boca abajo debajo del mazo y se roba otra. El símbolo de la primera carta no tiene efecto. Empieza Blanco.
rule-KESSEL-5 = Un caldero es un montón: hasta el recuento solo se ve su carta de arriba, y ni su dueño ve más.
rule-KESSEL-6 = En tu turno tu figura rodea el cuadrado en el sentido de las agujas del reloj, exactamente tantos pasos como vale tu carta de arriba. El recorrido tiene veinte paradas: las cuatro líneas interiores de cada lado y las cuatro esquinas.
rule-KESSEL-7 = Una figura que está en el camino se salta y no cuenta como paso.
rule-KESSEL-8 = Ante una línea debes tomar una carta cualquiera de ella y ponerla en tu caldero. En una esquina no tomas nada y tu turno termina.
rule-KESSEL-9 = Caldero que explota: puedes hacer que el otro ponga la carta de arriba de su caldero boca abajo bajo el mazo, o fuera del juego si no hay mazo. La última carta de un caldero está a salvo. Cuando cien cartas han vuelto bajo el mazo, las siguientes salen del juego, para que toda partida termine.
rule-KESSEL-10 = Varita con sombrero: terminado este turno, puedes jugar otro. Nadie juega más de dos turnos seguidos.
rule-KESSEL-11 = Puedes renunciar a cualquier símbolo.
rule-KESSEL-12 = Después la carta de arriba del mazo llena, boca arriba, el lugar vacío. Sin mazo, el lugar queda vacío.
rule-KESSEL-13 = La partida termina cuando alguien toma la última carta de una línea ante la que pueden estar las figuras, sea horizontal o vertical. Puede quedarse esa carta o apartarla; su símbolo no hace nada.
rule-KESSEL-14 = Quien tiene más cartas de valor 1 gana 5 puntos; en caso de empate, nadie. De cada ingrediente, una carta sola cuesta su valor, dos no cuentan, tres cuentan su suma y cuatro su suma y 5 más. En tu propio color las sumas cuentan doble, también lo que resta, pero no los 5.
rule-KESSEL-15 = Un ejemplo: Blanco tiene los bigotes 1, 2, 3 y 4, un ojo de salamandra 3, otro ingrediente 1, 2 y 4, y una pareja. Son 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Gana quien tiene más puntos; en caso de empate se comparte la victoria.
rule-KESSEL-R = Juego de recetas: cada cual recibe dos recetas secretas de trece. Al final, una receta cumplida suma sus puntos y una sin cumplir no cuesta nada. Las cinco pociones dan 15 puntos, las pizcas blanca y negra 5 y todas las demás 10. «Menos» siempre es estrictamente menos.
rule-KESSEL-B = Se pueden componer hasta cinco recetas propias: una condición, unos puntos y un nombre. Se barajan con las demás y pueden guardarse, compartirse e imprimirse.
rule-KESSEL-X = Tres jugadores: la tercera figura tiene su propio color y empieza en una tercera esquina, una explosión alcanza a los otros dos, y cada cual recibe una de las cinco recetas de diez puntos sin la de las plantas. Recuento infantil: por cuatro cartas de un ingrediente tomas dos cartas, por tres una, y por cada carta sola devuelves una; gana quien tiene más cartas.

kessel-option-recipes = Cada cual recibe recetas secretas.
kessel-option-own-recipes = Hasta cinco recetas propias se suman a las demás.
kessel-option-scoring = Cómo se cuentan los calderos.
kessel-option-scoring-standard = puntos por valores, unos y tu propio color
kessel-option-scoring-children = contado en cartas, para niños
kessel-option-third-colour = El color de la tercera figura, que cuenta doble para su jugador.
kessel-option-third-colour-grey = gris
kessel-option-third-colour-blue = azul
kessel-option-third-colour-brown = marrón
kessel-option-third-colour-green = verde
kessel-option-third-colour-purple = morado

kessel-preset-standard = El juego del reglamento
kessel-preset-recipes = El juego de recetas
kessel-preset-children = Con el recuento infantil

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
kessel-ingredient-vine = enredadera
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
kessel-short-vine = enredad.
kessel-short-crystals = cristales
kessel-figure-white = B
kessel-figure-black = N
kessel-figure-third = T
kessel-board-symbol = { $mark }: use (usar) o waive (renunciar)
kessel-board-last = última carta: keep (quedársela) o aside (apartarla)

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
kessel-of-cauldrons = calderos que explotan
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

kessel-move-unreadable = «{ $text }» no es una jugada: escribe un lugar como c4, o use, waive, keep o aside.
kessel-no-such-place = En «{ $place }» nunca hay una carta que tomar.
kessel-other-line = { $place } no está en la línea { $line }, ante la que está tu figura.
kessel-empty-place = No hay ninguna carta en { $place }.
kessel-use-or-waive = Responde primero al símbolo: use o waive.
kessel-keep-or-aside = Decide primero sobre la última carta: keep o aside.
kessel-no-symbol = No hay ningún símbolo al que responder: toma primero una carta.
kessel-last-has-no-symbol = El símbolo de la última carta no hace nada: quédatela (keep) o apártala (aside).
kessel-not-the-last = No era la última carta de una línea: responde a su símbolo.
kessel-line-has-more = { $cards ->
    [one] Toma primero la última carta de la línea { $line }.
   *[other] Solo puedes quedarte o apartar la última carta de una línea; la línea { $line } tiene { $cards }.
 }

kessel-own-recipes-need-recipes = Las recetas propias solo tienen sentido en el juego de recetas.
kessel-children-have-no-recipes = El recuento infantil cuenta cartas y no tiene recetas.

kessel-recipes-no-list = Las recetas propias son una lista de recetas, o el texto de un archivo de recetas.
kessel-recipes-too-many = { $found } recetas son demasiadas: en la caja caben { $most }.
kessel-recipes-unreadable = No se puede leer el archivo de recetas: { $problem }
kessel-recipes-stray = «{ $field }» no pertenece a un archivo de recetas: cada receta empieza con [[recipe]].
kessel-recipe-no-table = La receta { $number } está incompleta: necesita un nombre (name), puntos (points) y una clase (kind).
kessel-recipe-kind = Receta { $number }: «{ $found }» no es una clase de condición. Hay: { $known }.
kessel-recipe-field = Receta { $number }: «{ $field }» no significa nada para la clase { $kind }. Conoce: { $known }.
kessel-recipe-lacks = Receta { $number }: la clase { $kind } necesita «{ $field }».
kessel-recipe-name = La receta { $number } necesita un nombre de 1 a { $most } caracteres.
kessel-recipe-name-taken = Receta { $number }: el nombre «{ $name }» ya está ocupado.
kessel-recipe-of = Receta { $number }: «{ $found }» no se puede contar aquí. Hay: { $known }.
kessel-recipe-number = Receta { $number }: { $field } es { $found }, pero debe ser un número entero de { $low } a { $high }.

kessel-position-words = Una posición necesita siete partes tras su cabecera, no { $found }.
kessel-position-mark = «{ $text }» no dice qué hay que decidir ni quién.
kessel-position-second = En un segundo turno no se pregunta por la varita, y tras el final no queda turno.
kessel-position-square = «{ $text }» no es un cuadrado de seis filas con seis lugares.
kessel-position-place = «{ $text }» no puede estar en { $place }.
kessel-position-cards = «{ $text }» no es una serie de cartas como A1B2.
kessel-position-stack = Demasiadas cartas para el mazo: { $found }.
kessel-position-seats = Calderos: { $found }. Cada jugador necesita uno.
kessel-position-twice = Una carta está en dos sitios.
kessel-position-first-card = La primera carta del jugador { $seat } es negra o blanca.
kessel-position-figures = «{ $text }» no da a cada figura una parada propia, de 0 a 19.
kessel-position-returned = «{ $text }» no es un número de cartas que volvieron bajo el mazo.
kessel-position-recipes = «{ $text }» no reparte las recetas de esta mesa.
kessel-position-gaps = Cartas en el cuadrado: { $found }, aunque hay un mazo para llenarlo.
kessel-position-gone = Cartas que faltan: { $found }, aunque hay un mazo que las recibe.
kessel-position-fresh = Las recetas se reparten antes de que nadie haya jugado.
kessel-position-corner = El jugador { $seat } está en una esquina y no tiene nada que decidir.
kessel-position-empty-line = Una línea está vacía, pero la partida no ha terminado.
kessel-position-not-over = El último jugador no vació ninguna línea: la partida no ha terminado.
kessel-position-symbol = El jugador { $seat } no tiene ningún símbolo al que responder.
kessel-position-last = La carta en cuestión no es la última de una línea.

kessel-fact-refused = { $seat } roba { kessel-card }: las cartas negras y blancas van bajo el mazo.
kessel-fact-first-drawn = { $seat } empieza con { kessel-card }.
kessel-fact-recipes-taken = { $count ->
    [one] { $seat } recibe una receta secreta.
   *[other] { $seat } recibe { $count } recetas secretas.
 }
kessel-fact-recipe-dealt = { $seat } debe preparar: { kessel-recipe-title }.
kessel-fact-cornered = { $seat } se para en la esquina { $corner } y no toma nada.
kessel-fact-taken = { $seat } toma { kessel-card } de { $place }.
kessel-fact-used = { $symbol ->
    [wand] { $seat } agita la varita y juega otro turno.
   *[cauldron] { $seat } hace explotar un caldero.
 }
kessel-fact-waived = { $symbol ->
    [wand] { $seat } renuncia a otro turno.
   *[cauldron] { $seat } no hace explotar nada.
 }
kessel-fact-exploded = { $gone ->
    [yes] { $other } pierde { kessel-card }, que sale del juego.
   *[no] { $other } pierde { kessel-card }, que va bajo el mazo.
 }
kessel-fact-last-taken = { $seat } toma de { $place } la última carta de una línea: { kessel-card }.
kessel-fact-kept = { $seat } se queda con { kessel-card }. Se abren los calderos.
kessel-fact-laid-aside = { $seat } aparta { kessel-card }. Se abren los calderos.
kessel-fact-ingredient-scored = { $seat }: { kessel-ingredient } { $values } = { $points }.
kessel-fact-ones-scored = { $seat } tiene más unos que nadie ({ $count }): { $points }.
kessel-fact-recipe-scored = { $points ->
    [0] { $seat } no ha cumplido la receta «{ kessel-recipe-title }».
   *[other] { $seat } ha cumplido la receta «{ kessel-recipe-title }»: { $points }.
 }
kessel-fact-totalled = { $seat } llega a { $points } en total.
