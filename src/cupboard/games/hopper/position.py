"""Hopper's position string.

    turn:0 - - h0*39,b3@-26000:26000:4000:1000000:0:0:0,h1*40

Four words: the turn (`lot` before the game; beans in the air follow, each as
`/seat#bean=aim:power:timing`, with `@tick` if it was launched that many milliseconds after the
first), the claimed cups in order (`0,1,0b`: seats, `b` the black cup), the black cup's cell, and
every bean in the order of its number: `h0` in the hand of seat 0, `air`, a cup by its cell, `tray`,
`table` or `off`, with its pose; `*39` stands for 39 equal ones. If the cups are not together
(HOPPER-6), a fifth word names the cells with a cup: `a1,b1,d4`. In referee mode `turn:0+0` says
that seat 0 has just taken loose beans (HOPPER-13).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from cupboard.core.errors import BadPosition
from cupboard.games.hopper import realtime, rules
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
WORDS_WITH_GAPS = 5
BEFORE_LOT = "lot"

SHOT = r"/[0-4]#\d{1,3}=-?\d{1,4}:\d{1,4}:-?\d{1,4}(?:@\d{1,6})?"
TURN = re.compile(rf"turn:([0-4])(?:\+([0-4]{{1,5}}))?((?:{SHOT})*)", re.ASCII)
CLAIM = re.compile(r"([0-4])(b?)", re.ASCII)
POSE = r"-?\d{1,7}(?::-?\d{1,7}){6}"
BEAN = re.compile(rf"(h[0-4]|[a-z]{{3,5}}|[a-d][1-4])(?:@({POSE}))?(?:\*(\d{{1,3}}))?", re.ASCII)


def write(state: HopperState) -> str:
    claims = ",".join(f"{claim.seat}{'b' * claim.black}" for claim in state.claims)
    black = "-" if state.black == NOWHERE else CELL_NAMES[state.black]
    words = [_turn_word(state), claims or "-", black, _beans_word(state)]
    if state.standing != cells(state.cups):
        words.append(",".join(CELL_NAMES[cell] for cell in state.standing))
    return " ".join(words)


def _turn_word(state: HopperState) -> str:
    if state.actor == NOWHERE:
        return BEFORE_LOT
    refilled = "+" + "".join(map(str, state.refilled)) if state.refilled else ""
    return f"turn:{state.actor}{refilled}{''.join(map(_launch_word, state.air))}"


def _launch_word(launch: Launch) -> str:
    seat, bean, shot, tick = launch
    later = f"@{tick}" if tick else ""
    return f"/{seat}#{bean}={shot.aim}:{shot.power}:{shot.timing}{later}"


def _beans_word(state: HopperState) -> str:
    parts = []
    for (place, pose), alike in groupby(zip(state.where, state.poses, strict=True)):
        number = sum(1 for _ in alike)
        at = "@" + ":".join(map(str, pose)) if pose else ""
        parts.append(f"{_place_name(place)}{at}{f'*{number}' if number > 1 else ''}")
    return ",".join(parts)


def _place_name(place: int) -> str:
    if place >= HAND:
        return f"h{place - HAND}"
    return "air" if place == AIR else NAMES[place]


def read(body: str, options: HopperOptions, seats: int) -> HopperState:
    """Parse a state; raise an error for one that no game can reach."""
    words = body.split(" ")
    if len(words) not in (WORDS, WORDS_WITH_GAPS):
        raise BadPosition("hopper-position-words", rule="HOPPER-1", words=WORDS)
    turn, claims, black, beans, *gaps = words
    where, poses = _read_beans(beans)
    blank = rules.set_up(options, seats)
    state = replace(
        blank,
        claims=_read_claims(claims),
        black=_read_black(black),
        where=where,
        poses=poses,
    )
    state = replace(state, standing=_read_standing(gaps, state))
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


def _read_standing(words: list[str], state: HopperState) -> tuple[int, ...]:
    """HOPPER-6: return the cells of the remaining cups, together or as the last word says."""
    left = CELLS + state.black_joined - len(state.claims)
    together = cells(max(0, left))
    if not words:
        return together
    names = words[0].split(",")
    named = tuple(PLACES[name] for name in names if name in CELL_NAMES)
    readable = len(named) == len(names) and sorted(set(named)) == list(named)
    if not readable or len(named) != left or named == together or not _may_stand(state, named):
        raise BadPosition("hopper-position-gaps", rule="HOPPER-6", text=words[0][:60])
    return named


def _may_stand(state: HopperState, standing: tuple[int, ...]) -> bool:
    """HOPPER-6, HOPPER-9: return whether cups can be on these cells.

    Gaps stay if this was agreed, and in the finale within its square. In referee mode (HOPPER-13)
    people push cups as they like.
    """
    if state.options.referee:
        return True
    square = cells(rules.FINALE_CUPS + 1) if state.black_joined else cells(CELLS)
    return not state.options.close_gaps and set(standing) <= set(square)


def _read_turn(word: str, state: HopperState) -> HopperState:
    if word == BEFORE_LOT:
        return state
    found = TURN.fullmatch(word)
    if found is None or int(found[1]) >= state.seats:
        raise BadPosition("hopper-position-turn", rule="HOPPER-3", text=word[:40])
    refilled = tuple(map(int, found[2] or ""))
    air = tuple(_read_shots(found[3]))
    return replace(state, actor=int(found[1]), air=air, refilled=refilled)


def _read_shots(text: str) -> Iterator[Launch]:
    for part in text.split("/")[1:]:
        who, _, what = part.partition("=")
        numbers, _, tick = what.partition("@")
        seat, bean = map(int, who.split("#"))
        yield Launch(seat, bean, Shot(*map(int, numbers.split(":"))), int(tick or 0))


def _require_beans(state: HopperState) -> None:
    """HOPPER-2: raise an error unless all beans are there, and only in hands that play."""
    found, total = len(state.where), state.options.beans
    if found != total or max(state.where) >= HAND + state.seats:
        raise BadPosition("hopper-position-beans", rule="HOPPER-2", found=found, total=total)


def _require_cups(state: HopperState) -> None:
    """HOPPER-5, HOPPER-8, HOPPER-9: raise an error for claims that no game can have."""
    black = [claim.black for claim in state.claims]
    if any(claim.seat >= state.seats for claim in state.claims) or black.count(False) > CELLS:
        raise BadPosition("hopper-position-claims", rule="HOPPER-5", text=str(len(black)))
    if not (_long_claims_fit(state, black) if state.options.long else _short_claims_fit(state)):
        rule = "HOPPER-9" if state.options.long else "HOPPER-8"
        raise BadPosition("hopper-position-cups", rule=rule)


def _short_claims_fit(state: HopperState) -> bool:
    """HOPPER-8: return whether there is no black cup, and no claim after a seat has four cups."""
    rich = [seat for seat in range(state.seats) if state.taken(seat) >= rules.CUPS_TO_WIN]
    last = [state.claims[-1].seat] if state.claims else []
    return not state.black_joined and (not rich or rich == last)


def _long_claims_fit(state: HopperState, black: list[bool]) -> bool:
    """HOPPER-9: return whether the black cup joined when three neutral ones were left."""
    due = CELLS - black.count(False) <= rules.FINALE_CUPS
    # At least thirteen neutral cups must be claimed before the black one.
    early = True in black[: CELLS - rules.FINALE_CUPS]
    once = black.count(True) + (state.black != NOWHERE) <= 1
    if due != state.black_joined or not once or early:
        return False
    return state.black == NOWHERE or state.black in state.standing


def _require_lying(state: HopperState) -> None:
    """HOPPER-4, HOPPER-5, HOPPER-6: raise an error for beans in missing cups, or a full cup."""
    standing = state.standing
    for bean, (place, pose) in enumerate(zip(state.where, state.poses, strict=True)):
        if place < CELLS and place not in standing:
            raise BadPosition("hopper-position-no-cup", rule="HOPPER-6", cup=CELL_NAMES[place])
        if not _lies(state, place, pose):
            raise BadPosition("hopper-position-pose", rule="HOPPER-4", bean=bean)
    for cell in standing:
        if state.beans_in(cell) >= FULL:
            raise BadPosition("hopper-position-full", rule="HOPPER-5", cup=CELL_NAMES[cell])


def _lies(state: HopperState, place: int, pose: Pose) -> bool:
    """Return whether a bean's pose fits its place; beans in hands and in the air have none."""
    if place >= AIR or state.options.referee:
        return pose == NO_POSE
    return sane(pose) and agrees(place, pose, state.frame)


