lesson-ronda-circle-task = Dix bols bien mélangés sont retournés en cercle. Deux ne cachent rien, deux cachent un haricot, deux en cachent deux, deux trois et deux quatre. Soulevez-en un, n’importe lequel.
lesson-ronda-circle-right = Ce que vous voyez se trouve aussi sous un autre bol, et un seul : au départ, chaque nombre de zéro à quatre est là deux fois. Le bol noir, au centre, est encore vide.

lesson-ronda-ten-beans-task = Vous avez dix haricots devant vous, et qui s’en débarrasse le premier gagne. Deux bols égaux sont ouverts : de vos dix haricots, faites-en neuf.
lesson-ronda-ten-beans-right = Plus que neuf ! Tout le monde commence avec le même nombre de haricots, dix d’ordinaire, et le but est de ne plus en avoir.
lesson-ronda-ten-beans-missed = Vous avez passé, et il vous en reste dix. Ajoutez un haricot à l’un des deux bols ouverts.
rule-RONDA-2-choice = La règle imprimée se contredit : la liste du matériel compte neuf haricots par joueur, la mise en place en distribue dix. Nous en donnons dix. À votre table, vous pouvez convenir de tout nombre de 1 à 20 (option « beans »).

lesson-ronda-lot-task = Vous jouez à trois. Le sort a désigné le joueur 3, qui a soulevé deux bols différents. Dans le sens des aiguilles d’une montre, c’est maintenant à vous : soulevez deux bols.
lesson-ronda-lot-right = Le sort dit seulement qui commence. Ensuite on tourne dans le sens des aiguilles d’une montre : du joueur 3 à vous, de vous au joueur 2, et ainsi de suite.

lesson-ronda-second-cup-task = Vous avez soulevé le bol 3 : deux haricots. Soulevez maintenant un second bol.
lesson-ronda-second-cup-right = On soulève, on regarde, et alors seulement on choisit le second : tous les tours commencent ainsi. Tout le monde voit les deux bols ; ouvrez donc l’œil quand les autres jouent.

lesson-ronda-different-task = Le bol 5 est ouvert et montre quatre haricots. Soulevez n’importe quel autre bol. Il en cache très probablement un autre nombre : regardez ce qui se passe alors.
lesson-ronda-different-right = Les deux diffèrent : on les recouvre et votre tour est fini. Mais vous savez maintenant ce qui s’y trouve, et les autres aussi.
lesson-ronda-different-missed = C’est justement le seul autre quatre, bravo ! Mais cela fait une paire. Pour voir ce qui se passe dans l’autre cas, soulevez un autre bol.

lesson-ronda-pair-task = Deux bols de trois haricots sont ouverts : une paire. Débarrassez-vous d’un de vos haricots.
lesson-ronda-pair-right = Avec une paire, vous pouvez ajouter un de vos haricots à l’un des deux bols. L’un des deux trois est devenu un quatre.
lesson-ronda-pair-missed = Vous avez passé et gardé votre haricot. Ajoutez-le au bol 2 ou au bol 7.

lesson-ronda-two-empties-task = Le bol 1 est ouvert, et il est vide. Tout à l’heure, quelqu’un a soulevé le bol 6 : rien non plus. Profitez-en pour vous débarrasser d’un haricot.
lesson-ronda-two-empties-right = Rien et rien, c’est égal aussi : vous pouviez donc ajouter un haricot. L’un des deux n’est plus vide.
lesson-ronda-two-empties-missed = Ainsi, vous gardez votre haricot. L’autre bol vide, c’est le 6 : soulevez-le, puis ajoutez un haricot à l’un des deux.

lesson-ronda-go-on-task = Vous avez trouvé deux deux et ajouté un haricot au bol 8, qui en contient maintenant trois. Vous savez encore que le bol 7 en cache trois lui aussi. Continuez et débarrassez-vous d’un deuxième haricot.
lesson-ronda-go-on-right = Vous avez laissé le trois ouvert, recouvert le deux et trouvé un autre trois : une nouvelle paire, un haricot de moins. Tant que vous trouvez des paires, votre tour continue.
lesson-ronda-go-on-missed = Ainsi, vous ne placerez pas de deuxième haricot. Laissez ouvert le bol 8 avec ses trois haricots, soulevez le bol 7 et ajoutez un haricot.

lesson-ronda-new-cup-task = Vous continuez avec le bol 8, qui montre trois haricots. Le bol 3 vient d’être recouvert. Vous vous souvenez que le bol 7 en cache trois : trouvez la paire.
lesson-ronda-new-cup-right = Le nouveau bol est égal au bol ouvert, et vous pouvez ajouter encore. Vous pouvez soulever ici n’importe quel bol, sauf celui que vous venez de recouvrir.
lesson-ronda-new-cup-missed = C’est différent, et votre tour est fini. Les trois haricots étaient sous le bol 7.

