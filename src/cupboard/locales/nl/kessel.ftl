kessel-name = Kupferkessel Co
kessel-tagline = Loop rond de tovermarkt, verzamel ingrediënten in je ketel en onthoud wat er al in zit.
kessel-move-help = Typ de plaats van de kaart die je pakt, zoals c4. Antwoord op een symbool met use (gebruiken) of waive (afzien), en bij de laatste kaart met keep (houden) of aside (opzij leggen).

kessel-board-signs = > te pakken   * exploderende ketel   / toverstaf met toverhoed   +--+ hoek   . leeg   [ ] stapel

rule-KESSEL-1 = Er zijn 56 kaarten: veertien ingrediënten van elk vier kaarten, waard 1 t/m 4. Bij elk van de zeven kleuren horen twee ingrediënten. Vijf ingrediënten zijn planten.
rule-KESSEL-2 = Op sommige kaarten staat een symbool. Van elk ingrediënt dat niet zwart of wit is, heeft één kaart een exploderende ketel en één een toverstaf. De symbolen zijn gelijkmatig over de waarden verdeeld.
rule-KESSEL-3 = Er liggen 32 kaarten open in een vierkant van zes bij zes. Op de vier hoeken liggen hoekkaarten. De andere 24 kaarten vormen de dichte stapel.
rule-KESSEL-4 = De witte en de zwarte figuur beginnen op hoeken die schuin tegenover elkaar liggen. Jullie trekken elk een eerste kaart voor je ketel. Is die zwart of wit, dan gaat hij dicht onder de stapel en trek je opnieuw. Het symbool van de eerste kaart doet niets. Wit begint.
rule-KESSEL-5 = Je ketel is je aflegstapel. Tot de waardering zie je alleen de bovenste kaart, ook van je eigen ketel.
rule-KESSEL-6 = In je beurt loopt je figuur met de klok mee buiten om het vierkant. Hij zet precies zoveel stappen als de bovenste kaart van je ketel waard is. De vier binnenste rijen aan elke kant en de vier hoeken tellen elk als één stap, twintig in totaal.
rule-KESSEL-7 = Staat er een figuur in de weg, dan spring je eroverheen. Dat telt niet als stap.
rule-KESSEL-8 = Staat je figuur bij een rij, dan moet je één kaart naar keuze uit die rij pakken en open boven op je ketel leggen. Staat hij bij een hoek, dan pak je niets en is je beurt voorbij.
rule-KESSEL-9 = Exploderende ketel: je mag { $seats ->
    [2] de ander de bovenste kaart van de eigen ketel
    [3] beide anderen de bovenste kaart van hun ketel
   *[other] de ander (met drie spelers beide anderen) de bovenste kaart van de eigen ketel
 } dicht onder de stapel laten leggen. Is de stapel op, dan gaat de kaart uit het spel. De laatste kaart van een ketel is veilig. Zijn er zo al honderd kaarten onder de stapel gegaan, dan gaan de volgende uit het spel, zodat elke partij eindigt.
rule-KESSEL-10 = Toverstaf met toverhoed: na deze beurt mag je meteen nog een beurt nemen. Dat zeg je als je de kaart pakt, voordat de lege plaats wordt gevuld. Meer dan twee beurten achter elkaar mag niet.
rule-KESSEL-11 = Van elk symbool mag je afzien. { $reminders ->
    [yes] Als je de kaart pakt, vraagt het spel of je het wilt gebruiken. Volgens de gedrukte regels moet je er zelf op wijzen; een vergeten symbool vervalt.
    [no] Niemand vraagt ernaar, dus je moet het zelf zeggen als je de kaart pakt (c4!). Een vergeten symbool vervalt.
   *[other] Volgens de gedrukte regels moet je er zelf op wijzen; een vergeten symbool vervalt. Hier vraagt het spel ernaar als je de kaart pakt. Staat de herinnering uit, dan moet je het zelf zeggen als je de kaart pakt (c4!).
 }
