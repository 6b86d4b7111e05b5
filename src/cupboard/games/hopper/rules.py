"""Hopper's rules. Pure functions: from a state and what happened to the next state and its facts.

How beans fly is not a rule: a flight's result comes in as a chance event (`landing.Flight`), or is
entered by a person (`moves.Rest`). Both are settled by the same function, `settle`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from cupboard.core.types import Fact, Outcome
from cupboard.games.hopper.facts import (
    Begins,
    BlackCupJoins,
    Claimed,
    Ended,
    FinaleBegins,
    Fired,
    Flew,
    Knocked,
    Landed,
    PutBack,
    Refilled,
    Shifted,
    Skipped,
    Stirred,
)
from cupboard.games.hopper.geometry import (
    CUP_OUTER,
    NO_POSE,
    Pose,
    agrees,
    centre,
    free_spots,
    sane,
)
from cupboard.games.hopper.landing import Flight, Landing
from cupboard.games.hopper.moves import LOOSE_WORD, Change, Rest, Shot
from cupboard.games.hopper.path import shows_only
from cupboard.games.hopper.places import (
    AIR,
    CELL_NAMES,
    CELLS,
    FULL,
    HAND,
    LOOSE,
    NAMES,
    NOWHERE,
    PLACES,
    TABLE,
    TRAY,
    cells,
)
from cupboard.games.hopper.spec import HopperOptions
from cupboard.games.hopper.state import Claim, HopperState, Launch

CUPS_TO_WIN = 4
FINALE_CUPS = 3
NEUTRAL_POINTS, BLACK_POINTS, LAST_POINTS = 1, 2, 3


@dataclass
class Work:
    """A state being changed: its beans in lists, who is next, and what is to be told of it."""

    state: HopperState
    where: bytearray
    poses: list[Pose]
    actor: int
    facts: list[Fact] = field(default_factory=list)

    @classmethod
    def on(cls, state: HopperState) -> Work:
        return cls(state, bytearray(state.where), list(state.poses), state.actor)

    def lay(self, bean: int, place: int, pose: Pose) -> None:
        self.where[bean] = place
        self.poses[bean] = pose

    def beans(self, *places: int) -> list[int]:
        return [bean for bean, place in enumerate(self.where) if place in places]

    def done(self, *air: Launch) -> tuple[HopperState, tuple[Fact, ...]]:
        """The new state, with these beans in the air."""
        old = self.state
        state = HopperState(
            options=old.options,
            seats=old.seats,
            actor=self.actor,
            claims=old.claims,
            black=old.black,
            where=bytes(self.where),
            poses=tuple(self.poses),
            air=air,
        )
        return state, tuple(self.facts)


Result = tuple[HopperState, tuple[Fact, ...]]


# The beginning


def set_up(options: HopperOptions, seats: int) -> HopperState:
    """HOPPER-1, HOPPER-2: sixteen empty cups; equal shares, the remainder loose on the table."""
    share, rest = divmod(options.beans, seats)
    hands = b"".join(bytes([HAND + seat]) * share for seat in range(seats))
    state = HopperState(
        options=options,
        seats=seats,
        actor=NOWHERE,
        claims=(),
        black=NOWHERE,
        where=hands + bytes([AIR]) * rest,
        poses=(NO_POSE,) * options.beans,
        air=(),
    )
    work = Work.on(state)
    put_back(work, work.beans(AIR))
    return work.done()[0]


def begin(state: HopperState, seat: int) -> Result:
    """HOPPER-2: the lot says who begins."""
    return replace(state, actor=seat), (Begins(seat),)


# Where the game stands


def finale(state: HopperState) -> bool:
    """HOPPER-10: everybody shoots at once from the moment the black cup has joined."""
    return state.black_joined


def over(state: HopperState) -> bool:
    """HOPPER-8: somebody owns four cups; HOPPER-9: the last cup has left the tray."""
    if state.options.long:
        return state.cups == 0
    owners = [claim.seat for claim in state.claims]
    return any(owners.count(seat) >= CUPS_TO_WIN for seat in set(owners))


def points(state: HopperState) -> tuple[int, ...]:
    """HOPPER-8: every cup counts one. HOPPER-11: the black one two, the tray's last one three."""
    worth = [BLACK_POINTS if claim.black else NEUTRAL_POINTS for claim in state.claims]
    if state.options.long and state.cups == 0:
        worth[-1] = LAST_POINTS
    pairs = list(zip(state.claims, worth, strict=True))
    return tuple(sum(n for claim, n in pairs if claim.seat == seat) for seat in range(state.seats))


