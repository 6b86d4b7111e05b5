## De lessen van Kupferkessel Co, in de volgorde van games/kessel/lessons.toml.

lesson-kessel-other-grey-task = Van elk ingrediënt zijn er vier kaarten, met de waarden 1 tot en met 4, en elke kleur heeft twee ingrediënten. De kaart in je ketel is grijs: boomwortels 2. Neem een kaart van het andere grijze ingrediënt.
lesson-kessel-other-grey-right = Boomwortels en drakenas zijn de twee grijze ingrediënten. Zeven kleuren met elk twee ingrediënten: dat zijn veertien ingrediënten en 56 kaarten.
lesson-kessel-other-grey-missed = Deze kaart heeft een andere kleur. Er ligt maar één grijze in je rij.

lesson-kessel-plant-task = Vijf van de veertien ingrediënten zijn planten: boomwortels, mos, paddenstoelen, pompoen en slingerkruid. Neem de plant in je rij.
lesson-kessel-plant-right = Mos is een plant. In het receptenspel kunnen planten punten waard zijn; verder zijn het kaarten als alle andere.
lesson-kessel-plant-missed = Dat is geen plant. Er groeit er maar één in je rij.

lesson-kessel-symbols-task = Sommige kaarten dragen een symbool: een exploderende ketel of een toverstaf met hoed. Neem de kaart met de toverstaf.
lesson-kessel-symbols-right = Deze paddenstoelen dragen een toverstaf, en meteen wordt gevraagd of je hem wilt gebruiken. Zwarte en witte kaarten dragen nooit een symbool.
lesson-kessel-symbols-missed = Op deze kaart staat geen toverstaf met hoed.

lesson-kessel-square-task = In een vierkant van zes bij zes liggen 32 kaarten open. Op de vier hoeken ligt nooit een kaart om te nemen. Je figuur staat bij kolom c: neem de bovenste kaart van die kolom.
lesson-kessel-square-right = Ook de kaarten aan de rand horen bij je rij; alleen de hoeken blijven vrij. De andere 24 kaarten waren aan het begin de dichte stapel: de bovenste heeft zojuist het gat gevuld.
lesson-kessel-square-missed = Deze kaart ligt lager in de kolom.

lesson-kessel-beginning-task = Het spel begint. Je eerste kaart was zwart en ging onder de stapel, dus trok je opnieuw: slingerkruid 3. De toverstaf daarop werkt nu niet. Jij bent wit, en wit begint: je figuur heeft de drie stappen al gezet. Neem een kaart naar keuze uit je rij.
lesson-kessel-beginning-right = Een ketel begint nooit met een zwarte of witte kaart, het symbool van de eerste kaart werkt niet, en wit is het eerst aan de beurt.

lesson-kessel-remember-task = Van je ketel zie je alleen de bovenste kaart, spinnenpoten 1. Maar je weet het nog: daaronder liggen twee kaarten met boomwortels. Neem de derde.
lesson-kessel-remember-right = Nu zijn het er drie, en drie kaarten van een ingrediënt leveren punten op. Niemand mag in een ketel kijken, ook de eigenaar niet: wat erin ligt, moet je onthouden.
lesson-kessel-remember-missed = Je hebt al twee kaarten met boomwortels, en in je kolom ligt een derde.

lesson-kessel-steps-task = De waarde van de kaart die je nu neemt, zegt hoeveel stappen je figuur in je volgende beurt zet. Hij staat bij rij 3 en moet naar kolom b. De hoek telt als stap. Welke kaart brengt je daar?
lesson-kessel-steps-right = Rij 4, rij 5, de hoek, kolom b: vier stappen met de klok mee, precies zoveel als je bovenste kaart waard is.
lesson-kessel-steps-missed = Met deze waarde kom je niet bij kolom b. Tel mee: rij 4, rij 5, de hoek, kolom b.

lesson-kessel-jump-task = Slingerkruid 3, dat je net hebt genomen, draagt een toverstaf: je mag meteen nog eens lopen. De zwarte figuur staat in de weg, bij rij 5. Loop door en tel mee.
lesson-kessel-jump-right = Kolom e, de hoek en dan rij 4: je sprong over de zwarte figuur heen, en dat telde niet als stap.
lesson-kessel-jump-missed = Je zag af van de toverstaf, en dus bleef je figuur staan.

lesson-kessel-your-line-task = Snorharen zijn wit, je eigen kleur, en er liggen er verschillende in het vierkant. Je figuur staat bij rij 4: neem de snorharen die je kunt krijgen.
lesson-kessel-your-line-right = Je neemt een kaart uit de rij of kolom waar je figuur bij staat. Welke, dat bepaal je zelf, maar één moet het er zijn.
lesson-kessel-your-line-missed = Dat waren de snorharen niet. Elke kaart van je rij mag, maar er is er maar één met snorharen.

