## The game in a minute

ronda-in-a-minute = Tien omgekeerde bekers staan in een kring; eronder liggen nul tot vier bonen, elk aantal twee keer. Je tilt twee bekers op. Liggen er evenveel bonen onder, dan mag je er een van jezelf bijleggen en doorgaan; anders dek je ze af en is je beurt voorbij. Met elke boon verandert wat je moet onthouden. Vind je twee vijven, dan komen er bonen in de zwarte beker. Daarna kost elke fout een boon. Wie als eerste alle eigen bonen kwijt is, wint.

## Lessons, in the order of lessons.toml

lesson-ronda-circle-task = Tien bekers staan goed door elkaar geschoven en omgekeerd in een kring. Onder twee ligt niets, onder de andere liggen twee keer één, twee, drie en vier bonen. Til er een op, welke je maar wilt.
lesson-ronda-circle-right = Wat je nu ziet, ligt nog onder precies één andere beker, want aan het begin komt elk aantal van nul tot vier twee keer voor. De zwarte beker in het midden is nog leeg.

lesson-ronda-ten-beans-task = Er liggen tien bonen voor je, en wie ze het eerst kwijt is, wint. Er staan twee gelijke bekers open. Maak van je tien bonen negen.
lesson-ronda-ten-beans-right = Nog negen! Iedereen begint met evenveel bonen, meestal tien, en wil er geen meer over hebben.
lesson-ronda-ten-beans-missed = Je hebt gepast en hebt er nog steeds tien. Leg een boon bij een van de twee open bekers.

lesson-ronda-lot-task = Jullie spelen met z’n drieën. Het lot viel op speler 3, en die heeft twee verschillende bekers opgetild. Met de klok mee ben jij nu aan de beurt. Til twee bekers op.
lesson-ronda-lot-right = Het lot bepaalt alleen wie begint. Daarna gaat de beurt met de klok mee: van speler 3 naar jou, van jou naar speler 2, en zo verder.

lesson-ronda-second-cup-task = Je hebt beker 3 opgetild: twee bonen. Til nu een tweede beker op.
lesson-ronda-second-cup-right = Eén optillen, kijken en dan pas de tweede kiezen: zo begint elke beurt. Iedereen ziet beide bekers, dus let goed op als de anderen er een optillen.

lesson-ronda-different-task = Beker 5 staat open met vier bonen eronder. Til een willekeurige andere op. Zeer waarschijnlijk ligt daar een ander aantal. Kijk wat er dan gebeurt.
lesson-ronda-different-right = Ze zijn verschillend, dus beide worden afgedekt en je beurt is voorbij. Maar nu weet je wat daar ligt, en de anderen weten het ook.
lesson-ronda-different-missed = Dat is precies de enige andere vier, goed gedaan! Maar zo heb je een paar. Om te zien wat er anders gebeurt, til je een andere beker op.

lesson-ronda-pair-task = Er staan twee bekers open met elk drie bonen: een paar. Raak een van je eigen bonen kwijt.
lesson-ronda-pair-right = Bij een paar mag je een eigen boon bij een van de twee bekers leggen. Een van de drieën is nu een vier.
lesson-ronda-pair-missed = Je hebt gepast en je boon gehouden. Leg hem bij beker 2 of bij beker 7.

lesson-ronda-two-empties-task = Beker 1 staat open en is leeg. Daarnet heeft iemand beker 6 opgetild, en ook daar lag niets. Maak daar gebruik van en raak een boon kwijt.
lesson-ronda-two-empties-right = Ook twee lege bekers zijn een paar, dus mocht je een boon bijleggen. Een van de twee is nu niet meer leeg.
lesson-ronda-two-empties-missed = Zo houd je je boon. De andere lege beker is nummer 6. Til hem op en leg dan bij een van de twee een boon.

lesson-ronda-go-on-task = Je hebt twee tweeën gevonden en een boon bij beker 8 gelegd; daar liggen er nu drie. Je weet nog dat er onder beker 7 ook drie liggen. Ga door en raak nog een boon kwijt.
lesson-ronda-go-on-right = Je liet de drie open, dekte de twee af en vond nog een drie: een nieuw paar, weer een boon. Zolang je paren vindt, gaat je beurt door.
lesson-ronda-go-on-missed = Zo raak je geen tweede boon kwijt. Laat beker 8 met zijn drie bonen open, til beker 7 op en leg een boon bij.

