## The game in a minute

hopper-in-a-minute = Un plateau de seize bols se trouve au milieu. À tour de rôle, chacun tire un haricot en cloche depuis le bord de la table. Si le vôtre est le quatrième dans un bol, vous gagnez ce bol, et ses haricots reviennent en jeu. Si vous n’en avez plus, prenez ceux qui sont libres. Dans la partie courte, le premier à gagner quatre bols l’emporte. La partie longue dure jusqu’à ce que le plateau soit vide. À la fin, tout le monde tire en même temps, et les points décident.

## Lessons, in the order of lessons.toml

lesson-hopper-tray-task = Seize bols sont sur le plateau, quatre sur quatre : colonnes a à d de gauche à droite, rangées 1 à 4 en s’éloignant de vous. Supposons que votre haricot tombe dans le bol le plus éloigné, à droite. Saisissez-le à cet endroit.
lesson-hopper-tray-right = C’est d4. Chaque bol porte le nom de sa place. Le plateau est au milieu de la table, à égale distance de tous.
lesson-hopper-tray-missed = C’est une autre place. Le bol le plus éloigné, à droite, est au croisement de la colonne d et de la rangée 4.

lesson-hopper-deal-task = Les 80 haricots sont distribués : 26 à chacun des trois joueurs, et les deux derniers sont libres sur la table. Le hasard a désigné le joueur 3, qui a déjà tiré. C’est maintenant à vous : indiquez n’importe quelle place pour votre haricot.
lesson-hopper-deal-right = C’était ensuite au joueur 2. Le hasard désigne seulement le premier joueur ; ensuite, on joue dans le sens des aiguilles d’une montre.

lesson-hopper-shot-task = À votre tour, vous faites un seul tir. Frappez le bord de la table, et l’un de vos haricots s’envole en cloche vers le plateau. Tirez !
lesson-hopper-shot-right = Un haricot, un tir, et c’est au suivant, que vous ayez touché au but ou non.

lesson-hopper-over-the-edge-task = Pas de chance : votre haricot heurte le rebord du bol b3, saute par-dessus le bord de la table et finit par terre. Comment compte-t-il ?
lesson-hopper-over-the-edge-right = Comme un haricot libre, tout comme ceux qui ont manqué les bols et sont sur le plateau ou sur la table. Il le reste jusqu’à ce que quelqu’un prenne les haricots libres.
lesson-hopper-over-the-edge-missed = Il n’est pas resté dans ce bol. Ce qui compte, c’est l’endroit où un haricot s’arrête. Celui-ci n’est dans aucun bol et il est donc libre.

lesson-hopper-fourth-bean-task = Vous gagnez un bol en y mettant le quatrième haricot. Supposons que le vôtre tombe exactement où vous voulez : gagnez un bol.
lesson-hopper-fourth-bean-right = Il y en avait trois, et le vôtre était le quatrième. Le bol est à vous ! Ses haricots reviennent en jeu, libres sur la table.
lesson-hopper-fourth-bean-missed = Cela ne fait pas quatre. Cherchez un bol qui contient déjà trois haricots.

lesson-hopper-no-gap-task = Un bol est déjà parti, et il n’y en a plus en d4. Trois haricots sont dans b2. Faites-y tomber le vôtre et regardez ce que devient le vide.
lesson-hopper-no-gap-right = Les bols ont été resserrés : celui de c4 se trouve maintenant en b2 et a emporté ses deux haricots. Un vide ne reste que si vous en convenez, et un bol porte le nom de sa place actuelle.
lesson-hopper-no-gap-missed = Aucun bol n’a été gagné, il n’y a donc pas de vide. Faites tomber votre haricot dans b2.
lesson-hopper-gap-stays-task = Dans cette partie, les vides restent. Le bol de d4 est déjà parti, et trois haricots sont dans b2. Faites-y tomber le vôtre et observez les autres bols.
lesson-hopper-gap-stays-right = Vous avez gagné le bol, et aucun autre n’a bougé : celui de c4 est toujours là, avec ses deux haricots.
lesson-hopper-gap-stays-missed = Aucun bol n’a été gagné. Faites tomber votre haricot dans b2.

lesson-hopper-refill-task = C’est votre dernier haricot. Indiquez n’importe quelle place, et voyez ce qui se passe quand votre tour revient.
lesson-hopper-refill-right = Votre main était vide, et vous avez pris tous les haricots libres. Ceux des bols restent où ils sont.

lesson-hopper-nothing-loose-task = Le joueur 2 n’a plus de haricots, et aucun n’est libre. Faites que cela dure : indiquez pour le vôtre une place où le joueur 2 n’y gagne rien.
lesson-hopper-nothing-loose-right = Votre haricot est dans un bol, et aucun n’est libre. Le tour du joueur 2 est donc sauté, et c’est encore à vous.
lesson-hopper-nothing-loose-missed = Il y a eu des haricots libres, et le joueur 2 les a pris. Un tir manqué en laisse un, un bol gagné en laisse quatre. Choisissez un bol qui ne sera pas plein.

