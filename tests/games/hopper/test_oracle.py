"""The rules agree with the oracle at every step of random games, on every table."""

from __future__ import annotations

import pytest

from cupboard.core.types import Act, Over, Resolved
from cupboard.games.hopper import GAME, HopperState
from cupboard.games.hopper.facts import Knocked, Landed
from tests.games.hopper.oracle import Moved, Oracle
from tests.games.hopper.support import random_steps


def moved(facts: tuple[object, ...]) -> list[Moved]:
    found = []
    for fact in facts:
        if isinstance(fact, Landed):
            found.append(Moved(fact.seat, None, fact.place))
        elif isinstance(fact, Knocked):
            found.append(Moved(fact.seat, fact.origin, fact.place))
    return found


def compare(oracle: Oracle, state: HopperState) -> None:
    view = GAME.view(state, None)
    assert {cup.cell: (cup.beans, cup.black) for cup in view.cups} == oracle.shown()
    assert list(state.hands) == oracle.hands
    assert state.loose == oracle.loose
    assert view.points == oracle.points()
    turn = GAME.turn(state)
    assert isinstance(turn, Over) == oracle.over()
    if isinstance(turn, Act):
        everybody = tuple(seat for seat, hand in enumerate(oracle.hands) if hand)
        assert turn.seats == (everybody if oracle.finale else (oracle.next,))


@pytest.mark.rule(
    "HOPPER-3",
    "HOPPER-4",
    "HOPPER-5",
    "HOPPER-6",
    "HOPPER-7",
    "HOPPER-8",
    "HOPPER-9",
    "HOPPER-10",
    "HOPPER-11",
)
@pytest.mark.parametrize("close", [True, False], ids=["closed", "gaps"])
@pytest.mark.parametrize(("preset", "seats"), list(GAME.spec.tables()))
def test_random_games_agree_with_the_oracle(preset: str, seats: int, close: bool) -> None:
    """Cups, hands, loose beans, turns and points agree after every flight.

    The oracle is not given beans that were only stirred in their cups.
    """
    compared = 0
    for seed, beans in enumerate((80, 53)):
        choices = {"beans": beans, "close_gaps": close}
        options = GAME.options(preset, **choices)
        oracle = Oracle(beans, seats, options.long, close)
        for _, event, step in random_steps(preset, seats, seed, **choices):
            if isinstance(event, Resolved) and event.kind == "lot":
                oracle.next = event.outcome
            elif moves := moved(step.facts):
                oracle.flew(moves)
            if not step.state.air:
                compare(oracle, step.state)
                compared += 1
    assert compared > 50
