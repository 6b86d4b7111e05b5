"""The pictures in the documentation are what the program draws today."""

from __future__ import annotations

import pytest

from cupboard.core.registry import game_ids
from tools.pictures import FOLDER, draw


@pytest.mark.parametrize("game_id", game_ids())
def test_pictures_are_fresh(game_id: str) -> None:
    """Run `python -m tools.pictures` when this fails on purpose."""
    assert (FOLDER / f"{game_id}.svg").read_text(encoding="utf-8") == draw(game_id)
