## Las primeras partidas guiadas: cada nota se dice una vez, cuando ocurre por primera vez lo que explica.

guide-label = La guía
guide-go-on = Seguir
guide-leave = Saltar la guía
guide-left = La guía está desactivada. ¡Que disfrutes de la partida!
guide-none = El juego «{ $game }» no tiene una primera partida guiada.
