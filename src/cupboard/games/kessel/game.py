"""Kupferkessel Co's implementation of the game interface, on top of its compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cupboard.core import i18n
from cupboard.core.chance import Distribution, Sampled
from cupboard.core.errors import IllegalMove
from cupboard.core.game import Effect, Game, Observation, kept
from cupboard.core.kernel import Cells, Kernel
from cupboard.core.moveset import FiniteMoves
from cupboard.core.random_stream import shuffled
from cupboard.core.types import Act, Chance, Event, Fact, Outcome, Over, Rng, Seat, Turn
from cupboard.games.kessel import fact_reader, position, rules, sampling, svg_board, text_board
from cupboard.games.kessel.cards import DECK, Card
from cupboard.games.kessel.facts import RecipeDealt
from cupboard.games.kessel.illegal import why_not
from cupboard.games.kessel.layout import (
    CARDS,
    CASTING,
    DEALING,
    EXPLODING,
    FINISHED,
    LAST,
    MAX_MOVES,
    NONE,
    TAKING,
)
from cupboard.games.kessel.moves import (
    KesselMove,
    Take,
    code_of,
    format_move,
    move_of,
    parse_move,
    place_text,
)
from cupboard.games.kessel.recipes import Recipe
from cupboard.games.kessel.spec import SPEC, KesselOptions, check
from cupboard.games.kessel.state import (
    KesselState,
    blank_cells,
    book_of,
    hand_size,
    pool_of,
)
from cupboard.games.kessel.switched_rules import kernel
from cupboard.games.kessel.view import CauldronView, KesselView

QUESTIONS = {TAKING: "take", EXPLODING: "cauldron", CASTING: "wand", LAST: "last"}

ANY_NUMBER = 0
"""Number of players for rule texts that must hold for any number."""


class Kessel(Game[KesselOptions, KesselState, KesselMove, KesselView]):
    """KESSEL-1 … KESSEL-C; the rules themselves are in `rules`."""

    spec = SPEC
    state_type = KesselState
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
        move=lambda _state, code: move_of(code),
        max_moves=MAX_MOVES,
    )

    def _new(self, options: KesselOptions, seats: int) -> KesselState:
        return KesselState(options, seats, blank_cells().tobytes())

    def _check(self, options: KesselOptions, seats: int) -> None:
        check(options)

    @kept
    def turn(self, state: KesselState) -> Turn:
        if state.acting:
            return Act((state.actor,))
        if state.phase == FINISHED:
            rule = "KESSEL-C" if state.options.scoring == "children" else "KESSEL-16"
            return Over(Outcome.by_points(points_of(state), rule))
        return Chance("deal" if state.phase == DEALING else "recipes")

    @kept
    def legal(self, state: KesselState, seat: Seat) -> FiniteMoves[KesselMove]:
        if not state.acting or seat != state.actor:
            return FiniteMoves(())
        out = np.zeros(MAX_MOVES, dtype=np.int16)
        count = kernel.moves(state.cells(), state.rules, out)
        return FiniteMoves(tuple([move_of(code) for code in out[:count].tolist()]))

    def outcomes(self, state: KesselState) -> Distribution:
        if state.phase == DEALING:
            return Sampled(lambda rng: shuffled(range(CARDS), rng), _is_deck)
        return _recipe_deals(state)

    def view(self, state: KesselState, seat: Seat | None) -> KesselView:
        over = state.phase == FINISHED
        return KesselView(
            seat=seat,
            places=tuple(_card(number) for number in state.places),
            stack=len(state.stack),
            cauldrons=tuple(_cauldron(state, owner) for owner in range(state.seats)),
            figures=state.figures,
            recipes=tuple(_recipes(state, owner, seat) for owner in range(state.seats)),
            actor=state.actor if state.acting else None,
            asked=QUESTIONS.get(state.phase),
            second=state.second,
            pending=None if state.pending == NONE else place_text(state.pending),
            touch=tuple(
                move.place
                for move in self.legal(state, state.actor)
                if isinstance(move, Take) and not move.use
            ),
            reminders=state.options.reminders,
            doubles=state.options.scoring != "children",
            gone=state.gone,
            over=over,
            points=points_of(state) if over else None,
        )

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        """Return a fact, which is public except for a dealt recipe (KESSEL-R)."""
        if not isinstance(fact, SPEC.facts):
            return None
        return None if isinstance(fact, RecipeDealt) and fact.seat != seat else fact

    def sample_log(
        self,
        observation: Observation[KesselOptions, KesselView],
        rng: Rng,
    ) -> tuple[Event, ...]:
        return sampling.sample_log(observation, rng)

    def rule_arguments(self, options: KesselOptions, seats: int) -> Mapping[str, str | int]:
        flags = {"reminders": options.reminders, "recipes": options.recipes}
        return {"seats": seats, **{name: "yes" if on else "no" for name, on in flags.items()}}

    def default_arguments(self, preset: str | None = None) -> Mapping[str, str | int]:
        """Return the arguments for a preset; without one, of texts that hold for all options."""
        if preset is None:
            return {"seats": ANY_NUMBER, "reminders": "any", "recipes": "any"}
        crowds = self.spec.seats_for(preset)
        seats = crowds[0] if len(crowds) == 1 else ANY_NUMBER
        return self.rule_arguments(self.options(preset), seats)

    def parse(self, text: str, state: KesselState) -> KesselMove:
        move = parse_move(text)
        if state.acting:
            self.require_legal(state, state.actor, move)
        return move

    def format(self, move: KesselMove) -> str:
        return format_move(move)

    def draw(self, view: KesselView, language: str = i18n.FALLBACK) -> str:
        return text_board.draw(view, language)

    def svg(self, view: KesselView, language: str = i18n.FALLBACK) -> str:
        return svg_board.draw_svg(view, language)

    def _body(self, state: KesselState) -> str:
        return position.write(state)

    def _read(self, body: str, options: KesselOptions, seats: int) -> KesselState:
        return position.read(body, options, seats)

    def sums(self, state: KesselState) -> Mapping[str, int]:
        """KESSEL-1: return the number of cards, which is always 56."""
        if state.phase == DEALING:
            return {"cards": CARDS}
        lying = sum(card != NONE for card in state.places)
        in_cauldrons = sum(map(len, state.cauldrons))
        return {"cards": lying + len(state.stack) + in_cauldrons + state.gone}

    def _play(self, state: KesselState, seat: Seat, move: KesselMove) -> Effect[KesselState]:
        cells, trace = state.cells(), fact_reader.blank_trace()
        kernel.play(cells, state.rules, code_of(move), trace)
        return _step(state, cells, trace)

    def _resolve(self, state: KesselState, outcome: Any) -> Effect[KesselState]:
        cells, trace = state.cells(), fact_reader.blank_trace()
        if state.phase == DEALING:
            kernel.deal(cells, state.rules, np.array(outcome, dtype=np.int16), 0, trace)
        else:
            dealt = [recipe for hand in outcome for recipe in hand]
            kernel.deal_recipes(cells, state.rules, np.array(dealt, dtype=np.int16), 0, trace)
        return _step(state, cells, trace)

    def _why_not(self, state: KesselState, seat: Seat, move: KesselMove) -> IllegalMove:
        return why_not(state, move)


def _step(state: KesselState, cells: Cells, trace: Cells) -> Effect[KesselState]:
    after = KesselState(state.options, state.seats, cells.tobytes())
    return Effect(after, tuple(fact_reader.facts_of(trace, book_of(state.options))))


def points_of(state: KesselState) -> tuple[int, ...]:
    """Return each seat's points if the game were scored now."""
    out = np.zeros(state.seats, dtype=np.int16)
    kernel.points(state.cells(), state.rules, out)
    return tuple(out.tolist())


