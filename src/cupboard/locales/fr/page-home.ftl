## Les pages : accueil, préparation d’une partie, invitation, règles.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Aller au contenu
page-loading = Un instant…
page-settings = Réglages
page-language = Langue
page-theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : comme sur votre appareil
 }
page-sound = Son
page-offline = Il n’y a pas de connexion en ce moment. La page reprendra d’elle-même dès son retour.
page-unreachable = La table est injoignable en ce moment. Cupboard est-il toujours ouvert ?
page-failed = Cette page n’a pas pu être chargée.
page-lost = Il n’y a rien à cette adresse.
page-no-game = Ce jeu n’est pas dans le placard.
page-sorry = Dommage !
page-again = Réessayer
page-to-home = Retour au placard

page-welcome = À quoi jouons-nous ?
page-welcome-more = Six jeux de bols, de haricots et de chaudrons : en solo, sur un même appareil ou avec des amis ailleurs.
page-games = Jeux
page-seats = { $low } à { $high } joueurs
page-seats-exactly = { $n } joueurs
page-trait-thought = pure réflexion
page-trait-chance = un peu de hasard
page-trait-secrets = secrets
page-trait-memory = mémoire
page-trait-together = tous à la fois
page-trait-dexterity = adresse

page-guide = Apprendre en jouant
page-guide-opening = On prépare la table pour vous…

page-resume = Vos tables
page-status-waiting = on attend des joueurs
page-status-playing = en cours
page-status-over = terminée
page-join-by-code = Rejoindre une table
page-join = Rejoindre
page-join-help = Saisissez le code que l’on vous a donné, ou collez le lien.

page-players = Joueurs
page-how-many = Combien de joueurs ?
page-others = Vous jouez…
page-others-engine = contre l’ordinateur
page-others-here = tous sur cet appareil
page-others-open = avec d’autres, ailleurs
page-seat = Place { $n }
page-kind-here = Ici
page-kind-open = Ailleurs
page-kind-engine = Ordinateur
page-kind-open-about = Arrive par un lien, un code ou un code QR que vous recevrez après le début.
page-level = Force de l’ordinateur à la place { $n }
page-name-of = Nom de la personne à la place { $n }
page-name-later = Nom (ou à l’arrivée)
page-seat-open = place libre
page-presets = Règles
page-details = Tous les détails
page-details-changed = { $n ->
    [one] { $n } modifié
   *[other] { $n } modifiés
 }
page-rule = Règle { $rule }
page-range = de { $low } à { $high }
page-recipe = Recette personnelle { $n }
page-recipe-name = Nom
page-recipe-kind = Condition
page-recipe-of = Ce qui compte
page-recipe-cards = Nombre de cartes
page-recipe-ingredients = Nombre d’ingrédients
page-recipe-points = Points
page-recipe-add = Ajouter une recette
page-recipe-remove = Retirer cette recette
page-option-misfit = Un nombre ne convient pas (règle { $rule }).
page-agreements = À la table
page-agree-hints = Chacun peut demander des conseils.
page-agree-takeback = Les coups peuvent être repris là où les règles le permettent et si tous sont d’accord.
page-agree-watching = D’autres peuvent regarder par un lien à part.
page-time = Temps par coup :
page-time-none = autant qu’il en faut
page-time-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
 }
page-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
page-sheet-anew = Revenir aux réglages habituels
page-start = C’est parti
page-starting = On installe la table…
page-first-time = La toute première fois, c’est plus long : les règles se préparent.
page-read-rules = Lire les règles
page-play = Jouer

page-join-host = { $host } voudrait jouer à { $game } avec vous.
page-join-table = Une table de { $game }
page-join-over = Cette partie est terminée.
page-join-full = Toutes les places sont prises.
page-join-seat = Où voulez-vous vous asseoir ?
page-your-name = Votre nom
page-seat-free = (encore libre)
page-sit-down = S’asseoir
page-watch = Seulement regarder
page-back-to-table = Revenir à votre place
page-see-replay = Voir la partie

page-rules-of = Les règles de { $game }
page-rule-choice = notre choix
page-rule-beyond = au-delà du livret
page-rule-rests = ne s’applique pas ici
page-rule-book = Lire dans le livre de règles
page-rule-marks = « Notre choix » : les règles imprimées laissent la question ouverte, ou leurs éditions diffèrent. « Au-delà du livret » : les règles imprimées ne le prévoient pas. Tout est raconté avec nos propres mots.
page-print = Imprimer
page-puzzles = Problèmes