lesson-kessel-corner-task = Van rij 4 is het twee stappen naar de hoek, en bij een hoek valt niets te nemen. Neem een kaart die je daar niet brengt.
lesson-kessel-corner-right = De volgende keer stopte je figuur bij een rij of kolom, en mag je weer een kaart nemen.
lesson-kessel-corner-missed = Met twee stappen kwam je figuur bij de hoek. Daar neem je niets, en je beurt is meteen voorbij.

lesson-kessel-explode-task = Zwart heeft net ravenveren 4 op zijn ketel gelegd, in zijn eigen kleur. Neem de kaart met de exploderende ketel en laat het knallen.
lesson-kessel-explode-right = Zwart moest zijn bovenste kaart dicht onder de stapel leggen. Nu ligt de kaart die eronder zat weer boven.
lesson-kessel-explode-missed = Er is niets ontploft. Neem de kaart met de exploderende ketel en laat het dan ook echt knallen.

lesson-kessel-safe-task = In de ketel van zwart ligt maar één kaart. Neem toch de kaart met de exploderende ketel en kijk wat er gebeurt.
lesson-kessel-safe-right = Er gebeurt niets: de laatste kaart van een ketel is veilig, dus wordt je niets gevraagd.
lesson-kessel-safe-missed = Deze kaart draagt geen exploderende ketel.

lesson-kessel-out-of-the-game-task = De stapel is op. Neem de kaart met de exploderende ketel, laat het knallen en kijk waar de kaart van zwart blijft.
lesson-kessel-out-of-the-game-right = Er is geen stapel meer om hem onder te leggen: de kaart van zwart is voorgoed uit het spel.
lesson-kessel-out-of-the-game-missed = Er is niets ontploft. Neem de kaart met de exploderende ketel en laat het dan ook echt knallen.

lesson-kessel-again-task = Doe twee beurten achter elkaar: neem de kaart met de toverstaf, gebruik hem en neem een tweede kaart.
lesson-kessel-again-right = Eerst werd de beurt afgemaakt, daarna liep je figuur meteen door: de toverstaf gaf je een tweede beurt.
lesson-kessel-again-missed = Dat was maar één beurt. Neem de kaart met de toverstaf en gebruik hem dan ook.

lesson-kessel-no-third-task = Een toverstaf heeft je hier gebracht: dit is al je tweede beurt achter elkaar. In je rij ligt nog een toverstaf. Neem hem en kijk wie er aan de beurt is.
lesson-kessel-no-third-right = Zwart is aan de beurt. Niemand heeft meer dan twee beurten achter elkaar, dus werkt de tweede toverstaf niet.
lesson-kessel-no-third-missed = Deze kaart draagt geen toverstaf.

lesson-kessel-let-be-task = Je hebt een exploderende ketel genomen. Boven in de ketel van zwart ligt een losse kaart, paddenwratten 4, die zwart vier punten gaat kosten. Laat hem daar liggen.
lesson-kessel-let-be-right = Van elk symbool mag je afzien. Er is niets ontploft, en zwart zit nog met die lastige kaart.
lesson-kessel-let-be-missed = Weg is hij: je hebt zwart van een lastige kaart afgeholpen. Je had ervan kunnen afzien.

lesson-kessel-refill-task = Neem een kaart naar keuze uit je rij en let op de plaats waar hij lag.
lesson-kessel-refill-right = De bovenste kaart van de stapel vult de plaats, open. Zolang er een stapel is, blijft het vierkant vol.

lesson-kessel-gaps-task = De stapel is op, en het vierkant heeft zijn eerste gaten. Neem een van de kaarten die nog in je rij liggen.
lesson-kessel-gaps-right = Er kwam geen nieuwe kaart: zonder stapel blijft de plaats leeg. Vanaf nu worden de rijen en kolommen steeds korter.

lesson-kessel-either-line-task = In je rij liggen nog drie kaarten. Eén daarvan is de enige die nog in zijn kolom ligt: neem die en beslis of je hem wilt houden.
lesson-kessel-either-line-right = Wie de laatste kaart van een rij of van een kolom neemt, beëindigt het spel, bij welke van de twee de figuur ook staat.
lesson-kessel-either-line-missed = In de kolom van deze kaart liggen er nog meer, dus het spel gaat door.