def outcome(state: HopperState) -> Outcome:
    """HOPPER-8: the owner of four cups wins. HOPPER-11: most points win; a tie is shared."""
    return Outcome.by_points(points(state), "HOPPER-11" if state.options.long else "HOPPER-8")


# Shots


def fire(state: HopperState, shots: Mapping[int, Shot]) -> Result:
    """HOPPER-3, HOPPER-10: the shooters' beans fly, with those that fly already; chance decides how
    they come down."""
    work = Work.on(state)
    air = list(state.air)
    for seat, shot in sorted(shots.items()):
        bean = work.where.index(HAND + seat)
        work.lay(bean, AIR, NO_POSE)
        air.append(Launch(seat, bean, replace(shot, tick=0), shot.tick))
        work.facts.append(Fired(seat, bean, shot.aim, shot.power, shot.timing, shot.tick))
    if len(shots) == 1:
        work.actor = air[-1].seat
    return work.done(*air)


def possible(state: HopperState, flight: object) -> bool:
    """HOPPER-4, HOPPER-12: can these flying beans have ended like this? Every bean that was shot is
    told of, each bean once, none comes out of a hand, and each lies where its pose says."""
    if not isinstance(flight, Flight):
        return False
    told = [landing.bean for landing in flight.landings]
    shooters = {launch.bean: launch.seat for launch in state.air}
    return (
        len(set(told)) == len(told)
        and shooters.keys() <= set(told)
        and all(_possible_landing(state, shooters, landing) for landing in flight.landings)
        and shows_only(flight.path, told)
    )


def _possible_landing(state: HopperState, shooters: Mapping[int, int], landing: Landing) -> bool:
    place = PLACES.get(landing.place, NOWHERE)
    return (
        0 <= landing.bean < len(state.where)
        and state.where[landing.bean] < HAND
        and landing.seat in shooters.values()
        and shooters.get(landing.bean, landing.seat) == landing.seat
        and (place in LOOSE or place in cells(state.cups))
        and sane(landing.pose)
        and agrees(place, landing.pose, state.cups)
    )


def land(state: HopperState, flight: Flight) -> Result:
    """HOPPER-4: the beans stay where they came to rest."""
    work = Work.on(state)
    if flight.path:
        work.facts.append(Flew(flight.path))
    return settle(work, flight.landings)


# The referee (HOPPER-13)


def enter(state: HopperState, seat: int, rest: Rest) -> Result:
    """HOPPER-13: a person says where the seat's bean came to rest and what else the hit moved.
    Beans have no faces: what a cup gained fell out of another or else lay loose before."""
    shot = state.where.index(HAND + seat)
    fallen = [bean for change in rest.changes for bean in _lost(state, change)]
    free = fallen + [bean for bean, place in enumerate(state.where) if place in LOOSE]
    ends = [(shot, "table" if rest.place == LOOSE_WORD else rest.place)]
    for change in rest.changes:
        ends += [(free.pop(0), change.cup) for _ in range(change.beans)]
    ends += [(bean, "table") for bean in fallen if bean in free]
    landings = [Landing(bean, seat, place, NO_POSE) for bean, place in ends]
    work = Work.on(state)
    work.actor = seat
    work.lay(shot, AIR, NO_POSE)
    return settle(work, landings)


def _lost(state: HopperState, change: Change) -> list[int]:
    """The beans that are said to have left a cup."""
    inside = [bean for bean, place in enumerate(state.where) if place == PLACES[change.cup]]
    return inside[: max(0, -change.beans)]


