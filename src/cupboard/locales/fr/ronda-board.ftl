board-ronda-cups = Les dix bols
board-ronda-covered = Bol { $cup }, couvert.
board-ronda-open = Bol { $cup }, ouvert : { $beans ->
    [0] rien dessous.
    [1] un haricot.
   *[other] { $beans } haricots.
}
board-ronda-touch-lift = Soulever ce bol.
board-ronda-touch-add = Y ajouter un haricot.
board-ronda-touch-keep = Laisser ce bol ouvert et continuer ; l’autre est recouvert.
board-ronda-touch-pass = Passer : recouvrir les bols et terminer votre tour.
board-ronda-pass = Passer
board-ronda-do-lift = Soulevez un bol.
board-ronda-do-go-on = Soulevez n’importe quel bol, ou passez.
board-ronda-do-add = Une paire ! Ajoutez un haricot sous l’un des deux bols, ou passez.
board-ronda-do-fill = Deux bols pleins ! Ajoutez un haricot sous l’un d’eux. Vous ne pouvez pas passer.
board-ronda-do-keep = Touchez le bol qui reste ouvert pour continuer, ou passez.
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
board-ronda-box-name = sortis
board-ronda-to-go = encore { $n }
board-ronda-stake = le premier à 0
board-ronda-do-match-0 = Trouvez l’autre bol vide.
board-ronda-do-match-1 = Trouvez un autre bol avec un haricot.
board-ronda-do-match-2 = Trouvez un autre bol avec 2 haricots.
board-ronda-do-match-3 = Trouvez un autre bol avec 3 haricots.
board-ronda-do-match-4 = Trouvez un autre bol avec 4 haricots.
board-ronda-do-match-5 = Trouvez un autre bol avec 5 haricots.
board-ronda-do-match-6 = Trouvez un autre bol avec 6 haricots.
board-ronda-look = Regardez ici : { $places }.
board-ronda-look-pass = Vaut-il la peine de continuer ?

# Coups en mots
board-ronda-says-pass = « passer »
board-ronda-says-plus = { $a } avec un haricot en plus
board-ronda-says-equal = « laisser { $a } ouvert »

ronda-ending-won = { $you ->
    [seat] Vous avez posé votre dernier haricot.
   *[none] { $seat } a posé son dernier haricot.
}