lesson-kessel-keep-or-aside-task = Met de laatste kaart van je rij is het spel afgelopen. Het is maankristallen 4, en andere maankristallen heb je niet. Een losse kaart kost zijn waarde. Houd je hem, of leg je hem weg?
lesson-kessel-keep-or-aside-right = Weggelegd kost hij niets. Alleen bij deze laatste kaart heb je de keus; de toverstaf erop werkt niet meer.
lesson-kessel-keep-or-aside-missed = Als losse kaart kost hij je vier punten. Je had hem kunnen wegleggen.

lesson-kessel-three-task = In je ketel liggen mos 1 en mos 2, en de laatste kaart van je rij is mos 4. Twee kaarten van een ingrediënt tellen niets, drie tellen hun som. Wat doe je ermee?
lesson-kessel-three-right = 1 + 2 + 4: zeven punten in plaats van geen.
lesson-kessel-three-missed = Zonder deze kaart heb je maar twee keer mos, en dat telt niets.

lesson-kessel-four-task = Je hebt pompoen 1, 2 en 3, samen zes punten. De laatste kaart is pompoen 4. Wat doe je ermee?
lesson-kessel-four-right = Alle vier tellen hun som, 10, en 5 extra: vijftien punten.
lesson-kessel-four-missed = Drie pompoenen zijn zes punten. Alle vier waren het er vijftien geweest.

lesson-kessel-own-colour-task = Jij bent wit, en snorharen zijn wit: in je eigen kleur tellen sommen dubbel. Je hebt snorharen 2 en 3, en de laatste kaart is snorharen 4. Wat doe je ermee?
lesson-kessel-own-colour-right = 2 + 3 + 4 is negen, en verdubbeld achttien punten.
lesson-kessel-own-colour-missed = Twee kaarten tellen niets, ook niet in je eigen kleur. Met de derde waren het achttien punten geweest.

lesson-kessel-own-single-task = De laatste kaart is salamanderogen 4, in je eigen kleur, wit. Maar andere salamanderogen heb je niet. Houd je hem?
lesson-kessel-own-single-right = Goed weggelegd: een losse kaart kost zijn waarde, en in je eigen kleur verdubbelt ook de min. Dat waren acht punten geweest.
lesson-kessel-own-single-missed = Een losse kaart kost zijn waarde, en in je eigen kleur het dubbele: acht punten.

lesson-kessel-ones-task = Wie de meeste enen heeft, krijgt vijf punten, maar bij gelijke stand krijgt niemand ze. Jij hebt vijf enen, en zwart ook. De laatste kaart is ravenveren 1, en ravenveren heb je nog niet. Loont het om hem te houden?
lesson-kessel-ones-right = Ja: als losse kaart kost hij één punt, maar nu heb jij de meeste enen, en dat levert er vijf op.
lesson-kessel-ones-missed = Allebei vijf enen: niemand krijgt de vijf punten.

lesson-kessel-example-task = Dit is het voorbeeld uit het boekje. Jij bent wit en hebt snorharen 1, 2 en 4, een salamanderoog 3, slakkenslijm 1, 2 en 4, en verder alleen paren. De laatste kaart is snorharen 3. Kom op 26 punten.
lesson-kessel-example-right = Snorharen: tweemaal 10, en 5 voor alle vier, dat is 25. Salamanderoog: tweemaal 3, dus min 6. Slakkenslijm: 7. Paren: 0. Samen 26.
lesson-kessel-example-missed = Met maar drie snorharen is het 14 − 6 + 7 = 15.

lesson-kessel-most-points-task = Zwart krijgt zeven punten. Je hebt boomwortels 2 en 3, en verder alleen paren, die niets tellen. De laatste kaart is boomwortels 4. Wat doe je ermee?
lesson-kessel-most-points-right = Negen punten tegen zeven: jij wint. De meeste punten geven de doorslag.
lesson-kessel-most-points-missed = Nul tegen zeven punten: zwart wint.

lesson-kessel-shared-task = Zwart krijgt zes punten. Je hebt zeemeerminschubben 1 en 2, en verder alleen paren. De laatste kaart is zeemeerminschubben 3. Wat doe je ermee?
lesson-kessel-shared-right = 1 + 2 + 3: allebei zes punten. Bij gelijke stand delen jullie de winst.
lesson-kessel-shared-missed = Nul tegen zes punten: zwart wint alleen.

lesson-kessel-brew-task = In het receptenspel heb je in het geheim het ‘Blauw brouwsel’: minstens drie kaarten van beide blauwe ingrediënten. Je hebt drie kaarten met mos, en zeemeerminschubben 1 en 2. De laatste kaart is zeemeerminschubben 4. Wat doe je ermee?
lesson-kessel-brew-right = Het recept is vervuld: 15 punten boven op al het andere. Tot de telling wist niemand ervan behalve jij.
lesson-kessel-brew-missed = Met twee kaarten schubben blijft het recept onvervuld. Dat kost niets, maar je had 15 punten voor het grijpen.

