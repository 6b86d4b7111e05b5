"""A second implementation of Kala from the rules ledger alone, with strings, dicts and sets.

It shares neither code nor approach with the compiled rules: it finds paths by trying every sequence
of compass letters, moves beans one by one, and creates a new table for each move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby, product
from typing import TypeVar

T = TypeVar("T")

COMPASS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
CUPS = tuple(f"{file}{rank}" for rank in "1234" for file in "abcd")


@dataclass(frozen=True)
class Table:
    """Everything on the table, by name."""

    field: tuple[tuple[str, int], ...]
    cups: tuple[int, int]
    at: tuple[str, str]
    stores: tuple[int, int]
    bank: int
    bank_open: bool
    stage: str
    who: int

    @property
    def beans(self) -> dict[str, int]:
        return dict(self.field)


def lay_out(stores: tuple[int, int], bank: int) -> Table:
    empty = tuple((cup, 0) for cup in CUPS)
    return Table(empty, (0, 0), ("a1", "d4"), stores, bank, bank > 0, "lot", 0)


def start_turn(table: Table, who: int) -> Table:
    """Close the bank if it cannot pay; the player loses if the store cannot pay either."""
    still_open = table.bank_open and table.bank >= 4
    funds = table.bank if still_open else table.stores[who]
    stage = "lost" if funds < 4 else "sow"
    return replace(table, who=who, bank_open=still_open, stage=stage)


@cache
def walk(cup: str, word: str) -> tuple[str, ...] | None:
    """Return the cups along a path, or None if it leaves the board."""
    x, y = "abcd".index(cup[0]), int(cup[1])
    trail = []
    for letter in word:
        x, y = x + COMPASS[letter][0], y + COMPASS[letter][1]
        if not (0 <= x < 4 and 1 <= y <= 4):
            return None
        trail.append(f"{'abcd'[x]}{y}")
    return tuple(trail)


def turns_at_most_once(word: str) -> bool:
    runs = [letter for letter, _ in groupby(word)]
    if len(runs) == 1:
        return True
    return len(runs) == 2 and ("".join(runs) not in ("NS", "SN", "EW", "WE"))


@cache
def words(cup: str, beans: int) -> tuple[str, ...]:
    """Return the paths for this many beans, or for fewer if no path on the board is long enough."""
    found = tuple(
        word
        for word in map("".join, product("NESW", repeat=beans - 1))
        if turns_at_most_once(word) and walk(cup, word) is not None
    )
    return found or words(cup, beans - 1)


def beside(cup: str) -> set[str]:
    return {step[0] for letter in COMPASS if (step := walk(cup, letter)) is not None}


def choices(table: Table) -> set[str]:
    """Return the texts of all legal moves."""
    return set(_choices(table)) if table.stage in ("sow", "bonus") else set()


def _choices(table: Table) -> Iterator[str]:
    own, other = table.at[table.who], table.at[1 - table.who]
    for word in words(own, in_hand(table)):
        trail = walk(own, word)
        assert trail is not None
        last = trail[-1]
        inside = table.cups[1 - table.who] if last == other else table.beans[last]
        landings = [f"@{cup}" for cup in beside(other)] if last == other else [""]
        for landing in landings:
            yield word + landing
            if inside >= 3:
                yield word + "x" + landing


def in_hand(table: Table) -> int:
    return 4 if table.stage == "sow" else table.cups[table.who]


def play(table: Table, text: str) -> Table:
    """Return the table after a legal move: pay, sow, harvest, move the cup."""
    path, _, landing = text.partition("@")
    trail = walk(table.at[table.who], path.rstrip("x"))
    assert trail
    hand = in_hand(table)
    table = sow(pay(table), trail, hand)
    if path.endswith("x"):
        table = reap(table, trail[-1])
    table = replace(table, at=_with(table.at, table.who, landing or trail[-1]))
    if table.cups[table.who] >= 4:
        return replace(table, stage="bonus")
    return start_turn(table, 1 - table.who)


def pay(table: Table) -> Table:
    """Pick up the beans to sow."""
    if table.stage == "bonus":
        return replace(table, cups=_with(table.cups, table.who, 0))
    if table.bank_open:
        return replace(table, bank=table.bank - 4)
    return replace(table, stores=_with(table.stores, table.who, table.stores[table.who] - 4))


def sow(table: Table, trail: tuple[str, ...], hand: int) -> Table:
    """Put a bean into the own cup and each cup of the trail; the opponent gets any others."""
    me, foe = table.who, 1 - table.who
    beans, cups, stores = table.beans, list(table.cups), list(table.stores)
    cups[me] += 1
    for cup in trail:
        if cup == table.at[foe]:
            cups[foe] += 1
        else:
            beans[cup] += 1
    stores[foe] += hand - 1 - len(trail)
    return replace(
        table,
        field=tuple(beans.items()),
        cups=(cups[0], cups[1]),
        stores=(stores[0], stores[1]),
    )


def reap(table: Table, goal: str) -> Table:
    """Harvest the cup of the last bean: one bean for the bank, the rest for the player."""
    me, foe = table.who, 1 - table.who
    if goal == table.at[foe]:
        pile = table.cups[foe]
        table = replace(table, cups=_with(table.cups, foe, 0))
    else:
        pile = table.beans[goal]
        table = replace(table, field=tuple((table.beans | {goal: 0}).items()))
    won = _with(table.stores, me, table.stores[me] + pile - 1)
    return replace(table, stores=won, bank=table.bank + 1)


def _with(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """Return the pair with one value changed."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def perft(table: Table, depth: int) -> int:
    """Return the number of move sequences with this many sowings."""
    if depth == 0:
        return 1
    return sum(perft(play(table, text), depth - 1) for text in choices(table))
