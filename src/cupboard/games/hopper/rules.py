"""Hopper's rules: pure functions from a state and an event to the next state and its facts.

The flight of beans is not a rule: its result is a chance event (`landing.Flight`) or is entered by
a person (`moves.Rest`). The same function, `settle`, handles both.
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
    Returned,
    Shifted,
    Skipped,
    Stirred,
)
from cupboard.games.hopper.flight_path import shows_only
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
from cupboard.games.hopper.moves import LOOSE_WORD, Change, Push, Rest, Shot, Take
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
    Frame,
    cells,
)
from cupboard.games.hopper.spec import HopperOptions
from cupboard.games.hopper.state import Claim, HopperState, Launch

CUPS_TO_WIN = 4
FINALE_CUPS = 3
NEUTRAL_POINTS, BLACK_POINTS, LAST_POINTS = 1, 2, 3


@dataclass
class Work:
    """A state being changed: its beans in lists, the next seat, and the facts so far."""

    state: HopperState
    where: bytearray
    poses: list[Pose]
    actor: int
    refilled: set[int]
    facts: list[Fact] = field(default_factory=list)

    @classmethod
    def on(cls, state: HopperState) -> Work:
        where, poses, refilled = bytearray(state.where), list(state.poses), set(state.refilled)
        return cls(state, where, poses, state.actor, refilled)

    def lay(self, bean: int, place: int, pose: Pose) -> None:
        self.where[bean] = place
        self.poses[bean] = pose

    def beans(self, *places: int) -> list[int]:
        return [bean for bean, place in enumerate(self.where) if place in places]

    def done(self, *air: Launch) -> tuple[HopperState, tuple[Fact, ...]]:
        """Return the new state with these beans in the air, and the facts."""
        old = self.state
        state = HopperState(
            options=old.options,
            seats=old.seats,
            actor=self.actor,
            claims=old.claims,
            standing=old.standing,
            black=old.black,
            where=bytes(self.where),
            poses=tuple(self.poses),
            air=air,
            # After the game no seat can say any more what it took.
            refilled=() if over(old) else tuple(sorted(self.refilled)),
        )
        return state, tuple(self.facts)


Result = tuple[HopperState, tuple[Fact, ...]]


# The start


def set_up(options: HopperOptions, seats: int) -> HopperState:
    """HOPPER-1, HOPPER-2: set up sixteen empty cups and equal shares; spare beans are loose."""
    share, rest = divmod(options.beans, seats)
    hands = b"".join(bytes([HAND + seat]) * share for seat in range(seats))
    state = HopperState(
        options=options,
        seats=seats,
        actor=NOWHERE,
        claims=(),
        standing=cells(CELLS),
        black=NOWHERE,
        where=hands + bytes([AIR]) * rest,
        poses=(NO_POSE,) * options.beans,
        air=(),
    )
    work = Work.on(state)
    put_back(work, work.beans(AIR))
    return work.done()[0]


def begin(state: HopperState, seat: int) -> Result:
    """HOPPER-2: start with the randomly chosen seat."""
    return replace(state, actor=seat), (Begins(seat),)


# Status of the game


def finale(state: HopperState) -> bool:
    """HOPPER-10: return whether all players shoot at the same time, since the black cup joined."""
    return state.black_joined


def over(state: HopperState) -> bool:
    """HOPPER-8, HOPPER-9: return whether a seat has four cups, or the last cup has been claimed."""
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
    """HOPPER-8: the owner of four cups wins.

    HOPPER-11: the player with the most points wins; tied players share the victory.
    """
    return Outcome.by_points(points(state), "HOPPER-11" if state.options.long else "HOPPER-8")


# Shots


def fire(state: HopperState, shots: Mapping[int, Shot]) -> Result:
    """HOPPER-3, HOPPER-10: add the shooters' beans to those in the air."""
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
    """HOPPER-4, HOPPER-12: return whether these flying beans can have landed like this.

    Every bean that was shot is listed, each bean at most once, none comes out of a hand, and each
    is where its pose says.
    """
    if not isinstance(flight, Flight):
        return False
    landed = [landing.bean for landing in flight.landings]
    shooters = {launch.bean: launch.seat for launch in state.air}
    return (
        len(set(landed)) == len(landed)
        and shooters.keys() <= set(landed)
        and all(_possible_landing(state, shooters, landing) for landing in flight.landings)
        and shows_only(flight.path, landed)
    )


