"""Kalaha for three and four players: each seat's chance of winning, sampled by tree search.

The best move is the one that a search prefers. The values of that move and of the move that was
made are then sampled with the same number of simulations each, so that neither rests on a few
tries.
"""

from __future__ import annotations

from typing import Any

from cupboard.core.types import Over, Played
from cupboard.experts.kalaha.multiplayer_engine import look_ahead
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort, stable_random
from cupboard.learn.analysis.grading import cost, size_of
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.report import Decision, Values
from cupboard.learn.analysis.values import of_outcome
from cupboard.players.engine import Certainty
from cupboard.players.engines import as_moves
from cupboard.search.iterative_deepening import require_kernel
from cupboard.search.mcts import MctsResult

SIMULATIONS = 6_000
MIN_SIMULATIONS = 32
MOVES = 150_000_000
"""Moves simulated in total, however long the game was: about 20 s on one core."""
SLOWER = 5
"""Slow-down factor of a move if earlier positions are kept (KALAHA-V5)."""
LOOKS = 3
"""Searches per decision: to find the best move, and to sample its value and the made move's."""
UNIT = "chance"
FIND = 0.10
ENOUGH = 200
"""Visits from which a move's share is meaningful."""


def study_crowd(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    situations = played.situations()
    simulations = simulations_for(played)
    each = effort.each(situations, work=lambda at: len(played.steps) - at.event)
    decisions = tuple(_decide(at, effort, simulations) for at in each)
    start = decisions[0].before if decisions else (1 / played.seats,) * played.seats
    return Findings(UNIT, UNIT, start, decisions, luck=False)


def simulations_for(played: PlayedGame) -> int:
    """Return the number of simulations per search.

    A simulation is about as long as the rest of the game, so every game takes about as long.
    """
    left = sum(len(played.steps) - at.event for at in played.situations())
    moves = MOVES if played.options.sow_stores else MOVES // SLOWER
    return max(MIN_SIMULATIONS, min(SIMULATIONS, moves // (LOOKS * max(1, left))))


def _decide(at: DecisionPoint, effort: AnalysisEffort, simulations: int) -> Decision:
    game, seat = at.played.game, at.seat
    forced = len(tuple(at.legal)) == 1
    found = None if forced else _look(at.state, effort, simulations, at.event)
    line = (at.move,) if found is None else as_moves(game, at.state, found.line)
    after = _shares(at, at.move, effort, simulations)
    best = after if line[0] == at.move else _shares(at, line[0], effort, simulations)
    loss = cost(best[seat], after[seat], UNIT)
    if loss == 0:
        best = after
    marks = ("forced",) if found is None else _find(at, found)
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


def _look(state: Any, effort: AnalysisEffort, simulations: int, *about: int) -> MctsResult:
    return look_ahead(state, effort.budget(simulations), stable_random(*about).getrandbits(62))


def _shares(at: DecisionPoint, move: Any, effort: AnalysisEffort, simulations: int) -> Values:
    """Return every seat's share of the wins after a move."""
    game = at.played.game
    after = game.apply(at.state, Played(at.seat, move)).state
    turn = game.turn(after)
    if isinstance(turn, Over):
        return of_outcome(turn.outcome)
    return _look(after, effort, simulations, at.event, 1).shares


def _find(at: DecisionPoint, found: MctsResult) -> tuple[str, ...]:
    """Return the mark `find` if all other moves with enough visits are clearly worse."""
    kernel = require_kernel(at.played.game)
    best, *others = found.tried
    if not others or kernel.code(at.move) != best.code:
        return ()
    shares = [other.share for other in others if other.visits >= ENOUGH]
    clear = len(shares) == len(others) and best.share - max(shares) >= FIND
    return ("find",) if clear else ()
