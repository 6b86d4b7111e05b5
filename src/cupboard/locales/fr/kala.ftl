kala-name = Kala
kala-tagline = Semez des haricots dans un carré de coupelles et récoltez les plus pleines avant votre adversaire.
kala-move-help = Tapez les pas de votre chemin après votre coupelle, par exemple EES (N nord, E est, S sud, W ouest). Ajoutez x pour récolter la dernière coupelle, et @c3 pour dire où va la vôtre quand le chemin finit sur la coupelle adverse.

rule-KALA-1 = Seize coupelles de champ forment un carré de quatre sur quatre. Chacun des deux joueurs a une coupelle de jeu, foncée ou claire ; elles partent de deux coins opposés, la foncée en a1, la claire en d4.
rule-KALA-2 = Édition « réserve » : chacun commence avec 28 haricots et le grenier est vide.
rule-KALA-3 = Édition « grenier » : les réserves sont vides au départ et le grenier contient environ 80 haricots. On sème depuis le grenier tant qu’il peut donner 4 haricots. La première fois qu’il ne le peut plus, il ferme pour de bon : il reçoit encore sa part des récoltes, mais chacun sème depuis sa réserve.
rule-KALA-4 = Le sort désigne qui commence. Ensuite on joue à tour de rôle.
rule-KALA-5 = À votre tour, vous semez 4 haricots : le premier dans votre coupelle de jeu, les autres un par un dans les coupelles d’un chemin qui en part. Le chemin va tout droit d’une coupelle à sa voisine, peut tourner une fois à angle droit et reste sur le champ.
rule-KALA-6 = Si une coupelle de jeu se trouve là où un haricot doit aller, il tombe dans cette coupelle de jeu. Un chemin peut passer par la coupelle adverse et y laisse un haricot.
rule-KALA-7 = Une coupelle de jeu emporte ses haricots. La coupelle de champ qui est dessous garde les siens, couverts : rien ne s’y ajoute ni ne s’en retire avant que la coupelle de jeu ne parte.
rule-KALA-8 = Après les semailles, et la récolte s’il y en a une, votre coupelle de jeu va sur la coupelle du dernier haricot.
rule-KALA-9 = Si le dernier haricot est tombé dans la coupelle adverse, la vôtre va plutôt sur une coupelle juste à côté, sur la même ligne ou colonne, à votre choix. Elle ne se pose jamais sur la coupelle adverse.
rule-KALA-10 = Si le dernier haricot tombe dans une coupelle de champ qui en contenait déjà 3 ou plus, vous pouvez la vider : un haricot va au grenier, tous les autres dans votre réserve.
rule-KALA-11 = La coupelle de jeu adverse peut être récoltée de la même façon ; la vôtre se pose ensuite à côté d’elle.
rule-KALA-12 = Si votre coupelle de jeu contient 4 haricots ou plus après son déplacement, vous devez aussitôt les semer tous, en recommençant par votre coupelle ; récolte et déplacement suivent comme d’habitude. Cela arrive au plus une fois par tour.
rule-KALA-13 = Un coup supplémentaire de 5 ou 6 haricots demande un chemin assez long pour tous. Là où aucun chemin ne peut recevoir le sixième, on en sème cinq, le cinquième compte comme le dernier, et le sixième va dans la réserve adverse.
rule-KALA-14 = On peut à tout moment regarder sous les coupelles de jeu : tous les nombres de haricots sont connus de tous.
rule-KALA-15 = Qui commence son tour avec moins de 4 haricots à semer perd, et l’autre gagne. Il n’y a pas de partie nulle.

kala-option-edition = D’où viennent les haricots que l’on sème.
kala-option-edition-store = Chacun a ses propres haricots dès le début.
kala-option-edition-bank = Tous les haricots sont au grenier, et les deux joueurs y puisent jusqu’à ce qu’il s’épuise.
kala-option-store-beans = Combien de haricots chacun reçoit au début dans l’édition « réserve ».
kala-option-bank-beans = Combien de haricots contient le grenier au début de l’édition « grenier ».
kala-preset-store = Avec 28 haricots chacun
kala-preset-bank = Avec un grenier commun de 80 haricots

kala-bank-starts-empty = Dans l’édition « réserve », le grenier est vide au départ : y mettre { $beans } haricots n’a pas de sens.
kala-stores-start-empty = Dans l’édition « grenier », les réserves sont vides au départ : y mettre { $beans } haricots n’a pas de sens.

