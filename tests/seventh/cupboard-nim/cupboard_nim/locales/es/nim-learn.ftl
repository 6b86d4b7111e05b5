nim-in-a-minute = En el centro hay un montón de judías. Por turnos, cada jugador toma una, dos o tres. Gana quien toma la última.

lesson-nim-heap-task = En el montón hay 15 judías. Deja 12.
lesson-nim-heap-right = Has tomado 3 judías, así que quedan 12.
lesson-nim-heap-missed = Así quedan más de 12 judías.
lesson-nim-turns-task = Después de ti, el siguiente jugador toma una judía y el tercero, dos. Haz que queden dos cuando vuelva a ser tu turno.
lesson-nim-turns-right = Cada jugador ha tenido su turno y ahora te toca de nuevo.
lesson-nim-turns-missed = Ahora quedan menos de dos judías.
lesson-nim-three-task = Toma todas las judías que puedas.
lesson-nim-three-right = No puedes tomar más de tres judías.
lesson-nim-three-missed = Puedes tomar más.
lesson-nim-last-task = Consigue la última judía, haga lo que haga tu rival.
lesson-nim-last-right = Has dejado cuatro judías. Tu rival no podía tomarlas todas, pero después tú sí.
lesson-nim-last-missed = Ahora tu rival puede tomar todas las judías.
lesson-nim-not-last-task = No tomes la última judía. Déjasela a tu rival.
lesson-nim-not-last-right = Solo quedaba una judía y tu rival tuvo que tomarla.
lesson-nim-not-last-missed = Deja exactamente una judía.

guide-nim-heap = Todo gira en torno a este montón. Si tomas la última judía, ganas.
guide-nim-first = Empiezas tú. Después, tú y el ordenador jugáis por turnos.
guide-nim-take = ¡Te toca! Toma una, dos o tres judías.
guide-nim-mine = Tus judías están junto a tu nombre. No importa cuántas tengas. Solo cuenta la última.
guide-nim-theirs = El ordenador ha tomado judías. Ahora te toca de nuevo.
guide-nim-four = El montón se hace pequeño. Intenta dejar exactamente cuatro judías: tu rival no puede tomarlas todas, pero después tú sí.
guide-nim-last = Quedan tan pocas judías que un jugador puede tomarlas todas.
guide-nim-over = Ha ganado quien tomó la última judía. Juega otra vez e intenta ganar desde el principio.
