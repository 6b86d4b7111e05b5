"""The fold of a table's log, and the door for games in which everybody moves when ready."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cupboard.core.errors import StaleMove
from cupboard.core.match import Match
from cupboard.core.registry import game, game_ids
from cupboard.core.types import Act, Chance
from cupboard.table.frames import Eye, frame
from cupboard.table.story import Story, of_match

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
def test_a_story_folds_to_its_match(game_id: str) -> None:
    match = random_match(game_id, 60)
    story = of_match(match)
    assert story.match.states == match.states
    assert [moment.state for moment in story.moments] == list(match.states)
    assert story.number == match.number
    for eye in (Eye(), Eye(0, (0,)), Eye(1, (1,))):
        shown = frame(story, story.number, eye)
        assert shown.view == frame(of_match(match), match.number, eye).view


def test_a_log_with_a_take_back_folds_the_same_again() -> None:
    """Also with a resignation after it: what is written is enough to go on."""
    story = Story(random_match("kala", 0))
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
    again = Story(Match(story.game, story.match.options, 2, b"seed"))
    for line in lines:
        again.replay(line)
    assert again.moments == story.moments
    assert again.outcome == story.outcome
    assert story.outcome is not None
    assert story.outcome.ranks == (1, 2)


def finale() -> Story:
    """HOPPER-10: a game in which everybody shoots at the same time."""
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
def test_in_the_finale_what_others_do_makes_no_shot_stale() -> None:
    story = finale()
    seen = story.number
    story.play(0, SHOT)
    assert story.number > seen
    with pytest.raises(StaleMove):
        story.require_current(0, seen)  # its own shot: sent twice
    if 1 in story.waiting_for:
        story.require_current(1, seen)
        story.play(1, SHOT)
    with pytest.raises(StaleMove):
        story.require_current(1, seen)


def test_one_after_the_other_every_old_number_is_stale() -> None:
    story = of_match(random_match("kalaha", 6))
    (seat,) = story.waiting_for
    story.require_current(seat, story.number)
    for expected in (-1, 0, story.number - 1, story.number + 1):
        with pytest.raises(StaleMove):
            story.require_current(seat, expected)


def test_the_path_leaves_out_what_was_taken_back() -> None:
    """The moments of a story whose states are those of the match, in their order."""
    found = game("kalaha")
    story = Story(Match(found, found.options(takeback=True), 2, b"seed"))
    story.draw()
    rng = random.Random(1)
    for turn in range(12):
        seat = story.waiting_for[0]
        story.play(seat, found.format(found.legal(story.match.state, seat).sample(rng)))
        if turn % 3 == 2:
            story.take_back(seat)
        assert [story.moment(n).state for n in story.path] == list(story.match.states)
    assert len(story.path) < len(story.moments)