rule-KESSEL-12 = Daarna leg je de bovenste kaart van de stapel open op de lege plaats. Is de stapel op, dan blijft de plaats leeg.
rule-KESSEL-13 = Het spel eindigt zodra iemand de laatste kaart van een rij pakt, horizontaal of verticaal. De vier randrijen tellen niet mee, want daar kan geen figuur bij staan. Wie de laatste kaart pakt, mag hem houden of opzij leggen. Het symbool doet niets.
rule-KESSEL-14 = Waardering: wie de meeste kaarten met de waarde 1 heeft, krijgt 5 punten; bij een gelijke stand krijgt niemand ze. Voor elk ingrediënt geldt: één losse kaart kost je zijn waarde, twee kaarten tellen niet, drie leveren hun som op, vier hun som plus 5 bonuspunten. In je eigen kleur tellen de sommen en de minpunten dubbel, maar de 5 bonuspunten niet.
rule-KESSEL-15 = Een voorbeeld: wit heeft snorharen 1, 2, 3 en 4, een salamanderoog 3, van een ander ingrediënt 1, 2 en 4, en een paar. Dat is 25 − 6 + 7 + 0 = 26.
rule-KESSEL-16 = Wie de meeste punten heeft, wint. Bij een gelijke stand delen jullie de overwinning.
rule-KESSEL-R = { $seats ->
    [2] { kessel-recipes-for-two }
    [3] { kessel-recipes-for-three }
   *[other] { kessel-recipes-for-any }
 }
rule-KESSEL-B = Jullie kunnen tot vijf eigen recepten bedenken, elk met een naam, een voorwaarde en punten. Je schudt ze tussen de andere recepten, dus mag geen naam twee keer voorkomen. Je kunt ze ook opslaan, delen en afdrukken.
rule-KESSEL-X = Met drie spelers: de derde figuur heeft een eigen kleur en begint op een derde hoek. Een explosie treft beide anderen.{ $recipes ->
    [no] {""}
   *[other] {" "}In het receptenspel krijgen jullie elk een van de vijf recepten van tien punten, zonder dat van de planten.
 }
rule-KESSEL-C = Kinderwaardering: voor vier kaarten van een ingrediënt pak je twee kaarten, voor drie één, en voor elke losse kaart geef je er één terug. Wie dan de meeste kaarten heeft, wint. Bij een gelijke stand delen jullie de overwinning.
# Wat KESSEL-R zegt, naar het aantal spelers
kessel-recipes-for-two = Receptenspel: jullie krijgen elk twee van deze dertien recepten en houden ze geheim. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-for-three = Receptenspel: jullie krijgen elk een van deze vijf recepten en houden het geheim. { kessel-recipes-scored }
    { kessel-recipes-five }
kessel-recipes-for-any = Receptenspel: jullie krijgen elk twee van deze dertien recepten, met drie spelers elk een van de laatste vijf, en houden ze geheim. { kessel-recipes-scored }
    { kessel-recipes-sets }
    { kessel-recipes-five }
kessel-recipes-scored = Een recept dat lukt, levert bij de waardering zijn punten op; een recept dat mislukt, kost niets. ‘Minder’ betekent echt minder dan alle anderen. Bij een gelijke stand krijg je niets.
kessel-recipes-sets =
    • { kessel-recipe-grey }, { kessel-recipe-blue }, { kessel-recipe-brown }, { kessel-recipe-green }, { kessel-recipe-purple }: van beide ingrediënten van die kleur minstens drie kaarten, elk 15 punten
    • { kessel-recipe-white }, { kessel-recipe-black }: van een van de twee ingrediënten van die kleur minstens drie kaarten, elk 5 punten
    • { kessel-recipe-plants }: van minstens drie planten elk minstens drie kaarten, 10 punten

kessel-recipes-five =
    • { kessel-recipe-last }: je pakt de laatste kaart van een rij, ook als je hem opzij legt, 10 punten
    • { kessel-recipe-cauldrons }: minder exploderende ketels, 10 punten
    • { kessel-recipe-wands }: minder toverstaven, 10 punten
    • { kessel-recipe-cards }: minder kaarten, 10 punten
    • { kessel-recipe-fours }: minder kaarten met de waarde 4, 10 punten
kessel-option-reminders = Het spel vraagt of je een symbool wilt gebruiken. Anders moet je het zelf zeggen als je de kaart pakt.

kessel-option-recipes = Iedereen krijgt geheime recepten.
kessel-option-own-recipes = Tot vijf eigen recepten toevoegen.
kessel-option-scoring = Hoe de ketels worden gewaardeerd.
kessel-option-scoring-standard = punten voor waarden, enen en de eigen kleur
kessel-option-scoring-children = geteld in kaarten, voor kinderen
kessel-option-third-colour = De kleur van de derde figuur. Die kleur telt voor die speler dubbel.
kessel-option-third-colour-grey = grijs
kessel-option-third-colour-blue = blauw
kessel-option-third-colour-brown = bruin
kessel-option-third-colour-green = groen
kessel-option-third-colour-purple = paars

