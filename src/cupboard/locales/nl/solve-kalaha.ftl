cli-solve-kalaha-help = Kalaha voor twee spelers oplossen volgens elke combinatie van regels, door tot het einde te zoeken: de voorsprong van wie begint. Voor Kalah zelf is ‘solve kalah’ veel sneller.
cli-solve-kalaha-epilog = Bijvoorbeeld: cupboard solve kalaha --preset gb --option stones=2
cli-solve-kalaha-proven = Bewezen. Voorsprong van wie begint: { $margin }
cli-solve-kalaha-open = Niet bewezen. Voorsprong van wie begint, op zoekdiepte { $depth }: { $margin }
cli-solve-kalaha-effort = { $nodes } stellingen doorzocht, { $seconds } s
solve-table-out-of-range = Een stellingentabel heeft { $low } t/m { $high } bytes.
