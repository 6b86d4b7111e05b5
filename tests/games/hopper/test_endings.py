"""The short and the long game, the finale and the points: HOPPER-8 … HOPPER-11."""

from __future__ import annotations

import pytest

from cupboard.core.errors import OutOfTurn
from cupboard.core.types import Act, Chance, Joint, Over, Played
from cupboard.games.hopper import GAME, HopperState
from cupboard.games.hopper.facts import (
    BlackCupJoins,
    Claimed,
    Ended,
    FinaleBegins,
    Fired,
    Refilled,
    Skipped,
)
from cupboard.games.hopper.geometry import centre
from cupboard.games.hopper.places import CELL_NAMES, NOWHERE, PLACES, TABLE, cells
from tests.games.hopper.tables import (
    SHOT,
    fire,
    land,
    landing,
    position,
    random_steps,
    rest,
    shoot,
    told,
)

THIRTEEN = ",".join("0" * 7 + "1" * 6)
TWELVE = ",".join("0" * 6 + "1" * 6)


@pytest.mark.rule("HOPPER-8")
def test_the_first_to_own_four_cups_wins_the_short_game() -> None:
    state = position(seats=3, claims="0,1,0,2,0,1,2,1", cups={"a1": 3})
    assert isinstance(GAME.turn(state), Act)
    step = shoot(state, 0, "a1")
    turn = GAME.turn(step.state)
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (0,)
    assert turn.outcome.points == (4, 3, 2)
    assert turn.outcome.rule == "HOPPER-8"
    assert told(step, Ended) == [Ended("four_cups")]


@pytest.mark.rule("HOPPER-8")
def test_five_players_with_three_cups_each_play_for_the_last_cup() -> None:
    """Fifteen cups are gone and nobody has four: the sixteenth decides, and nothing joins it."""
    state = position(seats=5, claims=",".join("012340123401234"), cups={"a1": 3}, turn=3)
    assert state.cups == 1
    step = shoot(state, 3, "a1")
    turn = GAME.turn(step.state)
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (3,)
    assert not told(step, BlackCupJoins)


@pytest.mark.rule("HOPPER-8")
def test_the_short_game_has_no_black_cup_and_no_finale() -> None:
    state = position(seats=5, claims=",".join("012340123401"), cups={"a1": 3}, turn=2)
    step = shoot(state, 2, "a1")
    assert step.state.cups == 3
    assert step.state.black == NOWHERE
    assert GAME.turn(step.state) == Act((3,))


@pytest.mark.rule("HOPPER-8")
def test_nobody_plays_on_after_the_end() -> None:
    over = shoot(position(claims="0,0,0", cups={"a1": 3}), 0, "a1").state
    with pytest.raises(OutOfTurn) as refused:
        GAME.apply(over, Played(1, SHOT))
    assert refused.value.rule == "HOPPER-8"


@pytest.mark.rule("HOPPER-9")
def test_the_black_cup_joins_when_three_neutral_cups_are_left() -> None:
    state = position("long", claims=TWELVE, cups={"a1": 3, "b1": 1, "a2": 2})
    assert [CELL_NAMES[cell] for cell in cells(state.cups)] == ["a1", "b1", "a2", "b2"]
    step = shoot(state, 0, "a1")
    after = step.state
    # The three neutral cups stay or fill the gap; the black one completes the square.
    assert told(step, BlackCupJoins) == [BlackCupJoins("a1", -26_000, -26_000)]
    assert told(step, FinaleBegins) == [FinaleBegins()]
    assert after.cups == 4
    assert after.neutral_left == 3
    assert [after.beans_in(PLACES[name]) for name in ("a1", "b1", "a2", "b2")] == [0, 1, 2, 0]
    assert sorted(centre(cell, 4) for cell in cells(4)) == [
        (-26_000, -26_000),
        (-26_000, 26_000),
        (26_000, -26_000),
        (26_000, 26_000),
    ]


@pytest.mark.rule("HOPPER-9")
def test_it_does_not_join_while_four_are_left() -> None:
    state = position("long", claims=",".join("0" * 5 + "1" * 6), cups={"a1": 3})
    step = shoot(state, 0, "a1")
    assert step.state.cups == 4
    assert not told(step, BlackCupJoins)
    assert GAME.turn(step.state) == Act((1,))


@pytest.mark.rule("HOPPER-9")
def test_it_joins_two_cups_when_two_went_at_once() -> None:
    state = position("long", claims=TWELVE, cups={"a1": 3, "b2": 3, "b1": 2}, loose=1)
    flying = fire(state, 0)
    shot, lying = flying.air[0].bean, flying.where.index(TABLE)
    step = land(flying, landing(flying, shot, 0, "a1"), landing(flying, lying, 0, "b2"))
    assert step.state.neutral_left == 2
    assert step.state.cups == 3
    assert len(told(step, BlackCupJoins)) == 1
    assert not any(fact.last for fact in told(step, Claimed) if isinstance(fact, Claimed))


