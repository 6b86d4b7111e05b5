"""Paths use the compass letters of the reader's language; records use the English ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cupboard.core import i18n
from cupboard.core.match import Match
from cupboard.core.random_stream import SeededRandom
from cupboard.core.types import Chance
from cupboard.games.kala import GAME

LETTERS = {"de": "NOSW", "en": "NESW", "fr": "NESO", "es": "NESO", "nl": "NOZW"}
ENGLISH = "NESW"

languages = st.sampled_from(i18n.LANGUAGES)
moves = st.builds(
    lambda steps, harvest, landing: steps + harvest + landing,
    st.text(ENGLISH, min_size=1, max_size=5),
    st.sampled_from(["", "x"]),
    st.sampled_from(["", "@c3", "@a1", "@d4"]),
)


@pytest.mark.rule("KALA-5")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_each_language_has_its_compass_letters(language: str) -> None:
    north, east, south, west = tuple(LETTERS[language])
    assert i18n.text(language, "kala-compass") == LETTERS[language]
    assert GAME.written("NNEx", language) == f"{north}{north}{east}x"
    assert GAME.written("SSW@c3", language) == f"{south}{south}{west}@c3"
    for letter in LETTERS[language]:
        assert letter in i18n.text(language, "kala-move-help")


@pytest.mark.rule("KALA-5")
@given(moves, languages)
def test_both_spellings_of_a_move_are_understood(move: str, language: str) -> None:
    written = GAME.written(move, language)
    for typed in (written, written.lower(), move):
        assert GAME.stored(typed, language) == move.upper()


@pytest.mark.rule("KALA-5")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_move_of_a_game_can_be_typed_in_every_language(language: str) -> None:
    """O is east in German and Dutch but west in French and Spanish; the language decides."""
    match = Match(GAME, GAME.options(), 2, b"a compass")
    rng = SeededRandom(b"a compass", 1)
    while not match.over:
        if isinstance(match.turn, Chance):
            match.draw()
            continue
        seat = match.waiting_for[0]
        for move in GAME.legal(match.state, seat):
            typed = GAME.written(GAME.format(move), language)
            assert GAME.parse(GAME.stored(typed, language), match.state) == move
        match.play(seat, GAME.legal(match.state, seat).sample(rng))
