"""Reports show costs that match the values, consistent move numbers, and estimates as such."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from cupboard.core import i18n, record
from cupboard.core.match import Match
from cupboard.core.registry import game
from cupboard.experts import study
from cupboard.experts.kala.analysis import KalaAnalyst
from cupboard.experts.kalaha.analysis_multiplayer import (
    LOOKS,
    MIN_SIMULATIONS,
    MOVES,
    SIMULATIONS,
    simulations_for,
)
from cupboard.games.kala import GAME as KALA
from cupboard.games.kalaha import GAME as KALAHA
from cupboard.learn.analysis import (
    AnalysisEffort,
    Decision,
    PlayedGame,
    Report,
    analyse,
    of_match,
    of_record,
)
from cupboard.learn.analysis.grading import cost, shown, turning_points
from cupboard.learn.analysis.played_game import DecisionPoint
from cupboard.learn.analysis.two_player import Assessment, JudgedDecision, TwoPlayerStudy
from cupboard.players.score import Certainty, Score, Unit
from cupboard.server.analysis_queue import Request
from cupboard.server.job_kinds import analysis_of
from cupboard.tui import analysis as told
from cupboard.tui.hints import value_text
from cupboard.tui.record_viewer import view_record
from tests.learn.support import at_random, played
from tests.learn.test_analysis import GOLDEN, QUICK
from tests.server.logs import log_of

PROVEN, SEARCHED, ESTIMATED = Certainty.PROVEN, Certainty.SEARCHED, Certainty.ESTIMATED


def analysed(walk: PlayedGame) -> Report:
    return analyse(walk, AnalysisEffort(effort=QUICK), study(walk.game.spec.id))


def golden(name: str) -> PlayedGame:
    return of_record(game(name.partition("/")[0]), record.load(GOLDEN / f"{name}.jsonl"))


# Costs


@pytest.mark.parametrize(
    ("best", "made", "unit", "lost"),
    [
        (0.384, 0.376, "chance", 0.0),
        (0.385, 0.384, "chance", 0.01),
        (0.38, 0.0, "chance", 0.38),
        (0.2, 0.5, "chance", 0.0),
        (2.5, -2.5, "margin", 6.0),
        (1.4, 0.6, "margin", 0.0),
    ],
)
def test_a_cost_is_the_difference_of_the_numbers_shown(
    best: float, made: float, unit: str, lost: float
) -> None:
    assert cost(best, made, unit) == lost


@pytest.mark.parametrize("name", ["kala/store-2", "kalaha/de-2", "kalaha/gb-3", "kalaha/kalah-2"])
def test_every_cost_is_the_difference_of_the_values_of_its_decision(name: str) -> None:
    """The rounded numbers fit too: a reader who subtracts them gets the stated cost."""
    report = analysed(golden(name))
    say = partial(i18n.text, "en")
    for decision in report.decisions:
        before, after = decision.before[decision.seat], decision.after[decision.seat]
        assert (before, after) == (shown(before, report.unit), shown(after, report.unit))
        if decision.loss is not None:
            assert decision.loss == cost(before, after, report.unit)
            written = [told.value(n, report.unit, say) for n in (before, after, decision.loss)]
            high, low, lost = (int(text.replace("−", "-").rstrip("%")) for text in written)
            assert max(0, high - low) == lost
        assert bool(decision.loss) == (decision.best != decision.made and decision.loss is not None)


def situation(match: Match[Any, Any, Any, Any]) -> DecisionPoint:
    return of_match(match).situations()[0]


def score(value: float, certainty: Certainty, depth: int | None = None) -> Score:
    return Score(value, Unit.CHANCE, certainty, depth, seat=0)


def test_a_drop_to_a_proven_loss_is_a_turning_point() -> None:
    """This holds whatever a search of the same depth found for the move."""
    at = situation(played("kalaha", at_random(1), most=2))
    assessment = Assessment("other", score(0.38, SEARCHED, 9), made=score(0.37, SEARCHED, 9))
    judged = JudgedDecision(at, assessment, assessment.score, score(0.0, PROVEN))
    lost = judged.loss()
    assert lost == 0.38
    decision = Decision(4, 0, "1", (0.38, 0.62), (0.0, 1.0), "searched", loss=lost, size="blunder")
    (turn,) = turning_points([decision], "chance", luck=False)
    assert (turn.event, turn.before, turn.after) == (4, 0.38, 0.0)


def test_an_unknown_cost_is_none() -> None:
    at = situation(played("kalaha", at_random(1), most=2))
    unknown = JudgedDecision(
        at, Assessment("other", score(3, SEARCHED, 4)), *(score(3, SEARCHED, 4),) * 2
    )
    assert unknown.loss() is None


class Mirrors(KalaAnalyst):
    """An expert that prefers another move than the one made, by a wide margin."""

    prefers: Any = None

    def assess(self, situation: DecisionPoint, later: Score | None) -> Assessment:
        worse = score(0.2, SEARCHED, 3)
        return Assessment(self.prefers, score(0.7, SEARCHED, 3), worse, (self.prefers,))


def opening(text: str) -> PlayedGame:
    match: Match[Any, Any, Any, Any] = Match(KALA, KALA.options(), 2, b"seed")
    match.draw()
    match.play(match.waiting_for[0], KALA.parse(text, match.state))
    return of_match(match)


def judged_against(made: str, preferred: str) -> Decision:
    walk, expert = opening(made), Mirrors(AnalysisEffort())
    expert.prefers = KALA.parse(preferred, walk.situations()[0].state)
    (decision,) = TwoPlayerStudy(walk, expert, AnalysisEffort()).study().decisions
    return decision


def test_a_move_that_mirrors_the_best_one_costs_nothing() -> None:
    """Kala's empty square is symmetric about its diagonal."""
    match: Match[Any, Any, Any, Any] = Match(KALA, KALA.options(), 2, b"seed")
    match.draw()
    seat = match.waiting_for[0]
    texts_of = [KALA.format(move) for move in KALA.legal(match.state, seat)]
    swap = str.maketrans("NESW", "ENWS")
    mirrored = [(text, text.translate(swap)) for text in texts_of]
    assert all(mirror in texts_of for _, mirror in mirrored)
    for made, mirror in mirrored:
        decision = judged_against(made, mirror)
        assert (decision.loss, decision.best, decision.size) == (0.0, made, None)
    made, other = next(
        (a, b) for a in texts_of for b in texts_of if b not in (a, a.translate(swap))
    )
    assert judged_against(made, other).loss == 0.5


