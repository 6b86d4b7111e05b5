## Was der Server ablehnt und was er von sich sagt.

refusal-bad-request = Diese Anfrage ist fehlerhaft ({ $where }): { $problem }
refusal-bad-host = Die Serveradresse dieser Anfrage ist ungültig, darum lässt sich kein Link bilden. Öffne die Seite unter ihrer üblichen Adresse.
refusal-engine-plays = Auf Platz { $seat } spielt gerade der Computer.
refusal-game-not-over = Das siehst du erst, wenn die Partie zu Ende ist.
refusal-game-over = Die Partie ist zu Ende.
refusal-garbage = Der Server hat diese Nachricht nicht verstanden. Lade die Seite neu.
refusal-hint-too-late = Die Partie ist schon weitergegangen. Hol dir in deinem nächsten Zug einen neuen Tipp.
refusal-hints-off = In dieser Partie sind Tipps ausgeschaltet.
refusal-hints-off-memory = In dieser Partie sind Tipps ausgeschaltet, weil das Merken zum Spiel gehört. Erlauben kann man sie nur vor der Partie.
refusal-look-first = Dieser Tipp ist für Platz { $seat }. Wechsle zuerst zur Ansicht dieses Platzes.
refusal-missing-header = Diese Anfrage kommt nicht von einer Cupboard-Seite.
refusal-no-free-seat = In dieser Partie sind alle Plätze besetzt.
refusal-no-network = Dieser Computer ist mit keinem Netzwerk verbunden, darum kann kein anderes Gerät mitspielen. Verbinde ihn und versuche es noch einmal.
refusal-no-offer = Diese Frage ist schon beantwortet.
refusal-no-rematch = Gerade bietet niemand eine Revanche an.
refusal-no-such-lesson = Diese Übung gibt es nicht.
refusal-no-such-puzzle = Diese Aufgabe gibt es nicht.
refusal-no-such-level = Die Stufe „{ $level }“ gibt es nicht. Es gibt: { $known }.
refusal-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
refusal-no-such-table = Mit diesem Code gibt es keine Partie. Prüfe den Code und versuche es noch einmal.
refusal-not-at-host = Das geht nur an dem Computer, auf dem Cupboard läuft.
refusal-not-away = Platz { $seat } ist noch keine { $seconds } Sekunden weg. Bitte warte noch etwas.
refusal-not-found = Diese Seite gibt es nicht.
refusal-not-host = Das kann nur die Person, die diese Partie gestartet hat.
refusal-not-the-guide = In einer Lernpartie ist das nicht möglich. Starte dafür eine normale Partie.
refusal-not-your-seat = Platz { $seat } ist nicht deiner.
refusal-offer-open = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
refusal-only-watching = Mit diesem Link kannst du nur zuschauen. Zum Mitspielen brauchst du den Einladungslink.
refusal-other-database = Diese Datenbank gehört zu einer anderen Version von Cupboard (gefunden: { $found }, nötig: { $known }).
refusal-other-rules = Diese Partie wurde mit einer älteren Fassung der Regeln begonnen und lässt sich nicht fortsetzen. Beginne eine neue.
refusal-rematch-begun = Die Revanche hat schon begonnen.
refusal-seat-resigned = Platz { $seat } hat aufgegeben.
refusal-seat-taken = Platz { $seat } ist schon besetzt.
refusal-server-trouble = Der Server konnte das nicht speichern, und es hat sich nichts geändert. Bitte versuche es noch einmal.
refusal-still-waiting = Die Partie hat noch nicht begonnen. Sobald alle da sind, geht es los.
refusal-takeback-off = In dieser Partie dürft ihr keine Züge zurücknehmen.
refusal-token-wrong = Dieser Platz gehört zu einem anderen Gerät. Öffne die Partie dort, wo du mitspielst.
refusal-too-big = Das ist zu groß. Erlaubt sind höchstens { $most } Byte.
refusal-too-fast = Das ging zu schnell. Warte einen Augenblick und versuche es noch einmal.
refusal-too-many-analyses = Gerade warten schon viele Partien auf ihre Auswertung. Bitte versuche es später noch einmal.
refusal-too-many-tables = Du hast schon { $most } offene Partien. Spiel zuerst eine davon zu Ende oder entferne eine.
refusal-too-many-tries = Zu viele falsche Versuche. Bitte warte eine Minute.
refusal-watching-off = Bei dieser Partie ist Zuschauen ausgeschaltet.
refusal-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
refusal-wrong-origin = Andere Websites dürfen nicht auf diese Partie zugreifen.

pages-missing = Der Server läuft, aber die Seiten sind noch nicht gebaut. Starte ./cupboard im Ordner des Projekts, dann werden sie gebaut.
serve-cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht starten: { $problem }
serve-needs-postgres = Mehrere Prozesse brauchen PostgreSQL. Gib --database postgresql://… an.
serve-one-process = Unter Windows läuft der Server in einem einzigen Prozess.
worker-needs-postgres = Worker brauchen die PostgreSQL-Datenbank der Server. Gib --database postgresql://… an.

preview-join = { $known ->
    [named] { $name } lädt dich zu einer Partie { $game } ein
   *[unnamed] Einladung zu einer Partie { $game }
}
preview-watch = { $known ->
    [named] Schau { $name } bei { $game } zu
   *[unnamed] Schau bei einer Partie { $game } zu
}
