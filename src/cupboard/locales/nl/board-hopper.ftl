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
board-hopper-player = { $name }: { $beans ->
    [one] één boon
   *[other] { $beans } bonen
} in de hand, { $cups ->
    [0] geen beker
    [one] één beker
   *[other] { $cups } bekers
} veroverd.
board-hopper-finale = Finale: iedereen schiet!
board-hopper-reload = Je hand maakt zich klaar…
board-hopper-reload-then = Je hand maakt zich klaar en schiet dan.
board-hopper-ready = Je hand is klaar.
board-hopper-aim = Richting
board-hopper-aim-value = { $side ->
    [left] { $aim } naar links
    [right] { $aim } naar rechts
   *[middle] over het midden
}
board-hopper-power = Kracht
board-hopper-timing = Moment
board-hopper-task-aim = Wijs een beker op tafel aan. Houd dan de knop ingedrukt tot de kracht goed is.
board-hopper-task-hold = Laat bij het merkteken los.
board-hopper-task-swing = De hand zwaait: druk als hij in het midden is!
board-hopper-flick = Of veeg de knop met een ruk omhoog: de snelheid is de kracht, de richting stuurt.
board-hopper-hold = Vasthouden
board-hopper-release = Loslaten
board-hopper-slap = Sla!
board-hopper-numbers = Met getallen schieten
board-hopper-numbers-help = Richting: min is links, plus is rechts. Kracht: 500 reikt tot het midden van de bak. Moment: 0 is het juiste, min te vroeg, plus te laat.
board-hopper-shoot = Schieten
board-hopper-rest-question = De boon van { $name } is gevlogen. Raak een beker aan:
board-hopper-rest-rest = Daarin bleef de boon liggen
board-hopper-rest-in = Een andere boon werd erin gestoten
board-hopper-rest-out = Er werd een boon uit gestoten
board-hopper-rest-loose = De boon ligt los
board-hopper-rest-changes = Ook verplaatst: { $changes }.
board-hopper-rest-forget = Verplaatsingen vergeten
board-hopper-look-deep = 3D
board-hopper-look-flat = Plat
board-hopper-look = Kijk naar de beker { $places }.

# Een schot in woorden
board-hopper-says-shot = richting { $a }, kracht { $b }, moment { $c }
