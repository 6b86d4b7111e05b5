# Los juegos en papel: reglas, hojas de puntos y cartas para imprimir.

print-title = Imprimir { $game }
print-choose = ¿Qué quieres imprimir?
print-rules = Las reglas en breve
print-picture = con un dibujo de la preparación
print-scores = Hoja de puntos
print-players = ¿Cuántos juegan?
print-paper = Cabe en papel A4 y carta, y se lee bien también en blanco y negro.
print-now = Imprimir o guardar como PDF

print-agreed = Reglas elegidas
print-setup = Preparación con { $players } jugadores
print-left-out = No se incluyen las reglas que no se aplican a esta partida.

print-scores-of = { $game }: hoja de puntos
print-day = Fecha
print-game = Partida
print-game-number = Partida { $n }
print-round = Ronda
print-wins = Partidas ganadas
print-total = Total
print-points = Puntos
print-beans-left = Judías restantes en total
