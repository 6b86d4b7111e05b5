## Les leçons de Kupferkessel Co, dans l’ordre de games/kessel/lessons.toml.

lesson-kessel-other-grey-task = Chaque ingrédient a quatre cartes, de valeur 1 à 4, et chaque couleur a deux ingrédients. La carte de votre chaudron est grise : racines d’arbre 2. Prenez une carte de l’autre ingrédient gris.
lesson-kessel-other-grey-right = Racines d’arbre et cendre de dragon sont les deux ingrédients gris. Sept couleurs de deux ingrédients chacune : cela fait quatorze ingrédients et 56 cartes.
lesson-kessel-other-grey-missed = Cette carte est d’une autre couleur. Il n’y a qu’une carte grise dans votre rangée.

lesson-kessel-plant-task = Cinq des quatorze ingrédients sont des plantes : racines d’arbre, mousse, champignons, citrouille et liane. Prenez la plante de votre rangée.
lesson-kessel-plant-right = La mousse est une plante. Dans le jeu des recettes, les plantes peuvent valoir des points ; sinon, ce sont des cartes comme les autres.
lesson-kessel-plant-missed = Ce n’est pas une plante. Il n’en pousse qu’une dans votre rangée.

lesson-kessel-symbols-task = Certaines cartes portent un symbole : un chaudron qui explose, ou une baguette et un chapeau. Prenez la carte à la baguette.
lesson-kessel-symbols-right = Ces champignons portent une baguette, et l’on vous demande aussitôt si vous voulez vous en servir. Les cartes noires et blanches ne portent jamais de symbole.
lesson-kessel-symbols-missed = Il n’y a ni baguette ni chapeau sur cette carte.

lesson-kessel-square-task = 32 cartes sont posées face visible en un carré de six sur six. Aux quatre coins, il n’y a jamais de carte à prendre. Votre pion est devant la colonne c : prenez la carte tout en haut de cette colonne.
lesson-kessel-square-right = Les cartes du bord font partie de votre ligne, elles aussi ; seuls les coins restent libres. Les 24 autres cartes formaient au départ la pioche : celle du dessus vient de combler le vide.
lesson-kessel-square-missed = Cette carte se trouve plus bas dans la colonne.

lesson-kessel-beginning-task = La partie commence. Votre première carte était noire et est passée sous la pioche ; vous en avez donc pioché une autre : liane 3. Sa baguette n’a pas d’effet pour l’instant. Vous êtes Blanc, et Blanc commence : votre pion a déjà fait ses trois pas. Prenez une carte de votre rangée, n’importe laquelle.
lesson-kessel-beginning-right = Un chaudron ne commence jamais par une carte noire ou blanche, le symbole de la première carte ne fait rien, et Blanc joue en premier.

lesson-kessel-remember-task = De votre chaudron, vous ne voyez que la carte du dessus, pattes d’araignée 1. Mais vous vous en souvenez : il y a dessous deux cartes de racines d’arbre. Prenez la troisième.
lesson-kessel-remember-right = Vous en avez trois maintenant, et trois cartes d’un ingrédient rapportent des points. Personne n’a le droit de regarder dans un chaudron, pas même le sien : il faut retenir ce qu’on y met.
lesson-kessel-remember-missed = Vous avez déjà deux cartes de racines d’arbre, et il y en a une troisième dans votre colonne.

lesson-kessel-steps-task = La valeur de la carte que vous prenez maintenant dira de combien de pas votre pion avancera au prochain tour. Il est devant la rangée 3 et doit arriver à la colonne b. Le coin compte pour un pas. Quelle carte vous y mène ?
lesson-kessel-steps-right = Rangée 4, rangée 5, le coin, colonne b : quatre pas dans le sens des aiguilles d’une montre, exactement la valeur de votre carte du dessus.
lesson-kessel-steps-missed = Cette valeur ne vous mène pas à la colonne b. Comptez : rangée 4, rangée 5, le coin, colonne b.

lesson-kessel-jump-task = La liane 3 que vous venez de prendre porte une baguette : vous pouvez avancer encore une fois. Le pion noir vous barre la route, devant la rangée 5. Avancez, et comptez les pas.
lesson-kessel-jump-right = Colonne e, le coin, puis la rangée 4 : vous avez sauté par-dessus le pion noir, et cela ne compte pas comme un pas.
lesson-kessel-jump-missed = Vous avez renoncé à la baguette : votre pion est resté où il était.

