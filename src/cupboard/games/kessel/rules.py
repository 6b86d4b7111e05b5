"""Kupferkessel's rules: compiled functions on one flat array (see `layout`).

Every function changes `cells` in place. `trace` is None in search; in play it is an array that
records everything that happens. Sets of cards are integers with one bit per card.
"""

from __future__ import annotations

from typing import Any

from cupboard.core.jit import compiled
from cupboard.core.kernel import CHANCE, OVER, Cells
from cupboard.core.trace import note
from cupboard.games.kessel.layout import (
    ACTOR,
    ASIDE,
    AT_LEAST,
    BELOW,
    BOOK_SIZE,
    CARDS,
    CARDS_BITS,
    CARDS_SHIFT,
    CASTING,
    COLOURED,
    COUNT,
    DEALING,
    EXPLODING,
    FEWER,
    FIGURE,
    FINISHED,
    GONE,
    HAND,
    HAND_ROOM,
    INGREDIENT_COUNT,
    INGREDIENTS_BITS,
    INGREDIENTS_SHIFT,
    KEEP,
    KIND_BITS,
    LAST,
    LAST_CARD,
    MORE,
    NONE,
    OF_BITS,
    OF_CARDS,
    OF_CAULDRONS,
    OF_COLOUR,
    OF_PLANTS,
    OF_SHIFT,
    OF_VALUE,
    OF_WANDS,
    OPEN_CARDS,
    PENDING,
    PHASE,
    PLACE_COUNT,
    POINTS_SHIFT,
    RECIPES,
    RETURN_LIMIT,
    RETURNED,
    SECOND,
    SETS,
    SIDE,
    STACK,
    STACK_SIZE,
    START,
    STOPS,
    STOPS_A_SIDE,
    TAKE_USING,
    TAKING,
    TOP,
    TRACE_ASIDE,
    TRACE_CORNER,
    TRACE_EXPLODED,
    TRACE_FIRST,
    TRACE_INGREDIENT,
    TRACE_JUMPED,
    TRACE_KEPT,
    TRACE_LAID,
    TRACE_LAST_TAKEN,
    TRACE_LOST,
    TRACE_ONES,
    TRACE_ONES_TIED,
    TRACE_RECIPE,
    TRACE_RECIPE_SCORED,
    TRACE_RECIPES,
    TRACE_REFILLED,
    TRACE_REFUSED,
    TRACE_STOPPED,
    TRACE_TAKEN,
    TRACE_TOTAL,
    TRACE_UNCOVERED,
    TRACE_USED,
    TRACE_WAIVED,
    TRACE_WALKED,
    USE,
    WAIVE,
    Rules,
)

ALL_CARDS = (1 << CARDS) - 1
ALL_ONES = sum(1 << (4 * ingredient) for ingredient in range(INGREDIENT_COUNT))
ONE_INGREDIENT = 0b1111
ONE_COLOUR = 0b1111_1111

ONES_BONUS = 5
FOUR_BONUS = 5


@compiled
def actor(cells: Cells, rules: Rules) -> int:
    """Return the seat to act, `OVER`, or `CHANCE` while cards or recipes are to be dealt."""
    phase = cells[PHASE]
    if phase in (DEALING, RECIPES):
        return CHANCE
    return OVER if phase == FINISHED else int(cells[ACTOR])


@compiled
def moves(cells: Cells, rules: Rules, out: Cells) -> int:
    """KESSEL-8: write the cards of the line, from a to f or from 1 to 6, or the two answers.

    KESSEL-11: without reminders, a card with an effective symbol can be taken with or without it.
    """
    phase = cells[PHASE]
    if phase == TAKING:
        return takes(cells, rules, out)
    out[0] = KEEP if phase == LAST else USE
    out[1] = ASIDE if phase == LAST else WAIVE
    return 2


@compiled
def takes(cells: Cells, rules: Rules, out: Cells) -> int:
    stop = int(cells[FIGURE + cells[ACTOR]])
    first, stride = line_at(stop)
    count = 0
    for place in range(first, first + SIDE * stride, stride):
        if cells[place] != NONE:
            out[count] = place
            count += 1
            if not rules.reminders and can_claim(cells, rules, place):
                out[count] = place + TAKE_USING
                count += 1
    return count


@compiled
def can_claim(cells: Cells, rules: Rules, place: int) -> bool:
    """KESSEL-9, KESSEL-10, KESSEL-13: return whether the symbol of a place's card has an effect."""
    symbol = phase_after(cells, rules, int(cells[ACTOR]), int(cells[place]))
    return symbol != NONE and not is_last(cells, place)


