## The game in a minute

kessel-in-a-minute = Op de tovermarkt liggen ingrediëntenkaarten in een vierkant. Je figuur loopt eromheen, zoveel stappen als de bovenste kaart in je ketel waard is. Uit de rij waar hij stopt, pak je een kaart en leg je die op je ketel. Je ziet alleen de bovenste kaart, dus onthoud wat eronder ligt. Aan het eind leveren drie of vier kaarten van een ingrediënt punten op, een losse kaart kost je punten. Symbolen laten ketels exploderen of geven je een tweede beurt. Wie de meeste punten heeft, wint.

## Lessons, in the order of lessons.toml

lesson-kessel-other-grey-task = Elk ingrediënt heeft vier kaarten, waard 1 t/m 4, en bij elke kleur horen twee ingrediënten. De kaart in je ketel is grijs: boomwortels 2. Pak een kaart van het andere grijze ingrediënt.
lesson-kessel-other-grey-right = Boomwortels en drakenas zijn de twee grijze ingrediënten. Zeven kleuren met elk twee ingrediënten: dat zijn veertien ingrediënten en 56 kaarten.
lesson-kessel-other-grey-missed = Deze kaart heeft een andere kleur. Er ligt maar één grijze in je rij.

lesson-kessel-plant-task = Vijf van de veertien ingrediënten zijn planten: boomwortels, mos, paddenstoelen, pompoen en slingerkruid. Pak de plant in je rij.
lesson-kessel-plant-right = Mos is een plant. In het receptenspel kunnen planten punten waard zijn; verder zijn het kaarten als alle andere.
lesson-kessel-plant-missed = Dat is geen plant. Er ligt er maar één in je rij.

lesson-kessel-symbols-task = Sommige kaarten hebben een symbool: een toverstaf met toverhoed of een exploderende ketel. Pak de kaart met de toverstaf.
lesson-kessel-symbols-right = Deze paddenstoelen hebben een toverstaf, en meteen wordt gevraagd of je hem wilt gebruiken. Zwarte en witte kaarten hebben nooit een symbool.
lesson-kessel-symbols-missed = Op deze kaart staat geen toverstaf met toverhoed.

lesson-kessel-square-task = In een vierkant van zes bij zes liggen 32 kaarten open. Op de vier hoeken ligt nooit een kaart om te pakken. Je figuur staat bij kolom c. Pak de bovenste kaart van die kolom.
lesson-kessel-square-right = Ook de kaarten aan de rand horen bij je rij; alleen de hoeken blijven vrij. De andere 24 kaarten waren aan het begin de dichte stapel. De bovenste heeft zojuist het gat gevuld.
lesson-kessel-square-missed = Deze kaart ligt lager in de kolom.

lesson-kessel-beginning-task = De partij begint. Je eerste kaart was zwart en ging onder de stapel, dus trok je opnieuw: slingerkruid 3. De toverstaf daarop doet nu niets. Jij bent wit, en wit begint. Je figuur heeft de drie stappen al gezet. Pak een kaart naar keuze uit je rij.
lesson-kessel-beginning-right = Een ketel begint nooit met een zwarte of witte kaart, het symbool van de eerste kaart doet niets, en wit is het eerst aan de beurt.

lesson-kessel-remember-task = Van je ketel zie je alleen de bovenste kaart, spinnenpoten 1. Maar je weet het nog: daaronder liggen twee kaarten met boomwortels. Pak de derde.
lesson-kessel-remember-right = Nu zijn het er drie, en drie kaarten van een ingrediënt leveren punten op. Niemand mag in een ketel kijken, ook de eigenaar niet. Je moet dus onthouden wat erin ligt.
lesson-kessel-remember-missed = Je hebt al twee kaarten met boomwortels, en in je kolom ligt een derde.

