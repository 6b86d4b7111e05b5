## The game in a minute

kalaha-in-a-minute = Elke kant van het bord heeft zes kuiltjes en rechts daarvan een verzamelkuil. In je beurt pak je alle steentjes uit een van je kuiltjes en zaai je ze één voor één tegen de klok in. Valt het laatste steentje in je verzamelkuil, dan ben je nog een keer aan de beurt. Valt het in een leeg kuiltje van jezelf, dan sla je wat ertegenover ligt. Het spel eindigt als alle steentjes in de verzamelkuilen liggen. Wie dan de meeste heeft, wint.

## Lessons, in the order of lessons.toml

lesson-kalaha-home-task = De zes kuiltjes voor je zijn van jou, en de verzamelkuil rechts van je ook. Wat je daar verzamelt, telt. Bij een zet gaan de steentjes van een kuiltje één voor één naar rechts. Kies een kuiltje waarvan de steentjes tot in je verzamelkuil komen.
lesson-kalaha-home-right = Er ligt een steentje in je verzamelkuil. Het telt voor jou, en niemand pakt het je nog af. De kuiltjes tegenover je zijn van de ander.
lesson-kalaha-home-missed = Deze vier steentjes kwamen niet tot je verzamelkuil. Tel naar rechts mee en kies een kuiltje dat er dichter bij ligt.

lesson-kalaha-three-sides-task = Jullie spelen met z’n drieën, en aan de kant rechts van je zit niemand. Stuur een steentje daaroverheen, naar wie daarna komt.
lesson-kalaha-three-sides-right = Eerst je verzamelkuil, dan meteen het eerste kuiltje van de volgende speler. Een kant zonder speler blijft leeg en wordt overgeslagen.
lesson-kalaha-three-sides-missed = Dat steentje bleef aan jouw kant. Neem er genoeg om voorbij je verzamelkuil te komen.

lesson-kalaha-four-each-task = Aan het begin liggen er vier steentjes in elk kuiltje. Je hebt al een keer gezaaid en bent nog een keer aan de beurt. Speel een kuiltje waarin nog de eerste vier steentjes liggen.
lesson-kalaha-four-each-right = Vier steentjes. Zoveel lagen er aan het begin in elk kuiltje op het bord.
lesson-kalaha-four-each-missed = Hier lagen er al vijf, want een van de steentjes die je net hebt gezaaid, was in dit kuiltje gevallen.

lesson-kalaha-highest-roll-task = Jullie gooiden allebei een vier, dus werd er opnieuw gegooid: een twee voor de ander, een vijf voor jou. Jij begint. Open met een zet die tot de overkant komt.
lesson-kalaha-highest-roll-right = Wie het hoogst gooit, begint, en wie gelijk gooit, gooit opnieuw. Vanaf nu gaat de beurt naar rechts, net als de steentjes.
lesson-kalaha-highest-roll-missed = Je was aan de beurt, maar alle steentjes zijn bij jou gebleven. Kies een kuiltje verder naar rechts.

lesson-kalaha-to-the-right-task = Jullie spelen met z’n vieren. De beurt gaat dezelfde kant op als de steentjes: naar rechts, tegen de klok in. Stuur twee steentjes naar de speler die na jou aan de beurt is.
lesson-kalaha-to-the-right-right = Je rechterbuur kreeg twee steentjes en daarna de beurt. Toen kwamen de andere twee, en nu ben jij weer aan de beurt.
lesson-kalaha-to-the-right-missed = Bij je rechterbuur is geen steentje aangekomen.

lesson-kalaha-around-task = In een zet pak je alle steentjes uit een kuiltje en verdeel je ze één voor één, zonder een kuiltje over te slaan. Ga helemaal rond, tot je laatste steentje in je eigen eerste kuiltje valt.
lesson-kalaha-around-right = Eén steentje voor je verzamelkuil, één voor elk kuiltje aan de overkant, en het laatste is weer thuis. Je eigen verzamelkuil krijgt er onderweg een, die van de ander niet.
lesson-kalaha-around-missed = Dat waren te weinig steentjes om helemaal rond te komen.

lesson-kalaha-long-lap-task = Een van je kuiltjes is zo vol dat de steentjes terugkomen waar ze vandaan kwamen, en nog verder. Speel het.
lesson-kalaha-long-lap-right = Op een lange ronde wordt geen kuiltje overgeslagen. Ook het kuiltje dat je net had leeggemaakt, kreeg een steentje.
lesson-kalaha-long-lap-missed = Eén steentje is geen lange ronde. Zoek het kuiltje met veertien steentjes.

