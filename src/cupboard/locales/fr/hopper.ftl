hopper-name = Hopper
hopper-tagline = Frappez la table, faites voler les haricots et gagnez un bol en y mettant le quatrième.
hopper-move-help = Pour tirer : « shot DIRECTION FORCE MOMENT », par exemple « shot 120 480 0 ». Direction de −1000 (gauche) à 1000 (droite), force de 0 à 1000, moment de −1000 (trop tôt) à 1000 (trop tard).
    Avec un arbitre : « rest c2 » ou « rest loose » (libre), puis ce que le choc a déplacé, par exemple « rest c2 b3-1 a1+1 ». Si vous avez poussé des bols : « push c4>b2 d4>c3 ». Si vous n’avez pas pris tous les haricots libres : « take 12 ».

rule-HOPPER-1 = Seize bols forment un carré de quatre sur quatre sur un plateau (la « tablette » du livret), au milieu de la table, à peu près aussi loin de chaque joueur.
rule-HOPPER-2 = Les { $beans } haricots sont distribués à parts égales. Ceux qui restent sont posés sur la table et sont dits libres. Le hasard désigne le premier joueur, puis on joue dans le sens des aiguilles d’une montre.
rule-HOPPER-3 = À votre tour, vous faites un seul tir : vous catapultez un de vos haricots, en cloche, depuis votre bord de la table.
rule-HOPPER-4 = Un haricot reste là où il s’arrête : dans un bol, libre sur le plateau ou libre sur la table. S’il tombe de la table, il compte aussi comme libre.
rule-HOPPER-5 = Quand plus rien ne bouge, le tireur gagne tout bol qui contient quatre haricots ou plus, que le quatrième y ait été tiré ou poussé. Le contenu d’un bol gagné redevient libre.
rule-HOPPER-6 = Quand un bol est gagné, on resserre les autres : ceux du bord comblent le vide, et le bloc reste au milieu du plateau. Si vous avez convenu de laisser les vides, aucun bol ne bouge. Sur une vraie table, vous poussez les bols comme vous voulez et indiquez où ils sont.
rule-HOPPER-7 = Si vous n’avez plus de haricots au début de votre tour, vous prenez tous ceux qui sont libres. S’il n’y en a pas, votre tour est sauté jusqu’à ce qu’il y en ait. Dans le final, les joueurs à court de haricots se les partagent.
rule-HOPPER-8 = Partie courte : le premier à gagner quatre bols remporte la partie.
rule-HOPPER-9 = Partie longue : on joue jusqu’à ce que le dernier bol soit gagné. Quand il ne reste que trois bols neutres, le bol noir les rejoint, et les quatre forment un carré au milieu.
rule-HOPPER-10 = Final : dès que le bol noir est en jeu, tout le monde tire en même temps, en temps réel ou par manches où tous les haricots volent ensemble. Un bol revient au joueur dont le tir y a fait entrer le quatrième haricot, directement ou en le poussant. Ceux qui s’y trouvaient déjà et ont seulement bougé ne comptent pour personne.
rule-HOPPER-11 = Points de la partie longue : 1 par bol neutre, 2 pour le bol noir et 3 pour le dernier bol du plateau, quelle que soit sa couleur. Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
rule-HOPPER-12 = Le tir est affaire d’adresse : la direction, la force et le moment décident de la trajectoire. Le haricot peut en heurter d’autres et les déplacer. Un même tir, dans la même position et avec le même tremblement de la main, se termine toujours de la même façon.
rule-HOPPER-13 = Avec un arbitre : vous lancez de vrais haricots sur une vraie table. Quelqu’un indique où chacun s’est arrêté, comment vous avez poussé les bols et combien de haricots libres vous avez pris. Le programme s’occupe des tours, des bols et des points.

hopper-option-beans = Nombre de haricots distribués.
hopper-option-length = Comment la partie se termine.
hopper-option-length-short = Courte : le premier à gagner quatre bols remporte la partie.
hopper-option-length-long = Longue : jusqu’à ce que le plateau soit vide, avec le bol noir et un final.
hopper-option-finale = Comment se joue le final de la partie longue.
hopper-option-finale-live = En temps réel : chacun tire dès qu’il est prêt.
hopper-option-finale-rounds = Par manches : chacun vise, puis tous les haricots volent ensemble.
hopper-option-close-gaps = Quand un bol est gagné, on resserre les autres. Sinon, les vides restent.
hopper-option-referee = De vrais haricots sur une vraie table ; une personne indique où ils s’arrêtent.
hopper-option-hand = Difficulté du tir.
hopper-option-hand-gentle = Facile, pour les enfants : la main tremble moins, et le moment compte moins.
hopper-option-hand-normal = Normale.
hopper-option-hand-strict = Difficile : la main tremble plus, et le moment compte davantage.
hopper-option-steady-hands = Une main plus sûre : elle tremble moins, et le moment doit être moins précis. Pour les plus jeunes.

