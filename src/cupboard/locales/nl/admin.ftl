## Een server onderhouden: `cupboard admin` en `cupboard doctor`.

cli-admin-help = De partijen van een server beheren: tonen, een back-up maken en terugzetten, exporteren, of de gegevens van een speler wissen.
cli-admin-epilog = Alle opdrachten gebruiken de map van `cupboard serve`, tenzij je --data of --database opgeeft.
cli-admin-tables-help = Opgeslagen partijen tonen, of één partij met de spelers.
cli-admin-tables-epilog = Bijvoorbeeld: cupboard admin tables --status playing --most 20
cli-admin-arg-code = Alleen de partij met deze code of id tonen, met de id’s van de spelers.
cli-admin-opt-game = Alleen dit spel.
cli-admin-opt-status = Alleen partijen met deze status.
cli-admin-opt-guest = Alleen partijen van de speler met deze id.
cli-admin-opt-most = Hoeveel partijen hoogstens worden getoond.
cli-admin-no-status = De status ‘{ $asked }’ bestaat niet. Kies uit: { $known }.
cli-admin-none = Geen partijen gevonden.
cli-admin-column-code = Code
cli-admin-column-game = Spel
cli-admin-column-status = Status
cli-admin-column-moves = Zetten
cli-admin-column-used = Laatst gebruikt (UTC)
cli-admin-column-players = Spelers
cli-admin-status-waiting = wacht
cli-admin-status-playing = bezig
cli-admin-status-over = afgelopen
cli-admin-nameless = (zonder naam)
cli-admin-processes-help = De processen tonen die de PostgreSQL-database gebruiken: servers en workers.
cli-admin-sockets-help = De verbonden plaatsen tonen, en met welk proces ze verbonden zijn.
cli-admin-drain-help = Een proces vragen te stoppen: het sluit zijn verbindingen, die elders opnieuw tot stand komen.
cli-admin-drain-epilog = Bij `serve --processes` neemt een nieuw proces zijn plaats in. `all` vraagt het aan alle processen.
cli-admin-arg-process = Id of naam van het proces, of `all`.
cli-admin-drain-done = { $processes ->
    [one] { $processes } proces is gevraagd te stoppen.
   *[other] { $processes } processen zijn gevraagd te stoppen.
}
cli-admin-no-processes = Geen enkel proces gebruikt deze database.
cli-admin-column-id = Id
cli-admin-column-kind = Soort
cli-admin-column-name = Naam
cli-admin-column-version = Versie
cli-admin-column-started = Sinds (UTC)
cli-admin-column-sockets = Verbindingen
cli-admin-column-tables = Partijen in het geheugen
cli-admin-column-leases = Partijen die het beheert
cli-admin-column-seat = Plaats
cli-admin-column-process = Proces
cli-admin-column-since = Sinds (UTC)
admin-no-such-process = Er draait geen proces ‘{ $process }’. `cupboard admin processes` toont ze.
admin-needs-postgres = Alleen een PostgreSQL-database houdt een lijst van processen bij. Geef --database postgresql://… op.
cli-admin-backup-help = Alle partijen en de sleutel van de server in één bestand opslaan, ook terwijl de server draait.
cli-admin-backup-epilog = Bewaar het bestand veilig: het bevat de geheimen van lopende partijen.
cli-admin-backup-bar = Opslaan
cli-admin-backup-done = { $path } bevat nu { $tables ->
    [one] { $tables } partij
   *[other] { $tables } partijen
 } met { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
 }.
cli-admin-restore-help = Een back-up terugzetten in een lege database, SQLite of PostgreSQL. Stop eerst de server.
cli-admin-restore-bar = Terugzetten
cli-admin-restore-done = { $tables ->
    [one] { $tables } partij
   *[other] { $tables } partijen
 } met { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
 } teruggezet uit { $path }.
cli-admin-arg-backup = Het bestand met de back-up.
cli-admin-file-exists = { $path } bestaat al. Kies een andere naam of verplaats het bestand.
cli-admin-export-help = Van elke afgelopen partij een verslag in een map schrijven.
cli-admin-arg-folder = De map voor de verslagen. Die wordt zo nodig gemaakt.
cli-admin-export-bar = Exporteren
cli-admin-export-done = { $games ->
    [one] { $games } partij is naar { $folder } geschreven.
   *[other] { $games } partijen zijn naar { $folder } geschreven.
 }
cli-admin-export-skipped = { $games ->
    [one] { $games } partij is overgeslagen, omdat de regels sindsdien veranderd of niet geïnstalleerd zijn.
   *[other] { $games } partijen zijn overgeslagen, omdat de regels sindsdien veranderd of niet geïnstalleerd zijn.
}
cli-admin-guest-help = De naam, de id en de plaatsen van een speler wissen. De partijen blijven, zonder de naam.
cli-admin-guest-epilog = `cupboard admin tables CODE` toont de id’s van de spelers van een partij. Stop eerst de server, want partijen in het geheugen houden de naam tot ze daaruit verdwijnen.
cli-admin-arg-guest = De id van de speler.
cli-admin-guest-done = Gewist op { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}. { $tables ->
    [one] Bij { $tables } partij die deze speler heeft gestart, staat dat niet meer vermeld.
   *[other] Bij { $tables } partijen die deze speler heeft gestart, staat dat niet meer vermeld.
}