@compiled
def phase_after(cells: Cells, rules: Rules, seat: int, card: int) -> int:
    """KESSEL-9, KESSEL-10: return the question that follows when a seat takes a card, or NONE."""
    if holds(rules.cauldrons, card) and can_explode(cells, rules, seat):
        return EXPLODING
    if holds(rules.wands, card) and cells[SECOND] == 0:
        return CASTING
    return NONE


# The ring


@compiled
def at_corner(stop: int) -> bool:
    """KESSEL-6: return whether a stop is a corner, as every fifth is."""
    return stop % STOPS_A_SIDE == 0


@compiled
def line_at(stop: int) -> tuple[int, int]:
    """KESSEL-6: return a stop's line: its first place and the offset to the next."""
    side, along = stop // STOPS_A_SIDE, stop % STOPS_A_SIDE
    number = along if side < 2 else SIDE - 1 - along
    return (number * SIDE, 1) if side % 2 == 0 else (number, SIDE)


@compiled
def figure_at(cells: Cells, rules: Rules, stop: int) -> int:
    """Return the seat whose pawn is at a stop, or NONE."""
    for seat in range(rules.seats):
        if cells[FIGURE + seat] == stop:
            return seat
    return NONE


@compiled
def walk(cells: Cells, rules: Rules, seat: int, trace: Any) -> int:
    """KESSEL-6, KESSEL-7: move a pawn clockwise by the top card's value; return its stop.

    A pawn in the way is jumped over without counting.
    """
    steps = int(cells[TOP + seat]) % 4 + 1
    stop = int(cells[FIGURE + seat])
    while steps > 0:
        stop = (stop + 1) % STOPS
        other = figure_at(cells, rules, stop)
        if other == NONE:
            steps -= 1
            note(trace, TRACE_WALKED, seat, stop, 0)
        else:
            note(trace, TRACE_JUMPED, seat, other, stop)
    cells[FIGURE + seat] = stop
    return stop


@compiled
def start_turn(cells: Cells, rules: Rules, trace: Any) -> None:
    """KESSEL-8: move to a line.

    At a corner nothing is taken and the next player moves, until a player has a card to choose.
    With values up to 4 this takes few moves (see the tests).
    """
    seat = int(cells[ACTOR])
    stop = walk(cells, rules, seat, trace)
    while at_corner(stop):
        note(trace, TRACE_CORNER, seat, stop, 0)
        seat = (seat + 1) % rules.seats
        cells[SECOND] = 0
        stop = walk(cells, rules, seat, trace)
    note(trace, TRACE_STOPPED, seat, stop, 0)
    cells[ACTOR] = seat
    cells[PHASE] = TAKING


@compiled
def next_player(cells: Cells, rules: Rules, trace: Any) -> None:
    cells[ACTOR] = (int(cells[ACTOR]) + 1) % rules.seats
    cells[SECOND] = 0
    start_turn(cells, rules, trace)


# The draw pile and the cauldrons


@compiled
def draw_top(cells: Cells) -> int:
    """Take the top card of the draw pile."""
    cells[STACK_SIZE] -= 1
    at = STACK + int(cells[STACK_SIZE])
    card = int(cells[at])
    cells[at] = NONE
    return card


@compiled
def put_under(cells: Cells, card: int) -> None:
    """Put a card face down under the draw pile."""
    size = int(cells[STACK_SIZE])
    for at in range(STACK + size, STACK, -1):
        cells[at] = cells[at - 1]
    cells[STACK] = card
    cells[STACK_SIZE] = size + 1


@compiled
def add_card(cells: Cells, seat: int, card: int) -> None:
    """KESSEL-5: put a card on top of a cauldron."""
    cells[BELOW + card] = cells[TOP + seat]
    cells[TOP + seat] = card
    cells[COUNT + seat] += 1


@compiled
def remove_card(cells: Cells, seat: int) -> int:
    """Take the top card off a cauldron."""
    card = int(cells[TOP + seat])
    cells[TOP + seat] = cells[BELOW + card]
    cells[BELOW + card] = NONE
    cells[COUNT + seat] -= 1
    return card


# The start


