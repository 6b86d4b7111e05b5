"""The contract: the eleven members of a game, and the checks around its rules."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial, wraps
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Self, TypeVar

from cupboard.core import codec, i18n
from cupboard.core import options as option_text
from cupboard.core.board_markup import plain
from cupboard.core.chance import Distribution, Uniform
from cupboard.core.errors import BadOptions, BadPosition, IllegalMove, OutOfTurn
from cupboard.core.moveset import M, MoveSet
from cupboard.core.options import O
from cupboard.core.reading import MAX_DIGITS, TOO_LONG, quote
from cupboard.core.realtime import RealTime
from cupboard.core.spec import Spec
from cupboard.core.types import (
    Act,
    Chance,
    Event,
    Expired,
    Fact,
    Joint,
    Move,
    Outcome,
    Over,
    Played,
    Resolved,
    Rng,
    Seat,
    Turn,
    View,
)

if TYPE_CHECKING:
    from cupboard.core.kernel import Kernel
    from cupboard.core.switched_rules import SwitchedRules

HEADER_WORDS = 3
SEATS = frozenset("0123456789")


class State(ABC):
    """A position of a game: immutable and hashable. Each game derives its own.

    Its methods play a game without a `Match`: each returns a new state, and each raises an error
    that names the rule if the rules do not allow it.
    """

    game: ClassVar[Game[Any, Any, Any, Any]]
    """the rules that this position belongs to"""
    options: Any  # each game narrows this to its own type
    """the options of this game"""
    seats: int
    """the number of players"""

    @property
    def turn(self) -> Turn:
        """What happens next: `Act` (seats decide), `Chance` or `Over`."""
        return self.game.turn(self)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None before the end."""
        turn = self.turn
        return turn.outcome if isinstance(turn, Over) else None

    def legal(self, seat: Seat | None = None) -> MoveSet[Any]:
        """Return the legal moves of a seat (default: the first seat to act)."""
        return self.game.legal(self, self._mover(seat))

    def play(self, move: str | Move, seat: Seat | None = None) -> Self:
        """Return the state after a move, given as text or as one of `legal()`.

        The move is made by `seat`, by default the first seat to act.
        """
        mover = self._mover(seat)
        self.game.require_acting(self, mover)
        return self._after(Played(mover, self._read_move(move)))

    def play_together(self, moves: Mapping[Seat, str | Move]) -> Self:
        """Return the state after the secret choices of all seats to act."""
        for seat in moves:
            self.game.require_acting(self, seat)
        return self._after(Joint(tuple((s, self._read_move(move)) for s, move in moves.items())))

    def resolve(self, outcome: Any) -> Self:
        """Return the state after the pending chance event had this outcome."""
        turn = self.turn
        return self._after(Resolved(turn.kind if isinstance(turn, Chance) else "", outcome))

    def draw(self, rng: Rng) -> Self:
        """Return the state at the next decision, with pending chance events drawn at random."""
        state = self
        while isinstance(state.turn, Chance):
            state = state.resolve(self.game.outcomes(state).sample(rng))
        return state

    def view(self, seat: Seat | None = None) -> Any:
        """Return what a seat can see now (default: a spectator)."""
        return self.game.view(self, seat)

    def _mover(self, seat: Seat | None) -> Seat:
        return next(iter(self.game.acting(self)), 0) if seat is None else seat

    def _read_move(self, move: str | Move) -> Move:
        parsed: Move = self.game.parse(move, self) if isinstance(move, str) else move
        return parsed

    def _after(self, event: Event) -> Self:
        state: Self = self.game.apply(self, event).state
        return state

    def __getstate__(self) -> dict[str, Any]:
        """Return what is copied and sent to other processes: the position alone."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    def forget(self) -> None:
        """Drop everything that was computed from the position and kept (see `kept`)."""
        for name in vars(self).keys() - self.__getstate__().keys():
            del vars(self)[name]

    def __repr__(self) -> str:
        return f"cupboard.position({self.game.encode(self)!r})"

    def __str__(self) -> str:
        drawing = plain(self.game.draw(self.game.view(self, None)))
        return "\n".join(line.rstrip() for line in drawing.splitlines())

    def _repr_svg_(self) -> str:
        """Return the picture for a notebook, drawn from a spectator's view."""
        return self.game.svg(self.game.view(self, None))


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
F = TypeVar("F", bound=Callable[..., Any])


