"""Kupferkessel's position string.

take:0 *E1F2G3H4*/…/*…* K1L2… E2G1,F3 1,10 0 -
The phase and its seat; the grid from rank 6 down to rank 1 (`-` an empty place, `*` a corner); the
draw pile from its top; the cauldrons from their bottoms; the pawns' stops; how many cards
explosions put back; the recipes (`3.7,1.9`). `-` stands for none.

The first word is `deal` (and the only one), `recipes`, `take:0`, `cauldron:0@c4`, `wand:0@c4`,
`last:0@c4` or `over:0`; a `+` after the seat marks the second of two turns in a row. A card is its
ingredient's letter, A–N in the deck's order, and its value. Cards that are nowhere have left the
game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cupboard.core.errors import BadPosition
from cupboard.core.kernel import Cells
from cupboard.games.kessel.cards import card_number, card_text, is_coloured
from cupboard.games.kessel.layout import (
    ACTOR,
    CARDS,
    CASTING,
    CORNER_PLACES,
    DEALING,
    EXPLODING,
    FIGURE,
    FINISHED,
    GONE,
    HAND,
    HAND_ROOM,
    LAST,
    NONE,
    OPEN_CARDS,
    PENDING,
    PHASE,
    PLACE_COUNT,
    RECIPES,
    RETURN_LIMIT,
    RETURNED,
    SECOND,
    SIDE,
    STACK_ROOM,
    STACK_SIZE,
    START,
    STOPS,
    TAKING,
    TOP,
    Rules,
)
from cupboard.games.kessel.moves import place_number, place_text
from cupboard.games.kessel.spec import KesselOptions
from cupboard.games.kessel.state import KesselState, blank_cells, flat_rules
from cupboard.games.kessel.switched_rules import kernel

NAMES = {
    TAKING: "take",
    EXPLODING: "cauldron",
    CASTING: "wand",
    LAST: "last",
    FINISHED: "over",
}
PHASES = {name: phase for phase, name in NAMES.items()}
MARK = re.compile(
    r"(?P<name>take|cauldron|wand|last|over):(?P<seat>[0-2])(?P<second>\+?)"
    r"(?:@(?P<place>[a-f][1-6]))?"
)
CARD = re.compile(r"[A-N][1-4]")
PILE = re.compile(r"(?:[A-N][1-4])+")
WORDS = 7
LINES = tuple((row * SIDE, 1) for row in range(1, 5)) + tuple((col, SIDE) for col in range(1, 5))


# Writing


def write(state: KesselState) -> str:
    if state.phase == DEALING:
        return "deal"
    words = (
        _mark(state),
        "/".join(_rank(state, rank) for rank in reversed(range(SIDE))),
        "".join(map(card_text, state.stack)) or "-",
        ",".join("".join(map(card_text, pile)) for pile in state.cauldrons),
        ",".join(map(str, state.figures)),
        str(state.returned),
        ",".join(".".join(map(str, hand)) for hand in state.hands if hand) or "-",
    )
    return " ".join(words)


def _mark(state: KesselState) -> str:
    if state.phase == RECIPES:
        return "recipes"
    second = "+" if state.second else ""
    place = f"@{place_text(state.pending)}" if state.pending != NONE else ""
    return f"{NAMES[state.phase]}:{state.actor}{second}{place}"


def _rank(state: KesselState, rank: int) -> str:
    return "".join(_place(state, place) for place in range(rank * SIDE, rank * SIDE + SIDE))


def _place(state: KesselState, place: int) -> str:
    if place in CORNER_PLACES:
        return "*"
    card = state.places[place]
    return "-" if card == NONE else card_text(card)


# Reading


def read(body: str, options: KesselOptions, seats: int) -> KesselState:
    """Parse a state; raise an error for one that no game can reach."""
    rules, cells = flat_rules(options, seats), blank_cells()
    if body != "deal":
        words = body.split()
        if len(words) != WORDS:
            raise BadPosition("kessel-position-words", rule="KESSEL-3", found=len(words))
        _read_mark(cells, rules, words[0])
        _read_square(cells, words[1])
        _read_stack(cells, words[2])
        _read_cauldrons(cells, rules, words[3])
        _read_figures(cells, rules, words[4])
        _read_returned(cells, words[5])
        _read_hands(cells, rules, words[6])
        _count_gone(cells, rules)
        _require_possible(cells, rules)
    return KesselState(options, seats, cells.tobytes())


def _read_mark(cells: Cells, rules: Rules, word: str) -> None:
    if word == "recipes" and rules.hand > 0:
        cells[PHASE] = RECIPES
        return
    found = MARK.fullmatch(word)
    if found is None or int(found["seat"]) >= rules.seats:
        raise BadPosition("kessel-position-mark", rule="KESSEL-8", text=word[:40])
    phase = PHASES[found["name"]]
    if (phase in (EXPLODING, CASTING, LAST)) != bool(found["place"]):
        raise BadPosition("kessel-position-mark", rule="KESSEL-8", text=word[:40])
    if phase in (EXPLODING, CASTING) and not rules.reminders:
        raise BadPosition("kessel-position-asked", rule="KESSEL-11")
    if found["second"] and phase in (CASTING, FINISHED):
        raise BadPosition("kessel-position-second", rule="KESSEL-10")
    cells[PHASE] = phase
    cells[ACTOR] = int(found["seat"])
    cells[SECOND] = bool(found["second"])
    cells[PENDING] = place_number(found["place"]) if found["place"] else NONE


def _read_square(cells: Cells, word: str) -> None:
    ranks = [re.findall(r"\*|-|[A-N][1-4]|.", rank) for rank in word.split("/")]
    if [len(rank) for rank in ranks] != [SIDE] * SIDE:
        raise BadPosition("kessel-position-square", rule="KESSEL-3", text=word[:40])
    found = [text for rank in reversed(ranks) for text in rank]
    for place, text in enumerate(found):
        fits = text == "*" if place in CORNER_PLACES else text == "-" or CARD.fullmatch(text)
        if not fits:
            where = place_text(place)
            raise BadPosition("kessel-position-place", rule="KESSEL-3", place=where, text=text)
        cells[place] = card_number(text) if len(text) == 2 else NONE


def _cards(word: str) -> tuple[int, ...]:
    if not PILE.fullmatch(word):
        raise BadPosition("kessel-position-cards", rule="KESSEL-1", text=word[:40])
    return tuple(card_number(text) for text in CARD.findall(word))


def _read_stack(cells: Cells, word: str) -> None:
    cards = () if word == "-" else _cards(word)
    if len(cards) > STACK_ROOM:
        raise BadPosition("kessel-position-stack", rule="KESSEL-3", found=len(cards))
    for card in cards:
        kernel.put_under(cells, card)


def _read_cauldrons(cells: Cells, rules: Rules, word: str) -> None:
    piles = [_cards(pile) for pile in word.split(",")]
    if len(piles) != rules.seats:
        raise BadPosition("kessel-position-seats", rule="KESSEL-4", found=len(piles))
    listed = [card for pile in piles for card in pile]
    if len(set(listed)) != len(listed):
        raise BadPosition("kessel-position-twice", rule="KESSEL-1")
    for seat, pile in enumerate(piles):
        if not is_coloured(pile[0]):
            raise BadPosition("kessel-position-first-card", rule="KESSEL-4", seat=seat + 1)
        for card in pile:
            kernel.add_card(cells, seat, card)


def _read_figures(cells: Cells, rules: Rules, word: str) -> None:
    texts = word.split(",")
    stops = [int(text) for text in texts if text.isascii() and text.isdecimal() and len(text) < 3]
    fits = len(texts) == len(stops) == rules.seats == len(set(stops))
    if not fits or max(stops) >= STOPS:
        raise BadPosition("kessel-position-figures", rule="KESSEL-6", text=word[:40])
    cells[FIGURE : FIGURE + rules.seats] = stops


def _read_returned(cells: Cells, word: str) -> None:
    fits = word.isascii() and word.isdecimal() and len(word) < 4 and int(word) <= RETURN_LIMIT
    if not fits:
        raise BadPosition("kessel-position-returned", rule="KESSEL-9", text=word[:40])
    cells[RETURNED] = int(word)


def _read_hands(cells: Cells, rules: Rules, word: str) -> None:
    due = rules.hand > 0 and cells[PHASE] != RECIPES
    hands = [hand.split(".") for hand in word.split(",")] if word != "-" else []
    recipes = [int(text) for hand in hands for text in hand if re.fullmatch(r"[0-9]{1,2}", text)]
    fits = (
        [len(hand) for hand in hands] == [rules.hand] * (rules.seats if due else 0)
        and len(set(recipes)) == sum(map(len, hands))
        and all(rules.pool >> recipe & 1 for recipe in recipes)
        and all(
            recipes[at] < recipes[at + 1] for at in range(0, len(recipes) * (rules.hand > 1), 2)
        )
    )
    if not fits:
        raise BadPosition("kessel-position-recipes", rule="KESSEL-R", text=word[:40])
    for number, recipe in enumerate(recipes):
        seat, slot = divmod(number, rules.hand)
        cells[HAND + seat * HAND_ROOM + slot] = recipe


# Positions that no game can reach


def _all_cards(cells: Cells, rules: Rules) -> Iterator[int]:
    """Yield every card that is in the game."""
    yield from (int(card) for card in cells[:PLACE_COUNT] if card != NONE)
    size = int(cells[STACK_SIZE])
    yield from (int(card) for card in cells[PLACE_COUNT : PLACE_COUNT + size])
    for seat in range(rules.seats):
        held = int(kernel.contents(cells, seat))
        yield from (card for card in range(CARDS) if held >> card & 1)


def _count_gone(cells: Cells, rules: Rules) -> None:
    cards = list(_all_cards(cells, rules))
    if len(set(cards)) != len(cards):
        raise BadPosition("kessel-position-twice", rule="KESSEL-1")
    cells[GONE] = CARDS - len(cards)


def _require_possible(cells: Cells, rules: Rules) -> None:
    _require_refilled(cells)
    if cells[PHASE] == RECIPES:
        _require_fresh(cells, rules)
        return
    stop = int(cells[FIGURE + cells[ACTOR]])
    if kernel.at_corner(stop):
        raise BadPosition("kessel-position-corner", rule="KESSEL-8", seat=int(cells[ACTOR]) + 1)
    _require_lines(cells, stop)
    if cells[PHASE] in (EXPLODING, CASTING):
        _require_symbol(cells, rules, stop)
    if cells[PHASE] == LAST:
        _require_last(cells, stop)


def _require_refilled(cells: Cells) -> None:
    """KESSEL-12: raise an error if a place is empty or a card gone while there is a draw pile."""
    if cells[STACK_SIZE] == 0:
        return
    lying = int((cells[:PLACE_COUNT] != NONE).sum())
    if lying + (cells[PHASE] in (EXPLODING, CASTING)) != OPEN_CARDS:
        raise BadPosition("kessel-position-gaps", rule="KESSEL-12", found=lying)
    if cells[GONE] > 0 and cells[RETURNED] < RETURN_LIMIT:
        raise BadPosition("kessel-position-gone", rule="KESSEL-9", found=int(cells[GONE]))


def _require_fresh(cells: Cells, rules: Rules) -> None:
    """KESSEL-R: raise an error unless recipes are dealt before the first move."""
    stops = tuple(cells[FIGURE : FIGURE + rules.seats].tolist())
    full = int(cells[STACK_SIZE]) + OPEN_CARDS + rules.seats == CARDS
    if stops != START[: rules.seats] or not full or cells[RETURNED] > 0:
        raise BadPosition("kessel-position-fresh", rule="KESSEL-R")


def _line_places(line: tuple[int, int]) -> range:
    first, stride = line
    return range(first, first + SIDE * stride, stride)


def _require_lines(cells: Cells, stop: int) -> None:
    """KESSEL-13: raise an error if a line is empty before the end, or none is at the end."""
    empty = [line for line in LINES if kernel.cards_in(cells, *line) == 0]
    if cells[PHASE] != FINISHED:
        if empty:
            raise BadPosition("kessel-position-empty-line", rule="KESSEL-13")
        return
    here = _line_places(kernel.line_at(stop))
    emptied = [place for place in here if all(place in _line_places(line) for line in empty)]
    if not empty or not any(cells[place] == NONE for place in emptied):
        raise BadPosition("kessel-position-not-over", rule="KESSEL-13")


def _require_symbol(cells: Cells, rules: Rules, stop: int) -> None:
    """KESSEL-9, KESSEL-10: raise an error if the top card does not have the symbol asked about."""
    seat, place = int(cells[ACTOR]), int(cells[PENDING])
    top = int(cells[TOP + seat])
    works = kernel.phase_after(cells, rules, seat, top) == cells[PHASE]
    taken = place in _line_places(kernel.line_at(stop)) and cells[place] == NONE
    if not works or not taken or place in CORNER_PLACES:
        rule = "KESSEL-9" if cells[PHASE] == EXPLODING else "KESSEL-10"
        raise BadPosition("kessel-position-symbol", rule=rule, seat=seat + 1)


def _require_last(cells: Cells, stop: int) -> None:
    """KESSEL-13: raise an error unless the card taken is the last of a line."""
    place = int(cells[PENDING])
    here = place in _line_places(kernel.line_at(stop)) and cells[place] != NONE
    if not here or not kernel.is_last(cells, place):
        raise BadPosition("kessel-position-last", rule="KESSEL-13")
