## The game in a minute

kessel-in-a-minute = Au marché magique, des cartes d’ingrédients forment un carré. Votre pion en fait le tour, d’autant de pas que vaut la carte du dessus de votre chaudron. Dans la ligne où il s’arrête, prenez une carte et posez-la sur votre chaudron. Vous n’en voyez jamais que la carte du dessus, et devez retenir le reste. À la fin, trois ou quatre cartes d’un ingrédient rapportent des points, une carte seule en coûte. Des symboles font exploser les chaudrons ou offrent un second tour. Le joueur qui a le plus de points gagne.

## Lessons, in the order of lessons.toml

lesson-kessel-other-grey-task = Chaque ingrédient a quatre cartes, de valeur 1 à 4, et chaque couleur a deux ingrédients. La carte de votre chaudron est grise : racines d’arbre 2. Prenez une carte de l’autre ingrédient gris.
lesson-kessel-other-grey-right = Les racines d’arbre et la cendre de dragon sont les deux ingrédients gris. Sept couleurs de deux ingrédients chacune, cela fait quatorze ingrédients et 56 cartes.
lesson-kessel-other-grey-missed = Cette carte est d’une autre couleur. Il n’y a qu’une carte grise dans votre rangée.

lesson-kessel-plant-task = Cinq des quatorze ingrédients sont des plantes : racines d’arbre, mousse, champignons, citrouille et liane. Prenez la plante de votre rangée.
lesson-kessel-plant-right = La mousse est une plante. Dans le jeu des recettes, les plantes peuvent valoir des points ; sinon, ce sont des cartes comme les autres.
lesson-kessel-plant-missed = Ce n’est pas une plante. Il n’y en a qu’une dans votre rangée.

lesson-kessel-symbols-task = Certaines cartes portent un symbole : un chaudron explosif, ou une baguette et un chapeau. Prenez la carte à la baguette.
lesson-kessel-symbols-right = Ces champignons portent une baguette, et l’on vous demande aussitôt si vous voulez vous en servir. Les cartes noires et blanches ne portent jamais de symbole.
lesson-kessel-symbols-missed = Il n’y a ni baguette ni chapeau sur cette carte.

lesson-kessel-square-task = 32 cartes sont posées face visible en un carré de six sur six. Aux quatre coins, il n’y a jamais de carte à prendre. Votre pion est devant la colonne c. Prenez la carte tout en haut de cette colonne.
lesson-kessel-square-right = Les cartes du bord font partie de votre ligne, elles aussi ; seuls les coins restent libres. Les 24 autres cartes formaient au départ la pioche, dont la première carte vient de remplir la place vide.
lesson-kessel-square-missed = Cette carte se trouve plus bas dans la colonne.

lesson-kessel-beginning-task = La partie commence. Votre première carte était noire et est passée sous la pioche ; vous en avez donc pioché une autre : liane 3. Sa baguette n’a pas d’effet pour l’instant. Vous êtes Blanc, et Blanc commence. Votre pion a déjà fait ses trois pas. Prenez n’importe quelle carte de votre rangée.
lesson-kessel-beginning-right = Un chaudron ne commence jamais par une carte noire ou blanche, le symbole de la première carte ne fait rien, et Blanc joue en premier.

lesson-kessel-remember-task = De votre chaudron, vous ne voyez que la carte du dessus, pattes d’araignée 1. Mais vous vous souvenez que deux cartes de racines d’arbre sont dessous. Prenez la troisième.
lesson-kessel-remember-right = Vous en avez trois maintenant, et trois cartes d’un ingrédient rapportent des points. Personne n’a le droit de regarder dans un chaudron, pas même dans le sien. Il faut donc retenir ce qu’il contient.
lesson-kessel-remember-missed = Vous avez déjà deux cartes de racines d’arbre, et il y en a une troisième dans votre colonne.

lesson-kessel-steps-task = La valeur de la carte que vous prenez maintenant décide de combien de pas votre pion avancera à votre prochain tour. Il est devant la rangée 3 et doit arriver à la colonne b. Le coin compte pour un pas. Quelle carte vous y mène ?
lesson-kessel-steps-right = Rangée 4, rangée 5, le coin, colonne b : quatre pas dans le sens des aiguilles d’une montre, exactement la valeur de votre carte du dessus.
lesson-kessel-steps-missed = Cette valeur ne vous mène pas à la colonne b. Comptez : rangée 4, rangée 5, le coin, colonne b.

