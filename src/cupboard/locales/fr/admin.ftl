## S’occuper d’un serveur : `cupboard admin` et `cupboard doctor`.

cli-admin-help = Gérer les parties d’un serveur : les lister, les sauvegarder, les restaurer et les exporter, ou supprimer les données d’un joueur.
cli-admin-epilog = Toutes les commandes utilisent le dossier de `cupboard serve`, sauf si vous indiquez --data ou --database.
cli-admin-tables-help = Lister les parties enregistrées, ou en afficher une avec ses joueurs.
cli-admin-tables-epilog = Par exemple : cupboard admin tables --status playing --most 20
cli-admin-arg-code = Afficher seulement la partie qui a ce code ou cet identifiant, avec les identifiants des joueurs.
cli-admin-opt-game = Seulement ce jeu.
cli-admin-opt-status = Seulement les parties dans cet état.
cli-admin-opt-guest = Seulement les parties du joueur qui a cet identifiant.
cli-admin-opt-most = Nombre maximal de parties affichées.
cli-admin-no-status = L’état « { $asked } » n’existe pas. Choix possibles : { $known }.
cli-admin-none = Aucune partie trouvée.
cli-admin-column-code = Code
cli-admin-column-game = Jeu
cli-admin-column-status = État
cli-admin-column-moves = Coups
cli-admin-column-used = Dernière utilisation (UTC)
cli-admin-column-players = Joueurs
cli-admin-status-waiting = en attente
cli-admin-status-playing = en cours
cli-admin-status-over = terminée
cli-admin-nameless = (sans nom)
cli-admin-processes-help = Lister les processus qui utilisent la base PostgreSQL : serveurs et processus de calcul.
cli-admin-sockets-help = Lister les places connectées, avec le processus qui les sert.
cli-admin-drain-help = Demander à un processus de s’arrêter : il ferme ses connexions, qui se rétablissent ailleurs.
cli-admin-drain-epilog = Avec `serve --processes`, un nouveau processus prend sa place. `all` s’adresse à tous.
cli-admin-arg-process = Identifiant ou nom du processus, ou `all`.
cli-admin-drain-done = { $processes ->
    [one] Demande d’arrêt envoyée à { $processes } processus.
   *[other] Demande d’arrêt envoyée à { $processes } processus.
}
cli-admin-no-processes = Aucun processus n’utilise cette base de données.
cli-admin-column-id = Identifiant
cli-admin-column-kind = Type
cli-admin-column-name = Nom
cli-admin-column-version = Version
cli-admin-column-started = Depuis (UTC)
cli-admin-column-sockets = Connexions
cli-admin-column-tables = Parties en mémoire
cli-admin-column-leases = Parties gérées
cli-admin-column-seat = Place
cli-admin-column-process = Processus
cli-admin-column-since = Depuis (UTC)
admin-no-such-process = Aucun processus « { $process } » ne tourne. `cupboard admin processes` en donne la liste.
admin-needs-postgres = Seule une base PostgreSQL tient la liste de ses processus. Ajoutez --database postgresql://…
cli-admin-backup-help = Sauvegarder toutes les parties et la clé du serveur dans un fichier, même pendant que le serveur tourne.
cli-admin-backup-epilog = Gardez ce fichier en lieu sûr : il contient les secrets des parties en cours.
cli-admin-backup-bar = Sauvegarde
cli-admin-backup-done = { $path } contient maintenant { $tables ->
    [one] { $tables } partie
   *[other] { $tables } parties
 } et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
cli-admin-restore-help = Restaurer une sauvegarde dans une base vide, SQLite ou PostgreSQL. Arrêtez d’abord le serveur.
cli-admin-restore-bar = Restauration
cli-admin-restore-done = { $tables ->
    [one] { $tables } partie restaurée
   *[other] { $tables } parties restaurées
 } depuis { $path }, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
cli-admin-arg-backup = Le fichier de sauvegarde.
cli-admin-file-exists = { $path } existe déjà. Choisissez un autre nom ou déplacez le fichier.
cli-admin-export-help = Écrire dans un dossier l’enregistrement de chaque partie terminée.
cli-admin-arg-folder = Le dossier des enregistrements. Il est créé si nécessaire.
cli-admin-export-bar = Exportation
cli-admin-export-done = { $games ->
    [one] { $games } partie écrite dans { $folder }.
   *[other] { $games } parties écrites dans { $folder }.
 }
