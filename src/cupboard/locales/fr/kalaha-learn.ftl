## The game in a minute

kalaha-in-a-minute = Chaque côté du plateau a six alvéoles et, à sa droite, un grenier. À votre tour, prenez toutes les billes d’une de vos alvéoles et semez-les une à une, dans le sens contraire des aiguilles d’une montre. Si la dernière tombe dans votre grenier, vous rejouez. Si elle tombe dans une de vos alvéoles vides, vous prenez ce qui se trouve en face. La partie se termine quand toutes les billes sont dans les greniers. Le joueur qui en a le plus gagne.

## Lessons, in the order of lessons.toml

lesson-kalaha-home-task = Les six alvéoles devant vous sont à vous, comme le grenier à votre droite. Seules les billes de votre grenier comptent. Un coup sème les billes d’une alvéole une à une vers la droite. Choisissez une alvéole dont les billes vont jusqu’à votre grenier.
lesson-kalaha-home-right = Une bille est dans votre grenier. Elle compte pour vous, et personne ne vous la reprendra. Les alvéoles d’en face sont à votre adversaire.
lesson-kalaha-home-missed = Ces quatre billes ne sont pas allées jusqu’à votre grenier. Comptez vers la droite et choisissez une alvéole plus proche.

lesson-kalaha-three-sides-task = Vous jouez à trois, et personne n’occupe le côté à votre droite. Envoyez une bille au-delà, chez le joueur suivant.
lesson-kalaha-three-sides-right = D’abord votre grenier, puis tout de suite la première alvéole du joueur suivant. Un côté sans joueur reste vide et il est sauté.
lesson-kalaha-three-sides-missed = Cette bille est restée de votre côté. Il vous en faut assez pour dépasser votre grenier.

lesson-kalaha-four-each-task = Au départ, chaque alvéole contient quatre billes. Vous avez déjà semé une fois et vous rejouez. Jouez une alvéole qui a encore ses quatre billes du début.
lesson-kalaha-four-each-right = Quatre billes, comme dans toutes les alvéoles du plateau au départ.
lesson-kalaha-four-each-missed = Il y en avait déjà cinq, car une des billes que vous venez de semer était tombée dans cette alvéole.

lesson-kalaha-highest-roll-task = Vous avez tous deux fait un quatre, et vous avez relancé : un deux pour votre adversaire, un cinq pour vous. Vous commencez. Ouvrez la partie par un coup qui va jusque chez votre adversaire.
lesson-kalaha-highest-roll-right = Le joueur qui fait le plus grand nombre commence, et les ex æquo relancent. Le tour passe ensuite vers la droite, dans le même sens que les billes.
lesson-kalaha-highest-roll-missed = C’était bien à vous, mais toutes les billes sont restées de votre côté. Choisissez une alvéole plus à droite.

lesson-kalaha-to-the-right-task = Vous jouez à quatre. Le tour passe dans le même sens que les billes : vers la droite, à l’inverse des aiguilles d’une montre. Envoyez deux billes au joueur qui va jouer après vous.
lesson-kalaha-to-the-right-right = Votre voisin de droite a reçu vos deux billes, puis le tour. Les deux autres ont joué ensuite, et maintenant c’est de nouveau à vous.
lesson-kalaha-to-the-right-missed = Aucune bille n’est arrivée chez votre voisin de droite. Choisissez une alvéole dont les billes vont plus loin.

lesson-kalaha-around-task = Un coup prend toutes les billes d’une alvéole et les sème une à une, sans sauter d’alvéole. Faites le tour complet du plateau : votre dernière bille doit tomber dans votre propre première alvéole.
lesson-kalaha-around-right = Une bille pour votre grenier, une pour chaque alvéole d’en face, et la dernière est revenue chez vous. Votre grenier reçoit une bille au passage, le grenier adverse n’en reçoit pas.
lesson-kalaha-around-missed = Il n’y avait pas assez de billes pour faire tout le tour.

