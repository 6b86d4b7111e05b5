## La table dans le navigateur : à qui de jouer, ce qu’on peut faire, et ce qui vient après la partie.

page-table-entering = Un instant…
page-table-laying = On installe le plateau…
page-table-lost = La connexion est coupée. La partie reprend dès son retour ; rien n’est perdu.
page-table-closed = Cette table ne peut pas être montrée
page-table-closed-token = La clé de ce navigateur ne correspond pas à cette place.
page-table-closed-watching = Cette table n’accepte pas de spectateurs.
page-table-closed-unknown = Aucune table ne porte ce code.
page-table-closed-other = La table et cette page ne se sont pas comprises. Rechargez la page.
page-table-home = Retour au placard

# À qui de jouer
page-table-missing = { $n ->
    [one] Il manque une personne
   *[other] Il manque { $n } personnes
 }
page-table-missing-task = Partagez le lien ; la partie commence quand tout le monde est là.
page-table-happening = Regardez…
page-table-moves-now = { $name } joue…
page-table-over = La partie est finie
page-table-your-turn = À vous de jouer !
page-table-turn = C’est à { $name }
page-table-your-task = Jouez votre coup.
page-table-still = Doivent encore choisir : { $names }
page-table-who = Qui joue ?

# Ce qui s’est passé à côté du jeu
page-table-event-takeback = { $name } a repris un coup.
page-table-event-resigned = { $name } abandonne.
page-table-event-expired = Le temps de { $name } est écoulé : la table joue à sa place.

# Les joueurs
page-table-players = Autour de la table
page-table-resigned = a abandonné
page-table-engine = l’ordinateur joue
page-table-stands-in = à sa place joue : { $level }
page-table-away = pas là pour l’instant
page-table-clock = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
page-table-hand-over = Laisser jouer l’ordinateur
page-table-hand-over-title = Qui joue pour { $name } ?
page-table-hand-over-about = Qui revient retrouve aussitôt sa place.

# Ce qu’on peut faire
page-table-actions = Ce que vous pouvez faire
page-table-hint = Conseil
page-table-hint-move = Montrer le coup
page-table-hint-why = Pourquoi ?
page-table-hint-does = Ce qu’il fait : { $told }
page-table-back = Reprendre
page-table-back-title = On voudrait reprendre un coup
page-table-back-asked = { $name } voudrait reprendre un coup. D’accord ?
page-table-back-waiting = Les autres disent si le coup peut être repris…
page-table-yes = Oui
page-table-no = Non
page-table-close = Fermer
page-table-moves = Coups
page-table-no-moves = Il ne s’est encore rien passé.
page-table-no-log = C’est un jeu de mémoire : ce qu’on a vu ne s’écrit pas.
page-table-type = Écrire un coup
page-table-send = Jouer
page-table-rules = Règles
page-table-try = Essayer
page-table-book = Les règles à essayer, comme convenu à cette table
page-table-see-rule = Lire la règle { $rule }
page-table-more = Plus
page-table-turn-board = Tourner le plateau
page-table-turning = Le plateau se tourne vers la personne dont c’est le tour
page-table-watching = D’autres peuvent regarder
page-table-watch-link = Lien pour regarder
page-table-resign = Abandonner
page-table-resign-for = { $name } abandonne
page-table-resign-sure = Vraiment abandonner la partie ?
page-table-leave = Quitter la table
page-table-leave-sure = Partir maintenant ? Avec ce navigateur, vous pouvez revenir quand vous voulez.

# Inviter
page-table-invite = Inviter
page-table-invite-about = Qui ouvre ce lien ou scanne cette image prend une place libre.
page-table-qr = Image à scanner avec le lien pour jouer
page-table-code = Le code de la table : { $code }
page-table-copy = Copier
page-table-copied = Copié.
page-table-share = Partager
page-table-join = Prendre place

# Plusieurs personnes sur un appareil
page-table-pass = Passez l’appareil à { $name }
page-table-pass-about = Que personne d’autre ne regarde, s’il vous plaît.
page-table-i-am = Je suis { $name }
page-table-cover = Cacher

# Un téléphone comme main secrète
page-table-hand = Prendre cet appareil comme ma main secrète
page-table-hand-none = Cet appareil n’a pas encore de place à cette table.
page-table-choices = Votre choix
page-table-board = Le plateau
page-table-whole = Vers la table

# Après la partie
page-table-place = Rang
page-table-player = Nom
page-table-points = Points
page-table-rematch = Rejouer
page-table-follow = Vers la partie suivante
page-table-replay = Revoir la partie
page-table-analysis = Analyse
page-table-record = Enregistrer la partie
page-table-scores = Feuille de score
page-table-replay-of = { $game } : la partie, encore une fois
page-table-replay-controls = Film
page-table-replay-first = Au début
page-table-replay-back = Un pas en arrière
page-table-replay-play = Lire
page-table-replay-pause = Pause
page-table-replay-next = Un pas en avant
page-table-replay-last = À la fin
page-table-replay-place = Endroit de la partie
page-table-replay-at = Pas { $at } sur { $last }
page-table-replay-eye = Avec les yeux de qui ?
page-table-replay-everybody = Ce que tous ont vu
page-table-replay-share = Lien vers cette partie

# Des tirages honnêtes
page-table-fair = Tirages honnêtes
page-table-fair-about = Tout ce que le hasard décide à cette table vient d’un seul nombre secret, la graine. Avant la partie, la table montre son empreinte, le SHA-256. Elle ne dit rien de la graine, mais aucune autre graine n’a la même. Après la partie, la graine est montrée, et chacun peut vérifier qu’elle n’a pas été échangée.
page-table-fair-kept = La table a tenu parole : cette graine a bien l’empreinte montrée avant la partie.
page-table-fair-broken = La graine n’a pas l’empreinte montrée avant la partie. Ne vous fiez pas à ces tirages.
page-table-fair-later = La partie n’est pas finie : la graine reste secrète jusque-là. Notez l’empreinte, si vous voulez.
page-table-fair-elsewhere = Ici, le navigateur ne peut pas calculer d’empreintes, car la connexion à cette page n’est pas sûre. Enregistrez la partie et vérifiez-la avec la commande ci-dessous.
page-table-fair-promise = Empreinte, montrée avant la partie
page-table-fair-seed = Graine, montrée après
page-table-fair-draws = Tirages jusqu’ici
page-table-fair-command = Une partie enregistrée se vérifie en entier, chaque tirage compris : ./cupboard replay --check FICHIER

# Le serveur ne laisse entrer que cet appareil
page-table-only-here = Ce lien ne mène à la table que sur cet appareil. Pour que d’autres appareils de votre réseau puissent venir, arrêtez Cupboard et démarrez-le ainsi (la table reste telle quelle) :
page-table-missing-watch = La partie commence quand tout le monde est assis.
page-table-cut = Pas de connexion
