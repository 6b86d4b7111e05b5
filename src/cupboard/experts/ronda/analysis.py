"""Ronda: what a seat could have known, and how it used it.

Decisions are judged only from facts that were visible to the seat, never from what is under a cup.
The measure is a perfect memory of those facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from cupboard.core.types import Over
from cupboard.experts.ronda.belief import Belief, RondaObservation, recollect
from cupboard.experts.ronda.engine import PATIENCE, TurnEvaluator, idle_turns
from cupboard.experts.ronda.win_probability import TurnValue
from cupboard.games.ronda.moves import Lift, RondaMove
from cupboard.games.ronda.state import RondaState
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.grading import cost, size_of
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.report import Decision, Values
from cupboard.learn.analysis.values import chained, of_outcome
from cupboard.players.engine import Certainty
from cupboard.players.memory import PERFECT

UNIT = "chance"
FIND = 0.10
ALIKE = 1e-9


@dataclass(frozen=True)
class Judged:
    """A decision judged by a player with a perfect memory and the seat's own information."""

    chances: Mapping[RondaMove, float]
    known: Belief
    pairs: tuple[tuple[int, int], ...]
    """covered cups that were known to be equal"""
    twins: tuple[int, ...]
    """covered cups that were known to match the open one and may be lifted"""

    @property
    def best(self) -> RondaMove:
        return max(self.chances, key=lambda move: self.chances[move])

    def pair_chance(self, move: RondaMove) -> float | None:
        """Return the probability that lifting a cup leads to a pair, given the best second cup."""
        if not isinstance(move, Lift):
            return None
        beans = self.known.remembered.get(move.cup)
        if self.known.open:
            (shown,) = self.known.open.values()
            return self._equal(beans, shown, self.known.rest)
        if beans is not None:
            return self._second(beans, move.cup, self.known.rest)
        total = sum(self.known.rest)
        return sum(
            share / total * self._second(found, move.cup, _less(self.known.rest, found))
            for found, share in enumerate(self.known.rest)
            if share
        )

    def _second(self, shown: int, lifted: int, rest: tuple[int, ...]) -> float:
        """Return the best probability that a second cup matches the first."""
        known = self.known.remembered.items()
        if any(beans == shown for cup, beans in known if cup != lifted):
            return 1.0
        return self._equal(None, shown, rest)

    def _equal(self, beans: int | None, shown: int, rest: tuple[int, ...]) -> float:
        if beans is not None:
            return float(beans == shown)
        return rest[shown] / sum(rest) if sum(rest) else 0.0


def _less(rest: tuple[int, ...], beans: int) -> tuple[int, ...]:
    return tuple(cups - (at == beans) for at, cups in enumerate(rest))


def study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    found = [decide(at, effort) for at in effort.each(played.situations())]
    unit = UNIT if played.seats == 2 else "margin"
    start = found[0].before if found else (0.0,) * played.seats
    return Findings(unit, UNIT, start, chained(found, _final(played)), luck=True)


def _final(played: PlayedGame) -> Values | None:
    turn = played.game.turn(played.last)
    if not isinstance(turn, Over):
        return None
    return of_outcome(turn.outcome) if played.seats == 2 else leads(played.last)


def judge(
    observation: RondaObservation, seat: int, legal: tuple[RondaMove, ...], effort: AnalysisEffort
) -> Judged:
    """Return what the seat could have known, and the chance of winning with each move."""
    known = recollect(observation, seat, PERFECT)
    bold = idle_turns(observation.facts) >= PATIENCE * observation.seats
    outlook = TurnValue(observation.options, PERFECT.trust, 0, effort.check, bold)
    moment = TurnEvaluator(observation, seat, known, outlook)
    chances = {move: moment.chance(move) for move in legal}
    liftable = {move.cup for move in legal if isinstance(move, Lift)}
    covered = {cup: beans for cup, beans in known.remembered.items() if cup in liftable}
    pairs = tuple(
        (one, other)
        for one, other in combinations(sorted(covered), 2)
        if covered[one] == covered[other]
    )
    shown = set(known.open.values())
    twins = tuple(cup for cup, beans in sorted(covered.items()) if beans in shown)
    return Judged(chances, known, () if known.open else pairs, twins)


def decide(at: DecisionPoint, effort: AnalysisEffort) -> Decision:
    """Return the report's decision; `after` holds the values expected after it."""
    legal = tuple(at.legal)
    judged = judge(at.observation, at.seat, legal, effort)
    best, made = judged.best, judged.chances[at.move]
    loss = cost(judged.chances[best], made, UNIT)
    if loss == 0:
        best = at.move
    text_of = at.played.game.format
    return Decision(
        event=at.event,
        seat=at.seat,
        made=text_of(at.move),
        before=_values(at, at.state, judged.chances[best]),
        after=_values(at, at.after, made),
        certainty=Certainty.ESTIMATED.value,
        best=text_of(best),
        line=(text_of(best),),
        loss=loss,
        size=size_of(loss, UNIT),
        marks=_marks(at, judged, legal),
        known=_known(judged, at.move, best),
    )


def _marks(at: DecisionPoint, judged: Judged, legal: tuple[RondaMove, ...]) -> tuple[str, ...]:
    """Return the decision's marks.

    `missed`: a certain pair was known, but the seat lifted another cup. `find`: the seat remembered
    the certain pair, and every other choice was clearly worse.
    """
    if len(legal) == 1:
        return ("forced",)
    chance = judged.pair_chance(at.move)
    if chance is None or not (judged.pairs or judged.twins):
        return ()
    if chance < 1 - ALIKE:
        return ("missed",)
    others = [value for move, value in judged.chances.items() if move != at.move]
    return ("find",) if judged.chances[at.move] - max(others) >= FIND else ()


def _known(judged: Judged, made: RondaMove, best: RondaMove) -> dict[str, Any]:
    """Return the known cups by number, as reports give them."""
    return {
        "cups": {str(cup): beans for cup, beans in sorted(judged.known.remembered.items())},
        "pairs": [list(pair) for pair in judged.pairs],
        "twins": list(judged.twins),
        "pair_made": judged.pair_chance(made),
        "pair_best": judged.pair_chance(best),
    }


def _values(at: DecisionPoint, state: RondaState, chance: float) -> Values:
    """Return chances of winning for two players, or leads in beans for more."""
    if at.played.seats != 2:
        return leads(state)
    return (chance, 1 - chance) if at.seat == 0 else (1 - chance, chance)


def leads(state: RondaState) -> Values:
    """Return each seat's lead in beans over the best other seat."""
    hands = state.hands
    return tuple(
        float(min(hands[:seat] + hands[seat + 1 :]) - hand) for seat, hand in enumerate(hands)
    )
