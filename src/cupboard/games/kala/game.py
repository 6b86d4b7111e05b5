"""Kala's implementation of the game interface, on top of its compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cupboard.core import i18n
from cupboard.core import trace as tracing
from cupboard.core.chance import Distribution, Uniform
from cupboard.core.errors import IllegalMove
from cupboard.core.game import Effect, Game, Observation, kept
from cupboard.core.kernel import Cells, Kernel
from cupboard.core.moveset import FiniteMoves
from cupboard.core.types import Act, Chance, Fact, Outcome, Over, Rng, Seat, Turn
from cupboard.games.kala import illegal, position, rules, svg_board, text_board
from cupboard.games.kala.fact_reader import facts_of
from cupboard.games.kala.layout import (
    BONUS,
    CELL_NAMES,
    LOT,
    OVER,
    SEATS,
    SOWING,
    TRACE_ENTRIES,
    WIDTH,
)
from cupboard.games.kala.moves import (
    Sow,
    code_of,
    format_move,
    move_of,
    parse_move,
    stored,
    written,
)
from cupboard.games.kala.spec import SPEC, KalaOptions, check
from cupboard.games.kala.state import KalaState
from cupboard.games.kala.switched_rules import kernel
from cupboard.games.kala.view import KalaView

MAX_MOVES = 26
"""Upper bound on the legal moves of a position.

It is reached from an edge cup with harvestable cups all around: five paths twice, and two that end
on the other's cup in the middle, each with four landings, twice.
"""

PHASE_NAMES = {LOT: "lot", SOWING: "sow", BONUS: "bonus", OVER: "over"}


class Kala(Game[KalaOptions, KalaState, Sow, KalaView]):
    """KALA-1 … KALA-15; the rules themselves are in `rules`."""

    spec = SPEC
    state_type = KalaState
    one_view = True
    switched_rules = kernel  # before the next line hides it
    kernel = Kernel(
        cells=lambda state: state.cells(),
        rules=lambda state: state.rules,
        actor=rules.actor,
        moves=rules.moves,
        play=rules.play,
        chance=rules.chance,
        points=rules.points,
        code=code_of,
        move=lambda state, code: move_of(code, kernel.steps_due(state.cells())),
        max_moves=MAX_MOVES,
    )

    def _new(self, options: KalaOptions, seats: int) -> KalaState:
        blank = KalaState(options, seats, b"")
        cells = np.zeros(WIDTH, dtype=np.int16)
        kernel.set_up(cells, blank.rules)
        return _with(blank, cells)

    def _check(self, options: KalaOptions, seats: int) -> None:
        check(options)

    @kept
    def turn(self, state: KalaState) -> Turn:
        if state.phase == LOT:
            return Chance("lot")
        if state.phase != OVER:
            return Act((state.actor,))
        # KALA-15: the player who cannot sow loses. Beans do not count, so a win is one point.
        ranks = tuple(2 if seat == state.actor else 1 for seat in range(SEATS))
        points = tuple(0 if seat == state.actor else 1 for seat in range(SEATS))
        return Over(Outcome(ranks, points, "KALA-15"))

    @kept
    def legal(self, state: KalaState, seat: Seat) -> FiniteMoves[Sow]:
        if seat not in self.acting(state):
            return FiniteMoves(())
        cells = state.cells()
        out = np.zeros(MAX_MOVES, dtype=np.int16)
        count, steps = kernel.moves(cells, state.rules, out), kernel.steps_due(cells)
        return FiniteMoves(tuple(move_of(code, steps) for code in out[:count].tolist()))

    def outcomes(self, state: KalaState) -> Distribution:
        """KALA-4: both players are equally likely to go first."""
        return Uniform(tuple(range(SEATS)))

    def view(self, state: KalaState, seat: Seat | None) -> KalaView:
        """KALA-14: return the same view for every seat, including the covered field cups."""
        acting = state.phase in (SOWING, BONUS)
        moves = tuple(self.legal(state, state.actor)) if acting else ()
        return KalaView(
            seat=seat,
            field=state.field,
            cups=state.cups,
            at=state.at,
            stores=state.stores,
            bank=state.bank,
            bank_open=state.bank_open,
            phase=PHASE_NAMES[state.phase],
            actor=state.actor if acting else None,
            hand=int(kernel.hand(state.cells())) if acting else 0,
            source=_source(state) if acting else None,
            playable=tuple(format_move(move) for move in moves),
            ends=tuple(CELL_NAMES[illegal.end_cell(state, move)] for move in moves),
            winner=1 - state.actor if state.phase == OVER else None,
            over=state.phase == OVER,
            position=self.encode(state),
        )

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        return fact

    def sample_world(self, observation: Observation[KalaOptions, KalaView], rng: Rng) -> KalaState:
        return self.decode(observation.view.position)

    def rule_arguments(self, options: KalaOptions, seats: int) -> Mapping[str, str | int]:
        return {
            "beans": options.store_beans,
            "bank": options.bank_beans,
            "handicap": "yes" if options.fewer_beans else "no",
        }

    def written(self, text: str, language: str) -> str:
        return written(text, language)

    def stored(self, text: str, language: str) -> str:
        return stored(text, language)

    def parse(self, text: str, state: KalaState) -> Sow:
        move = parse_move(text)
        for seat in self.acting(state):
            self.require_legal(state, seat, move)
        return move

    def draw(self, view: KalaView, language: str = i18n.FALLBACK) -> str:
        return text_board.draw(view)

    def format(self, move: Sow) -> str:
        return format_move(move)

    def svg(self, view: KalaView, language: str = i18n.FALLBACK) -> str:
        return svg_board.draw_svg(view, language)

    def _body(self, state: KalaState) -> str:
        return position.write(state)

    def _read(self, body: str, options: KalaOptions, seats: int) -> KalaState:
        return position.read(body, options, seats)

    def sums(self, state: KalaState) -> Mapping[str, int]:
        return {"beans": sum(state.field) + sum(state.cups) + sum(state.stores) + state.bank}

    def _play(self, state: KalaState, seat: Seat, move: Sow) -> Effect[KalaState]:
        cells, trace = state.cells(), tracing.blank(TRACE_ENTRIES)
        kernel.play(cells, state.rules, code_of(move), trace)
        return Effect(_with(state, cells), facts_of(trace))

    def _resolve(self, state: KalaState, outcome: Any) -> Effect[KalaState]:
        """KALA-4: choose the starting player."""
        cells, trace = state.cells(), tracing.blank(TRACE_ENTRIES)
        kernel.begin(cells, outcome, trace)
        return Effect(_with(state, cells), facts_of(trace))

    def _why_not(self, state: KalaState, seat: Seat, move: Sow) -> IllegalMove:
        return illegal.why_not(state, move)


def _source(state: KalaState) -> str:
    """Return where the beans to be sown come from."""
    if state.phase == BONUS:
        return "cup"
    return "bank" if state.bank_open else "store"


def _with(state: KalaState, cells: Cells) -> KalaState:
    return KalaState(state.options, state.seats, cells.tobytes())


GAME = Kala()
