## De pagina’s: begin, spelblad, meedoen, spelregels.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Naar de inhoud
page-loading = Laden…
page-settings = Instellingen
page-language = Taal
page-theme = { $theme ->
    [light] Kleuren: licht
    [dark] Kleuren: donker
   *[auto] Kleuren: zoals je apparaat
 }
page-sound = Geluid
page-offline = Je bent offline. Zodra er weer verbinding is, gaat het vanzelf verder.
page-unreachable = De server reageert niet. Draait Cupboard nog?
page-failed = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
page-lost = Deze pagina bestaat niet.
page-no-game = Er is geen spel met deze naam.
page-sorry = Er ging iets mis
page-again = Opnieuw proberen
page-keeps-trying = De pagina blijft het vanzelf proberen.
page-updated = Cupboard is bijgewerkt. Laad de pagina opnieuw om verder te gaan; je partijen blijven bewaard.
page-reload = Opnieuw laden
page-not-stored = Deze browser kan nu niets opslaan. Laat deze pagina open, want als je die sluit of opnieuw laadt, ben je je plaats kwijt.
page-language-failed = Die taal kon niet worden geladen.
page-to-home = Naar alle spellen

page-welcome = Wat gaan we spelen?
page-welcome-more = Zes spellen met bekers, bonen en ketels. Speel tegen de computer, samen op één apparaat of online met vrienden.
page-games = Spellen

page-guide = Oefenpartij
page-guide-opening = Je oefenpartij wordt klaargezet…

page-resume = Jouw partijen
page-status-waiting = wacht op spelers
page-status-playing = bezig
page-status-over = afgelopen
page-join-by-code = Meedoen met een partij
page-join = Meedoen
page-join-help = Typ de code van de partij of plak de link.

page-players = Spelers
page-how-many = Hoeveel spelers?
page-seat = Plaats { $n }
page-kind-here = Hier
page-kind-open = Online
page-kind-engine = Computer
page-kind-open-about = Doet mee via een link, een code of een QR-code. Die krijg je na de start.
page-level = Niveau van de computer op plaats { $n }
page-name-of = Naam van speler { $n }
page-name-later = Naam (mag ook later)
page-seat-open = vrije plaats
page-presets = Spelregels
page-details = Alle opties
page-details-changed = { $n ->
    [one] { $n } gewijzigd
   *[other] { $n } gewijzigd
 }
page-range = { $low } t/m { $high }
page-option-misfit = Een van de getallen is te hoog of te laag (regel { $rule }).
page-agreements = Tijdens de partij
page-agree-hints = Tips toestaan
page-agree-hints-memory = In dit spel moet je dingen onthouden. Als er meer mensen meespelen, staan tips daarom eerst uit. Sta je ze toe, dan ziet iedereen wie er een krijgt.
page-agree-takeback = Zetten terugnemen toestaan, als het van de regels mag en iedereen het goedvindt
page-agree-watching = Meekijken via een eigen link toestaan
page-time = Bedenktijd per zet:
page-time-none = onbeperkt
page-time-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
 }
page-time-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
 }
page-setup-reset = Standaard herstellen
page-start = Partij starten
page-starting = De partij wordt klaargezet…
page-first-time = De eerste partij heeft iets meer tijd nodig om te starten.
page-read-rules = Regels lezen
page-play = Spelen

page-join-host = { $host } nodigt je uit voor een partij { $game }.
page-join-table = Meedoen met { $game }
page-join-over = Deze partij is afgelopen.
page-join-full = Alle plaatsen zijn al bezet.
page-join-seat = Kies je plaats
page-your-name = Jouw naam
page-seat-free = (nog vrij)
page-sit-down = Meedoen
page-watch = Alleen meekijken
page-back-to-table = Terug naar de partij
page-see-replay = Partij terugkijken

page-rules-of = De regels van { $game }
page-rule-choice = onze uitleg
page-rule-beyond = onze toevoeging
page-rule-rests = geldt hier niet
page-rule-book = Openen in het regelboek
page-rule-marks = ‘Onze uitleg’: de gedrukte regels zijn hier onduidelijk, of de uitgaven spreken elkaar tegen. ‘Onze toevoeging’: dit staat niet in de gedrukte regels. Alle regels zijn in onze eigen woorden uitgelegd.
page-print = Afdrukken
page-puzzles = Puzzels
page-keep-playing = Verder spelen

page-goes-on = Je partij staat nog open
page-return = Terug naar de partij
page-continue = Verder spelen
page-your-turn = Jij bent aan de beurt
page-turn-of = Aan de beurt: { $name }
page-game-with = { $game } met { $names }
page-more-games = { $n ->
    [one] nog { $n } onvoltooide partij
   *[other] nog { $n } onvoltooide partijen
 }
page-first = Voor het eerst hier?
page-first-more = Een oefenpartij legt elke stap uit en duurt ongeveer vijf minuten.
page-daily = Puzzel van de dag
page-daily-solve = Oplossen
page-code = Code of link van de partij
page-unfinished = Onvoltooid
page-finished = Afgelopen
page-remove = Verwijderen
page-remove-of = { $game } uit je lijst verwijderen
page-remove-sure = Deze onvoltooide partij verwijderen? De anderen kunnen nog verder spelen.
page-keep = Behouden
page-tonight = Vanavond
page-tonight-games = { $n ->
    [one] één partij
   *[other] { $n } partijen
 }
page-tonight-wins = { $n ->
    [0] nog niets gewonnen
    [one] één keer gewonnen
   *[other] { $n } keer gewonnen
 }
page-tonight-local = Alleen op dit apparaat
page-tonight-wipe = Wissen
page-tonight-wiped = Schoongeveegd.
page-tonight-undo = Ongedaan maken
page-tonight-names = Als iedereen voor de start een naam invult, worden de uitslagen van de avond hier bijgehouden.
page-my-games = Mijn partijen tonen
page-shelf-rules = Spelregels
page-shelf-rules-about = Alle regels in onze eigen woorden, met lessen om op het bord te proberen.
page-shelf-puzzles = Puzzels
page-shelf-puzzles-about = Stellingen uit echte partijen. Vind de enige beste zet.
page-shelf-print = Afdrukken
page-shelf-print-about = Regels, borden en scoreformulieren op papier.

page-show-all = Alle { $n } tonen
page-more = Meer om te lezen en te spelen

page-who = Wie spelen er mee?
page-play-engine = Computer
page-play-engine-about = Jij tegen de computer
page-play-here = Samen hier
page-play-here-about = Iedereen op dit apparaat
page-play-open = Op andere apparaten
page-play-open-about = Ze doen mee met een link of code
page-play-mixed = Per plaats kiezen
page-strength = Hoe sterk?
page-strength-first = Goed voor een eerste partij
page-house-rules = Huisregels
page-handicap = Gelijke kansen
page-handicap-none = Niemand krijgt hulp of een handicap
page-handicap-some = { $n ->
    [one] Voor 1 speler
   *[other] Voor { $n } spelers
}
page-usual = gebruikelijk
page-differs = Anders dan gebruikelijk: { $what }
page-differs-without = niet ‘{ $what }’
page-new-tab = opent een nieuw tabblad
