## La table dans le navigateur : à qui de jouer, ce qu’on peut faire, et ce qui vient après la partie.

page-table-entering = Connexion à la partie…
page-table-laying = Préparation du plateau…
page-table-board-failed = Le plateau n’a pas pu être chargé. Votre partie est enregistrée.
page-table-sending = Envoi de votre coup…
page-table-lost = Reconnexion en cours… La partie est enregistrée.
page-table-closed = Impossible d’ouvrir cette partie
page-table-closed-token = Cette place a été prise dans un autre navigateur. Ouvrez la partie dans celui-là.
page-table-closed-watching = Cette partie n’accepte pas de spectateurs.
page-table-closed-unknown = Aucune partie ne correspond à ce code. Vérifiez-le, puis réessayez.
page-table-closed-other = Cette page et le serveur ne sont plus synchronisés. Rechargez la page.
page-table-home = Tous les jeux

page-table-missing = { $n ->
    [1] Il manque une personne
   *[other] Il manque { $n } personnes
 }
page-table-missing-task = Partagez le lien. La partie commencera quand tout le monde sera là.
page-table-happening = Regardez…
page-table-moves-now = { $you ->
    [seat] Votre coup…
   *[none] { $name } joue…
}
page-table-log = Déroulement de la partie
page-table-your-turn = À vous de jouer !
page-table-turn = C’est à { $name }
page-table-your-task = Jouez votre coup.
page-table-still = En attente : { $names }
page-table-who = Qui joue ?

# Ce qui s’est passé à côté du jeu
page-table-event-takeback = { $you ->
    [seat] Vous avez repris un coup.
   *[none] { $name } a repris un coup.
}
page-table-event-resigned = { $you ->
    [seat] Vous avez abandonné.
   *[none] { $name } a abandonné.
}
page-table-event-expired = { $you ->
    [seat] Votre temps est écoulé. Un coup a été joué à votre place.
   *[none] Temps écoulé pour { $name }. Un coup a été joué à sa place.
}

# Les joueurs
page-table-players = Joueurs
page-table-resigned = a abandonné
page-table-engine = ordinateur
page-table-stands-in = { $level } joue à sa place
page-table-away = hors ligne
page-table-clock = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
page-table-hand-over = Laisser jouer l’ordinateur
page-table-hand-over-title = Quel niveau doit jouer pour { $name } ?
page-table-hand-over-about = Cette personne retrouvera sa place dès son retour.

# Ce qu’on peut faire
page-table-actions = Actions
page-table-hint = Indice
page-table-hint-move = Voir le coup
page-table-hint-why = Pourquoi ?
page-table-hint-best = Meilleur coup
page-table-back = Reprendre
page-table-back-title = Autoriser la reprise du coup ?
page-table-back-asked = { $name } voudrait reprendre un coup. D’accord ?
page-table-back-waiting = En attente de l’accord des autres joueurs…
page-table-yes = Oui
page-table-no = Non
page-table-close = Fermer
page-table-cancel = Annuler
page-table-last-move = Dernier coup
page-table-what-happened = Que s’est-il passé ?
page-table-skip = Aller à la fin
page-table-aloud = Lire à voix haute
page-table-speed = Vitesse des animations
page-table-speed-slow = lente
page-table-speed-normal = normale
page-table-speed-fast = rapide
page-table-speed-off = aucune
page-table-single = Jouer en touchant une seule fois, sans aperçu
page-table-moves = Coups
page-table-no-moves = Aucun coup pour l’instant.
page-table-no-log = C’est un jeu de mémoire. La liste des coups n’est donc pas affichée.
page-table-type = Taper un coup
page-table-send = Jouer
page-table-rules = Règles
page-table-try = Essayer
page-table-book = Règles interactives de cette partie
page-table-see-rule = Lire la règle { $rule }
page-table-more = Plus
page-table-turn-board = Tourner le plateau
page-table-turning = Tourner le plateau à chaque tour
page-table-tabletop = Mode table : l’appareil est posé entre nous
page-table-tabletop-about = Chaque côté est tourné vers son joueur, et le plateau ne bouge pas.
page-table-watching = Autoriser les spectateurs
page-table-watch-link = Lien pour les spectateurs
page-table-resign = Abandonner
page-table-resign-for = Abandonner ({ $name })
page-table-resign-sure = Voulez-vous vraiment abandonner la partie ?
page-table-leave = Quitter la partie
page-table-leave-sure = Quitter la partie ? Vous pourrez y revenir à tout moment dans ce navigateur.

# Inviter
page-table-invite = Inviter
page-table-invite-about = Ce lien ou ce code QR permet à n’importe qui de prendre une place libre.
page-table-qr = Code QR pour rejoindre la partie
page-table-code = Code de la partie : { $code }
page-table-copy = Copier
page-table-copied = Copié.
page-table-share = Partager
page-table-join = Prendre place

# Plusieurs personnes sur un appareil
page-table-pass = Passez l’appareil à { $name }
page-table-pass-about = Les autres, détournez les yeux, s’il vous plaît.
page-table-i-am = Je suis { $name }
page-table-cover = Cacher

