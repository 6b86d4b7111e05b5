board-dacapo-choices = Haricots à mettre dans le poing
board-dacapo-choose = { $beans ->
    [1] Un haricot dans le poing
   *[other] { $beans } haricots dans le poing
}
board-dacapo-do-choose = Combien de haricots mettez-vous dans votre poing ?
board-dacapo-row = { $filled ->
    [0] { $name } : encore aucun bol rempli.
   *[other] { $name } : bols remplis avec { $beans }.
}
board-dacapo-stock = { $beans ->
    [0] N’a plus de haricots.
    [1] Un haricot en main.
   *[other] { $beans } haricots en main.
}
board-dacapo-stock-hidden = Haricots en main : cachés.
board-dacapo-thinking = N’a pas encore choisi.
board-dacapo-ready = A choisi.
board-dacapo-shows = Montre { $beans }.
board-dacapo-crossed = Montre { $beans }, ce qui s’annule.
board-dacapo-target-empty = Bol noir : vide
board-dacapo-target-filled = Bol noir : { $you ->
    [seat] rempli par vous
   *[none] rempli par { $name }
}
board-dacapo-box = { $beans ->
    [0] Boîte : vide
    [1] Boîte : un haricot
   *[other] Boîte : { $beans } haricots
}
board-dacapo-box-hidden = Boîte : haricots non affichés
board-dacapo-look = Réfléchissez à ces nombres : { $places }.
