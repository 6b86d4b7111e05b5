"""Where a person's own things are kept: games, tables, secrets of this machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_home() -> Path:
    """The folder for what must not be lost, where the system wants such folders to be."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "cupboard"
