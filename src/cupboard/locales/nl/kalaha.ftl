kalaha-name = Kalaha
kalaha-tagline = Zaai steentjes rond het vierkante bord en verzamel ze in je voorraad.
kalaha-move-help = Typ het nummer van een van je kuiltjes, van links af geteld.

rule-KALAHA-1 = Het bord heeft vier zijden met zes kuiltjes, en iedereen heeft een voorraad op de rechterhoek. Met z’n tweeën zit je tegenover elkaar; zijden zonder speler blijven leeg en worden overgeslagen.
rule-KALAHA-2 = In elk kuiltje liggen aan het begin vier steentjes, of zoveel als is afgesproken.
rule-KALAHA-3 = Iedereen gooit een dobbelsteen en de hoogste begint; wie gelijk gooit, gooit opnieuw. De beurt gaat tegen de klok in, naar rechts.
rule-KALAHA-4 = Neem alle steentjes uit een van je kuiltjes en leg ze één voor één in de volgende kuiltjes, ook in je eigen voorraad; andere voorraden worden overgeslagen. Bij een lange ronde krijgt ook het leeggemaakte kuiltje een steentje.
rule-KALAHA-5 = Valt het laatste steentje in je eigen voorraad, dan mag je nog eens, zo vaak als dat gebeurt.
rule-KALAHA-6 = Slaan ‘opposite’: het laatste steentje valt in een eigen leeg kuiltje en er recht tegenover liggen steentjes. Die gaan samen met het slaande steentje naar je voorraad. Speelt niemand de zijde ertegenover, dan gebeurt er niets.
rule-KALAHA-7 = Slaan ‘corresponding’: het laatste steentje valt in een eigen leeg kuiltje. De steentjes uit de overeenkomstige kuiltjes van alle anderen gaan samen met het slaande steentje naar je voorraad, ook als die kuiltjes leeg zijn.
rule-KALAHA-8 = Wie geen steentjes in zijn kuiltjes heeft, wordt overgeslagen tot er weer zijn.
rule-KALAHA-9 = Het spel eindigt als alle steentjes in de voorraden liggen. De meeste steentjes winnen; bij gelijke stand wordt de overwinning gedeeld.
rule-KALAHA-10 = Aangeraakt is gespeeld: een gekozen kuiltje neem je niet terug, tenzij de tafel dat heeft afgesproken.
rule-KALAHA-V1 = Variant: begin met drie steentjes per kuiltje, of met vijf of meer.
rule-KALAHA-V2 = Variant: het spel eindigt zodra de speler die aan de beurt is geen steentjes heeft (no_move), of zodra een zijde leeg is (side_cleared). Steentjes in kuiltjes tellen dan voor niemand.
rule-KALAHA-V3 = Variant: slaan kan alleen met twee of vier spelers, altijd uit het kuiltje ertegenover.
rule-KALAHA-V4 = Variant: het slaande steentje blijft op het bord.
rule-KALAHA-V5 = Variant: er wordt niet in voorraden gezaaid, alleen slaan levert steentjes op. Het spel eindigt als een stelling terugkomt zonder slaan ertussen, of na honderd zetten zonder slaan. Steentjes in kuiltjes tellen dan voor niemand.
rule-KALAHA-V6 = Variant: geen extra beurten.
rule-KALAHA-P = Voorinstellingen voor de uitgaven van het regelboekje, en twee vormen voor twee spelers uit de vakliteratuur: daar eindigt het spel bij een lege zijde en houdt ieder de steentjes van de eigen zijde. In de eerste wordt er niets geslagen als het kuiltje ertegenover leeg is; in de tweede gaat het slaande steentje ook dan naar de voorraad. Die twee zijn er met één tot zes kuiltjes per zijde.

