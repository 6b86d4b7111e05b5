board-kala-label = Schalen
board-kala-task = Wähle einen Weg für deine Bohnen
board-kala-task-bonus = Zusatzzug: Wähle einen Weg für die Bohnen aus deiner Spielschale
board-kala-cell = { $cell }: { $beans ->
    [0] leer
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
 }
board-kala-cup = { $cell }: { $you ->
    [seat] deine Spielschale
   *[none] die Spielschale von { $name }
}, { $beans ->
    [0] leer
    [one] { $beans } Bohne
   *[other] { $beans } Bohnen
 }; darunter { $covered ->
    [0] nichts
    [one] { $covered } Bohne
   *[other] { $covered } Bohnen
 }
board-kala-hinted = Tipp, Bohne { $bean }: { $told }
board-kala-store = { $you ->
    [seat] Dein Vorrat
   *[none] Vorrat von { $name }
}: { $beans ->
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
board-kala-ask-path = Säe { $beans } Bohnen. Tipp Schale für Schale an oder gleich die letzte.
board-kala-ask-which = Welcher Weg? Tipp eine Schale an, über die er führen soll.
board-kala-ask-harvest = Willst du die Schale auf { $cell } ernten?
board-kala-ask-landing = Wohin versetzt du deine Spielschale?
board-kala-harvest = Ernten
board-kala-leave = Nicht ernten
board-kala-back = Zurück
board-kala-look = Sieh dir Schale { $places } genauer an.
board-kala-plan = { $beans } Bohnen säen, bis { $cell }?
board-kala-plan-moves = Dann versetzt du deine Spielschale auf { $cell }.
board-kala-plan-crosses = Eine der Bohnen landet in der Schale von { $name }.
board-kala-sow = Säen
board-kala-beans = { $n ->
    [one] { $n } Bohne
   *[other] { $n } Bohnen
}
board-kala-stake = behalte 4 Bohnen zum Säen
board-kala-compass = Richtungen beim Eintippen eines Zuges

kala-ending-ended = { $you ->
    [seat] Du hattest keine 4 Bohnen mehr zum Säen.
   *[none] { $seat } hatte keine 4 Bohnen mehr zum Säen.
}