lesson-kessel-steps-task = De waarde van de kaart die je nu pakt, zegt hoeveel stappen je figuur in je volgende beurt zet. Hij staat bij rij 3 en moet naar kolom b. De hoek telt als stap. Welke kaart brengt je daar?
lesson-kessel-steps-right = Rij 4, rij 5, de hoek, kolom b: vier stappen met de klok mee, precies zoveel als je bovenste kaart waard is.
lesson-kessel-steps-missed = Met deze waarde kom je niet bij kolom b. Tel mee: rij 4, rij 5, de hoek, kolom b.

lesson-kessel-jump-task = Slingerkruid 3, dat je net hebt gepakt, heeft een toverstaf, dus je mag meteen nog een beurt nemen. De zwarte figuur staat in de weg, bij rij 5. Gebruik de toverstaf en tel de stappen.
lesson-kessel-jump-right = Kolom e, de hoek en dan rij 4: je sprong over de zwarte figuur heen, en dat telde niet als stap.
lesson-kessel-jump-missed = Je zag af van de toverstaf, en dus bleef je figuur staan.

lesson-kessel-your-line-task = Snorharen zijn wit, je eigen kleur, en er liggen er verschillende in het vierkant. Je figuur staat bij rij 4. Pak de snorharen die je kunt krijgen.
lesson-kessel-your-line-right = Je pakt een kaart uit de rij of kolom waar je figuur bij staat. Welke, dat bepaal je zelf, maar één moet het er zijn.
lesson-kessel-your-line-missed = Dat waren de snorharen niet. Elke kaart van je rij mag, maar er is er maar één met snorharen.

lesson-kessel-corner-task = Van rij 4 is het twee stappen naar de hoek, en bij een hoek valt niets te pakken. Pak een kaart die je daar niet brengt.
lesson-kessel-corner-right = De volgende keer stopte je figuur bij een rij of kolom, en mag je weer een kaart pakken.
lesson-kessel-corner-missed = Met twee stappen kwam je figuur bij de hoek. Daar pak je niets, en je beurt is meteen voorbij.

lesson-kessel-explode-task = Zwart heeft net ravenveren 4 op de ketel gelegd, een kaart in de eigen kleur. Pak de kaart met de exploderende ketel en laat hem exploderen.
lesson-kessel-explode-right = Zwart moest de bovenste kaart dicht onder de stapel leggen. Nu ligt de kaart die eronder zat weer boven.
lesson-kessel-explode-missed = Er is niets geëxplodeerd. Pak de kaart met de exploderende ketel en laat hem dan ook echt exploderen.

lesson-kessel-safe-task = In de ketel van zwart ligt maar één kaart. Pak toch de kaart met de exploderende ketel en kijk wat er gebeurt.
lesson-kessel-safe-right = Er gebeurt niets, want de laatste kaart van een ketel is veilig. Je hoeft dus niets te kiezen.
lesson-kessel-safe-missed = Deze kaart heeft geen exploderende ketel.

lesson-kessel-out-of-the-game-task = De stapel is op. Pak de kaart met de exploderende ketel, laat hem exploderen en kijk waar de kaart van zwart blijft.
lesson-kessel-out-of-the-game-right = Er is geen stapel meer om hem onder te leggen, dus is de kaart van zwart voorgoed uit het spel.
lesson-kessel-out-of-the-game-missed = Er is niets geëxplodeerd. Pak de kaart met de exploderende ketel en laat hem dan ook echt exploderen.

lesson-kessel-again-task = Speel twee beurten achter elkaar: pak de kaart met de toverstaf, gebruik hem en pak een tweede kaart.
lesson-kessel-again-right = Je zei het toen je de kaart pakte. Daarna werd de lege plaats gevuld en liep je figuur meteen door, want de toverstaf gaf je een tweede beurt.
lesson-kessel-again-missed = Dat was maar één beurt. Pak de kaart met de toverstaf en gebruik hem dan ook.

