"""Kalaha's implementation of the game interface, on top of its compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np

from cupboard.core import i18n
from cupboard.core import trace as tracing
from cupboard.core.chance import Distribution, Uniform
from cupboard.core.errors import IllegalMove
from cupboard.core.game import Effect, Game, Observation, kept
from cupboard.core.kernel import Cells, Kernel
from cupboard.core.moveset import FiniteMoves
from cupboard.core.options import of_seat
from cupboard.core.types import Act, Chance, Fact, Outcome, Over, Rng, Seat, Turn
from cupboard.games.kalaha import illegal, position, rules, svg_board, text_board
from cupboard.games.kalaha.fact_reader import facts_of
from cupboard.games.kalaha.facts import Begins, Rolled
from cupboard.games.kalaha.layout import (
    OVER_NO_MOVE,
    OVER_PLAYED_OUT,
    OVER_QUIET,
    OVER_REPEATED,
    OVER_SIDE_CLEARED,
    OVER_SWEPT,
    PHASE,
    PLAYING,
    ROLLERS,
    ROLLING,
    TRACE_CAPTURED,
    TRACE_ENTRIES,
    TRACE_FREE_TURN,
    TRACE_SOWN,
    TRACE_STORED,
)
from cupboard.games.kalaha.moves import Sow, format_move, parse_move
from cupboard.games.kalaha.spec import SPEC, KalahaOptions, check
from cupboard.games.kalaha.state import KalahaState
from cupboard.games.kalaha.switched_rules import kernel
from cupboard.games.kalaha.view import KalahaView, Sowing

EYES = range(1, 7)
SOWINGS = tuple(Sow(pit) for pit in range(1, 7))

END_RULES = {
    OVER_PLAYED_OUT: "KALAHA-9",
    OVER_NO_MOVE: "KALAHA-V2",
    OVER_SIDE_CLEARED: "KALAHA-V2",
    OVER_SWEPT: "KALAHA-P",
    OVER_REPEATED: "KALAHA-V5",
    OVER_QUIET: "KALAHA-V5",
}


class Kalaha(Game[KalahaOptions, KalahaState, Sow, KalahaView]):
    """KALAHA-1 … KALAHA-P; the rules themselves are in `rules`."""

    spec = SPEC
    state_type = KalahaState
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
        code=lambda move: move.pit - 1,
        move=lambda state, code: Sow(code + 1),
        max_moves=6,
    )

    def _new(self, options: KalahaOptions, seats: int) -> KalahaState:
        blank = KalahaState(options, seats, b"")
        cells = np.zeros(blank.rules.width, dtype=np.int16)
        kernel.set_up(cells, blank.rules)
        cells[blank.rules.tail + ROLLERS] = (1 << seats) - 1
        return _with(blank, cells)

    def _check(self, options: KalahaOptions, seats: int) -> None:
        check(options, seats)

    @kept
    def turn(self, state: KalahaState) -> Turn:
        if state.phase == ROLLING:
            return Chance("dice")
        if state.phase == PLAYING:
            return Act((state.actor,))
        return Over(Outcome.by_points(state.stores, END_RULES[state.phase]))

    @kept
    def legal(self, state: KalahaState, seat: Seat) -> FiniteMoves[Sow]:
        if state.phase != PLAYING or seat != state.actor:
            return FiniteMoves(())
        out = np.zeros(6, dtype=np.int16)
        count = kernel.moves(state.cells(), state.rules, out)
        return FiniteMoves(tuple([SOWINGS[pit] for pit in out[:count].tolist()]))

    def outcomes(self, state: KalahaState) -> Distribution:
        """KALAHA-3: every seat that is still in rolls one die."""
        return Uniform(tuple(product(EYES, repeat=len(state.rollers))))

    def view(self, state: KalahaState, seat: Seat | None) -> KalahaView:
        acting = state.phase == PLAYING
        playable = self.legal(state, state.actor) if acting else FiniteMoves[Sow](())
        return KalahaView(
            seat=seat,
            pits=state.pits,
            stores=state.stores,
            actor=state.actor if acting else None,
            rolling=state.rollers,
            playable=tuple([move.pit for move in playable]),
            sowings=tuple([self._sowing(state, move) for move in playable]),
            landings=acting and bool(of_seat(state.options.show_landing, state.actor)),
            over=state.phase not in (ROLLING, PLAYING),
            position=self.encode(state),
        )

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        return fact

    def sample_world(
        self, observation: Observation[KalahaOptions, KalahaView], rng: Rng
    ) -> KalahaState:
        return self.decode(observation.view.position)

    def rule_arguments(self, options: KalahaOptions, seats: int) -> Mapping[str, str | int]:
        return {"pits": options.pits, "stones": options.stones}

    def parse(self, text: str, state: KalahaState) -> Sow:
        move = parse_move(text, state.options.pits)
        if state.phase == PLAYING:
            self.require_legal(state, state.actor, move)
        return move

    def draw(self, view: KalahaView, language: str = i18n.FALLBACK) -> str:
        return text_board.draw(view)

    def format(self, move: Sow) -> str:
        return format_move(move)

    def svg(self, view: KalahaView, language: str = i18n.FALLBACK) -> str:
        return svg_board.draw_svg(view, language)

    def _body(self, state: KalahaState) -> str:
        return position.write(state)

    def _read(self, body: str, options: KalahaOptions, seats: int) -> KalahaState:
        return position.read(body, options, seats)

    def sums(self, state: KalahaState) -> Mapping[str, int]:
        return {"stones": sum(map(sum, state.pits)) + sum(state.stores)}

    def digest(self, state: KalahaState) -> str:
        """Return the fingerprint with `repeated` for either end by KALAHA-V5.

        Records have always written that reason, so they still replay.
        """
        if state.phase == OVER_QUIET:
            cells = state.cells()
            cells[state.rules.tail + PHASE] = OVER_REPEATED
            return super().digest(_with(state, cells))
        return super().digest(state)

    def takeback_allowed(self, options: KalahaOptions) -> bool:
        return options.takeback

    def _play(self, state: KalahaState, seat: Seat, move: Sow) -> Effect[KalahaState]:
        cells = state.cells()
        trace = tracing.blank(TRACE_ENTRIES)
        kernel.play(cells, state.rules, move.pit - 1, trace)
        return Effect(_with(state, cells), facts_of(trace, state.options.pits))

    def _sowing(self, state: KalahaState, move: Sow) -> Sowing:
        """Return what a legal move would do."""
        trace = tracing.blank(TRACE_ENTRIES)
        kernel.play(state.cells(), state.rules, move.pit - 1, trace)
        owner = end = captured = 0
        again = False
        for what, a, b, c in tracing.entries(trace):
            if what == TRACE_SOWN:
                owner, end = a, b
            elif what == TRACE_STORED:
                owner, end = a, 0
            elif what == TRACE_CAPTURED:
                captured += c
            elif what == TRACE_FREE_TURN:
                again = True
        return Sowing(move.pit, owner, end, captured, again)

    def _resolve(self, state: KalahaState, outcome: Any) -> Effect[KalahaState]:
        """KALAHA-3: start with the highest roll; tied players roll again."""
        rolls = tuple(zip(state.rollers, outcome, strict=True))
        best = [seat for seat, eyes in rolls if eyes == max(outcome)]
        facts: list[Fact] = [Rolled(seat, eyes) for seat, eyes in rolls]
        cells = state.cells()
        cells[state.rules.tail + ROLLERS] = sum(1 << seat for seat in best)
        if len(best) == 1:
            cells[state.rules.tail + ROLLERS] = 0
            kernel.begin(cells, state.rules, best[0])
            facts.append(Begins(best[0]))
        return Effect(_with(state, cells), tuple(facts))

    def _why_not(self, state: KalahaState, seat: Seat, move: Sow) -> IllegalMove:
        return illegal.why_not(state, move)


def _with(state: KalahaState, cells: Cells) -> KalahaState:
    return KalahaState(state.options, state.seats, cells.tobytes())


GAME = Kalaha()
