## Wat een analyse na de partij zegt.

learn-analysis-title = Analyse: { $game }
learn-analysis-waiting = Er wordt eerst nog een andere partij geanalyseerd.
learn-analysis-running = De partij wordt geanalyseerd: { $n }%
learn-analysis-usual-time = Dit duurt meestal minder dan een minuut.
learn-analysis-time-left = { $n ->
    [one] Nog ongeveer 1 seconde.
   *[other] Nog ongeveer { $n } seconden.
 }
learn-analysis-failed = De analyse is mislukt. Probeer het opnieuw.
learn-analysis-again = Opnieuw proberen
learn-analysis-empty = In deze partij viel er niets te kiezen.
learn-analysis-unit-chance = Winstkans
learn-analysis-unit-margin = Voorsprong
learn-analysis-unit-margin-expected = Verwachte voorsprong aan het eind
learn-analysis-unit-points = Punten
learn-analysis-value-chance = { $n }%
learn-analysis-curve = De stand, zet voor zet
learn-analysis-curve-help = Met de pijltoetsen links en rechts ga je van zet naar zet.
learn-analysis-at = Zet { $n } van { $last }
learn-analysis-stands = { $name }: { $value }
learn-analysis-made = { $you ->
    [seat] Je speelde { $move }.
   *[none] { $name } speelde { $move }.
}
learn-analysis-showed = { $you ->
    [seat] Je toonde { $move }.
   *[none] { $name } toonde { $move }.
}
learn-analysis-better = { $move } was beter.
learn-analysis-seems-better = { $move } lijkt beter.
learn-analysis-none-better = Geen enkele zet was beter.
learn-analysis-none-found = Er is geen betere zet gevonden.
learn-analysis-forced = Er was geen andere zet.
learn-analysis-line = Beter vervolg: { $line }
learn-analysis-proven = Dit is bewezen.
learn-analysis-estimated = Dit is een schatting uit veel mogelijke vervolgen.
learn-analysis-counted = Dit is geteld.
learn-analysis-unknown = Voor dit aantal spelers en bonen is geen oplossing bekend.
learn-analysis-remembered = Vergeleken met een volmaakt geheugen voor alles wat te zien was.
learn-analysis-short-proven = bewezen
learn-analysis-short-searched = diepte { $n }
learn-analysis-short-estimated = geschat
learn-analysis-short-counted = geteld
learn-analysis-short-unknown = onbekend
learn-analysis-slip = onnauwkeurig
learn-analysis-error = fout
learn-analysis-blunder = blunder
learn-analysis-find = enige goede zet
learn-analysis-missed = vergeten
learn-analysis-gave-away = overwinning verspeeld
learn-analysis-turns = Keerpunten
learn-analysis-turns-none = Er was geen grote ommekeer.
learn-analysis-turn-gave-away = { $you ->
    [seat] Je verspeelde met { $move } een zekere overwinning.
   *[none] { $name } verspeelde met { $move } een zekere overwinning.
}
learn-analysis-turn-error = { $you ->
    [seat] Je vergiste je met { $move }: van { $before } naar { $after }.
   *[none] { $name } vergiste zich met { $move }: van { $before } naar { $after }.
}
learn-analysis-turn-find = { $you ->
    [seat] Je vond de enige goede zet, { $move }: van { $before } naar { $after }.
   *[none] { $name } vond de enige goede zet, { $move }: van { $before } naar { $after }.
}
learn-analysis-turn-swing = { $you ->
    [seat] Na { $move } ging je van { $before } naar { $after }.
   *[none] Na { $move } ging { $name } van { $before } naar { $after }.
}
learn-analysis-turn-round = { $you ->
    [seat] Na deze ronde ging je van { $before } naar { $after }.
   *[none] Na deze ronde ging { $name } van { $before } naar { $after }.
}
learn-analysis-turn-shot = { $you ->
    [seat] Na dit schot stond je op { $after }.
   *[none] Na dit schot stond { $name } op { $after }.
}
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
learn-analysis-show-better = Betere zet tonen
learn-analysis-watch = Tonen wat er gebeurde
learn-analysis-known = Wat je had kunnen weten
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
