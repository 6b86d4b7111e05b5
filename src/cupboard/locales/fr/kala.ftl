kala-name = Kala
kala-tagline = Semez des haricots dans un champ de coupelles, et récoltez les plus pleines avant votre adversaire.
kala-move-help = Tapez les pas de votre chemin à partir de votre coupelle, par exemple EES (N nord, E est, S sud, O ouest). Ajoutez x pour récolter la dernière coupelle. Si le chemin se termine sur la coupelle adverse, ajoutez par exemple @c3 pour dire où va la vôtre.
kala-board-signs = ● ○ coupelles des joueurs   (2) recouverts   ›2‹ fin possible   {"\u00BB"}4{"\u00AB"} avec récolte   ⌂ grenier
kala-compass = NESO

rule-KALA-1 = Seize coupelles, quatre sur quatre, forment le champ. Chaque joueur a sa propre coupelle, l’une foncée (●), l’autre claire (■). Elles partent de deux coins opposés : la foncée de a1, la claire de d4.
rule-KALA-2 = Édition « réserve » : chaque joueur commence avec { $beans } haricots dans sa réserve, et le grenier est vide.{ $handicap ->
    [yes] { " " }Comme convenu, tous n’ont pas autant de haricots.
   *[no] { "" }
 }
rule-KALA-3 = Édition « grenier » : au départ, les réserves sont vides et le grenier contient { $bank } haricots. On sème depuis le grenier tant qu’il contient au moins 4 haricots au début d’un tour. La première fois qu’il en contient moins, il ferme définitivement. Il reçoit encore un haricot de chaque récolte, mais chacun sème désormais depuis sa réserve.
rule-KALA-4 = Le hasard désigne le premier joueur. Ensuite, on joue à tour de rôle.
rule-KALA-5 = À votre tour, semez 4 haricots : le premier dans votre coupelle, les autres un à un le long d’un chemin qui en part. Chaque pas mène à une coupelle voisine, en haut, en bas, à gauche ou à droite. Le chemin peut tourner une seule fois, à angle droit, et ne sort pas du champ.
rule-KALA-6 = Si la coupelle d’un joueur se trouve sur votre chemin, le haricot tombe dedans. Vous pouvez donc passer par la coupelle adverse, mais vous y laissez un haricot.
rule-KALA-7 = La coupelle d’un joueur emporte ses haricots quand elle se déplace. Ceux de la coupelle du champ qu’elle recouvre restent en place : on ne peut ni en ajouter ni en retirer tant qu’elle est là.
rule-KALA-8 = Après les semailles, et la récolte s’il y en a une, posez votre coupelle sur celle qui a reçu le dernier haricot.
rule-KALA-9 = Si le dernier haricot est tombé dans la coupelle adverse, posez la vôtre juste à côté d’elle, à l’endroit de votre choix, mais pas en diagonale. Elle ne se pose jamais sur la coupelle adverse.
rule-KALA-10 = Récolte : si le dernier haricot tombe dans une coupelle du champ où il y en avait déjà 3 ou plus, vous pouvez la vider. Un haricot va au grenier, tous les autres dans votre réserve.
rule-KALA-11 = Vous pouvez récolter la coupelle adverse de la même façon. La vôtre se pose ensuite à côté d’elle.
rule-KALA-12 = Coup supplémentaire : si votre coupelle contient 4 haricots ou plus après son déplacement, vous devez aussitôt les semer tous, en recommençant par elle. Récoltez et déplacez-vous ensuite comme d’habitude. Il y a au plus un coup supplémentaire par tour.
rule-KALA-13 = Un coup supplémentaire de 5 ou 6 haricots demande un chemin assez long pour tous. Si aucun chemin ne peut recevoir le sixième, vous en semez cinq. Le cinquième compte alors comme le dernier, et le sixième va dans la réserve adverse.
rule-KALA-14 = Rien n’est secret. À tout moment, vous pouvez regarder sous les coupelles des joueurs et compter les haricots.
rule-KALA-15 = Si vous avez moins de 4 haricots à semer au début de votre tour, vous perdez et votre adversaire gagne. Il n’y a jamais d’égalité.
rule-KALA-T = Quand vous récoltez, videz d’abord la coupelle, puis posez la vôtre dessus. Ainsi, rien de la récolte ne reste dessous.