lesson-kessel-no-third-task = Een toverstaf heeft je hier gebracht. Dit is al je tweede beurt achter elkaar. In je rij ligt nog een toverstaf. Pak hem en kijk wie er aan de beurt is.
lesson-kessel-no-third-right = Zwart is aan de beurt. Niemand heeft meer dan twee beurten achter elkaar, dus doet de tweede toverstaf niets.
lesson-kessel-no-third-missed = Deze kaart heeft geen toverstaf.

lesson-kessel-let-be-task = Je hebt een exploderende ketel gepakt. Boven op de ketel van zwart ligt een losse kaart, paddenwratten 4, die zwart vier punten gaat kosten. Laat hem daar liggen.
lesson-kessel-let-be-right = Van elk symbool mag je afzien. Er is niets geëxplodeerd, en zwart zit nog met die lastige kaart.
lesson-kessel-let-be-missed = Weg is hij! Je hebt zwart van een lastige kaart afgeholpen. Je had ervan kunnen afzien.

lesson-kessel-say-so-task = In deze partij speel je zonder herinnering. Niemand vraagt je naar een symbool. Pak de kaart met de exploderende ketel en zeg dat je hem gebruikt.
lesson-kessel-say-so-right = Je zei het toen je de kaart pakte, en zwart verloor de bovenste kaart. Had je niets gezegd, dan was het symbool vervallen.
lesson-kessel-say-so-missed = Er is niets geëxplodeerd. Pak de kaart met de exploderende ketel en zeg het als je hem pakt.

lesson-kessel-refill-task = Pak een kaart naar keuze uit je rij en let op de plaats waar hij lag.
lesson-kessel-refill-right = De bovenste kaart van de stapel vult de plaats, open. Zolang er een stapel is, blijft het vierkant vol.

lesson-kessel-gaps-task = De stapel is op, en het vierkant heeft zijn eerste gaten. Pak een van de kaarten die nog in je rij liggen.
lesson-kessel-gaps-right = Er kwam geen nieuwe kaart, want zonder stapel blijft de plaats leeg. Vanaf nu worden de rijen en kolommen steeds korter.

lesson-kessel-either-line-task = In je rij liggen nog drie kaarten. Eén daarvan is de enige die nog in zijn kolom ligt. Pak die en beslis of je hem wilt houden.
lesson-kessel-either-line-right = Wie de laatste kaart van een rij of van een kolom pakt, beëindigt het spel, bij welke van de twee de figuur ook staat.
lesson-kessel-either-line-missed = In de kolom van deze kaart liggen er nog meer, dus het spel gaat door.

lesson-kessel-keep-or-aside-task = Je hebt de laatste kaart van je rij gepakt, en het spel is afgelopen. Het is maankristallen 4, en andere maankristallen heb je niet. Een losse kaart kost zijn waarde. Houd je hem, of leg je hem opzij?
lesson-kessel-keep-or-aside-right = Opzij gelegd kost hij niets. Alleen bij deze laatste kaart heb je de keus; de toverstaf erop doet niets meer.
lesson-kessel-keep-or-aside-missed = Als losse kaart kost hij je vier punten. Je had hem opzij kunnen leggen.

lesson-kessel-three-task = In je ketel liggen mos 1 en mos 2, en de laatste kaart van je rij is mos 4. Twee kaarten van een ingrediënt tellen niets, drie tellen hun som. Wat doe je ermee?
lesson-kessel-three-right = 1 + 2 + 4: zeven punten in plaats van geen.
lesson-kessel-three-missed = Zonder deze kaart heb je maar twee keer mos, en dat telt niets.

lesson-kessel-four-task = Je hebt pompoen 1, 2 en 3, samen zes punten. De laatste kaart is pompoen 4. Wat doe je ermee?
lesson-kessel-four-right = Alle vier tellen hun som, 10, plus 5 bonuspunten. Dat zijn vijftien punten.
lesson-kessel-four-missed = Drie pompoenen zijn zes punten. Alle vier waren het er vijftien geweest.

