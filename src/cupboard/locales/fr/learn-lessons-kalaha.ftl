## Les leçons du Kalaha, dans l’ordre de games/kalaha/lessons.toml.

lesson-kalaha-home-task = Les six cases devant vous sont à vous, comme le grenier à votre droite. Ce que vous y amassez compte. Un coup dépose les pierres d’une case une à une vers la droite. Choisissez une case dont les pierres vont jusqu’à votre grenier.
lesson-kalaha-home-right = Une pierre est dans votre grenier : elle compte pour vous, et personne ne vous la reprendra. Les cases d’en face sont à votre adversaire.
lesson-kalaha-home-missed = Ces quatre pierres ne sont pas allées jusqu’à votre grenier. Comptez vers la droite et choisissez une case plus proche.

lesson-kalaha-three-sides-task = Vous jouez à trois, et personne n’occupe le côté à votre droite. Envoyez une pierre au-delà, chez le joueur suivant.
lesson-kalaha-three-sides-right = D’abord votre grenier, puis tout de suite la première case du joueur suivant : un côté sans joueur reste vide et on le saute.
lesson-kalaha-three-sides-missed = Cette pierre est restée de votre côté. Il vous en faut assez pour dépasser votre grenier.

lesson-kalaha-four-each-task = Au départ, chaque case contient quatre pierres. Vous avez déjà semé une fois et vous rejouez. Jouez une case qui a encore ses quatre pierres du début.
lesson-kalaha-four-each-right = Quatre pierres : toutes les cases du plateau ont commencé ainsi.
lesson-kalaha-four-each-missed = Il y en avait déjà cinq : une des pierres que vous venez de semer était tombée dans cette case.

lesson-kalaha-highest-roll-task = Vous avez tous deux lancé un quatre ; on a donc relancé : un deux en face, un cinq pour vous. Vous commencez. Ouvrez la partie par un coup qui va jusque chez l’adversaire.
lesson-kalaha-highest-roll-right = Le plus grand nombre commence, et les ex æquo relancent. Le tour passe ensuite vers la droite, dans le même sens que les pierres.
lesson-kalaha-highest-roll-missed = C’était bien à vous, mais toutes les pierres sont restées de votre côté. Choisissez une case plus à droite.

lesson-kalaha-to-the-right-task = Vous jouez à quatre. Le tour passe dans le même sens que les pierres : vers la droite, à l’inverse des aiguilles d’une montre. Envoyez deux pierres à celui qui va jouer après vous.
lesson-kalaha-to-the-right-right = Votre voisin de droite a reçu vos deux pierres, puis le tour. Les deux autres ont joué ensuite, et maintenant c’est de nouveau à vous.
lesson-kalaha-to-the-right-missed = Aucune pierre n’est arrivée chez votre voisin de droite.

lesson-kalaha-around-task = Un coup prend toutes les pierres d’une case et les dépose une à une, sans sauter de case. Faites le tour complet : votre dernière pierre doit tomber dans votre propre première case.
lesson-kalaha-around-right = Une pierre pour votre grenier, une pour chaque case d’en face, et la dernière est revenue chez vous. Votre grenier reçoit une pierre au passage, celui de l’adversaire n’en reçoit pas.
lesson-kalaha-around-missed = Il n’y avait pas assez de pierres pour faire tout le tour.

lesson-kalaha-long-lap-task = Une de vos cases est si pleine que ses pierres reviennent à leur point de départ, et le dépassent. Jouez-la.
lesson-kalaha-long-lap-right = Dans un long tour, on ne saute aucune case : celle que vous veniez de vider a reçu une pierre, elle aussi.
lesson-kalaha-long-lap-missed = Une seule pierre ne fait pas un long tour. Cherchez la case aux quatorze pierres.

lesson-kalaha-past-the-store-task = À cette table, on ne sème pas dans les greniers. Envoyez deux pierres de l’autre côté.
lesson-kalaha-past-the-store-right = Vos pierres sont passées devant votre grenier, droit dans les cases de l’adversaire.
lesson-kalaha-past-the-store-missed = Cette pierre est restée de votre côté.

