cli-solve-help = Een spel oplossen: wat het waard is als niemand een fout maakt.
