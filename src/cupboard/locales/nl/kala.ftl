kala-name = Kala
kala-tagline = Zaai bonen in een vierkant van schaaltjes en oogst de volle voordat de ander het doet.
kala-move-help = Typ de stappen van je pad na je eigen schaaltje, bijvoorbeeld EES (N noord, E oost, S zuid, W west). Met x oogst je het laatste schaaltje; met @c3 zeg je waar je schaaltje heen gaat als het pad op dat van de ander eindigt.

rule-KALA-1 = Zestien veldschaaltjes vormen een vierkant van vier bij vier. Elk van de twee spelers heeft een speelschaaltje, donker of licht; ze beginnen op twee tegenoverliggende hoeken, donker op a1, licht op d4.
rule-KALA-2 = Uitgave ‘voorraad’: iedere speler begint met 28 eigen bonen en de bank is leeg.
rule-KALA-3 = Uitgave ‘bank’: de voorraden zijn in het begin leeg en er liggen ongeveer 80 bonen in de bank. Er wordt uit de bank gezaaid zolang die 4 bonen kan geven. De eerste keer dat dit niet lukt, gaat ze voorgoed dicht: ze krijgt nog haar deel van elke oogst, maar iedereen zaait uit de eigen voorraad.
rule-KALA-4 = Het lot bepaalt wie begint. Daarna zijn de spelers om de beurt aan zet.
rule-KALA-5 = In een beurt zaai je 4 bonen: de eerste in je eigen speelschaaltje, de andere één voor één in de schaaltjes van een pad dat daar begint. Het pad loopt recht van schaaltje naar buurschaaltje, mag één keer haaks afslaan en blijft op het veld.
rule-KALA-6 = Staat er een speelschaaltje op de plek waar een boon hoort, dan gaat de boon in dat speelschaaltje. Een pad mag over het schaaltje van de ander lopen en laat daar een boon achter.
rule-KALA-7 = Een speelschaaltje neemt zijn bonen mee. Het veldschaaltje eronder houdt zijn bonen, afgedekt: er komt niets bij en er gaat niets af tot het speelschaaltje weggaat.
rule-KALA-8 = Na het zaaien, en de oogst als die er is, gaat je speelschaaltje naar het schaaltje van de laatste boon.
rule-KALA-9 = Viel de laatste boon in het schaaltje van de ander, dan gaat het jouwe naar een schaaltje er recht naast; jij kiest welk. Het staat nooit op het schaaltje van de ander.
rule-KALA-10 = Valt de laatste boon in een veldschaaltje waar al 3 of meer in lagen, dan mag je het leegmaken: één boon gaat naar de bank, alle andere naar je voorraad.
rule-KALA-11 = Het speelschaaltje van de ander kan op dezelfde manier geoogst worden; daarna gaat jouw schaaltje ernaast staan.
rule-KALA-12 = Liggen er na het verplaatsen 4 of meer bonen in je speelschaaltje, dan moet je ze meteen allemaal zaaien, weer met je eigen schaaltje eerst; oogst en verplaatsing volgen zoals altijd. Dit gebeurt hooguit één keer per beurt.
rule-KALA-13 = Een extra zaaibeurt van 5 of 6 bonen vraagt een pad dat lang genoeg is voor allemaal. Waar geen pad de zesde boon kan opnemen, worden er vijf gezaaid, telt de vijfde als laatste en gaat de zesde naar de voorraad van de ander.
rule-KALA-14 = Je mag altijd onder de speelschaaltjes kijken: alle aantallen bonen zijn open.
rule-KALA-15 = Wie een beurt begint met minder dan 4 bonen om te zaaien, verliest; de ander wint. Gelijkspel bestaat niet.

kala-option-edition = Waar de bonen vandaan komen die gezaaid worden.
kala-option-edition-store = Iedere speler heeft vanaf het begin eigen bonen.
kala-option-edition-bank = Alle bonen liggen in de bank; beide spelers zaaien daaruit tot ze op is.
kala-option-store-beans = Met hoeveel bonen iedere speler begint in de uitgave ‘voorraad’.
kala-option-bank-beans = Hoeveel bonen er in het begin in de bank liggen in de uitgave ‘bank’.
kala-preset-store = Met elk 28 bonen
kala-preset-bank = Met een gezamenlijke bank van 80 bonen

kala-bank-starts-empty = In de uitgave ‘voorraad’ is de bank in het begin leeg: { $beans } bonen daarvoor hebben geen zin.
kala-stores-start-empty = In de uitgave ‘bank’ zijn de voorraden in het begin leeg: { $beans } bonen daarvoor hebben geen zin.

