## De begeleide eerste spellen: elke uitleg komt één keer, als het voor het eerst gebeurt.

guide-label = De gids
guide-go-on = Verder
guide-leave = Ik ken dit spel
guide-left = De gids is weg. Veel speelplezier!

guide-kala-welcome = Dit is Kala. De beker met ● is van jou; hij loopt over het veld en laat bonen achter. Wie geen vier bonen meer kan zaaien, verliest. Let dus op je voorraad.
guide-kala-path = Jij bent aan de beurt: vier van je bonen worden langs een pad gezaaid. De eerste valt in je eigen beker. Tik op een omcirkelde beker waar het pad moet eindigen; onderweg mag het één keer afslaan.
guide-kala-moved = Je beker staat nu waar je laatste boon viel. Daar begint je volgende pad. De bonen in je beker reizen mee.
guide-kala-harvest = Let op volle bekers! Valt je laatste boon in een beker waar al 3 of meer in liggen, dan mag je hem leegmaken. Zo komen bonen thuis.
guide-kala-harvested = Een oogst! Eén boon gaat naar de bank, alle andere naar je voorraad.
guide-kala-theirs = De ander heeft een volle beker geoogst. Misschien ben jij er de volgende keer eerder bij.
guide-kala-bonus = In je beker liggen 4 bonen of meer: een extra zaaibeurt. Ze worden meteen gezaaid, vanaf waar de beker staat.
guide-kala-dropped = Een pad mag over een speelbeker lopen: de boon valt er dan in. Bonen in een speelbeker helpen de eigenaar aan een extra zaaibeurt.
guide-kala-landing = Een pad mag op de beker van de ander eindigen. Daar kan de jouwe niet staan, dus kies je een plek ernaast.
guide-kala-few = De bonen raken op. Wie aan het begin van zijn beurt geen 4 bonen kan nemen, verliest. Een oogst vult je voorraad weer aan.
guide-kala-over = Het spel is uit: iemand had minder dan 4 bonen om te zaaien. Nu kun je Kala!

guide-ronda-welcome = Dit is Ronda, een geheugenspel. Onder tien bekers liggen 0 tot 4 bonen, elk aantal twee keer. Wie als eerste al zijn bonen kwijt is, wint.
guide-ronda-lift = Jij bent aan de beurt: til een beker op, welke je wilt. Tik hem aan.
guide-ronda-second = Kijk goed en onthoud het! Til nu een tweede beker op. Je zoekt er een met evenveel bonen.
guide-ronda-missed = Niet gelijk. Beide worden weer afgedekt en je beurt is voorbij. Maar nu weet je wat daar ligt.
guide-ronda-watch = Kijk mee als anderen bekers optillen: wat zij vinden, mag jij ook onthouden. Er wordt niets opgeschreven.
guide-ronda-add = Twee gelijke, goed gedaan! Nu mag je bij een van beide een eigen boon leggen: tik op de beker met de +.
guide-ronda-keep = Een boon minder! Je mag doorgaan: tik op de beker die open blijft en til een nieuwe op die erbij past. Of pas en wees tevreden.
guide-ronda-theirs = De ander heeft een boon gelegd. Pas op: in die beker ligt er nu één meer dan eerst!
guide-ronda-dissolved = Twee vijven is te veel: zes bonen verlaten de kring. Ze gaan in de zwarte beker, of uit het spel als daar nog bonen in liggen.
guide-ronda-fined = Zolang er bonen in de zwarte beker liggen, moet je er een pakken als je twee verschillende bekers laat zien.
guide-ronda-few = Iemand heeft nog maar één boon! Wie zijn laatste boon neerlegt, wint meteen.
guide-ronda-over = De laatste boon ligt, het spel is gewonnen. Nu kun je Ronda!

guide-hopper-welcome = Dit is Hopper. Je schiet bonen in de bekers in het midden. Schiet je de vierde boon in een beker, dan is hij van jou. Wie het eerst vier bekers heeft, wint.
guide-hopper-shoot = Jouw schot: wijs een beker op tafel aan. Houd de knop ingedrukt en laat bij het merkteken los; druk nog eens als de hand door het midden zwaait. Met getallen schieten kan ook.
guide-hopper-landed = Je boon blijft liggen waar hij tot rust kwam: in een beker, in de bak of op tafel.
guide-hopper-knocked = Een vliegende boon kan andere van hun plek stoten. Ook die blijven liggen waar ze terechtkomen.
guide-hopper-claimed = Vier bonen: de beker is van jou! De bonen liggen weer los en komen terug in het spel.
guide-hopper-theirs = De ander schoot de vierde boon en krijgt de beker. Wie de eerste drie schoot, maakt niet uit!
guide-hopper-shifted = Een beker heeft de bak verlaten, dus schuiven de andere bij elkaar. Kijk waar ze nu staan.
guide-hopper-refilled = Iemand had geen bonen meer en raapt alle losse op.
guide-hopper-near = Iemand heeft drie bekers. Nog één en het spel is gewonnen! Mik op bekers met drie bonen.
guide-hopper-over = Vier bekers: het spel is uit. Nu kun je Hopper!

