board-ronda-cups = Les dix bols
board-ronda-covered = Bol { $cup }, couvert.
board-ronda-open = Bol { $cup }, ouvert : { $beans ->
    [0] rien dessous.
    [1] un haricot.
   *[other] { $beans } haricots.
}
board-ronda-touch-lift = Le soulever.
board-ronda-touch-add = Y ajouter un de vos haricots.
board-ronda-touch-keep = Le laisser ouvert et continuer ; l’autre est recouvert.
board-ronda-touch-pass = Passer : recouvrir les bols et finir votre tour.
board-ronda-pass = Passer
board-ronda-do-lift = Soulevez un bol.
board-ronda-do-go-on = Soulevez le bol de votre choix, ou passez.
board-ronda-do-add = Une paire ! Ajoutez un haricot à l’un des deux, ou passez.
board-ronda-do-keep = Lequel des deux reste ouvert ? Touchez-le et continuez, ou passez.
board-ronda-black = Bol noir : { $beans ->
    [0] vide
    [1] un haricot
   *[other] { $beans } haricots
}
board-ronda-box = Hors du jeu : { $beans ->
    [0] aucun haricot
    [1] un haricot
   *[other] { $beans } haricots
}
board-ronda-hand = { $name } : { $beans ->
    [0] aucun haricot
    [1] un haricot
   *[other] { $beans } haricots
}
board-ronda-look = Regardez ici : { $places }.
board-ronda-look-pass = Est-ce que continuer en vaut la peine ?

# Coups en mots
board-ronda-says-pass = « passer »
board-ronda-says-plus = { $a } avec un haricot en plus
board-ronda-says-equal = « laisser { $a } ouvert »
