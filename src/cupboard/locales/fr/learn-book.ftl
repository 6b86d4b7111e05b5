# Le livre de règles à essayer.

learn-chapter-start = Mise en place
learn-chapter-turn = Votre tour
learn-chapter-special = Cas particuliers
learn-chapter-end = Fin de la partie
learn-chapter-more = Variantes
learn-chapter-tips = Conseils
learn-minute = Le jeu en une minute
learn-contents = Sommaire

learn-done = réussi
learn-choice = Notre interprétation
learn-beyond = Notre ajout
learn-progress = { $done ->
    [0] { $all } leçons à essayer, chacune en un instant.
    [one] { $done } leçon sur { $all } réussie
   *[other] { $done } leçons sur { $all } réussies
}
learn-begin = Commencer par la première leçon
learn-go-on = Continuer
learn-anew = Recommencer
learn-agreed = Règles affichées pour :
learn-agreed-all = tout
learn-agreed-table = la partie { $code }

learn-lesson-of = { $game } : { $title }
learn-at = Leçon { $at } sur { $all }
learn-type = Taper le coup
learn-read = Lire la règle
learn-show = Montrez-moi
learn-wrong = Qu’est-ce qui n’est pas permis ici ?
learn-going = Bien. Continuez.
learn-right-title = Bravo !
learn-missed-title = Pas tout à fait
learn-missed = Ce coup est permis, mais ne répond pas à la consigne.
learn-nothing-lost = « { $move } » n’est pas permis, et le plateau n’a pas changé. Essayez autre chose.
learn-next = Leçon suivante
learn-finished = C’était la dernière leçon. À vous de jouer !
learn-repeat = Recommencer
learn-again = Réessayer
learn-small-print = Les détails : toutes les règles numérotées
