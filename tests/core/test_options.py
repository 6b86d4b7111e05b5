"""Options are read from texts, refused with a reason, and round-trip through one word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cupboard.core import codec
from cupboard.core.errors import BadOptions
from cupboard.core.options import (
    Options,
    build,
    changed,
    from_text,
    of_seat,
    option,
    option_per_seat,
    option_specs,
    rotated,
    to_text,
)
from cupboard.games.kalaha import GAME, KalahaOptions
from cupboard.games.kalaha.spec import CAPTURES, ENDS


def read_words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise BadOptions("option-unknown", option="words", known="")
    return tuple(map(str, value))


@dataclass(frozen=True)
class Wordy(Options):
    words: Any = option((), rule="X-1", read=read_words)  # noqa: RUF009


@dataclass(frozen=True)
class Handicaps(Options):
    fewer: tuple[int, ...] = option_per_seat(rule="X-1", high=9)
    helped: tuple[bool, ...] = option_per_seat(rule="X-2")


any_options = st.builds(
    KalahaOptions,
    stones=st.integers(1, 12),
    pits=st.integers(1, 6),
    capture=st.sampled_from(CAPTURES),
    end=st.sampled_from(ENDS),
    sow_stores=st.booleans(),
    free_turns=st.booleans(),
)


@given(any_options)
def test_options_round_trip_through_a_word(options: KalahaOptions) -> None:
    word = to_text(options, codec.dump)
    assert " " not in word
    assert from_text(KalahaOptions, word) == options


@given(st.lists(st.text(max_size=8), max_size=3))
def test_data_with_any_characters_round_trips(words: list[str]) -> None:
    options = Wordy(words=tuple(words))
    text = to_text(options, codec.dump)
    assert " " not in text
    assert from_text(Wordy, text) == options


@given(st.lists(st.integers(0, 9), max_size=5), st.lists(st.booleans(), max_size=5))
def test_values_by_seat_round_trip(fewer: list[int], helped: list[bool]) -> None:
    options = build(Handicaps, {"fewer": fewer, "helped": helped})
    assert [of_seat(options.fewer, seat) for seat in range(len(fewer))] == fewer
    assert [of_seat(options.helped, seat) for seat in range(len(helped))] == helped
    assert from_text(Handicaps, to_text(options, codec.dump)) == options


def test_values_by_seat_are_read_from_texts_and_the_last_zeros_do_not_count() -> None:
    read = build(Handicaps, {"fewer": "0, 4,0", "helped": "no,yes"})
    assert changed(read) == {"fewer": (0, 4), "helped": (False, True)}
    assert build(Handicaps, {"fewer": [0, 0]}) == build(Handicaps, {"helped": []}) == Handicaps()


@pytest.mark.parametrize("fewer", [3, [10], [-1], [True], ["x"], {"a": 1}, None])
def test_wrong_values_by_seat_are_refused_with_their_rule(fewer: object) -> None:
    with pytest.raises(BadOptions) as refused:
        build(Handicaps, {"fewer": fewer})
    assert refused.value.rule == "X-1"


def test_values_by_seat_follow_the_players_to_their_next_seats() -> None:
    moved = rotated(Handicaps, {"fewer": [0, 4], "helped": [True]}, 3)
    assert moved == {"fewer": [4, 0, 0], "helped": [False, False, True]}
    assert build(Handicaps, moved) == Handicaps(fewer=(4,), helped=(False, False, True))


def test_texts_are_read_by_the_type_of_the_option() -> None:
    read = build(KalahaOptions, {"stones": "7", "free_turns": "no", "end": "no_move"})
    assert changed(read) == {"stones": 7, "free_turns": False, "end": "no_move"}


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("stones", "13", "KALAHA-V1"),
        ("free_turns", "perhaps", "KALAHA-V6"),
        ("capture", "all", "KALAHA-6"),
        ("stone", "4", None),
    ],
)
def test_invalid_values_are_refused(name: str, value: str, rule: str | None) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(**{name: value})
    assert refused.value.rule == rule
    assert value in str(refused.value) or name in str(refused.value)


def test_a_misspelt_option_gets_a_suggestion() -> None:
    with pytest.raises(BadOptions, match="stones"):
        GAME.options(stoness=3)


def test_every_option_of_kalaha_names_its_rule() -> None:
    assert all(spec.rule.startswith("KALAHA-") for spec in option_specs(KalahaOptions))
    assert {spec.kind for spec in option_specs(KalahaOptions)} == {"number", "choice", "flag"}
