"""Location of the user's own data: games, tables and the machine's secrets."""

from __future__ import annotations

import os
from pathlib import Path


def data_dir() -> Path:
    """Return the folder for persistent user data, following the operating system's convention."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "cupboard"
