"""Search engines, which work from what a seat knows through the game's compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Any, TypeVar

from cupboard.core.errors import IllegalMove
from cupboard.core.game import Observation, State
from cupboard.core.kernel import Kernel
from cupboard.core.moveset import MoveSet
from cupboard.core.registry import AnyGame, game
from cupboard.core.types import Move, Played, Rng, Seat
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice
from cupboard.search.evaluation import Evaluation
from cupboard.search.iterative_deepening import MAX_DEPTH, IterativeDeepening, Rated
from cupboard.search.mcts import EXPLORATION, MctsResult, sample

T = TypeVar("T")

SHORT_LOOK = 6
SEED_RANGE = 1 << 62
"""Range of the seeds of compiled searches."""


def sample_own_state(
    played: AnyGame, observation: Observation[Any, Any], legal: MoveSet[Any], rng: Rng
) -> State:
    """Return a state that fits the observation; the seat must have a decision to make."""
    require_choice(observation, legal)
    state: State = played.sample_world(observation, rng)
    return state


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
    evaluation: Evaluation
    deepest: int = MAX_DEPTH

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        """Return the move with the best value that was searched."""
        played, seat = game(self.game_id), require_choice(observation, legal)
        state = sample_own_state(played, observation, legal, rng)
        budget = limit.budget()
        search = IterativeDeepening(played, state, self.evaluation)
        # A forced move needs only a short search, to give it a value.
        deepest = self.deepest if len(search.moves()) > 1 else min(self.deepest, SHORT_LOOK)
        found = search.best(budget, deepest)
        line = as_moves(played, state, found.line or (found.code,))
        return Advice(
            move=first_legal(legal, line),
            score=_score(self.evaluation, found.value, found.proven, found.depth, seat),
            line=line,
        )


def certainty_of(proven: bool, depth: int) -> Certainty:
    """Return the certainty of a search result."""
    if proven:
        return Certainty.PROVEN
    return Certainty.SEARCHED if depth else Certainty.ESTIMATED


def _score(
    evaluation: Evaluation, value: int, proven: bool, depth: int | None, seat: Seat
) -> Score:
    """Return a search result as a win or in points, for the seat that asked."""
    unit = Unit.WIN if evaluation.win_only else Unit.MARGIN
    certainty = certainty_of(proven, depth or 0)
    return Score(value / evaluation.scale, unit, certainty, depth, seat=seat)


@dataclass(frozen=True)
class NoisyEngine:
    """Searches a little ahead, like a person.

    It overlooks moves, and prefers better moves without always taking the best.
    """

    game_id: str
    evaluation: Evaluation
    depth: int
    """search depth in moves"""
    temperature: float
    """difference in the evaluation's units that makes a move e times as likely; 0 takes the best"""
    miss_rate: float = 0.0
    """probability of overlooking a move"""

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        """Return one of the moves that it noticed."""
        played, evaluation = game(self.game_id), self.evaluation
        seat = require_choice(observation, legal)
        state = sample_own_state(played, observation, legal, rng)
        search = IterativeDeepening(played, state, evaluation, table_bits=14)
        rated = search.rate(limit.budget(), self.depth)
        if not rated:
            line = as_moves(played, state, search.moves()[:1])
            score = _score(evaluation, 0, False, None, seat)
            return Advice(first_legal(legal, line), score)
        chosen = self._choose(rated, rng)
        line = as_moves(played, state, (chosen.code,))
        return Advice(
            move=first_legal(legal, line),
            score=_score(evaluation, chosen.value, chosen.proven, self.depth, seat),
            line=line,
        )

    def _choose(self, rated: list[Rated], rng: Rng) -> Rated:
        noticed = [one for one in rated if rng.random() >= self.miss_rate] or rated
        best = max(one.value for one in noticed)
        if self.temperature <= 0:
            return draw([one for one in noticed if one.value == best], rng)
        return draw_weighted(
            noticed, [exp((one.value - best) / self.temperature) for one in noticed], rng
        )


def draw(items: Sequence[T], rng: Rng) -> T:
    """Return one of the items, all equally likely."""
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
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        """Return the move that was sampled most often."""
        played, budget = game(self.game_id), limit.budget()
        seat = require_choice(observation, legal)
        worlds = [played.sample_world(observation, rng) for _ in range(self.worlds)]
        seed = rng.randrange(SEED_RANGE)
        found = sample(played, worlds, budget, seed, self.exploration)
        return sampled_advice(played, worlds[0], seat, legal, found)


def sampled_advice(
    played: AnyGame, state: State, seat: Seat, legal: MoveSet[Any], found: MctsResult
) -> Advice:
    """Return the most visited move with its expected share."""
    if not found.tried:
        return Advice(legal.first(), Score(0.0, Unit.CHANCE, Certainty.ESTIMATED, seat=seat))
    # The line can only be replayed in its own world; its first move is the same in all worlds.
    line = as_moves(played, state, found.line)
    score = Score(found.tried[0].share, Unit.CHANCE, Certainty.ESTIMATED, seat=seat)
    return Advice(first_legal(legal, line), score, line)


@dataclass(frozen=True)
class RandomEngine:
    """Chooses a legal move at random."""

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        """Return any legal move."""
        seat, share = require_choice(observation, legal), 1 / observation.seats
        score = Score(share, Unit.CHANCE, Certainty.ESTIMATED, seat=seat)
        return Advice(legal.sample(rng), score)
