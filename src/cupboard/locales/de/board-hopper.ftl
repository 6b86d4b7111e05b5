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
board-hopper-task-aim = Zeig auf eine Schale auf dem Tisch. Halte dann den Knopf, bis die Kraft stimmt.
board-hopper-task-hold = Lass bei der Marke los.
board-hopper-task-swing = Die Hand schwingt: Drück, wenn sie in der Mitte ist!
board-hopper-flick = Oder schnipp den Knopf nach oben: Das Tempo ist die Kraft, die Richtung lenkt.
board-hopper-hold = Halten
board-hopper-release = Loslassen
board-hopper-slap = Klaps!
board-hopper-numbers = Mit Zahlen schießen
board-hopper-numbers-help = Richtung: minus ist links, plus ist rechts. Kraft: 500 reicht bis zur Mitte des Tabletts. Moment: 0 ist der richtige, minus zu früh, plus zu spät.
board-hopper-shoot = Schießen
board-hopper-rest-question = Die Bohne von { $name } ist geflogen. Tipp auf eine Schale:
board-hopper-rest-rest = Darin blieb die Bohne liegen
board-hopper-rest-in = Eine andere Bohne wurde hineingestoßen
board-hopper-rest-out = Eine Bohne wurde herausgestoßen
board-hopper-rest-loose = Die Bohne liegt lose
board-hopper-rest-changes = Außerdem bewegt: { $changes }.
board-hopper-rest-forget = Bewegtes vergessen
board-hopper-look-deep = 3-D
board-hopper-look-flat = Flach
board-hopper-look = Schau auf die Schale { $places }.

# Ein Schuss in Worten
board-hopper-says-shot = Richtung { $a }, Kraft { $b }, Moment { $c }
