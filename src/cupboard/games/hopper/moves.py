"""Hopper's moves and their texts: a shot, and on a real table where its bean came to rest."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
    """HOPPER-3, HOPPER-12: one own bean, catapulted from the own edge of the table.

    Aim: -1000 (left) to 1000 (right), 0 over the middle. Power: 0 to 1000, 500 reaches the middle.
    Timing: 0 is the perfect moment of the slap, -1000 far too early, 1000 far too late.
    Tick: so many milliseconds after the first shot of the same flight, where others joined it.
    """

    aim: int
    power: int
    timing: int
    tick: int = 0

    @classmethod
    def clamped(cls, aim: float, power: float, timing: float) -> Shot:
        """The nearest shot a hand can make: whole numbers within their ranges."""
        pairs = zip((aim, power, timing), RANGES, strict=True)
        return cls(*(min(max(round(value), low), high) for value, (low, high) in pairs))

    @property
    def in_range(self) -> bool:
        values = (self.aim, self.power, self.timing)
        return all(low <= n <= high for n, (low, high) in zip(values, RANGES, strict=True))


@dataclass(frozen=True, slots=True)
class Change:
    """HOPPER-13: beans that the hit sent into a cup (positive) or out of it (negative)."""

    cup: str
    beans: int


@dataclass(frozen=True, slots=True)
class Rest(Move):
    """HOPPER-13: the bean that was shot came to rest in a cup (`c2`), or `loose`; and what else
    the hit moved into or out of cups, in the order in which it happened."""

    place: str
    changes: tuple[Change, ...] = ()


HopperMove: TypeAlias = Shot | Rest


def format_move(move: HopperMove) -> str:
    if isinstance(move, Shot):
        later = f" {move.tick}" if move.tick else ""
        return f"shot {move.aim} {move.power} {move.timing}{later}"
    return " ".join(["rest", move.place, *(f"{c.cup}{c.beans:+d}" for c in move.changes)])


_WHOLE = re.compile(r"[+-]?\d{1,6}", re.ASCII)
_CHANGE = re.compile(r"([a-d][1-4])([+-][1-9]\d?)", re.ASCII)


def parse_move(text: str) -> HopperMove:
    """A move of any table; whether it is allowed here is for the rules to say."""
    words = text.lower().split()
    if words[:1] == ["shot"]:
        return _parse_shot(text, words[1:])
    if words[:1] == ["rest"] and len(words) > 1:
        return _parse_rest(text, words[1:])
    raise MalformedMove("hopper-move-unreadable", rule="HOPPER-3", text=text[:40])


def _parse_shot(text: str, words: list[str]) -> Shot:
    numbers = len(words) - len(RANGES)
    if numbers not in (0, 1) or not all(_WHOLE.fullmatch(word) for word in words):
        raise MalformedMove("hopper-shot-unreadable", rule="HOPPER-12", text=text[:40])
    return Shot(*map(int, words))


def _parse_rest(text: str, words: list[str]) -> Rest:
    found = [_CHANGE.fullmatch(word) for word in words[1:]]
    changes = tuple(Change(match[1], int(match[2])) for match in found if match)
    readable = len(changes) == len(found) == len({change.cup for change in changes})
    if not readable or words[0] not in (*CELL_NAMES, LOOSE_WORD):
        raise MalformedMove("hopper-rest-unreadable", rule="HOPPER-13", text=text[:40])
    return Rest(words[0], changes)


def _about_the_middle(low: int, high: int, rng: Rng) -> int:
    half = (high - low) // 2 + 1
    return low + rng.randrange(half) + rng.randrange(half)


class Shots(MoveSet[HopperMove]):
    """HOPPER-12: every shot a hand can make; HOPPER-10: within these ticks of its flight."""

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
        """Anywhere, and rather about the middle than at the ends, as hands do."""
        aim, power, timing = (_about_the_middle(low, high, rng) for low, high in RANGES)
        # No luck is asked for where there is but one tick.
        later = rng.randrange(self.latest - self.earliest + 1) if self.latest else 0
        return Shot(aim, power, timing, self.earliest + later)

    def first(self) -> Shot:
        """A feeble slap: the bean drops on the table before the tray."""
        return Shot(0, 0, 0, self.earliest)
