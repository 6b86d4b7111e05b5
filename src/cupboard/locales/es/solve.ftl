cli-solve-help = Resolver un juego: lo que vale cuando nadie se equivoca.