admin-no-database = De database { $where } kan niet worden geopend: { $problem }
admin-no-file = Er is geen database op { $path }. Start de server één keer, of geef de map op met --data.
admin-bad-database = Dit is geen adres van een database die Cupboard kan gebruiken. Geef een adres als postgresql://gebruiker:wachtwoord@server/naam, of laat --database weg om SQLite in de gegevensmap te gebruiken.
admin-other-schema = De database { $where } heeft versie { $found }, maar dit programma heeft versie { $known } nodig. Start de server één keer om een oudere database bij te werken; voor een nieuwere heb je het programma nodig waarmee die is gemaakt.
admin-not-empty = In { $where } staan al partijen, en een back-up kan alleen in een lege database worden teruggezet. Geef met --data een andere map of met --database een andere database op.
admin-not-a-backup = { $path } is geen back-up van `cupboard admin backup`.
admin-newer-backup = { $path } komt van een latere versie (databaseversie { $found }; dit programma kent { $known }). Werk eerst Cupboard bij.
admin-backup-cut = { $path } is beschadigd of onvolledig. Er is niets teruggezet. Neem een andere back-up.
admin-no-such-table = Geen partij heeft de code of de id { $code }.
admin-no-such-guest = Over een speler met de id { $guest } is niets opgeslagen.

cli-doctor-help = Een installatie nakijken: programma, mappen, database en, met een adres, de draaiende server.
cli-doctor-epilog = Bijvoorbeeld: cupboard doctor https://games.example.org
cli-doctor-arg-address = Adres van de draaiende server, zoals spelers het intypen.
doctor-summary = { $wrong ->
    [0] Alles is in orde.
    [one] { $wrong } punt vraagt je aandacht.
   *[other] { $wrong } punten vragen je aandacht.
 }
doctor-python = Python { $version }
doctor-extra-server = De extra `server` ontbreekt, dus de server is trager dan nodig. Installeer die met: pip install "cupboard[server]"
doctor-extra-postgres = De extra `postgres` ontbreekt, maar de database is PostgreSQL. Installeer die met: pip install "cupboard[postgres]"
doctor-pages = De pagina’s voor de browser zijn geïnstalleerd.
doctor-no-pages = De pagina’s voor de browser ontbreken. Start ./cupboard één keer, of installeer Cupboard opnieuw.
doctor-folder = Andere gebruikers kunnen de map { $path } niet lezen.
doctor-no-folder = De map { $path } is er nog niet. De server maakt die bij de eerste start.
doctor-open-folder = Andere gebruikers kunnen { $path } lezen, ook de geheimen van lopende partijen. Oplossing: chmod -R go= { $path }
doctor-no-key = In { $path } ontbreekt secret.key. De server maakt bij de volgende start een nieuwe, maar dan raken spelers hun naam en hun lijst van partijen kwijt. Heb je een kopie van de sleutel, zet die dan terug.
doctor-space = { $megabytes } MB vrij voor partijen ({ $path }).
doctor-cache = { $megabytes } MB vrij voor gecompileerde code ({ $path }).
doctor-low-space = In { $path } is nog maar { $megabytes } MB vrij. Zonder ruimte kan geen zet worden opgeslagen. Maak ruimte, of kies een andere map.
doctor-database = De database { $where } bevat { $tables ->
    [one] { $tables } partij
   *[other] { $tables } partijen
 }.
doctor-empty-database = De database { $where } heeft nog geen tabellen. De server maakt die bij de eerste start.
doctor-old-database = De database { $where } is van een eerdere versie. De server werkt die bij de volgende start bij; maak eerst een back-up.
doctor-new-database = De database { $where } is van een latere versie van Cupboard. Werk het programma bij.
doctor-integrity = Het databasebestand is onbeschadigd.
doctor-damaged-database = Het databasebestand is beschadigd: { $problem }. Stop de server en zet een back-up terug.
doctor-logs = Het logboek van elke partij is volledig.
doctor-broken-logs = { $tables ->
    [one] Het logboek van { $tables } partij is onvolledig, dus die kan niet worden geopend.
   *[other] De logboeken van { $tables } partijen zijn onvolledig, dus die kunnen niet worden geopend.
} Zet een back-up terug.
doctor-bad-address = { $address } is geen adres. Het moet met http:// of https:// beginnen.
doctor-no-server = Op { $address } antwoordt geen server: { $problem }. Draait hij, en kent de proxy zijn poort?
doctor-unhealthy = De server op { $address } kan zijn database niet gebruiken (status { $status }). In zijn logboek staat waarom.
doctor-server = De server op { $address } antwoordt.
doctor-metrics-private = Zijn meetwaarden zijn niet openbaar.
doctor-other-version = Dit is versie { $here }, maar de server meldt { $there }. Start de server na een update opnieuw.
doctor-engine-failures = { $n ->
    [one] { $n } zet van de computer is mislukt en door een willekeurige vervangen.
   *[other] { $n } zetten van de computer zijn mislukt en door willekeurige vervangen.
} De redenen staan in het logboek van de server.
doctor-proxy-host = De proxy verandert de kopregel Host, dus de server weigert zetten. De proxy moet die ongewijzigd doorgeven.
doctor-proxy-refuses = Via dit adres is de server niet te gebruiken (status { $status }).
doctor-proxy-https = De server weet niet dat hij via HTTPS bereikt wordt. De proxy moet X-Forwarded-Proto sturen en in FORWARDED_ALLOW_IPS staan.
doctor-sockets = Live-verbindingen (WebSockets) werken.
doctor-no-sockets = Live-verbindingen (WebSockets) mislukken: { $problem }. De proxy moet de overgang naar WebSocket onder /api/tables/ doorlaten.
