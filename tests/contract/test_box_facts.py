"""Every game has its box facts (genre, players, minutes, age) in every language."""

from __future__ import annotations

import pytest

from cupboard.core import i18n
from cupboard.core.registry import game
from cupboard.core.spec import Genre, Minutes

PRINTED = {
    "kala": (Genre.STRATEGY, 10, Minutes(15, 30), ("Steffen Mühlhäuser", "Daniel Krieg")),
    "ronda": (Genre.MEMORY, 7, Minutes(10, 20), ("Steffen Mühlhäuser",)),
    "hopper": (Genre.DEXTERITY, 7, Minutes(10, 20), ("Steffen Mühlhäuser",)),
    "dacapo": (Genre.BLUFFING, 8, Minutes(5, 10), ("Fred Horn",)),
    "kalaha": (Genre.STRATEGY, 6, Minutes(10), ()),
    "kessel": (Genre.COLLECTING, 6, Minutes(30, 30, estimated=True), ()),
}


@pytest.mark.parametrize("game_id", PRINTED)
def test_every_game_has_its_box_facts(game_id: str) -> None:
    spec = game(game_id).spec
    assert (spec.genre, spec.age, spec.minutes, spec.authors) == PRINTED[game_id]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_genre_has_its_text(language: str) -> None:
    words = [i18n.text(language, f"genre-{genre.value}") for genre in Genre]
    assert all(i18n.has_text(language, f"genre-{genre.value}") for genre in Genre)
    assert len(set(words)) == len(words)
