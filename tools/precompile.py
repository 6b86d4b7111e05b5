"""Compile the rules and searches of all games into the cache, each once.

Without this, all processes of the test suite would compile the same code at the same time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from cupboard.core.registry import game_ids
from cupboard.server import precompile


def main() -> int:
    """Compile games, on half of the cores, and return the exit code."""
    missing = [game_id for game_id in game_ids() if not precompile.is_compiled(game_id)]
    with ThreadPoolExecutor(max(1, (os.cpu_count() or 1) // 2)) as pool:
        return max(pool.map(_compile, missing), default=0)


def _compile(game_id: str) -> int:
    command = [sys.executable, "-m", precompile.__name__, game_id]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
