## La ligne de commande et la table dans le terminal.

cli-help = Six jeux de bols, de haricots et de chaudrons, à jouer, à apprendre et à étudier. Sans commande, la table s’ouvre dans votre navigateur.
cli-epilog = Pour commencer : cupboard games, ou : cupboard play kalaha
cli-arg-game = Le jeu, tel que le nomme `cupboard games`.
cli-opt-lang = La langue ; à défaut, celle du système.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-opt-help = Afficher cette aide et quitter.
cli-opt-version = Afficher la version et quitter.
cli-opt-preset = Un ensemble de règles par son nom ; à défaut, le premier du jeu.
cli-opt-seats = Le nombre de joueurs ; à défaut, le plus petit possible.
cli-opt-option = Changer une seule règle, autant de fois qu’on veut. Une valeur @FICHIER est lue dans ce fichier.
cli-opt-seed = L’origine de tout hasard, en hexadécimal ; même graine, même hasard.
cli-opt-json = Donner des données pour les programmes plutôt qu’un texte.
cli-language-unknown = La langue « { $asked } » n’existe pas ici. Il y a : { $known }.
cli-option-needs-value = Une option s’écrit NOM=VALEUR, et non « { $text } ».
cli-file-unreadable = Le fichier { $path } est illisible : { $problem }
cli-bad-seed = Une graine s’écrit en chiffres hexadécimaux ; « { $text } » n’en est pas une.
cli-too-many-players = Joueurs nommés : { $given }. Places à cette table : { $seats }.
cli-too-many-names = Noms donnés : { $given }. Places à cette table : { $seats }.
cli-which-game = Quel jeu ? Par exemple : cupboard play kalaha
cli-no-such-seat = Il n’y a pas de place { $seat } à cette table ; il y a les places 1 à { $seats }.
cli-cannot-save = La partie ne peut pas être enregistrée dans { $path } : { $problem }
cli-already-over = La partie dans { $path } est terminée ; pour la revoir : cupboard replay
cli-not-a-local-save = { $path } n’a pas été enregistré par ce programme en cours de partie : impossible de continuer.

cli-games-help = Montrer à quoi on peut jouer : réglages, options et règles.
cli-games-arg = Tout montrer de ce jeu.
cli-games-more = Pour en savoir plus sur un jeu, ses options et ses règles : cupboard games JEU
cli-games-seats = { $low }–{ $high } joueurs
cli-games-seats-exactly = { $n } joueurs
cli-games-presets = Réglages
cli-games-options = Options : étendue et (valeur par défaut)
cli-games-rules = Règles

cli-play-help = Jouer dans le terminal : en solo, à plusieurs devant le même écran, contre des joueurs de toute force, ou contre le hasard.
cli-play-epilog = Par exemple : cupboard play kalaha --player person --player person --name Anne --name Ben
cli-play-opt-player = Qui occupe la place suivante, autant de fois qu’il y a de places. À défaut : une personne d’abord, puis le hasard.
cli-play-opt-name = Le nom de la place suivante.
cli-play-opt-save = Garder la partie dans ce fichier, après chacun de vos coups et à la fin.
cli-play-opt-resume = Continuer une partie interrompue.

cli-replay-help = Revoir une partie enregistrée pas à pas, ou la vérifier selon les règles.
cli-replay-epilog = Entrée avance, b recule, un nombre va à cet événement, q quitte.
cli-replay-arg-file = L’enregistrement.
cli-replay-opt-check = Seulement vérifier chaque événement selon les règles, et dire le résultat en une ligne.
cli-replay-opt-seat = Montrer ce que cette place pouvait voir (1 est la première) ; à défaut, ce qu’un spectateur voyait.
cli-replay-sound = { $game } : l’enregistrement est exact. { $n ->
    [one] { $n } événement
   *[other] { $n } événements
 } ; tirés de la graine : { $drawn }, saisis à la main : { $entered }. { $ending }
cli-replay-unfinished = La partie n’est pas terminée.
cli-analyse-help = Analyser une partie enregistrée : ce que valait chaque coup, ce qui aurait été mieux, où elle a tourné.
cli-analyse-studying = Analyse
cli-analyse-stopped = L’analyse a été interrompue.