def _possible_landing(state: HopperState, shooters: Mapping[int, int], landing: Landing) -> bool:
    place = PLACES.get(landing.place, NOWHERE)
    return (
        0 <= landing.bean < len(state.where)
        and state.where[landing.bean] < HAND
        and landing.seat in shooters.values()
        and shooters.get(landing.bean, landing.seat) == landing.seat
        and (place in LOOSE or place in state.standing)
        and sane(landing.pose)
        and agrees(place, landing.pose, state.frame)
    )


def land(state: HopperState, flight: Flight) -> Result:
    """HOPPER-4: leave the beans where they stopped."""
    work = Work.on(state)
    if flight.path:
        work.facts.append(Flew(flight.path))
    return settle(work, flight.landings)


# Referee mode (HOPPER-13)


def enter(state: HopperState, seat: int, rest: Rest) -> Result:
    """HOPPER-13: apply an entry: where the seat's bean stopped and what else the hit moved.

    Beans are interchangeable: those that a cup gained came out of another cup or were loose before.
    """
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
    work.refilled.discard(seat)
    work.lay(shot, AIR, NO_POSE)
    return settle(work, landings)


def _lost(state: HopperState, change: Change) -> list[int]:
    """Return the beans that have left a cup according to the entry."""
    inside = [bean for bean, place in enumerate(state.where) if place == PLACES[change.cup]]
    return inside[: max(0, -change.beans)]


def missing_cup(state: HopperState, rest: Rest) -> str | None:
    """HOPPER-6: return a named cell that has no cup now, or None."""
    named = [rest.place, *(change.cup for change in rest.changes)]
    standing = {CELL_NAMES[cell] for cell in state.standing} | {LOOSE_WORD}
    return next((name for name in named if name not in standing), None)


def push(state: HopperState, said: Push) -> Result:
    """HOPPER-6, HOPPER-13: move cups as people pushed them; the turn does not change."""
    pushed = {PLACES[origin]: PLACES[cell] for origin, cell in said.cups}
    work = Work.on(state)
    rearrange(work, {cell: pushed.get(cell, cell) for cell in state.standing})
    return work.done()


def unmovable_cup(state: HopperState, said: Push) -> str | None:
    """HOPPER-6: return a named cell from which no cup can be pushed, or None."""
    return next((cup for cup, _ in said.cups if PLACES[cup] not in state.standing), None)


def occupied_cell(state: HopperState, said: Push) -> str | None:
    """HOPPER-6: return a cell that would have to hold two cups, or None."""
    pushed = {PLACES[origin] for origin, _ in said.cups}
    taken = {CELL_NAMES[cell] for cell in state.standing if cell not in pushed}
    for _, cell in said.cups:
        if cell in taken:
            return cell
        taken.add(cell)
    return None


def take(state: HopperState, seat: int, said: Take) -> Result:
    """HOPPER-7, HOPPER-13: correct the number of beans a seat took; the others stay loose."""
    work = Work.on(state)
    more = said.beans - state.hands[seat]
    if more > 0:
        refill(work, seat, work.beans(*LOOSE)[:more])
    elif more < 0:
        give_back(work, seat, work.beans(HAND + seat)[more:])
    if finale(state):
        refill_together(work)
    return work.done()


def give_back(work: Work, seat: int, beans: Sequence[int]) -> None:
    """HOPPER-13: return beans that were not taken after all."""
    work.facts.append(Returned(seat, len(beans)))
    put_back(work, beans)


