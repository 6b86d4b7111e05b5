kala-name = Kala
kala-tagline = Semez des haricots dans un carré de bols et récoltez les plus pleins avant votre adversaire.
kala-move-help = Tapez les pas de votre chemin après votre bol, par exemple EES (N nord, E est, S sud, W ouest). Ajoutez x pour récolter le dernier bol, et @c3 pour dire où va le vôtre quand le chemin finit sur le bol adverse.

rule-KALA-1 = Seize bols forment le champ, un carré de quatre sur quatre. Chacun des deux joueurs a un bol de jeu, foncé ou clair ; ils partent de deux coins opposés, le foncé en a1, le clair en d4.
rule-KALA-2 = Édition « réserve » : chacun commence avec 28 haricots et le grenier est vide.
rule-KALA-3 = Édition « grenier » : les réserves sont vides au départ et le grenier contient environ 80 haricots. On sème depuis le grenier tant qu’il peut donner 4 haricots. La première fois qu’il ne le peut plus, il ferme pour de bon : il reçoit encore sa part des récoltes, mais chacun sème depuis sa réserve.
rule-KALA-4 = Le sort désigne qui commence. Ensuite on joue à tour de rôle.
rule-KALA-5 = À votre tour, vous semez 4 haricots : le premier dans votre bol de jeu, les autres un par un dans les bols d’un chemin qui en part. Le chemin va tout droit d’un bol à son voisin, peut tourner une fois à angle droit et reste sur le champ.
rule-KALA-6 = Si un bol de jeu se trouve là où un haricot doit aller, il tombe dans ce bol de jeu. Un chemin peut passer par le bol adverse et y laisse un haricot.
rule-KALA-7 = Un bol de jeu emporte ses haricots. Le bol du champ qui est dessous garde les siens, couverts : rien ne s’y ajoute ni ne s’en retire avant que le bol de jeu ne parte.
rule-KALA-8 = Après les semailles, et la récolte s’il y en a une, votre bol de jeu va sur le bol du dernier haricot.
rule-KALA-9 = Si le dernier haricot est tombé dans le bol adverse, le vôtre va sur un bol voisin, à côté, devant ou derrière, à votre choix. Il ne se pose jamais sur le bol adverse.
rule-KALA-10 = Si le dernier haricot tombe dans un bol du champ qui en contenait déjà 3 ou plus, vous pouvez le vider : un haricot va au grenier, tous les autres dans votre réserve.
rule-KALA-11 = Le bol de jeu adverse peut être récolté de la même façon ; le vôtre se pose ensuite à côté de lui.
rule-KALA-12 = Si votre bol de jeu contient 4 haricots ou plus après son déplacement, vous devez aussitôt les semer tous, en recommençant par votre bol ; récolte et déplacement suivent comme d’habitude. Cela arrive au plus une fois par tour.
rule-KALA-13 = Un coup supplémentaire de 5 ou 6 haricots demande un chemin assez long pour tous. Là où aucun chemin ne peut recevoir le sixième, on en sème cinq, le cinquième compte comme le dernier, et le sixième va dans la réserve adverse.
rule-KALA-14 = On peut à tout moment regarder sous les bols de jeu : tous les nombres de haricots sont connus de tous.
rule-KALA-15 = Qui commence son tour avec moins de 4 haricots à semer perd, et l’autre gagne. Il n’y a pas de partie nulle.

kala-option-edition = D’où viennent les haricots que l’on sème.
kala-option-edition-store = Chacun a ses propres haricots dès le début.
kala-option-edition-bank = Tous les haricots sont au grenier, et les deux joueurs y puisent jusqu’à ce qu’il s’épuise.
kala-option-store-beans = Combien de haricots chacun reçoit au début dans l’édition « réserve ».
kala-option-bank-beans = Combien de haricots contient le grenier au début de l’édition « grenier ».
kala-preset-store = Avec 28 haricots chacun
kala-preset-bank = Avec un grenier commun de 80 haricots

kala-bank-starts-empty = Dans l’édition « réserve », le grenier est vide au départ : un nombre de haricots ({ $beans }) n’y a pas de sens.
kala-stores-start-empty = Dans l’édition « grenier », les réserves sont vides au départ : un nombre de haricots ({ $beans }) n’y a pas de sens.

