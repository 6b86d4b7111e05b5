"""Play fixed random games of every compiled table and print a digest of all their states.

This runs as a program, because Numba's switch (compiled or interpreted) must be set before
anything is imported.
"""

from __future__ import annotations

import hashlib
import random
import sys

from tests.contract.support import TABLES, random_play

GAMES = 2


def digests() -> dict[str, str]:
    """Return one digest per compiled table."""
    found = {}
    for table in TABLES:
        if table.game.kernel is None:
            continue
        digest = hashlib.sha256()
        for number in range(GAMES):
            for match in random_play(table.match(number), random.Random(f"{table} {number}")):
                digest.update(table.game.encode(match.state).encode())
        found[str(table)] = digest.hexdigest()
    return found


if __name__ == "__main__":
    for name, digest in digests().items():
        sys.stdout.write(f"{name} {digest}\n")
