## De lessen van Kalaha, in de volgorde van games/kalaha/lessons.toml.

lesson-kalaha-home-task = De zes kuiltjes voor je zijn van jou, en de voorraad rechts van je ook. Wat je daar verzamelt, telt. Bij een zet gaan de steentjes van een kuiltje één voor één naar rechts. Kies een kuiltje waarvan de steentjes tot in je voorraad komen.
lesson-kalaha-home-right = Er ligt een steentje in je voorraad: het telt voor jou, en niemand pakt het je nog af. De kuiltjes tegenover je zijn van de ander.
lesson-kalaha-home-missed = Deze vier steentjes kwamen niet tot je voorraad. Tel naar rechts mee en kies een kuiltje dat er dichter bij ligt.

lesson-kalaha-three-sides-task = Jullie spelen met z’n drieën, en aan de zijde rechts van je zit niemand. Stuur een steentje daaroverheen, naar wie daarna komt.
lesson-kalaha-three-sides-right = Eerst je voorraad, dan meteen het eerste kuiltje van de volgende speler: een zijde zonder speler blijft leeg en wordt overgeslagen.
lesson-kalaha-three-sides-missed = Dat steentje bleef aan jouw kant. Neem er genoeg om voorbij je voorraad te komen.

lesson-kalaha-four-each-task = Aan het begin liggen er vier steentjes in elk kuiltje. Je hebt al een keer gezaaid en mag nog eens. Speel een kuiltje waarin nog de eerste vier steentjes liggen.
lesson-kalaha-four-each-right = Vier steentjes: met zoveel is elk kuiltje op het bord begonnen.
lesson-kalaha-four-each-missed = Hier lagen er al vijf: een van de steentjes die je net hebt gezaaid, was in dit kuiltje gevallen.

lesson-kalaha-highest-roll-task = Jullie gooiden allebei een vier, dus werd er opnieuw gegooid: een twee aan de overkant, een vijf voor jou. Jij begint. Open met een zet die tot de overkant komt.
lesson-kalaha-highest-roll-right = De hoogste worp begint, en bij een gelijke worp wordt opnieuw gegooid. Vanaf nu gaat de beurt naar rechts, net als de steentjes.
lesson-kalaha-highest-roll-missed = Je was aan de beurt, maar alle steentjes zijn bij jou gebleven. Kies een kuiltje verder naar rechts.

lesson-kalaha-to-the-right-task = Jullie spelen met z’n vieren. De beurt gaat dezelfde kant op als de steentjes: naar rechts, tegen de klok in. Stuur twee steentjes naar de speler die na jou aan de beurt is.
lesson-kalaha-to-the-right-right = Je rechterbuur kreeg twee steentjes en daarna de beurt. Toen kwamen de andere twee, en nu ben jij weer aan de beurt.
lesson-kalaha-to-the-right-missed = Bij je rechterbuur is geen steentje aangekomen.

lesson-kalaha-around-task = Een zet neemt alle steentjes uit een kuiltje en verdeelt ze één voor één, zonder een kuiltje over te slaan. Ga helemaal rond, tot je laatste steentje in je eigen eerste kuiltje valt.
lesson-kalaha-around-right = Eén steentje voor je voorraad, één voor elk kuiltje aan de overkant, en het laatste is weer thuis. Je eigen voorraad krijgt er onderweg een, die van de ander niet.
lesson-kalaha-around-missed = Dat waren te weinig steentjes om helemaal rond te komen.

lesson-kalaha-long-lap-task = Een van je kuiltjes is zo vol dat de steentjes terugkomen waar ze vandaan kwamen, en nog verder. Speel het.
lesson-kalaha-long-lap-right = Op een lange ronde wordt geen kuiltje overgeslagen: ook het kuiltje dat je net had leeggemaakt, kreeg een steentje.
lesson-kalaha-long-lap-missed = Eén steentje is geen lange ronde. Zoek het kuiltje met veertien steentjes.

lesson-kalaha-past-the-store-task = Aan deze tafel wordt er niet in de voorraden gezaaid. Stuur twee steentjes naar de overkant.
lesson-kalaha-past-the-store-right = Je steentjes gingen langs je voorraad, recht in de kuiltjes van de ander.
lesson-kalaha-past-the-store-missed = Dat steentje bleef aan jouw kant.

