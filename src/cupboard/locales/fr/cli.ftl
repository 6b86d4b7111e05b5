## La ligne de commande et la table dans le terminal.

cli-help = Six jeux de bols, de haricots et de chaudrons, à jouer, à apprendre et à étudier. Sans commande, Cupboard s’ouvre dans votre navigateur.
cli-epilog = Pour commencer : cupboard games, ou cupboard play kalaha
cli-arg-game = Identifiant du jeu, donné par `cupboard games`.
cli-opt-lang = Langue (par défaut, celle du système).
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-opt-help = Afficher cette aide et quitter.
cli-opt-version = Afficher la version et quitter.
cli-opt-preset = Nom d’un ensemble de règles (par défaut, le premier préréglage du jeu).
cli-opt-seats = Nombre de joueurs (par défaut, le minimum).
cli-opt-option = Choisir une option sous la forme NOM=VALEUR (répétable). La valeur @FICHIER est lue dans ce fichier.
cli-opt-seed = Graine du hasard, en hexadécimal. La même graine donne les mêmes tirages.
cli-opt-json = Afficher du JSON au lieu d’un texte.
cli-language-unknown = La langue « { $asked } » n’est pas disponible. Langues disponibles : { $known }.
cli-option-needs-value = Écrivez les options sous la forme NOM=VALEUR, et non « { $text } ».
cli-file-unreadable = Le fichier { $path } est illisible : { $problem }
cli-bad-seed = Une graine s’écrit en chiffres hexadécimaux, ce qui n’est pas le cas de « { $text } ».
cli-too-many-players = Vous avez indiqué { $given } joueurs, mais cette partie a { $seats } places.
cli-too-many-names = Vous avez donné { $given } noms, mais cette partie a { $seats } places.
cli-which-game = Quel jeu ? Par exemple : cupboard play kalaha
cli-no-such-seat = Il n’y a pas de place { $seat } dans cette partie. Les places sont numérotées de 1 à { $seats }.
cli-cannot-save = Impossible d’enregistrer dans { $path } : { $problem }
cli-bad-memory = { $given } Go de mémoire, ce n’est pas possible. Indiquez un nombre supérieur à 0 et d’au plus { $most }.
cli-already-over = La partie dans { $path } est terminée. Pour la revoir, utilisez : cupboard replay
cli-not-a-local-save = { $path } n’est pas une partie en cours enregistrée par `cupboard play`, et ne peut donc pas être reprise.

cli-games-help = Afficher les jeux, avec leurs préréglages, leurs options et leurs règles.
cli-games-arg = Tout afficher sur ce jeu.
cli-games-more = Pour les options et les règles d’un jeu, lancez : cupboard games JEU
cli-games-presets = Préréglages
cli-games-options = Options : valeurs possibles et (valeur par défaut)
cli-games-rules = Règles

cli-play-help = Jouer dans le terminal : contre l’ordinateur, contre le hasard ou à plusieurs devant le même écran.
cli-play-opt-preset = Nom d’un ensemble de règles (par défaut, l’édition de votre langue, sinon le premier préréglage du jeu).
cli-play-epilog = Par exemple : cupboard play kalaha --player person --player person --name Anne --name Ben
cli-play-opt-player = Joueur de la place suivante ; à répéter pour chaque place (par défaut, une personne, puis le hasard). Niveaux : de 1 à 5, ou un mot comme « facile ».
cli-play-opt-name = Nom du joueur de la place suivante.
cli-play-opt-save = Enregistrer la partie dans ce fichier, après chacun de vos coups et à la fin.
cli-play-opt-hints = Autoriser les indices, ou non. Sans cette option, ils sont désactivés quand plusieurs personnes jouent à un jeu de mémoire.
cli-play-opt-resume = Reprendre une partie enregistrée.

cli-replay-help = Revoir une partie enregistrée étape par étape, ou vérifier qu’elle respecte les règles.
cli-replay-epilog = Touches : Entrée = suite, b = retour, un nombre = aller à cet événement, q = quitter.
cli-replay-arg-file = L’enregistrement de la partie.
cli-replay-opt-check = Vérifier chaque événement selon les règles et afficher le résultat en une ligne.
cli-replay-opt-seat = Montrer la partie telle que la voyait cette place, à partir de 1 (par défaut, telle que la voyait un spectateur).
cli-replay-sound = { $game } : l’enregistrement est correct. { $n ->
    [one] { $n } événement
   *[other] { $n } événements
 } (tirés de la graine : { $drawn }, saisis à la main : { $entered }). { $ending }
cli-replay-unfinished = La partie n’est pas terminée.
cli-analyse-help = Analyser une partie enregistrée : ce que valait chaque coup, quels coups étaient meilleurs et à quel moment la partie a basculé.
cli-analyse-studying = Analyse en cours
cli-analyse-stopped = L’analyse a été interrompue.

