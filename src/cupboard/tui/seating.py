"""Who sits where, and what has been agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core import texts
from cupboard.core.draws import new_seed
from cupboard.core.errors import BadOptions
from cupboard.core.registry import AnyGame
from cupboard.players import player_names
from cupboard.players.levels import NAMES, level_names

PERSON = "person"


@dataclass(frozen=True)
class Setup:
    """A table before the first move."""

    game: AnyGame
    options: Any
    seats: int
    players: tuple[str, ...]
    names: tuple[str, ...]
    seed: bytes

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, kind in enumerate(self.players) if kind == PERSON)


def kinds(game_id: str) -> tuple[str, ...]:
    """Everything that can sit on a seat of a game."""
    return (PERSON, *player_names(), *level_names(game_id))


def seat_players(game_id: str, seats: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: a person first and random players after, where nothing else is said."""
    if len(chosen) > seats:
        raise BadOptions("cli-too-many-players", given=len(chosen), seats=seats)
    known = kinds(game_id)
    for kind in chosen:
        if kind not in known:
            raise BadOptions("player-unknown", player=kind, known=", ".join(known))
    usual = (PERSON, *["random"] * (seats - 1))
    return (*chosen, *usual[len(chosen) :])


def seat_names(players: Sequence[str], chosen: Sequence[str], language: str) -> tuple[str, ...]:
    """The names of all seats; who has none is called by what it is and its seat."""
    if len(chosen) > len(players):
        raise BadOptions("cli-too-many-names", given=len(chosen), seats=len(players))
    given = [*(name.strip() for name in chosen), *[""] * (len(players) - len(chosen))]
    usual = (kind_name(kind, n, language) for n, kind in enumerate(players, 1))
    return tuple(name or fallback for name, fallback in zip(given, usual, strict=True))


def kind_name(kind: str, number: int, language: str) -> str:
    """What a seat is called after who sits there."""
    if kind in NAMES:
        return f"{texts.say(language, f'level-{kind}')} {number}"
    return texts.say(language, f"player-{kind}", n=number)


def read_seed(text: str | None) -> bytes:
    """A seed from its hexadecimal text, or a new one."""
    if text is None:
        return new_seed()
    try:
        seed = bytes.fromhex(text if len(text) % 2 == 0 else f"0{text}")
    except ValueError as problem:
        raise BadOptions("cli-bad-seed", text=text[:80]) from problem
    if not seed:
        raise BadOptions("cli-bad-seed", text=text)
    return seed
