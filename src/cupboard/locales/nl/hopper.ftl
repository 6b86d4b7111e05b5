hopper-name = Hopper
hopper-tagline = Sla tegen de tafelrand, laat bonen in de bekers vliegen en verover ze.
hopper-move-help =
    ‘shot RICHTING KRACHT MOMENT’: richting −1000 (links) tot 1000 (rechts), kracht 0 tot 1000, moment −1000 (te vroeg) tot 1000 (te laat), bijvoorbeeld ‘shot 120 480 0’.
    Met scheidsrechter: ‘rest c2’ of ‘rest loose’ (los), en wat de klap verder verplaatste, bijvoorbeeld ‘rest c2 b3-1 a1+1’. Hebben jullie bekers verschoven: ‘push c4>b2 d4>c3’. Heb je niet alle losse bonen gepakt: ‘take 12’.

rule-HOPPER-1 = Zestien bekers staan vier bij vier in een bak midden op tafel, voor iedereen ongeveer even ver weg.
rule-HOPPER-2 = De { $beans } bonen worden gelijk verdeeld. Wat overblijft, ligt los op tafel. Er wordt geloot wie er begint; daarna gaat het met de klok mee.
rule-HOPPER-3 = In je beurt doe je één schot. Je slingert een van je bonen vanaf je tafelrand met een hoge boog naar de bak.
rule-HOPPER-4 = Een boon blijft waar hij tot rust komt: in een beker, los in de bak of los op tafel. Ook bonen die van tafel vallen gelden als los.
rule-HOPPER-5 = Liggen er vier of meer bonen in een beker als alles stilligt, dan heb je die beker met je schot veroverd. Of je de vierde erin schoot of erin stootte, maakt niet uit. De bonen uit de beker komen als losse bonen terug in het spel.
rule-HOPPER-6 = Na een verovering worden de overige bekers tegen elkaar geschoven. De buitenste bekers vullen het gat, en het blok komt midden in de bak te staan. Hebben jullie afgesproken dat gaten blijven, dan blijven de bekers staan. Op een echte tafel schuiven jullie de bekers zoals je wilt en voeren jullie in hoe ze staan.
rule-HOPPER-7 = Heb je geen bonen meer, dan pak je alle losse bonen zodra je aan de beurt bent. Zijn die er niet, dan sla je je beurt over tot er weer losse bonen liggen. In de finale verdelen alle spelers zonder bonen de losse bonen onder elkaar.
rule-HOPPER-8 = Kort spel: wie het eerst vier bekers heeft veroverd, wint.
rule-HOPPER-9 = Lang spel: jullie spelen tot de laatste beker is veroverd. Zijn er nog drie neutrale bekers, dan komt de zwarte erbij en staan de vier als vierkant in het midden.
rule-HOPPER-10 = Finale: zodra de zwarte beker meedoet, schiet iedereen tegelijk. Dat gaat in realtime, of in rondes waarin alle bonen samen vliegen. Een beker gaat naar de speler wiens schot de vierde boon erin bracht, direct of door een andere boon erin te stoten. Bonen die er al in lagen en alleen bewogen, tellen voor niemand.
rule-HOPPER-11 = Punten in het lange spel: een neutrale beker telt 1, de zwarte 2 en de laatste beker in de bak 3, welke kleur die ook heeft. Wie de meeste punten heeft, wint; bij een gelijke stand delen jullie de overwinning.
rule-HOPPER-12 = Schieten vraagt behendigheid: richting, kracht en het juiste moment bepalen waar de boon heen vliegt. Hij kan andere bonen raken en verschuiven. Hetzelfde schot vanuit dezelfde situatie met dezelfde trilling eindigt altijd hetzelfde.
rule-HOPPER-13 = Met scheidsrechter: jullie schieten echte bonen op een echte tafel en voeren in waar elke boon is blijven liggen, hoe jullie de bekers hebben verschoven en hoeveel losse bonen jullie hebben gepakt. Het programma houdt de beurten, bekers en punten bij.

hopper-option-beans = Hoeveel bonen er worden verdeeld.
hopper-option-length = Hoe het spel eindigt.
hopper-option-length-short = Kort: wie het eerst vier bekers heeft, wint.
hopper-option-length-long = Lang: tot de bak leeg is, met de zwarte beker en een finale.
hopper-option-finale = Hoe jullie de finale van het lange spel spelen.
hopper-option-finale-live = In realtime: je schiet zodra je klaar bent.
hopper-option-finale-rounds = In rondes: iedereen richt, dan vliegen alle bonen samen.
hopper-option-close-gaps = Na een verovering worden de overige bekers tegen elkaar geschoven. Anders blijven de gaten.
hopper-option-referee = Echte bonen op een echte tafel; iemand voert in waar ze blijven liggen.
hopper-option-hand = Hoe moeilijk het schieten is.
hopper-option-hand-gentle = Makkelijk, voor kinderen: de hand trilt minder en het moment hoeft niet zo precies te zijn.
hopper-option-hand-normal = Normaal.
hopper-option-hand-strict = Moeilijk: de hand trilt meer en het moment moet precies goed zijn.
hopper-option-steady-hands = Een vastere hand: die trilt minder en het moment hoeft niet zo precies te zijn. Voor jongere spelers.

