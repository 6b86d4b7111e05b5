kessel-name = Kupferkessel Co
kessel-tagline = Faites le tour du marché magique, remplissez votre chaudron et retenez ce qu’il contient.
kessel-move-help = Tapez la place d’une carte pour la prendre, par exemple c4. Répondez à un symbole par use (utiliser) ou waive (renoncer), et à la dernière carte par keep (garder) ou aside (défausser).

kessel-board-signs = > à prendre   * chaudron explosif   / baguette et chapeau   +--+ coin   . vide   [ ] pioche

rule-KESSEL-1 = Le jeu compte 56 cartes : quatorze ingrédients avec les valeurs 1 à 4. Chacune des sept couleurs a deux ingrédients, et cinq ingrédients sont des plantes.
rule-KESSEL-2 = Certaines cartes portent un symbole. Chacun des dix ingrédients ni noirs ni blancs a une carte avec un chaudron explosif et une avec une baguette, réparties régulièrement sur les valeurs.
rule-KESSEL-3 = 32 cartes sont posées face visible en un carré de six sur six, avec une carte de coin à chaque angle. Les 24 autres forment la pioche, face cachée.
rule-KESSEL-4 = Le pion blanc et le pion noir partent de coins opposés. Chacun pioche une première carte pour son chaudron. Une carte noire ou blanche passe face cachée sous la pioche, et l’on en pioche une autre. Le symbole de la première carte n’a pas d’effet. Blanc commence.
rule-KESSEL-5 = Un chaudron est une pile de cartes. Jusqu’au décompte, personne n’a le droit d’en regarder plus que la carte du dessus, pas même dans le sien.
rule-KESSEL-6 = À votre tour, votre pion avance autour du carré, dans le sens des aiguilles d’une montre, d’exactement autant de pas que vaut votre carte du dessus. Le circuit compte vingt arrêts : les quatre lignes intérieures de chaque côté et les quatre coins.
rule-KESSEL-7 = Si un autre pion barre la route, le vôtre saute par-dessus. Ce saut ne compte pas comme un pas.
rule-KESSEL-8 = Si votre pion s’arrête devant une rangée ou une colonne, vous devez y prendre une carte de votre choix et la poser sur votre chaudron. Dans un coin, vous ne prenez rien et votre tour est terminé.
rule-KESSEL-9 = Chaudron explosif : vous pouvez obliger { $seats ->
    [2] votre adversaire à glisser la carte du dessus de son chaudron
    [3] les deux autres joueurs à glisser la carte du dessus de leur chaudron
   *[other] votre adversaire (à trois, les deux autres joueurs) à glisser la carte du dessus de son chaudron
 }, face cachée, sous la pioche, ou à la retirer du jeu s’il n’y a plus de pioche. La dernière carte d’un chaudron est à l’abri. Une fois que cent cartes sont revenues sous la pioche, les suivantes quittent le jeu, pour que toute partie ait une fin.
rule-KESSEL-10 = Baguette et chapeau : une fois ce tour terminé, vous pouvez en jouer un autre. Vous le dites en prenant la carte, avant que la place vide ne soit remplie. Personne ne joue plus de deux tours de suite.
rule-KESSEL-11 = Rien ne vous oblige à utiliser un symbole. { $reminders ->
    [yes] Quand vous prenez la carte, on vous demande si vous le voulez. Selon le livret, c’est à vous de le signaler, et un symbole oublié n’a pas d’effet.
    [no] Personne ne vous le demande. C’est à vous de le dire en prenant la carte (c4{"\u0021"}). Un symbole oublié n’a pas d’effet.
   *[other] Selon le livret, c’est à vous de le signaler, et un symbole oublié n’a pas d’effet. Ici, on vous le demande quand vous prenez la carte. Si vous désactivez les rappels, personne ne demande rien, et vous devez le dire en prenant la carte (c4{"\u0021"}).
 }
