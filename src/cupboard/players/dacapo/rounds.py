"""How three to five should play a round of which no book knows: worked out while they wait.

A round rests on nothing but what lies open or can be counted, so seats that think about the same
one share what was found.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import numpy as np

from cupboard.players.dacapo.books import CrowdBook, Round
from cupboard.search.dacapo import walks
from cupboard.search.dacapo.crowd import Seats, key_of, table
from cupboard.search.dacapo.subgame import settle_rest

WALKS = 20_000
"""Some seconds: what more would find is little."""
ENOUGH = WALKS // 4
"""What so many walks found is not thought over again by the next seat."""
PAGES = 1 << 17
KEPT = 64
CROWD = 3

_found: OrderedDict[bytes, Round] = OrderedDict()


def work_out(
    seats: Seats,
    halfway: Callable[[], bool],
    stopped: Callable[[], bool],
    seed: int,
    most: int = WALKS,
) -> Round | None:
    """All the rest of the game in half the time, if it is small enough; else by walks. None where
    there is no time for one."""
    place = seats.tobytes()
    if (known := _found.get(place)) is not None:
        return known
    rest = settle_rest(seats, halfway)
    if rest is not None:
        return _keep(place, CrowdBook.of(rest).round_at(seats))
    found, done = walked(seats, seed, stopped, min(most, WALKS))
    return _keep(place, found) if done >= ENOUGH else found


def walked(
    seats: Seats, seed: int, stopped: Callable[[], bool], most: int
) -> tuple[Round | None, int]:
    """What so many walks find, or as many as there is time for; and how many these were."""
    told, order = table(len(seats)), np.zeros(len(seats), np.int64)
    start = key_of(told, seats, np.zeros_like(order), order)
    book = walks.notebook(len(seats), PAGES)
    done = walks.walk_until(told, book, start, seed, stopped, most)
    return CrowdBook.of(walks.policy_of(told, book)).round_at(seats), done


def _keep(place: bytes, found: Round | None) -> Round | None:
    if found is not None:
        _found[place] = found
        if len(_found) > KEPT:
            _found.popitem(last=False)
    return found


def warm_up() -> None:
    """Compile what works rounds out: books are asked first, so it would be needed in mid-game."""
    seats = np.array([[2, 0, 0]] * CROWD)
    settle_rest(seats, _never)
    walked(seats, 0, _never, 2)


def _never() -> bool:
    return False