lesson-ronda-go-on-easy-task = La partie facile : vous avez ajouté un haricot, tous les bols sont de nouveau couverts, et c’est encore à vous. Les bols 2, 7 et 8 cachent trois haricots chacun. Trouvez une paire.
lesson-ronda-go-on-easy-right = Dans la partie facile, aucun bol ne reste ouvert. Après l’ajout, vous pouvez en soulever deux au choix ; s’ils sont égaux, vous pouvez ajouter encore.
lesson-ronda-go-on-easy-missed = Ce n’était pas une paire. Soulevez deux des bols 2, 7 et 8.

lesson-ronda-pass-task = Vous avez ajouté un haricot au bol 8, mais vous ne savez plus où se trouverait un autre deux ou un autre trois. Finissez votre tour sans risque.
lesson-ronda-pass-right = Les deux bols sont recouverts et c’est au suivant. Passer ne coûte rien ; se tromper de bol, parfois si.
lesson-ronda-pass-missed = Cela, c’est continuer : il vous faudrait maintenant soulever un troisième bol. Passez plutôt.

lesson-ronda-pass-easy-task = La partie facile : vous avez ajouté un haricot et vous pourriez soulever encore deux bols. Mais vous ne vous souvenez d’aucun. Finissez votre tour sans risque.
lesson-ronda-pass-easy-right = Après avoir ajouté un haricot, vous pouvez vous arrêter. Passer ne coûte rien ; découvrir deux bols différents, parfois si.
lesson-ronda-pass-easy-missed = Maintenant, il faut en soulever un second. Pour vous arrêter, passez avant d’en soulever un.

lesson-ronda-keep-your-bean-task = Deux un sont ouverts. Personne n’est obligé d’ajouter un haricot : gardez vos dix haricots et finissez votre tour.
lesson-ronda-keep-your-bean-right = Vous pouvez ajouter un haricot, mais rien ne vous y oblige. Les deux bols sont recouverts, sans aucune pénalité.
lesson-ronda-keep-your-bean-missed = Le plus souvent, c’est la meilleure idée ! Mais ici, vous vouliez garder votre haricot : passez au lieu de l’ajouter.
rule-RONDA-8-choice = La règle imprimée permet de passer à qui vient d’ajouter un haricot. Peut-on passer avec une paire devant soi, sans rien ajouter ? Elle ne le dit pas. Comme elle permet d’ajouter sans jamais l’imposer, on peut ici passer dans ce cas aussi. Aucune option n’y change rien.

lesson-ronda-two-fives-task = Deux cinq ! Le bol noir, au centre, est encore vide. Ajoutez un haricot à l’un des cinq et regardez où il va.
lesson-ronda-two-fives-right = Cinq et un font six, et les six sont allés dans le bol noir. Il reste dans le cercle un cinq et un bol vide, et votre tour est fini. Désormais, les erreurs coûtent quelque chose.
lesson-ronda-two-fives-missed = Vous avez passé, et les deux cinq attendent le joueur suivant. Ajoutez un haricot à l’un d’eux.

lesson-ronda-black-cup-taken-task = Encore deux cinq, mais cette fois il reste quatre haricots dans le bol noir. Ajoutez un haricot à l’un des cinq.
lesson-ronda-black-cup-taken-right = Le bol noir n’était pas vide : ces six-là quittent donc le jeu pour de bon. Votre tour est fini tout de même.
lesson-ronda-black-cup-taken-missed = Vous avez passé, et rien n’a changé. Ajoutez un haricot à l’un des cinq.

lesson-ronda-two-fours-task = À cette table, un bol contient quatre haricots au plus. Deux quatre sont ouverts et le bol noir est vide : ajoutez un haricot à l’un des quatre.
lesson-ronda-two-fours-right = Quatre et un font cinq, et les cinq sont allés dans le bol noir. Il reste dans le cercle un quatre et un bol vide, et votre tour est fini.
lesson-ronda-two-fours-missed = Vous avez passé, et les deux quatre attendent le joueur suivant. Ajoutez un haricot à l’un d’eux.

lesson-ronda-fives-to-the-box-task = Deux cinq sont ouverts, et à cette table il n’y a pas de pénalité. Ajoutez un haricot à l’un des cinq et regardez où il va.
lesson-ronda-fives-to-the-box-right = Cinq et un font six, et les six sont retournés dans la boîte : sans pénalités, le bol noir reste vide. Il reste dans le cercle un cinq et un bol vide, et votre tour est fini.
lesson-ronda-fives-to-the-box-missed = Vous avez passé, et les deux cinq attendent le joueur suivant. Ajoutez un haricot à l’un d’eux.