lesson-kalaha-free-task = Faites tomber votre dernière pierre exactement dans votre grenier.
lesson-kalaha-free-right = La dernière pierre est tombée dans votre grenier : vous rejouez.
lesson-kalaha-free-missed = Votre dernière pierre est tombée dans une case, et votre tour est fini. Quelle case contient autant de pierres qu’il y a de pas jusqu’à votre grenier ?

lesson-kalaha-free-again-task = Un tour supplémentaire peut en amener un autre. Obtenez-en deux de suite.
lesson-kalaha-free-again-right = Deux fois, votre dernière pierre est tombée dans votre grenier, et c’est encore à vous. Cela dure tant que vous y arrivez.
lesson-kalaha-free-again-missed = Cette pierre s’est arrêtée juste avant votre grenier : pas de tour supplémentaire. L’autre case va exactement jusqu’au grenier.

lesson-kalaha-capture-task = Il y a cinq pierres à prendre en face. Faites tomber votre dernière pierre dans votre case vide, juste en face d’elles.
lesson-kalaha-capture-right = Votre dernière pierre est tombée dans une de vos cases qui était vide, et il y avait des pierres juste en face. Les cinq sont allées dans votre grenier, avec la pierre qui prend.
lesson-kalaha-capture-missed = Cette dernière pierre est tombée dans une case vide, elle aussi, mais il n’y a rien en face.

lesson-kalaha-capture-in-kalah-task = En face d’une de vos cases vides, il y a trois pierres. Faites tomber votre dernière pierre dans cette case.
lesson-kalaha-capture-in-kalah-right = Trois pierres et celle qui prend sont allées dans votre grenier. Jusque-là, cette forme du Kalah est comme les autres ; ce qu’elle a de particulier est dit avec les réglages.
lesson-kalaha-capture-in-kalah-missed = Votre dernière pierre est tombée de l’autre côté. On ne prend que depuis une case à soi.

lesson-kalaha-nothing-across-task = Deux de vos pierres peuvent entrer dans une case vide. Une seule prend quelque chose : jouez celle-là.
lesson-kalaha-nothing-across-right = Juste en face, il y avait trois pierres. Avec la vôtre, cela en fait quatre dans votre grenier.
lesson-kalaha-nothing-across-missed = Juste en face, il n’y a rien. Rien n’est donc pris, et votre pierre reste simplement dans sa case.

lesson-kalaha-nobody-across-task = À trois, vous êtes au milieu et personne n’est assis en face de vous. Faites tomber votre dernière pierre dans une de vos cases vides et regardez ce qui se passe.
lesson-kalaha-nobody-across-right = Il ne se passe rien : un côté sans joueur est toujours vide, il n’y a rien à y prendre. Votre pierre reste dans sa case.
lesson-kalaha-nobody-across-missed = Cette dernière pierre n’est pas tombée dans une case vide.

lesson-kalaha-all-others-task = À cette table, une prise concerne tout le monde. À votre deuxième case, qui est vide, correspond la cinquième de chacun des autres, chacun comptant depuis sa gauche. Faites-y tomber votre dernière pierre.
lesson-kalaha-all-others-right = Trois pierres, deux pierres, quatre pierres, et la vôtre en plus : dix pour votre grenier. La case correspondante de tous les autres a été vidée.
lesson-kalaha-all-others-missed = Votre dernière pierre est tombée dans votre grenier. Vous rejouez, mais ce n’est pas une prise.

lesson-kalaha-even-nothing-task = Avec cette règle, votre dernière pierre dans une de vos cases vides prend même quand il n’y a rien à prendre. Amenez ainsi une pierre dans votre grenier.
lesson-kalaha-even-nothing-right = La case correspondante était vide, mais la pierre qui prend est allée quand même dans votre grenier.
lesson-kalaha-even-nothing-missed = Votre dernière pierre est tombée dans une case de l’adversaire. On ne prend que depuis une case à soi.

lesson-kalaha-passed-over-task = En face, il n’y a plus une pierre. Jouez un coup qui n’y change rien.
lesson-kalaha-passed-over-right = Qui n’a plus de pierres passe son tour, et c’est donc de nouveau à vous. Cela dure jusqu’à ce qu’une pierre arrive de ce côté.
lesson-kalaha-passed-over-missed = Une de vos pierres est passée de l’autre côté : il y a de nouveau quelque chose à y jouer.

