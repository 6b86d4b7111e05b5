"""Prepared positions, and games that the rules and the oracle play side by side."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np

import cupboard
from cupboard.core.kernel import CHANCE, OVER
from cupboard.core.types import Chance, Fact, Played, Resolved
from cupboard.games.kessel import KesselOptions, KesselState, Recipe
from cupboard.games.kessel import rules as real_rules
from cupboard.games.kessel.cards import DECK, NUMBERS, card_text
from cupboard.games.kessel.layout import DEALING, FINISHED, MAX_MOVES, NONE, RECIPES
from cupboard.games.kessel.moves import PLACE_TEXTS, format_move, move_of
from cupboard.games.kessel.position import NAMES
from tests.games.kessel.oracle import CARDS, PLACES, Oracle

GAME = cupboard.game("kessel")


def card(text: str) -> int:
    """Return the number of a card such as `moss3`."""
    return NUMBERS[text[:-1], int(text[-1])]


def cards(text: str) -> list[int]:
    """Return the numbers of cards such as `moss3 ash1`."""
    return [card(word) for word in text.split()]


def table(  # noqa: PLR0913 - all that can differ from one position to another
    asked: str,
    piles: Sequence[str],
    stops: Sequence[int],
    *,
    at: Mapping[str, str] | None = None,
    gaps: Iterable[str] = (),
    only: Iterable[str] | None = None,
    stack: str | None = None,
    returns: int = 0,
    hands: str = "-",
    options: str = "-",
) -> Any:
    """Return a position with given cauldrons (bottom first) and places.

    The remaining cards fill the other places (or `only` some of them), then the draw pile below its
    given top cards; `stack=""` means no draw pile.
    """
    fixed = {place: card(text) for place, text in (at or {}).items()}
    held = [cards(pile) for pile in piles]
    given = cards(stack or "")
    used = {*fixed.values(), *given, *(number for pile in held for number in pile)}
    rest = [number for number in range(len(DECK)) if number not in used]
    filled = set(PLACES if only is None else only) - set(gaps)
    lying = {
        p: fixed[p] if p in fixed else rest.pop(0) for p in PLACES if p in filled or p in fixed
    }
    below = [] if stack == "" else given + rest
    words = [
        f"kessel {len(piles)} {options} {asked}",
        "/".join("".join(_place(f + r, lying) for f in "abcdef") for r in "654321"),
        "".join(map(card_text, below)) or "-",
        ",".join("".join(map(card_text, pile)) for pile in held),
        ",".join(map(str, stops)),
        str(returns),
        hands,
    ]
    return GAME.decode(" ".join(words))


def _place(place: str, lying: Mapping[str, int]) -> str:
    if place not in PLACES:
        return "*"
    return card_text(lying[place]) if place in lying else "-"


def play(state: Any, *texts: str) -> tuple[Any, tuple[Fact, ...]]:
    """Return the state after some moves, and all their facts."""
    facts: list[Fact] = []
    for text in texts:
        seat = GAME.acting(state)[0]
        step = GAME.apply(state, Played(seat, GAME.parse(text, state)))
        state = step.state
        facts.extend(step.facts)
    return state, tuple(facts)


def legal(state: Any) -> list[str]:
    return [GAME.format(move) for move in GAME.legal(state, GAME.acting(state)[0])]


def told(facts: Iterable[Fact], kind: type[Any]) -> list[Any]:
    return [fact for fact in facts if isinstance(fact, kind)]


OWN = (
    Recipe("Many plants", 7, "at_least", "plants", cards=6),
    Recipe("More twos", 4, "more", "twos"),
    Recipe("Light bag", 9, "at_most", "cards", cards=14),
    Recipe("Pairs", 3, "sets", "cards", cards=2, ingredients=5),
    Recipe("No wand", 6, "at_most", "wands", cards=2),
)

TABLES: tuple[tuple[KesselOptions, int], ...] = (
    (KesselOptions(), 2),
    (KesselOptions(recipes=True), 2),
    (KesselOptions(recipes=True, own_recipes=OWN), 2),
    (KesselOptions(scoring="children"), 2),
    (KesselOptions(third_colour="green"), 3),
    (KesselOptions(recipes=True, own_recipes=OWN[:2]), 3),
    (KesselOptions(scoring="children"), 3),
    (KesselOptions(reminders=False), 2),
    (KesselOptions(reminders=False, recipes=True), 3),
)


def snapshot(state: KesselState) -> tuple[Any, ...]:
    """Return a state in the oracle's form."""
    lying = {
        PLACE_TEXTS[place]: CARDS[card] for place, card in enumerate(state.places) if card != NONE
    }
    return (
        {DEALING: "deal", RECIPES: "recipes", **NAMES}[state.phase],
        state.actor,
        state.second,
        PLACE_TEXTS[state.pending] if state.pending != NONE else "",
        lying,
        [CARDS[card] for card in state.stack],
        [[CARDS[card] for card in pile] for pile in state.cauldrons],
        list(state.figures),
        [list(hand) for hand in state.hands],
        state.returned,
        state.gone,
    )


