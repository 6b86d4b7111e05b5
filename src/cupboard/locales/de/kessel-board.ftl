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
board-kessel-takes = nimmt eine Karte aus { $line }
board-kessel-second = { $name }, zweiter Zug

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
board-kessel-first = Von vorn
board-kessel-back = Zurück
board-kessel-next = Weiter
board-kessel-all = Alles zeigen
board-kessel-ones = Die meisten Einsen: { $count }
board-kessel-own-colour = eigene Farbe
board-kessel-show-table = Karten zeigen
board-kessel-show-scoring = Die Wertung zeigen
board-kessel-look = Sieh dir das genauer an: { $places }.
board-kessel-look-answer = Überleg noch einmal: Was bringt es dir, und was bringt es deinem Gegenüber?

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
