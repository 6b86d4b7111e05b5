"""Random Kalah rollouts per second, and the time to solve Kalah boards.

Rollouts are compared with OpenSpiel's `mancala` (same rules, in C++): its MCTSBot with ten random
rollouts per simulation, its fastest way from Python, and our rules kernel in a compiled loop, on
one core and on all. Boards are solved from scratch, without a database from disk.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

from cupboard.core.errors import MissingExtra
from cupboard.core.options import Options, option
from cupboard.core.registry import game
from cupboard.experts.contract import Report, Request
from cupboard.experts.kalaha.kalah.board_solver import Board, SolverResources, solve
from cupboard.experts.timing import Rate, in_turns, machine
from cupboard.search.playouts import playouts

ROUNDS = 7
SECONDS = 0.7
BATCH = 20_000
SIMULATIONS = 1_000
ROLLOUTS = 10

BOARDS = (Board(6, 4), Board(6, 4, empty_capture=True))
LARGE = (Board(6, 5), Board(6, 5, empty_capture=True))
MEMORY = 11.0

OURS, ALL_CORES, PEER = "one core", "all cores", "openspiel"


@dataclass(frozen=True)
class Extras(Options):
    """Settings of the benchmark `solve` alone."""

    large: bool = option(False, rule="")
    """whether boards with five stones are solved too, which takes minutes"""


def playouts_per_second(request: Request) -> Report:
    """Measure random games per second."""
    request.settings(Options)
    request.progress.stage("cli-bench-measuring", steps())
    data = measure(lambda: request.progress.advance(1))
    rows = (
        ("cli-bench-one-core", data["cupboard_per_second"], data["ratio"]),
        ("cli-bench-all-cores", data["cupboard_all_cores_per_second"], data["ratio_all_cores"]),
        ("cli-bench-peer", data["openspiel_per_second"], 1.0),
    )
    notes = [request.text(key, rate=f"{rate:,}", ratio=f"{ratio:.1f}") for key, rate, ratio in rows]
    worst = max(data["noise"].values())
    notes.append(request.text("cli-bench-noise", percent=round(100 * worst)))
    return Report(data, notes=tuple(notes))


def solving(request: Request) -> Report:
    """Measure the time to solve some boards."""
    boards = BOARDS + LARGE * request.settings(Extras).large
    request.progress.stage("cli-bench-measuring", len(boards))
    data = measure_solving(boards, lambda: request.progress.advance(1))
    return Report(data, notes=tuple(_solved(request, board) for board in data["boards"]))


def _solved(request: Request, data: dict[str, Any]) -> str:
    facts = {name: str(data[name]) for name in ("pits", "stones", "preset", "seconds")}
    return request.text("cli-bench-solved", rate=f"{data['nodes_per_second']:,}", **facts)


def our_work(seeds: count[int]) -> Callable[[], int]:
    """Return a batch of random games of `kalah` from the start."""
    kalaha = game("kalaha")
    start = kalaha.new(kalaha.options("kalah"), 2)

    def work() -> int:
        result = playouts(kalaha, start, BATCH, next(seeds) * BATCH, bake=True)
        return len(result.length)

    return work


def on_all_cores(work: Callable[[], int], cores: int) -> Callable[[], int]:
    """Return the same work in one thread per core; the compiled loop holds no lock."""
    pool = ThreadPoolExecutor(cores)
    return lambda: sum(pool.map(lambda _: work(), range(cores)))


def peer_work() -> Callable[[], int]:
    """Return searches by OpenSpiel's MCTSBot from the start."""
    try:
        import pyspiel
    except ImportError as missing:
        raise MissingExtra("extra-missing", extra="lab") from missing
    mancala = pyspiel.load_game("mancala")
    judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(mancala, judge, 1.4, SIMULATIONS, 1000, False, 1, False)
    start = mancala.new_initial_state()

    def work() -> int:
        bot.mcts_search(start)
        return SIMULATIONS * ROLLOUTS

    return work


def measure(progress: Callable[[], None]) -> dict[str, Any]:
    """Measure all rates in turns; call `progress` after each of `steps()` measurements."""
    cores = os.cpu_count() or 1
    ours = our_work(count())
    works = {
        OURS: ours,
        ALL_CORES: on_all_cores(ours, cores),
        PEER: peer_work(),
    }
    for work in works.values():
        work()  # compile and warm up before the clock starts
    rounds: dict[str, list[float]] = {name: [] for name in works}
    for name, rate in in_turns(works, ROUNDS, SECONDS):
        rounds[name].append(rate)
        progress()
    return _report({name: Rate(tuple(found)) for name, found in rounds.items()}, cores)


def steps() -> int:
    """Return the number of measurements."""
    return 3 * ROUNDS


def _report(rates: dict[str, Rate], cores: int) -> dict[str, Any]:
    peer = rates[PEER].median
    return {
        "benchmark": "playouts",
        "game": "kalaha",
        "preset": "kalah",
        "pits": 6,
        "stones": 4,
        "cupboard_per_second": round(rates[OURS].median),
        "cupboard_all_cores_per_second": round(rates[ALL_CORES].median),
        "openspiel_per_second": round(peer),
        "ratio": round(rates[OURS].median / peer, 2),
        "ratio_all_cores": round(rates[ALL_CORES].median / peer, 2),
        "noise": {name: round(rate.noise, 3) for name, rate in rates.items()},
        "rounds": ROUNDS,
        "cores": cores,
        "machine": machine(),
    }


def measure_solving(boards: Sequence[Board], progress: Callable[[], None]) -> dict[str, Any]:
    """Solve each board once; call `progress` after each."""
    resources = SolverResources(threads=os.cpu_count() or 1, memory=MEMORY, from_disk=False)
    solved = []
    for board in boards:
        solved.append(_one(board, resources))
        progress()
    return {
        "benchmark": "solve",
        "game": "kalaha",
        "boards": solved,
        "threads": resources.threads,
        "machine": machine(),
    }


def _one(board: Board, resources: SolverResources) -> dict[str, Any]:
    began = time.process_time()
    found = solve(board, resources)
    spent = time.process_time() - began
    return {
        "preset": board.preset,
        "pits": board.pits,
        "stones": board.stones,
        "margin": found.margin,
        "nodes": found.nodes,
        "seconds": round(found.seconds["solved"], 2),
        "seconds_database": round(found.seconds["database"], 2),
        "seconds_search": round(found.seconds["search"], 2),
        "seconds_of_processors": round(spent, 2),
        "nodes_per_second": round(found.nodes / max(found.seconds["search"], 1e-9)),
        "database_stones": found.database,
    }
