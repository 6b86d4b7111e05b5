"""A shortcut to Hopper's finale: a log of perfect shots, added to a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cupboard.core import record
from cupboard.core.record import Line
from cupboard.core.types import Chance, Event, Played, Resolved
from cupboard.games.hopper import GAME, Flight, HopperState, Landing, Shot
from cupboard.games.hopper.geometry import BEAN_REST, centre, flat_pose, in_cup
from cupboard.games.hopper.places import CELL_NAMES, FULL
from cupboard.games.hopper.rules import FINALE_CUPS, finale
from cupboard.server.session.event_log import EventLog, LogAppend
from cupboard.server.session.table import LiveTable

SHOT = Shot(0, 500, 0)


def lucky_events(state: HopperState) -> Iterator[Event]:
    """Yield the events that lead to the finale if every bean lands in the chosen cup.

    Each of the three remaining neutral cups then needs one bean.
    """
    while not finale(state):
        event: Event
        if isinstance(GAME.turn(state), Chance):
            event = Resolved("flight", lucky(state)) if state.air else Resolved("lot", 0)
        else:
            event = Played(GAME.acting(state)[0], SHOT)
        yield event
        state = GAME.apply(state, event).state


def lucky(state: HopperState) -> Flight:
    (launch,) = state.air
    cell = wished(state)
    x, y = in_cup(*centre(cell, state.frame), state.beans_in(cell))
    pose = flat_pose(x, y, BEAN_REST, 0.1 * launch.bean)
    return Flight((Landing(launch.bean, launch.seat, CELL_NAMES[cell], pose),))


def wished(state: HopperState) -> int:
    """Return the fullest cup, but keep three nearly full ones for the finale."""
    held = Counter({cell: state.beans_in(cell) for cell in state.standing})
    nearly = [cell for cell in held if held[cell] == FULL - 1]
    if len(nearly) > FINALE_CUPS:
        return nearly[-1]
    return max((cell for cell in held if cell not in nearly), key=lambda cell: (held[cell], -cell))


async def go_to_the_finale(live: LiveTable) -> None:
    """Advance a long game that has just begun to its finale."""
    async with live.locked():
        await be_lucky(live)


async def be_lucky(live: LiveTable) -> None:
    """Do the same while holding the table's lock."""
    await live.commit(live.log.prepare(_lucky))
    live.wake()


def _lucky(log: EventLog) -> LogAppend:
    first = log.number + 1
    lines: list[Line] = []
    for event in lucky_events(log.match.state):
        lines.append(record.write_event(GAME, event))
        log.replay(lines[-1])
    return LogAppend(first, tuple(lines))