lesson-kessel-jump-task = La liane 3 que vous venez de prendre porte une baguette, et vous pouvez rejouer. Le pion noir vous barre la route, devant la rangée 5. Utilisez la baguette, et comptez les pas.
lesson-kessel-jump-right = Colonne e, le coin, puis la rangée 4 : votre pion a sauté par-dessus le pion noir, et cela n’a pas compté comme un pas.
lesson-kessel-jump-missed = Vous n’avez pas utilisé la baguette, et votre pion est resté où il était.

lesson-kessel-your-line-task = Les moustaches sont blanches, votre couleur, et il y en a plusieurs dans le carré. Votre pion est devant la rangée 4. Prenez celles qui sont à votre portée.
lesson-kessel-your-line-right = Vous prenez une carte dans la rangée ou la colonne devant laquelle se tient votre pion. Laquelle, c’est à vous de choisir, mais vous devez en prendre une.
lesson-kessel-your-line-missed = Ce n’étaient pas les moustaches. Toute carte de votre rangée est permise, mais une seule montre des moustaches.

lesson-kessel-corner-task = Depuis la rangée 4, le coin n’est qu’à deux pas, et dans un coin il n’y a rien à prendre. Prenez une carte qui ne vous y mène pas.
lesson-kessel-corner-right = Au tour suivant, votre pion s’est arrêté devant une ligne, et vous pouvez de nouveau prendre une carte.
lesson-kessel-corner-missed = Deux pas ont mené votre pion dans le coin. On n’y prend rien, et votre tour se termine aussitôt.

lesson-kessel-explode-task = Noir vient de poser sur son chaudron les plumes de corbeau 4, de sa propre couleur. Prenez la carte au chaudron explosif et déclenchez l’explosion.
lesson-kessel-explode-right = Noir a dû glisser sa carte du dessus, face cachée, sous la pioche. La carte d’en dessous est de nouveau visible.
lesson-kessel-explode-missed = Rien n’a explosé. Prenez la carte au chaudron explosif, puis déclenchez l’explosion.

lesson-kessel-safe-task = Le chaudron de Noir ne contient qu’une carte. Prenez quand même la carte au chaudron explosif, et voyez ce qui se passe.
lesson-kessel-safe-right = Il ne se passe rien. La dernière carte d’un chaudron est à l’abri, et l’on ne vous pose même pas la question.
lesson-kessel-safe-missed = Cette carte ne porte pas de chaudron explosif.

lesson-kessel-out-of-the-game-task = La pioche est vide. Prenez la carte au chaudron explosif, déclenchez l’explosion, et voyez où va la carte de Noir.
lesson-kessel-out-of-the-game-right = Il n’y a plus de pioche sous laquelle la glisser, et la carte de Noir a quitté le jeu.
lesson-kessel-out-of-the-game-missed = Rien n’a explosé. Prenez la carte au chaudron explosif, puis déclenchez l’explosion.

lesson-kessel-again-task = Jouez deux tours de suite : prenez la carte à la baguette, utilisez-la, et prenez une deuxième carte.
lesson-kessel-again-right = Vous l’avez dit en prenant la carte. Puis la place vide a été remplie, et votre pion est reparti aussitôt, car la baguette vous a donné un deuxième tour.
lesson-kessel-again-missed = Vous n’avez joué qu’un tour. Prenez la carte à la baguette, puis utilisez-la.

lesson-kessel-no-third-task = Vous avez utilisé une baguette, et c’est déjà votre deuxième tour de suite. Il y a encore une baguette dans votre rangée. Prenez-la, et voyez à qui est le tour.
lesson-kessel-no-third-right = C’est à Noir. Personne ne joue plus de deux tours de suite, et la deuxième baguette n’a donc pas d’effet.
lesson-kessel-no-third-missed = Cette carte ne porte pas de baguette.

