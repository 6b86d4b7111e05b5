## Die Seiten: Anfang, neue Partie, Mitspielen, Regelbuch.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Zum Inhalt springen
page-loading = Lädt …
page-settings = Einstellungen
page-language = Sprache
page-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie dein Gerät
 }
page-sound = Ton
page-offline = Du bist gerade offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.
page-unreachable = Der Server antwortet nicht. Läuft Cupboard noch?
page-failed = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
page-lost = Diese Seite gibt es nicht.
page-no-game = Ein Spiel mit diesem Namen gibt es hier nicht.
page-sorry = Das hat nicht geklappt
page-again = Noch einmal versuchen
page-keeps-trying = Die Seite versucht es von selbst weiter.
page-updated = Cupboard wurde aktualisiert. Lade die Seite neu, um weiterzumachen. Deine Partien bleiben erhalten.
page-reload = Neu laden
page-not-stored = Dieser Browser kann gerade nichts speichern. Lass die Seite offen. Wenn du sie schließt oder neu lädst, verlierst du deinen Platz.
page-language-failed = Diese Sprache konnte nicht geladen werden.
page-to-home = Zur Spieleauswahl

page-welcome = Was spielen wir?
page-welcome-more = Sechs Spiele mit Schalen, Bohnen und Kesseln. Spiel gegen den Computer, zusammen an einem Gerät oder mit Freunden über das Netz.
page-games = Spiele

page-guide = Spielend lernen
page-guide-opening = Deine Lernpartie wird vorbereitet …

page-resume = Deine Partien
page-status-waiting = wartet auf Mitspielende
page-status-playing = läuft
page-status-over = beendet
page-join-by-code = Bei einer Partie mitspielen
page-join = Mitspielen
page-join-help = Gib den Code der Partie ein oder füge den Link ein.

page-players = Wer spielt mit?
page-how-many = Wie viele spielen?
page-seat = Platz { $n }
page-kind-here = Hier
page-kind-open = Online
page-kind-engine = Computer
page-kind-open-about = Spielt über einen Link, einen Code oder einen QR-Code mit. Du bekommst sie nach dem Start.
page-level = Stufe des Computers auf Platz { $n }
page-name-of = Name für Platz { $n }
page-name-later = Name (kann später eingegeben werden)
page-seat-open = freier Platz
page-presets = Regeln
page-details = Alle Optionen
page-details-changed = { $n ->
    [one] { $n } geändert
   *[other] { $n } geändert
 }
page-range = { $low } bis { $high }
page-option-misfit = Eine Zahl liegt außerhalb des erlaubten Bereichs (Regel { $rule }). Bitte ändere sie.
page-agreements = Während der Partie
page-agree-hints = Tipps erlauben
page-agree-hints-memory = In diesem Spiel muss man sich etwas merken. Spielen mehrere Menschen mit, sind Tipps deshalb zunächst aus. Wenn du sie erlaubst, sehen alle, wer sich einen holt.
page-agree-takeback = Zurücknehmen erlauben, wenn die Regeln es zulassen und alle einverstanden sind
page-agree-watching = Zuschauen über einen eigenen Link erlauben
page-time = Bedenkzeit pro Zug:
page-time-none = unbegrenzt
page-time-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
 }
page-time-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
 }
page-setup-reset = Zurücksetzen
page-start = Partie starten
page-starting = Die Partie wird vorbereitet …
page-first-time = Die erste Partie braucht etwas länger zum Starten.
page-read-rules = Regeln lesen
page-play = Spielen

page-join-host = { $host } lädt dich zu einer Partie { $game } ein.
page-join-table = Mitspielen bei { $game }
page-join-over = Diese Partie ist zu Ende.
page-join-full = Alle Plätze sind schon besetzt.
page-join-seat = Such dir einen Platz aus
page-your-name = Dein Name
page-seat-free = (noch frei)
page-sit-down = Mitspielen
page-watch = Nur zuschauen
page-back-to-table = Zurück zur Partie
page-see-replay = Wiederholung ansehen

page-rules-of = Die Regeln von { $game }
page-rule-choice = unsere Auslegung
page-rule-beyond = unsere Ergänzung
page-rule-rests = gilt hier nicht
page-rule-book = Im Regelbuch öffnen
page-rule-marks = „Unsere Auslegung“: Die gedruckten Regeln sind hier unklar, oder ihre Ausgaben widersprechen sich. „Unsere Ergänzung“: Das steht nicht in den gedruckten Regeln. Alle Regeln sind in unseren eigenen Worten erklärt.
page-print = Drucken
page-puzzles = Aufgaben
page-keep-playing = Weiterspielen

page-goes-on = Deine Partie läuft noch
page-return = Zurück zur Partie
page-continue = Weiterspielen
page-your-turn = Du bist dran
page-turn-of = Jetzt dran: { $name }
page-game-with = { $game } mit { $names }
page-more-games = { $n ->
    [one] { $n } weitere offene Partie
   *[other] { $n } weitere offene Partien
 }
page-first = Zum ersten Mal hier?
page-first-more = Eine Lernpartie erklärt jeden Schritt und dauert etwa fünf Minuten.
page-daily = Aufgabe des Tages
page-daily-solve = Lösen
page-code = Code oder Link der Partie
page-unfinished = Offen
page-finished = Beendet
page-remove = Entfernen
page-remove-of = { $game } aus deiner Liste entfernen
page-remove-sure = Diese offene Partie entfernen? Die anderen können sie weiterspielen.
page-keep = Behalten
page-tonight = Heute Abend
page-tonight-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
 }
page-tonight-wins = { $n ->
    [0] noch kein Sieg
    [one] ein Sieg
   *[other] { $n } Siege
 }
page-tonight-local = Nur auf diesem Gerät
page-tonight-wipe = Abwischen
page-tonight-wiped = Abgewischt.
page-tonight-undo = Rückgängig
page-tonight-names = Wenn vor dem Start alle einen Namen eingeben, werden die Ergebnisse des Abends hier gezählt.
page-my-games = Meine Partien zeigen
page-shelf-rules = Spielregeln
page-shelf-rules-about = Alle Regeln in unseren eigenen Worten, mit Übungen am Brett.
page-shelf-puzzles = Aufgaben
page-shelf-puzzles-about = Stellungen aus echten Partien. Finde den einen besten Zug.
page-shelf-print = Drucken
page-shelf-print-about = Regeln, Spielpläne und Wertungsblätter auf Papier.

page-show-all = Alle { $n } zeigen
page-more = Mehr zum Lesen und Spielen

page-who = Wer spielt mit?
page-play-engine = Computer
page-play-engine-about = Du gegen den Computer
page-play-here = Zusammen hier
page-play-here-about = Alle an diesem Gerät
page-play-open = Auf anderen Geräten
page-play-open-about = Andere kommen per Link oder Code dazu
page-play-mixed = Platz für Platz wählen
page-strength = Wie stark?
page-strength-first = Gut für die erste Partie
page-house-rules = Hausregeln
page-handicap = Gleiche Chancen
page-handicap-none = Niemand hat Hilfe oder Handicap
page-handicap-some = { $n ->
    [one] Für 1 Platz
   *[other] Für { $n } Plätze
}
page-usual = üblich
page-differs = Anders als üblich: { $what }
page-differs-without = nicht „{ $what }“
page-new-tab = öffnet einen neuen Tab
