"""Ronda's implementation of the game interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cupboard.core import i18n
from cupboard.core.chance import Distribution, Sampled, Uniform
from cupboard.core.errors import IllegalMove
from cupboard.core.game import Effect, Game, Observation, kept
from cupboard.core.moveset import FiniteMoves
from cupboard.core.random_stream import shuffled
from cupboard.core.types import Act, Chance, Event, Fact, Outcome, Over, Rng, Seat, Turn
from cupboard.games.ronda import position, rules, sampling, svg_board, text_board
from cupboard.games.ronda.facts import FACTS, Lifted
from cupboard.games.ronda.illegal import why_not
from cupboard.games.ronda.moves import Pass, RondaMove, format_move, parse_move
from cupboard.games.ronda.spec import SPEC, RondaOptions, check
from cupboard.games.ronda.state import Phase, RondaState
from cupboard.games.ronda.view import RondaView, view_of


class Ronda(Game[RondaOptions, RondaState, RondaMove, RondaView]):
    """RONDA-1 … RONDA-13; the rules themselves are in `rules`."""

    spec = SPEC
    state_type = RondaState
    one_view = True

    def _new(self, options: RondaOptions, seats: int) -> RondaState:
        return rules.set_up(options, seats)

    def _check(self, options: RondaOptions, seats: int) -> None:
        check(options, seats)

    @kept
    def turn(self, state: RondaState) -> Turn:
        match state.phase:
            case Phase.SHUFFLE | Phase.LOT:
                return Chance(state.phase.value)
            case Phase.OVER:
                return Over(_outcome(state))
        return Act((state.actor,))

    @kept
    def legal(self, state: RondaState, seat: Seat) -> FiniteMoves[RondaMove]:
        return FiniteMoves(rules.moves(state) if seat == state.actor else ())

    def default_move(self, state: RondaState, seat: Seat) -> RondaMove:
        """Return a pass if it is legal, so that the game continues without the absent player."""
        legal = self.legal(state, seat)
        return Pass() if Pass() in legal else legal.first()

    def outcomes(self, state: RondaState) -> Distribution:
        """RONDA-1, RONDA-3: return a uniform order of the cups, or a uniform starting player."""
        if state.phase == Phase.LOT:
            return Uniform(tuple(range(state.seats)))
        return Sampled(lambda rng: shuffled(rules.FILLING, rng), _is_filling)

    def view(self, state: RondaState, seat: Seat | None) -> RondaView:
        return view_of(state, seat)

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        """RONDA-13: return facts that contain only visible beans; hide unknown kinds of facts."""
        return fact if isinstance(fact, FACTS) else None

    def sample_log(
        self, observation: Observation[RondaOptions, RondaView], rng: Rng
    ) -> tuple[Event, ...]:
        return sampling.history(observation.facts, rng)

    def covers_again(self, view: RondaView, facts: Sequence[Fact]) -> bool:
        """RONDA-5, RONDA-7: return whether a cup was lifted that is now covered."""
        lifted = (fact.cup for fact in facts if isinstance(fact, Lifted))
        return any(view.cups[cup - 1] is None for cup in lifted)

    def rule_arguments(self, options: RondaOptions, seats: int) -> Mapping[str, str | int]:
        return {
            "beans": options.beans,
            "handicap": "yes" if options.fewer_beans else "no",
            "top": options.top,
            "six": options.top + 1,
        }

    def parse(self, text: str, state: RondaState) -> RondaMove:
        move = parse_move(text)
        if isinstance(self.turn(state), Act):
            self.require_legal(state, state.actor, move)
        return move

    def draw(self, view: RondaView, language: str = i18n.FALLBACK) -> str:
        return text_board.draw(view)

    def format(self, move: RondaMove) -> str:
        return format_move(move)

    def svg(self, view: RondaView, language: str = i18n.FALLBACK) -> str:
        return svg_board.draw_svg(view, language)

    def _body(self, state: RondaState) -> str:
        return position.write(state)

    def _read(self, body: str, options: RondaOptions, seats: int) -> RondaState:
        return position.read(body, options, seats)

    def sums(self, state: RondaState) -> Mapping[str, int]:
        circle = sum(state.cups or rules.FILLING)
        return {"beans": circle + sum(state.hands) + state.black + state.out}

    def _play(self, state: RondaState, seat: Seat, move: RondaMove) -> Effect[RondaState]:
        return rules.play(state, move)

    def _resolve(self, state: RondaState, outcome: Any) -> Effect[RondaState]:
        if state.phase == Phase.SHUFFLE:
            return rules.shuffle(state, outcome)
        return rules.begin(state, int(outcome))

    def _why_not(self, state: RondaState, seat: Seat, move: RondaMove) -> IllegalMove:
        return why_not(state, move)


def _outcome(state: RondaState) -> Outcome:
    """RONDA-11: there is one winner, and the rules do not rank the others."""
    won = tuple(seat == state.actor for seat in range(state.seats))
    return Outcome(tuple(1 if w else 2 for w in won), tuple(map(int, won)), "RONDA-11")


def _is_filling(outcome: object) -> bool:
    """RONDA-1: return whether these are ten integers, each of 0 to 4 twice."""
    if not isinstance(outcome, tuple) or not all(type(n) is int for n in outcome):
        return False
    return tuple(sorted(outcome)) == rules.FILLING


GAME = Ronda()
