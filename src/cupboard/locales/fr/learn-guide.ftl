## Les premières parties guidées : chaque note n’est dite qu’une fois, quand ce dont elle parle arrive.

guide-label = Le guide
guide-go-on = Continuer
guide-leave = Je connais ce jeu
guide-left = Le guide est parti. Bonne partie !

guide-kala-welcome = Voici Kala. La coupelle marquée ● est à toi ; elle se promène sur le champ et laisse des haricots derrière elle. Qui n’a plus assez de haricots à semer perd : veille sur ta réserve.
guide-kala-path = À toi : quatre de tes haricots sont semés le long d’un chemin. Le premier tombe dans ta propre coupelle. Touche une coupelle entourée où le chemin doit finir ; il peut tourner une fois.
guide-kala-moved = Ta coupelle est maintenant là où ton dernier haricot est tombé. Ton prochain chemin part de là. Les haricots qu’elle contient voyagent avec elle.
guide-kala-harvest = Cherche les coupelles pleines ! Si ton dernier haricot tombe dans une coupelle qui en contient déjà 3 ou plus, tu peux la vider. C’est ainsi que les haricots rentrent à la maison.
guide-kala-harvested = Une récolte ! Un haricot va au grenier, tous les autres dans ta réserve.
guide-kala-theirs = L’autre joueur a récolté une coupelle pleine. La prochaine fois, tu y seras peut-être avant lui.
guide-kala-bonus = Ta coupelle contient 4 haricots ou plus : un coup supplémentaire. Il faut les semer tout de suite, depuis là où elle se trouve.
guide-kala-dropped = Un chemin peut passer sur une coupelle de jeu : le haricot tombe dedans. Les haricots d’une coupelle de jeu aident son propriétaire à avoir un coup supplémentaire.
guide-kala-landing = Un chemin peut finir sur la coupelle de l’autre. La tienne ne peut pas s’y poser : tu choisis une place à côté.
guide-kala-few = Les haricots se font rares. Qui ne peut plus en prendre 4 au début de son tour perd. Une récolte remplit ta réserve.
guide-kala-over = La partie est finie : l’un de vous avait moins de 4 haricots à semer. Maintenant, tu connais Kala !

guide-ronda-welcome = Voici Ronda, un jeu de mémoire. Sous dix bols se cachent de 0 à 4 haricots, chaque nombre deux fois. Qui se débarrasse le premier de tous ses haricots gagne.
guide-ronda-lift = À toi : soulève un bol, n’importe lequel. Touche-le.
guide-ronda-second = Regarde bien et retiens ! Soulève maintenant un deuxième bol. Tu en cherches un avec autant de haricots.
guide-ronda-missed = Ce n’est pas pareil. Les deux sont recouverts et ton tour est fini. Mais tu sais maintenant ce qu’il y a là.
guide-ronda-watch = Regarde quand les autres soulèvent des bols : ce qu’ils trouvent, tu peux le retenir aussi. Rien n’est noté.
guide-ronda-add = Deux pareils, bravo ! Tu peux ajouter un de tes haricots à l’un des deux : touche le bol marqué +.
guide-ronda-keep = Un haricot de moins ! Tu peux continuer : touche le bol qui reste ouvert, puis soulèves-en un nouveau qui lui ressemble. Ou passe et contente-toi de cela.
guide-ronda-theirs = L’autre joueur a posé un haricot. Attention : ce bol en contient maintenant un de plus qu’avant !
guide-ronda-dissolved = Deux fois cinq, c’est trop : six haricots quittent le cercle. Ils vont dans le bol noir, ou hors du jeu s’il est plein.
guide-ronda-fined = Tant qu’il y a des haricots dans le bol noir, qui montre deux bols différents doit en prendre un.
guide-ronda-few = Plus qu’un haricot dans une main ! Qui pose son dernier haricot gagne aussitôt.
guide-ronda-over = Le dernier haricot est posé, la partie est gagnée. Maintenant, tu connais Ronda !

guide-hopper-welcome = Voici Hopper. Tu lances des haricots dans les bols du milieu. Un bol avec quatre haricots est à toi. Le premier qui a quatre bols gagne.
guide-hopper-shoot = À toi de tirer : montre un bol sur la table. Tiens le bouton et relâche au repère, puis appuie encore quand la main passe au milieu. Tu peux aussi tirer avec des nombres.
guide-hopper-landed = Ton haricot reste là où il s’est arrêté : dans un bol, dans le plateau ou sur la table.
guide-hopper-knocked = Un haricot qui vole peut en chasser d’autres. Eux aussi restent là où ils s’arrêtent.
guide-hopper-claimed = Quatre haricots : le bol est à toi ! Ses haricots redeviennent libres et reviennent en jeu.
guide-hopper-theirs = L’autre joueur a mis le quatrième haricot et prend le bol. Peu importe qui a lancé les trois premiers !
guide-hopper-shifted = Un bol a quitté le plateau, les autres se resserrent. Regarde où ils sont maintenant.
guide-hopper-refilled = Quelqu’un n’avait plus de haricots et ramasse tous ceux qui sont libres.
guide-hopper-near = Quelqu’un a trois bols. Encore un, et la partie est gagnée ! Vise les bols qui contiennent trois haricots.
guide-hopper-over = Quatre bols : la partie est finie. Maintenant, tu connais Hopper !

