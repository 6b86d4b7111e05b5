"""Each level beats the one below, by the exact probabilities of all games between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise, product
from typing import Any

from cupboard.experts import find
from cupboard.experts.dacapo.biased_engine import BiasedEngine
from cupboard.experts.dacapo.books import DuelBook
from cupboard.experts.dacapo.solver import two_player
from cupboard.experts.dacapo.solver.two_player_tables import (
    CUPS_0,
    CUPS_1,
    LAID,
    OVER,
    STOCK_0,
    STOCK_1,
)

BEANS = 16
Place = tuple[int, int, int, int, int]
"""Beans in hand, cups, and the difference in laid beans, as in the solution."""
Mixes = Callable[[Place], Sequence[float]]


@cache
def solved() -> two_player.Solution:
    *_, last = two_player.build(BEANS)
    assert isinstance(last, two_player.Solution)
    return last


def mixes_of(engine: Any) -> Mixes:
    """Return a function from places to the level's mix of choices, as the first player."""
    answers = solved().answers

    @cache
    def mixes(place: Place) -> list[float]:
        book = [float(chance) for chance in answers[place][1:]]
        if not isinstance(engine, BiasedEngine):
            return book
        own = [engine.ratio**n if n < place[0] else 0.0 for n in range(5)]
        part, total = engine.book_share, sum(own)
        return [(1 - part) * o / total + part * b for o, b in zip(own, book, strict=True)]

    return mixes


def chances(first: Mixes, second: Mixes) -> tuple[float, float]:
    """Return how often the first and the second player win alone."""
    table = solved().rules
    rounds, middle = table.rounds, 2 * table.span

    @cache
    def from_(place: Place) -> tuple[float, float]:
        a, b, m, n, laid = place
        mine, theirs = first(place), second((b, a, n, m, middle - laid))
        won = lost = 0.0
        for i, j in product(range(min(5, a)), range(min(5, b))):
            if part := mine[i] * theirs[j]:
                to = rounds[a, b, m, n, i, j].tolist()
                wins, losses = after(to, laid + to[LAID])
                won, lost = won + part * wins, lost + part * losses
        return won, lost

    def after(to: list[int], laid: int) -> tuple[float, float]:
        if to[OVER]:
            share = table.standing[to[CUPS_0], to[CUPS_1], laid]
            return float(share == 1), float(share == 0)
        return from_((to[STOCK_0], to[STOCK_1], to[CUPS_0], to[CUPS_1], laid))

    return from_((BEANS, BEANS, 0, 0, table.span))


def test_every_level_beats_the_one_below_in_seven_of_ten_decided_games() -> None:
    players = [mixes_of(level.make()) for level in find("dacapo").levels]
    for weaker, stronger in pairwise(players):
        won, lost = chances(stronger, weaker)
        assert won / (won + lost) >= 0.7


def test_a_book_contains_exactly_the_solved_states() -> None:
    assert len(DuelBook.of(solved().answers).arrays()["keys"]) == solved().states
