## The game in a minute

kala-in-a-minute = Je zaait bonen in een veld van zestien bekers. In elke beurt pak je vier bonen. De eerste gaat in je eigen speelbeker, de andere één voor één langs een pad dat één keer mag afslaan. Daarna gaat je speelbeker naar de plek van de laatste boon. Lagen daar al drie of meer bonen, dan mag je ze oogsten. Heeft je speelbeker er vier of meer, dan zaai je meteen nog een keer. Wie aan het begin van een beurt geen vier bonen kan zaaien, verliest.

## Lessons, in the order of lessons.toml

lesson-kala-board-task = Zo begint elke partij: zestien lege veldbekers, jouw donkere speelbeker (●) in de hoek a1, de lichte (■) ertegenover op d4. Zaai je eerste bonen zo dat je beker in een andere hoek eindigt.
lesson-kala-board-right = Drie stappen rechtdoor langs de rand leiden van hoek naar hoek. Elke partij begint zo, met de twee speelbekers in tegenoverliggende hoeken.
lesson-kala-board-missed = Een goed pad, maar het eindigt niet in een hoek. Ga rechtdoor langs de rand van het veld.

lesson-kala-store-task = Beide spelers hebben 28 eigen bonen naast het veld. Doe je eerste zaaibeurt, langs welk pad je wilt, en kijk waar de bonen vandaan komen.
lesson-kala-store-right = Je vier bonen kwamen uit je eigen voorraad. Er liggen er nog 24 in. De bank is in het begin leeg; er komen alleen bonen in door te oogsten.

lesson-kala-bank-task = In deze uitgave heeft nog niemand bonen. Er liggen er 80 in de gezamenlijke bank. Doe je eerste zaaibeurt, langs welk pad je wilt.
lesson-kala-bank-right = Je vier bonen kwamen uit de bank. Beide spelers zaaien eruit zolang hij er vier kan geven; wat je oogst, is van jou en gaat naar je voorraad.

lesson-kala-bank-closes-task = Er liggen nog zeven bonen in de bank. Zaai zo dat hij na je beurt dicht moet.
lesson-kala-bank-closes-right = Je pakte er vier, dus er zijn er drie over. De bank kan geen vier bonen meer geven en gaat voor de rest van de partij dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
lesson-kala-bank-closes-missed = Je oogst bracht één boon terug in de bank. Nu heeft hij er vier en is er nog genoeg voor één beurt. Oogst deze keer niet.

lesson-kala-turns-task = Er is geloot, en jij begint. Doe een zet, kijk wat licht doet en doe dan je tweede zet.
lesson-kala-turns-right = Jij, dan licht, dan weer jij. Het lot bepaalt wie begint; daarna gaat het gewoon om de beurt.

lesson-kala-path-task = Zaai vier bonen langs een pad dat een hoek om gaat.
lesson-kala-path-right = Eén boon in je eigen beker en drie langs het pad. Het mag één keer haaks afslaan, maar het hoeft niet.
lesson-kala-path-missed = Een recht pad mag ook, maar zoek hier een pad dat afslaat.

lesson-kala-over-task = De lichte beker staat je in de weg op c2. Kies een pad dat eroverheen loopt.
lesson-kala-over-right = De boon voor c2 ging in de lichte speelbeker en niet in de veldbeker eronder. Een pad mag over de beker van de ander lopen; die houdt dan gewoon de boon.
lesson-kala-over-missed = Je pad liep om de lichte beker heen. Laat het over c2 lopen.

lesson-kala-covered-task = In je beker op b2 liggen twee bonen, en hij dekt er nog drie af. Breng hem naar de hoek a4 en kijk wat hij meeneemt en wat hij achterlaat.
lesson-kala-covered-right = Je beker nam zijn eigen bonen mee, ook de boon die je er net in zaaide. De drie bonen eronder bleven op b2 en liggen nu weer open.
lesson-kala-covered-missed = Je beker ging weg van b2 en de bonen eronder bleven, maar hij kwam niet op a4 aan. Probeer een ander pad.

