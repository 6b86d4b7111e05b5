"""Every process computes the same bits, and replays need no simulation: HOPPER-12."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cupboard.core import record
from cupboard.games.hopper import GAME
from tests.games.hopper.support import HopperMatch, real_match

FLY = """
import hashlib, json, sys
from cupboard.core import codec
from cupboard.core.random_stream import SeededRandom
from cupboard.games.hopper import GAME
from cupboard.games.hopper.flight import fly
before, text = int(sys.argv[1]), sys.stdin.read()
state = GAME.decode(text)
for number in range(before):
    fly(state, SeededRandom(b"before", number))
flight = codec.dump(fly(state, SeededRandom(b"seed", 1)))
print(hashlib.sha256(json.dumps(flight).encode()).hexdigest())
"""

REPLAY = """
import sys
sys.modules["mujoco"] = None  # importing it fails from now on
from pathlib import Path
import cupboard
from cupboard.core import record
from cupboard.games.hopper.facts import Flew
kept = record.load(Path(sys.argv[1]))
timeline = record.replay(cupboard.game("hopper"), kept)
print(sum(isinstance(fact, Flew) for step in timeline.steps for fact in step.facts))
print(timeline.state.claims)
"""


def python(program: str, *arguments: str, given: str = "") -> str:
    """Return what a new interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return done.stdout.strip()


@pytest.fixture(scope="module")
def match() -> HopperMatch:
    return real_match("short", 2, 3)


@pytest.mark.rule("HOPPER-12")
def test_two_processes_compute_the_same_flights_after_different_ones(match: HopperMatch) -> None:
    flying = [state for state in match.states if state.air]
    text = GAME.encode(flying[-5])
    assert python(FLY, "0", given=text) == python(FLY, "3", given=text) != ""


@pytest.mark.rule("HOPPER-12")
def test_a_replay_shows_every_flight_without_simulating(match: HopperMatch, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(record.record_match(match).dump(), encoding="utf-8")
    flown, claims = python(REPLAY, str(path)).splitlines()
    assert int(flown) == sum(bool(state.air) for state in match.states)
    assert claims == str(match.state.claims)


@pytest.mark.rule("HOPPER-12")
def test_listing_the_games_does_not_load_the_simulation() -> None:
    program = """
import sys, cupboard
game = cupboard.game("hopper")
game.svg(game.view(game.new(game.options(), 2), 0))
print("mujoco" in sys.modules)
"""
    assert python(program) == "False"
