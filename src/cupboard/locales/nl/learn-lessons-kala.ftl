# Lessen uit het regelboek van Kala. Wie leert, speelt met donker.

lesson-kala-board-task = Zo begint elk spel: zestien lege veldschaaltjes, jouw donkere speelschaaltje in de hoek a1, het lichte ertegenover op d4. Zaai je eerste bonen zo dat je schaaltje in een andere hoek eindigt.
lesson-kala-board-right = Drie stappen rechtdoor langs de rand leiden van hoek naar hoek. Elk spel begint zo, met de twee speelschaaltjes in tegenoverliggende hoeken.
lesson-kala-board-missed = Een prima pad, maar het eindigt niet in een hoek. Ga rechtdoor langs de rand van het veld.

lesson-kala-store-task = Beide spelers hebben 28 eigen bonen naast het veld. Zaai je eerste beurt, langs welk pad je wilt, en kijk waar de bonen vandaan komen.
lesson-kala-store-right = Je vier bonen kwamen uit je eigen voorraad: er liggen er nog 24 in. De bank is in het begin leeg; alleen oogsten brengen er bonen in.

lesson-kala-bank-task = In deze uitgave heeft nog niemand bonen: er liggen er 80 in de gezamenlijke bank. Zaai je eerste beurt, langs welk pad je wilt.
lesson-kala-bank-right = Je vier bonen kwamen uit de bank. Beide spelers zaaien eruit zolang ze er vier kan geven; wat je oogst, is van jou en gaat naar je voorraad.

lesson-kala-bank-closes-task = Er liggen nog zeven bonen in de bank. Zaai zo dat ze na je beurt moet sluiten.
lesson-kala-bank-closes-right = Je nam er vier, dus er zijn er drie over. De bank kan geen vier bonen meer geven en gaat voorgoed dicht: vanaf nu zaait iedereen uit de eigen voorraad.
lesson-kala-bank-closes-missed = Je oogst bracht één boon terug in de bank. Nu heeft ze er vier en kan ze nog één beurt betalen. Laat de oogst deze keer liggen.

lesson-kala-turns-task = Het lot is gevallen: jij begint. Doe een zet, bekijk het antwoord van licht en doe dan je tweede zet.
lesson-kala-turns-right = Jij, dan licht, dan weer jij. Het lot bepaalt wie begint; daarna gaat het gewoon om de beurt.

lesson-kala-path-task = Zaai vier bonen langs een pad dat een hoek om gaat.
lesson-kala-path-right = Eén boon in je eigen schaaltje en drie langs het pad. Het mag één keer haaks afslaan, maar het hoeft niet.
lesson-kala-path-missed = Een recht pad mag ook, maar hier wordt er een gevraagd dat afslaat.

lesson-kala-over-task = Het lichte schaaltje staat je in de weg op c2. Kies een pad dat eroverheen loopt.
lesson-kala-over-right = De boon voor c2 ging in het lichte speelschaaltje en niet in het veldschaaltje eronder. Een pad mag over het schaaltje van de ander lopen; dat houdt dan gewoon de boon.
lesson-kala-over-missed = Je pad liep langs het lichte schaaltje heen. Laat het over c2 lopen.

lesson-kala-covered-task = In je schaaltje op b2 liggen twee bonen en het dekt er nog drie af. Breng het naar de hoek a4 en kijk wat het meeneemt en wat het achterlaat.
lesson-kala-covered-right = Je schaaltje nam zijn eigen bonen mee, met de ene die je er net in zaaide. De drie bonen eronder bleven op b2 en liggen nu weer open.
lesson-kala-covered-missed = Je schaaltje ging weg van b2 en de bonen eronder bleven, maar het kwam niet op a4 aan. Probeer een ander pad.

lesson-kala-follow-task = Breng je speelschaaltje naar c3.
lesson-kala-follow-right = De laatste boon viel op c3 en je schaaltje volgde hem. Je stuurt je schaaltje door te kiezen waar je pad eindigt.
lesson-kala-follow-missed = Je schaaltje ging naar waar je laatste boon viel. Kies een pad dat op c3 eindigt.

lesson-kala-beside-task = Laat je laatste boon in het lichte schaaltje op c3 vallen en zet jouw schaaltje er rechts naast, op d3.
lesson-kala-beside-right = Twee speelschaaltjes staan nooit op dezelfde plek. Valt je laatste boon in het schaaltje van de ander, dan kies jij naar welk schaaltje ernaast het jouwe gaat.
lesson-kala-beside-missed = Nog niet helemaal: je pad moet op het lichte schaaltje op c3 eindigen, en jouw schaaltje moet daarna naar d3.

