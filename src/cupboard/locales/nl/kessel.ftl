kessel-name = Kupferkessel Co
kessel-tagline = Loop rond de tovermarkt, vul je ketel en onthoud wat erin zit.
kessel-move-help = Neem een kaart door zijn plaats te noemen, zoals c4. Antwoord op een symbool met use (gebruiken) of waive (afzien), en bij de laatste kaart met keep (houden) of aside (wegleggen).

rule-KESSEL-1 = Er zijn 56 kaarten: veertien ingrediënten met de waarden 1 tot en met 4. Elk van de zeven kleuren heeft twee ingrediënten, en vijf ingrediënten zijn planten.
rule-KESSEL-2 = Sommige kaarten dragen een symbool. Elk van de tien ingrediënten die zwart noch wit zijn heeft één kaart met een exploderende ketel en één met een toverstaf, gelijkmatig over de waarden verdeeld.
rule-KESSEL-3 = In een vierkant van zes bij zes liggen 32 kaarten open; op de hoeken liggen hoekkaarten. De andere 24 vormen de dichte stapel.
rule-KESSEL-4 = De witte en de zwarte figuur beginnen op tegenoverliggende hoeken. Iedereen trekt een eerste kaart voor de ketel; zwarte en witte gaan dicht onder de stapel en dan wordt opnieuw getrokken. Het symbool van de eerste kaart werkt niet. Wit begint.
rule-KESSEL-5 = Een ketel is een stapeltje: tot de telling is alleen de bovenste kaart te zien, ook voor de eigenaar.
rule-KESSEL-6 = In je beurt loopt je figuur met de klok mee om het vierkant, precies zoveel stappen als je bovenste kaart waard is. De ronde heeft twintig haltes: aan elke kant de vier binnenste rijen, en de vier hoeken.
rule-KESSEL-7 = Over een figuur die in de weg staat spring je heen; dat telt niet als stap.
rule-KESSEL-8 = Bij een rij moet je één kaart naar keuze uit die rij op je ketel leggen. Bij een hoek neem je niets en is je beurt voorbij.
rule-KESSEL-9 = Exploderende ketel: je mag de ander de bovenste kaart van zijn ketel dicht onder de stapel laten leggen, of uit het spel als er geen stapel is. De laatste kaart van een ketel is veilig. Zijn er honderd kaarten onder de stapel teruggegaan, dan gaan de volgende uit het spel, zodat elk spel eindigt.
rule-KESSEL-10 = Toverstaf met hoed: is deze beurt klaar, dan mag je nog een keer. Niemand heeft meer dan twee beurten achter elkaar.
rule-KESSEL-11 = Van elk symbool mag je afzien.
rule-KESSEL-12 = Daarna vult de bovenste kaart van de stapel open de lege plaats. Zonder stapel blijft die leeg.
rule-KESSEL-13 = Het spel eindigt als iemand de laatste kaart neemt van een rij waar figuren bij kunnen staan, horizontaal of verticaal. Die kaart mag je houden of wegleggen; zijn symbool werkt niet.
rule-KESSEL-14 = De meeste enen leveren 5 punten op, bij gelijke stand voor niemand. Van elk ingrediënt kost één losse kaart zijn waarde, tellen twee niets, drie hun som, vier hun som en 5 extra. In je eigen kleur tellen de sommen dubbel, ook de min, maar de 5 niet.
rule-KESSEL-15 = Een voorbeeld: wit heeft snorharen 1, 2, 3 en 4, een salamanderoog 3, van een ander ingrediënt 1, 2 en 4, en een paar. Dat is 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = De meeste punten winnen; bij gelijke stand wordt de winst gedeeld.
rule-KESSEL-R = Receptenspel: iedereen krijgt twee geheime van de dertien recepten. Aan het eind levert een vervuld recept zijn punten op; een recept dat niet vervuld is, kost niets. De vijf brouwsels leveren 15 punten op, het witte en het zwarte snufje 5, alle andere 10. ‘Minder’ is altijd echt minder.
rule-KESSEL-B = Spelers kunnen tot vijf eigen recepten bedenken: een voorwaarde, punten en een naam. Ze worden met de andere geschud en kunnen worden bewaard, gedeeld en afgedrukt.
rule-KESSEL-X = Met drie spelers: de derde figuur heeft een eigen kleur en begint op een derde hoek, een explosie treft beide anderen, en iedereen krijgt een van de vijf recepten van tien punten zonder de planten. Kindertelling: voor vier kaarten van een ingrediënt pak je twee kaarten, voor drie één, en voor elke losse geef je er één terug; de meeste kaarten winnen.