hopper-preset-short = Partie courte
hopper-preset-long = Partie longue, final en temps réel
hopper-preset-long-about = On joue jusqu’à ce que le plateau soit vide. Dans le final, tous tirent en même temps, aussi vite qu’ils veulent.
hopper-preset-long-rounds = Partie longue, final par manches
hopper-preset-long-rounds-about = La partie longue sans se presser : dans le final, chacun vise d’abord, puis tous les haricots volent ensemble.
hopper-preset-referee = Partie courte sur une vraie table
hopper-preset-referee-about = Vous tirez de vrais haricots, et une personne indique où ils s’arrêtent.
hopper-preset-referee-long = Partie longue sur une vraie table
hopper-preset-referee-long-about = De vrais haricots, et on joue jusqu’à ce que le plateau soit vide.

hopper-board-loose = libres : plateau { $tray } · table { $table } · sol { $off }

hopper-move-unreadable = « { $text } » n’est pas un coup. Tapez « shot » avec trois nombres.
hopper-entry-unreadable = « { $text } » est illisible. Tapez « rest » avec un endroit, « push » avec des bols comme c4>b2, ou « take » avec un nombre de haricots.
hopper-shot-unreadable = « { $text } » n’est pas un tir. Tapez trois nombres entiers : direction, force et moment.
hopper-rest-unreadable = « { $text } » est illisible. Nommez un bol comme c2, ou loose, puis une fois chaque bol qui a changé, comme b3-1 ou a1+2.
hopper-push-unreadable = « { $text } » est illisible. Nommez une fois chaque bol poussé, avec son ancienne et sa nouvelle place, comme c4>b2.
hopper-take-unreadable = « { $text } » est illisible. Tapez « take » avec le nombre de haricots, comme « take 12 ».
hopper-shot-out-of-range = Ce tir est hors limites : direction { $aim }, force { $power }, moment { $timing }.
hopper-not-yet = Pas encore ! Votre main sera de nouveau prête dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
hopper-tick-wrong = Un tir à { $tick } ms ne peut pas rejoindre les haricots déjà en vol.
hopper-shot-on-real-table = Ici, les haricots volent sur une vraie table. Indiquez où le vôtre s’est arrêté.
hopper-rest-needs-referee = On ne saisit ce qui s’est passé sur la table qu’avec un arbitre. Tirez plutôt.
hopper-rest-wrong = Ces changements sont impossibles. Nommez une fois chaque bol qui a changé, avec le nombre de haricots qu’il a gagnés ou perdus.
hopper-push-wrong = Les bols n’ont pas pu être poussés ainsi. Nommez chacun une fois, avec une autre place, de a1 à d4.
hopper-no-such-cup = Il n’y a plus de bol en { $cup }. { $cups ->
    [1] Il ne reste qu’un bol
   *[other] Il reste { $cups } bols
} sur le plateau.
hopper-cell-occupied = Deux bols ne peuvent pas occuper { $cup }. Choisissez une place libre.
hopper-cup-holds-fewer = { $cup } ne peut pas en avoir perdu autant, car ce bol { $beans ->
    [0] était vide
    [1] contenait un haricot
   *[other] contenait { $beans } haricots
}.
hopper-too-few-loose = Autant de haricots ne peuvent pas être tombés dans des bols, car { $beans ->
    [0] aucun n’était libre
    [1] un seul était libre
   *[other] { $beans } seulement étaient libres
}.
hopper-not-refilled = On n’indique un nombre qu’après avoir pris des haricots libres, quand on n’en avait plus. Indiquez où le haricot s’est arrêté.
hopper-take-wrong = Vous ne pouvez pas en avoir pris autant. { $beans ->
    [1] Il y en avait un seul
   *[other] Vous pouviez en prendre de 1 à { $beans }
}.
hopper-referee-is-live = Avec un arbitre, le final ne se joue pas par manches, car les vrais haricots sont saisis un à un, à mesure qu’ils s’arrêtent.
hopper-referee-has-real-hands = Avec un arbitre, ce sont de vraies mains qui tirent. L’ordinateur ne peut pas les rendre plus sûres.