@compiled
def deal(cells: Cells, rules: Rules, order: Cells, first: int, trace: Any) -> None:
    """KESSEL-3, KESSEL-4: deal 32 cards face up, the rest face down, and each first card.

    The shuffled deck is in `order`, from its cell `first` on.
    """
    lay_open(cells, order, first, trace)
    for number in range(CARDS - 1, OPEN_CARDS - 1, -1):
        cells[STACK + int(cells[STACK_SIZE])] = order[first + number]
        cells[STACK_SIZE] += 1
    clear_scratch(cells)
    for seat in range(rules.seats):
        cells[FIGURE + seat] = START[seat]
        draw_first(cells, seat, trace)
    if rules.hand > 0:
        cells[PHASE] = RECIPES
    else:
        start_turn(cells, rules, trace)


@compiled
def lay_open(cells: Cells, order: Cells, first: int, trace: Any) -> None:
    """KESSEL-3: fill the places in their order, without the four corners."""
    laid = first
    for place in range(PLACE_COUNT):
        if place // SIDE % (SIDE - 1) == 0 and place % SIDE % (SIDE - 1) == 0:
            continue
        cells[place] = order[laid]
        note(trace, TRACE_LAID, place, order[laid], 0)
        laid += 1


@compiled
def draw_first(cells: Cells, seat: int, trace: Any) -> None:
    """KESSEL-4: draw a cauldron's first card; black and white cards go under the draw pile.

    At least eight of the pile's 24 cards have other colours, so the drawing ends. The symbol has no
    effect.
    """
    card = draw_top(cells)
    while card < COLOURED:
        note(trace, TRACE_REFUSED, seat, card, 0)
        put_under(cells, card)
        card = draw_top(cells)
    note(trace, TRACE_FIRST, seat, card, 0)
    add_card(cells, seat, card)


@compiled
def deal_recipes(cells: Cells, rules: Rules, dealt: Cells, first: int, trace: Any) -> None:
    """KESSEL-R, KESSEL-X: deal secret recipes to every seat and start the game."""
    for seat in range(rules.seats):
        note(trace, TRACE_RECIPES, seat, rules.hand, 0)
        for number in range(rules.hand):
            recipe = dealt[first + seat * rules.hand + number]
            cells[HAND + seat * HAND_ROOM + number] = recipe
            note(trace, TRACE_RECIPE, seat, recipe, 0)
    clear_scratch(cells)
    start_turn(cells, rules, trace)


# Chance in search: one large number decides a whole shuffle. There are no cards in cauldrons yet,
# so the cells for the cards below serve as the workspace and nothing is allocated.


@compiled
def clear_scratch(cells: Cells) -> None:
    for at in range(BELOW, BELOW + CARDS):
        cells[at] = NONE


@compiled
def chance(cells: Cells, rules: Rules, number: int) -> None:
    """Deal cards or recipes, shuffled by two multiplicative generators seeded with the number."""
    if cells[PHASE] == DEALING:
        for card in range(CARDS):
            cells[BELOW + card] = card
        shuffle(cells, BELOW, CARDS, number)
        deal(cells, rules, cells, BELOW, None)
    else:
        size = 0
        for recipe in range(BOOK_SIZE):
            if holds(rules.pool, recipe):
                cells[BELOW + size] = recipe
                size += 1
        shuffle(cells, BELOW, size, number)
        sort_hands(cells, BELOW, rules)
        deal_recipes(cells, rules, cells, BELOW, None)


@compiled
def shuffle(items: Cells, first: int, size: int, number: int) -> None:
    """Shuffle by Fisher–Yates, with L'Ecuyer's pair of generators."""
    one = number % 2147483562 + 1
    two = number // 2147483562 % 2147483398 + 1
    for last in range(first + size - 1, first, -1):
        one = one * 40014 % 2147483563
        two = two * 40692 % 2147483399
        other = first + (one - two) % 2147483562 % (last - first + 1)
        items[last], items[other] = items[other], items[last]


@compiled
def sort_hands(dealt: Cells, first: int, rules: Rules) -> None:
    """Sort hands of two into the book's order, because only the set of recipes counts."""
    if rules.hand == HAND_ROOM:
        for at in range(first, first + rules.seats * HAND_ROOM, HAND_ROOM):
            if dealt[at] > dealt[at + 1]:
                dealt[at], dealt[at + 1] = dealt[at + 1], dealt[at]


# A turn


