## Die Seiten: Anfang, Spielzettel, Mitspielen, Regelheft.

page-app = Cupboard
page-title = { $page } – { page-app }
page-skip = Zum Inhalt springen
page-loading = Einen Augenblick …
page-settings = Einstellungen
page-language = Sprache
page-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie auf deinem Gerät
 }
page-sound = Ton
page-offline = Gerade besteht keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.
page-unreachable = Der Tisch ist gerade nicht zu erreichen. Läuft Cupboard noch?
page-failed = Diese Seite ließ sich nicht laden.
page-lost = Unter dieser Adresse gibt es nichts.
page-no-game = Dieses Spiel gibt es im Schrank nicht.
page-sorry = Schade!
page-again = Noch einmal versuchen
page-to-home = Zum Spieleschrank

page-welcome = Was spielen wir?
page-welcome-more = Sechs Spiele mit Schalen, Bohnen und Kesseln: allein, an einem Gerät oder mit Freunden anderswo.
page-games = Spiele
page-seats = { $low }–{ $high } Personen
page-seats-exactly = { $n } Personen
page-trait-thought = reines Nachdenken
page-trait-chance = etwas Glück
page-trait-secrets = Geheimnisse
page-trait-memory = Gedächtnis
page-trait-together = alle zugleich
page-trait-dexterity = ruhige Hand

page-guide = Spielend lernen
page-guide-opening = Der Tisch wird für dich gedeckt …

page-resume = Deine Tische
page-status-waiting = es fehlt noch jemand
page-status-playing = läuft
page-status-over = beendet
page-join-by-code = An einem Tisch mitspielen
page-join = Mitspielen
page-join-help = Gib den Code ein, den du bekommen hast, oder füge den Link ein.

page-players = Wer spielt mit?
page-how-many = Wie viele spielen?
page-others = Du spielst …
page-others-engine = gegen den Computer
page-others-here = alle an diesem Gerät
page-others-open = mit Leuten anderswo
page-seat = Platz { $n }
page-kind-here = Hier
page-kind-open = Anderswo
page-kind-engine = Computer
page-kind-open-about = Kommt über einen Link, einen Code oder einen QR-Code dazu, den du nach dem Start bekommst.
page-level = Spielstärke auf Platz { $n }
page-name-of = Name der Person auf Platz { $n }
page-name-later = Name (geht auch beim Dazukommen)
page-seat-open = freier Platz
page-presets = Regeln
page-details = Alle Einzelheiten
page-details-changed = { $n ->
    [one] { $n } geändert
   *[other] { $n } geändert
 }
page-rule = Regel { $rule }
page-range = { $low } bis { $high }
page-recipe = Eigenes Rezept { $n }
page-recipe-name = Name
page-recipe-kind = Bedingung
page-recipe-of = Gezählt werden
page-recipe-cards = Wie viele Karten
page-recipe-ingredients = Wie viele Zutaten
page-recipe-points = Punkte
page-recipe-add = Rezept hinzufügen
page-recipe-remove = Dieses Rezept entfernen
page-option-misfit = Eine Zahl passt nicht (Regel { $rule }).
page-agreements = Am Tisch
page-agree-hints = Alle dürfen sich Tipps geben lassen.
page-agree-takeback = Züge dürfen zurückgenommen werden, wo die Regeln es zulassen und alle einverstanden sind.
page-agree-watching = Andere dürfen über einen eigenen Link zuschauen.
page-time = Zeit für jeden Zug:
page-time-none = so lange, wie ihr wollt
page-time-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
 }
page-time-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
 }
page-sheet-anew = Übliche Einstellungen
page-start = Los geht’s
page-starting = Der Tisch wird gedeckt …
page-first-time = Beim allerersten Mal dauert es länger: Die Regeln werden vorbereitet.
page-read-rules = Regeln lesen
page-play = Spielen

page-join-host = { $host } möchte mit dir { $game } spielen.
page-join-table = Ein Tisch mit { $game }
page-join-over = Diese Partie ist zu Ende.
page-join-full = Alle Plätze sind besetzt.
page-join-seat = Wo möchtest du sitzen?
page-your-name = Dein Name
page-seat-free = (noch frei)
page-sit-down = Platz nehmen
page-watch = Nur zuschauen
page-back-to-table = Zurück an deinen Platz
page-see-replay = Die Partie ansehen

page-rules-of = Die Regeln von { $game }
page-rule-choice = von uns gewählt
page-rule-beyond = über das Buch hinaus
page-rule-rests = gilt hier nicht
page-rule-book = Im Regelbuch nachlesen
page-rule-marks = „Von uns gewählt“: Die gedruckten Regeln lassen es offen oder ihre Ausgaben unterscheiden sich. „Über das Buch hinaus“: Die gedruckten Regeln kennen es nicht. Alles ist mit unseren eigenen Worten erzählt.
page-print = Drucken
page-puzzles = Aufgaben
