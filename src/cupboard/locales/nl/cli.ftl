## De opdrachtregel en de partij in de terminal.

cli-help = Zes spellen met bekers, bonen en ketels om te spelen, te leren en te onderzoeken. Zonder opdracht opent Cupboard in je browser.
cli-epilog = Begin met: cupboard games, of: cupboard play kalaha
cli-arg-game = De naam van het spel, zoals in de lijst van `cupboard games`.
cli-opt-lang = Taal (standaard: die van het systeem).
cli-panel-arguments = Argumenten
cli-panel-options = Opties
cli-panel-commands = Opdrachten
cli-opt-help = Deze hulp tonen en afsluiten.
cli-opt-version = De versie tonen en afsluiten.
cli-opt-preset = Naam van een voorinstelling (standaard: de eerste van het spel).
cli-opt-seats = Aantal spelers (standaard: zo weinig mogelijk).
cli-opt-option = Eén optie instellen als NAAM=WAARDE (mag vaker). Met @BESTAND komt de waarde uit dat bestand.
cli-opt-seed = Startwaarde voor het toeval, hexadecimaal. Dezelfde startwaarde geeft hetzelfde toeval.
cli-opt-json = JSON geven in plaats van tekst.
cli-language-unknown = De taal ‘{ $asked }’ wordt niet ondersteund. Kies een van deze: { $known }.
cli-option-needs-value = Een optie schrijf je als NAAM=WAARDE, niet als ‘{ $text }’.
cli-file-unreadable = Het bestand { $path } is niet te lezen: { $problem }
cli-bad-seed = ‘{ $text }’ is geen startwaarde. Gebruik alleen hexadecimale cijfers (0–9 en a–f).
cli-too-many-players = Je hebt { $given } spelers opgegeven, maar de partij heeft maar { $seats } plaatsen.
cli-too-many-names = Je hebt { $given } namen opgegeven, maar de partij heeft maar { $seats } plaatsen.
cli-which-game = Welk spel? Bijvoorbeeld: cupboard play kalaha
cli-no-such-seat = Er is geen plaats { $seat } in deze partij. Kies een plaats van 1 t/m { $seats }.
cli-cannot-save = In { $path } kan niets worden opgeslagen: { $problem }
cli-bad-memory = { $given } GB geheugen is niet mogelijk. Geef een getal groter dan 0 en hoogstens { $most }.
cli-already-over = De partij in { $path } is afgelopen. Bekijken kan met: cupboard replay
cli-not-a-local-save = { $path } kan niet worden hervat, want het is geen onvoltooide partij die `cupboard play` heeft opgeslagen.

cli-games-help = De spellen tonen, met hun voorinstellingen, opties en regels.
cli-games-arg = Alles over dit spel tonen.
cli-games-more = De opties en regels van een spel: cupboard games SPEL
cli-games-presets = Voorinstellingen
cli-games-options = Opties: mogelijke waarden (standaard)
cli-games-rules = Regels

cli-play-help = In de terminal spelen: tegen de computer, tegen willekeurige spelers of met anderen aan hetzelfde scherm.
cli-play-opt-preset = Naam van een voorinstelling (standaard: de uitgave van je taal, anders de eerste van het spel).
cli-play-epilog = Bijvoorbeeld: cupboard play kalaha --player person --player person --name Anna --name Ben
cli-play-opt-player = Wie op de volgende plaats zit (mag vaker). Standaard: eerst een mens, dan willekeurige spelers. Niveaus: 1 t/m 5, of een woord als ‘makkelijk’.
cli-play-opt-name = De naam voor de volgende plaats.
cli-play-opt-save = De partij na elke eigen zet en aan het eind in dit bestand opslaan.
cli-play-opt-hints = Tips toestaan of niet. Zonder deze optie staan ze uit als meer mensen een geheugenspel spelen.
cli-play-opt-resume = Een onderbroken partij hervatten.

cli-replay-help = Een opgeslagen partij stap voor stap bekijken, of controleren of die aan de regels voldoet.
cli-replay-epilog = Enter gaat verder, b terug, een getal naar die gebeurtenis, q stopt.
cli-replay-arg-file = Het verslag.
cli-replay-opt-check = Alleen controleren of elke gebeurtenis aan de spelregels voldoet, en de uitkomst kort tonen.
cli-replay-opt-seat = Tonen wat deze plaats kon zien (1 is de eerste; standaard: wat een toeschouwer zag).
cli-replay-sound = { $game }: het verslag klopt. { $n ->
    [one] { $n } gebeurtenis
   *[other] { $n } gebeurtenissen
 }, { $drawn } uit de startwaarde getrokken, { $entered } met de hand ingevoerd. { $ending }
cli-replay-unfinished = De partij is niet afgelopen.
cli-analyse-help = Een opgeslagen partij analyseren: wat elke zet waard was, wat beter was geweest en waar de partij kantelde.
cli-analyse-studying = Analyseren
cli-analyse-stopped = De analyse is afgebroken.