def _require_turn(state: HopperState, blank: HopperState) -> None:
    """HOPPER-2, HOPPER-3, HOPPER-7, HOPPER-10: raise an error for an impossible turn."""
    if state.actor == NOWHERE:
        if state != blank:
            raise BadPosition("hopper-position-lot", rule="HOPPER-2")
    elif state.air or state.flying:
        if rules.over(state) or state.options.referee or not _air_fits(state):
            raise BadPosition("hopper-position-air", rule="HOPPER-3")
    elif not rules.over(state) and not _hands_fit(state):
        raise BadPosition("hopper-position-hands", rule="HOPPER-7")
    if state.refilled and not _refilled_fits(state):
        raise BadPosition("hopper-position-refilled", rule="HOPPER-13")


def _air_fits(state: HopperState) -> bool:
    flying = [bean for bean, place in enumerate(state.where) if place == AIR]
    shooters = [launch.seat for launch in state.air]
    sound = (
        sorted(launch.bean for launch in state.air) == flying
        and all(seat < state.seats for seat in shooters)
        and all(launch.shot.in_range for launch in state.air)
        and realtime.well_timed(state.air)
    )
    if rules.finale(state) and state.options.finale == "rounds" and len(shooters) > 1:
        alone = shooters == sorted(set(shooters))
        return sound and alone and _at_once(state) and set(state.ready) <= set(shooters)
    if realtime.in_real_time(state):
        return sound and shooters[-1:] == [state.actor]
    return sound and shooters == [state.actor]


def _refilled_fits(state: HopperState) -> bool:
    """Return whether refilled seats are distinct and have beans.

    Before the finale only the seat to shoot can have refilled.
    """
    seats = state.refilled
    told_well = list(seats) == sorted(set(seats)) and set(seats) <= set(state.ready)
    allowed = rules.finale(state) or seats == (state.actor,)
    return state.options.referee and told_well and allowed and not rules.over(state)


def _at_once(state: HopperState) -> bool:
    return all(launch.tick == 0 for launch in state.air)


def _hands_fit(state: HopperState) -> bool:
    """Return whether the seat to shoot has beans.

    In the finale no seat is out of beans while there are loose ones.
    """
    if rules.finale(state):
        return len(state.ready) == state.seats or state.loose == 0
    return state.actor in state.ready
