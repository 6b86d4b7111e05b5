"""Where compiled code is kept.

Numba notices a change of the file a function stands in, but not of what that function was inlined
from. So each state of the sources gets a cache folder of its own, named by their fingerprint, and
nothing stale is ever run.
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
"""Folders that are left lying, for people who switch between versions."""


@cache
def fingerprint() -> str:
    """A name for the present state of all sources that are compiled or inlined."""
    home = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for part in ("core", "games", "search", "players"):
        for source in sorted((home / part).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """The folder for compiled code of all versions."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "cupboard" / "compiled"


def use_own_cache() -> None:
    """Let Numba keep its code in the folder of these sources, unless the user chose another."""
    config: Any = numba_config
    if config.CACHE_DIR:
        return
    folder = cache_home() / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        config.CACHE_DIR = str(folder)
        _forget_old(folder.parent)
    except OSError:
        return  # nowhere to write, or another process tidies up: Numba can do without


def mark(name: str) -> Path | None:
    """A file that says that something of these sources lies compiled on disk; None where nothing
    is kept there."""
    config: Any = numba_config
    folder = config.CACHE_DIR
    return Path(folder) / f"{name}-{fingerprint()}.ready" if folder else None


def _forget_old(home: Path) -> None:
    folders = sorted((f for f in home.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime)
    for folder in folders[:-KEEP]:
        shutil.rmtree(folder, ignore_errors=True)