lesson-hopper-four-cups-task = Dans la partie courte, le premier à gagner quatre bols remporte la partie. Vous en avez trois, le joueur 2 en a deux. Gagnez !
lesson-hopper-four-cups-right = Votre quatrième bol ! Vous gagnez aussitôt la partie courte.
lesson-hopper-four-cups-missed = Ce coup ne gagne aucun bol. Lequel contient déjà trois haricots ?

lesson-hopper-black-cup-task = La partie longue dure jusqu’à ce que le plateau soit vide. Il reste quatre bols, et trois haricots sont dans b2. Gagnez ce bol et regardez ce qui arrive.
lesson-hopper-black-cup-right = Il ne restait que trois bols neutres. Le bol noir les a donc rejoints, et les quatre forment un carré au milieu. Le final commence !
lesson-hopper-black-cup-missed = Aucun bol n’a été gagné, les quatre sont toujours là. Faites tomber votre haricot dans b2.

lesson-hopper-all-at-once-task = Le bol noir est sur le plateau, et tout le monde tire en même temps, aussi vite que possible. Vous êtes rapide aujourd’hui : indiquez la place de deux de vos haricots, l’un aussitôt après l’autre.
lesson-hopper-all-at-once-right = Deux fois de suite, sans attendre personne : dans le final, on ne joue plus à tour de rôle.

lesson-hopper-all-in-a-round-task = Le bol noir est sur le plateau, et tout le monde tire en même temps. Dans cette partie, cela se fait par manches : chacun vise, puis tous les haricots volent ensemble. Tirez !
lesson-hopper-all-in-a-round-right = Les deux haricots ont volé en même temps. Si plusieurs tombent dans le même bol, il revient au joueur dont le haricot est le quatrième. Puis vient la manche suivante.

lesson-hopper-last-cup-task = Dans la partie longue, les points décident : un bol neutre vaut 1, le bol noir 2, le dernier bol du plateau 3. Vous avez huit bols neutres, soit 8 points. Le joueur 2 en a sept et le bol noir, soit 9 points. Il reste un bol. Gagnez !
lesson-hopper-last-cup-right = Neutre ou noir, le dernier bol vaut 3 points. Vous gagnez 11 à 9. Le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
lesson-hopper-last-cup-missed = Le dernier bol est toujours là. Il contient trois haricots. Ajoutez-y le quatrième.

lesson-hopper-skill-task = À présent, tout dépend de votre main : touchez un bol pour viser, trouvez la bonne force et frappez au bon moment. Essayez d’atteindre un des bols du milieu.
lesson-hopper-skill-right = La direction, la force et le moment ont décidé de la trajectoire. Le haricot rebondit sur les rebords et sur la table, et peut en heurter d’autres et les déplacer. Votre main tremble toujours un peu, et l’entraînement paie.

lesson-hopper-enter-task = Vous tirez de vrais haricots sur une vraie table, et le programme tient les comptes. Votre haricot s’est arrêté dans le bol b3. Saisissez-le.
lesson-hopper-enter-right = Il y a maintenant deux haricots dans b3, et c’est au joueur 2. Vous tirez et indiquez où les haricots s’arrêtent ; le programme s’occupe des tours, des bols et des points.
lesson-hopper-enter-missed = Ce n’est pas ce qui s’est passé sur la table, où le haricot est dans b3. Dans une vraie partie, une saisie fausse peut être reprise.

lesson-hopper-knock-task = Sur la vraie table, votre haricot a manqué les bols et reste libre. Mais il en a poussé un autre, qui était libre, dans le bol c2, qui en contenait déjà trois. Saisissez tout cela.
lesson-hopper-knock-right = Ce n’était pas votre haricot, mais c’était votre tir. Quand plus rien ne bougeait, il y en avait quatre dans c2. Le bol est à vous.
lesson-hopper-knock-missed = Ce n’est pas tout à fait cela. Votre propre haricot est libre, et un autre a été poussé dans c2.
lesson-hopper-push-task = Sur la vraie table, le bol de d4 a été gagné, et vous avez poussé celui de a1 dans le vide. Indiquez-le d’abord : de a1 à d4.
lesson-hopper-push-right = Le plateau à l’écran ressemble maintenant au vôtre. C’est encore à vous, car pousser un bol n’est pas un tir.
lesson-hopper-push-missed = Cela dit où un haricot s’est arrêté. Indiquez d’abord que le bol de a1 a été poussé en d4.

## Titles of lessons, where a rule has several

lesson-hopper-no-gap-title = Resserrer les bols
lesson-hopper-refill-title = Reprendre des haricots
lesson-hopper-nothing-loose-title = Aucun haricot libre
lesson-hopper-all-at-once-title = Tous en même temps
lesson-hopper-all-in-a-round-title = En une manche
lesson-hopper-enter-title = Noter un tir
lesson-hopper-knock-title = Un haricot bousculé

