## Les leçons du Kalaha, dans l’ordre de games/kalaha/lessons.toml.

lesson-kalaha-home-task = Les six cases devant toi sont à toi, comme le grenier à ta droite. Ce que tu y amasses compte. Un coup dépose les pierres d’une case une à une vers la droite. Choisis une case dont les pierres vont jusqu’à ton grenier.
lesson-kalaha-home-right = Une pierre est dans ton grenier : elle compte pour toi, et personne ne te la reprendra. Les cases d’en face sont à ton adversaire.
lesson-kalaha-home-missed = Ces quatre pierres ne sont pas allées jusqu’à ton grenier. Compte vers la droite et choisis une case plus proche.

lesson-kalaha-three-sides-task = Vous jouez à trois, et personne n’occupe le côté à ta droite. Envoie une pierre au-delà, chez le joueur suivant.
lesson-kalaha-three-sides-right = D’abord ton grenier, puis tout de suite la première case du joueur suivant : un côté sans joueur reste vide et on le saute.
lesson-kalaha-three-sides-missed = Cette pierre est restée de ton côté. Il t’en faut assez pour dépasser ton grenier.

lesson-kalaha-four-each-task = Au départ, chaque case contient quatre pierres. Tu as déjà semé une fois et tu rejoues. Joue une case qui a encore ses quatre pierres du début.
lesson-kalaha-four-each-right = Quatre pierres : toutes les cases du plateau ont commencé ainsi.
lesson-kalaha-four-each-missed = Il y en avait déjà cinq : une des pierres que tu viens de semer était tombée dans cette case.

lesson-kalaha-highest-roll-task = Vous avez tous deux lancé un quatre ; on a donc relancé : un deux en face, un cinq pour toi. Tu commences. Ouvre la partie par un coup qui va jusque chez l’adversaire.
lesson-kalaha-highest-roll-right = Le plus haut commence, et les ex æquo relancent. Le tour passe ensuite vers la droite, dans le même sens que les pierres.
lesson-kalaha-highest-roll-missed = C’était bien à toi, mais toutes les pierres sont restées de ton côté. Choisis une case plus à droite.

lesson-kalaha-to-the-right-task = Vous jouez à quatre. Le tour passe dans le même sens que les pierres : vers la droite, à l’inverse des aiguilles d’une montre. Envoie deux pierres à celui qui va jouer après toi.
lesson-kalaha-to-the-right-right = Ton voisin de droite a reçu tes deux pierres, puis le tour. Puis ce fut aux deux autres, et maintenant c’est de nouveau à toi.
lesson-kalaha-to-the-right-missed = Aucune pierre n’est arrivée chez ton voisin de droite.

lesson-kalaha-around-task = Un coup prend toutes les pierres d’une case et les dépose une à une, sans sauter de case. Fais le tour complet : ta dernière pierre doit tomber dans ta propre première case.
lesson-kalaha-around-right = Une pierre pour ton grenier, une pour chaque case d’en face, et la dernière est revenue chez toi. Ton grenier reçoit une pierre au passage, celui de l’adversaire n’en reçoit pas.
lesson-kalaha-around-missed = Il n’y avait pas assez de pierres pour faire tout le tour.

lesson-kalaha-long-lap-task = Une de tes cases est si pleine que ses pierres reviennent à leur point de départ, et le dépassent. Joue-la.
lesson-kalaha-long-lap-right = Dans un long tour, on ne saute aucune case : celle que tu venais de vider a reçu une pierre, elle aussi.
lesson-kalaha-long-lap-missed = Une seule pierre ne fait pas un long tour. Cherche la case aux quatorze pierres.

lesson-kalaha-past-the-store-task = À cette table, on ne sème pas dans les greniers. Envoie deux pierres de l’autre côté.
lesson-kalaha-past-the-store-right = Tes pierres sont passées devant ton grenier, droit dans les cases de l’adversaire.
lesson-kalaha-past-the-store-missed = Cette pierre est restée de ton côté.

lesson-kalaha-free-task = Fais tomber ta dernière pierre exactement dans ton grenier.
lesson-kalaha-free-right = La dernière pierre est tombée dans ton grenier : tu rejoues.
lesson-kalaha-free-missed = Ta dernière pierre est tombée dans une case, et ton tour est fini. Quelle case contient autant de pierres qu’il y a de pas jusqu’à ton grenier ?

