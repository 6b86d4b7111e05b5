"""A game for tests only: hidden cards from a shuffled deck.

Each seat is dealt one of six cards, unseen by the others. In turn, each seat keeps its card or
swaps it for the top card of the deck, which only that seat sees. Then all cards are revealed, and
the highest wins. The game tests shuffles with too many results to list, hidden cards, and worlds
sampled from what a seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cupboard.core.chance import Distribution, Sampled
from cupboard.core.errors import BadPosition, IllegalMove, MalformedMove
from cupboard.core.game import Effect, Game, Observation, State
from cupboard.core.moveset import FiniteMoves
from cupboard.core.options import Options
from cupboard.core.random_stream import shuffled
from cupboard.core.spec import Clause, Spec, Trait
from cupboard.core.types import (
    Act,
    Chance,
    Event,
    Fact,
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

CARDS = 6
WORDS = ("keep", "swap")


@dataclass(frozen=True)
class PeekOptions(Options):
    pass


@dataclass(frozen=True, slots=True)
class Choice(Move):
    word: str


@dataclass(frozen=True, slots=True)
class Took(Fact):
    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Kept(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class Shown(Fact):
    seat: int
    card: int


@dataclass(frozen=True, repr=False)
class PeekState(State):
    options: PeekOptions
    seats: int
    deck: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()
    acted: int = 0


@dataclass(frozen=True, slots=True)
class PeekView(View):
    own: int | None
    acted: int
    left: int
    shown: tuple[int, ...]


SPEC = Spec(
    id="peek",
    rules_version=1,
    seats=range(2, 4),
    seats_rule="PEEK-1",
    options=PeekOptions,
    clauses=(Clause("PEEK-1"),),
    facts=(Took, Kept, Shown),
    chances={"shuffle": tuple[int, ...]},
    turn_rule="PEEK-1",
    takeback_rule=None,
    longest=lambda options, seats: seats + 1,
    traits=frozenset({Trait.SECRETS, Trait.CHANCE}),
)


class Peek(Game[PeekOptions, PeekState, Choice, PeekView]):
    spec = SPEC
    state_type = PeekState

    def _new(self, options: PeekOptions, seats: int) -> PeekState:
        return PeekState(options, seats)

    def turn(self, state: PeekState) -> Turn:
        if not state.hands:
            return Chance("shuffle")
        if state.acted < state.seats:
            return Act((state.acted,))
        return Over(Outcome.by_points(state.hands, "PEEK-1"))

    def legal(self, state: PeekState, seat: Seat) -> FiniteMoves[Choice]:
        acting = seat in self.acting(state)
        return FiniteMoves(tuple(Choice(word) for word in WORDS) if acting else ())

    def outcomes(self, state: PeekState) -> Distribution:
        return Sampled(
            lambda rng: shuffled(range(CARDS), rng),
            lambda cards: isinstance(cards, tuple) and sorted(cards) == list(range(CARDS)),
        )

    def view(self, state: PeekState, seat: Seat | None) -> PeekView:
        over = bool(state.hands) and state.acted == state.seats
        own = state.hands[seat] if seat is not None and state.hands else None
        return PeekView(own, state.acted, len(state.deck), state.hands if over else ())

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        if isinstance(fact, Took):
            return fact if fact.seat == seat else Took(fact.seat, None)
        return fact if isinstance(fact, Kept | Shown) else None

    def sample_log(
        self, observation: Observation[PeekOptions, PeekView], rng: Rng
    ) -> tuple[Event, ...]:
        """Return a log whose deck order fits every card that the seat saw."""
        facts = observation.facts
        if not facts:
            return ()
        taken: list[int | None] = [fact.card for fact in facts if isinstance(fact, Took)]
        last_take = {f.seat: at for at, f in enumerate(f for f in facts if isinstance(f, Took))}
        for fact in facts:
            if isinstance(fact, Shown):
                taken[last_take[fact.seat]] = fact.card
        unknown = iter(shuffled(set(range(CARDS)) - {c for c in taken if c is not None}, rng))
        order = tuple(next(unknown) if card is None else card for card in taken)
        moves = [
            Played(fact.seat, Choice("keep" if isinstance(fact, Kept) else "swap"))
            for fact in facts[observation.seats :]
            if isinstance(fact, Kept | Took)
        ]
        return (Resolved("shuffle", order + tuple(unknown)), *moves)

    def format(self, move: Choice) -> str:
        return move.word

    def parse(self, text: str, state: PeekState) -> Choice:
        if text not in WORDS:
            raise MalformedMove("peek-unreadable", rule="PEEK-1", text=text)
        return Choice(text)

    def draw(self, view: PeekView, language: str = "en") -> str:
        return f"{view.own} {view.left} {view.shown}"

    def svg(self, view: PeekView, language: str = "en") -> str:
        return "<svg/>"

    def sums(self, state: PeekState) -> Mapping[str, int]:
        return {"seats": state.seats}

    def _play(self, state: PeekState, seat: Seat, move: Choice) -> Effect[PeekState]:
        after = replace(state, acted=state.acted + 1)
        facts: list[Fact] = [Kept(seat)]
        if move.word == "swap":
            hands = (*state.hands[:seat], state.deck[0], *state.hands[seat + 1 :])
            after = replace(after, hands=hands, deck=state.deck[1:])
            facts = [Took(seat, state.deck[0])]
        if after.acted == state.seats:
            facts += [Shown(other, card) for other, card in enumerate(after.hands)]
        return Effect(after, tuple(facts))

    def _resolve(self, state: PeekState, outcome: Any) -> Effect[PeekState]:
        hands, deck = tuple(outcome[: state.seats]), tuple(outcome[state.seats :])
        facts = tuple(Took(seat, card) for seat, card in enumerate(hands))
        return Effect(replace(state, hands=hands, deck=deck), facts)

    def _why_not(self, state: PeekState, seat: Seat, move: Choice) -> IllegalMove:
        return IllegalMove("peek-word", rule="PEEK-1", word=move.word)

    def _body(self, state: PeekState) -> str:
        parts = (",".join(map(str, part)) for part in (state.deck, state.hands))
        return f"{'/'.join(parts)}/{state.acted}"

    def _read(self, body: str, options: PeekOptions, seats: int) -> PeekState:
        try:
            deck, hands, acted = body.split("/")
            lists = [tuple(int(n) for n in part.split(",") if n) for part in (deck, hands)]
            return PeekState(options, seats, lists[0], lists[1], int(acted))
        except ValueError as problem:
            raise BadPosition("peek-position", rule="PEEK-1") from problem


GAME = Peek()