lesson-kessel-your-line-task = Les moustaches sont blanches, votre couleur, et il y en a plusieurs dans le carré. Votre pion est devant la rangée 4 : prenez celles qui sont à votre portée.
lesson-kessel-your-line-right = Vous prenez une carte dans la rangée ou la colonne devant laquelle se tient votre pion. Laquelle, c’est à vous de voir, mais il en faut une.
lesson-kessel-your-line-missed = Ce n’étaient pas les moustaches. Toute carte de votre rangée est permise, mais une seule montre des moustaches.

lesson-kessel-corner-task = De la rangée 4, le coin n’est qu’à deux pas, et à un coin il n’y a rien à prendre. Prenez une carte qui ne vous y mène pas.
lesson-kessel-corner-right = Au tour suivant, votre pion s’est arrêté devant une ligne, et vous pouvez de nouveau prendre une carte.
lesson-kessel-corner-missed = Deux pas ont mené votre pion au coin. On n’y prend rien, et le tour s’achève aussitôt.

lesson-kessel-explode-task = Noir vient de poser les plumes de corbeau 4, de sa propre couleur, sur son chaudron. Prenez la carte au chaudron qui explose, et faites-le exploser.
lesson-kessel-explode-right = Noir a dû glisser sa carte du dessus, face cachée, sous la pioche. La carte d’en dessous est de nouveau visible.
lesson-kessel-explode-missed = Rien n’a explosé. Prenez la carte au chaudron qui explose, puis faites-le vraiment exploser.

lesson-kessel-safe-task = Le chaudron de Noir ne contient qu’une carte. Prenez quand même la carte au chaudron qui explose, et voyez ce qui se passe.
lesson-kessel-safe-right = Il ne se passe rien : la dernière carte d’un chaudron est à l’abri, et l’on ne vous demande même pas.
lesson-kessel-safe-missed = Cette carte ne porte pas de chaudron qui explose.

lesson-kessel-out-of-the-game-task = La pioche est épuisée. Prenez la carte au chaudron qui explose, faites-le exploser, et voyez où va la carte de Noir.
lesson-kessel-out-of-the-game-right = Il n’y a plus de pioche sous laquelle la glisser : la carte de Noir a quitté le jeu pour de bon.
lesson-kessel-out-of-the-game-missed = Rien n’a explosé. Prenez la carte au chaudron qui explose, puis faites-le vraiment exploser.

lesson-kessel-again-task = Jouez deux tours de suite : prenez la carte à la baguette, servez-vous-en, et prenez une deuxième carte.
lesson-kessel-again-right = Le tour s’est d’abord achevé, puis votre pion est reparti aussitôt : la baguette vous a donné un deuxième tour.
lesson-kessel-again-missed = Cela n’a fait qu’un tour. Prenez la carte à la baguette, puis servez-vous-en.

lesson-kessel-no-third-task = Vous avez utilisé une baguette : c’est déjà votre deuxième tour de suite. Il y a encore une baguette dans votre rangée. Prenez-la, et voyez à qui est le tour.
lesson-kessel-no-third-right = C’est à Noir. Personne ne joue plus de deux tours de suite : la deuxième baguette n’a donc pas d’effet.
lesson-kessel-no-third-missed = Cette carte ne porte pas de baguette.

lesson-kessel-let-be-task = Vous avez pris un chaudron qui explose. Sur le chaudron de Noir se trouve une carte isolée, verrues de crapaud 4, qui lui coûtera quatre points. Laissez-la-lui.
lesson-kessel-let-be-right = Vous pouvez renoncer à tout symbole. Rien n’a explosé, et Noir garde sa carte encombrante.
lesson-kessel-let-be-missed = Voilà Noir débarrassé d’une carte encombrante. Vous auriez pu y renoncer.

lesson-kessel-refill-task = Prenez une carte de votre rangée, n’importe laquelle, et regardez la place où elle était.
lesson-kessel-refill-right = La carte du dessus de la pioche remplit la place, face visible. Tant qu’il y a une pioche, le carré reste plein.

lesson-kessel-gaps-task = La pioche est épuisée, et le carré a ses premiers trous. Prenez une des cartes qui restent dans votre rangée.
lesson-kessel-gaps-right = Il n’est pas venu de nouvelle carte : sans pioche, la place reste vide. Désormais, rangées et colonnes raccourcissent.

lesson-kessel-either-line-task = Il reste trois cartes dans votre rangée. L’une d’elles est la seule qui reste dans sa colonne : prenez-la, et décidez si vous voulez la garder.
lesson-kessel-either-line-right = Qui prend la dernière carte d’une rangée ou d’une colonne termine la partie, peu importe devant laquelle des deux se tient son pion.
lesson-kessel-either-line-missed = Il y a d’autres cartes dans la colonne de celle-ci : la partie continue.

