## Die Befehlszeile und die Partie im Terminal.

cli-help = Sechs Spiele mit Schalen, Bohnen und Kesseln zum Spielen, Lernen und Erforschen. Ohne Befehl öffnet sich Cupboard im Browser.
cli-epilog = Zum Einstieg: cupboard games oder cupboard play kalaha
cli-arg-game = Das Spiel, so wie `cupboard games` es nennt.
cli-opt-lang = Sprache (Standard: die des Systems).
cli-panel-arguments = Angaben
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-opt-help = Diese Hilfe anzeigen und beenden.
cli-opt-version = Die Version anzeigen und beenden.
cli-opt-preset = Name einer Vorgabe (Standard: die erste des Spiels).
cli-opt-seats = Zahl der Mitspielenden (Standard: so wenige wie möglich).
cli-opt-option = Eine Option setzen: NAME=WERT (mehrfach möglich). Mit @DATEI kommt der Wert aus dieser Datei.
cli-opt-seed = Startwert für den Zufall, hexadezimal. Derselbe Startwert ergibt denselben Zufall.
cli-opt-json = JSON statt Text ausgeben.
cli-language-unknown = Die Sprache „{ $asked }“ gibt es hier nicht. Es gibt: { $known }.
cli-option-needs-value = Schreib Optionen als NAME=WERT, nicht als „{ $text }“.
cli-file-unreadable = Die Datei { $path } ist nicht lesbar: { $problem }
cli-bad-seed = Ein Startwert besteht aus hexadezimalen Ziffern. „{ $text }“ ist keiner.
cli-too-many-players = Du hast { $given } Spieler angegeben, die Partie hat aber nur { $seats } Plätze.
cli-too-many-names = Du hast { $given } Namen angegeben, die Partie hat aber nur { $seats } Plätze.
cli-which-game = Welches Spiel? Zum Beispiel: cupboard play kalaha
cli-no-such-seat = Platz { $seat } gibt es in dieser Partie nicht, nur die Plätze 1 bis { $seats }.
cli-cannot-save = In { $path } lässt sich nichts speichern: { $problem }
cli-bad-memory = { $given } GB Arbeitsspeicher sind nicht möglich. Gib eine Zahl über 0 und bis { $most } an.
cli-already-over = Die Partie in { $path } ist zu Ende. Ansehen kannst du sie mit: cupboard replay
cli-not-a-local-save = { $path } ist keine angefangene Partie, die `cupboard play` gespeichert hat, und lässt sich nicht fortsetzen.

cli-games-help = Die Spiele mit ihren Vorgaben, Optionen und Regeln auflisten.
cli-games-arg = Alles über dieses Spiel zeigen.
cli-games-more = Mehr über ein Spiel, seine Optionen und Regeln: cupboard games SPIEL
cli-games-presets = Vorgaben
cli-games-options = Optionen: erlaubte Werte (Standard)
cli-games-rules = Regeln

cli-play-help = Eine Partie im Terminal spielen: gegen den Computer, gegen Zufallsspieler oder mit anderen am selben Bildschirm.
cli-play-opt-preset = Name einer Vorgabe (Standard: die Ausgabe deiner Sprache, sonst die erste des Spiels).
cli-play-epilog = Zum Beispiel: cupboard play kalaha --player person --player person --name Anna --name Ben
cli-play-opt-player = Wer auf dem nächsten Platz sitzt (mehrfach möglich). Standard: zuerst ein Mensch, dann Zufallsspieler. Stufen: 1 bis 5 oder ein Wort wie „leicht“.
cli-play-opt-name = Der Name für den nächsten Platz.
cli-play-opt-save = Die Partie nach jedem eigenen Zug und am Ende in dieser Datei speichern.
cli-play-opt-hints = Tipps erlauben oder nicht. Ohne diese Angabe sind sie aus, wenn mehrere Menschen ein Gedächtnisspiel spielen.
cli-play-opt-resume = Eine gespeicherte Partie fortsetzen.

cli-replay-help = Eine aufgezeichnete Partie Schritt für Schritt ansehen oder anhand der Regeln prüfen.
cli-replay-epilog = Tasten: Enter = weiter, b = zurück, eine Zahl = zu diesem Ereignis, q = beenden.
cli-replay-arg-file = Die Aufzeichnung.
cli-replay-opt-check = Jedes Ereignis anhand der Regeln prüfen und das Ergebnis in einer Zeile ausgeben.
cli-replay-opt-seat = Die Partie aus der Sicht dieses Platzes zeigen, gezählt ab 1 (Standard: was alle sehen konnten).
cli-replay-sound = { $game }: Die Aufzeichnung stimmt. { $n ->
    [one] { $n } Ereignis
   *[other] { $n } Ereignisse
 }, davon { $drawn } aus dem Startwert gezogen, { $entered } von Hand eingegeben. { $ending }
cli-replay-unfinished = Die Partie ist nicht zu Ende.
cli-analyse-help = Eine aufgezeichnete Partie auswerten: was jeder Zug wert war, was besser gewesen wäre, wo die Partie kippte.
cli-analyse-studying = Auswerten
cli-analyse-stopped = Die Auswertung wurde abgebrochen.