def kept(method: F) -> F:
    """Keep what a method of a game returns for a state, or for a state and a seat, in the state.

    A move asks several times for the turn and the legal moves of the same state.
    """

    @wraps(method)
    def keeping(game: Any, state: State, *seat: Seat) -> Any:
        results = vars(state).get("_kept")
        if results is None:
            results = vars(state)["_kept"] = {}
        key = (method, *seat)
        if key not in results:
            results[key] = method(game, state, *seat)
        return results[key]

    keeping_method: Any = keeping
    wrapped: F = keeping_method
    return wrapped


@dataclass(frozen=True, slots=True)
class Effect(Generic[S]):
    """What a game's rules make of an event: the state after it, and the facts of the change."""

    state: S
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One step of a game: an event, all its facts, and the state after it."""

    event: Event
    facts: tuple[Fact, ...]
    state: S


@dataclass(frozen=True, slots=True)
class EventSummary:
    """What everyone may know about an event besides its facts: no secret choice, no outcome."""

    kind: Literal["played", "joint", "resolved", "expired"]
    seat: Seat | None = None
    text: str | None = None
    """the move as people type it"""


@dataclass(frozen=True, slots=True)
class Observation(Generic[O, V]):
    """All that one seat knows: the options, every fact it was shown, and its view now."""

    options: O
    seats: int
    facts: tuple[Fact, ...]
    view: V
    seat: Seat | None
    """the seat that observes; None for a spectator"""


def _require_readable(text: str, numbers: str) -> None:
    """Raise `BadPosition` if the text is not ASCII or contains an overlong number."""
    if not text.isascii():
        raise BadPosition("position-not-ascii", text=quote(next(c for c in text if ord(c) > 127)))
    if found := TOO_LONG.search(numbers):
        raise BadPosition("position-long-number", text=quote(found[0]), most=MAX_DIGITS)


class Game(ABC, Generic[O, S, M, V]):
    """A game: pure functions, without state of their own."""

    spec: Spec[O]
    state_type: type[S]
    kernel: Kernel | None = None
    switched_rules: SwitchedRules | None = None
    """the compiled rules of `kernel`, if they can run interpreted until they are compiled"""
    live: RealTime | None = None
    one_view: ClassVar[bool] = False
    """whether everyone sees the same: facts are alike, and views differ only in their `seat`"""

    def __init__(self) -> None:
        if "game" not in vars(self.state_type):
            self.state_type.game = self

    # 1, 2: options and the initial state

    def options(self, preset: str | None = None, **choices: Any) -> O:
        """Return the options of a preset (default: the first), with single changes."""
        name = self.spec.default_preset if preset is None else preset
        return option_text.build(self.spec.options, {**self.spec.preset(name).values, **choices})

    def new(self, options: O, seats: int) -> S:
        """Return the first state of a game."""
        self.check(options, seats)
        return self._new(options, seats)

    def check(self, options: O, seats: int) -> None:
        """Raise `BadOptions` if these options and seats make no sense together."""
        allowed = self.spec.seats
        if seats not in allowed:
            raise BadOptions(
                "seats-not-exactly" if len(allowed) == 1 else "seats-out-of-range",
                rule=self.spec.seats_rule,
                game=self.spec.id,
                seats=seats,
                low=allowed[0],
                high=allowed[-1],
            )
        option_text.check_seats(options, seats)
        self._check(options, seats)

    # 3, 4: the turn and the legal moves

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Return what happens next: `Act` (seats decide), `Chance` or `Over`."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> MoveSet[M]:
        """Return the legal moves of a seat; empty if it is not its turn."""

    def acting(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move now, also during a real-time chance event."""
        turn = self.turn(state)
        return () if isinstance(turn, Over) else turn.seats

    # 5: the effect of an event

    def apply(self, state: S, event: Event) -> Step[S]:
        """Return the step that an event makes; raise an error that names the rule otherwise."""
        effect = self._effect(state, event)
        return Step(event, effect.facts, effect.state)

    def _effect(self, state: S, event: Event) -> Effect[S]:
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

    def play_line(self, state: S, texts: Iterable[str]) -> Iterator[Step[S]]:
        """Yield the steps of moves made in turn, up to the first chance event."""
        return self.play_moves(state, (partial(self.parse, text) for text in texts))

    def play_moves(self, state: S, moves: Iterable[Callable[[S], M]]) -> Iterator[Step[S]]:
        """Yield the steps of moves that are read in the state in which they are made."""
        pending = iter(moves)

        def next_move(state: S) -> Event | None:
            turn = self.turn(state)
            if not isinstance(turn, Act) or (read := next(pending, None)) is None:
                return None
            return Played(turn.seats[0], read(state))

        return self.play_out(state, next_move)

    def play_out(self, state: S, choose: Callable[[S], Event | None]) -> Iterator[Step[S]]:
        """Yield the steps of the events that `choose` returns for each state, until None."""
        while (event := choose(state)) is not None:
            step = self.apply(state, event)
            yield step
            state = step.state

    def default_move(self, state: S, seat: Seat) -> M:
        """Return the move to play for a seat whose time ran out."""
        return self.legal(state, seat).first()

    # 6: chance

    def outcomes(self, state: S) -> Distribution:
        """Return the possible outcomes where `turn` is a `Chance`."""
        return Uniform(())

    # 7, 8, 9: information that each seat may have

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what `seat` can see now; `None` means a spectator."""

    @abstractmethod
    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        """Return what a seat (`None`: a spectator) may learn of a fact; `None` for nothing."""

    def facts_for(self, facts: Iterable[Fact], seat: Seat | None) -> tuple[Fact, ...]:
        """Return what a seat (`None`: a spectator) may learn of these facts."""
        visible = [self.see(fact, seat) for fact in facts]
        return tuple([fact for fact in visible if fact is not None])

    def sample_log(self, observation: Observation[O, V], rng: Rng) -> tuple[Event, ...]:
        """Sample a full history that is consistent with everything the seat has observed."""
        raise NotImplementedError(f"{self.spec.id} samples its worlds from the view alone")

    def sample_world(self, observation: Observation[O, V], rng: Rng) -> S:
        """Sample a state that is consistent with everything the seat has observed."""
        log = self.sample_log(observation, rng)
        return self.fold(observation.options, observation.seats, log)

    # 10, 11: texts of moves and positions

    @abstractmethod
    def format(self, move: M) -> str:
        """Return the move as people type it."""

    def summary(self, event: Event) -> EventSummary:
        """Return what everyone may know about an event besides its facts."""
        match event:
            case Played(seat, move):
                return EventSummary("played", seat, self.format(move))
            case Joint():
                return EventSummary("joint")
            case Resolved():
                return EventSummary("resolved")
            case Expired(seat):
                return EventSummary("expired", seat)

    @abstractmethod
    def parse(self, text: str, state: S) -> M:
        """Return the move of a text for the seats to act; raise an error that names the rule."""

    def written(self, text: str, language: str) -> str:
        """Return a move text as readers of a language write it. Records keep the original text."""
        return text

    def stored(self, text: str, language: str) -> str:
        """Return text typed in a language as `parse` reads it; the inverse of `written`."""
        return text

    def rule_arguments(self, options: O, seats: int) -> Mapping[str, str | int]:
        """Return the arguments of rule texts: numbers, and flags as `yes` or `no`."""
        return {}

    def default_arguments(self, preset: str | None = None) -> Mapping[str, str | int]:
        """Return the arguments for a preset (default: the first) with its fewest players."""
        name = self.spec.default_preset if preset is None else preset
        seats = self.spec.seats_for(name)[0]
        return self.rule_arguments(self.options(name), seats)

    def encode(self, state: S) -> str:
        """Return the position string: one line without loss."""
        options = option_text.to_text(state.options, codec.dump)
        return f"{self.spec.id} {state.seats} {options} {self._body(state)}"

    def decode(self, text: str) -> S:
        """Return the state of a position string."""
        words = text.strip().split(" ", HEADER_WORDS)
        if len(words) != HEADER_WORDS + 1 or words[0] != self.spec.id or words[1] not in SEATS:
            raise BadPosition("position-header", game=self.spec.id, text=text[:80])
        _require_readable(text, f"{words[1]} {words[3]}")
        options, seats = option_text.from_text(self.spec.options, words[2]), int(words[1])
        self.check(options, seats)
        return self._read(words[3], options, seats)

    # Pictures

    @abstractmethod
    def draw(self, view: V, language: str = i18n.FALLBACK) -> str:
        """Return the board in characters, with the roles of `markup`."""

    @abstractmethod
    def svg(self, view: V, language: str = i18n.FALLBACK) -> str:
        """Return the board as an SVG picture."""

    # Properties of a game that tests and tables use

    @abstractmethod
    def sums(self, state: S) -> Mapping[str, int]:
        """Return the totals that never change: beans, stones, cards."""

    def takeback_allowed(self, options: O) -> bool:
        """Return whether takebacks are possible; never if a move showed a secret."""
        return not self.spec.traits

    def covers_again(self, view: V, facts: Sequence[Fact]) -> bool:
        """Return whether these facts revealed something that is hidden again in the view."""
        return False

    def require_extras(self, options: O) -> None:
        """Raise `MissingExtra` if playing with these options needs a package that is missing."""

    def check_engines(self, options: O) -> None:
        """Raise `BadOptions` if only people can play with these options."""

    def engines_allowed(self, options: O) -> bool:
        """Return whether engines can play with these options."""
        try:
            self.check_engines(options)
        except BadOptions:
            return False
        return True

    def digest(self, state: S) -> str:
        """Return a fingerprint of the state, for records."""
        return hashlib.sha256(self.encode(state).encode()).hexdigest()[:16]

    def fold(self, options: O, seats: int, events: Iterable[Event]) -> S:
        """Return the state that a log leads to."""
        state, pending = self.new(options, seats), iter(events)
        for step in self.play_out(state, lambda _: next(pending, None)):
            state = step.state
        return state

    # Members that a game implements; the public methods check their input first

    @abstractmethod
    def _new(self, options: O, seats: int) -> S: ...

    def _check(self, options: O, seats: int) -> None:
        """Raise `BadOptions` for options and seats that do not fit together."""

    def _play(self, state: S, seat: Seat, move: M) -> Effect[S]:
        raise NotImplementedError(f"{self.spec.id} has only simultaneous choices")

    def _play_together(self, state: S, choices: Mapping[Seat, M]) -> Effect[S]:
        raise NotImplementedError(f"{self.spec.id} has no simultaneous choices")

    def _resolve(self, state: S, outcome: Any) -> Effect[S]:
        raise NotImplementedError(f"{self.spec.id} leaves nothing to chance")

    @abstractmethod
    def _why_not(self, state: S, seat: Seat, move: M) -> IllegalMove:
        """Return the error that names the rule against an illegal move."""

    @abstractmethod
    def _body(self, state: S) -> str:
        """Return the position string after its header."""

    @abstractmethod
    def _read(self, body: str, options: O, seats: int) -> S: ...

    # Checks of turn and legality

    def require_acting(self, state: S, seat: Seat) -> Act:
        """Return the turn if this seat is to decide; otherwise raise the error that says who is."""
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
        """Return the move if it is legal; otherwise raise the error that names the rule."""
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