kala-option-edition = D’où viennent les haricots que l’on sème.
kala-option-edition-store = De sa propre réserve, remplie au début.
kala-option-edition-bank = D’un grenier commun jusqu’à ce qu’il ferme, puis de sa propre réserve.
kala-option-store-beans = Combien de haricots chacun reçoit au début dans l’édition « réserve ».
kala-option-bank-beans = Combien de haricots contient le grenier au début de l’édition « grenier ».
kala-option-fewer-beans = Combien de haricots un joueur a en moins au début. Un handicap pour le plus fort.
kala-preset-store = Réserves de 28 haricots
kala-preset-bank = Grenier commun de 80 haricots
kala-preset-bank-about = Les réserves sont vides au départ, et l’on sème depuis le grenier tant qu’il suffit.

kala-bank-starts-empty = Dans l’édition « réserve », le grenier est vide au départ. Retirez le nombre de haricots indiqué pour lui ({ $beans }).
kala-stores-start-empty = Dans l’édition « grenier », les réserves sont vides au départ. Retirez le nombre de haricots indiqué pour elles ({ $beans }).
kala-bank-is-shared = Dans l’édition « grenier », les deux joueurs sèment les mêmes haricots. Personne ne peut donc en avoir moins au début.

kala-move-unreadable = « { $text } » n’est pas un coup. Tapez les pas d’un chemin, par exemple EES, EESx ou EES@c3.
kala-wrong-length = Avec { $beans } haricots, votre chemin doit compter { $steps } pas. Le premier haricot va dans votre coupelle.
kala-wrong-bonus-length = Ce coup supplémentaire de { $beans } haricots demande un chemin de { $steps } pas à partir de votre coupelle.
kala-no-direction = « { $text } » n’est pas un chemin. Les pas possibles sont N, E, S et O.
kala-path-turns-back = Ce chemin fait demi-tour. Un chemin ne tourne qu’à angle droit.
kala-path-turns-twice = Ce chemin tourne plus d’une fois. Un chemin ne peut tourner qu’une fois.
kala-path-leaves-board = Depuis { $cell }, ce chemin sort du champ. Choisissez une autre direction.
kala-cup-follows-bean = Votre coupelle suit toujours le dernier haricot, ici en { $cell }. Retirez la partie qui commence par @.
kala-choose-landing = Le dernier haricot tombe dans la coupelle adverse, en { $other }. Indiquez où va la vôtre, avec @ et une coupelle voisine.
kala-no-such-cup = La coupelle { $text } n’existe pas. Les coupelles vont de a1 à d4.
kala-landing-on-cup = Votre coupelle ne peut pas se poser sur la coupelle adverse, en { $other }. Choisissez une coupelle voisine.
kala-landing-not-next = { $cell } n’est pas juste à côté de la coupelle adverse, en { $other }. Choisissez une coupelle voisine.
kala-not-ripe = { $beans ->
    [0] Vous ne pouvez pas récolter { $cell }, qui était vide. Il faut au moins 3 haricots avant votre dernier.
    [1] Vous ne pouvez pas récolter { $cell }, qui ne contenait qu’un haricot. Il en faut au moins 3 avant votre dernier.
   *[other] Vous ne pouvez pas récolter { $cell }, qui ne contenait que { $beans } haricots. Il en faut au moins 3 avant votre dernier.
}

kala-position-words = Une position de Kala a { $words } parties : le champ, les deux coupelles, les réserves, le grenier et le tour.
kala-position-field = « { $text } » n’est pas un champ de quatre rangées de quatre nombres.
kala-position-cup = « { $text } » ne dit pas où se trouve la coupelle d’un joueur ni ce qu’elle contient, par exemple a1:0.
kala-position-stores = « { $text } » ne donne pas les réserves et le grenier, par exemple stores:28,28 bank:0.
kala-position-mark = « { $text } » n’est ni lot, ni sow:0, ni bonus:0, ni lost:0 (ou :1).
kala-position-beans = Haricots dans cette position : { $found }. Il en faut { $total }.
kala-position-stacked = Les coupelles des deux joueurs ne peuvent pas être au même endroit.
kala-position-open-bank = Dans l’édition « réserve », le grenier ne donne jamais de haricots.
kala-position-lot = Le premier joueur ne peut être désigné qu’au début de la partie.
kala-position-cup-beans = Haricots dans la coupelle d’un joueur : { $beans }. À ce moment, elle ne peut en contenir que { $low } à { $high }.
kala-position-bank-closed = Haricots dans le grenier ouvert : { $beans }. Avec si peu, il aurait déjà fermé.
kala-position-turn = L’indication du tour ne correspond pas aux haricots qui restent à semer.

