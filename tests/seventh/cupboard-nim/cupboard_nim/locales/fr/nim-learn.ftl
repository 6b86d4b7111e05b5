nim-in-a-minute = Un tas de haricots est au milieu. À tour de rôle, chaque joueur en prend un, deux ou trois. Le joueur qui prend le dernier gagne.

lesson-nim-heap-task = Il y a 15 haricots dans le tas. Laissez-en 12.
lesson-nim-heap-right = Vous avez pris 3 haricots, il en reste 12.
lesson-nim-heap-missed = Il reste plus de 12 haricots.
lesson-nim-turns-task = Après vous, le joueur suivant prend un haricot et le troisième en prend deux. Faites en sorte qu’il en reste deux à votre prochain tour.
lesson-nim-turns-right = Chacun a joué, et c’est de nouveau votre tour.
lesson-nim-turns-missed = Il reste moins de deux haricots.
lesson-nim-three-task = Prenez autant de haricots que possible.
lesson-nim-three-right = Vous ne pouvez pas prendre plus de trois haricots.
lesson-nim-three-missed = Vous pouvez en prendre plus.
lesson-nim-last-task = Prenez le dernier haricot, quoi que fasse votre adversaire.
lesson-nim-last-right = Vous avez laissé quatre haricots. Votre adversaire ne pouvait pas les prendre tous, mais ensuite vous le pouviez.
lesson-nim-last-missed = Votre adversaire peut maintenant prendre tous les haricots.
lesson-nim-not-last-task = Ne prenez pas le dernier haricot. Laissez-le à votre adversaire.
lesson-nim-not-last-right = Il ne restait qu’un haricot, et votre adversaire devait la prendre.
lesson-nim-not-last-missed = Laissez exactement un haricot.

guide-nim-heap = Tout se joue autour de ce tas. Si vous prenez le dernier haricot, vous gagnez.
guide-nim-first = Vous commencez. Ensuite, vous et l’ordinateur jouez à tour de rôle.
guide-nim-take = À vous ! Prenez un, deux ou trois haricots.
guide-nim-mine = Vos haricots sont à côté de votre nom. Leur nombre n’a pas d’importance. Seul le dernier compte.
guide-nim-theirs = L’ordinateur a pris des haricots. C’est de nouveau votre tour.
guide-nim-four = Le tas diminue. Essayez de laisser exactement quatre haricots : votre adversaire ne peut pas les prendre tous, mais ensuite vous le pouvez.
guide-nim-last = Il reste si peu de haricots qu’un joueur peut les prendre tous.
guide-nim-over = Le joueur qui a pris le dernier haricot a gagné. Rejouez et essayez de gagner dès le début.