lesson-kalaha-long-lap-task = Une de vos alvéoles est si pleine que ses billes reviennent à leur point de départ, et le dépassent. Jouez-la.
lesson-kalaha-long-lap-right = Dans un tour complet, aucune alvéole n’est sautée. Celle que vous veniez de vider a reçu une bille, elle aussi.
lesson-kalaha-long-lap-missed = Une seule bille ne fait pas le tour du plateau. Cherchez l’alvéole aux quatorze billes.

lesson-kalaha-past-the-store-task = Dans cette partie, on ne sème pas dans les greniers. Envoyez deux billes de l’autre côté.
lesson-kalaha-past-the-store-right = Vos billes sont passées devant votre grenier, droit dans les alvéoles de votre adversaire.
lesson-kalaha-past-the-store-missed = Cette bille est restée de votre côté.

lesson-kalaha-free-task = Faites tomber votre dernière bille exactement dans votre grenier.
lesson-kalaha-free-right = La dernière bille est tombée dans votre grenier, et vous avez un tour supplémentaire.
lesson-kalaha-free-missed = Votre dernière bille est tombée dans une alvéole, et votre tour est terminé. Quelle alvéole contient autant de billes qu’il y a de pas jusqu’à votre grenier ?

lesson-kalaha-free-again-task = Un tour supplémentaire peut en amener un autre. Obtenez-en deux de suite.
lesson-kalaha-free-again-right = Deux fois, votre dernière bille est tombée dans votre grenier, et c’est encore à vous. Vous pouvez continuer tant que vous y arrivez.
lesson-kalaha-free-again-missed = Cette bille s’est arrêtée juste avant votre grenier, et il n’y a pas eu de tour supplémentaire. L’autre alvéole va exactement jusqu’au grenier.

lesson-kalaha-capture-task = Vous pouvez prendre cinq billes à votre adversaire. Faites tomber votre dernière bille dans votre alvéole vide, juste en face d’elles.
lesson-kalaha-capture-right = Votre dernière bille est tombée dans une de vos alvéoles qui était vide, et il y avait des billes juste en face. Vous avez pris les cinq, et la bille qui a fait la prise est allée avec elles dans votre grenier.
lesson-kalaha-capture-missed = Votre dernière bille est bien tombée dans une alvéole vide, mais il n’y a rien en face.

lesson-kalaha-capture-in-kalah-task = En face d’une de vos alvéoles vides, il y a trois billes. Faites tomber votre dernière bille dans cette alvéole.
lesson-kalaha-capture-in-kalah-right = Vous avez pris trois billes, avec celle qui a fait la prise. Jusqu’ici, le Kalah est comme les autres formes du jeu ; les préréglages expliquent ses particularités.
lesson-kalaha-capture-in-kalah-missed = Votre dernière bille est tombée de l’autre côté. On ne prend qu’avec une dernière bille tombée de son propre côté.

lesson-kalaha-nothing-across-task = Deux de vos billes peuvent entrer dans une alvéole vide. Une seule prend quelque chose : jouez celle-là.
lesson-kalaha-nothing-across-right = Juste en face, il y avait trois billes. Avec la vôtre, cela en fait quatre dans votre grenier.
lesson-kalaha-nothing-across-missed = Il n’y a rien juste en face. Vous ne prenez rien, et votre bille reste dans son alvéole.

lesson-kalaha-nobody-across-task = À trois, vous êtes au milieu, et personne n’est assis en face de vous. Faites tomber votre dernière bille dans une de vos alvéoles vides et regardez ce qui se passe.
lesson-kalaha-nobody-across-right = Il ne se passe rien. Un côté sans joueur est toujours vide, et il n’y a rien à y prendre. Votre bille reste dans son alvéole.
lesson-kalaha-nobody-across-missed = Cette dernière bille n’est pas tombée dans une alvéole vide.

