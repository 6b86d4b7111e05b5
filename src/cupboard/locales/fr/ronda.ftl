ronda-name = Ronda
ronda-tagline = Dix bols, vingt haricots cachés : retenez leur place et débarrassez-vous des vôtres.
ronda-move-help = Un nombre soulève ce bol (4), + y ajoute un de vos haricots (+4), = le laisse ouvert et recouvre l’autre (=4).
    Tapez pass pour finir votre tour.

rule-RONDA-1 = Dix bols mélangés sont retournés en cercle. Deux ne cachent rien, deux cachent un haricot, deux en cachent deux, deux trois et deux quatre. Un bol noir, ouvert et vide, est au centre.
rule-RONDA-2 = Chacun commence avec dix haricots. La liste du matériel en compte neuf : on peut en convenir autrement.
rule-RONDA-3 = Le sort désigne qui commence. On joue dans le sens des aiguilles d’une montre.
rule-RONDA-4 = À votre tour, vous soulevez un bol, vous regardez, puis vous en soulevez un second. Tout le monde voit ce qu’il y a dessous.
rule-RONDA-5 = Si les contenus diffèrent, les deux bols sont recouverts et votre tour est fini.
rule-RONDA-6 = S’ils sont égaux, vous pouvez ajouter un de vos haricots à l’un des deux. Deux bols vides sont égaux aussi.
rule-RONDA-7 = Après avoir ajouté un haricot, vous pouvez continuer : vous recouvrez l’un des deux, vous laissez l’autre ouvert et vous soulevez un troisième bol. S’il est égal au bol ouvert, vous pouvez ajouter encore ; sinon votre tour est fini.
rule-RONDA-8 = Au lieu de continuer, vous pouvez passer : les deux bols sont recouverts et votre tour finit sans pénalité. Vous pouvez aussi passer sans ajouter de haricot.
rule-RONDA-9 = Si vous trouvez deux cinq et ajoutez un haricot, ces six haricots vont dans le bol noir s’il est vide, sinon hors du jeu. Il reste dans le cercle un cinq et un bol vide, et votre tour finit.
rule-RONDA-10 = Tant qu’il y a des haricots dans le bol noir, découvrir deux contenus différents vous en fait prendre un.
rule-RONDA-11 = Qui pose son dernier haricot gagne aussitôt, même si ce haricot part avec un six.
rule-RONDA-12 = Partie facile, dès cinq ans : après l’ajout, les deux bols sont recouverts et vous pouvez en soulever deux au choix. Plus facile encore : on s’arrête à quatre haricots par bol au lieu de cinq ; ou les haricots retirés retournent dans la boîte et il n’y a pas de pénalité.
rule-RONDA-13 = Ce que cache un bol couvert n’est montré à personne, nulle part. S’en souvenir, c’est le jeu.

ronda-option-beans = Le nombre de haricots de chacun au départ.
ronda-option-easy = La partie facile : après l’ajout, les deux bols sont recouverts et vous pouvez en soulever deux au choix.
ronda-option-top = Combien de haricots un bol peut cacher : quand deux bols aussi pleins se rencontrent, l’un est vidé. Quatre, c’est pour la partie facile.
ronda-option-penalty = Les haricots retirés attendent dans le bol noir ceux qui découvrent deux contenus différents. Seule la partie facile peut s’en passer.

ronda-preset-standard = Ronda, dix haricots chacun
ronda-preset-nine = Ronda, neuf haricots chacun
ronda-preset-easy = Partie facile
ronda-preset-easy-four = Partie facile, quatre haricots au plus par bol
ronda-preset-easy-no-penalty = Partie facile sans pénalité
ronda-preset-easiest = Partie très facile : quatre haricots au plus par bol, sans pénalité

ronda-picture-cup = bol { $cup } : { $beans }
ronda-picture-covered = tous les bols recouverts
ronda-picture = { $cups }. Bol noir : { $black }. Mains : { $hands }

ronda-fact-begins = { $seat } commence.
ronda-fact-lifted = { $seat } soulève le bol { $cup } : { $beans ->
    [0] rien dessous.
    [one] un haricot.
   *[other] { $beans } haricots.
}
ronda-fact-matched = Une paire !
ronda-fact-missed = Ce n’est pas pareil : { $seat } recouvre les deux.
ronda-fact-added = { $seat } ajoute un haricot.
ronda-fact-dissolved = { $place ->
    [black] { $beans } haricots vont dans le bol noir.
   *[box] { $beans } haricots sortent du jeu.
}
ronda-fact-kept = { $seat } continue.
ronda-fact-passed = { $seat } passe.
ronda-fact-fined = { $seat } prend un haricot dans le bol noir.
ronda-fact-won = C’était le dernier haricot de { $seat } !

ronda-move-unreadable = « { $text } » n’est pas un coup. Tapez un bol de 1 à 10 (4), +4, =4 ou pass.
ronda-no-such-cup = Il n’y a pas de bol { $cup } : ils sont numérotés de 1 à 10.
ronda-add-or-pass = Deux bols égaux sont ouverts : ajoutez un haricot à l’un d’eux ou passez.
ronda-keep-one-first = Dites d’abord lequel des deux bols reste ouvert.
ronda-just-covered = Le bol { $cup } vient d’être recouvert : soulevez-en un autre.
ronda-already-open = Le bol { $cup } est déjà ouvert : soulevez-en un autre.
ronda-not-of-the-pair = Le bol { $cup } n’est pas l’un des deux bols ouverts : choisissez l’un d’eux.
ronda-one-bean-a-pair = Une paire ne reçoit qu’un haricot : laissez un bol ouvert ou passez.
ronda-no-pair-to-add-to = On n’ajoute un haricot qu’à une paire ouverte : trouvez-en une d’abord.
ronda-easy-covers-both = Dans la partie facile, les deux bols sont recouverts : soulevez simplement le suivant.
ronda-add-before-going-on = Il faut avoir ajouté un haricot pour continuer : ajoutez-en un, ou passez.
ronda-no-pair-to-go-on-with = Il n’y a pas deux bols ouverts entre lesquels choisir : soulevez un bol.
ronda-lift-a-second = Un bol est ouvert : soulevez-en un autre avant de passer.
ronda-lift-first = On ne passe qu’après avoir trouvé une paire : soulevez un bol.
ronda-top-is-for-easy = { $top } haricots au plus par bol : c’est pour la partie facile.
ronda-no-penalty-is-for-easy = Seule la partie facile peut se passer de pénalités.
ronda-position-unreadable = « { $text } » n’est pas une position de Ronda.
ronda-position-turn = La position doit dire ce qui est à faire et, après le tirage au sort, pour laquelle des { $seats } places, comptées à partir de 0.
ronda-position-cups = Aucune partie ne met ces haricots sous les dix bols.
ronda-position-middle = Aucune partie ne met autant de haricots dans le bol noir ou hors du jeu.
ronda-position-hands = Les réserves ne conviennent pas : il en faut { $seats }, pleines avant le premier tour, et vide seulement pour qui gagne.
ronda-position-beans = Haricots dans cette position : { $found }. Il en faut { $total }.
ronda-position-open = Les bols ouverts ne correspondent pas à ce qui est à faire.
