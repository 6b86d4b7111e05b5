## Wörter, die alle Spiele und Oberflächen teilen.

game-unknown = Ein Spiel „{ $game }“ gibt es hier nicht. Wähle eines von diesen: { $known }.
game-is-over = Die Partie ist zu Ende.
chance-is-due = Zuerst muss der Zufall entscheiden ({ $chance }).
no-chance-due = Hier hat der Zufall nichts zu entscheiden ({ $chance }).
not-your-turn = Platz { $seat } ist gerade nicht dran. Jetzt ist Platz { $turn } dran.
choose-together = Hier wählen alle gleichzeitig.
choose-alone = Hier zieht ihr nacheinander.
choices-missing = Alle, die dran sind, müssen genau einmal wählen.
already-chosen = Platz { $seat } hat schon gewählt.
outcome-impossible = Dieses Zufallsergebnis ist nicht möglich ({ $chance }): { $outcome }
move-is-stale = Die Partie ist inzwischen weitergegangen (Schritt { $number } statt { $expected }). Schau sie dir noch einmal an und zieh dann.
takeback-refused = In dieser Partie dürft ihr keine Züge zurücknehmen.
takeback-nothing = Es gibt keinen Zug, den du zurücknehmen könntest.

seats-out-of-range = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
extra-missing = Dafür fehlt ein Paket. Installieren kannst du es mit: pip install "cupboard[{ $extra }]"
seats-not-exactly = { $game } ist für genau { $low ->
    [one] eine Person
   *[other] { $low } Personen
 }, nicht für { $seats }.
preset-unknown = { $game } hat keine Vorgabe „{ $preset }“. Es gibt: { $known }.
option-unknown = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
option-unknown-near = Eine Option „{ $option }“ gibt es nicht. Meintest du „{ $near }“? Es gibt: { $known }.
option-not-a-choice = Option { $option } kann nicht „{ $value }“ sein. Wähle eines von diesen: { $choices }.
option-not-a-flag = Option { $option } kann nicht „{ $value }“ sein. Gib true oder false an.
option-not-in-range = Option { $option } kann nicht „{ $value }“ sein. Gib eine ganze Zahl von { $low } bis { $high } an.
option-not-by-seat = Option { $option } kann nicht „{ $value }“ sein. Gib für jede Person einen Wert an, durch Kommas getrennt.
option-for-missing-seat = Option { $option } hat Werte für { $named } Personen, aber es spielen nur { $seats } mit.
start-too-few-beans = Platz { $seat } würde mit zu wenigen Bohnen beginnen ({ $beans }). Das Minimum ist { $least }.
player-unknown = Einen Spieler „{ $player }“ gibt es nicht. Es gibt: { $known }.
player-person = Spieler { $n }
player-you = Du
player-random = Zufall { $n }

position-header = Das ist keine Stellung von { $game }: „{ $text }“
position-not-ascii = Eine Stellung besteht nur aus einfachen Buchstaben, Ziffern und Zeichen. „{ $text }“ gehört nicht dazu.
position-long-number = Die Zahl { $text } in dieser Stellung ist zu lang. Zahlen haben höchstens { $most } Ziffern.

record-unreadable = Die Aufzeichnung { $path } ist nicht lesbar: { $problem }
record-no-header = Das ist keine Aufzeichnung. Die erste Zeile muss eine Kopfzeile im Format { $format } sein.
record-other-rules = Diese Aufzeichnung entstand mit einer anderen Fassung der Regeln ({ $made }) und lässt sich nicht öffnen. Dieses Programm spielt nach Fassung { $known }.
record-bad-line = Zeile { $line } der Aufzeichnung ist beschädigt: { $problem }
record-bad-value = Die Aufzeichnung enthält einen ungültigen Wert: { $problem }
record-bad-event = Die Aufzeichnung enthält ein unlesbares Ereignis: { $problem }
record-breaks-rule = Ereignis { $n } der Aufzeichnung ist nicht erlaubt: { $problem }
record-wrong-number = Ereignis { $n } der Aufzeichnung trägt die falsche Nummer { $found }.
record-wrong-hash = Nach Ereignis { $n } weicht die Stellung von der Aufzeichnung ab.
record-wrong-outcome = Das Ergebnis in der Aufzeichnung stimmt nicht mit den Regeln überein.
record-ends-early = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-wrong-seed = Der Startwert am Ende der Aufzeichnung passt nicht zum Fingerabdruck an ihrem Anfang.
file-missing = Diese Datei gibt es nicht.
file-folder = Das ist ein Ordner, keine Datei.
file-no-folder = Ein Teil des Pfades ist kein Ordner.
file-exists = An dieser Stelle liegt eine Datei.
file-forbidden = Dafür fehlt die Berechtigung.
file-not-text = Das ist keine Textdatei in UTF-8.
file-trouble = Das System meldet: { $problem }.
data-not-json = Das ist kein gültiges JSON (Zeile { $line }, Zeichen { $column }).
data-not-toml = Das ist kein gültiges TOML ({ $problem }).
data-number-too-long = Eine Zahl darin hat mehr als { $most } Ziffern.
data-too-deep = Darin stecken zu viele Listen in Listen.

plugin-not-loaded = Die Erweiterung „{ $plugin }“ aus { $package } lässt sich nicht laden: { $problem }
plugin-wrong-object = Die Erweiterung „{ $plugin }“ aus { $package } ist nicht verwendbar: { $object } ist kein { $kind }.
plugin-other-id = Die Erweiterung „{ $plugin }“ aus { $package } ist nicht verwendbar: Ihr Spiel hat die Kennung „{ $id }“.
plugin-bad-id = Die Erweiterung „{ $plugin }“ aus { $package } ist nicht verwendbar: Die Kennung eines Spiels besteht nur aus Kleinbuchstaben und Ziffern.
plugin-twice = Die Erweiterung „{ $plugin }“ aus { $package } ist nicht verwendbar: Ein anderes Paket enthält dieses Spiel schon.

outcome-won = { $you ->
    [winner] Du gewinnst! ({ $points })
   *[none] { $names } gewinnt! ({ $points })
}
outcome-shared = { $you ->
    [winner] Du teilst dir den Sieg mit { $names }. ({ $points })
   *[none] { $names } teilen sich den Sieg. ({ $points })
}
fact-chosen = { $you ->
    [seat] Du hast gewählt.
   *[none] { $seat } hat gewählt.
}