kessel-preset-standard = Het basisspel
kessel-preset-recipes = Het receptenspel
kessel-preset-recipes-about = Iedereen krijgt ook geheime recepten, die aan het eind extra punten opleveren.
kessel-preset-children = Met de kinderwaardering
kessel-preset-children-about = Jullie tellen kaarten in plaats van punten en hoeven niets op te tellen.

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
kessel-board-claim = geen herinnering: c4! pakt c4 en gebruikt het symbool
kessel-board-last = laatste kaart: keep (houden) of aside (opzij leggen)

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

kessel-condition-sets = { $of }: van minstens { $ingredients ->
    [one] één ingrediënt
   *[other] { $ingredients } ingrediënten elk
 } minstens { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }
kessel-condition-fewer = minder { $of } dan alle anderen
kessel-condition-more = meer { $of } dan alle anderen
kessel-condition-at-least = { $of }: minstens { $cards }
kessel-condition-at-most = { $of }: hoogstens { $cards }
kessel-condition-last-card = jij pakt de laatste kaart van een rij
kessel-recipe-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }

kessel-move-unreadable = ‘{ $text }’ is geen zet. Typ een plaats zoals c4 of c4!, of use, waive, keep of aside.
kessel-no-such-place = ‘{ $place }’ is geen plaats voor een kaart. Kies een plaats zoals c4.
kessel-other-line = { $place } ligt niet in rij { $line }. Pak een kaart uit de rij waar je figuur bij staat.
kessel-empty-place = Op { $place } ligt geen kaart meer. Kies een andere.
kessel-use-or-waive = Beslis eerst over het symbool: use (gebruiken) of waive (afzien).
kessel-keep-or-aside = Beslis eerst over de laatste kaart: keep (houden) of aside (opzij leggen).
kessel-no-symbol = Er is nu geen symbool om te gebruiken. Pak eerst een kaart.
kessel-nobody-asks = In deze partij vraagt niemand naar een symbool. Met een uitroepteken, zoals c4!, pak je de kaart en gebruik je het symbool.
kessel-you-are-asked = Pak { $place } zonder uitroepteken. In deze partij vraagt het spel daarna of je het symbool wilt gebruiken.
kessel-card-has-no-symbol = De kaart op { $place } heeft geen symbool. Pak hem zonder er een te gebruiken.
kessel-claims-last = { $place } is de laatste kaart van een rij, dus doet het symbool niets. Pak hem zonder het symbool te gebruiken.
kessel-claims-safe = In geen enkele andere ketel ligt meer dan één kaart, en de laatste is veilig. Pak { $place } zonder het symbool te gebruiken.
kessel-claims-third-turn = Dit is al je tweede beurt achter elkaar, dus doet de toverstaf niets. Pak { $place } zonder hem te gebruiken.
kessel-last-has-no-symbol = Het symbool van de laatste kaart doet niets. Houd de kaart (keep) of leg hem opzij (aside).
kessel-not-the-last = Dit was niet de laatste kaart van een rij. Beslis alleen over het symbool.
kessel-line-has-more = { $cards ->
    [one] Pak eerst de laatste kaart van rij { $line }.
   *[other] Alleen de laatste kaart van een rij kun je houden of opzij leggen. In rij { $line } liggen er nog { $cards }.
 }

kessel-own-recipes-need-recipes = Eigen recepten kun je alleen in het receptenspel gebruiken.
kessel-children-have-no-recipes = Bij de kinderwaardering zijn er geen recepten. Zet een van de twee uit.

kessel-recipes-no-list = Eigen recepten zijn een lijst recepten, of de tekst van een receptenbestand.
kessel-recipes-too-many = { $found } recepten is te veel. Het mogen er hoogstens { $most } zijn.
kessel-recipes-unreadable = Het receptenbestand is niet te lezen: { $problem }
kessel-recipes-stray = ‘{ $field }’ hoort niet in een receptenbestand. Elk recept begint met [[recipe]].
kessel-recipe-no-table = Recept { $number } is niet compleet. Het heeft een naam (name), punten (points) en een soort (kind) nodig.
kessel-recipe-kind = Recept { $number }: ‘{ $found }’ is geen soort voorwaarde. Kies een van deze: { $known }.
kessel-recipe-field = Recept { $number }: ‘{ $field }’ hoort niet bij de soort { $kind }. Toegestaan zijn: { $known }.
kessel-recipe-lacks = Recept { $number }: de soort { $kind } heeft ‘{ $field }’ nodig.
kessel-recipe-name = Recept { $number } heeft een naam van 1 t/m { $most } tekens nodig.
kessel-recipe-name-taken = Recept { $number }: een ander recept van jullie heet al ‘{ $name }’. Kies een andere naam.
kessel-recipe-name-of-box = Recept { $number }: ‘{ $name }’ is de naam van een van de dertien gedrukte recepten. Kies een andere naam.
kessel-recipe-of = Recept { $number }: ‘{ $found }’ kan hier niet worden geteld. Kies een van deze: { $known }.
kessel-recipe-number = Recept { $number }: { $field } is { $found }, maar moet een geheel getal van { $low } t/m { $high } zijn.