## What the editions leave open or disagree on, and what we added

rule-HOPPER-2-choice = La règle imprimée distribue les haricots à parts égales et ne parle pas du reste. Chez nous, il est posé sur la table et compte comme libre. L’option « beans » fixe le nombre de haricots.
rule-HOPPER-4-choice = La règle imprimée ne dit pas ce que deviennent les haricots tombés de la table. Chez nous, ils sont libres. Il n’y a pas d’option pour cela.
rule-HOPPER-5-choice = Selon la règle imprimée, le bol revient au joueur dont le tir y met le quatrième haricot. Elle ne dit rien d’un haricot déjà posé qu’un tir y pousse. Chez nous, il compte pour le tireur. Il n’y a pas d’option pour cela.
rule-HOPPER-6-choice = Les éditions anglaise et espagnole comblent les vides ; l’allemande et la française disent qu’on peut le faire. Chez nous, on les comble, sauf si vous désactivez l’option « close_gaps ».
rule-HOPPER-7-choice = Selon la règle imprimée, un joueur à court de haricots reprend ceux qui sont tombés hors des bols. Elle ne dit ni combien, ni que faire quand il n’y en a pas. Chez nous, vous les prenez tous quand vient votre tour ; tant qu’il n’y en a pas, votre tour est sauté. Dans le final, les joueurs à court de haricots se les partagent. Il n’y a pas d’option pour cela.
rule-HOPPER-10-choice = Dans le final imprimé, tout le monde tire en même temps, mais la règle ne dit pas à qui revient un bol quand plusieurs haricots arrivent. Chez nous, c’est au joueur dont le haricot tiré s’y est arrêté en quatrième. Ceux qui s’y trouvaient déjà et ont seulement bougé ne comptent pour personne. L’option « finale » permet de tirer par manches.
rule-HOPPER-11-choice = La règle imprimée ne dit rien des égalités. Chez nous, la victoire est partagée. Il n’y a pas d’option pour cela.
rule-HOPPER-12-beyond = Le jeu imprimé se joue avec de vrais haricots. Le tir à l’écran est notre ajout, tout comme la main plus sûre de certains joueurs (option « steady_hands »).
rule-HOPPER-13-beyond = Le jeu imprimé n’a pas d’arbitre. Avec notre ajout, le programme compte pour vous quand vous jouez sur une vraie table.

## The guided first game: each note is shown once, when what it explains first happens

guide-hopper-welcome = Voici Hopper. Vous tirez des haricots dans les bols du milieu. Mettez le quatrième haricot dans un bol pour le gagner. Le premier à gagner quatre bols remporte la partie.
guide-hopper-shoot = À vous de tirer ! Touchez un bol pour viser. Maintenez le bouton et relâchez-le au repère, puis appuyez encore quand la main passe au milieu. Vous pouvez aussi saisir le tir en chiffres.
guide-hopper-landed = Votre haricot reste là où il s’est arrêté : dans un bol, sur le plateau ou sur la table.
guide-hopper-knocked = Un haricot en vol peut en bousculer d’autres. Eux aussi restent là où ils s’arrêtent.
guide-hopper-claimed = Quatre haricots, et le bol est à vous ! Ses haricots sont maintenant libres et reviennent en jeu.
guide-hopper-theirs = Votre adversaire a mis le quatrième haricot et gagne le bol. Peu importe qui a tiré les trois premiers !
guide-hopper-shifted = Un bol a quitté le plateau, et les autres se resserrent. Regardez où ils sont maintenant.
guide-hopper-refilled = Quelqu’un n’avait plus de haricots et ramasse tous ceux qui sont libres.
guide-hopper-near = Quelqu’un a gagné trois bols. Encore un, et c’est la victoire ! Visez les bols qui contiennent trois haricots.
guide-hopper-over = Quatre bols sont gagnés, et la partie est terminée. Vous savez maintenant jouer à Hopper !

## Analysis

learn-analysis-hits = Tirs réussis
learn-analysis-hit-shots = tirs
learn-analysis-hit-cup = dans un bol
learn-analysis-hit-tray = libres sur le plateau
learn-analysis-hit-table = libres sur la table
learn-analysis-hit-off = tombés de la table
learn-analysis-hit-claims = bols gagnés
learn-analysis-hit-knocks = haricots bousculés
learn-analysis-hit-streak = plus longue série réussie

## Print

print-help-hopper = Comptez les bols de chacun, puis additionnez les points : un bol neutre vaut 1, le bol noir 2 et le dernier bol du plateau 3, neutre ou noir. Le dernier bol ne compte qu’une fois.
print-help-hopper-short = Après chaque partie, notez combien de bols chacun a gagnés. Le gagnant en a quatre.
print-cups-neutral = Bols neutres, 1 chacun
print-cup-black = Bol noir, 2
print-cup-last = Dernier bol, 3
