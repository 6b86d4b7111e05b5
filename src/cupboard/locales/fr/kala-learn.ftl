## The game in a minute

kala-in-a-minute = Vous semez des haricots dans un champ de seize coupelles. À chaque tour, prenez quatre haricots : le premier va dans votre coupelle, les autres un à un le long d’un chemin qui peut tourner une fois. Votre coupelle se pose ensuite là où est tombé le dernier. S’il y en avait déjà trois ou plus, vous pouvez les récolter. Si votre coupelle en contient quatre ou plus, vous semez encore. Vous perdez si vous n’avez plus quatre haricots à semer au début de votre tour.

## Lessons, in the order of lessons.toml

lesson-kala-board-task = Toute partie commence ainsi : seize coupelles vides dans le champ, votre coupelle foncée (●) dans le coin a1 et la claire (■) dans le coin opposé, en d4. Semez vos premiers haricots de façon que votre coupelle arrive dans un autre coin.
lesson-kala-board-right = Trois pas tout droit le long du bord mènent d’un coin à l’autre. Toutes les parties commencent ainsi, avec les coupelles des deux joueurs dans des coins opposés.
lesson-kala-board-missed = Ce chemin est permis, mais il ne se termine pas dans un coin. Allez tout droit le long du bord.

lesson-kala-store-task = Chacun a 28 haricots dans sa réserve, à côté du champ. Semez une première fois, par le chemin que vous voulez, et regardez d’où viennent les haricots.
lesson-kala-store-right = Vos quatre haricots venaient de votre réserve, où il en reste 24. Le grenier est vide au départ ; seules les récoltes y mettent des haricots.

lesson-kala-bank-task = Dans cette édition, personne n’a encore de haricots. Il y en a 80 dans le grenier commun. Semez une première fois, par le chemin que vous voulez.
lesson-kala-bank-right = Vos quatre haricots venaient du grenier. Chacun y puise tant qu’il peut en donner quatre ; ce que vous récoltez est à vous et va dans votre réserve.

lesson-kala-bank-closes-task = Il reste sept haricots dans le grenier. Semez de façon qu’il doive fermer à la fin de votre tour.
lesson-kala-bank-closes-right = Vous en avez pris quatre, il en reste trois. Le grenier ne peut plus en donner quatre et ferme définitivement. Désormais, chacun sème depuis sa réserve.
lesson-kala-bank-closes-missed = Votre récolte a remis un haricot dans le grenier. Il en a maintenant quatre, assez pour un tour de plus. Ne récoltez pas cette fois.

lesson-kala-turns-task = Le hasard a décidé que vous commencez. Jouez, regardez la réponse de votre adversaire, puis jouez une deuxième fois.
lesson-kala-turns-right = Vous, puis votre adversaire, puis vous de nouveau. Le hasard désigne le premier joueur ; ensuite, on joue simplement à tour de rôle.

lesson-kala-path-task = Semez quatre haricots le long d’un chemin qui tourne.
lesson-kala-path-right = Un haricot dans votre coupelle et trois le long du chemin. Il peut tourner une fois, à angle droit, mais rien ne l’y oblige.
lesson-kala-path-missed = Un chemin droit est permis aussi, mais ici il doit tourner.

lesson-kala-over-task = La coupelle claire est sur votre route, en c2. Choisissez un chemin qui passe par elle.
lesson-kala-over-right = Le haricot destiné à c2 est tombé dans la coupelle claire, et non dans la coupelle du champ qui est dessous. Un chemin peut passer par la coupelle adverse, mais elle garde le haricot.
lesson-kala-over-missed = Votre chemin a évité la coupelle claire. Faites-le passer par c2.

lesson-kala-covered-task = Votre coupelle, en b2, contient deux haricots et en couvre trois autres. Amenez-la dans le coin a4 et regardez ce qu’elle emporte et ce qu’elle laisse.
lesson-kala-covered-right = Votre coupelle a emporté ses haricots, avec celui que vous venez d’y semer. Les trois haricots qui étaient dessous sont restés en b2 et sont de nouveau découverts.
lesson-kala-covered-missed = Votre coupelle a quitté b2 et les haricots de dessous y sont restés, mais elle n’est pas arrivée en a4. Essayez un autre chemin.

lesson-kala-follow-task = Amenez votre coupelle en c3.
lesson-kala-follow-right = Le dernier haricot est tombé en c3, et votre coupelle l’a suivi. Vous la dirigez en choisissant où se termine le chemin.
lesson-kala-follow-missed = Votre coupelle est allée là où votre dernier haricot est tombé. Choisissez un chemin qui se termine en c3.

lesson-kala-beside-task = Faites tomber votre dernier haricot dans la coupelle claire, en c3, et posez la vôtre à sa droite, en d3.
lesson-kala-beside-right = Les coupelles des deux joueurs ne se superposent jamais. Quand votre dernier haricot tombe dans la coupelle adverse, vous choisissez où poser la vôtre, juste à côté.
lesson-kala-beside-missed = Pas tout à fait. Votre chemin doit se terminer sur la coupelle claire, en c3, et la vôtre doit ensuite aller en d3.