lesson-kessel-own-colour-task = Jij bent wit, en snorharen zijn wit. In je eigen kleur tellen sommen dubbel. Je hebt snorharen 2 en 3, en de laatste kaart is snorharen 4. Wat doe je ermee?
lesson-kessel-own-colour-right = 2 + 3 + 4 is negen, en verdubbeld achttien punten.
lesson-kessel-own-colour-missed = Twee kaarten tellen niets, ook niet in je eigen kleur. Met de derde waren het achttien punten geweest.

lesson-kessel-own-single-task = De laatste kaart is salamanderogen 4, in je eigen kleur, wit. Maar andere salamanderogen heb je niet. Houd je hem?
lesson-kessel-own-single-right = Goed dat je hem opzij legde! Een losse kaart kost zijn waarde, en in je eigen kleur het dubbele. Dat waren acht punten geweest.
lesson-kessel-own-single-missed = Een losse kaart kost zijn waarde, en in je eigen kleur het dubbele: acht punten.

lesson-kessel-ones-task = Wie de meeste enen heeft, krijgt vijf punten, maar bij een gelijke stand krijgt niemand ze. Jij hebt vijf enen, en zwart ook. De laatste kaart is ravenveren 1, en ravenveren heb je nog niet. Kun je hem beter houden?
lesson-kessel-ones-right = Ja! Als losse kaart kost hij één punt, maar nu heb jij de meeste enen, en dat levert er vijf op.
lesson-kessel-ones-missed = Allebei vijf enen: niemand krijgt de vijf punten.

lesson-kessel-example-task = Dit is het voorbeeld uit de gedrukte regels. Jij bent wit en hebt snorharen 1, 2 en 4, een salamanderoog 3, slakkenslijm 1, 2 en 4, en verder alleen paren. De laatste kaart is snorharen 3. Kom op 26 punten.
lesson-kessel-example-right = Snorharen: twee keer 10, en 5 voor alle vier, dat is 25. Salamanderoog: twee keer 3, dus min 6. Slakkenslijm: 7. Paren: 0. Samen 26.
lesson-kessel-example-missed = Met maar drie snorharen is het 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Zwart krijgt zeven punten. Je hebt boomwortels 2 en 3, en verder alleen paren, die niets tellen. De laatste kaart is boomwortels 4. Wat doe je ermee?
lesson-kessel-most-points-right = Negen punten tegen zeven: jij hebt de meeste punten en wint.
lesson-kessel-most-points-missed = Zwart wint met zeven punten tegen nul.

lesson-kessel-shared-task = Zwart krijgt zes punten. Je hebt zeemeerminschubben 1 en 2, en verder alleen paren. De laatste kaart is zeemeerminschubben 3. Wat doe je ermee?
lesson-kessel-shared-right = 1 + 2 + 3: allebei zes punten. Bij een gelijke stand delen jullie de overwinning.
lesson-kessel-shared-missed = Zwart wint alleen, met zes punten tegen nul.

lesson-kessel-brew-task = In het receptenspel heb je in het geheim het ‘Blauw brouwsel’: minstens drie kaarten van beide blauwe ingrediënten. Je hebt drie kaarten met mos, en zeemeerminschubben 1 en 2. De laatste kaart is zeemeerminschubben 4. Wat doe je ermee?
lesson-kessel-brew-right = Het recept is gelukt: 15 punten boven op al het andere. Tot de waardering wist niemand ervan behalve jij.
lesson-kessel-brew-missed = Met twee kaarten schubben mislukt het recept. Dat kost niets, maar je had 15 punten voor het grijpen.