cli-serve-help = Ouvrir la table aux navigateurs : pour jouer sur cet appareil ou avec d’autres sur le même réseau.
cli-serve-epilog = Par exemple : cupboard serve --host 0.0.0.0, pour que les téléphones de votre réseau puissent jouer
cli-serve-opt-host = L’adresse à écouter ; à défaut, seul cet appareil peut entrer.
cli-serve-opt-port = Le port ; à défaut, le premier libre à partir de 8127.
cli-serve-opt-data = Le dossier des tables et de la clé du serveur.
cli-serve-opt-database = Garder les tables dans cette base PostgreSQL au lieu d’un fichier.
cli-serve-opt-no-browser = Ne pas ouvrir de navigateur.
cli-serve-opt-log-json = Noter chaque demande en une ligne JSON sur le flux d’erreurs.
cli-serve-ready = La table est ouverte sur { $address } – pour la fermer : Ctrl-C.

cli-simulate-help = Jouer beaucoup de parties au hasard et compter : leur longueur, les gagnants, la valeur du premier coup. Vérifie que chaque partie finit et que rien ne se perd.
cli-simulate-epilog = Par exemple : cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Le nombre de parties.
cli-simulate-opt-all = Chaque réglage avec chaque nombre de joueurs.
cli-simulate-opt-workers = Le nombre de processus ; à défaut, un par cœur. Le résultat est le même.
cli-simulate-all-alone = --all joue chaque réglage et chaque nombre de joueurs : laissez --preset, --seats et --option de côté.
cli-simulate-playing = On joue
cli-simulate-what = réglage { $preset }, { $seats } joueurs, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
cli-simulate-length = Événements par partie (de–à)
cli-simulate-spread = Centiles
cli-simulate-seat-wins = La place { $n } gagne
cli-simulate-ties = Victoires partagées
cli-simulate-first = Qui commence gagne (parties décidées)
cli-simulate-advantage = Au-dessus d’une chance égale
cli-simulate-sound = Chaque partie a fini et rien ne s’est perdu.
cli-simulate-broken = Des parties n’ont pas fini, ou ont perdu quelque chose. Leurs numéros :
cli-simulate-seed = Graine : { $seed }

table-turn = { $name }, c’est à vous.
table-move-number = coup { $n }
table-legal = Vous pouvez taper :
table-legal-more = { $n ->
    [one] … et { $n } autre
   *[other] … et { $n } autres
}
table-legal-example = Il y a trop de coups pour les citer tous. Par exemple : { $move }
table-typed-hidden = Ce que vous tapez reste invisible.
table-pass-on = Passez l’écran à { $name }, s’il vous plaît.
table-press-enter = Entrée pour continuer.
table-press-enter-cover = Regardez bien, puis appuyez sur Entrée : ce sera recouvert.
table-left = La partie s’arrête ici pour l’instant.
table-input-ended = Il n’y a plus de saisie ; la partie s’arrête ici pour l’instant.
table-go-on = Pour continuer :
table-look-again = Pour revoir la partie :
table-word-help = aide
table-word-undo = reprendre
table-word-rules = règles
table-word-quit = quitter
table-word-hint = conseil
table-help-undo = reprendre votre dernier coup
table-help-rules = lire les règles
table-help-quit = enregistrer la partie et quitter
table-help-hint = demander le meilleur coup et ce qui le justifie

chooser-welcome = Bienvenue ! Sortons un jeu du placard.
chooser-which-game = Quel jeu ?
chooser-which-preset = Selon quelles règles ?
chooser-how-many = Combien de joueurs, { $low } à { $high } ?
chooser-how-many-people = Combien de personnes ici parmi eux, { $low } à { $high } ?
chooser-which-players = Qui sont les autres ?
chooser-random = Au hasard
chooser-name = Nom du joueur { $n }
chooser-again = Tapez un nombre de { $low } à { $high }, s’il vous plaît.

viewer-event = événement { $n }
viewer-keys = Entrée : suite   { $back } : retour   nombre : y aller   { $quit } : quitter