cli-serve-help = De server starten om in de browser te spelen, op dit apparaat of met anderen in hetzelfde netwerk.
cli-serve-epilog = Bijvoorbeeld: cupboard serve --host 0.0.0.0, zodat telefoons in je netwerk kunnen meespelen
cli-serve-opt-host = Adres waarop de server te bereiken is (standaard: alleen vanaf dit apparaat).
cli-serve-opt-port = Poort (standaard: de eerste vrije vanaf 8127).
cli-serve-opt-data = Map voor partijen en voor de sleutel van de server.
cli-serve-opt-database = PostgreSQL-database in plaats van een bestand.
cli-serve-opt-processes = Aantal serverprocessen (voor meer dan één is PostgreSQL nodig).
cli-serve-opt-no-browser = Geen browser openen.
cli-serve-opt-log-json = Elk verzoek als JSON-regel naar de standaardfoutuitvoer schrijven.
cli-serve-ready = Cupboard draait op { $address } (stoppen met Ctrl-C).

cli-worker-help = Computerzetten, tips en analyses berekenen voor de servers op dezelfde PostgreSQL-database.
cli-worker-epilog = Bijvoorbeeld: cupboard worker --database postgresql://user:password@host/name
cli-worker-opt-database = De PostgreSQL-database van de servers.
cli-worker-opt-engines = Hoeveel zetten tegelijk worden berekend.
cli-worker-ready = De worker is klaar voor gebruik (Ctrl-C om te stoppen).

cli-simulate-help = Veel willekeurige partijen spelen en tonen hoe lang ze duren, wie er wint en wat de eerste zet waard is. Controleert ook dat elke partij eindigt en dat er niets verloren gaat.
cli-simulate-epilog = Bijvoorbeeld: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Hoeveel partijen.
cli-simulate-opt-all = Elke voorinstelling met elk aantal spelers simuleren.
cli-simulate-opt-workers = Aantal processen (standaard: één per kern). De uitkomst blijft dezelfde.
cli-simulate-all-alone = --all speelt elke voorinstelling en elk aantal spelers. Laat --preset, --seats en --option weg.
cli-simulate-playing = Aan het spelen
cli-simulate-what = voorinstelling { $preset }, { $seats } spelers, { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
 }
cli-simulate-length = Gebeurtenissen per partij (min–max)
cli-simulate-spread = Percentielen
cli-simulate-seat-wins = Plaats { $n } wint
cli-simulate-ties = Gedeelde overwinningen
cli-simulate-first = Eerste speler wint (van de besliste partijen)
cli-simulate-advantage = Voordeel boven een gelijk aandeel
cli-simulate-sound = Elke partij eindigde en er ging niets verloren.
cli-simulate-broken = Sommige partijen eindigden niet, of er ging iets verloren. Hun nummers:
cli-simulate-seed = Startwaarde: { $seed }

table-turn = { $name }, jij bent aan de beurt.
table-move-number = zet { $n }
table-legal = Dit kun je typen:
table-legal-more = … en nog { $n }
table-legal-example = Er zijn te veel zetten om op te noemen. Bijvoorbeeld: { $move }
table-typed-hidden = Wat je typt blijft onzichtbaar.
table-pass-on = Geef het scherm door aan { $name }.
table-press-enter = Druk op Enter om verder te gaan.
table-press-enter-cover = Kijk goed en druk dan op Enter. Daarna is alles verborgen.
table-left = De partij is onderbroken.
table-input-ended = Er komt geen invoer meer. De partij is onderbroken.
table-go-on = Verdergaan met:
table-look-again = Nog eens bekijken met:
table-word-help = hulp
table-word-undo = terug
table-word-rules = regels
table-word-quit = stoppen
table-word-hint = tip
table-help-undo = je laatste zet terugnemen
table-help-rules = de regels lezen
table-help-quit = de partij opslaan en stoppen
table-help-hint = de beste zet tonen, met uitleg

chooser-welcome = Welkom bij Cupboard!
chooser-which-game = Welk spel?
chooser-which-preset = Volgens welke regels?
chooser-how-many = Hoeveel spelers ({ $low } t/m { $high })?
chooser-how-many-people = Hoeveel daarvan zijn mensen ({ $low } t/m { $high })?
chooser-which-players = Wie speelt op de andere plaatsen?
chooser-random = Willekeurig
chooser-name = Naam van speler { $n }
chooser-again = Typ een getal van { $low } t/m { $high }.

viewer-keys = Enter: verder   { $back }: terug   getal: naar die zet   { $quit }: stoppen
cli-solve-help = Een spel oplossen: de uitslag bepalen als niemand een fout maakt.
cli-solve-opt-seconds = Na zoveel seconden stoppen.
cli-solve-opt-nodes = Na zoveel stellingen stoppen.
cli-solve-opt-threads = Aantal threads (standaard: één per kern).
cli-solve-searching = Zoeken
cli-solve-nodes = Doorzochte stellingen
cli-solve-seconds = Seconden
cli-opt-extra = Een instelling die hier alleen voor dit spel bestaat; herhaalbaar.
cli-arg-name = Welke (standaard: de enige; anders volgt de lijst).
cli-not-offered = Niet beschikbaar: { $asked }. Beschikbaar: { $known }.
cli-old-spelling = De volgende versie kent deze opdracht niet meer. Typ voortaan: { $now }
cli-solve-epilog = Bijvoorbeeld: cupboard solve kala -o store_beans=20
solve-limit-unused = Bij het oplossen volgens deze regels wordt { $option } niet gebruikt.
cli-solve-opt-keep = Databases voor de volgende keer in de cachemap bewaren.
cli-solve-opt-memory = Geheugen voor tabellen en databases, in gigabytes (standaard: afhankelijk van het spel).
