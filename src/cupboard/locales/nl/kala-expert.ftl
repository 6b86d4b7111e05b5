## Solving

cli-solve-kala-help = Bewijzen wie Kala wint als niemand een fout maakt. Met kleine voorraden duurt het even, met grote uren.
cli-solve-kala-epilog = Bijvoorbeeld: cupboard solve kala --store 20
cli-solve-kala-opt-store = Bonen in elke voorraad aan het begin (standaard: 28).
cli-solve-kala-opt-bank = Bonen in de bank aan het begin, in de uitgave ‘bank’ (standaard: 80).
cli-solve-kala-opt-edition = Welke uitgave: met eigen voorraden of met een gezamenlijke bank.
cli-solve-kala-opt-seconds = Na zoveel seconden stoppen.
cli-solve-kala-opt-nodes = Na zoveel stellingen stoppen.
cli-solve-kala-opt-memory = Geheugen voor de stellingentabel, in gigabytes.
cli-solve-kala-searching = Zoeken
cli-solve-kala-winner-first = Bewezen: wie begint, wint.
cli-solve-kala-winner-second = Bewezen: wie als tweede speelt, wint.
cli-solve-kala-winner-unknown = Niet bekend: de grens was bereikt voordat er een bewijs was.
cli-solve-kala-winning = Winnende eerste zetten
cli-solve-kala-line = Verwacht spel
cli-solve-kala-nodes = Doorzochte stellingen
cli-solve-kala-seconds = Seconden
