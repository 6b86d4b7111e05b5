board-hopper-task-shoot = Schieß eine Bohne
board-hopper-task-rest = Trag ein, wo die Bohne liegen blieb
board-hopper-panel = Dein Schuss
board-hopper-cups = Schalen im Tablett
board-hopper-cup = { $black ->
    [yes] Schwarze Schale
   *[no] Schale
} { $cup }, { $beans ->
    [0] leer
    [one] eine Bohne
   *[other] { $beans } Bohnen
}
board-hopper-cell = Freier Platz { $cup }
board-hopper-player = { $name }: { $beans ->
    [one] eine Bohne
   *[other] { $beans } Bohnen
} in der Hand, { $cups ->
    [0] keine Schale
    [one] eine Schale
   *[other] { $cups } Schalen
} erobert.
board-hopper-finale = Finale: Alle schießen!
board-hopper-reload = Deine Hand holt neu aus …
board-hopper-reload-then = Deine Hand holt neu aus, dann schießt sie.
board-hopper-ready = Deine Hand ist bereit.
board-hopper-aim = Richtung
board-hopper-aim-value = { $side ->
    [left] { $aim } nach links
    [right] { $aim } nach rechts
   *[middle] über die Mitte
}
board-hopper-power = Kraft
board-hopper-timing = Moment
board-hopper-task-aim = Tipp auf eine Schale. Halte dann den Knopf gedrückt, bis die Kraft stimmt.
board-hopper-task-hold = Lass bei der Marke los.
board-hopper-task-swing = Jetzt schwingt die Hand. Drück, wenn sie in der Mitte ist!
board-hopper-hold = Halten
board-hopper-release = Loslassen
board-hopper-slap = Schlag!
board-hopper-numbers = Schuss eintippen
board-hopper-numbers-help = Richtung: Minus ist links, plus ist rechts. Kraft: 500 reicht bis zur Mitte des Tabletts. Moment: 0 ist genau richtig, minus zu früh, plus zu spät.
board-hopper-shoot = Schießen
board-hopper-rest-question = { $you ->
    [seat] Wo liegt deine Bohne? Tipp auf eine Schale:
   *[none] Wo liegt die Bohne von { $name }? Tipp auf eine Schale:
 }
board-hopper-rest-rest = Die Bohne liegt hier
board-hopper-rest-in = Andere Bohne hineingestoßen
board-hopper-rest-out = Bohne herausgestoßen
board-hopper-rest-push = Schale verschoben
board-hopper-rest-push-to = Tipp auf den freien Platz, auf den ihr Schale { $cup } geschoben habt.
board-hopper-rest-loose = Die Bohne liegt lose
board-hopper-rest-changes = Außerdem bewegt: { $changes }.
board-hopper-rest-forget = Änderungen verwerfen
board-hopper-took = { $you ->
    [seat] Lose Bohnen, die du genommen hast
   *[none] Lose Bohnen, die { $name } genommen hat
 }
board-hopper-took-enter = Ändern
board-hopper-look-deep = 3D-Ansicht
board-hopper-look-flat = Von oben
board-hopper-cups-of = { $n } von { $goal } Schalen
board-hopper-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
board-hopper-stake-short = wer zuerst 4 Schalen hat
board-hopper-stake-long = wer die meisten Punkte hat
board-hopper-look = Sieh dir Schale { $places } genauer an.

# Ein Schuss in Worten
board-hopper-says-shot = Richtung { $a }, Kraft { $b }, Moment { $c }
