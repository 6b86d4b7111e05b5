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
from cupboard.players.engine import Certainty


class Evaluated(NamedTuple):
    """A value from one side's point of view."""

    value: float
    certainty: Certainty
    depth: int | None = None

    @property
    def proven(self) -> bool:
        """Whether the value is exact."""
        return self.certainty is Certainty.PROVEN


@dataclass(frozen=True)
class Assessment:
    """An expert's judgement of a position, from the point of view of the seat to act."""

    best: Any
    worth: Evaluated
    made: Evaluated | None = None
    """value of the move made, searched to the same depth; None if it is the best or unknown"""
    line: tuple[Any, ...] = ()
    only: bool = False
    """whether every other move is clearly worse"""


class Analyst(Protocol):
    """An evaluator of positions in a two-player game."""

    unit: str
    even: float
    worst: float
    """lower bound of all values"""

    def opinion(self, situation: DecisionPoint, later: Evaluated | None) -> Assessment:
        """Return the judgement of a decision.

        `later` is the proven value of the move that was made, from the seat's point of view, if
        there is one.
        """
        ...

    def ending(self, outcome: Outcome) -> float:
        """Return the value of a final position for the first seat."""
        ...

    def is_win(self, value: float) -> bool:
        """Return whether a value wins for its side."""

    def other_side(self, value: float) -> float:
        """Return the same value from the other seat's point of view."""
        ...

    def are_mirrored(self, one: Any, other: Any) -> bool:
        """Return whether two positions are equal except for a symmetry of the board."""
        ...


class CountsMargins:
    """Base of all experts whose values are points ahead at the end."""

    unit: str = "margin"
    even: float = 0.0
    worst: float = float("-inf")

    def ending(self, outcome: Outcome) -> float:
        """Return the lead of the first seat."""
        return float(outcome.points[0] - outcome.points[1])

    def is_win(self, value: float) -> bool:
        """Return whether the side is ahead."""
        return value > 0

    def other_side(self, value: float) -> float:
        """Return the lead of the other seat."""
        return -value

    def are_mirrored(self, one: Any, other: Any) -> bool:
        """Return whether the positions are equal; the board has no symmetry."""
        return bool(one == other)


class JudgedDecision(NamedTuple):
    """A decision with its judgement, from its seat's point of view."""

    at: DecisionPoint
    opinion: Assessment
    best: Evaluated
    made: Evaluated

    def loss(self, unit: str) -> float | None:
        """Return the difference of the displayed values, or None if the made move's is unknown."""
        known = self.made.proven or self.opinion.made is not None
        if not known and self.at.move != self.opinion.best:
            return None
        return cost(self.best.value, self.made.value, unit)


