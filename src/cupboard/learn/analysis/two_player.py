"""Two-player games without hidden information: an expert judges every position, last one first.

When a move is judged, everything proven about the positions after it is known. A loss is therefore
exact if both the position and the result of the move are proven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from cupboard.core.types import Outcome, Played
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.grading import cost, size_of
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.report import Decision, Values
from cupboard.players.score import Certainty, Score, Unit


@dataclass(frozen=True)
class Assessment:
    """An expert's judgement of a position, from the point of view of the seat to act."""

    best: Any
    score: Score
    made: Score | None = None
    """value of the move made, searched to the same depth; None if it is the best or unknown"""
    line: tuple[Any, ...] = ()
    only: bool = False
    """whether every other move is clearly worse"""


class Analyst(Protocol):
    """An evaluator of positions in a two-player game."""

    unit: Unit
    even: float
    worst: float
    """lower bound of all values"""

    def assess(self, situation: DecisionPoint, later: Score | None) -> Assessment:
        """Return the judgement of a decision.

        `later` is the proven value of the move that was made, if there is one.
        """
        ...

    def ending(self, outcome: Outcome) -> float:
        """Return the value of a final position for the first seat."""
        ...

    def is_win(self, value: float) -> bool:
        """Return whether a value wins for its side."""
        ...

    def are_mirrored(self, one: Any, other: Any) -> bool:
        """Return whether two positions are equal except for a symmetry of the board."""
        ...


class CountsMargins:
    """Base of all experts whose values are points ahead at the end."""

    unit: Unit = Unit.MARGIN
    even: float = 0.0
    worst: float = float("-inf")

    def ending(self, outcome: Outcome) -> float:
        """Return the lead of the first seat."""
        return float(outcome.points[0] - outcome.points[1])

    def is_win(self, value: float) -> bool:
        """Return whether the side is ahead."""
        return value > 0

    def are_mirrored(self, one: Any, other: Any) -> bool:
        """Return whether the positions are equal; the board has no symmetry."""
        return bool(one == other)


class JudgedDecision(NamedTuple):
    """A decision with its judgement, from its seat's point of view."""

    at: DecisionPoint
    assessment: Assessment
    best: Score
    made: Score

    def loss(self) -> float | None:
        """Return the difference of the displayed values, or None if the made move's is unknown."""
        known = self.made.proven or self.assessment.made is not None
        if not known and self.at.move != self.assessment.best:
            return None
        return cost(self.best.value, self.made.value, self.best.unit.value)


@dataclass
class TwoPlayerStudy:
    """The analysis of one game."""

    played: PlayedGame
    expert: Analyst
    effort: AnalysisEffort

    def study(self) -> Findings:
        """Judge every decision, last one first."""
        judged: list[JudgedDecision] = []
        for situation in self.effort.each(self.played.situations(), backwards=True):
            judged.append(self._judge(situation, judged[-1] if judged else None))
        decisions = tuple(self._decision(one) for one in self._agreeing(judged[::-1]))
        unit, even = self.expert.unit.value, self.expert.even
        start = decisions[0].before if decisions else (even, even)
        return Findings(unit, unit, start, decisions, luck=False)

    def _judge(self, situation: DecisionPoint, following: JudgedDecision | None) -> JudgedDecision:
        """Judge a decision. The one that follows it must have been judged already."""
        later = None
        if (over := situation.ended) is not None:
            value = self.expert.ending(over.outcome)
            first = Score(value, self.expert.unit, Certainty.PROVEN, seat=0)
            later = first.for_seat(situation.seat)
        elif following is not None and following.best.proven:
            later = following.best.for_seat(situation.seat)
        assessment = self._as_good(situation, self.expert.assess(situation, later))
        return JudgedDecision(situation, assessment, *reconcile(situation.move, assessment, later))

    def _as_good(self, situation: DecisionPoint, assessment: Assessment) -> Assessment:
        """Treat a move that leads to a mirror image of the best move's result as equally good."""
        if situation.move == assessment.best:
            return assessment
        played = Played(situation.seat, assessment.best)
        reached = self.played.game.apply(situation.state, played).state
        if not self.expert.are_mirrored(situation.after, reached):
            return assessment
        return replace(assessment, best=situation.move, made=None, line=(situation.move,))

    def _agreeing(self, judged: list[JudgedDecision]) -> Iterator[JudgedDecision]:
        """Apply what is proven about a move to the position it leads to."""
        known: Score | None = None
        for found in judged:
            one = found
            if known is not None and not found.best.proven:
                one = self._knowing(found, known.for_seat(found.at.seat))
            known = one.made if one.made.proven else None
            yield one

    def _knowing(self, one: JudgedDecision, known: Score) -> JudgedDecision:
        """Set the best value to the position's proven value, and cap the move made at it."""
        made = one.made
        if known.value <= self.expert.worst or made > known:
            made = known
        return one._replace(best=known, made=made)

    def _decision(self, judged: JudgedDecision) -> Decision:
        at, assessment, best, made = judged
        text_of, loss = self.played.game.format, judged.loss()
        weaker = max((best, made), key=lambda score: _ORDER.index(score.certainty))
        marks, size = self._marks(judged), size_of(loss, self.expert.unit.value)
        return Decision(
            event=at.event,
            seat=at.seat,
            made=text_of(at.move),
            before=_values(best),
            after=_values(made),
            certainty=weaker.certainty.value,
            depth=weaker.depth,
            best=text_of(assessment.best if loss else at.move),
            line=_texts(text_of, assessment.line if loss or assessment.best == at.move else ()),
            loss=loss,
            # Giving away a proven win is never a mere inaccuracy, however small the loss in
            # numbers.
            size="error" if "gave-away" in marks and size in (None, "slip") else size,
            marks=marks,
        )

    def _marks(self, judged: JudgedDecision) -> tuple[str, ...]:
        at, assessment, best, made = judged
        if _is_forced(at):
            return ("forced",)
        is_win = self.expert.is_win
        if best.proven and made.proven and is_win(best.value) and not is_win(made.value):
            return ("gave-away",)
        return ("find",) if assessment.only and at.move == assessment.best else ()


def _values(score: Score) -> Values:
    """Return the value to either seat, without a negative zero."""
    return score.for_seat(0).value + 0.0, score.for_seat(1).value + 0.0


_ORDER = (Certainty.PROVEN, Certainty.SEARCHED, Certainty.ESTIMATED)


def reconcile(move: Any, assessment: Assessment, later: Score | None) -> tuple[Score, Score]:
    """Return the values of the best move and of the move made.

    A proven value takes precedence over a search of the same depth. The best move is never worth
    less than the move made.
    """
    best = assessment.score
    if later is not None:
        made = later
    elif move == assessment.best or assessment.made is None:
        made = best
    else:
        made = assessment.made
    if move == assessment.best or made >= best:
        best = made if not best.proven else best
    return best, made


def _is_forced(at: DecisionPoint) -> bool:
    return at.legal.finite and len(tuple(at.legal)) == 1


def _texts(text_of: Callable[[Any], str], line: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(text_of(move) for move in line)