lesson-kessel-keep-or-aside-task = Avec la dernière carte de votre rangée, la partie est finie. Ce sont les cristaux de lune 4, et vous n’en avez pas d’autres. Une carte seule coûte sa valeur. La gardez-vous, ou l’écartez-vous ?
lesson-kessel-keep-or-aside-right = Écartée, elle ne coûte rien. Cette dernière carte est la seule qu’on puisse refuser ; sa baguette n’a plus d’effet.
lesson-kessel-keep-or-aside-missed = Seule, elle vous coûte quatre points. Vous auriez pu l’écarter.

lesson-kessel-three-task = Votre chaudron contient mousse 1 et mousse 2, et la dernière carte de votre rangée est mousse 4. Deux cartes d’un ingrédient ne comptent pas, trois comptent leur somme. Qu’en faites-vous ?
lesson-kessel-three-right = 1 + 2 + 4 : sept points au lieu de zéro.
lesson-kessel-three-missed = Sans elle, vous n’avez que deux cartes de mousse, et elles ne comptent pas.

lesson-kessel-four-task = Vous avez citrouille 1, 2 et 3, qui valent six points. La dernière carte est citrouille 4. Qu’en faites-vous ?
lesson-kessel-four-right = Les quatre comptent leur somme, 10, et 5 de plus : quinze points.
lesson-kessel-four-missed = Trois citrouilles font six points. Les quatre en auraient fait quinze.

lesson-kessel-own-colour-task = Vous êtes Blanc, et les moustaches sont blanches : dans votre propre couleur, les sommes comptent double. Vous avez moustaches 2 et 3, et la dernière carte est moustaches 4. Qu’en faites-vous ?
lesson-kessel-own-colour-right = 2 + 3 + 4 font neuf, et le double fait dix-huit points.
lesson-kessel-own-colour-missed = Deux cartes ne comptent pas, même dans votre couleur. Avec la troisième, c’étaient dix-huit points.

lesson-kessel-own-single-task = La dernière carte est yeux de salamandre 4, en blanc, votre couleur. Mais vous n’avez pas d’autres yeux de salamandre. La gardez-vous ?
lesson-kessel-own-single-right = Bien écartée : une carte seule coûte sa valeur, et dans votre couleur le moins compte double, lui aussi. Cela aurait fait huit points.
lesson-kessel-own-single-missed = Une carte seule coûte sa valeur, et le double dans votre couleur : huit points.

lesson-kessel-ones-task = Qui a le plus de cartes de valeur 1 gagne cinq points, mais personne en cas d’égalité. Vous en avez cinq, et Noir aussi. La dernière carte est plumes de corbeau 1, et vous n’avez pas encore de plumes. Vaut-elle la peine d’être gardée ?
lesson-kessel-ones-right = Oui : seule, elle coûte un point, mais vous avez maintenant le plus de 1, ce qui en rapporte cinq.
lesson-kessel-ones-missed = Cinq 1 de chaque côté : personne ne reçoit les cinq points.

lesson-kessel-example-task = Voici l’exemple du livret. Vous êtes Blanc et vous avez moustaches 1, 2 et 4, un œil de salamandre 3, bave d’escargot 1, 2 et 4, et sinon rien que des paires. La dernière carte est moustaches 3. Arrivez à 26 points.
lesson-kessel-example-right = Moustaches : deux fois 10, et 5 pour les quatre, soit 25. Œil de salamandre : deux fois 3, soit moins 6. Bave d’escargot : 7. Paires : 0. En tout, 26.
lesson-kessel-example-missed = Avec trois moustaches seulement, cela fait 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Noir aura sept points. Vous avez racines d’arbre 2 et 3, et sinon rien que des paires, qui ne comptent pas. La dernière carte est racines d’arbre 4. Qu’en faites-vous ?
lesson-kessel-most-points-right = Neuf points contre sept : vous gagnez. Qui a le plus de points l’emporte.
lesson-kessel-most-points-missed = Zéro contre sept : Noir gagne.

lesson-kessel-shared-task = Noir aura six points. Vous avez écailles de sirène 1 et 2, et sinon rien que des paires. La dernière carte est écailles de sirène 3. Qu’en faites-vous ?
lesson-kessel-shared-right = 1 + 2 + 3 : six points chacun. À égalité, la victoire est partagée.
lesson-kessel-shared-missed = Zéro contre six : Noir gagne seul.

lesson-kessel-brew-task = Dans le jeu des recettes, vous tenez en secret la « Potion bleue » : au moins trois cartes des deux ingrédients bleus. Vous avez trois cartes de mousse, et écailles de sirène 1 et 2. La dernière carte est écailles de sirène 4. Qu’en faites-vous ?
lesson-kessel-brew-right = La recette est accomplie : 15 points en plus de tout le reste. Jusqu’au décompte, personne d’autre que vous n’en savait rien.
lesson-kessel-brew-missed = Avec deux cartes d’écailles, la recette n’est pas accomplie. Cela ne coûte rien, mais 15 points étaient à portée de main.

