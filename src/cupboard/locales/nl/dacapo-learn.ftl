## The game in a minute

dacapo-in-a-minute = Een rij bekers loopt van jou naar de doelbeker in het midden. Elke ronde neemt iedereen in het geheim één tot vijf bonen in de vuist, en alle vuisten gaan tegelijk open. Het hoogste getal dat maar één speler toont, wint. Die bonen vullen de volgende beker van de rij, alle andere zijn verloren. Gelijke getallen blokkeren elkaar. Wie als eerste de doelbeker vult, wint. Maar pas op: je zestien bonen moeten genoeg zijn.

## Lessons, in the order of lessons.toml

lesson-dacapo-row-task = Vier bekers leiden van jou naar de zwarte doelbeker. De andere speler begint altijd met één enkele boon. Vul de eerste beker van je rij.
lesson-dacapo-row-right = Je toonde er meer, en je bonen vullen de volgende beker van je rij. Met twee of drie spelers zijn het er vier op weg naar de doelbeker.
lesson-dacapo-row-missed = Eén tegen één: gelijke getallen blokkeren elkaar en niemand komt verder. Toon er minstens twee.

lesson-dacapo-short-row-task = Jullie zijn met z’n vieren, dus elke rij heeft maar drie bekers, en jij hebt er twee gevuld. In beide rondes toonden speler 2 en 4 drie bonen en speler 3 twee. Stel dat ze het weer doen: vul je derde beker.
lesson-dacapo-short-row-right = Je rij is vol, want met vier of vijf spelers heeft die maar drie bekers. De volgende is al de doelbeker.
lesson-dacapo-short-row-missed = Dat was niet genoeg. Zij tonen drie, twee en drie. Met vier of vijf bonen sta je alleen bovenaan.

lesson-dacapo-sixteen-task = Meer dan zestien bonen krijg je nooit. Er liggen twee vijven in je rij, vijf bonen zijn verloren, en je hebt er nog maar één. Speel verder.
lesson-dacapo-sixteen-right = Dat was je laatste boon, en de andere speler kwam zonder jou nog twee bekers verder. Vijven zijn sterk, maar zestien bonen moeten genoeg zijn voor vijf bekers. Dat is ongeveer drie per beker.

lesson-dacapo-fist-task = Je hebt nog vier bonen. Neem er zoveel in je vuist als je wilt en leg die op tafel.
lesson-dacapo-fist-right = Je kiest één tot vijf bonen, maar nooit meer dan je hebt. Alle vuisten gingen tegelijk open, dus kende niemand vooraf het getal van de ander.

lesson-dacapo-highest-task = Speler 2 heeft elke keer drie bonen getoond, speler 3 vier. Stel dat ze zo doorgaan: met welk getal win je de ronde?
lesson-dacapo-highest-right = Vijf was het hoogste getal dat maar één speler toonde. Je vijf bonen vullen je volgende beker; de drie en de vier zijn terug in de doos en verloren.
lesson-dacapo-highest-missed = Niet dit getal. Tot en met drie zit je onder speler 3. Met vier toon je evenveel, en dan blokkeren jullie elkaar. Maar één getal is hoger dan alle andere.

lesson-dacapo-cancel-task = Speler 2 en speler 3 willen koste wat het kost winnen. Ze toonden allebei vijf bonen, en dat doen ze weer. Win deze ronde toch.
lesson-dacapo-cancel-right = De twee vijven blokkeerden elkaar. Daarom won het eerstvolgende lagere getal dat maar één keer voorkwam, het jouwe. Eén boon was genoeg!
lesson-dacapo-cancel-missed = Nu zijn er drie vijven, en die blokkeren elkaar allemaal. Niemand komt verder. Toon er minder.