def _is_deck(outcome: object) -> bool:
    """Return whether this is a shuffled deck: all 56 numbers, each once."""
    whole = isinstance(outcome, tuple) and all(isinstance(card, int) for card in outcome)
    return whole and sorted(outcome) == list(range(CARDS))  # type: ignore[call-overload]


def _recipe_deals(state: KesselState) -> Distribution:
    """KESSEL-R, KESSEL-X: return all ways to deal the recipes; a hand is in the book's order."""
    pool, seats = pool_of(state.options, state.seats), state.seats
    size = hand_size(state.options, seats)

    def draw(rng: Rng) -> tuple[tuple[int, ...], ...]:
        order = shuffled(pool, rng)
        return tuple(tuple(sorted(order[seat * size :][:size])) for seat in range(seats))

    def possible(outcome: object) -> bool:
        hands = outcome if isinstance(outcome, tuple) else ()
        if len(hands) != seats or not all(_is_hand(hand, size, pool) for hand in hands):
            return False
        return len({recipe for hand in hands for recipe in hand}) == seats * size

    return Sampled(draw, possible)


def _is_hand(hand: object, size: int, pool: tuple[int, ...]) -> bool:
    if not isinstance(hand, tuple) or len(hand) != size:
        return False
    return all(recipe in pool for recipe in hand) and list(hand) == sorted(hand)


def _card(number: int) -> Card | None:
    return None if number == NONE else DECK[number]


def seat_colour(options: KesselOptions, seat: int) -> str:
    """KESSEL-4, KESSEL-X: return white, black, or the colour that the third player chose."""
    return ("white", "black", options.third_colour)[seat]


def _cauldron(state: KesselState, owner: int) -> CauldronView:
    pile = state.cauldrons[owner]
    open_now = state.phase == FINISHED
    return CauldronView(
        colour=seat_colour(state.options, owner),
        top=DECK[pile[-1]] if pile else None,
        count=len(pile),
        cards=tuple(DECK[card] for card in pile) if open_now else None,
    )


def _recipes(state: KesselState, owner: int, seat: Seat | None) -> tuple[Recipe, ...] | None:
    if owner != seat and state.phase != FINISHED:
        return None
    book = book_of(state.options)
    return tuple(book[recipe] for recipe in state.hands[owner])


GAME = Kessel()
