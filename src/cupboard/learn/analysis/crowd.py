"""Kalaha for three and four: win chances of every seat, sampled by tree search.

The best move is the one that a search prefers. What it and the move that was made are worth is then
sampled by equally many simulations each, so that neither is judged by a few tries.
"""

from __future__ import annotations

from typing import Any

from cupboard.core.types import Over, Played
from cupboard.learn.analysis.chaining import of_outcome
from cupboard.learn.analysis.marks import size_of
from cupboard.learn.analysis.means import Means, luck
from cupboard.learn.analysis.report import Decision, Values
from cupboard.learn.analysis.study import Findings
from cupboard.learn.analysis.walk import Situation, Walk
from cupboard.players.engine import Certainty
from cupboard.players.kalaha_crowd import look_ahead
from cupboard.players.search_engine import as_moves
from cupboard.search.deepening import require_kernel
from cupboard.search.mcts import Sampled

SIMULATIONS = 6_000
UNIT = "chance"
FIND = 0.10
ENOUGH = 200
"""visits from which a share says something"""


def study_crowd(walk: Walk, means: Means) -> Findings:
    decisions = tuple(_decide(at, means) for at in means.each(walk.situations()))
    start = decisions[0].before if decisions else (1 / walk.seats,) * walk.seats
    return Findings(UNIT, UNIT, start, decisions, luck=False)


def _decide(at: Situation, means: Means) -> Decision:
    game, seat = at.walk.game, at.seat
    forced = len(tuple(at.legal)) == 1
    found = look_ahead(at.state, means.budget(SIMULATIONS), luck(at.event).getrandbits(62))
    line = (at.move,) if forced else as_moves(game, at.state, found.line)
    after = _shares(at, at.move, means)
    best = after if line[0] == at.move else _shares(at, line[0], means)
    loss = max(0.0, best[seat] - after[seat])
    if loss == 0:
        best = after
    marks = ("forced",) if forced else _find(at, found)
    return Decision(
        event=at.event,
        seat=seat,
        made=game.format(at.move),
        before=best,
        after=after,
        certainty=Certainty.ESTIMATED.value,
        best=game.format(line[0] if loss else at.move),
        line=tuple(map(game.format, line)) if loss or line[0] == at.move else (),
        loss=loss,
        size=size_of(loss, UNIT),
        marks=marks,
    )


def _shares(at: Situation, move: Any, means: Means) -> Values:
    """What every seat wins after a move."""
    game = at.walk.game
    after = game.apply(at.state, Played(at.seat, move)).state
    turn = game.turn(after)
    if isinstance(turn, Over):
        return of_outcome(turn.outcome)
    seed = luck(at.event, 1).getrandbits(62)
    return look_ahead(after, means.budget(SIMULATIONS), seed).shares


def _find(at: Situation, found: Sampled) -> tuple[str, ...]:
    """The one good move: all that were tried often enough to tell came out clearly worse."""
    kernel = require_kernel(at.walk.game)
    best, *others = found.tried
    if not others or kernel.code(at.move) != best.code:
        return ()
    told = [other.share for other in others if other.visits >= ENOUGH]
    clear = len(told) == len(others) and best.share - max(told) >= FIND
    return ("find",) if clear else ()
