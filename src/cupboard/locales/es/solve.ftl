cli-solve-help = Resolver un juego: averiguar el resultado con juego perfecto.