lesson-dacapo-nobody-advances-task = De andere speler begon met vijf bonen en doet dat vast nog een keer. Zorg dat die niet verder komt.
lesson-dacapo-nobody-advances-right = Vijf tegen vijf: ze blokkeren elkaar, en niemand komt verder. Alle tien bonen zijn terug in de doos.
lesson-dacapo-nobody-advances-missed = De vijf van de andere speler was hoger en vulde een beker. Alleen hetzelfde getal houdt die tegen.

lesson-dacapo-stay-in-task = Je hebt nog twee bonen, en wie er geen meer heeft, doet niet meer mee. Toon iets, maar zorg dat je de volgende ronde nog meespeelt.
lesson-dacapo-stay-in-right = Je hebt nog één boon over en doet nog mee. Wie geen bonen meer heeft, toont niets meer, maar de gevulde bekers blijven staan en tellen aan het eind.
lesson-dacapo-stay-in-missed = Beide bonen zijn weg, en je doet niet meer mee. Je rij blijft, maar de anderen spelen zonder jou verder. Toon er maar één.

lesson-dacapo-alone-task = De andere speler heeft nog maar één boon en moet die tonen. Speel zo dat je na deze ronde nog bonen hebt.
lesson-dacapo-alone-right = Alleen jij had nog bonen. Daarom kreeg je er één cadeau in je volgende vrije beker, en wat je verder nog had, ging terug in de doos.
lesson-dacapo-alone-missed = Je toonde ze alle vijf. Nu heeft niemand meer bonen, en er wordt geen laatste gelegd. Houd er minstens één achter.

lesson-dacapo-target-task = Je rij is vol, alleen de doelbeker ontbreekt nog. De andere speler heeft vier bonen. Win deze ronde, en daarmee de partij.
lesson-dacapo-target-right = De doelbeker is gevuld, dus het spel is meteen afgelopen en jij hebt gewonnen. Vijf bonen waren hier helemaal veilig, want wie er vier heeft, kan dat niet evenaren.
lesson-dacapo-target-missed = Dat is niet genoeg. De andere speler toonde er drie. Toon er meer.

lesson-dacapo-fewest-beans-task = Jullie hebben allebei nog één boon en allebei twee bekers gevuld. In jouw rij liggen vijf bonen, in die van de andere speler zeven. Toon je laatste boon: wie wint?
lesson-dacapo-fewest-beans-right = Alle bonen zijn op en de doelbeker is leeg. Jullie kwamen even ver, maar jij met minder bonen, dus jij wint. Was ook dat gelijk geweest, dan hadden jullie de overwinning gedeeld.

lesson-dacapo-count-task = Kijk wat de anderen nog hebben: speler 2 heeft drie bonen, speler 3 twee. Zorg dat je deze ronde gegarandeerd wint.
lesson-dacapo-count-right = Niemand kon er meer dan drie tonen, dus je overwinning stond vast. Wat iedereen nog heeft, wordt getoond, want wie oplet, weet het toch al. Wat er in een vuist ligt, blijft geheim tot iedereen gekozen heeft.
lesson-dacapo-count-missed = Dat kan iemand evenaren of overtreffen, want speler 2 heeft drie bonen. Toon er meer dan drie.

lesson-dacapo-count-yourself-task = Jullie begonnen allebei met acht bonen, en hier ziet niemand wat de ander nog heeft. Toon er een paar, kijk wat de andere speler toont en tel mee. In de tweede ronde kun je dan zeker winnen.
lesson-dacapo-count-yourself-right = De andere speler had vijf van de acht bonen getoond; er bleven er drie over, en jij toonde er meer. Wie meetelt, weet wat de anderen hebben.
lesson-dacapo-count-yourself-missed = Dat was niet zeker. Begin met minder dan vijf bonen. Trek dan van acht af wat de andere speler toonde, en toon meer dan de rest.

## Titles of lessons, where a rule has several