lesson-kessel-let-be-task = Vous avez pris un chaudron explosif. Sur le chaudron de Noir se trouve une carte isolée, verrues de crapaud 4, qui lui coûtera quatre points. Laissez-la-lui.
lesson-kessel-let-be-right = Rien ne vous oblige à utiliser un symbole. Rien n’a explosé, et Noir garde sa carte encombrante.
lesson-kessel-let-be-missed = Vous avez débarrassé Noir d’une carte encombrante. Vous auriez pu renoncer à l’explosion.

lesson-kessel-say-so-task = Cette partie se joue sans rappels, et l’on ne vous demande rien pour les symboles. Prenez la carte au chaudron explosif, et dites que vous l’utilisez.
lesson-kessel-say-so-right = Vous l’avez dit en prenant la carte, et Noir a perdu sa carte du dessus. Si vous n’aviez rien dit, le symbole n’aurait pas eu d’effet.
lesson-kessel-say-so-missed = Rien n’a explosé. Prenez la carte au chaudron explosif, et dites-le en la prenant.

lesson-kessel-refill-task = Prenez n’importe quelle carte de votre rangée, et regardez la place où elle était.
lesson-kessel-refill-right = La carte du dessus de la pioche remplit la place, face visible. Tant qu’il y a une pioche, le carré reste plein.

lesson-kessel-gaps-task = La pioche est vide, et le carré a ses premiers vides. Prenez n’importe quelle carte qui reste dans votre rangée.
lesson-kessel-gaps-right = Il n’y a pas eu de nouvelle carte, car sans pioche, la place reste vide. Désormais, les rangées et les colonnes raccourcissent de plus en plus.

lesson-kessel-either-line-task = Il reste trois cartes dans votre rangée. L’une d’elles est la seule qui reste dans sa colonne. Prenez-la, et décidez si vous voulez la garder.
lesson-kessel-either-line-right = Prendre la dernière carte d’une rangée ou d’une colonne termine la partie, peu importe devant laquelle des deux se tient votre pion.
lesson-kessel-either-line-missed = Il y a d’autres cartes dans la colonne de celle-ci, et la partie continue.

lesson-kessel-keep-or-aside-task = Prendre la dernière carte de votre rangée termine la partie. Ce sont les cristaux de lune 4, et vous n’en avez pas d’autres. Une carte seule coûte sa valeur. La gardez-vous, ou la défaussez-vous ?
lesson-kessel-keep-or-aside-right = Défaussée, elle ne coûte rien. Cette dernière carte est la seule que vous pouvez refuser. Sa baguette n’a pas d’effet.
lesson-kessel-keep-or-aside-missed = Comme carte seule, elle vous coûte quatre points. Vous auriez pu la défausser.

lesson-kessel-three-task = Votre chaudron contient mousse 1 et mousse 2, et la dernière carte de votre rangée est mousse 4. Deux cartes d’un ingrédient ne comptent pas, trois comptent leur somme. Qu’en faites-vous ?
lesson-kessel-three-right = 1 + 2 + 4 : sept points au lieu de zéro.
lesson-kessel-three-missed = Sans elle, vous n’avez que deux cartes de mousse, et elles ne comptent pas.

lesson-kessel-four-task = Vous avez citrouille 1, 2 et 3, qui valent six points. La dernière carte est citrouille 4. Qu’en faites-vous ?
lesson-kessel-four-right = Les quatre comptent leur somme, 10, et 5 de plus : quinze points.
lesson-kessel-four-missed = Trois cartes de citrouille font six points. Les quatre en auraient fait quinze.

lesson-kessel-own-colour-task = Vous êtes Blanc, et les moustaches sont blanches. Dans votre propre couleur, les sommes comptent double. Vous avez moustaches 2 et 3, et la dernière carte est moustaches 4. Qu’en faites-vous ?
lesson-kessel-own-colour-right = 2 + 3 + 4 font neuf, et le double fait dix-huit points.
lesson-kessel-own-colour-missed = Deux cartes ne comptent pas, même dans votre couleur. Avec la troisième, vous auriez eu dix-huit points.

lesson-kessel-own-single-task = La dernière carte est yeux de salamandre 4, en blanc, votre couleur. Mais vous n’avez pas d’autres yeux de salamandre. La gardez-vous ?
lesson-kessel-own-single-right = Vous avez bien fait de la défausser. Une carte seule coûte sa valeur, et le double dans votre couleur. Cela aurait fait huit points.
lesson-kessel-own-single-missed = Une carte seule coûte sa valeur, et le double dans votre couleur : huit points.

