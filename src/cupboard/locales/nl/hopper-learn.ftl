## The game in a minute

hopper-in-a-minute = In het midden staat een bak met zestien bekers. Om de beurt schiet je een boon vanaf de tafelrand met een hoge boog. Komt jouw boon als vierde in een beker terecht, dan is die beker van jou en gaan de bonen terug in het spel. Heb je geen bonen meer, dan pak je de losse. In het korte spel wint wie het eerst vier bekers heeft. Het lange spel duurt tot de bak leeg is. Aan het eind schiet iedereen tegelijk en beslissen de punten.

## Lessons, in the order of lessons.toml

lesson-hopper-tray-task = In de bak staan zestien bekers, vier bij vier: kolommen a t/m d van links naar rechts, rijen 1 t/m 4 van je af. Stel dat je boon in de achterste beker helemaal rechts valt. Voer hem daar in.
lesson-hopper-tray-right = Dat is d4. Zo heten alle bekers, naar de plaats waar ze staan. De bak staat midden op tafel, even ver van iedereen.
lesson-hopper-tray-missed = Dat is een andere plaats. De achterste beker helemaal rechts staat waar kolom d en rij 4 elkaar kruisen.

lesson-hopper-deal-task = De 80 bonen zijn verdeeld: 26 voor elk van jullie drieën, en twee die niet te verdelen waren liggen los op tafel. Het lot viel op speler 3, en die heeft al een boon geschoten. Nu ben jij aan de beurt. Kies zelf waar de jouwe blijft liggen.
lesson-hopper-deal-right = En meteen daarna kwam speler 2. Het lot bepaalt alleen wie begint; daarna gaat het met de klok mee.

lesson-hopper-shot-task = Je beurt is één schot. Een klap tegen de tafelrand, en een van je bonen vliegt met een hoge boog naar de bak. Schiet!
lesson-hopper-shot-right = Eén boon, één schot, en de volgende is aan de beurt, of je nu raak schoot of niet.

lesson-hopper-over-the-edge-task = Wat een pech! Je boon raakt de rand van beker b3, stuitert van tafel en belandt op de grond. Hoe telt hij?
lesson-hopper-over-the-edge-right = Als losse boon, net als alle bonen die naast de bekers in de bak of op tafel liggen. Daar blijft hij tot iemand de losse bonen pakt.
lesson-hopper-over-the-edge-missed = In die beker is hij niet gebleven. Het gaat erom waar een boon tot rust komt; deze ligt in geen enkele beker, dus hij is los.

lesson-hopper-fourth-bean-task = Een beker is voor wie er de vierde boon in krijgt. Stel dat jouw boon precies landt waar je wilt: verover een beker.
lesson-hopper-fourth-bean-right = Er lagen er drie in en de jouwe was de vierde, dus de beker is van jou. De bonen eruit zijn weer in het spel en liggen los op tafel.
lesson-hopper-fourth-bean-missed = Dat worden er geen vier. Zoek een beker waarin al drie bonen liggen.

lesson-hopper-no-gap-task = Eén beker is al weg, dus op d4 staat er geen meer. In b2 liggen drie bonen. Laat de jouwe erin vallen en kijk wat er met het gat gebeurt.
lesson-hopper-no-gap-right = De bekers zijn aaneengeschoven. Die van c4 staat nu op b2 en heeft zijn twee bonen meegenomen. Gaten blijven alleen als jullie dat afspreken, en een beker heet naar de plaats waar hij nu staat.
lesson-hopper-no-gap-missed = Er is geen beker veroverd, dus er was ook geen gat. Laat je boon in b2 vallen.
lesson-hopper-gap-stays-task = In deze partij blijven gaten open. De beker op d4 is al weg, en in b2 liggen drie bonen. Laat de jouwe erin vallen en let op de andere bekers.
lesson-hopper-gap-stays-right = Je hebt de beker veroverd, en geen andere is verschoven. Die op c4 staat er nog, met zijn twee bonen.
lesson-hopper-gap-stays-missed = Er is geen beker veroverd. Laat je boon in b2 vallen.

lesson-hopper-refill-task = Dit is je laatste boon. Kies zelf waar hij blijft liggen, en kijk wat er gebeurt als je weer aan de beurt komt.
lesson-hopper-refill-right = Je hand was leeg, dus pakte je alle losse bonen. Die in de bekers blijven waar ze zijn.

