kalaha-name = Kalaha
kalaha-tagline = Semez des billes autour d’un plateau carré et amassez-en le plus dans votre grenier.
kalaha-move-help = Tapez le numéro d’une de vos alvéoles, en comptant depuis votre gauche.

rule-KALAHA-1 = Le plateau a quatre côtés { $pits ->
    [1] d’une seule alvéole
   *[other] de { $pits } alvéoles
 }. Chaque joueur a son côté et, au coin à sa droite, son grenier. À deux, vous vous faites face ; à trois, vous occupez trois des côtés. Les côtés sans joueur restent vides et sont sautés.
rule-KALAHA-2 = Chaque alvéole contient quatre billes au départ, ou le nombre convenu avant la partie.
rule-KALAHA-3 = Chacun lance un dé, et celui qui fait le plus grand nombre commence. Les ex æquo relancent. Le tour passe ensuite au voisin de droite, dans le sens contraire des aiguilles d’une montre.
rule-KALAHA-4 = À votre tour, prenez toutes les billes d’une de vos alvéoles et semez-les une à une dans les alvéoles suivantes et dans votre grenier, dans le sens contraire des aiguilles d’une montre. Sautez les greniers des autres joueurs. Si vous faites le tour complet du plateau, l’alvéole que vous avez vidée reçoit aussi une bille.
rule-KALAHA-5 = Tour supplémentaire : si votre dernière bille tombe dans votre grenier, vous rejouez. Il n’y a pas de limite aux tours supplémentaires.
rule-KALAHA-6 = Prise en face (« opposite ») : si votre dernière bille tombe dans une de vos alvéoles qui était vide et qu’il y a des billes juste en face, vous les prenez. Mettez-les dans votre grenier, avec la bille qui a fait la prise. Si personne ne joue en face, il ne se passe rien.
rule-KALAHA-7 = Prise chez tous (« corresponding ») : si votre dernière bille tombe dans une de vos alvéoles qui était vide, vous prenez les billes de l’alvéole correspondante de chaque autre joueur. À votre première alvéole en partant de la gauche correspond, chez les autres, la première en partant de la droite, et ainsi de suite. Mettez ces billes dans votre grenier, avec la bille qui a fait la prise. Celle-ci y va même s’il n’y avait rien à prendre.
rule-KALAHA-8 = Si vous n’avez plus de billes dans vos alvéoles, votre tour est sauté jusqu’à ce que vous en receviez.
rule-KALAHA-9 = La partie se termine quand toutes les billes sont dans les greniers. Le joueur qui en a le plus gagne. En cas d’égalité, la victoire est partagée.
rule-KALAHA-10 = Bille touchée, bille jouée : dès que vous touchez une alvéole, vous devez la jouer, sauf si les joueurs ont convenu qu’on peut reprendre ses coups.
rule-KALAHA-V1 = { $stones ->
    [4] Variante : chaque alvéole contient au départ trois billes, ou cinq et plus.
    [1] Variante : chaque alvéole contient au départ une bille au lieu de quatre.
   *[other] Variante : chaque alvéole contient au départ { $stones } billes au lieu de quatre.
}
rule-KALAHA-V2 = Variante : la partie se termine quand le joueur dont c’est le tour n’a plus de billes (« no_move »), ou dès qu’un côté est vide, même après une prise (« side_cleared »). Les billes restées dans les alvéoles ne comptent pas.
rule-KALAHA-V3 = Variante : il n’y a de prises qu’à deux ou à quatre joueurs, et toujours dans l’alvéole d’en face. Dans l’édition britannique, cela remplace la prise chez tous les autres.
rule-KALAHA-V4 = Variante : la bille qui fait la prise reste sur le plateau. Seule l’édition britannique le dit clairement. L’allemande et l’espagnole parlent de la bille prise, la française de toutes les billes prises, mais une prise ne rapporterait alors rien. Nous suivons donc le texte britannique.
rule-KALAHA-V5 = Variante : on ne sème pas dans les greniers, et seules les prises rapportent. La partie se termine quand une position revient sans prise entre-temps, ou après cent coups sans prise. Les billes restées dans les alvéoles ne comptent pas.
rule-KALAHA-V6 = Variante : pas de tour supplémentaire.
rule-KALAHA-P = Il y a un préréglage pour chaque édition imprimée, et deux autres pour le Kalah à deux joueurs qu’étudient les chercheurs. Au Kalah, la partie se termine quand un côté est vide, et chacun garde les billes de son côté. Avec « kalah », on ne prend rien quand l’alvéole d’en face est vide. Avec « kalah-empty », la bille qui fait la prise va au grenier même dans ce cas. Le Kalah se joue avec une à six alvéoles par côté.
rule-KALAHA-T =
    Cherchez d’abord les tours supplémentaires : chacun vous offre un coup.
    Jouez de façon que les autres doivent réagir.
    Devinez ce que préparent les autres et déjouez-le.
    Être le premier à ne plus avoir de billes n’est pas toujours le mieux.

