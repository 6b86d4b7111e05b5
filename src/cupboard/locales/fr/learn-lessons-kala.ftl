# Leçons du livre de règles de Kala. Qui apprend joue les foncés.

lesson-kala-board-task = Toute partie commence ainsi : seize coupelles de champ vides, votre coupelle de jeu foncée dans le coin a1, la claire en face, en d4. Semez vos premiers haricots de façon que votre coupelle finisse dans un autre coin.
lesson-kala-board-right = Trois pas tout droit le long du bord mènent d’un coin à l’autre. Toutes les parties commencent ainsi, avec les deux coupelles de jeu dans des coins opposés.
lesson-kala-board-missed = C’est un bon chemin, mais il ne finit pas dans un coin. Allez tout droit le long du bord.

lesson-kala-store-task = Chacun a 28 haricots à lui à côté du champ. Semez une première fois, par le chemin que vous voulez, et regardez d’où viennent les haricots.
lesson-kala-store-right = Vos quatre haricots venaient de votre réserve : il en reste 24. Le grenier est vide au départ ; seules les récoltes y mettent des haricots.

lesson-kala-bank-task = Dans cette édition, personne n’a encore de haricots : 80 attendent dans le grenier commun. Semez une première fois, par le chemin que vous voulez.
lesson-kala-bank-right = Vos quatre haricots venaient du grenier. Chacun y puise tant qu’il peut en donner quatre ; ce que vous récoltez est à vous et va dans votre réserve.

lesson-kala-bank-closes-task = Il reste sept haricots dans le grenier. Semez de façon qu’il doive fermer à la fin de votre tour.
lesson-kala-bank-closes-right = Vous en avez pris quatre, il en reste trois. Le grenier ne peut plus en donner quatre et ferme pour de bon : désormais chacun sème depuis sa réserve.
lesson-kala-bank-closes-missed = Votre récolte a remis un haricot dans le grenier. Il en a maintenant quatre, de quoi payer encore un tour. Renoncez cette fois à la récolte.

lesson-kala-turns-task = Le sort a parlé : vous commencez. Jouez, regardez la réponse des clairs, puis jouez une deuxième fois.
lesson-kala-turns-right = Vous, puis les clairs, puis vous de nouveau. Le sort désigne qui commence ; ensuite on joue simplement à tour de rôle.

lesson-kala-path-task = Semez quatre haricots le long d’un chemin qui tourne.
lesson-kala-path-right = Un haricot dans votre coupelle et trois le long du chemin. Il peut tourner une fois, à angle droit, mais rien ne l’y oblige.
lesson-kala-path-missed = Un chemin droit est permis aussi, mais on vous en demande ici un qui tourne.

lesson-kala-over-task = La coupelle claire est sur votre route, en c2. Choisissez un chemin qui passe par elle.
lesson-kala-over-right = Le haricot destiné à c2 est tombé dans la coupelle claire, et non dans la coupelle de champ qui est dessous. Un chemin peut passer par la coupelle adverse ; elle garde simplement le haricot.
lesson-kala-over-missed = Votre chemin a évité la coupelle claire. Faites-le passer par c2.

lesson-kala-covered-task = Votre coupelle en b2 contient deux haricots et en couvre trois autres. Amenez-la dans le coin a4 et regardez ce qu’elle emporte et ce qu’elle laisse.
lesson-kala-covered-right = Votre coupelle a emporté ses haricots, avec celui que vous venez d’y semer. Les trois haricots qui étaient dessous sont restés en b2 et sont de nouveau découverts.
lesson-kala-covered-missed = Votre coupelle a quitté b2 et les haricots de dessous y sont restés, mais elle n’est pas arrivée en a4. Essayez un autre chemin.

lesson-kala-follow-task = Amenez votre coupelle de jeu en c3.
lesson-kala-follow-right = Le dernier haricot est tombé en c3 et votre coupelle l’a suivi. Vous guidez votre coupelle en choisissant où finit le chemin.
lesson-kala-follow-missed = Votre coupelle est allée là où votre dernier haricot est tombé. Choisissez un chemin qui finit en c3.

lesson-kala-beside-task = Faites tomber votre dernier haricot dans la coupelle claire en c3, et posez la vôtre à sa droite, en d3.
lesson-kala-beside-right = Deux coupelles de jeu ne partagent jamais une place. Quand votre dernier haricot tombe dans la coupelle adverse, vous choisissez la coupelle voisine où va la vôtre.
lesson-kala-beside-missed = Pas tout à fait : votre chemin doit finir sur la coupelle claire en c3, et votre coupelle doit ensuite aller en d3.