lesson-kessel-ones-task = Le joueur qui a le plus de cartes de valeur 1 marque cinq points ; en cas d’égalité, personne ne les marque. Vous en avez cinq, et Noir aussi. La dernière carte est plumes de corbeau 1, un ingrédient que vous n’avez pas encore. Vaut-elle la peine d’être gardée ?
lesson-kessel-ones-right = Oui. Comme carte seule, elle coûte un point, mais vous avez maintenant le plus de 1, ce qui en rapporte cinq.
lesson-kessel-ones-missed = Vous avez cinq 1 chacun, et personne ne reçoit les cinq points.

lesson-kessel-example-task = Voici l’exemple du livret. Vous êtes Blanc et vous avez moustaches 1, 2 et 4, yeux de salamandre 3, bave d’escargot 1, 2 et 4, et sinon seulement des paires. La dernière carte est moustaches 3. Arrivez à 26 points.
lesson-kessel-example-right = Moustaches : deux fois 10, et 5 pour les quatre, soit 25. Yeux de salamandre : deux fois 3, soit moins 6. Bave d’escargot : 7. Paires : 0. En tout, 26.
lesson-kessel-example-missed = Avec seulement trois cartes de moustaches, cela fait 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Noir aura sept points. Vous avez racines d’arbre 2 et 3, et sinon seulement des paires, qui ne comptent pas. La dernière carte est racines d’arbre 4. Qu’en faites-vous ?
lesson-kessel-most-points-right = Neuf points contre sept ! Vous gagnez, car vous en avez le plus.
lesson-kessel-most-points-missed = Vous n’avez rien contre sept points. Noir gagne.

lesson-kessel-shared-task = Noir aura six points. Vous avez écailles de sirène 1 et 2, et sinon seulement des paires. La dernière carte est écailles de sirène 3. Qu’en faites-vous ?
lesson-kessel-shared-right = 1 + 2 + 3 : six points chacun. À égalité, la victoire est partagée.
lesson-kessel-shared-missed = Vous n’avez rien contre six points. Noir gagne seul.

lesson-kessel-brew-task = Dans le jeu des recettes, vous avez en secret la « Potion bleue » : au moins trois cartes de chacun des deux ingrédients bleus. Vous avez trois cartes de mousse, et écailles de sirène 1 et 2. La dernière carte est écailles de sirène 4. Qu’en faites-vous ?
lesson-kessel-brew-right = La recette est réalisée et vous rapporte 15 points de plus. Jusqu’au décompte, personne d’autre que vous ne la connaissait.
lesson-kessel-brew-missed = Avec deux cartes d’écailles, la recette n’est pas réalisée. Cela ne coûte rien, mais vous auriez pu avoir 15 points.

lesson-kessel-fewer-task = Votre recette secrète « Une petite soupe » demande moins de cartes que Noir. Vous en avez 16, Noir en a 17. La dernière carte serait votre troisième carte de verrues de crapaud, qui rapporte six points. La gardez-vous ?
lesson-kessel-fewer-right = 16 cartes contre 17, c’est moins, et vous recevez dix points. À 17 partout, vous ne les auriez pas eus.
lesson-kessel-fewer-missed = 17 cartes chacun : autant, ce n’est pas moins. Six points pour les verrues de crapaud, mais les dix sont perdus.

lesson-kessel-last-recipe-task = Votre recette secrète « La dernière carte » demande que ce soit vous qui terminiez la partie. Une carte de votre rangée est la dernière de sa colonne. Prenez-la.
lesson-kessel-last-recipe-right = La recette rapporte dix points de plus, que vous gardiez la carte ou que vous la défaussiez.
lesson-kessel-last-recipe-missed = La partie continue, et c’est peut-être Noir qui prendra la dernière carte.

lesson-kessel-own-recipe-task = Dans cette partie, il y a une recette inventée par les joueurs, et c’est vous qui l’avez : « Abracadabra », huit points pour quatre cartes du même ingrédient. Vous avez cendre de dragon 1, 2 et 3, et la dernière carte est cendre de dragon 4. Qu’en faites-vous ?
lesson-kessel-own-recipe-right = Quinze points pour les quatre cartes, et huit de plus pour votre recette. On peut en inventer jusqu’à cinq, mélangées aux autres.
lesson-kessel-own-recipe-missed = Trois cartes ne suffisent pas pour cette recette.