hopper-preset-short = Kort spel
hopper-preset-long = Lang spel, finale in realtime
hopper-preset-long-about = Jullie spelen tot de bak leeg is. In de finale schiet iedereen tegelijk, zo snel als je wilt.
hopper-preset-long-rounds = Lang spel, finale in rondes
hopper-preset-long-rounds-about = Het lange spel zonder haast: in de finale richt eerst iedereen, daarna vliegen alle bonen samen.
hopper-preset-referee = Kort spel aan een echte tafel
hopper-preset-referee-about = Jullie schieten met echte bonen, en iemand voert in waar ze blijven liggen.
hopper-preset-referee-long = Lang spel aan een echte tafel
hopper-preset-referee-long-about = Echte bonen, en jullie spelen tot de bak leeg is.

hopper-board-loose = los: bak { $tray } · tafel { $table } · grond { $off }

hopper-move-unreadable = ‘{ $text }’ is geen zet. Typ ‘shot’ met drie getallen.
hopper-entry-unreadable = ‘{ $text }’ is niet te lezen. Typ ‘rest’ met een plaats, ‘push’ met bekers zoals c4>b2, of ‘take’ met een aantal bonen.
hopper-shot-unreadable = ‘{ $text }’ is geen schot. Typ drie hele getallen: richting, kracht en moment.
hopper-rest-unreadable = ‘{ $text }’ is niet te lezen. Noem een beker zoals c2, of loose, en daarna één keer elke beker die veranderde, zoals b3-1 of a1+2.
hopper-push-unreadable = ‘{ $text }’ is niet te lezen. Noem elke verschoven beker één keer, met de oude en de nieuwe plaats, zoals c4>b2.
hopper-take-unreadable = ‘{ $text }’ is niet te lezen. Typ ‘take’ met het aantal bonen, zoals ‘take 12’.
hopper-shot-out-of-range = Dit schot is te hoog of te laag. Gebruik richting { $aim }, kracht { $power } en moment { $timing }.
hopper-not-yet = Nog niet! Je kunt over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} weer schieten.
hopper-tick-wrong = Na { $tick } milliseconden kan er geen schot meer bij deze bonen komen.
hopper-shot-on-real-table = Jullie spelen aan een echte tafel. Voer in waar je boon is blijven liggen.
hopper-rest-needs-referee = Dat voer je alleen in als je met scheidsrechter speelt. Schiet gewoon.
hopper-rest-wrong = Zo kan het niet zijn gegaan. Noem elke beker die veranderde één keer, met het aantal bonen dat erbij kwam of eruit ging.
hopper-push-wrong = Zo kunnen de bekers niet verschoven zijn. Noem elke beker één keer, met een andere plaats van a1 t/m d4.
hopper-no-such-cup = Op { $cup } staat nu geen beker. Er { $cups ->
    [one] staat nog maar één beker
   *[other] staan nog { $cups } bekers
} in de bak.
hopper-cell-occupied = Op { $cup } kunnen geen twee bekers staan. Kies een vrije plaats.
hopper-cup-holds-fewer = { $cup } kan er niet zoveel verloren hebben: { $beans ->
    [0] hij was leeg
    [one] er lag één boon in
   *[other] er lagen { $beans } bonen in
}.
hopper-too-few-loose = Zoveel bonen kunnen niet in bekers terechtgekomen zijn: { $beans ->
    [0] er lag er geen
    [one] er lag er maar één
   *[other] er lagen er maar { $beans }
} los.
hopper-not-refilled = Hoeveel bonen het waren, voer je alleen in als je net losse bonen hebt bijgepakt. Voer in waar de boon is blijven liggen.
hopper-take-wrong = Zoveel kun je er niet hebben gepakt. { $beans ->
    [one] Er lag maar één boon.
   *[other] Geef een aantal van 1 t/m { $beans }.
}
hopper-referee-is-live = Met scheidsrechter kun je de finale niet in rondes spelen, want echte bonen voeren jullie één voor één in. Kies de finale in realtime.
hopper-referee-has-real-hands = Met scheidsrechter schieten echte handen. De computer kan die niet vaster maken.

