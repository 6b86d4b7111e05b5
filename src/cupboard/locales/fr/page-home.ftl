## Les pages : accueil, préparation d’une partie, invitation, règles.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Aller au contenu
page-loading = Chargement…
page-settings = Réglages
page-language = Langue
page-theme = { $theme ->
    [light] Thème : clair
    [dark] Thème : sombre
   *[auto] Thème : comme l’appareil
 }
page-sound = Son
page-offline = Vous êtes hors connexion. La page se reconnectera automatiquement.
page-unreachable = Impossible de joindre Cupboard. Le programme est-il toujours lancé ?
page-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.
page-lost = Cette page n’existe pas.
page-no-game = Aucun jeu ne porte ce nom.
page-sorry = Oups !
page-again = Réessayer
page-keeps-trying = La page continue d’essayer toute seule.
page-updated = Cupboard a été mis à jour. Rechargez la page pour continuer. Vos parties sont enregistrées.
page-reload = Recharger
page-not-stored = Ce navigateur ne peut rien enregistrer pour le moment. Gardez cette page ouverte. Si vous la fermez ou la rechargez, vous perdrez votre place dans la partie.
page-language-failed = Cette langue n’a pas pu être chargée.
page-to-home = Tous les jeux

page-welcome = À quoi jouons-nous ?
page-welcome-more = Six jeux de bols, de haricots et de chaudrons, à jouer contre l’ordinateur, à plusieurs sur un même appareil ou à distance entre amis.
page-games = Jeux

page-guide = Partie guidée
page-guide-opening = Préparation de votre partie guidée…

page-resume = Vos parties
page-status-waiting = en attente de joueurs
page-status-playing = en cours
page-status-over = terminée
page-join-by-code = Rejoindre une partie
page-join = Rejoindre
page-join-help = Saisissez le code reçu, ou collez le lien.

page-players = Joueurs
page-how-many = Combien de joueurs ?
page-seat = Place { $n }
page-kind-here = Cet appareil
page-kind-open = À distance
page-kind-engine = Ordinateur
page-kind-open-about = Rejoint la partie avec un lien, un code ou un code QR, que vous recevrez en lançant la partie.
page-level = Niveau de l’ordinateur (place { $n })
page-name-of = Nom du joueur { $n }
page-name-later = Nom (facultatif)
page-seat-open = place libre
page-presets = Règles
page-details = Toutes les options
page-details-changed = { $n ->
    [one] { $n } modifiée
   *[other] { $n } modifiées
 }
page-range = de { $low } à { $high }
page-option-misfit = L’un des nombres est hors limites (règle { $rule }). Corrigez-le pour continuer.
page-agreements = Pendant la partie
page-agree-hints = Autoriser les indices
page-agree-hints-memory = Ce jeu fait appel à la mémoire. Quand plusieurs personnes jouent, les indices sont donc désactivés au départ. Si vous les autorisez, tout le monde voit qui en demande un.
page-agree-takeback = Autoriser à reprendre un coup, si les règles le permettent et que tout le monde est d’accord
page-agree-watching = Autoriser les spectateurs (avec leur propre lien)
page-time = Temps par coup :
page-time-none = illimité
page-time-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
 }
page-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
page-setup-reset = Réglages par défaut
page-start = C’est parti !
page-starting = Préparation de la partie…
page-first-time = La première partie met un peu plus de temps à démarrer.
page-read-rules = Lire les règles
page-play = Jouer

page-join-host = { $host } voudrait jouer à { $game } avec vous.
page-join-table = Partie de { $game }
page-join-over = Cette partie est terminée.
page-join-full = Toutes les places sont prises.
page-join-seat = Choisissez une place
page-your-name = Votre nom
page-seat-free = (encore libre)
page-sit-down = Prendre place
page-watch = Regarder sans jouer
page-back-to-table = Revenir à la partie
page-see-replay = Revoir la partie

page-rules-of = Les règles de { $game }
page-rule-choice = notre interprétation
page-rule-beyond = notre ajout
page-rule-rests = ne s’applique pas ici
page-rule-book = Voir dans les règles
page-rule-marks = « Notre interprétation » : les règles imprimées laissent la question ouverte, ou leurs éditions se contredisent. « Notre ajout » : les règles imprimées n’en parlent pas. Toutes les règles sont expliquées avec nos propres mots.
page-print = Imprimer
page-puzzles = Problèmes
page-keep-playing = Continuer la partie

page-goes-on = Votre partie est toujours en cours
page-return = Revenir à la partie
page-continue = Continuer
page-your-turn = À vous de jouer
page-turn-of = À { $name } de jouer
page-game-with = { $game } avec { $names }
page-more-games = { $n ->
    [one] { $n } autre partie en cours
   *[other] { $n } autres parties en cours
 }
page-first = Première visite ?
page-first-more = Une partie guidée explique chaque étape et dure environ cinq minutes.
page-daily = Problème du jour
page-daily-solve = Résoudre
page-code = Code ou lien de la partie
page-unfinished = En cours
page-finished = Terminées
page-remove = Retirer
page-remove-of = Retirer { $game } de votre liste
page-remove-sure = Retirer cette partie en cours ? Les autres joueurs pourront la continuer.
page-keep = Garder
page-tonight = Ce soir
page-tonight-games = { $n ->
    [one] une partie
   *[other] { $n } parties
 }
page-tonight-wins = { $n ->
    [0] pas encore de victoire
    [one] une victoire
   *[other] { $n } victoires
 }
page-tonight-local = Uniquement sur cet appareil
page-tonight-wipe = Effacer
page-tonight-wiped = Tableau effacé.
page-tonight-undo = Annuler
page-tonight-names = Si chacun saisit un nom avant de commencer, les résultats de la soirée sont comptés ici.
page-my-games = Voir mes parties
page-shelf-rules = Règles des jeux
page-shelf-rules-about = Toutes les règles, expliquées avec nos propres mots, et des leçons à essayer sur le plateau.
page-shelf-puzzles = Problèmes
page-shelf-puzzles-about = Des positions de vraies parties. Trouvez le meilleur coup, il n’y en a qu’un.
page-shelf-print = Imprimer
page-shelf-print-about = Règles, plateaux et feuilles de score sur papier.

page-show-all = Tout afficher ({ $n })
page-more = À lire et à jouer

page-who = Qui joue ?
page-play-engine = Ordinateur
page-play-engine-about = Vous contre l’ordinateur
page-play-here = Ensemble ici
page-play-here-about = Tous sur cet appareil
page-play-open = Sur d’autres appareils
page-play-open-about = On vous rejoint par un lien ou un code
page-play-mixed = Choisir place par place
page-strength = Quel niveau ?
page-strength-first = Idéal pour débuter
page-house-rules = Règles maison
page-handicap = Équilibrer les chances
page-handicap-none = Ni aide ni handicap
page-handicap-some = { $n ->
    [one] Pour { $n } joueur
   *[other] Pour { $n } joueurs
}
page-usual = habituel
page-differs = Ce qui change : { $what }
page-differs-without = sans « { $what } »
page-new-tab = s’ouvre dans un nouvel onglet