lesson-kala-harvest-task = L’une des coupelles où votre chemin peut finir est mûre. Récoltez-la.
lesson-kala-harvest-right = Il y avait cinq haricots en d1 avant votre dernier : à partir de trois, une coupelle est mûre. Des six, un va au grenier et cinq dans votre réserve.
lesson-kala-harvest-missed = Vous n’avez rien récolté. Cherchez une coupelle de trois haricots ou plus, faites-y tomber votre dernier haricot et dites que vous voulez récolter.

lesson-kala-rob-task = La coupelle de jeu claire contient trois haricots. Récoltez-la.
lesson-kala-rob-right = La coupelle de jeu adverse est mûre avec trois haricots, comme une coupelle de champ : des quatre, un va au grenier et trois sont à vous. Les deux haricots de dessous restent couverts, et votre coupelle se pose à côté.
lesson-kala-rob-missed = Vous avez atteint la coupelle claire, mais vous lui avez laissé ses haricots. Reprenez le même chemin et récoltez.

lesson-kala-bonus-task = Votre coupelle contient trois haricots. Jouez votre coup, puis celui qu’il entraîne.
lesson-kala-bonus-right = Avec le premier haricot semé, votre coupelle en contenait quatre. C’est un coup supplémentaire : les quatre sont aussitôt semés, dans le même tour, depuis la nouvelle place de votre coupelle.

lesson-kala-bonus-all-task = Un coup supplémentaire est dû : votre coupelle en c4 contient quatre haricots. Semez-les.
lesson-kala-bonus-all-right = Les quatre haricots sont semés, le premier de nouveau dans votre coupelle. Un coup supplémentaire ne se refuse pas et ne se raccourcit pas, et il n’y en a qu’un par tour.

lesson-kala-five-task = Votre coupelle contient cinq haricots, et il faut les semer tous. Trouvez un chemin assez long.
lesson-kala-five-right = Un haricot dans votre coupelle, quatre le long du chemin : avec cinq haricots, seuls les chemins de quatre pas sont permis.

lesson-kala-six-task = Six haricots dans votre coupelle, au milieu du champ. D’ici, aucun chemin n’en prend six. Regardez ce que devient le dernier.
lesson-kala-six-right = Cinq haricots ont été semés, et le cinquième a compté comme le dernier. Le sixième n’a pas trouvé de place et est allé dans la réserve des clairs.

lesson-kala-open-task = On peut tout compter, même sous les coupelles de jeu. Deux récoltes sont possibles ici. Choisissez celle qui rapporte le plus.
lesson-kala-open-right = Quatre haricots pour votre réserve. La coupelle claire n’en aurait donné que trois : les six haricots de dessous sont couverts et ne se récoltent pas. Qui compte le sait avant de jouer.
lesson-kala-open-missed = Il y a mieux à gagner. Comptez ce que rapporte chaque récolte : les haricots couverts n’en font pas partie.

lesson-kala-rescue-task = Il vous reste quatre haricots. Si votre réserve est vide au début de votre prochain tour, vous perdez. Sauvez-vous.
lesson-kala-rescue-right = La récolte a mis quatre haricots dans votre réserve : de quoi jouer encore un tour. Les clairs ont joué, et vous êtes toujours en jeu.
lesson-kala-rescue-missed = Votre réserve était vide quand votre tour est revenu : qui ne peut pas semer quatre haricots perd. Cherchez une récolte.

lesson-kala-win-task = Il ne reste que trois haricots dans la réserve des clairs. Jouez votre tour comme vous voulez.
lesson-kala-win-right = Les clairs ont commencé leur tour avec moins de quatre haricots à semer : vous avez gagné. Peu importe combien de haricots chacun a amassés.

rule-KALA-3-choice = La boîte allemande fait semer depuis le grenier, mais fait finir la partie d’après les réserves, sans dire quand on passe de l’un à l’autre. Ici, on sème depuis le grenier jusqu’à ce qu’il ne puisse plus donner quatre haricots au début d’un tour ; il ferme alors pour de bon. Les autres éditions donnent à chacun ses propres haricots : c’est l’option « édition ».
