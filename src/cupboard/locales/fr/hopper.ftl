hopper-name = Hopper
hopper-tagline = Frappez le bord de la table, faites voler les haricots, remplissez des bols et gagnez-les.
hopper-move-help =
    « shot DIRECTION FORCE MOMENT » : direction de −1000 (gauche) à 1000 (droite), force de 0 à 1000, moment de −1000 (trop tôt) à 1000 (trop tard), par exemple « shot 120 480 0 ».
    Avec un arbitre : « rest c2 » ou « rest loose » (libre), puis ce que le choc a déplacé, par exemple « rest c2 b3-1 a1+1 ».

rule-HOPPER-1 = Seize bols forment un carré de quatre sur quatre dans un plateau au milieu de la table, à peu près à égale distance de tous.
rule-HOPPER-2 = Les haricots, environ 80, sont distribués à parts égales ; ceux qui restent sont libres sur la table. Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre.
rule-HOPPER-3 = Un tour, c’est un tir : un de vos haricots, catapulté en cloche depuis votre bord de la table.
rule-HOPPER-4 = Un haricot reste où il s’arrête : dans un bol, libre dans le plateau ou libre sur la table. Ceux qui tombent de la table comptent aussi comme libres.
rule-HOPPER-5 = Un bol qui contient quatre haricots quand tout est immobile revient au tireur. Si plusieurs haricots volaient, il revient à celui dont le haricot a fait le quatrième. Son contenu redevient libre.
rule-HOPPER-6 = On resserre les bols restants pour ne laisser aucun vide : ceux du bord comblent les trous, et le bloc se tient au milieu du plateau.
rule-HOPPER-7 = Si vous n’avez plus de haricot, vous prenez tous ceux qui sont libres quand vient votre tour. S’il n’y en a pas, votre tour est sauté jusqu’à ce qu’il y en ait. Dans le final, tous ceux qui sont à court se les partagent.
rule-HOPPER-8 = Partie courte : le premier à posséder quatre bols gagne.
rule-HOPPER-9 = Partie longue : elle finit quand le dernier bol quitte le plateau. Quand il reste trois bols neutres, le bol noir les rejoint et les quatre forment un carré au milieu.
rule-HOPPER-10 = Dès que le bol noir est là, tout le monde tire en même temps : en temps réel, ou par manches où tous les haricots volent ensemble.
rule-HOPPER-11 = Points de la partie longue : un bol neutre 1, le bol noir 2, le dernier bol du plateau 3 quelle que soit sa couleur. Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
rule-HOPPER-12 = Le tir est affaire d’adresse : direction, force et moment décident de la trajectoire. Les haricots posés peuvent être heurtés et déplacés ; le même tir, dans la même position et avec le même tremblement, finit de la même façon.
rule-HOPPER-13 = Avec un arbitre : vous tirez de vrais haricots sur une vraie table, quelqu’un saisit où chacun s’est arrêté, et le programme veille aux tours, aux bols et aux points.

hopper-option-beans = Combien de haricots on distribue.
hopper-option-length = Comment la partie se termine.
hopper-option-length-short = Gagner avec quatre bols.
hopper-option-length-long = Jusqu’à ce que le plateau soit vide, avec le bol noir et un final.
hopper-option-finale = Comment tout le monde tire à la fois à la fin de la partie longue.
hopper-option-finale-live = En temps réel : chacun tire dès qu’il est prêt.
hopper-option-finale-rounds = Par manches : chacun vise, puis tous les haricots volent ensemble.
hopper-option-referee = De vrais haricots sur une vraie table ; une personne saisit où ils s’arrêtent.
hopper-option-hand = Ce qu’on demande à la main qui tire.
hopper-option-hand-gentle = Douce : elle tremble moins et pardonne un mauvais moment ; pour les enfants.
hopper-option-hand-normal = Normale.
hopper-option-hand-strict = Exigeante : elle tremble plus, et le moment compte davantage.

hopper-preset-short = Partie courte
hopper-preset-long = Partie longue, final en temps réel
hopper-preset-long-rounds = Partie longue, final par manches
hopper-preset-referee = Partie courte sur une vraie table
hopper-preset-referee-long = Partie longue sur une vraie table

hopper-board-loose = libres : plateau { $tray } · table { $table } · sol { $off }