rule-KESSEL-12 = Ensuite, la première carte de la pioche remplit la place vide, face visible. S’il n’y a plus de pioche, la place reste vide.
rule-KESSEL-13 = La partie se termine quand un joueur prend la dernière carte d’une rangée ou d’une colonne devant laquelle un pion peut s’arrêter. Peu importe de laquelle des deux lignes de la carte il s’agit. Le joueur peut garder ou défausser cette carte, et son symbole n’a pas d’effet.
rule-KESSEL-14 = Décompte : le joueur qui a le plus de cartes de valeur 1 marque 5 points ; en cas d’égalité, personne ne les marque. Pour chaque ingrédient, une carte seule coûte sa valeur, deux ne comptent pas, trois rapportent leur somme, et quatre leur somme plus 5. Dans votre couleur, les sommes comptent double, même négatives, mais pas le bonus de 5.
rule-KESSEL-15 = Exemple : Blanc a les moustaches 1, 2, 3 et 4, les yeux de salamandre 3, un troisième ingrédient avec 1, 2 et 4, et une paire. Blanc marque 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
rule-KESSEL-R = { $seats ->
    [2] { kessel-recipes-for-two }
    [3] { kessel-recipes-for-three }
   *[other] { kessel-recipes-for-any }
 }
rule-KESSEL-B = Vous pouvez inventer jusqu’à cinq recettes, chacune avec un nom, une condition et des points. Elles sont mélangées aux autres, et aucun nom ne peut donc servir deux fois. Vous pouvez les enregistrer, les partager et les imprimer.
rule-KESSEL-X = À trois joueurs : le troisième pion a sa propre couleur et part d’un troisième coin. Une explosion touche les deux autres joueurs.{ $recipes ->
    [no] {""}
   *[other] {" "}Au jeu des recettes, chacun reçoit une des cinq recettes à dix points, sans celle des plantes.
 }
rule-KESSEL-C = Décompte des enfants : quatre cartes d’un ingrédient vous rapportent deux cartes, trois vous en rapportent une, et pour chaque carte seule vous en rendez une. Le joueur qui a le plus de cartes gagne. En cas d’égalité, la victoire est partagée.
# What KESSEL-R says, by the number of players
kessel-recipes-for-two = Jeu des recettes : chacun reçoit deux de ces treize recettes et les garde secrètes. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-for-three = Jeu des recettes : chacun reçoit une de ces cinq recettes et la garde secrète. { kessel-recipes-scored }
    { kessel-recipes-five }
kessel-recipes-for-any = Jeu des recettes : chacun reçoit deux de ces treize recettes (à trois joueurs, une des cinq dernières) et les garde secrètes. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-scored = À la fin, une recette réalisée rapporte ses points, et une recette manquée ne coûte rien. « Moins » veut dire strictement moins que chacun des autres joueurs.
kessel-recipes-sets =
    • { kessel-recipe-grey }, { kessel-recipe-blue }, { kessel-recipe-brown }, { kessel-recipe-green }, { kessel-recipe-purple } : au moins trois cartes de chacun des deux ingrédients de cette couleur, 15 points chacune
    • { kessel-recipe-white }, { kessel-recipe-black } : au moins trois cartes de l’un des deux ingrédients de cette couleur, 5 points chacune
    • { kessel-recipe-plants } : au moins trois cartes de chacune d’au moins trois plantes, 10 points

kessel-recipes-five =
    • { kessel-recipe-last } : prendre la dernière carte d’une ligne, même si vous la défaussez, 10 points
    • { kessel-recipe-cauldrons } : moins de chaudrons explosifs, 10 points
    • { kessel-recipe-wands } : moins de baguettes, 10 points
    • { kessel-recipe-cards } : moins de cartes, 10 points
    • { kessel-recipe-fours } : moins de cartes de valeur 4, 10 points
kessel-option-reminders = Le jeu vous demande si vous voulez utiliser un symbole. Sinon, c’est à vous de le dire en prenant la carte.

kessel-option-recipes = Chacun reçoit des recettes secrètes.
kessel-option-own-recipes = Ajoutez jusqu’à cinq recettes de votre invention.
kessel-option-scoring = Façon de compter les chaudrons.
kessel-option-scoring-standard = des points pour les valeurs, les 1 et votre couleur
kessel-option-scoring-children = compté en cartes, pour les enfants
kessel-option-third-colour = Couleur du troisième pion, qui compte double pour son joueur.
kessel-option-third-colour-grey = gris
kessel-option-third-colour-blue = bleu
kessel-option-third-colour-brown = brun
kessel-option-third-colour-green = vert
kessel-option-third-colour-purple = violet

