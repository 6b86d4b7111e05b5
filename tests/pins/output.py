"""The JSON of every command with `--json`, as plain data.

`python -m tests.pins.output` writes the current output to `output.json`. Do that only after a
change that is meant to change it.
"""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cupboard.cli import main
from cupboard.experts.hopper import bench as flights
from cupboard.experts.kalaha import bench as kalaha_bench
from cupboard.experts.kalaha.kalah.board_solver import Board
from tests.pins.effort import fresh_caches, rounded

FILE = Path(__file__).with_name("output.json")
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORD = str(GOLDEN / "kala" / "store-2.jsonl")
SEED = "00ff"

# Name, words, and whether only the structure is pinned, because the values are texts or times.
COMMANDS: dict[str, tuple[tuple[str, ...], bool]] = {
    "games": (("games",), True),
    "games kala": (("games", "kala"), True),
    "simulate": (("simulate", "kala", "-n", "20", "--seed", SEED, "--workers", "1"), False),
    "simulate plain": (("simulate", "ronda", "-n", "1", "--seed", SEED, "--workers", "1"), False),
    "analyse": (("analyse", str(GOLDEN / "dacapo" / "standard-2.jsonl")), False),
    "replay": (("replay", RECORD), True),
    "replay check": (("replay", RECORD, "--check"), False),
    "solve kala": (("solve", "kala", "--store", "12", "--memory", "0.001"), False),
    "solve kala bank": (
        ("solve", "kala", "--edition", "bank", "--bank", "12", "--memory", "0.001"),
        False,
    ),
    "solve kala unknown": (
        ("solve", "kala", "--store", "20", "--nodes", "50", "--memory", "0.001"),
        False,
    ),
    "solve kalah": (
        ("solve", "kalah", "--pits", "3", "--stones", "3", "--memory", "0.2", "--threads", "1"),
        False,
    ),
    "solve kalah every move": (
        (
            *("solve", "kalah", "--pits", "3", "--stones", "3", "--empty-capture"),
            *("--memory", "0.2", "--threads", "1", "--database", "6", "--every-move"),
        ),
        False,
    ),
    "solve kalaha": (
        ("solve", "kalaha", "--preset", "gb", "-o", "stones=1", "--memory", "0.01"),
        False,
    ),
    "solve kalaha open": (("solve", "kalaha", "--nodes", "3000", "--memory", "0.01"), False),
    "solve dacapo": (("solve", "dacapo", "--beans", "6"), False),
    "solve dacapo three": (
        ("solve", "dacapo", "--seats", "3", "--beans", "5", "--games", "1000"),
        False,
    ),
    "solve dacapo opening": (
        ("solve", "dacapo", "--seats", "5", "--beans", "12", "--minutes", "0.01"),
        True,
    ),
    "lab puzzles": (("lab", "puzzles", "kalaha", "-n", "1", "--seed", SEED), False),
    "lab puzzles kala": (("lab", "puzzles", "kala", "-n", "1", "--seed", SEED), False),
    "lab strength": (
        (
            *("lab", "strength", "dacapo", "-n", "2", "--seed", SEED, "-o", "beans=6"),
            *("--player", "sprout", "--player", "gardener", "--workers", "1"),
        ),
        False,
    ),
    "lab hopper": (("lab", "hopper", "--shots", "2", "--games", "0"), False),
    "lab dacapo": (("lab", "dacapo", "--seats", "3", "--beans", "5", "--games", "3"), False),
    "bench playouts": (("bench", "playouts"), True),
    "bench solve": (("bench", "solve"), True),
    "bench hopper": (("bench", "hopper"), True),
}
# What is typed now for the commands above whose spelling is that of an earlier release.
NOW: dict[str, tuple[str, ...]] = {
    "solve kala": ("solve", "kala", "-o", "store_beans=12", "--memory", "0.001"),
    "solve kala bank": (
        *("solve", "kala", "--preset", "bank", "-o", "bank_beans=12"),
        *("--memory", "0.001"),
    ),
    "solve kala unknown": (
        *("solve", "kala", "-o", "store_beans=20", "--nodes", "50", "--memory", "0.001"),
    ),
    "solve kalah": (
        *("solve", "kalaha", "--preset", "kalah", "-o", "pits=3", "-o", "stones=3"),
        *("--memory", "0.2", "--threads", "1"),
    ),
    "solve kalah every move": (
        *("solve", "kalaha", "--preset", "kalah-empty", "-o", "pits=3", "-o", "stones=3"),
        *("--memory", "0.2", "--threads", "1", "-x", "database=6", "-x", "every-move=yes"),
    ),
    "solve dacapo": ("solve", "dacapo", "-o", "beans=6"),
    "solve dacapo three": (
        *("solve", "dacapo", "--seats", "3", "-o", "beans=5", "-x", "games=1000"),
    ),
    "solve dacapo opening": (
        *("solve", "dacapo", "--seats", "5", "-o", "beans=12", "--seconds", "0.6"),
    ),
    "lab hopper": ("lab", "study", "hopper", "aim", "-x", "shots=2", "--games", "0"),
    "lab dacapo": (
        *("lab", "study", "dacapo", "exploitability", "--seats", "3", "-o", "beans=5"),
        *("--games", "3"),
    ),
    "bench playouts": ("bench", "kalaha", "playouts"),
    "bench solve": ("bench", "kalaha", "solve"),
    "bench hopper": ("bench", "hopper", "flights"),
}
TIMED = ("seconds", "walks", "threads", "machine")


def output(name: str, now: bool = False) -> Any:
    """Return what a command prints, with the type in place of each value that may differ."""
    words, only_structure = COMMANDS[name]
    data = printed(*(NOW[name] if now else words), "--json", "--lang", "en")
    return structure(data) if only_structure else without_times(data)


def printed(*words: str) -> Any:
    """Run a command quickly and return its JSON."""
    told = io.StringIO()
    with (
        fresh_caches(),
        patch.object(kalaha_bench, "ROUNDS", 1),
        patch.object(kalaha_bench, "SECONDS", 0.001),
        patch.object(kalaha_bench, "BOARDS", (Board(3, 3),)),
        patch.object(kalaha_bench, "MEMORY", 0.2),
        patch.object(flights, "play", lambda chain: [flights.Timed(60, 1, 2.0, 2.0)]),
        contextlib.redirect_stdout(told),
        contextlib.suppress(SystemExit),
    ):
        main(words)
    return rounded(json.loads(told.getvalue()))


def structure(data: Any) -> Any:
    """Return names and types only; a list is described by its first item."""
    match data:
        case dict():
            return {name: structure(value) for name, value in data.items()}
        case [first, *_]:
            return [structure(first)]
        case []:
            return []
    return "number" if isinstance(data, int | float) else type(data).__name__


def without_times(data: Any) -> Any:
    """Return data with the structure only of everything that depends on time or machine."""
    if isinstance(data, list):
        return [without_times(one) for one in data]
    if not isinstance(data, dict):
        return data
    return {
        name: structure(value) if name.startswith(TIMED) else without_times(value)
        for name, value in data.items()
    }


if __name__ == "__main__":
    data = {name: output(name) for name in COMMANDS}
    FILE.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")
