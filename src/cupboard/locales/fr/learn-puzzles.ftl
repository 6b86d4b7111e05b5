## Puzzles: positions with one best move.

puzzles-of = Problèmes : { $game }
puzzles-about = Dans chaque position, un seul coup est le meilleur. L’ordinateur a trouvé ces positions dans de vraies parties et a prouvé les solutions.
puzzles-daily = Problème du jour
puzzles-solved = résolu
puzzles-count = Résolus : { $solved } sur { $all }
puzzles-level = { $level ->
    [1] Très facile
    [2] Facile
    [3] Moyen
    [4] Difficile
   *[5] Très difficile
 }
puzzles-tile = Problème { $n }
puzzles-tile-solved = Problème { $n }, résolu
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzles-one = { $game } : problème de niveau { $level }
puzzles-task-win = À vous de jouer. Un seul coup gagne. Trouvez-le.
puzzles-task-margin = À vous de jouer. Un seul coup est le meilleur. Trouvez-le.
puzzles-again = Réessayer
puzzles-next = Problème suivant
puzzles-play-on = Voir la suite
puzzles-show = Voir la solution
puzzles-all = Tous les problèmes
puzzles-right = Bravo !
puzzles-wrong = Il y a un meilleur coup.
puzzles-shown = Le meilleur coup est { $move }.
puzzles-wins = Si chacun joue au mieux, vous gagnez.
puzzles-loses = Si chacun joue au mieux, vous perdez.
puzzles-margin = { $side ->
    [ahead] Si chacun joue au mieux, vous finissez avec une avance de { $margin }.
    [behind] Si chacun joue au mieux, vous finissez avec un retard de { $margin }.
   *[even] Si chacun joue au mieux, la partie se termine à égalité.
 }
puzzles-better = Le meilleur coup rapporte { $by } de plus.
puzzles-proven = Prouvé : toutes les réponses ont été examinées jusqu’à la fin de la partie.
puzzles-side = Vous jouez { $sign }, en bas.
puzzles-go-on = Continuer avec le problème { $n }