lesson-kalaha-past-the-store-task = In deze partij wordt er niet in de verzamelkuilen gezaaid. Stuur twee steentjes naar de overkant.
lesson-kalaha-past-the-store-right = Je steentjes gingen langs je verzamelkuil, recht in de kuiltjes van de ander.
lesson-kalaha-past-the-store-missed = Dat steentje bleef aan jouw kant.

lesson-kalaha-free-task = Laat je laatste steentje precies in je eigen verzamelkuil vallen.
lesson-kalaha-free-right = Het laatste steentje viel in je verzamelkuil, dus krijg je een extra beurt.
lesson-kalaha-free-missed = Je laatste steentje viel in een kuiltje, en je beurt is voorbij. In welk kuiltje liggen precies zoveel steentjes als het stappen is tot je verzamelkuil?

lesson-kalaha-free-again-task = Op een extra beurt kan er nog een volgen. Verdien er twee achter elkaar.
lesson-kalaha-free-again-right = Twee keer viel je laatste steentje in je verzamelkuil, en je bent alweer aan de beurt. Zo mag je doorgaan zolang het lukt.
lesson-kalaha-free-again-missed = Dat steentje bleef vlak voor je verzamelkuil liggen, dus geen extra beurt. Het andere kuiltje komt precies uit.

lesson-kalaha-capture-task = Aan de overkant zijn vijf steentjes te halen. Laat je laatste steentje in je lege kuiltje recht ertegenover vallen.
lesson-kalaha-capture-right = Je laatste steentje viel in een eigen kuiltje dat leeg was, en recht ertegenover lagen steentjes. Alle vijf gingen naar je verzamelkuil, samen met het slaande steentje.
lesson-kalaha-capture-missed = Ook dit laatste steentje viel in een leeg kuiltje, maar ertegenover ligt niets.

lesson-kalaha-capture-in-kalah-task = Tegenover een van je lege kuiltjes liggen drie steentjes. Laat je laatste steentje in dat kuiltje vallen.
lesson-kalaha-capture-in-kalah-right = De drie steentjes gingen samen met je laatste steentje naar je verzamelkuil. Tot zover is deze vorm van Kalah als elke andere; wat er bijzonder aan is, staat bij de voorinstellingen.
lesson-kalaha-capture-in-kalah-missed = Je laatste steentje viel aan de overkant. Slaan kan alleen in een eigen kuiltje.

lesson-kalaha-nothing-across-task = Twee van je steentjes kunnen naar een leeg kuiltje. Met maar één daarvan sla je iets. Speel dat steentje.
lesson-kalaha-nothing-across-right = Recht ertegenover lagen drie steentjes. Samen met het jouwe gingen er vier naar je verzamelkuil.
lesson-kalaha-nothing-across-missed = Recht ertegenover ligt niets. Er wordt dus niets geslagen, en je steentje blijft gewoon in zijn kuiltje.

lesson-kalaha-nobody-across-task = Jullie zijn met z’n drieën, jij zit in het midden en tegenover je zit niemand. Laat je laatste steentje in een leeg kuiltje van jezelf vallen en kijk wat er gebeurt.
lesson-kalaha-nobody-across-right = Er gebeurt niets, want een kant zonder speler is altijd leeg. Er valt dus niets te slaan, en je steentje blijft in zijn kuiltje.
lesson-kalaha-nobody-across-missed = Dat laatste steentje viel niet in een leeg kuiltje.

lesson-kalaha-all-others-task = In deze partij sla je bij alle anderen tegelijk. Bij jouw lege tweede kuiltje hoort het vijfde van elk van de anderen; ieder telt vanaf de eigen linkerkant. Laat je laatste steentje erin vallen.
lesson-kalaha-all-others-right = Drie steentjes, twee steentjes, vier steentjes en het jouwe erbij: tien voor je verzamelkuil. Bij alle anderen is het overeenkomstige kuiltje leeggemaakt.
lesson-kalaha-all-others-missed = Je laatste steentje viel in je verzamelkuil. Dat is een extra beurt, maar je hebt niets geslagen.

lesson-kalaha-even-nothing-task = Volgens deze regel slaat je laatste steentje in een leeg kuiltje van jezelf ook als er niets te halen valt. Breng zo een steentje naar je verzamelkuil.
lesson-kalaha-even-nothing-right = Het overeenkomstige kuiltje was leeg, maar je slaande steentje ging toch naar je verzamelkuil.
lesson-kalaha-even-nothing-missed = Je laatste steentje viel in een kuiltje van de ander. Slaan kan alleen in een eigen kuiltje.

