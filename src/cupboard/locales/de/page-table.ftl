## Die Partie im Browser: wer dran ist, was man tun kann und was danach kommt.

page-table-entering = Einen Augenblick …
page-table-laying = Das Brett wird aufgebaut …
page-table-board-failed = Das Brett konnte nicht geladen werden. Deine Partie ist gespeichert.
page-table-sending = Dein Zug wird gesendet …
page-table-lost = Die Verbindung ist unterbrochen. Deine Partie ist gespeichert und geht weiter, sobald die Verbindung wieder da ist.
page-table-closed = Diese Partie lässt sich nicht öffnen
page-table-closed-token = Dieser Platz gehört zu einem anderen Browser. Öffne die Partie in dem Browser, mit dem du mitspielst.
page-table-closed-watching = Bei dieser Partie ist Zuschauen nicht erlaubt.
page-table-closed-unknown = Mit diesem Code gibt es keine Partie. Prüfe den Code und versuche es noch einmal.
page-table-closed-other = Diese Seite passt nicht mehr zum Server. Lade sie neu.
page-table-home = Zur Spieleauswahl

# Wer dran ist
page-table-missing = { $n ->
    [one] Eine Person fehlt noch
   *[other] Es fehlen noch { $n } Personen
}
page-table-missing-task = Verschicke den Link. Sobald alle da sind, geht es los.
page-table-happening = Schau hin …
page-table-moves-now = { $you ->
    [seat] Dein Zug …
   *[none] { $name } zieht …
}
page-table-log = Was gerade geschieht
page-table-your-turn = Du bist dran!
page-table-turn = { $name } ist dran
page-table-your-task = Mach deinen Zug.
page-table-still = Noch nicht gewählt: { $names }
page-table-who = Wer spielt?

# Was neben den Zügen geschah
page-table-event-takeback = { $you ->
    [seat] Du hast einen Zug zurückgenommen.
   *[none] { $name } hat einen Zug zurückgenommen.
}
page-table-event-resigned = { $you ->
    [seat] Du hast aufgegeben.
   *[none] { $name } hat aufgegeben.
}
page-table-event-expired = { $you ->
    [seat] Deine Zeit ist abgelaufen.
   *[none] Die Zeit von { $name } ist abgelaufen.
} Deshalb wurde automatisch gezogen.

# Mitspielende
page-table-players = Mitspielende
page-table-resigned = hat aufgegeben
page-table-engine = Computer
page-table-stands-in = Ersatz: { $level }
page-table-away = nicht da
page-table-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
 }
page-table-hand-over = Computer übernehmen lassen
page-table-hand-over-title = Welche Stufe soll für { $name } spielen?
page-table-hand-over-about = Wer zurückkommt, kann sofort wieder selbst spielen.

# Was man tun kann
page-table-actions = Aktionen
page-table-hint = Tipp
page-table-hint-move = Zug zeigen
page-table-hint-why = Warum?
page-table-hint-best = Der beste Zug
page-table-back = Zug zurück
page-table-back-title = Zug zurücknehmen?
page-table-back-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
page-table-back-waiting = Warte, bis die anderen dem Zurücknehmen zustimmen …
page-table-yes = Ja
page-table-no = Nein
page-table-close = Schließen
page-table-cancel = Abbrechen
page-table-last-move = Letzter Zug
page-table-what-happened = Was ist passiert?
page-table-skip = Zum Ende springen
page-table-aloud = Vorlesen
page-table-speed = Tempo der Animationen
page-table-speed-slow = langsam
page-table-speed-normal = normal
page-table-speed-fast = schnell
page-table-speed-off = aus
page-table-single = Mit einem Tippen ziehen, ohne Vorschau
page-table-moves = Züge
page-table-no-moves = Noch hat niemand gezogen.
page-table-no-log = Das ist ein Gedächtnisspiel. Deshalb gibt es keine Liste der Züge.
page-table-type = Zug eintippen
page-table-send = Ziehen
page-table-rules = Regeln
page-table-try = Üben
page-table-book = Regelbuch mit Übungen für diese Partie
page-table-see-rule = Regel { $rule } lesen
page-table-more = Mehr
page-table-turn-board = Brett drehen
page-table-turning = Brett immer zu der Person drehen, die dran ist
page-table-tabletop = Tischmodus: Das Gerät liegt zwischen uns
page-table-tabletop-about = Jede Seite zeigt zu der Person, die dort sitzt, und das Brett bleibt, wie es liegt.
page-table-watching = Zuschauen erlauben
page-table-watch-link = Link zum Zuschauen
page-table-resign = Aufgeben
page-table-resign-for = Für { $name } aufgeben
page-table-resign-sure = Willst du diese Partie wirklich aufgeben?
page-table-leave = Partie verlassen
page-table-leave-sure = Möchtest du gehen? Mit diesem Browser kannst du jederzeit weiterspielen.

# Einladen
page-table-invite = Einladen
page-table-invite-about = Wer diesen Link öffnet oder den QR-Code scannt, bekommt einen freien Platz.
page-table-qr = QR-Code mit dem Einladungslink
page-table-code = Code der Partie: { $code }
page-table-copy = Kopieren
page-table-copied = Kopiert.
page-table-share = Teilen
page-table-join = Mitspielen

# Mehrere an einem Gerät
page-table-pass = Gib das Gerät weiter an { $name }
page-table-pass-about = Alle anderen: bitte wegschauen!
page-table-i-am = Ich bin { $name }
page-table-cover = Verdecken