kala-move-unreadable = ‘{ $text }’ is geen zet. Typ de stappen van een pad, bijvoorbeeld EES, EESx of EES@c3.
kala-wrong-length = Je zaait { $beans } bonen: één in je eigen schaaltje, dan { $steps } stappen.
kala-wrong-bonus-length = Deze extra zaaibeurt van { $beans } bonen vraagt een pad van { $steps } stappen na je eigen schaaltje.
kala-no-direction = ‘{ $text }’ is geen pad: de stappen zijn N, E, S en W.
kala-path-turns-back = { $path } keert om. Een pad mag alleen haaks afslaan.
kala-path-turns-twice = { $path } slaat meer dan één keer af.
kala-path-leaves-board = Vanaf { $cell } loopt het pad { $path } van het veld af.
kala-cup-follows-bean = Je schaaltje gaat naar de plek van de laatste boon, naar { $cell }: er valt niets te kiezen.
kala-choose-landing = De laatste boon valt in het schaaltje van de ander op { $other }: zeg met @ en een schaaltje ernaast waar het jouwe heen gaat.
kala-no-such-cup = Er is geen schaaltje { $text }: ze heten a1 tot en met d4.
kala-landing-on-cup = Je schaaltje kan niet op dat van de ander op { $other } staan.
kala-landing-not-next = { $cell } ligt niet recht naast het schaaltje van de ander op { $other }.
kala-not-ripe = { $beans ->
    [0] Het schaaltje op { $cell } is leeg vóór je laatste boon; om te oogsten moeten er 3 liggen.
    [one] In het schaaltje op { $cell } ligt vóór je laatste boon maar 1 boon; om te oogsten moeten het er 3 zijn.
   *[other] In het schaaltje op { $cell } liggen vóór je laatste boon maar { $beans } bonen; om te oogsten moeten het er 3 zijn.
}

kala-position-words = Een stelling van Kala heeft { $words } delen: het veld, twee schaaltjes, de voorraden, de bank en wie aan de beurt is.
kala-position-field = ‘{ $text }’ is geen veld van vier rijen met elk vier getallen.
kala-position-cup = ‘{ $text }’ zegt niet waar een speelschaaltje staat en wat erin ligt, bijvoorbeeld a1:0.
kala-position-stores = ‘{ $text }’ noemt geen voorraden en bank, bijvoorbeeld stores:28,28 bank:0.
kala-position-mark = ‘{ $text }’ is geen lot, sow:0, bonus:0 of lost:0 (of :1).
kala-position-beans = In deze stelling zijn { $found } bonen; het moeten er { $total } zijn.
kala-position-stacked = De twee speelschaaltjes kunnen niet op hetzelfde schaaltje staan.
kala-position-open-bank = In de uitgave ‘voorraad’ geeft de bank nooit bonen.
kala-position-lot = Er wordt aan het begin geloot, en dit is niet het begin.
kala-position-cup-beans = In een speelschaaltje liggen hier { $beans } bonen, maar op dit moment kunnen het er alleen { $low } tot { $high } zijn.
kala-position-bank-closed = Een open bank met { $beans } bonen zou al dicht zijn.
kala-position-turn = Wie aan de beurt is of verloren heeft, klopt niet met de bonen die er te zaaien zijn.

kala-fact-begins = { $seat } begint.
kala-fact-took = { $source ->
    [bank] { $seat } zaait { $beans } bonen uit de bank.
    [cup] { $seat } zaait de { $beans } bonen van het speelschaaltje.
   *[store] { $seat } zaait { $beans } bonen uit de voorraad.
}
kala-fact-given = De boon waarvoor geen plaats was, gaat naar { $other }.
kala-fact-harvested = { $seat } oogst { $beans } bonen op { $cell }: { $gain } voor de voorraad, 1 voor de bank.
kala-fact-robbed = { $seat } oogst { $beans } bonen uit het schaaltje van { $other } op { $cell }: { $gain } voor de voorraad, 1 voor de bank.
kala-fact-moved = Het schaaltje van { $seat } gaat van { $start } naar { $cell }.
kala-fact-bonus-due = In het schaaltje van { $seat } liggen { $beans } bonen: een extra zaaibeurt.
kala-fact-bank-closed = { $beans ->
    [0] De bank is leeg en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
    [one] De bank heeft nog maar 1 boon en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
   *[other] De bank heeft nog maar { $beans } bonen en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
}
kala-fact-ended = { $seat } heeft geen 4 bonen om te zaaien. { $winner } wint.
