## Die Befehlszeile und der Tisch im Terminal.

cli-help = Sechs Spiele mit Schalen, Bohnen und Kesseln: zum Spielen, Lernen und Erforschen. Ohne Befehl öffnet sich der Tisch im Browser.
cli-epilog = Zum Anfangen: cupboard games oder: cupboard play kalaha
cli-arg-game = Das Spiel, so wie `cupboard games` es nennt.
cli-opt-lang = Die Sprache; ohne Angabe die des Systems.
cli-panel-arguments = Angaben
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-opt-help = Diese Hilfe zeigen und aufhören.
cli-opt-version = Die Version zeigen und aufhören.
cli-opt-preset = Eine benannte Regelfassung; ohne Angabe die erste des Spiels.
cli-opt-seats = Wie viele mitspielen; ohne Angabe so wenige wie möglich.
cli-opt-option = Eine einzelne Regel ändern, beliebig oft. Ein Wert @DATEI wird aus dieser Datei gelesen.
cli-opt-seed = Woraus aller Zufall entsteht, hexadezimal; gleicher Startwert, gleicher Zufall.
cli-opt-json = Daten für Programme ausgeben statt Text für Menschen.
cli-language-unknown = Die Sprache „{ $asked }“ gibt es hier nicht. Es gibt: { $known }.
cli-option-needs-value = Eine Option wird als NAME=WERT angegeben, nicht als „{ $text }“.
cli-file-unreadable = Die Datei { $path } ist nicht lesbar: { $problem }
cli-bad-seed = Ein Startwert besteht aus hexadezimalen Ziffern; „{ $text }“ ist keiner.
cli-too-many-players = Genannte Mitspieler: { $given }. Plätze an diesem Tisch: { $seats }.
cli-too-many-names = Genannte Namen: { $given }. Plätze an diesem Tisch: { $seats }.
cli-which-game = Welches Spiel? Zum Beispiel: cupboard play kalaha
cli-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht, nur die Plätze 1 bis { $seats }.
cli-cannot-save = Das Spiel lässt sich nicht in { $path } speichern: { $problem }
cli-already-over = Das Spiel in { $path } ist zu Ende; ansehen lässt es sich mit: cupboard replay
cli-not-a-local-save = { $path } wurde nicht mitten im Spiel von diesem Programm gespeichert und lässt sich nicht fortsetzen.

cli-games-help = Zeigen, was es zu spielen gibt: Vorgaben, Optionen und Regeln.
cli-games-arg = Alles über dieses Spiel zeigen.
cli-games-more = Mehr über ein Spiel, seine Optionen und Regeln: cupboard games SPIEL
cli-games-seats = { $low }–{ $high } Personen
cli-games-seats-exactly = { $n } Personen
cli-games-presets = Vorgaben
cli-games-options = Optionen: Bereich und (ohne Angabe)
cli-games-rules = Regeln

cli-play-help = Ein Spiel im Terminal spielen: allein, mit anderen am selben Bildschirm, gegen Spieler jeder Stärke oder gegen den Zufall.
cli-play-epilog = Zum Beispiel: cupboard play kalaha --player person --player person --name Anna --name Ben
cli-play-opt-player = Wer auf dem nächsten Platz sitzt, so oft wie es Plätze gibt. Ohne Angabe: zuerst ein Mensch, dann Zufallsspieler.
cli-play-opt-name = Der Name für den nächsten Platz.
cli-play-opt-save = Das Spiel nach jedem eigenen Zug und am Ende in dieser Datei festhalten.
cli-play-opt-resume = Ein verlassenes Spiel fortsetzen.

cli-replay-help = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen oder gegen die Regeln prüfen.
cli-replay-epilog = Enter geht weiter, b zurück, eine Zahl zu diesem Ereignis, q hört auf.
cli-replay-arg-file = Die Aufzeichnung.
cli-replay-opt-check = Nur jedes Ereignis gegen die Regeln prüfen und das Ergebnis in einer Zeile nennen.
cli-replay-opt-seat = Zeigen, was dieser Platz sehen konnte (1 ist der erste); ohne Angabe, was Zuschauer sahen.
cli-replay-sound = { $game }: Die Aufzeichnung stimmt. { $n ->
    [one] { $n } Ereignis
   *[other] { $n } Ereignisse
 }, davon { $drawn } aus dem Startwert gezogen, { $entered } von Hand eingegeben. { $ending }
