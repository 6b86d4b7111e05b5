"""The short and the long game, the finale and the points: HOPPER-8 … HOPPER-11."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cupboard.core.errors import OutOfTurn
from cupboard.core.types import Act, Chance, Joint, Over, Played
from cupboard.games.hopper import GAME, HopperState, Landing
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
from tests.games.hopper.support import (
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
def test_five_players_with_three_cups_each_play_for_the_last_one() -> None:
    """Fifteen cups are claimed and no one has four: the sixteenth decides, and no cup joins it."""
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
def test_no_move_is_possible_after_the_end() -> None:
    over = shoot(position(claims="0,0,0", cups={"a1": 3}), 0, "a1").state
    with pytest.raises(OutOfTurn) as refused:
        GAME.apply(over, Played(1, SHOT))
    assert refused.value.rule == "HOPPER-8"


@pytest.mark.rule("HOPPER-9")
def test_the_black_cup_joins_when_three_neutral_cups_are_left() -> None:
    state = position("long", claims=TWELVE, cups={"a1": 3, "b1": 1, "a2": 2})
    assert [CELL_NAMES[cell] for cell in state.standing] == ["a1", "b1", "a2", "b2"]
    step = shoot(state, 0, "a1")
    after = step.state
    # The three neutral cups stay or fill the gap; the black one completes the square.
    assert told(step, BlackCupJoins) == [BlackCupJoins("a1", -26_000, -26_000)]
    assert told(step, FinaleBegins) == [FinaleBegins()]
    assert after.cups == 4
    assert after.neutral_left == 3
    assert [after.beans_in(PLACES[name]) for name in ("a1", "b1", "a2", "b2")] == [0, 1, 2, 0]
    assert sorted(centre(cell, after.frame) for cell in cells(4)) == [
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
def test_it_joins_two_cups_after_two_were_claimed_together() -> None:
    state = position("long", claims=TWELVE, cups={"a1": 3, "b2": 3, "b1": 2}, loose=1)
    flying = fire(state, 0)
    shot, lying = flying.air[0].bean, flying.where.index(TABLE)
    step = land(flying, landing(flying, shot, 0, "a1"), landing(flying, lying, 0, "b2"))
    assert step.state.neutral_left == 2
    assert step.state.cups == 3
    assert len(told(step, BlackCupJoins)) == 1
    assert not any(fact.last for fact in told(step, Claimed) if isinstance(fact, Claimed))


def finale(preset: str = "long", cups: str = "", **more: object) -> HopperState:
    """Return the finale's square, with the black cup on b2; `cups` as in `a1=3 b2=2`."""
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
def test_in_a_live_finale_everyone_with_beans_may_shoot_at_will() -> None:
    state = finale(seats=3)
    assert GAME.turn(state) == Act((0, 1, 2), live=True)
    for seat in (2, 0, 2, 2, 1):
        flying = fire(state, seat)
        assert GAME.turn(flying) == Chance("flight", (0, 1, 2), live=True)
        state = shoot(state, seat, "table").state
        assert GAME.turn(state) == Act((0, 1, 2), live=True)


@pytest.mark.rule("HOPPER-10")
def test_in_rounds_all_aim_and_all_beans_fly_in_one_event() -> None:
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
def test_in_a_round_the_fourth_bean_claims_the_cup(order: tuple[int, ...]) -> None:
    """The cup holds two beans and three arrive: the second to stop is the fourth bean."""
    flying = fire(finale("long-rounds", "a1=2", seats=3), 0, 1, 2)
    beans = {air.seat: air.bean for air in flying.air}
    step = land(flying, *(landing(flying, beans[seat], seat, "a1") for seat in order))
    assert told(step, Claimed) == [Claimed(order[1], "a1", False, False)]


@pytest.mark.rule("HOPPER-5", "HOPPER-10")
def test_a_bean_that_is_knocked_in_counts_for_the_shooter() -> None:
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


@pytest.mark.rule("HOPPER-10")
@pytest.mark.parametrize("stirrer", [0, 1])
def test_a_stirred_bean_does_not_count_as_arriving(stirrer: int) -> None:
    """The cup holds three beans and seat 1 shoots the fourth; a stirred bean stops last."""
    flying = fire(finale("long-rounds", "a1=3", seats=2), 0, 1)
    lying = flying.where.index(PLACES["a1"])
    first, second = (air.bean for air in flying.air)
    step = land(
        flying,
        landing(flying, first, 0, "table"),
        landing(flying, second, 1, "a1"),
        landing(flying, lying, stirrer, "a1"),
    )
    assert told(step, Claimed) == [Claimed(1, "a1", False, False)]