lesson-kalaha-all-others-task = Dans cette partie, une prise touche tous les autres joueurs. Chacun compte depuis sa gauche : à votre deuxième alvéole, qui est vide, correspond la cinquième de chacun des autres. Faites-y tomber votre dernière bille.
lesson-kalaha-all-others-right = Trois billes, deux billes, quatre billes, et la vôtre en plus : dix pour votre grenier. L’alvéole correspondante de tous les autres a été vidée.
lesson-kalaha-all-others-missed = Votre dernière bille est tombée dans votre grenier. Vous rejouez, mais ce n’est pas une prise.

lesson-kalaha-even-nothing-task = Avec cette règle, votre dernière bille dans une de vos alvéoles vides fait une prise, même quand il n’y a rien à prendre. Amenez ainsi une bille dans votre grenier.
lesson-kalaha-even-nothing-right = L’alvéole correspondante était vide, mais la bille qui a fait la prise est allée quand même dans votre grenier.
lesson-kalaha-even-nothing-missed = Votre dernière bille est tombée dans une alvéole adverse. On ne prend qu’avec une dernière bille tombée de son propre côté.

lesson-kalaha-passed-over-task = Votre adversaire n’a plus de billes à jouer. Jouez un coup qui n’y change rien.
lesson-kalaha-passed-over-right = Sans billes, votre adversaire ne peut pas jouer. Son tour est sauté, et c’est de nouveau à vous. Cela dure jusqu’à ce qu’une bille arrive de ce côté.
lesson-kalaha-passed-over-missed = Une de vos billes est passée de l’autre côté, et votre adversaire peut de nouveau jouer.

lesson-kalaha-last-stone-task = Il ne reste qu’une bille en jeu. Amenez-la dans votre grenier.
lesson-kalaha-last-stone-right = Toutes les billes sont dans les greniers, et la partie est terminée. Vous gagnez 25 à 23, car vous en avez le plus.

lesson-kalaha-shared-task = Une dernière bille est en route vers votre grenier. Jouez jusqu’à la fin de la partie.
lesson-kalaha-shared-right = 24 billes pour vous, 24 pour votre adversaire. À égalité, la victoire est partagée.

lesson-kalaha-touched-task = Regardez et comptez autant que vous voulez, mais dès que vous touchez une alvéole, vous devez la jouer. Une de vos alvéoles prend six billes. Laquelle ?
lesson-kalaha-touched-right = Sept billes pour votre grenier. Réfléchissez d’abord, touchez ensuite !
lesson-kalaha-touched-missed = Bille touchée, bille jouée : dans une vraie partie, ce coup compterait. Ici, vous pouvez réessayer.

lesson-kalaha-agreed-task = Dans cette partie, les joueurs ont convenu qu’on peut reprendre ses coups. Trouvez tout de même du premier coup l’alvéole qui prend six billes.
lesson-kalaha-agreed-right = Sept billes pour votre grenier. En cas d’erreur, vous auriez pu demander à reprendre votre coup, puisque les joueurs en ont convenu.
lesson-kalaha-agreed-missed = Ce n’était pas cette alvéole. Dans cette partie, vous pourriez reprendre votre coup ; ici, réessayez tout simplement.

lesson-kalaha-three-stones-task = Avec trois billes par alvéole, la partie est plus facile à suivre. Depuis quelle alvéole votre dernière bille tombe-t-elle exactement dans votre grenier ?
lesson-kalaha-three-stones-right = Trois billes, trois pas : vous avez un tour supplémentaire dès le premier coup.
lesson-kalaha-three-stones-missed = La dernière bille n’est pas tombée dans votre grenier. De là, comptez trois pas en arrière.

lesson-kalaha-five-stones-task = Avec cinq billes par alvéole, ou davantage, les coups s’allongent et le jeu s’enrichit. Depuis quelle alvéole votre dernière bille tombe-t-elle maintenant exactement dans votre grenier ?
lesson-kalaha-five-stones-right = Cinq billes, cinq pas. Chaque nombre de billes donne un autre début de partie.
lesson-kalaha-five-stones-missed = La dernière bille n’est pas tombée dans votre grenier. De là, comptez cinq pas en arrière.

