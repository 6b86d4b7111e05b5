"""Position strings contain a state exactly, and impossible ones are refused with the reason."""

from __future__ import annotations

import pytest

from cupboard.core.errors import BadPosition
from cupboard.games.ronda import GAME
from cupboard.games.ronda.position import fillings
from tests.games.ronda.support import at, walk

EASY = "easy=true"
EASIEST = "easy=true;top=4;penalty=false"


@pytest.mark.rule("RONDA-1", "RONDA-2", "RONDA-9")
@pytest.mark.parametrize(("preset", "seats"), tuple(GAME.spec.tables()))
def test_every_state_of_a_game_round_trips(preset: str, seats: int) -> None:
    states = list(walk(GAME.options(preset), seats, 13))
    for state in states:
        assert GAME.decode(GAME.encode(state)) == state
        assert GAME.sums(state) == {"beans": 20 + seats * state.options.beans}
    assert len({GAME.encode(state) for state in states}) == len(set(states))


BAD = [
    # the text itself
    ("0123401234 10,10 0/0", "-", "ronda-position-unreadable", "RONDA-1"),
    ("0123401234 10,10 0/0 lift:0 x", "-", "ronda-position-unreadable", "RONDA-1"),
    ("012340123 10,10 0/0 lift:0", "-", "ronda-position-unreadable", "RONDA-1"),
    ("0123401234 10,010 0/0 lift:0", "-", "ronda-position-unreadable", "RONDA-1"),
    ("0123401234 10,10 0/0 wait:0", "-", "ronda-position-unreadable", "RONDA-1"),
    ("0123401234 10,10 0/0 lift:0:11", "-", "ronda-position-unreadable", "RONDA-1"),
    # whose turn
    ("0123401234 10,10 0/0 lift", "-", "ronda-position-turn", "RONDA-3"),
    ("0123401234 10,10 0/0 lift:2", "-", "ronda-position-turn", "RONDA-3"),
    ("0123401234 10,10 0/0 lot:0", "-", "ronda-position-turn", "RONDA-3"),
    # the circle
    ("- 10,10 0/0 lift:0", "-", "ronda-position-cups", "RONDA-1"),
    ("0123401234 10,10 0/0 shuffle", "-", "ronda-position-cups", "RONDA-1"),
    ("0123401244 10,9 0/0 lot", "-", "ronda-position-cups", "RONDA-1"),
    ("0123401236 10,8 0/0 lift:0", "-", "ronda-position-cups", "RONDA-1"),
    ("2222222222 10,10 0/0 lift:0", "-", "ronda-position-cups", "RONDA-1"),
    ("0123401235 10,9 0/0 lift:0", EASIEST, "ronda-position-cups", "RONDA-1"),
    # the middle
    ("0123401234 6,7 7/0 lift:0", "-", "ronda-position-middle", "RONDA-9"),
    ("0123401234 6,9 0/5 lift:0", "-", "ronda-position-middle", "RONDA-9"),
    ("0123401234 9,6 5/0 lift:0", EASIEST, "ronda-position-middle", "RONDA-9"),
    # the hands
    ("0123401234 10,9,1 0/0 lift:0", "-", "ronda-position-hands", "RONDA-11"),
    ("- 9,11 0/0 shuffle", "-", "ronda-position-hands", "RONDA-11"),
    ("0123401234 20,0 0/0 lift:0", "-", "ronda-position-hands", "RONDA-11"),
    ("0123401334 9,10 0/0 over:0:3,8", "-", "ronda-position-hands", "RONDA-11"),
    ("0123401334 0,19 0/0 over:1:3,8", "-", "ronda-position-hands", "RONDA-11"),
    # all the beans
    ("0123401234 10,9 0/0 lift:0", "-", "ronda-position-beans", "RONDA-2"),
    ("- 10,10 1/0 shuffle", "-", "ronda-position-beans", "RONDA-2"),
    # the open cups
    ("0123401234 10,10 0/0 lift:0:1,2", "-", "ronda-position-open", "RONDA-4"),
    ("0123401234 10,10 0/0 lift:0+", "-", "ronda-position-open", "RONDA-4"),
    ("0123401234 10,10 0/0 lift:0+:1", EASY, "ronda-position-open", "RONDA-4"),
    ("0123401334 9,10 0/0 lift:0:8-3", EASY, "ronda-position-open", "RONDA-4"),
    ("0123401334 9,10 0/0 lift:0:8-8", "-", "ronda-position-open", "RONDA-4"),
    ("0123401334 9,10 0/0 lift:0:8-4", "-", "ronda-position-open", "RONDA-4"),
    ("0123401234 10,10 0/0 pair:0", "-", "ronda-position-open", "RONDA-4"),
    ("0123401234 10,10 0/0 pair:0:3", "-", "ronda-position-open", "RONDA-4"),
    ("0123401234 10,10 0/0 pair:0:3,3", "-", "ronda-position-open", "RONDA-4"),
    ("0123401234 10,10 0/0 pair:0:3,4", "-", "ronda-position-open", "RONDA-4"),
    ("0123401234 10,10 0/0 pair:0+:3,8", EASY, "ronda-position-open", "RONDA-4"),
    ("0123401334 9,10 0/0 added:0:4,8", "-", "ronda-position-open", "RONDA-4"),
    ("0123401334 9,10 0/0 added:0:3,8", EASY, "ronda-position-open", "RONDA-4"),
    ("0123401334 0,19 0/0 over:0", "-", "ronda-position-open", "RONDA-4"),
    ("0123401334 0,19 0/0 over:0:1,6", "-", "ronda-position-open", "RONDA-4"),
    ("0123401235 0,19 0/0 over:0:1,10", "-", "ronda-position-open", "RONDA-4"),
]


@pytest.mark.rule("RONDA-1", "RONDA-2", "RONDA-3", "RONDA-4", "RONDA-9", "RONDA-11", "RONDA-12")
@pytest.mark.parametrize(("body", "options", "key", "rule"), BAD)
def test_impossible_positions_are_refused(body: str, options: str, key: str, rule: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(body, options)
    assert (refused.value.key, refused.value.rule) == (key, rule)


@pytest.mark.rule("RONDA-6", "RONDA-9")
@pytest.mark.parametrize("top", [4, 5])
def test_the_known_fillings_include_all_met_in_play(top: int) -> None:
    """All of them are sorted tuples of ten numbers from 0 up."""
    met = {
        tuple(sorted(state.cups))
        for seed in range(8)
        for state in walk(GAME.options("easy", top=top), 3, seed)
        if state.cups
    }
    assert len(met) > 30
    assert met <= fillings(top)
    assert all(list(beans) == sorted(beans) and len(beans) == 10 for beans in fillings(top))
