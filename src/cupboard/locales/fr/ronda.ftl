ronda-name = Ronda
ronda-tagline = Dix bols cachent vingt haricots. Retenez où ils sont, et débarrassez-vous des vôtres en premier.
ronda-move-help = Tapez 4 pour soulever le bol 4, +4 pour y ajouter un haricot, ou =4 pour le laisser ouvert et recouvrir l’autre.
    Tapez pass pour terminer votre tour.

rule-RONDA-1 = Dix bols mélangés sont posés à l’envers, en cercle. Deux ne cachent rien, deux cachent un haricot, deux en cachent deux, deux en cachent trois et deux en cachent quatre. Au centre, le bol noir est vide et posé à l’endroit.
rule-RONDA-2 = Chacun commence avec { $beans ->
    [1] un haricot
   *[other] { $beans } haricots
 }. La règle imprimée en donne dix, sa liste du matériel neuf. Vous pouvez donc choisir un autre nombre.{ $handicap ->
    [yes] { " " }Comme convenu, tous n’ont pas autant de haricots.
   *[no] { "" }
 }
rule-RONDA-3 = Le hasard désigne le premier joueur. On joue dans le sens des aiguilles d’une montre.
rule-RONDA-4 = À votre tour, vous soulevez un bol, vous regardez, puis vous en soulevez un second. Tout le monde voit ce qu’il y a dessous.
rule-RONDA-5 = Si les deux bols cachent des nombres différents, vous les recouvrez et votre tour est terminé.
rule-RONDA-6 = Si les deux bols cachent autant de haricots, c’est une paire, et vous pouvez ajouter un de vos haricots sous l’un des deux. Deux bols vides forment aussi une paire.
rule-RONDA-7 = Après avoir ajouté un haricot, vous pouvez continuer : recouvrez l’un des deux bols, laissez l’autre ouvert et soulevez-en un troisième. S’il forme une paire avec le bol ouvert, vous pouvez encore ajouter un haricot ; sinon, votre tour est terminé.
rule-RONDA-8 = Au lieu de continuer, vous pouvez passer : vous recouvrez les deux bols et votre tour se termine sans pénalité. Vous pouvez aussi passer sans ajouter de haricot, sauf devant deux bols pleins.
rule-RONDA-9 = Si vous trouvez deux bols de { $top }, vous devez ajouter un haricot sous l’un d’eux et ne pouvez pas passer. Ces { $six } haricots vont dans le bol noir s’il est vide, sinon hors du jeu. Il reste dans le cercle un bol de { $top } et un bol vide, et votre tour est terminé.
rule-RONDA-10 = Pénalité : tant que le bol noir contient des haricots, vous devez en prendre un chaque fois que vos deux bols ne forment pas une paire.
rule-RONDA-11 = Le premier joueur qui pose son dernier haricot gagne aussitôt, même si ce haricot quitte le cercle avec { $top } autres.
rule-RONDA-12 = Partie facile, dès cinq ans : après avoir ajouté un haricot, recouvrez les deux bols. Vous pouvez ensuite en soulever deux au choix. Deux options la rendent encore plus facile : un bol est vidé dès que deux bols de quatre forment une paire, au lieu de deux bols de cinq ; ou bien les haricots retirés retournent dans la boîte, et il n’y a pas de pénalité.
rule-RONDA-13 = Pendant la partie, ce que cache un bol couvert n’est montré à personne. C’est à vous de le retenir. Une fois la partie finie, tous les bols sont soulevés. Quand plusieurs personnes jouent, les indices sont désactivés, sauf si vous les autorisez avant la partie, et tout le monde voit qui en demande un.

ronda-option-beans = Nombre de haricots de chacun au départ.
ronda-option-fewer-beans = Combien de haricots un joueur a en moins au début. Une avance pour les plus jeunes.
ronda-option-easy = Partie facile : après avoir ajouté un haricot, vous recouvrez les deux bols et vous pouvez en soulever deux au choix.
ronda-option-top = Nombre maximal de haricots sous un bol. Quand deux bols aussi pleins forment une paire, l’un est vidé. Quatre est réservé à la partie facile.
ronda-option-penalty = Les haricots retirés vont dans le bol noir et servent de pénalité. Seule la partie facile peut s’en passer.

ronda-preset-standard = Ronda, dix haricots chacun
ronda-preset-nine = Ronda, neuf haricots chacun
ronda-preset-nine-about = Une partie un peu plus courte.
ronda-preset-easy = Partie facile
ronda-preset-easy-about = Après avoir ajouté un haricot, vous recouvrez les deux bols et pouvez en soulever deux au choix.
ronda-preset-easy-four = Partie facile, quatre haricots au plus par bol
ronda-preset-easy-four-about = La partie facile, et un bol est vidé dès que deux bols de quatre forment une paire.
ronda-preset-easy-no-penalty = Partie facile sans pénalité
ronda-preset-easy-no-penalty-about = La partie facile, et les haricots retirés retournent dans la boîte.
ronda-preset-easiest = Partie très facile : quatre haricots au plus par bol, sans pénalité
ronda-preset-easiest-about = Les deux à la fois, pour les plus jeunes.

ronda-picture-cup = bol { $cup } : { $beans }
ronda-picture-covered = tous les bols recouverts
ronda-picture = { $cups }. Bol noir : { $black }. Mains : { $hands }

