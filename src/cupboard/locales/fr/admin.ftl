## S’occuper d’un serveur : `cupboard admin` et `cupboard doctor`.

cli-admin-help = S’occuper des parties d’un serveur : les lister, sauvegarder, restaurer, exporter ou supprimer.
cli-admin-epilog = Toutes les commandes utilisent le dossier de `cupboard serve`, ou --data ou --database.
cli-admin-tables-help = Lister les parties enregistrées, ou en montrer une avec ses joueurs.
cli-admin-tables-epilog = Par exemple : cupboard admin tables --status playing --most 20
cli-admin-arg-code = Montrer seulement la partie qui a ce code ou cet identifiant, avec les identifiants des joueurs.
cli-admin-opt-game = Seulement ce jeu.
cli-admin-opt-status = Seulement les parties dans cet état.
cli-admin-opt-guest = Seulement les parties du joueur qui a cet identifiant.
cli-admin-opt-most = En lister au plus autant.
cli-admin-no-status = L’état « { $asked } » n’existe pas. Choix possibles : { $known }.
cli-admin-none = Aucune partie de ce genre.
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
cli-admin-processes-help = Lister les processus de la base PostgreSQL : serveurs et processus de calcul.
cli-admin-sockets-help = Lister les places connectées en ce moment, et à quel processus.
cli-admin-drain-help = Demander à un processus de partir : il ferme ses connexions, qui se rétablissent ailleurs.
cli-admin-drain-epilog = Avec `serve --processes`, un nouveau processus prend sa place. `all` s’adresse à tous.
cli-admin-arg-process = L’identifiant ou le nom du processus, ou `all`.
cli-admin-drain-done = { $processes ->
    [one] { $processes } processus est prié de partir.
   *[other] { $processes } processus sont priés de partir.
}
cli-admin-no-processes = Rien ne tourne à cet endroit.
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
admin-needs-postgres = Seule une base PostgreSQL connaît ses processus : ajoutez --database postgresql://…
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
    [one] { $games } partie a été laissée de côté : ses règles ont changé depuis ou ne sont pas installées.
   *[other] { $games } parties ont été laissées de côté : leurs règles ont changé depuis ou ne sont pas installées.
 }
cli-admin-guest-help = Supprimer le nom, l’identifiant et les places d’un joueur. Les parties terminées restent, sans le nom.
cli-admin-guest-epilog = `cupboard admin tables CODE` montre les identifiants des joueurs d’une partie. Arrêtez d’abord le serveur : les parties en mémoire gardent le nom jusqu’à ce qu’elles en sortent.
cli-admin-arg-guest = L’identifiant du joueur.
cli-admin-guest-done = Supprimé de { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } ; { $tables ->
    [one] { $tables } partie ouverte par ce joueur n’a
   *[other] { $tables } parties ouvertes par ce joueur n’ont
 } plus d’hôte connu.