kalaha-option-stones = Nombre de billes dans chaque alvéole au départ.
kalaha-option-pits = Nombre d’alvéoles de chaque côté.
kalaha-option-capture = Ce que vous prenez quand votre dernière bille tombe dans une de vos alvéoles vides.
kalaha-option-capture-opposite = les billes juste en face, s’il y en a
kalaha-option-capture-opposite-empty = les billes juste en face ; s’il n’y en a pas, seulement la bille qui fait la prise
kalaha-option-capture-corresponding = les billes de l’alvéole correspondante de chaque autre joueur
kalaha-option-even-captures = Il n’y a de prises qu’à deux ou à quatre joueurs, et toujours en face.
kalaha-option-capturer-stays = La bille qui fait la prise reste sur le plateau.
kalaha-option-sow-stores = Vous semez aussi dans votre propre grenier.
kalaha-option-free-turns = Une dernière bille dans votre grenier donne un tour supplémentaire.
kalaha-option-end = Quand la partie se termine.
kalaha-option-end-played-out = quand toutes les billes sont dans les greniers
kalaha-option-end-no-move = quand le joueur dont c’est le tour n’a plus de billes
kalaha-option-end-side-cleared = dès qu’un côté est vide
kalaha-option-end-sweep = dès qu’un côté est vide ; chacun garde les billes de son côté
kalaha-option-takeback = On peut reprendre ses coups.
kalaha-option-show-landing = Le plateau montre d’avance où tombe la dernière bille de chaque coup. Pour les plus jeunes.

kalaha-preset-de = L’édition allemande
kalaha-preset-de-about = On prend les billes juste en face, à trois et à quatre aussi.
kalaha-preset-gb = L’édition britannique
kalaha-preset-gb-about = On prend les billes de l’alvéole correspondante chez tous les autres.
kalaha-preset-fr = L’édition française
kalaha-preset-fr-about = On prend les billes juste en face, comme dans l’édition allemande.
kalaha-preset-es = L’édition espagnole
kalaha-preset-es-about = On prend les billes juste en face, comme dans l’édition allemande.
kalaha-preset-kalah = Kalah, le jeu classique à deux
kalaha-preset-kalah-about = À deux. La partie se termine quand un côté est vide, et chacun garde les billes de son côté.
kalaha-preset-kalah-empty = Kalah avec prise à vide
kalaha-preset-kalah-empty-about = Comme le Kalah, mais la dernière bille va au grenier même s’il n’y a rien en face.

kalaha-move-unreadable = « { $text } » n’est pas une alvéole. Tapez un nombre de 1 à { $pits }.
kalaha-no-such-pit = L’alvéole { $pit } n’existe pas. Votre côté en compte { $pits }.
kalaha-empty-pit = L’alvéole { $pit } est vide. Choisissez-en une qui contient des billes.
kalaha-nobody-could-score = À { $seats } joueurs, il n’y a pas de prises, on ne sème pas dans les greniers, et personne ne pourrait donc marquer. Changez l’une de ces options.
kalaha-sweep-would-score = Si seules les prises rapportent, personne ne peut garder à la fin les billes de son côté. Choisissez une autre fin que sweep, ou semez aussi dans les greniers.
kalaha-sweep-is-for-two = On ne peut garder les billes de son côté (end=sweep) qu’à deux joueurs, pas à { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] Un plateau de { $pits } alvéole par côté
   *[other] Un plateau de { $pits } alvéoles par côté
 } n’est possible qu’avec les règles du Kalah (end=sweep).
