"""A server that sends for every message what a move of Kalaha sends, and does nothing else.

Two clients make a pair. The sender gets an acknowledgement, and both get a message as long as the
frames of a move. With a file name, each message is committed to SQLite before.

Run by the benchmark: `python -m cupboard.bench.echo_server [FILE]`.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import aiosqlite
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from cupboard.server import ports
from cupboard.server.run import serve_app

INSERT: Final = "INSERT INTO messages (text) VALUES (?)"
FRAME_CHARACTERS: Final = 800
"""the usual length of the frames of a move"""
ACKNOWLEDGEMENT: Final = '{"type":"done","id":"1","number":17}'
FRAME: Final = f'{{"type":"steps","frames":["{"x" * FRAME_CHARACTERS}"]}}'


def create_app(file: str | None) -> FastAPI:
    """Create the application. All its sockets share one database connection."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.database = None
        if file is None:
            yield
            return
        async with aiosqlite.connect(file, isolation_level=None) as database:
            for setting in ("journal_mode=WAL", "synchronous=FULL"):
                await database.execute(f"PRAGMA {setting}")
            await database.execute("CREATE TABLE messages (id INTEGER PRIMARY KEY, text TEXT)")
            app.state.database = database
            yield

    app = FastAPI(lifespan=life)
    app.state.pairs = defaultdict(set)
    app.add_api_websocket_route("/socket/{pair}", _echo)
    return app


async def _echo(socket: WebSocket, pair: str) -> None:
    await socket.accept()
    database: aiosqlite.Connection | None = socket.app.state.database
    both: set[WebSocket] = socket.app.state.pairs[pair]
    both.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            if database is not None:
                # Without a transaction of its own, each statement is one.
                await database.execute(INSERT, (text,))
            await socket.send_text(ACKNOWLEDGEMENT)
            for client in tuple(both):
                await client.send_text(FRAME)
    except WebSocketDisconnect:
        pass
    finally:
        both.discard(socket)


if __name__ == "__main__":
    listening = ports.listen("127.0.0.1", 0)
    app = create_app(sys.argv[1] if len(sys.argv) > 1 else None)
    serve_app(app, listening, lambda: print(ports.address(listening), flush=True))