kala-move-unreadable = « { $text } » n’est pas un coup. Tapez les pas d’un chemin, par exemple EES, EESx ou EES@c3.
kala-wrong-length = Vous semez { $beans } haricots : un dans votre coupelle, puis { $steps } pas.
kala-wrong-bonus-length = Ce coup supplémentaire de { $beans } haricots demande un chemin de { $steps } pas après votre coupelle.
kala-no-direction = « { $text } » n’est pas un chemin : les pas sont N, E, S et W.
kala-path-turns-back = { $path } fait demi-tour. Un chemin ne tourne qu’à angle droit.
kala-path-turns-twice = { $path } tourne plus d’une fois.
kala-path-leaves-board = Depuis { $cell }, le chemin { $path } sort du champ.
kala-cup-follows-bean = Votre coupelle va là où tombe le dernier haricot, en { $cell } : il n’y a rien à choisir.
kala-choose-landing = Le dernier haricot tombe dans la coupelle adverse en { $other } : dites où va la vôtre, avec @ et une coupelle voisine.
kala-no-such-cup = Il n’y a pas de coupelle { $text } : elles vont de a1 à d4.
kala-landing-on-cup = Votre coupelle ne peut pas se poser sur la coupelle adverse en { $other }.
kala-landing-not-next = { $cell } ne touche pas par un côté la coupelle adverse en { $other }.
kala-not-ripe = { $beans ->
    [0] La coupelle en { $cell } est vide avant votre dernier haricot ; il en faut 3 pour récolter.
    [one] La coupelle en { $cell } ne contient que 1 haricot avant votre dernier ; il en faut 3 pour récolter.
   *[other] La coupelle en { $cell } ne contient que { $beans } haricots avant votre dernier ; il en faut 3 pour récolter.
}

kala-position-words = Une position de Kala a { $words } parties : le champ, deux coupelles, les réserves, le grenier et à qui de jouer.
kala-position-field = « { $text } » n’est pas un champ de quatre rangées de quatre nombres.
kala-position-cup = « { $text } » ne dit pas où se trouve une coupelle de jeu ni ce qu’elle contient, par exemple a1:0.
kala-position-stores = « { $text } » ne donne pas les réserves et le grenier, par exemple stores:28,28 bank:0.
kala-position-mark = « { $text } » n’est ni lot, ni sow:0, ni bonus:0, ni lost:0 (ou :1).
kala-position-beans = Il y a { $found } haricots dans cette position ; il en faut { $total }.
kala-position-stacked = Les deux coupelles de jeu ne peuvent pas être sur la même coupelle.
kala-position-open-bank = Dans l’édition « réserve », le grenier ne donne jamais de haricots.
kala-position-lot = Le tirage au sort a lieu au début, et ce n’est pas le début.
kala-position-cup-beans = Une coupelle de jeu contient ici { $beans } haricots, mais à ce moment elle ne peut en contenir que { $low } à { $high }.
kala-position-bank-closed = Un grenier ouvert avec { $beans } haricots aurait déjà fermé.
kala-position-turn = À qui est le tour, ou qui a perdu, ne s’accorde pas avec les haricots à semer.

kala-fact-begins = { $seat } commence.
kala-fact-took = { $source ->
    [bank] { $seat } sème { $beans } haricots du grenier.
    [cup] { $seat } sème les { $beans } haricots de sa coupelle.
   *[store] { $seat } sème { $beans } haricots de sa réserve.
}
kala-fact-given = Le haricot resté sans place revient à { $other }.
kala-fact-harvested = { $seat } récolte { $beans } haricots en { $cell } : { $gain } pour sa réserve, 1 pour le grenier.
kala-fact-robbed = { $seat } récolte { $beans } haricots dans la coupelle de { $other } en { $cell } : { $gain } pour sa réserve, 1 pour le grenier.
kala-fact-moved = La coupelle de { $seat } va de { $start } à { $cell }.
kala-fact-bonus-due = La coupelle de { $seat } contient { $beans } haricots : coup supplémentaire.
kala-fact-bank-closed = { $beans ->
    [0] Le grenier est vide et ferme. Désormais, chacun sème depuis sa réserve.
    [one] Le grenier n’a plus que 1 haricot et ferme. Désormais, chacun sème depuis sa réserve.
   *[other] Le grenier n’a plus que { $beans } haricots et ferme. Désormais, chacun sème depuis sa réserve.
}
kala-fact-ended = { $seat } n’a pas 4 haricots à semer. { $winner } gagne.
