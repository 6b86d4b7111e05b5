"""The contract: the eleven members that make a game, and the guard in front of its rules."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from cupboard.core import codec, texts
from cupboard.core import options as option_text
from cupboard.core.chance import Distribution
from cupboard.core.errors import BadOptions, BadPosition, IllegalMove, OutOfTurn
from cupboard.core.kernel import Kernel
from cupboard.core.live import Live
from cupboard.core.markup import plain
from cupboard.core.moveset import M, MoveSet
from cupboard.core.options import O
from cupboard.core.spec import Spec
from cupboard.core.types import (
    Act,
    Chance,
    Event,
    Expired,
    Fact,
    Joint,
    Over,
    Played,
    Resolved,
    Rng,
    Seat,
    Turn,
    View,
)

HEADER_WORDS = 3


class State(ABC):
    """A moment of a game: immutable and hashable. Games derive theirs."""

    game: ClassVar[Game[Any, Any, Any, Any]]
    options: Any  # each game narrows it to its own
    seats: int

    def __repr__(self) -> str:
        return f"cupboard.position({self.game.encode(self)!r})"

    def __str__(self) -> str:
        drawing = plain(self.game.draw(self.game.view(self, None)))
        return "\n".join(line.rstrip() for line in drawing.splitlines())

    def _repr_svg_(self) -> str:
        """The picture a notebook shows: what a spectator sees."""
        return self.game.svg(self.game.view(self, None))


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The state after an event, and everything that happened on the way."""

    state: S
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Seen(Generic[O, V]):
    """All that one seat knows: the agreement, every fact it was shown, and what lies open now."""

    options: O
    seats: int
    facts: tuple[Fact, ...]
    view: V


