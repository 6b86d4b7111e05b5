"""Who sits where, and what has been agreed on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core import texts
from cupboard.core.errors import BadOptions
from cupboard.core.registry import AnyGame
from cupboard.players import player_names

PERSON = "person"
SEED_BYTES = 16


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


def kinds() -> tuple[str, ...]:
    """Everything that can sit on a seat."""
    return (PERSON, *player_names())


def seat_players(seats: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: a person first and random players after, where nothing else is said."""
    if len(chosen) > seats:
        raise BadOptions("cli-too-many-players", given=len(chosen), seats=seats)
    for kind in chosen:
        if kind not in kinds():
            raise BadOptions("player-unknown", player=kind, known=", ".join(kinds()))
    usual = (PERSON, *["random"] * (seats - 1))
    return (*chosen, *usual[len(chosen) :])


def seat_names(players: Sequence[str], chosen: Sequence[str], language: str) -> tuple[str, ...]:
    """The names of all seats; who has none is called by what it is and its seat."""
    if len(chosen) > len(players):
        raise BadOptions("cli-too-many-names", given=len(chosen), seats=len(players))
    given = [*(name.strip() for name in chosen), *[""] * (len(players) - len(chosen))]
    usual = (texts.say(language, f"player-{kind}", n=n) for n, kind in enumerate(players, 1))
    return tuple(name or fallback for name, fallback in zip(given, usual, strict=True))


def read_seed(text: str | None) -> bytes:
    """A seed from its hexadecimal text, or a new one."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(text if len(text) % 2 == 0 else f"0{text}")
    except ValueError as problem:
        raise BadOptions("cli-bad-seed", text=text[:80]) from problem
    if not seed:
        raise BadOptions("cli-bad-seed", text=text)
    return seed