lesson-kala-follow-task = Breng je speelbeker naar c3.
lesson-kala-follow-right = De laatste boon viel op c3 en je beker volgde hem. Je stuurt je beker door te kiezen waar je pad eindigt.
lesson-kala-follow-missed = Je beker ging naar waar je laatste boon viel. Kies een pad dat op c3 eindigt.

lesson-kala-beside-task = Laat je laatste boon in de lichte beker op c3 vallen en zet jouw beker er rechts naast, op d3.
lesson-kala-beside-right = Twee speelbekers staan nooit op dezelfde plek. Valt je laatste boon in de beker van de ander, dan kies jij naar welke beker ernaast de jouwe gaat.
lesson-kala-beside-missed = Nog niet helemaal. Je pad moet op de lichte beker op c3 eindigen, en jouw beker moet daarna naar d3.

lesson-kala-harvest-task = Een van de bekers waar je pad kan eindigen, is rijp: er liggen 3 of meer bonen in. Oogst hem.
lesson-kala-harvest-right = Op d1 lagen vijf bonen voordat je laatste erbij kwam. Vanaf drie bonen is een beker rijp. Van de zes gaat er één naar de bank en gaan er vijf naar je voorraad.
lesson-kala-harvest-missed = Je hebt niets geoogst. Zoek een beker met drie of meer bonen, laat je laatste boon erin vallen en kies ‘Oogsten’.

lesson-kala-rob-task = In de lichte speelbeker liggen drie bonen. Oogst hem.
lesson-kala-rob-right = Ook de speelbeker van de ander is met drie bonen rijp, net als een veldbeker. Van de vier gaat er één naar de bank, drie zijn voor jou. De twee bonen eronder blijven afgedekt, en jouw beker gaat ernaast staan.
lesson-kala-rob-missed = Je bereikte de lichte beker, maar liet de bonen erin liggen. Neem hetzelfde pad en oogst.

lesson-kala-bonus-task = In je beker liggen drie bonen. Doe je zet, en daarna je extra zaaibeurt.
lesson-kala-bonus-right = Met de eerste gezaaide boon lagen er vier in je beker. Dat geeft een extra zaaibeurt: je zaait ze alle vier meteen, in dezelfde beurt, vanaf de plek waar je beker nu staat.

lesson-kala-bonus-all-task = Je hebt een extra zaaibeurt, want in je beker op c4 liggen vier bonen. Zaai ze.
lesson-kala-bonus-all-right = Alle vier de bonen zijn gezaaid, de eerste weer in je eigen beker. Een extra zaaibeurt kun je niet weigeren of inkorten, en er is er maar één per beurt.

lesson-kala-five-task = In je beker liggen vijf bonen, en ze moeten allemaal gezaaid worden. Zoek een pad dat lang genoeg is.
lesson-kala-five-right = Eén boon in je eigen beker, vier langs het pad. Met vijf bonen zijn alleen paden van vier stappen toegestaan.

lesson-kala-six-task = Zes bonen in je beker, midden op het veld. Vanaf hier is geen enkel pad lang genoeg voor zes. Kijk wat er met de laatste gebeurt.
lesson-kala-six-right = Er werden vijf bonen gezaaid, en de vijfde telde als laatste. Voor de zesde was geen plek; die ging naar de voorraad van licht.

lesson-kala-open-task = Alles mag geteld worden, ook onder de speelbekers. Er zijn hier twee oogsten mogelijk. Neem de oogst die het meest oplevert.
lesson-kala-open-right = Vier bonen voor je voorraad. De lichte beker had er maar drie opgeleverd, want de zes bonen eronder zijn afgedekt en worden niet geoogst. Tel dus voordat je zet!
lesson-kala-open-missed = Er valt meer te halen. Tel wat elke oogst oplevert. Afgedekte bonen horen er niet bij.

lesson-kala-rescue-task = Je hebt nog vier bonen. Liggen er minder dan vier in je voorraad als je volgende beurt begint, dan verlies je. Red jezelf.
lesson-kala-rescue-right = De oogst bracht vier bonen in je voorraad, genoeg voor nog een beurt. Licht heeft gezet, en jij doet nog mee.
lesson-kala-rescue-missed = Toen je weer aan de beurt was, lagen er minder dan vier bonen in je voorraad. Daarom heb je verloren. Zoek een oogst.

