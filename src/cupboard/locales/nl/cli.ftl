## De opdrachtregel en de tafel in de terminal.

cli-help = Zes spellen met bekers, bonen en ketels: om te spelen, te leren en te onderzoeken. Zonder opdracht opent de tafel in je browser.
cli-epilog = Begin met: cupboard games, of: cupboard play kalaha
cli-arg-game = Het spel, zoals `cupboard games` het noemt.
cli-opt-lang = De taal; zonder opgave die van het systeem.
cli-panel-arguments = Argumenten
cli-panel-options = Opties
cli-panel-commands = Opdrachten
cli-opt-help = Deze hulp tonen en stoppen.
cli-opt-version = De versie tonen en stoppen.
cli-opt-preset = Een benoemde reeks regels; zonder opgave de eerste van het spel.
cli-opt-seats = Hoeveel er meespelen; zonder opgave zo weinig mogelijk.
cli-opt-option = Eén regel veranderen, zo vaak je wilt. Een waarde @BESTAND wordt uit dat bestand gelezen.
cli-opt-seed = Waar alle toeval vandaan komt, hexadecimaal; gelijke startwaarde, gelijk toeval.
cli-opt-json = Gegevens voor programma’s geven in plaats van tekst voor mensen.
cli-language-unknown = De taal ‘{ $asked }’ is er hier niet. Er zijn: { $known }.
cli-option-needs-value = Een optie schrijf je als NAAM=WAARDE, niet als ‘{ $text }’.
cli-file-unreadable = Het bestand { $path } is niet te lezen: { $problem }
cli-bad-seed = Een startwaarde bestaat uit hexadecimale cijfers; ‘{ $text }’ is er geen.
cli-too-many-players = Genoemde spelers: { $given }. Plaatsen aan deze tafel: { $seats }.
cli-too-many-names = Genoemde namen: { $given }. Plaatsen aan deze tafel: { $seats }.
cli-which-game = Welk spel? Bijvoorbeeld: cupboard play kalaha
cli-no-such-seat = Er is geen plaats { $seat } aan deze tafel, alleen de plaatsen 1 tot { $seats }.
cli-cannot-save = Het spel kan niet in { $path } bewaard worden: { $problem }
cli-already-over = Het spel in { $path } is afgelopen; bekijk het met: cupboard replay
cli-not-a-local-save = { $path } is niet halverwege een spel door dit programma bewaard en kan niet worden voortgezet.

cli-games-help = Tonen wat er te spelen is: voorinstellingen, opties en regels.
cli-games-arg = Alles over dit spel tonen.
cli-games-more = Meer over een spel, zijn opties en zijn regels: cupboard games SPEL
cli-games-seats = { $low }–{ $high } spelers
cli-games-seats-exactly = { $n } spelers
cli-games-presets = Voorinstellingen
cli-games-options = Opties: bereik en (zonder opgave)
cli-games-rules = Regels

cli-play-help = Een spel in de terminal spelen: alleen, met anderen aan hetzelfde scherm, tegen spelers van elke sterkte of tegen het toeval.
cli-play-epilog = Bijvoorbeeld: cupboard play kalaha --player person --player person --name Anna --name Ben
cli-play-opt-player = Wie op de volgende plaats zit, zo vaak als er plaatsen zijn. Zonder opgave: eerst een mens, dan toevalsspelers.
cli-play-opt-name = De naam voor de volgende plaats.
cli-play-opt-save = Het spel in dit bestand bewaren, na elke eigen zet en aan het eind.
cli-play-opt-resume = Een onderbroken spel voortzetten.

cli-replay-help = Een opgetekend spel stap voor stap bekijken, of het aan de regels toetsen.
cli-replay-epilog = Enter gaat verder, b terug, een getal naar die gebeurtenis, q stopt.
cli-replay-arg-file = Het verslag.
cli-replay-opt-check = Alleen elke gebeurtenis aan de regels toetsen en de uitkomst in één regel noemen.
cli-replay-opt-seat = Tonen wat deze plaats kon zien (1 is de eerste); zonder opgave wat een toeschouwer zag.
cli-replay-sound = { $game }: het verslag klopt. { $n ->
    [one] { $n } gebeurtenis
   *[other] { $n } gebeurtenissen
 }, { $drawn } uit de startwaarde getrokken, { $entered } met de hand ingevoerd. { $ending }
