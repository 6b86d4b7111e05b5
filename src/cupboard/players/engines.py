"""Search engines, which work from what a seat knows through the game's compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Any, TypeVar

from cupboard.core.errors import IllegalMove, OutOfTurn
from cupboard.core.game import Observation, State
from cupboard.core.kernel import Kernel
from cupboard.core.moveset import MoveSet
from cupboard.core.registry import AnyGame, game
from cupboard.core.types import Chance, Move, Over, Played, Rng, Seat
from cupboard.players.engine import Advice, Certainty, Limit, Unit
from cupboard.search.budget import Budget
from cupboard.search.evaluation import Evaluation, judge_of
from cupboard.search.ismcts import one_tree, sample_worlds
from cupboard.search.iterative_deepening import DEEPEST, IterativeDeepening, Rated
from cupboard.search.mcts import EXPLORATION, MctsResult

T = TypeVar("T")

SHORT_LOOK = 6


def budget_of(limit: Limit) -> Budget:
    """Return the limit as a search budget; the clock starts now."""
    return Budget(nodes=limit.nodes, deadline=limit.deadline(), stopped=limit.stopped)


def sample_own_state(played: AnyGame, seen: Observation[Any, Any], seat: Seat, rng: Rng) -> State:
    """Return a determinization in which the seat is to act."""
    state: State = played.sample_world(seen, seat, rng)
    require_turn(played, state, seat)
    return state


def require_turn(played: AnyGame, state: State, seat: Seat) -> None:
    """Raise an error unless this seat alone is to act."""
    turn = played.turn(state)
    if isinstance(turn, Over):
        raise OutOfTurn("game-is-over", rule=turn.outcome.rule)
    if isinstance(turn, Chance):
        raise OutOfTurn("chance-is-due", rule=played.spec.turn_rule, chance=turn.kind)
    if turn.seats != (seat,):
        to_act = ", ".join(str(other + 1) for other in turn.seats)
        rule = played.spec.turn_rule
        raise OutOfTurn("not-your-turn", rule=rule, seat=seat + 1, turn=to_act)


def as_moves(played: AnyGame, state: State, codes: Sequence[int]) -> tuple[Move, ...]:
    """Return a line of move codes as moves, up to the first chance node."""
    kernel = played.kernel
    assert kernel is not None
    moves = (partial(_move_of, kernel, code) for code in codes)
    events = (step.event for step in played.play_moves(state, moves))
    return tuple(event.move for event in events if isinstance(event, Played))


def _move_of(kernel: Kernel, code: int, state: State) -> Any:
    return kernel.move(state, code)


def first_legal(legal: MoveSet[Any], line: tuple[Move, ...]) -> Move:
    """Return the first move of a line, which must be legal."""
    if not line or line[0] not in legal:
        raise IllegalMove("engine-other-position")
    return line[0]


@dataclass(frozen=True)
class AlphaBetaEngine:
    """Searches as deep as the limit allows and plays the best move found."""

    game_id: str
    deepest: int = DEEPEST
    judge: Evaluation | None = None

    def advise(
        self, seen: Observation[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        played = game(self.game_id)
        state = sample_own_state(played, seen, seat, rng)
        judge, budget = self.judge or judge_of(self.game_id), budget_of(limit)
        search = IterativeDeepening(played, state, judge)
        # A forced move needs only a short search, to give it a value.
        deepest = self.deepest if len(search.moves()) > 1 else min(self.deepest, SHORT_LOOK)
        found = search.best(budget, deepest)
        line = as_moves(played, state, found.line or (found.code,))
        return Advice(
            move=first_legal(legal, line),
            certainty=_certainty(found.proven, found.depth),
            value=found.value / judge.scale,
            unit=judge_unit(judge),
            depth=found.depth,
            line=line,
        )


def _certainty(proven: bool, depth: int) -> Certainty:
    if proven:
        return Certainty.PROVEN
    return Certainty.SEARCHED if depth else Certainty.ESTIMATED


def judge_unit(judge: Evaluation) -> Unit:
    """Return the unit of an evaluator's values: a win, or points."""
    return Unit.WIN if judge.wins else Unit.MARGIN


@dataclass(frozen=True)
class NoisyEngine:
    """Searches a little ahead, like a person.

    It overlooks moves, and prefers better moves without always taking the best.
    """

    game_id: str
    depth: int
    """search depth in moves"""
    blur: float
    """difference in the evaluator's units that makes a move e times as likely; 0 takes the best"""
    overlooks: float = 0.0
    """probability of overlooking a move"""

    def advise(
        self, seen: Observation[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        played, judge = game(self.game_id), judge_of(self.game_id)
        state = sample_own_state(played, seen, seat, rng)
        search = IterativeDeepening(played, state, judge, table_bits=14)
        rated = search.rate(budget_of(limit), self.depth)
        if not rated:
            line = as_moves(played, state, search.moves()[:1])
            return Advice(first_legal(legal, line), Certainty.ESTIMATED, 0.0, judge_unit(judge))
        chosen = self._choose(rated, rng)
        line = as_moves(played, state, (chosen.code,))
        return Advice(
            move=first_legal(legal, line),
            certainty=_certainty(chosen.proven, self.depth),
            value=chosen.value / judge.scale,
            unit=judge_unit(judge),
            depth=self.depth,
            line=line,
        )

    def _choose(self, rated: list[Rated], rng: Rng) -> Rated:
        noticed = [one for one in rated if rng.random() >= self.overlooks] or rated
        best = max(one.value for one in noticed)
        if self.blur <= 0:
            return draw([one for one in noticed if one.value == best], rng)
        return draw_weighted(noticed, [exp((one.value - best) / self.blur) for one in noticed], rng)


def draw(items: Sequence[T], rng: Rng) -> T:
    return items[rng.randrange(len(items))]


def draw_weighted(items: Sequence[T], weights: Sequence[float], rng: Rng) -> T:
    """Return one of the items with probability proportional to its weight."""
    at = rng.random() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        at -= weight
        if at < 0:
            return item
    return items[-1]


@dataclass(frozen=True)
class MctsEngine:
    """Plain UCT with random rollouts; plays the most visited move.

    If information is hidden, it samples determinizations and searches them in one tree.
    """

    game_id: str
    worlds: int = 1
    exploration: float = EXPLORATION

    def advise(
        self, seen: Observation[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        played, budget = game(self.game_id), budget_of(limit)
        require_turn(played, played.sample_world(seen, seat, rng), seat)
        worlds = sample_worlds(played, seen, seat, rng, self.worlds)
        found = one_tree(played, worlds, budget, rng, self.exploration)
        return sampled_advice(played, worlds[0], legal, found)


def sampled_advice(played: AnyGame, state: State, legal: MoveSet[Any], found: MctsResult) -> Advice:
    """Return the most visited move with its expected share."""
    if not found.tried:
        return Advice(legal.first(), Certainty.ESTIMATED, 0.0, Unit.CHANCE)
    # The line can only be replayed in its own world; its first move is the same in all worlds.
    line = as_moves(played, state, found.line)
    best = found.tried[0]
    return Advice(first_legal(legal, line), Certainty.ESTIMATED, best.share, Unit.CHANCE, line=line)
