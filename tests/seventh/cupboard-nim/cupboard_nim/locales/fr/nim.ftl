nim-name = Nim
nim-tagline = Prenez quelques haricots du tas et voyez qui prend le dernier.
nim-move-help = Indiquez combien de haricots vous prenez, par exemple 2.

rule-NIM-1-title = Le tas
rule-NIM-2-title = Les tours
rule-NIM-3-title = Prendre des haricots
rule-NIM-4-title = Le dernier haricot gagne
rule-NIM-5-title = Le dernier haricot perd
rule-NIM-1 = Un tas de { $beans } haricots est au milieu.
rule-NIM-2 = Deux ou trois joueurs jouent à tour de rôle. Le hasard désigne le premier joueur.
rule-NIM-3 = À votre tour, prenez au moins un haricot et au plus { $most }.
rule-NIM-4 = Le joueur qui prend le dernier haricot gagne.
rule-NIM-5 = Variante : le joueur qui prend le dernier haricot perd. Les autres partagent la victoire.

nim-preset-standard = 15 haricots
nim-preset-short = Une partie rapide avec 9 haricots
nim-preset-last-loses = Le dernier haricot perd
nim-option-beans = Haricots dans le tas
nim-option-most = Nombre maximal de haricots par tour
nim-option-last = Le joueur qui prend le dernier haricot
nim-option-last-wins = gagne
nim-option-last-loses = perd

nim-fact-started =
    { $you ->
        [seat] Vous commencez.
       *[none] { $seat } commence.
    }
nim-fact-taken =
    { $you ->
        [seat]
            { $beans ->
                [one] Vous prenez un haricot.
               *[other] Vous prenez { $beans } haricots.
            }
       *[none]
            { $beans ->
                [one] { $seat } prend un haricot.
               *[other] { $seat } prend { $beans } haricots.
            }
    }

nim-too-many = Prenez au moins un haricot et au plus { $most }.
nim-unreadable = « { $text } » n’est pas un nombre de haricots. Indiquez un nombre de 1 à { $most }.
nim-position = Ce n’est pas une position de Nim. Écrivez le tas, les haricots pris par chaque joueur et le joueur dont c’est le tour, par exemple 9 4,2 0.

board-nim-take =
    { $beans ->
        [one] Prendre 1 haricot
       *[other] Prendre { $beans } haricots
    }
board-nim-heap =
    { $beans ->
        [0] Aucun haricot dans le tas
        [one] Un haricot dans le tas
       *[other] { $beans } haricots dans le tas
    }

nim-view-heap = Haricots dans le tas
nim-view-taken = Haricots pris
nim-view-mover = Place suivante (la première est 0)