def missing_cup(state: HopperState, rest: Rest) -> str | None:
    """HOPPER-6: a named cell on which no cup stands now."""
    named = [rest.place, *(change.cup for change in rest.changes)]
    standing = {CELL_NAMES[cell] for cell in cells(state.cups)} | {LOOSE_WORD}
    return next((name for name in named if name not in standing), None)


def overdrawn_cup(state: HopperState, rest: Rest) -> str | None:
    """HOPPER-4: a cup that is said to have lost more beans than it held."""
    for change in rest.changes:
        if -change.beans > state.beans_in(PLACES[change.cup]):
            return change.cup
    return None


def unexplained(state: HopperState, rest: Rest) -> int:
    """HOPPER-4: how many beans are said to have come into cups that lay nowhere before."""
    return max(0, sum(change.beans for change in rest.changes) - state.loose)


# All is at rest


def settle(work: Work, landings: Sequence[Landing]) -> Result:
    """HOPPER-4 … HOPPER-10: beans lie still; full cups are taken, the others pushed together, and
    the next to shoot is found."""
    before = work.state
    full = full_cups(work.where, landings)
    for landing in landings:
        _lay(work, landing)
    if full:
        claim(work, full)
        close_up(work, [cell for cell, _ in full])
    go_on(work, before)
    return work.done()


def _lay(work: Work, landing: Landing) -> None:
    """HOPPER-4: a bean stays where it came to rest."""
    before = work.where[landing.bean]
    work.lay(landing.bean, PLACES[landing.place], landing.pose)
    if before == AIR:
        work.facts.append(Landed(landing.seat, landing.bean, landing.place, landing.pose))
    elif before == PLACES[landing.place]:
        work.facts.append(Stirred(landing.bean, landing.place, landing.pose))
    else:
        told = (NAMES[before], landing.place, landing.pose)
        work.facts.append(Knocked(landing.seat, landing.bean, *told))


def full_cups(where: bytearray, landings: Sequence[Landing]) -> list[tuple[int, int]]:
    """HOPPER-5: the cups that hold four beans or more when all is at rest, and who takes each: the
    shooter of the bean that made it four. They are taken in the order in which they were filled."""
    still = where.copy()
    for landing in landings:
        still[landing.bean] = AIR
    full = []
    for landing in landings:
        cell = PLACES[landing.place]
        still[landing.bean] = cell
        if cell < CELLS and still.count(cell) == FULL:
            full.append((cell, landing.seat))
    return full


def claim(work: Work, full: Sequence[tuple[int, int]]) -> None:
    """HOPPER-5: the cups are taken, their beans lie loose."""
    state = work.state
    claims = list(state.claims)
    for cell, seat in full:
        black = cell == state.black
        claims.append(Claim(seat, black))
        last = state.black_joined and state.cups == len(claims) - len(state.claims)
        work.facts.append(Claimed(seat, CELL_NAMES[cell], black, last))
        put_back(work, work.beans(cell))
    gone = state.black in [cell for cell, _ in full]
    work.state = replace(state, claims=tuple(claims), black=NOWHERE if gone else state.black)


def put_back(work: Work, beans: Sequence[int]) -> None:
    """HOPPER-5: beans come back into play: loose on the table, beside the tray."""
    on_table = [work.poses[bean] for bean in work.beans(TABLE)]
    spots = free_spots(pose for pose in on_table if pose)
    for bean in beans:
        pose = NO_POSE if work.state.options.referee else next(spots)
        work.lay(bean, TABLE, pose)
        work.facts.append(PutBack(bean, pose))


def close_up(work: Work, gaps: Sequence[int]) -> None:
    """HOPPER-6, HOPPER-9: the remaining cups are pushed together, the black one with them when it
    is time, and the block stands in the middle of the tray."""
    state = work.state
    before = state.cups + len(gaps)
    standing = [cell for cell in cells(before) if cell not in gaps]
    joins = state.options.long and not state.black_joined and state.neutral_left <= FINALE_CUPS
    cups = len(standing) + joins
    moves = closing(standing, cups)
    black = moves.get(state.black, NOWHERE)
    if joins:
        black = next(cell for cell in cells(cups) if cell not in moves.values())
        work.facts.append(BlackCupJoins(CELL_NAMES[black], *centre(black, cups)))
    work.state = replace(state, black=black)
    shift(work, moves, before, cups)
    clear_way(work, cups)