kessel-preset-standard = Le jeu de base
kessel-preset-recipes = Le jeu des recettes
kessel-preset-recipes-about = Chacun reçoit aussi des recettes secrètes, qui rapportent des points à la fin.
kessel-preset-children = Décompte des enfants
kessel-preset-children-about = On compte des cartes au lieu de points, sans addition.

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
kessel-board-claim = sans rappels : c4{"\u0021"} prend c4 et utilise son symbole
kessel-board-last = dernière carte : keep (garder) ou aside (défausser)

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
kessel-of-cauldrons = chaudrons explosifs
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
    [1] un ingrédient
   *[other] { $ingredients } ingrédients
 }
kessel-condition-fewer = { $of } : en avoir moins que chacun des autres
kessel-condition-more = { $of } : en avoir plus que chacun des autres
kessel-condition-at-least = { $of } : au moins { $cards }
kessel-condition-at-most = { $of } : au plus { $cards }
kessel-condition-last-card = avoir pris la dernière carte d’une ligne
kessel-recipe-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

kessel-move-unreadable = « { $text } » n’est pas un coup. Tapez une place comme c4 ou c4{"\u0021"}, ou bien use, waive, keep ou aside.
kessel-no-such-place = « { $place } » n’est pas une place où l’on peut prendre une carte. Choisissez-en une autre.
kessel-other-line = { $place } n’est pas dans la ligne { $line }, où se trouve votre pion. Choisissez une carte de cette ligne.
kessel-empty-place = Il n’y a pas de carte en { $place }. Choisissez une autre place.
kessel-use-or-waive = Répondez d’abord au symbole : use (utiliser) ou waive (renoncer).
kessel-keep-or-aside = Décidez d’abord du sort de la dernière carte : keep (garder) ou aside (défausser).
kessel-no-symbol = Il n’y a pas de symbole à utiliser. Prenez d’abord une carte.
kessel-nobody-asks = Dans cette partie, on ne vous demande rien pour les symboles. Tapez une place suivie d’un point d’exclamation, comme c4{"\u0021"}, pour prendre la carte et utiliser son symbole.
kessel-you-are-asked = Prenez { $place } sans point d’exclamation. Dans cette partie, on vous demande ensuite si vous utilisez le symbole.
kessel-card-has-no-symbol = La carte en { $place } ne porte pas de symbole. Prenez-la sans en utiliser.
kessel-claims-last = { $place } est la dernière carte d’une ligne, et son symbole n’a pas d’effet. Prenez-la sans utiliser le symbole.
kessel-claims-safe = Aucun autre chaudron ne contient plus d’une carte, et la dernière est à l’abri. Prenez { $place } sans utiliser le symbole.
kessel-claims-third-turn = C’est déjà votre deuxième tour de suite, et la baguette n’a pas d’effet. Prenez { $place } sans l’utiliser.
kessel-last-has-no-symbol = Le symbole de la dernière carte n’a pas d’effet. Gardez-la (keep) ou défaussez-la (aside).
kessel-not-the-last = Ce n’était pas la dernière carte d’une ligne. Répondez à son symbole.
kessel-line-has-more = { $cards ->
    [1] Prenez d’abord la dernière carte de la ligne { $line }.
   *[other] On ne peut garder ou défausser que la dernière carte d’une ligne. La ligne { $line } en a encore { $cards }.
 }

kessel-own-recipes-need-recipes = Vos propres recettes ne servent que dans le jeu des recettes.
kessel-children-have-no-recipes = Le décompte des enfants ne se combine pas avec les recettes.

kessel-recipes-no-list = Vos propres recettes doivent être une liste de recettes, ou le texte d’un fichier de recettes.
kessel-recipes-too-many = { $found } recettes, c’est trop. Le maximum est { $most }.
kessel-recipes-unreadable = Le fichier de recettes est illisible : { $problem }
kessel-recipes-stray = « { $field } » n’a pas sa place dans un fichier de recettes. Chaque recette commence par [[recipe]].
kessel-recipe-no-table = La recette { $number } est incomplète. Il lui faut un nom (name), des points (points) et un genre (kind).
kessel-recipe-kind = Recette { $number } : « { $found } » n’est pas un genre de condition. Genres possibles : { $known }.
kessel-recipe-field = Recette { $number } : « { $field } » n’est pas permis pour le genre { $kind }. Champs permis : { $known }.
kessel-recipe-lacks = Recette { $number } : il faut « { $field } » pour le genre { $kind }.
kessel-recipe-name = La recette { $number } a besoin d’un nom de 1 à { $most } caractères.
kessel-recipe-name-taken = Recette { $number } : une autre de vos recettes s’appelle déjà « { $name } ». Choisissez un autre nom.
kessel-recipe-name-of-box = Recette { $number } : « { $name } » est le nom d’une des treize recettes imprimées. Choisissez un autre nom.
kessel-recipe-of = Recette { $number } : « { $found } » ne peut pas être compté. Choix possibles : { $known }.
kessel-recipe-number = Recette { $number } : { $field } vaut { $found }, mais doit être un nombre entier de { $low } à { $high }.