cli-serve-help = Den Server starten: zum Spielen an diesem Gerät oder mit anderen im selben Netz.
cli-serve-epilog = Zum Beispiel: cupboard serve --host 0.0.0.0, damit Telefone in deinem Netz mitspielen können
cli-serve-opt-host = Adresse, unter der der Server erreichbar ist (Standard: nur von diesem Gerät aus).
cli-serve-opt-port = Port (Standard: der erste freie ab 8127).
cli-serve-opt-data = Ordner für die gespeicherten Partien und den geheimen Schlüssel des Servers.
cli-serve-opt-database = PostgreSQL-Datenbank statt einer Datei.
cli-serve-opt-processes = Anzahl der Serverprozesse (mehr als einer braucht PostgreSQL).
cli-serve-opt-no-browser = Keinen Browser öffnen.
cli-serve-opt-log-json = Jede Anfrage als JSON-Zeile auf der Standardfehlerausgabe protokollieren.
cli-serve-ready = Cupboard läuft unter { $address } (beenden mit Strg+C).

cli-worker-help = Computerzüge, Tipps und Analysen für die Server an derselben PostgreSQL-Datenbank berechnen.
cli-worker-epilog = Zum Beispiel: cupboard worker --database postgresql://user:password@host/name
cli-worker-opt-database = Die PostgreSQL-Datenbank der Server.
cli-worker-opt-engines = Wie viele Züge gleichzeitig berechnet werden.
cli-worker-ready = Der Worker ist bereit (Strg-C beendet ihn).

cli-simulate-help = Viele Partien mit zufälligen Zügen spielen und auswerten: wie lang sie sind, wer gewinnt und was der erste Zug wert ist. Prüft auch, dass jede Partie endet und nichts verloren geht.
cli-simulate-epilog = Zum Beispiel: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Zahl der Partien.
cli-simulate-opt-all = Jede Vorgabe mit jeder Personenzahl simulieren.
cli-simulate-opt-workers = Zahl der Prozesse (Standard: einer pro Kern). Am Ergebnis ändert das nichts.
cli-simulate-all-alone = --all spielt jede Vorgabe mit jeder Personenzahl. Lass --preset, --seats und --option weg.
cli-simulate-playing = Spielen
cli-simulate-what = Vorgabe { $preset }, { $seats } Personen, { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
 }
cli-simulate-length = Ereignisse pro Partie (von–bis)
cli-simulate-spread = Perzentile
cli-simulate-seat-wins = Platz { $n } gewinnt
cli-simulate-ties = Geteilte Siege
cli-simulate-first = Wer beginnt, gewinnt (Anteil der entschiedenen Partien)
cli-simulate-advantage = Vorteil gegenüber gleichen Anteilen
cli-simulate-sound = Jede Partie ging zu Ende, und nichts ging verloren.
cli-simulate-broken = Einige Partien endeten nicht, oder etwas ging verloren. Ihre Nummern:
cli-simulate-seed = Startwert: { $seed }

table-turn = { $name }, du bist dran.
table-move-number = Zug { $n }
table-legal = Das kannst du tippen:
table-legal-more = { $n ->
    [one] … und { $n } weiterer
   *[other] … und { $n } weitere
}
table-legal-example = Es sind zu viele Züge, um alle zu nennen. Zum Beispiel: { $move }
table-typed-hidden = Was du tippst, bleibt unsichtbar.
table-pass-on = Bitte gib den Bildschirm an { $name } weiter.
table-press-enter = Weiter mit Enter.
table-press-enter-cover = Schau gut hin und drück dann Enter. Danach ist alles verdeckt.
table-left = Die Partie ist unterbrochen.
table-input-ended = Es kommt keine Eingabe mehr. Die Partie ist unterbrochen.
table-go-on = Weiter geht es mit:
table-look-again = Noch einmal ansehen:
table-word-help = hilfe
table-word-undo = zurück
table-word-rules = regeln
table-word-quit = ende
table-word-hint = tipp
table-help-undo = deinen letzten Zug zurücknehmen
table-help-rules = die Regeln lesen
table-help-quit = die Partie speichern und aufhören
table-help-hint = den besten Zug zeigen, mit Begründung

chooser-welcome = Willkommen bei Cupboard!
chooser-which-game = Welches Spiel?
chooser-which-preset = Nach welchen Regeln?
chooser-how-many = Wie viele spielen mit, { $low } bis { $high }?
chooser-how-many-people = Wie viele davon sind Menschen an diesem Gerät, { $low } bis { $high }?
chooser-which-players = Wer spielt auf den anderen Plätzen?
chooser-random = Zufall
chooser-name = Name von Spieler { $n }
chooser-again = Bitte tippe eine Zahl von { $low } bis { $high }.

viewer-keys = Enter: weiter   { $back }: zurück   Zahl: dorthin   { $quit }: aufhören
cli-solve-help = Ein Spiel lösen: herausfinden, wie es bei perfektem Spiel ausgeht.
cli-solve-opt-seconds = Nach so vielen Sekunden abbrechen.
cli-solve-opt-nodes = Nach so vielen Stellungen abbrechen.
cli-solve-opt-threads = Zahl der Threads (Standard: einer pro Kern).
cli-solve-searching = Suche
cli-solve-nodes = Durchsuchte Stellungen
cli-solve-seconds = Sekunden
cli-opt-extra = Eine Einstellung, die es hier nur für dieses Spiel gibt; mehrfach möglich.
cli-arg-name = Was genau (Standard: das einzige; sonst werden alle aufgelistet).
cli-not-offered = Nicht vorhanden: { $asked }. Vorhanden: { $known }.
cli-old-spelling = In der nächsten Version gibt es diesen Befehl nicht mehr. Er heißt jetzt: { $now }
cli-solve-epilog = Zum Beispiel: cupboard solve kala -o store_beans=20
solve-limit-unused = { $option } gibt es nicht für das Lösen nach diesen Regeln.
cli-solve-opt-keep = Datenbanken für das nächste Mal im Cache-Ordner aufheben.
cli-solve-opt-memory = Arbeitsspeicher für Tabellen und Datenbanken, in Gigabyte (Standard: je nach Spiel).
