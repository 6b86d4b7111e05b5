# Le livre de règles à essayer.

learn-chapter-start = Avant de jouer
learn-chapter-turn = Votre tour
learn-chapter-special = Ce qui peut arriver
learn-chapter-end = La fin de la partie
learn-chapter-more = D’autres façons de jouer

learn-try = Essayez
learn-done = réussi
learn-choice = Notre choix :
learn-progress = { $done ->
    [0] { $all } leçons à essayer, chacune en un instant.
    [one] { $done } leçon sur { $all } réussie
   *[other] { $done } leçons sur { $all } réussies
}
learn-begin = Commencer par la première leçon
learn-go-on = Continuer
learn-anew = Recommencer
learn-agreed = Affiché pour :
learn-agreed-all = tout
learn-agreed-table = la table { $code }

learn-lesson-of = { $game } : règle { $rule }
learn-at = Leçon { $at } sur { $all }
learn-type = Taper plutôt le coup
learn-read = Lire la règle
learn-show = Montrer comment faire
learn-wrong = Qu’est-ce qui n’est pas permis ici ?
learn-going = Bien. Continuez.
learn-right-title = Bravo !
learn-missed-title = Pas tout à fait
learn-missed = C’est permis, mais ce n’est pas ce que demande la leçon.
learn-nothing-lost = « { $move } » n’est pas permis : rien n’a changé sur le plateau. Essayez autre chose.
learn-next = Leçon suivante
learn-finished = C’était la dernière. À vous de jouer !
learn-repeat = Encore une fois
learn-again = Réessayer
