## Woorden die alle spellen en schermen delen.

game-unknown = Er is geen spel ‘{ $game }’. Kies een van deze: { $known }.
game-is-over = De partij is afgelopen.
chance-is-due = Eerst moet het toeval beslissen ({ $chance }).
no-chance-due = Het toeval heeft hier niets te beslissen ({ $chance }).
not-your-turn = Plaats { $turn } is aan de beurt, niet plaats { $seat }.
choose-together = Hier kiest iedereen tegelijk.
choose-alone = Hier spelen jullie om de beurt.
choices-missing = Iedereen die aan de beurt is, moet precies één keer kiezen.
already-chosen = Plaats { $seat } heeft al gekozen.
outcome-impossible = Deze uitkomst van het toeval is niet mogelijk ({ $chance }): { $outcome }
move-is-stale = De partij is intussen verdergegaan (stap { $number } in plaats van { $expected }). Kijk nog eens en doe dan je zet.
takeback-refused = In deze partij kun je geen zetten terugnemen.
takeback-nothing = Er is geen zet om terug te nemen.

seats-out-of-range = { $game } is voor { $low } t/m { $high } spelers, niet voor { $seats }.
extra-missing = Hiervoor ontbreekt een pakket. Installeer het met: pip install "cupboard[{ $extra }]"
seats-not-exactly = { $game } is voor precies { $low ->
    [one] één speler
   *[other] { $low } spelers
 }, niet voor { $seats }.
preset-unknown = { $game } heeft geen voorinstelling ‘{ $preset }’. Kies een van deze: { $known }.
option-unknown = Er is geen optie ‘{ $option }’. Kies een van deze: { $known }.
option-unknown-near = Er is geen optie ‘{ $option }’. Bedoel je ‘{ $near }’? De opties zijn: { $known }.
option-not-a-choice = Optie { $option } kan niet ‘{ $value }’ zijn. Kies een van deze: { $choices }.
option-not-a-flag = Optie { $option } kan niet ‘{ $value }’ zijn. Kies true of false.
option-not-in-range = Optie { $option } kan niet ‘{ $value }’ zijn. Geef een geheel getal van { $low } t/m { $high }.
option-not-by-seat = Optie { $option } kan niet ‘{ $value }’ zijn. Geef voor elke speler een waarde, gescheiden door komma’s.
option-for-missing-seat = Optie { $option } heeft waarden voor { $named } spelers, maar er spelen er maar { $seats } mee.
start-too-few-beans = Speler { $seat } zou met te weinig bonen beginnen ({ $beans }). Het minimum is { $least }.
player-unknown = Er is geen soort speler ‘{ $player }’. Kies een van deze: { $known }.
player-person = Speler { $n }
player-you = Jij
player-random = Willekeurig { $n }

position-header = Dit is geen stelling van { $game }: ‘{ $text }’
position-not-ascii = Een stelling bestaat alleen uit gewone letters, cijfers en tekens, niet uit ‘{ $text }’.
position-long-number = Het getal { $text } in deze stelling is te lang. Getallen hebben hoogstens { $most } cijfers.

record-unreadable = Het verslag { $path } is niet te lezen: { $problem }
record-no-header = Dit is geen spelverslag. De eerste regel moet de indeling { $format } noemen.
record-other-rules = Dit verslag is gemaakt met een andere versie van de regels ({ $made }) en kan niet worden geopend. Dit programma speelt volgens versie { $known }.
record-bad-line = Regel { $line } van het verslag is beschadigd: { $problem }
record-bad-value = Het verslag bevat een ongeldige waarde: { $problem }
record-bad-event = Het verslag bevat een onleesbare gebeurtenis: { $problem }
record-breaks-rule = Gebeurtenis { $n } van het verslag is niet toegestaan: { $problem }
record-wrong-number = Gebeurtenis { $n } van het verslag heeft het verkeerde nummer ({ $found }).
record-wrong-hash = Na gebeurtenis { $n } wijkt de stelling af van het verslag.
record-wrong-outcome = De uitslag in het verslag klopt niet met de regels.
record-ends-early = Het verslag noemt een uitslag, maar de partij is niet afgelopen.
record-wrong-seed = De startwaarde aan het eind van het verslag past niet bij de vingerafdruk aan het begin.
file-missing = dit bestand bestaat niet.
file-folder = het is een map, geen bestand.
file-no-folder = een deel van het pad is geen map.
file-exists = op die plek staat een bestand.
file-forbidden = je hebt er geen toestemming voor.
file-not-text = het is geen tekstbestand in UTF-8.
file-trouble = het systeem meldt: { $problem }.
data-not-json = het is geen geldige JSON (regel { $line }, teken { $column }).
data-not-toml = het is geen geldige TOML ({ $problem }).
data-number-too-long = er staat een getal van meer dan { $most } cijfers in.
data-too-deep = er zitten te veel lijsten in lijsten in.

plugin-not-loaded = De extensie ‘{ $plugin }’ uit { $package } kan niet worden geladen: { $problem }
plugin-wrong-object = De extensie ‘{ $plugin }’ uit { $package } is niet bruikbaar: { $object } is geen { $kind }.
plugin-other-id = De extensie ‘{ $plugin }’ uit { $package } is niet bruikbaar: het spel heeft de naam ‘{ $id }’.
plugin-bad-id = De extensie ‘{ $plugin }’ uit { $package } is niet bruikbaar: de naam van een spel bestaat alleen uit kleine letters en cijfers.
plugin-twice = De extensie ‘{ $plugin }’ uit { $package } is niet bruikbaar: een ander pakket bevat dit spel al.

outcome-won = { $you ->
    [winner] Je wint! ({ $points })
   *[none] { $names } wint! ({ $points })
}
outcome-shared = { $you ->
    [winner] Je deelt de overwinning met { $names }. ({ $points })
   *[none] { $names } delen de overwinning. ({ $points })
}
fact-chosen = { $you ->
    [seat] Je hebt gekozen.
   *[none] { $seat } heeft gekozen.
}
