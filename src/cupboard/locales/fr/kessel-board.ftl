board-kessel-label = Le carré de cartes, les chaudrons et la pioche
board-kessel-symbol-cauldron = chaudron explosif
board-kessel-symbol-wand = baguette et chapeau
board-kessel-plant = plante
board-kessel-empty = { $place } : pas de carte
board-kessel-row = rangée { $line }
board-kessel-column = colonne { $line }
board-kessel-corner = coin { $line }
board-kessel-cauldron = { $you ->
    [seat] { $count ->
        [one] Votre chaudron : { $count } carte.
       *[other] Votre chaudron : { $count } cartes.
     }
   *[none] { $count ->
        [one] Chaudron ({ $name }) : { $count } carte.
       *[other] Chaudron ({ $name }) : { $count } cartes.
     }
}
board-kessel-on-top = Sur le dessus : { $card }.
board-kessel-stands = Pion : { $line }.
board-kessel-stack = { $count ->
    [0] Pioche : vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
 }

board-kessel-task-take = Prenez une carte de la ligne en surbrillance.
board-kessel-task-cauldron = Déclencher l’explosion ?
board-kessel-task-wand = Rejouer ?
board-kessel-task-last = Garder la dernière carte ou la défausser ?

board-kessel-ask-cauldron = Chaudron explosif !
board-kessel-ask-wand = Baguette et chapeau !
board-kessel-ask-last = Dernière carte d’une ligne !
board-kessel-use-cauldron = Faire exploser
board-kessel-waive-cauldron = Renoncer
board-kessel-use-wand = Rejouer
board-kessel-waive-wand = Finir mon tour
board-kessel-claim = Utiliser le symbole de la carte
board-kessel-keep = Garder
board-kessel-aside = Défausser

board-kessel-recipes = Vos recettes secrètes
board-kessel-scoring = Décompte
board-kessel-steps = Parcourir le décompte
board-kessel-show-table = Voir le plateau
board-kessel-show-scoring = Voir le décompte
board-kessel-look = Regardez ici : { $places }.
board-kessel-look-answer = Relisez la question : qu’y gagnez-vous, et qu’y gagne votre adversaire ?

board-kessel-doubled = Compte double pour vous.
board-kessel-effect-cauldron = Chaudron explosif : chaque autre joueur perd sa carte du dessus.
board-kessel-effect-wand = Baguette et chapeau : vous pouvez rejouer.
board-kessel-take-it = La prendre
board-kessel-close = Fermer
board-kessel-other-line = Vous ne pouvez prendre qu’une carte de la ligne en surbrillance.
board-kessel-ones = Le plus de 1
board-kessel-ones-tied = Les 1 : personne
board-kessel-recipe = Recette
board-kessel-total = Total
board-kessel-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
board-kessel-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
board-kessel-stake = décompte à la fin

# Réponses en mots
board-kessel-says-use = « utiliser »
board-kessel-says-waive = « renoncer »
board-kessel-says-keep = « garder »
board-kessel-says-aside = « défausser »

## Options before the game

page-recipe = Votre recette { $n }
page-recipe-name = Nom
page-recipe-kind = Condition
page-recipe-of = À compter
page-recipe-cards = Nombre de cartes
page-recipe-ingredients = Nombre d’ingrédients
page-recipe-points = Points
page-recipe-add = Ajouter une recette
page-recipe-remove = Retirer cette recette
