## Einen Server betreuen: `cupboard admin` und `cupboard doctor`.

cli-admin-help = Die Partien eines Servers verwalten: auflisten, sichern, zurückspielen und exportieren oder die Daten einer Person löschen.
cli-admin-epilog = Alle Befehle nutzen den Datenordner von `cupboard serve`, außer du gibst --data oder --database an.
cli-admin-tables-help = Gespeicherte Partien auflisten oder eine mit ihren Mitspielenden zeigen.
cli-admin-tables-epilog = Zum Beispiel: cupboard admin tables --status playing --most 20
cli-admin-arg-code = Nur die Partie mit diesem Code oder dieser Kennung zeigen, mit den Kennungen der Mitspielenden.
cli-admin-opt-game = Nur dieses Spiel.
cli-admin-opt-status = Nur Partien in diesem Zustand.
cli-admin-opt-guest = Nur Partien der Person mit dieser Kennung.
cli-admin-opt-most = Höchstzahl der Partien in der Liste.
cli-admin-no-status = Den Zustand „{ $asked }“ gibt es nicht. Es gibt: { $known }.
cli-admin-none = Keine Partien gefunden.
cli-admin-column-code = Code
cli-admin-column-game = Spiel
cli-admin-column-status = Zustand
cli-admin-column-moves = Züge
cli-admin-column-used = Zuletzt benutzt (UTC)
cli-admin-column-players = Mitspielende
cli-admin-status-waiting = wartet
cli-admin-status-playing = läuft
cli-admin-status-over = beendet
cli-admin-nameless = (ohne Namen)
cli-admin-processes-help = Die Prozesse auflisten, die die PostgreSQL-Datenbank benutzen: Server und Worker.
cli-admin-sockets-help = Die verbundenen Plätze auflisten und mit welchem Prozess sie verbunden sind.
cli-admin-drain-help = Einen Prozess auffordern, sich zu beenden: Er schließt seine Verbindungen, und sie bauen sich anderswo neu auf.
cli-admin-drain-epilog = Bei `serve --processes` tritt ein neuer Prozess an seine Stelle. `all` gilt allen Prozessen.
cli-admin-arg-process = Kennung oder Name des Prozesses, oder `all`.
cli-admin-drain-done = { $processes ->
    [one] { $processes } Prozess wurde aufgefordert, sich zu beenden.
   *[other] { $processes } Prozesse wurden aufgefordert, sich zu beenden.
}
cli-admin-no-processes = Kein Prozess benutzt diese Datenbank.
cli-admin-column-id = Kennung
cli-admin-column-kind = Art
cli-admin-column-name = Name
cli-admin-column-version = Version
cli-admin-column-started = Seit (UTC)
cli-admin-column-sockets = Verbindungen
cli-admin-column-tables = Geladene Partien
cli-admin-column-leases = Betreute Partien
cli-admin-column-seat = Platz
cli-admin-column-process = Prozess
cli-admin-column-since = Seit (UTC)
admin-no-such-process = Es läuft kein Prozess „{ $process }“. `cupboard admin processes` listet sie auf.
admin-needs-postgres = Nur eine PostgreSQL-Datenbank führt eine Liste ihrer Prozesse. Gib --database postgresql://… an.
cli-admin-backup-help = Alle Partien und den Schlüssel des Servers in einer Datei sichern, auch bei laufendem Server.
cli-admin-backup-epilog = Bewahre die Datei sicher auf: Sie enthält die Geheimnisse laufender Partien.
cli-admin-backup-bar = Sichern
cli-admin-backup-done = { $path } enthält jetzt { $tables ->
    [one] { $tables } Partie
   *[other] { $tables } Partien
 } mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 }.
cli-admin-restore-help = Eine Sicherung in eine leere Datenbank zurückspielen (SQLite oder PostgreSQL). Vorher den Server beenden.
cli-admin-restore-bar = Zurückspielen
cli-admin-restore-done = { $tables ->
    [one] { $tables } Partie
   *[other] { $tables } Partien
 } mit { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
 } aus { $path } zurückgespielt.