kala-fact-begins = { $you ->
    [seat] Vous commencez.
   *[none] { $seat } commence.
}
kala-fact-took = { $you ->
    [seat] { $source ->
        [bank] Vous semez { $beans } haricots du grenier.
        [cup] Vous semez les { $beans } haricots de votre coupelle.
       *[store] Vous semez { $beans } haricots de votre réserve.
    }
   *[none] { $source ->
        [bank] { $seat } sème { $beans } haricots du grenier.
        [cup] { $seat } sème les { $beans } haricots de sa coupelle.
       *[store] { $seat } sème { $beans } haricots de sa réserve.
    }
}
kala-fact-given = { $you ->
    [other] Il n’y a pas de place pour le sixième haricot. Il vous revient.
   *[none] Il n’y a pas de place pour le sixième haricot. Il revient à { $other }.
}
kala-fact-harvested = { $you ->
    [seat] Vous récoltez { $beans } haricots en { $cell } : { $gain } pour votre réserve, 1 pour le grenier.
   *[none] { $seat } récolte { $beans } haricots en { $cell } : { $gain } pour sa réserve, 1 pour le grenier.
}
kala-fact-robbed = { $you ->
    [seat] Vous récoltez { $beans } haricots en { $cell }, dans la coupelle adverse ({ $other }) : { $gain } pour votre réserve, 1 pour le grenier.
    [other] { $seat } récolte { $beans } haricots en { $cell }, dans votre coupelle : { $gain } pour sa réserve, 1 pour le grenier.
   *[none] { $seat } récolte { $beans } haricots en { $cell }, dans la coupelle adverse ({ $other }) : { $gain } pour sa réserve, 1 pour le grenier.
}
kala-fact-moved = { $you ->
    [seat] Vous déplacez votre coupelle de { $start } en { $cell }.
   *[none] { $seat } déplace sa coupelle de { $start } en { $cell }.
}
kala-fact-bonus-due = { $you ->
    [seat] Votre coupelle contient { $beans } haricots. Coup supplémentaire !
   *[none] { $seat } a { $beans } haricots dans sa coupelle. Coup supplémentaire !
}
kala-fact-bank-closed = { $beans ->
    [0] Le grenier est vide et ferme. Désormais, chacun sème depuis sa réserve.
    [1] Le grenier n’a plus qu’un haricot et ferme. Désormais, chacun sème depuis sa réserve.
   *[other] Le grenier n’a plus que { $beans } haricots et ferme. Désormais, chacun sème depuis sa réserve.
}
kala-fact-ended = { $you ->
    [seat] Vous ne pouvez pas semer 4 haricots. { $winner } gagne !
    [winner] { $seat } ne peut pas semer 4 haricots. Vous gagnez !
   *[none] { $seat } ne peut pas semer 4 haricots. { $winner } gagne !
}

## Titles of the rules

rule-KALA-1-title = Le champ
rule-KALA-2-title = Chacun sa réserve
rule-KALA-3-title = Le grenier commun
rule-KALA-4-title = Qui commence
rule-KALA-5-title = Les semailles
rule-KALA-6-title = Passer par la coupelle adverse
rule-KALA-7-title = Les haricots recouverts
rule-KALA-8-title = Déplacer sa coupelle
rule-KALA-9-title = À côté de la coupelle adverse
rule-KALA-10-title = La récolte
rule-KALA-11-title = Récolter la coupelle adverse
rule-KALA-12-title = Coup supplémentaire
rule-KALA-13-title = Cinq ou six haricots
rule-KALA-14-title = Rien n’est secret
rule-KALA-15-title = Gagner et perdre
rule-KALA-T-title = Vider d’abord, déplacer ensuite