def finale(preset: str = "long", cups: str = "", **more: object) -> HopperState:
    """The finale's square, the black cup on b2; `cups` as in `a1=3 b2=2`."""
    held = {word[:2]: int(word[3:]) for word in cups.split()}
    return position(preset, claims=THIRTEEN, black="b2", cups=held, **more)  # type: ignore[arg-type]


@pytest.mark.rule("HOPPER-9")
def test_the_long_game_ends_when_the_last_cup_leaves_the_tray() -> None:
    claims = f"{THIRTEEN},0,1,1b"
    step = shoot(position("long", claims=claims, cups={"a1": 3}), 1, "a1")
    assert step.state.cups == 0
    assert isinstance(GAME.turn(step.state), Over)
    assert told(step, Ended) == [Ended("last_cup")]
    assert told(step, Claimed) == [Claimed(1, "a1", False, True)]


@pytest.mark.rule("HOPPER-10")
def test_live_everybody_with_beans_may_shoot_when_ready() -> None:
    state = finale(seats=3)
    assert GAME.turn(state) == Act((0, 1, 2), live=True)
    for seat in (2, 0, 2, 2, 1):
        flying = fire(state, seat)
        assert GAME.turn(flying) == Chance("flight", (0, 1, 2), live=True)
        state = shoot(state, seat, "table").state
        assert GAME.turn(state) == Act((0, 1, 2), live=True)


@pytest.mark.rule("HOPPER-10")
def test_in_rounds_all_aim_and_all_beans_fly_as_one_event() -> None:
    state = finale("long-rounds", seats=4)
    assert GAME.turn(state) == Act((0, 1, 2, 3), together=True)
    with pytest.raises(OutOfTurn):
        GAME.apply(state, Played(0, SHOT))
    with pytest.raises(OutOfTurn):
        GAME.apply(state, Joint(((0, SHOT), (1, SHOT))))
    step = GAME.apply(state, Joint(tuple((seat, SHOT) for seat in range(4))))
    assert [fact.seat for fact in told(step, Fired) if isinstance(fact, Fired)] == [0, 1, 2, 3]
    assert step.state.flying == 4
    assert GAME.turn(step.state) == Chance("flight")


@pytest.mark.rule("HOPPER-5", "HOPPER-10")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_in_a_round_the_cup_goes_to_whose_bean_made_it_four(order: tuple[int, ...]) -> None:
    """Two lie in the cup and three arrive: the second to come to rest makes it four."""
    flying = fire(finale("long-rounds", "a1=2", seats=3), 0, 1, 2)
    beans = {air.seat: air.bean for air in flying.air}
    step = land(flying, *(landing(flying, beans[seat], seat, "a1") for seat in order))
    assert told(step, Claimed) == [Claimed(order[1], "a1", False, False)]


@pytest.mark.rule("HOPPER-5", "HOPPER-10")
def test_a_bean_knocked_in_counts_for_who_knocked_it() -> None:
    flying = fire(finale("long-rounds", "a1=3", seats=2, loose=1), 0, 1)
    lying = flying.where.index(TABLE)
    first, second = (air.bean for air in flying.air)
    step = land(
        flying,
        landing(flying, lying, 1, "a1"),
        landing(flying, first, 0, "a1"),
        landing(flying, second, 1, "table"),
    )
    assert told(step, Claimed) == [Claimed(1, "a1", False, False)]


@pytest.mark.rule("HOPPER-7", "HOPPER-10")
def test_in_the_finale_all_who_are_out_share_the_loose_beans() -> None:
    """Clockwise from the left of who shot last, bean by bean: together they take all of them."""
    step = shoot(finale("long", "a1=3", seats=4, hands={0: 30, 1: 1, 2: 0, 3: 46}), 1, "a1")
    assert told(step, Refilled) == [Refilled(2, 2), Refilled(1, 2)]
    assert step.state.loose == 0


@pytest.mark.rule("HOPPER-7", "HOPPER-10")
def test_in_the_finale_who_has_nothing_waits_until_something_lies_loose() -> None:
    state = finale("long", seats=4, hands={0: 30, 1: 1, 2: 0, 3: 49})
    step = shoot(state, 1, "a1")
    assert not told(step, Refilled)
    assert GAME.turn(step.state) == Act((0, 3), live=True)
    step = shoot(step.state, 0, "table")
    assert told(step, Refilled) == [Refilled(1, 1)]
    assert GAME.turn(step.state) == Act((0, 1, 3), live=True)