kessel-position-words = Een stelling heeft na de naam van het spel zeven delen nodig, niet { $found }.
kessel-position-mark = ‘{ $text }’ zegt niet wat er te beslissen is, en door wie.
kessel-position-second = In een tweede beurt wordt niet naar de toverstaf gevraagd, en na het einde is er geen beurt meer.
kessel-position-asked = In een partij zonder herinnering wordt niemand naar een symbool gevraagd.
kessel-position-square = ‘{ $text }’ is geen vierkant van zes rijen met elk zes plaatsen.
kessel-position-place = ‘{ $text }’ kan niet op { $place } liggen.
kessel-position-cards = ‘{ $text }’ is geen reeks kaarten zoals A1B2.
kessel-position-stack = Te veel kaarten voor de stapel: { $found }.
kessel-position-seats = Ketels: { $found }. Elke speler heeft er een nodig.
kessel-position-twice = Een kaart ligt op twee plekken.
kessel-position-first-card = De eerste kaart van speler { $seat } is zwart of wit.
kessel-position-figures = ‘{ $text }’ zet niet elke figuur op een eigen plek van 0 t/m 19.
kessel-position-returned = ‘{ $text }’ is geen aantal kaarten dat onder de stapel terugging.
kessel-position-recipes = ‘{ $text }’ past niet bij de recepten van deze partij.
kessel-position-gaps = Kaarten in het vierkant: { $found }, terwijl er een stapel is om het te vullen.
kessel-position-gone = Ontbrekende kaarten: { $found }, terwijl er een stapel is waar ze onder horen.
kessel-position-fresh = Recepten worden verdeeld vóór de eerste zet.
kessel-position-corner = Speler { $seat } staat bij een hoek en heeft niets te beslissen.
kessel-position-empty-line = Een rij is leeg, maar het spel is niet afgelopen.
kessel-position-not-over = De laatste zet heeft geen rij leeggemaakt. Het spel is niet afgelopen.
kessel-position-symbol = Speler { $seat } heeft geen symbool om op te antwoorden.
kessel-position-last = De bedoelde kaart is niet de laatste van een rij.

