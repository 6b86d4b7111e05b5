"""A game for tests only: secret simultaneous bids, and a secret bonus per seat.

There are three rounds. In each, every seat secretly bids 1, 2 or 3, and the highest single bid
scores a point. At the end each seat adds the bonus (0–2) that it was dealt in secret. The game
tests the contract's sealed simultaneous choices and secrets.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from cupboard.core.chance import Distribution, Uniform
from cupboard.core.errors import BadPosition, IllegalMove, MalformedMove
from cupboard.core.game import Effect, Game, Observation, State
from cupboard.core.moveset import FiniteMoves
from cupboard.core.options import Options, option
from cupboard.core.spec import Clause, Spec, Trait
from cupboard.core.types import (
    Act,
    Chance,
    Event,
    Fact,
    Joint,
    Move,
    Outcome,
    Over,
    Resolved,
    Rng,
    Seat,
    Turn,
    View,
)


@dataclass(frozen=True)
class BidsOptions(Options):
    rounds: int = option(3, rule="BIDS-1", low=1, high=5)


@dataclass(frozen=True, slots=True)
class Bid(Move):
    height: int


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    seat: int
    bonus: int | None


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    seat: int
    height: int


@dataclass(frozen=True, repr=False)
class BidsState(State):
    options: BidsOptions
    seats: int
    bonus: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    played: int = 0


@dataclass(frozen=True, slots=True)
class BidsView(View):
    own_bonus: int | None
    points: tuple[int, ...]
    played: int


SPEC = Spec(
    id="bids",
    rules_version=1,
    seats=range(2, 4),
    seats_rule="BIDS-1",
    options=BidsOptions,
    clauses=(Clause("BIDS-1"),),
    facts=(Dealt, Opened),
    chances={"bonus": tuple[int, ...]},
    turn_rule="BIDS-1",
    takeback_rule=None,
    longest=lambda options, seats: options.rounds + 1,
    traits=frozenset({Trait.SECRETS, Trait.TOGETHER, Trait.CHANCE}),
)


class Bids(Game[BidsOptions, BidsState, Bid, BidsView]):
    spec = SPEC
    state_type = BidsState

    def _new(self, options: BidsOptions, seats: int) -> BidsState:
        return BidsState(options, seats, points=(0,) * seats)

    def turn(self, state: BidsState) -> Turn:
        if not state.bonus:
            return Chance("bonus")
        if state.played < state.options.rounds:
            return Act(tuple(range(state.seats)), together=True)
        total = tuple(p + b for p, b in zip(state.points, state.bonus, strict=True))
        return Over(Outcome.by_points(total, "BIDS-1"))

    def legal(self, state: BidsState, seat: Seat) -> FiniteMoves[Bid]:
        acting = seat in self.acting(state)
        return FiniteMoves(tuple(Bid(n) for n in (1, 2, 3)) if acting else ())

    def outcomes(self, state: BidsState) -> Distribution:
        return Uniform(tuple(product(range(3), repeat=state.seats)))

    def view(self, state: BidsState, seat: Seat | None) -> BidsView:
        own = state.bonus[seat] if seat is not None and state.bonus else None
        return BidsView(own, state.points, state.played)

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        if isinstance(fact, Dealt):
            return fact if fact.seat == seat else Dealt(fact.seat, None)
        return fact if isinstance(fact, Opened) else None

    def sample_log(
        self, observation: Observation[BidsOptions, BidsView], rng: Rng
    ) -> tuple[Event, ...]:
        dealt = [fact for fact in observation.facts if isinstance(fact, Dealt)]
        bids = [fact for fact in observation.facts if isinstance(fact, Opened)]
        if not dealt:
            return ()
        bonus = tuple(f.bonus if f.bonus is not None else rng.randrange(3) for f in dealt)
        rounds = [
            bids[at : at + observation.seats] for at in range(0, len(bids), observation.seats)
        ]
        joints = (Joint(tuple((f.seat, Bid(f.height)) for f in facts)) for facts in rounds)
        return (Resolved("bonus", bonus), *joints)

    def format(self, move: Bid) -> str:
        return str(move.height)

    def parse(self, text: str, state: BidsState) -> Bid:
        if text not in ("1", "2", "3"):
            raise MalformedMove("bids-unreadable", rule="BIDS-1", text=text)
        return Bid(int(text))

    def draw(self, view: BidsView, language: str = "en") -> str:
        return f"{view.points} {view.own_bonus}"

    def svg(self, view: BidsView, language: str = "en") -> str:
        return "<svg/>"

    def sums(self, state: BidsState) -> Mapping[str, int]:
        return {"seats": len(state.points)}

    def _play(self, state: BidsState, seat: Seat, move: Bid) -> Effect[BidsState]:
        raise AssertionError("nobody bids alone")

    def _play_together(self, state: BidsState, choices: Mapping[Seat, Bid]) -> Effect[BidsState]:
        heights = [choices[seat].height for seat in range(state.seats)]
        single = [n for n in heights if heights.count(n) == 1]
        points = tuple(
            had + bool(single and n == max(single))
            for had, n in zip(state.points, heights, strict=True)
        )
        facts = tuple(Opened(seat, n) for seat, n in enumerate(heights))
        return Effect(replace(state, points=points, played=state.played + 1), facts)

    def _resolve(self, state: BidsState, outcome: Any) -> Effect[BidsState]:
        facts = tuple(Dealt(seat, n) for seat, n in enumerate(outcome))
        return Effect(replace(state, bonus=tuple(outcome)), facts)

    def _why_not(self, state: BidsState, seat: Seat, move: Bid) -> IllegalMove:
        return IllegalMove("bids-height", rule="BIDS-1", height=move.height)

    def _body(self, state: BidsState) -> str:
        return "/".join(",".join(map(str, part)) for part in (state.bonus, state.points)) + (
            f"/{state.played}"
        )

    def _read(self, body: str, options: BidsOptions, seats: int) -> BidsState:
        try:
            bonus, points, played = body.split("/")
            lists = [tuple(int(n) for n in part.split(",") if n) for part in (bonus, points)]
            return BidsState(options, seats, lists[0], lists[1], int(played))
        except ValueError as problem:
            raise BadPosition("bids-position", rule="BIDS-1") from problem


GAME = Bids()
