kalaha-name = Kalaha
kalaha-tagline = Zaai steentjes rond het vierkante bord en zorg dat de meeste in jouw verzamelkuil komen.
kalaha-move-help = Typ het nummer van een van je kuiltjes. Vanuit jou gezien is 1 helemaal links.

rule-KALAHA-1 = Het bord heeft vier kanten met elk { $pits ->
    [one] één kuiltje
   *[other] { $pits } kuiltjes
 }. Elke speler heeft één kant en de grote verzamelkuil (vaak ‘kalaha’ genoemd) op de rechterhoek daarvan. Met z’n tweeën zit je tegenover elkaar, met z’n drieën aan drie van de kanten. Kanten zonder speler blijven leeg en worden overgeslagen.
rule-KALAHA-2 = Aan het begin liggen er vier steentjes in elk kuiltje, of zoveel als jullie afspreken.
rule-KALAHA-3 = Iedereen gooit een dobbelsteen. Wie het hoogst gooit, begint; wie gelijk gooit, gooit opnieuw. De beurt gaat tegen de klok in, dus na jou is de speler rechts van je aan de beurt.
rule-KALAHA-4 = In je beurt pak je alle steentjes uit een van je kuiltjes en zaai je ze tegen de klok in, één voor één, in de volgende kuiltjes en in je eigen verzamelkuil. Andere verzamelkuilen sla je over. Ga je helemaal rond, dan krijgt ook het leeggemaakte kuiltje een steentje.
rule-KALAHA-5 = Extra beurt: valt je laatste steentje in je eigen verzamelkuil, dan ben je meteen nog een keer aan de beurt, zo vaak als dat lukt.
rule-KALAHA-6 = Slaan (‘opposite’): valt je laatste steentje in een leeg kuiltje van jezelf en liggen er recht ertegenover steentjes, dan sla je die. Ze gaan samen met je laatste steentje naar je verzamelkuil. Zit er tegenover je niemand, dan gebeurt er niets.
rule-KALAHA-7 = Slaan (‘corresponding’): valt je laatste steentje in een leeg kuiltje van jezelf, dan sla je bij alle anderen de steentjes uit het overeenkomstige kuiltje. Bij jouw eerste kuiltje van links hoort bij de anderen het eerste van rechts, enzovoort. De steentjes gaan samen met je laatste steentje naar je verzamelkuil. Je laatste steentje gaat ook mee als die kuiltjes leeg zijn.
rule-KALAHA-8 = Heb je geen steentjes in je kuiltjes, dan sla je je beurt over tot er weer steentjes zijn.
rule-KALAHA-9 = Het spel eindigt als alle steentjes in de verzamelkuilen liggen. Wie de meeste heeft, wint. Bij een gelijke stand delen jullie de overwinning.
rule-KALAHA-10 = Aanraken is zetten: een kuiltje dat je aanraakt, moet je ook spelen. Terugnemen mag alleen als jullie dat hebben afgesproken.
rule-KALAHA-V1 = { $stones ->
    [4] Variant: jullie beginnen met drie steentjes per kuiltje (makkelijker) of met vijf of meer (moeilijker).
    [one] Variant: jullie beginnen met één steentje per kuiltje in plaats van vier.
   *[other] Variant: jullie beginnen met { $stones } steentjes per kuiltje in plaats van vier.
}
rule-KALAHA-V2 = Variant: het spel eindigt zodra iemand aan de beurt is en geen steentjes heeft (no_move), of zodra een van de kanten leeg is, ook door slaan (side_cleared). Steentjes in kuiltjes tellen dan voor niemand.
rule-KALAHA-V3 = Variant: slaan kan alleen met twee of vier spelers, en altijd uit het kuiltje recht ertegenover. In de Britse uitgave vervangt dit het slaan bij alle anderen.
rule-KALAHA-V4 = Variant: het slaande steentje blijft op het bord. Alleen de Britse uitgave zegt dat duidelijk. De Duitse en de Spaanse hebben het over het geslagen steentje, de Franse over alle geslagen steentjes. Dan zou slaan niets opleveren, dus volgen we de Britse.
rule-KALAHA-V5 = Variant: er wordt niet in de verzamelkuilen gezaaid. Je krijgt alleen steentjes door te slaan. Het spel eindigt als een stelling terugkomt zonder dat er intussen is geslagen, of na honderd zetten zonder slaan. Steentjes in kuiltjes tellen dan voor niemand.
rule-KALAHA-V6 = Variant: geen extra beurten.
rule-KALAHA-P = Er zijn voorinstellingen voor elke gedrukte uitgave en voor twee vormen van Kalah uit de vakliteratuur, allebei voor twee spelers en met één tot zes kuiltjes per kant. Daarbij eindigt het spel zodra een kant leeg is, en houden jullie de steentjes van je eigen kant. In ‘kalah’ sla je alleen als er steentjes tegenover liggen. In ‘kalah-empty’ gaat je laatste steentje ook naar je verzamelkuil als het kuiltje ertegenover leeg is.
rule-KALAHA-T =
    Zoek eerst naar extra beurten: elke keer krijg je een zet cadeau.
    Speel zo dat de anderen moeten reageren.
    Kijk wat de anderen van plan zijn en verhinder het.
    Als eerste geen steentjes meer hebben is niet altijd het beste.