lesson-kalaha-no-move-task = Dans cette variante, la partie se termine dès que le joueur dont c’est le tour n’a plus de billes. Vous êtes en tête, et l’autre côté est vide. Terminez votre tour sans donner de bille à votre adversaire.
lesson-kalaha-no-move-right = C’était à votre adversaire, qui ne pouvait pas jouer. La partie est terminée, 26 à 19 pour vous. Les billes restées dans vos alvéoles ne comptent pour personne.
lesson-kalaha-no-move-missed = Maintenant, votre adversaire a une bille à jouer, et la partie continue.

lesson-kalaha-side-cleared-task = Dans cette variante, la partie se termine dès qu’un côté est vide, n’importe lequel. Vous êtes en tête. Prenez les dernières billes d’en face.
lesson-kalaha-side-cleared-right = Un côté est vide, et la partie se termine aussitôt. Les deux billes restées dans votre alvéole ne comptent pour personne.
lesson-kalaha-side-cleared-missed = Il reste des billes des deux côtés, et la partie continue.

lesson-kalaha-three-players-task = Ici, on ne prend qu’à deux ou à quatre joueurs, et vous jouez à trois. En face de votre deuxième alvéole, qui est vide, il y a quatre billes. Faites-y tomber votre dernière bille et regardez.
lesson-kalaha-three-players-right = Les quatre billes restent où elles sont, car à trois joueurs, il n’y a pas de prise dans cette variante.
lesson-kalaha-three-players-missed = Votre dernière bille est tombée dans votre grenier, pas dans une alvéole vide.

lesson-kalaha-four-players-task = À quatre, cette variante permet de prendre, mais seulement dans l’alvéole juste en face. Deux billes s’y trouvent. Prenez-les.
lesson-kalaha-four-players-right = Les deux billes d’en face sont allées dans votre grenier, avec la bille qui fait la prise. Vos voisins de gauche et de droite n’ont rien perdu.
lesson-kalaha-four-players-missed = Vous rejouez, mais vous n’avez rien pris.

lesson-kalaha-stays-task = Prenez les cinq billes, et regardez ce que devient la bille qui les prend.
lesson-kalaha-stays-right = Les cinq sont allées dans votre grenier ; la bille qui fait la prise reste dans son alvéole et peut encore être jouée. (Le livret français le dit des billes prises ; nous suivons les trois autres.)
lesson-kalaha-stays-missed = L’alvéole en face de votre dernière bille est vide, et vous n’avez rien pris.

lesson-kalaha-captures-only-task = Dans cette variante, on ne sème pas dans les greniers. Seules les prises les remplissent. Prenez quelques billes.
lesson-kalaha-captures-only-right = Quatre billes et celle qui fait la prise sont dans votre grenier. Il ne se remplit pas autrement ici.
lesson-kalaha-captures-only-missed = Cette bille est passée devant votre grenier, tout droit chez votre adversaire.

lesson-kalaha-in-circles-task = Il n’y a pas eu de prise depuis longtemps. Il y a quelques coups, vos deux billes étaient côte à côte, dans votre deuxième et votre troisième alvéole. Vous êtes en tête. Faites revenir cette position.
lesson-kalaha-in-circles-right = La même position est revenue sans prise entre-temps, et la partie est terminée. Ce qui reste dans les alvéoles ne compte pour personne, et vous gagnez 26 à 20.
lesson-kalaha-in-circles-missed = Cette position est nouvelle, et la partie continue.

lesson-kalaha-no-free-turn-task = Faites tomber votre dernière bille dans votre grenier, et regardez à qui est le tour ensuite.
lesson-kalaha-no-free-turn-right = Une bille pour votre grenier, mais pas de tour supplémentaire. Dans cette variante, le tour passe toujours au joueur suivant.
lesson-kalaha-no-free-turn-missed = Votre dernière bille est tombée dans une alvéole. Trouvez celle qui va exactement jusqu’à votre grenier.

