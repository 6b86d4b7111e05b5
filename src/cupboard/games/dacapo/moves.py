"""Da Capo's only kind of move, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import IllegalMove, MalformedMove
from cupboard.core.types import Move
from cupboard.games.dacapo.layout import MAX_SHOWN


@dataclass(frozen=True, slots=True)
class Show(Move):
    """DACAPO-3: put a closed fist with this many beans on the table."""

    beans: int


def format_move(move: Show) -> str:
    return str(move.beans)


def parse_move(text: str) -> Show:
    """Parse a move.

    This does not check whether the player holds that many beans, because the text does not say
    whose move it is and the stocks of others may be hidden (DACAPO-10).
    """
    word = text.strip()
    if not (word.isascii() and word.isdecimal()):
        raise MalformedMove("dacapo-move-unreadable", rule="DACAPO-3", text=text[:20])
    if not is_showable(word):
        raise not_showable(word[:20])
    return Show(int(word))


def is_showable(number: int | str) -> bool:
    """DACAPO-3: return whether a fist can hold this many beans, 1 to 5."""
    return str(number) in {str(beans) for beans in range(1, MAX_SHOWN + 1)}


def not_showable(number: int | str) -> IllegalMove:
    return IllegalMove("dacapo-not-one-to-five", rule="DACAPO-3", beans=str(number), most=MAX_SHOWN)