lesson-ronda-fours-to-the-box-task = À cette table, un bol contient quatre haricots au plus et il n’y a pas de pénalité. Deux quatre sont ouverts : ajoutez un haricot à l’un d’eux.
lesson-ronda-fours-to-the-box-right = Quatre et un font cinq, et les cinq sont retournés dans la boîte : sans pénalités, le bol noir reste vide. Il reste dans le cercle un quatre et un bol vide, et votre tour est fini.
lesson-ronda-fours-to-the-box-missed = Vous avez passé, et les deux quatre attendent le joueur suivant. Ajoutez un haricot à l’un d’eux.

lesson-ronda-penalty-task = Il y a six haricots dans le bol noir. Le bol 3 est ouvert et en montre deux ; où est l’autre deux, vous l’ignorez. Soulevez n’importe quel bol et voyez ce que coûte une erreur.
lesson-ronda-penalty-right = Les deux diffèrent : vous avez dû prendre un haricot dans le bol noir, un de plus à placer. Il en va ainsi jusqu’à ce que le bol noir soit vide ; ensuite, les erreurs ne coûtent plus rien.
lesson-ronda-penalty-missed = Par chance, c’était l’autre deux : pas d’erreur, pas de pénalité. Soulevez cette fois un autre bol.

lesson-ronda-free-mistake-task = Il n’y a pas de pénalité à cette table. Le bol 3 est ouvert et montre deux haricots. Soulevez n’importe quel bol et voyez ce que coûte une erreur.
lesson-ronda-free-mistake-right = Rien du tout : les deux bols sont recouverts et c’est au suivant.
lesson-ronda-free-mistake-missed = Par chance, c’était l’autre deux : ce n’est pas une erreur. Soulevez cette fois un autre bol.

lesson-ronda-last-bean-task = Il ne vous reste qu’un haricot, et deux bols égaux sont ouverts. Gagnez la partie !
lesson-ronda-last-bean-right = Votre dernier haricot est posé, et vous avez gagné aussitôt. Plus personne ne joue.
lesson-ronda-last-bean-missed = Vous avez passé avec la victoire en main ! Ajoutez votre haricot à l’un des deux bols.

lesson-ronda-last-bean-six-task = Il ne vous reste qu’un haricot, et deux cinq sont ouverts. Ce que vous ajoutez maintenant quittera aussitôt le cercle. Est-ce que cela compte ?
lesson-ronda-last-bean-six-right = Cela compte ! Les six ont quitté le cercle, votre dernier avec eux, et vous avez gagné aussitôt.
lesson-ronda-last-bean-six-missed = Vous avez passé avec la victoire en main ! Ajoutez votre haricot à l’un des cinq.

lesson-ronda-easy-turn-task = La partie facile : deux deux sont ouverts. Ajoutez un haricot, puis soulevez encore deux bols égaux. Vous vous souvenez que les bols 2 et 7 cachent trois haricots chacun.
lesson-ronda-easy-turn-right = Après l’ajout, les deux bols ont été recouverts et vous pouviez en soulever deux au choix. Aucun ne reste ouvert, il y a moins à penser : on y joue dès cinq ans.
lesson-ronda-easy-turn-missed = Ce n’était pas une deuxième paire. Ajoutez d’abord un haricot au bol 3 ou au bol 8, puis soulevez les bols 2 et 7.

lesson-ronda-easiest-task = La partie très facile : quatre haricots au plus par bol, et pas de pénalité. Le bol 5 montre quatre haricots, et l’autre quatre est sous le bol 9. Trouvez-le et ajoutez un haricot.
lesson-ronda-easiest-right = Ici, deux quatre suffisent : l’un a été vidé, et cinq haricots sont retournés dans la boîte. Comme aucun n’attend dans le bol noir, les erreurs ne coûtent rien.
lesson-ronda-easiest-missed = Ainsi, aucun haricot ne quitte le cercle. L’autre quatre est sous le bol 9 : soulevez-le, puis ajoutez un haricot.

lesson-ronda-remember-task = Le bol 2 montre trois haricots. Soulevez aussi le bol 9 ; ils diffèrent, et on les recouvre. Regardez bien, alors, ce que soulève l’autre joueur : après cela, vous pouvez trouver une paire.
lesson-ronda-remember-right = Les bols 2 et 7 : le second trois, c’est l’autre joueur qui vous l’a offert. Ce que cache un bol couvert n’est montré à personne, nulle part. Regarder et retenir, c’est tout le jeu.
lesson-ronda-remember-missed = Ce n’est pas le chemin de la paire. Soulevez d’abord le bol 9. Puis cherchez dans votre mémoire : où avez-vous vu trois haricots, et où l’autre joueur en a-t-il trouvé trois ?
