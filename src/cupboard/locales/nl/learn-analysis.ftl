## What an analysis says after the game.
learn-analysis-title = Analyse: { $game }
learn-analysis-waiting = Eerst wordt een andere partij bekeken.
learn-analysis-running = De partij wordt bekeken: { $n }%
learn-analysis-failed = De analyse is mislukt.
learn-analysis-again = Opnieuw proberen
learn-analysis-empty = In deze partij heeft niemand iets beslist.
learn-analysis-unit-chance = Winstkans
learn-analysis-unit-margin = Voorsprong
learn-analysis-unit-points = Punten
learn-analysis-value-chance = { $n }%
learn-analysis-curve = Hoe het er zet voor zet voor stond
learn-analysis-curve-help = De pijltoetsen links en rechts gaan van zet naar zet.
learn-analysis-at = Zet { $n } van { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $name } speelde { $move }.
learn-analysis-showed = { $name } toonde { $move }.
learn-analysis-better = { $move } was beter.
learn-analysis-none-better = Geen enkele zet was beter.
learn-analysis-forced = Er was geen andere zet.
learn-analysis-line = Zo was het verdergegaan: { $line }
learn-analysis-proven = Dit is bewezen.
learn-analysis-estimated = Dit is een schatting uit veel mogelijke vervolgen.
learn-analysis-counted = Dit is geteld.
learn-analysis-unknown = Voor zoveel spelers en bonen heeft nog niemand dit uitgerekend.
learn-analysis-remembered = Gemeten aan een volmaakt geheugen voor alles wat te zien was.
learn-analysis-short-proven = bewezen
learn-analysis-short-searched = diepte { $n }
learn-analysis-short-estimated = geschat
learn-analysis-short-counted = geteld
learn-analysis-short-unknown = onbekend
learn-analysis-slip = slordig
learn-analysis-error = fout
learn-analysis-blunder = blunder
learn-analysis-find = mooi gevonden
learn-analysis-missed = vergeten
learn-analysis-gave-away = winst weggegeven
learn-analysis-turns = Keerpunten
learn-analysis-turns-none = Er was geen grote ommekeer.
learn-analysis-turn-gave-away = { $name } gaf met { $move } een bewezen winst weg.
learn-analysis-turn-error = { $name } vergiste zich met { $move }: van { $before } naar { $after }.
learn-analysis-turn-find = { $name } vond de enige goede zet, { $move }: van { $before } naar { $after }.
learn-analysis-turn-swing = Na { $move } ging { $name } van { $before } naar { $after }.
learn-analysis-turn-round = Na deze ronde ging { $name } van { $before } naar { $after }.
learn-analysis-turn-shot = Na dit schot stond { $name } op { $after }.
learn-analysis-tallies = Hoe iedereen speelde
learn-analysis-numbers = Alle zetten als tabel
learn-analysis-col-number = Nr.
learn-analysis-col-player = Speler
learn-analysis-col-made = gespeeld
learn-analysis-col-best = het beste
learn-analysis-col-loss = verlies
learn-analysis-col-remark = opmerking
learn-analysis-col-decisions = zetten
learn-analysis-col-mean = gemiddeld verlies
learn-analysis-show-better = De betere zet tonen
learn-analysis-watch = Laten zien wat er gebeurde
learn-analysis-known = Wat je had kunnen weten
learn-analysis-known-pair = Een paar was bekend: bekers { $one } en { $other }.
learn-analysis-known-twin = Bekend was welke beker bij de open beker past: beker { $cup }.
learn-analysis-known-none = Er was nog geen zeker paar bekend.
learn-analysis-known-cups = Gezien en sindsdien afgedekt: { $cups }
learn-analysis-known-cup = beker { $cup }: { $beans }
learn-analysis-known-chance = Kans op een paar: { $made }% met deze keuze, { $best }% met de beste.
learn-analysis-cauldron = In de ketel van { $name }
learn-analysis-mix = Het evenwicht
learn-analysis-mix-about = Hoe vaak een speler die niet te doorzien is elk getal toont; ernaast wat het getal gemiddeld kost.
learn-analysis-mix-free = kost niets
learn-analysis-mix-costs = kost { $n }%
learn-analysis-mix-chosen = gekozen
learn-analysis-hits = Treffers
learn-analysis-hit-shots = schoten
learn-analysis-hit-cup = in een beker
learn-analysis-hit-tray = los in de bak
learn-analysis-hit-table = los op tafel
learn-analysis-hit-off = van tafel gevallen
learn-analysis-hit-claims = bekers veroverd
learn-analysis-hit-knocks = bonen aangestoten
learn-analysis-hit-streak = langste reeks in de beker
learn-analysis-loss-margin = { $n ->
    [one] Dat kostte een punt.
   *[other] Dat kostte { $n } punten.
 }
learn-analysis-loss-chance = { $n ->
    [one] Dat kostte één procentpunt van de winstkans.
   *[other] Dat kostte { $n } procentpunten van de winstkans.
 }
learn-analysis-searched = { $n ->
    [one] Dit is één zet diep gezocht.
   *[other] Dit is { $n } zetten diep gezocht.
 }