@compiled
def play(cells: Cells, rules: Rules, code: int, trace: Any) -> None:
    """Play a decision and everything that follows, up to the next decision."""
    phase = cells[PHASE]
    if phase == TAKING:
        take(cells, rules, code, trace)
    elif phase in (EXPLODING, CASTING):
        answer_symbol(cells, rules, code == USE, trace)
    else:
        answer_last(cells, rules, code == KEEP, trace)


@compiled
def take(cells: Cells, rules: Rules, code: int, trace: Any) -> None:
    """KESSEL-8, KESSEL-13: put a card of the line onto the cauldron.

    If it is the last one of a line, the player first decides whether to keep it. KESSEL-11: with
    reminders the player is then asked about its symbol; without them, the code says whether it is
    used.
    """
    used = code >= TAKE_USING
    place = code - TAKE_USING if used else code
    seat = int(cells[ACTOR])
    card = int(cells[place])
    if is_last(cells, place):
        note(trace, TRACE_LAST_TAKEN, seat, place, card)
        cells[PHASE] = LAST
        cells[PENDING] = place
        return
    note(trace, TRACE_TAKEN, seat, place, card)
    cells[place] = NONE
    add_card(cells, seat, card)
    cells[PENDING] = place
    asked = phase_after(cells, rules, seat, card)
    if asked != NONE and (used or rules.reminders):
        cells[PHASE] = asked
        if used:
            answer_symbol(cells, rules, True, trace)
    else:
        end_turn(cells, rules, False, trace)


@compiled
def is_last(cells: Cells, place: int) -> bool:
    """KESSEL-13: return whether a card is the last of its row or column.

    Only lines at which a pawn can stop count: rows 2–5 and columns b–e.
    """
    row, column = place // SIDE, place % SIDE
    in_row = 1 <= row <= SIDE - 2 and cards_in(cells, row * SIDE, 1) == 1
    in_column = 1 <= column <= SIDE - 2 and cards_in(cells, column, SIDE) == 1
    return in_row or in_column


@compiled
def cards_in(cells: Cells, first: int, stride: int) -> int:
    """Return the number of cards in a line."""
    count = 0
    for place in range(first, first + SIDE * stride, stride):
        if cells[place] != NONE:
            count += 1
    return count


@compiled
def end_turn(cells: Cells, rules: Rules, again: bool, trace: Any) -> None:
    """KESSEL-12: refill the empty place, then start the same player's or the next one's turn."""
    refill(cells, int(cells[PENDING]), trace)
    cells[PENDING] = NONE
    if again:
        cells[SECOND] = 1
        start_turn(cells, rules, trace)
    else:
        next_player(cells, rules, trace)


@compiled
def refill(cells: Cells, place: int, trace: Any) -> None:
    """KESSEL-12: fill a place with the top card of the draw pile, or leave it empty without one."""
    if cells[STACK_SIZE] > 0:
        cells[place] = draw_top(cells)
        note(trace, TRACE_REFILLED, place, cells[place], 0)


@compiled
def can_explode(cells: Cells, rules: Rules, seat: int) -> bool:
    """KESSEL-9: return whether another seat has more than its last card, which is safe."""
    for other in range(rules.seats):  # noqa: SIM110 - compiled
        if other != seat and cells[COUNT + other] > 1:
            return True
    return False


@compiled
def answer_symbol(cells: Cells, rules: Rules, used: bool, trace: Any) -> None:
    """KESSEL-9, KESSEL-10, KESSEL-11: use the symbol or not, before the empty place is refilled.

    The turn then ends as usual.
    """
    seat = int(cells[ACTOR])
    wand = cells[PHASE] == CASTING
    note(trace, TRACE_USED if used else TRACE_WAIVED, seat, int(wand), 0)
    if used and not wand:
        for step in range(1, rules.seats):
            explode(cells, seat, (seat + step) % rules.seats, trace)
    end_turn(cells, rules, used and wand, trace)


@compiled
def explode(cells: Cells, seat: int, other: int, trace: Any) -> None:
    """KESSEL-9: put the other's top card, but never the last one, under the draw pile.

    It leaves the game if there is no pile, or if a hundred cards have gone back already, so that
    every game ends.
    """
    if cells[COUNT + other] < 2:
        return
    card = remove_card(cells, other)
    if cells[STACK_SIZE] == 0 or cells[RETURNED] >= RETURN_LIMIT:
        cells[GONE] += 1
        note(trace, TRACE_LOST, seat, other, card)
    else:
        put_under(cells, card)
        cells[RETURNED] += 1
        note(trace, TRACE_EXPLODED, seat, other, card)
    note(trace, TRACE_UNCOVERED, other, cells[TOP + other], 0)