lesson-kalaha-last-stone-task = Il ne reste qu’une pierre en jeu. Ramenez-la à la maison.
lesson-kalaha-last-stone-right = Toutes les pierres sont dans les greniers : la partie est finie. Vous gagnez par 25 à 23, car qui a le plus de pierres l’emporte.

lesson-kalaha-shared-task = Une dernière pierre est en route vers votre grenier. Jouez jusqu’à la fin de la partie.
lesson-kalaha-shared-right = 24 pierres pour vous, 24 en face : à égalité, la victoire est partagée.

lesson-kalaha-touched-task = Regardez et comptez autant que vous voulez, mais ne touchez que ce que vous voulez jouer : case choisie, case jouée. Une de vos cases prend six pierres. Laquelle ?
lesson-kalaha-touched-right = Sept pierres pour votre grenier. D’abord réfléchir, ensuite toucher : la règle n’en demande pas plus.
lesson-kalaha-touched-missed = Case touchée, case jouée : à une table, ce coup resterait joué. Ici, vous pouvez réessayer.

lesson-kalaha-agreed-task = Cette table a convenu qu’on peut reprendre ses coups. Trouvez tout de même du premier coup la case qui prend six pierres.
lesson-kalaha-agreed-right = Sept pierres pour votre grenier. En cas d’erreur, vous auriez pu demander à reprendre votre coup : la table en a convenu.
lesson-kalaha-agreed-missed = Ce n’était pas cette case. À cette table, vous pourriez reprendre votre coup ; ici, réessayez tout simplement.

lesson-kalaha-three-stones-task = Avec trois pierres par case, la partie est plus facile à suivre. Depuis quelle case votre dernière pierre tombe-t-elle exactement dans votre grenier ?
lesson-kalaha-three-stones-right = Trois pierres, trois pas : vous rejouez dès le premier coup.
lesson-kalaha-three-stones-missed = La dernière pierre n’a pas fini dans votre grenier. De là, comptez trois pas en arrière.

lesson-kalaha-five-stones-task = Avec cinq pierres par case, ou davantage, les coups s’allongent et le jeu s’enrichit. Depuis quelle case votre dernière pierre tombe-t-elle maintenant exactement dans votre grenier ?
lesson-kalaha-five-stones-right = Cinq pierres, cinq pas. Chaque nombre de pierres donne un autre début de partie.
lesson-kalaha-five-stones-missed = La dernière pierre n’a pas fini dans votre grenier. De là, comptez cinq pas en arrière.

lesson-kalaha-no-move-task = Dans cette variante, la partie finit dès que celui qui doit jouer n’a plus de pierres. Vous êtes en tête et l’autre côté est vide : passez-lui le tour, mais aucune pierre.
lesson-kalaha-no-move-right = C’était à l’adversaire, qui ne pouvait pas jouer : la partie est finie, 26 à 19 pour vous. Les pierres restées dans vos cases ne comptent pour personne.
lesson-kalaha-no-move-missed = Maintenant, l’adversaire a une pierre à jouer, et la partie continue.

lesson-kalaha-side-cleared-task = Dans cette variante, la partie finit dès qu’un côté est vide, n’importe lequel. Vous êtes en tête : prenez les dernières pierres d’en face.
lesson-kalaha-side-cleared-right = Un côté est vide, et la partie finit aussitôt. Les deux pierres restées dans votre case ne comptent pour personne.
lesson-kalaha-side-cleared-missed = Il reste des pierres des deux côtés : la partie continue.

lesson-kalaha-three-players-task = Ici, on ne prend qu’à deux ou à quatre, et vous êtes trois. En face de votre deuxième case, vide, il y a quatre pierres : faites-y tomber votre dernière pierre, pour voir.
lesson-kalaha-three-players-right = Les quatre pierres restent où elles sont : à trois, cette variante ne connaît pas de prise.
lesson-kalaha-three-players-missed = Votre dernière pierre est tombée dans votre grenier, pas dans une case vide.

lesson-kalaha-four-players-task = À quatre, cette variante permet de prendre, mais seulement dans la case juste en face. Deux pierres s’y trouvent : prenez-les.
lesson-kalaha-four-players-right = Les deux pierres d’en face sont allées dans votre grenier, avec la pierre qui prend. Vos voisins de gauche et de droite n’ont rien perdu.
lesson-kalaha-four-players-missed = Vous rejouez, mais vous n’avez rien pris.