kessel-option-recipes = Iedereen krijgt geheime recepten.
kessel-option-own-recipes = Tot vijf eigen recepten komen bij de andere.
kessel-option-scoring = Hoe de ketels worden geteld.
kessel-option-scoring-standard = punten voor waarden, enen en de eigen kleur
kessel-option-scoring-children = geteld in kaarten, voor kinderen
kessel-option-third-colour = De kleur van de derde figuur, die voor die speler dubbel telt.
kessel-option-third-colour-grey = grijs
kessel-option-third-colour-blue = blauw
kessel-option-third-colour-brown = bruin
kessel-option-third-colour-green = groen
kessel-option-third-colour-purple = paars

kessel-preset-standard = Het spel volgens het boekje
kessel-preset-recipes = Het receptenspel
kessel-preset-children = Met de kindertelling

kessel-ingredient-feathers = ravenveren
kessel-ingredient-spiders = spinnenpoten
kessel-ingredient-whiskers = snorharen
kessel-ingredient-eyes = salamanderogen
kessel-ingredient-roots = boomwortels
kessel-ingredient-ash = drakenas
kessel-ingredient-moss = mos
kessel-ingredient-scales = zeemeerminschubben
kessel-ingredient-mushrooms = paddenstoelen
kessel-ingredient-warts = paddenwratten
kessel-ingredient-pumpkin = pompoen
kessel-ingredient-slime = slakkenslijm
kessel-ingredient-vine = slingerkruid
kessel-ingredient-crystals = maankristallen
kessel-ingredient = { $ingredient ->
    [feathers] { kessel-ingredient-feathers }
    [spiders] { kessel-ingredient-spiders }
    [whiskers] { kessel-ingredient-whiskers }
    [eyes] { kessel-ingredient-eyes }
    [roots] { kessel-ingredient-roots }
    [ash] { kessel-ingredient-ash }
    [moss] { kessel-ingredient-moss }
    [scales] { kessel-ingredient-scales }
    [mushrooms] { kessel-ingredient-mushrooms }
    [warts] { kessel-ingredient-warts }
    [pumpkin] { kessel-ingredient-pumpkin }
    [slime] { kessel-ingredient-slime }
    [vine] { kessel-ingredient-vine }
    [crystals] { kessel-ingredient-crystals }
   *[other] { $ingredient }
 }
kessel-card = { kessel-ingredient } { $value }

kessel-colour-black = zwart
kessel-colour-white = wit
kessel-colour-grey = grijs
kessel-colour-blue = blauw
kessel-colour-brown = bruin
kessel-colour-green = groen
kessel-colour-purple = paars

kessel-short-feathers = veren
kessel-short-spiders = poten
kessel-short-whiskers = snorharen
kessel-short-eyes = ogen
kessel-short-roots = wortels
kessel-short-ash = as
kessel-short-moss = mos
kessel-short-scales = schubben
kessel-short-mushrooms = paddenst.
kessel-short-warts = wratten
kessel-short-pumpkin = pompoen
kessel-short-slime = slijm
kessel-short-vine = kruid
kessel-short-crystals = kristal
kessel-figure-white = W
kessel-figure-black = Z
kessel-figure-third = D
kessel-board-symbol = { $mark }: use (gebruiken) of waive (afzien)
kessel-board-last = laatste kaart: keep (houden) of aside (wegleggen)

kessel-recipe-grey = Grijs brouwsel
kessel-recipe-blue = Blauw brouwsel
kessel-recipe-brown = Bruin brouwsel
kessel-recipe-green = Groen brouwsel
kessel-recipe-purple = Paars brouwsel
kessel-recipe-white = Wit snufje
kessel-recipe-black = Zwart snufje
kessel-recipe-last = De laatste kaart
kessel-recipe-cauldrons = Een rustig vuur
kessel-recipe-wands = Zonder toverij
kessel-recipe-plants = Kruidentuin
kessel-recipe-cards = Een klein soepje
kessel-recipe-fours = Lichte kost
kessel-recipe-title = { $recipe ->
    [grey] { kessel-recipe-grey }
    [blue] { kessel-recipe-blue }
    [brown] { kessel-recipe-brown }
    [green] { kessel-recipe-green }
    [purple] { kessel-recipe-purple }
    [white] { kessel-recipe-white }
    [black] { kessel-recipe-black }
    [last] { kessel-recipe-last }
    [cauldrons] { kessel-recipe-cauldrons }
    [wands] { kessel-recipe-wands }
    [plants] { kessel-recipe-plants }
    [cards] { kessel-recipe-cards }
    [fours] { kessel-recipe-fours }
   *[other] { $recipe }
 }

