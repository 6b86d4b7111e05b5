# Les jeux sur papier : règles, feuilles de score et cartes à imprimer.

print-title = Imprimer { $game }
print-choose = Que voulez-vous imprimer ?
print-rules = Résumé des règles
print-picture = avec une image de la mise en place
print-scores = Feuille de score
print-children = Feuille de score pour enfants
print-own = Vos propres cartes de recettes ({ $n })
print-own-none = Vous n’avez pas encore inventé de recettes.
print-compose = Inventer des recettes
print-box = Les treize recettes imprimées
print-players = Combien de joueurs ?
print-paper = Pour le papier A4 ou Letter, bien lisible aussi en noir et blanc.
print-now = Imprimer ou enregistrer en PDF

print-agreed = Règles choisies
print-setup = Mise en place à { $players } joueurs
print-left-out = Les règles qui ne s’appliquent pas à cette partie sont omises.

print-scores-of = { $game } : feuille de score
print-children-of = { $game } : feuille de score pour enfants
print-day = Date
print-help-kala = Cochez le gagnant de chaque partie. Il n’y a jamais d’égalité.
print-help-kalaha = Après chaque manche, notez les billes dans le grenier de chacun. Il y a { $stones } billes en tout.
print-help-ronda = Après chaque partie, notez combien de haricots il reste à chacun. Le gagnant n’en a plus.
print-help-hopper = Comptez les bols de chacun, puis additionnez les points : un bol neutre vaut 1, le bol noir 2 et le dernier bol du plateau 3, neutre ou noir. Le dernier bol ne compte qu’une fois.
print-help-hopper-short = Après chaque partie, notez combien de bols chacun a gagnés. Le gagnant en a quatre.
print-help-dacapo = Bols : nombre de bols remplis dans la rangée. Remplir le bol noir fait gagner la partie ; marquez-le d’une étoile. En cas d’égalité, moins de haricots dans la rangée donne la victoire.
print-help-kessel = Entourez les cartes de votre chaudron. Une carte d’un ingrédient : moins sa valeur. Deux : rien. Trois : leur somme. Quatre : leur somme plus 5. Là où il y a × 2, la somme compte double, même négative, mais pas le bonus de 5.
print-help-children = Entourez les cartes de votre chaudron. Quatre cartes d’un ingrédient : plus 2. Trois : plus 1. Deux : rien. Une : moins 1. Le joueur qui a la plus grande somme gagne.
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
print-ones = Majorité de 1 : 5
print-recipe = Recette { $n }
