kalaha-name = Kalaha
kalaha-tagline = Semez les pierres autour du plateau carré et amassez-les dans votre grenier.
kalaha-move-help = Tapez le numéro d’une de vos cases, en comptant depuis votre gauche.

rule-KALAHA-1 = Le plateau a quatre côtés de six cases, et chacun a un grenier à son coin droit. À deux, vous vous faites face ; les côtés sans joueur restent vides et sont sautés.
rule-KALAHA-2 = Chaque case contient quatre pierres au départ, ou le nombre convenu.
rule-KALAHA-3 = Chacun lance un dé et le plus grand nombre commence ; les ex æquo relancent. On joue dans le sens contraire des aiguilles d’une montre, vers la droite.
rule-KALAHA-4 = Prenez toutes les pierres d’une de vos cases et déposez-les une à une dans les cases suivantes, votre grenier compris ; les autres greniers sont sautés. Lors d’un long tour, la case vidée reçoit aussi une pierre.
rule-KALAHA-5 = Si la dernière pierre tombe dans votre grenier, vous rejouez, aussi souvent que cela arrive.
rule-KALAHA-6 = Prise « opposite » : la dernière pierre tombe dans une de vos cases qui était vide, et il y a des pierres juste en face. Elles vont dans votre grenier avec la pierre qui prend. Si personne ne joue le côté d’en face, il ne se passe rien.
rule-KALAHA-7 = Prise « corresponding » : la dernière pierre tombe dans une de vos cases qui était vide. Les pierres des cases correspondantes de tous les autres vont dans votre grenier avec la pierre qui prend, même si ces cases sont vides.
rule-KALAHA-8 = Qui n’a plus de pierres dans ses cases passe son tour jusqu’à en avoir de nouveau.
rule-KALAHA-9 = La partie finit quand toutes les pierres sont dans les greniers. Qui a le plus de pierres gagne ; à égalité, la victoire est partagée.
rule-KALAHA-10 = Case touchée, case jouée : on ne revient pas sur son choix, sauf si la table en a convenu.
rule-KALAHA-V1 = Variante : commencer avec trois pierres par case, ou avec cinq et plus.
rule-KALAHA-V2 = Variante : la partie finit dès que celui qui doit jouer n’a plus de pierres (no_move), ou dès qu’un côté est vide (side_cleared). Les pierres restées dans les cases ne comptent pour personne.
rule-KALAHA-V3 = Variante : on ne prend qu’à deux ou à quatre, toujours dans la case d’en face.
rule-KALAHA-V4 = Variante : la pierre qui prend reste sur le plateau.
rule-KALAHA-V5 = Variante : on ne sème pas dans les greniers, seules les prises comptent. La partie finit quand une position revient sans prise entre-temps, ou après cent coups sans prise. Les pierres restées dans les cases ne comptent alors pour personne.
rule-KALAHA-V6 = Variante : pas de tour supplémentaire.
rule-KALAHA-P = Des réglages pour les éditions du livret, et deux formes à deux joueurs connues des études : là, un côté vide termine la partie et chacun garde les pierres de son côté. Dans la première, on ne prend rien quand la case d’en face est vide ; dans la seconde, la pierre qui prend va au grenier même alors. Ces deux formes se jouent avec une à six cases par côté.

