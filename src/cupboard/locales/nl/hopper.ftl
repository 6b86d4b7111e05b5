hopper-name = Hopper
hopper-tagline = Sla tegen de tafelrand, laat bonen vliegen, vul bekers en verover ze.
hopper-move-help =
    ‘shot RICHTING KRACHT MOMENT’: richting −1000 (links) tot 1000 (rechts), kracht 0 tot 1000, moment −1000 (te vroeg) tot 1000 (te laat), bijvoorbeeld ‘shot 120 480 0’.
    Met scheidsrechter: ‘rest c2’ of ‘rest loose’ (los), en wat de klap verder verplaatste, bijvoorbeeld ‘rest c2 b3-1 a1+1’.

rule-HOPPER-1 = Zestien bekers staan vier bij vier in een vierkante bak midden op tafel, ongeveer even ver van iedereen.
rule-HOPPER-2 = De bonen, ongeveer 80, worden gelijk verdeeld; wat overblijft ligt los op tafel. Het lot wijst aan wie begint en er wordt met de klok mee gespeeld.
rule-HOPPER-3 = Een beurt is één schot: een van je bonen, met een hoge boog weggeslingerd vanaf jouw tafelrand.
rule-HOPPER-4 = Een boon blijft waar hij tot rust komt: in een beker, los in de bak of los op tafel. Ook bonen die van tafel vallen gelden als los.
rule-HOPPER-5 = Een beker met vier bonen als alles stilligt is voor de schutter. Vlogen er meer bonen, dan is hij voor degene wiens boon de vierde was. De bonen eruit komen als losse bonen terug in het spel.
rule-HOPPER-6 = De overige bekers worden aaneengeschoven zodat er geen gat blijft: buitenste bekers vullen de gaten en het blok staat midden in de bak.
rule-HOPPER-7 = Heb je geen bonen meer, dan pak je alle losse zodra je aan de beurt bent. Liggen er geen, dan word je overgeslagen tot er weer zijn. In de finale verdelen alle spelers die niets meer hebben de losse bonen onder elkaar.
rule-HOPPER-8 = Kort spel: wie het eerst vier bekers heeft, wint.
rule-HOPPER-9 = Lang spel: het eindigt als de laatste beker de bak verlaat. Zijn er nog drie neutrale bekers, dan komt de zwarte erbij en staan de vier als vierkant in het midden.
rule-HOPPER-10 = Zodra de zwarte beker meedoet, schiet iedereen tegelijk: in realtime, of in rondes waarin alle bonen samen vliegen.
rule-HOPPER-11 = Punten in het lange spel: een neutrale beker 1, de zwarte 2, de laatste beker van de bak 3, welke kleur ook. De meeste punten winnen; bij gelijke stand wordt de winst gedeeld.
rule-HOPPER-12 = Schieten is een kunst: richting, kracht en moment bepalen waar de boon heen gaat. Bonen die er liggen kunnen geraakt worden en verschuiven; hetzelfde schot vanuit dezelfde stand met dezelfde trilling eindigt hetzelfde.
rule-HOPPER-13 = Met scheidsrechter: jullie schieten echte bonen op een echte tafel, iemand voert in waar elke boon bleef liggen en het programma let op beurten, bekers en punten.

hopper-option-beans = Hoeveel bonen er worden verdeeld.
hopper-option-length = Hoe het spel eindigt.
hopper-option-length-short = Wie vier bekers heeft, wint.
hopper-option-length-long = Tot de bak leeg is, met de zwarte beker en een finale.
hopper-option-finale = Hoe iedereen tegelijk schiet aan het eind van het lange spel.
hopper-option-finale-live = In realtime: iedereen schiet zodra hij klaar is.
hopper-option-finale-rounds = In rondes: iedereen richt, dan vliegen alle bonen samen.
hopper-option-referee = Echte bonen op een echte tafel; iemand voert in waar ze blijven liggen.
hopper-option-hand = Hoeveel er van de schietende hand wordt gevraagd.
hopper-option-hand-gentle = Zacht: hij trilt minder en vergeeft een verkeerd moment; voor kinderen.
hopper-option-hand-normal = Normaal.
hopper-option-hand-strict = Streng: hij trilt meer en het moment telt zwaarder.

hopper-preset-short = Kort spel
hopper-preset-long = Lang spel, finale in realtime
hopper-preset-long-rounds = Lang spel, finale in rondes
hopper-preset-referee = Kort spel op een echte tafel
hopper-preset-referee-long = Lang spel op een echte tafel

