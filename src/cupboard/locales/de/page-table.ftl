## Der Tisch im Browser: wer dran ist, was man tun kann und was nach dem Spiel kommt.

page-table-entering = Einen Augenblick …
page-table-laying = Das Brett wird aufgebaut …
page-table-lost = Die Verbindung ist unterbrochen. Es geht weiter, sobald sie wieder da ist; nichts geht verloren.
page-table-closed = Dieser Tisch kann nicht gezeigt werden
page-table-closed-token = Der Schlüssel dieses Browsers passt nicht zu diesem Platz.
page-table-closed-watching = An diesem Tisch ist das Zuschauen abgeschaltet.
page-table-closed-unknown = Es gibt keinen Tisch mit diesem Code.
page-table-closed-other = Der Tisch und diese Seite haben sich nicht verstanden. Lade die Seite neu.
page-table-home = Zurück zum Schrank

# Wer dran ist
page-table-missing = { $n ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $n } Personen
}
page-table-missing-task = Verschicke den Link; sobald alle sitzen, geht es los.
page-table-happening = Schau hin …
page-table-moves-now = { $name } zieht …
page-table-over = Das Spiel ist aus
page-table-your-turn = Du bist dran!
page-table-turn = { $name } ist dran
page-table-your-task = Mach deinen Zug.
page-table-still = Es wählen noch: { $names }
page-table-who = Wer spielt?

# Was neben dem Spiel geschah
page-table-event-takeback = { $name } hat einen Zug zurückgenommen.
page-table-event-resigned = { $name } gibt auf.
page-table-event-expired = Die Zeit von { $name } ist um: Der Tisch zieht.

# Mitspielende
page-table-players = Wer mitspielt
page-table-resigned = hat aufgegeben
page-table-engine = der Computer spielt
page-table-stands-in = es spielt solange: { $level }
page-table-away = nicht da
page-table-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
 }
page-table-hand-over = Computer spielen lassen
page-table-hand-over-title = Wer spielt für { $name }?
page-table-hand-over-about = Wer zurückkommt, bekommt den eigenen Platz sofort wieder.

# Was man tun kann
page-table-actions = Was du tun kannst
page-table-hint = Tipp
page-table-hint-move = Zug zeigen
page-table-hint-why = Warum?
page-table-hint-does = Was er bewirkt: { $told }
page-table-back = Zurück
page-table-back-title = Ein Zug soll zurück
page-table-back-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
page-table-back-waiting = Die anderen werden gefragt, ob der Zug zurück darf …
page-table-yes = Ja
page-table-no = Nein
page-table-close = Schließen
page-table-moves = Züge
page-table-no-moves = Noch ist nichts geschehen.
page-table-no-log = Das ist ein Merkspiel: Was zu sehen war, wird nicht aufgeschrieben.
page-table-type = Zug eintippen
page-table-send = Ziehen
page-table-rules = Regeln
page-table-try = Ausprobieren
page-table-book = Das Regelbuch zum Ausprobieren, wie an diesem Tisch vereinbart
page-table-see-rule = Regel { $rule } lesen
page-table-more = Mehr
page-table-turn-board = Brett drehen
page-table-turning = Das Brett dreht sich zu der Person, die dran ist
page-table-watching = Andere dürfen zuschauen
page-table-watch-link = Link zum Zuschauen
page-table-resign = Aufgeben
page-table-resign-for = { $name } gibt auf
page-table-resign-sure = Das Spiel wirklich aufgeben?
page-table-leave = Tisch verlassen
page-table-leave-sure = Jetzt gehen? Mit diesem Browser kannst du jederzeit zurückkommen.

# Einladen
page-table-invite = Einladen
page-table-invite-about = Wer diesen Link öffnet oder dieses Bild scannt, bekommt einen freien Platz.
page-table-qr = Bild mit dem Link zum Mitspielen, zum Scannen
page-table-code = Der Code des Tisches: { $code }
page-table-copy = Kopieren
page-table-copied = Kopiert.
page-table-share = Teilen
page-table-join = Platz nehmen

# Mehrere an einem Gerät
page-table-pass = Gib das Gerät an { $name }
page-table-pass-about = Alle anderen schauen bitte weg.
page-table-i-am = Ich bin { $name }
page-table-cover = Verdecken

# Ein Telefon als eigene Hand
page-table-hand = Dieses Gerät als meine eigene Hand nehmen
page-table-hand-none = Dieses Gerät hat an diesem Tisch noch keinen Platz.
page-table-choices = Deine Wahl
page-table-board = Das Brett
page-table-whole = Zum Tisch

# Nach dem Spiel
page-table-place = Platz
page-table-player = Name
page-table-points = Punkte
page-table-rematch = Noch einmal
page-table-follow = Weiter zum nächsten Spiel
page-table-replay = Noch einmal ansehen
page-table-analysis = Auswertung
page-table-record = Aufzeichnung sichern
page-table-scores = Wertungsblatt
page-table-replay-of = { $game }: das Spiel noch einmal
page-table-replay-controls = Film
page-table-replay-first = Zum Anfang
page-table-replay-back = Einen Schritt zurück
page-table-replay-play = Abspielen
page-table-replay-pause = Anhalten
page-table-replay-next = Einen Schritt weiter
page-table-replay-last = Zum Ende
page-table-replay-place = Stelle im Spiel
page-table-replay-at = Schritt { $at } von { $last }
page-table-replay-eye = Mit wessen Augen?
page-table-replay-everybody = Was alle sahen
page-table-replay-share = Link zu diesem Spiel

# Ehrlich gezogen
page-table-fair = Ehrlich gezogen
page-table-fair-about = Alles, was an diesem Tisch der Zufall entscheidet, stammt aus einer einzigen geheimen Zahl, dem Startwert. Vor dem Spiel zeigt der Tisch seinen Fingerabdruck, den SHA-256. Er verrät nichts über den Startwert, aber kein anderer Startwert hat denselben. Nach dem Spiel wird der Startwert gezeigt, und alle können prüfen, dass er nicht vertauscht wurde.
page-table-fair-kept = Der Tisch hat Wort gehalten: Dieser Startwert hat den Fingerabdruck, der vor dem Spiel gezeigt wurde.
page-table-fair-broken = Der Startwert hat nicht den Fingerabdruck, der vor dem Spiel gezeigt wurde. Traue diesen Ziehungen nicht.
page-table-fair-later = Das Spiel läuft noch: Bis zum Ende bleibt der Startwert geheim. Schreib dir den Fingerabdruck auf, wenn du magst.
page-table-fair-elsewhere = Hier kann der Browser keine Fingerabdrücke berechnen, weil die Verbindung zu dieser Seite nicht sicher ist. Sichere die Aufzeichnung und prüfe sie mit dem Befehl unten.
page-table-fair-promise = Fingerabdruck, vor dem Spiel gezeigt
page-table-fair-seed = Startwert, nach dem Spiel gezeigt
page-table-fair-draws = Ziehungen bisher
page-table-fair-command = Eine gesicherte Aufzeichnung lässt sich mit jeder einzelnen Ziehung prüfen: ./cupboard replay --check DATEI

# Der Server lässt nur dieses Gerät herein
page-table-only-here = Dieser Link führt nur auf diesem Gerät zum Tisch. Sollen andere Geräte in deinem Netz mitmachen, beende Cupboard und starte es so (der Tisch bleibt, wie er ist):
page-table-missing-watch = Sobald alle sitzen, geht es los.
page-table-cut = Keine Verbindung