lesson-kala-win-task = Licht heeft nog maar drie bonen in voorraad. Speel je beurt zoals je wilt.
lesson-kala-win-right = Licht had aan het begin van de beurt minder dan vier bonen om te zaaien, dus jij hebt gewonnen. Hoeveel bonen iemand verzameld heeft, maakt niet uit.

## Titles of lessons, where a rule has several

lesson-kala-bank-title = Uit de bank zaaien
lesson-kala-bank-closes-title = De bank gaat dicht
lesson-kala-bonus-title = Twee zetten in één
lesson-kala-bonus-all-title = Alles zaaien
lesson-kala-five-title = Vijf bonen
lesson-kala-six-title = De zesde boon
lesson-kala-rescue-title = Op het nippertje gered
lesson-kala-win-title = De overwinning

## What the editions leave open or disagree on, and what we added

rule-KALA-3-choice = In de Duitse uitgave wordt uit de bank gezaaid, maar het spel eindigt als er in een voorraad minder dan 4 bonen liggen. Wanneer je van de bank op de voorraad overgaat, staat er niet. Bij ons wordt uit de bank gezaaid tot hij aan het begin van een beurt geen vier bonen kan geven; dan gaat hij voor de rest van de partij dicht. De andere uitgaven geven elke speler eigen bonen. De optie ‘edition’ bepaalt dit.
rule-KALA-2-beyond = In het gedrukte spel beginnen beide spelers met 28 bonen. Andere aantallen en minder bonen voor de sterkste speler (opties ‘store_beans’ en ‘fewer_beans’) zijn onze toevoeging.
rule-KALA-12-choice = Volgens de Engelse en de Spaanse uitgave heb je recht op de extra zaaibeurt, volgens de Duitse ben je gewoon nog een keer aan de beurt. Bij ons is hij verplicht, want hoeveel bonen je zaait, schrijven alle uitgaven voor. Geen enkele optie verandert dat.
rule-KALA-15-choice = Volgens de Duitse regels verlies je zodra je te weinig bonen hebt. Bij ons wordt er pas aan het begin van je beurt geteld. Geen enkele optie verandert dat.

## The guided first game: each note is shown once, when what it explains first happens

guide-kala-welcome = Dit is Kala. De beker met ● is van jou. Je verplaatst hem over het veld en laat onderweg bonen achter. Wie geen vier bonen meer kan zaaien, verliest. Let dus op je voorraad.
guide-kala-path = Jij bent aan de beurt. Je zaait vier bonen langs een pad, de eerste in je eigen beker. Tik op de omcirkelde beker waar je pad moet eindigen. Onderweg mag het één keer afslaan.
guide-kala-moved = Je beker staat nu waar je laatste boon terechtkwam. Hier begint je volgende pad. De bonen in je beker neem je mee.
guide-kala-harvest = Let op volle bekers! Valt je laatste boon in een beker waar al 3 of meer bonen in liggen, dan mag je die oogsten. Zo vul je je voorraad weer aan.
guide-kala-harvested = Een oogst! Eén boon gaat naar de bank, alle andere naar je voorraad.
guide-kala-theirs = De ander heeft een volle beker geoogst. Misschien ben jij er de volgende keer eerder bij.
guide-kala-bonus = Er liggen 4 of meer bonen in je beker, dus krijg je een extra zaaibeurt. Zaai ze nu allemaal, vanaf de plek waar je beker staat.
guide-kala-dropped = Een pad mag over een speelbeker lopen. De boon valt dan in die beker en helpt de eigenaar aan een extra zaaibeurt.
guide-kala-landing = Je pad mag op de beker van de ander eindigen. Daar mag jouw beker niet staan, dus kies je een plek ernaast.
guide-kala-few = De bonen raken op. Wie aan het begin van een beurt geen 4 bonen meer heeft, verliest. Met een oogst vul je je voorraad weer aan.
guide-kala-over = Het spel is afgelopen, want iemand had geen 4 bonen meer om te zaaien. Nu kun je Kala spelen!

## Print

print-help-kala = Vink per partij aan wie er heeft gewonnen. Een gelijkspel bestaat niet.