lesson-kalaha-free-task = Laat je laatste steentje precies in je eigen voorraad vallen.
lesson-kalaha-free-right = Het laatste steentje viel in je voorraad, dus mag je nog eens: een extra beurt.
lesson-kalaha-free-missed = Je laatste steentje viel in een kuiltje, en je beurt is voorbij. In welk kuiltje liggen precies zoveel steentjes als het stappen is tot je voorraad?

lesson-kalaha-free-again-task = Op een extra beurt kan er nog een volgen. Verdien er twee achter elkaar.
lesson-kalaha-free-again-right = Tweemaal viel je laatste steentje in je voorraad, en je bent alweer aan de beurt. Zo mag je doorgaan zolang het lukt.
lesson-kalaha-free-again-missed = Dat steentje bleef vlak voor je voorraad liggen, dus geen extra beurt. Het andere kuiltje komt precies uit.

lesson-kalaha-capture-task = Aan de overkant zijn vijf steentjes te halen. Laat je laatste steentje in je lege kuiltje recht ertegenover vallen.
lesson-kalaha-capture-right = Je laatste steentje viel in een eigen kuiltje dat leeg was, en recht ertegenover lagen steentjes. Alle vijf gingen naar je voorraad, samen met het slaande steentje.
lesson-kalaha-capture-missed = Ook dit laatste steentje viel in een leeg kuiltje, maar ertegenover ligt niets.

lesson-kalaha-capture-in-kalah-task = Tegenover een van je lege kuiltjes liggen drie steentjes. Laat je laatste steentje in dat kuiltje vallen.
lesson-kalaha-capture-in-kalah-right = Drie steentjes en het slaande gingen naar je voorraad. Tot zover is deze vorm van Kalah als elke andere; wat er bijzonder aan is, staat bij de voorinstellingen.
lesson-kalaha-capture-in-kalah-missed = Je laatste steentje viel aan de overkant. Slaan kan alleen in een eigen kuiltje.

lesson-kalaha-nothing-across-task = Twee van je steentjes kunnen naar een leeg kuiltje. Maar één daarvan slaat iets: speel dat.
lesson-kalaha-nothing-across-right = Recht ertegenover lagen drie steentjes. Samen met het jouwe gingen er vier naar je voorraad.
lesson-kalaha-nothing-across-missed = Recht ertegenover ligt niets. Er wordt dus niets geslagen, en je steentje blijft gewoon in zijn kuiltje.

lesson-kalaha-nobody-across-task = Jullie zijn met z’n drieën, jij zit in het midden en tegenover je zit niemand. Laat je laatste steentje in een leeg eigen kuiltje vallen en kijk wat er gebeurt.
lesson-kalaha-nobody-across-right = Er gebeurt niets: een zijde zonder speler is altijd leeg, dus valt er niets te slaan. Je steentje blijft in zijn kuiltje.
lesson-kalaha-nobody-across-missed = Dat laatste steentje viel niet in een leeg kuiltje.

lesson-kalaha-all-others-task = Aan deze tafel treft slaan iedereen. Bij jouw lege tweede kuiltje hoort het vijfde van elk van de anderen; ieder telt vanaf de eigen linkerkant. Laat je laatste steentje erin vallen.
lesson-kalaha-all-others-right = Drie steentjes, twee steentjes, vier steentjes en het jouwe erbij: tien voor je voorraad. Bij alle anderen is het overeenkomstige kuiltje leeggemaakt.
lesson-kalaha-all-others-missed = Je laatste steentje viel in je voorraad. Dat is een extra beurt, maar je hebt niets geslagen.

lesson-kalaha-even-nothing-task = Volgens deze regel slaat je laatste steentje in een leeg eigen kuiltje ook als er niets te halen valt. Breng zo een steentje naar je voorraad.
lesson-kalaha-even-nothing-right = Het overeenkomstige kuiltje was leeg, maar je slaande steentje ging toch naar je voorraad.
lesson-kalaha-even-nothing-missed = Je laatste steentje viel in een kuiltje van de ander. Slaan kan alleen in een eigen kuiltje.

lesson-kalaha-passed-over-task = De ander heeft geen steentjes meer. Doe een zet waarbij dat zo blijft.
lesson-kalaha-passed-over-right = Wie geen steentjes heeft, wordt overgeslagen, en zo ben jij meteen weer aan de beurt. Dat blijft zo tot daar weer een steentje aankomt.
lesson-kalaha-passed-over-missed = Een van je steentjes kwam aan de overkant: daar valt nu weer iets te zetten.

