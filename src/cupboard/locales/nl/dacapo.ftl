dacapo-name = Da Capo
dacapo-tagline = Iedereen opent tegelijk de vuist. Wie het hoogste getal toont dat niemand anders heeft, komt een beker verder.
dacapo-move-help = Typ hoeveel bonen je in je vuist neemt: 1 t/m 5, maar niet meer dan je nog hebt.

rule-DACAPO-1 = Voor elke speler staat een rij bekers die naar de zwarte doelbeker in het midden loopt. Met twee of drie spelers heeft een rij vier bekers, met vier of vijf spelers drie.
rule-DACAPO-2 = Jullie beginnen elk met { $beans } bonen, die je in je hand verbergt. Voor een kortere of langere partij spreken jullie een ander aantal af.{ $handicap ->
    [yes] { " " }Zoals afgesproken heeft niet iedereen zoveel bonen.
   *[no] { "" }
 }
rule-DACAPO-3 = Elke ronde neem je in het geheim 1 tot 5 van je bonen in je vuist, nooit meer dan je nog hebt. Zodra alle vuisten op tafel liggen, gaan ze tegelijk open.
rule-DACAPO-4 = Wie het hoogste getal toont dat niemand anders heeft, wint de ronde en legt die bonen in de volgende beker van de eigen rij. Alle andere getoonde bonen gaan terug in de doos.
rule-DACAPO-5 = Gelijke getallen blokkeren elkaar. Dan wint het eerstvolgende lagere getal dat maar één speler heeft: bij 5, 5, 4, 4 en 3 is dat de 3. Is er geen enkel getal dat maar één speler heeft, dan komt deze ronde niemand verder.
rule-DACAPO-6 = Wie geen bonen meer heeft, doet niet meer mee.
rule-DACAPO-7 = Heeft nog maar één speler bonen, dan legt die er één in de volgende vrije beker van de eigen rij, ook als dat de doelbeker is. De rest gaat terug in de doos.
rule-DACAPO-8 = Wie de doelbeker vult, wint meteen de partij.
rule-DACAPO-9 = Zijn alle bonen op en heeft niemand de doelbeker gevuld, dan wint wie het verst is gekomen. Bij een gelijke stand wint wie daarvoor de minste bonen nodig had. Is ook dat gelijk, dan delen jullie de overwinning.
rule-DACAPO-10 = Tot iedereen heeft gekozen, zie je alleen wie er al klaar is. Hoeveel bonen iemand nog heeft, weet je als je meetelt. Het spel kan het ook tonen.

dacapo-option-beans = Met hoeveel bonen iedereen begint. In het gedrukte spel zijn het er 16. Met minder bonen gaat het sneller, en heel kleine partijen zijn volledig door te rekenen.
dacapo-option-fewer-beans = Hoeveel bonen een speler in het begin minder heeft. Zo hebben sterke spelers het wat moeilijker.
dacapo-option-hide-stocks = Verbergen hoeveel bonen de anderen nog hebben, zodat je zelf moet meetellen.

dacapo-preset-standard = Het gedrukte spel
dacapo-preset-counting = Verborgen voorraden: zelf meetellen
dacapo-preset-counting-about = Je ziet niet meer hoeveel bonen de anderen nog hebben.
dacapo-preset-handful = Snelle partij met 8 bonen
dacapo-preset-handful-about = Iedereen begint met half zoveel bonen.

dacapo-move-unreadable = ‘{ $text }’ is geen aantal bonen. Typ 1, 2, 3, 4 of 5.
dacapo-not-one-to-five = { $beans } bonen kan niet. Neem er 1 t/m { $most } in je vuist.
dacapo-without-beans = Speler { $seat } heeft geen bonen meer en doet niet meer mee.
dacapo-too-few-beans =
    { $stock ->
        [one] { $beans } bonen is te veel. Je hebt er nog maar één.
       *[other] { $beans } bonen is te veel. Je hebt er nog maar { $stock }.
    }
dacapo-position-sides = Een stelling voor { $seats } spelers heeft { $seats } kanten nodig zoals 5,3/8, en daarna box: met de bonen in de doos.
dacapo-position-side = ‘{ $text }’ is geen kant. Schrijf de gevulde bekers (elk 1 t/m { $most } bonen, of - voor geen), een schuine streep en de bonen in de hand: 5,3/8.
dacapo-position-too-many = Speler { $seat } heeft meer bonen dan aan het begin ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] In deze stelling ligt { $found } boon, maar het spel heeft er { $total }.
       *[other] In deze stelling liggen { $found } bonen, maar het spel heeft er { $total }.
    }
dacapo-position-row = Een rij heeft { $cups } bekers, daarna komt de doelbeker.
dacapo-position-target = Maar één speler kan de doelbeker gevuld hebben.
dacapo-position-last-bean = Nog maar één speler heeft bonen. Die had de laatste boon al moeten leggen.
dacapo-position-rounds = Deze stelling kan in geen enkele partij ontstaan.

dacapo-fact-shown = { $you ->
    [seat] Je toont { $beans }.
   *[none] { $seat } toont { $beans }.
}
dacapo-fact-cancelled = { $hands } vuisten met { $beans } blokkeren elkaar.
dacapo-fact-advanced = { $you ->
    [seat] { $target ->
        [yes] Je vult de doelbeker met { $beans }!
       *[no] Je komt verder: { $beans } in beker { $cup }.
    }
   *[none] { $target ->
            [yes] { $seat } vult de doelbeker met { $beans }!
           *[no] { $seat } komt verder: { $beans } in beker { $cup }.
        }
}
dacapo-fact-stalled = Elk getal komt vaker dan één keer voor. Niemand komt verder.
dacapo-fact-out = { $you ->
    [seat] Je hebt geen bonen meer en doet niet meer mee.
   *[none] { $seat } heeft geen bonen meer en doet niet meer mee.
}
dacapo-fact-last-bean = { $you ->
    [seat] { $target ->
        [yes] Alleen jij hebt nog bonen, dus leg je er één in de doelbeker!
       *[no] Alleen jij hebt nog bonen, dus leg je er één in beker { $cup }.
    }
   *[none] { $target ->
            [yes] Alleen { $seat } heeft nog bonen en legt er één in de doelbeker!
           *[no] Alleen { $seat } heeft nog bonen en legt er één in beker { $cup }.
        }
}
dacapo-fact-ended =
    { $reason ->
        [target] De doelbeker is gevuld. Het spel is afgelopen!
       *[beans] Alle bonen zijn op. Het spel is afgelopen!
    }

## Titles of the rules

rule-DACAPO-1-title = De rijen
rule-DACAPO-2-title = Je bonen
rule-DACAPO-3-title = De vuist
rule-DACAPO-4-title = Het hoogste unieke getal
rule-DACAPO-5-title = Gelijke getallen
rule-DACAPO-6-title = Zonder bonen
rule-DACAPO-7-title = Als laatste bonen over
rule-DACAPO-8-title = De doelbeker
rule-DACAPO-9-title = Als de bonen op zijn
rule-DACAPO-10-title = Geheim kiezen, open tellen
