kessel-name = Kupferkessel Co
kessel-tagline = Faites le tour du marché magique, remplissez votre chaudron et retenez ce qu’il contient.
kessel-move-help = Prenez une carte par sa place, comme c4. Répondez à un symbole par use (utiliser) ou waive (renoncer), et à la dernière carte par keep (garder) ou aside (écarter).

rule-KESSEL-1 = Le jeu compte 56 cartes : quatorze ingrédients avec les valeurs 1 à 4. Chacune des sept couleurs a deux ingrédients, et cinq ingrédients sont des plantes.
rule-KESSEL-2 = Certaines cartes portent un symbole. Chacun des dix ingrédients ni noirs ni blancs a une carte avec un chaudron qui explose et une avec une baguette, réparties régulièrement sur les valeurs.
rule-KESSEL-3 = 32 cartes sont posées face visible en un carré de six sur six, dont les coins sont des cartes de coin. Les 24 autres forment la pioche, face cachée.
rule-KESSEL-4 = Les pions blanc et noir partent de coins opposés. Chacun pioche une première carte pour son chaudron ; les noires et les blanches passent face cachée sous la pioche et l’on pioche de nouveau. Le symbole de la première carte n’a pas d’effet. Blanc commence.
rule-KESSEL-5 = Un chaudron est une pile : jusqu’au décompte, on n’en voit que la carte du dessus, même si c’est le vôtre.
rule-KESSEL-6 = À votre tour, votre pion avance autour du carré dans le sens des aiguilles d’une montre, d’exactement autant de pas que vaut votre carte du dessus. Le circuit a vingt arrêts : les quatre lignes intérieures de chaque côté et les quatre coins.
rule-KESSEL-7 = Vous sautez par-dessus un pion qui barre la route, sans compter de pas.
rule-KESSEL-8 = Devant une ligne, vous devez en prendre une carte au choix et la poser sur votre chaudron. À un coin, vous ne prenez rien et votre tour s’achève.
rule-KESSEL-9 = Chaudron qui explose : vous pouvez obliger l’autre à glisser la carte du dessus de son chaudron, face cachée, sous la pioche, ou hors du jeu s’il n’y a plus de pioche. La dernière carte d’un chaudron est à l’abri. Une fois cent cartes revenues sous la pioche, les suivantes quittent le jeu, pour que toute partie finisse.
rule-KESSEL-10 = Baguette et chapeau : ce tour terminé, vous pouvez en jouer un autre. Personne ne joue plus de deux tours de suite.
rule-KESSEL-11 = Vous pouvez renoncer à tout symbole.
rule-KESSEL-12 = Ensuite la carte du dessus de la pioche remplit la place vide, face visible. Sans pioche, la place reste vide.
rule-KESSEL-13 = La partie finit quand quelqu’un prend la dernière carte d’une ligne devant laquelle un pion peut se tenir, horizontale ou verticale. Qui la prend la garde ou l’écarte ; son symbole ne fait rien.
rule-KESSEL-14 = Qui a le plus de cartes de valeur 1 gagne 5 points ; personne en cas d’égalité. Pour chaque ingrédient, une carte seule coûte sa valeur, deux ne comptent pas, trois comptent leur somme, quatre leur somme et 5 de plus. Dans votre couleur, les sommes comptent double, le moins aussi, mais pas les 5.
rule-KESSEL-15 = Un exemple : Blanc a les moustaches 1, 2, 3 et 4, un œil de salamandre 3, un autre ingrédient 1, 2 et 4, et une paire. Cela fait 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Qui a le plus de points gagne ; à égalité, la victoire est partagée.
rule-KESSEL-R = Jeu des recettes : chacun reçoit deux recettes secrètes sur treize. À la fin, une recette accomplie ajoute ses points, une recette manquée ne coûte rien. Les cinq potions rapportent 15 points, les pincées blanche et noire 5, toutes les autres 10. « Moins » veut toujours dire strictement moins.
rule-KESSEL-B = Vous pouvez composer jusqu’à cinq recettes à vous : une condition, des points et un nom. Elles sont mêlées aux autres et peuvent être gardées, partagées et imprimées.
rule-KESSEL-X = À trois : le troisième pion a sa propre couleur et part d’un troisième coin, une explosion touche les deux autres, et chacun reçoit une des cinq recettes à dix points sans celle des plantes. Décompte des enfants : pour quatre cartes d’un ingrédient vous prenez deux cartes, pour trois une, et pour chaque carte seule vous en rendez une ; qui en a le plus gagne.

kessel-option-recipes = Chacun reçoit des recettes secrètes.
kessel-option-own-recipes = Jusqu’à cinq de vos propres recettes rejoignent les autres.
kessel-option-scoring = La façon de compter les chaudrons.
kessel-option-scoring-standard = des points pour les valeurs, les 1 et votre couleur
kessel-option-scoring-children = compté en cartes, pour les enfants
kessel-option-third-colour = La couleur du troisième pion, qui compte double pour son joueur.
kessel-option-third-colour-grey = gris
kessel-option-third-colour-blue = bleu
kessel-option-third-colour-brown = brun
kessel-option-third-colour-green = vert
kessel-option-third-colour-purple = violet

