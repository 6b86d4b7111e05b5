"""A timeline grows, is cut back, and filters each fact once per seat."""

from __future__ import annotations

from typing import Any

import pytest

from cupboard.core.errors import CupboardError, IllegalMove, OutOfTurn
from cupboard.core.match import Match
from cupboard.core.timeline import Timeline
from cupboard.core.types import Event, Expired, Fact, Joint, Played, Resolved, deciders, moves_in
from cupboard.games.dacapo import GAME as DACAPO
from cupboard.games.dacapo import Show
from cupboard.games.kalaha import GAME as KALAHA
from cupboard.games.kalaha import Sow
from tests.tiny import peek

EVENTS: tuple[Event, ...] = (
    Resolved("dice", (6, 2)),
    Played(0, Sow(1)),
    Expired(1),
    Joint(((1, Sow(2)), (0, Sow(3)))),
)


def test_chance_has_no_deciders_and_is_no_move() -> None:
    assert [deciders(event) for event in EVENTS] == [(), (0,), (1,), (0, 1)]
    assert moves_in(EVENTS) == 3


def test_a_summary_shows_no_secret_and_no_outcome() -> None:
    shown = [(s.kind, s.seat, s.text) for s in map(KALAHA.summary, EVENTS)]
    assert shown == [
        ("resolved", None, None),
        ("played", 0, "1"),
        ("expired", 1, None),
        ("joint", None, None),
    ]


def test_a_refused_event_changes_nothing() -> None:
    timeline = Timeline(KALAHA, KALAHA.new(KALAHA.options(), 2))
    with pytest.raises(CupboardError):
        timeline.append(Played(0, Sow(1)))
    assert (timeline.number, timeline.state) == (0, timeline.start)


def test_a_line_ends_where_chance_decides_or_the_game_is_over() -> None:
    start = KALAHA.new(KALAHA.options("kalah"), 2)
    assert list(KALAHA.play_line(start, ["1"])) == []
    state = start.resolve((6, 2))
    steps = list(KALAHA.play_line(state, ["3", "6", "1"]))
    assert [step.event for step in steps] == [
        Played(0, Sow(3)),
        Played(0, Sow(6)),
        Played(1, Sow(1)),
    ]
    assert steps[-1].state == state.play("3").play("6").play("1")
    with pytest.raises(IllegalMove):
        list(KALAHA.play_line(state, ["3", "3"]))


def test_each_fact_is_filtered_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine's question late in a long game costs no more than an early one."""
    asked: list[tuple[Fact, int | None]] = []
    see = type(peek.GAME).see

    def counted(game: Any, fact: Fact, seat: int | None) -> Fact | None:
        asked.append((fact, seat))
        return see(game, fact, seat)

    monkeypatch.setattr(type(peek.GAME), "see", counted)
    match = Match(peek.GAME, peek.GAME.options(), 2, b"seed")
    while not match.over:
        match.draw()
        for seat in match.waiting_for:
            match.observation(seat)
            match.play(seat, match.game.legal(match.state, seat).first())
    match.facts(0)
    assert len([seat for _, seat in asked if seat == 0]) == sum(len(s.facts) for s in match.steps)


def test_a_seat_takes_back_its_own_last_decision() -> None:
    match = Match(KALAHA, KALAHA.options("kalah", takeback=True), 2, b"seed")
    match.resolve((6, 2))
    with pytest.raises(OutOfTurn) as refused:
        match.take_back(0)
    assert refused.value.key == "takeback-nothing"
    for seat, pit in ((0, 1), (1, 1), (0, 2)):
        match.play(seat, Sow(pit))
    match.take_back(1)
    assert (match.number, match.waiting_for) == (2, (1,))
    match.take_back()
    assert (match.number, match.waiting_for) == (1, (0,))


def test_a_takeback_forgets_sealed_choices_and_needs_permission() -> None:
    match = Match(DACAPO, DACAPO.options(), 2, b"seed")
    with pytest.raises(IllegalMove) as refused:
        match.take_back(0)
    assert refused.value.key == "takeback-refused"
    with pytest.raises(IllegalMove):
        match.rewind(0)
    match.play(0, Show(1))
    assert match.waiting_for == (1,)


def test_a_match_continues_from_the_steps_of_another() -> None:
    match = Match(KALAHA, KALAHA.options(), 2, b"seed")
    match.draw()
    match.play(match.waiting_for[0], Sow(1))
    again = Match(KALAHA, match.options, 2, b"seed", match.steps)
    assert (again.state, again.events, again.moves) == (match.state, match.events, 1)
    again.play(again.waiting_for[0], Sow(2))
    assert match.number == again.number - 1
