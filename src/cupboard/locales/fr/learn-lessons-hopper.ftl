lesson-hopper-tray-task = Seize bols sont dans le plateau, quatre sur quatre : colonnes a à d de gauche à droite, rangées 1 à 4 en s’éloignant de vous. Supposons que votre haricot tombe dans le bol le plus éloigné, à droite. Saisissez-le à cet endroit.
lesson-hopper-tray-right = C’est d4. Tous les bols portent ainsi le nom de leur place. Le plateau est au milieu de la table, à égale distance de tous.
lesson-hopper-tray-missed = C’est une autre place. Le bol le plus éloigné, à droite, est au croisement de la colonne d et de la rangée 4.

lesson-hopper-deal-task = Les 80 haricots sont distribués : 26 à chacun de vous trois, et deux qu’on ne pouvait partager sont libres sur la table. Le sort a désigné le joueur 3, dont le premier haricot est déjà tombé. À vous maintenant : laissez le vôtre s’arrêter où vous voulez.
lesson-hopper-deal-right = Et le joueur 2 a suivi aussitôt. Le sort dit seulement qui commence ; ensuite on joue dans le sens des aiguilles d’une montre.

lesson-hopper-shot-task = Votre tour, c’est un tir. Un coup contre le bord de la table, et l’un de vos haricots s’envole en cloche vers le plateau. Tirez !
lesson-hopper-shot-right = Un haricot, un tir, et c’est au suivant, que vous ayez touché au but ou non.

lesson-hopper-over-the-edge-task = Pas de chance : votre haricot heurte le rebord du bol b3, saute par-dessus le bord de la table et finit par terre. Comment compte-t-il ?
lesson-hopper-over-the-edge-right = Comme un haricot libre, tout comme ceux qui sont à côté des bols dans le plateau ou sur la table. Il y reste jusqu’à ce que quelqu’un prenne les haricots libres.
lesson-hopper-over-the-edge-missed = Il n’est pas resté dans ce bol. Ce qui compte, c’est où un haricot s’arrête ; celui-ci n’est dans aucun bol, il est donc libre.

lesson-hopper-fourth-bean-task = Un bol revient à celui qui y met le quatrième haricot. Supposons que le vôtre tombe exactement où vous voulez : gagnez un bol.
lesson-hopper-fourth-bean-right = Il y en avait trois, le vôtre a fait le quatrième : le bol est à vous. Ses haricots reviennent en jeu, libres sur la table.
lesson-hopper-fourth-bean-missed = Cela ne fait pas quatre. Cherchez un bol qui contient déjà trois haricots.

lesson-hopper-no-gap-task = Un bol est déjà parti : il n’y en a donc plus en d4. Trois haricots sont dans b2. Faites-y tomber le vôtre et regardez ce que devient le vide.
lesson-hopper-no-gap-right = Les bols ont été resserrés : celui de c4 se trouve maintenant en b2 et a emporté ses deux haricots. Il ne reste jamais de vide, et un bol porte le nom de sa place actuelle.
lesson-hopper-no-gap-missed = Aucun bol n’a été gagné, il n’y a donc pas de vide. Faites tomber votre haricot dans b2.

lesson-hopper-refill-task = C’est votre dernier haricot. Laissez-le s’arrêter où vous voulez, et voyez ce qui se passe quand votre tour revient.
lesson-hopper-refill-right = Votre main était vide : vous avez donc pris tous les haricots libres. Ceux des bols restent où ils sont.
rule-HOPPER-7-choice = La règle imprimée dit que qui n’a plus de haricots en reprend parmi ceux qui sont tombés à côté des bols. Elle ne dit ni combien, ni que faire quand il n’y en a pas. Ici, vous les prenez tous quand vient votre tour ; tant qu’il n’y en a pas, votre tour est sauté. Dans le final, tous ceux qui sont à court se les partagent. Aucune option n’y change rien.