def most_taken(state: HopperState, seat: int) -> int:
    """HOPPER-7: return the loose beans at the time of the seat's refill, less what others took."""
    return state.hands[seat] + state.loose


def overdrawn_cup(state: HopperState, rest: Rest) -> str | None:
    """HOPPER-4: return a cup that lost more beans than it held according to the entry, or None."""
    for change in rest.changes:
        if -change.beans > state.beans_in(PLACES[change.cup]):
            return change.cup
    return None


def unexplained(state: HopperState, rest: Rest) -> int:
    """HOPPER-4: return the number of beans entered into cups that came from nowhere."""
    return max(0, sum(change.beans for change in rest.changes) - state.loose)


# After everything has stopped


def settle(work: Work, landings: Sequence[Landing]) -> Result:
    """HOPPER-4 … HOPPER-10: claim full cups, push the others together and find the next shooter."""
    before = work.state
    full = full_cups(work.where, landings)
    for landing in landings:
        _lay(work, landing)
    if full:
        claim(work, full)
        close_up(work, before.frame)
    go_on(work, before)
    return work.done()


def _lay(work: Work, landing: Landing) -> None:
    """HOPPER-4: leave a bean where it stopped."""
    before = work.where[landing.bean]
    work.lay(landing.bean, PLACES[landing.place], landing.pose)
    if before == AIR:
        work.facts.append(Landed(landing.seat, landing.bean, landing.place, landing.pose))
    elif before == PLACES[landing.place]:
        work.facts.append(Stirred(landing.bean, landing.place, landing.pose))
    else:
        details = (NAMES[before], landing.place, landing.pose)
        work.facts.append(Knocked(landing.seat, landing.bean, *details))


def full_cups(where: bytearray, landings: Sequence[Landing]) -> list[tuple[int, int]]:
    """HOPPER-5, HOPPER-10: return the full cups and the seat that claims each.

    It is the seat whose shot brought the fourth bean, by going in or by knocking one in. A bean
    that was in the cup before and was only touched does not count as an arrival. Cups are claimed
    in the order in which they were filled.
    """
    inside = where.copy()
    arrivals = [landing for landing in landings if where[landing.bean] != PLACES[landing.place]]
    for landing in arrivals:
        inside[landing.bean] = AIR
    full = []
    for landing in arrivals:
        cell = PLACES[landing.place]
        inside[landing.bean] = cell
        if cell < CELLS and inside.count(cell) == FULL:
            full.append((cell, landing.seat))
    return full


def claim(work: Work, full: Sequence[tuple[int, int]]) -> None:
    """HOPPER-5: claim the cups; their beans become loose."""
    state = work.state
    claims = list(state.claims)
    for cell, seat in full:
        black = cell == state.black
        claims.append(Claim(seat, black))
        last = state.black_joined and state.cups == len(claims) - len(state.claims)
        work.facts.append(Claimed(seat, CELL_NAMES[cell], black, last))
        put_back(work, work.beans(cell))
    gone = [cell for cell, _ in full]
    work.state = replace(
        state,
        claims=tuple(claims),
        standing=tuple(cell for cell in state.standing if cell not in gone),
        black=NOWHERE if state.black in gone else state.black,
    )


def put_back(work: Work, beans: Sequence[int]) -> None:
    """HOPPER-5: put beans back into play, loose on the table beside the tray."""
    on_table = [work.poses[bean] for bean in work.beans(TABLE)]
    spots = free_spots(pose for pose in on_table if pose)
    for bean in beans:
        pose = NO_POSE if work.state.options.referee else next(spots)
        work.lay(bean, TABLE, pose)
        work.facts.append(PutBack(bean, pose))