kessel-of-any = willekeurige ingrediënten
kessel-of-cards = kaarten
kessel-of-cauldrons = exploderende ketels
kessel-of-wands = toverstaven
kessel-of-ones = enen
kessel-of-twos = tweeën
kessel-of-threes = drieën
kessel-of-fours = vieren
kessel-of-plants = planten
kessel-of-black = zwarte kaarten
kessel-of-white = witte kaarten
kessel-of-grey = grijze kaarten
kessel-of-blue = blauwe kaarten
kessel-of-brown = bruine kaarten
kessel-of-green = groene kaarten
kessel-of-purple = paarse kaarten

kessel-condition-sets = { $of }: minstens { $cards } van hetzelfde ingrediënt, en dat van minstens { $ingredients ->
    [one] één ingrediënt
   *[other] { $ingredients } ingrediënten
 }
kessel-condition-fewer = minder { $of } dan alle anderen
kessel-condition-more = meer { $of } dan alle anderen
kessel-condition-at-least = { $of }: minstens { $cards }
kessel-condition-at-most = { $of }: hoogstens { $cards }
kessel-condition-last-card = de laatste kaart van een rij genomen
kessel-recipe-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }

kessel-move-unreadable = ‘{ $text }’ is geen zet: typ een plaats zoals c4, of use, waive, keep of aside.
kessel-no-such-place = Op ‘{ $place }’ ligt nooit een kaart om te nemen.
kessel-other-line = { $place } ligt niet in rij { $line }, waar je figuur bij staat.
kessel-empty-place = Op { $place } ligt geen kaart.
kessel-use-or-waive = Antwoord eerst op het symbool: use of waive.
kessel-keep-or-aside = Beslis eerst over de laatste kaart: keep of aside.
kessel-no-symbol = Er is geen symbool om op te antwoorden: neem eerst een kaart.
kessel-last-has-no-symbol = Het symbool van de laatste kaart werkt niet: houd hem (keep) of leg hem weg (aside).
kessel-not-the-last = Dit was niet de laatste kaart van een rij: antwoord op zijn symbool.
kessel-line-has-more = { $cards ->
    [one] Neem eerst de laatste kaart van rij { $line }.
   *[other] Alleen de laatste kaart van een rij kun je houden of wegleggen; in rij { $line } liggen er { $cards }.
 }

kessel-own-recipes-need-recipes = Eigen recepten horen alleen bij het receptenspel.
kessel-children-have-no-recipes = De kindertelling telt kaarten en kent geen recepten.

kessel-recipes-no-list = Eigen recepten zijn een lijst recepten, of de tekst van een receptenbestand.
kessel-recipes-too-many = { $found } recepten is te veel: er passen er { $most } in de doos.
kessel-recipes-unreadable = Het receptenbestand is niet te lezen: { $problem }
kessel-recipes-stray = ‘{ $field }’ hoort niet in een receptenbestand: elk recept begint met [[recipe]].
kessel-recipe-no-table = Recept { $number } is niet compleet: het heeft een naam (name), punten (points) en een soort (kind) nodig.
kessel-recipe-kind = Recept { $number }: ‘{ $found }’ is geen soort voorwaarde. Er zijn: { $known }.
kessel-recipe-field = Recept { $number }: ‘{ $field }’ betekent niets bij de soort { $kind }. Die kent: { $known }.
kessel-recipe-lacks = Recept { $number }: de soort { $kind } heeft ‘{ $field }’ nodig.
kessel-recipe-name = Recept { $number } heeft een naam van 1 tot { $most } tekens nodig.
kessel-recipe-name-taken = Recept { $number }: de naam ‘{ $name }’ is bezet.
kessel-recipe-of = Recept { $number }: ‘{ $found }’ kan hier niet worden geteld. Er zijn: { $known }.
kessel-recipe-number = Recept { $number }: { $field } is { $found }, maar moet een geheel getal van { $low } tot { $high } zijn.

