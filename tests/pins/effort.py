"""What the levels and the analyses do under node limits, as plain data.

`python -m tests.pins.effort` writes the current figures to `effort.json`. Do that only after a
change that is meant to change them.
"""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from cupboard.core.match import Match
from cupboard.core.registry import game
from cupboard.core.types import Act
from cupboard.experts import find, study
from cupboard.experts.dacapo import book_store, online_solver
from cupboard.experts.kalaha.kalah import endgame_files
from cupboard.experts.kalaha.kalah import engine as kalah_engine
from cupboard.experts.precompile import SOLVER, precompile
from cupboard.learn.analysis import AnalysisEffort, analyse, of_match
from cupboard.players.engine import Advice, Limit
from cupboard.search.budget import Budget

FILE = Path(__file__).with_name("effort.json")
DIGITS = 9

# Game, preset, seats, options, node limit, decisions.
TABLES: dict[str, tuple[str, str | None, int, dict[str, Any], int, int]] = {
    "dacapo": ("dacapo", None, 2, {"beans": 6}, 500, 6),
    "dacapo of three": ("dacapo", None, 3, {"beans": 5}, 500, 6),
    "dacapo of five": ("dacapo", None, 5, {"beans": 12}, 40, 5),
    "hopper": ("hopper", None, 2, {}, 500, 8),
    "kala": ("kala", None, 2, {}, 4_000, 8),
    "kala small": ("kala", None, 2, {"store_beans": 12}, 20_000, 8),
    "kalaha": ("kalaha", None, 2, {}, 4_000, 8),
    "kalah": ("kalaha", "kalah", 2, {}, 60_000, 6),
    "kalah small": ("kalaha", "kalah-empty", 2, {"pits": 4, "stones": 3}, 60_000, 6),
    "kalaha of four": ("kalaha", None, 4, {}, 300, 8),
    "kessel": ("kessel", None, 2, {}, 120, 8),
    "ronda": ("ronda", None, 2, {}, 20_000, 12),
    "ronda cut short": ("ronda", None, 3, {}, 60, 12),
}


@contextmanager
def counting() -> Iterator[Callable[[], int]]:
    """Count the positions that are searched inside this context."""
    spent, spend = [0], Budget.spend

    def count(budget: Budget, nodes: int) -> None:
        spent[0] += nodes
        spend(budget, nodes)

    with patch.object(Budget, "spend", count):
        yield lambda: spent[0]


@contextmanager
def fresh_caches() -> Iterator[None]:
    """Use no file and no result of an earlier test."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(book_store, "cache_dir", lambda: Path(folder, "compiled")),
        patch.object(endgame_files, "cache_dir", lambda: Path(folder, "compiled")),
    ):
        online_solver._found.clear()
        book_store.shelf.cache_clear()
        kalah_engine.tables.cache_clear()
        precompile("kalaha", SOLVER)
        yield
        book_store.shelf.cache_clear()


def advised(name: str, level: int) -> list[dict[str, Any]]:
    """Return the decisions of a game that one level plays against itself."""
    game_id, preset, seats, choices, nodes, decisions = TABLES[name]
    played = game(game_id)
    match: Any = Match(played, played.options(preset, **choices), seats, b"pinned")
    engine = find(game_id).levels[level].make()
    rows: list[dict[str, Any]] = []
    while not match.over and len(rows) < decisions:
        if not isinstance(match.turn, Act):
            match.draw()
            continue
        seat = match.waiting_for[0]
        legal = played.legal(match.state, seat)
        with counting() as spent:
            advice = engine.advise(
                match.observation(seat), legal, Limit(nodes=nodes), Random(match.number)
            )
            rows.append(row(played, advice, spent()))
        match.play(seat, advice.move)
    return rows


def row(played: Any, advice: Advice, nodes: int) -> dict[str, Any]:
    """Return advice as plain data."""
    data = {
        "move": played.format(advice.move),
        "certainty": advice.score.certainty.value,
        "value": round(advice.score.value, DIGITS),
        "unit": advice.score.unit.value,
        "depth": advice.score.depth,
        "line": [played.format(move) for move in advice.line],
        "mix": [[played.format(move), round(share, DIGITS)] for move, share in advice.mix],
        "nodes": nodes,
    }
    return {name: value for name, value in data.items() if value not in (None, [])}


# Game, preset, seats, options, events before the end of the game, effort.
ANALYSES: dict[str, tuple[str, str | None, int, dict[str, Any], int, float]] = {
    "dacapo": ("dacapo", None, 2, {"beans": 6}, 99, 0.1),
    "hopper": ("hopper", None, 2, {}, 9, 0.1),
    "kala": ("kala", None, 2, {"store_beans": 14}, 12, 0.02),
    "kalaha": ("kalaha", None, 2, {}, 12, 0.02),
    "kalah": ("kalaha", "kalah", 2, {}, 8, 0.02),
    "kalaha of three": ("kalaha", None, 3, {}, 12, 0.02),
    "kessel": ("kessel", None, 2, {}, 8, 0.02),
    "ronda": ("ronda", None, 2, {}, 20, 0.1),
}


def analysed(name: str) -> dict[str, Any]:
    """Return the analysis of a random game, cut short, and the positions it searched."""
    game_id, preset, seats, choices, events, effort = ANALYSES[name]
    played = game(game_id)
    match: Any = Match(played, played.options(preset, **choices), seats, b"pinned")
    rng = Random(5)
    while not match.over and match.number < events:
        if isinstance(match.turn, Act):
            seat = match.waiting_for[0]
            match.play(seat, played.legal(match.state, seat).sample(rng))
        else:
            match.draw_one()
    with counting() as spent:
        report = analyse(of_match(match), AnalysisEffort(effort=effort), study(game_id))
        data = rounded(report.data())
        return {"nodes": spent(), "report": digest(data), "decisions": brief(data)}


def digest(data: Any) -> str:
    """Return a fingerprint of data."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def brief(report: dict[str, Any]) -> list[str]:
    """Return one line per decision: what to look at if the fingerprint differs."""
    names = ("seat", "move", "best", "mark", "before", "after")
    return [" ".join(str(one.get(name)) for name in names) for one in report["decisions"]]


def rounded(data: Any) -> Any:
    """Return data as JSON holds it, with rounded numbers."""
    return json.loads(json.dumps(data), parse_float=lambda text: round(float(text), DIGITS))


def all_levels(name: str) -> Any:
    with fresh_caches():
        return rounded([advised(name, level) for level in range(5)])


def fresh_analysis(name: str) -> Any:
    with fresh_caches():
        return rounded(analysed(name))


def written() -> str:
    """Return all figures as JSON, one line per decision."""
    data = {
        "levels": {name: all_levels(name) for name in TABLES},
        "analyses": {name: fresh_analysis(name) for name in ANALYSES},
    }
    text = json.dumps(data, indent=1, ensure_ascii=False)
    return re.sub(r"\{[^{}]*?\}", _in_one_line, text) + "\n"


def _in_one_line(found: re.Match[str]) -> str:
    return json.dumps(json.loads(found[0]), ensure_ascii=False)


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
