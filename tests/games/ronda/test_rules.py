"""Each rule of the ledger, from positions that need it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from cupboard.core.errors import BadOptions, IllegalMove
from cupboard.core.match import Match
from cupboard.core.types import Act, Chance, Expired, Over, Played, Resolved
from cupboard.games.ronda import GAME, Add, Lift, Pass
from cupboard.games.ronda.facts import (
    Added,
    Begins,
    Covered,
    Dissolved,
    Fined,
    Kept,
    Lifted,
    Matched,
    Missed,
    Passed,
    Shuffled,
    Uncovered,
    Won,
)
from cupboard.games.ronda.position import fillings
from tests.games.ronda.support import at, do, texts, walk

START = "0123401234 10,10 0/0 lift:0"
FIVES = "5123401235 10,4 0/0 lift:0"
EVERY_CUP = [str(cup) for cup in range(1, 11)]


# Setup


@pytest.mark.rule("RONDA-1")
def test_the_cups_are_shuffled_in_secret_and_the_black_cup_is_empty() -> None:
    state = GAME.new(GAME.options(), 2)
    assert GAME.turn(state) == Chance("shuffle")
    beans = (4, 0, 1, 3, 2, 2, 3, 1, 0, 4)
    step = GAME.apply(state, Resolved("shuffle", beans))
    assert step.facts == (Shuffled(),)
    assert step.state.cups == beans
    assert (step.state.black, step.state.out) == (0, 0)
    assert GAME.turn(step.state) == Chance("lot")


@pytest.mark.rule("RONDA-1")
@pytest.mark.parametrize(
    "outcome",
    [
        (0, 0, 1, 1, 2, 2, 3, 3, 4, 5),
        (0, 0, 1, 1, 2, 2, 3, 3, 4),
        [0, 0, 1, 1, 2, 2, 3, 3, 4, 4],
        (False, False, True, True, 2, 2, 3, 3, 4, 4),
        "0011223344",
        None,
    ],
)
def test_only_the_ten_starting_cups_can_be_shuffled(outcome: object) -> None:
    state = GAME.new(GAME.options(), 2)
    with pytest.raises(IllegalMove):
        GAME.apply(state, Resolved("shuffle", outcome))


@pytest.mark.rule("RONDA-1")
def test_every_cup_is_equally_likely_to_hide_any_number() -> None:
    """Within five standard deviations of 2,000 fair shuffles; the seed is fixed."""
    rng, shuffles = Random(5), GAME.outcomes(GAME.new(GAME.options(), 2))
    drawn = [shuffles.sample(rng) for _ in range(2000)]
    assert all(one in shuffles for one in drawn)
    for cup in range(10):
        counts = Counter(one[cup] for one in drawn)
        assert set(counts) == set(range(5))
        assert all(abs(count - 400) < 90 for count in counts.values())


@pytest.mark.rule("RONDA-2")
def test_players_start_with_ten_beans_or_another_chosen_number() -> None:
    assert GAME.new(GAME.options(), 5).hands == (10,) * 5
    assert GAME.new(GAME.options("nine"), 3).hands == (9, 9, 9)
    assert GAME.new(GAME.options(beans=20), 2).hands == (20, 20)
    for beans in (0, 21):
        with pytest.raises(BadOptions) as refused:
            GAME.options(beans=beans)
        assert refused.value.rule == "RONDA-2"


@pytest.mark.rule("RONDA-2")
def test_a_player_can_start_with_fewer_beans() -> None:
    state = GAME.new(GAME.options(fewer_beans=[0, 4]), 3)
    assert state.hands == (10, 6, 10)
    assert GAME.decode(GAME.encode(state)) == state
    for fewer in ([10], [0, 0, 0, 1], ["many"]):
        with pytest.raises(BadOptions) as refused:
            GAME.new(GAME.options(fewer_beans=fewer), 3)
        assert refused.value.rule == "RONDA-2"


@pytest.mark.rule("RONDA-2")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options(), seats)
    assert refused.value.rule == "RONDA-2"


@pytest.mark.rule("RONDA-3")
@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_the_starting_player_is_chosen_fairly(seats: int) -> None:
    state = at(f"0123401234 {','.join(['10'] * seats)} 0/0 lot", seats=seats)
    lot = dict(GAME.outcomes(state))
    assert lot == {seat: Fraction(1, seats) for seat in range(seats)}
    for seat in lot:
        step = GAME.apply(state, Resolved("lot", seat))
        assert step.facts == (Begins(seat),)
        assert GAME.turn(step.state) == Act((seat,))


@pytest.mark.rule("RONDA-3")
def test_turns_go_clockwise_around_the_table() -> None:
    state = at("0123401234 10,10,10 0/0 lift:1", seats=3)
    order = []
    for _ in range(5):
        order.append(state.actor)
        state, _ = do(state, "1", "2")
    assert order == [1, 2, 0, 1, 2]


# Lifting


@pytest.mark.rule("RONDA-4")
def test_any_cup_first_then_any_other() -> None:
    state = at(START)
    assert texts(state) == EVERY_CUP
    state, facts = do(state, "4")
    assert facts == [Lifted(0, 4, 3)]
    assert GAME.turn(state) == Act((0,))
    assert texts(state) == [cup for cup in EVERY_CUP if cup != "4"]


@pytest.mark.rule("RONDA-4")
def test_the_first_cup_is_open_to_all_before_the_second_is_chosen() -> None:
    state, _ = do(at(START), "4")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).cups == (None, None, None, 3, *[None] * 6)


@pytest.mark.rule("RONDA-4", "RONDA-5")
def test_everyone_sees_both_cups_before_they_are_covered() -> None:
    _, facts = do(at(START), "4", "6")
    for seat in (0, 1, None):
        seen = [GAME.see(fact, seat) for fact in facts]
        assert seen == [Lifted(0, 4, 3), Lifted(0, 6, 0), Missed(0), Covered(4), Covered(6)]


@pytest.mark.rule("RONDA-5")
def test_different_cups_are_covered_and_the_turn_ends() -> None:
    before = at(START)
    state, _ = do(before, "4", "6")
    assert (state.open, state.actor) == ((), 1)
    assert (state.cups, state.hands) == (before.cups, before.hands)
    assert texts(state) == EVERY_CUP


# Adding


@pytest.mark.rule("RONDA-6")
@pytest.mark.parametrize("pair", [("1", "6"), ("2", "7"), ("5", "10")])
def test_a_pair_takes_one_bean_in_either_cup(pair: tuple[str, str]) -> None:
    state, facts = do(at(START), *pair)
    assert facts[-1] == Matched(0)
    assert texts(state) == [f"+{pair[0]}", f"+{pair[1]}", "pass"]
    for cup in pair:
        after, told = do(state, f"+{cup}")
        assert told == [Added(0, int(cup), state.under(int(cup)) + 1)]
        assert after.hands == (9, 10)
        assert after.under(int(cup)) == state.under(int(cup)) + 1
        assert sum(after.cups) == sum(state.cups) + 1


@pytest.mark.rule("RONDA-6")
@pytest.mark.parametrize("top", [4, 5])
def test_there_is_always_a_pair(top: int) -> None:
    """Ten cups have at most six different numbers, so two of them are always equal."""
    assert len(fillings(top)) > 100
    assert all(len(set(beans)) < len(beans) for beans in fillings(top))
    assert {max(beans) for beans in fillings(top)} == {4, 5} - ({5} if top == 4 else set())


@pytest.mark.rule("RONDA-7")
def test_continuing_keeps_one_cup_and_covers_the_other() -> None:
    state, _ = do(at(START), "3", "8", "+8")
    assert texts(state) == ["=3", "=8", "pass"]
    kept, facts = do(state, "=8")
    assert facts == [Kept(0, 8), Covered(3)]
    assert kept.open == (8,)
    assert GAME.turn(kept) == Act((0,))
    assert texts(kept) == [cup for cup in EVERY_CUP if cup not in ("3", "8")]


@pytest.mark.rule("RONDA-7")
def test_the_next_cup_is_compared_with_the_open_one() -> None:
    """A two becomes a three and matches a three, which becomes a four, and so on."""
    state, facts = do(at(START), "3", "8", "+8", "=8", "4", "+4", "=4", "10")
    assert facts.count(Matched(0)) == 3
    assert texts(state) == ["+4", "+10", "pass"]
    assert state.hands == (8, 10)


@pytest.mark.rule("RONDA-7")
def test_the_cup_with_fewer_beans_can_be_kept_too() -> None:
    state, _ = do(at("2220133440 10,9 0/0 lift:0"), "1", "2", "+1", "=2", "3")
    assert texts(state) == ["+2", "+3", "pass"]


@pytest.mark.rule("RONDA-5", "RONDA-7")
def test_a_wrong_third_cup_ends_the_turn() -> None:
    state, facts = do(at(START), "3", "8", "+8", "=8", "1")
    assert facts[-4:] == [Lifted(0, 1, 0), Missed(0), Covered(8), Covered(1)]
    assert (state.actor, state.open, state.barred) == (1, (), None)


@pytest.mark.rule("RONDA-8")
@pytest.mark.parametrize("before", [(), ("+8",)])
def test_passing_covers_both_without_penalty(before: tuple[str, ...]) -> None:
    """After adding a bean, and (our ruling) instead of adding one."""
    state, _ = do(at("0123401234 10,4 6/0 lift:0"), "3", "8", *before)
    hands = state.hands
    after, facts = do(state, "pass")
    assert facts == [Passed(0), Covered(3), Covered(8)]
    assert (after.actor, after.open, after.black, after.hands) == (1, (), 6, hands)


# Fives and the black cup


@pytest.mark.rule("RONDA-9")
def test_two_fives_fill_the_empty_black_cup() -> None:
    state, facts = do(at(FIVES), "1", "10", "+10")
    assert facts[-4:] == [Added(0, 10, 6), Dissolved(0, 10, 6, "black"), Covered(1), Covered(10)]
    assert (state.black, state.out) == (6, 0)
    assert (state.under(1), state.under(10)) == (5, 0)
    assert (state.actor, state.hands) == (1, (9, 4))


@pytest.mark.rule("RONDA-9")
@pytest.mark.parametrize("black", [1, 6])
def test_six_beans_leave_the_game_if_the_black_cup_is_not_empty(black: int) -> None:
    state, facts = do(at(f"5123401235 {10 - black},4 {black}/0 lift:0"), "1", "10", "+1")
    assert Dissolved(0, 1, 6, "box") in facts
    assert (state.black, state.out) == (black, 6)
    assert (state.under(1), state.under(10), state.actor) == (0, 5, 1)


@pytest.mark.rule("RONDA-8", "RONDA-9", "RONDA-12")
@pytest.mark.parametrize(
    ("body", "options", "pair"),
    [
        (FIVES, "-", ("1", "10")),
        (FIVES, "easy=true", ("1", "10")),
        (START, "easy=true;top=4", ("5", "10")),
        ("5123401235 9,4 1/0 lift:0", "-", ("1", "10")),
    ],
)
def test_with_two_full_cups_a_bean_must_be_added(
    body: str, options: str, pair: tuple[str, str]
) -> None:
    state, _ = do(at(body, options), *pair)
    assert texts(state) == [f"+{cup}" for cup in pair]
    assert not GAME.view(state, 0).may_pass
    assert isinstance(GAME.default_move(state, 0), Add)
    for text in ("pass", "2", f"={pair[0]}"):
        with pytest.raises(IllegalMove) as refused:
            GAME.parse(text, state)
        assert (refused.value.rule, refused.value.key) == ("RONDA-9", "ronda-full-pair")
        assert refused.value.details["beans"] == state.options.top


@pytest.mark.rule("RONDA-8", "RONDA-12")
def test_two_fours_may_be_left_alone_if_a_cup_has_five() -> None:
    before = at(START)
    state, _ = do(before, "5", "10", "pass")
    assert (state.cups, state.hands, state.actor) == (before.cups, before.hands, 1)


@pytest.mark.rule("RONDA-10")
def test_a_mismatch_costs_a_bean_while_the_black_cup_has_any() -> None:
    state = at("0123401234 9,9 2/0 lift:0")
    state, first = do(state, "1", "2")
    state, second = do(state, "1", "2")
    state, third = do(state, "1", "2")
    assert (first[-1], second[-1]) == (Fined(0), Fined(1))
    assert not any(isinstance(fact, Fined) for fact in third)
    assert (state.hands, state.black) == ((10, 10), 0)


@pytest.mark.rule("RONDA-10")
def test_a_mismatch_with_a_third_cup_costs_a_bean_too() -> None:
    state, facts = do(at("0123401234 10,4 6/0 lift:0"), "3", "8", "+8", "=8", "1")
    assert facts[-1] == Fined(0)
    assert (state.hands, state.black) == ((10, 4), 5)


# The end


@pytest.mark.rule("RONDA-11")
def test_the_last_bean_wins_immediately() -> None:
    state, facts = do(at("0123401234 10,1 3/6 lift:1"), "3", "8", "+8")
    assert facts[3:5] == [Added(1, 8, 3), Won(1)]
    assert [type(fact) for fact in facts[5:]] == [Uncovered] * 8
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (1,)
    assert turn.outcome.rule == "RONDA-11"
    assert not GAME.legal(state, 0)
    assert not GAME.legal(state, 1)


@pytest.mark.rule("RONDA-9", "RONDA-11")
@pytest.mark.parametrize(("middle", "place"), [("3/6", "box"), ("0/6", "black")])
def test_the_last_bean_may_leave_with_a_cleared_cup(middle: str, place: str) -> None:
    other = 10 + 4 - 1 - sum(map(int, middle.split("/")))
    state, facts = do(at(f"5123401235 1,{other} {middle} lift:0"), "1", "10", "+1")
    assert facts[4:6] == [Dissolved(0, 1, 6, place), Won(0)]
    assert facts[6:] == [Uncovered(cup, state.under(cup)) for cup in range(2, 10)]
    assert isinstance(GAME.turn(state), Over)


@pytest.mark.rule("RONDA-11")
def test_one_seat_wins_and_the_others_share_the_second_place() -> None:
    state, _ = do(at("0123401234 1,1,1 0/0 lift:2", "beans=1", 3), "1", "6", "+1")
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.ranks == (2, 2, 1)
    assert turn.outcome.points == (0, 0, 1)


@pytest.mark.rule("RONDA-11")
@pytest.mark.parametrize("preset", GAME.spec.presets)
def test_games_end_far_below_the_declared_length(preset: str) -> None:
    options = GAME.options(preset)
    for seats in (2, 5):
        states = list(walk(options, seats, seats))
        assert isinstance(GAME.turn(states[-1]), Over)
        assert len(states) < GAME.spec.longest(options, seats) / 10


# The easy game


@pytest.mark.rule("RONDA-12")
def test_easy_covers_both_and_lets_any_two_be_lifted() -> None:
    state, facts = do(at(START, "easy=true"), "3", "8", "+8")
    assert facts[-3:] == [Added(0, 8, 3), Covered(3), Covered(8)]
    assert (state.actor, state.open) == (0, ())
    assert texts(state) == [*EVERY_CUP, "pass"]
    again, _ = do(state, "8")
    assert texts(again) == [cup for cup in EVERY_CUP if cup != "8"]
    paired, _ = do(again, "4")
    assert texts(paired) == ["+4", "+8", "pass"]


@pytest.mark.rule("RONDA-8", "RONDA-12")
def test_an_easy_turn_can_be_passed_before_lifting_again() -> None:
    state, facts = do(at("0123401234 10,4 6/0 lift:0", "easy=true"), "3", "8", "+8", "pass")
    assert facts[-1] == Passed(0)
    assert (state.actor, state.black, state.hands) == (1, 6, (9, 4))
    assert texts(state) == EVERY_CUP


@pytest.mark.rule("RONDA-10", "RONDA-12")
def test_an_easy_mismatch_after_adding_ends_the_turn_and_costs_a_bean() -> None:
    state, facts = do(at("0123401234 10,4 6/0 lift:0", "easy=true"), "3", "8", "+8", "1", "2")
    assert facts[-1] == Fined(0)
    assert (state.actor, state.hands, state.black) == (1, (10, 4), 5)


@pytest.mark.rule("RONDA-9", "RONDA-12")
def test_easy_fives_end_the_turn() -> None:
    state, _ = do(at(FIVES, "easy=true"), "1", "10", "+1")
    assert (state.actor, state.black, state.going_on) == (1, 6, False)


@pytest.mark.rule("RONDA-12")
def test_with_a_maximum_of_four_two_fours_are_cleared() -> None:
    state, facts = do(at(START, "easy=true;top=4"), "5", "10", "+5")
    assert Dissolved(0, 5, 5, "black") in facts
    assert (state.under(5), state.under(10), state.black, state.actor) == (0, 4, 5, 1)


@pytest.mark.rule("RONDA-12")
@pytest.mark.parametrize(("top", "gone"), [(5, 6), (4, 5)])
def test_without_penalty_the_beans_go_to_the_box(top: int, gone: int) -> None:
    body = FIVES if top == 5 else "4123401234 9,7 0/0 lift:0"
    options = f"easy=true{';top=4' if top == 4 else ''};penalty=false"
    state, facts = do(at(body, options), "1", "10", "+1")
    assert Dissolved(0, 1, gone, "box") in facts
    assert (state.black, state.out) == (0, gone)


@pytest.mark.rule("RONDA-12")
@pytest.mark.parametrize(
    ("values", "key"),
    [({"top": 4}, "ronda-top-is-for-easy"), ({"penalty": False}, "ronda-no-penalty-is-for-easy")],
)
def test_the_smaller_changes_are_for_the_easy_game(values: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options(**values), 2)
    assert (refused.value.key, refused.value.rule) == (key, "RONDA-12")
    assert GAME.new(GAME.options("easy", **values), 2).options.easy


# Time and takebacks


@pytest.mark.rule("RONDA-8")
def test_a_player_out_of_time_passes_if_possible() -> None:
    lifting = at(START)
    assert GAME.default_move(lifting, 0) == Lift(1)
    pair, _ = do(lifting, "3", "8")
    assert GAME.default_move(pair, 0) == Pass()
    expired, passed = GAME.apply(pair, Expired(0)), GAME.apply(pair, Played(0, Pass()))
    assert (expired.state, expired.facts) == (passed.state, passed.facts)


@pytest.mark.rule("RONDA-13")
def test_lifted_cups_cannot_be_taken_back() -> None:
    match = Match(GAME, GAME.options(), 2, b"seed")
    match.draw()
    [seat] = match.waiting_for
    match.play(seat, Lift(3))
    with pytest.raises(IllegalMove) as refused:
        match.take_back()
    assert refused.value.rule == "RONDA-13"
    assert match.number == 3