@st.composite
def flights(draw: st.DrawFn) -> tuple[HopperState, tuple[Landing, ...]]:
    """A round of a finale: beans in the air, and some that were hit, stop in any order."""
    held = draw(st.fixed_dictionaries({cup: st.integers(0, 3) for cup in ("a1", "b1", "a2", "b2")}))
    cups = " ".join(f"{cup}={beans}" for cup, beans in held.items() if beans)
    flying = fire(finale("long-rounds", cups, seats=4, loose=3), 0, 1, 2, 3)
    lay = [bean for bean, place in enumerate(flying.where) if place <= TABLE]
    hit = draw(st.lists(st.sampled_from(lay), unique=True)) if lay else []
    seats = {air.bean: air.seat for air in flying.air}
    beans = draw(st.permutations([*seats, *hit]))
    places = st.sampled_from(["a1", "b1", "a2", "b2", "table"])
    return flying, tuple(
        landing(
            flying, bean, seats[bean] if bean in seats else draw(st.integers(0, 3)), draw(places)
        )
        for bean in beans
    )


@pytest.mark.rule("HOPPER-5", "HOPPER-10")
@given(flights())
def test_every_cup_goes_to_the_seat_of_its_fourth_bean(
    case: tuple[HopperState, tuple[Landing, ...]],
) -> None:
    """Counted again per cup: beans that stayed in it, then beans that came from elsewhere."""
    flying, landings = case
    step = land(flying, *landings)
    claimed = {fact.cup: fact.seat for fact in told(step, Claimed) if isinstance(fact, Claimed)}
    expected = {}
    for cup in ("a1", "b1", "a2", "b2"):
        came = [
            one.seat
            for one in landings
            if one.place == cup and flying.where[one.bean] != PLACES[cup]
        ]
        left = {one.bean for one in landings if one.place != cup}
        stayed = sum(
            place == PLACES[cup] and bean not in left for bean, place in enumerate(flying.where)
        )
        if came and stayed + len(came) >= 4:
            expected[cup] = came[3 - stayed]
    assert claimed == expected


@pytest.mark.rule("HOPPER-7", "HOPPER-10")
def test_in_the_finale_players_without_beans_share_the_loose_ones() -> None:
    """Clockwise from the left of the last shooter, bean by bean, until none is left."""
    step = shoot(finale("long", "a1=3", seats=4, hands={0: 30, 1: 1, 2: 0, 3: 46}), 1, "a1")
    assert told(step, Refilled) == [Refilled(2, 2), Refilled(1, 2)]
    assert step.state.loose == 0


@pytest.mark.rule("HOPPER-7", "HOPPER-10")
def test_in_the_finale_a_player_without_beans_waits_for_loose_ones() -> None:
    state = finale("long", seats=4, hands={0: 30, 1: 1, 2: 0, 3: 49})
    step = shoot(state, 1, "a1")
    assert not told(step, Refilled)
    assert GAME.turn(step.state) == Act((0, 3), live=True)
    step = shoot(step.state, 0, "table")
    assert told(step, Refilled) == [Refilled(1, 1)]
    assert GAME.turn(step.state) == Act((0, 1, 3), live=True)


@pytest.mark.rule("HOPPER-7", "HOPPER-10")
def test_a_player_without_beans_sits_out_a_round() -> None:
    state = finale("long-rounds", seats=3, hands={0: 1, 1: 0, 2: 79})
    assert GAME.turn(state) == Act((0, 2), together=True)
    flying = fire(state, 0, 2)
    first, second = (air.bean for air in flying.air)
    step = land(flying, landing(flying, first, 0, "a1"), landing(flying, second, 2, "tray"))
    # Two players have no beans, and the one loose bean goes to the first left of the shooter.
    assert told(step, Refilled) == [Refilled(1, 1)]
    assert told(step, Skipped) == [Skipped(0)]
    assert GAME.turn(step.state) == Act((1, 2), together=True)


@pytest.mark.rule("HOPPER-11")
@pytest.mark.parametrize(
    ("tail", "left", "points"),
    [
        # Thirteen neutral cups first (seat 0: 7, seat 1: 6), then the four of the finale.
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
def test_tied_players_share_the_victory() -> None:
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
def test_of_two_last_cups_claimed_together_the_one_filled_last_counts_three() -> None:
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
    """Every player's beans can be entered as they stop, no matter which seat acts."""
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
