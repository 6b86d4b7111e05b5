"""The jobs of a server. An engine's job contains only what its seat may know."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cupboard import experts
from cupboard.core.codec import fact_to_json
from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.random_stream import player_random
from cupboard.core.registry import AnyGame, AnyMatch, game
from cupboard.core.timeline import Timeline
from cupboard.core.types import Event, Rng, Seat
from cupboard.learn.analysis import AnalysisEffort, analyse
from cupboard.learn.analysis.played_game import PlayedGame
from cupboard.learn.move_preview import sure_facts
from cupboard.players.ask import HINT_LIMIT, ask
from cupboard.players.engine import Advice, Limit
from cupboard.server.jobs import Control, JobFailed, Jobs, Urgency
from cupboard.server.schemas.http import Hint, Json

AnyObservation: TypeAlias = Observation[Any, Any]

logger = logging.getLogger("cupboard.jobs")


@dataclass(frozen=True)
class Question:
    """Everything that an engine on a seat may know, and nothing else."""

    game: str
    seen: AnyObservation
    legal: MoveSet[Any]
    rng: Rng
    """the seat's own random numbers, which tell nothing about the seed of the game"""

    def ask(self, engine: Any, limit: Limit, control: Control) -> Advice:
        """Return an engine's advice within the limit, or earlier if it is asked to stop."""
        limit = dataclasses.replace(limit, stopped=control.stopped)
        return ask(engine, self.seen, self.legal, limit, self.rng)


def question_of(match: AnyMatch, seat: Seat) -> Question:
    """Return the question that a match puts to a seat."""
    found = match.game
    legal = found.legal(match.state, seat)
    rng = player_random(match.seed, seat, match.number)
    return Question(found.spec.id, match.observation(seat), legal, rng)


@dataclass(frozen=True)
class ChooseMove:
    """An engine's move, as text."""

    question: Question
    level: str
    interpreted: bool = False
    """whether the engine's search is not compiled yet, so that a worker should interpret it"""
    urgency: Urgency = field(default=Urgency.MOVE, init=False)

    def run(self, control: Control) -> str:
        asked = self.question
        found = experts.engine(asked.game, self.level)
        return game(asked.game).format(asked.ask(found.engine, found.limit, control).move)


@dataclass(frozen=True)
class GiveHint:
    """The advice of the strongest engine of a game."""

    question: Question
    urgency: Urgency = field(default=Urgency.HINT, init=False)

    def run(self, control: Control) -> Hint:
        asked = self.question
        engine = experts.strongest(asked.game).make()
        advice = asked.ask(engine, HINT_LIMIT, control)
        return hint_of(game(asked.game), asked.seen, advice)


@dataclass(frozen=True)
class DrawChance:
    """The outcome of a slow chance event, such as a flight."""

    game: str
    state: Any
    rng: Rng
    urgency: Urgency = field(default=Urgency.CHANCE, init=False)

    def run(self, control: Control) -> Any:
        del control  # it takes less time than checking
        return game(self.game).outcomes(self.state).sample(self.rng)


async def draw_chance(jobs: Jobs, match: AnyMatch) -> Any:
    """Return the outcome of the chance event that is due, drawn from the committed seed.

    If the workers fail, this process draws it, which gives the same outcome: the game must go on.
    """

    def job() -> DrawChance:  # a drawn number is used up
        return DrawChance(match.game.spec.id, match.state, match.chance_random)

    try:
        return await jobs.run(job())
    except JobFailed:
        logger.exception("chance event failed", extra={"game": match.game.spec.id})
        return await asyncio.to_thread(job().run, Control())


@dataclass(frozen=True)
class AnalyseGame:
    """The analysis of a finished game."""

    game: str
    start: Any
    events: tuple[Event, ...]
    urgency: Urgency = field(default=Urgency.ANALYSIS, init=False)

    def run(self, control: Control) -> Json:
        timeline = Timeline(game(self.game), self.start)
        for event in self.events:
            timeline.append(event)
        effort = AnalysisEffort(progress=control.progress, stopped=control.stopped)
        return analyse(PlayedGame(timeline), effort, experts.study(self.game)).data()


def analysis_of(match: AnyMatch) -> AnalyseGame:
    """Return the analysis of what a match has played so far."""
    return AnalyseGame(match.game.spec.id, match.timeline.start, match.events)


def hint_of(found: AnyGame, seen: AnyObservation, advice: Advice) -> Hint:
    """Return an engine's advice for the client, with the effects that the seat can foresee."""
    text_of = found.format
    facts = sure_facts(found, seen, advice.move)
    return Hint(
        text=text_of(advice.move),
        certainty=advice.score.certainty.value,
        value=advice.score.value,
        unit=advice.score.unit.value,
        depth=advice.score.depth,
        line=[text_of(move) for move in advice.line],
        mix=[(text_of(move), share) for move, share in advice.mix],
        facts=[fact_to_json(fact) for fact in facts],
    )