lesson-kala-harvest-task = Een van de schaaltjes waar je pad kan eindigen, is rijp. Oogst het.
lesson-kala-harvest-right = Op d1 lagen vijf bonen voordat je laatste erbij kwam: vanaf drie is een schaaltje rijp. Van de zes gaat er één naar de bank en gaan er vijf naar je voorraad.
lesson-kala-harvest-missed = Je hebt niets geoogst. Zoek een schaaltje met drie of meer bonen, laat je laatste boon erin vallen en zeg dat je wilt oogsten.

lesson-kala-rob-task = In het lichte speelschaaltje liggen drie bonen. Oogst het.
lesson-kala-rob-right = Ook het speelschaaltje van de ander is met drie bonen rijp, net als een veldschaaltje: van de vier gaat er één naar de bank, drie zijn voor jou. De twee bonen eronder blijven afgedekt, en jouw schaaltje gaat ernaast staan.
lesson-kala-rob-missed = Je bereikte het lichte schaaltje, maar liet de bonen erin liggen. Neem hetzelfde pad en oogst.

lesson-kala-bonus-task = In je schaaltje liggen drie bonen. Doe je zet, en daarna wat eruit volgt.
lesson-kala-bonus-right = Met de eerste gezaaide boon lagen er vier in je schaaltje. Dat geeft een extra zaaibeurt: alle vier worden meteen gezaaid, in dezelfde beurt, vanaf de plek waar je schaaltje nu staat.

lesson-kala-bonus-all-task = Er is een extra zaaibeurt: in je schaaltje op c4 liggen vier bonen. Zaai ze.
lesson-kala-bonus-all-right = Alle vier bonen zijn gezaaid, de eerste weer in je eigen schaaltje. Een extra zaaibeurt kun je niet weigeren of inkorten, en er is er maar één per beurt.

lesson-kala-five-task = In je schaaltje liggen vijf bonen, en ze moeten allemaal gezaaid worden. Zoek een pad dat lang genoeg is.
lesson-kala-five-right = Eén boon in je eigen schaaltje, vier langs het pad: met vijf bonen zijn alleen paden van vier stappen toegestaan.

lesson-kala-six-task = Zes bonen in je schaaltje, midden op het veld. Geen enkel pad hiervandaan kan er zes kwijt. Kijk wat er met de laatste gebeurt.
lesson-kala-six-right = Er werden vijf bonen gezaaid, en de vijfde telde als laatste. De zesde vond geen plek en ging naar de voorraad van licht.

lesson-kala-open-task = Alles mag geteld worden, ook onder de speelschaaltjes. Er zijn hier twee oogsten mogelijk. Neem degene die het meest oplevert.
lesson-kala-open-right = Vier bonen voor je voorraad. Het lichte schaaltje had er drie opgeleverd: de zes bonen eronder zijn afgedekt en worden niet geoogst. Wie telt, weet dat al voor de zet.
lesson-kala-open-missed = Er valt meer te halen. Tel wat elke oogst oplevert: afgedekte bonen horen er niet bij.

lesson-kala-rescue-task = Je hebt nog vier bonen. Is je voorraad leeg als je volgende beurt begint, dan verlies je. Red jezelf.
lesson-kala-rescue-right = De oogst bracht vier bonen in je voorraad: genoeg voor nog een beurt. Licht heeft gezet, en jij doet nog mee.
lesson-kala-rescue-missed = Je voorraad was leeg toen je weer aan de beurt was: wie geen vier bonen kan zaaien, verliest. Zoek een oogst.

lesson-kala-win-task = Licht heeft nog maar drie bonen in voorraad. Doe je beurt zoals je wilt.
lesson-kala-win-right = Licht begon zijn beurt met minder dan vier bonen om te zaaien: jij hebt gewonnen. Hoeveel bonen iemand verzameld heeft, maakt niet uit.

rule-KALA-3-choice = De Duitse doos laat uit de bank zaaien, maar laat het spel eindigen naar de voorraden en zegt niet wanneer het ene in het andere overgaat. Bij ons wordt uit de bank gezaaid tot ze aan het begin van een beurt geen vier bonen kan geven; dan gaat ze voorgoed dicht. De andere uitgaven geven elke speler eigen bonen: dat is de optie ‘uitgave’.