lesson-kessel-fewer-task = Je geheime recept ‘Een klein soepje’ vraagt om minder kaarten dan zwart heeft. Jij hebt er 16, zwart 17. De laatste kaart zou je derde met paddenwratten zijn, goed voor zes punten. Houd je hem?
lesson-kessel-fewer-right = 16 kaarten tegen 17: echt minder, dus tien punten. Met allebei 17 had je ze niet gekregen.
lesson-kessel-fewer-missed = Allebei 17 kaarten: evenveel is niet minder. Zes punten voor de paddenwratten, maar de tien zijn weg.

lesson-kessel-last-recipe-task = Je geheime recept ‘De laatste kaart’ wil dat jij het spel beëindigt. Eén kaart van je rij is de laatste van zijn kolom. Pak die.
lesson-kessel-last-recipe-right = Het recept levert tien punten op. Of je de kaart houdt of opzij legt, maakt daarvoor niet uit.
lesson-kessel-last-recipe-missed = Het spel gaat door, en misschien pakt zwart nu de laatste kaart.

lesson-kessel-own-recipe-task = In deze partij doet een zelfbedacht recept mee, en jij hebt het: ‘Abracadabra’, acht punten voor vier kaarten van hetzelfde ingrediënt. Je hebt drakenas 1, 2 en 3, en de laatste kaart is drakenas 4. Wat doe je ermee?
lesson-kessel-own-recipe-right = Vijftien punten voor de vier kaarten, en acht extra voor het eigen recept. Je kunt er tot vijf bedenken en ze met de andere schudden.
lesson-kessel-own-recipe-missed = Met drie kaarten lukt het recept niet.

lesson-kessel-children-task = De kinderwaardering telt kaarten, geen waarden: drie van een ingrediënt leveren je één kaart op, vier leveren er twee op, en voor een losse geef je er een terug. Je hebt paddenstoelen 2 en 3, en de laatste kaart is paddenstoelen 4. Wat doe je ermee?
lesson-kessel-children-right = Drie keer paddenstoelen: één kaart voor jou. Wie zo de meeste kaarten krijgt, wint.
lesson-kessel-children-missed = Twee keer paddenstoelen levert niets op.

lesson-kessel-both-others-task = Jullie spelen met z’n drieën, en de derde figuur is paars. Pak de kaart met de exploderende ketel en laat hem exploderen.
lesson-kessel-both-others-right = Met drie spelers treft een explosie beide anderen. Ze legden allebei de bovenste kaart van hun ketel onder de stapel.
lesson-kessel-both-others-missed = Er is niets geëxplodeerd. Pak de kaart met de exploderende ketel en laat hem dan ook echt exploderen.

lesson-kessel-third-colour-task = Jij speelt de derde figuur, en je kleur is paars. Die telt voor jou dubbel. Je hebt slingerkruid 2 en 3, en de laatste kaart is slingerkruid 4. Wat doe je ermee?
lesson-kessel-third-colour-right = 2 + 3 + 4 is negen, en verdubbeld achttien punten. De derde figuur mag elke kleur hebben behalve zwart en wit.
lesson-kessel-third-colour-missed = Twee kaarten tellen niets, ook niet in je eigen kleur. Met de derde waren het achttien punten geweest.

## Titles of lessons, where a rule has several

lesson-kessel-other-grey-title = Twee ingrediënten per kleur
lesson-kessel-plant-title = De planten
lesson-kessel-your-line-title = Jouw rij
lesson-kessel-corner-title = Bij de hoek
lesson-kessel-explode-title = Laten exploderen
lesson-kessel-safe-title = De laatste kaart is veilig
lesson-kessel-out-of-the-game-title = Uit het spel
lesson-kessel-again-title = Nog een beurt
lesson-kessel-no-third-title = Nooit drie keer
lesson-kessel-let-be-title = Ervan afzien
lesson-kessel-refill-title = Aanvullen
lesson-kessel-gaps-title = Gaten
lesson-kessel-either-line-title = Horizontaal of verticaal
lesson-kessel-keep-or-aside-title = Houden of opzij leggen
lesson-kessel-three-title = Drie dezelfde
lesson-kessel-four-title = Vier dezelfde
lesson-kessel-own-colour-title = Je eigen kleur
lesson-kessel-own-single-title = Dubbele minpunten
lesson-kessel-ones-title = De meeste enen
lesson-kessel-most-points-title = Meer punten
lesson-kessel-shared-title = Een gedeelde overwinning
lesson-kessel-brew-title = Een brouwsel
lesson-kessel-fewer-title = Minder is meer
lesson-kessel-last-recipe-title = Het einde als recept
lesson-kessel-children-title = Kaarten in plaats van punten
lesson-kessel-both-others-title = Twee in één klap
lesson-kessel-third-colour-title = De derde kleur

