cli-solve-help = Een spel oplossen: de uitslag bepalen als niemand een fout maakt.
