"""What the server can carry, compared with other servers.

Every server is up all the time; in each round each of them works for a short slice, in an order
that is reversed from round to round. A figure is the median of its slices.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from cupboard.bench import growth, loop_lag, peers, processes
from cupboard.bench.peers import LoadProcess, PeerMissing, ServerProcess
from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, option
from cupboard.core.registry import game_ids
from cupboard.experts.contract import Report, Request
from cupboard.experts.timing import machine

OURS, ECHO, COMMIT, BOARDGAME = "cupboard", "echo", "echo_commit", "boardgame_io"
KINDS: Final = {OURS: "ours", ECHO: "echo", COMMIT: "echo", BOARDGAME: "boardgame.io"}
PRESETS: Final = {"hopper": "referee"}
"""a referee types where the beans of Hopper land, so that no flight is computed"""
WARM_UP_SECONDS: Final = 0.5
GAME_TABLES: Final = 30
WATCHERS: Final = 100
SETTLE_SECONDS: Final = 10.0
LOOK_SECONDS: Final = 0.2
SETTLED: Final = 0.02
"""Share of a processor that an idle server may use."""
MAX_TABLES: Final = 10_000_000


@dataclass(frozen=True)
class Extras(Options):
    """Settings of this benchmark."""

    full: bool = option(False, rule="")
    """whether 1,000 and 2,000 sockets are used, which takes minutes"""
    growth: int = option(0, rule="", low=0, high=MAX_TABLES)
    """instead, measure a database with this many tables"""


@dataclass(frozen=True)
class Scale:
    """How much is measured."""

    sockets: int = 200
    rounds: int = 5
    slice_seconds: float = 0.6
    game_rounds: int = 3
    game_seconds: float = 0.4
    opened: int = 20
    watched_moves: int = 20
    paced_sockets: int = 0
    paced_seconds: float = 0.0
    interval_seconds: float = 2.0

    @property
    def steps(self) -> int:
        """The number of measurements."""
        return len(KINDS) * self.rounds + len(game_ids()) * self.game_rounds + 4


QUICK: Final = Scale()
FULL: Final = Scale(
    sockets=1000,
    rounds=7,
    slice_seconds=1.5,
    game_rounds=5,
    game_seconds=1.0,
    opened=50,
    watched_moves=40,
    paced_sockets=2000,
    paced_seconds=20.0,
)


@dataclass
class Slices:
    """What one server did in its slices."""

    rates: list[float] = field(default_factory=list)
    cpu_ms: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)

    def add(self, result: dict[str, Any], cpu_seconds: float) -> None:
        if result["all_moves"]:
            self.rates.append(result["moves"] / result["seconds"])
            self.cpu_ms.append(1000 * cpu_seconds / result["all_moves"])
            self.latencies += result["latencies"]

    def data(self) -> dict[str, float]:
        rate = statistics.median(self.rates)
        return {
            "moves_per_second": round(rate),
            "cpu_ms_per_move": round(statistics.median(self.cpu_ms), 3),
            "p50_ms": quantile_ms(self.latencies, 0.5),
            "p99_ms": quantile_ms(self.latencies, 0.99),
            "noise": round((max(self.rates) - min(self.rates)) / rate, 3),
        }


def quantile_ms(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[int(share * (len(ordered) - 1))], 2)


class Bench:
    """The servers, the clients, and what is measured with them."""

    def __init__(self, load: LoadProcess, servers: dict[str, ServerProcess], scale: Scale) -> None:
        self._load = load
        self._servers = servers
        self._scale = scale

    def side_by_side(self, progress: Callable[[], None]) -> dict[str, Any]:
        """Measure all servers in turns, and the memory of our tables."""
        memory = 0.0
        for name, server in self._servers.items():
            self._group(name, name)
            self._load.do("open", name=name, pairs=1)
            before = processes.memory_bytes(server.pid)
            self._load.do("open", name=name, pairs=self._pairs + 1)
            if name == OURS:
                memory = (processes.memory_bytes(server.pid) - before) / self._pairs
            self._load.do("play", name=name, seconds=WARM_UP_SECONDS)
        found = {name: Slices() for name in self._servers}
        for number in range(self._scale.rounds):
            names = list(self._servers)
            for name in reversed(names) if number % 2 else names:
                self._load.do("open", name=name, pairs=self._pairs)
                found[name].add(*self._slice(name, self._servers[name], self._scale.slice_seconds))
                progress()
        for name in self._servers:
            self._load.do("close", name=name)
        return {
            "servers": {name: slices.data() for name, slices in found.items()},
            "memory_kb_per_table": round(memory / 1000, 1),
        }

    def games(self, progress: Callable[[], None]) -> dict[str, Any]:
        """Measure moves of every game at a few tables, in turns."""
        found = {game_id: Slices() for game_id in game_ids()}
        for game_id in found:
            self._group(game_id, OURS, game=game_id, preset=PRESETS.get(game_id))
            self._load.do("open", name=game_id, pairs=GAME_TABLES)
            self._load.do("play", name=game_id, seconds=WARM_UP_SECONDS)
        for _ in range(self._scale.game_rounds):
            for game_id, slices in found.items():
                self._load.do("open", name=game_id, pairs=GAME_TABLES)
                slices.add(*self._slice(game_id, self._ours, self._scale.game_seconds))
                progress()
        for game_id in found:
            self._load.do("close", name=game_id)
        return {game_id: slices.data() for game_id, slices in found.items()}

    def opening(self) -> dict[str, float]:
        """Measure the cost of a table: the request alone, and all until two people have joined."""
        count = self._scale.opened
        self._group("opened", OURS)
        self._load.do("open", name="opened", pairs=1)
        self._load.do("close", name="opened")
        with self._cost() as post:
            self._load.do("order", name="opened", tables=count)
        with self._cost() as whole:
            self._load.do("open", name="opened", pairs=count)
        self._load.do("close", name="opened")
        return {
            "post_cpu_ms": round(1000 * post[0] / count, 2),
            "seated_cpu_ms": round(1000 * whole[0] / count, 2),
        }

    def watched(self) -> dict[str, float]:
        """Measure moves at a table with many spectators."""
        moves = self._scale.watched_moves
        self._group("watched", OURS)
        self._load.do("open", name="watched", pairs=1)
        self._load.do("watch", name="watched", watchers=WATCHERS)
        slices = Slices()
        self._settle()
        before = processes.cpu_seconds(self._ours.pid)
        result = self._load.do("play", name="watched", seconds=30, moves=moves)
        slices.add(result, processes.cpu_seconds(self._ours.pid) - before)
        self._load.do("close", name="watched")
        data = slices.data()
        return {"watchers": WATCHERS, "cpu_ms_per_move": data["cpu_ms_per_move"]}

    def paced(self) -> dict[str, float] | None:
        """Measure many tables whose players take as long as people do."""
        scale = self._scale
        if not scale.paced_sockets:
            return None
        self._group("paced", OURS)
        self._load.do("open", name="paced", pairs=scale.paced_sockets // 2)
        result = self._load.do(
            "play", name="paced", seconds=scale.paced_seconds, interval=scale.interval_seconds
        )
        self._load.do("close", name="paced")
        return {
            "sockets": scale.paced_sockets,
            "seconds_between_moves": scale.interval_seconds,
            "moves_per_second": round(result["moves"] / result["seconds"]),
            "p50_ms": quantile_ms(result["latencies"], 0.5),
            "p99_ms": quantile_ms(result["latencies"], 0.99),
        }

    def loop_lag(self) -> dict[str, Any]:
        """Measure how late the event loop is during slow work."""
        return loop_lag.measure(self._ours.port)

    @property
    def _ours(self) -> ServerProcess:
        return self._servers[OURS]

    @property
    def _pairs(self) -> int:
        return self._scale.sockets // 2

    def _group(self, name: str, server: str, **values: Any) -> None:
        port = self._servers[server].port
        self._load.do("group", name=name, kind=KINDS[server], port=port, **values)

    def _slice(
        self, name: str, server: ServerProcess, seconds: float
    ) -> tuple[dict[str, Any], float]:
        before = processes.cpu_seconds(server.pid)
        result = self._load.do("play", name=name, seconds=seconds)
        return result, processes.cpu_seconds(server.pid) - before

    def _settle(self) -> None:
        """Wait until our server has ended what was measured before, such as closed connections."""
        until, used = time.monotonic() + SETTLE_SECONDS, 1.0
        while used > SETTLED * LOOK_SECONDS and time.monotonic() < until:
            before = processes.cpu_seconds(self._ours.pid)
            time.sleep(LOOK_SECONDS)
            used = processes.cpu_seconds(self._ours.pid) - before

    @contextmanager
    def _cost(self) -> Iterator[list[float]]:
        """Yield a list that holds the processor time of our server afterwards."""
        self._settle()
        before, found = processes.cpu_seconds(self._ours.pid), [0.0]
        yield found
        found[0] = processes.cpu_seconds(self._ours.pid) - before


def run(request: Request) -> Report:
    """Measure the server, or the server with a large database."""
    chosen = request.settings(Extras)
    if not processes.can_measure():
        raise BadOptions("cli-bench-server-only-linux")
    if chosen.growth:
        return _growth(request, chosen.growth)
    scale = FULL if chosen.full else QUICK
    request.progress.stage("cli-bench-measuring", scale.steps)
    missing: list[str] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        peers.allow_many_sockets()
        servers = {}
        for name, start in _starts(folder).items():
            try:
                servers[name] = start()
            except PeerMissing as problem:
                missing.append(request.text(str(problem)))
                continue
            stack.callback(servers[name].close)
        load = stack.enter_context(peers.load_process())
        data = _measure(Bench(load, servers, scale), scale, lambda: request.progress.advance(1))
    return _report(request, data, missing)


def _growth(request: Request, tables: int) -> Report:
    request.progress.stage("cli-bench-measuring", growth.STEPS)
    peers.allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder, peers.load_process() as load:
        step = partial(request.progress.advance, 1)
        found = growth.measure(Path(folder), tables, load, step)
    data = {"benchmark": "server growth", **found, "machine": machine()}
    heads = ("opens", "healthz", "metrics", "moves")
    labels = {
        growth.EMPTY: request.text("cli-bench-server-empty"),
        growth.FULL: request.text(
            "cli-bench-server-filled", tables=tables, unfinished=found["unfinished"]
        ),
    }
    rows = [
        (
            labels[name],
            f"{one['open_seconds']:.1f}",
            f"{one['healthz_worst_ms']:.0f}",
            f"{one['metrics_worst_ms']:.0f}",
            f"{one['moves_per_second']:,}",
        )
        for name, one in found["databases"].items()
    ]
    return Report(
        data,
        title=request.text("cli-bench-server-growth"),
        heads=("", *(request.text(f"cli-bench-server-{head}") for head in heads)),
        rows=tuple(rows),
        notes=(request.text("cli-bench-noise", percent=round(100 * found["noise"])),),
    )


def _starts(folder: Path) -> dict[str, Callable[[], ServerProcess]]:
    return {
        OURS: lambda: peers.ours(folder / "data"),
        ECHO: peers.echo,
        COMMIT: lambda: peers.echo(folder / "echo.db"),
        BOARDGAME: peers.boardgame,
    }


def _measure(bench: Bench, scale: Scale, progress: Callable[[], None]) -> dict[str, Any]:
    compared = bench.side_by_side(progress)
    servers = compared["servers"]
    own = servers[OURS]["moves_per_second"]
    data: dict[str, Any] = {
        "benchmark": "server",
        "game": "kalaha",
        "sockets": scale.sockets,
        **compared,
        "ratios": {
            name: round(own / found["moves_per_second"], 2)
            for name, found in servers.items()
            if name != OURS
        },
    }
    data["games"] = bench.games(progress)
    for name, part in (
        ("opening", bench.opening),
        ("watched", bench.watched),
        ("paced", bench.paced),
        ("loop_lag", bench.loop_lag),
    ):
        data[name] = part()
        progress()
    return {**data, "rounds": scale.rounds, "machine": machine()}


def _report(request: Request, data: dict[str, Any], missing: list[str]) -> Report:
    heads = ("", "moves", "cpu", "p50", "p99", "ratio")
    rows = [_row(request, data, name, found) for name, found in data["servers"].items()]
    rows += [
        (game_id, *_figures(found), "")
        for game_id, found in data["games"].items()
        if game_id != "kalaha"
    ]
    opening, watched = data["opening"], data["watched"]
    notes = [
        request.text(
            "cli-bench-server-opening",
            post=f"{opening['post_cpu_ms']:.1f}",
            seated=f"{opening['seated_cpu_ms']:.1f}",
        ),
        request.text("cli-bench-server-memory", size=f"{data['memory_kb_per_table']:.0f}"),
        request.text("cli-bench-server-watched", ms=f"{watched['cpu_ms_per_move']:.1f}"),
        request.text(
            "cli-bench-server-lag",
            late=data["loop_lag"]["later_than_10_ms"],
            samples=data["loop_lag"]["samples"],
        ),
        *missing,
    ]
    worst = max(found["noise"] for found in data["servers"].values())
    notes.append(request.text("cli-bench-noise", percent=round(100 * worst)))
    titles = (heads[0], *(request.text(f"cli-bench-server-{head}") for head in heads[1:]))
    title = request.text("cli-bench-server-title", sockets=data["sockets"])
    return Report(data, title=title, heads=titles, rows=tuple(rows), notes=tuple(notes))


def _row(
    request: Request, data: dict[str, Any], name: str, found: dict[str, float]
) -> tuple[str, ...]:
    label = request.text(f"cli-bench-server-{name.replace('_', '-')}")
    ratio = data["ratios"].get(name)
    return (label, *_figures(found), "" if ratio is None else f"{ratio:.2f}")


def _figures(found: dict[str, float]) -> tuple[str, ...]:
    return (
        f"{found['moves_per_second']:,}",
        f"{found['cpu_ms_per_move']:.2f}",
        f"{found['p50_ms']:.1f}",
        f"{found['p99_ms']:.1f}",
    )