@pytest.mark.rule("HOPPER-7", "HOPPER-10")
def test_a_round_without_a_player_who_has_nothing() -> None:
    state = finale("long-rounds", seats=3, hands={0: 1, 1: 0, 2: 79})
    assert GAME.turn(state) == Act((0, 2), together=True)
    flying = fire(state, 0, 2)
    first, second = (air.bean for air in flying.air)
    step = land(flying, landing(flying, first, 0, "a1"), landing(flying, second, 2, "tray"))
    # One bean lies loose and two have none: the first to the left of who shot last alone gets it.
    assert told(step, Refilled) == [Refilled(1, 1)]
    assert told(step, Skipped) == [Skipped(0)]
    assert GAME.turn(step.state) == Act((1, 2), together=True)


@pytest.mark.rule("HOPPER-11")
@pytest.mark.parametrize(
    ("tail", "left", "points"),
    [
        # Thirteen neutral cups before (seat 0: 7, seat 1: 6), then the four of the finale.
        ("0,1,1b", "neutral", (8, 6 + 1 + 2 + 3)),
        ("0,1,1", "black", (8, 6 + 1 + 1 + 3)),
    ],
)
def test_points_neutral_one_black_two_last_three(
    tail: str, left: str, points: tuple[int, int]
) -> None:
    black = "a1" if left == "black" else "-"
    state = position("long", claims=f"{THIRTEEN},{tail}", black=black, cups={"a1": 3})
    step = shoot(state, 1, "a1")
    turn = GAME.turn(step.state)
    assert isinstance(turn, Over)
    assert turn.outcome.points == points
    assert turn.outcome.rule == "HOPPER-11"
    assert turn.outcome.winners == (1,)
    assert told(step, Claimed) == [Claimed(1, "a1", left == "black", True)]


@pytest.mark.rule("HOPPER-11")
def test_a_tie_is_shared() -> None:
    """8 + 3 for the last cup against 9 + 2 for the black one."""
    claims = ",".join("0" * 7 + "1" * 6) + ",0,1,1b"
    state = position("long", claims=claims.replace("0,0,0", "0,0,1", 1), cups={"a1": 3})
    before = GAME.view(state, None).points
    assert before == (7, 10)
    step = shoot(state, 0, "a1")
    turn = GAME.turn(step.state)
    assert isinstance(turn, Over)
    assert turn.outcome.points == (10, 10)
    assert turn.outcome.winners == (0, 1)


@pytest.mark.rule("HOPPER-11")
def test_when_the_last_two_cups_go_together_the_one_filled_last_counts_three() -> None:
    state = position("long-rounds", claims=f"{THIRTEEN},0,1", black="b1", cups={"a1": 3, "b1": 3})
    flying = fire(state, 0, 1)
    first, second = (air.bean for air in flying.air)
    for order, points in (((0, 1), (9, 10)), ((1, 0), (11, 9))):
        where = {0: landing(flying, first, 0, "a1"), 1: landing(flying, second, 1, "b1")}
        step = land(flying, *(where[seat] for seat in order))
        turn = GAME.turn(step.state)
        assert isinstance(turn, Over)
        assert turn.outcome.points == points


@pytest.mark.rule("HOPPER-11")
def test_before_the_end_no_cup_counts_as_the_last() -> None:
    state = position("long", claims=f"{THIRTEEN},0,1,1b", cups={"a1": 3})
    assert GAME.view(state, None).points == (8, 9)


@pytest.mark.rule("HOPPER-9", "HOPPER-10", "HOPPER-13")
def test_the_referee_enters_the_finale_bean_by_bean() -> None:
    """Whoever acts, every player's beans can be entered as they come to rest."""
    state = finale("referee-long", "a1=3", seats=3)
    assert GAME.turn(state) == Act((0, 1, 2))
    state = rest(state, 2, "loose").state
    step = rest(state, 1, "a1")
    assert told(step, Claimed) == [Claimed(1, "a1", False, False)]
    assert GAME.turn(step.state) == Act((0, 1, 2))


@pytest.mark.rule("HOPPER-8", "HOPPER-9")
@pytest.mark.parametrize("preset", ["short", "long", "long-rounds"])
def test_random_games_end_far_below_the_declared_bound(preset: str) -> None:
    options = GAME.options(preset)
    for seats in (2, 5):
        events = max(sum(1 for _ in random_steps(preset, seats, seed)) for seed in range(4))
        assert 100 < events < GAME.spec.longest(options, seats) / 10