kessel-position-words = Een stelling heeft na de kop zeven delen nodig, niet { $found }.
kessel-position-mark = ‘{ $text }’ zegt niet wat er te beslissen is, en door wie.
kessel-position-second = In een tweede beurt wordt niet naar de toverstaf gevraagd, en na het einde is er geen beurt meer.
kessel-position-square = ‘{ $text }’ is geen vierkant van zes rijen met elk zes plaatsen.
kessel-position-place = ‘{ $text }’ kan niet op { $place } liggen.
kessel-position-cards = ‘{ $text }’ is geen reeks kaarten zoals A1B2.
kessel-position-stack = Te veel kaarten voor de stapel: { $found }.
kessel-position-seats = Ketels: { $found }. Elke speler heeft er een nodig.
kessel-position-twice = Een kaart ligt op twee plekken.
kessel-position-first-card = De eerste kaart van speler { $seat } is zwart of wit.
kessel-position-figures = ‘{ $text }’ zet niet elke figuur bij een eigen halte van 0 tot 19.
kessel-position-returned = ‘{ $text }’ is geen aantal kaarten dat onder de stapel terugging.
kessel-position-recipes = ‘{ $text }’ verdeelt niet de recepten van deze tafel.
kessel-position-gaps = Kaarten in het vierkant: { $found }, terwijl er een stapel is om het te vullen.
kessel-position-gone = Ontbrekende kaarten: { $found }, terwijl er een stapel is waar ze onder horen.
kessel-position-fresh = Recepten worden verdeeld voordat iemand heeft gezet.
kessel-position-corner = Speler { $seat } staat bij een hoek en heeft niets te beslissen.
kessel-position-empty-line = Een rij is leeg, maar het spel is niet afgelopen.
kessel-position-not-over = De laatste speler heeft geen rij leeggemaakt: het spel is niet afgelopen.
kessel-position-symbol = Speler { $seat } heeft geen symbool om op te antwoorden.
kessel-position-last = De bedoelde kaart is niet de laatste van een rij.

kessel-fact-refused = { $seat } trekt { kessel-card }: zwart en wit gaan onder de stapel.
kessel-fact-first-drawn = { $seat } begint met { kessel-card }.
kessel-fact-recipes-taken = { $count ->
    [one] { $seat } krijgt een geheim recept.
   *[other] { $seat } krijgt { $count } geheime recepten.
 }
kessel-fact-recipe-dealt = { $seat } moet brouwen: { kessel-recipe-title }.
kessel-fact-cornered = { $seat } stopt bij de hoek { $corner } en neemt niets.
kessel-fact-taken = { $seat } pakt { kessel-card } van { $place }.
kessel-fact-used = { $symbol ->
    [wand] { $seat } zwaait met de toverstaf en is nog een keer aan de beurt.
   *[cauldron] { $seat } laat een ketel ontploffen.
 }
kessel-fact-waived = { $symbol ->
    [wand] { $seat } ziet af van een tweede beurt.
   *[cauldron] { $seat } laat niets ontploffen.
 }
kessel-fact-exploded = { $gone ->
    [yes] { $other } verliest { kessel-card }; die kaart verlaat het spel.
   *[no] { $other } verliest { kessel-card }; die kaart gaat onder de stapel.
 }
kessel-fact-last-taken = { $seat } neemt de laatste kaart van een rij van { $place }: { kessel-card }.
kessel-fact-kept = { $seat } houdt { kessel-card }. De ketels gaan open.
kessel-fact-laid-aside = { $seat } legt { kessel-card } weg. De ketels gaan open.
kessel-fact-ingredient-scored = { $seat }: { kessel-ingredient } { $values } = { $points }.
kessel-fact-ones-scored = { $seat } heeft de meeste enen ({ $count }): { $points }.
kessel-fact-recipe-scored = { $points ->
    [0] { $seat } heeft het recept ‘{ kessel-recipe-title }’ niet vervuld.
   *[other] { $seat } heeft het recept ‘{ kessel-recipe-title }’ vervuld: { $points }.
 }
kessel-fact-totalled = { $seat } komt in totaal op { $points }.