lesson-ronda-new-cup-task = Je gaat door met beker 8, waar drie bonen liggen. Beker 3 is net afgedekt. Je weet nog dat er onder beker 7 drie liggen. Vind het paar.
lesson-ronda-new-cup-right = De nieuwe beker is gelijk aan de open beker, en je mag weer bijleggen. Je mag hier elke beker optillen, behalve die je net hebt afgedekt.
lesson-ronda-new-cup-missed = Verschillend, en je beurt is voorbij. De drie bonen lagen onder beker 7.

lesson-ronda-go-on-easy-task = Het makkelijke spel: je hebt een boon bijgelegd, alle bekers zijn weer afgedekt en je bent nog aan de beurt. Onder de bekers 2, 7 en 8 liggen elk drie bonen. Vind een paar.
lesson-ronda-go-on-easy-right = In het makkelijke spel blijft er geen beker open. Na het bijleggen mag je er twee naar keuze optillen; zijn ze gelijk, dan mag je weer bijleggen.
lesson-ronda-go-on-easy-missed = Dat was geen paar. Til twee van de bekers 2, 7 en 8 op.

lesson-ronda-pass-task = Je hebt een boon bij beker 8 gelegd, maar je weet niet meer waar nog een twee of een drie zou kunnen liggen. Beëindig je beurt zonder iets te wagen.
lesson-ronda-pass-right = Beide worden afgedekt en de volgende speler is aan de beurt. Passen kost niets; een verkeerde beker soms wel.
lesson-ronda-pass-missed = Dat is doorgaan. Nu zou je een derde beker moeten optillen. Je kunt beter passen.

lesson-ronda-pass-easy-task = Het makkelijke spel: je hebt een boon bijgelegd en zou nog twee bekers mogen optillen. Maar je weet er geen enkele meer. Beëindig je beurt zonder iets te wagen.
lesson-ronda-pass-easy-right = Na het bijleggen mag je stoppen. Passen kost niets; twee verschillende bekers soms wel.
lesson-ronda-pass-easy-missed = Nu moet je ook een tweede optillen. Wil je stoppen, pas dan voordat je er een optilt.

lesson-ronda-keep-your-bean-task = Er staan twee enen open. Niemand hoeft een boon bij te leggen. Houd ze alle tien en beëindig je beurt.
lesson-ronda-keep-your-bean-right = Je mag een boon bijleggen, maar het hoeft niet. Beide worden afgedekt, en straf krijg je er niet voor.
lesson-ronda-keep-your-bean-missed = Meestal is dat het beste idee! Maar hier wilde je je boon houden. Pas in plaats van hem bij te leggen.

lesson-ronda-two-fives-task = Twee vijven! De zwarte beker in het midden is nog leeg. Leg een boon bij een van de vijven en kijk waar hij heen gaat.
lesson-ronda-two-fives-right = Vijf en één is zes, en die zes zijn in de zwarte beker gegaan. In de kring blijven een vijf en een lege beker over, en je beurt is voorbij. Vanaf nu kosten fouten iets. Bij twee vijven mag je niet passen.

lesson-ronda-black-cup-taken-task = Weer twee vijven, maar nu liggen er nog vier bonen in de zwarte beker. Leg een boon bij een van de vijven.
lesson-ronda-black-cup-taken-right = De zwarte beker was niet leeg, dus deze zes zijn voorgoed uit het spel. Ook nu is je beurt voorbij.

lesson-ronda-two-fours-task = In deze partij passen er hoogstens vier bonen onder een beker. Er staan twee vieren open en de zwarte beker is leeg. Leg een boon bij een van de vieren.
lesson-ronda-two-fours-right = Vier en één is vijf, en die vijf zijn in de zwarte beker gegaan. In de kring blijven een vier en een lege beker over, en je beurt is voorbij.

lesson-ronda-fives-to-the-box-task = Er staan twee vijven open, en in deze partij zijn er geen strafbonen. Leg een boon bij een van de vijven en kijk waar hij heen gaat.
lesson-ronda-fives-to-the-box-right = Vijf en één is zes, en die zes zijn terug in de doos, want zonder strafbonen blijft de zwarte beker leeg. In de kring blijven een vijf en een lege beker over, en je beurt is voorbij.

lesson-ronda-fours-to-the-box-task = In deze partij passen er hoogstens vier bonen onder een beker, en er zijn geen strafbonen. Er staan twee vieren open. Leg een boon bij een van de twee.
lesson-ronda-fours-to-the-box-right = Vier en één is vijf, en die vijf zijn terug in de doos, want zonder strafbonen blijft de zwarte beker leeg. In de kring blijven een vier en een lege beker over, en je beurt is voorbij.

