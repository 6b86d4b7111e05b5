## What an analysis says after the game.
learn-analysis-title = Analyse : { $game }
learn-analysis-waiting = Une autre partie est analysée d’abord.
learn-analysis-running = La partie est en cours d’analyse : { $n } %
learn-analysis-failed = L’analyse a échoué.
learn-analysis-again = Réessayer
learn-analysis-empty = Personne n’a rien décidé dans cette partie.
learn-analysis-unit-chance = Chances de gagner
learn-analysis-unit-margin = Avance
learn-analysis-unit-points = Points
learn-analysis-value-chance = { $n } %
learn-analysis-curve = La partie, coup par coup
learn-analysis-curve-help = Les flèches gauche et droite passent d’un coup à l’autre.
learn-analysis-at = Coup { $n } sur { $last }
learn-analysis-stands = { $name } : { $value }
learn-analysis-made = { $name } a joué { $move }.
learn-analysis-showed = { $name } a montré { $move }.
learn-analysis-better = { $move } était meilleur.
learn-analysis-none-better = Aucun coup n’était meilleur.
learn-analysis-forced = Il n’y avait pas d’autre coup.
learn-analysis-line = La suite attendue : { $line }
learn-analysis-proven = C’est prouvé.
learn-analysis-estimated = C’est une estimation d’après de nombreuses suites.
learn-analysis-counted = C’est compté.
learn-analysis-unknown = Personne ne l’a encore calculé pour autant de joueurs et de haricots.
learn-analysis-remembered = Mesuré à une mémoire parfaite de tout ce qui a été vu.
learn-analysis-short-proven = prouvé
learn-analysis-short-searched = profondeur { $n }
learn-analysis-short-estimated = estimé
learn-analysis-short-counted = compté
learn-analysis-short-unknown = inconnu
learn-analysis-slip = imprécision
learn-analysis-error = erreur
learn-analysis-blunder = grosse erreur
learn-analysis-find = belle trouvaille
learn-analysis-missed = oublié
learn-analysis-gave-away = victoire offerte
learn-analysis-turns = Tournants
learn-analysis-turns-none = Il n’y a pas eu de grand renversement.
learn-analysis-turn-gave-away = { $name } a offert une victoire prouvée avec { $move }.
learn-analysis-turn-error = { $name } a commis une erreur avec { $move } : de { $before } à { $after }.
learn-analysis-turn-find = { $name } a trouvé le seul bon coup, { $move } : de { $before } à { $after }.
learn-analysis-turn-swing = Après { $move }, { $name } passe de { $before } à { $after }.
learn-analysis-turn-round = Après cette manche, { $name } passe de { $before } à { $after }.
learn-analysis-turn-shot = Après ce tir, { $name } en était à { $after }.
learn-analysis-tallies = Comment chacun a joué
learn-analysis-numbers = Tous les coups en tableau
learn-analysis-col-number = N°
learn-analysis-col-player = Joueur
learn-analysis-col-made = joué
learn-analysis-col-best = le meilleur
learn-analysis-col-loss = perte
learn-analysis-col-remark = remarque
learn-analysis-col-decisions = coups
learn-analysis-col-mean = perte moyenne
learn-analysis-show-better = Montrer le meilleur coup
learn-analysis-watch = Montrer ce qui s’est passé
learn-analysis-known = Ce que l’on pouvait savoir
learn-analysis-known-pair = Une paire était connue : les bols { $one } et { $other }.
learn-analysis-known-twin = On savait quel bol va avec le bol ouvert : le { $cup }.
learn-analysis-known-none = Aucune paire sûre n’était encore connue.
learn-analysis-known-cups = Vus, puis recouverts : { $cups }
learn-analysis-known-cup = bol { $cup } : { $beans }
learn-analysis-known-chance = Chance d’une paire : { $made } % avec ce choix, { $best } % avec le meilleur.
learn-analysis-cauldron = Dans le chaudron de { $name }
learn-analysis-mix = L’équilibre
learn-analysis-mix-about = La fréquence de chaque nombre chez un joueur imprévisible ; à côté, ce que le nombre coûte en moyenne.
learn-analysis-mix-free = ne coûte rien
learn-analysis-mix-costs = coûte { $n } %
learn-analysis-mix-chosen = choisi
learn-analysis-hits = Coups au but
learn-analysis-hit-shots = tirs
learn-analysis-hit-cup = dans un bol
learn-analysis-hit-tray = libres dans le plateau
learn-analysis-hit-table = libres sur la table
learn-analysis-hit-off = tombés de la table
learn-analysis-hit-claims = bols pris
learn-analysis-hit-knocks = haricots bousculés
learn-analysis-hit-streak = plus longue série au but
learn-analysis-loss-margin = { $n ->
    [one] Cela a coûté un point.
   *[other] Cela a coûté { $n } points.
 }
learn-analysis-loss-chance = { $n ->
    [one] Cela a coûté un point de pourcentage des chances de gagner.
   *[other] Cela a coûté { $n } points de pourcentage des chances de gagner.
 }
learn-analysis-searched = { $n ->
    [one] Exploré à un coup de profondeur.
   *[other] Exploré à { $n } coups de profondeur.
}