# Ein Telefon als eigene Hand
page-table-hand = Als verdeckte Hand nutzen
page-table-hand-none = Dieses Gerät spielt in dieser Partie noch nicht mit. Such dir zuerst einen Platz aus.
page-table-choices = Deine Wahl
page-table-board = Das Brett
page-table-whole = Zum Spielbrett

# Nach der Partie
page-table-result = Ergebnis
page-table-ending-won = { $you ->
    [winner] Du hast gewonnen
   *[none] { $names } hat gewonnen
}
page-table-ending-won-by = { $you ->
    [winner] Du hast mit { $margin } Vorsprung gewonnen
   *[none] { $names } hat mit { $margin } Vorsprung gewonnen
}
page-table-ending-shared = { $you ->
    [winner] Du und { $names }: gemeinsam gewonnen
   *[none] { $names }: gemeinsam gewonnen
}
page-table-ending-tie = Es steht unentschieden.
page-table-stronger = Gegen { $level } spielen
page-table-turning-point = Wendepunkt ansehen
page-table-moment = Der entscheidende Moment
page-table-rematch = Revanche
page-table-follow = Zur Revanche
page-table-follow-watching = Bei der Revanche zuschauen
page-table-rematch-asked = { $n ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
page-table-rematch-asking = Warten auf die Antwort von { $names } …
page-table-rematch-declined = { $name } möchte gerade nicht noch einmal spielen.
page-table-rematch-play = Spielen
page-table-rematch-not-now = Jetzt nicht
page-table-rematch-withdraw = Anfrage zurückziehen
page-table-replay = Wiederholung ansehen
page-table-analysis = Auswertung
page-table-record = Aufzeichnung speichern
page-table-scores = Wertungsblatt
page-table-souvenir = Erinnerungsbild
page-table-souvenir-about = Das Brett am Ende, der entscheidende Moment, die Namen und das Datum. Das Bild entsteht auf diesem Gerät und wird nirgendwohin geschickt.
page-table-souvenir-making = Das Bild entsteht …
page-table-souvenir-failed = Dieser Browser konnte das Bild nicht erstellen. Mach stattdessen einen Screenshot vom Brett.
page-table-souvenir-save = Bild speichern
page-table-souvenir-share = Bild teilen
page-table-replay-of = { $game }: Wiederholung
page-table-replay-controls = Wiedergabe
page-table-replay-first = Zum Anfang
page-table-replay-back = Einen Schritt zurück
page-table-replay-play = Abspielen
page-table-replay-pause = Anhalten
page-table-replay-next = Einen Schritt weiter
page-table-replay-last = Zum Ende
page-table-replay-place = Stelle in der Partie
page-table-replay-at = Zug { $at } von { $last }
page-table-replay-eye = Aus wessen Sicht?
page-table-replay-everybody = Was alle sehen konnten
page-table-replay-share = Link zu dieser Wiederholung

# Fairer Zufall
page-table-fair = Fairer Zufall
page-table-fair-about = Alles, was in dieser Partie der Zufall entscheidet, entsteht aus einer einzigen geheimen Zahl, dem Startwert. Vor der Partie siehst du seinen Fingerabdruck (SHA-256). Der Fingerabdruck verrät nichts über den Startwert. Einen zweiten Startwert mit demselben Fingerabdruck zu finden, würde auch mit den schnellsten Rechnern viel zu lange dauern. Nach der Partie siehst du auch den Startwert und kannst prüfen, ob er zum Fingerabdruck passt.
page-table-fair-kept = Alles in Ordnung: Dieser Startwert passt zu dem Fingerabdruck, der vor der Partie gezeigt wurde.
page-table-fair-broken = Vorsicht: Dieser Startwert passt nicht zu dem Fingerabdruck, der vor der Partie gezeigt wurde. Verlass dich nicht auf den Zufall dieser Partie.
page-table-fair-later = Die Partie läuft noch. Bis zum Ende bleibt der Startwert geheim. Schreib dir den Fingerabdruck auf, wenn du ihn später prüfen möchtest.
page-table-fair-elsewhere = Dein Browser kann hier keine Fingerabdrücke berechnen, weil die Verbindung zu dieser Seite nicht verschlüsselt ist. Speichere die Aufzeichnung und prüfe sie mit dem Befehl unten.
page-table-fair-promise = Fingerabdruck (vor der Partie gezeigt)
page-table-fair-seed = Startwert (nach der Partie gezeigt)
page-table-fair-draws = Zufallsereignisse bisher
page-table-fair-command = So prüfst du in einer gespeicherten Aufzeichnung jedes Zufallsereignis: ./cupboard replay --check DATEI

# Der Server lässt nur dieses Gerät herein
page-network-here = Im Moment kann nur dieser Computer mitspielen.
page-network-open = Geräte in deinem Netzwerk können mitspielen, bis Cupboard beendet wird.
page-network-let-in = Geräte in unserem WLAN mitspielen lassen
page-table-missing-watch = Sobald alle da sind, geht es los.
page-table-cut = Keine Verbindung

board-plain-notice = { $reason ->
    [none] Dieses Spiel hat kein eigenes Brett.
    [contract] Das Brett dieses Spiels braucht eine andere Version von Cupboard.
    [missing] Das Brett dieses Spiels konnte nicht geladen werden.
   *[failed] Das Brett dieses Spiels wurde wegen eines Fehlers beendet.
} Du kannst auf diesem einfachen Brett spielen.
board-plain-position = Stellung
board-plain-moves = Deine Züge
board-plain-wait = Du bist nicht an der Reihe.
board-plain-type = Zug eintippen
board-plain-send = Senden
board-plain-yes = ja
board-plain-no = nein
