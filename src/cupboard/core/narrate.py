"""Tells facts in words, in every language, without knowing a rule.

A fact `Captured` of game `kalaha` is told by the text `kalaha-fact-captured`, with the
fact's fields as its arguments; a fact that has no text (each single bean that falls) is left to
the picture.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from typing import Any

from cupboard.core import texts
from cupboard.core.types import Chosen, Fact, Outcome

SEAT_FIELDS = frozenset({"seat", "owner", "other", "winner"})


def key_of(game_id: str, fact: Fact) -> str:
    """The text key of a fact."""
    words = re.sub(r"(?<!^)(?=[A-Z])", "-", type(fact).__name__).lower()
    return f"fact-{words}" if isinstance(fact, Chosen) else f"{game_id}-fact-{words}"


def tell(game_id: str, fact: Fact, language: str, names: Sequence[str]) -> str | None:
    """The fact in words, or None where it is not told."""
    if not is_told(game_id, fact):
        return None
    pairs = ((f.name, getattr(fact, f.name)) for f in dataclasses.fields(fact))
    details = {name: _argument(name, value, names) for name, value in pairs}
    return texts.say(language, key_of(game_id, fact), **details)


def is_told(game_id: str, fact: Fact) -> bool:
    """Whether there are words for it."""
    return texts.knows(texts.FALLBACK, key_of(game_id, fact))


def tell_outcome(outcome: Outcome, language: str, names: Sequence[str]) -> str:
    """Who won, and with how much."""
    winners = [names[seat] for seat in outcome.winners]
    key = "outcome-won" if len(winners) == 1 else "outcome-shared"
    points = ", ".join(f"{name} {n}" for name, n in zip(names, outcome.points, strict=True))
    return texts.say(language, key, names=", ".join(winners), points=points)


def _argument(name: str, value: Any, names: Sequence[str]) -> str | int:
    if name in SEAT_FIELDS and isinstance(value, int):
        return names[value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value)
    return str(value)
