board-kessel-label = Karten, Kessel und Stapel
board-kessel-symbol-cauldron = explodierender Kessel
board-kessel-symbol-wand = Zauberstab mit Hut
board-kessel-plant = Pflanze
board-kessel-empty = { $place }: keine Karte
board-kessel-row = Reihe { $line }
board-kessel-column = Spalte { $line }
board-kessel-corner = Ecke { $line }
board-kessel-cauldron = { $you ->
    [seat] { $count ->
        [one] Dein Kessel: eine Karte.
       *[other] Dein Kessel: { $count } Karten.
     }
   *[none] { $count ->
        [one] Kessel von { $name }: eine Karte.
       *[other] Kessel von { $name }: { $count } Karten.
     }
}
board-kessel-on-top = Obenauf: { $card }.
board-kessel-stands = Die Figur steht hier: { $line }.
board-kessel-stack = { $count ->
    [one] Stapel: eine verdeckte Karte
   *[other] Stapel: { $count } verdeckte Karten
 }

board-kessel-task-take = Nimm eine Karte aus der hervorgehobenen Reihe.
board-kessel-task-cauldron = Willst du den Kessel explodieren lassen?
board-kessel-task-wand = Willst du noch einen Zug machen?
board-kessel-task-last = Die letzte Karte behalten oder weglegen?

board-kessel-ask-cauldron = Explodierender Kessel!
board-kessel-ask-wand = Zauberstab mit Hut!
board-kessel-ask-last = Letzte Karte einer Reihe!
board-kessel-use-cauldron = Explodieren lassen
board-kessel-waive-cauldron = Lieber nicht
board-kessel-use-wand = Noch ein Zug
board-kessel-waive-wand = Zug beenden
board-kessel-claim = Das Symbol der Karte nutzen
board-kessel-keep = Behalten
board-kessel-aside = Weglegen

board-kessel-recipes = Deine geheimen Rezepte
board-kessel-scoring = Die Wertung
board-kessel-steps = Die Wertung durchgehen
board-kessel-show-table = Karten zeigen
board-kessel-show-scoring = Die Wertung zeigen
board-kessel-look = Sieh dir das genauer an: { $places }.
board-kessel-look-answer = Überleg noch einmal: Was bringt es dir, und was bringt es deinem Gegenüber?

board-kessel-doubled = Zählt für dich doppelt.
board-kessel-effect-cauldron = Explodierender Kessel: Alle anderen verlieren ihre oberste Karte.
board-kessel-effect-wand = Zauberstab mit Hut: Du darfst noch einmal ziehen.
board-kessel-take-it = Nehmen
board-kessel-close = Schließen
board-kessel-other-line = Du kannst nur eine Karte aus der hervorgehobenen Reihe nehmen.
board-kessel-ones = Meiste Einsen
board-kessel-ones-tied = Einsen: niemand
board-kessel-recipe = Rezept
board-kessel-total = Summe
board-kessel-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
board-kessel-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
board-kessel-stake = gezählt wird am Ende

# Antworten in Worten
board-kessel-says-use = „nutzen“
board-kessel-says-waive = „verzichten“
board-kessel-says-keep = „behalten“
board-kessel-says-aside = „weglegen“

## Options before the game

page-recipe = Eigenes Rezept { $n }
page-recipe-name = Name
page-recipe-kind = Bedingung
page-recipe-of = Was gezählt wird
page-recipe-cards = Wie viele Karten
page-recipe-ingredients = Wie viele Zutaten
page-recipe-points = Punkte
page-recipe-add = Rezept hinzufügen
page-recipe-remove = Dieses Rezept entfernen