cli-admin-export-skipped = { $games ->
    [one] { $games } partie a été laissée de côté, car ses règles ont changé depuis ou ne sont pas installées.
   *[other] { $games } parties ont été laissées de côté, car leurs règles ont changé depuis ou ne sont pas installées.
}
cli-admin-guest-help = Supprimer le nom, l’identifiant et les places d’un joueur. Ses parties restent, sans le nom.
cli-admin-guest-epilog = `cupboard admin tables CODE` affiche les identifiants des joueurs d’une partie. Arrêtez d’abord le serveur, car les parties en mémoire gardent le nom jusqu’à ce qu’elles en sortent.
cli-admin-arg-guest = L’identifiant du joueur.
cli-admin-guest-done = Supprimé de { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. { $tables ->
    [one] { $tables } partie ouverte par ce joueur n’indique
   *[other] { $tables } parties ouvertes par ce joueur n’indiquent
} plus qui l’a créée.

admin-no-database = Impossible d’ouvrir la base de données { $where } : { $problem }
admin-no-file = Il n’y a pas de base de données dans { $path }. Lancez le serveur une fois, ou indiquez son dossier avec --data.
admin-bad-database = Ce n’est pas l’adresse d’une base de données que Cupboard peut utiliser. Indiquez une adresse comme postgresql://utilisateur:motdepasse@hote/nom, ou omettez --database pour utiliser SQLite dans le dossier de données.
admin-other-schema = La base de données { $where } est de version { $found }, mais ce programme demande la version { $known }. Lancez le serveur une fois pour mettre à jour une base plus ancienne ; pour une base plus récente, installez le programme qui l’a créée.
admin-not-empty = Il y a déjà des parties dans { $where }, et une sauvegarde ne se restaure que dans une base vide. Indiquez un autre dossier avec --data ou une autre base avec --database.
admin-not-a-backup = { $path } n’est pas une sauvegarde de `cupboard admin backup`.
admin-newer-backup = { $path } vient d’une version plus récente (base de version { $found }, ce programme connaît { $known }). Mettez d’abord Cupboard à jour.
admin-backup-cut = { $path } est endommagé ou incomplet. Rien n’a été restauré. Choisissez une autre sauvegarde.
admin-no-such-table = Aucune partie n’a le code ou l’identifiant { $code }.
admin-no-such-guest = Rien n’est enregistré sur un joueur d’identifiant { $guest }.

cli-doctor-help = Vérifier une installation : programme, dossiers, base de données et, avec une adresse, le serveur en marche.
cli-doctor-epilog = Par exemple : cupboard doctor https://games.example.org
cli-doctor-arg-address = Adresse du serveur en marche, telle que les joueurs la tapent.
doctor-summary = { $wrong ->
    [0] Tout va bien.
    [one] { $wrong } point demande votre attention.
   *[other] { $wrong } points demandent votre attention.
 }
doctor-python = Python { $version }
doctor-extra-server = L’extra `server` n’est pas installé, si bien que le serveur est plus lent qu’il ne pourrait l’être. Installez-le : pip install "cupboard[server]"
doctor-extra-postgres = L’extra `postgres` n’est pas installé, mais la base est PostgreSQL. Installez-le : pip install "cupboard[postgres]"
doctor-pages = Les pages web sont installées.
doctor-no-pages = Les pages web manquent. Lancez ./cupboard une fois, ou réinstallez Cupboard.
doctor-folder = Les autres utilisateurs ne peuvent pas lire le dossier { $path }.
doctor-no-folder = Le dossier { $path } n’existe pas encore. Le serveur le crée à son premier lancement.
doctor-open-folder = D’autres utilisateurs peuvent lire { $path }, y compris les secrets des parties en cours. Tapez : chmod -R go= { $path }
doctor-no-key = Il n’y a pas de secret.key dans { $path }. Le serveur créera une nouvelle clé à son prochain lancement, mais les joueurs perdront leur nom et la liste de leurs parties. Si vous avez une copie de la clé, remettez-la en place.
doctor-space = { $megabytes } Mo libres pour les parties ({ $path }).
doctor-cache = { $megabytes } Mo libres pour le code compilé ({ $path }).
doctor-low-space = Il ne reste que { $megabytes } Mo dans { $path }. Sans place, aucun coup ne peut être enregistré. Libérez de la place, ou choisissez un autre dossier.
doctor-database = La base de données { $where } contient { $tables ->
    [one] { $tables } partie
   *[other] { $tables } parties
 }.
doctor-empty-database = La base de données { $where } n’a pas encore de tables. Le serveur les crée à son premier lancement.
doctor-old-database = La base de données { $where } vient d’une version précédente. Le serveur la mettra à jour à son prochain lancement ; faites d’abord une sauvegarde.
doctor-new-database = La base de données { $where } vient d’une version plus récente de Cupboard. Mettez le programme à jour.
doctor-integrity = Le fichier de la base de données est intact.
doctor-damaged-database = Le fichier de la base de données est endommagé : { $problem }. Arrêtez le serveur et restaurez une sauvegarde.
doctor-logs = Le journal de chaque partie est complet.
doctor-broken-logs = { $tables ->
    [one] Le journal de { $tables } partie est incomplet. Elle ne peut pas être ouverte.
   *[other] Les journaux de { $tables } parties sont incomplets. Elles ne peuvent pas être ouvertes.
} Restaurez une sauvegarde.
doctor-bad-address = { $address } n’est pas une adresse. Elle doit commencer par http:// ou https://.
doctor-no-server = Aucun serveur ne répond à l’adresse { $address } : { $problem }. Est-il lancé, et le proxy connaît-il son port ?
doctor-unhealthy = Le serveur à l’adresse { $address } ne peut pas utiliser sa base de données (statut { $status }). Son journal dit pourquoi.
doctor-server = Le serveur répond à l’adresse { $address }.
doctor-metrics-private = Ses métriques ne sont pas publiques.
doctor-other-version = Cette installation est en version { $here }, mais le serveur annonce { $there }. Relancez le serveur après une mise à jour.
doctor-engine-failures = { $n ->
    [one] { $n } coup de l’ordinateur a échoué et a été remplacé par un coup au hasard.
   *[other] { $n } coups de l’ordinateur ont échoué et ont été remplacés par des coups au hasard.
 } Le journal du serveur en donne les raisons.
doctor-proxy-host = Le proxy modifie l’en-tête Host, si bien que le serveur refuse les coups. Il doit le transmettre tel quel.
doctor-proxy-refuses = Le serveur n’est pas utilisable par cette adresse (statut { $status }).
doctor-proxy-https = Le serveur ne sait pas qu’on l’atteint par HTTPS. Le proxy doit envoyer X-Forwarded-Proto et figurer dans FORWARDED_ALLOW_IPS.
doctor-sockets = Les connexions en direct (WebSockets) fonctionnent.
doctor-no-sockets = Les connexions en direct (WebSockets) échouent : { $problem }. Le proxy doit laisser passer le passage à WebSocket sous /api/tables/.
