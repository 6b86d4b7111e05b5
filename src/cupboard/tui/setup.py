"""The players and options of a local game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.random_stream import new_seed
from cupboard.core.registry import AnyGame
from cupboard.experts import player_names
from cupboard.players.labels import level_called, name_of
from cupboard.players.levels import LEVEL_NAMES, RANDOM

PERSON = "person"


@dataclass(frozen=True)
class Setup:
    """A game before the first move."""

    game: AnyGame
    options: Any
    seats: int
    players: tuple[str, ...]
    names: tuple[str, ...]
    seed: bytes
    hints: bool | None = None
    """whether hints are allowed; None for the game's default"""

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints."""
        usual = self.game.spec.hints_by_default(self.options, len(self.people))
        return usual if self.hints is None else self.hints

    @property
    def hints_are_shown(self) -> bool:
        """Return whether hints are announced.

        RONDA-13: in a memory game with several people they are.
        """
        return len(self.people) > 1 and self.game.spec.tests_memory(self.options)

    def __post_init__(self) -> None:
        if len(self.people) < len(self.players):
            self.game.check_engines(self.options)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, kind in enumerate(self.players) if kind == PERSON)


def kinds(game_id: str) -> tuple[str, ...]:
    """Return every kind of player that a game's seats can have."""
    return (PERSON, *player_names(game_id))


def seat_players(
    game_id: str, seats: int, chosen: Sequence[str], language: str = i18n.FALLBACK
) -> tuple[str, ...]:
    """Return the players of all seats (default: one person, then random players)."""
    if len(chosen) > seats:
        raise BadOptions("cli-too-many-players", given=len(chosen), seats=seats)
    named = tuple(named_kind(text, kinds(game_id), language) for text in chosen)
    usual = (PERSON, *[RANDOM] * (seats - 1))
    return (*named, *usual[len(named) :])


def named_kind(typed: str, known: Sequence[str], language: str) -> str:
    """Return the entry of `known` that a word means.

    Levels can be given by number or plain word.
    """
    meant = typed if typed in known else level_called(typed, language)
    if meant is None or meant not in known:
        raise BadOptions("player-unknown", player=typed, known=", ".join(known))
    return meant


def seat_names(players: Sequence[str], chosen: Sequence[str], language: str) -> tuple[str, ...]:
    """Return the names of all seats (default: kind of player and seat number)."""
    if len(chosen) > len(players):
        raise BadOptions("cli-too-many-names", given=len(chosen), seats=len(players))
    given = [*(name.strip() for name in chosen), *[""] * (len(players) - len(chosen))]
    usual = (kind_name(kind, n, language) for n, kind in enumerate(players, 1))
    return tuple(name or fallback for name, fallback in zip(given, usual, strict=True))


def kind_name(kind: str, number: int, language: str) -> str:
    """Return a default name from the kind of player."""
    if kind in LEVEL_NAMES:
        return f"{name_of(kind, language)} {number}"
    return i18n.text(language, f"player-{kind}", n=number)


def read_seed(text: str | None) -> bytes:
    """Return a seed from hexadecimal text, or a new one."""
    if text is None:
        return new_seed()
    try:
        seed = bytes.fromhex(text if len(text) % 2 == 0 else f"0{text}")
    except ValueError as problem:
        raise BadOptions("cli-bad-seed", text=text[:80]) from problem
    if not seed:
        raise BadOptions("cli-bad-seed", text=text)
    return seed
