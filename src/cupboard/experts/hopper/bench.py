"""Duration of Hopper flights over whole games of successive shots."""

from __future__ import annotations

import statistics
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cupboard.core.options import Options
from cupboard.core.types import Act, Event, Joint, Over, Played, Resolved
from cupboard.experts.contract import Report, Request
from cupboard.experts.timing import machine
from cupboard.games.hopper import GAME, HopperState, Shot, aim_at
from cupboard.games.hopper.moves import HopperMove

BEANS = 80
MANY = 60
"""number of loose beans at which a flight must still be quick"""
REPEATS = 15


@dataclass(frozen=True)
class Chain:
    """A game whose shots are aimed at cups or go in random directions."""

    preset: str
    seats: int
    aimed: bool


CHAINS = (
    Chain("short", 2, aimed=False),
    Chain("long", 2, aimed=True),
    Chain("short", 5, aimed=False),
    Chain("long-rounds", 4, aimed=True),
    Chain("short", 3, aimed=True),
)


@dataclass(frozen=True)
class Timed:
    """A flight: the number of beans on the table and its duration in milliseconds."""

    lying: int
    shots: int
    wall: float
    processor: float


def flights(request: Request) -> Report:
    """Measure all flights of some games."""
    request.settings(Options)
    request.progress.stage("cli-bench-measuring", len(CHAINS))
    data = measure(lambda: request.progress.advance(1))
    notes = [
        _note(request, "cli-bench-hopper-all", data["all"]),
        _note(request, "cli-bench-hopper-many", data[f"with_{MANY}_beans"]),
        request.text("cli-bench-noise", percent=round(100 * data["noise"])),
    ]
    return Report(data, notes=tuple(notes))


def _note(request: Request, key: str, part: dict[str, Any]) -> str:
    times = {name: str(n) for name, n in part["wall_ms"].items()}
    return request.text(key, n=part["flights"], beans=MANY, **times)


def measure(progress: Callable[[], None], chains: Sequence[Chain] = CHAINS) -> dict[str, Any]:
    """Measure all flights of some games; call `progress` after each game."""
    flights: list[Timed] = []
    for chain in chains:
        flights += play(chain)
        progress()
    return {
        "benchmark": "hopper",
        "beans": BEANS,
        "games": len(chains),
        "flights": len(flights),
        "shots": sum(flight.shots for flight in flights),
        "lying": {
            "mean": round(statistics.mean(flight.lying for flight in flights), 1),
            "most": max(flight.lying for flight in flights),
        },
        "all": summary(flights),
        f"with_{MANY}_beans": summary([flight for flight in flights if flight.lying >= MANY]),
        "noise": round(noise(), 3),
        "machine": machine(),
    }


def play(chain: Chain) -> list[Timed]:
    """Play a game and time its flights."""
    rng = Random(f"{chain}")
    flights: list[Timed] = []

    def next_event(state: HopperState) -> Event | None:
        turn = GAME.turn(state)
        if isinstance(turn, Over):
            return None
        if isinstance(turn, Act):
            return _shoot(state, turn, chain.aimed, rng)
        timed, outcome = _draw(state, rng)
        if state.air:
            flights.append(timed)
        return Resolved(turn.kind, outcome)

    start = GAME.new(GAME.options(chain.preset, beans=BEANS), chain.seats)
    deque(GAME.play_out(start, next_event), maxlen=0)
    return flights


def _shoot(state: HopperState, turn: Act, aimed: bool, rng: Random) -> Event:
    moves = [(seat, _move(state, seat, aimed, rng)) for seat in turn.seats]
    return Joint(tuple(moves)) if turn.together else Played(*rng.choice(moves))


def _move(state: HopperState, seat: int, aimed: bool, rng: Random) -> HopperMove:
    if not aimed:
        return GAME.legal(state, seat).sample(rng)
    cup = rng.choice(GAME.view(state, seat).cups)
    return aim_at(seat, state.seats, cup.x, cup.y)


def _draw(state: HopperState, rng: Random) -> tuple[Timed, Any]:
    wall, processor = time.perf_counter(), time.process_time()
    outcome = GAME.outcomes(state).sample(rng)
    spent = time.perf_counter() - wall, time.process_time() - processor
    lying = state.options.beans - sum(state.hands) - state.flying
    return Timed(lying, len(state.air), 1000 * spent[0], 1000 * spent[1]), outcome


def summary(flights: Sequence[Timed]) -> dict[str, Any]:
    """Return mean, 95th percentile and maximum, in wall-clock and processor time."""
    data: dict[str, Any] = {"flights": len(flights)}
    for name in ("wall", "processor") if flights else ():
        times = sorted(getattr(flight, name) for flight in flights)
        data[f"{name}_ms"] = {
            "mean": round(statistics.mean(times), 1),
            "p95": round(times[int(0.95 * (len(times) - 1))], 1),
            "worst": round(times[-1], 1),
        }
    return data


def noise() -> float:
    """Return the spread of repeated times of one flight: (highest - lowest) / median."""
    state = GAME.apply(GAME.new(GAME.options(), 2), Resolved("lot", 0)).state
    state = GAME.apply(state, Played(0, Shot(0, 500, 0))).state
    times = [_draw(state, Random(1))[0].wall for _ in range(REPEATS)]
    return (max(times) - min(times)) / statistics.median(times)
