board-hopper-task-shoot = Lancez un haricot
board-hopper-task-rest = Indiquez où le haricot s’est arrêté
board-hopper-panel = Votre tir
board-hopper-cups = Bols du plateau
board-hopper-cup = { $black ->
    [yes] Bol noir
   *[no] Bol
} { $cup }, { $beans ->
    [0] vide
    [one] un haricot
   *[other] { $beans } haricots
}
board-hopper-player = { $name } : { $beans ->
    [one] { $beans } haricot
   *[other] { $beans } haricots
} en main, { $cups ->
    [0] aucun bol pris
    [one] un bol pris
   *[other] { $cups } bols pris
}.
board-hopper-finale = Final : tout le monde tire !
board-hopper-reload = Votre main se prépare…
board-hopper-reload-then = Votre main se prépare, puis elle tire.
board-hopper-ready = Votre main est prête.
board-hopper-aim = Direction
board-hopper-aim-value = { $side ->
    [left] { $aim } vers la gauche
    [right] { $aim } vers la droite
   *[middle] par le milieu
}
board-hopper-power = Force
board-hopper-timing = Moment
board-hopper-task-aim = Montrez un bol sur la table. Puis maintenez le bouton jusqu’à la bonne force.
board-hopper-task-hold = Relâchez au repère.
board-hopper-task-swing = La main se balance : appuyez quand elle est au milieu !
board-hopper-flick = Ou lancez le bouton vers le haut d’un coup de doigt : la vitesse fait la force, la direction vise.
board-hopper-hold = Maintenir
board-hopper-release = Relâcher
board-hopper-slap = Frapper !
board-hopper-numbers = Tirer avec des nombres
board-hopper-numbers-help = Direction : moins va à gauche, plus à droite. Force : 500 atteint le milieu du plateau. Moment : 0 est le bon, moins est trop tôt, plus est trop tard.
board-hopper-shoot = Tirer
board-hopper-rest-question = Le haricot de { $name } a volé. Touchez un bol :
board-hopper-rest-rest = Le haricot s’y est arrêté
board-hopper-rest-in = Un autre haricot y a été poussé
board-hopper-rest-out = Un haricot en a été chassé
board-hopper-rest-loose = Le haricot est libre
board-hopper-rest-changes = Déplacés aussi : { $changes }.
board-hopper-rest-forget = Oublier les déplacements
board-hopper-look-deep = 3D
board-hopper-look-flat = À plat
board-hopper-look = Regardez le bol { $places }.

# Un tir en mots
board-hopper-says-shot = direction { $a }, force { $b }, moment { $c }