lesson-kalaha-free-again-task = Un tour supplémentaire peut en amener un autre. Obtiens-en deux de suite.
lesson-kalaha-free-again-right = Deux fois, ta dernière pierre est tombée dans ton grenier, et c’est encore à toi. Cela dure tant que tu y arrives.
lesson-kalaha-free-again-missed = Cette pierre s’est arrêtée juste avant ton grenier : pas de tour supplémentaire. L’autre case va exactement jusqu’au grenier.

lesson-kalaha-capture-task = Il y a cinq pierres à prendre en face. Fais tomber ta dernière pierre dans ta case vide, juste en face d’elles.
lesson-kalaha-capture-right = Ta dernière pierre est tombée dans une de tes cases qui était vide, et il y avait des pierres juste en face. Les cinq sont allées dans ton grenier, avec la pierre qui prend.
lesson-kalaha-capture-missed = Cette dernière pierre est tombée dans une case vide, elle aussi, mais il n’y a rien en face.

lesson-kalaha-capture-in-kalah-task = En face d’une de tes cases vides, il y a trois pierres. Fais tomber ta dernière pierre dans cette case.
lesson-kalaha-capture-in-kalah-right = Trois pierres et celle qui prend sont allées dans ton grenier. Jusque-là, cette forme du Kalah est comme les autres ; ce qu’elle a de particulier est dit avec les réglages.
lesson-kalaha-capture-in-kalah-missed = Ta dernière pierre est tombée de l’autre côté. On ne prend que depuis une case à soi.

lesson-kalaha-nothing-across-task = Deux de tes pierres peuvent entrer dans une case vide. Une seule prend quelque chose : joue celle-là.
lesson-kalaha-nothing-across-right = Juste en face, il y avait trois pierres. Avec la tienne, cela en fait quatre dans ton grenier.
lesson-kalaha-nothing-across-missed = Juste en face, il n’y a rien. Rien n’est donc pris, et ta pierre reste simplement dans sa case.

lesson-kalaha-nobody-across-task = À trois, tu es au milieu et personne n’est assis en face de toi. Fais tomber ta dernière pierre dans une de tes cases vides et regarde ce qui se passe.
lesson-kalaha-nobody-across-right = Il ne se passe rien : un côté sans joueur est toujours vide, il n’y a rien à y prendre. Ta pierre reste dans sa case.
lesson-kalaha-nobody-across-missed = Cette dernière pierre n’est pas tombée dans une case vide.

lesson-kalaha-all-others-task = À cette table, une prise touche tout le monde. À ta deuxième case, qui est vide, correspond la cinquième de chacun des autres, chacun comptant depuis sa gauche. Fais-y tomber ta dernière pierre.
lesson-kalaha-all-others-right = Trois pierres, deux pierres, quatre pierres, et la tienne en plus : dix pour ton grenier. La case correspondante de tous les autres a été vidée.
lesson-kalaha-all-others-missed = Ta dernière pierre est tombée dans ton grenier. Tu rejoues, mais ce n’est pas une prise.

lesson-kalaha-even-nothing-task = Avec cette règle, ta dernière pierre dans une de tes cases vides prend même quand il n’y a rien à prendre. Amène ainsi une pierre dans ton grenier.
lesson-kalaha-even-nothing-right = La case correspondante était vide, mais la pierre qui prend est allée quand même dans ton grenier.
lesson-kalaha-even-nothing-missed = Ta dernière pierre est tombée dans une case de l’adversaire. On ne prend que depuis une case à soi.

lesson-kalaha-passed-over-task = En face, il n’y a plus une pierre. Joue un coup qui n’y change rien.
lesson-kalaha-passed-over-right = Qui n’a plus de pierres passe son tour, et c’est donc de nouveau à toi. Cela dure jusqu’à ce qu’une pierre y arrive.
lesson-kalaha-passed-over-missed = Une de tes pierres est passée de l’autre côté : il y a de nouveau quelque chose à y jouer.