guide-dacapo-welcome = Dit is Da Capo, een bluffspel. Van iedereen loopt een rij bekers naar de zwarte beker in het midden. Wie de zwarte beker vult, wint.
guide-dacapo-fist = Kies in het geheim hoeveel bonen je in je vuist neemt: 1 tot 5. Het hoogste getal wint, maar alleen als niemand anders hetzelfde toont!
guide-dacapo-advanced = Jouw getal was het hoogste dat niemand anders toonde: je bonen vullen de volgende beker van je rij.
guide-dacapo-theirs = Iemand anders had het hoogste getal dat alleen stond, en vult een beker.
guide-dacapo-equal = Gelijke getallen heffen elkaar op. Deze keer stond geen getal alleen, dus niemand komt verder.
guide-dacapo-gone = Bonen die niets winnen, gaan in de doos. Ze zijn weg: verspil er dus niet te veel.
guide-dacapo-near = Eén rij is vol tot aan de zwarte beker. Wie die vult, wint!
guide-dacapo-out = Wie geen bonen meer heeft, doet niet meer mee.
guide-dacapo-last = Nog maar één speler had bonen: die mag er één in de volgende vrije beker leggen.
guide-dacapo-over = Het spel is uit. Heeft niemand de zwarte beker gevuld, dan wint wie het verst kwam; bij gelijke stand wie minder bonen legde. Nu kun je Da Capo!

guide-kalaha-welcome = Dit is Kalaha. De zes kuiltjes voor je zijn van jou, en de voorraad rechts ernaast. Wie aan het eind de meeste steentjes in zijn voorraad heeft, wint.
guide-kalaha-sow = Jij bent aan de beurt: tik op een van je omcirkelde kuiltjes. Alle steentjes eruit worden gezaaid, één in elk volgend kuiltje, tegen de klok in.
guide-kalaha-stored = Onderweg viel een steentje in je voorraad: dat is voorgoed van jou. De voorraad van de ander wordt overgeslagen.
guide-kalaha-free = Je laatste steentje viel in je voorraad: je mag nog eens! Tel vooruit en probeer dat vaak.
guide-kalaha-their-free = De ander eindigde in de eigen voorraad en mag nog eens.
guide-kalaha-captured = Je laatste steentje viel in een leeg kuiltje van jou: je slaat de steentjes ertegenover, en krijgt het jouwe erbij.
guide-kalaha-robbed = De ander eindigde in een eigen leeg kuiltje en sloeg jouw steentjes ertegenover. Volle kuiltjes tegenover lege lopen gevaar!
guide-kalaha-skipped = Wie geen steentjes in de kuiltjes heeft, wordt overgeslagen tot er weer komen.
guide-kalaha-few = Aan één kant ligt niet veel meer. Het spel eindigt als alle steentjes in de voorraden liggen.
guide-kalaha-over = Alle steentjes zijn thuis. Wie de meeste heeft, wint. Nu kun je Kalaha!

guide-kessel-welcome = Dit is Kupferkessel Co. Je loopt om de kaarten heen en verzamelt ingrediënten in je ketel. Drie of vier kaarten van hetzelfde ingrediënt leveren punten op, één losse kost punten.
guide-kessel-take = Je figuur is naar een rij gelopen: die licht op. Neem er een kaart naar keuze uit. Tik hem aan.
guide-kessel-taken = Je kaart ligt nu boven op je ketel en verbergt alle andere, ook voor jou. Probeer te onthouden wat erin zit!
guide-kessel-walked = Een figuur loopt zoveel stappen als de bovenste kaart van zijn ketel waard is. Je kaart bepaalt dus ook waar je daarna komt.
guide-kessel-refilled = De lege plek krijgt een nieuwe kaart van de stapel.
guide-kessel-corner = Je figuur stopte bij een hoek: daar neem je niets en is je beurt voorbij.
guide-kessel-jumped = Waar een andere figuur staat, spring je eroverheen. Dat telt niet als stap.
guide-kessel-cauldron = Deze kaart toont een exploderende ketel: als je wilt, verliest de ander de bovenste kaart van zijn ketel.
guide-kessel-exploded = Knal! De bovenste kaart is uit je ketel geknald en gaat onder de stapel.
guide-kessel-wand = Deze kaart toont een toverstaf: als je wilt, mag je meteen nog eens. Nooit vaker dan twee keer achter elkaar.
guide-kessel-stack = De stapel is op: plekken blijven vanaf nu leeg. Het spel eindigt zodra iemand de laatste kaart van een rij neemt.
guide-kessel-last = Dat was de laatste kaart van een rij, en het einde van het spel. Wie hem nam, mag hem houden of wegleggen.
guide-kessel-over = Nu wordt er geteld: één kaart van een ingrediënt kost zijn waarde, twee tellen niets, drie leveren hun som op, vier hun som en 5 extra. In je eigen kleur tellen de sommen dubbel. De meeste enen leveren 5 op. Nu kun je het spel!
