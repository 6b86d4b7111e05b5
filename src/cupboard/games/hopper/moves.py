"""Hopper's moves and their texts.

A move is a shot or, in referee mode, where a bean stopped, how cups were pushed, or how many beans
were taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from cupboard.core.errors import MalformedMove
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Move, Rng
from cupboard.games.hopper.places import CELL_NAMES

AIM: Final = (-1000, 1000)
POWER: Final = (0, 1000)
TIMING: Final = (-1000, 1000)
RANGES: Final = (AIM, POWER, TIMING)

LOOSE_WORD: Final = "loose"


@dataclass(frozen=True, slots=True)
class Shot(Move):
    """HOPPER-3, HOPPER-12: shoot one bean from the seat's own edge of the table.

    Aim: -1000 (left) to 1000 (right), 0 over the centre. Power: 0 to 1000, 500 reaches the centre.
    Timing: 0 is the perfect moment of the slap, -1000 far too early, 1000 far too late. Tick:
    milliseconds after the first shot of the same flight, if others joined it.
    """

    aim: int
    power: int
    timing: int
    tick: int = 0

    @classmethod
    def clamped(cls, aim: float, power: float, timing: float) -> Shot:
        """Return the nearest possible shot: integers within their ranges."""
        pairs = zip((aim, power, timing), RANGES, strict=True)
        return cls(*(min(max(round(value), low), high) for value, (low, high) in pairs))

    @property
    def in_range(self) -> bool:
        values = (self.aim, self.power, self.timing)
        return all(low <= n <= high for n, (low, high) in zip(values, RANGES, strict=True))


@dataclass(frozen=True, slots=True)
class Change:
    """HOPPER-13: number of beans that the hit sent into (positive) or out of (negative) a cup."""

    cup: str
    beans: int


@dataclass(frozen=True, slots=True)
class Rest(Move):
    """HOPPER-13: the bean that was shot stopped in a cup (`c2`), or is `loose`.

    `changes` are the other beans that the hit moved into or out of cups, in order.
    """

    place: str
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Push(Move):
    """HOPPER-6, HOPPER-13: cups were pushed together, each from its cell to another."""

    cups: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Take(Move):
    """HOPPER-7, HOPPER-13: a player who ran out took this many loose beans."""

    beans: int


HopperMove: TypeAlias = Shot | Rest | Push | Take


def format_move(move: HopperMove) -> str:
    if isinstance(move, Shot):
        later = f" {move.tick}" if move.tick else ""
        return f"shot {move.aim} {move.power} {move.timing}{later}"
    if isinstance(move, Push):
        return " ".join(["push", *(f"{origin}>{cell}" for origin, cell in move.cups)])
    if isinstance(move, Take):
        return f"take {move.beans}"
    return " ".join(["rest", move.place, *(f"{c.cup}{c.beans:+d}" for c in move.changes)])


_WHOLE = re.compile(r"[+-]?\d{1,6}", re.ASCII)
_CHANGE = re.compile(r"([a-d][1-4])([+-][1-9]\d?)", re.ASCII)
_PUSH = re.compile(r"([a-d][1-4])>([a-d][1-4])", re.ASCII)
_BEANS = re.compile(r"[1-9]\d{0,2}", re.ASCII)

SHOT_WORD: Final = "shot"


def parse_move(text: str) -> HopperMove:
    """Parse a move of any kind; the rules decide whether it is legal."""
    words = text.lower().split()
    read = _READERS.get(words[0]) if words else None
    if read is None:
        raise MalformedMove("hopper-move-unreadable", rule="HOPPER-3", text=text[:40])
    return read(text, words[1:])


def kind_of(text: str) -> str | None:
    """Return the word that names the kind of move a text is meant to be, or None."""
    word = next(iter(text.lower().split()), "")
    return word if word in _READERS else None


def _parse_shot(text: str, words: list[str]) -> Shot:
    numbers = len(words) - len(RANGES)
    if numbers not in (0, 1) or not all(_WHOLE.fullmatch(word) for word in words):
        raise MalformedMove("hopper-shot-unreadable", rule="HOPPER-12", text=text[:40])
    return Shot(*map(int, words))


def _parse_rest(text: str, words: list[str]) -> Rest:
    found = [_CHANGE.fullmatch(word) for word in words[1:]]
    changes = tuple(Change(match[1], int(match[2])) for match in found if match)
    readable = len(changes) == len(found) == len({change.cup for change in changes})
    if not readable or not words or words[0] not in (*CELL_NAMES, LOOSE_WORD):
        raise MalformedMove("hopper-rest-unreadable", rule="HOPPER-13", text=text[:40])
    return Rest(words[0], changes)


def _parse_push(text: str, words: list[str]) -> Push:
    found = [_PUSH.fullmatch(word) for word in words]
    push = Push(tuple((match[1], match[2]) for match in found if match))
    if not words or len(push.cups) < len(words) or not moves_cups(push):
        raise MalformedMove("hopper-push-unreadable", rule="HOPPER-13", text=text[:40])
    return push


def moves_cups(push: Push) -> bool:
    """Return whether it names every cup once, with another cell for each."""
    origins = [origin for origin, _ in push.cups]
    return len(set(origins)) == len(origins) > 0 and all(a != b for a, b in push.cups)


def _parse_take(text: str, words: list[str]) -> Take:
    if len(words) != 1 or not _BEANS.fullmatch(words[0]):
        raise MalformedMove("hopper-take-unreadable", rule="HOPPER-13", text=text[:40])
    return Take(int(words[0]))


_READERS: Final[dict[str, Callable[[str, list[str]], HopperMove]]] = {
    SHOT_WORD: _parse_shot,
    "rest": _parse_rest,
    "push": _parse_push,
    "take": _parse_take,
}


def _about_the_middle(low: int, high: int, rng: Rng) -> int:
    half = (high - low) // 2 + 1
    return low + rng.randrange(half) + rng.randrange(half)


class Shots(MoveSet[HopperMove]):
    """HOPPER-12: all possible shots; HOPPER-10: within these ticks of the flight."""

    finite = False

    def __init__(self, earliest: int = 0, latest: int = 0) -> None:
        self.earliest = earliest
        self.latest = latest

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Shot) and move.in_range and self.earliest <= move.tick <= self.latest
        )

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[HopperMove]:
        raise TypeError("there are too many shots to list")

    def sample(self, rng: Rng) -> Shot:
        """Return a random shot, more likely near the middle of the ranges than at their ends."""
        aim, power, timing = (_about_the_middle(low, high, rng) for low, high in RANGES)
        # Draw no random number if there is only one tick.
        later = rng.randrange(self.latest - self.earliest + 1) if self.latest else 0
        return Shot(aim, power, timing, self.earliest + later)

    def first(self) -> Shot:
        """Return a weak shot: the bean lands on the table in front of the tray."""
        return Shot(0, 0, 0, self.earliest)