kalaha-option-stones = Le nombre de pierres dans chaque case au départ.
kalaha-option-pits = Le nombre de cases de chaque côté.
kalaha-option-capture = Ce que prend une dernière pierre tombée dans une de vos cases vides.
kalaha-option-capture-opposite = les pierres juste en face, s’il y en a
kalaha-option-capture-opposite-empty = les pierres juste en face ; la pierre qui prend aussi quand il n’y en a pas
kalaha-option-capture-corresponding = les pierres des cases correspondantes de tous les autres
kalaha-option-even-captures = On ne prend qu’à deux ou à quatre.
kalaha-option-capturer-stays = La pierre qui prend reste sur le plateau.
kalaha-option-sow-stores = Vous semez aussi dans votre propre grenier.
kalaha-option-free-turns = Une dernière pierre dans votre grenier donne un tour de plus.
kalaha-option-end = Quand la partie finit.
kalaha-option-end-played-out = quand toutes les pierres sont dans les greniers
kalaha-option-end-no-move = quand celui qui doit jouer n’a plus de pierres
kalaha-option-end-side-cleared = dès qu’un côté est vide
kalaha-option-end-sweep = dès qu’un côté est vide ; chacun garde les pierres de son côté
kalaha-option-takeback = On peut reprendre ses coups.

kalaha-preset-de = L’édition allemande
kalaha-preset-gb = L’édition britannique : on prend dans les cases correspondantes de tous les autres
kalaha-preset-fr = L’édition française
kalaha-preset-es = L’édition espagnole
kalaha-preset-kalah = Kalah, tel que les études l’ont résolu
kalaha-preset-kalah-empty = Kalah avec prises à vide

kalaha-move-unreadable = « { $text } » n’est pas une case : tapez un nombre de 1 à { $pits }.
kalaha-no-such-pit = Il n’y a pas de case { $pit } : votre côté en a { $pits }.
kalaha-empty-pit = La case { $pit } est vide : choisissez-en une avec des pierres.
kalaha-even-captures-are-opposite = Quand on ne prend qu’à deux ou à quatre, c’est toujours dans la case d’en face : choisissez « opposite ».
kalaha-nobody-could-score = À { $seats } joueurs, il n’y aurait ni prises ni semailles dans les greniers : personne ne pourrait marquer.
kalaha-sweep-is-for-two = Garder les pierres de son côté, c’est pour deux joueurs, pas pour { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] Un plateau de { $pits } case par côté
   *[other] Un plateau de { $pits } cases par côté
 } n’existe que pour les formes des études (end=sweep).
kalaha-empty-capture-sweeps = Prendre à vide appartient aux formes des études (end=sweep).
kalaha-nothing-would-be-captured = Si la pierre qui prend reste, il n’y a rien à prendre quand la case d’en face est vide.
kalaha-position-sides = Une position à { $seats } joueurs demande autant de côtés et l’indication du tour.
kalaha-position-side = « { $text } » n’est pas un côté : il faut { $pits } cases et un grenier, comme 4,4,4,4,4,4/0.
kalaha-position-mark = « { $text } » ne dit pas à qui est le tour.
kalaha-position-past = Les positions depuis la dernière prise manquent ou ne conviennent pas.
kalaha-position-stones = Pierres dans cette position : { $found }. Il en faut { $total }.
kalaha-position-phase = Le plateau et l’indication du tour ne vont pas ensemble.

kalaha-fact-rolled = { $seat } lance un { $eyes }.
kalaha-fact-begins = { $seat } commence.
kalaha-fact-picked = { $stones ->
    [one] { $seat } sème { $stones } pierre de la case { $pit }.
   *[other] { $seat } sème { $stones } pierres de la case { $pit }.
 }
kalaha-fact-captured = { $stones ->
    [one] { $seat } prend { $stones } pierre (case { $pit } de { $owner }).
   *[other] { $seat } prend { $stones } pierres (case { $pit } de { $owner }).
 }
kalaha-fact-free-turn = { $seat } rejoue.
kalaha-fact-skipped = { $seat } n’a pas de pierres et passe son tour.
kalaha-fact-ended = { $reason ->
    [played_out] Toutes les pierres sont dans les greniers : la partie est finie.
    [no_move] Il n’y a plus de pierre à jouer : la partie est finie.
    [side_cleared] Un côté est vide : la partie est finie.
    [swept] Un côté est vide : chacun prend les pierres de son côté, et la partie est finie.
   *[repeated] La partie tourne en rond : elle est finie.
 }