lesson-kalaha-last-stone-task = Er is nog maar één steentje in het spel. Breng het thuis.
lesson-kalaha-last-stone-right = Alle steentjes liggen in de voorraden, en het spel is afgelopen. Je wint met 25 tegen 23: de meeste steentjes winnen.

lesson-kalaha-shared-task = Een laatste steentje is op weg naar je voorraad. Speel tot het spel is afgelopen.
lesson-kalaha-shared-right = 24 steentjes voor jou en 24 voor de ander: bij gelijke stand delen jullie de overwinning.

lesson-kalaha-touched-task = Kijk en tel zo lang je wilt, maar raak alleen aan wat je wilt spelen: een gekozen kuiltje is gespeeld. Een van je kuiltjes slaat zes steentjes. Welk?
lesson-kalaha-touched-right = Zeven steentjes voor je voorraad. Eerst denken, dan pakken: meer vraagt deze regel niet.
lesson-kalaha-touched-missed = Aangeraakt is gespeeld: aan tafel zou deze zet gelden. Hier mag je het nog eens proberen.

lesson-kalaha-agreed-task = Aan deze tafel is afgesproken dat zetten mogen worden teruggenomen. Vind toch in één keer het kuiltje dat zes steentjes slaat.
lesson-kalaha-agreed-right = Zeven steentjes voor je voorraad. Had je je vergist, dan had je de zet terug kunnen vragen, want zo heeft de tafel het afgesproken.
lesson-kalaha-agreed-missed = Dit kuiltje was het niet. Aan deze tafel zou je de zet mogen terugnemen; hier probeer je het gewoon nog eens.

lesson-kalaha-three-stones-task = Met drie steentjes per kuiltje is het spel makkelijker te overzien. Uit welk kuiltje valt je laatste steentje precies in je voorraad?
lesson-kalaha-three-stones-right = Drie steentjes, drie stappen: een extra beurt, al bij de eerste zet.
lesson-kalaha-three-stones-missed = Het laatste steentje kwam niet in je voorraad. Tel van daar drie stappen terug.

lesson-kalaha-five-stones-task = Met vijf steentjes per kuiltje of meer worden de zetten langer en het spel rijker. Uit welk kuiltje valt je laatste steentje nu precies in je voorraad?
lesson-kalaha-five-stones-right = Vijf steentjes, vijf stappen. Met elk aantal steentjes begint het spel anders.
lesson-kalaha-five-stones-missed = Het laatste steentje kwam niet in je voorraad. Tel van daar vijf stappen terug.

lesson-kalaha-no-move-task = In deze variant is het spel afgelopen zodra de speler die aan de beurt is geen steentjes heeft. Je staat voor en de overkant is leeg: geef de beurt door, maar geen steentje.
lesson-kalaha-no-move-right = De ander was aan de beurt en kon niet, dus is het spel afgelopen: 26 tegen 19 voor jou. De steentjes in je kuiltjes tellen voor niemand.
lesson-kalaha-no-move-missed = Nu heeft de ander een steentje om te zetten, en het spel gaat door.

lesson-kalaha-side-cleared-task = In deze variant is het spel afgelopen zodra een zijde leeg is, welke dan ook. Je staat voor: sla de laatste steentjes van de overkant.
lesson-kalaha-side-cleared-right = Een zijde is leeg, en het spel is meteen afgelopen. De twee steentjes in je kuiltje tellen voor niemand.
lesson-kalaha-side-cleared-missed = Aan beide kanten liggen nog steentjes, dus het spel gaat door.

lesson-kalaha-three-players-task = Hier slaan alleen twee of vier spelers, en jullie zijn met z’n drieën. Tegenover je lege tweede kuiltje liggen vier steentjes: laat je laatste steentje erin vallen en kijk.
lesson-kalaha-three-players-right = De vier steentjes blijven liggen: met drie spelers wordt er in deze variant niet geslagen.
lesson-kalaha-three-players-missed = Je laatste steentje viel in je voorraad, niet in een leeg kuiltje.

lesson-kalaha-four-players-task = Met vier spelers mag er in deze variant geslagen worden, maar alleen uit het kuiltje recht ertegenover. Daar liggen twee steentjes: haal ze.
lesson-kalaha-four-players-right = De twee steentjes van recht tegenover je gingen naar je voorraad, samen met het slaande steentje. Links en rechts van je heeft niemand iets verloren.
lesson-kalaha-four-players-missed = Dat was een extra beurt, maar je hebt niets geslagen.

