"""Random games in parallel lanes follow the rules kernel."""

from __future__ import annotations

import numpy as np
import pytest

from cupboard.core.errors import BadOptions
from cupboard.experts.kalaha.kalah.playouts import packed_playouts
from cupboard.games.kalaha import GAME
from cupboard.search.playouts import playouts

GAMES = 40_000


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize(("pits", "stones"), [(6, 4), (2, 3)])
def test_margins_and_lengths_agree_with_the_rules(pits: int, stones: int, empty: bool) -> None:
    tally = packed_playouts(pits, stones, empty, GAMES, seed=1)
    options = GAME.options("kalah-empty" if empty else "kalah", pits=pits, stones=stones)
    peer = playouts(GAME, GAME.new(options, 2), GAMES, seed=2)
    points = peer.points.astype(int)
    margins = np.where(peer.first == 0, 1, -1) * (points[:, 0] - points[:, 1])
    every = 2 * pits * stones
    counted = np.bincount(margins + every, minlength=2 * every + 1)
    spread = np.abs(tally.margins - counted).max() / GAMES
    assert spread < 0.015
    assert abs(tally.moves / GAMES - (peer.length.mean() - 1)) < 0.15
    assert tally.margins.sum() == tally.games == GAMES
    assert tally.wins + tally.ties + tally.losses == GAMES


@pytest.mark.parametrize("games", [1, 5, 31, 32, 33, 1000])
def test_every_game_is_counted_once_and_equal_seeds_repeat(games: int) -> None:
    first, second = (packed_playouts(6, 4, False, games, seed=9) for _ in range(2))
    assert first.margins.sum() == games
    assert np.array_equal(first.margins, second.margins)
    assert first.moves == second.moves


def test_other_seeds_give_other_games() -> None:
    assert packed_playouts(6, 4, False, 500, 1).moves != packed_playouts(6, 4, False, 500, 2).moves


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(BadOptions):
        packed_playouts(6, 4, False, 0, 1)
    with pytest.raises(BadOptions):
        packed_playouts(7, 4, False, 10, 1)
