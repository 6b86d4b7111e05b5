"""DACAPO-10: what each player may know, and when."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

import pytest

from cupboard.core import codec, record
from cupboard.core.board_markup import plain
from cupboard.core.errors import IllegalMove, OutOfTurn
from cupboard.core.match import Match
from cupboard.core.types import Chosen, Fact, Joint
from cupboard.games.dacapo import GAME, DaCapoOptions, DaCapoState, DaCapoView, Show
from cupboard.games.dacapo.facts import FACTS, Emptied, LastBean

DaCapoMatch = Match[DaCapoOptions, DaCapoState, Show, DaCapoView]

HIDDEN = {"hide_stocks": True}


def match(seats: int, **options: object) -> DaCapoMatch:
    return Match(GAME, GAME.options(None, **options), seats, b"seed")


def played_out(seats: int, seed: int, **options: object) -> DaCapoMatch:
    """Return a finished random match."""
    rng, game = random.Random(seed), match(seats, **options)
    while not game.over:
        for seat in game.waiting_for:
            game.play(seat, GAME.legal(game.state, seat).sample(rng))
    return game


@pytest.mark.rule("DACAPO-10")
def test_until_all_have_chosen_only_the_fact_of_choosing_is_known() -> None:
    """Whatever the first two chose, the others see only that they have chosen."""
    told = set()
    for first, second in ((1, 1), (5, 2)):
        game = match(3)
        before = [GAME.view(game.state, seat) for seat in (None, 0, 1, 2)]
        facts = game.play(0, Show(first)) + game.play(1, Show(second))
        assert facts == (Chosen(0), Chosen(1))
        assert [GAME.view(game.state, seat) for seat in (None, 0, 1, 2)] == before
        assert all(game.facts(seat) == () for seat in (None, 0, 1, 2))
        assert game.waiting_for == (2,)
        assert record.record_match(game).events == ()
        told.add((facts, game.state))
    assert len(told) == 1


@pytest.mark.rule("DACAPO-10")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_may_see_that_a_player_has_chosen(seat: int | None) -> None:
    assert GAME.see(Chosen(1), seat) == Chosen(1)


@pytest.mark.rule("DACAPO-10")
def test_unknown_facts_are_not_shown() -> None:
    """`see` fails closed."""
    assert GAME.see(Fact(), 0) is None


@pytest.mark.rule("DACAPO-3", "DACAPO-10")
def test_a_choice_is_final_and_the_order_of_arrival_does_not_matter() -> None:
    numbers, results = (3, 5, 1), set()
    for order in permutations(range(3)):
        game = match(3)
        for seat in order[:-1]:
            game.play(seat, Show(numbers[seat]))
            with pytest.raises(OutOfTurn) as caught:
                game.play(seat, Show(2))
            assert caught.value.rule == "DACAPO-3"
        opened = game.play(order[-1], Show(numbers[order[-1]]))
        results.add((game.state, opened[1:], game.events))
    assert len(results) == 1


@pytest.mark.rule("DACAPO-3")
def test_a_player_out_of_time_shows_one_bean_without_revealing_it_early() -> None:
    game = match(2)
    assert game.expire(0) == (Chosen(0),)
    game.play(1, Show(1))
    assert game.events == (Joint(((0, Show(1)), (1, Show(1)))),)


@pytest.mark.rule("DACAPO-10")
def test_revealed_choices_cannot_be_taken_back() -> None:
    game = match(2)
    game.play(0, Show(1))
    game.play(1, Show(2))
    with pytest.raises(IllegalMove) as caught:
        game.take_back()
    assert caught.value.rule == "DACAPO-10"


@pytest.mark.rule("DACAPO-10")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_hands_are_shown_to_all_unless_hidden(seat: int | None) -> None:
    view = GAME.view(GAME.decode("dacapo 3 - 3/9 4/6 -/0 box:26"), seat)
    assert (view.stocks, view.box) == ((9, 6, 0), 26)


@pytest.mark.rule("DACAPO-10")
@pytest.mark.parametrize(
    ("seat", "stocks"),
    [(0, (9, None, 0)), (1, (None, 6, 0)), (2, (None, None, 0)), (None, (None, None, 0))],
)
def test_hidden_hands_still_show_the_own_hand_and_players_who_are_out(
    seat: int | None, stocks: tuple[int | None, ...]
) -> None:
    """The box is hidden too: together with the rows it would reveal the other hands."""
    view = GAME.view(GAME.decode("dacapo 3 hide_stocks=true 3/9 4/6 -/0 box:26"), seat)
    assert (view.stocks, view.box) == (stocks, None)
    assert view.playable == (() if seat in (2, None) else (1, 2, 3, 4, 5))


def twins(rng: random.Random, seats: int) -> tuple[DaCapoState, DaCapoState]:
    """Return two states with hidden hands that differ only in the hands of seat 0's opponents."""
    options = GAME.options(hide_stocks=True)
    rows = tuple((rng.randint(1, 3),) * rng.randrange(3) for _ in range(seats))
    own = rng.randint(6, 9)
    pair = []
    for _ in range(2):
        stocks = (own, *(rng.randint(6, 9) for _ in range(seats - 1)))
        box = options.beans * seats - sum(map(sum, rows)) - sum(stocks)
        pair.append(DaCapoState(options, seats, stocks, rows, box))
    return pair[0], pair[1]