kalaha-option-stones = Hoeveel steentjes er aan het begin in elk kuiltje liggen.
kalaha-option-pits = Hoeveel kuiltjes elke zijde heeft.
kalaha-option-capture = Wat een laatste steentje in een eigen leeg kuiltje slaat.
kalaha-option-capture-opposite = de steentjes recht ertegenover, als die er zijn
kalaha-option-capture-opposite-empty = de steentjes recht ertegenover; het slaande steentje ook als er geen zijn
kalaha-option-capture-corresponding = de steentjes uit de overeenkomstige kuiltjes van alle anderen
kalaha-option-even-captures = Slaan kan alleen met twee of vier spelers.
kalaha-option-capturer-stays = Het slaande steentje blijft op het bord.
kalaha-option-sow-stores = Er wordt ook in de eigen voorraad gezaaid.
kalaha-option-free-turns = Een laatste steentje in de eigen voorraad geeft nog een beurt.
kalaha-option-end = Wanneer het spel eindigt.
kalaha-option-end-played-out = als alle steentjes in de voorraden liggen
kalaha-option-end-no-move = als de speler die aan de beurt is geen steentjes heeft
kalaha-option-end-side-cleared = zodra een zijde leeg is
kalaha-option-end-sweep = zodra een zijde leeg is; ieder houdt de steentjes van de eigen zijde
kalaha-option-takeback = Zetten mogen worden teruggenomen.

kalaha-preset-de = De Duitse uitgave
kalaha-preset-gb = De Britse uitgave: slaan uit de overeenkomstige kuiltjes van alle anderen
kalaha-preset-fr = De Franse uitgave
kalaha-preset-es = De Spaanse uitgave
kalaha-preset-kalah = Kalah, zoals de vakliteratuur het heeft opgelost
kalaha-preset-kalah-empty = Kalah waarbij ook leeg geslagen wordt

kalaha-move-unreadable = ‘{ $text }’ is geen kuiltje: typ een getal van 1 tot { $pits }.
kalaha-no-such-pit = Er is geen kuiltje { $pit }: jouw zijde heeft er { $pits }.
kalaha-empty-pit = Kuiltje { $pit } is leeg: kies er een met steentjes.
kalaha-even-captures-are-opposite = Als alleen twee of vier spelers slaan, is het altijd uit het kuiltje ertegenover: kies ‘opposite’.
kalaha-nobody-could-score = Met { $seats } spelers zou er niet geslagen en niet in voorraden gezaaid worden: niemand zou kunnen scoren.
kalaha-sweep-is-for-two = De steentjes van de eigen zijde houden is voor twee spelers, niet voor { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] Een bord met { $pits } kuiltje per zijde
   *[other] Een bord met { $pits } kuiltjes per zijde
 } is er alleen voor de vormen uit de vakliteratuur (end=sweep).
kalaha-empty-capture-sweeps = Leeg slaan hoort bij de vormen uit de vakliteratuur (end=sweep).
kalaha-nothing-would-be-captured = Blijft het slaande steentje liggen, dan valt er bij een leeg kuiltje ertegenover niets te nemen.
kalaha-position-sides = Een stelling voor { $seats } spelers heeft evenveel zijden nodig en een teken wie aan de beurt is.
kalaha-position-side = ‘{ $text }’ is geen zijde: nodig zijn { $pits } kuiltjes en een voorraad, zoals 4,4,4,4,4,4/0.
kalaha-position-mark = ‘{ $text }’ zegt niet wie aan de beurt is.
kalaha-position-past = De stellingen sinds het laatste slaan ontbreken of passen niet.
kalaha-position-stones = Steentjes in deze stelling: { $found }. Het moeten er { $total } zijn.
kalaha-position-phase = Het bord en het teken van de beurt passen niet bij elkaar.

kalaha-fact-rolled = { $seat } gooit een { $eyes }.
kalaha-fact-begins = { $seat } begint.
kalaha-fact-picked = { $stones ->
    [one] { $seat } zaait { $stones } steentje uit kuiltje { $pit }.
   *[other] { $seat } zaait { $stones } steentjes uit kuiltje { $pit }.
 }
kalaha-fact-captured = { $stones ->
    [one] { $seat } slaat { $stones } steentje (kuiltje { $pit } van { $owner }).
   *[other] { $seat } slaat { $stones } steentjes (kuiltje { $pit } van { $owner }).
 }
kalaha-fact-free-turn = { $seat } mag nog eens.
kalaha-fact-skipped = { $seat } heeft geen steentjes en wordt overgeslagen.
kalaha-fact-ended = { $reason ->
    [played_out] Alle steentjes liggen in de voorraden: het spel is afgelopen.
    [no_move] Er is geen steentje meer om te zetten: het spel is afgelopen.
    [side_cleared] Een zijde is leeg: het spel is afgelopen.
    [swept] Een zijde is leeg: ieder neemt de steentjes van de eigen zijde, en het spel is afgelopen.
   *[repeated] Het spel draait in een kringetje rond: het is afgelopen.
 }