lesson-kessel-children-task = Le décompte des enfants compte les cartes, pas les valeurs : trois d’un ingrédient vous rapportent une carte, quatre en rapportent deux, et pour une carte seule vous en rendez une. Vous avez champignons 2 et 3, et la dernière carte est champignons 4. Qu’en faites-vous ?
lesson-kessel-children-right = Trois cartes de champignons, et une carte pour vous. Le joueur qui en gagne le plus l’emporte.
lesson-kessel-children-missed = Deux cartes de champignons ne rapportent rien.

lesson-kessel-both-others-task = Vous jouez à trois, et le troisième pion est violet. Prenez la carte au chaudron explosif et déclenchez l’explosion.
lesson-kessel-both-others-right = À trois, une explosion touche les deux autres : chacun a glissé sous la pioche la carte du dessus de son chaudron.
lesson-kessel-both-others-missed = Rien n’a explosé. Prenez la carte au chaudron explosif, puis déclenchez l’explosion.

lesson-kessel-third-colour-task = Vous jouez le troisième pion, et votre couleur, le violet, compte double pour vous. Vous avez liane 2 et 3, et la dernière carte est liane 4. Qu’en faites-vous ?
lesson-kessel-third-colour-right = 2 + 3 + 4 font neuf, et le double fait dix-huit points. Le troisième pion peut avoir n’importe quelle couleur, sauf le noir et le blanc.
lesson-kessel-third-colour-missed = Deux cartes ne comptent pas, même dans votre couleur. Avec la troisième, vous auriez eu dix-huit points.

## Titles of lessons, where a rule has several

lesson-kessel-other-grey-title = Deux ingrédients par couleur
lesson-kessel-plant-title = Les plantes
lesson-kessel-your-line-title = Votre ligne
lesson-kessel-corner-title = Dans le coin
lesson-kessel-explode-title = Faire exploser
lesson-kessel-safe-title = La dernière carte est à l’abri
lesson-kessel-out-of-the-game-title = Hors du jeu
lesson-kessel-again-title = Rejouer
lesson-kessel-no-third-title = Jamais trois tours
lesson-kessel-let-be-title = Renoncer à l’explosion
lesson-kessel-refill-title = Compléter le carré
lesson-kessel-gaps-title = Les vides
lesson-kessel-either-line-title = Rangée ou colonne
lesson-kessel-keep-or-aside-title = Garder ou défausser
lesson-kessel-three-title = Trois identiques
lesson-kessel-four-title = Quatre identiques
lesson-kessel-own-colour-title = Votre couleur
lesson-kessel-own-single-title = Double perte
lesson-kessel-ones-title = Le plus de 1
lesson-kessel-most-points-title = Plus de points
lesson-kessel-shared-title = Une victoire partagée
lesson-kessel-brew-title = Une potion
lesson-kessel-fewer-title = Moins, c’est mieux
lesson-kessel-last-recipe-title = La fin comme recette
lesson-kessel-children-title = Des cartes, pas de points
lesson-kessel-both-others-title = D’une pierre deux coups
lesson-kessel-third-colour-title = La troisième couleur

## What the editions leave open or disagree on, and what we added

