## What an analysis says after the game.

learn-analysis-title = Analyse : { $game }
learn-analysis-waiting = En attente de la fin d’une autre analyse…
learn-analysis-running = Analyse de la partie : { $n } %
learn-analysis-usual-time = Cela prend en général moins d’une minute.
learn-analysis-time-left = { $n ->
    [one] Encore { $n } seconde environ.
   *[other] Encore { $n } secondes environ.
 }
learn-analysis-failed = L’analyse a échoué. Réessayez, s’il vous plaît.
learn-analysis-again = Réessayer
learn-analysis-empty = Aucune décision n’a été prise dans cette partie.
learn-analysis-unit-chance = Chances de gagner
learn-analysis-unit-margin = Avance
learn-analysis-unit-margin-expected = Avance attendue à la fin
learn-analysis-unit-points = Points
learn-analysis-value-chance = { $n } %
learn-analysis-curve = Évaluation coup par coup
learn-analysis-curve-help = Utilisez les flèches gauche et droite pour parcourir la partie.
learn-analysis-at = Coup { $n } sur { $last }
learn-analysis-stands = { $name } : { $value }
learn-analysis-made = { $you ->
    [seat] Vous avez joué { $move }.
   *[none] { $name } a joué { $move }.
}
learn-analysis-showed = { $you ->
    [seat] Vous avez montré { $move }.
   *[none] { $name } a montré { $move }.
}
learn-analysis-better = { $move } était meilleur.
learn-analysis-seems-better = { $move } semble meilleur.
learn-analysis-none-better = Aucun coup n’était meilleur.
learn-analysis-none-found = Aucun coup meilleur n’a été trouvé.
learn-analysis-forced = C’était le seul coup possible.
learn-analysis-line = Meilleure suite : { $line }
learn-analysis-proven = C’est prouvé.
learn-analysis-estimated = Estimation à partir de nombreuses parties simulées.
learn-analysis-counted = Compté d’après la partie enregistrée.
learn-analysis-unknown = Aucune solution n’est connue pour ce nombre de joueurs et de haricots.
learn-analysis-remembered = Par rapport à une mémoire parfaite de tout ce qui a été vu.
learn-analysis-short-proven = prouvé
learn-analysis-short-searched = profondeur { $n }
learn-analysis-short-estimated = estimé
learn-analysis-short-counted = compté
learn-analysis-short-unknown = inconnu
learn-analysis-slip = imprécision
learn-analysis-error = erreur
learn-analysis-blunder = gaffe
learn-analysis-find = seul bon coup
learn-analysis-missed = oublié
learn-analysis-gave-away = victoire manquée
learn-analysis-turns = Tournants
learn-analysis-turns-none = Il n’y a pas eu de grand retournement.
learn-analysis-turn-gave-away = { $you ->
    [seat] Vous avez laissé échapper une victoire certaine avec { $move }.
   *[none] { $name } a laissé échapper une victoire certaine avec { $move }.
}
learn-analysis-turn-error = { $you ->
    [seat] Vous avez commis une erreur avec { $move } : de { $before } à { $after }.
   *[none] { $name } a commis une erreur avec { $move } : de { $before } à { $after }.
}
learn-analysis-turn-find = { $you ->
    [seat] Vous avez trouvé le seul bon coup, { $move } : de { $before } à { $after }.
   *[none] { $name } a trouvé le seul bon coup, { $move } : de { $before } à { $after }.
}
learn-analysis-turn-swing = { $you ->
    [seat] Après { $move }, vous passez de { $before } à { $after }.
   *[none] Après { $move }, { $name } passe de { $before } à { $after }.
}
learn-analysis-turn-round = { $you ->
    [seat] Après ce tour, vous passez de { $before } à { $after }.
   *[none] Après ce tour, { $name } passe de { $before } à { $after }.
}
learn-analysis-turn-shot = { $you ->
    [seat] Après ce tir, vous en êtes à { $after }.
   *[none] Après ce tir, { $name } en est à { $after }.
}
learn-analysis-tallies = Précision de chaque joueur
learn-analysis-numbers = Tous les coups
learn-analysis-col-number = N°
learn-analysis-col-player = Joueur
learn-analysis-col-made = joué
learn-analysis-col-best = meilleur
learn-analysis-col-loss = perte
learn-analysis-col-remark = remarque
learn-analysis-col-decisions = coups
learn-analysis-col-mean = perte moyenne
learn-analysis-show-better = Voir le meilleur coup
learn-analysis-watch = Revoir ce coup
learn-analysis-known = Ce que vous pouviez savoir
learn-analysis-loss-margin = { $n ->
    [one] Cela a coûté { $n } point.
   *[other] Cela a coûté { $n } points.
 }
learn-analysis-loss-chance = { $n ->
    [one] Cela a coûté { $n } point de pourcentage de chances de gagner.
   *[other] Cela a coûté { $n } points de pourcentage de chances de gagner.
 }
learn-analysis-searched = { $n ->
    [one] Analysé sur { $n } coup.
   *[other] Analysé sur { $n } coups.
}
