## Les premières parties guidées : chaque note n’est dite qu’une fois, quand ce dont elle parle arrive.

guide-label = Le guide
guide-go-on = Continuer
guide-leave = Je connais ce jeu
guide-left = Le guide est parti. Bonne partie !

guide-kala-welcome = Voici Kala. Le bol marqué ● est à vous ; il se promène sur le champ et laisse des haricots derrière lui. Qui ne peut plus semer quatre haricots perd : veillez sur votre réserve.
guide-kala-path = À vous : quatre de vos haricots sont semés le long d’un chemin. Le premier tombe dans votre propre bol. Touchez un bol entouré où le chemin doit finir ; il peut tourner une fois.
guide-kala-moved = Votre bol est maintenant là où votre dernier haricot est tombé. Votre prochain chemin part de là. Les haricots qu’il contient voyagent avec lui.
guide-kala-harvest = Cherchez les bols pleins ! Si votre dernier haricot tombe dans un bol qui en contient déjà 3 ou plus, vous pouvez le vider. C’est ainsi que les haricots rentrent à la maison.
guide-kala-harvested = Une récolte ! Un haricot va au grenier, tous les autres dans votre réserve.
guide-kala-theirs = L’adversaire a récolté un bol plein. La prochaine fois, vous y serez peut-être en premier.
guide-kala-bonus = Votre bol contient 4 haricots ou plus : un coup supplémentaire. Il faut les semer tout de suite, depuis là où il se trouve.
guide-kala-dropped = Un chemin peut passer par un bol de jeu : le haricot tombe dedans. Plus un bol de jeu a de haricots, plus son coup supplémentaire est proche.
guide-kala-landing = Un chemin peut finir sur le bol de l’autre. Le vôtre ne peut pas s’y poser : vous choisissez une place à côté.
guide-kala-few = Les haricots se font rares. Qui ne peut plus en prendre 4 au début de son tour perd. Une récolte remplit votre réserve.
guide-kala-over = La partie est finie : l’un de vous avait moins de 4 haricots à semer. Maintenant, vous connaissez Kala !

guide-ronda-welcome = Voici Ronda, un jeu de mémoire. Sous dix bols se cachent de 0 à 4 haricots, chaque nombre deux fois. Qui se débarrasse le premier de tous ses haricots gagne.
guide-ronda-lift = À vous : soulevez un bol, n’importe lequel. Touchez-le.
guide-ronda-second = Regardez bien et retenez ! Soulevez maintenant un deuxième bol. Vous en cherchez un avec autant de haricots.
guide-ronda-missed = Ce n’est pas pareil. Les deux sont recouverts et votre tour est fini. Mais vous savez maintenant ce qu’il y a là.
guide-ronda-watch = Regardez quand les autres soulèvent des bols : ce qu’ils trouvent, vous pouvez le retenir aussi. Rien n’est noté.
guide-ronda-add = Deux pareils, bravo ! Vous pouvez ajouter un de vos haricots à l’un des deux : touchez le bol marqué +.
guide-ronda-keep = Un haricot de moins ! Vous pouvez continuer : touchez le bol qui doit rester ouvert, puis cherchez-en un autre qui cache autant de haricots. Ou passez, et c’est bien ainsi.
guide-ronda-theirs = L’autre joueur a posé un haricot. Attention : ce bol en contient maintenant un de plus qu’avant !
guide-ronda-dissolved = Deux fois cinq, c’est trop : six haricots quittent le cercle. Ils vont dans le bol noir, ou hors du jeu s’il contient encore des haricots.
guide-ronda-fined = Tant qu’il y a des haricots dans le bol noir, qui montre deux bols différents doit en prendre un.
guide-ronda-few = Plus qu’un haricot dans une main ! Qui pose son dernier haricot gagne aussitôt.
guide-ronda-over = Le dernier haricot est posé, la partie est gagnée. Maintenant, vous connaissez Ronda !

guide-hopper-welcome = Voici Hopper. Vous lancez des haricots dans les bols du milieu. Mettez le quatrième haricot dans un bol, et il est à vous. Le premier qui a quatre bols gagne.
guide-hopper-shoot = À vous de tirer : montrez un bol sur la table. Maintenez le bouton et relâchez au repère, puis appuyez encore quand la main passe au milieu. Vous pouvez aussi tirer avec des nombres.
guide-hopper-landed = Votre haricot reste là où il s’est arrêté : dans un bol, dans le plateau ou sur la table.
guide-hopper-knocked = Un haricot qui vole peut en chasser d’autres. Eux aussi restent là où ils s’arrêtent.
guide-hopper-claimed = Quatre haricots : le bol est à vous ! Ses haricots redeviennent libres et reviennent en jeu.
guide-hopper-theirs = L’adversaire a mis le quatrième haricot et prend le bol. Peu importe qui a lancé les trois premiers !
guide-hopper-shifted = Un bol a quitté le plateau, les autres se resserrent. Regardez où ils sont maintenant.
guide-hopper-refilled = Quelqu’un n’avait plus de haricots et ramasse tous ceux qui sont libres.
guide-hopper-near = Quelqu’un a trois bols. Encore un, et la partie est gagnée ! Visez les bols qui contiennent trois haricots.
guide-hopper-over = Quatre bols : la partie est finie. Maintenant, vous connaissez Hopper !