lesson-kessel-fewer-task = Je geheime recept ‘Een klein soepje’ vraagt minder kaarten dan zwart heeft. Jij hebt er 16, zwart 17. De laatste kaart zou je derde met paddenwratten zijn, goed voor zes punten. Houd je hem?
lesson-kessel-fewer-right = 16 kaarten tegen 17: echt minder, dus tien punten. Met allebei 17 had je ze niet gekregen.
lesson-kessel-fewer-missed = Allebei 17 kaarten: evenveel is niet minder. Zes punten voor de paddenwratten, maar de tien zijn weg.

lesson-kessel-last-recipe-task = Je geheime recept ‘De laatste kaart’ wil dat jij het spel beëindigt. Eén kaart van je rij is de laatste van zijn kolom: neem die.
lesson-kessel-last-recipe-right = Het recept levert tien punten op. Of je de kaart houdt of weglegt, maakt daarvoor niet uit.
lesson-kessel-last-recipe-missed = Het spel gaat door, en misschien neemt zwart nu de laatste kaart.

lesson-kessel-own-recipe-task = Aan deze tafel doet een zelfbedacht recept mee, en jij hebt het: ‘Abracadabra’, acht punten voor vier kaarten van hetzelfde ingrediënt. Je hebt drakenas 1, 2 en 3, en de laatste kaart is drakenas 4. Wat doe je ermee?
lesson-kessel-own-recipe-right = Vijftien punten voor de vier kaarten, en acht extra voor het eigen recept. Je kunt er tot vijf bedenken en ze met de andere schudden.
lesson-kessel-own-recipe-missed = Met drie kaarten is het recept niet vervuld.

lesson-kessel-children-task = De kindertelling telt kaarten, geen waarden: drie van een ingrediënt leveren je één kaart op, vier leveren er twee op, en voor een losse geef je er een terug. Je hebt paddenstoelen 2 en 3, en de laatste kaart is paddenstoelen 4. Wat doe je ermee?
lesson-kessel-children-right = Drie keer paddenstoelen: één kaart voor jou. Wie zo de meeste kaarten krijgt, wint.
lesson-kessel-children-missed = Twee keer paddenstoelen levert niets op.

lesson-kessel-both-others-task = Jullie spelen met z’n drieën, en de derde figuur is paars. Neem de kaart met de exploderende ketel en laat het knallen.
lesson-kessel-both-others-right = Met drie spelers treft een explosie beide anderen: allebei legden ze de bovenste kaart van hun ketel onder de stapel.
lesson-kessel-both-others-missed = Er is niets ontploft. Neem de kaart met de exploderende ketel en laat het dan ook echt knallen.

lesson-kessel-third-colour-task = Jij speelt de derde figuur, en je kleur is paars: die telt voor jou dubbel. Je hebt slingerkruid 2 en 3, en de laatste kaart is slingerkruid 4. Wat doe je ermee?
lesson-kessel-third-colour-right = 2 + 3 + 4 is negen, en verdubbeld achttien punten. De derde figuur mag elke kleur hebben behalve zwart en wit.
lesson-kessel-third-colour-missed = Twee kaarten tellen niets, ook niet in je eigen kleur. Met de derde waren het achttien punten geweest.

## Wat het boekje openlaat, en wat er is gekozen.

rule-KESSEL-1-choice = Het boekje noemt maar zeven van de veertien ingrediënten: snorharen, salamanderogen en de vijf planten. De andere zeven namen zijn van ons: ravenveren, spinnenpoten, drakenas, zeemeerminschubben, paddenwratten, slakkenslijm en maankristallen. Aan het spel veranderen ze niets, dus is er geen optie voor.
rule-KESSEL-2-choice = Het boekje legt de symbolen uit, maar zegt niet welke kaarten ze dragen. Bij ons heeft elk van de tien gekleurde ingrediënten één exploderende ketel en één toverstaf, gelijkmatig over de waarden verdeeld; zwarte en witte kaarten hebben er geen. Op gedrukte kaarten kunnen ze anders verdeeld zijn. Er is geen optie voor.
rule-KESSEL-13-choice = Volgens het boekje eindigt het spel met de laatste kaart van een rij, maar elke kaart ligt in twee rijen, een horizontale en een verticale. Bij ons is het genoeg om er één leeg te maken, bij welke van de twee de figuur ook staat. De vier randen, tussen twee hoekkaarten, tellen niet, want daar kan geen figuur bij staan. Er is geen optie voor.
