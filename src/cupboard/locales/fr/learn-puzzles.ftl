## Puzzles: positions with one best move.

puzzles-of = Problèmes : { $game }
puzzles-about = Dans chaque position, un seul coup est le meilleur. L’ordinateur les a trouvés dans des parties et les a prouvés.
puzzles-daily = Problème du jour
puzzles-solved = résolu
puzzles-count = Résolus : { $solved } sur { $all }
puzzles-level = { $level ->
    [1] Un coup d’œil suffit
    [2] Regarder deux fois
    [3] Prévoir
    [4] Prévoir loin
   *[5] Pour les esprits patients
 }
puzzles-tile = Problème { $n }
puzzles-tile-solved = Problème { $n }, résolu
puzzles-none = Ce jeu n’a pas de problèmes.
puzzles-one = { $game } : problème de niveau { $level }
puzzles-task-win = À vous de jouer. Un seul coup gagne, tous les autres perdent. Lequel ?
puzzles-task-margin = À vous de jouer. Un seul coup tire le maximum de cette position. Lequel ?
puzzles-again = Encore une fois
puzzles-next = Problème suivant
puzzles-play-on = Montrer la suite
puzzles-show = Montrer
puzzles-all = Tous les problèmes
puzzles-right = Bien joué !
puzzles-wrong = Ce n’est pas le meilleur.
puzzles-shown = Le meilleur coup est { $move }.
puzzles-wins = Si chacun joue au mieux, vous gagnez.
puzzles-loses = Si chacun joue au mieux, vous perdez.
puzzles-margin = { $side ->
    [ahead] Si chacun joue au mieux, vous finissez avec { $margin } d’avance.
    [behind] Si chacun joue au mieux, vous finissez avec { $margin } de retard.
   *[even] Si chacun joue au mieux, la partie finit à égalité.
 }
puzzles-better = Un autre coup rapporte { $by } de plus.
puzzles-proven = Prouvé : chaque réponse a été examinée jusqu’à la fin de la partie.