class Game(ABC, Generic[O, S, M, V]):
    """One of the games. It has no state of its own; every member is a pure function."""

    spec: Spec[O]
    state_type: type[S]
    kernel: Kernel | None = None
    live: Live | None = None

    def __init__(self) -> None:
        if "game" not in vars(self.state_type):
            self.state_type.game = self

    # 1, 2: what can be agreed on, and the beginning

    def options(self, preset: str | None = None, **choices: Any) -> O:
        """Options of a preset (the first by default), changed by single choices."""
        name = next(iter(self.spec.presets)) if preset is None else preset
        return option_text.build(self.spec.options, {**self.spec.preset(name).values, **choices})

    def new(self, options: O, seats: int) -> S:
        """The first state of a game."""
        self.check(options, seats)
        return self._new(options, seats)

    def check(self, options: O, seats: int) -> None:
        """Refuse, with the reason, what makes no sense together."""
        allowed = self.spec.seats
        if seats not in allowed:
            raise BadOptions(
                "seats-out-of-range",
                rule=self.spec.seats_rule,
                game=self.spec.id,
                seats=seats,
                low=allowed[0],
                high=allowed[-1],
            )
        self._check(options, seats)

    # 3, 4: whose turn it is and what may be done

    @abstractmethod
    def turn(self, state: S) -> Turn: ...

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> MoveSet[M]:
        """The moves of a seat; empty for a seat that is not to act."""

    def acting(self, state: S) -> tuple[Seat, ...]:
        """The seats that may move now: they have to, or they may while chance takes its time."""
        turn = self.turn(state)
        return () if isinstance(turn, Over) else turn.seats

    # 5: what an event does

    def apply(self, state: S, event: Event) -> Step[S]:
        """The step an event makes. An event that a rule forbids raises and changes nothing."""
        match event:
            case Played(seat, move):
                self._require_single(state, seat)
                return self._play(state, seat, self.require_legal(state, seat, move))
            case Joint(choices):
                return self._play_together(state, self._require_joint(state, choices))
            case Resolved(kind, outcome):
                self._require_outcome(state, kind, outcome)
                return self._resolve(state, outcome)
            case Expired(seat):
                self._require_single(state, seat)
                return self._play(state, seat, self.default_move(state, seat))

    def default_move(self, state: S, seat: Seat) -> M:
        """What is played for a seat whose time ran out."""
        return self.legal(state, seat).first()

    # 6: chance

    @abstractmethod
    def outcomes(self, state: S) -> Distribution:
        """What a chance node can decide. Only asked where `turn` is a `Chance`."""

    # 7, 8, 9: who may know what

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What lies visible now to a seat, or to a spectator (`None`)."""

    @abstractmethod
    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        """What of a fact a seat, or a spectator, may learn."""

    def sample_log(self, seen: Seen[O, V], seat: Seat | None, rng: Rng) -> tuple[Event, ...]:
        """A whole history, hidden parts drawn fairly, that shows the seat just these facts."""
        raise NotImplementedError(f"{self.spec.id} samples its worlds from the view alone")

    def sample_world(self, seen: Seen[O, V], seat: Seat | None, rng: Rng) -> S:
        """A state that agrees with everything the seat, or a spectator, has seen."""
        return self.fold(seen.options, seen.seats, self.sample_log(seen, seat, rng))

    # 10, 11: texts

    @abstractmethod
    def format(self, move: M) -> str:
        """The move as people type it."""

    @abstractmethod
    def parse(self, text: str, state: S) -> M:
        """The legal move of a text, for the seat or seats to act; errors name the rule."""

    def encode(self, state: S) -> str:
        """The position in one line."""
        agreed = option_text.to_text(state.options, codec.to_json)
        return f"{self.spec.id} {state.seats} {agreed} {self._body(state)}"

    def decode(self, text: str) -> S:
        """The position of a line written by `encode`."""
        words = text.strip().split(" ", HEADER_WORDS)
        if len(words) != HEADER_WORDS + 1 or words[0] != self.spec.id or not words[1].isdecimal():
            raise BadPosition("position-header", game=self.spec.id, text=text[:80])
        options, seats = option_text.from_text(self.spec.options, words[2]), int(words[1])
        self.check(options, seats)
        return self._read(words[3], options, seats)

    # Pictures

    @abstractmethod
    def draw(self, view: V, language: str = texts.FALLBACK) -> str:
        """The board in characters, with the roles of `markup` and the words of a language."""

    @abstractmethod
    def svg(self, view: V, language: str = texts.FALLBACK) -> str:
        """The board as a picture, with the words of a language."""

    # Truths about a game that tests and tables use

    @abstractmethod
    def sums(self, state: S) -> Mapping[str, int]:
        """What never changes in sum: all the beans, all the stones, all the cards."""

    def takeback_allowed(self, options: O) -> bool:
        """May moves be taken back at this table, if all agree? Never what showed a secret."""
        return not self.spec.traits

    def check_engines(self, options: O) -> None:
        """Refuse a program on a seat where only people can do what is to be done."""

    def digest(self, state: S) -> str:
        """A fingerprint of the state, for records."""
        return hashlib.sha256(self.encode(state).encode()).hexdigest()[:16]

    def fold(self, options: O, seats: int, events: Iterable[Event]) -> S:
        """The state that a log leads to."""
        state = self.new(options, seats)
        for event in events:
            state = self.apply(state, event).state
        return state

    # What a game writes behind the guard

    @abstractmethod
    def _new(self, options: O, seats: int) -> S: ...

    def _check(self, options: O, seats: int) -> None:
        """Combinations of options and seats that make no sense raise `BadOptions`."""

    @abstractmethod
    def _play(self, state: S, seat: Seat, move: M) -> Step[S]: ...

    def _play_together(self, state: S, choices: Mapping[Seat, M]) -> Step[S]:
        raise NotImplementedError(f"{self.spec.id} has no simultaneous choices")

    @abstractmethod
    def _resolve(self, state: S, outcome: Any) -> Step[S]: ...

    @abstractmethod
    def _why_not(self, state: S, seat: Seat, move: M) -> IllegalMove:
        """The rule that forbids a move which is not legal."""

    @abstractmethod
    def _body(self, state: S) -> str:
        """The position text after its header."""

    @abstractmethod
    def _read(self, body: str, options: O, seats: int) -> S: ...

    # The guard

    def require_acting(self, state: S, seat: Seat) -> Act:
        """The turn, where this seat is to decide; otherwise the error that says who is."""
        turn = self.turn(state)
        if isinstance(turn, Over):
            raise OutOfTurn("game-is-over", rule=turn.outcome.rule)
        if isinstance(turn, Chance) and not turn.seats:
            raise OutOfTurn("chance-is-due", rule=self.spec.turn_rule, chance=turn.kind)
        if seat not in turn.seats:
            to_act = ", ".join(str(other + 1) for other in turn.seats)
            rule = self.spec.turn_rule
            raise OutOfTurn("not-your-turn", rule=rule, seat=seat + 1, turn=to_act)
        return turn if isinstance(turn, Act) else Act(turn.seats)

    def _require_single(self, state: S, seat: Seat) -> None:
        if self.require_acting(state, seat).together:
            raise OutOfTurn("choose-together", rule=self.spec.turn_rule)

    def require_legal(self, state: S, seat: Seat, move: M) -> M:
        """The move itself where it is legal; otherwise the error that names the rule."""
        if move not in self.legal(state, seat):
            raise self._why_not(state, seat, move)
        return move

    def _require_joint(self, state: S, choices: tuple[tuple[Seat, M], ...]) -> dict[Seat, M]:
        chosen = dict(choices)
        for seat, move in choices:
            if not self.require_acting(state, seat).together:
                raise OutOfTurn("choose-alone", rule=self.spec.turn_rule)
            self.require_legal(state, seat, move)
        if tuple(sorted(chosen)) != tuple(sorted(self.acting(state))) or len(chosen) < len(choices):
            raise OutOfTurn("choices-missing", rule=self.spec.turn_rule)
        return chosen

    def _require_outcome(self, state: S, kind: str, outcome: Any) -> None:
        turn = self.turn(state)
        if not isinstance(turn, Chance) or turn.kind != kind:
            raise OutOfTurn("no-chance-due", rule=self.spec.turn_rule, chance=kind)
        if outcome not in self.outcomes(state):
            raise IllegalMove("outcome-impossible", chance=kind, outcome=str(outcome))
