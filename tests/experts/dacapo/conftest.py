"""Keep strategy books in a temporary folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from cupboard.experts.dacapo import book_store


@pytest.fixture(autouse=True)
def own_shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_store, "cache_dir", lambda: tmp_path)
    book_store.shelf.cache_clear()
