## The game in a minute

dacapo-in-a-minute = Une rangée de bols mène de vous au bol noir, au milieu. À chaque tour, chacun met en secret de un à cinq haricots dans son poing, puis tous les poings s’ouvrent en même temps. Le plus grand nombre montré par un seul joueur gagne. Ces haricots remplissent le bol suivant de sa rangée, et tous les autres sont perdus. Les nombres égaux s’annulent. Le premier à remplir le bol noir gagne. Mais attention : vos seize haricots doivent suffire.

## Lessons, in the order of lessons.toml

lesson-dacapo-row-task = Quatre bols mènent de vous au bol noir. Votre adversaire ouvre toujours avec un seul haricot. Remplissez le premier bol de votre rangée.
lesson-dacapo-row-right = Vous avez montré davantage, et vos haricots remplissent le bol le plus proche de vous. À deux ou trois joueurs, il y en a quatre sur le chemin du bol noir.
lesson-dacapo-row-missed = Un contre un : les nombres égaux s’annulent, et personne n’avance. Montrez-en au moins deux.

lesson-dacapo-short-row-task = Vous jouez à quatre. Chaque rangée n’a donc que trois bols, et vous en avez rempli deux. Aux deux premiers tours, les joueurs 2 et 4 ont montré trois haricots, le joueur 3 deux. Supposons qu’ils recommencent : remplissez votre troisième bol.
lesson-dacapo-short-row-right = Votre rangée est pleine, car à quatre ou cinq joueurs, elle n’a que trois bols. Le suivant est déjà le bol noir.
lesson-dacapo-short-row-missed = Ce n’était pas assez. Ils montrent trois, deux et trois. Avec quatre ou cinq haricots, personne ne vous égale.

lesson-dacapo-sixteen-task = Vous n’avez que seize haricots pour toute la partie. Il y a deux bols de cinq dans votre rangée, cinq haricots sont perdus, et il ne vous en reste qu’un. Continuez.
lesson-dacapo-sixteen-right = C’était votre dernier haricot, et votre adversaire a encore rempli deux bols sans vous. Les cinq sont forts, mais seize haricots doivent suffire pour cinq bols, soit environ trois par bol.

lesson-dacapo-fist-task = Il vous reste quatre haricots. Mettez-en autant que vous voulez dans votre poing.
lesson-dacapo-fist-right = De un à cinq haricots, et jamais plus que vous n’en avez : c’est votre seul choix. Les poings se sont ouverts ensemble, et personne ne connaissait d’avance le nombre de l’autre.

lesson-dacapo-highest-task = Le joueur 2 a montré trois haricots à chaque fois, le joueur 3 quatre. Supposons qu’ils continuent ainsi : quel nombre vous fait gagner le tour ?
lesson-dacapo-highest-right = Cinq était le plus grand nombre montré par un seul joueur. Vos cinq haricots remplissent votre bol suivant ; les trois et les quatre sont retournés dans la boîte et sont perdus.
lesson-dacapo-highest-missed = Pas celui-là. Jusqu’à trois, vous êtes au-dessous du joueur 3. Avec quatre, vous l’égalez et les deux s’annulent. Un seul nombre est plus grand que tous les autres.

lesson-dacapo-cancel-task = Les joueurs 2 et 3 veulent gagner à tout prix : tous deux ont montré cinq haricots, et tous deux vont recommencer. Gagnez quand même ce tour.
lesson-dacapo-cancel-right = Les deux cinq se sont annulés, et le plus grand nombre unique restant a gagné : le vôtre. Un seul haricot suffisait !
lesson-dacapo-cancel-missed = Cela fait trois cinq, et tous s’annulent. Personne n’avance. Montrez-en moins.

lesson-dacapo-nobody-advances-task = Votre adversaire a ouvert avec cinq haricots et va sûrement recommencer. Empêchez-le d’avancer.
lesson-dacapo-nobody-advances-right = Cinq contre cinq : ils s’annulent, il ne reste aucun nombre unique, et personne n’avance. Les dix haricots sont retournés dans la boîte.
lesson-dacapo-nobody-advances-missed = Le cinq de votre adversaire était plus grand et a rempli un bol. Seul le même nombre l’arrête.

lesson-dacapo-stay-in-task = Il vous reste deux haricots, et un joueur qui n’en a plus est hors jeu. Montrez quelque chose, mais de façon à pouvoir jouer le tour suivant.
lesson-dacapo-stay-in-right = Il vous reste un haricot, et vous êtes encore en jeu. Un joueur qui n’en a plus ne joue plus, mais ses bols remplis comptent à la fin.
lesson-dacapo-stay-in-missed = Vos deux haricots sont partis, et vous êtes hors jeu. Votre rangée reste, mais les autres continuent sans vous. Montrez-en un seul.

lesson-dacapo-alone-task = Votre adversaire n’a plus qu’un haricot et doit le montrer. Jouez de façon à avoir encore des haricots après ce tour.
lesson-dacapo-alone-right = Plus personne d’autre n’avait de haricots. L’un des vôtres est donc allé gratuitement dans votre prochain bol libre, et le reste est retourné dans la boîte.
lesson-dacapo-alone-missed = Vous avez montré les cinq. Plus personne n’a de haricots, et aucun dernier haricot n’est posé. Gardez-en au moins un.

lesson-dacapo-target-task = Votre rangée est pleine, il ne manque que le bol noir. Votre adversaire a quatre haricots. Gagnez ce tour, et la partie avec lui.
lesson-dacapo-target-right = Vous avez rempli le bol noir et gagnez aussitôt. Cinq haricots ne risquaient rien ici, car on ne peut pas les égaler avec quatre.
lesson-dacapo-target-missed = Pas assez. Votre adversaire en a montré trois. Montrez-en plus.

