"""Ronda's position string. It reveals covered cups, so it is for records and never for seats.

0314203142 10,9 6/0 lift:1:4
The beans under cups 1 to 10 (`-` before the shuffle), the hands, the black cup and the beans that
left the game, and the phase: `shuffle`, `lot`, `lift:1` (seat 1 lifts a first cup), `lift:1+`
(it may pass as well, RONDA-12), `lift:1:4` (cup 4 is open), `lift:1:4-7` (and cup 7 was just
covered, RONDA-7), `pair:1:4,7` (equal cups), `added:1:4,7` (a bean was added), `over:1:4,7`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cupboard.core.errors import BadPosition
from cupboard.games.ronda.rules import FILLING, PAIR
from cupboard.games.ronda.spec import RondaOptions, hands
from cupboard.games.ronda.state import Phase, RondaState

NUMBER = r"(?:0|[1-9][0-9]{0,2})"
CUP = r"(?:10|[1-9])"
BODY = re.compile(
    rf"(?P<cups>-|[0-9]{{10}}) (?P<hands>{NUMBER}(?:,{NUMBER})*) "
    rf"(?P<black>{NUMBER})/(?P<out>{NUMBER}) "
    rf"(?P<phase>{'|'.join(Phase)})"
    rf"(?::(?P<seat>[0-4])(?P<going_on>\+)?(?::(?P<open>{CUP}(?:,{CUP})?)(?:-(?P<barred>{CUP}))?)?)?"
)


def write(state: RondaState) -> str:
    cups = "".join(map(str, state.cups)) or "-"
    hands = ",".join(map(str, state.hands))
    return f"{cups} {hands} {state.black}/{state.out} {_due(state)}"


def _due(state: RondaState) -> str:
    if state.phase in (Phase.SHUFFLE, Phase.LOT):
        return state.phase.value
    going_on = "+" if state.going_on else ""
    lifted = ":" + ",".join(map(str, state.open)) if state.open else ""
    barred = f"-{state.barred}" if state.barred is not None else ""
    return f"{state.phase.value}:{state.actor}{going_on}{lifted}{barred}"


def read(body: str, options: RondaOptions, seats: int) -> RondaState:
    """Parse a state; raise an error for one that no game can reach."""
    found = BODY.fullmatch(body)
    if found is None:
        raise BadPosition("ronda-position-unreadable", rule="RONDA-1", text=body[:60])
    named = found["seat"] is not None
    if named == (found["phase"] in (Phase.SHUFFLE, Phase.LOT)) or int(found["seat"] or 0) >= seats:
        raise BadPosition("ronda-position-turn", rule="RONDA-3", seats=seats)
    state = RondaState(
        options=options,
        seats=seats,
        phase=Phase(found["phase"]),
        actor=int(found["seat"] or 0),
        cups=tuple(map(int, found["cups"].removeprefix("-"))),
        open=tuple(map(int, found["open"].split(","))) if found["open"] else (),
        barred=int(found["barred"]) if found["barred"] else None,
        going_on=found["going_on"] is not None,
        hands=tuple(map(int, found["hands"].split(","))),
        black=int(found["black"]),
        out=int(found["out"]),
    )
    _require_possible(state)
    return state


def _require_possible(state: RondaState) -> None:
    if not _cups_fit(state):
        raise BadPosition("ronda-position-cups", rule="RONDA-1")
    if not _middle_fits(state):
        raise BadPosition("ronda-position-middle", rule="RONDA-9")
    if not _hands_fit(state):
        raise BadPosition("ronda-position-hands", rule="RONDA-11", seats=state.seats)
    total = sum(FILLING) + sum(hands(state.options, state.seats))
    found = sum(state.cups or FILLING) + sum(state.hands) + state.black + state.out
    if found != total:
        raise BadPosition("ronda-position-beans", rule="RONDA-2", found=found, total=total)
    if not OPEN_FITS[state.phase](state):
        raise BadPosition("ronda-position-open", rule="RONDA-4")


def _cups_fit(state: RondaState) -> bool:
    if state.phase == Phase.SHUFFLE:
        return not state.cups
    order = tuple(sorted(state.cups))
    return order == FILLING if state.phase == Phase.LOT else order in fillings(state.options.top)


def _middle_fits(state: RondaState) -> bool:
    """RONDA-9, RONDA-12: return whether the beans outside the circle add up to cleared cups."""
    gone = state.options.top + 1
    most = gone if state.options.penalty else 0
    return state.black <= most and state.out % gone == 0


def _hands_fit(state: RondaState) -> bool:
    """RONDA-2, RONDA-11: return whether the hands fit: full at first, empty only for the winner."""
    if len(state.hands) != state.seats:
        return False
    if state.phase in (Phase.SHUFFLE, Phase.LOT):
        return state.hands == hands(state.options, state.seats)
    empty = [seat for seat, beans in enumerate(state.hands) if beans == 0]
    return empty == ([state.actor] if state.phase == Phase.OVER else [])


def _none_open(state: RondaState) -> bool:
    return not state.open and state.barred is None and not state.going_on


def _lift_open(state: RondaState) -> bool:
    if not state.open:
        return state.barred is None and (state.options.easy or not state.going_on)
    if state.going_on or len(state.open) >= PAIR:
        return False
    return state.barred is None or _was_kept(state, state.open[0], state.barred)


def _was_kept(state: RondaState, kept: int, barred: int) -> bool:
    """RONDA-7: return whether one of the two cups holds one bean more, the added one."""
    return not state.options.easy and abs(state.under(kept) - state.under(barred)) == 1


def _two_open(state: RondaState) -> bool:
    plain = state.barred is None and not state.going_on
    return plain and len(set(state.open)) == len(state.open) == PAIR


def _pair_open(state: RondaState) -> bool:
    return _two_open(state) and len(set(map(state.under, state.open))) == 1


def _added_open(state: RondaState) -> bool:
    return not state.options.easy and _two_open(state) and _differ_by_one(state)


def _over_open(state: RondaState) -> bool:
    return _two_open(state) and (_differ_by_one(state) or _just_dissolved(state))


def _differ_by_one(state: RondaState) -> bool:
    first, second = map(state.under, state.open)
    return abs(first - second) == 1


def _just_dissolved(state: RondaState) -> bool:
    left = set(map(state.under, state.open)) == {0, state.options.top}
    return left and state.black + state.out > 0


OPEN_FITS = {
    Phase.SHUFFLE: _none_open,
    Phase.LOT: _none_open,
    Phase.LIFT: _lift_open,
    Phase.PAIR: _pair_open,
    Phase.ADDED: _added_open,
    Phase.OVER: _over_open,
}


@cache
def fillings(top: int) -> frozenset[tuple[int, ...]]:
    """Return all possible contents of the ten cups, sorted, that pairs and added beans lead to."""
    reached = {FILLING}
    fresh = set(reached)
    while fresh:
        fresh = {new for old in fresh for new in _fillings_after(old, top)} - reached
        reached |= fresh
    return frozenset(reached)


def _fillings_after(order: tuple[int, ...], top: int) -> Iterator[tuple[int, ...]]:
    """RONDA-6, RONDA-9: yield the contents after one cup of a pair gets a bean or is cleared."""
    for beans in {n for n in order if order.count(n) >= PAIR}:
        at = order.index(beans)
        grown = beans + 1 if beans < top else 0
        yield tuple(sorted((*order[:at], grown, *order[at + 1 :])))
