"""Save a local game to a file, so that it can be continued later.

The file is a record. While the game is unfinished, its header also holds under `local` what only
this device needs: the seed and the players (docs/decisions/0003).
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from cupboard.core import record
from cupboard.core.errors import BadRecord
from cupboard.core.match import Match
from cupboard.core.paths import data_dir
from cupboard.core.random_stream import commitment
from cupboard.core.reading import file_trouble
from cupboard.core.record import Record
from cupboard.core.registry import AnyMatch
from cupboard.core.registry import game as find_game
from cupboard.tui.setup import Setup, kinds

LOCAL = "local"


def default_path(game_id: str) -> Path:
    """Return a new file name in the user's data folder."""
    folder = data_dir() / "records"
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{game_id}-{moment}.jsonl", 1
    while path.exists():
        number += 1
        path = folder / f"{game_id}-{moment}-{number}.jsonl"
    return path


def save(match: AnyMatch, setup: Setup, path: Path) -> None:
    """Write the record atomically, so that an interrupted write leaves the old file intact."""
    saved = record.record_match(match, setup.names)
    if not match.over:
        local = {"seed": match.seed.hex(), "players": list(setup.players), "hints": setup.hints}
        saved = Record({**saved.header, LOCAL: local}, saved.events, saved.ending)
    temporary = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        saved.save(temporary)
        temporary.replace(path)
    except OSError as problem:
        reason = file_trouble(problem)
        raise BadRecord("cli-cannot-save", path=str(path), problem=str(reason)) from reason


def resume(path: Path) -> tuple[Setup, AnyMatch]:
    """Return the match of a saved game, with every event checked, and its players."""
    found = record.load(path)
    game = find_game(str(found.header.get("game")))
    seed, players, hints = _local(found, path)
    timeline = record.replay(game, found)
    first = timeline.start
    match: AnyMatch = Match(game, first.options, first.seats, seed, timeline.steps)
    listed = found.header.get("names")
    names = tuple(map(str, listed)) if isinstance(listed, list) else ()
    if not len(players) == len(names) == first.seats:
        raise BadRecord("cli-not-a-local-save", path=str(path))
    return Setup(game, first.options, first.seats, players, names, seed, hints), match


def _local(found: Record, path: Path) -> tuple[bytes, tuple[str, ...], bool | None]:
    if found.ending:
        raise BadRecord("cli-already-over", path=str(path))
    try:
        seed = bytes.fromhex(found.header[LOCAL]["seed"])
        players = tuple(found.header[LOCAL]["players"])
        hints = found.header[LOCAL].get("hints")  # missing in older files
    except (KeyError, TypeError, ValueError) as problem:
        raise BadRecord("cli-not-a-local-save", path=str(path)) from problem
    known = kinds(str(found.header.get("game")))
    seated = all(player in known for player in players)
    if commitment(seed) != found.header.get("commitment") or not seated:
        raise BadRecord("cli-not-a-local-save", path=str(path))
    return seed, players, hints if isinstance(hints, bool) else None
