"""Tables in memory, and the connections to them.

The life of a move, from one browser's message to everyone's frames:

1.  `connection._read` takes a message from the WebSocket: rate limit, size, and its type (`Move`).
2.  `commands.handle` holds the table, so that one change is made at a time, and calls `_move`.
3.  `seats.require_seat` checks that this connection decides for the seat.
4.  `LiveTable.play` checks that the game runs, that the move is meant for the present number, and
    that the seat may move now (`realtime.PendingChance`).
5.  `EventLog.play` reads the move and lets `Match.play` apply the rules. Chance events that follow
    are drawn from the seed. The result is a `LogAppend`: the new lines of the log, or a secret
    choice (`Seal`).
6.  `LiveTable.commit` writes it to the storage, together with the moves of other tables that wait.
    If that fails, the table stays as it was, and no client has seen the move.
7.  `LiveTable._publish_entries` sets the clocks (`move_clock.MoveClocks`) and closes an open
    request (`takeback_offer.TakebackOffer`).
8.  `LiveTable._send_steps` writes the frames, once per `Perspective`. `frame_text.EntryText` (and
    `frames.frame`, whose text it writes) is the only place where states and facts become messages,
    through the game's `view` and `see`.
9.  `SocketConnection.send` sends the text. It waits in a queue only if the client reads slowly.
10. `engine_seats.EngineSeats.wake` lets engines think if it is their turn. Their moves take the
    same way from station 4 on.

`tables.LiveTables` opens, finds, loads and unloads tables. Loading folds the stored log with
`EventLog.replay`; the log alone is enough to continue a game.
"""
