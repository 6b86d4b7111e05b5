kala-name = Kala
kala-tagline = Zaai bonen in een vierkant van bekers en oogst de volle bekers voordat je tegenstander het doet.
kala-move-help = Typ de stappen die je pad na je eigen beker maakt, bijvoorbeeld OOZ (N noord, O oost, Z zuid, W west). Met x oogst je de laatste beker. Eindigt het pad op de beker van de ander, dan geef je met @c3 aan waar je de jouwe neerzet.
kala-board-signs = ● ○ speelbekers   (2) afgedekt   ›2‹ hier kan een pad eindigen   {"\u00BB"}4{"\u00AB"} met oogst   ⌂ bank
kala-compass = NOZW

rule-KALA-1 = Zestien veldbekers vormen een vierkant van vier bij vier. Daarnaast hebben jullie elk een speelbeker, een donkere (●) of een lichte (■). De speelbekers beginnen op hoeken die schuin tegenover elkaar liggen: de donkere op a1, de lichte op d4.
rule-KALA-2 = Uitgave ‘voorraad’: jullie beginnen elk met { $beans } eigen bonen. De bank is leeg.{ $handicap ->
    [yes] { " " }Zoals afgesproken heeft niet iedereen zoveel bonen.
   *[no] { "" }
 }
rule-KALA-3 = Uitgave ‘bank’: jullie voorraden zijn in het begin leeg en in de bank liggen { $bank } bonen. Jullie zaaien uit de bank zolang er aan het begin van een beurt minstens 4 bonen in liggen. Zijn het er voor het eerst minder, dan gaat de bank voor de rest van de partij dicht. Van elke oogst gaat er nog wel één boon in, maar jullie zaaien voortaan uit je eigen voorraad.
rule-KALA-4 = Er wordt geloot wie er begint. Daarna zijn jullie om de beurt.
rule-KALA-5 = Zaaien: in je beurt zaai je 4 bonen. De eerste gaat in je eigen speelbeker, de andere één voor één in de bekers van een pad dat daar begint. Het pad loopt horizontaal of verticaal van beker naar beker, mag één keer haaks afslaan en blijft op het veld.
rule-KALA-6 = Staat er een speelbeker op je pad, dan gaat de boon in die speelbeker en niet in de veldbeker eronder. Je pad mag dus ook over de beker van de ander lopen.
rule-KALA-7 = Als je een speelbeker verplaatst, gaan zijn bonen mee. De bonen in de veldbeker eronder blijven afgedekt liggen tot de speelbeker weggaat.
rule-KALA-8 = Na het zaaien, en eventueel oogsten, zet je je speelbeker op de plek waar je laatste boon terechtkwam.
rule-KALA-9 = Valt je laatste boon in de beker van de ander, dan zet je jouw beker op een beker er direct naast (niet schuin); je kiest zelf welke. Op de beker van de ander mag hij nooit staan.
rule-KALA-10 = Oogsten: valt je laatste boon in een veldbeker waar al 3 of meer bonen in liggen, dan mag je die beker leegmaken. Eén boon gaat naar de bank, de rest is voor je voorraad.
rule-KALA-11 = Op dezelfde manier mag je ook de speelbeker van de ander oogsten. Daarna zet je jouw beker ernaast.
rule-KALA-12 = Extra zaaibeurt: liggen er na het verplaatsen 4 of meer bonen in je speelbeker, dan moet je ze meteen allemaal zaaien, weer met je eigen beker eerst. Oogsten en verplaatsen gaan zoals anders. Per beurt krijg je hoogstens één extra zaaibeurt.
rule-KALA-13 = Voor een extra zaaibeurt van 5 of 6 bonen heb je een pad nodig dat lang genoeg is voor allemaal. Is er geen pad waar de zesde boon op past, dan zaai je er vijf. De vijfde telt dan als laatste en de zesde gaat naar de voorraad van de ander.
rule-KALA-14 = Je mag altijd onder beide speelbekers kijken. Alle bonen mogen worden geteld.
rule-KALA-15 = Wie aan het begin van een beurt geen 4 bonen heeft om te zaaien, verliest de partij. Een gelijkspel bestaat niet.
rule-KALA-T = Ga je oogsten, maak dan eerst de beker leeg en zet daarna pas je speelbeker erop. Zo blijft er niets van je oogst onder liggen.

