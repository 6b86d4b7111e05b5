## What the table in the browser refuses, and what the server says of itself.

refusal-bad-request = Invalid request ({ $where }): { $problem }
refusal-bad-host = The server address in this request isn’t valid, so there is no link to show. Open the page by its usual address.
refusal-engine-plays = The computer is playing for seat { $seat } right now.
refusal-game-not-over = This is available after the game.
refusal-game-over = The game is over.
refusal-garbage = The server couldn’t read this message. Reload the page and try again.
refusal-hint-too-late = The game moved on before the hint was ready. Ask again on your next turn.
refusal-hints-off = Hints are turned off in this game.
refusal-hints-off-memory = Hints are off in this game because remembering is part of it. They can be allowed only when the game is set up.
refusal-look-first = This hint is for seat { $seat }. Switch to that player’s view first.
refusal-missing-header = This request didn’t come from a Cupboard page.
refusal-no-free-seat = All seats in this game are taken.
refusal-no-network = This computer isn’t connected to a network, so no other device can join. Connect it and try again.
refusal-no-offer = This takeback request is no longer open.
refusal-no-rematch = No one is offering a rematch right now.
refusal-no-such-lesson = There is no such lesson. Choose one from the rule book.
refusal-no-such-puzzle = There is no such puzzle. Choose one from the list.
refusal-no-such-level = There is no level “{ $level }”. Available levels: { $known }.
refusal-no-such-seat = There is no seat { $seat } in this game.
refusal-no-such-table = No game has this code. Check the code and try again.
refusal-not-at-host = Only someone at the computer that runs Cupboard can do that.
refusal-not-away = A seat can be taken over after { $seconds } seconds away. Seat { $seat } was here more recently.
refusal-not-found = There is nothing at this address.
refusal-not-host = Only the host can do that.
refusal-not-the-guide = The settings of a guided game can’t be changed.
refusal-not-your-seat = Seat { $seat } is not yours, so you can’t act for it.
refusal-offer-open = A takeback has already been requested.
refusal-only-watching = This is a spectator link. You can watch, but you can’t take a seat.
refusal-other-database = This database was created by another version of Cupboard (found { $found }, expected { $known }).
refusal-other-rules = This game was started with an older version of the rules, so it can’t be continued. Start a new one.
refusal-rematch-begun = The rematch has already started.
refusal-seat-resigned = Seat { $seat } has resigned.
refusal-seat-taken = Seat { $seat } is taken. Choose another one.
refusal-server-trouble = The server couldn’t save this change, so nothing has changed. Please try again.
refusal-still-waiting = The game starts when everyone has joined.
refusal-takeback-off = Takebacks are turned off in this game.
refusal-token-wrong = This device can’t play for that seat. Open the game in the browser you joined with.
refusal-too-big = This message is too large. The limit is { $most } bytes.
refusal-too-fast = Too many messages. Wait a moment and try again.
refusal-too-many-analyses = The analysis queue is full. Please try again later.
refusal-too-many-tables = You already have { $most } unfinished games. Finish or remove one of them first.
refusal-too-many-tries = Too many failed attempts. Please wait a minute.
refusal-watching-off = This game doesn’t allow spectators.
refusal-wrong-method = This address doesn’t support that request method.
refusal-wrong-origin = Requests from other websites aren’t allowed.

pages-missing = The server is running, but its web pages haven’t been built yet. To build them, start it with ./cupboard in the project folder.
serve-cannot-listen = The server can’t listen on { $host }, port { $port }: { $problem }
serve-needs-postgres = More than one process needs PostgreSQL. Add --database postgresql://…
serve-one-process = On Windows, the server can only run in one process.
worker-needs-postgres = Workers need the servers’ PostgreSQL database. Add --database postgresql://…

preview-join = { $known ->
    [named] { $name } invites you to play { $game }
   *[unnamed] You’re invited to play { $game }
}
preview-watch = { $known ->
    [named] Watch { $name } play { $game }
   *[unnamed] Watch a game of { $game }
}
