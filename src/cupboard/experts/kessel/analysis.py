"""Kupferkessel: what a seat could have remembered, and how games continue from there.

Every decision is judged in random worlds that agree with what the seat had seen, given a perfect
memory of both cauldrons. The draw pile and the other players' recipes stay unknown.
"""

from __future__ import annotations

from typing import Any

from cupboard.core.types import Over
from cupboard.experts.kessel.belief import KesselObservation, recollect
from cupboard.experts.kessel.engine import KesselEngine
from cupboard.games.kessel.cards import DECK
from cupboard.games.kessel.moves import KesselMove, move_of
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort, stable_random
from cupboard.learn.analysis.grading import cost, size_of
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.report import Decision, Values
from cupboard.learn.analysis.values import chained, of_outcome
from cupboard.players.engine import Certainty
from cupboard.players.memory import PERFECT
from cupboard.search.mcts import RootMove

GAMES = 3_000
"""rollouts to find the best move, and for each of the two moves that are compared"""
WORLDS = 96
UNIT = "chance"
FIND = 0.12
ENOUGH = 100


def study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    found = [decide(at, effort) for at in effort.each(played.situations())]
    start = found[0].before if found else (1 / played.seats,) * played.seats
    return Findings(UNIT, UNIT, start, chained(found, _final(played)), luck=True)


def _final(played: PlayedGame) -> Values | None:
    turn = played.game.turn(played.last)
    return of_outcome(turn.outcome) if isinstance(turn, Over) else None


def decide(at: DecisionPoint, effort: AnalysisEffort) -> Decision:
    """Return the report's decision; `after` holds the values expected after it.

    All searches of one moment use the same random seed.
    """
    observation, legal, text_of = at.observation, tuple(at.legal), at.played.game.format
    engine = KesselEngine(PERFECT, worlds=WORLDS)

    def worth(move: KesselMove) -> float:
        return engine.worth(
            observation, at.seat, move, effort.budget(GAMES), stable_random(at.event, at.seat)
        )

    tried = engine.search(
        observation, at.seat, effort.budget(GAMES), stable_random(at.event, at.seat)
    ).tried
    best = move_of(tried[0].code) if tried else at.move
    made = worth(at.move)
    reached = made if best == at.move else worth(best)
    loss = cost(reached, made, UNIT)
    if loss == 0:
        best, reached = at.move, made
    return Decision(
        event=at.event,
        seat=at.seat,
        made=text_of(at.move),
        before=_values(at, reached),
        after=_values(at, made),
        certainty=Certainty.ESTIMATED.value,
        best=text_of(best),
        line=(text_of(best),),
        loss=loss,
        size=size_of(loss, UNIT),
        marks=("forced",) if len(legal) == 1 else _find(tried, at.move),
        known=remembered(observation, at.seat),
    )


def _find(tried: tuple[RootMove, ...], made: KesselMove) -> tuple[str, ...]:
    """Return the mark `find` if the move is far better than every other move with enough
    rollouts."""
    best, others = tried[0], tried[1:]
    clear = all(o.visits >= ENOUGH and best.share - o.share >= FIND for o in others)
    return ("find",) if move_of(best.code) == made and clear else ()


def _values(at: DecisionPoint, share: float) -> Values:
    """Return the values of all seats.

    With three players the two others are assumed to be equal, because no search was made for them.
    """
    rest = (1 - share) / (at.played.seats - 1)
    return tuple(share if seat == at.seat else rest for seat in range(at.played.seats))


def remembered(observation: KesselObservation, seat: int) -> dict[str, Any]:
    """Return the cauldrons as a player could have remembered them, from the bottom up."""
    piles = recollect(observation, seat, PERFECT, stable_random(0)).piles
    return {"cauldrons": [[_card(number) for number in pile] for pile in piles]}


def _card(number: int) -> dict[str, Any]:
    card = DECK[number]
    return {"ingredient": card.ingredient, "value": card.value}