@compiled
def answer_last(cells: Cells, rules: Rules, kept: bool, trace: Any) -> None:
    """KESSEL-13: keep or discard the last card; its symbol has no effect, and the game is over."""
    seat, place = int(cells[ACTOR]), int(cells[PENDING])
    card = int(cells[place])
    cells[place] = NONE
    cells[PENDING] = NONE
    if kept:
        add_card(cells, seat, card)
    else:
        cells[GONE] += 1
    note(trace, TRACE_KEPT if kept else TRACE_ASIDE, seat, card, 0)
    cells[PHASE] = FINISHED
    cells[SECOND] = 0
    tell_scores(cells, rules, trace)


# Scoring


@compiled
def holds(cards: int, card: int) -> bool:
    """Return whether the card is in the set."""
    return (cards >> card & 1) == 1


@compiled
def contents(cells: Cells, seat: int) -> int:
    """Return all cards of a cauldron as a set."""
    cards = 0
    card = int(cells[TOP + seat])
    while card != NONE:
        cards |= 1 << card
        card = int(cells[BELOW + card])
    return cards


@compiled
def size_of(cards: int) -> int:
    """Return the number of cards in a set."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@compiled
def colour_of_seat(rules: Rules, seat: int) -> int:
    """KESSEL-4, KESSEL-X: return white, black, or the third player's colour."""
    return rules.third if seat == 2 else 1 - seat


@compiled
def ingredient_points(own: int, double: bool) -> int:
    """KESSEL-14: return the points for the cards of one ingredient, one bit per value.

    One card is negative, two are worth nothing, three or four are positive. A player's own colour
    doubles sums, but not the bonus. KESSEL-15 is the printed example.
    """
    count = size_of(own)
    total = 0
    for value in range(1, 5):
        if holds(own, value - 1):
            total += value
    if double:
        total *= 2
    if count == 1:
        return -total
    if count == 4:
        return total + FOUR_BONUS
    return total if count == 3 else 0


@compiled
def children_points(own: int) -> int:
    """KESSEL-C: return two cards for a four, one for a three, and minus one for a single one.

    A player with too few to give back owes them, so the count can fall below zero.
    """
    count = size_of(own)
    if count == 1:
        return -1
    return max(count - 2, 0)


@compiled
def cards_of(rules: Rules, of: int) -> int:
    """Return the set of cards that a recipe counts."""
    if of == OF_CARDS:
        return ALL_CARDS
    if of == OF_CAULDRONS:
        return rules.cauldrons
    if of == OF_WANDS:
        return rules.wands
    if of < OF_PLANTS:
        return ALL_ONES << (of - OF_VALUE)
    return rules.plants if of == OF_PLANTS else ONE_COLOUR << (8 * (of - OF_COLOUR))


@compiled
def amount(cells: Cells, rules: Rules, seat: int, of: int) -> int:
    """Return the number of cards of a kind in a cauldron."""
    return size_of(contents(cells, seat) & cards_of(rules, of))


@compiled
def fewest(cells: Cells, rules: Rules, seat: int, of: int) -> bool:
    """KESSEL-R: return whether a seat has strictly fewer than every other player."""
    own = amount(cells, rules, seat, of)
    for other in range(rules.seats):
        if other != seat and amount(cells, rules, other, of) <= own:
            return False
    return True


@compiled
def most(cells: Cells, rules: Rules, seat: int, of: int) -> bool:
    """Return whether a seat has strictly more than every other player."""
    own = amount(cells, rules, seat, of)
    for other in range(rules.seats):
        if other != seat and amount(cells, rules, other, of) >= own:
            return False
    return True


@compiled
def sets_of(cards: int, least: int) -> int:
    """Return the number of ingredients of which a set holds at least `least` cards."""
    count = 0
    for ingredient in range(INGREDIENT_COUNT):
        if size_of(cards >> (4 * ingredient) & ONE_INGREDIENT) >= least:
            count += 1
    return count


@compiled
def fulfilled(cells: Cells, rules: Rules, seat: int, recipe: int) -> bool:
    """KESSEL-R, KESSEL-B: return whether the seat meets a recipe's condition."""
    code = rules.book[recipe]
    kind = code & ((1 << KIND_BITS) - 1)
    of = code >> OF_SHIFT & ((1 << OF_BITS) - 1)
    cards = code >> CARDS_SHIFT & ((1 << CARDS_BITS) - 1)
    if kind == LAST_CARD:
        return bool(cells[PHASE] == FINISHED and cells[ACTOR] == seat)
    if kind == SETS:
        ingredients = code >> INGREDIENTS_SHIFT & ((1 << INGREDIENTS_BITS) - 1)
        return sets_of(contents(cells, seat) & cards_of(rules, of), cards) >= ingredients
    return compares(cells, rules, seat, kind, of, cards)


