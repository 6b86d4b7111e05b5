## The game in a minute

ronda-in-a-minute = Dix bols retournés forment un cercle et cachent de zéro à quatre haricots, chaque nombre deux fois. Soulevez deux bols. S’ils cachent autant de haricots, vous pouvez ajouter un des vôtres et continuer ; sinon, vous les recouvrez et votre tour est terminé. Chaque haricot ajouté change ce qu’il faut retenir. Quand deux bols de cinq se rencontrent, le bol noir se remplit, et dès lors chaque erreur coûte un haricot. Le premier à se débarrasser de tous ses haricots gagne.

## Lessons, in the order of lessons.toml

lesson-ronda-circle-task = Dix bols bien mélangés sont retournés en cercle. Deux ne cachent rien, deux cachent un haricot, deux en cachent deux, deux en cachent trois et deux en cachent quatre. Soulevez n’importe lequel.
lesson-ronda-circle-right = Un seul autre bol en cache autant. Au départ, chaque nombre de zéro à quatre est là deux fois. Le bol noir, au centre, est encore vide.

lesson-ronda-ten-beans-task = Vous avez dix haricots, et le premier à se débarrasser des siens gagne. Une paire est ouverte. Faites passer vos dix haricots à neuf.
lesson-ronda-ten-beans-right = Plus que neuf ! Chacun commence avec le même nombre de haricots, dix d’habitude, et le but est de ne plus en avoir.
lesson-ronda-ten-beans-missed = Vous avez passé, et il vous en reste dix. Ajoutez un haricot sous l’un des deux bols ouverts.

lesson-ronda-lot-task = Vous jouez à trois. Le hasard a désigné le joueur 3, qui a soulevé deux bols différents. On joue dans le sens des aiguilles d’une montre, et c’est maintenant à vous. Soulevez deux bols.
lesson-ronda-lot-right = Le hasard désigne seulement le premier joueur. Ensuite, on tourne dans le sens des aiguilles d’une montre : du joueur 3 à vous, de vous au joueur 2, et ainsi de suite.

lesson-ronda-second-cup-task = Vous avez soulevé le bol 3 : deux haricots. Soulevez maintenant un second bol.
lesson-ronda-second-cup-right = Chaque tour commence ainsi : on soulève un bol, on regarde, et alors seulement on choisit le second. Tout le monde voit les deux bols. Ouvrez donc l’œil quand les autres jouent.

lesson-ronda-different-task = Le bol 5 est ouvert et montre quatre haricots. Soulevez n’importe quel autre bol. Il en cache très probablement un autre nombre. Regardez ce qui se passe.
lesson-ronda-different-right = Ce n’est pas une paire. Les deux bols sont recouverts, et votre tour est terminé. Mais vous savez maintenant ce qu’ils cachent, et les autres aussi.
lesson-ronda-different-missed = Bravo, vous avez trouvé le seul autre bol de quatre ! Mais cela fait une paire. Pour voir ce qui se passe dans l’autre cas, soulevez un autre bol.

lesson-ronda-pair-task = Une paire est ouverte, avec trois haricots sous chaque bol. Débarrassez-vous d’un de vos haricots.
lesson-ronda-pair-right = Avec une paire, vous pouvez ajouter un de vos haricots sous l’un des deux bols. L’un d’eux en cache maintenant quatre.
lesson-ronda-pair-missed = Vous avez passé et gardé votre haricot. Ajoutez-le sous le bol 2 ou le bol 7.

lesson-ronda-two-empties-task = Le bol 1 est ouvert, et il est vide. Tout à l’heure, quelqu’un a soulevé le bol 6, vide lui aussi. Profitez-en pour vous débarrasser d’un haricot.
lesson-ronda-two-empties-right = Deux bols vides forment aussi une paire, et vous pouviez donc ajouter un haricot. L’un des deux n’est plus vide.
lesson-ronda-two-empties-missed = Ainsi, vous gardez votre haricot. L’autre bol vide est le bol 6. Soulevez-le, puis ajoutez un haricot sous l’un des deux.

