# Les jeux sur papier : règles, feuilles de score et cartes à imprimer.

print-title = { $game } sur papier
print-choose = Que voulez-vous imprimer ?
print-rules = Les règles en bref
print-picture = avec une image de la mise en place
print-scores = Feuille de score
print-children = Feuille de score pour enfants
print-own = Vos propres cartes de recettes ({ $n })
print-own-none = Vous n’avez pas encore inventé de recettes.
print-compose = En inventer
print-box = Les treize cartes de recettes de la boîte
print-players = Combien de joueurs ?
print-paper = Pour papier A4 ou Letter, bien lisible aussi en noir et blanc.
print-now = Imprimer ou enregistrer en PDF

print-agreed = Ce qui est convenu
print-setup = La table au début, à { $players } joueurs
print-left-out = Les règles qui ne s’appliquent pas à ce qui a été convenu sont omises.

print-scores-of = { $game } : feuille de score
print-children-of = { $game } : feuille de score pour enfants
print-day = Date
print-help-kala = Cochez qui a gagné chaque partie. Il n’y a pas de partie nulle.
print-help-kalaha = Après chaque manche, notez les pierres dans le grenier de chacun. Il y a { $stones } pierres en tout.
print-help-ronda = Après chaque partie, notez combien de haricots il reste à chacun. Qui n’en a plus a gagné.
print-help-hopper = Comptez les bols de chacun, puis additionnez les points : un bol neutre vaut 1, le bol noir 2, le dernier bol du plateau 3 quelle que soit sa couleur. Le dernier bol ne compte qu’une fois.
print-help-hopper-short = Après chaque partie, notez combien de bols chacun possède. Qui en a quatre a gagné.
print-help-dacapo = Bols : combien de bols de la rangée sont remplis. Le bol noir gagne aussitôt : marquez-le d’une étoile. Si deux joueurs sont allés aussi loin, gagne celui qui a posé le moins de haricots.
print-help-kessel = Entourez les cartes de votre chaudron. Une carte d’un ingrédient : moins sa valeur. Deux : rien. Trois : leur somme. Quatre : leur somme et 5 de plus. Là où il y a × 2, la somme compte double, le moins aussi, mais pas les 5.
print-help-children = Entourez les cartes de votre chaudron. Quatre cartes d’un ingrédient : plus 2. Trois : plus 1. Deux : rien. Une : moins 1. La plus grande somme gagne.
print-game = Partie
print-game-number = Partie { $n }
print-round = Manche
print-wins = Parties gagnées
print-total = Total
print-points = Points
print-beans-left = Haricots restants en tout
print-cups = Bols
print-beans = Haricots
print-cups-neutral = Bols neutres, 1 chacun
print-cup-black = Bol noir, 2
print-cup-last = Dernier bol, 3
print-ingredient = Ingrédient
print-cards = Cartes
print-cards-count = + / −
print-ones = Le plus de 1 : 5
print-recipe = Recette { $n }