def closing(standing: Sequence[int], cups: int) -> dict[int, int]:
    """HOPPER-6: the new cell of every cup that stays in the tray, when `cups` cells are to be
    occupied. Cups inside the new block stay; those outside fill its gaps, in order of names."""
    target = cells(cups)
    free = iter([cell for cell in target if cell not in standing])
    return {cell: cell if cell in target else next(free) for cell in standing}


def shift(work: Work, moves: Mapping[int, int], before: int, cups: int) -> None:
    """HOPPER-6: cups are pushed to their new places and carry their beans."""
    for origin, cell in moves.items():
        (x0, y0), (x1, y1) = centre(origin, before), centre(cell, cups)
        if (origin, x0, y0) == (cell, x1, y1):
            continue
        work.facts.append(Shifted(CELL_NAMES[origin], CELL_NAMES[cell], x1, y1))
        for bean in work.beans(origin):
            work.poses[bean] = _pushed(work.poses[bean], x1 - x0, y1 - y0)
    # All cups move at once: a cup may be pushed to where another one stood.
    names = bytes(moves.get(place, place) for place in range(256))
    work.where = work.where.translate(names)


def _pushed(pose: Pose, dx: int, dy: int) -> Pose:
    return (pose[0] + dx, pose[1] + dy, *pose[2:]) if pose else NO_POSE


def clear_way(work: Work, cups: int) -> None:
    """HOPPER-6: loose beans stay, but one on which a cup would stand is laid beside the tray."""
    middles = [centre(cell, cups) for cell in cells(cups)]
    in_the_way = [bean for bean in work.beans(TRAY) if _under_cup(work.poses[bean], middles)]
    put_back(work, in_the_way)


def _under_cup(pose: Pose, middles: Iterable[tuple[int, int]]) -> bool:
    return bool(pose) and any(
        (pose[0] - x) ** 2 + (pose[1] - y) ** 2 < CUP_OUTER**2 for x, y in middles
    )


# Who is next


def go_on(work: Work, before: HopperState) -> None:
    """HOPPER-3, HOPPER-7 … HOPPER-10: the game ends, or somebody has the next shot."""
    state = work.state
    if over(state):
        work.facts.append(Ended("last_cup" if state.options.long else "four_cups"))
    elif finale(state):
        if not finale(before):
            work.facts.append(FinaleBegins())
        refill_together(work)
    else:
        hand_on(work)


def hand_on(work: Work) -> None:
    """HOPPER-2, HOPPER-7: the turn goes clockwise; who is out of beans takes all the loose ones;
    with none lying loose he is skipped."""
    seats = work.state.seats
    for step in range(1, seats + 1):
        seat = (work.actor + step) % seats
        if HAND + seat not in work.where:
            loose = work.beans(*LOOSE)
            if not loose:
                work.facts.append(Skipped(seat))
                continue
            refill(work, seat, loose)
        work.actor = seat
        return


def refill_together(work: Work) -> None:
    """HOPPER-7, HOPPER-10: in the finale all who are out of beans take all the loose ones together,
    bean by bean, clockwise from the left of who shot last; with none lying loose they wait."""
    state = work.state
    order = [(work.actor + step) % state.seats for step in range(1, state.seats + 1)]
    empty = [seat for seat in order if HAND + seat not in work.where]
    loose = work.beans(*LOOSE)
    for turn, seat in enumerate(empty):
        share = loose[turn :: len(empty)]
        if share:
            refill(work, seat, share)
        elif state.options.finale == "rounds":
            work.facts.append(Skipped(seat))


def refill(work: Work, seat: int, beans: Sequence[int]) -> None:
    """HOPPER-7: loose beans go to a hand."""
    for bean in beans:
        work.lay(bean, HAND + seat, NO_POSE)
    work.facts.append(Refilled(seat, len(beans)))
