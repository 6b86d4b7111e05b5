limit-not-positive = Un límite para pensar debe ser mayor que cero.
level-unknown = No existe el nivel «{ $level }». Hay: { $known }.