lesson-kessel-fewer-task = Votre recette secrète « Une petite soupe » demande moins de cartes que Noir. Vous en avez 16, Noir 17. La dernière carte serait votre troisième carte de verrues de crapaud, qui rapporte six points. La gardez-vous ?
lesson-kessel-fewer-right = 16 cartes contre 17 : cela fait moins, donc dix points. À 17 partout, vous ne les auriez pas eus.
lesson-kessel-fewer-missed = 17 cartes chacun : autant, ce n’est pas moins. Six points pour les verrues, mais les dix sont perdus.

lesson-kessel-last-recipe-task = Votre recette secrète « La dernière carte » demande que ce soit vous qui terminiez la partie. Une carte de votre rangée est la dernière de sa colonne : prenez-la.
lesson-kessel-last-recipe-right = La recette rapporte dix points. Que vous gardiez la carte ou l’écartiez, peu lui importe.
lesson-kessel-last-recipe-missed = La partie continue, et c’est peut-être Noir qui prendra la dernière carte.

lesson-kessel-own-recipe-task = À cette table, les joueurs ont composé une recette à eux, et c’est vous qui l’avez : « Abracadabra », huit points pour quatre cartes du même ingrédient. Vous avez cendre de dragon 1, 2 et 3, et la dernière carte est cendre de dragon 4. Qu’en faites-vous ?
lesson-kessel-own-recipe-right = Quinze points pour les quatre cartes, et huit de plus pour votre recette. On peut en composer jusqu’à cinq et les mêler aux autres.
lesson-kessel-own-recipe-missed = Trois cartes n’accomplissent pas la recette.

lesson-kessel-children-task = Le décompte des enfants compte les cartes, pas les valeurs : trois d’un ingrédient vous rapportent une carte, quatre en rapportent deux, et pour une carte seule vous en rendez une. Vous avez champignons 2 et 3, et la dernière carte est champignons 4. Qu’en faites-vous ?
lesson-kessel-children-right = Trois cartes de champignons : une carte pour vous. Qui en gagne le plus l’emporte.
lesson-kessel-children-missed = Deux cartes de champignons ne rapportent rien.

lesson-kessel-both-others-task = Vous jouez à trois, et le troisième pion est violet. Prenez la carte au chaudron qui explose, et faites-le exploser.
lesson-kessel-both-others-right = À trois, une explosion touche les deux autres : chacun a glissé sous la pioche la carte du dessus de son chaudron.
lesson-kessel-both-others-missed = Rien n’a explosé. Prenez la carte au chaudron qui explose, puis faites-le vraiment exploser.

lesson-kessel-third-colour-task = Vous jouez le troisième pion, et votre couleur est le violet : il compte double pour vous. Vous avez liane 2 et 3, et la dernière carte est liane 4. Qu’en faites-vous ?
lesson-kessel-third-colour-right = 2 + 3 + 4 font neuf, et le double fait dix-huit points. Le troisième pion peut avoir n’importe quelle couleur, sauf le noir et le blanc.
lesson-kessel-third-colour-missed = Deux cartes ne comptent pas, même dans votre couleur. Avec la troisième, c’étaient dix-huit points.

## Ce que le livret laisse ouvert, et ce qui a été choisi.

rule-KESSEL-1-choice = Le livret ne nomme que sept des quatorze ingrédients : les moustaches, les yeux de salamandre et les cinq plantes. Les sept autres noms sont de nous : plumes de corbeau, pattes d’araignée, cendre de dragon, écailles de sirène, verrues de crapaud, bave d’escargot et cristaux de lune. Ils ne changent rien au jeu ; il n’y a donc pas d’option.
rule-KESSEL-2-choice = Le livret explique les symboles, mais ne dit pas quelles cartes les portent. Chez nous, chacun des dix ingrédients de couleur a un chaudron qui explose et une baguette, répartis régulièrement sur les valeurs ; les cartes noires et blanches n’en ont pas. Sur des cartes imprimées, ils peuvent se trouver ailleurs. Il n’y a pas d’option pour cela.
rule-KESSEL-13-choice = Selon le livret, la partie finit avec la dernière carte d’une ligne, mais chaque carte est dans deux lignes, une rangée et une colonne. Chez nous, il suffit d’en vider une, peu importe devant laquelle se tient le pion. Les quatre bords, entre deux cartes de coin, ne comptent pas, car aucun pion ne peut s’y tenir. Il n’y a pas d’option pour cela.
