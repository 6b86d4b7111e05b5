"""Folders of the user: data (games, tables, the machine's secrets) and what can be made again."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "cupboard"


def data_dir() -> Path:
    """Return the folder for persistent user data, following the operating system's convention."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    former = Path(home) if home else Path.home() / ".local" / "share"
    return _former_or(former / NAME, user_data_path(NAME, appauthor=False))


def cache_dir() -> Path:
    """Return the folder for results that took long to compute, following the same convention."""
    home = os.environ.get("XDG_CACHE_HOME")
    former = Path(home) if home else Path.home() / ".cache"
    return _former_or(former / NAME, user_cache_path(NAME, appauthor=False))


def _former_or(former: Path, usual: Path) -> Path:
    """Return the folder that earlier versions used on every system, if only that one exists."""
    return former if former.is_dir() and not usual.is_dir() else usual