cli-serve-help = Lancer le serveur pour jouer dans le navigateur, sur cet appareil ou avec d’autres sur le même réseau.
cli-serve-epilog = Par exemple : cupboard serve --host 0.0.0.0, pour que les téléphones de votre réseau puissent jouer
cli-serve-opt-host = Adresse à écouter (par défaut, cet appareil seulement).
cli-serve-opt-port = Port (par défaut, le premier port libre à partir de 8127).
cli-serve-opt-data = Dossier des parties enregistrées et de la clé secrète du serveur.
cli-serve-opt-database = Base PostgreSQL à utiliser au lieu d’un fichier.
cli-serve-opt-processes = Nombre de processus du serveur (plus d’un exige PostgreSQL).
cli-serve-opt-no-browser = Ne pas ouvrir de navigateur.
cli-serve-opt-log-json = Noter chaque requête en une ligne JSON sur la sortie d’erreur.
cli-serve-ready = Cupboard fonctionne à l’adresse { $address } (Ctrl-C pour l’arrêter).

cli-worker-help = Calculer les coups de l’ordinateur, les indices et les analyses pour les serveurs de la même base PostgreSQL.
cli-worker-epilog = Par exemple : cupboard worker --database postgresql://user:password@host/name
cli-worker-opt-database = La base PostgreSQL des serveurs.
cli-worker-opt-engines = Nombre de coups à calculer en même temps.
cli-worker-ready = Le processus de calcul est prêt (Ctrl-C pour l’arrêter).

cli-simulate-help = Jouer beaucoup de parties au hasard et mesurer leur longueur, qui gagne et ce que vaut le premier coup. Vérifie aussi que chaque partie se termine et qu’aucune pièce ne se perd.
cli-simulate-epilog = Par exemple : cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Nombre de parties.
cli-simulate-opt-all = Simuler chaque préréglage avec chaque nombre de joueurs.
cli-simulate-opt-workers = Nombre de processus (par défaut, un par cœur). Sans effet sur le résultat.
cli-simulate-all-alone = --all joue chaque préréglage avec chaque nombre de joueurs. Retirez --preset, --seats et --option.
cli-simulate-playing = Simulation en cours
cli-simulate-what = préréglage { $preset }, { $seats } joueurs, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
cli-simulate-length = Événements par partie (min–max)
cli-simulate-spread = Centiles
cli-simulate-seat-wins = Victoires du joueur { $n }
cli-simulate-ties = Victoires partagées
cli-simulate-first = Victoires du premier joueur (parties décidées)
cli-simulate-advantage = Avantage par rapport à des chances égales
cli-simulate-sound = Toutes les parties se sont terminées et rien ne s’est perdu.
cli-simulate-broken = Des parties ne se sont pas terminées, ou ont perdu quelque chose. Leurs numéros :
cli-simulate-seed = Graine : { $seed }

table-turn = { $name }, c’est à vous.
table-move-number = coup { $n }
table-legal = Vous pouvez taper :
table-legal-more = { $n ->
    [one] … et { $n } autre
   *[other] … et { $n } autres
}
table-legal-example = Il y a trop de coups pour les citer tous. Par exemple : { $move }
table-typed-hidden = Votre saisie reste cachée.
table-pass-on = Passez l’écran à { $name }, s’il vous plaît.
table-press-enter = Appuyez sur Entrée pour continuer.
table-press-enter-cover = Regardez bien, puis appuyez sur Entrée pour recouvrir.
table-left = Vous avez quitté la partie.
table-input-ended = Fin de la saisie. Vous avez quitté la partie.
table-go-on = Pour continuer la partie :
table-look-again = Pour revoir la partie :
table-word-help = aide
table-word-undo = reprendre
table-word-rules = règles
table-word-quit = quitter
table-word-hint = indice
table-help-undo = reprendre votre dernier coup
table-help-rules = lire les règles
table-help-quit = enregistrer la partie et quitter
table-help-hint = montrer le meilleur coup et l’expliquer

chooser-welcome = Bienvenue dans Cupboard !
chooser-which-game = Quel jeu ?
chooser-which-preset = Quelles règles ?
chooser-how-many = Combien de joueurs (de { $low } à { $high }) ?
chooser-how-many-people = Combien de personnes parmi eux (de { $low } à { $high }) ?
chooser-which-players = Qui occupe les autres places ?
chooser-random = Au hasard
chooser-name = Nom du joueur { $n }
chooser-again = Tapez un nombre de { $low } à { $high }, s’il vous plaît.

viewer-keys = Entrée : suite   { $back } : retour   nombre : y aller   { $quit } : quitter
cli-solve-help = Résoudre un jeu : trouver le résultat d’un jeu parfait.
cli-solve-opt-seconds = S’arrêter après ce nombre de secondes.
cli-solve-opt-nodes = S’arrêter après ce nombre de positions.
cli-solve-opt-threads = Nombre de fils d’exécution (par défaut, un par cœur).
cli-solve-searching = Recherche en cours
cli-solve-nodes = Positions examinées
cli-solve-seconds = Secondes
cli-opt-extra = Un réglage propre à ce jeu ; répétable.
cli-arg-name = Lequel (par défaut, le seul ; sinon, ils sont énumérés).
cli-not-offered = Indisponible : { $asked }. Disponible : { $known }.
cli-old-spelling = La prochaine version ne connaîtra plus cette commande. Tapez plutôt : { $now }
cli-solve-epilog = Par exemple : cupboard solve kala -o store_beans=20
solve-limit-unused = La résolution avec ces règles n’utilise pas { $option }.
cli-solve-opt-keep = Garder les bases de données dans le dossier de cache pour les prochaines fois.
cli-solve-opt-memory = Mémoire pour les tables et les bases de données, en gigaoctets (par défaut, selon le jeu).
