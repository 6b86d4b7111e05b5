proof-table-too-small = La table de transposition est trop petite : { $size } octets indiqués, au moins { $least } nécessaires.
proof-not-compiled = { $game } n’a pas de règles compilées, et l’on ne peut donc rien prouver.
proof-two-seats = Les preuves ne sont possibles qu’à deux joueurs, pas à { $seats }.
proof-ends-tied = { $game } peut se terminer à égalité. La recherche de preuve demande un jeu qui a toujours un gagnant.
proof-has-chance = Le hasard intervient dans { $game }. La recherche de preuve demande un jeu sans hasard.
proof-no-position = Cette position est impossible dans { $game }.
proof-other-position = Les coups proposés appartiennent à une autre position.
