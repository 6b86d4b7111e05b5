board-hopper-task-shoot = Tirez un haricot
board-hopper-task-rest = Indiquez où le haricot s’est arrêté
board-hopper-panel = Votre tir
board-hopper-cups = Bols du plateau
board-hopper-cup = { $black ->
    [yes] Bol noir
   *[no] Bol
} { $cup }, { $beans ->
    [0] vide
    [1] un haricot
   *[other] { $beans } haricots
}
board-hopper-cell = Place libre { $cup }
board-hopper-player = { $name } : { $beans ->
    [0] aucun haricot
    [1] un haricot
   *[other] { $beans } haricots
} en main, { $cups ->
    [0] aucun bol gagné
    [1] un bol gagné
   *[other] { $cups } bols gagnés
}.
board-hopper-finale = Final : tout le monde tire !
board-hopper-reload = Votre main se prépare…
board-hopper-reload-then = Votre main se prépare, puis tire…
board-hopper-ready = Votre main est prête.
board-hopper-aim = Direction
board-hopper-aim-value = { $side ->
    [left] { $aim } vers la gauche
    [right] { $aim } vers la droite
   *[middle] au milieu
}
board-hopper-power = Force
board-hopper-timing = Moment
board-hopper-task-aim = Touchez un bol pour viser. Maintenez ensuite le bouton et relâchez-le à la force voulue.
board-hopper-task-hold = Relâchez au repère.
board-hopper-task-swing = Appuyez quand la main qui se balance est au milieu !
board-hopper-hold = Maintenir
board-hopper-release = Relâcher
board-hopper-slap = Frapper !
board-hopper-numbers = Saisir le tir
board-hopper-numbers-help = Direction : négative à gauche, positive à droite. Force : 500 atteint le milieu du plateau. Moment : 0 est parfait, négatif trop tôt, positif trop tard.
board-hopper-shoot = Tirer
board-hopper-rest-question = { $you ->
    [seat] Où s’est arrêté votre haricot ? Touchez un bol :
   *[none] Où s’est arrêté le haricot ({ $name }) ? Touchez un bol :
 }
board-hopper-rest-rest = Le haricot s’y est arrêté
board-hopper-rest-in = Un autre haricot y a été poussé
board-hopper-rest-out = Un haricot en a été poussé dehors
board-hopper-rest-push = Un bol a été poussé
board-hopper-rest-push-to = Touchez la place libre où le bol { $cup } a été poussé.
board-hopper-rest-loose = Le haricot est libre
board-hopper-rest-changes = Déplacés aussi : { $changes }.
board-hopper-rest-forget = Effacer ces changements
board-hopper-took = { $you ->
    [seat] Haricots libres que vous avez pris
   *[none] Haricots libres pris par { $name }
 }
board-hopper-took-enter = Modifier
board-hopper-look-deep = Vue en 3D
board-hopper-look-flat = Vue d’en haut
board-hopper-cups-of = { $n } bols sur { $goal }
board-hopper-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
board-hopper-stake-short = le premier à quatre bols
board-hopper-stake-long = le plus de points gagne
board-hopper-look = Regardez le bol { $places }.

# Un tir en mots
board-hopper-says-shot = direction { $a }, force { $b }, moment { $c }
