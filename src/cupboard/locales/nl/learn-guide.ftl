## De begeleide eerste spellen: elke uitleg komt één keer, als het voor het eerst gebeurt.

guide-label = Uitleg
guide-go-on = Verder
guide-leave = Uitleg overslaan
guide-left = De uitleg staat uit. Veel plezier!

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

guide-hopper-welcome = Dit is Hopper. Je schiet bonen in de bekers in het midden. Met de vierde boon in een beker verover je hem. Wie het eerst vier bekers heeft, wint.
guide-hopper-shoot = Jij bent aan de beurt. Tik op een beker om te richten. Houd de knop ingedrukt en laat los bij de streep. Tik nog een keer als de hand door het midden zwaait. Je kunt je schot ook in getallen invoeren.
guide-hopper-landed = Je boon blijft liggen waar hij tot rust kwam: in een beker, in de bak of op tafel.
guide-hopper-knocked = Een vliegende boon kan andere van hun plek stoten. Ook die blijven liggen waar ze terechtkomen.
guide-hopper-claimed = Vier bonen! Je hebt de beker veroverd. De bonen liggen nu los en komen terug in het spel.
guide-hopper-theirs = De ander schoot de vierde boon en krijgt de beker. Wie de eerste drie schoot, maakt niet uit!
guide-hopper-shifted = Een beker heeft de bak verlaten, dus schuiven de andere bij elkaar. Kijk waar ze nu staan.
guide-hopper-refilled = Iemand had geen bonen meer en raapt alle losse op.
guide-hopper-near = Iemand heeft drie bekers. Nog één en het spel is gewonnen! Mik op bekers met drie bonen.
guide-hopper-over = Vier bekers zijn veroverd, het spel is afgelopen. Nu kun je Hopper spelen!

guide-dacapo-welcome = Dit is Da Capo, een bluffspel. Voor elke speler staat een rij bekers die naar de zwarte doelbeker in het midden loopt. Wie de doelbeker vult, wint.
guide-dacapo-fist = Neem in het geheim 1 tot 5 bonen in je vuist. Het hoogste getal wint, maar alleen als niemand anders hetzelfde toont!
guide-dacapo-advanced = Jij toonde het hoogste getal dat niemand anders had. Je bonen gaan in de volgende beker van je rij.
guide-dacapo-theirs = Iemand anders toonde het hoogste getal dat maar één keer voorkwam, en vult een beker.
guide-dacapo-equal = Gelijke getallen blokkeren elkaar. Deze keer kwam elk getal vaker voor, dus niemand komt verder.
guide-dacapo-gone = Getoonde bonen die niet winnen, gaan in de doos en zijn weg. Wees er dus zuinig op.
guide-dacapo-near = Eén rij is vol tot aan de doelbeker. Wie de doelbeker vult, wint!
guide-dacapo-out = Wie geen bonen meer heeft, doet niet meer mee.
guide-dacapo-last = Nog maar één speler had bonen. Die legt er één in de volgende vrije beker van de eigen rij.
guide-dacapo-over = Het spel is afgelopen. Heeft niemand de doelbeker gevuld, dan wint wie het verst is gekomen. Bij een gelijke stand wint wie minder bonen nodig had. Nu kun je Da Capo spelen!

guide-kalaha-welcome = Dit is Kalaha. De zes kuiltjes voor je en de grote verzamelkuil rechts ernaast zijn van jou. Wie aan het eind de meeste steentjes in de verzamelkuil heeft, wint.
guide-kalaha-sow = Jij bent aan de beurt. Tik op een van je omcirkelde kuiltjes. Alle steentjes daaruit worden gezaaid: één in elk volgend kuiltje, tegen de klok in.
guide-kalaha-stored = Onderweg viel er een steentje in je verzamelkuil. Dat pakt niemand je meer af. De verzamelkuil van de ander wordt overgeslagen.
guide-kalaha-free = Je laatste steentje viel in je verzamelkuil. Daarom krijg je een extra beurt! Tel vooruit, dan lukt dat vaker.
guide-kalaha-their-free = De ander eindigde in de eigen verzamelkuil en krijgt een extra beurt.
guide-kalaha-captured = Je laatste steentje viel in een van je lege kuiltjes. Je slaat de steentjes ertegenover, en je laatste steentje gaat mee.
guide-kalaha-robbed = De ander eindigde in een eigen leeg kuiltje en sloeg jouw steentjes ertegenover. Volle kuiltjes tegenover lege lopen gevaar!
guide-kalaha-skipped = Wie geen steentjes in de kuiltjes heeft, slaat een beurt over tot er weer steentjes bij komen.
guide-kalaha-few = Aan één kant ligt niet veel meer. Het spel eindigt als alle steentjes in de verzamelkuilen liggen.
guide-kalaha-over = Alle steentjes liggen in de verzamelkuilen. Wie de meeste heeft, wint. Nu kun je Kalaha spelen!

guide-kessel-welcome = Dit is Kupferkessel Co. Je loopt om de kaarten heen en verzamelt ingrediënten in je ketel. Drie of vier kaarten van hetzelfde ingrediënt leveren punten op, één losse kost punten.
guide-kessel-take = Je figuur staat nu bij de gemarkeerde rij. Tik op een kaart in die rij om hem te pakken.
guide-kessel-taken = Je kaart ligt nu boven op je ketel en verbergt alle andere, ook voor jou. Probeer te onthouden wat er allemaal in zit!
guide-kessel-walked = Een figuur zet zoveel stappen als de bovenste kaart van de ketel waard is. Je kaart bepaalt dus ook waar je daarna uitkomt.
guide-kessel-refilled = De lege plek krijgt een nieuwe kaart van de stapel.
guide-kessel-corner = Je figuur stopte bij een hoek. Daar pak je niets, en je beurt is voorbij.
guide-kessel-jumped = Staat er een andere figuur in de weg, dan spring je eroverheen. Dat telt niet als stap.
guide-kessel-cauldron = Op deze kaart staat een exploderende ketel. Als je wilt, verliest de ander de bovenste kaart uit de ketel.
guide-kessel-exploded = Boem! De bovenste kaart is uit je ketel gevlogen en gaat onder de stapel.
guide-kessel-wand = Op deze kaart staat een toverstaf. Als je wilt, ben je meteen nog een keer aan de beurt, maar nooit meer dan twee keer achter elkaar.
guide-kessel-stack = De stapel is op. Vanaf nu blijven lege plekken leeg. Het spel eindigt zodra iemand de laatste kaart van een rij pakt.
guide-kessel-last = Dat was de laatste kaart van een rij, en dus het einde van het spel. Wie hem pakte, mag hem houden of opzij leggen.
guide-kessel-over = Tijd voor de waardering: één losse kaart van een ingrediënt kost zijn waarde, twee tellen niet, drie leveren hun som op, vier hun som plus 5 bonuspunten. In je eigen kleur tellen de sommen en de minpunten dubbel. Wie de meeste enen heeft, krijgt 5 punten. Nu kun je Kupferkessel Co spelen!