admin-no-database = Impossible d’ouvrir la base de données { $where } : { $problem }
admin-no-file = Il n’y a pas de base de données dans { $path }. Lancez le serveur une fois, ou indiquez son dossier avec --data.
admin-other-schema = La base de données { $where } est de version { $found }, mais ce programme demande la version { $known }. Lancez le serveur une fois pour mettre à jour une base plus ancienne ; pour une base plus récente, installez le programme qui l’a créée.
admin-not-empty = Il y a déjà des parties dans { $where }, et une sauvegarde ne se restaure que dans une base vide. Indiquez un autre dossier avec --data ou une autre base avec --database.
admin-not-a-backup = { $path } n’est pas une sauvegarde faite par `cupboard admin backup`.
admin-newer-backup = { $path } vient d’une version plus récente (base de version { $found }, ce programme connaît { $known }). Mettez d’abord Cupboard à jour.
admin-backup-cut = { $path } est abîmé ou incomplet. Rien n’a été restauré. Prenez une autre sauvegarde.
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
doctor-extra-server = L’extra `server` n’est pas installé : le serveur est plus lent qu’il ne pourrait l’être. Installez-le : pip install "cupboard[server]"
doctor-extra-postgres = L’extra `postgres` n’est pas installé, mais la base est PostgreSQL. Installez-le : pip install "cupboard[postgres]"
doctor-pages = Les pages pour le navigateur sont là.
doctor-no-pages = Les pages pour le navigateur manquent. Lancez ./cupboard une fois, ou réinstallez Cupboard.
doctor-folder = Le dossier { $path } est fermé aux autres utilisateurs.
doctor-no-folder = Le dossier { $path } n’existe pas encore. Le serveur le crée à son premier lancement.
doctor-open-folder = D’autres utilisateurs peuvent lire { $path }, donc les secrets des parties en cours. Tapez : chmod -R go= { $path }
doctor-no-key = { $path } n’a pas de secret.key. Le serveur en créera une à son prochain lancement, mais les joueurs perdront leur nom et la liste de leurs parties. Si vous avez une copie de la clé, remettez-la.
doctor-space = { $megabytes } Mo libres pour les parties ({ $path }).
doctor-cache = { $megabytes } Mo libres pour le code compilé ({ $path }).
doctor-low-space = Il ne reste que { $megabytes } Mo dans { $path }. Sans place, aucun coup ne peut être enregistré. Libérez de la place, ou prenez un autre dossier.
doctor-database = La base de données { $where } contient { $tables ->
    [one] { $tables } partie
   *[other] { $tables } parties
 }.
doctor-empty-database = La base de données { $where } n’a pas encore de tables. Le serveur les crée à son premier lancement.
doctor-old-database = La base de données { $where } vient d’une version précédente. Le serveur la mettra à jour à son prochain lancement ; faites d’abord une sauvegarde.
doctor-new-database = La base de données { $where } vient d’une version plus récente de Cupboard. Mettez le programme à jour.
doctor-integrity = Le fichier de la base de données est intact.
doctor-damaged-database = Le fichier de la base de données est abîmé : { $problem }. Arrêtez le serveur et restaurez une sauvegarde.
doctor-logs = Le journal de chaque partie est complet.
doctor-broken-logs = { $tables ->
    [one] Le journal de { $tables } partie est incomplet : elle ne peut pas être ouverte.
   *[other] Les journaux de { $tables } parties sont incomplets : elles ne peuvent pas être ouvertes.
 } Restaurez une sauvegarde.
doctor-bad-address = { $address } n’est pas une adresse. Elle doit commencer par http:// ou https://.
doctor-no-server = Aucun serveur ne répond à { $address } : { $problem }. Est-il lancé, et le proxy connaît-il son port ?
doctor-unhealthy = Le serveur à { $address } ne peut pas utiliser sa base de données (statut { $status }). Son journal dit pourquoi.
doctor-server = Le serveur à { $address } répond.
doctor-metrics-private = Ses mesures ne sont pas publiques.
doctor-other-version = Ceci est la version { $here }, mais le serveur annonce { $there }. Relancez le serveur après une mise à jour.
doctor-engine-failures = { $n ->
    [one] { $n } coup de l’ordinateur a échoué et a été remplacé par un coup au hasard.
   *[other] { $n } coups de l’ordinateur ont échoué et ont été remplacés par des coups au hasard.
 } Le journal du serveur en donne les raisons.
doctor-proxy-host = Le proxy change l’en-tête Host, si bien que le serveur refuse les coups. Le proxy doit le transmettre.
doctor-proxy-refuses = Le serveur n’est pas utilisable par cette adresse (statut { $status }).
doctor-proxy-https = Le serveur ne sait pas qu’on l’atteint par HTTPS. Le proxy doit envoyer X-Forwarded-Proto et figurer dans FORWARDED_ALLOW_IPS.
doctor-sockets = Les connexions en direct (WebSockets) fonctionnent.
doctor-no-sockets = Les connexions en direct (WebSockets) échouent : { $problem }. Le proxy doit laisser passer le changement de protocole sous /api/tables/.
