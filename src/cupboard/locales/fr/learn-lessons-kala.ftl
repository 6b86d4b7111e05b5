# Leçons du livre de règles de Kala. Qui apprend joue les foncés.

lesson-kala-board-task = Toute partie commence ainsi : seize bols vides dans le champ, votre bol de jeu foncé dans le coin a1, le clair en face, en d4. Semez vos premiers haricots de façon que votre bol finisse dans un autre coin.
lesson-kala-board-right = Trois pas tout droit le long du bord mènent d’un coin à l’autre. Toutes les parties commencent ainsi, avec les deux bols de jeu dans des coins opposés.
lesson-kala-board-missed = C’est un bon chemin, mais il ne finit pas dans un coin. Allez tout droit le long du bord.

lesson-kala-store-task = Chacun a 28 haricots à lui à côté du champ. Semez une première fois, par le chemin que vous voulez, et regardez d’où viennent les haricots.
lesson-kala-store-right = Vos quatre haricots venaient de votre réserve : il en reste 24. Le grenier est vide au départ ; seules les récoltes y mettent des haricots.

lesson-kala-bank-task = Dans cette édition, personne n’a encore de haricots : 80 attendent dans le grenier commun. Semez une première fois, par le chemin que vous voulez.
lesson-kala-bank-right = Vos quatre haricots venaient du grenier. Chacun y puise tant qu’il peut en donner quatre ; ce que vous récoltez est à vous et va dans votre réserve.

lesson-kala-bank-closes-task = Il reste sept haricots dans le grenier. Semez de façon qu’il doive fermer à la fin de votre tour.
lesson-kala-bank-closes-right = Vous en avez pris quatre, il en reste trois. Le grenier ne peut plus en donner quatre et ferme pour de bon : désormais chacun sème depuis sa réserve.
lesson-kala-bank-closes-missed = Votre récolte a remis un haricot dans le grenier. Il en a maintenant quatre, de quoi payer encore un tour. Renoncez cette fois à la récolte.

lesson-kala-turns-task = Le sort a parlé : vous commencez. Jouez, regardez la réponse de l’adversaire, puis jouez une deuxième fois.
lesson-kala-turns-right = Vous, puis l’adversaire, puis vous de nouveau. Le sort désigne qui commence ; ensuite on joue simplement à tour de rôle.

lesson-kala-path-task = Semez quatre haricots le long d’un chemin qui tourne.
lesson-kala-path-right = Un haricot dans votre bol et trois le long du chemin. Il peut tourner une fois, à angle droit, mais rien ne l’y oblige.
lesson-kala-path-missed = Un chemin droit est permis aussi, mais on vous en demande ici un qui tourne.

lesson-kala-over-task = Le bol clair est sur votre route, en c2. Choisissez un chemin qui passe par lui.
lesson-kala-over-right = Le haricot destiné à c2 est tombé dans le bol clair, et non dans le bol du champ qui est dessous. Un chemin peut passer par le bol adverse ; il garde simplement le haricot.
lesson-kala-over-missed = Votre chemin a évité le bol clair. Faites-le passer par c2.

lesson-kala-covered-task = Votre bol en b2 contient deux haricots et en couvre trois autres. Amenez-le dans le coin a4 et regardez ce qu’il emporte et ce qu’il laisse.
lesson-kala-covered-right = Votre bol a emporté ses haricots, avec celui que vous venez d’y semer. Les trois haricots qui étaient dessous sont restés en b2 et sont de nouveau découverts.
lesson-kala-covered-missed = Votre bol a quitté b2 et les haricots de dessous y sont restés, mais il n’est pas arrivé en a4. Essayez un autre chemin.

lesson-kala-follow-task = Amenez votre bol de jeu en c3.
lesson-kala-follow-right = Le dernier haricot est tombé en c3 et votre bol l’a suivi. Vous guidez votre bol en choisissant où finit le chemin.
lesson-kala-follow-missed = Votre bol est allé là où votre dernier haricot est tombé. Choisissez un chemin qui finit en c3.

lesson-kala-beside-task = Faites tomber votre dernier haricot dans le bol clair en c3, et posez le vôtre à sa droite, en d3.
lesson-kala-beside-right = Deux bols de jeu ne partagent jamais une place. Quand votre dernier haricot tombe dans le bol adverse, vous choisissez le bol voisin où va le vôtre.
lesson-kala-beside-missed = Pas tout à fait : votre chemin doit finir sur le bol clair en c3, et votre bol doit ensuite aller en d3.

