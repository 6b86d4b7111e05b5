# Lessen uit het regelboek van Kala. Wie leert, speelt met donker.

lesson-kala-board-task = Zo begint elke partij: zestien lege veldbekers, jouw donkere speelbeker in de hoek a1, de lichte ertegenover op d4. Zaai je eerste bonen zo dat je beker in een andere hoek eindigt.
lesson-kala-board-right = Drie stappen rechtdoor langs de rand leiden van hoek naar hoek. Elke partij begint zo, met de twee speelbekers in tegenoverliggende hoeken.
lesson-kala-board-missed = Een goed pad, maar het eindigt niet in een hoek. Ga rechtdoor langs de rand van het veld.

lesson-kala-store-task = Beide spelers hebben 28 eigen bonen naast het veld. Doe je eerste zaaibeurt, langs welk pad je wilt, en kijk waar de bonen vandaan komen.
lesson-kala-store-right = Je vier bonen kwamen uit je eigen voorraad. Er liggen er nog 24 in. De bank is in het begin leeg; er komen alleen bonen in door te oogsten.

lesson-kala-bank-task = In deze uitgave heeft nog niemand bonen. Er liggen er 80 in de gezamenlijke bank. Doe je eerste zaaibeurt, langs welk pad je wilt.
lesson-kala-bank-right = Je vier bonen kwamen uit de bank. Beide spelers zaaien eruit zolang hij er vier kan geven; wat je oogst, is van jou en gaat naar je voorraad.

lesson-kala-bank-closes-task = Er liggen nog zeven bonen in de bank. Zaai zo dat hij na je beurt dicht moet.
lesson-kala-bank-closes-right = Je pakte er vier, dus er zijn er drie over. De bank kan geen vier bonen meer geven en gaat voor de rest van de partij dicht. Vanaf nu zaait iedereen uit de eigen voorraad.
lesson-kala-bank-closes-missed = Je oogst bracht één boon terug in de bank. Nu heeft hij er vier en is er nog genoeg voor één beurt. Oogst deze keer niet.

lesson-kala-turns-task = Er is geloot, en jij begint. Doe een zet, kijk wat licht doet en doe dan je tweede zet.
lesson-kala-turns-right = Jij, dan licht, dan weer jij. Het lot bepaalt wie begint; daarna gaat het gewoon om de beurt.

lesson-kala-path-task = Zaai vier bonen langs een pad dat een hoek om gaat.
lesson-kala-path-right = Eén boon in je eigen beker en drie langs het pad. Het mag één keer haaks afslaan, maar het hoeft niet.
lesson-kala-path-missed = Een recht pad mag ook, maar zoek hier een pad dat afslaat.

lesson-kala-over-task = De lichte beker staat je in de weg op c2. Kies een pad dat eroverheen loopt.
lesson-kala-over-right = De boon voor c2 ging in de lichte speelbeker en niet in de veldbeker eronder. Een pad mag over de beker van de ander lopen; die houdt dan gewoon de boon.
lesson-kala-over-missed = Je pad liep om de lichte beker heen. Laat het over c2 lopen.

lesson-kala-covered-task = In je beker op b2 liggen twee bonen, en hij dekt er nog drie af. Breng hem naar de hoek a4 en kijk wat hij meeneemt en wat hij achterlaat.
lesson-kala-covered-right = Je beker nam zijn eigen bonen mee, ook de boon die je er net in zaaide. De drie bonen eronder bleven op b2 en liggen nu weer open.
lesson-kala-covered-missed = Je beker ging weg van b2 en de bonen eronder bleven, maar hij kwam niet op a4 aan. Probeer een ander pad.

lesson-kala-follow-task = Breng je speelbeker naar c3.
lesson-kala-follow-right = De laatste boon viel op c3 en je beker volgde hem. Je stuurt je beker door te kiezen waar je pad eindigt.
lesson-kala-follow-missed = Je beker ging naar waar je laatste boon viel. Kies een pad dat op c3 eindigt.

