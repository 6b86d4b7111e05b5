"""Rule texts show the numbers of the table at which they are read."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cupboard
from cupboard.core import i18n
from cupboard.core.options import option_specs

CHANGED: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    "kala": ({"store_beans": 37}, "KALA-2", {"beans": 37}),
    "ronda": ({"beans": 17}, "RONDA-2", {"beans": 17}),
    "hopper": ({"beans": 63}, "HOPPER-2", {"beans": 63}),
    "dacapo": ({"beans": 23}, "DACAPO-2", {"beans": 23}),
    "kalaha": ({"pits": 3}, "KALAHA-1", {"pits": 3}),
}


def told(game: Any, clause: str, language: str, numbers: Any) -> str:
    return i18n.text(language, f"rule-{clause}", **numbers)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_every_number_in_a_rule_text_is_filled_in(game_id: str, language: str) -> None:
    """No text has a gap, with the numbers of any preset."""
    game = cupboard.game(game_id)
    for preset in game.spec.presets:
        for clause in game.spec.clauses:
            text = told(game, clause.id, language, game.default_arguments(preset))
            assert "{" not in text, (clause.id, text)
            assert not re.search(r"\$\w", text), (clause.id, text)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game_id", CHANGED)
def test_rule_texts_show_the_numbers_of_the_table(game_id: str, language: str) -> None:
    game = cupboard.game(game_id)
    changes, clause, numbers = CHANGED[game_id]
    options, seats = game.options(**changes), game.spec.seats[0]
    own = told(game, clause, language, game.rule_arguments(options, seats))
    usual = told(game, clause, language, game.default_arguments())
    [(name, changed)] = numbers.items()
    assert str(changed) in own
    assert str(changed) not in usual
    assert str(game.default_arguments()[name]) in usual


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("pits", range(1, 7))
def test_a_small_board_is_described_correctly(language: str, pits: int) -> None:
    kalaha = cupboard.game("kalaha")
    numbers = kalaha.rule_arguments(kalaha.options("kalah", pits=pits, stones=1), 2)
    board = told(kalaha, "KALAHA-1", language, numbers)
    assert (str(pits) in board) == (pits > 1)
    assert "6" not in board or pits == 6


@pytest.mark.rule("KALAHA-V1")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_another_number_of_stones_is_described_correctly(language: str) -> None:
    kalaha = cupboard.game("kalaha")
    texts_told = set()
    for stones in range(1, 13):
        options = kalaha.options(stones=stones)
        text = told(kalaha, "KALAHA-V1", language, kalaha.rule_arguments(options, 2))
        assert (str(stones) in text) == (stones not in (1, 4))
        texts_told.add(text)
    assert len(texts_told) == 12


@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_the_numbers_come_from_the_options(game_id: str) -> None:
    """Each numeric option changes an argument of the rule texts."""
    game = cupboard.game(game_id)
    seats = game.spec.seats[0]
    for option in option_specs(game.spec.options):
        if option.kind == "number":
            other = option.low if option.default != option.low else option.high
            value: Any = [option.high] if option.per_seat else other
            changed = game.options(**{option.name: value})
            usual = game.spec.options()
            assert game.rule_arguments(changed, seats) != game.rule_arguments(usual, seats), (
                option.name
            )
