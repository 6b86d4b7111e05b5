## Les mots communs à tous les jeux et à toutes les interfaces.

game-unknown = Il n’y a pas de jeu « { $game } » dans le placard. Il y a : { $known }.
game-is-over = La partie est terminée.
chance-is-due = Le hasard doit d’abord décider ({ $chance }).
no-chance-due = Le hasard n’a rien à décider ici ({ $chance }).
not-your-turn = Ce n’est pas à la place { $seat } de jouer, mais à la place { $turn }.
choose-together = Ici, tout le monde choisit en même temps.
choose-alone = Ici, on joue chacun à son tour.
choices-missing = Tous ceux dont c’est le tour doivent choisir, une fois chacun.
already-chosen = La place { $seat } a déjà choisi.
outcome-impossible = Le hasard ({ $chance }) ne peut pas donner ceci : { $outcome }
move-is-stale = Ce coup était prévu pour le moment { $expected }, mais la partie en est à { $number }.
takeback-refused = À cette table, on ne reprend pas ses coups.
takeback-nothing = Il n’y a aucun coup à reprendre.

seats-out-of-range = { $game } se joue de { $low } à { $high } joueurs, pas à { $seats }.
preset-unknown = { $game } n’a pas de réglage « { $preset } ». Il y a : { $known }.
option-unknown = Il n’y a pas d’option « { $option } ». Peut-être : { $known } ?
option-not-a-choice = L’option { $option } ne peut pas valoir « { $value } », seulement : { $choices }.
option-not-a-flag = L’option { $option } ne peut pas valoir « { $value } », seulement true ou false.
option-not-in-range = L’option { $option } ne peut pas valoir « { $value } », seulement un nombre entier de { $low } à { $high }.
player-unknown = Il n’y a pas de joueur « { $player } ». Il y a : { $known }.
player-person = Joueur { $n }
player-random = Hasard { $n }

position-header = Ceci n’est pas une position de { $game } : « { $text } »

record-unreadable = La partie enregistrée { $path } est illisible : { $problem }
record-no-header = Ceci n’est pas une partie enregistrée : la première ligne doit être un en-tête au format { $format }.
record-other-rules = Cette partie demande d’autres règles que { $game }, version { $rules }.
record-bad-line = La ligne { $line } de l’enregistrement est abîmée : { $problem }
record-bad-value = L’enregistrement contient une valeur qui ne convient pas : { $problem }
record-bad-event = L’enregistrement contient un événement illisible : { $problem }
record-breaks-rule = L’événement { $n } de l’enregistrement n’est pas permis : { $problem }
record-wrong-number = L’événement { $n } de l’enregistrement porte le numéro { $found }.
record-wrong-hash = Après l’événement { $n }, la position n’est pas celle que l’enregistrement annonce.
record-wrong-outcome = L’enregistrement annonce un autre résultat que celui des règles.
record-ends-early = L’enregistrement annonce un résultat, mais la partie n’est pas finie.
record-wrong-seed = La graine à la fin de l’enregistrement n’est pas celle à laquelle il s’est engagé.

outcome-won = { $names } gagne ! ({ $points })
outcome-shared = { $names } se partagent la victoire. ({ $points })
fact-chosen = { $seat } a choisi.
