board-kessel-label = Het vierkant van kaarten, de ketels en de stapel
board-kessel-symbol-cauldron = exploderende ketel
board-kessel-symbol-wand = toverstaf met hoed
board-kessel-plant = plant
board-kessel-empty = { $place }: geen kaart
board-kessel-row = rij { $line }
board-kessel-column = kolom { $line }
board-kessel-corner = hoek { $line }
board-kessel-cauldron = { $count ->
    [one] Ketel van { $name }: één kaart.
   *[other] Ketel van { $name }: { $count } kaarten.
 }
board-kessel-on-top = Bovenop: { $card }.
board-kessel-stands = De figuur staat bij: { $line }.
board-kessel-stack = { $count ->
    [one] Stapel: één dichte kaart
   *[other] Stapel: { $count } dichte kaarten
 }
board-kessel-takes = neemt een kaart: { $line }
board-kessel-second = { $name }, tweede beurt

board-kessel-task-take = Neem een kaart uit de oplichtende rij.
board-kessel-task-cauldron = Laten knallen of niet?
board-kessel-task-wand = Nog een beurt of niet?
board-kessel-task-last = De laatste kaart houden of wegleggen?

board-kessel-ask-cauldron = Exploderende ketel!
board-kessel-ask-wand = Toverstaf met hoed!
board-kessel-ask-last = Laatste kaart van een rij!
board-kessel-use-cauldron = Laten knallen
board-kessel-waive-cauldron = Liever niet
board-kessel-use-wand = Nog een beurt
board-kessel-waive-wand = Nee, dank je
board-kessel-keep = Houden
board-kessel-aside = Wegleggen

board-kessel-recipes = Jouw geheime recepten
board-kessel-scoring = De telling
board-kessel-steps = De telling doorlopen
board-kessel-first = Van voren af aan
board-kessel-back = Terug
board-kessel-next = Verder
board-kessel-all = Alles
board-kessel-ones = De meeste enen: { $count }
board-kessel-own-colour = eigen kleur
board-kessel-show-table = De tafel tonen
board-kessel-show-scoring = De telling tonen
board-kessel-look = Kijk hier: { $places }.
board-kessel-look-answer = Lees de vraag nog eens: wat levert het jou op, en wat levert het de ander op?

# Antwoorden in woorden
board-kessel-says-use = ‘gebruiken’
board-kessel-says-waive = ‘afzien’
board-kessel-says-keep = ‘houden’
board-kessel-says-aside = ‘wegleggen’