cli-replay-unfinished = Das Spiel ist nicht zu Ende.
cli-analyse-help = Eine aufgezeichnete Partie auswerten: was jeder Zug wert war, was besser gewesen wäre, wo sie kippte.
cli-analyse-studying = Auswerten
cli-analyse-stopped = Die Auswertung wurde abgebrochen.

cli-serve-help = Den Tisch für Browser öffnen: zum Spielen an diesem Gerät oder mit anderen im selben Netz.
cli-serve-epilog = Zum Beispiel: cupboard serve --host 0.0.0.0, damit Telefone in deinem Netz mitspielen können
cli-serve-opt-host = Unter welcher Adresse der Tisch erreichbar ist; ohne Angabe nur von diesem Gerät aus.
cli-serve-opt-port = Der Port; ohne Angabe der erste freie ab 8127.
cli-serve-opt-data = Der Ordner für Tische und für den Schlüssel des Servers.
cli-serve-opt-database = Tische in dieser PostgreSQL-Datenbank statt in einer Datei aufbewahren.
cli-serve-opt-no-browser = Keinen Browser öffnen.
cli-serve-opt-log-json = Jede Anfrage als JSON-Zeile auf dem Fehlerkanal mitschreiben.
cli-serve-ready = Der Tisch ist offen unter { $address } – beenden mit Strg-C.

cli-simulate-help = Viele Zufallsspiele spielen und zählen: wie lang sie sind, wer gewinnt, was der erste Zug wert ist. Prüft, dass jedes Spiel endet und nichts verloren geht.
cli-simulate-epilog = Zum Beispiel: cupboard simulate kalaha --preset de --seats 4 --games 10000
cli-simulate-opt-games = Wie viele Spiele.
cli-simulate-opt-all = Jede Vorgabe mit jeder Spielerzahl.
cli-simulate-opt-workers = Wie viele Prozesse; ohne Angabe einer je Kern. Das Ergebnis ist dasselbe.
cli-simulate-all-alone = --all spielt jede Vorgabe und Spielerzahl: --preset, --seats und --option bitte weglassen.
cli-simulate-playing = Es wird gespielt
cli-simulate-what = Vorgabe { $preset }, { $seats } Personen, { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
 }
cli-simulate-length = Ereignisse je Spiel (von–bis)
cli-simulate-spread = Perzentile
cli-simulate-seat-wins = Platz { $n } gewinnt
cli-simulate-ties = Geteilte Siege
cli-simulate-first = Wer beginnt, gewinnt (von den entschiedenen)
cli-simulate-advantage = Über dem gerechten Anteil
cli-simulate-sound = Jedes Spiel ging zu Ende, und nichts ging verloren.
cli-simulate-broken = Einige Spiele endeten nicht oder verloren etwas. Ihre Nummern:
cli-simulate-seed = Startwert: { $seed }

table-turn = { $name }, du bist am Zug.
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
table-press-enter-cover = Schau gut hin, dann drück Enter: Danach ist es verdeckt.
table-left = Das Spiel bleibt hier stehen.
table-input-ended = Es kommt keine Eingabe mehr; das Spiel bleibt hier stehen.
table-go-on = Weiter geht es mit:
table-look-again = Noch einmal ansehen:
table-word-help = hilfe
table-word-undo = zurück
table-word-rules = regeln
table-word-quit = ende
table-word-hint = tipp
table-help-undo = deinen letzten Zug zurücknehmen
table-help-rules = die Regeln lesen
table-help-quit = das Spiel speichern und aufhören
table-help-hint = nach dem besten Zug fragen und was dafür spricht

chooser-welcome = Willkommen! Holen wir ein Spiel aus dem Schrank.
chooser-which-game = Welches Spiel?
chooser-which-preset = Nach welchen Regeln?
chooser-how-many = Wie viele spielen mit, { $low } bis { $high }?
chooser-how-many-people = Wie viele davon sind Menschen hier, { $low } bis { $high }?
chooser-which-players = Wer sind die anderen?
chooser-random = Zufall
chooser-name = Name von Spieler { $n }
chooser-again = Bitte tippe eine Zahl von { $low } bis { $high }.

viewer-event = Ereignis { $n }
viewer-keys = Enter: weiter   { $back }: zurück   Zahl: dorthin   { $quit }: aufhören