lesson-ronda-penalty-task = In de zwarte beker liggen zes bonen. Beker 3 staat open met twee bonen; waar de andere beker met twee staat, weet je niet. Til een willekeurige beker op en kijk wat een fout kost.
lesson-ronda-penalty-right = Ze zijn verschillend, dus moest je een boon uit de zwarte beker pakken: weer een om kwijt te raken. Dat gaat zo door tot de zwarte beker leeg is; daarna kosten fouten weer niets.
lesson-ronda-penalty-missed = Toevallig had je de andere beker met twee te pakken: geen fout, geen straf. Til deze keer een andere beker op.

lesson-ronda-free-mistake-task = In deze partij zijn er geen strafbonen. Beker 3 staat open met twee bonen. Til een willekeurige beker op en kijk wat een fout kost.
lesson-ronda-free-mistake-right = Helemaal niets! Beide bekers worden afgedekt en de volgende speler is aan de beurt.
lesson-ronda-free-mistake-missed = Toevallig had je de andere beker met twee te pakken. Dat is geen fout. Til deze keer een andere beker op.

lesson-ronda-last-bean-task = Je hebt nog maar één boon, en er staan twee gelijke bekers open. Win de partij!
lesson-ronda-last-bean-right = Je bent je laatste boon kwijt en hebt meteen gewonnen. Niemand komt nog aan de beurt.
lesson-ronda-last-bean-missed = Je hebt gepast met de overwinning in handen! Leg je boon bij een van de twee bekers.

lesson-ronda-last-bean-six-task = Je hebt nog maar één boon, en er staan twee vijven open. Wat je nu bijlegt, gaat meteen uit de kring. Telt dat?
lesson-ronda-last-bean-six-right = Het telt! De zes bonen gingen uit de kring, je laatste was erbij, en je hebt meteen gewonnen.

lesson-ronda-easy-turn-task = Het makkelijke spel: er staan twee tweeën open. Leg een boon bij en til daarna nog twee gelijke bekers op. Je weet nog dat er onder de bekers 2 en 7 elk drie bonen liggen.
lesson-ronda-easy-turn-right = Na het bijleggen werden beide afgedekt, en je mocht er twee naar keuze optillen. Er blijft geen beker open, dus er is minder om aan te denken. Zo kun je al vanaf vijf jaar meespelen.
lesson-ronda-easy-turn-missed = Dat was geen tweede paar. Leg eerst een boon bij beker 3 of 8, en til dan de bekers 2 en 7 op.

lesson-ronda-easiest-task = Het makkelijkste spel: hoogstens vier bonen per beker, en geen strafbonen. Onder beker 5 liggen vier bonen, en de andere vier ligt onder beker 9. Vind hem en leg een boon bij.
lesson-ronda-easiest-right = Hier zijn twee vieren al genoeg. Eén ervan ging met je boon uit de kring, en die vijf bonen gingen terug in de doos. Omdat er geen in de zwarte beker wachten, kosten fouten niets.
lesson-ronda-easiest-missed = Zo gaan er geen bonen uit de kring. De andere vier ligt onder beker 9. Til hem op en leg een boon bij.

lesson-ronda-remember-task = Onder beker 2 liggen drie bonen. Til ook beker 9 op; ze zijn verschillend en worden afgedekt. Let dan goed op wat de andere speler optilt. Daarna kun je een paar vinden.
lesson-ronda-remember-right = De bekers 2 en 7: de tweede drie kreeg je cadeau van de andere speler. Wat er onder een afgedekte beker ligt, wordt nergens getoond. Bij Ronda telt alleen wat je onthoudt.
lesson-ronda-remember-missed = Zo kom je niet bij het paar. Til eerst beker 9 op. Denk dan terug: waar zag je drie bonen, en waar vond de andere speler er drie?

## Titles of lessons, where a rule has several

lesson-ronda-pair-title = Een paar
lesson-ronda-two-empties-title = Twee lege bekers
lesson-ronda-go-on-title = Doorgaan
lesson-ronda-new-cup-title = De derde beker
lesson-ronda-go-on-easy-title = Doorgaan in het makkelijke spel
lesson-ronda-pass-title = Op tijd stoppen
lesson-ronda-pass-easy-title = Passen in het makkelijke spel
lesson-ronda-keep-your-bean-title = Je boon houden
lesson-ronda-two-fives-title = Twee vijven
lesson-ronda-black-cup-taken-title = De zwarte beker is bezet
lesson-ronda-two-fours-title = Twee vieren
lesson-ronda-fives-to-the-box-title = Vijven in de doos
lesson-ronda-fours-to-the-box-title = Vieren in de doos
lesson-ronda-penalty-title = Een strafboon
lesson-ronda-free-mistake-title = Een fout zonder straf
lesson-ronda-last-bean-title = De laatste boon
lesson-ronda-last-bean-six-title = Winnen met een zes
lesson-ronda-easy-turn-title = Een makkelijke beurt
lesson-ronda-easiest-title = Het makkelijkste spel

