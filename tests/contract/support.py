"""All tables of the contract tests: each game × preset × number of seats, and two tiny games.

Random games are played once per process and shared, because Ronda takes a random player thousands
of moves. Tests that need much time per table use a covering set of tables.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby

import pytest

from cupboard.core.match import Match
from cupboard.core.registry import AnyGame, AnyMatch, game, game_ids
from cupboard.core.types import Chance
from tests.tiny import bids, peek

GAMES: tuple[AnyGame, ...] = (*map(game, game_ids()), bids.GAME, peek.GAME)


@dataclass(frozen=True)
class Table:
    """A game with a preset and a number of seats."""

    game: AnyGame
    preset: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.spec.id}-{self.preset}-{self.seats}"

    def match(self, seed: int) -> AnyMatch:
        """Return a new match."""
        options = self.game.options(self.preset)
        return Match(self.game, options, self.seats, seed.to_bytes(8, "big"))


TABLES = tuple(Table(g, preset, seats) for g in GAMES for preset, seats in g.spec.tables())

REAL_TABLES = tuple(table for table in TABLES if table.game.spec.id in game_ids())

MANY_TABLES = 15


def covering(tables: Iterable[Table]) -> tuple[Table, ...]:
    """Return enough tables to use every preset and every number of seats of each game.

    A game with few tables keeps them all. The others (Ronda and Hopper) keep one table of each
    preset, with different numbers of seats, and their first preset at the fewest and most seats.
    """
    chosen: list[Table] = []
    for _, group in groupby(tables, key=lambda table: table.game.spec.id):
        own = [*group]
        chosen += own if len(own) <= MANY_TABLES else _few(own)
    return tuple(chosen)


def _few(tables: list[Table]) -> list[Table]:
    first = [table for table in tables if table.preset == tables[0].preset]
    kept = [first[0], first[-1]]
    for preset in dict.fromkeys(table.preset for table in tables):
        used = Counter(table.seats for table in kept)
        kept.append(min((t for t in tables if t.preset == preset), key=lambda t: used[t.seats]))
    return [table for table in tables if table in kept]


def each(tables: Iterable[Table]) -> pytest.MarkDecorator:
    """Run a test on these tables; `./cupboard test --quick` uses the first of each game."""
    cases, games = [], set()
    for table in tables:
        marks = [pytest.mark.full] if table.game.spec.id in games else []
        cases.append(pytest.param(table, id=str(table), marks=marks))
        games.add(table.game.spec.id)
    return pytest.mark.parametrize("table", cases)


every_table = each(TABLES)
covering_table = each(covering(TABLES))
covering_real_table = each(covering(REAL_TABLES))


def random_play(match: AnyMatch, rng: random.Random) -> Iterator[AnyMatch]:
    """Yield the match at the start and after every event of a random game, until it ends.

    While a chance event may take its time (a flight in Hopper), seats that may move do so every
    second time.
    """
    bound = match.game.spec.longest(match.options, match.seats)
    while True:
        assert match.number <= bound, f"more than {bound} events"
        yield match
        if match.over:
            return
        before = match.number
        if match.waiting_for and not (isinstance(match.turn, Chance) and rng.randrange(2)):
            while match.waiting_for and match.number == before:
                seat = match.waiting_for[rng.randrange(len(match.waiting_for))]
                match.play(seat, match.game.legal(match.state, seat).sample(rng))
        else:
            match.draw_one()


@cache
def finished(table: Table, number: int = 0) -> AnyMatch:
    """Return a finished random game, played once per process; don't change it."""
    rng = random.Random(f"{table} {number}")
    return [*random_play(table.match(number), rng)][-1]


def moment(match: AnyMatch, at: int) -> AnyMatch:
    """Return an independent copy of the match after its first `at` events."""
    return Match(match.game, match.options, match.seats, match.seed, match.steps[:at])


def samples(table: Table, games: int, moments: int) -> Iterator[AnyMatch]:
    """Yield random moments of random games, including the start and the end."""
    for number in range(games):
        whole = finished(table, number)
        rng = random.Random(f"moments of {table} {number}")
        chosen = {0, whole.number, *(rng.randrange(whole.number + 1) for _ in range(moments))}
        for at in sorted(chosen):
            yield moment(whole, at)
