## Kalas Brett im Browser.

board-kala-label = Schalen
board-kala-task = wähle einen Weg für deine Bohnen
board-kala-task-bonus = Zusatzzug: wähle einen Weg für die Bohnen deiner Spielschale
board-kala-cell = { $cell }: { $beans ->
    [0] leer
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
 }
board-kala-cup = { $cell }: die Spielschale von { $name }, { $beans ->
    [0] leer
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
 }; darunter { $covered ->
    [0] nichts
    [one] { $covered } Bohne
   *[other] { $covered } Bohnen
 }
board-kala-hinted = Tipp, Bohne { $bean }: { $told }
board-kala-store = Vorrat von { $name }: { $beans ->
    [0] leer
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
 }
board-kala-bank-name = Bank
board-kala-bank = Bank: { $beans ->
    [0] leer
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
 }{ $open ->
    [yes] , offen
   *[no] {""}
 }
board-kala-ask-path = { $beans } Bohnen zu säen: Tippe Schale für Schale an oder gleich die letzte.
board-kala-ask-which = Welcher Weg? Tippe eine Schale dazwischen an.
board-kala-ask-harvest = Die Schale auf { $cell } ernten?
board-kala-ask-landing = Wohin soll deine Schale?
board-kala-harvest = Ernten
board-kala-leave = Stehen lassen
board-kala-back = Zurück
board-kala-look = Schau auf die Schale { $places }.
