board-dacapo-choices = Haricots à mettre dans le poing
board-dacapo-choose = { $beans ->
    [1] Un haricot dans le poing
   *[other] { $beans } haricots dans le poing
}
board-dacapo-do-choose = Combien de haricots dans votre poing ?
board-dacapo-hold = Maintenez et regardez
board-dacapo-pad = { $name } : maintenez appuyé pour voir vos choix et cachez-les de la main
board-dacapo-chosen = Choisi
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
board-dacapo-box-name = sortis
board-dacapo-target-name = but
board-dacapo-cups-of = { $n } bols sur { $goal }
board-dacapo-stake = le premier au bol noir
board-dacapo-look = Réfléchissez à ces nombres : { $places }.

dacapo-ending-tie-break = Autant de bols. La victoire revient à qui a utilisé le moins de haricots.
dacapo-ending-tie = Autant de bols, remplis d’autant de haricots.
