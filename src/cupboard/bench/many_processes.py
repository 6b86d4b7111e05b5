"""The load that one and two server processes on PostgreSQL carry, and a model of many more.

Run it by `python -m cupboard.bench.many_processes DATABASE-URL`; it prints JSON. The clients share
the machine with the servers, so the processor time per move says more than the moves per second.
The database should be empty, and of the same machine.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from cupboard.bench import processes
from cupboard.bench.peers import LoadProcess, ServerProcess
from cupboard.experts.timing import machine

NO_LIMIT: Final = 1_000_000
TABLES: Final = 100
ROUNDS: Final = 5
SLICE_SECONDS: Final = 1.5

POSTGRES_SECONDS: Final = 0.00004
"""PostgreSQL's processor time for a move in batches of 50 (measured with one statement a batch)"""
HINT_SECONDS: Final = 0.000004
"""processor time to read a hint of a table that is not in memory: 2 µs in messages of 200 hints,
more in shorter ones"""


@dataclass(frozen=True)
class Figures:
    """The median of the slices of one setup."""

    moves_per_second: float
    cpu_ms_per_move: float
    """of all servers together"""
    cores: tuple[float, ...]
    """how much of a core each server used; the clients and PostgreSQL share the others"""


@dataclass(frozen=True)
class Forecast:
    """The load of many processes with a core each, and one core for PostgreSQL's commits."""

    processes: int
    split: bool
    """whether the two players of every table are connected to two processes"""
    moves_per_second: int
    gives_out: str


def forecast(cpu_ms: float, cpu_ms_split: float, count: int, split: bool) -> Forecast:
    """Find the rate at which the servers or PostgreSQL have no processor time left.

    A split table costs both of its processes, which `cpu_ms_split` counts together. Besides, each
    process hears the hints of all others.
    """
    own = (cpu_ms_split if split else cpu_ms) / 1000
    # Each second a process makes rate / count moves and hears the hints of the others.
    servers = count / (own + (count - 1) * HINT_SECONDS)
    hints = (count - 1) * HINT_SECONDS > own
    database = 1 / POSTGRES_SECONDS
    if database < servers:
        return Forecast(count, split, round(database), "PostgreSQL")
    return Forecast(count, split, round(servers), "hints" if hints else "servers")


def measure(database: str) -> dict[str, Any]:
    """Measure all setups in turns."""
    found: dict[str, list[Figures]] = {"one": [], "two": [], "two_split": []}
    with ExitStack() as stack:
        servers = [stack.enter_context(closing(_server(stack, database))) for _ in range(2)]
        load = stack.enter_context(closing(LoadProcess()))
        first, second = (server.port for server in servers)
        load.do("group", name="one", kind="ours", port=first)
        load.do("group", name="two", kind="ours", port=second)
        load.do("group", name="split", kind="ours", port=first, other_port=second)
        for _ in range(ROUNDS):
            found["one"].append(_slice(load, servers, {"one": TABLES}))
            found["two"].append(_slice(load, servers, {"one": TABLES, "two": TABLES}))
            found["two_split"].append(_slice(load, servers, {"split": TABLES}))
    return _report({name: _median(slices) for name, slices in found.items()})


def _server(stack: ExitStack, database: str) -> ServerProcess:
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    return ServerProcess((sys.executable, "-m", __spec__.name, "--serve", folder, database))


def _slice(load: LoadProcess, servers: list[ServerProcess], groups: dict[str, int]) -> Figures:
    for name, tables in groups.items():
        load.do("open", name=name, pairs=tables)
    before = [processes.cpu_seconds(server.pid) for server in servers]
    began = time.perf_counter()
    played = load.do("play_all", names=list(groups), seconds=SLICE_SECONDS)
    took = time.perf_counter() - began
    used = [processes.cpu_seconds(server.pid) for server in servers]
    cpu = [after - first for after, first in zip(used, before, strict=True)]
    return Figures(
        played["moves"] / played["seconds"],
        1000 * sum(cpu) / max(1, played["all_moves"]),
        tuple(seconds / took for seconds in cpu),
    )


def _median(slices: list[Figures]) -> Figures:
    return Figures(
        round(statistics.median(one.moves_per_second for one in slices), 1),
        round(statistics.median(one.cpu_ms_per_move for one in slices), 3),
        tuple(
            round(statistics.median(cores), 2)
            for cores in zip(*(one.cores for one in slices), strict=True)
        ),
    )


def _report(found: dict[str, Figures]) -> dict[str, Any]:
    one, two, split = found["one"], found["two"], found["two_split"]
    return {
        "benchmark": "many processes",
        "machine": machine(),
        "measured": {name: asdict(figures) for name, figures in found.items()},
        "two_by_one": round(two.moves_per_second / one.moves_per_second, 2),
        "split_by_one": round(split.moves_per_second / one.moves_per_second, 2),
        "model": [
            asdict(forecast(two.cpu_ms_per_move, split.cpu_ms_per_move, count, is_split))
            for count in (1, 2, 10, 100)
            for is_split in (False, True)
            if count > 1 or not is_split
        ],
    }


def _serve(folder: str, database: str) -> None:
    from cupboard.server import ports, request_log, run
    from cupboard.server.settings import Settings

    request_log.set_up(as_json=False)
    settings = Settings(
        data=Path(folder),
        database=database,
        warm=False,
        tables_per_minute=NO_LIMIT,
        wrong_tries_per_minute=NO_LIMIT,
        messages_per_second=NO_LIMIT,
        messages_burst=NO_LIMIT,
        tables_per_guest=NO_LIMIT,
    )
    listening = ports.listen("127.0.0.1", 0)
    run.run(settings, listening, lambda: print(ports.address(listening), flush=True))


if __name__ == "__main__":
    if sys.argv[1] == "--serve":
        _serve(*sys.argv[2:])
    else:
        print(json.dumps(measure(sys.argv[1]), indent=2))