lesson-kalaha-sweep-task = Voici le Kalah classique à deux joueurs : quand un côté est vide, la partie se termine, et chacun garde les billes de son côté. Prenez les trois dernières billes d’en face.
lesson-kalaha-sweep-right = L’autre côté était vide et la partie terminée. Les quatre billes restées de votre côté sont allées dans votre grenier : 29 à 19.
lesson-kalaha-sweep-missed = Votre adversaire a encore des billes, et la partie continue.

lesson-kalaha-capture-of-nothing-task = Dans cette forme du Kalah, votre dernière bille dans une de vos alvéoles vides fait une prise, même s’il n’y a rien en face. Amenez ainsi une seule bille dans votre grenier.
lesson-kalaha-capture-of-nothing-right = Il n’y avait rien en face, mais la bille qui a fait la prise est allée dans votre grenier. Au Kalah classique, elle serait restée dans son alvéole.
lesson-kalaha-capture-of-nothing-missed = Votre dernière bille est tombée de l’autre côté. On ne prend qu’avec une dernière bille tombée de son propre côté.

lesson-kalaha-small-board-task = Le Kalah se joue avec une à six alvéoles par côté. Ici, il y en a trois, avec trois billes chacune. Trouvez l’alvéole dont la dernière bille tombe dans votre grenier.
lesson-kalaha-small-board-right = Trois billes, trois pas, et vous rejouez. Sur un petit plateau, une partie est vite jouée. C’est bien pour commencer.
lesson-kalaha-small-board-missed = La dernière bille n’est pas tombée dans votre grenier. De là, comptez trois pas en arrière.

## Titles of lessons, where a rule has several

lesson-kalaha-home-title = Votre côté
lesson-kalaha-three-sides-title = À trois
lesson-kalaha-highest-roll-title = Le plus grand nombre au dé
lesson-kalaha-to-the-right-title = Vers la droite
lesson-kalaha-around-title = Un tour complet
lesson-kalaha-long-lap-title = Un long tour
lesson-kalaha-past-the-store-title = Sans le grenier
lesson-kalaha-free-title = Rejouer
lesson-kalaha-free-again-title = Deux fois de suite
lesson-kalaha-capture-title = Prendre cinq billes
lesson-kalaha-capture-in-kalah-title = La prise au Kalah
lesson-kalaha-nothing-across-title = Rien en face
lesson-kalaha-nobody-across-title = Personne en face
lesson-kalaha-all-others-title = Chez tous les autres
lesson-kalaha-even-nothing-title = Même pour rien
lesson-kalaha-last-stone-title = La dernière bille
lesson-kalaha-shared-title = Une victoire partagée
lesson-kalaha-touched-title = Compter avant de toucher
lesson-kalaha-agreed-title = Reprise de coup permise
lesson-kalaha-three-stones-title = Trois billes
lesson-kalaha-five-stones-title = Cinq billes
lesson-kalaha-no-move-title = Plus de coup possible
lesson-kalaha-side-cleared-title = Un côté vide
lesson-kalaha-three-players-title = Pas de prise à trois
lesson-kalaha-four-players-title = La prise à quatre
lesson-kalaha-captures-only-title = Seules les prises rapportent
lesson-kalaha-in-circles-title = Tourner en rond
lesson-kalaha-sweep-title = Garder son côté
lesson-kalaha-capture-of-nothing-title = Une prise à vide
lesson-kalaha-small-board-title = Un petit plateau

## What the editions leave open or disagree on, and what we added

