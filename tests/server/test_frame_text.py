"""Frames written as text are, byte for byte, the frames that the schema describes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import pytest

from cupboard.core.codec import view_to_json
from cupboard.core.match import Match
from cupboard.core.registry import game, game_ids
from cupboard.core.types import Seat
from cupboard.server.schemas.http import Frame
from cupboard.server.schemas.socket import Steps
from cupboard.server.session import frames
from cupboard.server.session.event_log import EventLog
from cupboard.server.session.frame_text import SEEN_BY_SPECTATOR, EntryText
from cupboard.server.session.frames import Perspective
from cupboard.server.session.subscribers import EncodedSteps

MAX_EVENTS = {"hopper": 24}
USUAL_EVENTS = 400


def tables() -> Iterator[tuple[str, str, int]]:
    for game_id in game_ids():
        spec = game(game_id).spec
        for preset in spec.presets:
            seats = spec.seats_for(preset)
            yield from ((game_id, preset, number) for number in {seats[0], seats[-1]})


def expected(log: EventLog, number: int, seen_by: Perspective, left: dict[Seat, int]) -> Frame:
    return frames.log_frame(log, log.entry(number), seen_by, left)


def perspectives(seats: int) -> list[Perspective]:
    """Return a spectator, every seat, and a device with two of them that looks with no seat's eyes
    or with those of the first."""
    single = [Perspective(seat, (seat,)) for seat in range(seats)]
    return [Perspective(), *single, Perspective(None, (0, 1)), Perspective(0, (0, 1))]


@pytest.mark.parametrize(("game_id", "preset", "seats"), list(tables()))
def test_whole_games_are_written_as_the_schema_says(game_id: str, preset: str, seats: int) -> None:
    found, rng = game(game_id), random.Random(f"{game_id} {preset}")
    log = EventLog(Match(found, found.options(preset), seats, b"seed"))
    log.accept(log.prepare(EventLog.draw))
    seen = 0
    while True:
        left = {seat: 1000 * seat for seat in log.waiting_for}
        for number in range(seen, log.number + 1):
            text = EntryText(log, log.entry(number), left)
            for seen_by in perspectives(seats):
                shown = expected(log, number, seen_by, left)
                assert text.frame(seen_by) == shown.model_dump_json()
        seen = log.number + 1
        if log.outcome is not None or log.number > MAX_EVENTS.get(game_id, USUAL_EVENTS):
            break
        seat = rng.choice(log.waiting_for)
        move = found.format(found.legal(log.match.state, seat).sample(rng))
        pending = log.prepare(partial(EventLog.play, seat=seat, text=move))
        while pending.log.chance_due:
            outcome = found.outcomes(pending.log.match.state).sample(rng)
            pending = pending.decided(outcome)
        log.accept(pending)


def test_takebacks_and_resignations_are_written_as_the_schema_says() -> None:
    found = game("kala")
    log = EventLog(Match(found, found.options(), 2, b"seed"))
    log.draw()
    for _ in range(3):
        (seat,) = log.waiting_for
        log.play(seat, found.format(found.legal(log.match.state, seat).first()))
    log.take_back(log.waiting_for[0])
    log.resign(0)
    assert log.outcome is not None
    for number in range(log.number + 1):
        for seen_by in perspectives(2):
            text = EntryText(log, log.entry(number), {})
            assert text.frame(seen_by) == expected(log, number, seen_by, {}).model_dump_json()


def test_steps_are_written_as_the_schema_says() -> None:
    found = game("ronda")
    log = EventLog(Match(found, found.options(), 2, b"seed"))
    log.draw()
    shown = [expected(log, number, Perspective(), {}) for number in range(log.number + 1)]
    texts = [EntryText(log, log.entry(n), {}).frame(Perspective()) for n in range(log.number + 1)]
    assert EncodedSteps(texts).text == Steps(frames=shown).model_dump_json()


@pytest.mark.parametrize("game_id", game_ids())
def test_a_view_starts_with_its_seat(game_id: str) -> None:
    """The text of a shared view is turned to a seat by changing its beginning."""
    found = game(game_id)
    state = found.new(found.options(), found.spec.seats[0])
    text = view_to_json(found.view(state, None))
    assert next(iter(text)) == "seat"
    log = EventLog(Match(found, found.options(), found.spec.seats[0], b"seed"))
    assert f'"view":{SEEN_BY_SPECTATOR}' in EntryText(log, log.entry(0), {}).frame(Perspective())