kalaha-empty-capture-sweeps = La prise à vide n’est possible qu’avec les règles du Kalah (end=sweep).
kalaha-nothing-would-be-captured = Si la bille qui fait la prise reste, il n’y a rien à prendre en face d’une alvéole vide. Changez l’une de ces options.
kalaha-position-sides = Une position à { $seats } joueurs demande { $seats } côtés et l’indication du tour, par exemple move:0.
kalaha-position-side = « { $text } » n’est pas un côté. Il faut { $pits } alvéoles et un grenier, comme 4,4,4,4,4,4/0.
kalaha-position-mark = « { $text } » n’indique pas le tour. Écrivez roll:01, move:0 ou over:0:played_out, avec les places de cette partie.
kalaha-position-rollers = Au moins deux joueurs doivent encore lancer le dé. S’il n’en reste qu’un, c’est à lui de jouer. Écrivez par exemple move:0.
kalaha-position-past = Quand seules les prises rapportent, les positions depuis la dernière prise font partie du texte, sous la forme past:4,4,…,0|…, avec pour chacune toutes les alvéoles et le joueur dont c’est le tour. Sinon, ne les indiquez pas.
kalaha-position-past-impossible = Les positions depuis la dernière prise n’ont pas pu mener à ce plateau. Chacune doit suivre de la précédente par un coup sans prise, et aucune ne peut revenir deux fois.
kalaha-position-stones = Billes dans cette position : { $found }. Il en faut { $total }.
kalaha-position-phase = L’indication du tour ne correspond pas au plateau : la partie continuerait, serait terminée ou se serait terminée autrement.

kalaha-fact-rolled = { $you ->
    [seat] Vous faites un { $eyes }.
   *[none] { $seat } fait un { $eyes }.
}
kalaha-fact-begins = { $you ->
    [seat] Vous commencez.
   *[none] { $seat } commence.
}
kalaha-nth = { $pit ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
kalaha-fact-picked = { $you ->
    [seat] { $stones ->
        [one] Vous semez { $stones } bille de votre { kalaha-nth } alvéole.
       *[other] Vous semez { $stones } billes de votre { kalaha-nth } alvéole.
    }
   *[none] { $stones ->
        [one] { $seat } sème { $stones } bille de sa { kalaha-nth } alvéole.
       *[other] { $seat } sème { $stones } billes de sa { kalaha-nth } alvéole.
    }
}
kalaha-fact-captured = { $you ->
    [both] Vous prenez aussi la bille qui a fait la prise.
    [same] { $seat } prend aussi la bille qui a fait la prise.
    [seat] { $stones ->
        [one] Vous prenez { $stones } bille à { $owner }.
       *[other] Vous prenez { $stones } billes à { $owner }.
    }
    [owner] { $stones ->
        [one] { $seat } vous prend { $stones } bille.
       *[other] { $seat } vous prend { $stones } billes.
    }
   *[none] { $stones ->
        [one] { $seat } prend { $stones } bille à { $owner }.
       *[other] { $seat } prend { $stones } billes à { $owner }.
    }
}
kalaha-fact-free-turn = { $you ->
    [seat] Vous rejouez.
   *[none] { $seat } rejoue.
}
kalaha-fact-skipped = { $you ->
    [seat] Vous n’avez pas de billes et passez votre tour.
   *[none] { $seat } n’a pas de billes et passe son tour.
}
kalaha-fact-ended = { $reason ->
    [played_out] Toutes les billes sont dans les greniers. La partie est terminée.
    [no_move] Il n’y a plus de bille à jouer. La partie est terminée.
    [side_cleared] Un côté est vide. La partie est terminée.
    [swept] Un côté est vide. Chacun prend les billes de son côté, et la partie est terminée.
    [quiet] Il n’y a pas eu de prise depuis 100 coups. La partie est terminée.
   *[repeated] La même position est revenue sans prise entre-temps. La partie est terminée.
 }

kalaha-outcome-won = { $you ->
    [winner] { $margin ->
        [one] Vous gagnez avec { $margin } bille d’avance ! ({ $points })
       *[other] Vous gagnez avec { $margin } billes d’avance ! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } gagne avec { $margin } bille d’avance. ({ $points })
       *[other] { $names } gagne avec { $margin } billes d’avance. ({ $points })
    }
}

## Titles of the rules

rule-KALAHA-1-title = Le plateau
rule-KALAHA-2-title = Quatre billes par alvéole
rule-KALAHA-3-title = Qui commence
rule-KALAHA-4-title = Semer
rule-KALAHA-5-title = Tour supplémentaire
rule-KALAHA-6-title = La prise en face
rule-KALAHA-7-title = La prise chez tous
rule-KALAHA-8-title = Tour sauté
rule-KALAHA-9-title = La fin et la victoire
rule-KALAHA-10-title = Bille touchée, bille jouée
rule-KALAHA-V1-title = Plus ou moins de billes
rule-KALAHA-V2-title = Une fin plus rapide
rule-KALAHA-V3-title = Prises à deux ou à quatre
rule-KALAHA-V4-title = La bille reste sur le plateau
rule-KALAHA-V5-title = Seules les prises comptent
rule-KALAHA-V6-title = Sans tour supplémentaire
rule-KALAHA-P-title = Éditions et Kalah
rule-KALAHA-T-title = Quatre conseils
