"""Positions and flights in a compact notation, and games with real flights.

The latter are few, because they are slow.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cupboard.core.game import Step
from cupboard.core.match import Match
from cupboard.core.types import Act, Chance, Event, Fact, Joint, Played, Resolved
from cupboard.games.hopper import (
    GAME,
    Flight,
    HopperOptions,
    HopperState,
    Landing,
    Rest,
    Shot,
    aim_at,
)
from cupboard.games.hopper.facts import Claimed, Refilled
from cupboard.games.hopper.geometry import centre, spot
from cupboard.games.hopper.moves import HopperMove
from cupboard.games.hopper.places import PLACES, block
from cupboard.games.hopper.view import HopperView
from tests.games.hopper import simple_flight

FLAT = "1000000:0:0:0"
SHOT = Shot(0, 500, 0)
AIMED = 0.7
HopperMatch = Match[HopperOptions, HopperState, HopperMove, HopperView]


def position(  # noqa: PLR0913 - a table has many things on it
    preset: str = "short",
    seats: int = 2,
    *,
    turn: int = 0,
    cups: Mapping[str, int] | None = None,
    loose: int = 0,
    tray: tuple[tuple[int, int], ...] = (),
    hands: Mapping[int, int] | None = None,
    claims: str = "-",
    black: str = "-",
    gaps: str = "",
    **choices: object,
) -> HopperState:
    """Return a position: beans in cups, loose on the table, and at x, y in the tray.

    `hands` gives the beans of some seats; the others share the rest. `gaps` names the cells of cups
    that are not in one block.
    """
    options = GAME.options(preset, **choices)
    taken = [] if claims == "-" else claims.split(",")
    joined = black != "-" or any(word.endswith("b") for word in taken)
    frame = block(16 - len(taken) + joined)
    if not options.close_gaps:
        frame = (2, 2) if joined else (4, 4)
    posed = not options.referee
    told: list[str] = []
    for cup, beans in (cups or {}).items():
        x, y = centre(PLACES[cup], frame)
        told += [f"{cup}@{x}:{y}:4000:{FLAT}" if posed else cup] * beans
    for number in range(loose):
        told.append(f"table@{':'.join(map(str, spot(number)))}" if posed else "table")
    told += [f"tray@{x}:{y}:4000:{FLAT}" for x, y in tray]
    holds = dict(hands or {})
    others = [seat for seat in range(seats) if seat not in holds]
    left = options.beans - len(told) - sum(holds.values())
    for number, seat in enumerate(others):
        holds[seat] = left // len(others) + (number < left % len(others))
    for seat in range(seats):
        told += [f"h{seat}"] * holds[seat]
    header = GAME.encode(GAME.new(options, seats)).split(" ")[:3]
    words = [*header, f"turn:{turn}", claims, black, ",".join(told), *([gaps] if gaps else [])]
    return GAME.decode(" ".join(words))


def landing(state: HopperState, bean: int, seat: int, place: str) -> Landing:
    """Return a bean that stopped in a place, with a plausible pose."""
    elsewhere = {"tray": (0, 110_000), "table": (300_000, -50_000), "off": (600_000, 0)}
    x, y = elsewhere[place] if place in elsewhere else centre(PLACES[place], state.frame)
    return Landing(bean, seat, place, (x, y, 4000, 1_000_000, 0, 0, 0))


def flight(state: HopperState, *places: str) -> Flight:
    """Return a flight whose beans stop in these places, in order of their seats."""
    pairs = zip(state.air, places, strict=True)
    return Flight(tuple(landing(state, air.bean, air.seat, place) for air, place in pairs))


def fire(state: HopperState, *seats: int) -> HopperState:
    """Let the seats shoot: together in rounds, otherwise one alone."""
    turn = GAME.turn(state)
    event: Event
    if isinstance(turn, Act) and turn.together:
        event = Joint(tuple((seat, SHOT) for seat in seats))
    else:
        (seat,) = seats
        event = Played(seat, SHOT)
    return GAME.apply(state, event).state


def land(state: HopperState, *landings: Landing) -> Step[HopperState]:
    """Return the step after a flight with these landings."""
    return GAME.apply(state, Resolved("flight", Flight(landings)))


def shoot(state: HopperState, seat: int, place: str) -> Step[HopperState]:
    """Let a seat shoot a bean that stops in this place."""
    flying = fire(state, seat)
    return GAME.apply(flying, Resolved("flight", flight(flying, place)))


def rest(state: HopperState, seat: int, text: str) -> Step[HopperState]:
    """Enter a result as the referee."""
    move = GAME.parse(f"rest {text}", state)
    assert isinstance(move, Rest)
    return GAME.apply(state, Played(seat, move))


def enter(state: HopperState, seat: int, text: str) -> Step[HopperState]:
    """Enter any referee command."""
    return GAME.apply(state, Played(seat, GAME.parse(text, state)))


def told(step: Step[HopperState], kind: type[Fact]) -> list[Fact]:
    return [fact for fact in step.facts if isinstance(fact, kind)]


def random_steps(
    preset: str, seats: int, seed: int, **choices: object
) -> Iterator[tuple[HopperState, Event, Step[HopperState]]]:
    """Yield every step of a random game, with simple flights for speed."""
    rng = random.Random(f"{preset} {seats} {seed}")
    state = GAME.new(GAME.options(preset, **choices), seats)
    while True:
        turn = GAME.turn(state)
        event: Event
        if isinstance(turn, Chance):
            drawn = simple_flight.fly(state, rng) if state.air else GAME.outcomes(state).sample(rng)
            event = Resolved(turn.kind, drawn)
        elif isinstance(turn, Act):
            moves = [(seat, GAME.legal(state, seat).sample(rng)) for seat in turn.seats]
            alone = moves[rng.randrange(len(moves))]
            event = Joint(tuple(moves)) if turn.together else Played(*alone)
        else:
            return
        step = GAME.apply(state, event)
        yield state, event, step
        state = step.state


@dataclass(frozen=True)
class Flew:
    """A flight in a game: the state before, the flight, and the step after it."""

    state: HopperState
    flight: Flight
    step: Step[HopperState]

    @property
    def own(self) -> Landing:
        bean = self.state.air[0].bean
        return next(landing for landing in self.flight.landings if landing.bean == bean)

    @property
    def claimed(self) -> bool:
        return any(isinstance(fact, Claimed) for fact in self.step.facts)

    @property
    def refilled(self) -> bool:
        return any(isinstance(fact, Refilled) for fact in self.step.facts)


def real_match(preset: str, seats: int, seed: int) -> HopperMatch:
    """Return a finished game in which most shots aim at a cup and the others are random."""
    rng = random.Random(f"{preset} {seats} {seed}")
    match = Match(GAME, GAME.options(preset), seats, seed.to_bytes(8, "big"))
    while not match.over:
        turn = GAME.turn(match.state)
        if isinstance(turn, Act):
            seat = turn.seats[rng.randrange(len(turn.seats))]
            cup = rng.choice(GAME.view(match.state, seat).cups)
            aimed = aim_at(seat, seats, cup.x, cup.y)
            anyhow = GAME.legal(match.state, seat).sample(rng)
            match.play(seat, aimed if rng.random() < AIMED else anyhow)
        else:
            match.draw_one()
    return match


def real_game(preset: str, seats: int, seed: int) -> list[Flew]:
    """Return every flight of such a game."""
    match = real_match(preset, seats, seed)
    return [
        Flew(state, event.outcome, GAME.apply(state, event))
        for state, event in zip(match.states, match.events, strict=False)
        if isinstance(event, Resolved) and event.kind == "flight"
    ]