lesson-hopper-nothing-loose-task = Le joueur 2 n’a plus de haricots, et aucun n’est libre. Faites que cela dure : laissez le vôtre s’arrêter là où le joueur 2 n’y gagne rien.
lesson-hopper-nothing-loose-right = Votre haricot est dans un bol, et aucun n’est libre. Le tour du joueur 2 est donc sauté, et c’est encore à vous.
lesson-hopper-nothing-loose-missed = Il y a eu des haricots libres, et le joueur 2 les a pris. Un tir manqué en laisse un, un bol gagné en laisse quatre. Choisissez un bol qui ne sera pas plein.

lesson-hopper-four-cups-task = La partie courte : le premier à posséder quatre bols gagne. Vous en avez trois, le joueur 2 en a deux. Gagnez !
lesson-hopper-four-cups-right = Votre quatrième bol ! La partie courte est finie aussitôt, et vous avez gagné.
lesson-hopper-four-cups-missed = Cela ne gagne aucun bol. Lequel contient déjà trois haricots ?

lesson-hopper-black-cup-task = La partie longue dure jusqu’à ce que le plateau soit vide. Il reste quatre bols, et trois haricots sont dans b2. Gagnez ce bol et regardez qui arrive.
lesson-hopper-black-cup-right = Il ne restait que trois bols neutres : le bol noir les a donc rejoints, et les quatre forment un carré au milieu. Le final commence !
lesson-hopper-black-cup-missed = Aucun bol n’a été gagné, les quatre sont toujours là. Faites tomber votre haricot dans b2.

lesson-hopper-all-at-once-task = Le bol noir est dans le plateau : maintenant tout le monde tire en même temps, aussi vite que possible. Vous êtes rapide aujourd’hui : laissez deux de vos haricots s’arrêter, l’un aussitôt après l’autre.
lesson-hopper-all-at-once-right = Deux fois de suite, sans attendre personne : dans le final, on ne joue plus à tour de rôle.

lesson-hopper-all-in-a-round-task = Le bol noir est dans le plateau : maintenant tout le monde tire en même temps. À cette table, cela se fait par manches : chacun vise, puis tous les haricots volent ensemble. Tirez !
lesson-hopper-all-in-a-round-right = Les deux haricots ont volé à la fois. Si plusieurs tombent dans le même bol, il revient à celui dont le haricot a fait le quatrième. Puis vient la manche suivante.

lesson-hopper-last-cup-task = Dans la partie longue, on compte les points : un bol neutre 1, le noir 2, le dernier du plateau 3. Vos huit bols neutres font 8 points ; le joueur 2 en a sept, plus le noir : 9. Il reste un bol. Gagnez !
lesson-hopper-last-cup-right = Le dernier bol compte 3, quelle que soit sa couleur : 11 points à 9. Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
lesson-hopper-last-cup-missed = Le dernier bol est toujours là. Il contient trois haricots : que le vôtre soit le quatrième.

lesson-hopper-skill-task = À présent, tout dépend de votre main : montrez un bol, trouvez la bonne force et frappez au bon moment. Essayez d’atteindre un des bols du milieu.
lesson-hopper-skill-right = Direction, force et moment ont décidé de la trajectoire. Le haricot rebondit sur les rebords et sur le fond, et ceux qui sont posés peuvent être heurtés et déplacés. Une main tremble toujours un peu : l’entraînement paie.

lesson-hopper-enter-task = Vous tirez de vrais haricots sur une vraie table, et le programme tient les comptes. Votre haricot s’est arrêté dans le bol b3. Saisissez-le.
lesson-hopper-enter-right = Il y a maintenant deux haricots dans b3, et c’est au joueur 2. Vous tirez et vous dites où les haricots se sont arrêtés ; le programme veille aux tours, aux bols et aux points.
lesson-hopper-enter-missed = Sur la table, c’était autrement : le haricot est dans b3. Dans une vraie partie, une saisie fausse peut être reprise.

lesson-hopper-knock-task = Sur la vraie table : votre haricot a manqué les bols et reste libre. Mais il a poussé celui qui traînait là dans le bol c2, qui en contenait déjà trois. Saisissez le tout.
lesson-hopper-knock-right = Ce n’était pas votre haricot, mais c’était votre tir : une fois tout immobile, il y en avait quatre dans c2. Le bol est à vous.
lesson-hopper-knock-missed = Ce n’est pas tout à fait cela : votre propre haricot est libre, et un autre a été poussé dans c2.
