board-dacapo-choices = Haricots pour votre poing
board-dacapo-choose = { $beans ->
    [1] Un haricot dans le poing
   *[other] { $beans } haricots dans le poing
}
board-dacapo-do-choose = Combien de haricots dans votre poing ?
board-dacapo-row = { $filled ->
    [0] { $name } : encore aucun bol rempli.
   *[other] { $name } : bols remplis avec { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] Plus de haricots, hors jeu.
    [1] Un haricot en main.
   *[other] { $beans } haricots en main.
}
board-dacapo-stock-hidden = Haricots en main non affichés.
board-dacapo-thinking = Choisit encore.
board-dacapo-ready = A choisi.
board-dacapo-shows = Montre { $beans }.
board-dacapo-crossed = Montre { $beans }, annulé.
board-dacapo-target-empty = Bol noir du milieu : vide
board-dacapo-target-filled = Bol noir du milieu : rempli par { $name }
board-dacapo-box = { $beans ->
    [0] Boîte : vide
    [1] Boîte : un haricot
   *[other] Boîte : { $beans } haricots
}
board-dacapo-box-hidden = Boîte : haricots non affichés
board-dacapo-look = Réfléchissez à ces nombres : { $places }.
