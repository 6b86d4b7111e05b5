board-hopper-task-shoot = Schiet een boon
board-hopper-task-rest = Vul in waar de boon bleef liggen
board-hopper-panel = Jouw schot
board-hopper-cups = Bekers in de bak
board-hopper-cup = { $black ->
    [yes] Zwarte beker
   *[no] Beker
} { $cup }, { $beans ->
    [0] leeg
    [one] één boon
   *[other] { $beans } bonen
}
board-hopper-cell = Vrije plaats { $cup }
board-hopper-player = { $name }: { $beans ->
    [one] één boon
   *[other] { $beans } bonen
} in de hand, { $cups ->
    [0] geen beker
    [one] één beker
   *[other] { $cups } bekers
} veroverd.
board-hopper-finale = Finale: iedereen schiet!
board-hopper-reload = Herladen…
board-hopper-reload-then = Herladen, daarna schieten…
board-hopper-ready = Klaar om te schieten.
board-hopper-aim = Richting
board-hopper-aim-value = { $side ->
    [left] { $aim } naar links
    [right] { $aim } naar rechts
   *[middle] over het midden
}
board-hopper-power = Kracht
board-hopper-timing = Moment
board-hopper-task-aim = Tik op een beker om te richten. Houd dan de knop ingedrukt tot de kracht goed is.
board-hopper-task-hold = Laat los bij de streep.
board-hopper-task-swing = Tik als de zwaaiende hand in het midden is!
board-hopper-hold = Vasthouden
board-hopper-release = Loslaten
board-hopper-slap = Sla!
board-hopper-numbers = Schot intypen
board-hopper-numbers-help = Richting: min is links, plus is rechts. Kracht: 500 komt tot het midden van de bak. Moment: 0 is precies goed, min te vroeg, plus te laat.
board-hopper-shoot = Schieten
board-hopper-rest-question = { $you ->
    [seat] Waar ligt jouw boon? Tik op een beker:
   *[none] Waar ligt de boon van { $name }? Tik op een beker:
 }
board-hopper-rest-rest = De boon ligt hier
board-hopper-rest-in = Andere boon erin gestoten
board-hopper-rest-out = Boon eruit gestoten
board-hopper-rest-push = Beker verschoven
board-hopper-rest-push-to = Tik op de vrije plaats waar jullie beker { $cup } naartoe hebben geschoven.
board-hopper-rest-loose = De boon ligt los
board-hopper-rest-changes = Ook verplaatst: { $changes }.
board-hopper-rest-forget = Wijzigingen wissen
board-hopper-took = { $you ->
    [seat] Losse bonen die je hebt gepakt
   *[none] Losse bonen die { $name } heeft gepakt
 }
board-hopper-took-enter = Wijzigen
board-hopper-look-deep = 3D-beeld
board-hopper-look-flat = Van boven
board-hopper-cups-of = { $n } van { $goal } bekers
board-hopper-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 }
board-hopper-stake-short = wie het eerst 4 bekers heeft
board-hopper-stake-long = de meeste punten winnen
board-hopper-look = Kijk eens goed naar beker { $places }.

# Een schot in woorden
board-hopper-says-shot = richting { $a }, kracht { $b }, moment { $c }
