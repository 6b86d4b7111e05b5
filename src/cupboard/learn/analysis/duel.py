"""Games of two without secrets: an expert's opinion of every position, from the end backwards.

What is proven of the end is known when the moves before it are judged, so a loss is exact wherever
both the position and what was made of it are proven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from cupboard.core.types import Outcome
from cupboard.learn.analysis.marks import size_of
from cupboard.learn.analysis.means import Means
from cupboard.learn.analysis.report import Decision, Values
from cupboard.learn.analysis.study import Findings
from cupboard.learn.analysis.walk import Situation, Walk
from cupboard.players.engine import Certainty

TWO = 2


class Worth(NamedTuple):
    """What something is worth to one side."""

    value: float
    certainty: Certainty
    depth: int | None = None

    @property
    def proven(self) -> bool:
        return self.certainty is Certainty.PROVEN


@dataclass(frozen=True)
class Opinion:
    """Of a position, from the side of the seat to act."""

    best: Any
    worth: Worth
    made: Worth | None = None
    """of the move that was made, looked at as deep; None where it is the best, or nobody knows"""
    gap: float | None = None
    """how much worse the move that was made is than the best, both looked at as deep"""
    line: tuple[Any, ...] = ()
    only: bool = False
    """every other move is clearly worse"""


class Expert(Protocol):
    """Whoever knows a game of two."""

    unit: str
    even: float
    worst: float
    """nothing is worth less"""

    def opinion(self, situation: Situation, later: Worth | None) -> Opinion:
        """What to make of a decision. `later`: what the move that was made is worth to the seat,
        where that is proven."""
        ...

    def ending(self, outcome: Outcome) -> float:
        """What an end is worth to the first seat."""
        ...

    def is_win(self, value: float) -> bool: ...

    def other_side(self, value: float) -> float:
        """The same for the other seat."""
        ...


class CountsMargins:
    """What is alike for all experts whose values are points ahead at the end."""

    unit: str = "margin"
    even: float = 0.0
    worst: float = float("-inf")

    def ending(self, outcome: Outcome) -> float:
        return float(outcome.points[0] - outcome.points[1])

    def is_win(self, value: float) -> bool:
        return value > 0

    def other_side(self, value: float) -> float:
        return -value


class Judged(NamedTuple):
    """A decision with what is known of it, from the side of its seat."""

    at: Situation
    opinion: Opinion
    best: Worth
    made: Worth

    @property
    def loss(self) -> float | None:
        """Exact where both are proven. Else a proof of one must not be held against a guess of the
        other: only what was looked at equally deep is compared."""
        if self.best.proven and self.made.proven:
            return max(0.0, self.best.value - self.made.value)
        if self.at.move == self.opinion.best or self.made.value >= self.best.value:
            return 0.0
        return None if self.opinion.gap is None else max(0.0, self.opinion.gap)


@dataclass
class Duel:
    """The study of one game."""

    walk: Walk
    expert: Expert
    means: Means

    def study(self) -> Findings:
        judged: list[Judged] = []
        for situation in self.means.each(self.walk.situations(), backwards=True):
            judged.append(self._judge(situation, judged[-1] if judged else None))
        decisions = tuple(self._decision(one) for one in self._agreeing(judged[::-1]))
        unit, even = self.expert.unit, self.expert.even
        start = decisions[0].before if decisions else (even, even)
        return Findings(unit, unit, start, decisions, luck=False)

    def _judge(self, situation: Situation, following: Judged | None) -> Judged:
        """A decision, where the one that follows it is judged already."""
        later = None
        if (over := situation.ended) is not None:
            value = self._turned(situation.seat, self.expert.ending(over.outcome))
            later = Worth(value, Certainty.PROVEN)
        elif following is not None and following.best.proven:
            later = self._passed_on(following.best, following.at.seat, situation.seat)
        opinion = self.expert.opinion(situation, later)
        return Judged(situation, opinion, *settle(situation.move, opinion, later))

    def _agreeing(self, judged: list[Judged]) -> Iterator[Judged]:
        """What is proven of a move is proven of the position it leads to, too."""
        known: Worth | None = None
        seat = 0
        for found in judged:
            one = found
            if known is not None and not found.best.proven:
                one = self._knowing(found, self._passed_on(known, seat, found.at.seat))
            known, seat = (one.made if one.made.proven else None), one.at.seat
            yield one

    def _knowing(self, one: Judged, known: Worth) -> Judged:
        """The position is proven to be worth this, so no move is worth more."""
        made = one.made
        if known.value <= self.expert.worst or made.value > known.value:
            made = known
        return one._replace(best=known, made=made)

    def _decision(self, judged: Judged) -> Decision:
        at, opinion, best, made = judged
        told, loss = self.walk.game.format, judged.loss
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
            # Whatever it is in numbers: nobody calls it a slip to give a won game away.
            size="error" if "gave-away" in marks and size in (None, "slip") else size,
            marks=marks,
        )

    def _marks(self, judged: Judged) -> tuple[str, ...]:
        at, opinion, best, made = judged
        if _is_forced(at):
            return ("forced",)
        is_win = self.expert.is_win
        if best.proven and made.proven and is_win(best.value) and not is_win(made.value):
            return ("gave-away",)
        return ("find",) if opinion.only and at.move == opinion.best else ()

    def _passed_on(self, worth: Worth, giver: int, taker: int) -> Worth:
        """What is worth this to one seat, as another sees it."""
        if giver == taker:
            return worth
        return worth._replace(value=self.expert.other_side(worth.value))

    def _turned(self, seat: int, value: float) -> float:
        return value if seat == 0 else self.expert.other_side(value)

    def _values(self, value: float, seat: int) -> Values:
        value += 0.0  # no minus before a nought
        pair = (value, self.expert.other_side(value) + 0.0)
        return pair if seat == 0 else pair[::-1]


_ORDER = (Certainty.PROVEN, Certainty.SEARCHED, Certainty.ESTIMATED)


def settle(move: Any, opinion: Opinion, later: Worth | None) -> tuple[Worth, Worth]:
    """What the best move and the one that was made are worth. A move is worth what is proven of
    it, else what a search of the same depth says; and the best is never worse than the one made."""
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


def _is_forced(at: Situation) -> bool:
    return at.legal.finite and len(tuple(at.legal)) == 1


def _texts(told: Callable[[Any], str], line: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(told(move) for move in line)
