"""A second implementation of Hopper, written from the rules ledger alone.

Cups are lists on a grid of rows, beans are counted and have no numbers, and only the names of
places are shared with the rules. It follows a game bean by bean (`Moved`) and knows the next
player, the hands and the points.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

LYING = ("tray", "table", "off")


@dataclass
class Cup:
    beans: int = 0
    black: bool = False


@dataclass(frozen=True)
class Moved:
    """A bean's move to a place (from None: the shooter's hand), and the seat that caused it."""

    seat: int
    origin: str | None
    place: str


class Oracle:
    def __init__(self, beans: int, seats: int, long: bool, close: bool = True) -> None:
        self.hands = [beans // seats for _ in range(seats)]
        self.loose = beans % seats
        self.rows = [[Cup() for _ in range(4)] for _ in range(4)]
        self.owned: list[list[str]] = [[] for _ in range(seats)]
        self.seats, self.long, self.close = seats, long, close
        self.next = -1
        self.finale = False

    def cup(self, name: str) -> Cup:
        return self.rows[int(name[1]) - 1]["abcd".index(name[0])]

    def flew(self, moves: list[Moved]) -> None:
        """Apply all moves of one flight, in the order in which the beans stopped."""
        for move in moves:
            self.lift(move)
        taken = [(move.seat, cup) for move in moves if (cup := self.drop(move)) is not None]
        for seat, cup in taken:
            self.take(seat, cup)
        if taken:
            self.push_together()
        if not self.over():
            self.who_is_next(moves)

    def lift(self, move: Moved) -> None:
        if move.origin is None:
            self.hands[move.seat] -= 1
        elif move.origin in LYING:
            self.loose -= 1
        else:
            self.cup(move.origin).beans -= 1

    def drop(self, move: Moved) -> Cup | None:
        """Put the bean down, and return the cup that it filled, if any."""
        if move.place in LYING:
            self.loose += 1
            return None
        cup = self.cup(move.place)
        cup.beans += 1
        return cup if cup.beans == 4 else None

    def take(self, seat: int, cup: Cup) -> None:
        self.loose += cup.beans
        cup.beans = -1
        self.owned[seat].append("black" if cup.black else "neutral")
        standing = [c for row in self.rows for c in row if c.beans >= 0]
        if not standing and self.finale:
            self.owned[seat][-1] = "last"

    def push_together(self) -> None:
        """Close up the cups after a claim.

        Cups inside the new, smaller block keep their places and the others fill the gaps. With the
        option to leave gaps, they are closed only when the black cup joins.
        """
        here = {
            (r, c): cup
            for r, row in enumerate(self.rows)
            for c, cup in enumerate(row)
            if cup.beans >= 0
        }
        neutral = sum(not cup.black for cup in here.values())
        joins = self.long and not self.finale and neutral <= 3
        if not self.close and not joins:
            return
        number = len(here) + joins
        wide = math.ceil(math.sqrt(number))
        wanted = [(i // wide, i % wide) for i in range(number)]
        block = {at: here.pop(at) for at in wanted if at in here}
        waiting = [here[at] for at in sorted(here)]
        if joins:
            waiting.append(Cup(black=True))
            self.finale = True
        for at in wanted:
            if at not in block:
                block[at] = waiting.pop(0)
        assert not waiting
        high = math.ceil(number / wide) if wide else 0
        self.rows = [[block[r, c] for c in range(wide) if (r, c) in block] for r in range(high)]

    def who_is_next(self, moves: list[Moved]) -> None:
        shooters = {move.seat for move in moves if move.origin is None}
        last = shooters.pop() if len(shooters) == 1 else self.next
        around = [(last + k) % self.seats for k in range(1, self.seats + 1)]
        if self.finale:
            self.next = last
            empty = [seat for seat in around if not self.hands[seat]]
            while empty and self.loose:
                for seat in empty:
                    if self.loose:
                        self.hands[seat] += 1
                        self.loose -= 1
            return
        for seat in around:
            if not self.hands[seat]:
                self.hands[seat], self.loose = self.loose, 0
            if self.hands[seat]:
                self.next = seat
                return

    def over(self) -> bool:
        if self.long:
            return not self.shown()
        return any(len(cups) >= 4 for cups in self.owned)

    def points(self) -> tuple[int, ...]:
        worth = {"neutral": 1, "black": 2, "last": 3}
        return tuple(sum(worth[cup] for cup in cups) for cups in self.owned)

    def shown(self) -> dict[str, tuple[int, bool]]:
        """Return every remaining cup by name: its beans, and whether it is black."""
        return {
            f"{'abcd'[c]}{r + 1}": (cup.beans, cup.black)
            for r, row in enumerate(self.rows)
            for c, cup in enumerate(row)
            if cup.beans >= 0
        }
