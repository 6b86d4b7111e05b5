"""Records: one line per event, checked when read, with draws that follow from the seed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from cupboard.core import record
from cupboard.core.errors import BadRecord
from cupboard.core.match import Match
from cupboard.core.record import DrawCheck, Record
from cupboard.core.types import Expired, Joint, Played, Resolved
from cupboard.games.dacapo import GAME as DACAPO
from cupboard.games.dacapo import Show
from cupboard.games.kalaha import GAME as KALAHA
from cupboard.games.kalaha import Sow


def finished(dice: tuple[int, int] | None = None) -> Match[Any, Any, Any, Any]:
    """Return a short finished game, with dice from the seed unless some are entered."""
    match: Match[Any, Any, Any, Any] = Match(KALAHA, KALAHA.options(stones=1), 2, b"seed")
    if dice is None:
        match.draw()
    else:
        match.resolve(dice)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, match.game.legal(match.state, seat).first())
    return match


def test_every_kind_of_event_is_written_and_read() -> None:
    start = KALAHA.new(KALAHA.options(), 2)
    state = start.resolve((6, 2))
    for before, event in (
        (start, Resolved("dice", (6, 2))),
        (state, Played(0, Sow(1))),
        (state, Expired(0)),
    ):
        line = json.loads(json.dumps(record.write_event(KALAHA, event)))
        assert record.read_event(KALAHA, before, line) == event
    shown = Joint(((0, Show(1)), (1, Show(2))))
    line = json.loads(json.dumps(record.write_event(DACAPO, shown)))
    assert record.read_event(DACAPO, DACAPO.new(DACAPO.options(), 2), line) == shown


def test_an_unfinished_game_keeps_its_seed_secret() -> None:
    match = Match(KALAHA, KALAHA.options(), 2, b"seed")
    match.draw()
    written = record.record_match(match)
    assert written.ending == {}
    assert b"seed".hex() not in written.dump()
    timeline = record.replay(KALAHA, record.parse(written.dump()))
    assert record.check_draws(written, timeline) == DrawCheck(0, 0)


def test_draws_are_told_from_entered_results() -> None:
    drawn = finished()
    assert _checked(drawn) == DrawCheck(drawn=1, entered=0)
    pairs = ((1, 2), (6, 5))
    other = next(pair for pair in pairs if Resolved("dice", pair) != drawn.events[0])
    assert _checked(finished(other)) == DrawCheck(drawn=0, entered=1)


def _checked(match: Match[Any, Any, Any, Any]) -> DrawCheck:
    written = record.parse(record.record_match(match).dump())
    return record.check_draws(written, record.replay(KALAHA, written))


@pytest.mark.parametrize("seed", ["", "zz", b"another".hex()])
def test_a_seed_that_does_not_fit_the_commitment_is_refused(seed: str) -> None:
    written = record.record_match(finished())
    broken = replace(written, ending={**written.ending, "seed": seed})
    with pytest.raises(BadRecord) as refused:
        record.check_draws(broken, record.replay(KALAHA, broken))
    assert refused.value.key == "record-wrong-seed"


def test_a_wrong_outcome_and_an_early_end_are_refused() -> None:
    written = record.record_match(finished())
    outcome = {**written.ending["outcome"], "ranks": [2, 1]}
    other = {**written.ending["outcome"], "ranks": [1, 2]}
    wrong = outcome if written.ending["outcome"]["ranks"] != [2, 1] else other
    for broken, key in (
        (replace(written, ending={"outcome": wrong}), "record-wrong-outcome"),
        (replace(written, events=written.events[:-1]), "record-ends-early"),
        (replace(written, header={**written.header, "rules": 99}), "record-other-rules"),
        (replace(written, header={**written.header, "seats": "2"}), "record-no-header"),
    ):
        with pytest.raises(BadRecord) as refused:
            record.replay(KALAHA, broken)
        assert refused.value.key == key


def test_a_broken_rule_is_named_with_its_event() -> None:
    written = record.record_match(finished())
    events = [dict(line) for line in written.events]
    events[1]["seat"] = 1 - events[1]["seat"]
    with pytest.raises(BadRecord) as refused:
        record.replay(KALAHA, Record(written.header, tuple(events), written.ending))
    assert refused.value.key == "record-breaks-rule"
    assert refused.value.rule == KALAHA.spec.turn_rule
