"""Accuracy of Hopper's levels with the game's own flight model, and the length of games."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import Any

from cupboard.core.match import Match
from cupboard.core.options import Options, option
from cupboard.core.random_stream import SeededRandom
from cupboard.core.registry import AnyMatch
from cupboard.experts.contract import Report, StudyRequest
from cupboard.experts.hopper.aim_calibration import Drift, in_a_cup, key, sample_error
from cupboard.experts.hopper.engine import HopperEngine
from cupboard.experts.hopper.levels import LEVELS
from cupboard.games.hopper import GAME
from cupboard.games.hopper.geometry import CUP_INNER
from cupboard.players.labels import label
from cupboard.players.levels import Level
from cupboard.players.self_play import play

SEATS = 2
GAMES = 10


@dataclass(frozen=True)
class Extras(Options):
    """Settings of this study alone."""

    shots: int = option(160, rule="", low=1, high=1_000_000)


def study(request: StudyRequest) -> Report:
    """Measure all levels; the file holds their practice as the engines read it."""
    shots = request.settings(Extras).shots
    games = GAMES if request.games is None else request.games
    request.progress.stage("cli-bench-measuring", steps(shots, games))
    told = measure(shots, games, request.progress.advance)
    file = practice(told)
    for row in told["levels"]:
        del row["drifts"]
    keys = ("lab-strength-who", "lab-hopper-aimed", "lab-hopper-any", "lab-hopper-length")
    rows = tuple(_row(row, request.language) for row in told["levels"])
    return Report(told, heads=tuple(map(request.text, keys)), rows=rows, file=file)


def _row(row: dict[str, Any], language: str) -> tuple[str, ...]:
    shares = (f"{row[key]:.0%}" for key in ("aimed_cup", "any_cup"))
    return label(row["level"], language), *shares, str(row["shots_a_game"] or "–")


def steps(shots: int, games: int) -> int:
    """Return the number of shots and games."""
    return len(LEVELS) * (shots + games)


def measure(shots: int, games: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Measure shots at one cup of a fresh table, and games of each level against itself."""
    told = []
    for level in LEVELS:
        drifts = _practise(level, shots, progress)
        lengths = [_shots_of_a_game(level, number, progress) for number in range(games)]
        told.append(
            {
                "level": level.name,
                "aimed_cup": _share(drifts, lambda drift: hypot(*drift) <= CUP_INNER),
                "any_cup": _share(drifts, in_a_cup),
                "shots_a_game": round(statistics.mean(lengths), 1) if lengths else None,
                "drifts": drifts,
            }
        )
    return {"game": "hopper", "shots": shots, "games": games, "levels": told}


def _practise(level: Level, shots: int, progress: Callable[[int], None]) -> list[Drift]:
    hand = _hand(level)
    found = []
    for number in range(shots):
        found.append(sample_error(hand, number))
        progress(1)
    return found


def _hand(level: Level) -> Any:
    engine = level.make()
    assert isinstance(engine, HopperEngine)
    return engine.hand


def _share(drifts: list[Drift], good: Callable[[Drift], bool]) -> float:
    return round(sum(map(good, drifts)) / len(drifts), 3)


def _shots_of_a_game(level: Level, number: int, progress: Callable[[int], None]) -> int:
    """Play a short two-player game at this level; return its number of shots."""
    match = Match(GAME, GAME.options(), SEATS, number.to_bytes(8, "big"))
    engine = level.engine()

    def choose(match: AnyMatch, seat: int) -> Any:
        legal, own = GAME.legal(match.state, seat), SeededRandom(b"hand", match.number)
        return engine.advise(match.observation(seat), legal, own).move

    play(match, choose)
    progress(1)
    return sum(bool(state.air) for state in match.states)


def practice(told: dict[str, Any]) -> str:
    """Return the practice of all levels as the engines read it."""
    made = zip(LEVELS, told["levels"], strict=True)
    book = {key(_hand(level)): row["drifts"] for level, row in made}
    rows = (f"{json.dumps(name)}: {json.dumps(found)}" for name, found in book.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"
