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
from cupboard.experts.hopper.aim_calibration import LandingError, in_a_cup, key, sample_error
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
    data = measure(shots, games, request.progress.advance)
    file = practice(data)
    for row in data["levels"]:
        del row["drifts"]
    keys = ("lab-strength-who", "lab-hopper-aimed", "lab-hopper-any", "lab-hopper-length")
    rows = tuple(_row(row, request.language) for row in data["levels"])
    return Report(data, heads=tuple(map(request.text, keys)), rows=rows, file=file)


def _row(row: dict[str, Any], language: str) -> tuple[str, ...]:
    shares = (f"{row[key]:.0%}" for key in ("aimed_cup", "any_cup"))
    return label(row["level"], language), *shares, str(row["shots_a_game"] or "–")


def steps(shots: int, games: int) -> int:
    """Return the number of shots and games."""
    return len(LEVELS) * (shots + games)


def measure(shots: int, games: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Measure shots at one cup of a fresh table, and games of each level against itself."""
    data = []
    for level in LEVELS:
        landing_errors = _practise(level, shots, progress)
        lengths = [_shots_of_a_game(level, number, progress) for number in range(games)]
        data.append(
            {
                "level": level.name,
                "aimed_cup": _share(landing_errors, lambda error: hypot(*error) <= CUP_INNER),
                "any_cup": _share(landing_errors, in_a_cup),
                "shots_a_game": round(statistics.mean(lengths), 1) if lengths else None,
                "drifts": landing_errors,
            }
        )
    return {"game": "hopper", "shots": shots, "games": games, "levels": data}


def _practise(level: Level, shots: int, progress: Callable[[int], None]) -> list[LandingError]:
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


def _share(landing_errors: list[LandingError], good: Callable[[LandingError], bool]) -> float:
    return round(sum(map(good, landing_errors)) / len(landing_errors), 3)


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


def practice(data: dict[str, Any]) -> str:
    """Return the practice of all levels as the engines read it."""
    made = zip(LEVELS, data["levels"], strict=True)
    book = {key(_hand(level)): row["drifts"] for level, row in made}
    rows = (f"{json.dumps(name)}: {json.dumps(found)}" for name, found in book.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"
