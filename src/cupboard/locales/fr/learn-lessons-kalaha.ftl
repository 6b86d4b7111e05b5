## Les leçons du Kalaha, dans l’ordre de games/kalaha/lessons.toml.

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

## Ce que les éditions laissent ouvert, et ce qui a été choisi.
