"""An echo server; with the name of a file it first commits each message to SQLite.

Run by the benchmark: `python -m cupboard.bench.echo_server [FILE]`.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiosqlite
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from cupboard.server import ports
from cupboard.server.run import serve_app

INSERT = "INSERT INTO messages (text) VALUES (?)"


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
    app.add_api_websocket_route("/socket", _echo)
    return app


async def _echo(socket: WebSocket) -> None:
    await socket.accept()
    database = socket.app.state.database
    try:
        while True:
            text = await socket.receive_text()
            if database is not None:
                await database.execute(INSERT, (text,))
            await socket.send_text(text)
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    listening = ports.listen("127.0.0.1", 0)
    app = create_app(sys.argv[1] if len(sys.argv) > 1 else None)
    serve_app(app, listening, lambda: print(ports.address(listening), flush=True))