kala-move-unreadable = « { $text } » n’est pas un coup. Tapez les pas d’un chemin, par exemple EES, EESx ou EES@c3.
kala-wrong-length = Vous semez { $beans } haricots : un dans votre bol, puis { $steps } pas.
kala-wrong-bonus-length = Ce coup supplémentaire de { $beans } haricots demande un chemin de { $steps } pas après votre bol.
kala-no-direction = « { $text } » n’est pas un chemin : les pas sont N, E, S et W.
kala-path-turns-back = { $path } fait demi-tour. Un chemin ne tourne qu’à angle droit.
kala-path-turns-twice = { $path } tourne plus d’une fois. Un chemin ne peut tourner qu’une fois.
kala-path-leaves-board = Depuis { $cell }, le chemin { $path } sort du champ.
kala-cup-follows-bean = Votre bol va là où tombe le dernier haricot, en { $cell } : il n’y a rien à choisir.
kala-choose-landing = Le dernier haricot tombe dans le bol adverse en { $other } : dites où va le vôtre, avec @ et un bol voisin.
kala-no-such-cup = Il n’y a pas de bol { $text } : ils vont de a1 à d4.
kala-landing-on-cup = Votre bol ne peut pas se poser sur le bol adverse en { $other }.
kala-landing-not-next = { $cell } n’est pas juste à côté du bol adverse en { $other }.
kala-not-ripe = { $beans ->
    [0] Le bol en { $cell } est vide avant votre dernier haricot ; il en faut 3 pour récolter.
    [one] Le bol en { $cell } ne contient que 1 haricot avant votre dernier ; il en faut 3 pour récolter.
   *[other] Le bol en { $cell } ne contient que { $beans } haricots avant votre dernier ; il en faut 3 pour récolter.
}

kala-position-words = Une position de Kala a { $words } parties : le champ, deux bols, les réserves, le grenier et à qui de jouer.
kala-position-field = « { $text } » n’est pas un champ de quatre rangées de quatre nombres.
kala-position-cup = « { $text } » ne dit pas où se trouve un bol de jeu ni ce qu’il contient, par exemple a1:0.
kala-position-stores = « { $text } » ne donne pas les réserves et le grenier, par exemple stores:28,28 bank:0.
kala-position-mark = « { $text } » n’est ni lot, ni sow:0, ni bonus:0, ni lost:0 (ou :1).
kala-position-beans = Haricots dans cette position : { $found }. Il en faut { $total }.
kala-position-stacked = Les deux bols de jeu ne peuvent pas être sur le même bol.
kala-position-open-bank = Dans l’édition « réserve », le grenier ne donne jamais de haricots.
kala-position-lot = Le tirage au sort a lieu au début, et ce n’est pas le début.
kala-position-cup-beans = Haricots dans un bol de jeu : { $beans }. À ce moment, il ne peut en contenir que { $low } à { $high }.
kala-position-bank-closed = Haricots dans le grenier ouvert : { $beans }. Avec si peu, il aurait déjà fermé.
kala-position-turn = Le tour indiqué, ou la défaite, ne s’accorde pas avec les haricots à semer.

kala-fact-begins = { $seat } commence.
kala-fact-took = { $source ->
    [bank] { $seat } sème { $beans } haricots du grenier.
    [cup] { $seat } sème les { $beans } haricots de son bol.
   *[store] { $seat } sème { $beans } haricots de sa réserve.
}
kala-fact-given = Le haricot resté sans place revient à { $other }.
kala-fact-harvested = { $seat } récolte { $beans } haricots en { $cell } : { $gain } pour sa réserve, 1 pour le grenier.
kala-fact-robbed = { $seat } récolte { $beans } haricots dans le bol de { $other } en { $cell } : { $gain } pour sa réserve, 1 pour le grenier.
kala-fact-moved = Le bol de { $seat } va de { $start } à { $cell }.
kala-fact-bonus-due = Le bol de { $seat } contient { $beans } haricots : coup supplémentaire.
kala-fact-bank-closed = { $beans ->
    [0] Le grenier est vide et ferme. Désormais, chacun sème depuis sa réserve.
    [one] Le grenier n’a plus que 1 haricot et ferme. Désormais, chacun sème depuis sa réserve.
   *[other] Le grenier n’a plus que { $beans } haricots et ferme. Désormais, chacun sème depuis sa réserve.
}
kala-fact-ended = { $seat } n’a pas 4 haricots à semer. { $winner } gagne.
