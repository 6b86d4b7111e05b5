## Wörter, die alle Spiele und Oberflächen teilen.

game-unknown = Ein Spiel „{ $game }“ gibt es im Schrank nicht. Es gibt: { $known }.
game-is-over = Das Spiel ist zu Ende.
chance-is-due = Zuerst muss der Zufall entscheiden ({ $chance }).
no-chance-due = Hier hat der Zufall nichts zu entscheiden ({ $chance }).
not-your-turn = Platz { $seat } ist nicht am Zug, sondern Platz { $turn }.
choose-together = Hier wählen alle gleichzeitig.
choose-alone = Hier zieht ein Platz nach dem anderen.
choices-missing = Alle, die am Zug sind, müssen wählen, und zwar genau einmal.
already-chosen = Platz { $seat } hat schon gewählt.
outcome-impossible = So kann der Zufall ({ $chance }) nicht ausgehen: { $outcome }
move-is-stale = Dieser Zug war für Zeitpunkt { $expected } gedacht, das Spiel steht aber bei { $number }.
takeback-refused = An diesem Tisch werden keine Züge zurückgenommen.
takeback-nothing = Es gibt keinen Zug, der zurückgenommen werden könnte.

seats-out-of-range = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
preset-unknown = { $game } hat keine Vorgabe „{ $preset }“. Es gibt: { $known }.
option-unknown = Eine Option „{ $option }“ gibt es nicht. Gemeint vielleicht: { $known }?
option-not-a-choice = Option { $option } kann nicht „{ $value }“ sein, nur eines von diesen: { $choices }.
option-not-a-flag = Option { $option } kann nicht „{ $value }“ sein, nur true oder false.
option-not-in-range = Option { $option } kann nicht „{ $value }“ sein, nur eine ganze Zahl von { $low } bis { $high }.
player-unknown = Einen Mitspieler „{ $player }“ gibt es nicht. Es gibt: { $known }.
player-person = Spieler { $n }
player-random = Zufall { $n }

position-header = Das ist keine Stellung von { $game }: „{ $text }“

record-unreadable = Die Aufzeichnung { $path } ist nicht lesbar: { $problem }
record-no-header = Das ist keine Aufzeichnung: Die erste Zeile muss ein Kopf im Format { $format } sein.
record-other-rules = Diese Aufzeichnung braucht andere Regeln als { $game }, Fassung { $rules }.
record-bad-line = Zeile { $line } der Aufzeichnung ist beschädigt: { $problem }
record-bad-value = Die Aufzeichnung enthält einen unpassenden Wert: { $problem }
record-bad-event = Die Aufzeichnung enthält ein unlesbares Ereignis: { $problem }
record-breaks-rule = Ereignis { $n } der Aufzeichnung ist nicht erlaubt: { $problem }
record-wrong-number = Ereignis { $n } der Aufzeichnung trägt die Nummer { $found }.
record-wrong-hash = Nach Ereignis { $n } ist die Stellung nicht die der Aufzeichnung.
record-wrong-outcome = Die Aufzeichnung nennt einen anderen Ausgang, als die Regeln ergeben.
record-ends-early = Die Aufzeichnung nennt einen Ausgang, aber das Spiel ist nicht zu Ende.
record-wrong-seed = Der Startwert am Ende der Aufzeichnung ist nicht der, auf den sie sich festgelegt hat.

outcome-won = { $names } gewinnt! ({ $points })
outcome-shared = { $names } teilen sich den Sieg. ({ $points })
fact-chosen = { $seat } hat gewählt.
