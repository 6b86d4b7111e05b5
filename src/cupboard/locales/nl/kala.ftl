kala-name = Kala
kala-tagline = Zaai bonen in een vierkant van bekers en oogst de volle voordat de ander het doet.
kala-move-help = Typ de stappen van je pad na je eigen beker, bijvoorbeeld EES (N noord, E oost, S zuid, W west). Met x oogst je de laatste beker; met @c3 zeg je waar je beker heen gaat als het pad op die van de ander eindigt.

rule-KALA-1 = Zestien veldbekers vormen een vierkant van vier bij vier. Elk van de twee spelers heeft een speelbeker, donker of licht; ze beginnen op twee tegenoverliggende hoeken, donker op a1, licht op d4.
rule-KALA-2 = Uitgave ‘voorraad’: iedere speler begint met 28 eigen bonen en de bank is leeg.
rule-KALA-3 = Uitgave ‘bank’: de voorraden zijn in het begin leeg en er liggen ongeveer 80 bonen in de bank. Er wordt uit de bank gezaaid zolang die 4 bonen kan geven. De eerste keer dat dit niet lukt, gaat hij voorgoed dicht: hij krijgt nog zijn deel van elke oogst, maar iedereen zaait uit de eigen voorraad.
rule-KALA-4 = Het lot bepaalt wie begint. Daarna zijn de spelers om de beurt aan zet.
rule-KALA-5 = In een beurt zaai je 4 bonen: de eerste in je eigen speelbeker, de andere één voor één in de bekers van een pad dat daar begint. Het pad loopt recht van beker naar buurbeker, mag één keer haaks afslaan en blijft op het veld.
rule-KALA-6 = Staat er een speelbeker op de plek waar een boon hoort, dan gaat de boon in die speelbeker. Een pad mag over de beker van de ander lopen en laat daar een boon achter.
rule-KALA-7 = Een speelbeker neemt zijn bonen mee. De veldbeker eronder houdt zijn bonen, afgedekt: er komt niets bij en er gaat niets af tot de speelbeker weggaat.
rule-KALA-8 = Na het zaaien, en de oogst als die er is, gaat je speelbeker naar de beker van de laatste boon.
rule-KALA-9 = Viel de laatste boon in de beker van de ander, dan gaat de jouwe naar een beker er recht naast, ervoor of erachter; jij kiest welke. Hij staat nooit op de beker van de ander.
rule-KALA-10 = Valt de laatste boon in een veldbeker waar al 3 of meer in lagen, dan mag je hem leegmaken: één boon gaat naar de bank, alle andere naar je voorraad.
rule-KALA-11 = De speelbeker van de ander kan op dezelfde manier geoogst worden; daarna gaat jouw beker ernaast staan.
rule-KALA-12 = Liggen er na het verplaatsen 4 of meer bonen in je speelbeker, dan moet je ze meteen allemaal zaaien, weer met je eigen beker eerst; oogst en verplaatsing volgen zoals altijd. Dit gebeurt hooguit één keer per beurt.
rule-KALA-13 = Een extra zaaibeurt van 5 of 6 bonen vraagt een pad dat lang genoeg is voor allemaal. Waar geen pad de zesde boon kan opnemen, worden er vijf gezaaid, telt de vijfde als laatste en gaat de zesde naar de voorraad van de ander.
rule-KALA-14 = Je mag altijd onder de speelbekers kijken: alle aantallen zijn voor iedereen te zien.
rule-KALA-15 = Wie een beurt begint met minder dan 4 bonen om te zaaien, verliest; de ander wint. Gelijkspel bestaat niet.

kala-option-edition = Waar de bonen vandaan komen die gezaaid worden.
kala-option-edition-store = Iedere speler heeft vanaf het begin eigen bonen.
kala-option-edition-bank = Alle bonen liggen in de bank; beide spelers zaaien daaruit tot hij leeg is.
kala-option-store-beans = Met hoeveel bonen iedere speler begint in de uitgave ‘voorraad’.
kala-option-bank-beans = Hoeveel bonen er in het begin in de bank liggen in de uitgave ‘bank’.
kala-preset-store = Met elk 28 bonen
kala-preset-bank = Met een gezamenlijke bank van 80 bonen

kala-bank-starts-empty = In de uitgave ‘voorraad’ is de bank in het begin leeg: een aantal bonen daarvoor ({ $beans }) heeft geen zin.
kala-stores-start-empty = In de uitgave ‘bank’ zijn de voorraden in het begin leeg: een aantal bonen daarvoor ({ $beans }) heeft geen zin.