lesson-kala-beside-task = Laat je laatste boon in de lichte beker op c3 vallen en zet jouw beker er rechts naast, op d3.
lesson-kala-beside-right = Twee speelbekers staan nooit op dezelfde plek. Valt je laatste boon in de beker van de ander, dan kies jij naar welke beker ernaast de jouwe gaat.
lesson-kala-beside-missed = Nog niet helemaal. Je pad moet op de lichte beker op c3 eindigen, en jouw beker moet daarna naar d3.

lesson-kala-harvest-task = Een van de bekers waar je pad kan eindigen, is rijp: er liggen 3 of meer bonen in. Oogst hem.
lesson-kala-harvest-right = Op d1 lagen vijf bonen voordat je laatste erbij kwam. Vanaf drie bonen is een beker rijp. Van de zes gaat er één naar de bank en gaan er vijf naar je voorraad.
lesson-kala-harvest-missed = Je hebt niets geoogst. Zoek een beker met drie of meer bonen, laat je laatste boon erin vallen en kies ‘Oogsten’.

lesson-kala-rob-task = In de lichte speelbeker liggen drie bonen. Oogst hem.
lesson-kala-rob-right = Ook de speelbeker van de ander is met drie bonen rijp, net als een veldbeker. Van de vier gaat er één naar de bank, drie zijn voor jou. De twee bonen eronder blijven afgedekt, en jouw beker gaat ernaast staan.
lesson-kala-rob-missed = Je bereikte de lichte beker, maar liet de bonen erin liggen. Neem hetzelfde pad en oogst.

lesson-kala-bonus-task = In je beker liggen drie bonen. Doe je zet, en daarna je extra zaaibeurt.
lesson-kala-bonus-right = Met de eerste gezaaide boon lagen er vier in je beker. Dat geeft een extra zaaibeurt: je zaait ze alle vier meteen, in dezelfde beurt, vanaf de plek waar je beker nu staat.

lesson-kala-bonus-all-task = Je hebt een extra zaaibeurt, want in je beker op c4 liggen vier bonen. Zaai ze.
lesson-kala-bonus-all-right = Alle vier de bonen zijn gezaaid, de eerste weer in je eigen beker. Een extra zaaibeurt kun je niet weigeren of inkorten, en er is er maar één per beurt.

lesson-kala-five-task = In je beker liggen vijf bonen, en ze moeten allemaal gezaaid worden. Zoek een pad dat lang genoeg is.
lesson-kala-five-right = Eén boon in je eigen beker, vier langs het pad. Met vijf bonen zijn alleen paden van vier stappen toegestaan.

lesson-kala-six-task = Zes bonen in je beker, midden op het veld. Vanaf hier is geen enkel pad lang genoeg voor zes. Kijk wat er met de laatste gebeurt.
lesson-kala-six-right = Er werden vijf bonen gezaaid, en de vijfde telde als laatste. Voor de zesde was geen plek; die ging naar de voorraad van licht.

lesson-kala-open-task = Alles mag geteld worden, ook onder de speelbekers. Er zijn hier twee oogsten mogelijk. Neem de oogst die het meest oplevert.
lesson-kala-open-right = Vier bonen voor je voorraad. De lichte beker had er maar drie opgeleverd, want de zes bonen eronder zijn afgedekt en worden niet geoogst. Tel dus voordat je zet!
lesson-kala-open-missed = Er valt meer te halen. Tel wat elke oogst oplevert. Afgedekte bonen horen er niet bij.

lesson-kala-rescue-task = Je hebt nog vier bonen. Liggen er minder dan vier in je voorraad als je volgende beurt begint, dan verlies je. Red jezelf.
lesson-kala-rescue-right = De oogst bracht vier bonen in je voorraad, genoeg voor nog een beurt. Licht heeft gezet, en jij doet nog mee.
lesson-kala-rescue-missed = Toen je weer aan de beurt was, lagen er minder dan vier bonen in je voorraad. Daarom heb je verloren. Zoek een oogst.

lesson-kala-win-task = Licht heeft nog maar drie bonen in voorraad. Speel je beurt zoals je wilt.
lesson-kala-win-right = Licht had aan het begin van de beurt minder dan vier bonen om te zaaien, dus jij hebt gewonnen. Hoeveel bonen iemand verzameld heeft, maakt niet uit.
