"""Helpers of the Kala tests: short position strings, and states in the oracle's form."""

from __future__ import annotations

from typing import Any

import cupboard
from cupboard.core.errors import CupboardError
from cupboard.core.i18n import LANGUAGES
from cupboard.core.types import Fact, Over, Played, Resolved
from cupboard.games.kala import GAME, KalaState, Sow
from cupboard.games.kala.moves import parse_move
from tests.games.kala import oracle

STAGES = ("lot", "sow", "bonus", "lost")
EMPTY = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0"


def table_of(state: KalaState) -> oracle.Table:
    """Return a state in the oracle's form."""
    return oracle.Table(
        tuple(zip(oracle.CUPS, state.field, strict=True)),
        (state.cups[0], state.cups[1]),
        (state.at[0], state.at[1]),
        (state.stores[0], state.stores[1]),
        state.bank,
        state.bank_open,
        STAGES[state.phase],
        state.actor,
    )


def position(body: str, agreed: str = "-") -> KalaState:
    """Return the state of a position string without its header."""
    state = cupboard.position(f"kala 2 {agreed} {body}")
    assert isinstance(state, KalaState)
    return state


def begun(preset: str = "store", seat: int = 0, **choices: Any) -> KalaState:
    """Return a new game with this starting player."""
    state = GAME.new(GAME.options(preset, **choices), 2)
    return GAME.apply(state, Resolved("lot", seat)).state


def texts(state: KalaState) -> list[str]:
    """Return the legal moves of the seat to act, as typed."""
    return [GAME.format(move) for move in GAME.legal(state, state.actor)]


def played(state: KalaState, text: str) -> tuple[KalaState, tuple[Fact, ...]]:
    """Return the state after a move of the seat to act, and its facts."""
    step = GAME.apply(state, Played(state.actor, GAME.parse(text, state)))
    return step.state, step.facts


def after(state: KalaState, *moves: str) -> KalaState:
    for text in moves:
        state, _ = played(state, text)
    return state


def beans_at(state: KalaState, cup: str) -> int:
    """Return the beans in a field cup, covered or not."""
    return state.field[oracle.CUPS.index(cup)]


def is_over(state: KalaState) -> bool:
    return isinstance(GAME.turn(state), Over)


def sow(text: str) -> Sow:
    """Return a move, legal or not."""
    return parse_move(text)


def require_words(problem: CupboardError) -> None:
    """Assert that an error has its own text in every language."""
    told = {problem.tell(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(problem.key not in words and "$" not in words for words in told)
