"""Hopper's position text.

    turn:0 - - h0*39,b3@-26000:26000:4000:1000000:0:0:0,h1*40

Four words: whose turn (`lot` before the game; beans in the air follow, each as
`/seat#bean=aim:power:timing`, with `@tick` where it was launched so many milliseconds after the
first), the cups taken in order (`0,1,0b`: seats, `b` the black cup), the
black cup's cell, and every bean in the order of its number: `h0` in the hand of seat 0, `air`, a
cup by its cell, `tray`, `table` or `off`, with its pose; `*39` stands for so many alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from cupboard.core.errors import BadPosition
from cupboard.games.hopper import live, rules
from cupboard.games.hopper.geometry import NO_POSE, Pose, agrees, sane
from cupboard.games.hopper.moves import Shot
from cupboard.games.hopper.places import (
    AIR,
    CELL_NAMES,
    CELLS,
    FULL,
    HAND,
    NAMES,
    NOWHERE,
    PLACES,
    cells,
)
from cupboard.games.hopper.spec import HopperOptions
from cupboard.games.hopper.state import Claim, HopperState, Launch

WORDS = 4
BEFORE_LOT = "lot"

SHOT = r"/[0-4]#\d{1,3}=-?\d{1,4}:\d{1,4}:-?\d{1,4}(?:@\d{1,6})?"
TURN = re.compile(rf"turn:([0-4])((?:{SHOT})*)", re.ASCII)
CLAIM = re.compile(r"([0-4])(b?)", re.ASCII)
POSE = r"-?\d{1,7}(?::-?\d{1,7}){6}"
BEAN = re.compile(rf"(h[0-4]|[a-z]{{3,5}}|[a-d][1-4])(?:@({POSE}))?(?:\*(\d{{1,3}}))?", re.ASCII)


def write(state: HopperState) -> str:
    claims = ",".join(f"{claim.seat}{'b' * claim.black}" for claim in state.claims)
    black = "-" if state.black == NOWHERE else CELL_NAMES[state.black]
    return " ".join([_turn_word(state), claims or "-", black, _beans_word(state)])


def _turn_word(state: HopperState) -> str:
    if state.actor == NOWHERE:
        return BEFORE_LOT
    return f"turn:{state.actor}{''.join(map(_launch_word, state.air))}"


def _launch_word(launch: Launch) -> str:
    seat, bean, shot, tick = launch
    later = f"@{tick}" if tick else ""
    return f"/{seat}#{bean}={shot.aim}:{shot.power}:{shot.timing}{later}"


def _beans_word(state: HopperState) -> str:
    told = []
    for (place, pose), alike in groupby(zip(state.where, state.poses, strict=True)):
        number = sum(1 for _ in alike)
        at = "@" + ":".join(map(str, pose)) if pose else ""
        told.append(f"{_place_name(place)}{at}{f'*{number}' if number > 1 else ''}")
    return ",".join(told)


def _place_name(place: int) -> str:
    if place >= HAND:
        return f"h{place - HAND}"
    return "air" if place == AIR else NAMES[place]


def read(body: str, options: HopperOptions, seats: int) -> HopperState:
    """The state of a text; one that no game can hold is refused."""
    words = body.split(" ")
    if len(words) != WORDS:
        raise BadPosition("hopper-position-words", rule="HOPPER-1", words=WORDS)
    turn, claims, black, beans = words
    where, poses = _read_beans(beans)
    blank = rules.set_up(options, seats)
    state = replace(
        blank,
        claims=_read_claims(claims),
        black=_read_black(black),
        where=where,
        poses=poses,
    )
    _require_beans(state)
    state = _read_turn(turn, state)
    _require_cups(state)
    _require_lying(state)
    _require_turn(state, blank)
    return state


def _read_beans(word: str) -> tuple[bytes, tuple[Pose, ...]]:
    where: list[int] = []
    poses: list[Pose] = []
    for part in word.split(","):
        found = BEAN.fullmatch(part)
        place = _place(found[1]) if found else NOWHERE
        if found is None or place == NOWHERE:
            raise BadPosition("hopper-position-bean", rule="HOPPER-4", text=part[:40])
        number = int(found[3] or 1)
        where += [place] * number
        poses += [tuple(map(int, found[2].split(":"))) if found[2] else NO_POSE] * number
    return bytes(where), tuple(poses)


def _place(name: str) -> int:
    if name.startswith("h"):
        return HAND + int(name[1:]) if name[1:].isdecimal() else NOWHERE
    return AIR if name == "air" else PLACES.get(name, NOWHERE)


def _read_claims(word: str) -> tuple[Claim, ...]:
    found = [CLAIM.fullmatch(part) for part in word.split(",")] if word != "-" else []
    if not all(found):
        raise BadPosition("hopper-position-claims", rule="HOPPER-5", text=word[:40])
    return tuple(Claim(int(match[1]), bool(match[2])) for match in found if match)


def _read_black(word: str) -> int:
    if word != "-" and word not in CELL_NAMES:
        raise BadPosition("hopper-position-black", rule="HOPPER-9", text=word[:40])
    return NOWHERE if word == "-" else PLACES[word]


def _read_turn(word: str, state: HopperState) -> HopperState:
    if word == BEFORE_LOT:
        return state
    found = TURN.fullmatch(word)
    if found is None or int(found[1]) >= state.seats:
        raise BadPosition("hopper-position-turn", rule="HOPPER-3", text=word[:40])
    return replace(state, actor=int(found[1]), air=tuple(_read_shots(found[2])))


def _read_shots(text: str) -> Iterator[Launch]:
    for part in text.split("/")[1:]:
        who, _, what = part.partition("=")
        numbers, _, tick = what.partition("@")
        seat, bean = map(int, who.split("#"))
        yield Launch(seat, bean, Shot(*map(int, numbers.split(":"))), int(tick or 0))


def _require_beans(state: HopperState) -> None:
    """HOPPER-2: all beans are there, and in hands that play."""
    found, total = len(state.where), state.options.beans
    if found != total or max(state.where) >= HAND + state.seats:
        raise BadPosition("hopper-position-beans", rule="HOPPER-2", found=found, total=total)


def _require_cups(state: HopperState) -> None:
    """HOPPER-5, HOPPER-8, HOPPER-9: the cups taken are such as a game can have seen."""
    black = [claim.black for claim in state.claims]
    if any(claim.seat >= state.seats for claim in state.claims) or black.count(False) > CELLS:
        raise BadPosition("hopper-position-claims", rule="HOPPER-5", text=str(len(black)))
    if not (_long_claims_fit(state, black) if state.options.long else _short_claims_fit(state)):
        rule = "HOPPER-9" if state.options.long else "HOPPER-8"
        raise BadPosition("hopper-position-cups", rule=rule)


def _short_claims_fit(state: HopperState) -> bool:
    """HOPPER-8: no black cup, and nothing is taken after somebody has four."""
    rich = [seat for seat in range(state.seats) if state.taken(seat) >= rules.CUPS_TO_WIN]
    last = [state.claims[-1].seat] if state.claims else []
    return not state.black_joined and (not rich or rich == last)


def _long_claims_fit(state: HopperState, black: list[bool]) -> bool:
    """HOPPER-9: the black cup is there from the time when three neutral ones are left."""
    due = CELLS - black.count(False) <= rules.FINALE_CUPS
    # Fewer than thirteen neutral cups cannot have been taken before the black one.
    early = True in black[: CELLS - rules.FINALE_CUPS]
    once = black.count(True) + (state.black != NOWHERE) <= 1
    if due != state.black_joined or not once or early:
        return False
    return state.black == NOWHERE or state.black in cells(state.cups)


def _require_lying(state: HopperState) -> None:
    """HOPPER-4, HOPPER-5, HOPPER-6: beans lie in cups that stand, and no cup is full."""
    standing = cells(state.cups)
    for bean, (place, pose) in enumerate(zip(state.where, state.poses, strict=True)):
        if place < CELLS and place not in standing:
            raise BadPosition("hopper-position-no-cup", rule="HOPPER-6", cup=CELL_NAMES[place])
        if not _lies(state, place, pose):
            raise BadPosition("hopper-position-pose", rule="HOPPER-4", bean=bean)
    for cell in standing:
        if state.beans_in(cell) >= FULL:
            raise BadPosition("hopper-position-full", rule="HOPPER-5", cup=CELL_NAMES[cell])


def _lies(state: HopperState, place: int, pose: Pose) -> bool:
    """A bean that lies has a pose that fits its place; one that does not lie has none."""
    if place >= AIR or state.options.referee:
        return pose == NO_POSE
    return sane(pose) and agrees(place, pose, state.cups)


def _require_turn(state: HopperState, blank: HopperState) -> None:
    """HOPPER-2, HOPPER-3, HOPPER-7, HOPPER-10: whose turn it can be."""
    if state.actor == NOWHERE:
        if state != blank:
            raise BadPosition("hopper-position-lot", rule="HOPPER-2")
    elif state.air or state.flying:
        if rules.over(state) or state.options.referee or not _air_fits(state):
            raise BadPosition("hopper-position-air", rule="HOPPER-3")
    elif not rules.over(state) and not _hands_fit(state):
        raise BadPosition("hopper-position-hands", rule="HOPPER-7")


def _air_fits(state: HopperState) -> bool:
    flying = [bean for bean, place in enumerate(state.where) if place == AIR]
    shooters = [launch.seat for launch in state.air]
    sound = (
        sorted(launch.bean for launch in state.air) == flying
        and all(seat < state.seats for seat in shooters)
        and all(launch.shot.in_range for launch in state.air)
        and live.well_timed(state.air)
    )
    if rules.finale(state) and state.options.finale == "rounds" and len(shooters) > 1:
        alone = shooters == sorted(set(shooters))
        return sound and alone and _at_once(state) and set(state.ready) <= set(shooters)
    if live.in_real_time(state):
        return sound and shooters[-1:] == [state.actor]
    return sound and shooters == [state.actor]


def _at_once(state: HopperState) -> bool:
    return all(launch.tick == 0 for launch in state.air)


def _hands_fit(state: HopperState) -> bool:
    """Who is to shoot has beans; in the finale nobody is out of beans while some lie loose."""
    if rules.finale(state):
        return len(state.ready) == state.seats or state.loose == 0
    return state.actor in state.ready