lesson-kalaha-passed-over-task = De ander heeft geen steentjes meer. Doe een zet waarbij dat zo blijft.
lesson-kalaha-passed-over-right = Wie geen steentjes heeft, slaat een beurt over. Daarom ben jij meteen weer aan de beurt. Dat blijft zo tot daar weer een steentje aankomt.
lesson-kalaha-passed-over-missed = Een van je steentjes kwam aan de overkant. Daar kan nu weer worden gezet.

lesson-kalaha-last-stone-task = Er is nog maar één steentje in het spel. Breng het naar je verzamelkuil.
lesson-kalaha-last-stone-right = Alle steentjes liggen in de verzamelkuilen, en het spel is afgelopen. Je wint met 25 tegen 23, want jij hebt de meeste steentjes.

lesson-kalaha-shared-task = Een laatste steentje is op weg naar je verzamelkuil. Speel tot het spel is afgelopen.
lesson-kalaha-shared-right = 24 steentjes voor jou en 24 voor de ander. Bij een gelijke stand delen jullie de overwinning.

lesson-kalaha-touched-task = Kijk en tel zo lang je wilt, maar een kuiltje dat je aanraakt, moet je spelen. Met een van je kuiltjes sla je zes steentjes. Welk?
lesson-kalaha-touched-right = Zeven steentjes voor je verzamelkuil. Eerst nadenken, dan aanraken!
lesson-kalaha-touched-missed = Aanraken is zetten: in een echte partij zou deze zet gelden. Hier mag je het nog eens proberen.

lesson-kalaha-agreed-task = In deze partij hebben jullie afgesproken dat je zetten mag terugnemen. Vind toch in één keer het kuiltje waarmee je zes steentjes slaat.
lesson-kalaha-agreed-right = Zeven steentjes voor je verzamelkuil. Had je je vergist, dan had je de zet terug kunnen vragen, want zo hebben jullie het afgesproken.
lesson-kalaha-agreed-missed = Dit kuiltje was het niet. In deze partij zou je de zet mogen terugnemen; hier probeer je het gewoon nog eens.

lesson-kalaha-three-stones-task = Met drie steentjes per kuiltje is het spel makkelijker te overzien. Uit welk kuiltje valt je laatste steentje precies in je verzamelkuil?
lesson-kalaha-three-stones-right = Drie steentjes, drie stappen: een extra beurt, al bij de eerste zet.
lesson-kalaha-three-stones-missed = Het laatste steentje kwam niet in je verzamelkuil. Tel van daar drie stappen terug.

lesson-kalaha-five-stones-task = Met vijf steentjes per kuiltje of meer worden de zetten langer en het spel rijker. Uit welk kuiltje valt je laatste steentje nu precies in je verzamelkuil?
lesson-kalaha-five-stones-right = Vijf steentjes, vijf stappen. Met elk aantal steentjes begint het spel anders.
lesson-kalaha-five-stones-missed = Het laatste steentje kwam niet in je verzamelkuil. Tel van daar vijf stappen terug.

lesson-kalaha-no-move-task = In deze variant is het spel afgelopen zodra de speler die aan de beurt is geen steentjes heeft. Je staat voor en de overkant is leeg. Geef de beurt door, maar geen steentje.
lesson-kalaha-no-move-right = De ander was aan de beurt en kon niet, dus is het spel afgelopen: 26 tegen 19 voor jou. De steentjes in je kuiltjes tellen voor niemand.
lesson-kalaha-no-move-missed = Nu heeft de ander een steentje om te zetten, en het spel gaat door.

lesson-kalaha-side-cleared-task = In deze variant is het spel afgelopen zodra een kant leeg is, welke dan ook. Je staat voor. Sla de laatste steentjes van de overkant.
lesson-kalaha-side-cleared-right = Een kant is leeg, en het spel is meteen afgelopen. De twee steentjes in je kuiltje tellen voor niemand.
lesson-kalaha-side-cleared-missed = Aan beide kanten liggen nog steentjes, dus het spel gaat door.

lesson-kalaha-three-players-task = Hier kun je alleen met twee of vier spelers slaan, en jullie zijn met z’n drieën. Tegenover je lege tweede kuiltje liggen vier steentjes. Laat je laatste steentje erin vallen en kijk.
lesson-kalaha-three-players-right = De vier steentjes blijven liggen, want met drie spelers wordt er in deze variant niet geslagen.
lesson-kalaha-three-players-missed = Je laatste steentje viel in je verzamelkuil, niet in een leeg kuiltje.