lesson-ronda-go-on-task = Vous avez trouvé deux bols de deux et ajouté un haricot sous le bol 8, qui en cache maintenant trois. Vous savez encore que le bol 7 en cache trois lui aussi. Continuez et débarrassez-vous d’un deuxième haricot.
lesson-ronda-go-on-right = Vous avez laissé ouvert le bol de trois, recouvert celui de deux et trouvé un autre bol de trois : une nouvelle paire, et un haricot de moins. Tant que vous trouvez des paires, votre tour continue.
lesson-ronda-go-on-missed = Ainsi, vous ne poserez pas de deuxième haricot. Laissez ouvert le bol 8 avec ses trois haricots, soulevez le bol 7 et ajoutez un haricot.

lesson-ronda-new-cup-task = Vous continuez avec le bol 8, qui montre trois haricots. Le bol 3 vient d’être recouvert. Vous vous souvenez que le bol 7 en cache trois : trouvez la paire.
lesson-ronda-new-cup-right = Le nouveau bol forme une paire avec le bol ouvert, et vous pouvez encore ajouter un haricot. Vous pouvez soulever ici n’importe quel bol, sauf celui que vous venez de recouvrir.
lesson-ronda-new-cup-missed = Ce n’est pas une paire, et votre tour est terminé. Les trois haricots étaient sous le bol 7.

lesson-ronda-go-on-easy-task = Partie facile : vous avez ajouté un haricot, tous les bols sont de nouveau couverts, et c’est encore à vous. Les bols 2, 7 et 8 cachent trois haricots chacun. Trouvez une paire.
lesson-ronda-go-on-easy-right = Dans la partie facile, aucun bol ne reste ouvert. Après avoir ajouté un haricot, vous pouvez en soulever deux au choix ; s’ils forment une paire, vous pouvez encore en ajouter un.
lesson-ronda-go-on-easy-missed = Ce n’était pas une paire. Soulevez deux des bols 2, 7 et 8.

lesson-ronda-pass-task = Vous avez ajouté un haricot sous le bol 8, mais vous ne savez plus où se trouve un autre bol de deux ou de trois. Terminez votre tour sans risque.
lesson-ronda-pass-right = Les deux bols sont recouverts, et c’est au joueur suivant. Passer ne coûte rien, alors que se tromper de bol coûte parfois.
lesson-ronda-pass-missed = Vous continuez ainsi votre tour, et vous devriez maintenant soulever un troisième bol. Passez plutôt.

lesson-ronda-pass-easy-task = Partie facile : vous avez ajouté un haricot et vous pourriez soulever encore deux bols. Mais vous ne vous souvenez d’aucun. Terminez votre tour sans risque.
lesson-ronda-pass-easy-right = Après avoir ajouté un haricot, vous pouvez vous arrêter. Passer ne coûte rien, alors que découvrir deux bols différents coûte parfois.
lesson-ronda-pass-easy-missed = Maintenant, vous devez en soulever un second. Pour vous arrêter, passez avant de soulever un bol.

lesson-ronda-keep-your-bean-task = Deux bols d’un haricot sont ouverts. Rien n’oblige à en ajouter un. Gardez vos dix haricots et terminez votre tour.
lesson-ronda-keep-your-bean-right = Vous pouvez ajouter un haricot, mais rien ne vous y oblige. Les deux bols sont recouverts, sans aucune pénalité.
lesson-ronda-keep-your-bean-missed = Le plus souvent, c’est la meilleure idée ! Mais ici, il s’agit de garder votre haricot. Passez au lieu de l’ajouter.

lesson-ronda-two-fives-task = Deux bols de cinq ! Le bol noir, au centre, est encore vide. Ajoutez un haricot sous l’un des deux et regardez où il va.
lesson-ronda-two-fives-right = Cinq et un font six, et les six sont allés dans le bol noir. Il reste dans le cercle un bol de cinq et un bol vide, et votre tour est terminé. Désormais, les erreurs coûtent quelque chose. Devant deux bols de cinq, on ne peut pas passer.

lesson-ronda-black-cup-taken-task = Encore deux bols de cinq, mais cette fois il reste quatre haricots dans le bol noir. Ajoutez un haricot sous l’un des deux.
lesson-ronda-black-cup-taken-right = Le bol noir n’était pas vide, et ces six haricots quittent le jeu pour de bon. Votre tour est tout de même terminé.