hopper-move-unreadable = « { $text } » n’est pas un coup : tapez « shot » avec trois nombres, ou « rest » avec un endroit.
hopper-shot-unreadable = « { $text } » est illisible : un tir a trois nombres entiers, direction, force et moment.
hopper-rest-unreadable = « { $text } » est illisible : nommez un bol comme c2, ou loose, puis une fois chaque bol qui a changé, comme b3-1 ou a1+2.
hopper-shot-out-of-range = Aucune main ne peut cela : direction { $aim }, force { $power }, moment { $timing }.
hopper-not-yet = Pas encore : votre main sera de nouveau prête dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
hopper-tick-wrong = À { $tick } millisecondes, aucun tir ne peut rejoindre ces haricots.
hopper-shot-on-real-table = Ici les haricots volent sur la vraie table : saisissez où le vôtre s’est arrêté.
hopper-rest-needs-referee = On ne saisit où un haricot s’est arrêté qu’avec un arbitre : tirez plutôt.
hopper-rest-wrong = Des haricots ne peuvent pas s’arrêter ainsi : chaque bol qui a changé est nommé une fois, avec ce qu’il a gagné ou perdu.
hopper-no-such-cup = Aucun bol ne se trouve sur { $cup } à présent : { $cups ->
    [one] il ne reste qu’un bol
   *[other] il reste { $cups } bols
} dans le plateau.
hopper-cup-holds-fewer = { $cup } ne peut pas en avoir perdu autant : { $beans ->
    [0] il était vide
    [one] il contenait un haricot
   *[other] il contenait { $beans } haricots
}.
hopper-too-few-loose = Autant de haricots ne peuvent pas être tombés dans des bols : { $beans ->
    [0] aucun n’était libre
    [one] un seul était libre
   *[other] { $beans } seulement étaient libres
}.
hopper-referee-is-live = Avec un arbitre, le final ne se joue pas par manches : les vrais haricots sont saisis un à un, à mesure qu’ils s’arrêtent.

hopper-position-words = Une position de Hopper a { $words } mots : tour, bols gagnés, bol noir, haricots.
hopper-position-turn = « { $text } » ne dit pas à qui est le tour.
hopper-position-claims = Ces bols ne peuvent pas avoir été gagnés : { $text }.
hopper-position-black = « { $text } » n’est pas une place pour le bol noir.
hopper-position-bean = « { $text } » n’est pas une place pour un haricot.
hopper-position-beans = Le compte de haricots n’y est pas : { $found } au lieu de { $total }, ou dans des mains qui ne jouent pas.
hopper-position-cups = Les bols gagnés ne s’accordent pas avec la durée de la partie et le bol noir.
hopper-position-no-cup = Un haricot est dans { $cup }, mais aucun bol ne s’y trouve.
hopper-position-pose = Le haricot { $bean } ne peut pas être posé ainsi.
hopper-position-full = { $cup } est plein et devrait avoir été pris.
hopper-position-lot = Avant le tirage au sort, rien ne s’est encore passé.
hopper-position-air = Les haricots en vol ne s’accordent pas avec le tour de jeu.
hopper-position-hands = Qui doit tirer n’a pas de haricot, alors qu’il y en a à prendre.

hopper-fact-begins = { $seat } commence.
hopper-fact-landed = { $place ->
    [tray] Le haricot de { $seat } reste dans le plateau, à côté des bols.
    [table] Le haricot de { $seat } reste sur la table.
    [off] Le haricot de { $seat } tombe de la table.
   *[other] Le haricot de { $seat } tombe dans { $place } !
}
hopper-fact-knocked = { $place ->
    [tray] Un haricot est poussé de côté dans le plateau.
    [table] Un haricot est poussé de côté sur la table.
    [off] Un haricot est poussé hors de la table.
   *[other] Un haricot est poussé dans { $place }.
}
hopper-fact-claimed = { $seat } prend { $black ->
    [yes] le bol noir
   *[no] le bol { $cup }
}{ $last ->
    [yes] , le dernier du plateau
   *[no] { "" }
}.
hopper-fact-black-cup-joins = Le bol noir entre en jeu, sur { $cup }.
hopper-fact-finale-begins = Le final : tout le monde tire en même temps !
hopper-fact-refilled = { $seat } prend { $beans ->
    [one] un haricot libre
   *[other] { $beans } haricots libres
}.
hopper-fact-skipped = { $seat } n’a pas de haricot et aucun n’est libre : tour sauté.
hopper-fact-ended = { $reason ->
    [four_cups] Quatre bols : la partie est finie.
   *[last_cup] Le plateau est vide : la partie est finie.
}

hopper-fact-fired = { $seat } tire.