lesson-kalaha-stays-task = Prenez les cinq pierres, et regardez ce que devient la pierre qui les prend.
lesson-kalaha-stays-right = Les cinq sont allées dans votre grenier ; la pierre qui prend reste dans sa case et servira encore. (Le livret français le dit des pierres prises ; nous suivons les trois autres.)
lesson-kalaha-stays-missed = Il n’y a rien en face de cette dernière pierre : rien n’a été pris.

lesson-kalaha-captures-only-task = Dans cette variante, on ne sème pas dans les greniers : seules les prises les remplissent. Prenez quelques pierres.
lesson-kalaha-captures-only-right = Quatre pierres et celle qui prend sont dans votre grenier. Il ne se remplit pas autrement ici.
lesson-kalaha-captures-only-missed = Cette pierre est passée devant votre grenier, tout droit chez l’adversaire.

lesson-kalaha-in-circles-task = Il n’y a plus eu de prise depuis longtemps. Il y a quelques coups, vos deux pierres étaient côte à côte, dans votre deuxième et votre troisième case. Vous êtes en tête : faites revenir cette position.
lesson-kalaha-in-circles-right = La même position est revenue sans prise entre-temps : la partie est finie. Ce qui reste dans les cases ne compte pour personne, et vous gagnez par 26 à 20.
lesson-kalaha-in-circles-missed = Cette position est nouvelle : la partie continue.

lesson-kalaha-no-free-turn-task = Faites tomber votre dernière pierre dans votre grenier, et regardez à qui est le tour ensuite.
lesson-kalaha-no-free-turn-right = Une pierre pour votre grenier, mais pas de tour supplémentaire : dans cette variante, le tour passe toujours.
lesson-kalaha-no-free-turn-missed = Votre dernière pierre est tombée dans une case. Trouvez celle qui va exactement jusqu’à votre grenier.

lesson-kalaha-sweep-task = Voici le Kalah tel que les études l’ont résolu : un côté vide termine la partie, et chacun garde les pierres de son côté. Prenez les trois dernières pierres d’en face.
lesson-kalaha-sweep-right = L’autre côté était vide et la partie finie ; les quatre pierres restées de votre côté sont allées dans votre grenier : 29 à 19.
lesson-kalaha-sweep-missed = L’adversaire a encore des pierres : la partie continue.

lesson-kalaha-capture-of-nothing-task = Dans cette forme du Kalah, votre dernière pierre dans une de vos cases vides prend même s’il n’y a rien en face. Amenez ainsi une seule pierre dans votre grenier.
lesson-kalaha-capture-of-nothing-right = Il n’y avait rien en face, mais la pierre qui prend est allée dans votre grenier. Au Kalah simple, elle serait restée dans sa case.
lesson-kalaha-capture-of-nothing-missed = Votre dernière pierre est tombée de l’autre côté. On ne prend que depuis une case à soi.

lesson-kalaha-small-board-task = Le Kalah se joue avec une à six cases par côté. Ici, il y en a trois, avec trois pierres chacune. Trouvez la case dont la dernière pierre tombe dans votre grenier.
lesson-kalaha-small-board-right = Trois pierres, trois pas, et vous rejouez. Sur un petit plateau, une partie est vite jouée : c’est bien pour commencer.
lesson-kalaha-small-board-missed = La dernière pierre n’a pas fini dans votre grenier.

## Ce que les éditions laissent ouvert, et ce qui a été choisi.

rule-KALAHA-7-choice = Selon l’édition britannique, une prise vide les cases correspondantes de tous les joueurs, mais elle ne dit pas lesquelles se correspondent. Nous comptons comme si chaque autre rangée était juste en face de vous : à votre deuxième case depuis la gauche correspond, dans chaque autre rangée, la deuxième depuis la droite. Les éditions allemande, française et espagnole ne prennent que dans la case juste en face. L’option « capture » en décide.
rule-KALAHA-V5-choice = Les quatre éditions proposent cette variante, mais aucune ne dit ce qui arrive quand personne ne prend plus : les pierres pourraient tourner sans fin. Chez nous, la partie finit quand une position revient sans prise entre-temps, ou après cent coups sans prise ; les pierres restées dans les cases ne comptent alors pour personne. L’option « sow_stores » met la variante en jeu.
