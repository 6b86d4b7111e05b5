"""Keep strategy books in a temporary folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from cupboard.players.dacapo import library


@pytest.fixture(autouse=True)
def own_shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "cache_home", lambda: tmp_path / "compiled")
    library.shelf.cache_clear()
