"""The README's screenshots exist, are small, and show every game."""

from __future__ import annotations

import re

import pytest

from cupboard.core.registry import game_ids
from tools.pictures import FOLDER, TOP
from tools.screens import SCREENS

LARGEST = 150_000
SHOWN = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (TOP / "README.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SHOWN)
def test_every_readme_picture_exists_and_is_small(path: str) -> None:
    assert 0 < (TOP / path).stat().st_size < LARGEST


def test_every_game_has_a_screenshot() -> None:
    """After adding a game, run `python -m tools.screens`."""
    taken = {f"{screen.name}.jpg" for screen in SCREENS}
    assert {f"table-{game_id}.jpg" for game_id in game_ids()} <= taken
    assert {(TOP / path) for path in SHOWN} == {FOLDER / name for name in taken}
