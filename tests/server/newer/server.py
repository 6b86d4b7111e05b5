"""A server of the later version: `python -m tests.server.newer.server DATA DATABASE`."""

from __future__ import annotations

import sys
from pathlib import Path

from sqlalchemy import Column, String

from cupboard.server import ports, request_log, run
from cupboard.server.storage import migrations, schema
from tests.server.running import settings

REVISIONS = Path(__file__).parent / "revisions"


def main(data: str, database: str) -> None:
    request_log.set_up(as_json=True)
    schema.VERSION = 7
    schema.seats.append_column(Column("colour", String, nullable=False, server_default="red"))
    migrations.FOLDERS.append(REVISIONS)
    listening = ports.listen("127.0.0.1", 0)
    chosen = settings(Path(data), database=database)
    run.run(chosen, listening, lambda: print(ports.address(listening), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
