dacapo-name = Da Capo
dacapo-tagline = Tout le monde montre ses haricots en même temps : le plus grand nombre que personne d’autre ne montre avance.
dacapo-move-help = Tapez combien de haricots vous mettez dans votre poing : 1, 2, 3, 4 ou 5, sans dépasser ce qu’il vous reste.

rule-DACAPO-1 = Une rangée de bols mène de chaque joueur au bol noir du milieu, le but : quatre bols chacun à deux ou trois joueurs, trois à quatre ou cinq.
rule-DACAPO-2 = Chacun commence avec 16 haricots, cachés dans la main. Pour une partie plus courte ou plus longue, la table peut convenir d’un autre nombre.
rule-DACAPO-3 = À chaque tour, tous ceux qui ont encore des haricots en mettent en secret de 1 à 5 dans leur poing, jamais plus qu’ils n’en ont. Quand tous les poings sont sur la table, on les ouvre ensemble.
rule-DACAPO-4 = Le plus grand nombre montré par un seul joueur gagne le tour : ces haricots remplissent le bol suivant de sa rangée. Tous les autres haricots montrés retournent dans la boîte.
rule-DACAPO-5 = Les nombres égaux s’annulent, et le plus grand nombre unique en dessous en profite : avec 5, 5, 4, 4 et 3, c’est le 3. Sans nombre unique, personne n’avance.
rule-DACAPO-6 = Qui n’a plus de haricots est éliminé.
rule-DACAPO-7 = Quand un seul joueur a encore des haricots, il en pose un dans son prochain bol libre, même si c’est le bol noir ; les autres retournent dans la boîte.
rule-DACAPO-8 = Qui remplit le bol noir gagne, et la partie finit aussitôt.
rule-DACAPO-9 = Si tous les haricots sont dépensés et que le bol noir est vide, celui qui est allé le plus loin gagne. À égalité, c’est celui qui a posé le moins de haricots dans sa rangée ; s’il y a encore égalité, la victoire est partagée.
rule-DACAPO-10 = Tant que tous n’ont pas choisi, les autres savent seulement qu’un choix est fait. Ce que chacun possède encore se déduit de ce qui a été montré ; la table peut l’afficher ou laisser les joueurs compter.

dacapo-option-beans = Nombre de haricots de chacun au départ. Le jeu imprimé en donne 16 ; avec peu de haricots la partie est rapide, et les plus petites peuvent se calculer entièrement.
dacapo-option-hide-stocks = Ne pas afficher ce qu’il reste aux autres : à chacun de compter.

dacapo-preset-standard = Le jeu imprimé
dacapo-preset-counting = Réserves cachées : à vous de compter
dacapo-preset-handful = Une partie rapide avec 8 haricots

dacapo-move-unreadable = « { $text } » n’est pas un nombre de haricots. Tapez 1, 2, 3, 4 ou 5.
dacapo-not-one-to-five = Un poing contient de 1 à { $most } haricots, pas { $beans }.
dacapo-without-beans = Le joueur { $seat } n’a plus de haricots et il est éliminé.
dacapo-too-few-beans =
    { $stock ->
        [one] Vous ne pouvez pas montrer { $beans } haricots : il ne vous en reste qu’un.
       *[other] Vous ne pouvez pas montrer { $beans } haricots : il ne vous en reste que { $stock }.
    }
dacapo-position-sides = Une position pour { $seats } joueurs demande { $seats } côtés comme 5,3/8, puis box: et les haricots de la boîte.
dacapo-position-side = « { $text } » n’est pas un côté. Écrivez les bols remplis (de 1 à { $most } haricots chacun, ou - s’il n’y en a pas), une barre oblique et les haricots en main : 5,3/8.
dacapo-position-too-many = Le joueur { $seat } a plus de haricots qu’au départ ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] Il y a { $found } haricot dans cette position, mais le jeu en compte { $total }.
       *[other] Il y a { $found } haricots dans cette position, mais le jeu en compte { $total }.
    }
dacapo-position-row = Une rangée a { $cups } bols, puis vient le bol noir.
dacapo-position-target = Un seul joueur peut avoir rempli le bol noir.
dacapo-position-last-bean = Un seul joueur a encore des haricots : le dernier serait déjà posé.
dacapo-position-rounds = Aucune suite de tours ne peut mener à cette position.

dacapo-fact-shown = { $seat } montre { $beans }.
dacapo-fact-cancelled = { $hands } mains avec { $beans } s’annulent.
dacapo-fact-advanced =
    { $target ->
        [yes] { $seat } remplit le bol noir avec { $beans } !
       *[no] { $seat } avance : { $beans } dans le bol { $cup }.
    }
dacapo-fact-stalled = Aucun nombre unique : personne n’avance.
dacapo-fact-out = { $seat } n’a plus de haricots et quitte la partie.
dacapo-fact-last-bean =
    { $target ->
        [yes] Il ne reste que { $seat } avec des haricots : un dernier va dans le bol noir !
       *[no] Il ne reste que { $seat } avec des haricots : un dernier va dans le bol { $cup }.
    }
dacapo-fact-ended =
    { $reason ->
        [target] Le bol noir est rempli : la partie est finie.
       *[beans] Tous les haricots sont dépensés : la partie est finie.
    }