kala-option-edition = Waar de bonen vandaan komen die jullie zaaien.
kala-option-edition-store = Iedere speler heeft vanaf het begin eigen bonen.
kala-option-edition-bank = Alle bonen liggen in de bank. Jullie zaaien daaruit tot er geen 4 meer in liggen.
kala-option-store-beans = Met hoeveel bonen iedere speler begint in de uitgave ‘voorraad’.
kala-option-bank-beans = Hoeveel bonen er in het begin in de bank liggen in de uitgave ‘bank’.
kala-option-fewer-beans = Hoeveel bonen een speler in het begin minder heeft. Zo heeft de sterkste speler het wat moeilijker.
kala-preset-store = Met elk 28 bonen
kala-preset-bank = Met een gezamenlijke bank van 80 bonen
kala-preset-bank-about = Jullie voorraden zijn in het begin leeg, en jullie zaaien uit de bank zolang het kan.

kala-bank-starts-empty = In de uitgave ‘voorraad’ begint de bank leeg. Laat het aantal bonen voor de bank ({ $beans }) weg.
kala-stores-start-empty = In de uitgave ‘bank’ beginnen de voorraden leeg. Laat het aantal bonen voor de voorraden ({ $beans }) weg.
kala-bank-is-shared = In de uitgave ‘bank’ zaaien jullie uit dezelfde bonen, dus kan niemand met minder beginnen.

kala-move-unreadable = ‘{ $text }’ is geen zet. Typ de stappen van een pad, bijvoorbeeld OOZ, OOZx of OOZ@c3.
kala-wrong-length = Je zaait { $beans } bonen: één in je eigen beker, de rest langs een pad van { $steps } stappen.
kala-wrong-bonus-length = Voor deze extra zaaibeurt van { $beans } bonen heb je een pad van { $steps } stappen nodig, na je eigen beker.
kala-no-direction = ‘{ $text }’ is geen pad. Gebruik alleen de stappen N, O, Z en W.
kala-path-turns-back = Dit pad keert om. Een pad mag alleen haaks afslaan.
kala-path-turns-twice = Dit pad slaat meer dan één keer af. Een pad mag maar één keer afslaan.
kala-path-leaves-board = Vanaf { $cell } loopt dit pad van het veld af. Kies een andere richting.
kala-cup-follows-bean = Je beker gaat naar { $cell }, waar je laatste boon ligt. Laat @ en wat erachter staat weg.
kala-choose-landing = Je laatste boon valt in de beker van de ander op { $other }. Geef met @ een beker ernaast op waar je de jouwe neerzet.
kala-no-such-cup = Er is geen beker { $text }. De bekers heten a1 tot en met d4.
kala-landing-on-cup = Op { $other } staat de beker van de ander al. Kies een beker ernaast.
kala-landing-not-next = { $cell } ligt niet direct naast de beker van de ander op { $other }. Kies een beker links, rechts, erboven of eronder.
kala-not-ripe = { $beans ->
    [0] Je mag pas oogsten als er vóór je laatste boon al 3 bonen in de beker liggen. De beker op { $cell } was leeg.
    [one] Je mag pas oogsten als er vóór je laatste boon al 3 bonen in de beker liggen. Op { $cell } lag er maar 1.
   *[other] Je mag pas oogsten als er vóór je laatste boon al 3 bonen in de beker liggen. Op { $cell } lagen er maar { $beans }.
}

kala-position-words = Een stelling van Kala heeft { $words } delen: het veld, twee bekers, de voorraden, de bank en wie aan de beurt is.
kala-position-field = ‘{ $text }’ is geen veld van vier rijen met elk vier getallen.
kala-position-cup = ‘{ $text }’ zegt niet waar een speelbeker staat en wat erin ligt, bijvoorbeeld a1:0.
kala-position-stores = ‘{ $text }’ noemt geen voorraden en bank, bijvoorbeeld stores:28,28 bank:0.
kala-position-mark = ‘{ $text }’ kan niet. Schrijf lot, sow:0, bonus:0 of lost:0 (of :1).
kala-position-beans = Bonen in deze stelling: { $found }. Het moeten er { $total } zijn.
kala-position-stacked = De twee speelbekers kunnen niet op dezelfde beker staan.
kala-position-open-bank = In de uitgave ‘voorraad’ geeft de bank nooit bonen.
kala-position-lot = Er wordt alleen vóór de eerste zet geloot.
kala-position-cup-beans = Bonen in een speelbeker: { $beans }. Op dit moment kunnen het er alleen { $low } t/m { $high } zijn.
kala-position-bank-closed = Bonen in de open bank: { $beans }. Met zo weinig was hij al dicht geweest.
kala-position-turn = Wie aan de beurt is of verloren heeft, klopt niet met de bonen die er te zaaien zijn.

