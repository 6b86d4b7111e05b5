board-kessel-label = Kaarten, ketels en stapel
board-kessel-symbol-cauldron = exploderende ketel
board-kessel-symbol-wand = toverstaf met toverhoed
board-kessel-plant = plant
board-kessel-empty = { $place }: geen kaart
board-kessel-row = rij { $line }
board-kessel-column = kolom { $line }
board-kessel-corner = hoek { $line }
board-kessel-cauldron = { $you ->
    [seat] { $count ->
        [one] Jouw ketel: één kaart.
       *[other] Jouw ketel: { $count } kaarten.
     }
   *[none] { $count ->
        [one] Ketel van { $name }: één kaart.
       *[other] Ketel van { $name }: { $count } kaarten.
     }
}
board-kessel-on-top = Bovenop: { $card }.
board-kessel-stands = Figuur bij { $line }.
board-kessel-stack = { $count ->
    [one] Stapel: één dichte kaart
   *[other] Stapel: { $count } dichte kaarten
 }

board-kessel-task-take = Pak een kaart uit de gemarkeerde rij.
board-kessel-task-cauldron = Wil je de ketel laten exploderen?
board-kessel-task-wand = Wil je nog een beurt?
board-kessel-task-last = De laatste kaart houden of opzij leggen?

board-kessel-ask-cauldron = Exploderende ketel!
board-kessel-ask-wand = Toverstaf met toverhoed!
board-kessel-ask-last = Laatste kaart van een rij!
board-kessel-use-cauldron = Laten exploderen
board-kessel-waive-cauldron = Niet gebruiken
board-kessel-use-wand = Nog een beurt
board-kessel-waive-wand = Beurt beëindigen
board-kessel-claim = Symbool van de kaart gebruiken
board-kessel-keep = Houden
board-kessel-aside = Opzij leggen

board-kessel-recipes = Jouw geheime recepten
board-kessel-scoring = De waardering
board-kessel-steps = Waardering stap voor stap
board-kessel-show-table = Kaarten tonen
board-kessel-show-scoring = Waardering tonen
board-kessel-look = Kijk hier eens goed: { $places }.
board-kessel-look-answer = Denk nog eens na. Wat levert het jou op, en wat de ander?

board-kessel-doubled = Telt dubbel voor jou.
board-kessel-effect-cauldron = Exploderende ketel: elke andere speler verliest de bovenste kaart.
board-kessel-effect-wand = Toverstaf met toverhoed: je bent nog een keer aan de beurt, als je wilt.
board-kessel-take-it = Pakken
board-kessel-close = Sluiten
board-kessel-other-line = Je kunt alleen een kaart uit de gemarkeerde rij pakken.
board-kessel-ones = Meeste enen
board-kessel-ones-tied = Enen: niemand
board-kessel-recipe = Recept
board-kessel-total = Totaal
board-kessel-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
 }
board-kessel-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 }
board-kessel-stake = geteld wordt aan het eind

# Antwoorden in woorden
board-kessel-says-use = ‘gebruiken’
board-kessel-says-waive = ‘afzien’
board-kessel-says-keep = ‘houden’
board-kessel-says-aside = ‘opzij leggen’

## Options before the game

page-recipe = Eigen recept { $n }
page-recipe-name = Naam
page-recipe-kind = Voorwaarde
page-recipe-of = Wat er telt
page-recipe-cards = Hoeveel kaarten
page-recipe-ingredients = Hoeveel ingrediënten
page-recipe-points = Punten
page-recipe-add = Recept toevoegen
page-recipe-remove = Dit recept verwijderen