lesson-dacapo-row-title = Je rij
lesson-dacapo-short-row-title = Een korte rij
lesson-dacapo-cancel-title = Als twee elkaar blokkeren
lesson-dacapo-nobody-advances-title = Niemand komt verder
lesson-dacapo-count-title = Goed geteld
lesson-dacapo-count-yourself-title = Zelf meetellen

## What the editions leave open or disagree on, and what we added

rule-DACAPO-2-beyond = Het gedrukte spel heeft altijd 16 bonen per speler. Andere aantallen van 4 t/m 30 (optie ‘beans’) en minder bonen voor sterke spelers (optie ‘fewer_beans’) zijn onze toevoeging.
rule-DACAPO-5-choice = Volgens de gedrukte regels profiteert bij gelijke getallen het eerstvolgende lagere. Wat er gebeurt als dat ook dubbel is, staat er niet. Bij ons gaat het verder omlaag tot een getal maar één keer voorkomt. Geen enkele optie verandert dat.
rule-DACAPO-7-choice = De gedrukte regels spreken van de volgende vrije beker en laten open of dat ook de doelbeker mag zijn. Bij ons mag dat. Geen enkele optie verandert dat.
rule-DACAPO-9-choice = De gedrukte regels vergelijken bekers en bonen; wat er geldt als allebei gelijk zijn, staat er niet. Bij ons delen jullie de overwinning. Geen enkele optie verandert dat.
rule-DACAPO-10-choice = In het gedrukte spel verstopt iedereen de bonen onder de tafel, en de regels zeggen niet of de anderen mogen weten hoeveel het er nog zijn. Maar elke boon wordt getoond voordat hij weg is, dus iedereen zou kunnen meetellen. Daarom laten we het aantal zien. Tellen jullie liever zelf, dan kunnen jullie het verbergen (optie ‘hide_stocks’).

## The guided first game: each note is shown once, when what it explains first happens

guide-dacapo-welcome = Dit is Da Capo, een bluffspel. Voor elke speler staat een rij bekers die naar de zwarte doelbeker in het midden loopt. Wie de doelbeker vult, wint.
guide-dacapo-fist = Neem in het geheim 1 tot 5 bonen in je vuist. Het hoogste getal wint, maar alleen als niemand anders hetzelfde toont!
guide-dacapo-advanced = Jij toonde het hoogste getal dat niemand anders had. Je bonen gaan in de volgende beker van je rij.
guide-dacapo-theirs = Iemand anders toonde het hoogste getal dat maar één keer voorkwam, en vult een beker.
guide-dacapo-equal = Gelijke getallen blokkeren elkaar. Deze keer kwam elk getal vaker voor, dus niemand komt verder.
guide-dacapo-gone = Getoonde bonen die niet winnen, gaan in de doos en zijn weg. Wees er dus zuinig op.
guide-dacapo-near = Eén rij is vol tot aan de doelbeker. Wie de doelbeker vult, wint!
guide-dacapo-out = Wie geen bonen meer heeft, doet niet meer mee.
guide-dacapo-last = Nog maar één speler had bonen. Die legt er één in de volgende vrije beker van de eigen rij.
guide-dacapo-over = Het spel is afgelopen. Heeft niemand de doelbeker gevuld, dan wint wie het verst is gekomen. Bij een gelijke stand wint wie minder bonen nodig had. Nu kun je Da Capo spelen!

## Analysis

learn-analysis-mix = Beste strategie
learn-analysis-mix-about = Hoe vaak een onverslaanbare speler elk getal toont, en wat elk getal gemiddeld kost.
learn-analysis-mix-free = kost niets
learn-analysis-mix-costs = kost { $n }%
learn-analysis-mix-chosen = gekozen

## Print

print-help-dacapo = Bekers: hoeveel bekers van de rij zijn er gevuld? Wie de doelbeker vult, wint meteen en krijgt een ster. Zijn twee spelers even ver gekomen, dan wint wie minder bonen nodig had.
print-cups = Bekers
print-beans = Bonen