def close_up(work: Work, before: Frame) -> None:
    """HOPPER-6, HOPPER-9: push the remaining cups together unless gaps stay.

    The black cup joins them when it is time, and then they form a square in any case.
    """
    state = work.state
    joins = state.options.long and not state.black_joined and state.neutral_left <= FINALE_CUPS
    if joins:
        moves = closing(state.standing, state.cups + 1)
        black = next(cell for cell in cells(state.cups + 1) if cell not in moves.values())
        rearrange(work, moves, before, black)
    elif state.options.close_gaps:
        rearrange(work, closing(state.standing, state.cups), before)


def closing(standing: Sequence[int], cups: int) -> dict[int, int]:
    """HOPPER-6: return the new cell of every cup in the tray, for `cups` occupied cells.

    Cups inside the new block stay; those outside fill its gaps, in order of names.
    """
    target = cells(cups)
    free = iter([cell for cell in target if cell not in standing])
    return {cell: cell if cell in target else next(free) for cell in standing}


def rearrange(
    work: Work, moves: Mapping[int, int], before: Frame | None = None, joining: int = NOWHERE
) -> None:
    """HOPPER-6: move every cup to its new cell, perhaps with the black one joining (HOPPER-9).

    `before` is the previous frame, if it is not the present one.
    """
    old = work.state
    standing = {*moves.values()} | ({joining} - {NOWHERE})
    black = moves.get(old.black, joining)
    work.state = replace(old, standing=tuple(sorted(standing)), black=black)
    frame = work.state.frame
    if joining != NOWHERE:
        work.facts.append(BlackCupJoins(CELL_NAMES[joining], *centre(joining, frame)))
    shift(work, moves, before or old.frame, frame)
    clear_way(work, frame)


def shift(work: Work, moves: Mapping[int, int], before: Frame, after: Frame) -> None:
    """HOPPER-6: push cups to their new places with their beans."""
    for origin, cell in moves.items():
        (x0, y0), (x1, y1) = centre(origin, before), centre(cell, after)
        if (origin, x0, y0) == (cell, x1, y1):
            continue
        work.facts.append(Shifted(CELL_NAMES[origin], CELL_NAMES[cell], x1, y1))
        for bean in work.beans(origin):
            work.poses[bean] = _pushed(work.poses[bean], x1 - x0, y1 - y0)
    # All cups move at the same time: a cup may be pushed to where another one was.
    names = bytes(moves.get(place, place) for place in range(256))
    work.where = work.where.translate(names)


def _pushed(pose: Pose, dx: int, dy: int) -> Pose:
    return (pose[0] + dx, pose[1] + dy, *pose[2:]) if pose else NO_POSE


def clear_way(work: Work, frame: Frame) -> None:
    """HOPPER-6: leave loose beans, but move one that a cup would cover to beside the tray."""
    middles = [centre(cell, frame) for cell in work.state.standing]
    in_the_way = [bean for bean in work.beans(TRAY) if _under_cup(work.poses[bean], middles)]
    put_back(work, in_the_way)


def _under_cup(pose: Pose, middles: Iterable[tuple[int, int]]) -> bool:
    return bool(pose) and any(
        (pose[0] - x) ** 2 + (pose[1] - y) ** 2 < CUP_OUTER**2 for x, y in middles
    )


# The next turn


def go_on(work: Work, before: HopperState) -> None:
    """HOPPER-3, HOPPER-7 … HOPPER-10: end the game, or find the next shooter."""
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
    """HOPPER-2, HOPPER-7: pass the turn clockwise.

    A seat that is out of beans takes all the loose ones; without loose beans it is skipped.
    """
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
    """HOPPER-7, HOPPER-10: in the finale, share all loose beans among the seats without any.

    They get them bean by bean, clockwise from the left of the last shooter; without loose beans
    they wait.
    """
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
    """HOPPER-7: move loose beans to a hand."""
    for bean in beans:
        work.lay(bean, HAND + seat, NO_POSE)
    if work.state.options.referee:
        work.refilled.add(seat)
    work.facts.append(Refilled(seat, len(beans)))
