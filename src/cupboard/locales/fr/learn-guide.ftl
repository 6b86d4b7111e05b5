## Les premières parties guidées : chaque note n’est dite qu’une fois, quand ce dont elle parle arrive.

guide-label = Le guide
guide-go-on = Continuer
guide-leave = Quitter le guide
guide-left = Le guide est désactivé. Bonne partie !

guide-kala-welcome = Voici Kala. La coupelle marquée ● est à vous. Elle se déplace sur le champ et y laisse des haricots. Si vous ne pouvez pas en semer quatre à votre tour, vous perdez. Veillez donc sur votre réserve !
guide-kala-path = À vous ! Vous semez quatre haricots le long d’un chemin. Le premier tombe dans votre coupelle. Touchez la coupelle entourée où le chemin doit se terminer. Il peut tourner une fois.
guide-kala-moved = Votre coupelle est maintenant là où votre dernier haricot est tombé. Votre prochain chemin partira de là. Elle emporte avec elle les haricots qu’elle contient.
guide-kala-harvest = Cherchez les coupelles pleines ! Si votre dernier haricot tombe dans une coupelle qui en contient déjà 3 ou plus, vous pouvez la vider. C’est ainsi que vous regagnez des haricots.
guide-kala-harvested = Belle récolte ! Un haricot va au grenier, tous les autres dans votre réserve.
guide-kala-theirs = Votre adversaire a récolté une coupelle pleine. Essayez d’atteindre la prochaine en premier !
guide-kala-bonus = Votre coupelle contient 4 haricots ou plus, et vous gagnez un coup supplémentaire ! Semez-les tous maintenant, à partir de votre coupelle.
guide-kala-dropped = Un chemin peut passer par la coupelle d’un joueur. Le haricot tombe alors dedans et rapproche ce joueur d’un coup supplémentaire.
guide-kala-landing = Un chemin peut se terminer sur la coupelle adverse. La vôtre ne peut pas s’y poser. Choisissez une coupelle voisine.
guide-kala-few = Les haricots se font rares. Si vous ne pouvez pas en prendre 4 au début de votre tour, vous perdez. Une récolte regarnit votre réserve.
guide-kala-over = La partie est terminée, car l’un de vous avait moins de 4 haricots à semer. Vous savez maintenant jouer à Kala !

guide-ronda-welcome = Voici Ronda, un jeu de mémoire. Dix bols cachent de 0 à 4 haricots, chaque nombre deux fois. Le premier à se débarrasser de tous ses haricots gagne.
guide-ronda-lift = À vous ! Touchez n’importe quel bol pour le soulever.
guide-ronda-second = Retenez bien ce que vous voyez ! Soulevez maintenant un deuxième bol. Vous en cherchez un qui cache autant de haricots.
guide-ronda-missed = Ce n’est pas une paire. Les deux bols sont recouverts et votre tour est terminé. Mais vous savez maintenant ce qu’ils cachent.
guide-ronda-watch = Regardez bien quand les autres soulèvent des bols, et retenez ce qu’ils trouvent. Rien n’est noté.
guide-ronda-add = Une paire, bravo ! Vous pouvez ajouter un de vos haricots. Touchez le bol marqué +.
guide-ronda-keep = Un haricot de moins ! Vous pouvez continuer : touchez le bol qui reste ouvert, puis cherchez-en un autre qui cache autant de haricots. Ou passez pour terminer votre tour sans risque.
guide-ronda-theirs = Votre adversaire a posé un haricot. Attention, ce bol en cache maintenant un de plus !
guide-ronda-dissolved = Deux bols de cinq ! Cinq haricots et celui qui a été ajouté quittent le cercle. Ils vont dans le bol noir ou, s’il n’est pas vide, hors du jeu.
guide-ronda-fined = Tant que le bol noir contient des haricots, chaque erreur entraîne une pénalité : vous devez en prendre un.
guide-ronda-few = Quelqu’un n’a plus qu’un haricot ! Le premier qui pose son dernier haricot gagne aussitôt.
guide-ronda-over = Le dernier haricot est posé, la partie est gagnée. Vous savez maintenant jouer à Ronda !

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