lesson-kalaha-four-players-task = Met vier spelers mag er in deze variant geslagen worden, maar alleen uit het kuiltje recht ertegenover. Daar liggen twee steentjes. Sla ze.
lesson-kalaha-four-players-right = De twee steentjes van recht tegenover je gingen naar je verzamelkuil, samen met het slaande steentje. Links en rechts van je heeft niemand iets verloren.
lesson-kalaha-four-players-missed = Dat was een extra beurt, maar je hebt niets geslagen.

lesson-kalaha-stays-task = Sla de vijf steentjes en let op wat er gebeurt met het steentje dat slaat.
lesson-kalaha-stays-right = De vijf gingen naar je verzamelkuil; het slaande steentje blijft in zijn kuiltje en speelt weer mee. (Alleen de Britse uitgave zegt dat duidelijk; die volgen we.)
lesson-kalaha-stays-missed = Tegenover dit laatste steentje ligt niets, dus is er niets geslagen.

lesson-kalaha-captures-only-task = In deze variant wordt er niet in de verzamelkuilen gezaaid. Je krijgt alleen steentjes door te slaan. Haal er een paar.
lesson-kalaha-captures-only-right = De vier steentjes en je laatste steentje liggen in je verzamelkuil. Anders raakt die hier niet vol.
lesson-kalaha-captures-only-missed = Dit steentje ging langs je verzamelkuil, recht naar de overkant.

lesson-kalaha-in-circles-task = Er is al lang niets meer geslagen. Een paar zetten geleden lagen je twee steentjes naast elkaar, in je tweede en derde kuiltje. Je staat voor. Laat die stelling terugkomen.
lesson-kalaha-in-circles-right = Dezelfde stelling kwam terug zonder dat er intussen is geslagen, dus is het spel afgelopen. Wat in kuiltjes ligt, telt voor niemand, en je wint met 26 tegen 20.
lesson-kalaha-in-circles-missed = Deze stelling is nieuw, dus het spel gaat door.

lesson-kalaha-no-free-turn-task = Laat je laatste steentje in je eigen verzamelkuil vallen en kijk wie er dan aan de beurt is.
lesson-kalaha-no-free-turn-right = Een steentje voor je verzamelkuil, maar geen extra beurt, want in deze variant is daarna altijd de volgende aan de beurt.
lesson-kalaha-no-free-turn-missed = Je laatste steentje viel in een kuiltje. Zoek het kuiltje dat precies tot je verzamelkuil komt.

lesson-kalaha-sweep-task = Dit is Kalah, het gangbare spel voor twee. Is een kant leeg, dan is het spel afgelopen en houdt ieder de steentjes van de eigen kant. Sla de laatste drie steentjes van de overkant.
lesson-kalaha-sweep-right = De overkant was leeg en het spel afgelopen; de vier steentjes aan jouw kant gingen ook nog naar je verzamelkuil: 29 tegen 19.
lesson-kalaha-sweep-missed = De ander heeft nog steentjes, dus het spel gaat door.

lesson-kalaha-capture-of-nothing-task = In deze vorm van Kalah slaat je laatste steentje in een leeg kuiltje van jezelf ook als er niets tegenover ligt. Breng zo één steentje naar je verzamelkuil.
lesson-kalaha-capture-of-nothing-right = Er lag niets tegenover, maar je slaande steentje ging naar je verzamelkuil. In gewoon Kalah was het in zijn kuiltje gebleven.
lesson-kalaha-capture-of-nothing-missed = Je laatste steentje viel aan de overkant. Slaan kan alleen in een eigen kuiltje.

lesson-kalaha-small-board-task = Kalah kan met één tot zes kuiltjes per kant. Hier zijn het er drie, met elk drie steentjes. Zoek het kuiltje waarvan het laatste steentje in je verzamelkuil valt.
lesson-kalaha-small-board-right = Drie steentjes, drie stappen, een extra beurt. Op een klein bord is een partij snel uit. Fijn om mee te beginnen.
lesson-kalaha-small-board-missed = Het laatste steentje kwam niet in je verzamelkuil.

## Titles of lessons, where a rule has several

