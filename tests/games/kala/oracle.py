"""Kala a second time, from the ledger and from nothing else: words, dictionaries and sets.

It shares no code with the compiled rules, and no idea either: paths are found by trying every
word of compass letters, beans are walked one by one, and each move makes a new table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby, product

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


def lay_out(stores: int, bank: int) -> Table:
    empty = tuple((cup, 0) for cup in CUPS)
    return Table(empty, (0, 0), ("a1", "d4"), (stores, stores), bank, bank > 0, "lot", 0)


def start_turn(table: Table, who: int) -> Table:
    """The bank closes when it cannot pay; a player who cannot be paid has lost."""
    still_open = table.bank_open and table.bank >= 4
    funds = table.bank if still_open else table.stores[who]
    stage = "lost" if funds < 4 else "sow"
    return replace(table, who=who, bank_open=still_open, stage=stage)


@cache
def walk(cup: str, word: str) -> tuple[str, ...] | None:
    """The cups that a word leads over, or None where it leaves the board."""
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
    """The paths for so many beans; one bean fewer where nothing on the board is long enough."""
    found = tuple(
        word
        for word in map("".join, product("NESW", repeat=beans - 1))
        if turns_at_most_once(word) and walk(cup, word) is not None
    )
    return found or words(cup, beans - 1)


def beside(cup: str) -> set[str]:
    return {step[0] for letter in COMPASS if (step := walk(cup, letter)) is not None}


def choices(table: Table) -> set[str]:
    """The texts of all legal moves."""
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
    """The table after a legal move."""
    path, _, landing = text.partition("@")
    word, reap = path.rstrip("x"), path.endswith("x")
    me, foe = table.who, 1 - table.who
    beans, cups, stores, bank = table.beans, list(table.cups), list(table.stores), table.bank
    hand = in_hand(table)
    if table.stage == "bonus":
        cups[me] = 0
    elif table.bank_open:
        bank -= 4
    else:
        stores[me] -= 4
    trail = walk(table.at[me], word) or ()
    cups[me] += 1
    for cup in trail:
        if cup == table.at[foe]:
            cups[foe] += 1
        else:
            beans[cup] += 1
    stores[foe] += hand - 1 - len(trail)
    goal = trail[-1]
    if reap:
        pile = cups[foe] if goal == table.at[foe] else beans[goal]
        if goal == table.at[foe]:
            cups[foe] = 0
        else:
            beans[goal] = 0
        stores[me] += pile - 1
        bank += 1
    spots = list(table.at)
    spots[me] = landing or goal
    after = Table(
        tuple(beans.items()),
        (cups[0], cups[1]),
        (spots[0], spots[1]),
        (stores[0], stores[1]),
        bank,
        table.bank_open,
        "bonus",
        me,
    )
    return after if cups[me] >= 4 else start_turn(after, foe)


def perft(table: Table, depth: int) -> int:
    """How many ways of playing so many sowings there are."""
    if depth == 0:
        return 1
    return sum(perft(play(table, text), depth - 1) for text in choices(table))
