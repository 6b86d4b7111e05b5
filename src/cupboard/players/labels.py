"""Labels of the levels: a number, a plain word and a name."""

from __future__ import annotations

import unicodedata

from cupboard.core import i18n
from cupboard.players.levels import LEVEL_NAMES


def number_of(level: str) -> int:
    """Return the number of a level, 1 for the easiest."""
    return LEVEL_NAMES.index(level) + 1


def name_of(level: str, language: str) -> str:
    """Return the name of a level."""
    return i18n.text(language, f"level-{level}")


def word_of(level: str, language: str) -> str:
    """Return the strength as a plain word."""
    return i18n.text(language, f"level-{level}-word")


def label(level: str, language: str) -> str:
    """Return the full label for choosing a level: number, word and name."""
    return i18n.text(language, f"level-{level}-label")


def strength(level: str, language: str) -> str:
    """Return the number and word that appear next to a level's name."""
    return i18n.text(language, f"level-{level}-strength")


def level_called(typed: str, language: str) -> str | None:
    """Return the level that a typed text means, or None.

    It may be the id, the number, or the word or name in the reader's language or in English. Case
    and accents do not matter.
    """
    meant = _plain(typed)
    for level in LEVEL_NAMES:
        spoken = (call(level, tongue) for tongue in (language, i18n.FALLBACK) for call in CALLS)
        if meant in {level, str(number_of(level)), *map(_plain, spoken)}:
            return level
    return None


CALLS = (word_of, name_of)


def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFD", word.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