def picture_of(state: DaCapoState, facts: Sequence[Fact], seat: int | None) -> tuple[object, ...]:
    view = GAME.view(state, seat)
    seen = [codec.fact_to_json(fact) for fact in GAME.facts_for(facts, seat)]
    return view, codec.view_to_json(view), GAME.draw(view), GAME.svg(view), seen


@pytest.mark.rule("DACAPO-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_states_that_differ_in_hidden_hands_look_the_same(seats: int) -> None:
    """Before and after a round, views, drawings, pictures, legal moves and facts are identical."""
    rng, differing = random.Random(seats), 0
    for _ in range(30):
        one, other = twins(rng, seats)
        differing += one != other
        showing = Joint(tuple((seat, Show(rng.randint(1, 5))) for seat in range(seats)))
        for seat in (0, None):
            assert picture_of(one, (), seat) == picture_of(other, (), seat)
            steps = [GAME.apply(state, showing) for state in (one, other)]
            after = [picture_of(step.state, step.facts, seat) for step in steps]
            assert after[0] == after[1]
        assert list(GAME.legal(one, 0)) == list(GAME.legal(other, 0))
    assert differing > 20


@pytest.mark.rule("DACAPO-10")
def test_reading_a_move_does_not_reveal_hidden_hands() -> None:
    """An error must not reveal whether someone could show five."""
    poor = GAME.decode("dacapo 3 hide_stocks=true 3/3 4/2 -/0 box:36")
    rich = GAME.decode("dacapo 3 hide_stocks=true 3/9 4/6 -/0 box:26")
    assert GAME.parse("5", poor) == GAME.parse("5", rich)


@pytest.mark.rule("DACAPO-7", "DACAPO-10")
def test_the_returned_beans_of_the_last_player_are_not_counted() -> None:
    """The facts are the same whether the player returns one bean or three."""
    state = GAME.decode("dacapo 2 - 3,2/6 4,4/3 box:10")
    richer = replace(state, stocks=(8, 3), box=8)
    showing = Joint(((0, Show(2)), (1, Show(3))))
    facts = GAME.apply(state, showing).facts
    assert facts == GAME.apply(richer, showing).facts
    assert {LastBean, Emptied} <= set(map(type, facts))


@pytest.mark.rule("DACAPO-10")
@pytest.mark.parametrize("options", [{}, HIDDEN], ids=["open", "hidden"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_can_rebuild_the_log_from_its_facts(seats: int, options: dict[str, bool]) -> None:
    """At every moment the log rebuilt from a seat's facts is correct; a spectator's too."""
    whole = played_out(seats, seed=seats, **options)
    part = match(seats, **options)
    for event in (None, *whole.events):
        if event is not None:
            part.replay(event)
        for seat in (None, *range(seats)):
            log = GAME.sample_log(part.observation(seat), random.Random(0))
            assert log == part.events
            world = GAME.sample_world(part.observation(seat), random.Random(0))
            assert world == part.state
    assert whole.over


@pytest.mark.rule("DACAPO-3", "DACAPO-10")
@pytest.mark.parametrize("seats", [2, 5])
def test_records_replay(seats: int) -> None:
    game = played_out(seats, seed=11)
    read = record.parse(record.record_match(game, ("a", "b", "c", "d", "e")[:seats]).dump())
    assert list(record.replay(GAME, read).steps) == list(game.steps)


@pytest.mark.rule("DACAPO-7", "DACAPO-9", "DACAPO-10")
def test_random_matches_contain_every_kind_of_fact_and_seats_see_them_all() -> None:
    """So no fact is unused, and none is hidden from a seat."""
    kinds: set[type[Fact]] = set()
    for seed in range(40):
        game = played_out(2 + seed % 4, seed)
        assert game.facts(None) == game.facts(0)
        kinds |= set(map(type, game.facts(None)))
    assert kinds == set(FACTS)


@pytest.mark.rule("DACAPO-1", "DACAPO-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_boards_fit_a_narrow_terminal_and_mark_the_choices_of_each_seat(seats: int) -> None:
    game = played_out(seats, seed=3, hide_stocks=True)
    for state in game.states:
        for seat in (None, *range(seats)):
            drawing = plain(GAME.draw(GAME.view(state, seat)))
            assert max(map(len, drawing.splitlines())) <= 78
            assert "[" not in drawing
            menu = " ".join(str(move.beans) for move in GAME.legal(state, seat or 0))
            shown = drawing.splitlines()[-1].split(maxsplit=2)[2:]
            assert shown == ([menu] if menu and seat is not None else [])
            assert GAME.svg(GAME.view(state, seat)).count("<title>Da Capo.") == 1