kalaha-option-stones = Hoeveel steentjes er aan het begin in elk kuiltje liggen.
kalaha-option-pits = Hoeveel kuiltjes elke kant heeft.
kalaha-option-capture = Wat je slaat als je laatste steentje in een leeg kuiltje van jezelf valt.
kalaha-option-capture-opposite = de steentjes recht ertegenover, als die er zijn
kalaha-option-capture-opposite-empty = de steentjes recht ertegenover; liggen die er niet, alleen het laatste steentje
kalaha-option-capture-corresponding = de steentjes uit de overeenkomstige kuiltjes van alle anderen
kalaha-option-even-captures = Slaan kan alleen met twee of vier spelers, en altijd recht ertegenover.
kalaha-option-capturer-stays = Het slaande steentje blijft op het bord.
kalaha-option-sow-stores = Je zaait ook in je eigen verzamelkuil.
kalaha-option-free-turns = Valt je laatste steentje in je eigen verzamelkuil, dan krijg je een extra beurt.
kalaha-option-end = Wanneer het spel eindigt.
kalaha-option-end-played-out = als alle steentjes in de verzamelkuilen liggen
kalaha-option-end-no-move = als iemand aan de beurt is en geen steentjes heeft
kalaha-option-end-side-cleared = zodra een van de kanten leeg is
kalaha-option-end-sweep = zodra een kant leeg is; jullie houden de steentjes van je eigen kant
kalaha-option-takeback = Je mag zetten terugnemen.
kalaha-option-show-landing = Het bord laat vooraf zien waar het laatste steentje van elke zet valt. Voor jongere spelers.

kalaha-preset-de = De Duitse uitgave
kalaha-preset-de-about = Je slaat de steentjes recht tegenover je, ook met drie of vier spelers.
kalaha-preset-gb = De Britse uitgave
kalaha-preset-gb-about = Je slaat de steentjes uit het overeenkomstige kuiltje van alle anderen.
kalaha-preset-fr = De Franse uitgave
kalaha-preset-fr-about = Je slaat de steentjes recht tegenover je, net als in de Duitse uitgave.
kalaha-preset-es = De Spaanse uitgave
kalaha-preset-es-about = Je slaat de steentjes recht tegenover je, net als in de Duitse uitgave.
kalaha-preset-kalah = Kalah, het gangbare spel voor twee
kalaha-preset-kalah-about = Voor twee. Is één kant leeg, dan is de partij afgelopen en houdt iedereen de steentjes aan de eigen kant.
kalaha-preset-kalah-empty = Kalah waarbij je ook slaat als er niets tegenover ligt
kalaha-preset-kalah-empty-about = Net als Kalah, maar je laatste steentje gaat ook naar je verzamelkuil als er niets tegenover ligt.

kalaha-move-unreadable = ‘{ $text }’ is geen kuiltje. Typ een getal van 1 t/m { $pits }.
kalaha-no-such-pit = Er is geen kuiltje { $pit }. Kies er een van 1 t/m { $pits }.
kalaha-empty-pit = Kuiltje { $pit } is leeg. Kies er een met steentjes.
kalaha-nobody-could-score = Met { $seats } spelers zou zo niemand steentjes kunnen winnen, want er wordt niet geslagen en niet in de verzamelkuilen gezaaid. Verander een van de twee opties.
kalaha-sweep-would-score = Als alleen slaan telt, kan niemand aan het eind de steentjes van de eigen kant houden. Kies een ander einde dan sweep, of laat ook in de verzamelkuilen zaaien.
kalaha-sweep-is-for-two = De steentjes van je eigen kant houden (end=sweep) kan alleen met twee spelers, niet met { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] Een bord met { $pits } kuiltje per kant
   *[other] Een bord met { $pits } kuiltjes per kant
 } kan alleen bij Kalah (end=sweep).
