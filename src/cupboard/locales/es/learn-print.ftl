# Los juegos en papel: reglas, hojas de puntos y cartas para imprimir.

print-title = Imprimir { $game }
print-choose = ¿Qué quieres imprimir?
print-rules = Las reglas en breve
print-picture = con un dibujo de la preparación
print-scores = Hoja de puntos
print-children = Hoja de puntos infantil
print-own = Tus propias cartas de recetas ({ $n })
print-own-none = Aún no has inventado ninguna receta.
print-compose = Inventar recetas
print-box = Las trece cartas de recetas de la caja
print-players = ¿Cuántos juegan?
print-paper = Cabe en papel A4 y carta, y se lee bien también en blanco y negro.
print-now = Imprimir o guardar como PDF

print-agreed = Reglas elegidas
print-setup = Preparación con { $players } jugadores
print-left-out = No se incluyen las reglas que no se aplican a esta partida.

print-scores-of = { $game }: hoja de puntos
print-children-of = { $game }: hoja de puntos infantil
print-day = Fecha
print-help-kala = Marcad quién ganó cada partida. No hay empates.
print-help-kalaha = Después de cada ronda, apuntad las fichas del granero de cada jugador. En total hay { $stones } fichas.
print-help-ronda = Después de cada partida, apuntad cuántas judías le quedan a cada jugador. Quien no tiene ninguna ha ganado.
print-help-hopper = Contad las copas de cada jugador y sumad los puntos: una copa neutral vale 1, la negra 2, la última de la bandeja 3, sea del color que sea. La última copa se cuenta una sola vez.
print-help-hopper-short = Después de cada partida, apuntad cuántas copas ha ganado cada jugador. Quien tiene cuatro ha ganado.
print-help-dacapo = Copas: cuántas de la fila están llenas. Quien llena la copa negra gana de inmediato: marcadla con una estrella. En caso de empate, gana quien puso menos judías.
print-help-kessel = Rodead las cartas de vuestro caldero. Una carta de un ingrediente: menos su valor. Dos: nada. Tres: su suma. Cuatro: su suma y 5 más. Donde pone × 2, la suma cuenta doble, también si es negativa, pero no los 5.
print-help-children = Rodead las cartas de vuestro caldero. Cuatro cartas de un ingrediente: más 2. Tres: más 1. Dos: nada. Una: menos 1. Gana quien tiene la suma más alta.
print-game = Partida
print-game-number = Partida { $n }
print-round = Ronda
print-wins = Partidas ganadas
print-total = Total
print-points = Puntos
print-beans-left = Judías restantes en total
print-cups = Copas
print-beans = Judías
print-cups-neutral = Copas neutrales, 1 cada una
print-cup-black = Copa negra, 2
print-cup-last = Última copa, 3
print-ingredient = Ingrediente
print-cards = Cartas
print-cards-count = + / −
print-ones = Mayoría de unos: 5
print-recipe = Receta { $n }
