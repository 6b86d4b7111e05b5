"""Every table the contract is proven on: each game × preset × number of seats, and tiny games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from cupboard.core.game import Game
from cupboard.core.match import Match
from cupboard.core.registry import game, game_ids
from cupboard.core.types import Chance
from tests.tiny import bids, peek

AnyGame = Game[Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any, Any]

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
        """A fresh match, its first draws made."""
        options = self.game.options(self.preset)
        return Match(self.game, options, self.seats, seed.to_bytes(8, "big"))


TABLES = tuple(Table(g, preset, seats) for g in GAMES for preset, seats in g.spec.tables())

REAL_TABLES = tuple(table for table in TABLES if table.game.spec.id in game_ids())

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_real_table = pytest.mark.parametrize("table", REAL_TABLES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.spec.id)


def random_play(match: AnyMatch, rng: random.Random) -> Iterator[AnyMatch]:
    """Yield the match at its start and after every event of a random game, to its end. While chance
    takes its time, seats that may move do so every second time."""
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


def samples(table: Table, games: int, moments: int, seed: int = 1) -> Iterator[AnyMatch]:
    """The match at some random moments of some random games, the start and the end among them."""
    for number in range(games):
        rng = random.Random(f"{table} {number} {seed}")
        log = [*random_play(table.match(number), rng)][-1].events
        chosen = {0, len(log), *(rng.randrange(len(log) + 1) for _ in range(moments))}
        match = table.match(number)
        for at in range(len(log) + 1):
            if at in chosen:
                yield match
            if at < len(log):
                match.replay(log[at])
