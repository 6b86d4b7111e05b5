## Les mots communs à tous les jeux et à toutes les interfaces.

game-unknown = Le jeu « { $game } » n’existe pas. Jeux disponibles : { $known }.
game-is-over = La partie est terminée.
chance-is-due = Le hasard doit d’abord décider ({ $chance }).
no-chance-due = Le hasard n’a rien à décider ici ({ $chance }).
not-your-turn = Ce n’est pas au joueur { $seat } de jouer, mais au joueur { $turn }.
choose-together = Ici, tout le monde choisit en même temps.
choose-alone = Ici, on joue chacun à son tour.
choices-missing = Chaque joueur dont c’est le tour doit choisir, une seule fois.
already-chosen = Le joueur { $seat } a déjà choisi.
outcome-impossible = Le hasard ({ $chance }) ne peut pas donner ceci : { $outcome }
move-is-stale = La partie a avancé entre-temps (étape { $number } au lieu de { $expected }). Choisissez de nouveau votre coup.
takeback-refused = Dans cette partie, on ne peut pas reprendre ses coups.
takeback-nothing = Il n’y a aucun coup à reprendre.

seats-out-of-range = { $game } se joue de { $low } à { $high } joueurs, pas à { $seats }.
extra-missing = Il manque un paquet pour cela. Pour l’installer : pip install "cupboard[{ $extra }]"
seats-not-exactly = { $game } se joue à { $low } exactement, pas à { $seats }.
preset-unknown = { $game } n’a pas de préréglage « { $preset } ». Préréglages disponibles : { $known }.
option-unknown = L’option « { $option } » n’existe pas. Options disponibles : { $known }.
option-unknown-near = L’option « { $option } » n’existe pas. Vouliez-vous dire « { $near } » ? Options disponibles : { $known }.
option-not-a-choice = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
option-not-a-flag = L’option { $option } ne peut pas valoir « { $value } ». Indiquez true ou false.
option-not-in-range = L’option { $option } ne peut pas valoir « { $value } ». Indiquez un nombre entier de { $low } à { $high }.
option-not-by-seat = L’option { $option } ne peut pas valoir « { $value } ». Indiquez une valeur par joueur, avec des virgules entre elles.
option-for-missing-seat = L’option { $option } a des valeurs pour { $named } joueurs, mais il n’y a que { $seats } joueurs.
start-too-few-beans = Le joueur { $seat } commencerait avec trop peu de haricots ({ $beans }). Le minimum est { $least }.
player-unknown = Le type de joueur « { $player } » n’existe pas. Types disponibles : { $known }.
player-person = Joueur { $n }
player-you = Vous
player-random = Hasard { $n }

position-header = Ceci n’est pas une position de { $game } : « { $text } »
position-not-ascii = Une position ne contient que des lettres, chiffres et signes simples, pas « { $text } ».
position-long-number = Le nombre { $text } de cette position est trop long. Un nombre a au plus { $most } chiffres.

record-unreadable = La partie enregistrée { $path } est illisible : { $problem }
record-no-header = Ceci n’est pas une partie enregistrée. La première ligne doit être un en-tête au format { $format }.
record-other-rules = Cette partie enregistrée suit une autre version des règles ({ $made }) et ne peut pas être ouverte. Ce programme suit la version { $known }.
record-bad-line = La ligne { $line } de l’enregistrement est endommagée : { $problem }
record-bad-value = L’enregistrement contient une valeur incorrecte : { $problem }
record-bad-event = L’enregistrement contient un événement illisible : { $problem }
record-breaks-rule = L’événement { $n } de l’enregistrement n’est pas permis : { $problem }
record-wrong-number = L’événement { $n } de l’enregistrement porte un mauvais numéro ({ $found }).
record-wrong-hash = Après l’événement { $n }, la position n’est pas celle que l’enregistrement annonce.
record-wrong-outcome = L’enregistrement annonce un autre résultat que celui des règles.
record-ends-early = L’enregistrement annonce un résultat, mais la partie n’est pas terminée.
record-wrong-seed = La graine à la fin de l’enregistrement ne correspond pas à l’empreinte de son en-tête.
file-missing = ce fichier n’existe pas.
file-folder = c’est un dossier, pas un fichier.
file-no-folder = une partie du chemin n’est pas un dossier.
file-exists = un fichier se trouve déjà à cet endroit.
file-forbidden = vous n’en avez pas l’autorisation.
file-not-text = ce n’est pas un fichier texte en UTF-8.
file-trouble = le système signale : { $problem }.
data-not-json = ce n’est pas du JSON valide (ligne { $line }, caractère { $column }).
data-not-toml = ce n’est pas du TOML valide ({ $problem }).
data-number-too-long = il contient un nombre de plus de { $most } chiffres.
data-too-deep = il contient trop de listes imbriquées.

plugin-not-loaded = L’extension « { $plugin } » du paquet { $package } ne peut pas être chargée : { $problem }
plugin-wrong-object = L’extension « { $plugin } » du paquet { $package } est inutilisable : { $object } n’est pas un { $kind }.
plugin-other-id = L’extension « { $plugin } » du paquet { $package } est inutilisable : son jeu a l’identifiant « { $id } ».
plugin-bad-id = L’extension « { $plugin } » du paquet { $package } est inutilisable : un identifiant de jeu ne contient que des minuscules et des chiffres.
plugin-twice = L’extension « { $plugin } » du paquet { $package } est inutilisable : un autre paquet contient déjà ce jeu.

outcome-won = { $you ->
    [winner] Vous gagnez ! ({ $points })
   *[none] { $names } gagne ! ({ $points })
}
outcome-shared = { $you ->
    [winner] Vous partagez la victoire avec { $names }. ({ $points })
   *[none] { $names } se partagent la victoire. ({ $points })
}
fact-chosen = { $you ->
    [seat] Vous avez choisi.
   *[none] { $seat } a choisi.
}