kessel-preset-standard = Le jeu du livret
kessel-preset-recipes = Le jeu des recettes
kessel-preset-children = Avec le décompte des enfants

kessel-ingredient-feathers = plumes de corbeau
kessel-ingredient-spiders = pattes d’araignée
kessel-ingredient-whiskers = moustaches
kessel-ingredient-eyes = yeux de salamandre
kessel-ingredient-roots = racines d’arbre
kessel-ingredient-ash = cendre de dragon
kessel-ingredient-moss = mousse
kessel-ingredient-scales = écailles de sirène
kessel-ingredient-mushrooms = champignons
kessel-ingredient-warts = verrues de crapaud
kessel-ingredient-pumpkin = citrouille
kessel-ingredient-slime = bave d’escargot
kessel-ingredient-vine = liane
kessel-ingredient-crystals = cristaux de lune
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

kessel-colour-black = noir
kessel-colour-white = blanc
kessel-colour-grey = gris
kessel-colour-blue = bleu
kessel-colour-brown = brun
kessel-colour-green = vert
kessel-colour-purple = violet

kessel-short-feathers = plumes
kessel-short-spiders = pattes
kessel-short-whiskers = moustache
kessel-short-eyes = yeux
kessel-short-roots = racines
kessel-short-ash = cendre
kessel-short-moss = mousse
kessel-short-scales = écailles
kessel-short-mushrooms = champign.
kessel-short-warts = verrues
kessel-short-pumpkin = citrouil.
kessel-short-slime = bave
kessel-short-vine = liane
kessel-short-crystals = cristaux
kessel-figure-white = B
kessel-figure-black = N
kessel-figure-third = T
kessel-board-symbol = { $mark } : use (utiliser) ou waive (renoncer)
kessel-board-last = dernière carte : keep (garder) ou aside (écarter)

kessel-recipe-grey = Potion grise
kessel-recipe-blue = Potion bleue
kessel-recipe-brown = Potion brune
kessel-recipe-green = Potion verte
kessel-recipe-purple = Potion violette
kessel-recipe-white = Pincée blanche
kessel-recipe-black = Pincée noire
kessel-recipe-last = La dernière carte
kessel-recipe-cauldrons = À feu doux
kessel-recipe-wands = Sans magie
kessel-recipe-plants = Jardin d’herbes
kessel-recipe-cards = Une petite soupe
kessel-recipe-fours = Cuisine légère
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

kessel-of-any = ingrédients au choix
kessel-of-cards = cartes
kessel-of-cauldrons = chaudrons qui explosent
kessel-of-wands = baguettes
kessel-of-ones = cartes de valeur 1
kessel-of-twos = cartes de valeur 2
kessel-of-threes = cartes de valeur 3
kessel-of-fours = cartes de valeur 4
kessel-of-plants = plantes
kessel-of-black = cartes noires
kessel-of-white = cartes blanches
kessel-of-grey = cartes grises
kessel-of-blue = cartes bleues
kessel-of-brown = cartes brunes
kessel-of-green = cartes vertes
kessel-of-purple = cartes violettes

kessel-condition-sets = { $of } : au moins { $cards } du même ingrédient, pour au moins { $ingredients ->
    [one] un ingrédient
   *[other] { $ingredients } ingrédients
 }
kessel-condition-fewer = moins de { $of } que tous les autres
kessel-condition-more = plus de { $of } que tous les autres
kessel-condition-at-least = { $of } : au moins { $cards }
kessel-condition-at-most = { $of } : au plus { $cards }
kessel-condition-last-card = avoir pris la dernière carte d’une ligne
kessel-recipe-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

kessel-move-unreadable = « { $text } » n’est pas un coup : tapez une place comme c4, ou use, waive, keep ou aside.
kessel-no-such-place = Il n’y a jamais de carte à prendre en « { $place } ».
kessel-other-line = { $place } n’est pas dans la ligne { $line }, devant laquelle se tient votre pion.
kessel-empty-place = Il n’y a pas de carte en { $place }.
kessel-use-or-waive = Répondez d’abord au symbole : use ou waive.
kessel-keep-or-aside = Décidez d’abord de la dernière carte : keep ou aside.
kessel-no-symbol = Aucun symbole n’attend de réponse : prenez d’abord une carte.
kessel-last-has-no-symbol = Le symbole de la dernière carte ne fait rien : gardez-la (keep) ou écartez-la (aside).
kessel-not-the-last = Ce n’était pas la dernière carte d’une ligne : répondez à son symbole.
kessel-line-has-more = { $cards ->
    [one] Prenez d’abord la dernière carte de la ligne { $line }.
   *[other] On ne garde ou n’écarte que la dernière carte d’une ligne ; la ligne { $line } en a { $cards }.
 }

kessel-own-recipes-need-recipes = Vos propres recettes n’ont de sens que dans le jeu des recettes.
kessel-children-have-no-recipes = Le décompte des enfants compte des cartes et ne connaît pas de recettes.

