"""The table's own server as the tests of the pages need it: quick, and patient with many guests."""

from __future__ import annotations

import sys
from pathlib import Path

from cupboard.table import logs, serving
from cupboard.table.settings import Settings


def main(data: Path, port: int = 0) -> None:
    logs.set_up(as_json=True)
    settings = Settings(data=data, pause_ms=0, warm=False, tables_per_minute=6000, away_seconds=0.5)
    listening = serving.listen("127.0.0.1", port)
    address = serving.address(listening)
    serving.run(settings, listening, lambda: print(address, flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