cli-replay-unfinished = Het spel is niet afgelopen.
cli-analyse-help = Een opgetekende partij bekijken: wat elke zet waard was, wat beter was geweest, waar hij kantelde.
cli-analyse-studying = Bekijken
cli-analyse-stopped = De analyse is afgebroken.

cli-serve-help = De tafel voor browsers openen: om op dit apparaat te spelen, of met anderen in hetzelfde netwerk.
cli-serve-epilog = Bijvoorbeeld: cupboard serve --host 0.0.0.0, zodat telefoons in je netwerk kunnen meespelen
cli-serve-opt-host = Waar geluisterd wordt; zonder opgave kan alleen dit apparaat erin.
cli-serve-opt-port = De poort; zonder opgave de eerste vrije vanaf 8127.
cli-serve-opt-data = De map voor tafels en voor de sleutel van de server.
cli-serve-opt-database = Tafels in deze PostgreSQL-databank bewaren in plaats van in een bestand.
cli-serve-opt-no-browser = Geen browser openen.
cli-serve-opt-log-json = Elk verzoek als een regel JSON op het foutkanaal noteren.
cli-serve-ready = De tafel is open op { $address } – sluiten met Ctrl-C.

cli-simulate-help = Veel toevallige spellen spelen en tellen: hoe lang ze duren, wie wint, wat de eerste zet waard is. Controleert dat elk spel eindigt en niets verloren gaat.
cli-simulate-epilog = Bijvoorbeeld: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Hoeveel spellen.
cli-simulate-opt-all = Elke voorinstelling met elk aantal spelers.
cli-simulate-opt-workers = Hoeveel processen; zonder opgave één per kern. De uitkomst is dezelfde.
cli-simulate-all-alone = --all speelt elke voorinstelling en elk aantal spelers: laat --preset, --seats en --option weg.
cli-simulate-playing = Er wordt gespeeld
cli-simulate-what = voorinstelling { $preset }, { $seats } spelers, { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
 }
cli-simulate-length = Gebeurtenissen per spel (van–tot)
cli-simulate-spread = Percentielen
cli-simulate-seat-wins = Plaats { $n } wint
cli-simulate-ties = Gedeelde overwinningen
cli-simulate-first = Wie begint, wint (van de besliste)
cli-simulate-advantage = Boven een eerlijk deel
cli-simulate-sound = Elk spel eindigde en er ging niets verloren.
cli-simulate-broken = Sommige spellen eindigden niet, of verloren iets. Hun nummers:
cli-simulate-seed = Startwaarde: { $seed }

table-turn = { $name }, jij bent aan de beurt.
table-move-number = zet { $n }
table-legal = Dit kun je typen:
table-legal-more = … en nog { $n }
table-legal-example = Er zijn te veel zetten om op te noemen. Bijvoorbeeld: { $move }
table-typed-hidden = Wat je typt blijft onzichtbaar.
table-pass-on = Geef het scherm door aan { $name }.
table-press-enter = Druk op Enter om verder te gaan.
table-press-enter-cover = Kijk goed en druk dan op Enter: daarna is het bedekt.
table-left = Het spel blijft hier staan.
table-input-ended = Er komt geen invoer meer; het spel blijft hier staan.
table-go-on = Verdergaan met:
table-look-again = Nog eens bekijken met:
table-word-help = hulp
table-word-undo = terug
table-word-rules = regels
table-word-quit = stoppen
table-word-hint = tip
table-help-undo = je laatste zet terugnemen
table-help-rules = de regels lezen
table-help-quit = het spel bewaren en stoppen
table-help-hint = naar de beste zet vragen en wat ervoor spreekt

chooser-welcome = Welkom! Laten we een spel uit de kast halen.
chooser-which-game = Welk spel?
chooser-which-preset = Volgens welke regels?
chooser-how-many = Hoeveel spelers, { $low } tot { $high }?
chooser-how-many-people = Hoeveel daarvan zijn mensen hier, { $low } tot { $high }?
chooser-which-players = Wie zijn de anderen?
chooser-random = Willekeurig
chooser-name = Naam van speler { $n }
chooser-again = Typ een getal van { $low } tot { $high }.

viewer-event = gebeurtenis { $n }
viewer-keys = Enter: verder   { $back }: terug   getal: daarheen   { $quit }: stoppen
