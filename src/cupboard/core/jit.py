"""Location of the compiled-code cache.

Numba notices a change in the file that defines a function, but not in the functions inlined into
it. Each state of the sources therefore gets its own cache folder, named after its fingerprint, so
that stale code never runs.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core import config as numba_config

KEEP = 16
"""Number of old cache folders to keep, for people who switch between versions."""


@cache
def fingerprint() -> str:
    """Return a fingerprint of all sources that are compiled or inlined."""
    home = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for part in ("core", "games", "search", "players", "experts"):
        for source in sorted((home / part).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_dir() -> Path:
    """Return the folder for compiled code of all versions."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "cupboard" / "compiled"


def use_own_cache() -> None:
    """Point Numba at the cache folder for these sources, unless the user chose another."""
    config: Any = numba_config
    if config.CACHE_DIR:
        return
    folder = cache_dir() / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        config.CACHE_DIR = str(folder)
        _forget_old(folder.parent)
    except OSError:
        return  # not writable, or another process is tidying up; Numba works without


def mark(name: str) -> Path | None:
    """Return a marker file that records a compiled part of these sources.

    Return None if nothing is cached on disk.
    """
    config: Any = numba_config
    folder = config.CACHE_DIR
    return Path(folder) / f"{name}-{fingerprint()}.ready" if folder else None


def _forget_old(home: Path) -> None:
    folders = sorted((f for f in home.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime)
    for folder in folders[:-KEEP]:
        shutil.rmtree(folder, ignore_errors=True)