cli-admin-arg-backup = Die Sicherungsdatei.
cli-admin-file-exists = { $path } gibt es schon. Wähle einen anderen Namen oder verschiebe die Datei.
cli-admin-export-help = Von jeder beendeten Partie eine Aufzeichnung in einen Ordner schreiben.
cli-admin-arg-folder = Der Ordner für die Aufzeichnungen. Er wird bei Bedarf angelegt.
cli-admin-export-bar = Exportieren
cli-admin-export-done = { $games ->
    [one] { $games } Partie wurde nach { $folder } geschrieben.
   *[other] { $games } Partien wurden nach { $folder } geschrieben.
 }
cli-admin-export-skipped = { $games ->
    [one] { $games } Partie fehlt, weil sich ihre Regeln seither geändert haben oder nicht installiert sind.
   *[other] { $games } Partien fehlen, weil sich ihre Regeln seither geändert haben oder nicht installiert sind.
 }
cli-admin-guest-help = Name, Kennung und Plätze einer Person löschen. Ihre Partien bleiben, ohne den Namen.
cli-admin-guest-epilog = `cupboard admin tables CODE` zeigt die Kennungen der Mitspielenden einer Partie. Beende vorher den Server, denn geladene Partien behalten den Namen, bis er sie entlädt.
cli-admin-arg-guest = Die Kennung der Person.
cli-admin-guest-done = Auf { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} gelöscht. { $tables ->
    [one] Bei { $tables } Partie, die diese Person eröffnet hat, ist das nicht mehr vermerkt.
   *[other] Bei { $tables } Partien, die diese Person eröffnet hat, ist das nicht mehr vermerkt.
}

admin-no-database = Die Datenbank { $where } lässt sich nicht öffnen: { $problem }
admin-no-file = Unter { $path } gibt es keine Datenbank. Starte den Server einmal, oder nenne seinen Ordner mit --data.
admin-bad-database = Das ist keine Adresse einer Datenbank, die Cupboard verwenden kann. Gib eine wie postgresql://nutzer:passwort@rechner/name an, oder lass --database weg, um SQLite im Datenordner zu verwenden.
admin-other-schema = Die Datenbank { $where } hat Version { $found }, dieses Programm braucht Version { $known }. Eine ältere Datenbank bringt ein Start des Servers auf den neuen Stand; für eine neuere brauchst du das Programm, das sie angelegt hat.
admin-not-empty = In { $where } sind schon Partien, und eine Sicherung lässt sich nur in eine leere Datenbank zurückspielen. Nenne mit --data einen anderen Ordner oder mit --database eine andere Datenbank.
admin-not-a-backup = { $path } ist keine Sicherung von `cupboard admin backup`.
admin-newer-backup = { $path } stammt von einer neueren Version (Datenbankversion { $found }, bekannt ist { $known }). Aktualisiere zuerst Cupboard.
admin-backup-cut = { $path } ist beschädigt oder unvollständig. Es wurde nichts zurückgespielt. Nimm eine andere Sicherung.
admin-no-such-table = Keine Partie hat den Code oder die Kennung { $code }.
admin-no-such-guest = Über eine Person mit der Kennung { $guest } ist nichts gespeichert.

cli-doctor-help = Eine Installation prüfen: Programm, Ordner, Datenbank und, mit einer Adresse, den laufenden Server.
cli-doctor-epilog = Zum Beispiel: cupboard doctor https://games.example.org
cli-doctor-arg-address = Adresse des laufenden Servers, so wie man sie im Browser eingibt.
doctor-summary = { $wrong ->
    [0] Alles in Ordnung.
    [one] { $wrong } Punkt braucht deine Aufmerksamkeit.
   *[other] { $wrong } Punkte brauchen deine Aufmerksamkeit.
 }
