## Looking after a server: `cupboard admin` and `cupboard doctor`.

cli-admin-help = Manage a server’s games: list, back up, restore and export them, or delete a player’s data.
cli-admin-epilog = All commands use the data folder of `cupboard serve` unless you give --data or --database.
cli-admin-tables-help = List stored games, or show one with its players.
cli-admin-tables-epilog = For example: cupboard admin tables --status playing --most 20
cli-admin-arg-code = Show only the game with this code or id, with the ids of its players.
cli-admin-opt-game = Only this game.
cli-admin-opt-status = Only games with this status.
cli-admin-opt-guest = Only games of the player with this id.
cli-admin-opt-most = Maximum number of games to list.
cli-admin-no-status = There is no status “{ $asked }”. Choose one of: { $known }.
cli-admin-none = No games found.
cli-admin-column-code = Code
cli-admin-column-game = Game
cli-admin-column-status = Status
cli-admin-column-moves = Moves
cli-admin-column-used = Last used (UTC)
cli-admin-column-players = Players
cli-admin-status-waiting = waiting
cli-admin-status-playing = playing
cli-admin-status-over = over
cli-admin-nameless = (no name)
cli-admin-processes-help = List the processes that use the PostgreSQL database: servers and workers.
cli-admin-sockets-help = List the connected seats and the process each one is connected to.
cli-admin-drain-help = Ask a process to stop: it closes its connections, and they reconnect elsewhere.
cli-admin-drain-epilog = Under `serve --processes` a new process takes its place. `all` asks every process.
cli-admin-arg-process = Id or name of the process, or `all`.
cli-admin-drain-done = { $processes ->
    [one] Asked { $processes } process to stop.
   *[other] Asked { $processes } processes to stop.
}
cli-admin-no-processes = No processes are using this database.
cli-admin-column-id = Id
cli-admin-column-kind = Kind
cli-admin-column-name = Name
cli-admin-column-version = Version
cli-admin-column-started = Since (UTC)
cli-admin-column-sockets = Connections
cli-admin-column-tables = Games in memory
cli-admin-column-leases = Games it runs
cli-admin-column-seat = Seat
cli-admin-column-process = Process
cli-admin-column-since = Since (UTC)
admin-no-such-process = There is no running process “{ $process }”. `cupboard admin processes` lists them.
admin-needs-postgres = Only a PostgreSQL database keeps a list of its processes. Add --database postgresql://…
cli-admin-backup-help = Save all games and the server’s key in one file, even while the server is running.
cli-admin-backup-epilog = Keep the file safe: it holds the secrets of games in progress.
cli-admin-backup-bar = Saving
cli-admin-backup-done = { $path } now holds { $tables ->
    [one] { $tables } game
   *[other] { $tables } games
 } with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.
cli-admin-restore-help = Restore a backup into an empty database, SQLite or PostgreSQL. Stop the server first.
cli-admin-restore-bar = Restoring
cli-admin-restore-done = Restored { $tables ->
    [one] { $tables } game
   *[other] { $tables } games
 } with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 } from { $path }.
cli-admin-arg-backup = The backup file.
cli-admin-file-exists = { $path } exists already. Choose another name, or move the file away.
cli-admin-export-help = Write a record of every finished game into a folder.
cli-admin-arg-folder = The folder for the records. It is created if necessary.
cli-admin-export-bar = Exporting
cli-admin-export-done = { $games ->
    [one] { $games } game was written to { $folder }.
   *[other] { $games } games were written to { $folder }.
 }
cli-admin-export-skipped = { $games ->
    [one] { $games } game was left out, because its rules have changed since or are not installed.
   *[other] { $games } games were left out, because their rules have changed since or are not installed.
 }
