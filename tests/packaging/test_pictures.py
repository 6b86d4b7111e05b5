"""The pictures in the documentation match what the program draws."""

from __future__ import annotations

import pytest

from cupboard.core.registry import game_ids
from tools.pictures import FOLDER, draw


@pytest.mark.parametrize("game_id", game_ids())
def test_pictures_are_current(game_id: str) -> None:
    """If a picture changed on purpose, run `python -m tools.pictures`."""
    assert (FOLDER / f"{game_id}.svg").read_text(encoding="utf-8") == draw(game_id)