## What the editions leave open or disagree on, and what we added

rule-KESSEL-1-choice = De gedrukte regels noemen maar zeven van de veertien ingrediënten: snorharen, salamanderogen en de vijf planten. De andere zeven namen zijn van ons: ravenveren, spinnenpoten, drakenas, zeemeerminschubben, paddenwratten, slakkenslijm en maankristallen. Aan het spel veranderen ze niets, dus is er geen optie voor.
rule-KESSEL-2-choice = De gedrukte regels leggen de symbolen uit, maar zeggen niet welke kaarten ze dragen. Bij ons heeft elk van de tien gekleurde ingrediënten één exploderende ketel en één toverstaf, gelijkmatig over de waarden verdeeld; zwarte en witte kaarten hebben er geen. Op gedrukte kaarten kunnen ze anders verdeeld zijn. Er is geen optie voor.
rule-KESSEL-9-choice = Volgens de gedrukte regels gaan geëxplodeerde kaarten telkens weer onder de stapel; zo kan een partij eindeloos duren. Bij ons gaan ze na honderd kaarten uit het spel. Geen enkele optie verandert dat.
rule-KESSEL-13-choice = Volgens de gedrukte regels eindigt het spel met de laatste kaart van een rij, maar elke kaart ligt in twee rijen, een horizontale en een verticale. Bij ons is het genoeg om er één leeg te maken, bij welke van de twee de figuur ook staat. De vier randen, tussen twee hoekkaarten, tellen niet, want daar kan geen figuur bij staan. Er is geen optie voor.
rule-KESSEL-16-choice = De gedrukte regels zeggen niets over een gelijke stand. Bij ons delen jullie de overwinning. Geen enkele optie verandert dat.
rule-KESSEL-C-beyond = De gedrukte regels hebben maar één waardering. Deze eenvoudige voor kinderen is onze toevoeging.
rule-KESSEL-X-beyond = Het gedrukte spel is voor twee spelers. Met drie spelen is onze toevoeging.

## The guided first game: each note is shown once, when what it explains first happens

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

## Analysis

learn-analysis-cauldron = { $you ->
    [seat] In jouw ketel
   *[none] In de ketel van { $name }
}

## Print

print-children = Scoreblad voor kinderen
print-own = Jullie eigen receptkaarten ({ $n })
print-own-none = Jullie hebben nog geen recepten bedacht.
print-compose = Recepten bedenken
print-box = De dertien gedrukte recepten
print-children-of = { $game }: scoreblad voor kinderen
print-help-kessel = Omcirkel de kaarten in je ketel. Eén kaart van een ingrediënt: min zijn waarde. Twee: niets. Drie: hun som. Vier: hun som plus 5. Waar × 2 staat, tellen de som en de minpunten dubbel, maar de 5 niet.
print-help-children = Omcirkel de kaarten in je ketel. Vier kaarten van een ingrediënt: plus 2. Drie: plus 1. Twee: niets. Eén: min 1. Wie de hoogste som heeft, wint.
print-ingredient = Ingrediënt
print-cards = Kaarten
print-cards-count = + / −
print-ones = Meeste enen: 5
print-recipe = Recept { $n }
