## Ce que la table du navigateur refuse, et ce que le serveur dit de lui-même.

refusal-bad-request = Cette demande n’est pas valide ({ $where }) : { $problem }
refusal-bad-host = L’adresse du serveur dans cette demande n’est pas valide, et aucun lien ne peut être affiché. Ouvrez la page à son adresse habituelle.
refusal-engine-plays = L’ordinateur joue en ce moment à la place du joueur { $seat }.
refusal-game-not-over = Ce sera possible une fois la partie terminée.
refusal-game-over = La partie est terminée.
refusal-garbage = Le serveur n’a pas compris ce message. Rechargez la page, puis réessayez.
refusal-hint-too-late = La partie a avancé avant que l’indice soit prêt. Redemandez-en un à votre prochain tour.
refusal-hints-off = Les indices ne sont pas autorisés dans cette partie.
refusal-hints-off-memory = Les indices ne sont pas autorisés dans cette partie, car la mémoire y fait partie du jeu. On ne peut les autoriser qu’avant la partie.
refusal-look-first = Cet indice est destiné au joueur { $seat }. Affichez d’abord son point de vue.
refusal-missing-header = Cette demande ne vient pas d’une page de Cupboard.
refusal-no-free-seat = Toutes les places de cette partie sont prises.
refusal-no-network = Cet ordinateur n’est connecté à aucun réseau, si bien qu’aucun autre appareil ne peut participer. Connectez-le et réessayez.
refusal-no-offer = Cette demande de reprise de coup n’est plus en attente.
refusal-no-rematch = Personne ne propose de revanche pour le moment.
refusal-no-such-lesson = Cette leçon n’existe pas.
refusal-no-such-puzzle = Ce problème n’existe pas.
refusal-no-such-level = Le niveau « { $level } » n’existe pas. Niveaux possibles : { $known }.
refusal-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
refusal-no-such-table = Aucune partie ne correspond à ce code. Vérifiez-le, puis réessayez.
refusal-not-at-host = C’est possible uniquement sur l’ordinateur où tourne Cupboard.
refusal-not-away = Le joueur { $seat } est absent depuis moins de { $seconds } secondes. Patientez encore un peu.
refusal-not-found = Cette page n’existe pas.
refusal-not-host = Seule la personne qui a créé la partie peut le faire.
refusal-not-the-guide = Les réglages d’une partie guidée ne peuvent pas être modifiés.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-offer-open = Quelqu’un a déjà demandé à reprendre un coup.
refusal-only-watching = Ce lien est réservé aux spectateurs. Vous pouvez regarder, mais pas jouer.
refusal-other-database = Cette base de données vient d’une autre version de Cupboard ({ $found } au lieu de { $known }).
refusal-other-rules = Cette partie a été commencée avec une version antérieure des règles et ne peut pas continuer. Commencez-en une nouvelle.
refusal-rematch-begun = La revanche a déjà commencé.
refusal-seat-resigned = Le joueur { $seat } a abandonné.
refusal-seat-taken = La place { $seat } est prise.
refusal-server-trouble = Le serveur n’a pas pu enregistrer ce changement, et rien n’a été modifié. Réessayez, s’il vous plaît.
refusal-still-waiting = La partie commencera quand tout le monde sera là.
refusal-takeback-off = Dans cette partie, on ne peut pas reprendre ses coups.
refusal-token-wrong = Cette place a été prise sur un autre appareil. Continuez sur celui-là.
refusal-too-big = Cet envoi est trop volumineux ({ $most } octets au maximum).
refusal-too-fast = Trop de demandes à la suite. Patientez un instant, puis réessayez.
refusal-too-many-analyses = Beaucoup de parties attendent déjà leur analyse. Réessayez plus tard.
refusal-too-many-tables = Vous avez déjà { $most } parties en cours. Terminez-en ou retirez-en d’abord une.
refusal-too-many-tries = Trop de tentatives. Attendez une minute, puis réessayez.
refusal-watching-off = Cette partie n’accepte pas de spectateurs.
refusal-wrong-method = Cette adresse n’accepte pas ce genre de demande.
refusal-wrong-origin = Les demandes venant d’autres sites ne sont pas autorisées.

pages-missing = Le serveur fonctionne, mais ses pages ne sont pas encore construites. Pour les construire, lancez ./cupboard dans le dossier du projet.
serve-cannot-listen = Impossible d’ouvrir le serveur sur { $host }, port { $port } : { $problem }
serve-needs-postgres = Plusieurs processus exigent PostgreSQL. Ajoutez --database postgresql://…
serve-one-process = Sous Windows, le serveur ne peut tourner que dans un seul processus.
worker-needs-postgres = Les processus de calcul ont besoin de la base PostgreSQL des serveurs. Ajoutez --database postgresql://…

preview-join = { $known ->
    [named] { $name } vous invite à jouer à { $game }
   *[unnamed] Invitation à jouer à { $game }
}
preview-watch = { $known ->
    [named] Regardez { $name } jouer à { $game }
   *[unnamed] Regardez une partie de { $game }
}