lesson-kala-harvest-task = L’un des bols où votre chemin peut finir est mûr. Récoltez-le.
lesson-kala-harvest-right = Il y avait cinq haricots en d1 avant votre dernier : à partir de trois, un bol est mûr. Des six, un va au grenier et cinq dans votre réserve.
lesson-kala-harvest-missed = Vous n’avez rien récolté. Cherchez un bol de trois haricots ou plus, faites-y tomber votre dernier haricot et dites que vous voulez récolter.

lesson-kala-rob-task = Le bol de jeu clair contient trois haricots. Récoltez-le.
lesson-kala-rob-right = Le bol de jeu adverse est mûr avec trois haricots, comme un bol du champ : des quatre, un va au grenier et trois sont à vous. Les deux haricots de dessous restent couverts, et votre bol se pose à côté.
lesson-kala-rob-missed = Vous avez atteint le bol clair, mais vous lui avez laissé ses haricots. Reprenez le même chemin et récoltez.

lesson-kala-bonus-task = Votre bol contient trois haricots. Jouez votre coup, puis celui qu’il entraîne.
lesson-kala-bonus-right = Avec le premier haricot semé, votre bol en contenait quatre. C’est un coup supplémentaire : les quatre sont aussitôt semés, dans le même tour, depuis la nouvelle place de votre bol.

lesson-kala-bonus-all-task = Un coup supplémentaire est dû : votre bol en c4 contient quatre haricots. Semez-les.
lesson-kala-bonus-all-right = Les quatre haricots sont semés, le premier de nouveau dans votre bol. Un coup supplémentaire ne se refuse pas et ne se raccourcit pas, et il n’y en a qu’un par tour.

lesson-kala-five-task = Votre bol contient cinq haricots, et il faut les semer tous. Trouvez un chemin assez long.
lesson-kala-five-right = Un haricot dans votre bol, quatre le long du chemin : avec cinq haricots, seuls les chemins de quatre pas sont permis.

lesson-kala-six-task = Six haricots dans votre bol, au milieu du champ. D’ici, aucun chemin n’en prend six. Regardez ce que devient le dernier.
lesson-kala-six-right = Cinq haricots ont été semés, et le cinquième a compté comme le dernier. Le sixième n’a pas trouvé de place et est allé dans la réserve adverse.

lesson-kala-open-task = On peut tout compter, même sous les bols de jeu. Deux récoltes sont possibles ici. Choisissez celle qui rapporte le plus.
lesson-kala-open-right = Quatre haricots pour votre réserve. Le bol clair n’en aurait donné que trois : les six haricots de dessous sont couverts et ne se récoltent pas. Qui compte le sait avant de jouer.
lesson-kala-open-missed = Il y a mieux à gagner. Comptez ce que rapporte chaque récolte : les haricots couverts n’en font pas partie.

lesson-kala-rescue-task = Il vous reste quatre haricots. Si votre réserve en a moins de quatre au début de votre prochain tour, vous perdez. Sauvez-vous.
lesson-kala-rescue-right = La récolte a mis quatre haricots dans votre réserve : de quoi jouer encore un tour. L’adversaire a joué, et vous êtes toujours en jeu.
lesson-kala-rescue-missed = Quand votre tour est revenu, votre réserve n’a pas pu donner quatre haricots : qui ne peut pas en semer quatre perd. Cherchez une récolte.

lesson-kala-win-task = Il ne reste que trois haricots dans la réserve adverse. Jouez votre tour comme vous voulez.
lesson-kala-win-right = L’adversaire a commencé son tour avec moins de quatre haricots à semer : vous avez gagné. Peu importe combien de haricots chacun a amassés.

rule-KALA-3-choice = La boîte allemande fait semer depuis le grenier, mais finir la partie d’après les réserves, sans dire quand on passe de l’un à l’autre. Ici, on sème depuis le grenier jusqu’à ce qu’il ne puisse plus donner quatre haricots au début d’un tour ; il ferme alors pour de bon. Les autres éditions donnent à chacun ses propres haricots. L’option « edition » en décide.
