engine-not-asked = Plaats { $seat } heeft nu niets te beslissen.
engine-facts-do-not-fit = Wat er gebeurd is en wat er op tafel ligt, past niet bij elkaar.
engine-no-hand-at-referee-table = Aan een echte tafel kan geen programma zitten: het heeft geen hand om te schieten.
