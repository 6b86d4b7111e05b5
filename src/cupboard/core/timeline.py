"""The course of a game: its first state, its steps, and what each seat learnt of them."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Generic, TypeAlias

from cupboard.core.branch import Branch
from cupboard.core.game import Game, Observation, S, Step, V
from cupboard.core.moveset import M
from cupboard.core.options import O
from cupboard.core.types import Chance, Event, Fact, Resolved, Seat


class FactLog:
    """The facts one seat may know, in order, and how many it knew before each event."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.counts = [0]

    def append(self, facts: tuple[Fact, ...]) -> None:
        """Add what the seat learnt from one event."""
        self.facts += facts
        self.counts.append(len(self.facts))

    def truncate(self, number: int) -> None:
        """Forget everything after this many events."""
        del self.counts[number + 1 :]
        del self.facts[self.counts[-1] :]


class Timeline(Generic[O, S, M, V]):
    """The only fold of events: every other course of a game is read from one of these."""

    def __init__(self, game: Game[O, S, M, V], start: S, steps: Sequence[Step[S]] = ()) -> None:
        self.game = game
        self.start = start
        self._steps: MutableSequence[Step[S]] = list(steps)
        self._logs: dict[Seat | None, FactLog] = {}

    def __eq__(self, other: object) -> bool:
        """Return whether two timelines have the same start and the same steps."""
        if not isinstance(other, Timeline):
            return NotImplemented
        return self.start == other.start and list(self._steps) == list(other._steps)

    __hash__ = None  # type: ignore[assignment]  # it grows

    @property
    def steps(self) -> Sequence[Step[S]]:
        """The steps so far. The sequence grows with the game; copy it to keep it."""
        return self._steps

    @property
    def number(self) -> int:
        """The number of events so far."""
        return len(self._steps)

    @property
    def state(self) -> S:
        """The state now."""
        return self._steps[-1].state if self._steps else self.start

    def state_at(self, number: int) -> S:
        """Return the state after this many events, which is the one before event `number`."""
        return self._steps[number - 1].state if number else self.start

    def append(self, event: Event) -> Step[S]:
        """Apply an event to the state now and return the new step."""
        step = self.game.apply(self.state, event)
        self._steps.append(step)
        return step

    def truncate(self, number: int) -> None:
        """Drop every step after this many events."""
        del self._steps[number:]
        for log in self._logs.values():
            log.truncate(number)

    def draft(self) -> Timeline[O, S, M, V]:
        """Return a timeline with the same steps, which grows by itself.

        This one must not change until it adopts the draft, or the draft is no longer used.
        """
        draft = Timeline(self.game, self.start)
        draft._steps = Branch(self._steps)
        return draft

    def adopt(self, draft: Timeline[O, S, M, V]) -> None:
        """Take over the steps of a draft of this timeline."""
        assert isinstance(draft._steps, Branch)
        self.truncate(draft._steps.kept)
        draft._steps.merge()

    def facts(self, seat: Seat | None, number: int | None = None) -> tuple[Fact, ...]:
        """Return what a seat (`None`: a spectator) learnt from the first `number` events, or all.

        Each fact is filtered once per seat, however often this is called.
        """
        log = self._log(seat)
        return tuple(log.facts if number is None else log.facts[: log.counts[number]])

    def observation(self, seat: Seat | None, number: int | None = None) -> Observation[O, V]:
        """Return everything a seat knew after `number` events, or knows now."""
        state = self.state if number is None else self.state_at(number)
        view = self.game.view(state, seat)
        return Observation(state.options, state.seats, self.facts(seat, number), view, seat)

    def draw_number(self, number: int | None = None) -> int:
        """Return the number of the draw for the chance event after `number` events, or now.

        Moves made during a real-time event (see `Chance`) do not change it, so that the course
        shown so far stays valid.
        """
        number = self.number if number is None else number
        while number and self._is_during_chance(number - 1):
            number -= 1
        return number

    def _is_during_chance(self, number: int) -> bool:
        """Return whether this event was a move made while a chance event was in progress."""
        if isinstance(self._steps[number].event, Resolved):
            return False
        return isinstance(self.game.turn(self.state_at(number)), Chance)

    def _log(self, seat: Seat | None) -> FactLog:
        log = self._logs.setdefault(seat, FactLog())
        for step in self._steps[len(log.counts) - 1 :]:
            log.append(self.game.facts_for(step.facts, seat))
        return log


AnyTimeline: TypeAlias = Timeline[Any, Any, Any, Any]