hopper-position-words = Une position de Hopper a { $words } mots : tour, bols gagnés, bol noir, haricots. Un cinquième nomme les bols, seulement s’ils ne sont pas resserrés.
hopper-position-turn = « { $text } » ne dit pas à qui est le tour.
hopper-position-claims = Ces bols ne peuvent pas avoir été gagnés : { $text }.
hopper-position-black = « { $text } » n’est pas une place pour le bol noir.
hopper-position-bean = « { $text } » n’est pas une place pour un haricot.
hopper-position-beans = Le nombre de haricots est faux ({ $found } au lieu de { $total }), ou certains appartiennent à des joueurs qui ne sont pas dans la partie.
hopper-position-cups = Les bols gagnés ne correspondent pas à la durée de la partie et au bol noir.
hopper-position-gaps = « { $text } » ne dit pas où sont les bols. Nommez une fois chaque bol restant, dans l’ordre, et seulement si les vides sont permis.
hopper-position-no-cup = Un haricot se trouve en { $cup }, où il n’y a pas de bol.
hopper-position-pose = Le haricot { $bean } ne peut pas être posé ainsi.
hopper-position-full = { $cup } est plein et devrait déjà avoir été gagné.
hopper-position-lot = Avant que le premier joueur soit désigné, rien ne peut s’être passé.
hopper-position-air = Les haricots en vol ne correspondent pas au tour de jeu.
hopper-position-hands = Le joueur qui doit tirer n’a pas de haricots, alors qu’il y en a de libres à prendre.

hopper-position-refilled = Les joueurs indiqués ne peuvent pas avoir pris des haricots libres dans cette position.

hopper-fact-begins = { $you ->
    [seat] Vous commencez.
   *[none] { $seat } commence.
}
hopper-fact-landed = { $you ->
    [seat] { $place ->
        [tray] Votre haricot reste sur le plateau, à côté des bols.
        [table] Votre haricot reste sur la table.
        [off] Votre haricot tombe de la table.
       *[other] Votre haricot tombe dans { $place } !
    }
   *[none] { $place ->
        [tray] { $seat } : le haricot reste sur le plateau, à côté des bols.
        [table] { $seat } : le haricot reste sur la table.
        [off] { $seat } : le haricot tombe de la table.
       *[other] { $seat } : le haricot tombe dans { $place } !
    }
}
hopper-fact-knocked = { $place ->
    [tray] Un haricot est poussé de côté sur le plateau.
    [table] Un haricot est poussé de côté sur la table.
    [off] Un haricot est poussé hors de la table.
   *[other] Un haricot est poussé dans { $place }.
}
hopper-fact-claimed = { $you ->
    [seat] Vous gagnez
   *[none] { $seat } gagne
} { $black ->
    [yes] le bol noir
   *[no] le bol { $cup }
}{ $last ->
    [yes] , le dernier du plateau
   *[no] { "" }
}.
hopper-fact-black-cup-joins = Le bol noir entre en jeu, en { $cup }.
hopper-fact-finale-begins = Le final : tout le monde tire en même temps !
hopper-fact-refilled = { $you ->
    [seat] Vous prenez { $beans ->
        [1] un haricot libre
       *[other] { $beans } haricots libres
    }.
   *[none] { $seat } prend { $beans ->
        [1] un haricot libre
       *[other] { $beans } haricots libres
    }.
}
hopper-fact-returned = { $you ->
    [seat] Vous laissez
   *[none] { $seat } laisse
} { $beans ->
    [1] un haricot
   *[other] { $beans } haricots
} sur la table.
hopper-fact-skipped = { $you ->
    [seat] Vous n’avez plus de haricots, et aucun n’est libre. Votre tour est sauté.
   *[none] { $seat } n’a plus de haricots, et aucun n’est libre. Son tour est sauté.
}
hopper-fact-ended = { $reason ->
    [four_cups] Quatre bols gagnés. La partie est terminée.
   *[last_cup] Le plateau est vide. La partie est terminée.
}

hopper-fact-fired = { $you ->
    [seat] Vous tirez.
   *[none] { $seat } tire.
}
engine-no-hand-at-referee-table = L’ordinateur ne peut pas jouer avec un arbitre, car il ne peut pas lancer de vrais haricots.

## Titles of the rules

rule-HOPPER-1-title = Le plateau
rule-HOPPER-2-title = La distribution
rule-HOPPER-3-title = Un tir par tour
rule-HOPPER-4-title = Où s’arrête un haricot
rule-HOPPER-5-title = Gagner un bol
rule-HOPPER-6-title = Les vides
rule-HOPPER-7-title = À court de haricots
rule-HOPPER-8-title = La partie courte
rule-HOPPER-9-title = La partie longue
rule-HOPPER-10-title = Le final
rule-HOPPER-11-title = Les points de la partie longue
rule-HOPPER-12-title = L’art du tir
rule-HOPPER-13-title = Sur une vraie table