kala-fact-begins = { $you ->
    [seat] Jij begint.
   *[none] { $seat } begint.
}
kala-fact-took = { $you ->
    [seat] { $source ->
        [bank] Je zaait { $beans } bonen uit de bank.
        [cup] Je zaait de { $beans } bonen uit je speelbeker.
       *[store] Je zaait { $beans } bonen uit je voorraad.
    }
   *[none] { $source ->
        [bank] { $seat } zaait { $beans } bonen uit de bank.
        [cup] { $seat } zaait de { $beans } bonen uit de speelbeker.
       *[store] { $seat } zaait { $beans } bonen uit de voorraad.
    }
}
kala-fact-given = { $you ->
    [other] Voor de zesde boon is geen plek. Die krijg jij.
   *[none] Voor de zesde boon is geen plek. Die gaat naar { $other }.
}
kala-fact-harvested = { $you ->
    [seat] Je oogst { $beans } bonen op { $cell }: { $gain } voor je voorraad, 1 voor de bank.
   *[none] { $seat } oogst { $beans } bonen op { $cell }: { $gain } voor de voorraad, 1 voor de bank.
}
kala-fact-robbed = { $you ->
    [seat] Je oogst { $beans } bonen uit de beker van { $other } op { $cell }: { $gain } voor je voorraad, 1 voor de bank.
    [other] { $seat } oogst { $beans } bonen uit jouw beker op { $cell }: { $gain } voor de voorraad, 1 voor de bank.
   *[none] { $seat } oogst { $beans } bonen uit de beker van { $other } op { $cell }: { $gain } voor de voorraad, 1 voor de bank.
}
kala-fact-moved = { $you ->
    [seat] Je verplaatst je speelbeker van { $start } naar { $cell }.
   *[none] { $seat } verplaatst de speelbeker van { $start } naar { $cell }.
}
kala-fact-bonus-due = { $you ->
    [seat] Je hebt { $beans } bonen in je speelbeker en krijgt een extra zaaibeurt.
   *[none] { $seat } heeft { $beans } bonen in de speelbeker en krijgt een extra zaaibeurt.
}
kala-fact-bank-closed = { $beans ->
    [0] De bank is leeg en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
    [one] De bank heeft nog maar 1 boon en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
   *[other] De bank heeft nog maar { $beans } bonen en gaat dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
}
kala-fact-ended = { $you ->
    [seat] Je hebt geen 4 bonen meer om te zaaien. { $winner } wint!
    [winner] { $seat } heeft geen 4 bonen meer om te zaaien. Jij wint!
   *[none] { $seat } heeft geen 4 bonen meer om te zaaien. { $winner } wint!
}

## Titles of the rules

rule-KALA-1-title = Het speelveld
rule-KALA-2-title = Eigen voorraden
rule-KALA-3-title = De gezamenlijke bank
rule-KALA-4-title = Wie begint
rule-KALA-5-title = Zaaien
rule-KALA-6-title = Over speelbekers zaaien
rule-KALA-7-title = Afgedekte bonen
rule-KALA-8-title = Je speelbeker verplaatsen
rule-KALA-9-title = Naast de beker van de ander
rule-KALA-10-title = Oogsten
rule-KALA-11-title = De beker van de ander oogsten
rule-KALA-12-title = Extra zaaibeurt
rule-KALA-13-title = Vijf of zes bonen
rule-KALA-14-title = Niets is geheim
rule-KALA-15-title = Winnen en verliezen
rule-KALA-T-title = Eerst leegmaken, dan verplaatsen
