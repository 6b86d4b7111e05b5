"""Ronda's engine: it evaluates every legal move from what it remembers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Fact, Rng, Seat
from cupboard.experts.ronda.belief import Belief, RondaObservation, recollect
from cupboard.experts.ronda.win_probability import Circle, TurnValue
from cupboard.games.ronda.facts import Added, Lifted, Missed, Passed
from cupboard.games.ronda.moves import Add, Keep, Lift, Pass, RondaMove
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice
from cupboard.players.memory import PERFECT, Memory
from cupboard.search.budget import Budget

ALIKE = 1e-9
CHECK_INTERVAL = 64
"""Positions between two checks of the clock."""
PATIENCE = 3
"""Idle rounds after which a player has to take a risk."""


class Enough(Exception):
    """The limit is reached; use the result so far."""


@dataclass(frozen=True)
class RondaEngine:
    """Plays the best move for what it remembers."""

    memory: Memory = PERFECT
    replies: int = 1
    """number of turns after its own that are evaluated exactly"""
    blur: float = 0.0
    """chance of winning that makes a move e times as likely; 0 takes the best"""

    def advise(
        self, observation: RondaObservation, legal: MoveSet[RondaMove], limit: Limit, rng: Rng
    ) -> Advice:
        seat = require_choice(observation, legal)
        known = recollect(observation, seat, self.memory)
        moves, tick = tuple(legal), _ticker(limit.budget())
        values, depth = [0.5] * len(moves), None
        bold = idle_turns(observation.facts) >= PATIENCE * observation.seats
        try:
            for replies in range(1 if bold else self.replies + 1):
                outlook = TurnValue(observation.options, self.memory.trust, replies, tick, bold)
                moment = TurnEvaluator(observation, seat, known, outlook)
                values, depth = [moment.chance(move) for move in moves], replies + 1
        except Enough:
            pass
        chosen = self._choose(values, rng)
        certainty = Certainty.SEARCHED if depth else Certainty.ESTIMATED
        move = moves[chosen]
        score = Score(values[chosen], Unit.CHANCE, certainty, depth, seat=seat)
        return Advice(move, score, (move,))

    def _choose(self, values: list[float], rng: Rng) -> int:
        best = max(values)
        if self.blur <= 0:
            equal = [n for n, value in enumerate(values) if value >= best - ALIKE]
            return equal[rng.randrange(len(equal))]
        weights = [exp((value - best) / self.blur) for value in values]
        at = rng.random() * sum(weights)
        for n, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return n
        return len(weights) - 1


class TurnEvaluator:
    """The point in the turn at which the engine is asked."""

    def __init__(
        self, observation: RondaObservation, seat: Seat, known: Belief, outlook: TurnValue
    ) -> None:
        view = observation.view
        counts = [0] * (observation.options.top + 1)
        for beans in known.remembered.values():
            counts[beans] += 1
        others = [hand for other, hand in enumerate(view.hands) if other != seat]
        self._known = known
        self._outlook = outlook
        self._circle = Circle(tuple(counts), known.rest, view.hands[seat], min(others), view.black)

    def chance(self, move: RondaMove) -> float:
        """Return the chance of winning with a legal move."""
        opened = self._known.open
        match move:
            case Lift(cup):
                return self._lift(cup)
            case Add(cup):
                return self._outlook.add(self._circle, opened[cup])
            case Keep(cup):
                (other,) = (beans for lifted, beans in opened.items() if lifted != cup)
                return self._outlook.one_open(self._circle.cover(other), opened[cup], other)
            case Pass():
                return self._outlook.end(self._circle.cover(*opened.values()))

    def _lift(self, cup: int) -> float:
        beans = self._known.remembered.get(cup)
        if not self._known.open:
            return self._outlook.lift_first(self._circle, beans)
        (shown,) = self._known.open.values()
        return self._outlook.lift_second(self._circle, shown, beans)


def idle_turns(facts: Sequence[Fact]) -> int:
    """Return the number of turns since a bean was added or a cup first shown.

    If the player who takes a risk first loses, players who can wait would wait forever.
    """
    idle, lifted = 0, set()
    for fact in facts:
        if isinstance(fact, Missed | Passed):
            idle += 1
        elif isinstance(fact, Added) or (isinstance(fact, Lifted) and fact.cup not in lifted):
            idle = 0
        if isinstance(fact, Lifted):
            lifted.add(fact.cup)
    return idle


def _ticker(budget: Budget) -> Callable[[], None]:
    """Return a function that counts positions and raises `Enough` at the limit."""

    def tick() -> None:
        budget.spend(1)
        over = budget.left is not None and budget.left < 0
        if over or (budget.used % CHECK_INTERVAL == 1 and budget.expired):
            raise Enough

    return tick