lesson-kalaha-stays-task = Sla de vijf steentjes en let op wat er gebeurt met het steentje dat slaat.
lesson-kalaha-stays-right = De vijf gingen naar je voorraad; het slaande steentje blijft in zijn kuiltje en speelt weer mee. (Het Franse boekje zegt dit van de geslagen steentjes; wij volgen de andere drie.)
lesson-kalaha-stays-missed = Tegenover dit laatste steentje ligt niets, dus is er niets geslagen.

lesson-kalaha-captures-only-task = In deze variant wordt er niet in de voorraden gezaaid: alleen slaan brengt steentjes thuis. Haal er een paar.
lesson-kalaha-captures-only-right = Vier steentjes en het slaande liggen in je voorraad. Anders raakt die hier niet vol.
lesson-kalaha-captures-only-missed = Dit steentje ging langs je voorraad, recht naar de overkant.

lesson-kalaha-in-circles-task = Er is al lang niets meer geslagen. Een paar zetten geleden lagen je twee steentjes naast elkaar, in je tweede en derde kuiltje. Je staat voor: laat die stelling terugkomen.
lesson-kalaha-in-circles-right = Dezelfde stelling kwam terug zonder slaan ertussen, dus is het spel afgelopen. Wat in kuiltjes ligt, telt voor niemand, en je wint met 26 tegen 20.
lesson-kalaha-in-circles-missed = Deze stelling is nieuw, dus het spel gaat door.

lesson-kalaha-no-free-turn-task = Laat je laatste steentje in je eigen voorraad vallen en kijk wie er dan aan de beurt is.
lesson-kalaha-no-free-turn-right = Een steentje voor je voorraad, maar geen extra beurt: in deze variant gaat de beurt altijd door.
lesson-kalaha-no-free-turn-missed = Je laatste steentje viel in een kuiltje. Zoek het kuiltje dat precies tot je voorraad komt.

lesson-kalaha-sweep-task = Dit is Kalah zoals de vakliteratuur het heeft opgelost: bij een lege zijde is het spel afgelopen, en ieder houdt de steentjes van de eigen zijde. Sla de laatste drie steentjes van de overkant.
lesson-kalaha-sweep-right = De overkant was leeg en het spel afgelopen; de vier steentjes aan jouw kant gingen ook nog naar je voorraad: 29 tegen 19.
lesson-kalaha-sweep-missed = De ander heeft nog steentjes, dus het spel gaat door.

lesson-kalaha-capture-of-nothing-task = In deze vorm van Kalah slaat je laatste steentje in een leeg eigen kuiltje ook als er niets tegenover ligt. Breng zo één steentje naar je voorraad.
lesson-kalaha-capture-of-nothing-right = Er lag niets tegenover, maar je slaande steentje ging naar je voorraad. In gewoon Kalah was het in zijn kuiltje gebleven.
lesson-kalaha-capture-of-nothing-missed = Je laatste steentje viel aan de overkant. Slaan kan alleen in een eigen kuiltje.

lesson-kalaha-small-board-task = Kalah kan met één tot zes kuiltjes per zijde. Hier zijn het er drie, met elk drie steentjes. Zoek het kuiltje waarvan het laatste steentje in je voorraad valt.
lesson-kalaha-small-board-right = Drie steentjes, drie stappen, een extra beurt. Op een klein bord is een spel snel uit: fijn om mee te beginnen.
lesson-kalaha-small-board-missed = Het laatste steentje kwam niet in je voorraad.

## Wat de uitgaven openlaten, en wat er is gekozen.

rule-KALAHA-7-choice = Volgens de Britse uitgave maakt slaan bij alle spelers de overeenkomstige kuiltjes leeg, maar welke dat zijn, staat er niet. Wij tellen alsof elke andere rij recht tegenover je ligt: bij jouw tweede kuiltje van links hoort in elke andere rij het tweede van rechts. De Duitse, Franse en Spaanse uitgaven slaan alleen uit het kuiltje recht ertegenover. De optie ‘capture’ bepaalt dit.
rule-KALAHA-V5-choice = Alle vier de uitgaven noemen deze variant, maar geen ervan zegt wat er gebeurt als niemand meer slaat: de steentjes zouden eeuwig kunnen rondgaan. Bij ons eindigt het spel als een stelling terugkomt zonder slaan ertussen, of na honderd zetten zonder slaan; steentjes in kuiltjes tellen dan voor niemand. De optie ‘sow_stores’ zet de variant aan.