def oracle_of(state: KesselState) -> Oracle:
    """Return the oracle at a state."""
    table = Oracle(state.options, state.seats)
    found = snapshot(state)
    table.asked, table.who, table.second, table.hole = found[:4]
    table.square, table.stack, table.piles, table.stops, table.hands, table.returns = found[4:10]
    table.gone = [("", 0)] * found[10]
    return table


class Pair:
    """A rules module and the oracle at the same table."""

    def __init__(self, state: KesselState, module: ModuleType = real_rules) -> None:
        self.module = module
        self.start = state
        self.cells = state.cells()
        self.oracle = oracle_of(state)
        self.compared = 0

    @property
    def state(self) -> KesselState:
        return KesselState(self.start.options, self.start.seats, self.cells.tobytes())

    def chance(self, outcome: Any) -> None:
        """Deal this outcome in both."""
        rules = self.start.rules
        if self.state.phase == DEALING:
            self.module.deal(self.cells, rules, np.array(outcome, dtype=np.int16), 0, None)
            self.oracle.deal(outcome)
        else:
            flat = [recipe for hand in outcome for recipe in hand]
            self.module.deal_recipes(self.cells, rules, np.array(flat, dtype=np.int16), 0, None)
            self.oracle.deal_recipes(outcome)

    def moves(self) -> list[int]:
        out = np.zeros(MAX_MOVES, dtype=np.int16)
        count = self.module.moves(self.cells, self.start.rules, out)
        return [int(code) for code in out[:count]]

    def play(self, code: int) -> None:
        self.oracle.play(format_move(move_of(code)))
        self.module.play(self.cells, self.start.rules, code, None)

    def compare(self) -> None:
        """Assert that state, seat to act, moves and, at the end, points are the same."""
        state = self.state
        assert snapshot(state) == self.oracle.snapshot()
        actor = self.module.actor(self.cells, self.start.rules)
        waiting = {"deal": CHANCE, "recipes": CHANCE, "over": OVER}
        assert actor == waiting.get(self.oracle.asked, self.oracle.who)
        if actor not in (CHANCE, OVER):
            assert [format_move(move_of(code)) for code in self.moves()] == self.oracle.legal()
        if state.phase == FINISHED:
            out = np.zeros(state.seats, dtype=np.int16)
            self.module.points(self.cells, self.start.rules, out)
            assert out.tolist() == self.oracle.points()
        self.compared += 1


def run(pair: Pair, rng: random.Random) -> int:
    """Play a random game to its end, and return how many states were compared."""
    pair.compare()
    while pair.oracle.asked != "over":
        if pair.oracle.asked in ("deal", "recipes"):
            pair.chance(GAME.outcomes(pair.state).sample(rng))
        else:
            codes = pair.moves()
            assert codes
            pair.play(codes[rng.randrange(len(codes))])
        pair.compare()
        assert pair.compared < GAME.spec.longest(pair.start.options, pair.start.seats)
    return pair.compared


def dealt(options: KesselOptions, seats: int, seed: int) -> Any:
    """Return a state after all chance events."""
    rng = random.Random(seed)
    state = GAME.new(options, seats)
    while isinstance(turn := GAME.turn(state), Chance):
        outcome = GAME.outcomes(state).sample(rng)
        state = GAME.apply(state, Resolved(turn.kind, outcome)).state
    return state