kessel-fact-refused = { $you ->
    [seat] Je trekt { kessel-card }. Zwarte en witte kaarten gaan onder de stapel.
   *[none] { $seat } trekt { kessel-card }. Zwarte en witte kaarten gaan onder de stapel.
}
kessel-fact-first-drawn = { $you ->
    [seat] Je begint met { kessel-card }.
   *[none] { $seat } begint met { kessel-card }.
}
kessel-fact-recipes-taken = { $you ->
    [seat] { $count ->
        [one] Je krijgt een geheim recept.
       *[other] Je krijgt { $count } geheime recepten.
    }
   *[none] { $count ->
        [one] { $seat } krijgt een geheim recept.
       *[other] { $seat } krijgt { $count } geheime recepten.
     }
}
kessel-fact-recipe-dealt = { $you ->
    [seat] Je krijgt het recept ‘{ kessel-recipe-title }’.
   *[none] { $seat } krijgt het recept ‘{ kessel-recipe-title }’.
}
kessel-fact-cornered = { $you ->
    [seat] Je stopt bij hoek { $corner } en pakt niets.
   *[none] { $seat } stopt bij hoek { $corner } en pakt niets.
}
kessel-fact-taken = { $you ->
    [seat] Je pakt { kessel-card } van { $place }.
   *[none] { $seat } pakt { kessel-card } van { $place }.
}
kessel-fact-used = { $you ->
    [seat] { $symbol ->
        [wand] Je zwaait met de toverstaf en bent nog een keer aan de beurt.
       *[cauldron] Je laat de ketel exploderen.
    }
   *[none] { $symbol ->
        [wand] { $seat } zwaait met de toverstaf en is nog een keer aan de beurt.
       *[cauldron] { $seat } laat de ketel exploderen.
     }
}
kessel-fact-waived = { $you ->
    [seat] { $symbol ->
        [wand] Je ziet af van een tweede beurt.
       *[cauldron] Je laat niets exploderen.
    }
   *[none] { $symbol ->
        [wand] { $seat } ziet af van een tweede beurt.
       *[cauldron] { $seat } laat niets exploderen.
     }
}
kessel-fact-exploded = { $you ->
    [seat] { $gone ->
        [yes] { $other } verliest { kessel-card } door jouw explosie. De kaart gaat uit het spel.
       *[no] { $other } verliest { kessel-card } door jouw explosie. De kaart gaat onder de stapel.
    }
    [other] { $gone ->
        [yes] Door { $seat } verlies je { kessel-card }. De kaart gaat uit het spel.
       *[no] Door { $seat } verlies je { kessel-card }. De kaart gaat onder de stapel.
    }
   *[none] { $gone ->
        [yes] { $other } verliest { kessel-card }. De kaart gaat uit het spel.
       *[no] { $other } verliest { kessel-card }. De kaart gaat onder de stapel.
     }
}
kessel-fact-last-taken = { $you ->
    [seat] Je pakt op { $place } de laatste kaart van een rij: { kessel-card }.
   *[none] { $seat } pakt op { $place } de laatste kaart van een rij: { kessel-card }.
}
kessel-fact-kept = { $you ->
    [seat] Je houdt { kessel-card }. Tijd voor de waardering!
   *[none] { $seat } houdt { kessel-card }. Tijd voor de waardering!
}
kessel-fact-laid-aside = { $you ->
    [seat] Je legt { kessel-card } opzij. Tijd voor de waardering!
   *[none] { $seat } legt { kessel-card } opzij. Tijd voor de waardering!
}
kessel-fact-ingredient-scored = { $you ->
    [seat] Jij: { kessel-ingredient } { $values } = { $points }.
   *[none] { $seat }: { kessel-ingredient } { $values } = { $points }.
}
kessel-fact-ones-scored = { $you ->
    [seat] Je hebt de meeste enen ({ $count }): { $points }.
   *[none] { $seat } heeft de meeste enen ({ $count }): { $points }.
}
kessel-fact-ones-tied = Even veel enen ({ $count }): niemand krijgt de 5 punten.
kessel-fact-recipe-scored = { $you ->
    [seat] { $points ->
        [0] Je recept ‘{ kessel-recipe-title }’ is mislukt.
       *[other] Je recept ‘{ kessel-recipe-title }’ is gelukt: { $points }.
    }
   *[none] { $points ->
        [0] Het recept ‘{ kessel-recipe-title }’ van { $seat } is mislukt.
       *[other] Het recept ‘{ kessel-recipe-title }’ van { $seat } is gelukt: { $points }.
     }
}
kessel-fact-totalled = { $you ->
    [seat] Je komt in totaal op { $points }.
   *[none] { $seat } komt in totaal op { $points }.
}

kessel-outcome-won = { $you ->
    [winner] { $margin ->
        [one] Je wint met { $margin } punt verschil! ({ $points })
       *[other] Je wint met { $margin } punten verschil! ({ $points })
    }
   *[none] { $margin ->
        [one] { $names } wint met { $margin } punt verschil. ({ $points })
       *[other] { $names } wint met { $margin } punten verschil. ({ $points })
    }
}

## Titles of the rules

rule-KESSEL-1-title = De kaarten
rule-KESSEL-2-title = De symbolen
rule-KESSEL-3-title = Het vierkant
rule-KESSEL-4-title = Figuren en eerste kaart
rule-KESSEL-5-title = Je ketel
rule-KESSEL-6-title = Rond het vierkant lopen
rule-KESSEL-7-title = Springen
rule-KESSEL-8-title = Een kaart pakken
rule-KESSEL-9-title = Exploderende ketel
rule-KESSEL-10-title = Toverstaf met toverhoed
rule-KESSEL-11-title = Afzien van een symbool
rule-KESSEL-12-title = De lege plaats vullen
rule-KESSEL-13-title = De laatste kaart
rule-KESSEL-14-title = Waardering
rule-KESSEL-15-title = Een voorbeeld
rule-KESSEL-16-title = Wie wint
rule-KESSEL-R-title = Het receptenspel
rule-KESSEL-B-title = Eigen recepten
rule-KESSEL-X-title = Met drie spelers
rule-KESSEL-C-title = Kinderwaardering