guide-dacapo-welcome = Voici Da Capo, un jeu de bluff. De chacun part une rangée de bols qui mène au bol noir du milieu. Qui remplit le bol noir gagne.
guide-dacapo-fist = Choisis en secret combien de haricots tu mets dans ton poing : de 1 à 5. Le plus grand nombre gagne, mais seulement si personne d’autre ne montre le même !
guide-dacapo-advanced = Ton nombre était le plus grand que personne d’autre ne montrait : tes haricots remplissent le bol suivant de ta rangée.
guide-dacapo-theirs = Un autre joueur montrait le plus grand nombre qui était seul, et remplit un bol.
guide-dacapo-equal = Les nombres égaux s’annulent. Cette fois, aucun nombre n’était seul : personne n’avance.
guide-dacapo-gone = Les haricots qui ne gagnent rien vont dans la boîte. Ils sont perdus : n’en gaspille pas trop.
guide-dacapo-near = Une rangée est remplie jusqu’au bol noir. Le prochain haricot qui y tombe gagne la partie !
guide-dacapo-out = Qui n’a plus de haricots ne joue plus.
guide-dacapo-last = Un seul joueur avait encore des haricots : il peut en poser un seul dans son prochain bol libre.
guide-dacapo-over = La partie est finie. Si personne n’a rempli le bol noir, le plus avancé gagne. Maintenant, tu connais Da Capo !

guide-kalaha-welcome = Voici Kalaha. Les six cases devant toi sont à toi, et le grenier à leur droite. Qui a le plus de pierres dans son grenier à la fin gagne.
guide-kalaha-sow = À toi : touche une de tes cases entourées. Toutes ses pierres sont semées, une dans chaque case suivante, dans le sens contraire des aiguilles d’une montre.
guide-kalaha-stored = En chemin, une pierre est tombée dans ton grenier : elle est à toi pour toujours. Le grenier de l’autre est sauté.
guide-kalaha-free = Ta dernière pierre est tombée dans ton grenier : tu rejoues ! Compte à l’avance et essaie de le faire souvent.
guide-kalaha-their-free = L’autre joueur a fini dans son grenier : il rejoue.
guide-kalaha-captured = Ta dernière pierre est tombée dans une de tes cases vides : tu prends les pierres d’en face, et la tienne avec.
guide-kalaha-robbed = L’autre joueur a fini dans une de ses cases vides et prend tes pierres d’en face. Les cases pleines en face d’une case vide sont en danger !
guide-kalaha-skipped = Qui n’a plus de pierres dans ses cases passe son tour jusqu’à ce qu’il en arrive.
guide-kalaha-few = Il reste peu de pierres d’un côté. La partie finit quand toutes sont dans les greniers.
guide-kalaha-over = Toutes les pierres sont rentrées. Qui en a le plus gagne. Maintenant, tu connais Kalaha !

guide-kessel-welcome = Voici Kupferkessel Co. Tu tournes autour des cartes et récoltes des ingrédients dans ton chaudron. Trois ou quatre cartes du même ingrédient rapportent des points, une seule en coûte.
guide-kessel-take = Ton pion est arrivé devant une ligne : elle s’éclaire. Prends-y la carte que tu veux. Touche-la.
guide-kessel-taken = Ta carte est maintenant sur ton chaudron et cache toutes les autres, même à toi. Essaie de retenir ce qu’il contient !
guide-kessel-walked = Un pion avance d’autant de pas que vaut la carte du dessus de son chaudron. Ta carte décide donc aussi où tu iras ensuite.
guide-kessel-refilled = La place vide reçoit une nouvelle carte de la pioche.
guide-kessel-corner = Ton pion s’est arrêté à un coin : là, tu ne prends rien et ton tour est fini.
guide-kessel-jumped = Là où se tient un autre pion, tu sautes par-dessus. Cela ne compte pas comme un pas.
guide-kessel-cauldron = Cette carte montre un chaudron qui explose : si tu veux, l’autre joueur perd la carte du dessus de son chaudron.
guide-kessel-exploded = Boum ! La carte du dessus a sauté de ton chaudron et va sous la pioche.
guide-kessel-wand = Cette carte montre une baguette : si tu veux, tu rejoues tout de suite. Jamais plus de deux fois de suite.
guide-kessel-stack = La pioche est vide : les places restent libres désormais. La partie finit dès que quelqu’un prend la dernière carte d’une ligne.
guide-kessel-last = C’était la dernière carte d’une ligne, et la fin de la partie. Qui l’a prise peut la garder ou l’écarter.
guide-kessel-over = On compte : une seule carte d’un ingrédient coûte sa valeur, deux ne comptent pas, trois ou quatre rapportent leur somme. Ta couleur compte double. Maintenant, tu connais le jeu !