cli-admin-guest-help = Delete the name, the id and the seats of one player. Their games stay, without the name.
cli-admin-guest-epilog = `cupboard admin tables CODE` shows the ids of a game’s players. Stop the server first, because games in memory keep the name until they are unloaded.
cli-admin-arg-guest = The player’s id.
cli-admin-guest-done = Deleted from { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. { $tables ->
    [one] { $tables } game that this player opened no longer names a host.
   *[other] { $tables } games that this player opened no longer name a host.
}

admin-no-database = The database { $where } can’t be opened: { $problem }
admin-no-file = There is no database at { $path }. Start the server once, or give its folder with --data.
admin-bad-database = This is not the address of a database that Cupboard can use. Give one like postgresql://user:password@host/name, or leave out --database to use SQLite in the data folder.
admin-other-schema = The database { $where } has version { $found }, but this program needs version { $known }. Start the server once to upgrade an older database, or install the program that created a newer one.
admin-not-empty = There are games in { $where } already, and a backup is only restored into an empty database. Give another folder with --data or another database with --database.
admin-not-a-backup = { $path } is not a backup made by `cupboard admin backup`.
admin-newer-backup = { $path } was made by a later version (its database has version { $found }, this program knows { $known }). Update Cupboard first.
admin-backup-cut = { $path } is damaged or incomplete. Nothing was restored. Use another backup.
admin-no-such-table = No game has the code or id { $code }.
admin-no-such-guest = Nothing is stored about a player with the id { $guest }.

cli-doctor-help = Check an installation: program, folders, database and, with an address, the running server.
cli-doctor-epilog = For example: cupboard doctor https://games.example.org
cli-doctor-arg-address = Address of the running server, as its players type it.
doctor-summary = { $wrong ->
    [0] Everything is fine.
    [one] { $wrong } check needs your attention.
   *[other] { $wrong } checks need your attention.
 }
doctor-python = Python { $version }
doctor-extra-server = The extra `server` is not installed, so the server is slower than it could be. Install it with: pip install "cupboard[server]"
doctor-extra-postgres = The extra `postgres` is not installed, but the database is PostgreSQL. Install it with: pip install "cupboard[postgres]"
doctor-pages = The web pages are installed.
doctor-no-pages = The web pages are missing. Run ./cupboard once, or install Cupboard again.
doctor-folder = Other users can’t read the data folder { $path }.
doctor-no-folder = There is no data folder { $path } yet. The server creates it at its first start.
doctor-open-folder = Other users can read { $path }, including the secrets of games in progress. Run: chmod -R go= { $path }
doctor-no-key = { $path } has no secret.key. The server creates one at its next start, but players then lose their names and their lists of games. If you have a backup of the key, put it back.
doctor-space = { $megabytes } MB are free for games ({ $path }).
doctor-cache = { $megabytes } MB are free for compiled code ({ $path }).
doctor-low-space = Only { $megabytes } MB are free in { $path }. If it fills up, no move can be saved. Free some space, or use another folder.
doctor-database = The database { $where } has { $tables ->
    [one] { $tables } game
   *[other] { $tables } games
 }.
doctor-empty-database = The database { $where } has no tables yet. The server creates them at its first start.
doctor-old-database = The database { $where } is from an earlier version. The server upgrades it at its next start; make a backup first.
doctor-new-database = The database { $where } is from a later version of Cupboard. Update the program.
doctor-integrity = The database file is intact.
doctor-damaged-database = The database file is damaged: { $problem }. Stop the server and restore a backup.
doctor-logs = The log of every game is complete.
doctor-broken-logs = { $tables ->
    [one] The log of { $tables } game is incomplete, so the game can’t be opened.
   *[other] The logs of { $tables } games are incomplete, so these games can’t be opened.
 } Restore a backup.
doctor-bad-address = { $address } is not an address. It must start with http:// or https://.
doctor-no-server = No server answers at { $address }: { $problem }. Is it running, and does the proxy know its port?
doctor-unhealthy = The server at { $address } can’t use its database (status { $status }). Its log says why.
doctor-server = The server at { $address } answers.
doctor-metrics-private = Its metrics are not public.
doctor-other-version = This is version { $here }, but the server says { $there }. Restart the server after an update.
doctor-engine-failures = { $n ->
    [one] { $n } move of a computer player failed and was replaced by a random one.
   *[other] { $n } moves of computer players failed and were replaced by random ones.
} The reasons are in the server’s log.
doctor-proxy-host = The proxy changes the Host header, so the server refuses moves. The proxy must pass it on unchanged.
doctor-proxy-refuses = The server can’t be used through this address (status { $status }).
doctor-proxy-https = The server doesn’t know that it is reached over HTTPS. The proxy must send X-Forwarded-Proto and be listed in FORWARDED_ALLOW_IPS.
doctor-sockets = Live connections (WebSockets) work.
doctor-no-sockets = Live connections (WebSockets) fail: { $problem }. The proxy must pass on WebSocket upgrades under /api/tables/.
