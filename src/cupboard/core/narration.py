"""Descriptions of facts in every language, independent of the rules.

The text of a fact `Captured` of game `kalaha` is `kalaha-fact-captured`, with the fact's fields as
its arguments. Facts without a text, such as each bean that is sown, appear only in the picture.

Texts address the reader: the argument `you` names the field that is the reader's own seat, so that
one text says both "You sow 4 beans" and "Anna sows 4 beans".
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any

from cupboard.core import i18n
from cupboard.core.types import Chosen, Fact, Outcome, Seat

SEAT_FIELDS = ("seat", "owner", "other", "winner")
NOBODY = "none"
BOTH = "both"
SAME = "same"


def key_of(game_id: str, fact: Fact) -> str:
    """Return the text key of a fact."""
    words = re.sub(r"(?<!^)(?=[A-Z])", "-", type(fact).__name__).lower()
    return f"fact-{words}" if isinstance(fact, Chosen) else f"{game_id}-fact-{words}"


def tell(
    game_id: str, fact: Fact, language: str, names: Sequence[str], you: Seat | None = None
) -> str | None:
    """Return the fact in words as the seat `you` reads it, or None if it has no text."""
    if not is_told(game_id, fact):
        return None
    fields = {field.name: getattr(fact, field.name) for field in dataclasses.fields(fact)}
    details = {name: _argument(name, value, names) for name, value in fields.items()}
    return i18n.text(language, key_of(game_id, fact), you=_role(fields, you), **details)


def is_told(game_id: str, fact: Fact) -> bool:
    """Return whether the fact has a text."""
    return i18n.has_text(i18n.FALLBACK, key_of(game_id, fact))


def tell_outcome(
    game_id: str, outcome: Outcome, language: str, names: Sequence[str], you: Seat | None = None
) -> str:
    """Return the winner and the margin in words, as the seat `you` reads it."""
    others = [names[seat] for seat in outcome.winners if seat != you]
    labels = [
        i18n.text(language, "player-you") if seat == you else name
        for seat, name in enumerate(names)
    ]
    points = ", ".join(f"{name} {n}" for name, n in zip(labels, outcome.points, strict=True))
    return i18n.text(
        language,
        _outcome_key(game_id, outcome),
        you="winner" if you in outcome.winners else NOBODY,
        names=", ".join(others),
        points=points,
        margin=_margin(outcome),
    )


def _outcome_key(game_id: str, outcome: Outcome) -> str:
    """Return the text key of an outcome; a game may have its own, for example by margin."""
    if len(outcome.winners) != 1:
        return "outcome-shared"
    own = f"{game_id}-outcome-won"
    return own if i18n.has_text(i18n.FALLBACK, own) else "outcome-won"


def _margin(outcome: Outcome) -> int:
    """Return the winner's lead over the second."""
    best, *rest = sorted(outcome.points, reverse=True)
    return best - max(rest, default=0)


def _role(fields: Mapping[str, Any], you: Seat | None) -> str:
    """Return the name of the field that is the reader's own seat; `both` if there are several.

    If none is, but all of several fields are another player's seat, return `same`.
    """
    seats = {name: fields[name] for name in SEAT_FIELDS if fields.get(name) is not None}
    own = [name for name, seat in seats.items() if seat == you]
    if own:
        return BOTH if len(own) > 1 else own[0]
    return SAME if len(seats) > 1 and len(set(seats.values())) == 1 else NOBODY


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