doctor-python = Python { $version }
doctor-extra-server = Das Extra `server` fehlt, deshalb ist der Server langsamer als nötig. Installiere es mit: pip install "cupboard[server]"
doctor-extra-postgres = Das Extra `postgres` fehlt, aber die Datenbank ist PostgreSQL. Installiere es mit: pip install "cupboard[postgres]"
doctor-pages = Die Seiten für den Browser sind installiert.
doctor-no-pages = Die Seiten für den Browser fehlen. Starte einmal ./cupboard, oder installiere Cupboard neu.
doctor-folder = Andere Benutzer können den Datenordner { $path } nicht lesen.
doctor-no-folder = Den Datenordner { $path } gibt es noch nicht. Der Server legt ihn beim ersten Start an.
doctor-open-folder = Andere Benutzer können { $path } lesen, auch die Geheimnisse laufender Partien. Abhilfe: chmod -R go= { $path }
doctor-no-key = In { $path } fehlt secret.key. Der Server legt beim nächsten Start eine neue Datei an, aber dann verlieren alle ihre Namen und ihre Listen von Partien. Wenn du den Schlüssel gesichert hast, leg ihn dort wieder ab.
doctor-space = Für Partien sind { $megabytes } MB frei ({ $path }).
doctor-cache = Für kompilierten Code sind { $megabytes } MB frei ({ $path }).
doctor-low-space = In { $path } sind nur { $megabytes } MB frei. Ohne Platz lässt sich kein Zug speichern. Schaff Platz, oder wähle einen anderen Ordner.
doctor-database = Die Datenbank { $where } enthält { $tables ->
    [one] { $tables } Partie
   *[other] { $tables } Partien
 }.
doctor-empty-database = Die Datenbank { $where } hat noch keine Tabellen. Der Server legt sie beim ersten Start an.
doctor-old-database = Die Datenbank { $where } stammt von einer früheren Version. Der nächste Start des Servers bringt sie auf den neuen Stand; mach vorher eine Sicherung.
doctor-new-database = Die Datenbank { $where } stammt von einer neueren Version von Cupboard. Aktualisiere das Programm.
doctor-integrity = Die Datenbankdatei ist unversehrt.
doctor-damaged-database = Die Datenbankdatei ist beschädigt: { $problem }. Beende den Server und spiele eine Sicherung zurück.
doctor-logs = Das Protokoll jeder Partie ist vollständig.
doctor-broken-logs = { $tables ->
    [one] Das Protokoll von { $tables } Partie ist unvollständig, deshalb lässt sie sich nicht öffnen.
   *[other] Die Protokolle von { $tables } Partien sind unvollständig, deshalb lassen sie sich nicht öffnen.
 } Spiele eine Sicherung zurück.
doctor-bad-address = { $address } ist keine Adresse. Sie muss mit http:// oder https:// beginnen.
doctor-no-server = Unter { $address } antwortet kein Server: { $problem }. Läuft er, und kennt der Proxy seinen Port?
doctor-unhealthy = Der Server unter { $address } kann seine Datenbank nicht nutzen (Status { $status }). Warum, steht in seinem Protokoll.
doctor-server = Der Server unter { $address } antwortet.
doctor-metrics-private = Seine Messwerte sind nicht öffentlich.
doctor-other-version = Dies ist Version { $here }, der Server meldet { $there }. Starte den Server nach einer Aktualisierung neu.
doctor-engine-failures = { $n ->
    [one] { $n } Zug des Computers ist gescheitert und wurde durch einen zufälligen ersetzt.
   *[other] { $n } Züge des Computers sind gescheitert und wurden durch zufällige ersetzt.
} Die Gründe stehen im Protokoll des Servers.
doctor-proxy-host = Der Proxy ändert die Kopfzeile Host, deshalb lehnt der Server Züge ab. Der Proxy muss sie unverändert weiterreichen.
doctor-proxy-refuses = Über diese Adresse ist der Server nicht zu benutzen (Status { $status }).
doctor-proxy-https = Der Server weiß nicht, dass er über HTTPS erreicht wird. Der Proxy muss X-Forwarded-Proto senden und in FORWARDED_ALLOW_IPS stehen.
doctor-sockets = Live-Verbindungen (WebSockets) funktionieren.
doctor-no-sockets = Live-Verbindungen (WebSockets) scheitern: { $problem }. Der Proxy muss den Wechsel zu WebSocket unter /api/tables/ durchlassen.
