"""Da Capo's position text.

5,3/8 2/9 -/11 box:10
the filled cups of each row, from the nearest to its player, `/` and the beans in his hand; a row
one cup longer than the others can be has filled the target cup. Then the beans in the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from operator import or_

from cupboard.core.errors import BadPosition
from cupboard.games.dacapo import rules
from cupboard.games.dacapo.layout import MOST_SHOWN
from cupboard.games.dacapo.spec import DaCapoOptions
from cupboard.games.dacapo.state import DaCapoState

NUMBER = r"(?:0|[1-9][0-9]{0,2})"
SIDE = re.compile(rf"(?P<row>-|[1-{MOST_SHOWN}](?:,[1-{MOST_SHOWN}])*)/(?P<stock>{NUMBER})")
BOX = re.compile(rf"box:(?P<beans>{NUMBER})")

TWO = 2


def write(state: DaCapoState) -> str:
    sides = (
        f"{','.join(map(str, row)) or '-'}/{stock}"
        for row, stock in zip(state.rows, state.stocks, strict=True)
    )
    return f"{' '.join(sides)} box:{state.box}"


def read(body: str, options: DaCapoOptions, seats: int) -> DaCapoState:
    """The state of a text; one that breaks a rule is refused."""
    words = body.split()
    box = BOX.fullmatch(words[-1]) if words else None
    if len(words) != seats + 1 or box is None:
        raise BadPosition("dacapo-position-sides", rule="DACAPO-1", seats=seats)
    sides = [_read_side(word) for word in words[:-1]]
    rows = tuple(row for row, _ in sides)
    stocks = tuple(stock for _, stock in sides)
    state = DaCapoState(options, seats, stocks, rows, int(box["beans"]))
    _require_beans(state)
    _require_cups(state)
    _require_rounds(state)
    return state


def _read_side(word: str) -> tuple[tuple[int, ...], int]:
    found = SIDE.fullmatch(word)
    if found is None:
        raise BadPosition("dacapo-position-side", rule="DACAPO-3", text=word[:40], most=MOST_SHOWN)
    row = () if found["row"] == "-" else tuple(map(int, found["row"].split(",")))
    return row, int(found["stock"])


def _require_beans(state: DaCapoState) -> None:
    """DACAPO-2: nobody has more than he began with, and none are lost."""
    beans = state.options.beans
    for seat, (row, stock) in enumerate(zip(state.rows, state.stocks, strict=True)):
        if sum(row) + stock > beans:
            raise BadPosition(
                "dacapo-position-too-many", rule="DACAPO-2", seat=seat + 1, beans=beans
            )
    found, total = state.game.sums(state)["beans"], beans * state.seats
    if found != total:
        raise BadPosition("dacapo-position-beans", rule="DACAPO-2", found=found, total=total)


def _require_cups(state: DaCapoState) -> None:
    """DACAPO-1, DACAPO-8: rows of the right length, and one target cup for all."""
    if max(map(len, state.rows)) > state.target:
        cups = state.row_length
        raise BadPosition("dacapo-position-row", rule="DACAPO-1", cups=cups)
    if sum(len(row) == state.target for row in state.rows) > 1:
        raise BadPosition("dacapo-position-target", rule="DACAPO-8")


def _require_rounds(state: DaCapoState) -> None:
    """DACAPO-3, DACAPO-7: there are rounds in which the beans can have gone like this."""
    if len(rules.still_in(state)) == 1 and not rules.reached_target(state):
        raise BadPosition("dacapo-position-last-bean", rule="DACAPO-7")
    possible = _possible_for_two if state.seats == TWO else _possible_for_many
    if not any(possible(origin) for origin in (state, *_before_last_bean(state))):
        raise BadPosition("dacapo-position-rounds", rule="DACAPO-3")


def _before_last_bean(state: DaCapoState) -> Iterator[DaCapoState]:
    """DACAPO-7: the positions from which laying a last bean leads to this one."""
    if rules.still_in(state):
        return
    for seat, row in enumerate(state.rows):
        rows = (*state.rows[:seat], row[:-1], *state.rows[seat + 1 :])
        if row[-1:] != (1,) or rules.reached_target(replace(state, rows=rows)):
            continue
        for held in range(1, state.options.beans - sum(row[:-1]) + 1):
            stocks = tuple(held if other == seat else 0 for other in range(state.seats))
            yield replace(state, rows=rows, stocks=stocks, box=state.box + 1 - held)


def _lost(state: DaCapoState, seat: int) -> int:
    """The beans a seat gave back to the box."""
    return state.options.beans - state.stocks[seat] - sum(state.rows[seat])


def _possible_for_two(state: DaCapoState) -> bool:
    """Exactly the positions of two players that rounds can lead to.

    Whoever loses a round shows fewer beans than the winner, and at least one; besides, both lose
    the same number of beans in the rounds that nobody wins. So a lone 1 never wins, and there is
    such a common number between what each lost at most and at least to the other's row.
    """
    if any(1 in row for row in state.rows):
        return False
    losses = [
        (_lost(state, seat), len(other), sum(other))
        for seat, other in enumerate(reversed(state.rows))
    ]
    least = max(0, *(lost - (laid - cups) for lost, cups, laid in losses))
    return least <= min(lost - cups for lost, cups, _ in losses)


def _possible_for_many(state: DaCapoState) -> bool:
    """Is there a number of rounds that every seat can have spent its beans in?

    More players can cancel each other in too many ways to try: this refuses what is plainly
    impossible, not everything that is.
    """
    wins = sum(map(len, state.rows))
    spans = [_rounds_of(state, seat) for seat in range(state.seats)]
    played = range(wins, state.options.beans + 1)
    return any(_agree(state, spans, rounds) for rounds in played)


def _rounds_of(state: DaCapoState, seat: int) -> range:
    """The numbers of rounds in which a seat can have laid and lost its beans."""
    won, lost = len(state.rows[seat]), _lost(state, seat)
    return range(won + -(-lost // MOST_SHOWN), won + lost + 1)


def _agree(state: DaCapoState, spans: list[range], rounds: int) -> bool:
    """Who has beans was in all rounds, who is out in no more, and two at least in every one."""
    to_the_end = [rounds in span for span in spans]
    earlier = [
        stock == 0 and span[0] <= rounds for stock, span in zip(state.stocks, spans, strict=True)
    ]
    return sum(to_the_end) > 1 and all(map(or_, to_the_end, earlier))
