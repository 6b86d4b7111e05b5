"""Keeps a local game in a file, so that it can be left and continued.

The file is a record. While the game is unfinished its header also holds, under `local`, what only
this device needs to go on: the seed and who sits where (docs/decisions/010-local-saves.md).
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from cupboard.core import record
from cupboard.core.draws import commitment
from cupboard.core.errors import BadRecord
from cupboard.core.folders import data_home
from cupboard.core.match import Match
from cupboard.core.record import Record
from cupboard.core.registry import game as find_game
from cupboard.tui.seating import Setup, kinds

AnyMatch = Match[Any, Any, Any, Any]

LOCAL = "local"


def default_path(game_id: str) -> Path:
    """A fresh file in the folder where this person's data belongs."""
    folder = data_home() / "records"
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{game_id}-{moment}.jsonl", 1
    while path.exists():
        number += 1
        path = folder / f"{game_id}-{moment}-{number}.jsonl"
    return path


def save(match: AnyMatch, setup: Setup, path: Path) -> None:
    """Write the record in one piece: a broken-off write leaves the file as it was."""
    told = record.of_match(match, setup.names)
    if not match.over:
        local = {"seed": match.seed.hex(), "players": list(setup.players)}
        told = Record({**told.header, LOCAL: local}, told.events, told.ending)
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        told.save(beside)
        beside.replace(path)
    except OSError as problem:
        raise BadRecord("cli-cannot-save", path=str(path), problem=str(problem)) from problem


def resume(path: Path) -> tuple[Setup, AnyMatch]:
    """The match of a saved game, every event checked, and who was playing it."""
    found = record.load(path)
    game = find_game(str(found.header.get("game")))
    seed, players = _local(found, path)
    first = record.start(game, found)
    match: AnyMatch = Match(game, first.options, first.seats, seed)
    for moment in record.replay(game, found):
        match.replay(moment.event)
    names = tuple(str(name) for name in found.header.get("names", ()))
    if not len(players) == len(names) == first.seats:
        raise BadRecord("cli-not-a-local-save", path=str(path))
    return Setup(game, first.options, first.seats, players, names, seed), match


def _local(found: Record, path: Path) -> tuple[bytes, tuple[str, ...]]:
    if found.ending:
        raise BadRecord("cli-already-over", path=str(path))
    try:
        seed = bytes.fromhex(found.header[LOCAL]["seed"])
        players = tuple(found.header[LOCAL]["players"])
    except (KeyError, TypeError, ValueError) as problem:
        raise BadRecord("cli-not-a-local-save", path=str(path)) from problem
    known = set(kinds(str(found.header.get("game"))))
    if commitment(seed) != found.header.get("commitment") or not set(players) <= known:
        raise BadRecord("cli-not-a-local-save", path=str(path))
    return seed, players
