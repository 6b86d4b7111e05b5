"""Random Kalah rollouts per second, compared with OpenSpiel's `mancala` (same rules, in C++).

For the peer we measure its MCTSBot with ten random rollouts per simulation, its fastest way from
Python. For our side we measure the rules kernel in a compiled loop and the packed board of
`search.kalah`, each on one core and on all.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

from cupboard.core.errors import BadOptions
from cupboard.core.registry import game
from cupboard.experts.kalaha.kalah.playouts import packed_playouts
from cupboard.experts.timing import Rate, in_turns, machine
from cupboard.search.playouts import playouts

ROUNDS = 7
SECONDS = 0.7
BATCH = 20_000
SIMULATIONS = 1_000
ROLLOUTS = 10

OURS, ALL_CORES, PEER = "one core", "all cores", "openspiel"
PACKED, PACKED_ALL = "packed, one core", "packed, all cores"


def our_work(seeds: count[int]) -> Callable[[], int]:
    """Return a batch of random games of `kalah` from the start."""
    kalaha = game("kalaha")
    start = kalaha.new(kalaha.options("kalah"), 2)

    def work() -> int:
        result = playouts(kalaha, start, BATCH, next(seeds) * BATCH, bake=True)
        return len(result.length)

    return work


def packed_work(seeds: count[int]) -> Callable[[], int]:
    """Return a batch of the same games on the packed board."""
    return lambda: packed_playouts(6, 4, False, 5 * BATCH, next(seeds)).games


def on_all_cores(work: Callable[[], int], cores: int) -> Callable[[], int]:
    """Return the same work in one thread per core; the compiled loop holds no lock."""
    pool = ThreadPoolExecutor(cores)
    return lambda: sum(pool.map(lambda _: work(), range(cores)))


def peer_work() -> Callable[[], int]:
    """Return searches by OpenSpiel's MCTSBot from the start."""
    try:
        import pyspiel
    except ImportError as missing:
        raise BadOptions("bench-no-peer", peer="OpenSpiel") from missing
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
    packed = packed_work(count())
    works = {
        OURS: ours,
        ALL_CORES: on_all_cores(ours, cores),
        PEER: peer_work(),
        PACKED: packed,
        PACKED_ALL: on_all_cores(packed, cores),
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
    return 5 * ROUNDS


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
        "packed_per_second": round(rates[PACKED].median),
        "packed_all_cores_per_second": round(rates[PACKED_ALL].median),
        "openspiel_per_second": round(peer),
        "ratio": round(rates[OURS].median / peer, 2),
        "ratio_all_cores": round(rates[ALL_CORES].median / peer, 2),
        "ratio_packed": round(rates[PACKED].median / peer, 2),
        "ratio_packed_all_cores": round(rates[PACKED_ALL].median / peer, 2),
        "noise": {name: round(rate.noise, 3) for name, rate in rates.items()},
        "rounds": ROUNDS,
        "cores": cores,
        "machine": machine(),
    }