lesson-dacapo-fewest-beans-task = Il vous reste un haricot à chacun, et chacun a rempli deux bols. Vous avez posé cinq haricots dans votre rangée, votre adversaire sept. Montrez votre dernier haricot : qui gagne ?
lesson-dacapo-fewest-beans-right = Tous les haricots sont dépensés et le bol noir est vide. Vous avez rempli autant de bols que votre adversaire, mais avec moins de haricots, et vous gagnez donc. En cas de nouvelle égalité, la victoire aurait été partagée.

lesson-dacapo-count-task = Regardez ce qu’il reste aux autres : trois haricots au joueur 2, deux au joueur 3. Gagnez ce tour à coup sûr.
lesson-dacapo-count-right = Personne ne pouvait en montrer plus de trois, et le tour vous revenait à coup sûr. Ce qu’il reste à chacun est affiché, car on peut de toute façon le compter. Ce qu’il y a dans un poing reste secret jusqu’à ce que tout le monde ait choisi.
lesson-dacapo-count-missed = On peut vous égaler ou vous dépasser, car le joueur 2 a trois haricots. Montrez-en plus de trois.

lesson-dacapo-count-yourself-task = Vous avez commencé tous deux avec huit haricots, et le jeu n’affiche pas ce qu’il en reste. Montrez-en quelques-uns, regardez ce que montre votre adversaire, et comptez : au deuxième tour, vous pouvez gagner à coup sûr.
lesson-dacapo-count-yourself-right = Votre adversaire avait montré cinq haricots sur huit. Il lui en restait trois, et vous en avez montré plus. En comptant, on sait ce qu’il reste aux autres.
lesson-dacapo-count-yourself-missed = Ce n’était pas sûr. Commencez par moins de cinq haricots. Puis retirez de huit ce qu’a montré votre adversaire, et montrez plus que le reste.

## Titles of lessons, where a rule has several

lesson-dacapo-row-title = Votre rangée
lesson-dacapo-short-row-title = Une rangée courte
lesson-dacapo-cancel-title = Quand deux s’annulent
lesson-dacapo-nobody-advances-title = Personne n’avance
lesson-dacapo-count-title = Bien compté
lesson-dacapo-count-yourself-title = Compter soi-même

## What the editions leave open or disagree on, and what we added

rule-DACAPO-2-beyond = Le jeu imprimé donne toujours 16 haricots à chacun. Les autres nombres, de 4 à 30 (option « beans »), et le handicap des plus forts (option « fewer_beans ») sont notre ajout.
rule-DACAPO-5-choice = Selon la règle imprimée, quand des nombres s’annulent, le suivant en profite. Elle ne dit pas ce qui arrive s’il est double lui aussi. Chez nous, on descend jusqu’au premier nombre unique. Il n’y a pas d’option pour cela.
rule-DACAPO-7-choice = La règle imprimée parle du prochain bol libre, sans dire si cela peut être le bol noir. Chez nous, oui. Il n’y a pas d’option pour cela.
rule-DACAPO-9-choice = La règle imprimée compare les bols, puis les haricots, et s’arrête là. Chez nous, en cas de nouvelle égalité, la victoire est partagée. Il n’y a pas d’option pour cela.
rule-DACAPO-10-choice = Dans le jeu imprimé, chacun cache ses haricots sous la table, et la règle ne dit pas si les autres peuvent savoir combien il en reste. Mais chaque haricot dépensé est d’abord montré, et chacun pourrait donc compter. Chez nous, le nombre est affiché. Si vous préférez compter vous-mêmes, activez l’option « hide_stocks ».

## The guided first game: each note is shown once, when what it explains first happens

guide-dacapo-welcome = Voici Da Capo, un jeu de bluff. Chaque joueur a une rangée de bols qui mène au bol noir du milieu. Le premier à remplir le bol noir gagne.
guide-dacapo-fist = Choisissez en secret combien de haricots vous mettez dans votre poing : de 1 à 5. Le plus grand nombre gagne, mais seulement si personne d’autre ne montre le même !
guide-dacapo-advanced = Vous aviez le plus grand nombre unique, et vos haricots remplissent le bol suivant de votre rangée.
guide-dacapo-theirs = Un autre joueur avait le plus grand nombre unique et remplit un bol.
guide-dacapo-equal = Les nombres égaux s’annulent. Cette fois, aucun nombre n’était unique, et personne n’avance.
guide-dacapo-gone = Les haricots qui ne gagnent pas retournent dans la boîte et sont perdus. Ne les gaspillez pas !
guide-dacapo-near = Une rangée est pleine jusqu’au bol noir. Il suffit d’y avancer encore une fois pour gagner la partie !
guide-dacapo-out = Quand un joueur n’a plus de haricots, il est hors jeu.
guide-dacapo-last = Un seul joueur avait encore des haricots. Il peut en poser un, et un seul, dans son prochain bol libre.
guide-dacapo-over = La partie est terminée. Si personne n’a rempli le bol noir, le joueur qui a rempli le plus de bols gagne. À égalité, c’est celui qui y a mis le moins de haricots. Vous savez maintenant jouer à Da Capo !

## Analysis

learn-analysis-mix = Meilleure stratégie
learn-analysis-mix-about = À quelle fréquence un joueur imbattable montre chaque nombre, et ce que chaque nombre coûte en moyenne.
learn-analysis-mix-free = ne coûte rien
learn-analysis-mix-costs = coûte { $n } %
learn-analysis-mix-chosen = choisi

## Print

print-help-dacapo = Bols : nombre de bols remplis dans la rangée. Remplir le bol noir fait gagner la partie ; marquez-le d’une étoile. En cas d’égalité, moins de haricots dans la rangée donne la victoire.
print-cups = Bols
print-beans = Haricots
