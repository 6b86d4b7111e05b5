"""Golden records: one game of every table, which must replay in all later versions.

`python -m tests.contract.golden` writes the missing ones. `--anew` rewrites all of them; use it
only after raising a game's `rules_version`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from cupboard.core import record
from tests.contract.folders import TESTS, golden_folder
from tests.contract.support import TABLES, Table, random_play

FOLDER = TESTS / "golden"


def golden_path(table: Table) -> Path:
    return golden_folder(table.game.spec.id) / f"{table.preset}-{table.seats}.jsonl"


def golden_record(table: Table) -> record.Record:
    """Return the record of a random game from a fixed seed."""
    match = table.match(2026)
    return record.record_match([*random_play(match, random.Random(str(table)))][-1])


def main(anew: bool) -> None:
    for table in TABLES:
        path = golden_path(table)
        if table.game.spec.id not in ("bids", "peek") and (anew or not path.exists()):
            path.parent.mkdir(parents=True, exist_ok=True)
            golden_record(table).save(path)


if __name__ == "__main__":
    main("--anew" in sys.argv)
