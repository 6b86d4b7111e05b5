"""A second implementation of Da Capo, for tests: beans are moved from place to place.

It is written from the rules ledger, in another style than the rules: one mutable table with a
counter of beans per place. Everything else is computed from that when needed.
"""

from __future__ import annotations

from collections import Counter
from functools import cmp_to_key

BOX = ("box",)


class OracleTable:
    """A table whose beans are in ("hand", seat), ("cup", seat, number) or the box."""

    def __init__(self, beans: int, seats: int) -> None:
        self.players = list(range(seats))
        self.goal = 5 if seats in {2, 3} else 4
        self.bag = Counter[tuple[object, ...]]({("hand", seat): beans for seat in self.players})

    @classmethod
    def at(
        cls, stocks: tuple[int, ...], rows: tuple[tuple[int, ...], ...], box: int
    ) -> OracleTable:
        """Return a table in the middle of a game."""
        table = cls(0, len(stocks))
        for seat, held in enumerate(stocks):
            table.bag["hand", seat] = held
        for seat, row in enumerate(rows):
            for number, laid in enumerate(row, 1):
                table.bag["cup", seat, number] = laid
        table.bag[BOX] = box
        return table

    def count(self, *place: object) -> int:
        return self.bag[place]

    def move(self, source: tuple[object, ...], to: tuple[object, ...], how_many: int) -> None:
        assert self.bag[source] >= how_many
        self.bag[source] -= how_many
        self.bag[to] += how_many

    def row(self, seat: int) -> tuple[int, ...]:
        laid = [self.count("cup", seat, number) for number in range(1, self.goal + 1)]
        return tuple(beans for beans in laid if beans)

    def may_show(self, seat: int) -> list[int]:
        if self.finished():
            return []
        return [number for number in (1, 2, 3, 4, 5) if number <= self.count("hand", seat)]

    def with_beans(self) -> list[int]:
        return [seat for seat in self.players if self.count("hand", seat) > 0]

    def finished(self) -> bool:
        filled = any(self.count("cup", seat, self.goal) for seat in self.players)
        return filled or not self.with_beans()

    def play(self, showing: dict[int, int]) -> None:
        lucky = lone_highest(showing)
        for seat, number in showing.items():
            free = ("cup", seat, len(self.row(seat)) + 1)
            self.move(("hand", seat), free if seat == lucky else BOX, number)
        if not self.finished() and len(self.with_beans()) == 1:
            self.play_last(self.with_beans().pop())

    def play_last(self, seat: int) -> None:
        self.move(("hand", seat), ("cup", seat, len(self.row(seat)) + 1), 1)
        self.move(("hand", seat), BOX, self.count("hand", seat))

    def better(self, one: int, other: int) -> int:
        """Return a negative number if `one` ranks above `other`, 0 if they are tied."""
        ahead = len(self.row(other)) - len(self.row(one))
        return ahead or sum(self.row(one)) - sum(self.row(other))

    def ranks(self) -> tuple[int, ...]:
        """Return ranks as in sport: tied players share a rank."""
        ranks: dict[int, int] = {}
        line = sorted(self.players, key=cmp_to_key(self.better))
        for place, seat in enumerate(line):
            level = place and self.better(line[place - 1], seat) == 0
            ranks[seat] = ranks[line[place - 1]] if level else place + 1
        return tuple(ranks[seat] for seat in self.players)


def lone_highest(showing: dict[int, int]) -> int | None:
    """Return the seat with the highest single number, or None."""
    hands = Counter(showing.values())
    for number in (5, 4, 3, 2, 1):
        if hands[number] == 1:
            return next(seat for seat, shown in showing.items() if shown == number)
    return None
