"""A second implementation of Kalaha from the rules ledger, in the simplest Python.

Cups are named ("pit", seat, i) and ("store", seat) and hold lists of stones. It shares nothing with
the program, and is meant to be obvious rather than fast.
"""

from __future__ import annotations

from typing import Any

Cup = tuple[Any, ...]


class Oracle:
    """A board that plays by the rules ledger."""

    def __init__(self, options: Any, seats: int, first: int) -> None:
        self.o = options
        self.seats = seats
        self.pits = options.pits
        self.cups: dict[Cup, int] = {}
        for seat in range(seats):
            self.cups["store", seat] = 0
            for i in range(self.pits):
                self.cups["pit", seat, i] = options.stones
        self.turn: int | None = first
        self.ended: str | None = None
        self.past = [self.position()]

    def position(self) -> tuple[Any, ...]:
        pits = tuple(v for k, v in sorted(self.cups.items()) if k[0] == "pit")
        return (pits, self.turn)

    def side(self, seat: int) -> list[int]:
        return [self.cups["pit", seat, i] for i in range(self.pits)]

    def stores(self) -> tuple[int, ...]:
        return tuple(self.cups["store", seat] for seat in range(self.seats))

    def moves(self) -> list[int]:
        if self.turn is None:
            return []
        return [i + 1 for i, stones in enumerate(self.side(self.turn)) if stones]

    def circle(self, seat: int) -> list[Cup]:
        """Return the cups into which this seat sows, once around, counter-clockwise."""
        around: list[Cup] = []
        for who in range(self.seats):
            around += [("pit", who, i) for i in range(self.pits)]
            if who == seat and self.o.sow_stores:
                around.append(("store", who))
        return around

    def across(self, seat: int) -> int | None:
        """Return the seat opposite, or None. Sides: 0 south, 1 east, 2 north, 3 west."""
        sides = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[self.seats]
        facing = (sides[seat] + 2) % 4
        return sides.index(facing) if facing in sides else None

    def play(self, number: int) -> None:
        seat = self.turn
        assert seat is not None
        circle = self.circle(seat)
        at = circle.index(("pit", seat, number - 1))
        hand, self.cups[circle[at]] = self.cups[circle[at]], 0
        while hand:
            at = (at + 1) % len(circle)
            self.cups[circle[at]] += 1
            hand -= 1
        captured = self.capture(seat, circle[at])
        free = circle[at] == ("store", seat) and self.o.free_turns
        self.go_on(seat, free, captured)

    def capture(self, seat: int, last: Cup) -> bool:
        if last[:2] != ("pit", seat) or self.cups[last] != 1:
            return False
        if self.o.even_captures and self.seats == 3:
            return False
        mirror = self.pits - 1 - last[2]
        if self.o.capture == "corresponding":
            victims = [who for who in range(self.seats) if who != seat]
        else:
            facing = self.across(seat)
            victims = [] if facing is None else [facing]
        loot = sum(self.cups["pit", who, mirror] for who in victims)
        if loot == 0 and self.o.capture == "opposite":
            return False
        for who in victims:
            self.cups["pit", who, mirror] = 0
        if not self.o.capturer_stays:
            self.cups[last] = 0
            loot += 1
        self.cups["store", seat] += loot
        return loot > 0

    def go_on(self, seat: int, free: bool, captured: bool) -> None:
        empty = [not any(self.side(who)) for who in range(self.seats)]
        if self.o.end == "sweep" and any(empty):
            for who in range(self.seats):
                self.cups["store", who] += sum(self.side(who))
                for i in range(self.pits):
                    self.cups["pit", who, i] = 0
            return self.stop("swept")
        if self.o.end == "side_cleared" and any(empty):
            return self.stop("side_cleared")
        if all(empty):
            return self.stop("played_out")
        after = seat if free else (seat + 1) % self.seats
        if self.o.end == "no_move" and empty[after]:
            return self.stop("no_move")
        while empty[after]:
            after = (after + 1) % self.seats
        self.turn = after
        return self.watch(captured)

    def watch(self, captured: bool) -> None:
        """KALAHA-V5: end the game if a position repeats, or after 100 moves without a capture."""
        if self.o.sow_stores:
            return
        if captured:
            self.past = []
        if self.position() in self.past:
            self.stop("repeated")
        elif len(self.past) == 100:
            self.stop("quiet")
        else:
            self.past.append(self.position())

    def stop(self, reason: str) -> None:
        self.ended, self.turn = reason, None


def perft(board: Oracle, depth: int) -> int:
    """Return the number of lines of `depth` moves; finished games count once."""
    import copy

    if depth == 0 or board.turn is None:
        return 1
    total = 0
    for move in board.moves():
        after = copy.deepcopy(board)
        after.play(move)
        total += perft(after, depth - 1)
    return total