lesson-ronda-two-fours-task = Dans cette partie, un bol cache quatre haricots au plus. Deux bols de quatre sont ouverts, et le bol noir est vide. Ajoutez un haricot sous l’un des deux.
lesson-ronda-two-fours-right = Quatre et un font cinq, et les cinq sont allés dans le bol noir. Il reste dans le cercle un bol de quatre et un bol vide, et votre tour est terminé.

lesson-ronda-fives-to-the-box-task = Deux bols de cinq sont ouverts, et il n’y a pas de pénalité dans cette partie. Ajoutez un haricot sous l’un des deux et regardez où il va.
lesson-ronda-fives-to-the-box-right = Cinq et un font six, et les six sont retournés dans la boîte, car sans pénalités, le bol noir reste vide. Il reste dans le cercle un bol de cinq et un bol vide, et votre tour est terminé.

lesson-ronda-fours-to-the-box-task = Dans cette partie, un bol cache quatre haricots au plus et il n’y a pas de pénalité. Deux bols de quatre sont ouverts. Ajoutez un haricot sous l’un d’eux.
lesson-ronda-fours-to-the-box-right = Quatre et un font cinq, et les cinq sont retournés dans la boîte, car sans pénalités, le bol noir reste vide. Il reste dans le cercle un bol de quatre et un bol vide, et votre tour est terminé.

lesson-ronda-penalty-task = Il y a six haricots dans le bol noir. Le bol 3 est ouvert et en montre deux. Vous ne savez pas du tout quel autre bol en cache deux. Soulevez n’importe quel bol et voyez ce que coûte une erreur.
lesson-ronda-penalty-right = Ce n’est pas une paire, et vous avez pris un haricot dans le bol noir, un de plus dont il faut vous débarrasser. Cela dure jusqu’à ce que le bol noir soit vide ; ensuite, les erreurs ne coûtent plus rien.
lesson-ronda-penalty-missed = Par chance, vous avez trouvé l’autre bol de deux. Sans erreur, pas de pénalité. Soulevez cette fois un autre bol.

lesson-ronda-free-mistake-task = Il n’y a pas de pénalité dans cette partie. Le bol 3 est ouvert et montre deux haricots. Soulevez n’importe quel bol et voyez ce que coûte une erreur.
lesson-ronda-free-mistake-right = Rien du tout : les deux bols sont recouverts, et c’est au joueur suivant.
lesson-ronda-free-mistake-missed = Par chance, vous avez trouvé l’autre bol de deux. Ce n’est pas une erreur. Soulevez cette fois un autre bol.

lesson-ronda-last-bean-task = Il ne vous reste qu’un haricot, et une paire est ouverte. Gagnez la partie !
lesson-ronda-last-bean-right = Vous avez posé votre dernier haricot et gagnez aussitôt. Plus personne ne joue.
lesson-ronda-last-bean-missed = Vous avez passé avec la victoire en main ! Ajoutez votre haricot sous l’un des deux bols.

lesson-ronda-last-bean-six-task = Il ne vous reste qu’un haricot, et deux bols de cinq sont ouverts. Ce que vous ajoutez maintenant quittera aussitôt le cercle. Est-ce que cela compte ?
lesson-ronda-last-bean-six-right = Oui ! Les six haricots ont quitté le cercle, votre dernier avec eux, et vous gagnez aussitôt.

lesson-ronda-easy-turn-task = Partie facile : deux bols de deux sont ouverts. Ajoutez un haricot, puis soulevez deux autres bols qui forment une paire. Vous vous souvenez que les bols 2 et 7 cachent trois haricots chacun.
lesson-ronda-easy-turn-right = Après l’ajout d’un haricot, les deux bols ont été recouverts, et vous pouviez en soulever deux au choix. Aucun ne reste ouvert. C’est plus simple, et l’on peut y jouer dès cinq ans.
lesson-ronda-easy-turn-missed = Ce n’était pas une deuxième paire. Ajoutez d’abord un haricot sous le bol 3 ou le bol 8, puis soulevez les bols 2 et 7.

lesson-ronda-easiest-task = Partie très facile : un bol cache quatre haricots au plus, et il n’y a pas de pénalité. Le bol 5 montre quatre haricots, et l’autre bol de quatre est le bol 9. Trouvez-le et ajoutez un haricot.
lesson-ronda-easiest-right = Ici, deux bols de quatre suffisent : l’un a été vidé, et cinq haricots sont retournés dans la boîte. Comme le bol noir reste vide, les erreurs ne coûtent rien.
lesson-ronda-easiest-missed = Ainsi, aucun haricot ne quitte le cercle. L’autre bol de quatre est le bol 9. Soulevez-le, puis ajoutez un haricot.

