## De pagina’s: begin, spelblad, meedoen, spelregels.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Naar de inhoud
page-loading = Een ogenblik…
page-settings = Instellingen
page-language = Taal
page-theme = { $theme ->
    [light] Kleuren: licht
    [dark] Kleuren: donker
   *[auto] Kleuren: zoals op je apparaat
 }
page-sound = Geluid
page-offline = Er is nu geen verbinding. Zodra die er weer is, gaat het vanzelf verder.
page-unreachable = De tafel is nu niet te bereiken. Staat Cupboard nog aan?
page-failed = Deze pagina kon niet worden geladen.
page-lost = Op dit adres is niets te vinden.
page-no-game = Dat spel ligt niet in de kast.
page-sorry = Jammer!
page-again = Opnieuw proberen
page-to-home = Naar de spellenkast

page-welcome = Wat gaan we spelen?
page-welcome-more = Zes spellen met bekers, bonen en ketels: alleen, op één apparaat of met vrienden ergens anders.
page-games = Spellen
page-seats = { $low }–{ $high } spelers
page-seats-exactly = { $n } spelers
page-trait-thought = puur denkwerk
page-trait-chance = een beetje geluk
page-trait-secrets = geheimen
page-trait-memory = geheugen
page-trait-together = allemaal tegelijk
page-trait-dexterity = vaste hand

page-guide = Al spelend leren
page-guide-opening = De tafel wordt voor je gedekt…

page-resume = Jouw tafels
page-status-waiting = wacht op spelers
page-status-playing = bezig
page-status-over = afgelopen
page-join-by-code = Bij een tafel aanschuiven
page-join = Meedoen
page-join-help = Typ de code die je hebt gekregen, of plak de link.

page-players = Spelers
page-how-many = Hoeveel spelers?
page-others = Je speelt…
page-others-engine = tegen de computer
page-others-here = allemaal op dit apparaat
page-others-open = met mensen ergens anders
page-seat = Plaats { $n }
page-kind-here = Hier
page-kind-open = Elders
page-kind-engine = Computer
page-kind-open-about = Komt erbij via een link, een code of een QR-code die je na de start krijgt.
page-level = Sterkte van de computer op plaats { $n }
page-name-of = Naam van de persoon op plaats { $n }
page-name-later = Naam (kan ook bij het aanschuiven)
page-seat-open = vrije plaats
page-presets = Spelregels
page-details = Alle details
page-details-changed = { $n ->
    [one] { $n } gewijzigd
   *[other] { $n } gewijzigd
 }
page-rule = Regel { $rule }
page-range = { $low } tot { $high }
page-recipe = Eigen recept { $n }
page-recipe-name = Naam
page-recipe-kind = Voorwaarde
page-recipe-of = Wat telt
page-recipe-cards = Hoeveel kaarten
page-recipe-ingredients = Hoeveel ingrediënten
page-recipe-points = Punten
page-recipe-add = Recept toevoegen
page-recipe-remove = Dit recept weghalen
page-option-misfit = Een getal past niet (regel { $rule }).
page-agreements = Aan tafel
page-agree-hints = Iedereen mag om tips vragen.
page-agree-takeback = Zetten mogen worden teruggenomen waar de regels het toelaten en iedereen het goedvindt.
page-agree-watching = Anderen mogen via een eigen link meekijken.
page-time = Tijd per zet:
page-time-none = zo lang als nodig
page-time-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
 }
page-time-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
 }
page-sheet-anew = Gewone instellingen
page-start = Beginnen
page-starting = De tafel wordt gedekt…
page-first-time = De allereerste keer duurt het langer: de regels worden klaargezet.
page-read-rules = De regels lezen
page-play = Spelen

page-join-host = { $host } wil { $game } met je spelen.
page-join-table = Een tafel met { $game }
page-join-over = Dit spel is afgelopen.
page-join-full = Alle plaatsen zijn bezet.
page-join-seat = Waar wil je zitten?
page-your-name = Jouw naam
page-seat-free = (nog vrij)
page-sit-down = Gaan zitten
page-watch = Alleen kijken
page-back-to-table = Terug naar je plaats
page-see-replay = Het spel bekijken

page-rules-of = De regels van { $game }
page-rule-choice = onze keuze
page-rule-beyond = buiten het boekje
page-rule-rests = geldt hier niet
page-rule-book = Lezen in het regelboek
page-rule-marks = ‘Onze keuze’: de gedrukte regels laten het open, of hun uitgaven verschillen. ‘Buiten het boekje’: de gedrukte regels kennen het niet. Alles is in onze eigen woorden verteld.
page-print = Afdrukken
page-puzzles = Puzzels
