dacapo-name = Da Capo
dacapo-tagline = Tout le monde montre ses haricots en même temps. Le plus grand nombre que personne d’autre n’a choisi avance.
dacapo-move-help = Tapez combien de haricots vous mettez dans votre poing : 1, 2, 3, 4 ou 5, sans dépasser ce qu’il vous reste.

rule-DACAPO-1 = Une rangée de bols mène de chaque joueur au bol noir du milieu, qui est le but. À deux ou trois joueurs, une rangée compte quatre bols ; à quatre ou cinq, elle en compte trois.
rule-DACAPO-2 = Chacun commence avec { $beans } haricots, cachés dans sa main. Pour une partie plus courte ou plus longue, vous pouvez convenir d’un autre nombre.{ $handicap ->
    [yes] { " " }Comme convenu, tous n’ont pas autant de haricots.
   *[no] { "" }
 }
rule-DACAPO-3 = À chaque tour, les joueurs qui ont encore des haricots en mettent en secret de 1 à 5 dans leur poing, jamais plus qu’ils n’en ont. Quand tous les poings sont sur la table, on les ouvre en même temps.
rule-DACAPO-4 = Le plus grand nombre montré par un seul joueur gagne le tour. Ce joueur met ces haricots dans le bol suivant de sa rangée. Tous les autres haricots montrés retournent dans la boîte.
rule-DACAPO-5 = Les nombres égaux s’annulent, et c’est le plus grand nombre unique restant qui gagne : avec 5, 5, 4, 4 et 3, c’est le 3. S’il n’y a aucun nombre unique, personne n’avance.
rule-DACAPO-6 = Si vous n’avez plus de haricots, vous êtes hors jeu.
rule-DACAPO-7 = Quand un seul joueur a encore des haricots, il en pose un dans son prochain bol libre, même si c’est le bol noir. Ses autres haricots retournent dans la boîte.
rule-DACAPO-8 = Le joueur qui remplit le bol noir gagne, et la partie se termine aussitôt.
rule-DACAPO-9 = Si tous les haricots sont épuisés et que le bol noir est vide, le joueur qui a rempli le plus de bols gagne. À égalité, c’est celui qui y a mis le moins de haricots. S’il y a encore égalité, la victoire est partagée.
rule-DACAPO-10 = Tant que tous n’ont pas choisi, les autres voient seulement que vous avez choisi. On peut déduire ce qu’il reste à chacun de ce qui a été montré. Le jeu peut aussi l’afficher.

dacapo-option-beans = Nombre de haricots de chacun au départ. Le jeu imprimé en prévoit 16. Avec moins, la partie est plus rapide, et les plus petites parties peuvent être entièrement résolues.
dacapo-option-fewer-beans = Combien de haricots un joueur a en moins au début. Un handicap pour les plus forts.
dacapo-option-hide-stocks = Cacher ce qu’il reste aux autres joueurs, pour que chacun compte.

dacapo-preset-standard = Le jeu imprimé
dacapo-preset-counting = Mains cachées : à vous de compter
dacapo-preset-counting-about = Vous ne voyez plus combien de haricots il reste aux autres.
dacapo-preset-handful = Partie rapide avec 8 haricots
dacapo-preset-handful-about = Chacun commence avec deux fois moins de haricots.

dacapo-move-unreadable = « { $text } » n’est pas un nombre de haricots. Tapez 1, 2, 3, 4 ou 5.
dacapo-not-one-to-five = Un poing contient de 1 à { $most } haricots, pas { $beans }. Choisissez un autre nombre.
dacapo-without-beans = Le joueur { $seat } n’a plus de haricots et ne peut pas jouer.
dacapo-too-few-beans = { $stock ->
        [1] Vous ne pouvez pas montrer { $beans } haricots, car il ne vous en reste qu’un.
       *[other] Vous ne pouvez pas montrer { $beans } haricots, car il ne vous en reste que { $stock }.
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
dacapo-position-last-bean = Un seul joueur a encore des haricots. Le dernier devrait déjà être posé.
dacapo-position-rounds = Cette position ne peut pas être atteinte depuis le début.

dacapo-fact-shown = { $you ->
    [seat] Vous montrez { $beans }.
   *[none] { $seat } montre { $beans }.
}
dacapo-fact-cancelled = { $hands } poings de { $beans } s’annulent.
dacapo-fact-advanced = { $you ->
    [seat] { $target ->
        [yes] Vous remplissez le bol noir avec { $beans } !
       *[no] Vous avancez : { $beans } dans le bol { $cup }.
    }
   *[none] { $target ->
            [yes] { $seat } remplit le bol noir avec { $beans } !
           *[no] { $seat } avance : { $beans } dans le bol { $cup }.
        }
}
dacapo-fact-stalled = Il n’y a aucun nombre unique. Personne n’avance.
dacapo-fact-out = { $you ->
    [seat] Vous n’avez plus de haricots et êtes hors jeu.
   *[none] { $seat } n’a plus de haricots et est hors jeu.
}
dacapo-fact-last-bean = { $you ->
    [seat] { $target ->
        [yes] Plus personne d’autre n’a de haricots. Vous en posez un dans le bol noir !
       *[no] Plus personne d’autre n’a de haricots. Vous en posez un dans le bol { $cup }.
    }
   *[none] { $target ->
            [yes] Plus personne d’autre n’a de haricots. { $seat } en pose un dans le bol noir !
           *[no] Plus personne d’autre n’a de haricots. { $seat } en pose un dans le bol { $cup }.
        }
}
dacapo-fact-ended = { $reason ->
        [target] Le bol noir est rempli. La partie est terminée.
       *[beans] Plus personne n’a de haricots. La partie est terminée.
    }

## Titles of the rules

rule-DACAPO-1-title = Les rangées
rule-DACAPO-2-title = Vos haricots
rule-DACAPO-3-title = Le poing
rule-DACAPO-4-title = Le plus grand nombre unique
rule-DACAPO-5-title = Nombres égaux
rule-DACAPO-6-title = Sans haricots
rule-DACAPO-7-title = Le dernier à avoir des haricots
rule-DACAPO-8-title = Le bol noir
rule-DACAPO-9-title = Quand il n’y a plus de haricots
rule-DACAPO-10-title = Choix secret, compte ouvert
