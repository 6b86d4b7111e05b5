"""Nim: what each decision was worth."""

from __future__ import annotations

from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.grading import cost, size_of
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.report import Decision
from cupboard_nim.expert.engine import best_move, values

UNIT = "chance"


def study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    decisions = tuple(decide(at) for at in effort.each(played.situations()))
    start = decisions[0].before if decisions else (1 / played.seats,) * played.seats
    return Findings(UNIT, UNIT, start, decisions, luck=False)


def decide(at: DecisionPoint) -> Decision:
    before, reached = values(at.state), values(at.after)
    loss = cost(before[at.seat], reached[at.seat], UNIT)
    best = at.played.game.format(best_move(at.state) if loss else at.move)
    return Decision(
        event=at.event,
        seat=at.seat,
        made=at.played.game.format(at.move),
        before=before,
        after=reached,
        certainty="proven",
        best=best,
        line=(best,),
        loss=loss,
        size=size_of(loss, UNIT),
        marks=("forced",) if len(tuple(at.legal)) == 1 else (),
    )
