"""Da Capo's position string.

5,3/8 2/9 -/11 box:10
For each seat, the filled cups of its row, from the nearest to the player, then `/` and the beans
in the hand. A row one cup longer than the others can be has filled the target cup. Then the beans
in the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from operator import or_

from cupboard.core.errors import BadPosition
from cupboard.games.dacapo import rules
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.games.dacapo.spec import DaCapoOptions, hands
from cupboard.games.dacapo.state import DaCapoState

NUMBER = r"(?:0|[1-9][0-9]{0,2})"
SIDE = re.compile(rf"(?P<row>-|[1-{MAX_SHOWN}](?:,[1-{MAX_SHOWN}])*)/(?P<stock>{NUMBER})")
BOX = re.compile(rf"box:(?P<beans>{NUMBER})")


def write(state: DaCapoState) -> str:
    sides = (
        f"{','.join(map(str, row)) or '-'}/{stock}"
        for row, stock in zip(state.rows, state.stocks, strict=True)
    )
    return f"{' '.join(sides)} box:{state.box}"


def read(body: str, options: DaCapoOptions, seats: int) -> DaCapoState:
    """Parse a state; raise an error for one that breaks a rule."""
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
        raise BadPosition("dacapo-position-side", rule="DACAPO-3", text=word[:40], most=MAX_SHOWN)
    row = () if found["row"] == "-" else tuple(map(int, found["row"].split(",")))
    return row, int(found["stock"])


def _require_beans(state: DaCapoState) -> None:
    """DACAPO-2: raise an error if a seat has more beans than at the start, or beans are missing."""
    started = hands(state.options, state.seats)
    for seat, beans in enumerate(started):
        if sum(state.rows[seat]) + state.stocks[seat] > beans:
            raise BadPosition(
                "dacapo-position-too-many", rule="DACAPO-2", seat=seat + 1, beans=beans
            )
    found, total = state.game.sums(state)["beans"], sum(started)
    if found != total:
        raise BadPosition("dacapo-position-beans", rule="DACAPO-2", found=found, total=total)


def _require_cups(state: DaCapoState) -> None:
    """DACAPO-1, DACAPO-8: raise an error for rows of a wrong length or several target cups."""
    if max(map(len, state.rows)) > state.target:
        cups = state.row_length
        raise BadPosition("dacapo-position-row", rule="DACAPO-1", cups=cups)
    if sum(len(row) == state.target for row in state.rows) > 1:
        raise BadPosition("dacapo-position-target", rule="DACAPO-8")


def _require_rounds(state: DaCapoState) -> None:
    """DACAPO-3, DACAPO-7: raise an error if no rounds can have led to these beans."""
    if len(rules.still_in(state)) == 1 and not rules.reached_target(state):
        raise BadPosition("dacapo-position-last-bean", rule="DACAPO-7")
    possible = _possible_for_two if state.seats == 2 else _possible_for_many
    if not any(possible(origin) for origin in (state, *_before_last_bean(state))):
        raise BadPosition("dacapo-position-rounds", rule="DACAPO-3")


def _before_last_bean(state: DaCapoState) -> Iterator[DaCapoState]:
    """DACAPO-7: yield the positions from which putting a last bean leads to this one."""
    if rules.still_in(state):
        return
    for seat, row in enumerate(state.rows):
        rows = (*state.rows[:seat], row[:-1], *state.rows[seat + 1 :])
        if row[-1:] != (1,) or rules.reached_target(replace(state, rows=rows)):
            continue
        for held in range(1, hands(state.options, state.seats)[seat] - sum(row[:-1]) + 1):
            stocks = tuple(held if other == seat else 0 for other in range(state.seats))
            yield replace(state, rows=rows, stocks=stocks, box=state.box + 1 - held)


def _lost(state: DaCapoState, seat: int) -> int:
    """Return the number of beans that a seat returned to the box."""
    started = hands(state.options, state.seats)[seat]
    return started - state.stocks[seat] - sum(state.rows[seat])


def _possible_for_two(state: DaCapoState) -> bool:
    """Return whether rounds of two players can lead to this position; this is exact.

    The loser of a round shows fewer beans than the winner, and at least one. In addition, both lose
    the same number of beans in the rounds without a winner. A single 1 therefore never wins, and
    one such number must fit both seats: each seat's total loss less what it can have lost in the
    rounds that the other won.
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
    """Return whether all seats can have spent their beans in the same number of rounds.

    More players can cancel each other out in too many ways to try. This rejects plainly impossible
    positions, but not all impossible ones.
    """
    wins = sum(map(len, state.rows))
    spans = [_rounds_of(state, seat) for seat in range(state.seats)]
    played = range(wins, state.options.beans + 1)
    return any(_agree(state, spans, rounds) for rounds in played)


def _rounds_of(state: DaCapoState, seat: int) -> range:
    """Return the numbers of rounds in which a seat can have put down and lost its beans."""
    won, lost = len(state.rows[seat]), _lost(state, seat)
    return range(won + -(-lost // MAX_SHOWN), won + lost + 1)


def _agree(state: DaCapoState, spans: list[range], rounds: int) -> bool:
    """Check a number of rounds.

    A seat with beans played all rounds, a seat that is out at most as many, and every round had at
    least two seats.
    """
    to_the_end = [rounds in span for span in spans]
    earlier = [
        stock == 0 and span[0] <= rounds for stock, span in zip(state.stocks, spans, strict=True)
    ]
    return sum(to_the_end) > 1 and all(map(or_, to_the_end, earlier))
