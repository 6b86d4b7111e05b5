## Woorden die alle spellen en schermen delen.

game-unknown = Er is geen spel ‘{ $game }’ in de kast. Er zijn: { $known }.
game-is-over = Het spel is afgelopen.
chance-is-due = Eerst moet het toeval beslissen ({ $chance }).
no-chance-due = Het toeval heeft hier niets te beslissen ({ $chance }).
not-your-turn = Plaats { $seat } is niet aan de beurt, maar plaats { $turn }.
choose-together = Hier kiest iedereen tegelijk.
choose-alone = Hier speelt iedereen om de beurt.
choices-missing = Iedereen die aan de beurt is moet kiezen, elk precies één keer.
already-chosen = Plaats { $seat } heeft al gekozen.
outcome-impossible = Het toeval ({ $chance }) kan zo niet uitvallen: { $outcome }
move-is-stale = Deze zet was bedoeld voor moment { $expected }, maar het spel is bij { $number }.
takeback-refused = Aan deze tafel worden geen zetten teruggenomen.
takeback-nothing = Er is geen zet om terug te nemen.

seats-out-of-range = { $game } is voor { $low } tot { $high } spelers, niet voor { $seats }.
preset-unknown = { $game } heeft geen voorinstelling ‘{ $preset }’. Er zijn: { $known }.
option-unknown = Er is geen optie ‘{ $option }’. Bedoel je: { $known }?
option-not-a-choice = Optie { $option } kan niet ‘{ $value }’ zijn, maar een van deze: { $choices }.
option-not-a-flag = Optie { $option } kan niet ‘{ $value }’ zijn, maar true of false.
option-not-in-range = Optie { $option } kan niet ‘{ $value }’ zijn, maar een geheel getal van { $low } tot { $high }.
player-unknown = Er is geen speler ‘{ $player }’. Er zijn: { $known }.
player-person = Speler { $n }
player-random = Toeval { $n }

position-header = Dit is geen stelling van { $game }: ‘{ $text }’

record-unreadable = Het verslag { $path } is niet te lezen: { $problem }
record-no-header = Dit is geen verslag: de eerste regel moet een kop in formaat { $format } zijn.
record-other-rules = Dit verslag heeft andere regels nodig dan { $game }, versie { $rules }.
record-bad-line = Regel { $line } van het verslag is beschadigd: { $problem }
record-bad-value = Het verslag bevat een waarde die niet past: { $problem }
record-bad-event = Het verslag bevat een onleesbare gebeurtenis: { $problem }
record-breaks-rule = Gebeurtenis { $n } van het verslag is niet toegestaan: { $problem }
record-wrong-number = Gebeurtenis { $n } van het verslag draagt het nummer { $found }.
record-wrong-hash = Na gebeurtenis { $n } is de stelling niet die van het verslag.
record-wrong-outcome = Het verslag vertelt een andere afloop dan de regels geven.
record-ends-early = Het verslag vertelt een afloop, maar het spel is niet afgelopen.
record-wrong-seed = De startwaarde aan het eind van het verslag is niet die waaraan het zich had gebonden.

outcome-won = { $names } wint! ({ $points })
outcome-shared = { $names } delen de overwinning. ({ $points })
fact-chosen = { $seat } heeft gekozen.
