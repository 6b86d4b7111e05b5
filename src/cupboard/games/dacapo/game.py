"""Da Capo's implementation of the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from cupboard.core import i18n
from cupboard.core.errors import IllegalMove
from cupboard.core.game import Effect, Game, Observation, kept
from cupboard.core.moveset import FiniteMoves
from cupboard.core.types import Act, Chosen, Event, Fact, Joint, Over, Rng, Seat, Turn
from cupboard.games.dacapo import illegal, position, rules, svg_board, text_board
from cupboard.games.dacapo.facts import FACTS, Shown
from cupboard.games.dacapo.moves import Show, format_move, parse_move
from cupboard.games.dacapo.spec import SPEC, DaCapoOptions, check
from cupboard.games.dacapo.state import DaCapoState
from cupboard.games.dacapo.view import DaCapoView

PUBLIC = (Chosen, *FACTS)


class DaCapo(Game[DaCapoOptions, DaCapoState, Show, DaCapoView]):
    """DACAPO-1 … DACAPO-10; the rules themselves are in `rules`."""

    spec = SPEC
    state_type = DaCapoState

    def _check(self, options: DaCapoOptions, seats: int) -> None:
        check(options, seats)

    def _new(self, options: DaCapoOptions, seats: int) -> DaCapoState:
        return rules.set_up(options, seats)

    @kept
    def turn(self, state: DaCapoState) -> Turn:
        """DACAPO-3: all seats with beans choose at the same time; there is no first player."""
        if rules.is_over(state):
            return Over(rules.outcome(state))
        return Act(rules.choosing(state), together=True)

    @kept
    def legal(self, state: DaCapoState, seat: Seat) -> FiniteMoves[Show]:
        if seat not in rules.choosing(state):
            return FiniteMoves(())
        return FiniteMoves(tuple(Show(beans) for beans in rules.choices(state.stocks[seat])))

    def view(self, state: DaCapoState, seat: Seat | None) -> DaCapoView:
        hide = state.options.hide_stocks
        return DaCapoView(
            seat=seat,
            row_length=state.row_length,
            rows=state.rows,
            stocks=tuple(_stock(state, owner, seat) for owner in range(state.seats)),
            # The box and the rows together would reveal what the others hold.
            box=None if hide else state.box,
            choosing=rules.choosing(state),
            playable=() if seat is None else tuple(m.beans for m in self.legal(state, seat)),
            over=rules.is_over(state),
            winners=rules.outcome(state).winners if rules.is_over(state) else (),
        )

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        """Return every fact to every seat; no fact states a stock (DACAPO-10)."""
        return fact if isinstance(fact, PUBLIC) else None

    def sample_log(
        self,
        observation: Observation[DaCapoOptions, DaCapoView],
        rng: Rng,
    ) -> tuple[Event, ...]:
        """DACAPO-10: rebuild the rounds from the numbers shown; consecutive fists are one round."""
        runs = groupby(observation.facts, key=lambda fact: isinstance(fact, Shown))
        return tuple(_round(tuple(run)) for opened, run in runs if opened)

    def rule_arguments(self, options: DaCapoOptions, seats: int) -> Mapping[str, str | int]:
        return {
            "beans": options.beans,
            "handicap": "yes" if options.fewer_beans else "no",
        }

    def parse(self, text: str, state: DaCapoState) -> Show:
        return parse_move(text)

    def draw(self, view: DaCapoView, language: str = i18n.FALLBACK) -> str:
        return text_board.draw(view)

    def format(self, move: Show) -> str:
        return format_move(move)

    def svg(self, view: DaCapoView, language: str = i18n.FALLBACK) -> str:
        return svg_board.draw_svg(view, language)

    def _body(self, state: DaCapoState) -> str:
        return position.write(state)

    def _read(self, body: str, options: DaCapoOptions, seats: int) -> DaCapoState:
        return position.read(body, options, seats)

    def sums(self, state: DaCapoState) -> Mapping[str, int]:
        """Return the total of hands, rows with the target cup, and the box."""
        return {"beans": sum(state.stocks) + sum(map(sum, state.rows)) + state.box}

    def _play_together(
        self, state: DaCapoState, choices: Mapping[Seat, Show]
    ) -> Effect[DaCapoState]:
        shown = tuple(choices[seat].beans if seat in choices else 0 for seat in range(state.seats))
        return rules.play_round(state, shown)

    def _why_not(self, state: DaCapoState, seat: Seat, move: Show) -> IllegalMove:
        return illegal.why_not(state, seat, move)


def _stock(state: DaCapoState, owner: Seat, seat: Seat | None) -> int | None:
    """DACAPO-10: return what a seat sees of a stock. Every seat sees that a stock is empty."""
    stock = state.stocks[owner]
    return stock if not state.options.hide_stocks or owner == seat or stock == 0 else None


def _round(run: tuple[Fact, ...]) -> Joint[Show]:
    return Joint(tuple((fact.seat, Show(fact.beans)) for fact in run if isinstance(fact, Shown)))


GAME = DaCapo()