# Un téléphone comme main secrète
page-table-hand = Utiliser cet appareil comme main secrète
page-table-hand-none = Cet appareil n’a pas encore rejoint cette partie.
page-table-choices = Votre choix
page-table-board = Le plateau
page-table-whole = Retour à la partie

# Après la partie
page-table-result = Résultat
page-table-ending-won = { $you ->
    [winner] Vous avez gagné
   *[none] { $names } a gagné
}
page-table-ending-won-by = { $you ->
    [winner] Vous avez gagné avec { $margin } d’avance
   *[none] { $names } a gagné avec { $margin } d’avance
}
page-table-ending-shared = { $you ->
    [winner] Vous partagez la victoire avec { $names }
   *[none] { $names } se partagent la victoire
}
page-table-ending-tie = Les scores sont à égalité.
page-table-stronger = Affronter { $level }
page-table-turning-point = Voir le tournant
page-table-moment = Le moment décisif
page-table-rematch = Revanche
page-table-follow = Aller à la revanche
page-table-follow-watching = Regarder la revanche
page-table-rematch-asked = { $n ->
    [one] { $names } propose une revanche.
   *[other] { $names } proposent une revanche.
}
page-table-rematch-asking = Revanche proposée à { $names }…
page-table-rematch-declined = { $name } ne souhaite pas rejouer pour l’instant.
page-table-rematch-play = Jouer
page-table-rematch-not-now = Pas maintenant
page-table-rematch-withdraw = Annuler la demande
page-table-replay = Revoir la partie
page-table-analysis = Analyse
page-table-record = Enregistrer la partie
page-table-scores = Feuille de score
page-table-souvenir = Image souvenir
page-table-souvenir-about = Le plateau final, le moment décisif, les noms et la date. L’image est créée sur cet appareil et n’est envoyée nulle part.
page-table-souvenir-making = Création de l’image…
page-table-souvenir-failed = Ce navigateur n’a pas pu créer l’image. Faites plutôt une capture d’écran du plateau.
page-table-souvenir-save = Enregistrer l’image
page-table-souvenir-share = Partager l’image
page-table-replay-of = { $game } : la partie coup par coup
page-table-replay-controls = Commandes de lecture
page-table-replay-first = Au début
page-table-replay-back = Étape précédente
page-table-replay-play = Lire
page-table-replay-pause = Pause
page-table-replay-next = Étape suivante
page-table-replay-last = À la fin
page-table-replay-place = Moment de la partie
page-table-replay-at = Coup { $at } sur { $last }
page-table-replay-eye = Point de vue
page-table-replay-everybody = Spectateur
page-table-replay-share = Lien vers cette partie

# Des tirages honnêtes
page-table-fair = Tirages vérifiables
page-table-fair-about = Tout ce que le hasard décide dans cette partie vient d’un seul nombre secret, la graine. Avant la partie, le serveur en affiche l’empreinte SHA-256. Elle ne révèle pas la graine, et trouver une autre graine ayant la même empreinte demanderait bien trop de temps à n’importe quel ordinateur. Après la partie, la graine est dévoilée, et chacun peut vérifier qu’elle correspond à l’empreinte.
page-table-fair-kept = Vérifié : cette graine a bien l’empreinte affichée avant la partie.
page-table-fair-broken = Non vérifié : cette graine n’a pas l’empreinte affichée avant la partie. Ne vous fiez pas aux tirages de cette partie.
page-table-fair-later = La graine reste secrète jusqu’à la fin de la partie. Notez l’empreinte si vous voulez la comparer ensuite.
page-table-fair-elsewhere = Le navigateur ne peut pas calculer l’empreinte ici, car la connexion à cette page n’est pas sécurisée. Enregistrez la partie et vérifiez-la avec la commande ci-dessous.
page-table-fair-promise = Empreinte affichée avant la partie
page-table-fair-seed = Graine dévoilée après la partie
page-table-fair-draws = Tirages jusqu’ici
page-table-fair-command = Pour vérifier une partie enregistrée, avec tous ses tirages, lancez : ./cupboard replay --check FICHIER

page-network-here = Pour l’instant, seul cet ordinateur peut participer.
page-network-open = Les appareils de votre réseau peuvent participer jusqu’à la fermeture de Cupboard.
page-network-let-in = Laisser les appareils de notre Wi-Fi participer
page-table-missing-watch = La partie commencera quand tout le monde sera là.
page-table-cut = Connexion perdue

board-plain-notice = { $reason ->
    [none] Ce jeu n’a pas de plateau à lui.
    [contract] Le plateau de ce jeu demande une autre version de Cupboard.
    [missing] Le plateau de ce jeu n’a pas pu être chargé.
   *[failed] Le plateau de ce jeu s’est arrêté à cause d’une erreur.
} Vous pouvez jouer sur ce plateau simple.
board-plain-position = Position
board-plain-moves = Vos coups
board-plain-wait = Ce n’est pas votre tour.
board-plain-type = Saisir un coup
board-plain-send = Envoyer
board-plain-yes = oui
board-plain-no = non
