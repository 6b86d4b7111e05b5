"""The rules of Nim with beans."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cupboard.core import i18n, svg
from cupboard.core.board_markup import paint
from cupboard.core.chance import Distribution, Uniform
from cupboard.core.errors import BadPosition, IllegalMove, MalformedMove
from cupboard.core.game import Effect, Game, Observation, State
from cupboard.core.moveset import FiniteMoves
from cupboard.core.types import Act, Chance, Fact, Move, Outcome, Over, Rng, Seat, Turn, View
from cupboard_nim.spec import SPEC, NimOptions, Started, Taken

ROW = 15


@dataclass(frozen=True, slots=True)
class Take(Move):
    beans: int


@dataclass(frozen=True, repr=False)
class NimState(State):
    options: NimOptions
    seats: int
    heap: int
    taken: tuple[int, ...]
    mover: int | None = None  # None until the starting player is known


@dataclass(frozen=True, slots=True)
class NimView(View):
    heap: int
    taken: tuple[int, ...]
    mover: int | None


class Nim(Game[NimOptions, NimState, Take, NimView]):
    spec = SPEC
    state_type = NimState

    def _new(self, options: NimOptions, seats: int) -> NimState:
        return NimState(options, seats, options.beans, (0,) * seats)

    def turn(self, state: NimState) -> Turn:
        if state.mover is None:
            return Chance("first")
        if state.heap:
            return Act((state.mover,))
        last, wins = (state.mover - 1) % state.seats, state.options.last == "wins"
        points = tuple(int((seat == last) == wins) for seat in range(state.seats))
        return Over(Outcome.by_points(points, "NIM-4" if wins else "NIM-5"))

    def legal(self, state: NimState, seat: Seat) -> FiniteMoves[Take]:
        if seat not in self.acting(state):
            return FiniteMoves(())
        most = min(state.options.most, state.heap)
        return FiniteMoves(tuple(Take(beans) for beans in range(1, most + 1)))

    def outcomes(self, state: NimState) -> Distribution:
        return Uniform(tuple(range(state.seats)))

    def _resolve(self, state: NimState, outcome: Any) -> Effect[NimState]:
        return Effect(replace(state, mover=outcome), (Started(outcome),))

    def _play(self, state: NimState, seat: Seat, move: Take) -> Effect[NimState]:
        left = state.heap - move.beans
        taken = tuple(had + move.beans * (at == seat) for at, had in enumerate(state.taken))
        after = replace(state, heap=left, taken=taken, mover=(seat + 1) % state.seats)
        return Effect(after, (Taken(seat, move.beans, left),))

    def _why_not(self, state: NimState, seat: Seat, move: Any) -> IllegalMove:
        return IllegalMove("nim-too-many", rule="NIM-3", most=min(state.options.most, state.heap))

    # Nothing is hidden: each seat sees everything.

    def view(self, state: NimState, seat: Seat | None) -> NimView:
        return NimView(state.heap, state.taken, state.mover)

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        return fact if isinstance(fact, SPEC.facts) else None

    def sample_world(self, observation: Observation[NimOptions, NimView], rng: Rng) -> NimState:
        seen, view = observation, observation.view
        return NimState(seen.options, seen.seats, view.heap, view.taken, view.mover)

    # Texts: the numbers that rules name, a move as people type it, and a position in one line

    def rule_arguments(self, options: NimOptions, seats: int) -> Mapping[str, str | int]:
        return {"beans": options.beans, "most": options.most}

    def format(self, move: Take) -> str:
        return str(move.beans)

    def parse(self, text: str, state: NimState) -> Take:
        if text.strip() not in ("1", "2", "3", "4", "5"):
            most = state.options.most
            raise MalformedMove("nim-unreadable", rule="NIM-3", text=text[:20], most=most)
        move = Take(int(text))
        if move.beans > min(state.options.most, state.heap):
            raise self._why_not(state, 0, move)
        return move

    def _body(self, state: NimState) -> str:
        mover = "-" if state.mover is None else state.mover
        return f"{state.heap} {','.join(map(str, state.taken))} {mover}"

    def _read(self, body: str, options: NimOptions, seats: int) -> NimState:
        try:
            heap, taken, mover = body.split(" ")
            state = NimState(
                options,
                seats,
                int(heap),
                tuple(int(beans) for beans in taken.split(",")),
                None if mover == "-" else int(mover),
            )
        except ValueError as problem:
            raise BadPosition("nim-position", rule="NIM-1") from problem
        if self._body(state) != body or not self._possible(state):
            raise BadPosition("nim-position", rule="NIM-1")
        return state

    def _possible(self, state: NimState) -> bool:
        if len(state.taken) != state.seats or min(state.heap, *state.taken) < 0:
            return False
        if state.heap + sum(state.taken) != state.options.beans:
            return False
        if state.mover is None:
            return state.heap == state.options.beans
        if state.mover not in range(state.seats):
            return False
        return state.heap > 0 or state.taken[state.mover - 1] > 0

    def sums(self, state: NimState) -> Mapping[str, int]:
        return {"beans": state.heap + sum(state.taken)}

    # Pictures for terminal and notebook

    def draw(self, view: NimView, language: str = i18n.FALLBACK) -> str:
        piles = (paint(f"seat{seat}", f"{seat + 1}: {had}") for seat, had in enumerate(view.taken))
        heap = paint("bean", "●" * view.heap)
        return f"{i18n.text(language, 'nim-name')}: {heap} {view.heap}\n{'   '.join(piles)}"

    def svg(self, view: NimView, language: str = i18n.FALLBACK) -> str:
        beans = [
            svg.tag("circle", cx=20 + 24 * (n % ROW), cy=20 + 24 * (n // ROW), r=10, fill=svg.BEAN)
            for n in range(view.heap)
        ]
        piles = [
            svg.words(60 + 120 * seat, 128, str(had), fill=svg.SEATS[seat])
            for seat, had in enumerate(view.taken)
        ]
        return svg.picture(376, 144, i18n.text(language, "nim-name"), [*beans, *piles])


GAME = Nim()
