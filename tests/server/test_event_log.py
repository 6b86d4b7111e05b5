"""A table's event log: replaying it, and accepting moves when everyone moves at will."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cupboard.core import record
from cupboard.core.errors import StaleMove
from cupboard.core.match import Match
from cupboard.core.registry import game, game_ids
from cupboard.core.types import Chance, Joint
from cupboard.server.session.event_log import EventLog, Seal
from cupboard.server.session.frames import Perspective, log_frame
from tests.server.finales import lucky_events
from tests.server.logs import log_of

SHOT = "shot 0 500 0"


def random_match(game_id: str, events: int, preset: str | None = None) -> Match[Any, Any, Any, Any]:
    found, rng = game(game_id), random.Random(game_id)
    match = Match(found, found.options(preset), 2, b"seed")
    while not match.over and match.number < events:
        if isinstance(match.turn, Chance):
            match.draw_one()
        else:
            seat = match.waiting_for[0]
            match.play(seat, found.legal(match.state, seat).sample(rng))
    return match


@pytest.mark.parametrize("game_id", game_ids())
def test_replaying_the_log_gives_the_match(game_id: str) -> None:
    match = random_match(game_id, 60)
    log = log_of(match)
    assert log.match.states == match.states
    assert [moment.state for moment in log.entries] == list(match.states)
    assert log.number == match.number
    for eye in (Perspective(), Perspective(0, (0,)), Perspective(1, (1,))):
        shown = log_frame(log, log.entry(log.number), eye)
        again = log_of(match)
        assert shown == log_frame(again, again.entry(match.number), eye)


def test_a_log_with_a_takeback_replays_the_same() -> None:
    """Also with a resignation after it: the log alone is enough to continue."""
    log = EventLog(random_match("kala", 0))
    lines = [*log.draw().lines]
    for _ in range(5):
        seat = log.waiting_for[0]
        move = next(iter(log.game.legal(log.match.state, seat)))
        lines += log.play(seat, log.game.format(move)).lines
    number, states = log.match.number, log.match.states
    lines += log.take_back(log.waiting_for[0]).lines
    assert log.match.number < number
    assert log.match.state == states[log.match.number]
    lines += log.resign(1).lines
    again = EventLog(Match(log.game, log.match.options, 2, b"seed"))
    for line in lines:
        again.replay(line)
    assert again.entries == log.entries
    assert again.outcome == log.outcome
    assert log.outcome is not None
    assert log.outcome.ranks == (1, 2)


def finale() -> EventLog:
    """HOPPER-10: return a game in which everyone shoots at the same time."""
    log = log_of(random_match("hopper", 0, "long"))
    for event in lucky_events(log.match.state):
        log.replay(record.write_event(log.game, event))
    return log


@pytest.mark.rule("HOPPER-10")
def test_in_the_finale_shots_of_others_make_no_shot_stale() -> None:
    log = finale()
    seen = log.number
    log.play(0, SHOT)
    assert log.number > seen
    with pytest.raises(StaleMove):
        log.require_current(0, seen)  # its own shot, sent twice
    log.require_current(1, seen)
    log.play(1, SHOT)
    with pytest.raises(StaleMove):
        log.require_current(1, seen)


def test_in_turns_every_old_log_number_is_stale() -> None:
    log = log_of(random_match("kalaha", 6))
    (seat,) = log.waiting_for
    log.require_current(seat, log.number)
    for expected in (-1, 0, log.number - 1, log.number + 1):
        with pytest.raises(StaleMove):
            log.require_current(seat, expected)


def test_the_path_leaves_out_moves_that_were_taken_back() -> None:
    """The path has the moments whose states are those of the match, in order."""
    found = game("kalaha")
    log = EventLog(Match(found, found.options(takeback=True), 2, b"seed"))
    log.draw()
    rng = random.Random(1)
    for turn in range(12):
        seat = log.waiting_for[0]
        log.play(seat, found.format(found.legal(log.match.state, seat).sample(rng)))
        if turn % 3 == 2:
            log.take_back(seat)
        assert [log.entry(n).state for n in log.path] == list(log.match.states)
    assert len(log.path) < len(log.entries)


def da_capo(*lines: Any) -> EventLog:
    """Return a game of three after these log lines."""
    found = game("dacapo")
    log = EventLog(Match(found, found.options(), 3, b"seed"))
    for line in lines:
        log.replay(line)
    return log


@pytest.mark.rule("DACAPO-10")
def test_a_sealed_choice_survives_the_resignation_of_another_player() -> None:
    log = da_capo()
    sealed = log.play(0, "2").seal
    assert sealed is not None
    gone = log.resign(1)
    again = da_capo(*gone.lines)
    assert again.round_began == 0
    again.resume([sealed])
    assert again.waiting_for == log.waiting_for == (1, 2)


@pytest.mark.rule("DACAPO-10")
def test_the_later_of_two_sealed_choices_counts_and_the_round_is_logged() -> None:
    """Older versions forgot a choice when another player resigned, and asked for a new one."""
    log = da_capo(*da_capo().resign(1).lines)
    change = log.resume([Seal(0, "2"), Seal(1, "5"), Seal(0, "3"), Seal(2, "1")])
    assert change.first == log.number == len(change.lines) + 1
    again = da_capo(*da_capo().resign(1).lines, *change.lines)
    assert again.entries == log.entries
    (shown,) = log.match.events
    assert isinstance(shown, Joint)
    assert {seat: move.beans for seat, move in shown.choices} == {0: 3, 1: 5, 2: 1}