hopper-position-words = Een Hopper-stelling heeft { $words } woorden: beurt, veroverde bekers, zwarte beker, bonen. Een vijfde noemt de bekers alleen als ze niet bij elkaar staan.
hopper-position-turn = ‘{ $text }’ zegt niet wie aan de beurt is.
hopper-position-claims = Deze bekers kunnen niet veroverd zijn: { $text }.
hopper-position-black = ‘{ $text }’ is geen plaats voor de zwarte beker.
hopper-position-bean = ‘{ $text }’ is geen plaats voor een boon.
hopper-position-beans = De bonen kloppen niet. Het zijn er { $found } in plaats van { $total }, of er zijn bonen van spelers die niet meespelen.
hopper-position-cups = De veroverde bekers passen niet bij de speelduur en de zwarte beker.
hopper-position-gaps = ‘{ $text }’ zegt niet hoe de bekers staan. Noem elke overgebleven beker één keer, op volgorde, en alleen waar gaten mogen zijn.
hopper-position-no-cup = Er ligt een boon in { $cup }, maar daar staat geen beker.
hopper-position-pose = Zo kan boon { $bean } niet liggen.
hopper-position-full = { $cup } is vol en had al veroverd moeten zijn.
hopper-position-lot = Vóór de loting is er nog niets gebeurd.
hopper-position-air = De bonen in de lucht passen niet bij wie aan de beurt is.
hopper-position-hands = De speler die moet schieten, heeft geen bonen, terwijl er losse liggen.

hopper-position-refilled = Wie net losse bonen gepakt zou hebben, past niet bij de stelling.

hopper-fact-begins = { $you ->
    [seat] Jij begint.
   *[none] { $seat } begint.
}
hopper-fact-landed = { $you ->
    [seat] { $place ->
        [tray] Je boon blijft in de bak liggen, naast de bekers.
        [table] Je boon blijft op tafel liggen.
        [off] Je boon valt van tafel.
       *[other] Je boon valt in { $place }!
    }
   *[none] { $place ->
        [tray] De boon van { $seat } blijft in de bak liggen, naast de bekers.
        [table] De boon van { $seat } blijft op tafel liggen.
        [off] De boon van { $seat } valt van tafel.
       *[other] De boon van { $seat } valt in { $place }!
    }
}
hopper-fact-knocked = { $place ->
    [tray] In de bak wordt een boon opzij gestoten.
    [table] Op tafel wordt een boon opzij gestoten.
    [off] Een boon wordt van tafel gestoten.
   *[other] Een boon wordt in { $place } gestoten.
}
hopper-fact-claimed = { $you ->
    [seat] Je verovert
   *[none] { $seat } verovert
} { $black ->
    [yes] de zwarte beker
   *[no] beker { $cup }
}{ $last ->
    [yes] , de laatste in de bak
   *[no] { "" }
}.
hopper-fact-black-cup-joins = De zwarte beker doet mee, op { $cup }.
hopper-fact-finale-begins = De finale! Nu schiet iedereen tegelijk.
hopper-fact-refilled = { $you ->
    [seat] Je pakt { $beans ->
        [one] één losse boon
       *[other] { $beans } losse bonen
    }.
   *[none] { $seat } pakt { $beans ->
        [one] één losse boon
       *[other] { $beans } losse bonen
    }.
}
hopper-fact-returned = { $you ->
    [seat] Je laat
   *[none] { $seat } laat
} { $beans ->
    [one] één boon
   *[other] { $beans } bonen
} liggen.
hopper-fact-skipped = { $you ->
    [seat] Je hebt geen bonen en er liggen geen losse, dus sla je een beurt over.
   *[none] { $seat } heeft geen bonen en slaat een beurt over, want er liggen geen losse.
}
hopper-fact-ended = { $reason ->
    [four_cups] Vier bekers veroverd. Het spel is afgelopen!
   *[last_cup] De bak is leeg. Het spel is afgelopen!
}

hopper-fact-fired = { $you ->
    [seat] Je schiet.
   *[none] { $seat } schiet.
}
engine-no-hand-at-referee-table = Aan een echte tafel kan geen computer meespelen, omdat die geen bonen kan schieten.

## Titles of the rules

rule-HOPPER-1-title = De bak
rule-HOPPER-2-title = Bonen verdelen
rule-HOPPER-3-title = Eén schot per beurt
rule-HOPPER-4-title = Waar de boon blijft liggen
rule-HOPPER-5-title = Een beker veroveren
rule-HOPPER-6-title = Gaten
rule-HOPPER-7-title = Geen bonen meer
rule-HOPPER-8-title = Het korte spel
rule-HOPPER-9-title = Het lange spel
rule-HOPPER-10-title = De finale
rule-HOPPER-11-title = Punten in het lange spel
rule-HOPPER-12-title = Schieten met gevoel
rule-HOPPER-13-title = Op een echte tafel
