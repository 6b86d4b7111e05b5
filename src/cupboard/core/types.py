"""Types that all games share: seats, moves, events, facts, turns and outcomes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""


class Rng(Protocol):
    """Random source for games; `random.Random` and `SeededRandom` satisfy it."""

    def randrange(self, stop: int, /) -> int:
        """Return a uniform integer in [0, stop)."""
        ...

    def random(self) -> float:
        """Return a uniform float in [0, 1)."""
        ...


@dataclass(frozen=True, slots=True)
class Move:
    """A decision that a seat can make. Each game defines a subclass."""


M_co = TypeVar("M_co", bound=Move, covariant=True)


@dataclass(frozen=True, slots=True)
class Played(Generic[M_co]):
    """A move made by one seat."""

    seat: Seat
    move: M_co


@dataclass(frozen=True, slots=True)
class Joint(Generic[M_co]):
    """The secret choices of all acting seats, revealed at the same time."""

    choices: tuple[tuple[Seat, M_co], ...]

    def __post_init__(self) -> None:
        # The order in which choices arrived must neither show nor matter.
        object.__setattr__(self, "choices", tuple(sorted(self.choices, key=lambda pair: pair[0])))


@dataclass(frozen=True, slots=True)
class Resolved:
    """A resolved chance node. The log stores the outcome, so a replay needs no random source."""

    kind: str
    outcome: Any


@dataclass(frozen=True, slots=True)
class Expired:
    """An expired decision: the seat's time ran out, and the game makes its default move."""

    seat: Seat


Event: TypeAlias = Played[Any] | Joint[Any] | Resolved | Expired


def deciders(event: Event) -> tuple[Seat, ...]:
    """Return the seats that made the decision of an event; none for a chance event."""
    match event:
        case Played(seat) | Expired(seat):
            return (seat,)
        case Joint(choices):
            return tuple(seat for seat, _ in choices)
        case Resolved():
            return ()


def moves_in(events: Iterable[Event]) -> int:
    """Return the number of moves in a log.

    Moves are numbered from 1. Choices made together are one move, and chance events are none.
    """
    return sum(not isinstance(event, Resolved) for event in events)


@dataclass(frozen=True, slots=True)
class Fact:
    """One consequence of an event, small enough to animate and describe.

    Games define subclasses.
    """


@dataclass(frozen=True, slots=True)
class Recording(Fact):
    """A trajectory: large, and shown only at the moment it happens. It has no text."""


@dataclass(frozen=True, slots=True)
class Aftermath(Fact):
    """Something that is shown because the game is over; no effect of the last move."""


@dataclass(frozen=True, slots=True)
class Chosen(Fact):
    """A seat has made its secret choice, which stays hidden until all have chosen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, can see now. Games define subclasses.

    A view is built field by field and holds no reference to a state, so a forgotten field stays
    hidden.
    """


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a game: a rank per seat (1 is best, tied seats share a rank) and points."""

    ranks: tuple[int, ...]
    points: tuple[int, ...]
    rule: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_points(cls, points: tuple[int, ...], rule: str) -> Outcome:
        """Rank the seats by points, most first; seats with equal points share a rank."""
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        return cls(ranks, points, rule)


@dataclass(frozen=True, slots=True)
class Act:
    """One or more seats are to decide.

    Several seats with `together` choose in secret and are revealed as one `Joint`. Several without
    it move whenever they are ready, each as a `Played`. With `live`, the decision happens in real
    time.
    """

    seats: tuple[Seat, ...]
    together: bool = False
    live: bool = False


@dataclass(frozen=True, slots=True)
class Chance:
    """A die, a shuffle, a draw or a flight is to be resolved.

    With `live`, the event takes time. Meanwhile no seat has to move, but `seats` may, each as a
    `Played`, and the outcome takes these moves into account. A caller without a clock may resolve
    it immediately.
    """

    kind: str
    seats: tuple[Seat, ...] = ()
    live: bool = False


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Turn: TypeAlias = Act | Chance | Over