guide-dacapo-welcome = Voici Da Capo, un jeu de bluff. De chacun part une rangée de bols qui mène au bol noir du milieu. Qui remplit le bol noir gagne.
guide-dacapo-fist = Choisissez en secret combien de haricots vous mettez dans votre poing : de 1 à 5. Le plus grand nombre gagne, mais seulement si personne d’autre ne montre le même !
guide-dacapo-advanced = Votre nombre était le plus grand que personne d’autre ne montrait : vos haricots remplissent le bol suivant de votre rangée.
guide-dacapo-theirs = Un autre joueur montrait le plus grand nombre qui était seul, et remplit un bol.
guide-dacapo-equal = Les nombres égaux s’annulent. Cette fois, aucun nombre n’était seul : personne n’avance.
guide-dacapo-gone = Les haricots qui ne gagnent rien vont dans la boîte. Ils sont perdus : n’en gaspillez pas trop.
guide-dacapo-near = Une rangée est remplie jusqu’au bol noir. Qui remplit le bol noir gagne la partie !
guide-dacapo-out = Qui n’a plus de haricots est éliminé.
guide-dacapo-last = Un seul joueur avait encore des haricots : il peut en poser un seul dans son prochain bol libre.
guide-dacapo-over = La partie est finie. Si personne n’a rempli le bol noir, qui est allé le plus loin gagne ; à égalité, qui a posé le moins de haricots. Maintenant, vous connaissez Da Capo !

guide-kalaha-welcome = Voici Kalaha. Les six cases devant vous sont à vous, et le grenier à leur droite. Qui a le plus de pierres dans son grenier à la fin gagne.
guide-kalaha-sow = À vous : touchez une de vos cases entourées. Toutes ses pierres sont semées, une dans chaque case suivante, dans le sens contraire des aiguilles d’une montre.
guide-kalaha-stored = En chemin, une pierre est tombée dans votre grenier : elle est à vous pour toujours. Le grenier de l’autre est sauté.
guide-kalaha-free = Votre dernière pierre est tombée dans votre grenier : vous rejouez ! Comptez à l’avance et essayez de le faire souvent.
guide-kalaha-their-free = La dernière pierre de l’adversaire est tombée dans son grenier : il rejoue.
guide-kalaha-captured = Votre dernière pierre est tombée dans une de vos cases vides : vous prenez les pierres d’en face, et la vôtre avec.
guide-kalaha-robbed = L’adversaire a fini dans une de ses cases vides et prend vos pierres d’en face. Les cases pleines en face d’une case vide sont en danger !
guide-kalaha-skipped = Qui n’a plus de pierres dans ses cases passe son tour jusqu’à ce qu’il en arrive.
guide-kalaha-few = Un côté est presque vide. La partie finit quand toutes les pierres sont dans les greniers.
guide-kalaha-over = Toutes les pierres sont rentrées. Qui en a le plus gagne. Maintenant, vous connaissez Kalaha !

guide-kessel-welcome = Voici Kupferkessel Co. Vous tournez autour des cartes et récoltez des ingrédients dans votre chaudron. Trois ou quatre cartes du même ingrédient rapportent des points, une carte seule en coûte.
guide-kessel-take = Votre pion est arrivé devant une ligne : elle s’éclaire. Prenez-y la carte que vous voulez. Touchez-la.
guide-kessel-taken = Votre carte est maintenant sur votre chaudron et cache toutes les autres, même à vous. Essayez de retenir ce qu’il contient !
guide-kessel-walked = Un pion avance d’autant de pas que vaut la carte du dessus de son chaudron. Votre carte décide donc aussi où vous irez ensuite.
guide-kessel-refilled = La place vide reçoit une nouvelle carte de la pioche.
guide-kessel-corner = Votre pion s’est arrêté à un coin : là, vous ne prenez rien et votre tour est fini.
guide-kessel-jumped = Là où se tient un autre pion, vous sautez par-dessus. Cela ne compte pas comme un pas.
guide-kessel-cauldron = Cette carte montre un chaudron qui explose : si vous voulez, l’adversaire perd la carte du dessus de son chaudron.
guide-kessel-exploded = Boum ! La carte du dessus a sauté de votre chaudron et va sous la pioche.
guide-kessel-wand = Cette carte montre une baguette : si vous voulez, vous rejouez tout de suite. Jamais plus de deux fois de suite.
guide-kessel-stack = La pioche est vide : les places restent libres désormais. La partie finit dès que quelqu’un prend la dernière carte d’une ligne.
guide-kessel-last = C’était la dernière carte d’une ligne, et la fin de la partie. Qui l’a prise peut la garder ou l’écarter.
guide-kessel-over = On compte : une carte seule d’un ingrédient coûte sa valeur, deux ne comptent pas, trois rapportent leur somme, quatre leur somme et 5 de plus. Dans votre couleur, les sommes comptent double. Qui a le plus de 1 gagne 5. Maintenant, vous connaissez le jeu !