lesson-kala-harvest-task = L’une des coupelles où votre chemin peut se terminer est mûre. Récoltez-la.
lesson-kala-harvest-right = Il y avait cinq haricots en d1 avant votre dernier, et à partir de trois, une coupelle est mûre. Sur les six, un va au grenier et cinq dans votre réserve.
lesson-kala-harvest-missed = Vous n’avez rien récolté. Cherchez une coupelle de trois haricots ou plus, faites-y tomber votre dernier haricot et choisissez de récolter.

lesson-kala-rob-task = La coupelle claire contient trois haricots. Récoltez-la.
lesson-kala-rob-right = Avec trois haricots, la coupelle adverse est mûre, comme une coupelle du champ : sur les quatre, un va au grenier et trois sont à vous. Les deux haricots de dessous restent couverts, et votre coupelle se pose à côté.
lesson-kala-rob-missed = Vous avez atteint la coupelle claire, mais vous lui avez laissé ses haricots. Reprenez le même chemin et récoltez.

lesson-kala-bonus-task = Votre coupelle contient trois haricots. Jouez votre coup, puis celui qu’il entraîne.
lesson-kala-bonus-right = Avec le premier haricot semé, votre coupelle en contenait quatre. Vous avez donc un coup supplémentaire : dans le même tour, vous semez aussitôt les quatre, depuis la nouvelle place de votre coupelle.

lesson-kala-bonus-all-task = Vous avez un coup supplémentaire, car votre coupelle, en c4, contient quatre haricots. Semez-les.
lesson-kala-bonus-all-right = Les quatre haricots sont semés, le premier de nouveau dans votre coupelle. Vous ne pouvez ni refuser ni raccourcir un coup supplémentaire, et il n’y en a qu’un par tour.

lesson-kala-five-task = Votre coupelle contient cinq haricots, et il faut les semer tous. Trouvez un chemin assez long.
lesson-kala-five-right = Un haricot va dans votre coupelle et quatre le long du chemin. Avec cinq haricots, seuls les chemins de quatre pas sont donc permis.

lesson-kala-six-task = Il y a six haricots dans votre coupelle, au milieu du champ. D’ici, aucun chemin n’a de place pour six. Regardez ce que devient le dernier.
lesson-kala-six-right = Cinq haricots ont été semés, et le cinquième a compté comme le dernier. Le sixième n’a pas trouvé de place et est allé dans la réserve adverse.

lesson-kala-open-task = On peut tout compter, même sous les coupelles des joueurs. Deux récoltes sont possibles ici. Choisissez celle qui rapporte le plus.
lesson-kala-open-right = Quatre haricots pour votre réserve. La coupelle claire n’en aurait donné que trois, car les six haricots de dessous sont couverts et ne se récoltent pas. Comptez avant de jouer !
lesson-kala-open-missed = Vous pouvez gagner plus. Comptez ce que rapporte chaque récolte, sans les haricots couverts, qui n’en font pas partie.

lesson-kala-rescue-task = Il vous reste quatre haricots. Si votre réserve en a moins de quatre au début de votre prochain tour, vous perdez. Sauvez la partie.
lesson-kala-rescue-right = La récolte a mis quatre haricots dans votre réserve, assez pour un tour de plus. Votre adversaire a joué, et vous êtes toujours en jeu.
lesson-kala-rescue-missed = Quand votre tour est revenu, votre réserve contenait moins de quatre haricots, et vous avez perdu. Cherchez une récolte.

lesson-kala-win-task = Il ne reste que trois haricots dans la réserve adverse. Jouez votre tour comme vous voulez.
lesson-kala-win-right = Votre adversaire a commencé son tour avec moins de quatre haricots à semer, et vous gagnez. Peu importe combien de haricots chacun a amassés.

## Titles of lessons, where a rule has several

lesson-kala-bank-title = Semer depuis le grenier
lesson-kala-bank-closes-title = Le grenier ferme
lesson-kala-bonus-title = Deux coups en un
lesson-kala-bonus-all-title = Tout semer
lesson-kala-five-title = Cinq haricots
lesson-kala-six-title = Le sixième haricot
lesson-kala-rescue-title = Sauver la partie
lesson-kala-win-title = La victoire

## What the editions leave open or disagree on, and what we added

rule-KALA-3-choice = Selon la règle allemande, on sème depuis le grenier, mais la partie se termine d’après les réserves, et rien ne dit quand on passe de l’un aux autres. Chez nous, on sème depuis le grenier jusqu’à ce qu’il contienne moins de quatre haricots au début d’un tour ; il ferme alors définitivement. Les autres éditions donnent à chacun ses propres haricots. L’option « edition » permet de choisir.
rule-KALA-2-beyond = Dans le jeu imprimé, les deux joueurs commencent avec 28 haricots. Les autres nombres et le handicap du plus fort (options « store_beans » et « fewer_beans ») sont notre ajout.
rule-KALA-12-choice = Les éditions anglaise et espagnole donnent droit à un coup supplémentaire ; l’allemande dit seulement que l’on rejoue. Chez nous, il est obligatoire, car toutes les éditions imposent le nombre de haricots à semer. Il n’y a pas d’option pour cela.
rule-KALA-15-choice = Selon la règle allemande, on perd dès que l’on a trop peu de haricots. Chez nous, on ne compte qu’au début du tour. Il n’y a pas d’option pour cela.

## The guided first game: each note is shown once, when what it explains first happens

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

## Print

print-help-kala = Cochez le gagnant de chaque partie. Il n’y a jamais d’égalité.
