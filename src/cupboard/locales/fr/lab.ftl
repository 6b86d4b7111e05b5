## Le laboratoire.

lab-help = Expériences sur les jeux et leurs moteurs.
lab-strength-help = Mesurer la force des niveaux d’un jeu dans un tournoi toutes rondes, avec un simple MCTS à 10 000 simulations par coup.
lab-strength-epilog = Par exemple : cupboard lab strength kala --games 40
lab-strength-opt-games = Nombre de parties par rencontre ; les joueurs échangent leurs places.
lab-strength-opt-player = Ne faire jouer que ce joueur (répétable ; par défaut, tous les niveaux et le simple MCTS).
lab-strength-opt-ladder = Ne jouer que les rencontres qui ont un objectif : chaque niveau contre le suivant, et le meilleur contre le simple MCTS.
lab-strength-opt-seconds = Secondes par coup pour le meilleur niveau (par défaut, sa propre limite).
lab-strength-opt-page = Écrire aussi le résultat dans cette page Markdown.
lab-too-few = Il faut au moins deux joueurs. Joueurs disponibles : { $known }.
lab-strength-who = Joueur
lab-strength-rating = Cote
lab-strength-interval = Intervalle à 95 %
lab-strength-pair = Rencontre
lab-strength-won = Gagnées
lab-strength-lost = Perdues
lab-strength-shared = Partagées
lab-strength-of-decided = Taux de victoire (parties décidées)
lab-strength-kept = OK : { $one } gagne { $share } % des parties contre { $other } (objectif : au moins { $due } %).
lab-strength-missed = MANQUÉ : { $one } ne gagne que { $share } % des parties contre { $other } (objectif : au moins { $due } %).

lab-puzzles-help = Chercher des problèmes en faisant jouer des niveaux moyens : on garde les positions où un seul coup est le meilleur, preuve à l’appui.
lab-puzzles-epilog = Par exemple : cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = Nombre de problèmes à trouver.
lab-puzzles-opt-add-to = Ajouter aussi les nouveaux à ce fichier, un par ligne.
lab-puzzles-searching = Recherche de problèmes
lab-puzzles-one = Niveau { $level } : { $move }
lab-puzzles-no-judge = Les problèmes n’existent que pour { $known }.
lab-study-help = Mener une des études sur les moteurs d’un jeu.
lab-study-epilog = Par exemple : cupboard lab study hopper aim --games 10
lab-study-opt-games = Nombre de parties jouées (par défaut, selon l’étude).
lab-study-opt-seats = Nombre de joueurs (par défaut, selon l’étude).