lesson-hopper-nothing-loose-task = Speler 2 heeft geen bonen meer, en er ligt er ook geen los. Houd dat zo. Laat je boon tot rust komen waar speler 2 er niets aan heeft.
lesson-hopper-nothing-loose-right = Je boon ligt in een beker, en nog steeds ligt er geen los. Speler 2 slaat een beurt over, en jij bent meteen weer aan de beurt.
lesson-hopper-nothing-loose-missed = Nu lagen er losse bonen, en speler 2 heeft ze gepakt. Een misser laat er één achter, een veroverde beker vier. Kies een beker die niet vol wordt.

lesson-hopper-four-cups-task = Het korte spel: wie het eerst vier bekers heeft, wint. Jij hebt er drie, speler 2 heeft er twee. Win!
lesson-hopper-four-cups-right = Je vierde beker! Het spel is meteen afgelopen, en jij hebt gewonnen.
lesson-hopper-four-cups-missed = Daarmee verover je geen beker. In welke liggen al drie bonen?

lesson-hopper-black-cup-task = Het lange spel gaat door tot de bak leeg is. Er staan nog vier bekers, en in b2 liggen drie bonen. Verover hem en kijk welke beker erbij komt.
lesson-hopper-black-cup-right = Er waren nog maar drie neutrale bekers over, dus kwam de zwarte erbij, en de vier staan als vierkant in het midden. Nu begint de finale!
lesson-hopper-black-cup-missed = Er is geen beker veroverd, dus ze staan er nog alle vier. Laat je boon in b2 vallen.

lesson-hopper-all-at-once-task = De zwarte beker staat in de bak, dus nu schiet iedereen tegelijk, zo snel mogelijk. Je bent vandaag lekker vlug. Voer twee van je bonen in, de een meteen na de ander.
lesson-hopper-all-at-once-right = Twee keer achter elkaar, zonder op iemand te wachten. In de finale zijn er geen beurten.

lesson-hopper-all-in-a-round-task = De zwarte beker staat in de bak, dus nu schiet iedereen tegelijk. In deze partij gaat dat in rondes: iedereen richt, dan vliegen alle bonen samen. Schiet!
lesson-hopper-all-in-a-round-right = Beide bonen vlogen tegelijk. Vallen er meer in dezelfde beker, dan is de beker voor wie de vierde boon schoot. Daarna komt de volgende ronde.

lesson-hopper-last-cup-task = In het lange spel tellen punten: een neutrale beker 1, de zwarte 2, de laatste beker in de bak 3. Jouw acht neutrale zijn 8 punten; speler 2 heeft er zeven plus de zwarte, dat zijn er 9. Er staat nog één beker. Win!
lesson-hopper-last-cup-right = De laatste beker telt voor 3, welke kleur ook: 11 tegen 9. Wie de meeste punten heeft, wint; bij een gelijke stand delen jullie de overwinning.
lesson-hopper-last-cup-missed = De laatste beker staat er nog. Er liggen drie bonen in. Laat de jouwe de vierde zijn.

lesson-hopper-skill-task = Nu komt het op je hand aan. Tik op een beker, vind de juiste kracht en sla op het juiste moment. Probeer een van de middelste bekers te halen.
lesson-hopper-skill-right = Richting, kracht en moment bepaalden waar je boon heen ging. Hij stuitert op randen en bodem, en bonen die er liggen kunnen geraakt worden en verschuiven. Elke hand trilt een beetje, dus oefenen loont.

lesson-hopper-enter-task = Jullie schieten echte bonen op een echte tafel, en het programma houdt alles bij. Je boon bleef in beker b3 liggen. Voer dat in.
lesson-hopper-enter-right = In b3 liggen nu twee bonen, en speler 2 is aan de beurt. Jullie schieten en voeren in waar de bonen bleven liggen; het programma let op beurten, bekers en punten.
lesson-hopper-enter-missed = Op tafel ging het anders, want de boon ligt in b3. In een echte partij kun je een verkeerde invoer terugnemen.