lesson-ronda-remember-task = Le bol 2 montre trois haricots. Soulevez aussi le bol 9 ; ce n’est pas une paire, et les deux seront recouverts. Regardez ensuite ce que soulève votre adversaire. Après cela, vous pourrez trouver une paire.
lesson-ronda-remember-right = Les bols 2 et 7 : votre adversaire vous a montré où se trouve le second bol de trois. Ce que cache un bol couvert n’est jamais montré à personne. Dans Ronda, tout est là : regarder et retenir.
lesson-ronda-remember-missed = Ainsi, vous ne trouverez pas la paire. Soulevez d’abord le bol 9. Puis souvenez-vous : où avez-vous vu trois haricots, et où votre adversaire en a-t-il trouvé trois ?

## Titles of lessons, where a rule has several

lesson-ronda-pair-title = Une paire
lesson-ronda-two-empties-title = Deux bols vides
lesson-ronda-go-on-title = Continuer
lesson-ronda-new-cup-title = Le troisième bol
lesson-ronda-go-on-easy-title = Continuer la partie facile
lesson-ronda-pass-title = S’arrêter à temps
lesson-ronda-pass-easy-title = Passer dans la partie facile
lesson-ronda-keep-your-bean-title = Garder son haricot
lesson-ronda-two-fives-title = Deux bols de cinq
lesson-ronda-black-cup-taken-title = Le bol noir est occupé
lesson-ronda-two-fours-title = Deux bols de quatre
lesson-ronda-fives-to-the-box-title = Six haricots dans la boîte
lesson-ronda-fours-to-the-box-title = Cinq haricots dans la boîte
lesson-ronda-penalty-title = Un haricot de pénalité
lesson-ronda-free-mistake-title = Une erreur gratuite
lesson-ronda-last-bean-title = Le dernier haricot
lesson-ronda-last-bean-six-title = Gagner avec six
lesson-ronda-easy-turn-title = Un tour facile
lesson-ronda-easiest-title = La partie la plus facile

## What the editions leave open or disagree on, and what we added

rule-RONDA-2-choice = La règle imprimée se contredit : la liste du matériel compte neuf haricots par joueur, mais la mise en place en distribue dix. Chez nous, c’est dix. Vous pouvez choisir tout nombre de 1 à 20 (option « beans »).
rule-RONDA-2-beyond = L’avance donnée aux plus jeunes (option « fewer_beans ») est notre ajout : ils ont moins de haricots à poser.
rule-RONDA-4-choice = La règle imprimée ne dit pas s’il faut choisir les deux bols avant de regarder. Chez nous, vous voyez le premier avant de choisir le second. Il n’y a pas d’option pour cela.
rule-RONDA-6-choice = La règle imprimée parle du même nombre de haricots, sans dire si deux bols vides comptent. Chez nous, ils forment une paire. Il n’y a pas d’option pour cela.
rule-RONDA-8-choice = Les éditions française et espagnole permettent de passer dès que l’on pourrait ajouter un haricot, l’anglaise et l’allemande seulement après l’avoir fait. Chez nous, vous pouvez aussi passer sans en ajouter. Il n’y a pas d’option pour cela.
rule-RONDA-12-choice = Selon les éditions française et espagnole, on soulève ensuite deux autres bols ; les autres éditions n’imposent rien. Chez nous, vous soulevez les deux de votre choix. Il n’y a pas d’option pour cela.

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-known-pair = Une paire était connue : les bols { $one } et { $other }.
learn-analysis-known-twin = On savait quel bol forme une paire avec le bol ouvert : le bol { $cup }.
learn-analysis-known-none = Aucune paire sûre n’était encore connue.
learn-analysis-known-cups = Vus, puis recouverts : { $cups }
learn-analysis-known-cup = bol { $cup } : { $beans }
learn-analysis-known-chance = Probabilité d’une paire : { $made } % avec ce choix, { $best } % avec le meilleur.

## Print

print-help-ronda = Après chaque partie, notez combien de haricots il reste à chacun. Le gagnant n’en a plus.
