## Le laboratoire.

lab-help = Études des jeux et de ceux qui les jouent.
lab-strength-help = Mesurer la force des niveaux d’un jeu : tous contre tous, et contre un simple MCTS à 10 000 simulations par coup.
lab-strength-epilog = Par exemple : cupboard lab strength kala --games 40
lab-strength-opt-games = Le nombre de parties de chaque paire ; les places sont échangées.
lab-strength-opt-player = Seuls ceux-ci jouent, autant de fois que voulu ; à défaut, tous les niveaux et le simple MCTS.
lab-strength-opt-ladder = Seuls les niveaux voisins s’affrontent, et le meilleur affronte le simple MCTS : les paires pour lesquelles quelque chose est promis.
lab-strength-opt-seconds = Le temps de réflexion par coup du meilleur niveau, à la place de sa propre limite.
lab-strength-opt-page = Écrire aussi le résultat dans cette page Markdown.
lab-too-few = Il faut au moins deux joueurs. Il y a : { $known }.
lab-strength-who = Qui
lab-strength-rating = Cote
lab-strength-interval = Intervalle à 95 %
lab-strength-pair = Paire
lab-strength-won = Gagnées
lab-strength-lost = Perdues
lab-strength-shared = Partagées
lab-strength-of-decided = Des parties décidées
lab-strength-kept = { $one } gagne { $share } % contre { $other }, comme promis (au moins { $due } %).
lab-strength-missed = { $one } ne gagne que { $share } % contre { $other } ; au moins { $due } % étaient promis.

lab-hopper-help = L’adresse des mains des niveaux de Hopper, et la durée de leurs parties.
lab-hopper-opt-shots = Le nombre de tirs de chaque main.
lab-hopper-opt-games = Le nombre de parties de chaque niveau contre lui-même.
lab-hopper-opt-practice = Écrire aussi dans ce fichier où sont allés les tirs : l’entraînement sur lequel s’appuie l’ordinateur.
lab-hopper-aimed = dans le bol visé
lab-hopper-any = dans un bol
lab-hopper-length = tirs par partie

lab-puzzles-help = Chercher des problèmes : jouer des parties entre joueurs moyens et garder les positions où un seul coup est le meilleur, preuve à l’appui.
lab-puzzles-epilog = Par exemple : cupboard lab puzzles kala --count 5
lab-puzzles-opt-count = Combien en trouver.
lab-puzzles-opt-add-to = Ajouter aussi les nouveaux à ce fichier, un par ligne.
lab-puzzles-searching = Recherche de problèmes
lab-puzzles-one = Niveau { $level } : { $move }
lab-puzzles-no-judge = On peut chercher des problèmes pour { $known }.
lab-dacapo-help = Ce que gagne à Da Capo quelqu’un qui sait comment joue le meilleur adversaire.
lab-dacapo-opt-games = Le nombre de parties jouées.
lab-dacapo-gain = gain, en victoires sur cent parties