lesson-hopper-knock-task = Op de echte tafel: je boon kwam naast de bekers en ligt los. Maar hij stootte de boon die daar lag in beker c2, waar er al drie in lagen. Voer alles in.
lesson-hopper-knock-right = Het was niet jouw boon, maar wel jouw schot. Toen alles stillag, zaten er vier bonen in c2, dus de beker is van jou.
lesson-hopper-knock-missed = Zo ging het niet helemaal. Je eigen boon ligt los, en een andere werd in c2 gestoten.
lesson-hopper-push-task = Op de echte tafel: de beker op d4 is veroverd, en jullie hebben die van a1 in het gat geschoven. Voer dat eerst in: a1 naar d4.
lesson-hopper-push-right = Nu ziet de bak op het scherm eruit als die van jullie. Je bent nog aan de beurt, want schuiven is geen schot.
lesson-hopper-push-missed = Dat zegt waar een boon ligt. Voer eerst in dat de beker van a1 naar d4 is geschoven.

## Titles of lessons, where a rule has several

lesson-hopper-no-gap-title = Bij elkaar schuiven
lesson-hopper-refill-title = Bijvullen
lesson-hopper-nothing-loose-title = Geen losse bonen
lesson-hopper-all-at-once-title = Allemaal tegelijk
lesson-hopper-all-in-a-round-title = In één ronde
lesson-hopper-enter-title = Een schot invoeren
lesson-hopper-knock-title = Een aangestoten boon

## What the editions leave open or disagree on, and what we added

rule-HOPPER-2-choice = De gedrukte regels verdelen de bonen gelijk en zeggen niets over een rest. Bij ons ligt die los op tafel. De optie ‘beans’ bepaalt hoeveel bonen er zijn.
rule-HOPPER-4-choice = De gedrukte regels zeggen niet wat er gebeurt met bonen die van tafel vallen. Bij ons gelden ze als los. Geen enkele optie verandert dat.
rule-HOPPER-5-choice = Volgens de gedrukte regels krijgt de beker wie de vierde boon erin schiet. Wat er geldt als een schot een liggende boon als vierde erin stoot, staat er niet. Bij ons telt die voor de schutter. Geen enkele optie verandert dat.
rule-HOPPER-6-choice = Volgens de Engelse en de Spaanse uitgave worden gaten dichtgeschoven, volgens de Duitse en de Franse mag dat. Bij ons gebeurt het, tenzij jullie de optie ‘close_gaps’ uitzetten.
rule-HOPPER-7-choice = Volgens de gedrukte regels pakt wie geen bonen meer heeft, bonen die naast de bekers liggen. Hoeveel, en wat er gebeurt als er geen liggen, staat er niet. Bij ons pak je ze allemaal zodra je aan de beurt bent; zolang er geen zijn, sla je je beurt over. In de finale verdelen alle spelers die niets meer hebben de losse bonen onder elkaar. Geen enkele optie verandert dat.
rule-HOPPER-10-choice = In de gedrukte finale schiet iedereen tegelijk, maar van wie een beker is als er meer bonen aankomen, staat er niet. Bij ons telt wiens geschoten boon er als vierde in tot rust kwam. Bonen die er al in lagen en alleen bewogen, tellen voor niemand. Met de optie ‘finale’ schieten jullie in rondes.
rule-HOPPER-11-choice = De gedrukte regels zeggen niets over een gelijke stand. Bij ons delen jullie de overwinning. Geen enkele optie verandert dat.
rule-HOPPER-12-beyond = Het gedrukte spel speel je met echte bonen. Schieten op het scherm is onze toevoeging, net als een vastere hand voor sommige spelers (optie ‘steady_hands’).
rule-HOPPER-13-beyond = Het gedrukte spel kent geen scheidsrechter. Zo houdt het programma de stand bij als jullie op een echte tafel spelen.

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-hits = Treffers
learn-analysis-hit-shots = schoten
learn-analysis-hit-cup = in een beker
learn-analysis-hit-tray = los in de bak
learn-analysis-hit-table = los op tafel
learn-analysis-hit-off = van tafel gevallen
learn-analysis-hit-claims = bekers veroverd
learn-analysis-hit-knocks = bonen aangestoten
learn-analysis-hit-streak = langste reeks treffers

## Print

print-help-hopper = Tel ieders bekers en tel de punten op: een neutrale beker telt 1, de zwarte 2, de laatste beker van de bak 3, welke kleur ook. De laatste beker wordt maar één keer geteld.
print-help-hopper-short = Schrijf na elke partij op hoeveel bekers iedereen heeft. Wie er vier heeft, heeft gewonnen.
print-cups-neutral = Neutrale bekers, elk 1
print-cup-black = Zwarte beker, 2
print-cup-last = Laatste beker, 3