lesson-kalaha-home-title = Jouw kant
lesson-kalaha-three-sides-title = Met z’n drieën
lesson-kalaha-highest-roll-title = De hoogste worp
lesson-kalaha-to-the-right-title = Naar rechts
lesson-kalaha-around-title = Helemaal rond
lesson-kalaha-long-lap-title = Een lange ronde
lesson-kalaha-past-the-store-title = Voorbij de verzamelkuil
lesson-kalaha-free-title = Nog een beurt
lesson-kalaha-free-again-title = Twee keer achter elkaar
lesson-kalaha-capture-title = Vijf steentjes slaan
lesson-kalaha-capture-in-kalah-title = Slaan in Kalah
lesson-kalaha-nothing-across-title = Niets aan de overkant
lesson-kalaha-nobody-across-title = Niemand aan de overkant
lesson-kalaha-all-others-title = Van alle anderen
lesson-kalaha-even-nothing-title = Ook als er niets ligt
lesson-kalaha-last-stone-title = Het laatste steentje
lesson-kalaha-shared-title = Een gedeelde overwinning
lesson-kalaha-touched-title = Eerst tellen, dan aanraken
lesson-kalaha-agreed-title = Terugnemen mag
lesson-kalaha-three-stones-title = Drie steentjes
lesson-kalaha-five-stones-title = Vijf steentjes
lesson-kalaha-no-move-title = Geen zet meer
lesson-kalaha-side-cleared-title = Een lege kant
lesson-kalaha-three-players-title = Met drie niet slaan
lesson-kalaha-four-players-title = Slaan met vier
lesson-kalaha-captures-only-title = Alleen slaan levert iets op
lesson-kalaha-in-circles-title = In kringetjes
lesson-kalaha-sweep-title = Je eigen kant telt
lesson-kalaha-capture-of-nothing-title = Slaan zonder buit
lesson-kalaha-small-board-title = Een klein bord

## What the editions leave open or disagree on, and what we added

rule-KALAHA-3-choice = In alle uitgaven begint wie het hoogst gooit; geen ervan noemt gelijke worpen. Bij ons gooien die spelers opnieuw. Geen enkele optie verandert dat.
rule-KALAHA-4-choice = Geen enkele uitgave zegt of het leeggemaakte kuiltje een steentje krijgt als je helemaal rondgaat. Bij ons wel. Geen enkele optie verandert dat.
rule-KALAHA-6-choice = De Franse uitgave vraagt alleen een leeg kuiltje tegenover een gevuld; met vier spelers kan dat van een buur zijn. Bij ons moet het van jezelf zijn, zoals in de Duitse en de Spaanse uitgave. De optie ‘capture’ bepaalt hoe je slaat.
rule-KALAHA-7-choice = Volgens de Britse uitgave maakt slaan bij alle spelers de overeenkomstige kuiltjes leeg, maar welke dat zijn, staat er niet. Wij tellen alsof elke andere rij recht tegenover je ligt: bij jouw tweede kuiltje van links hoort in elke andere rij het tweede van rechts. Volgens de Duitse, de Franse en de Spaanse uitgave sla je alleen uit het kuiltje recht ertegenover. De optie ‘capture’ bepaalt dit.
rule-KALAHA-P-beyond = De vier uitgaven volgen de gedrukte regels. De twee vormen van Kalah en de kleinere borden komen uit onderzoek.
rule-KALAHA-V2-choice = Volgens de Duitse, de Franse en de Spaanse uitgave eindigt het spel als iemand aan de beurt is en geen steentjes heeft, volgens de Britse zodra een kant leeg is. Of ook een kant telt die door slaan leeg raakte, staat er niet; bij ons wel. De optie ‘end’ bepaalt dit.
rule-KALAHA-V4-choice = Alleen de Britse uitgave zegt duidelijk dat het slaande steentje blijft liggen. De Duitse en de Spaanse spreken van het geslagen steentje, de Franse van de gepakte steentjes; als die bleven liggen, zou slaan niets opleveren. Wij volgen de Britse. De optie ‘capturer_stays’ zet de variant aan.
rule-KALAHA-V5-choice = Alle vier de uitgaven noemen deze variant, maar geen ervan zegt wat er gebeurt als niemand meer slaat. De steentjes zouden eeuwig kunnen rondgaan. Bij ons eindigt het spel als een stelling terugkomt zonder dat er intussen is geslagen, of na honderd zetten zonder slaan; steentjes in kuiltjes tellen dan voor niemand. De optie ‘sow_stores’ zet de variant aan.

## The guided first game: each note is shown once, when what it explains first happens

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

## Print

print-help-kalaha = Schrijf na elke partij op hoeveel steentjes er in ieders verzamelkuil liggen. Er zijn in totaal { $stones } steentjes.
