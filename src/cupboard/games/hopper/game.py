"""Hopper's implementation of the game interface."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from cupboard.core import i18n
from cupboard.core.chance import Distribution, Sampled, Uniform
from cupboard.core.errors import BadOptions, IllegalMove
from cupboard.core.game import Effect, Game, Observation, kept
from cupboard.core.moveset import FiniteMoves, MoveSet
from cupboard.core.types import Act, Chance, Fact, Over, Rng, Seat, Turn
from cupboard.games.hopper import illegal, position, realtime, rules, svg_board, text_board
from cupboard.games.hopper.flight import fly, simulation
from cupboard.games.hopper.geometry import NO_POSE, Pose, centre
from cupboard.games.hopper.moves import (
    LOOSE_WORD,
    Change,
    HopperMove,
    Push,
    Rest,
    Shot,
    Shots,
    Take,
    format_move,
    parse_move,
)
from cupboard.games.hopper.places import (
    AIR,
    CELL_NAMES,
    CELLS,
    HAND,
    LOOSE,
    NAMES,
    NOWHERE,
    PLACES,
)
from cupboard.games.hopper.spec import SPEC, HopperOptions, check
from cupboard.games.hopper.state import Claim, HopperState, Launch
from cupboard.games.hopper.view import Bean, Cup, Flying, HopperView, Taken

NO_MOVES: Final = FiniteMoves[HopperMove](())
AT_ONCE: Final = Shots()


class Hopper(Game[HopperOptions, HopperState, HopperMove, HopperView]):
    """HOPPER-1 … HOPPER-13; the rules are in `rules`, the flight model is in `flight`."""

    spec = SPEC
    state_type = HopperState
    one_view = True
    live = realtime.HopperLive()

    def _new(self, options: HopperOptions, seats: int) -> HopperState:
        return rules.set_up(options, seats)

    def _check(self, options: HopperOptions, seats: int) -> None:
        check(options)

    @kept
    def turn(self, state: HopperState) -> Turn:
        """HOPPER-3: players shoot in turn.

        HOPPER-10: in the finale all seats with beans shoot at the same time, and in real time also
        while beans are in the air.
        """
        if state.actor == NOWHERE:
            return Chance("lot")
        if state.air:
            return Chance("flight", realtime.joining(state), realtime.in_real_time(state))
        if rules.over(state):
            return Over(rules.outcome(state))
        if rules.finale(state):
            rounds = state.options.finale == "rounds"
            return Act(state.ready, together=rounds, live=realtime.in_real_time(state))
        return Act((state.actor,))

    def legal(self, state: HopperState, seat: Seat) -> MoveSet[HopperMove]:
        if seat not in self.acting(state):
            return NO_MOVES
        if state.options.referee:
            return Entries(state, seat)
        earliest = realtime.opens(state, seat) if state.air else None
        return AT_ONCE if earliest is None else Shots(earliest, realtime.LAST_CALL)

    def outcomes(self, state: HopperState) -> Distribution:
        """HOPPER-2, HOPPER-12: return the possible starting players, or flights.

        A given flight is checked only for its shape.
        """
        if state.actor == NOWHERE:
            return Uniform(tuple(range(state.seats)))
        return Sampled(partial(fly, state), partial(rules.possible, state), slow=True)

    def view(self, state: HopperState, seat: Seat | None) -> HopperView:
        return HopperView(
            seat=seat,
            cups=tuple(_cups(state)),
            hands=tuple(_hand(state, owner) for owner in range(state.seats)),
            beans=tuple(_lying(state)),
            flying=tuple(
                Flying(at, bean, shot.aim, shot.power, shot.timing, tick)
                for at, bean, shot, tick in state.air
            ),
            taken=tuple(Taken(claim.seat, claim.black) for claim in state.claims),
            points=rules.points(state),
            actor=None if state.actor == NOWHERE else state.actor,
            acting=self.acting(state),
            finale=rules.finale(state),
            over=rules.over(state),
            referee=state.options.referee,
            goal=None if state.options.long else rules.CUPS_TO_WIN,
            refilled=state.refilled,
        )

    def see(self, fact: Fact, seat: Seat | None) -> Fact | None:
        """Return every fact to every seat."""
        return fact

    def sample_world(
        self, observation: Observation[HopperOptions, HopperView], rng: Rng
    ) -> HopperState:
        """Return the state of the view, which hides nothing."""
        view = observation.view
        where, poses = _beans_of(view, observation.options.beans)
        black = [PLACES[cup.cell] for cup in view.cups if cup.black]
        return HopperState(
            options=observation.options,
            seats=observation.seats,
            actor=NOWHERE if view.actor is None else view.actor,
            claims=tuple(Claim(cup.seat, cup.black) for cup in view.taken),
            standing=tuple(sorted(PLACES[cup.cell] for cup in view.cups)),
            black=black[0] if black else NOWHERE,
            where=where,
            poses=poses,
            air=tuple(
                Launch(f.seat, f.bean, Shot(f.aim, f.power, f.timing), f.tick) for f in view.flying
            ),
            refilled=view.refilled,
        )

    def rule_arguments(self, options: HopperOptions, seats: int) -> Mapping[str, str | int]:
        return {"beans": options.beans}

    def parse(self, text: str, state: HopperState) -> HopperMove:
        illegal.require_own_kind(state, text)
        move = parse_move(text)
        acting = self.acting(state)
        # Hands are ready at different times, so a move is legal if any of them may make it.
        if acting and not any(move in self.legal(state, seat) for seat in acting):
            raise self._why_not(state, acting[0], move)
        return move

    def format(self, move: HopperMove) -> str:
        return format_move(move)

    def draw(self, view: HopperView, language: str = i18n.FALLBACK) -> str:
        return text_board.draw(view, language)

    def svg(self, view: HopperView, language: str = i18n.FALLBACK) -> str:
        return svg_board.draw_svg(view, language)

    def _body(self, state: HopperState) -> str:
        return position.write(state)

    def _read(self, body: str, options: HopperOptions, seats: int) -> HopperState:
        return position.read(body, options, seats)

    def sums(self, state: HopperState) -> Mapping[str, int]:
        in_cups = sum(state.beans_in(cell) for cell in state.standing)
        return {"beans": sum(state.hands) + in_cups + state.loose + state.flying}

    def takeback_allowed(self, options: HopperOptions) -> bool:
        """HOPPER-13: return whether wrong entries can be corrected; a flight cannot be undone."""
        return options.referee

    def require_extras(self, options: HopperOptions) -> None:
        """HOPPER-12: raise `MissingExtra` if beans fly and MuJoCo is not installed."""
        if not options.referee:
            simulation()

    def check_engines(self, options: HopperOptions) -> None:
        """HOPPER-13: raise `BadOptions` in referee mode; engines cannot shoot real beans."""
        if options.referee:
            raise BadOptions("engine-no-hand-at-referee-table", rule="HOPPER-13")

    def _play(self, state: HopperState, seat: Seat, move: HopperMove) -> Effect[HopperState]:
        match move:
            case Rest():
                return Effect(*rules.enter(state, seat, move))
            case Push():
                return Effect(*rules.push(state, move))
            case Take():
                return Effect(*rules.take(state, seat, move))
            case Shot():
                return Effect(*rules.fire(state, {seat: move}))

    def _play_together(
        self, state: HopperState, choices: Mapping[Seat, HopperMove]
    ) -> Effect[HopperState]:
        shots = {seat: shot for seat, shot in choices.items() if isinstance(shot, Shot)}
        return Effect(*rules.fire(state, shots))

    def _resolve(self, state: HopperState, outcome: Any) -> Effect[HopperState]:
        if state.actor == NOWHERE:
            return Effect(*rules.begin(state, outcome))
        return Effect(*rules.land(state, outcome))

    def _why_not(self, state: HopperState, seat: Seat, move: HopperMove) -> IllegalMove:
        return illegal.why_not(state, seat, move)


class Entries(MoveSet[HopperMove]):
    """HOPPER-13: everything that can have happened on the real table."""

    finite = False

    def __init__(self, state: HopperState, seat: Seat) -> None:
        self._state = state
        self._seat = seat

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Rest | Push | Take):
            return False
        return illegal.why_not_entry(self._state, self._seat, move) is None

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[HopperMove]:
        raise TypeError("there are too many ways to come to rest to list")

    def sample(self, rng: Rng) -> Rest:
        """Return a random cup or none, and sometimes a bean knocked out of a cup or into it."""
        standing = self._state.standing
        at = rng.randrange(2 * len(standing))
        place = CELL_NAMES[standing[at]] if at < len(standing) else LOOSE_WORD
        hit = CELL_NAMES[standing[rng.randrange(len(standing))]]
        knocked = Rest(place, (Change(hit, 1 - 2 * rng.randrange(2)),))
        return knocked if rng.randrange(8) == 0 and knocked in self else Rest(place)

    def first(self) -> Rest:
        return Rest(LOOSE_WORD)


def _cups(state: HopperState) -> Iterator[Cup]:
    frame = state.frame
    for cell in state.standing:
        x, y = centre(cell, frame)
        yield Cup(CELL_NAMES[cell], cell == state.black, x, y, state.beans_in(cell))


def _hand(state: HopperState, seat: Seat) -> tuple[int, ...]:
    return tuple(bean for bean, place in enumerate(state.where) if place == HAND + seat)


def _lying(state: HopperState) -> Iterator[Bean]:
    for bean, place in enumerate(state.where):
        if place < CELLS or place in LOOSE:
            yield Bean(bean, NAMES[place], state.poses[bean])


def _beans_of(view: HopperView, number: int) -> tuple[bytes, tuple[Pose, ...]]:
    """Return the places and poses of all beans in a view."""
    where, poses = bytearray([AIR]) * number, [NO_POSE] * number
    for seat, hand in enumerate(view.hands):
        for bean in hand:
            where[bean] = HAND + seat
    for lying in view.beans:
        where[lying.bean] = PLACES[lying.place]
        poses[lying.bean] = lying.pose
    return bytes(where), tuple(poses)


GAME = Hopper()
