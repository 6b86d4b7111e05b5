## Las cinco fuerzas de juego, los mismos nombres para cada juego.

level-sprout = Brote
level-sprout-about = Aún aprende: ve lo que tiene delante, y no siempre.
level-gardener = Jardinera
level-gardener-about = Juega por gusto: toma lo que hay a mano y no piensa mucho más.
level-farmer = Granjera
level-farmer-about = Conoce el juego y piensa por adelantado, aunque a veces se equivoca.
level-miller = Molinera
level-miller-about = Muele fino: piensa muy por adelantado y rara vez se equivoca.
level-master = Maestra
level-master-about = Lo mejor que hay en esta casa; perder contra ella no es ninguna vergüenza.
level-unknown = Aquí no hay ningún nivel «{ $level }». Hay: { $known }.
level-none = { $game } todavía no tiene niveles.
limit-not-positive = El tiempo o el esfuerzo para pensar debe ser mayor que cero.
search-no-judge = Nadie sabe juzgar todavía las posiciones de { $game }.
search-no-worlds = No hay ninguna posición que explorar.
engine-other-position = La jugada propuesta no corresponde a esta posición.