rule-KESSEL-1-choice = Le livret ne nomme que sept des quatorze ingrédients : les moustaches, les yeux de salamandre et les cinq plantes. Nous avons choisi les sept autres noms : plumes de corbeau, pattes d’araignée, cendre de dragon, écailles de sirène, verrues de crapaud, bave d’escargot et cristaux de lune. Ils ne changent rien au jeu, et il n’y a donc pas d’option pour cela.
rule-KESSEL-2-choice = Le livret explique les symboles, mais ne dit pas quelles cartes les portent. Chez nous, chacun des dix ingrédients de couleur a un chaudron explosif et une baguette, répartis régulièrement sur les valeurs ; les cartes noires et blanches n’en ont pas. Sur des cartes imprimées, ils peuvent se trouver ailleurs. Il n’y a pas d’option pour cela.
rule-KESSEL-9-choice = Selon le livret, les cartes qui explosent reviennent toujours sous la pioche, et une partie pourrait ne jamais se terminer. Chez nous, après cent cartes, elles quittent le jeu. Il n’y a pas d’option pour cela.
rule-KESSEL-13-choice = Selon le livret, la partie se termine avec la dernière carte d’une ligne, mais chaque carte est dans deux lignes, une rangée et une colonne. Chez nous, il suffit d’en vider une, peu importe devant laquelle se tient le pion. Les quatre bords, entre deux cartes de coin, ne comptent pas, car aucun pion ne peut s’y arrêter. Il n’y a pas d’option pour cela.
rule-KESSEL-16-choice = Le livret ne dit rien des égalités. Chez nous, la victoire est partagée. Il n’y a pas d’option pour cela.
rule-KESSEL-C-beyond = Le livret ne connaît qu’une façon de compter. Celle-ci, plus simple, pour les enfants, est notre ajout.
rule-KESSEL-X-beyond = Le jeu imprimé se joue à deux. Jouer à trois est notre ajout.

## The guided first game: each note is shown once, when what it explains first happens

guide-kessel-welcome = Voici Kupferkessel Co. Vous tournez autour des cartes et réunissez des ingrédients dans votre chaudron. Trois ou quatre cartes du même ingrédient rapportent des points, une carte seule en coûte.
guide-kessel-take = Votre pion s’est arrêté devant la ligne qui s’éclaire. Touchez n’importe quelle carte de cette ligne pour la prendre.
guide-kessel-taken = Votre carte est maintenant sur le dessus de votre chaudron et cache toutes les autres, même à vous. Essayez de retenir ce qu’il contient !
guide-kessel-walked = Un pion avance d’autant de pas que vaut la carte du dessus de son chaudron. Votre carte décide donc aussi où vous irez ensuite.
guide-kessel-refilled = La place vide reçoit une nouvelle carte de la pioche.
guide-kessel-corner = Votre pion s’est arrêté dans un coin. Vous n’y prenez rien et votre tour est terminé.
guide-kessel-jumped = Si un autre pion barre la route, vous sautez par-dessus. Cela ne compte pas comme un pas.
guide-kessel-cauldron = Cette carte porte un chaudron explosif. Si vous le voulez, votre adversaire perd la carte du dessus de son chaudron.
guide-kessel-exploded = Boum ! Votre chaudron a perdu sa carte du dessus, qui passe sous la pioche.
guide-kessel-wand = Cette carte porte une baguette. Si vous le voulez, vous rejouez tout de suite, mais jamais plus de deux tours de suite.
guide-kessel-stack = La pioche est vide, et les places libres ne sont plus remplies. La partie se termine quand quelqu’un prend la dernière carte d’une ligne.
guide-kessel-last = C’était la dernière carte d’une ligne, et la partie se termine. La personne qui l’a prise peut la garder ou la défausser.
guide-kessel-over = On compte les points : une carte seule d’un ingrédient coûte sa valeur, deux ne comptent pas, trois rapportent leur somme, quatre leur somme plus 5. Dans votre couleur, les sommes comptent double. Le joueur qui a le plus de 1 marque 5 points. Vous savez maintenant jouer !

## Analysis

learn-analysis-cauldron = { $you ->
    [seat] Votre chaudron
   *[none] Chaudron ({ $name })
}

## Print

print-children = Feuille de score pour enfants
print-own = Vos propres cartes de recettes ({ $n })
print-own-none = Vous n’avez pas encore inventé de recettes.
print-compose = Inventer des recettes
print-box = Les treize recettes imprimées
print-children-of = { $game } : feuille de score pour enfants
print-help-kessel = Entourez les cartes de votre chaudron. Une carte d’un ingrédient : moins sa valeur. Deux : rien. Trois : leur somme. Quatre : leur somme plus 5. Là où il y a × 2, la somme compte double, même négative, mais pas le bonus de 5.
print-help-children = Entourez les cartes de votre chaudron. Quatre cartes d’un ingrédient : plus 2. Trois : plus 1. Deux : rien. Une : moins 1. Le joueur qui a la plus grande somme gagne.
print-ingredient = Ingrédient
print-cards = Cartes
print-cards-count = + / −
print-ones = Majorité de 1 : 5
print-recipe = Recette { $n }
