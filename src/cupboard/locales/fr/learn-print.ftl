# Les jeux sur papier : règles, feuilles de score et cartes à imprimer.

print-title = Imprimer { $game }
print-choose = Que voulez-vous imprimer ?
print-rules = Résumé des règles
print-picture = avec une image de la mise en place
print-scores = Feuille de score
print-players = Combien de joueurs ?
print-paper = Pour le papier A4 ou Letter, bien lisible aussi en noir et blanc.
print-now = Imprimer ou enregistrer en PDF

print-agreed = Règles choisies
print-setup = Mise en place à { $players } joueurs
print-left-out = Les règles qui ne s’appliquent pas à cette partie sont omises.

print-scores-of = { $game } : feuille de score
print-day = Date
print-game = Partie
print-game-number = Partie { $n }
print-round = Manche
print-wins = Parties gagnées
print-total = Total
print-points = Points
print-beans-left = Haricots restants en tout