kessel-recipes-no-list = Vos propres recettes sont une liste de recettes, ou le texte d’un fichier de recettes.
kessel-recipes-too-many = { $found } recettes, c’est trop : la boîte en contient { $most }.
kessel-recipes-unreadable = Le fichier de recettes est illisible : { $problem }
kessel-recipes-stray = « { $field } » n’a pas sa place dans un fichier de recettes : chaque recette commence par [[recipe]].
kessel-recipe-no-table = La recette { $number } est incomplète : il lui faut un nom (name), des points (points) et un genre (kind).
kessel-recipe-kind = Recette { $number } : « { $found } » n’est pas un genre de condition. Il y a : { $known }.
kessel-recipe-field = Recette { $number } : « { $field } » ne veut rien dire pour le genre { $kind }. Il connaît : { $known }.
kessel-recipe-lacks = Recette { $number } : le genre { $kind } a besoin de « { $field } ».
kessel-recipe-name = La recette { $number } a besoin d’un nom de 1 à { $most } caractères.
kessel-recipe-name-taken = Recette { $number } : le nom « { $name } » est déjà pris.
kessel-recipe-of = Recette { $number } : « { $found } » ne peut pas être compté ici. Il y a : { $known }.
kessel-recipe-number = Recette { $number } : { $field } vaut { $found }, mais doit être un entier de { $low } à { $high }.

kessel-position-words = Une position demande sept parties après son en-tête, pas { $found }.
kessel-position-mark = « { $text } » ne dit pas ce qui est à décider, ni par qui.
kessel-position-second = On ne demande pas la baguette dans un second tour, et après la fin il n’y a plus de tour.
kessel-position-square = « { $text } » n’est pas un carré de six rangées de six places.
kessel-position-place = « { $text } » ne peut pas se trouver en { $place }.
kessel-position-cards = « { $text } » n’est pas une suite de cartes comme A1B2.
kessel-position-stack = Trop de cartes pour la pioche : { $found }.
kessel-position-seats = Chaudrons : { $found }. Il en faut un par joueur.
kessel-position-twice = Une carte se trouve à deux endroits.
kessel-position-first-card = La première carte du joueur { $seat } est noire ou blanche.
kessel-position-figures = « { $text } » ne donne pas à chaque pion un arrêt à lui, de 0 à 19.
kessel-position-returned = « { $text } » n’est pas un nombre de cartes revenues sous la pioche.
kessel-position-recipes = « { $text } » ne distribue pas les recettes de cette table.
kessel-position-gaps = Cartes dans le carré : { $found }, alors qu’il y a une pioche pour le remplir.
kessel-position-gone = Cartes manquantes : { $found }, alors qu’il y a une pioche pour les recevoir.
kessel-position-fresh = Les recettes se distribuent avant que quelqu’un ait joué.
kessel-position-corner = Le joueur { $seat } est à un coin et n’a rien à décider.
kessel-position-empty-line = Une ligne est vide, mais la partie n’est pas finie.
kessel-position-not-over = Le dernier joueur n’a vidé aucune ligne : la partie n’est pas finie.
kessel-position-symbol = Le joueur { $seat } n’a pas de symbole auquel répondre.
kessel-position-last = La carte en question n’est pas la dernière d’une ligne.

kessel-fact-refused = { $seat } pioche { kessel-card } : le noir et le blanc passent sous la pioche.
kessel-fact-first-drawn = { $seat } commence avec { kessel-card }.
kessel-fact-recipes-taken = { $count ->
    [one] { $seat } reçoit une recette secrète.
   *[other] { $seat } reçoit { $count } recettes secrètes.
 }
kessel-fact-recipe-dealt = { $seat } doit préparer : { kessel-recipe-title }.
kessel-fact-cornered = { $seat } s’arrête au coin { $corner } et ne prend rien.
kessel-fact-taken = { $seat } prend { kessel-card } en { $place }.
kessel-fact-used = { $symbol ->
    [wand] { $seat } agite la baguette et joue encore un tour.
   *[cauldron] { $seat } fait exploser un chaudron.
 }
kessel-fact-waived = { $symbol ->
    [wand] { $seat } renonce à un autre tour.
   *[cauldron] { $seat } ne fait rien exploser.
 }
kessel-fact-exploded = { $gone ->
    [yes] { $other } perd { kessel-card }, qui quitte le jeu.
   *[no] { $other } perd { kessel-card }, qui passe sous la pioche.
 }
kessel-fact-last-taken = { $seat } prend en { $place } la dernière carte d’une ligne : { kessel-card }.
kessel-fact-kept = { $seat } garde { kessel-card }. On ouvre les chaudrons.
kessel-fact-laid-aside = { $seat } écarte { kessel-card }. On ouvre les chaudrons.
kessel-fact-ingredient-scored = { $seat } : { kessel-ingredient } { $values }, soit { $points }.
kessel-fact-ones-scored = { $seat } a le plus de 1 ({ $count }) : { $points }.
kessel-fact-recipe-scored = { $points ->
    [0] { $seat } n’a pas accompli la recette « { kessel-recipe-title } ».
   *[other] { $seat } a accompli la recette « { kessel-recipe-title } » : { $points }.
 }
kessel-fact-totalled = { $seat } arrive à { $points } en tout.