kala-move-unreadable = ‘{ $text }’ is geen zet. Typ de stappen van een pad, bijvoorbeeld EES, EESx of EES@c3.
kala-wrong-length = Je zaait { $beans } bonen: één in je eigen beker, dan { $steps } stappen.
kala-wrong-bonus-length = Deze extra zaaibeurt van { $beans } bonen vraagt een pad van { $steps } stappen na je eigen beker.
kala-no-direction = ‘{ $text }’ is geen pad: de stappen zijn N, E, S en W.
kala-path-turns-back = { $path } keert om. Een pad mag alleen haaks afslaan.
kala-path-turns-twice = { $path } slaat meer dan één keer af. Een pad mag maar één keer afslaan.
kala-path-leaves-board = Vanaf { $cell } loopt het pad { $path } van het veld af.
kala-cup-follows-bean = Je beker gaat naar de plek van de laatste boon, naar { $cell }: er valt niets te kiezen.
kala-choose-landing = De laatste boon valt in de beker van de ander op { $other }: zeg met @ en een beker ernaast waar de jouwe heen gaat.
kala-no-such-cup = Er is geen beker { $text }: ze heten a1 tot en met d4.
kala-landing-on-cup = Je beker kan niet op die van de ander op { $other } staan.
kala-landing-not-next = { $cell } ligt niet recht naast de beker van de ander op { $other }.
kala-not-ripe = { $beans ->
    [0] De beker op { $cell } is leeg vóór je laatste boon; om te oogsten moeten er 3 liggen.
    [one] In de beker op { $cell } ligt vóór je laatste boon maar 1 boon; om te oogsten moeten het er 3 zijn.
   *[other] In de beker op { $cell } liggen vóór je laatste boon maar { $beans } bonen; om te oogsten moeten het er 3 zijn.
}

kala-position-words = Een stelling van Kala heeft { $words } delen: het veld, twee bekers, de voorraden, de bank en wie aan de beurt is.
kala-position-field = ‘{ $text }’ is geen veld van vier rijen met elk vier getallen.
kala-position-cup = ‘{ $text }’ zegt niet waar een speelbeker staat en wat erin ligt, bijvoorbeeld a1:0.
kala-position-stores = ‘{ $text }’ noemt geen voorraden en bank, bijvoorbeeld stores:28,28 bank:0.
kala-position-mark = ‘{ $text }’ is geen lot, sow:0, bonus:0 of lost:0 (of :1).
kala-position-beans = Bonen in deze stelling: { $found }. Het moeten er { $total } zijn.
kala-position-stacked = De twee speelbekers kunnen niet op dezelfde beker staan.
kala-position-open-bank = In de uitgave ‘voorraad’ geeft de bank nooit bonen.
kala-position-lot = Er wordt aan het begin geloot, en dit is niet het begin.
kala-position-cup-beans = Bonen in een speelbeker: { $beans }. Op dit moment kunnen het er alleen { $low } tot { $high } zijn.
kala-position-bank-closed = Bonen in de open bank: { $beans }. Met zo weinig was hij al dicht geweest.
kala-position-turn = Wie aan de beurt is of verloren heeft, klopt niet met de bonen die er te zaaien zijn.

kala-fact-begins = { $seat } begint.
kala-fact-took = { $source ->
    [bank] { $seat } zaait { $beans } bonen uit de bank.
    [cup] { $seat } zaait de { $beans } bonen van de speelbeker.
   *[store] { $seat } zaait { $beans } bonen uit de voorraad.
}
kala-fact-given = De boon waarvoor geen plaats was, gaat naar { $other }.
kala-fact-harvested = { $seat } oogst { $beans } bonen op { $cell }: { $gain } voor de voorraad, 1 voor de bank.
kala-fact-robbed = { $seat } oogst { $beans } bonen uit de beker van { $other } op { $cell }: { $gain } voor de voorraad, 1 voor de bank.
kala-fact-moved = De beker van { $seat } gaat van { $start } naar { $cell }.
kala-fact-bonus-due = In de beker van { $seat } liggen { $beans } bonen: een extra zaaibeurt.
kala-fact-bank-closed = { $beans ->
    [0] De bank is leeg en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
    [one] De bank heeft nog maar 1 boon en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
   *[other] De bank heeft nog maar { $beans } bonen en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
}
kala-fact-ended = { $seat } heeft geen 4 bonen om te zaaien. { $winner } wint.
