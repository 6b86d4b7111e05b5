"""The nouns every game shares: seats, moves, events, facts, turns and outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""


class Rng(Protocol):
    """The little of a random source that games may use; `random.Random` and `draws.Draws` fit."""

    def randrange(self, stop: int, /) -> int: ...

    def random(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Move:
    """A choice a seat can make. Each game derives its own."""


M_co = TypeVar("M_co", bound=Move, covariant=True)


@dataclass(frozen=True, slots=True)
class Played(Generic[M_co]):
    """One seat made its move."""

    seat: Seat
    move: M_co


@dataclass(frozen=True, slots=True)
class Joint(Generic[M_co]):
    """All acting seats chose in secret, and their choices were opened at once."""

    choices: tuple[tuple[Seat, M_co], ...]

    def __post_init__(self) -> None:
        # The order in which choices arrived must not be told, nor matter.
        object.__setattr__(self, "choices", tuple(sorted(self.choices, key=lambda pair: pair[0])))


@dataclass(frozen=True, slots=True)
class Resolved:
    """Chance decided: the outcome itself is logged, so a replay needs no random source."""

    kind: str
    outcome: Any


@dataclass(frozen=True, slots=True)
class Expired:
    """The seat's time for this decision ran out: the game's default move is made for it."""

    seat: Seat


Event: TypeAlias = Played[Any] | Joint[Any] | Resolved | Expired


@dataclass(frozen=True, slots=True)
class Fact:
    """One consequence of an event, small enough to animate and to tell. Games derive theirs."""


@dataclass(frozen=True, slots=True)
class Film(Fact):
    """How things moved: large, and for the picture at that moment alone. It is never told again."""


@dataclass(frozen=True, slots=True)
class Chosen(Fact):
    """A seat has made its secret choice. What it chose stays its own until all have chosen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class View:
    """What lies visible to one seat, or to a spectator, now. Games derive their own.

    A view is built field by field and holds no reference to a state: it fails closed.
    """


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a rank for each seat (1 is best, equals share) and its points."""

    ranks: tuple[int, ...]
    points: tuple[int, ...]
    rule: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_points(cls, points: tuple[int, ...], rule: str) -> Outcome:
        """Most points win; equal points share the rank."""
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        return cls(ranks, points, rule)


@dataclass(frozen=True, slots=True)
class Act:
    """Players are to decide: one seat, or several.

    Several seats with `together` choose in secret and are opened as one `Joint`; several without
    it move whenever they are ready, each as a `Played`. `live`: and what they do takes its time.
    """

    seats: tuple[Seat, ...]
    together: bool = False
    live: bool = False


@dataclass(frozen=True, slots=True)
class Chance:
    """A die, a shuffle, a draw or a flight is to decide.

    `live`: it takes its time. Nobody has to move meanwhile, but `seats` may, each as a `Played`,
    and chance then decides about that as well. Whoever keeps no clock decides it at once.
    """

    kind: str
    seats: tuple[Seat, ...] = ()
    live: bool = False


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Turn: TypeAlias = Act | Chance | Over
