"""Reports of all games are complete and repeatable, and stop immediately when cancelled."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cupboard.core import record
from cupboard.core.registry import game
from cupboard.core.timeline import Timeline
from cupboard.core.types import Joint, Over, Played, Resolved
from cupboard.experts import study
from cupboard.experts.hopper.analysis import points
from cupboard.games.hopper import GAME as HOPPER
from cupboard.games.hopper import HopperState
from cupboard.games.hopper.facts import Claimed, Landed
from cupboard.games.hopper.places import CELL_NAMES, FULL, cells
from cupboard.learn.analysis import (
    VERSION,
    AnalysisEffort,
    Interrupted,
    PlayedGame,
    Report,
    analyse,
    of_match,
    of_record,
)
from cupboard.learn.analysis.analyse import MAX_LINE
from cupboard.learn.analysis.grading import size_of
from cupboard.tui.analysis import turning_points
from tests.games.hopper.support import flight
from tests.learn.support import at_random, played, studied
from tests.server.finales import SHOT, lucky_events

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = 0.005
RONDA = "ronda"
"""Ronda records of random play are very long, so the tests use only a part."""
RECORDS = (
    RONDA,
    "dacapo/handful-3",
    "hopper/short-3",
    "kala/store-2",
    "kalaha/gb-2",
    "kalaha/gb-3",
    "kessel/standard-2",
)


def walk_of(name: str) -> PlayedGame:
    if name == RONDA:
        return of_match(played("ronda", at_random(1), seats=3, most=60))
    return of_record(game(name.partition("/")[0]), record.load(GOLDEN / f"{name}.jsonl"))


@pytest.mark.parametrize("name", RECORDS)
def test_every_game_gets_a_complete_and_repeatable_report(name: str) -> None:
    walk = walk_of(name)
    told: list[float] = []
    report = analyse(
        walk, AnalysisEffort(effort=QUICK, progress=told.append), study(walk.game.spec.id)
    )
    assert told == sorted(told)
    assert told[-1] == 1
    data = json.loads(json.dumps(report.data()))
    assert data["version"] == VERSION
    assert [d.event for d in report.decisions] == [at.event for at in walk.situations()]
    for decision in report.decisions:
        assert len(decision.before) == len(decision.after) == walk.seats
        assert decision.loss is None or decision.loss >= 0
        assert decision.size is None or decision.loss is not None
        if report.unit == "chance" and decision.certainty != "unknown":
            assert sum(decision.after) == pytest.approx(1, abs=0.02)
    again = analyse(walk, AnalysisEffort(effort=QUICK), study(walk.game.spec.id))
    assert again == report
    assert is_told_move_by_move(report, walk) == name.startswith(("kala/", "kalaha/"))


def is_told_move_by_move(report: Report, walk: PlayedGame) -> bool:
    """Check that better play is described move by move. Return whether there was any."""
    told = [decision for decision in report.decisions if decision.told]
    for decision in told:
        assert decision.loss
        assert len(decision.told) == min(len(decision.line), MAX_LINE)
        for text, (first, *_) in zip(decision.line, decision.told, strict=False):
            assert first["fact"] == ("Picked" if report.game == "kalaha" else "Took")
            assert report.game == "kala" or first["pit"] == int(text)
        assert decision.told[0][0]["seat"] == decision.seat
    said = "\n".join(turning_points(report, [f"P{seat}" for seat in range(walk.seats)], "nl"))
    erred = [turn.event for turn in report.turns if any(turn.event == d.event for d in told)]
    assert said.count("\n   ") == len(erred)
    return bool(told)


@pytest.mark.parametrize("name", RECORDS)
def test_it_stops_when_cancelled(name: str) -> None:
    walk = walk_of(name)
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(Interrupted):
        analyse(walk, AnalysisEffort(effort=QUICK, stopped=stopped), study(walk.game.spec.id))


def test_hits_agree_with_the_record() -> None:
    match = played("hopper", at_random(2), seats=3)
    report = studied(match)
    facts = [fact for step in of_match(match).steps for fact in step.facts]
    for seat, hits in enumerate(report.extras["hits"]):
        landed = [fact.place for fact in facts if isinstance(fact, Landed) and fact.seat == seat]
        claims = [fact for fact in facts if isinstance(fact, Claimed) and fact.seat == seat]
        assert hits["shots"] == len(landed) > 0
        assert hits["cup"] == sum(place in CELL_NAMES for place in landed)
        assert hits["cup"] + hits["tray"] + hits["table"] + hits["off"] == hits["shots"]
        assert hits["claims"] == len(claims)
    assert isinstance(match.turn, Over)
    assert list(report.decisions[-1].after) == list(match.turn.outcome.points)


def full_cup(walk: PlayedGame) -> str:
    """Return a cup that needs one more bean."""
    state: HopperState = walk.last
    nearly = (cell for cell in cells(state.cups) if state.beans_in(cell) == FULL - 1)
    return CELL_NAMES[next(nearly)]


def claiming(finale: str) -> PlayedGame:
    """Return a finale with two shots in one flight, in which seat 0's bean fills a cup."""
    timeline = Timeline(HOPPER, HOPPER.new(HOPPER.options("long", finale=finale), 2))
    for event in lucky_events(timeline.start):
        timeline.append(event)
    walk = PlayedGame(timeline)
    full = full_cup(walk)
    if finale == "rounds":
        timeline.append(Joint(((0, SHOT), (1, SHOT))))
    else:
        timeline.append(Played(0, SHOT))
        timeline.append(Played(1, replace(SHOT, tick=100)))
    timeline.append(Resolved("flight", flight(timeline.state, full, "table")))
    return walk


@pytest.mark.parametrize("finale", ["live", "rounds"])
def test_a_cup_counts_for_the_seat_that_filled_it_in_a_joint_flight(
    finale: str,
) -> None:
    walk = claiming(finale)
    one, other = analyse(walk, AnalysisEffort(), study(walk.game.spec.id)).decisions[-2:]
    assert (one.seat, other.seat) == (0, 1)
    assert one.after[0] == one.before[0] + 1 == points(walk.last)[0]
    assert other.after == one.after


def test_the_last_of_two_shots_in_a_flight_gets_the_result() -> None:
    walk = claiming("live")
    full, timeline = full_cup(walk), walk.timeline
    timeline.truncate(timeline.number - 1)
    state = timeline.append(Played(0, replace(SHOT, tick=1500))).state
    timeline.append(Resolved("flight", flight(state, full, "table", "table")))
    first, _, second = analyse(walk, AnalysisEffort(), study(walk.game.spec.id)).decisions[-3:]
    assert first.after == first.before
    assert second.after[0] == second.before[0] + 1


@pytest.mark.parametrize(
    ("loss", "unit", "size"),
    [
        (0.04, "chance", None),
        (0.05, "chance", "slip"),
        (0.3, "chance", "blunder"),
        (1.9, "margin", None),
        (4, "margin", "error"),
        (None, "chance", None),
        (9, None, None),
    ],
)
def test_losses_are_classified_as_slip_error_or_blunder(
    loss: float | None, unit: str | None, size: str | None
) -> None:
    assert size_of(loss, unit) == size


def test_a_game_without_a_decision_has_an_empty_report() -> None:
    for game_id in ("kala", "kalaha", "ronda", "kessel", "dacapo", "hopper"):
        match = played(game_id, at_random(0), most=0)
        report = studied(match)
        assert not report.decisions
        assert not report.turns
        assert len(report.start) == match.seats