@dataclass
class TwoPlayerStudy:
    """The analysis of one game."""

    walk: PlayedGame
    expert: Analyst
    means: AnalysisEffort

    def study(self) -> Findings:
        """Judge every decision, last one first."""
        judged: list[JudgedDecision] = []
        for situation in self.means.each(self.walk.situations(), backwards=True):
            judged.append(self._judge(situation, judged[-1] if judged else None))
        decisions = tuple(self._decision(one) for one in self._agreeing(judged[::-1]))
        unit, even = self.expert.unit, self.expert.even
        start = decisions[0].before if decisions else (even, even)
        return Findings(unit, unit, start, decisions, luck=False)

    def _judge(self, situation: DecisionPoint, following: JudgedDecision | None) -> JudgedDecision:
        """Judge a decision. The one that follows it must have been judged already."""
        later = None
        if (over := situation.ended) is not None:
            value = self._turned(situation.seat, self.expert.ending(over.outcome))
            later = Evaluated(value, Certainty.PROVEN)
        elif following is not None and following.best.proven:
            later = self._for_seat(following.best, following.at.seat, situation.seat)
        opinion = self._as_good(situation, self.expert.opinion(situation, later))
        return JudgedDecision(situation, opinion, *reconcile(situation.move, opinion, later))

    def _as_good(self, situation: DecisionPoint, opinion: Assessment) -> Assessment:
        """Treat a move that leads to a mirror image of the best move's result as equally good."""
        if situation.move == opinion.best:
            return opinion
        played = Played(situation.seat, opinion.best)
        reached = self.walk.game.apply(situation.state, played).state
        if not self.expert.are_mirrored(situation.after, reached):
            return opinion
        return replace(opinion, best=situation.move, made=None, line=(situation.move,))

    def _agreeing(self, judged: list[JudgedDecision]) -> Iterator[JudgedDecision]:
        """Apply what is proven about a move to the position it leads to."""
        known: Evaluated | None = None
        seat = 0
        for found in judged:
            one = found
            if known is not None and not found.best.proven:
                one = self._knowing(found, self._for_seat(known, seat, found.at.seat))
            known, seat = (one.made if one.made.proven else None), one.at.seat
            yield one

    def _knowing(self, one: JudgedDecision, known: Evaluated) -> JudgedDecision:
        """Set the best value to the position's proven value, and cap the move made at it."""
        made = one.made
        if known.value <= self.expert.worst or made.value > known.value:
            made = known
        return one._replace(best=known, made=made)

    def _decision(self, judged: JudgedDecision) -> Decision:
        at, opinion, best, made = judged
        told, loss = self.walk.game.format, judged.loss(self.expert.unit)
        weaker = max((best, made), key=lambda worth: _ORDER.index(worth.certainty))
        marks, size = self._marks(judged), size_of(loss, self.expert.unit)
        return Decision(
            event=at.event,
            seat=at.seat,
            made=told(at.move),
            before=self._values(best.value, at.seat),
            after=self._values(made.value, at.seat),
            certainty=weaker.certainty.value,
            depth=weaker.depth,
            best=told(opinion.best if loss else at.move),
            line=_texts(told, opinion.line if loss or opinion.best == at.move else ()),
            loss=loss,
            # Giving away a proven win is never a mere inaccuracy, however small the loss in
            # numbers.
            size="error" if "gave-away" in marks and size in (None, "slip") else size,
            marks=marks,
        )

    def _marks(self, judged: JudgedDecision) -> tuple[str, ...]:
        at, opinion, best, made = judged
        if _is_forced(at):
            return ("forced",)
        is_win = self.expert.is_win
        if best.proven and made.proven and is_win(best.value) and not is_win(made.value):
            return ("gave-away",)
        return ("find",) if opinion.only and at.move == opinion.best else ()

    def _for_seat(self, worth: Evaluated, giver: int, taker: int) -> Evaluated:
        """Return a value of one seat from another seat's point of view."""
        if giver == taker:
            return worth
        return worth._replace(value=self.expert.other_side(worth.value))

    def _turned(self, seat: int, value: float) -> float:
        return value if seat == 0 else self.expert.other_side(value)

    def _values(self, value: float, seat: int) -> Values:
        value += 0.0  # avoid -0.0
        pair = (value, self.expert.other_side(value) + 0.0)
        return pair if seat == 0 else pair[::-1]


_ORDER = (Certainty.PROVEN, Certainty.SEARCHED, Certainty.ESTIMATED)


def reconcile(
    move: Any, opinion: Assessment, later: Evaluated | None
) -> tuple[Evaluated, Evaluated]:
    """Return the values of the best move and of the move made.

    A proven value takes precedence over a search of the same depth. The best move is never worth
    less than the move made.
    """
    best = opinion.worth
    if later is not None:
        made = later
    elif move == opinion.best or opinion.made is None:
        made = best
    else:
        made = opinion.made
    if move == opinion.best or made.value >= best.value:
        best = made if not best.proven else best
    return best, made


def _is_forced(at: DecisionPoint) -> bool:
    return at.legal.finite and len(tuple(at.legal)) == 1


def _texts(told: Callable[[Any], str], line: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(told(move) for move in line)
