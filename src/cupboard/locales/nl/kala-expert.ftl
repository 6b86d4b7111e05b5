## Solving

cli-solve-kala-winner-first = Bewezen: wie begint, wint.
cli-solve-kala-winner-second = Bewezen: wie als tweede speelt, wint.
cli-solve-kala-winner-unknown = Niet bekend: de grens was bereikt voordat er een bewijs was.
cli-solve-kala-winning = Winnende eerste zetten
cli-solve-kala-line = Verwacht spel