# Numbers


@pytest.mark.parametrize(
    "name", ["kala/store-2", "kalaha/gb-3", "dacapo/handful-3", "kessel/standard-2"]
)
def test_lists_replays_and_analyses_use_the_same_move_numbers(name: str) -> None:
    """From 1, without chance events; a joint choice counts as one move."""
    found = record.load(GOLDEN / f"{name}.jsonl")
    walk = golden(name)
    match: Match[Any, Any, Any, Any] = Match(
        walk.game, walk.options, walk.seats, b"seed", walk.steps
    )
    listed = [moment.moves for moment in log_of(match).entries]
    leafed = [page.move for page in view_record(walk.game, found, None).pages]
    assert listed == leafed
    assert listed[-1] == match.moves
    report = analysed(walk)
    assert [d.number for d in report.decisions] == [listed[d.event + 1] for d in report.decisions]
    assert sorted({d.number for d in report.decisions}) == list(range(1, match.moves + 1))
    names = [f"P{seat}" for seat in range(walk.seats)]
    column = list(told.moves(report, names, "en").columns[0].cells)
    assert column == [str(decision.number) for decision in report.decisions]


def test_the_move_after_a_takeback_reuses_the_number() -> None:
    match = Match(KALAHA, KALAHA.options(takeback=True), 2, b"seed")
    log = log_of(match)
    log.draw()
    seat = log.waiting_for[0]
    log.play(seat, "1")
    log.take_back(seat)
    log.play(seat, "2")
    counted = [(moment.kind, moment.moves) for moment in log.entries if moment.kind != "resolved"]
    assert counted == [("start", 0), ("played", 1), ("takeback", 0), ("played", 1)]


# Duration


@pytest.mark.parametrize("stones", [1, 4, 12])
@pytest.mark.parametrize("seats", [3, 4])
def test_long_games_of_many_players_are_analysed_with_fewer_simulations(
    seats: int, stones: int
) -> None:
    walk = of_match(played("kalaha", at_random(stones), "de", seats, stones=stones))
    left = sum(len(walk.steps) - at.event for at in walk.situations())
    simulations = simulations_for(walk)
    assert MIN_SIMULATIONS <= simulations <= SIMULATIONS
    assert simulations == MIN_SIMULATIONS or LOOKS * left * simulations <= MOVES
    assert (simulations == SIMULATIONS) == (LOOKS * left * SIMULATIONS <= MOVES)


def test_the_remaining_time_is_shown_as_soon_as_it_can_be_estimated() -> None:
    game = analysis_of(played("kalaha", at_random(1), most=1))
    request = Request("id", "host", game, began=100.0)
    assert request.seconds_left(105.0) is None, "it waits"
    request.status = "running"
    assert request.seconds_left(105.0) is None, "nothing is done yet"
    request.report_progress(0.25)
    assert request.seconds_left(105.0) == 15
    request.report_progress(1.0)
    assert request.seconds_left(120.0) == 1


def test_progress_measures_work_not_items() -> None:
    heard: list[float] = []
    means = AnalysisEffort(progress=heard.append)
    assert list(means.each([3, 1, 0], work=float)) == [3, 1, 0]
    assert heard == [0.0, 0.75, 1.0]


# Texts


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("value", [10.0, 0.0, -3.0])
def test_a_hint_says_that_it_is_an_estimate(language: str, value: float) -> None:
    say = partial(i18n.text, language)
    proven, guessed = (
        value_text(Score(value, Unit.MARGIN, sure, seat=0), say) for sure in (PROVEN, SEARCHED)
    )
    assert proven != guessed
    assert guessed.split()[0] != proven.split()[0]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_turning_point_that_is_estimated_says_so(language: str) -> None:
    decision = Decision(0, 0, "1", (6.0, -6.0), (0.0, 0.0), "searched", depth=9, loss=6.0, number=1)
    turns = turning_points([decision], "margin", luck=False)
    report = Report("kalaha", 2, "margin", "margin", (0.0, 0.0), (decision,), turns, (), {})
    line = next(told.turning_points(report, ["A", "B"], language))
    assert i18n.text(language, "learn-analysis-searched", n=9) in line
    say = partial(i18n.text, language)
    assert told.unit(report, say) == say("learn-analysis-unit-margin-expected")
    assert told.unit(report, say) != say("learn-analysis-unit-margin")