kalaha-empty-capture-sweeps = Slaan als er niets tegenover ligt, kan alleen bij Kalah (end=sweep).
kalaha-nothing-would-be-captured = Als het slaande steentje blijft liggen en het kuiltje ertegenover leeg is, valt er niets te slaan. Verander een van de twee opties.
kalaha-position-sides = Een stelling voor { $seats } spelers heeft { $seats } kanten nodig, en een teken wie aan de beurt is, zoals move:0.
kalaha-position-side = ‘{ $text }’ is geen kant. Nodig zijn { $pits } kuiltjes en een verzamelkuil, zoals 4,4,4,4,4,4/0.
kalaha-position-mark = ‘{ $text }’ zegt niet wie aan de beurt is. Schrijf roll:01, move:0 of over:0:played_out, met de plaatsen van dit spel.
kalaha-position-rollers = Er moeten nog minstens twee spelers gooien. Is er nog maar één over, dan is die aan de beurt: schrijf move: en de plaats.
kalaha-position-past = Als alleen slaan telt, horen de stellingen sinds het laatste slaan erbij: past: en voor elke stelling alle kuiltjes en wie aan de beurt is. Laat ze anders weg.
kalaha-position-past-impossible = De stellingen sinds het laatste slaan kunnen niet tot dit bord hebben geleid. Elke stelling moet door een zet zonder slaan uit de vorige ontstaan, en geen enkele mag twee keer voorkomen.
kalaha-position-stones = Steentjes in deze stelling: { $found }. Het moeten er { $total } zijn.
kalaha-position-phase = Het bord en het teken van de beurt passen niet bij elkaar: het spel zou doorgaan, afgelopen zijn of anders zijn geëindigd.

kalaha-fact-rolled = { $you ->
    [seat] Je gooit een { $eyes }.
   *[none] { $seat } gooit een { $eyes }.
}
kalaha-fact-begins = { $you ->
    [seat] Jij begint.
   *[none] { $seat } begint.
}
kalaha-nth = { $pit ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
}
kalaha-fact-picked = { $you ->
    [seat] { $stones ->
        [one] Je zaait { $stones } steentje uit je { kalaha-nth } kuiltje.
       *[other] Je zaait { $stones } steentjes uit je { kalaha-nth } kuiltje.
    }
   *[none] { $stones ->
        [one] { $seat } zaait { $stones } steentje uit het { kalaha-nth } kuiltje.
       *[other] { $seat } zaait { $stones } steentjes uit het { kalaha-nth } kuiltje.
    }
}
kalaha-fact-captured = { $you ->
    [both] Je pakt ook je slaande steentje.
    [same] { $seat } pakt ook het slaande steentje.
    [seat] { $stones ->
        [one] Je slaat { $stones } steentje van { $owner }.
       *[other] Je slaat { $stones } steentjes van { $owner }.
    }
    [owner] { $stones ->
        [one] { $seat } slaat { $stones } steentje van jou.
       *[other] { $seat } slaat { $stones } steentjes van jou.
    }
   *[none] { $stones ->
        [one] { $seat } slaat { $stones } steentje van { $owner }.
       *[other] { $seat } slaat { $stones } steentjes van { $owner }.
    }
}
kalaha-fact-free-turn = { $you ->
    [seat] Je krijgt een extra beurt.
   *[none] { $seat } krijgt een extra beurt.
}
kalaha-fact-skipped = { $you ->
    [seat] Je hebt geen steentjes en slaat een beurt over.
   *[none] { $seat } heeft geen steentjes en slaat een beurt over.
}
kalaha-fact-ended = { $reason ->
    [played_out] Alle steentjes liggen in de verzamelkuilen. Het spel is afgelopen!
    [no_move] Er kan niet meer worden gezet. Het spel is afgelopen!
    [side_cleared] Een kant is leeg. Het spel is afgelopen!
    [swept] Een kant is leeg. Beide spelers pakken de steentjes van hun eigen kant, en het spel is afgelopen!
    [quiet] Er is al 100 zetten niet geslagen. Het spel is afgelopen!
   *[repeated] Dezelfde stelling is terug zonder dat er intussen is geslagen. Het spel is afgelopen!
 }

kalaha-outcome-won = { $you ->
    [winner] { $margin ->
        [one] Je wint met { $margin } steentje verschil! ({ $points })
       *[other] Je wint met { $margin } steentjes verschil! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } wint met { $margin } steentje verschil. ({ $points })
       *[other] { $names } wint met { $margin } steentjes verschil. ({ $points })
    }
}

## Titles of the rules

rule-KALAHA-1-title = Het bord
rule-KALAHA-2-title = Vier steentjes per kuiltje
rule-KALAHA-3-title = Wie begint
rule-KALAHA-4-title = Zaaien
rule-KALAHA-5-title = Extra beurt
rule-KALAHA-6-title = Slaan aan de overkant
rule-KALAHA-7-title = Slaan bij iedereen
rule-KALAHA-8-title = Een beurt overslaan
rule-KALAHA-9-title = Einde en winnaar
rule-KALAHA-10-title = Aanraken is zetten
rule-KALAHA-V1-title = Meer of minder steentjes
rule-KALAHA-V2-title = Een eerder einde
rule-KALAHA-V3-title = Slaan met twee of vier
rule-KALAHA-V4-title = Het slaande steentje blijft
rule-KALAHA-V5-title = Alleen slaan telt
rule-KALAHA-V6-title = Zonder extra beurten
rule-KALAHA-P-title = Uitgaven en Kalah
rule-KALAHA-T-title = Vier tips