ronda-fact-begins = { $you ->
    [seat] Vous commencez.
   *[none] { $seat } commence.
}
ronda-fact-lifted = { $you ->
    [seat] Vous soulevez le bol { $cup } : { $beans ->
        [0] rien dessous.
        [1] un haricot.
       *[other] { $beans } haricots.
    }
   *[none] { $seat } soulève le bol { $cup } : { $beans ->
        [0] rien dessous.
        [1] un haricot.
       *[other] { $beans } haricots.
    }
}
ronda-fact-matched = Une paire !
ronda-fact-missed = { $you ->
    [seat] Ce n’est pas une paire. Vous recouvrez les deux bols.
   *[none] Ce n’est pas une paire. { $seat } recouvre les deux bols.
}
ronda-fact-added = { $you ->
    [seat] Vous ajoutez un haricot.
   *[none] { $seat } ajoute un haricot.
}
ronda-fact-dissolved = { $place ->
    [black] { $beans } haricots vont dans le bol noir.
   *[box] { $beans } haricots sortent du jeu.
}
ronda-fact-kept = { $you ->
    [seat] Vous continuez.
   *[none] { $seat } continue.
}
ronda-fact-passed = { $you ->
    [seat] Vous passez.
   *[none] { $seat } passe.
}
ronda-fact-fined = { $you ->
    [seat] Pénalité : vous prenez un haricot dans le bol noir.
   *[none] Pénalité : { $seat } prend un haricot dans le bol noir.
}
ronda-fact-won = { $you ->
    [seat] Vous avez posé votre dernier haricot. Vous gagnez !
   *[none] { $seat } a posé son dernier haricot et gagne !
}
ronda-fact-uncovered = Bol { $cup } : { $beans ->
    [0] rien dessous.
    [1] un haricot.
   *[other] { $beans } haricots.
}

ronda-move-unreadable = « { $text } » n’est pas un coup. Tapez un bol de 1 à 10 (4), +4, =4 ou pass.
ronda-no-such-cup = Le bol { $cup } n’existe pas. Les bols sont numérotés de 1 à 10.
ronda-add-or-pass = Une paire est ouverte. Ajoutez un haricot sous l’un des deux bols, ou passez.
ronda-full-pair = Chacun des deux bols ouverts cache { $beans } haricots, le maximum. Vous devez ajouter un haricot sous l’un d’eux, et votre tour se termine.
ronda-keep-one-first = Choisissez d’abord lequel des deux bols reste ouvert, ou passez.
ronda-just-covered = Vous venez de recouvrir le bol { $cup }. Soulevez-en un autre.
ronda-already-open = Le bol { $cup } est déjà ouvert. Soulevez-en un autre.
ronda-not-of-the-pair = Le bol { $cup } n’est pas l’un des deux bols ouverts. Choisissez l’un d’eux.
ronda-one-bean-a-pair = Une paire ne reçoit qu’un haricot. Laissez un bol ouvert, ou passez.
ronda-no-pair-to-add-to = On n’ajoute un haricot qu’à une paire ouverte. Trouvez-en une d’abord.
ronda-easy-covers-both = Dans la partie facile, aucun bol ne reste ouvert pour continuer. Soulevez simplement un bol.
ronda-easy-add-or-pass = Dans la partie facile, aucun bol ne reste ouvert pour continuer. Ajoutez un haricot sous l’un des deux bols, ou passez.
ronda-add-before-going-on = Pour continuer, il faut avoir ajouté un haricot. Ajoutez-en un, ou passez.
ronda-no-pair-to-go-on-with = Il n’y a pas deux bols ouverts à choisir. Soulevez un bol.
ronda-lift-a-second = Vous ne pouvez passer que si une paire est ouverte. Soulevez un autre bol.
ronda-lift-first = Vous ne pouvez passer qu’après avoir trouvé une paire. Soulevez un bol.
ronda-top-is-for-easy = Le maximum de { $top } haricots par bol est réservé à la partie facile.
ronda-no-penalty-is-for-easy = Seule la partie facile peut se passer de pénalités.
ronda-position-unreadable = « { $text } » n’est pas une position de Ronda.
ronda-position-turn = La position doit indiquer l’étape suivante et, une fois le premier joueur désigné, une place (de 0 jusqu’à la dernière des { $seats }).
ronda-position-cups = Ces nombres de haricots sont impossibles sous les dix bols.
ronda-position-middle = Il ne peut pas y avoir autant de haricots dans le bol noir ou hors du jeu.
ronda-position-hands = Les mains ne conviennent pas. Il en faut { $seats }, pleines avant le premier tour, et seule celle du gagnant peut être vide.
ronda-position-beans = Haricots dans cette position : { $found }. Il en faut { $total }.
ronda-position-open = Les bols ouverts ne correspondent pas à l’étape suivante.

ronda-outcome-won = { $you ->
    [winner] Vous gagnez !
   *[none] { $names } gagne !
}

## Titles of the rules

rule-RONDA-1-title = Le cercle
rule-RONDA-2-title = Vos haricots
rule-RONDA-3-title = Qui commence
rule-RONDA-4-title = Soulever deux bols
rule-RONDA-5-title = Pas de paire
rule-RONDA-6-title = Une paire
rule-RONDA-7-title = Continuer
rule-RONDA-8-title = Passer
rule-RONDA-9-title = Deux bols de cinq
rule-RONDA-10-title = La pénalité
rule-RONDA-11-title = Le dernier haricot
rule-RONDA-12-title = La partie facile
rule-RONDA-13-title = La mémoire
