## Lo que dice la caja de un juego.

genre-strategy = Estrategia
genre-memory = Memoria
genre-dexterity = Habilidad
genre-bluffing = Faroleo
genre-collecting = Colección

box-seats = { $low }–{ $high } jugadores
box-seats-exactly = { $n } jugadores
box-minutes = { $low }–{ $high } min
box-minutes-from = desde { $low } min
box-minutes-about = unos { $low } min
box-age = { $n }+
box-authors = Un juego de { $names }
