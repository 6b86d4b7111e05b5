"""All tables of the contract tests: each game × preset × number of seats, and two tiny games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

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

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_real_table = pytest.mark.parametrize("table", REAL_TABLES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.spec.id)


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
def finished(table: Table, number: int, seed: int) -> AnyMatch:
    """Return a finished random game, played once per process; don't change it."""
    rng = random.Random(f"{table} {number} {seed}")
    return [*random_play(table.match(number), rng)][-1]


def moment(match: AnyMatch, at: int) -> AnyMatch:
    """Return an independent copy of the match after its first `at` events."""
    return Match(match.game, match.options, match.seats, match.seed, match.steps[:at])


def samples(table: Table, games: int, moments: int, seed: int = 1) -> Iterator[AnyMatch]:
    """Yield random moments of random games, including the start and the end."""
    for number in range(games):
        whole = finished(table, number, seed)
        rng = random.Random(f"moments of {table} {number} {seed}")
        chosen = {0, whole.number, *(rng.randrange(whole.number + 1) for _ in range(moments))}
        for at in sorted(chosen):
            yield moment(whole, at)
