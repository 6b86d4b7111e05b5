dacapo-name = Da Capo
dacapo-tagline = Iedereen toont tegelijk bonen: het hoogste getal dat niemand anders toont, gaat vooruit.
dacapo-move-help = Typ hoeveel bonen je in je vuist neemt: 1, 2, 3, 4 of 5, en niet meer dan je nog hebt.

rule-DACAPO-1 = Van elke speler loopt een rij bekers naar de zwarte doelbeker in het midden: vier bekers met twee of drie spelers, drie met vier of vijf.
rule-DACAPO-2 = Iedereen begint met 16 bonen, verborgen in de hand. Wie korter of langer wil spelen, spreekt een ander aantal af.
rule-DACAPO-3 = Elke ronde neemt iedereen die nog bonen heeft er in het geheim 1 tot 5 in de vuist, nooit meer dan er nog zijn. Liggen alle vuisten op tafel, dan gaan ze samen open.
rule-DACAPO-4 = Het hoogste getal dat maar één speler toont, wint de ronde: die bonen vullen de volgende beker van zijn rij. Alle andere getoonde bonen gaan terug in de doos.
rule-DACAPO-5 = Gelijke getallen heffen elkaar op en het eerstvolgende lagere getal dat maar één keer voorkomt, wint: bij 5, 5, 4, 4 en 3 is dat de 3. Is er geen enkel getal alleen, dan gaat niemand vooruit.
rule-DACAPO-6 = Wie geen bonen meer heeft, doet niet meer mee.
rule-DACAPO-7 = Heeft nog maar één speler bonen, dan gaat één daarvan in zijn volgende vrije beker, ook als dat de doelbeker is; de rest gaat terug in de doos.
rule-DACAPO-8 = Wie de doelbeker vult, wint, en het spel is meteen afgelopen.
rule-DACAPO-9 = Zijn alle bonen op en is de doelbeker leeg, dan wint wie het verst gekomen is. Bij gelijke stand wint wie de minste bonen in zijn rij heeft gelegd; is ook dat gelijk, dan delen ze de winst.
rule-DACAPO-10 = Tot iedereen gekozen heeft, weten de anderen alleen dát er gekozen is. Wat iemand nog heeft, volgt uit wat er getoond is; de tafel kan het laten zien of het tellen aan de spelers overlaten.

dacapo-option-beans = Met hoeveel bonen iedereen begint. Het gedrukte spel geeft er 16; met weinig bonen gaat het snel, en heel kleine partijen zijn volledig uit te rekenen.
dacapo-option-hide-stocks = Niet laten zien wat de anderen nog hebben: zelf meetellen.

dacapo-preset-standard = Het gedrukte spel
dacapo-preset-counting = Verborgen voorraden: zelf meetellen
dacapo-preset-handful = Een snelle partij met 8 bonen

dacapo-move-unreadable = ‘{ $text }’ is geen aantal bonen. Typ 1, 2, 3, 4 of 5.
dacapo-not-one-to-five = In een vuist gaan 1 tot { $most } bonen, niet { $beans }.
dacapo-without-beans = Speler { $seat } heeft geen bonen meer en doet niet meer mee.
dacapo-too-few-beans =
    { $stock ->
        [one] Je kunt geen { $beans } bonen tonen: je hebt er nog maar één.
       *[other] Je kunt geen { $beans } bonen tonen: je hebt er nog maar { $stock }.
    }
dacapo-position-sides = Een stelling voor { $seats } spelers heeft { $seats } kanten nodig zoals 5,3/8, en daarna box: met de bonen in de doos.
dacapo-position-side = ‘{ $text }’ is geen kant. Schrijf de gevulde bekers (elk 1 tot { $most } bonen, of - voor geen), een schuine streep en de bonen in de hand: 5,3/8.
dacapo-position-too-many = Speler { $seat } heeft meer bonen dan aan het begin ({ $beans }).
dacapo-position-beans =
    { $found ->
        [one] In deze stelling ligt { $found } boon, maar het spel heeft er { $total }.
       *[other] In deze stelling liggen { $found } bonen, maar het spel heeft er { $total }.
    }
dacapo-position-row = Een rij heeft { $cups } bekers, daarna komt de doelbeker.
dacapo-position-target = Maar één speler kan de doelbeker gevuld hebben.
dacapo-position-last-bean = Nog maar één speler heeft bonen: de laatste zou al gelegd zijn.
dacapo-position-rounds = Geen enkele reeks rondes kan tot deze stelling leiden.

dacapo-fact-shown = { $seat } toont { $beans }.
dacapo-fact-cancelled = { $hands } handen met { $beans } heffen elkaar op.
dacapo-fact-advanced =
    { $target ->
        [yes] { $seat } vult de doelbeker met { $beans }!
       *[no] { $seat } gaat vooruit: { $beans } in beker { $cup }.
    }
dacapo-fact-stalled = Geen enkel getal is alleen: niemand gaat vooruit.
dacapo-fact-out = { $seat } heeft geen bonen meer en doet niet meer mee.
dacapo-fact-last-bean =
    { $target ->
        [yes] Alleen { $seat } heeft nog bonen en legt er één in de doelbeker!
       *[no] Alleen { $seat } heeft nog bonen en legt er één in beker { $cup }.
    }
dacapo-fact-ended =
    { $reason ->
        [target] De doelbeker is vol: het spel is afgelopen.
       *[beans] Alle bonen zijn op: het spel is afgelopen.
    }
