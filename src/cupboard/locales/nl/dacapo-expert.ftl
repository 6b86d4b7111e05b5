## Solving

cli-solve-dacapo-help = Da Capo voor twee spelers exact oplossen, of voor drie tot vijf benaderen met regretminimalisatie, en meten hoeveel iemand wint die de uitkomst kent. De computerspelers gebruiken het resultaat.
cli-solve-dacapo-opt-beans = De bonen waarmee iedere speler begint.
cli-solve-dacapo-opt-games = Uit hoeveel partijen het gemeten voordeel wordt geschat (drie tot vijf spelers).
cli-solve-dacapo-opt-minutes = Hoeveel minuten er wordt geleerd waar er te veel stellingen zijn om ze allemaal na te gaan (met vier spelers en meer dan 12 bonen, met vijf en meer dan 10).
cli-solve-dacapo-working = Aan het rekenen
cli-solve-dacapo-value = Aandeel in de overwinningen per speler
cli-solve-dacapo-mix = Hoe vaak je in de eerste ronde welk getal toont
cli-solve-dacapo-exploitability = Wat iemand zou winnen die dit weet
cli-solve-dacapo-sampled = Hetzelfde, geschat uit partijen (95%)
cli-solve-dacapo-states = Stellingen
cli-solve-dacapo-walks = Wandelingen door het spel
cli-solve-dacapo-seconds = Seconden

## Experiments

lab-dacapo-help = Meten hoeveel meer je bij Da Capo wint als je de strategie van het hoogste niveau kent.
lab-dacapo-opt-games = Hoeveel partijen er gespeeld worden.
lab-dacapo-gain = voordeel, in overwinningen per honderd partijen