lesson-kalaha-last-stone-task = Il ne reste qu’une pierre en jeu. Ramène-la à la maison.
lesson-kalaha-last-stone-right = Toutes les pierres sont dans les greniers : la partie est finie. Tu gagnes par 25 à 23, car qui a le plus de pierres l’emporte.

lesson-kalaha-shared-task = Une dernière pierre est en route vers ton grenier. Joue jusqu’à la fin de la partie.
lesson-kalaha-shared-right = 24 pierres pour toi, 24 en face : à égalité, la victoire est partagée.

lesson-kalaha-touched-task = Regarde et compte autant que tu veux, mais ne touche que ce que tu veux jouer : case choisie, case jouée. Une de tes cases prend six pierres. Laquelle ?
lesson-kalaha-touched-right = Sept pierres pour ton grenier. D’abord réfléchir, ensuite toucher : la règle n’en demande pas plus.
lesson-kalaha-touched-missed = Case touchée, case jouée : à une table, ce coup resterait joué. Ici, tu peux réessayer.

lesson-kalaha-agreed-task = Cette table a convenu qu’on peut reprendre ses coups. Trouve tout de même du premier coup la case qui prend six pierres.
lesson-kalaha-agreed-right = Sept pierres pour ton grenier. En cas d’erreur, tu aurais pu demander à reprendre ton coup : la table en a convenu.
lesson-kalaha-agreed-missed = Ce n’était pas cette case. À cette table, tu pourrais reprendre ton coup ; ici, réessaie tout simplement.

lesson-kalaha-three-stones-task = Avec trois pierres par case, la partie est plus facile à suivre. Depuis quelle case ta dernière pierre tombe-t-elle exactement dans ton grenier ?
lesson-kalaha-three-stones-right = Trois pierres, trois pas : tu rejoues dès le premier coup.
lesson-kalaha-three-stones-missed = La dernière pierre n’a pas fini dans ton grenier. De là, compte trois pas en arrière.

lesson-kalaha-five-stones-task = Avec cinq pierres par case, ou davantage, les coups s’allongent et le jeu s’enrichit. Depuis quelle case ta dernière pierre tombe-t-elle maintenant exactement dans ton grenier ?
lesson-kalaha-five-stones-right = Cinq pierres, cinq pas. Chaque nombre de pierres donne un autre début de partie.
lesson-kalaha-five-stones-missed = La dernière pierre n’a pas fini dans ton grenier. De là, compte cinq pas en arrière.

lesson-kalaha-no-move-task = Dans cette variante, la partie finit dès que celui qui doit jouer n’a plus de pierres. Tu es en tête et l’autre côté est vide : passe le tour, mais pas de pierre.
lesson-kalaha-no-move-right = C’était à l’adversaire, qui ne pouvait pas jouer : la partie est finie, 26 à 19 pour toi. Les pierres restées dans tes cases ne comptent pour personne.
lesson-kalaha-no-move-missed = Maintenant, l’adversaire a une pierre à jouer, et la partie continue.

lesson-kalaha-side-cleared-task = Dans cette variante, la partie finit dès qu’un côté est vide, n’importe lequel. Tu es en tête : prends les dernières pierres d’en face.
lesson-kalaha-side-cleared-right = Un côté est vide, et la partie finit aussitôt. Les deux pierres restées dans ta case ne comptent pour personne.
lesson-kalaha-side-cleared-missed = Il reste des pierres des deux côtés : la partie continue.

lesson-kalaha-three-players-task = Ici, on ne prend qu’à deux ou à quatre, et vous êtes trois. En face de ta deuxième case, vide, il y a quatre pierres : fais-y tomber ta dernière pierre, pour voir.
lesson-kalaha-three-players-right = Les quatre pierres restent où elles sont : à trois, cette variante ne connaît pas de prise.
lesson-kalaha-three-players-missed = Ta dernière pierre est tombée dans ton grenier, pas dans une case vide.

lesson-kalaha-four-players-task = À quatre, cette variante permet de prendre, mais seulement dans la case juste en face. Deux pierres s’y trouvent : prends-les.
lesson-kalaha-four-players-right = Les deux pierres d’en face sont allées dans ton grenier, avec la pierre qui prend. Tes voisins de gauche et de droite n’ont rien perdu.
lesson-kalaha-four-players-missed = Tu rejoues, mais tu n’as rien pris.

