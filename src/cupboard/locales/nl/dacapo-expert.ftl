## Solving

cli-solve-dacapo-working = Aan het rekenen
cli-solve-dacapo-value = Aandeel in de overwinningen per speler
cli-solve-dacapo-mix = Hoe vaak je in de eerste ronde welk getal toont
cli-solve-dacapo-exploitability = Wat iemand zou winnen die dit weet
cli-solve-dacapo-sampled = Hetzelfde, geschat uit partijen (95%)
cli-solve-dacapo-states = Stellingen
cli-solve-dacapo-walks = Wandelingen door het spel

## Experiments

lab-dacapo-help = Meten hoeveel meer je bij Da Capo wint als je de strategie van het hoogste niveau kent.
lab-dacapo-gain = voordeel, in overwinningen per honderd partijen
dacapo-study-too-few = Dit onderzoek heeft minstens { $seats } spelers en { $games } partijen nodig.
