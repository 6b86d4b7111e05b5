lesson-dacapo-row-task = Quatre bols mènent de vous au bol noir. L’autre joueur ouvre toujours avec un seul haricot. Remplissez le premier bol de votre rangée.
lesson-dacapo-row-right = Vous avez montré davantage, et vos haricots remplissent le bol le plus proche de vous. À deux ou trois joueurs, il y en a quatre sur le chemin du bol noir.
lesson-dacapo-row-missed = Un contre un : les nombres égaux s’annulent et personne n’avance. Montrez-en au moins deux.

lesson-dacapo-short-row-task = Vous êtes quatre : chaque rangée n’a donc que trois bols, et vous en avez rempli deux. Aux deux premiers tours, les joueurs 2 et 4 ont montré trois haricots, le joueur 3 deux. Supposons qu’ils recommencent : remplissez votre troisième bol.
lesson-dacapo-short-row-right = Votre rangée est pleine : à quatre ou cinq joueurs, elle n’a que trois bols. Le suivant, c’est déjà le bol noir.
lesson-dacapo-short-row-missed = Ce n’était pas assez. Ils montrent trois, deux et trois : avec quatre ou cinq haricots, personne ne vous égale.

lesson-dacapo-sixteen-task = Seize haricots, vous n’en aurez jamais d’autres. Il y a deux cinq dans votre rangée, cinq haricots sont perdus, et il ne vous en reste qu’un. Continuez.
lesson-dacapo-sixteen-right = C’était votre dernier haricot, et l’autre joueur a encore avancé de deux bols sans vous. Les cinq sont forts, mais seize haricots doivent suffire pour cinq bols : cela fait environ trois pour chacun.

lesson-dacapo-fist-task = Il vous reste quatre haricots. Mettez-en autant que vous voulez dans votre poing et posez-le sur la table.
lesson-dacapo-fist-right = De un à cinq haricots, et jamais plus que vous n’en avez : voilà tout le choix. Les poings se sont ouverts ensemble ; avant cela, personne ne connaissait le nombre de l’autre.

lesson-dacapo-highest-task = Le joueur 2 a montré trois haricots à chaque fois, le joueur 3 quatre. Supposons qu’ils continuent ainsi : quel nombre vous fait gagner le tour ?
lesson-dacapo-highest-right = Cinq était le plus grand nombre montré par un seul joueur. Vos cinq haricots remplissent votre bol suivant ; les trois et les quatre sont retournés dans la boîte, perdus.
lesson-dacapo-highest-missed = Pas celui-là. Jusqu’à trois, vous êtes au-dessous du joueur 3. Avec quatre, vous l’égalez et les deux s’annulent. Un seul nombre est plus grand que tous les autres.

lesson-dacapo-cancel-task = Les joueurs 2 et 3 veulent gagner à tout prix : tous deux ont montré cinq haricots, et tous deux vont recommencer. Gagnez quand même ce tour.
lesson-dacapo-cancel-right = Les deux cinq se sont annulés, et le plus grand nombre unique en dessous a gagné : le vôtre. Un seul haricot y suffit !
lesson-dacapo-cancel-missed = Cela fait trois cinq, et tous s’annulent. Personne n’avance. Montrez-en moins.

lesson-dacapo-nobody-advances-task = L’autre joueur a ouvert avec cinq haricots et va sûrement recommencer. Empêchez-le d’avancer.
lesson-dacapo-nobody-advances-right = Cinq contre cinq : ils s’annulent, il ne reste aucun nombre unique, et personne n’avance. Les dix haricots sont retournés dans la boîte.
lesson-dacapo-nobody-advances-missed = Le cinq de l’autre joueur était plus grand et a rempli un bol. Seul le même nombre l’arrête.

lesson-dacapo-stay-in-task = Il vous reste deux haricots, et qui n’en a plus est éliminé. Montrez quelque chose, mais restez en jeu pour le tour suivant.
lesson-dacapo-stay-in-right = Il vous reste un haricot, et vous êtes encore en jeu. Qui n’en a plus ne montre plus rien, mais ses bols remplis restent et comptent à la fin.
lesson-dacapo-stay-in-missed = Vos deux haricots sont partis, et vous êtes hors jeu. Votre rangée reste, mais les autres continuent sans vous. N’en montrez qu’un.

lesson-dacapo-alone-task = L’autre joueur n’a plus qu’un haricot et doit le montrer. Jouez de façon à avoir encore des haricots après ce tour.
lesson-dacapo-alone-right = Il n’y avait plus que vous à avoir des haricots. L’un d’eux est donc allé, en cadeau, dans votre prochain bol libre, et le reste est retourné dans la boîte.
lesson-dacapo-alone-missed = Vous avez montré les cinq : plus personne n’a de haricots, et aucun dernier n’est posé. Gardez-en au moins un.

lesson-dacapo-target-task = Votre rangée est pleine, il ne manque que le bol noir. L’autre joueur a quatre haricots. Gagnez ce tour, et la partie avec lui.
lesson-dacapo-target-right = Le bol noir est rempli : la partie est finie aussitôt, et vous avez gagné. Cinq haricots étaient ici tout à fait sûrs, car on ne peut les égaler avec quatre.
lesson-dacapo-target-missed = Pas assez : l’autre joueur en a montré trois. Montrez-en plus.

lesson-dacapo-fewest-beans-task = Il vous reste un haricot à chacun, et chacun a rempli deux bols. Vous avez posé cinq haricots dans votre rangée, l’autre joueur sept. Montrez votre dernier haricot : qui gagne ?
lesson-dacapo-fewest-beans-right = Tous les haricots sont dépensés et le bol noir est vide. Vous êtes allés aussi loin l’un que l’autre, mais vous avec moins de haricots : c’est vous qui gagnez. À égalité là aussi, la victoire aurait été partagée.

lesson-dacapo-count-task = Regardez ce qu’il reste aux autres : trois haricots au joueur 2, deux au joueur 3. Gagnez ce tour à coup sûr.
lesson-dacapo-count-right = Personne ne pouvait en montrer plus de trois : le tour vous revenait à coup sûr. Ce que chacun possède est affiché, puisque qui regarde bien le sait de toute façon. Ce qu’il y a dans un poing reste secret jusqu’à ce que tous aient choisi.
lesson-dacapo-count-missed = On peut vous égaler ou vous dépasser : le joueur 2 a trois haricots. Montrez-en plus de trois.

lesson-dacapo-count-yourself-task = Vous avez commencé tous deux avec huit haricots, et ici personne ne voit ce qu’il reste à l’autre. Montrez-en quelques-uns, regardez ce que montre l’autre joueur, et comptez : au deuxième tour, vous pouvez gagner à coup sûr.
lesson-dacapo-count-yourself-right = L’autre joueur avait montré cinq haricots sur huit ; il lui en restait trois, et vous en avez montré plus. Qui compte sait ce que les autres possèdent.
lesson-dacapo-count-yourself-missed = Ce n’était pas sûr. Commencez par moins de cinq haricots. Puis ôtez de huit ce qu’a montré l’autre joueur, et montrez plus que le reste.
rule-DACAPO-10-choice = Dans le jeu imprimé, chacun cache ses haricots sous la table, et la règle ne dit pas si les autres peuvent savoir combien il en reste. Mais tout haricot dépensé est d’abord montré : chacun pourrait donc compter. C’est pourquoi nous affichons le nombre. Si vous préférez compter vous-mêmes, la table peut le cacher (option « hide_stocks »).
