"""A table's event log: replaying it, and accepting moves when everyone moves at will."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cupboard.core.errors import StaleMove
from cupboard.core.match import Match
from cupboard.core.registry import game, game_ids
from cupboard.core.types import Act, Chance, Joint
from cupboard.server.session.event_log import EventLog, Seal, of_match
from cupboard.server.session.frames import Perspective, frame

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
    story = of_match(match)
    assert story.match.states == match.states
    assert [moment.state for moment in story.moments] == list(match.states)
    assert story.number == match.number
    for eye in (Perspective(), Perspective(0, (0,)), Perspective(1, (1,))):
        shown = frame(story, story.number, eye)
        assert shown.view == frame(of_match(match), match.number, eye).view


def test_a_log_with_a_takeback_replays_the_same() -> None:
    """Also with a resignation after it: the log alone is enough to continue."""
    story = EventLog(random_match("kala", 0))
    lines = [*story.draw().lines]
    for _ in range(5):
        seat = story.waiting_for[0]
        move = next(iter(story.game.legal(story.match.state, seat)))
        lines += story.play(seat, story.game.format(move)).lines
    number, states = story.match.number, story.match.states
    lines += story.take_back(story.waiting_for[0]).lines
    assert story.match.number < number
    assert story.match.state == states[story.match.number]
    lines += story.resign(1).lines
    again = EventLog(Match(story.game, story.match.options, 2, b"seed"))
    for line in lines:
        again.replay(line)
    assert again.moments == story.moments
    assert again.outcome == story.outcome
    assert story.outcome is not None
    assert story.outcome.ranks == (1, 2)


def finale() -> EventLog:
    """HOPPER-10: return a game in which everyone shoots at the same time."""
    for seed in range(100):
        match = random_match("hopper", 0, "long")
        rng = random.Random(seed)
        while not match.over:
            turn = match.turn
            if isinstance(turn, Act) and len(turn.seats) > 1:
                return of_match(match)
            if isinstance(turn, Chance):
                match.draw_one()
            else:
                seat = match.waiting_for[0]
                match.play(seat, match.game.legal(match.state, seat).sample(rng))
    raise AssertionError("no finale in a hundred games")


@pytest.mark.rule("HOPPER-10")
def test_in_the_finale_shots_of_others_make_no_shot_stale() -> None:
    story = finale()
    seen = story.number
    story.play(0, SHOT)
    assert story.number > seen
    with pytest.raises(StaleMove):
        story.require_current(0, seen)  # its own shot, sent twice
    if 1 in story.waiting_for:
        story.require_current(1, seen)
        story.play(1, SHOT)
    with pytest.raises(StaleMove):
        story.require_current(1, seen)


def test_in_turns_every_old_log_number_is_stale() -> None:
    story = of_match(random_match("kalaha", 6))
    (seat,) = story.waiting_for
    story.require_current(seat, story.number)
    for expected in (-1, 0, story.number - 1, story.number + 1):
        with pytest.raises(StaleMove):
            story.require_current(seat, expected)


def test_the_path_leaves_out_moves_that_were_taken_back() -> None:
    """The path has the moments whose states are those of the match, in order."""
    found = game("kalaha")
    story = EventLog(Match(found, found.options(takeback=True), 2, b"seed"))
    story.draw()
    rng = random.Random(1)
    for turn in range(12):
        seat = story.waiting_for[0]
        story.play(seat, found.format(found.legal(story.match.state, seat).sample(rng)))
        if turn % 3 == 2:
            story.take_back(seat)
        assert [story.moment(n).state for n in story.path] == list(story.match.states)
    assert len(story.path) < len(story.moments)


def da_capo(*lines: Any) -> EventLog:
    """Return a game of three after these log lines."""
    found = game("dacapo")
    story = EventLog(Match(found, found.options(), 3, b"seed"))
    for line in lines:
        story.replay(line)
    return story


@pytest.mark.rule("DACAPO-10")
def test_a_sealed_choice_survives_the_resignation_of_another_player() -> None:
    story = da_capo()
    sealed = story.play(0, "2").seal
    assert sealed is not None
    gone = story.resign(1)
    again = da_capo(*gone.lines)
    assert again.round_began == 0
    again.resume([sealed])
    assert again.waiting_for == story.waiting_for == (1, 2)


@pytest.mark.rule("DACAPO-10")
def test_the_later_of_two_sealed_choices_counts_and_the_round_is_logged() -> None:
    """Older versions forgot a choice when another player resigned, and asked for a new one."""
    story = da_capo(*da_capo().resign(1).lines)
    change = story.resume([Seal(0, "2"), Seal(1, "5"), Seal(0, "3"), Seal(2, "1")])
    assert change.first == story.number == len(change.lines) + 1
    again = da_capo(*da_capo().resign(1).lines, *change.lines)
    assert again.moments == story.moments
    (shown,) = story.match.events
    assert isinstance(shown, Joint)
    assert {seat: move.beans for seat, move in shown.choices} == {0: 3, 1: 5, 2: 1}
