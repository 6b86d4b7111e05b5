"""Levels are shown with number, word and name, and can be entered by any of them."""

from __future__ import annotations

import pytest

from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.players.labels import label, level_called, name_of, strength, word_of
from cupboard.players.levels import LEVEL_NAMES
from cupboard.tui.setup import seat_players

every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)
every_level = pytest.mark.parametrize("level", LEVEL_NAMES)


@every_language
@every_level
def test_a_label_has_number_word_and_name(level: str, language: str) -> None:
    """The number in the texts is the level's position among all levels."""
    number, word = str(LEVEL_NAMES.index(level) + 1), word_of(level, language)
    assert strength(level, language).replace("\xa0", " ") == f"{number} · {word}"
    assert label(level, language) == f"{strength(level, language)} ({name_of(level, language)})"


@every_language
@every_level
def test_a_level_is_found_by_number_word_and_name(level: str, language: str) -> None:
    number = str(LEVEL_NAMES.index(level) + 1)
    for tongue in (language, "en"):
        called = (level, number, word_of(level, tongue), name_of(level, tongue))
        for word in called:
            assert level_called(word, language) == level, word
            assert level_called(f" {word.upper()} ", language) == level, word


def test_the_easy_level_of_the_docs() -> None:
    assert label("gardener", "en").replace("\xa0", " ") == "2 · Easy (Gardener)"


def test_accents_need_not_be_typed() -> None:
    assert level_called("facil", "es") == "gardener"
    assert level_called("Debutant", "fr") == "sprout"


@pytest.mark.parametrize("typed", ["0", "6", "", "¹", "leicht", "easy peasy"])
def test_unknown_levels_are_refused(typed: str) -> None:
    """This includes words of a language that is neither the reader's nor English."""
    assert level_called(typed, "fr") is None
    with pytest.raises(BadOptions) as refused:
        seat_players("kala", 2, ["person", typed], "fr")
    assert refused.value.key == "player-unknown"


def test_seats_are_filled_by_number_and_word() -> None:
    """The level's id is stored, whatever was typed."""
    assert seat_players("kalaha", 3, ["person", "2", "schwer"], "de") == (
        "person", "gardener", "miller",
    )  # fmt: skip
