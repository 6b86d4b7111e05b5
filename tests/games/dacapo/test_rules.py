"""Da Capo's rules, one by one."""

from __future__ import annotations

import pytest

from cupboard.core.errors import BadOptions, IllegalMove, MalformedMove, OutOfTurn
from cupboard.core.types import Act, Joint, Over, Played, Resolved
from cupboard.games.dacapo import GAME, DaCapoState, Show, rules
from cupboard.games.dacapo.facts import (
    Advanced,
    Cancelled,
    Emptied,
    Ended,
    LastBean,
    Out,
    Returned,
    Shown,
    Stalled,
)

LAST_BEAN_WINS = "dacapo 2 - 3,3,3,3/2 5,2/1 box:10"
"""The second player has one bean: if both show one, the first fills the target cup last."""


def show(state: DaCapoState, *numbers: int) -> DaCapoState:
    return GAME.apply(state, fists(*numbers)).state


def fists(*numbers: int) -> Joint[Show]:
    """Return the joint choice of a number per seat, 0 for a seat that shows nothing."""
    return Joint(tuple((seat, Show(n)) for seat, n in enumerate(numbers) if n))


def over(state: DaCapoState) -> Over:
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    return turn


@pytest.mark.rule("DACAPO-1", "DACAPO-8")
@pytest.mark.parametrize(("seats", "cups"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_rows_have_four_cups_or_three_and_the_target_is_one_more(seats: int, cups: int) -> None:
    """Winning every round fills exactly the row and then the target cup."""
    state = GAME.new(GAME.options(), seats)
    assert state.row_length == cups
    for fill in range(1, cups + 2):
        assert isinstance(GAME.turn(state), Act)
        state = show(state, 2, *(1,) * (seats - 1))
        assert state.rows[0] == (2,) * fill
    assert over(state).outcome.winners == (0,)
    assert over(state).outcome.rule == "DACAPO-8"


@pytest.mark.rule("DACAPO-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(GAME.options(), seats)
    assert caught.value.rule == "DACAPO-1"


@pytest.mark.rule("DACAPO-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_sixteen_beans(seats: int) -> None:
    state = GAME.new(GAME.options(), seats)
    assert (state.stocks, state.rows, state.box) == ((16,) * seats, ((),) * seats, 0)


@pytest.mark.rule("DACAPO-2")
def test_the_number_of_beans_can_be_chosen_within_bounds() -> None:
    assert GAME.new(GAME.options(beans=4), 3).stocks == (4, 4, 4)
    assert GAME.new(GAME.options(beans=30), 2).stocks == (30, 30)
    for senseless in (3, 31):
        with pytest.raises(BadOptions) as caught:
            GAME.options(beans=senseless)
        assert caught.value.rule == "DACAPO-2"


@pytest.mark.rule("DACAPO-2")
def test_a_player_can_start_with_fewer_beans() -> None:
    state = GAME.new(GAME.options(fewer_beans=[5]), 3)
    assert state.stocks == (11, 16, 16)
    later = show(state, 5, 3, 1)
    assert later.stocks == (6, 13, 15)
    assert GAME.decode(GAME.encode(later)) == later
    for fewer in ([13], [0, 0, 0, 1]):
        with pytest.raises(BadOptions) as refused:
            GAME.new(GAME.options(fewer_beans=fewer), 3)
        assert refused.value.rule == "DACAPO-2"


@pytest.mark.rule("DACAPO-3")
@pytest.mark.parametrize("stock", range(8))
def test_players_show_one_to_five_but_no_more_than_they_have(stock: int) -> None:
    assert list(rules.choices(stock)) == [1, 2, 3, 4, 5][:stock]


@pytest.mark.rule("DACAPO-3")
def test_all_players_with_beans_choose_at_the_same_time() -> None:
    state = GAME.decode("dacapo 3 - 3/9 4/6 -/0 box:26")
    assert GAME.turn(state) == Act((0, 1), together=True)
    assert [move.beans for move in GAME.legal(state, 0)] == [1, 2, 3, 4, 5]
    assert not GAME.legal(state, 2)


@pytest.mark.rule("DACAPO-3")
def test_a_round_needs_every_choice_and_only_once() -> None:
    state = GAME.new(GAME.options(), 3)
    partial = Joint(((0, Show(1)), (1, Show(2))))
    twice = Joint(((0, Show(1)), (1, Show(2)), (2, Show(3)), (2, Show(4))))
    alone = Played(0, Show(1))
    for event in (partial, twice, alone):
        with pytest.raises(OutOfTurn) as caught:
            GAME.apply(state, event)
        assert caught.value.rule == "DACAPO-3"


@pytest.mark.rule("DACAPO-3")
def test_there_are_no_chance_events() -> None:
    state = GAME.new(GAME.options(), 2)
    with pytest.raises(OutOfTurn):
        GAME.apply(state, Resolved("lot", 0))
    assert 0 not in GAME.outcomes(state)


ILLEGAL = [
    (Show(0), "dacapo-not-one-to-five", "DACAPO-3"),
    (Show(6), "dacapo-not-one-to-five", "DACAPO-3"),
    (Show(-1), "dacapo-not-one-to-five", "DACAPO-3"),
    (Show(4), "dacapo-too-few-beans", "DACAPO-3"),
]


@pytest.mark.rule("DACAPO-3")
@pytest.mark.parametrize(("move", "key", "rule"), ILLEGAL)
def test_forbidden_numbers_name_their_rule_and_change_nothing(
    move: Show, key: str, rule: str
) -> None:
    """The second player has three beans."""
    state = GAME.decode("dacapo 2 - 3,2/6 4,4/3 box:10")
    text = GAME.encode(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, Joint(((0, Show(5)), (1, move))))
    assert (caught.value.key, caught.value.rule) == (key, rule)
    assert GAME.encode(state) == text


@pytest.mark.rule("DACAPO-3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_move_texts(number: int) -> None:
    state = GAME.new(GAME.options(), 2)
    assert GAME.format(Show(number)) == str(number)
    assert GAME.parse(f"  {number}\n", state) == Show(number)


@pytest.mark.rule("DACAPO-3")
@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", MalformedMove),
        ("three", MalformedMove),
        ("1 2", MalformedMove),
        ("-1", MalformedMove),
        ("2.0", MalformedMove),
        ("٣", MalformedMove),
        ("²", MalformedMove),
        ("0", IllegalMove),
        ("6", IllegalMove),
        ("05", IllegalMove),
        ("9" * 5000, IllegalMove),
    ],
)
def test_other_texts_are_refused_with_the_rule(text: str, error: type[IllegalMove]) -> None:
    with pytest.raises(error) as caught:
        GAME.parse(text, GAME.new(GAME.options(), 2))
    assert caught.value.rule == "DACAPO-3"


@pytest.mark.rule("DACAPO-4")
def test_the_highest_single_number_fills_the_next_cup_and_the_rest_goes_back() -> None:
    step = GAME.apply(GAME.decode("dacapo 3 - 2/11 -/10 3/12 box:10"), fists(3, 5, 1))
    assert GAME.encode(step.state) == "dacapo 3 - 2/8 5/5 3/11 box:14"
    assert step.facts == (
        Shown(0, 3),
        Shown(1, 5),
        Shown(2, 1),
        Advanced(1, cup=1, beans=5, target=False),
        Returned(0, 3),
        Returned(2, 1),
    )


@pytest.mark.rule("DACAPO-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_beans_never_appear_or_vanish(seats: int) -> None:
    """Hands, rows, target cup and box always have the same sum, in a game of differing numbers."""
    state = GAME.new(GAME.options(), seats)
    for turn in range(40):
        assert GAME.sums(state) == {"beans": 16 * seats}
        if not GAME.acting(state):
            break
        menu = (tuple(GAME.legal(state, seat)) for seat in range(seats))
        chosen = [
            moves[(turn + n) % len(moves)].beans if moves else 0 for n, moves in enumerate(menu)
        ]
        state = show(state, *chosen)
    assert isinstance(GAME.turn(state), Over)


@pytest.mark.rule("DACAPO-5")
@pytest.mark.parametrize(
    ("shown", "winner", "cancelled"),
    [
        ((5, 5, 4, 4, 3), 4, (5, 4)),
        ((5, 5, 4, 4, 4), None, (5, 4)),
        ((5, 5, 5, 5, 5), None, (5,)),
        ((5, 4, 4, 4, 4), 0, ()),
        ((2, 2, 1, 0, 0), 2, (2,)),
        ((0, 3, 0, 3, 0), None, (3,)),
        ((1, 2), 1, ()),
    ],
)
def test_equal_numbers_cancel(
    shown: tuple[int, ...], winner: int | None, cancelled: tuple[int, ...]
) -> None:
    assert rules.winner_of(shown) == winner
    assert rules.cancelled(shown) == cancelled


@pytest.mark.rule("DACAPO-5")
def test_without_a_single_number_no_one_advances_and_all_goes_back() -> None:
    step = GAME.apply(GAME.new(GAME.options(), 4), fists(4, 2, 2, 4))
    assert step.state.rows == ((),) * 4
    assert step.state.box == 12
    assert step.facts[4:] == (
        Cancelled(4, hands=2),
        Cancelled(2, hands=2),
        Stalled(),
        Returned(0, 4),
        Returned(1, 2),
        Returned(2, 2),
        Returned(3, 4),
    )


@pytest.mark.rule("DACAPO-6")
def test_a_player_without_beans_is_out_even_after_winning_a_round() -> None:
    """The third player wins with the last beans: the row stays, but the player is out."""
    step = GAME.apply(GAME.decode("dacapo 3 - 2/7 -/8 3/4 box:24"), fists(2, 3, 4))
    assert step.state.rows[2] == (3, 4)
    assert Out(2) in step.facts
    assert GAME.acting(step.state) == (0, 1)
    with pytest.raises(IllegalMove) as illegal:
        GAME.require_legal(step.state, 2, Show(1))
    assert illegal.value.rule == "DACAPO-6"
    with pytest.raises(OutOfTurn):
        GAME.apply(step.state, fists(1, 1, 1))


@pytest.mark.rule("DACAPO-7")
def test_the_last_player_with_beans_lays_one_and_returns_the_rest() -> None:
    """No decision is left, so it follows the round in which the others ran out."""
    step = GAME.apply(GAME.decode("dacapo 2 - 3,2/6 4,4/3 box:10"), fists(2, 3))
    assert GAME.encode(step.state) == "dacapo 2 - 3,2,1/0 4,4,3/0 box:15"
    assert step.facts[-4:] == (Out(1), LastBean(0, cup=3, target=False), Emptied(0), Ended("beans"))
    assert over(step.state).outcome.winners == (0,)


@pytest.mark.rule("DACAPO-7")
def test_a_single_last_bean_leaves_nothing_to_return() -> None:
    step = GAME.apply(GAME.decode(LAST_BEAN_WINS), fists(1, 1))
    assert not any(isinstance(fact, Emptied) for fact in step.facts)


@pytest.mark.rule("DACAPO-7", "DACAPO-8")
def test_the_last_bean_can_fill_the_target_cup_and_wins() -> None:
    step = GAME.apply(GAME.decode(LAST_BEAN_WINS), fists(1, 1))
    assert step.state.rows == ((3, 3, 3, 3, 1), (5, 2))
    assert step.facts[-2:] == (LastBean(0, cup=5, target=True), Ended("target"))
    assert over(step.state).outcome.rule == "DACAPO-8"
    assert over(step.state).outcome.ranks == (1, 2)


@pytest.mark.rule("DACAPO-7", "DACAPO-9")
def test_if_all_run_out_together_no_last_bean_is_laid() -> None:
    step = GAME.apply(GAME.decode("dacapo 2 - 3,2/3 4,4/3 box:13"), fists(3, 3))
    assert step.state.rows == ((3, 2), (4, 4))
    assert step.facts[-3:] == (Out(0), Out(1), Ended("beans"))


@pytest.mark.rule("DACAPO-8")
@pytest.mark.parametrize(
    ("text", "shown", "left"),
    [
        ("dacapo 2 - 3,3,3,3/2 2/6 box:10", (2, 1), (0, 5)),
        ("dacapo 3 - 3,3,3,3/3 -/0 5/1 box:27", (2, 0, 1), (1, 0, 0)),
        (LAST_BEAN_WINS, (2, 1), (0, 0)),
    ],
)
def test_filling_the_target_cup_ends_the_game_immediately(
    text: str, shown: tuple[int, ...], left: tuple[int, ...]
) -> None:
    """Others have beans, or only the winner, or no one: no last bean is laid, and no one is out."""
    step = GAME.apply(GAME.decode(text), fists(*shown))
    assert step.state.rows[0] == (3, 3, 3, 3, 2)
    assert step.state.stocks == left
    assert not any(isinstance(fact, LastBean | Out) for fact in step.facts)
    assert Advanced(0, cup=5, beans=2, target=True) in step.facts
    assert step.facts[-1] == Ended("target")
    assert over(step.state).outcome.winners == (0,)


@pytest.mark.rule("DACAPO-8")
def test_no_move_is_possible_after_the_end() -> None:
    state = show(GAME.decode("dacapo 2 - 3,3,3,3/2 2/6 box:10"), 2, 1)
    assert not GAME.legal(state, 1)
    with pytest.raises(OutOfTurn) as late:
        GAME.apply(state, fists(0, 1))
    assert late.value.rule == "DACAPO-8"
    with pytest.raises(IllegalMove) as illegal:
        GAME.require_legal(state, 1, Show(1))
    assert illegal.value.rule == "DACAPO-8"


@pytest.mark.rule("DACAPO-9")
@pytest.mark.parametrize(
    ("rows", "ranks"),
    [
        (((5, 5), (1,), ()), (1, 2, 3)),
        (((5, 5), (2, 3), (5, 4)), (3, 1, 2)),
        (((2, 3), (3, 2), (5,)), (1, 1, 3)),
        (((), (), (1,)), (2, 2, 1)),
        (((), ()), (1, 1)),
        (((4, 4, 4, 4), (2, 1), (3,), (1, 2), (3,)), (1, 2, 4, 2, 4)),
    ],
)
def test_the_furthest_row_wins_then_fewer_beans_then_a_tie(
    rows: tuple[tuple[int, ...], ...], ranks: tuple[int, ...]
) -> None:
    assert rules.ranks_of(rows) == ranks


@pytest.mark.rule("DACAPO-9")
@pytest.mark.parametrize(
    ("text", "ranks", "points"),
    [
        ("dacapo 2 - 3,2/0 4/0 box:23", (1, 2), (2, 1)),
        ("dacapo 2 - 3,2/0 4,4/0 box:19", (1, 2), (2, 2)),
        ("dacapo 2 - 3,4/0 4,3/0 box:18", (1, 1), (2, 2)),
        ("dacapo 2 - -/0 -/0 box:32", (1, 1), (0, 0)),
    ],
)
def test_the_outcome_ranks_everyone_and_counts_cups(
    text: str, ranks: tuple[int, ...], points: tuple[int, ...]
) -> None:
    outcome = over(GAME.decode(text)).outcome
    assert (outcome.ranks, outcome.points, outcome.rule) == (ranks, points, "DACAPO-9")


@pytest.mark.rule("DACAPO-3", "DACAPO-9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("beans", [4, 16, 30])
def test_the_longest_game_cancels_single_beans_to_the_end(seats: int, beans: int) -> None:
    """It has as many rounds as beans in a hand; the declared bound is just above."""
    state, rounds = GAME.new(GAME.options(beans=beans), seats), 0
    while GAME.acting(state):
        state, rounds = show(state, *(1,) * seats), rounds + 1
    assert rounds == beans == GAME.spec.longest(state.options, seats) - 1
    assert over(state).outcome.ranks == (1,) * seats