kessel-position-words = Une position demande sept parties après son en-tête, pas { $found }.
kessel-position-mark = « { $text } » n’indique pas correctement le tour.
kessel-position-second = La baguette n’a pas d’effet pendant un second tour, et il n’y a plus de tour après la fin.
kessel-position-asked = Dans une partie sans rappels, on ne demande rien pour un symbole.
kessel-position-square = « { $text } » n’est pas un carré de six rangées de six places.
kessel-position-place = « { $text } » ne peut pas se trouver en { $place }.
kessel-position-cards = « { $text } » n’est pas une suite de cartes comme A1B2.
kessel-position-stack = La pioche a trop de cartes : { $found }.
kessel-position-seats = Chaudrons : { $found }. Il en faut un par joueur.
kessel-position-twice = La même carte apparaît deux fois.
kessel-position-first-card = La première carte du joueur { $seat } est noire ou blanche.
kessel-position-figures = « { $text } » doit donner à chaque pion son propre arrêt, de 0 à 19.
kessel-position-returned = « { $text } » n’est pas un nombre de cartes revenues sous la pioche.
kessel-position-recipes = « { $text } » ne correspond pas aux recettes de cette partie.
kessel-position-gaps = Le carré n’a que { $found } cartes, alors que la pioche n’est pas vide.
kessel-position-gone = Il manque des cartes ({ $found }), alors que la pioche n’est pas vide.
kessel-position-fresh = Les recettes sont distribuées avant le premier coup.
kessel-position-corner = Le joueur { $seat } est dans un coin et n’a rien à décider.
kessel-position-empty-line = Une ligne est vide, mais la partie n’est pas terminée.
kessel-position-not-over = Le dernier joueur n’a vidé aucune ligne, et la partie n’est pas terminée.
kessel-position-symbol = Le joueur { $seat } n’a pas de symbole auquel répondre.
kessel-position-last = La carte en question n’est pas la dernière d’une ligne.