hopper-board-loose = los: bak { $tray } · tafel { $table } · grond { $off }

hopper-move-unreadable = ‘{ $text }’ is geen zet: typ ‘shot’ met drie getallen, of ‘rest’ met een plaats.
hopper-shot-unreadable = ‘{ $text }’ is niet te lezen: een schot heeft drie hele getallen: richting, kracht en moment.
hopper-rest-unreadable = ‘{ $text }’ is niet te lezen: noem een beker zoals c2, of loose, en daarna één keer elke beker die veranderde, zoals b3-1 of a1+2.
hopper-shot-out-of-range = Dat kan geen hand: richting { $aim }, kracht { $power }, moment { $timing }.
hopper-not-yet = Nog niet: je hand is over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} weer klaar.
hopper-tick-wrong = Op { $tick } milliseconden kan geen schot bij deze bonen komen.
hopper-shot-on-real-table = Hier vliegen de bonen op de echte tafel: voer in waar de jouwe bleef liggen.
hopper-rest-needs-referee = Waar een boon bleef liggen, voer je alleen met scheidsrechter in: schiet gewoon.
hopper-rest-wrong = Zo kunnen bonen niet blijven liggen: elke beker die veranderde wordt één keer genoemd, met wat hij won of verloor.
hopper-no-such-cup = Op { $cup } staat nu geen beker: er { $cups ->
    [one] is nog maar één beker
   *[other] zijn nog { $cups } bekers
} in de bak.
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
hopper-referee-is-live = Met scheidsrechter gaat de finale niet in rondes: echte bonen worden één voor één ingevoerd, zoals ze blijven liggen.

hopper-position-words = Een Hopper-stelling heeft { $words } woorden: beurt, veroverde bekers, zwarte beker, bonen.
hopper-position-turn = ‘{ $text }’ zegt niet wie aan de beurt is.
hopper-position-claims = Deze bekers kunnen niet veroverd zijn: { $text }.
hopper-position-black = ‘{ $text }’ is geen plaats voor de zwarte beker.
hopper-position-bean = ‘{ $text }’ is geen plaats voor een boon.
hopper-position-beans = De bonen kloppen niet: { $found } in plaats van { $total }, of in handen die niet meespelen.
hopper-position-cups = De veroverde bekers passen niet bij de speelduur en de zwarte beker.
hopper-position-no-cup = Er ligt een boon in { $cup }, maar daar staat geen beker.
hopper-position-pose = Zo kan boon { $bean } niet liggen.
hopper-position-full = { $cup } is vol en had al veroverd moeten zijn.
hopper-position-lot = Vóór de loting is er nog niets gebeurd.
hopper-position-air = De bonen in de lucht passen niet bij wie aan de beurt is.
hopper-position-hands = Wie moet schieten heeft geen boon, hoewel er te pakken zijn.

hopper-fact-begins = { $seat } begint.
hopper-fact-landed = { $place ->
    [tray] De boon van { $seat } blijft in de bak liggen, naast de bekers.
    [table] De boon van { $seat } blijft op tafel liggen.
    [off] De boon van { $seat } valt van tafel.
   *[other] De boon van { $seat } valt in { $place }!
}
hopper-fact-knocked = { $place ->
    [tray] In de bak wordt een boon opzij gestoten.
    [table] Op tafel wordt een boon opzij gestoten.
    [off] Een boon wordt van tafel gestoten.
   *[other] Een boon wordt in { $place } gestoten.
}
hopper-fact-claimed = { $seat } verovert { $black ->
    [yes] de zwarte beker
   *[no] beker { $cup }
}{ $last ->
    [yes] , de laatste van de bak
   *[no] { "" }
}.
hopper-fact-black-cup-joins = De zwarte beker doet mee, op { $cup }.
hopper-fact-finale-begins = De finale: nu schiet iedereen tegelijk!
hopper-fact-refilled = { $seat } pakt { $beans ->
    [one] één losse boon
   *[other] { $beans } losse bonen
}.
hopper-fact-skipped = { $seat } heeft geen boon en er ligt er geen los: overgeslagen.
hopper-fact-ended = { $reason ->
    [four_cups] Vier bekers: het spel is uit.
   *[last_cup] De bak is leeg: het spel is uit.
}

hopper-fact-fired = { $seat } schiet.