lesson-kalaha-stays-task = Prends les cinq pierres, et regarde ce que devient la pierre qui les prend.
lesson-kalaha-stays-right = Les cinq sont allées dans ton grenier ; la pierre qui prend reste dans sa case et servira encore. (Le livret français le dit des pierres prises ; nous suivons les trois autres.)
lesson-kalaha-stays-missed = Il n’y a rien en face de cette dernière pierre : rien n’a été pris.

lesson-kalaha-captures-only-task = Dans cette variante, on ne sème pas dans les greniers : seules les prises les remplissent. Prends quelques pierres.
lesson-kalaha-captures-only-right = Quatre pierres et celle qui prend sont dans ton grenier. Il ne se remplit pas autrement ici.
lesson-kalaha-captures-only-missed = Cette pierre est passée devant ton grenier, tout droit chez l’adversaire.

lesson-kalaha-in-circles-task = Il n’y a plus eu de prise depuis longtemps. Il y a quelques coups, tes deux pierres étaient côte à côte, dans ta deuxième et ta troisième case. Tu es en tête : fais revenir cette position.
lesson-kalaha-in-circles-right = La même position est revenue sans prise entre-temps : la partie est finie. Ce qui reste dans les cases ne compte pour personne, et tu gagnes par 26 à 20.
lesson-kalaha-in-circles-missed = Cette position est nouvelle : la partie continue.

lesson-kalaha-no-free-turn-task = Fais tomber ta dernière pierre dans ton grenier, et regarde à qui est le tour ensuite.
lesson-kalaha-no-free-turn-right = Une pierre pour ton grenier, mais pas de tour supplémentaire : dans cette variante, le tour passe toujours.
lesson-kalaha-no-free-turn-missed = Ta dernière pierre est tombée dans une case. Trouve celle qui va exactement jusqu’à ton grenier.

lesson-kalaha-sweep-task = Voici le Kalah tel que les études l’ont résolu : un côté vide termine la partie, et chacun garde les pierres de son côté. Prends les trois dernières pierres d’en face.
lesson-kalaha-sweep-right = L’autre côté était vide et la partie finie ; les quatre pierres restées de ton côté sont allées dans ton grenier : 29 à 19.
lesson-kalaha-sweep-missed = L’adversaire a encore des pierres : la partie continue.

lesson-kalaha-capture-of-nothing-task = Dans cette forme du Kalah, ta dernière pierre dans une de tes cases vides prend même s’il n’y a rien en face. Amène ainsi une seule pierre dans ton grenier.
lesson-kalaha-capture-of-nothing-right = Il n’y avait rien en face, mais la pierre qui prend est allée dans ton grenier. Au Kalah simple, elle serait restée dans sa case.
lesson-kalaha-capture-of-nothing-missed = Ta dernière pierre est tombée de l’autre côté. On ne prend que depuis une case à soi.

lesson-kalaha-small-board-task = Le Kalah se joue avec une à six cases par côté. Ici, il y en a trois, avec trois pierres chacune. Trouve la case dont la dernière pierre tombe dans ton grenier.
lesson-kalaha-small-board-right = Trois pierres, trois pas, et tu rejoues. Sur un petit plateau, une partie est vite jouée : c’est bien pour commencer.
lesson-kalaha-small-board-missed = La dernière pierre n’a pas fini dans ton grenier.

## Ce que les éditions laissent ouvert, et ce qui a été choisi.

rule-KALAHA-7-choice = Selon l’édition britannique, une prise vide les cases correspondantes de tous les joueurs, mais elle ne dit pas lesquelles se correspondent. Nous comptons comme si chaque autre rangée était juste en face de toi : à ta deuxième case depuis la gauche correspond, dans chaque autre rangée, la deuxième depuis la droite. Les éditions allemande, française et espagnole ne prennent que dans la case juste en face. L’option « capture » en décide.
rule-KALAHA-V5-choice = Les quatre éditions proposent cette variante, mais aucune ne dit ce qui arrive quand personne ne prend plus : les pierres pourraient tourner sans fin. Chez nous, la partie finit quand une position revient sans prise entre-temps, ou après cent coups sans prise ; les pierres restées dans les cases ne comptent alors pour personne. L’option « sow_stores » met la variante en jeu.
