board-kessel-label = Le carré de cartes, les chaudrons et la pioche
board-kessel-symbol-cauldron = chaudron qui explose
board-kessel-symbol-wand = baguette et chapeau
board-kessel-plant = plante
board-kessel-empty = { $place } : pas de carte
board-kessel-row = rangée { $line }
board-kessel-column = colonne { $line }
board-kessel-corner = coin { $line }
board-kessel-cauldron = { $count ->
    [one] Chaudron de { $name } : une carte.
   *[other] Chaudron de { $name } : { $count } cartes.
 }
board-kessel-on-top = Sur le dessus : { $card }.
board-kessel-stands = Le pion est ici : { $line }.
board-kessel-stack = { $count ->
    [one] Pioche : une carte cachée
   *[other] Pioche : { $count } cartes cachées
 }
board-kessel-takes = prend une carte : { $line }
board-kessel-second = { $name }, deuxième tour

board-kessel-task-take = Prenez une carte de la ligne éclairée.
board-kessel-task-cauldron = Faire exploser ou non ?
board-kessel-task-wand = Rejouer ou non ?
board-kessel-task-last = Garder la dernière carte ou l’écarter ?

board-kessel-ask-cauldron = Chaudron qui explose !
board-kessel-ask-wand = Baguette et chapeau !
board-kessel-ask-last = Dernière carte d’une ligne !
board-kessel-use-cauldron = Faire exploser
board-kessel-waive-cauldron = Laisser tranquille
board-kessel-use-wand = Rejouer
board-kessel-waive-wand = Non merci
board-kessel-keep = La garder
board-kessel-aside = L’écarter

board-kessel-recipes = Vos recettes secrètes
board-kessel-scoring = Le décompte
board-kessel-steps = Parcourir le décompte
board-kessel-first = Depuis le début
board-kessel-back = Retour
board-kessel-next = Suite
board-kessel-all = Tout
board-kessel-ones = Le plus de 1 : { $count }
board-kessel-own-colour = sa couleur
board-kessel-show-table = Voir la table
board-kessel-show-scoring = Voir le décompte
board-kessel-look = Regardez ici : { $places }.
board-kessel-look-answer = Relisez la question : que vous apporte-t-elle, et qu’apporte-t-elle à l’autre ?

# Réponses en mots
board-kessel-says-use = « utiliser »
board-kessel-says-waive = « renoncer »
board-kessel-says-keep = « garder »
board-kessel-says-aside = « écarter »