## What the editions leave open or disagree on, and what we added

rule-RONDA-2-choice = De gedrukte regels spreken zichzelf tegen: de materiaallijst telt negen bonen per speler, maar bij de voorbereiding krijgt iedereen er tien. Wij geven er tien. Jullie kunnen elk aantal van 1 t/m 20 afspreken (optie ‘beans’).
rule-RONDA-2-beyond = Een voorsprong voor jongere spelers (optie ‘fewer_beans’) is onze toevoeging: zij hoeven minder bonen kwijt te raken.
rule-RONDA-4-choice = De gedrukte regels zeggen niet of je beide bekers kiest voordat je kijkt. Bij ons zie je de eerste voordat je de tweede kiest. Geen enkele optie verandert dat.
rule-RONDA-6-choice = De gedrukte regels spreken van evenveel bonen en laten open of twee lege bekers meetellen. Bij ons zijn ze een paar. Geen enkele optie verandert dat.
rule-RONDA-8-choice = Volgens de Franse en de Spaanse uitgave mag je passen als je een boon zou kunnen bijleggen, volgens de Engelse en de Duitse pas als je dat hebt gedaan. Bij ons mag je ook passen zonder een boon bij te leggen. Geen enkele optie verandert dat.
rule-RONDA-12-choice = Volgens de Franse en de Spaanse uitgave til je daarna twee andere bekers op; de andere uitgaven beperken dat niet. Bij ons mogen het elke twee zijn. Geen enkele optie verandert dat.

## The guided first game: each note is shown once, when what it explains first happens

guide-ronda-welcome = Dit is Ronda, een geheugenspel. Onder tien bekers liggen 0 tot 4 bonen, elk aantal twee keer. Wie als eerste alle eigen bonen kwijt is, wint.
guide-ronda-lift = Jij bent aan de beurt. Tik op een beker om hem op te tillen.
guide-ronda-second = Kijk goed en onthoud het! Til nu een tweede beker op. Je zoekt er een met evenveel bonen.
guide-ronda-missed = Ze zijn niet gelijk. Beide bekers worden weer afgedekt en je beurt is voorbij. Maar nu weet je wat daar ligt.
guide-ronda-watch = Kijk mee als anderen bekers optillen en onthoud wat ze vinden. Er wordt niets opgeschreven.
guide-ronda-add = Een paar, goed gedaan! Nu mag je er een eigen boon bij leggen. Tik op een beker met de +.
guide-ronda-keep = Eén boon minder! Je mag doorgaan: tik op de beker die open moet blijven en til een nieuwe op die erbij past. Neem je liever geen risico, pas dan.
guide-ronda-theirs = De ander heeft een boon bijgelegd. Let op: onder die beker ligt er nu één meer dan eerst!
guide-ronda-dissolved = Twee vijven! Een ervan gaat met de nieuwe boon uit de kring. Die zes bonen gaan naar de zwarte beker of, als daar nog bonen in liggen, helemaal uit het spel.
guide-ronda-fined = Zolang er bonen in de zwarte beker liggen, kost een fout je een strafboon. Wie twee verschillende bekers optilt, moet er een pakken.
guide-ronda-few = Iemand heeft nog maar één boon! Wie de laatste eigen boon bijlegt, wint meteen.
guide-ronda-over = De laatste boon is weg en de partij is gewonnen. Nu kun je Ronda spelen!

## Analysis

learn-analysis-known-pair = Een paar was bekend: bekers { $one } en { $other }.
learn-analysis-known-twin = De andere beker van het paar was bekend: beker { $cup }.
learn-analysis-known-none = Er was nog geen zeker paar bekend.
learn-analysis-known-cups = Gezien en sindsdien afgedekt: { $cups }
learn-analysis-known-cup = beker { $cup }: { $beans }
learn-analysis-known-chance = Kans op een paar: { $made }% met deze keuze, { $best }% met de beste.

## Print

print-help-ronda = Schrijf na elke partij op hoeveel bonen iedereen overheeft. Wie op nul staat, heeft gewonnen.