rule-KALAHA-3-choice = Dans toutes les éditions, le joueur qui fait le plus grand nombre commence ; aucune ne parle des égalités. Chez nous, les ex æquo relancent. Il n’y a pas d’option pour cela.
rule-KALAHA-4-choice = Aucune édition ne dit si l’alvéole vidée reçoit une bille quand on fait le tour complet. Chez nous, oui. Il n’y a pas d’option pour cela.
rule-KALAHA-6-choice = L’édition française demande seulement une alvéole vide face à une alvéole pleine ; à quatre, ce pourrait être celle d’un voisin. Chez nous, elle doit être à vous, comme dans les éditions allemande et espagnole. L’option « capture » permet de choisir le genre de prise.
rule-KALAHA-7-choice = Selon l’édition britannique, une prise vide les alvéoles correspondantes de tous les joueurs, sans dire lesquelles se correspondent. Chez nous, on compte comme si chaque autre rangée était juste en face de vous : à votre deuxième alvéole depuis la gauche correspond, dans chaque autre rangée, la deuxième depuis la droite. Dans les éditions allemande, française et espagnole, on ne prend que dans l’alvéole juste en face. L’option « capture » permet de choisir.
rule-KALAHA-P-beyond = Les quatre éditions suivent les règles imprimées. Les deux formes de Kalah et les petits plateaux viennent de la recherche.
rule-KALAHA-V2-choice = Selon les éditions allemande, française et espagnole, la partie se termine quand le joueur dont c’est le tour n’a plus de billes ; selon la britannique, dès qu’un côté est vide. Elle ne dit pas si un côté vidé par une prise compte. Chez nous, oui. L’option « end » permet de choisir.
rule-KALAHA-V4-choice = Seule l’édition britannique dit clairement que la bille qui fait la prise reste. L’allemande et l’espagnole parlent de la bille prise, la française des billes prises ; si celles-ci restaient, une prise ne rapporterait rien. Nous suivons l’édition britannique. L’option « capturer_stays » active cette variante.
rule-KALAHA-V5-choice = Les quatre éditions proposent cette variante, mais aucune ne dit ce qui arrive quand personne ne prend plus rien. Les billes pourraient tourner sans fin. Chez nous, la partie se termine quand une position revient sans prise entre-temps, ou après cent coups sans prise ; les billes restées dans les alvéoles ne comptent alors pour personne. L’option « sow_stores » active cette variante.

## The guided first game: each note is shown once, when what it explains first happens

guide-kalaha-welcome = Voici Kalaha. Les six alvéoles devant vous sont à vous, ainsi que le grenier à leur droite. À la fin, le joueur dont le grenier contient le plus de billes gagne.
guide-kalaha-sow = À vous ! Touchez une de vos alvéoles entourées. Ses billes sont semées une à une dans les alvéoles suivantes, dans le sens contraire des aiguilles d’une montre.
guide-kalaha-stored = En chemin, une bille est tombée dans votre grenier. Elle est à vous pour de bon ! Le grenier adverse, lui, est sauté.
guide-kalaha-free = Votre dernière bille est tombée dans votre grenier, et vous avez un tour supplémentaire ! Comptez à l’avance pour y arriver souvent.
guide-kalaha-their-free = La dernière bille de votre adversaire est tombée dans son grenier. Votre adversaire rejoue.
guide-kalaha-captured = Votre dernière bille est tombée dans une de vos alvéoles vides. Vous prenez les billes d’en face, et la vôtre avec.
guide-kalaha-robbed = La dernière bille de votre adversaire est tombée dans une de ses alvéoles vides et prend vos billes d’en face. Une alvéole pleine en face d’une vide est en danger !
guide-kalaha-skipped = Quand toutes les alvéoles d’un joueur sont vides, son tour est sauté jusqu’à ce qu’il reçoive des billes.
guide-kalaha-few = Un côté est presque vide. La partie se termine quand toutes les billes sont dans les greniers.
guide-kalaha-over = Toutes les billes sont dans les greniers, et le joueur qui en a le plus gagne. Vous savez maintenant jouer à Kalaha !

## Print

print-help-kalaha = Après chaque manche, notez les billes dans le grenier de chacun. Il y a { $stones } billes en tout.
