"""HOPPER-10: the finale in real time, in which beans of all players fly at the same time.

A shot's tick is the number of milliseconds since the first shot of its flight. A player who is
ready may add a bean to the flight until its last call. Then all beans stop, full cups are claimed,
and the next shot starts the next flight.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from cupboard.core.errors import CupboardError, IllegalMove
from cupboard.core.realtime import RealTime, Trajectory
from cupboard.games.hopper import rules
from cupboard.games.hopper.flight_path import seconds
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.moves import Shot, format_move, parse_move
from cupboard.games.hopper.state import HopperState, Launch

RELOAD: Final = 1200
"""milliseconds between two shots of a seat"""
LAST_CALL: Final = 4000
"""latest tick at which a bean joins a flight, so that its cups are claimed in time"""
STEP: Final = 10
"""ticks are multiples of this, the resolution of a table's clock"""
UNSEEN: Final = 1500
"""duration of a flight without known trajectories, in milliseconds"""


def in_real_time(state: HopperState) -> bool:
    """HOPPER-10: return whether all players may shoot whenever they are ready."""
    options = state.options
    return rules.finale(state) and options.finale == "live" and not options.referee


def opens(state: HopperState, seat: int) -> int | None:
    """HOPPER-10: return the first tick at which a seat can shoot, or None for this flight."""
    if not state.air:
        return 0
    earliest = max(state.air[-1].tick, _reloaded(state.air, seat))
    return earliest if earliest <= LAST_CALL and in_real_time(state) else None


def joining(state: HopperState) -> tuple[int, ...]:
    """HOPPER-10: return the seats that may still add a bean to those in the air."""
    return tuple(seat for seat in state.ready if opens(state, seat) is not None)


def well_timed(air: tuple[Launch, ...]) -> bool:
    """Return whether each of these beans can have been shot by a hand that was ready."""
    pairs = enumerate(air)
    return all(_follows(air[:number], launch) for number, launch in pairs)


def _follows(before: tuple[Launch, ...], launch: Launch) -> bool:
    if not before:
        return launch.tick == 0
    earliest = max(before[-1].tick, _reloaded(before, launch.seat))
    return earliest <= launch.tick <= LAST_CALL


def _reloaded(air: tuple[Launch, ...], seat: int) -> int:
    return max((launch.tick + RELOAD for launch in air if launch.seat == seat), default=0)


def not_yet(ms: int) -> IllegalMove:
    return IllegalMove("hopper-not-yet", rule="HOPPER-10", seconds=-(-ms // 1000), ms=ms)


class HopperLive(RealTime):
    """HOPPER-10: real-time behaviour of the finale."""

    last_call = LAST_CALL

    def timed(self, text: str, ms: int) -> str:
        move = parse_move(text)
        timed = replace(move, tick=ms - ms % STEP) if isinstance(move, Shot) else move
        return format_move(timed)

    def opens(self, state: HopperState, seat: int) -> int | None:
        return opens(state, seat)

    def course(self, state: HopperState, outcome: Any) -> Trajectory:
        """Return the course, which ends when all beans have stopped and every hand is ready.

        A hand's waiting time therefore never extends beyond its flight.
        """
        flight: Flight = outcome
        last = state.air[-1].tick
        shown = round(1000 * seconds(flight.path)) if flight.path else last + UNSEEN
        return Trajectory(max(shown, last + RELOAD), flight.path)

    def not_yet(self, ms: int) -> CupboardError:
        return not_yet(ms)