kessel-fact-refused = { $you ->
    [seat] Vous piochez { kessel-card }. Les cartes noires et blanches retournent sous la pioche.
   *[none] { $seat } pioche { kessel-card }. Les cartes noires et blanches retournent sous la pioche.
}
kessel-fact-first-drawn = { $you ->
    [seat] Vous commencez avec { kessel-card }.
   *[none] { $seat } commence avec { kessel-card }.
}
kessel-fact-recipes-taken = { $you ->
    [seat] { $count ->
        [1] Vous recevez une recette secrète.
       *[other] Vous recevez { $count } recettes secrètes.
    }
   *[none] { $count ->
        [1] { $seat } reçoit une recette secrète.
       *[other] { $seat } reçoit { $count } recettes secrètes.
     }
}
kessel-fact-recipe-dealt = { $you ->
    [seat] Votre recette : { kessel-recipe-title }.
   *[none] Recette ({ $seat }) : { kessel-recipe-title }.
}
kessel-fact-cornered = { $you ->
    [seat] Vous vous arrêtez dans le coin { $corner } et ne prenez rien.
   *[none] { $seat } s’arrête dans le coin { $corner } et ne prend rien.
}
kessel-fact-taken = { $you ->
    [seat] Vous prenez { kessel-card } en { $place }.
   *[none] { $seat } prend { kessel-card } en { $place }.
}
kessel-fact-used = { $you ->
    [seat] { $symbol ->
        [wand] Vous agitez la baguette et rejouez.
       *[cauldron] Vous déclenchez une explosion.
    }
   *[none] { $symbol ->
        [wand] { $seat } agite la baguette et rejoue.
       *[cauldron] { $seat } déclenche une explosion.
     }
}
kessel-fact-waived = { $you ->
    [seat] { $symbol ->
        [wand] Vous renoncez à rejouer.
       *[cauldron] Vous renoncez à l’explosion.
    }
   *[none] { $symbol ->
        [wand] { $seat } renonce à rejouer.
       *[cauldron] { $seat } renonce à l’explosion.
     }
}
kessel-fact-exploded = { $you ->
    [seat] { $gone ->
        [yes] Votre explosion fait perdre { kessel-card } à { $other }. La carte quitte le jeu.
       *[no] Votre explosion fait perdre { kessel-card } à { $other }. La carte passe sous la pioche.
    }
    [other] { $gone ->
        [yes] { $seat } vous fait perdre { kessel-card }, qui quitte le jeu.
       *[no] { $seat } vous fait perdre { kessel-card }, qui passe sous la pioche.
    }
   *[none] { $gone ->
        [yes] { $other } perd { kessel-card }, qui quitte le jeu.
       *[no] { $other } perd { kessel-card }, qui passe sous la pioche.
     }
}
kessel-fact-last-taken = { $you ->
    [seat] Vous prenez en { $place } la dernière carte d’une ligne : { kessel-card }.
   *[none] { $seat } prend en { $place } la dernière carte d’une ligne : { kessel-card }.
}
kessel-fact-kept = { $you ->
    [seat] Vous gardez { kessel-card }. On ouvre les chaudrons.
   *[none] { $seat } garde { kessel-card }. On ouvre les chaudrons.
}
kessel-fact-laid-aside = { $you ->
    [seat] Vous défaussez { kessel-card }. On ouvre les chaudrons.
   *[none] { $seat } défausse { kessel-card }. On ouvre les chaudrons.
}
kessel-fact-ingredient-scored = { $you ->
    [seat] Vous : { kessel-ingredient } { $values }, soit { $points }.
   *[none] { $seat } : { kessel-ingredient } { $values }, soit { $points }.
}
kessel-fact-ones-scored = { $you ->
    [seat] Vous avez le plus de 1 ({ $count }) : { $points }.
   *[none] { $seat } a le plus de 1 ({ $count }) : { $points }.
}
kessel-fact-ones-tied = Égalité de 1 ({ $count }) : personne ne reçoit les 5 points.
kessel-fact-recipe-scored = { $you ->
    [seat] { $points ->
        [0] Vous n’avez pas réalisé la recette « { kessel-recipe-title } ».
       *[other] Vous avez réalisé la recette « { kessel-recipe-title } » : { $points }.
    }
   *[none] { $points ->
        [0] { $seat } n’a pas réalisé la recette « { kessel-recipe-title } ».
       *[other] { $seat } a réalisé la recette « { kessel-recipe-title } » : { $points }.
     }
}
kessel-fact-totalled = { $you ->
    [seat] Vous arrivez à { $points } en tout.
   *[none] { $seat } arrive à { $points } en tout.
}

kessel-outcome-won = { $you ->
    [winner] { $margin ->
        [one] Vous gagnez avec { $margin } point d’avance ! ({ $points })
       *[other] Vous gagnez avec { $margin } points d’avance ! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } gagne avec { $margin } point d’avance. ({ $points })
       *[other] { $names } gagne avec { $margin } points d’avance. ({ $points })
    }
}

## Titles of the rules

rule-KESSEL-1-title = Les cartes
rule-KESSEL-2-title = Les symboles
rule-KESSEL-3-title = Le carré
rule-KESSEL-4-title = Pions et première carte
rule-KESSEL-5-title = Votre chaudron
rule-KESSEL-6-title = Tourner autour du carré
rule-KESSEL-7-title = Sauter
rule-KESSEL-8-title = Prendre une carte
rule-KESSEL-9-title = Chaudron explosif
rule-KESSEL-10-title = Baguette et chapeau
rule-KESSEL-11-title = Renoncer à un symbole
rule-KESSEL-12-title = Remplir la place vide
rule-KESSEL-13-title = La dernière carte
rule-KESSEL-14-title = Le décompte
rule-KESSEL-15-title = Un exemple
rule-KESSEL-16-title = Qui gagne
rule-KESSEL-R-title = Le jeu des recettes
rule-KESSEL-B-title = Vos propres recettes
rule-KESSEL-X-title = À trois
rule-KESSEL-C-title = Le décompte des enfants