@compiled
def compares(cells: Cells, rules: Rules, seat: int, kind: int, of: int, cards: int) -> bool:
    """Check the conditions that compare numbers of cards with the others' or with a number."""
    if kind == FEWER:
        return fewest(cells, rules, seat, of)
    if kind == MORE:
        return most(cells, rules, seat, of)
    own = amount(cells, rules, seat, of)
    return own >= cards if kind == AT_LEAST else own <= cards


@compiled
def recipe_points(cells: Cells, rules: Rules, seat: int, recipe: int) -> int:
    """KESSEL-R: return a completed recipe's points; an incomplete one costs nothing."""
    return rules.book[recipe] >> POINTS_SHIFT if fulfilled(cells, rules, seat, recipe) else 0


@compiled
def own_of(cells: Cells, seat: int, ingredient: int) -> int:
    """Return a seat's cards of one ingredient, one bit per value."""
    return contents(cells, seat) >> (4 * ingredient) & ONE_INGREDIENT


@compiled
def gain_of(cells: Cells, rules: Rules, seat: int, ingredient: int) -> int:
    """KESSEL-14, KESSEL-C: return the points of a seat's cards of one ingredient."""
    own = own_of(cells, seat, ingredient)
    if not own:
        return 0
    double = ingredient // 2 == colour_of_seat(rules, seat)
    return children_points(own) if rules.children else ingredient_points(own, double)


@compiled
def score(cells: Cells, rules: Rules, seat: int) -> int:
    """KESSEL-14, KESSEL-R, KESSEL-C: return a seat's points."""
    total = 0
    for ingredient in range(INGREDIENT_COUNT):
        total += gain_of(cells, rules, seat, ingredient)
    if rules.children:
        return total
    if most(cells, rules, seat, OF_VALUE):
        total += ONES_BONUS
    for number in range(rules.hand):
        total += recipe_points(cells, rules, seat, recipe_at(cells, seat, number))
    return total


@compiled
def recipe_at(cells: Cells, seat: int, number: int) -> int:
    """KESSEL-R: return a recipe in a seat's hand."""
    return int(cells[HAND + seat * HAND_ROOM + number])


@compiled
def tell_scores(cells: Cells, rules: Rules, trace: Any) -> None:
    """Record the scoring row by row, each for all seats; a search calls only `points`."""
    if trace is None:
        return
    for ingredient in range(INGREDIENT_COUNT):
        for seat in range(rules.seats):
            own = own_of(cells, seat, ingredient)
            if own:
                gain = gain_of(cells, rules, seat, ingredient)
                note(trace, TRACE_INGREDIENT, seat, ingredient * 16 + own, gain)
    if not rules.children:
        tell_ones(cells, rules, trace)
        tell_recipes(cells, rules, trace)
    for seat in range(rules.seats):
        note(trace, TRACE_TOTAL, seat, score(cells, rules, seat), 0)


@compiled
def tell_ones(cells: Cells, rules: Rules, trace: Any) -> None:
    """KESSEL-14: record who has the most ones, or that several players have."""
    highest = 0
    for seat in range(rules.seats):
        count = amount(cells, rules, seat, OF_VALUE)
        highest = max(highest, count)
        if most(cells, rules, seat, OF_VALUE):
            note(trace, TRACE_ONES, seat, count, ONES_BONUS)
            return
    note(trace, TRACE_ONES_TIED, highest, 0, 0)


@compiled
def tell_recipes(cells: Cells, rules: Rules, trace: Any) -> None:
    """KESSEL-R: record the points of each recipe."""
    for number in range(rules.hand):
        for seat in range(rules.seats):
            recipe = recipe_at(cells, seat, number)
            gain = recipe_points(cells, rules, seat, recipe)
            note(trace, TRACE_RECIPE_SCORED, seat, recipe, gain)


@compiled
def points(cells: Cells, rules: Rules, out: Cells) -> None:
    """KESSEL-16: write each seat's points."""
    for seat in range(rules.seats):
        out[seat] = score(cells, rules, seat)
