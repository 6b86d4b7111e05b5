"""What clients experienced at a table, and a checker that compares it with the log.

The log is folded again, and everything that a client was ever shown must be what its seat may know
at that number. So a lost or doubled move, a secret shown early and a view that differs from the
others' are all found by the same comparison.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cupboard.core.errors import CupboardError
from cupboard.server.session import frames
from cupboard.server.session.frames import Perspective
from cupboard.server.session.tables import fold
from cupboard.server.storage.base import TableRow

Json = dict[str, Any]

LIVE = ("hopper",)
"""Games in which moves of others do not make a move stale."""
SHORTCUT = "shot 0 500 0"
"""The shots with which a table of Hopper gets to its finale; no client sends them."""
SHOT_WORDS = 4


@dataclass
class Client:
    """One player: what was sent, acknowledged and seen."""

    seat: int
    sent: dict[int, set[str]] = field(default_factory=dict)
    """the texts that were sent for each expected number"""
    tries: Counter[str] = field(default_factory=Counter)
    """how often each text was sent"""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    """the expected numbers and texts of moves that the server confirmed"""
    seen: list[tuple[str, Json]] = field(default_factory=list)
    """every frame, with the kind of message that it came in"""

    @property
    def last(self) -> Json | None:
        return self.seen[-1][1] if self.seen else None


@dataclass
class History:
    """Everything about one table."""

    row: TableRow
    lines: list[Json]
    clients: list[Client]


@dataclass(frozen=True)
class Fault:
    """A promise that was broken."""

    kind: str
    where: str


def faults(history: History) -> list[Fault]:
    """Return every promise that was broken at a table."""
    return [
        *_unfinished(history),
        *(fault for client in history.clients for fault in _moves(history, client)),
        *_views(history),
    ]


def _unfinished(history: History) -> Iterator[Fault]:
    name = history.row.game
    if history.row.status != "over":
        yield Fault("unfinished", name)
    for client in history.clients:
        last = client.last
        if last is None or last["number"] != len(history.lines) or last["outcome"] is None:
            yield Fault("not converged", f"{name}, seat {client.seat}")


def _moves(history: History, client: Client) -> Iterator[Fault]:
    made = _made(history.lines, client.seat)
    where = f"{history.row.game}, seat {client.seat}"
    for expected, text in client.acknowledged:
        if text not in made.get(expected, []):
            yield Fault("lost", f"{where}: {text} for {expected}")
    written = Counter(text for texts in made.values() for text in texts)
    for text, times in (written - client.tries).items():
        yield Fault("doubled", f"{where}: {text}, {times} times more often than sent")
    for expected, texts in made.items():
        if not set(texts) <= _sent(client, expected, history.row.game in LIVE):
            yield Fault("never sent", f"{where}: {texts} for {expected}")


def _sent(client: Client, expected: int, live: bool) -> set[str]:
    """Return what was sent for a number; in real time also what was sent for one before it."""
    if not live:
        return client.sent.get(expected, set())
    return {text for number, sent in client.sent.items() if number <= expected for text in sent}


def _made(lines: list[Json], seat: int) -> dict[int, list[str]]:
    """Return a seat's moves by the number of the entry before them."""
    made: dict[int, list[str]] = {}
    for expected, line in enumerate(lines):
        if line["event"] == "joint" and str(seat) in line["moves"]:
            made.setdefault(expected, []).append(line["moves"][str(seat)])
        if line["event"] == "played" and line["seat"] == seat and line["move"] != SHORTCUT:
            # In real time the log adds when the move was made.
            text = " ".join(line["move"].split()[:SHOT_WORDS])
            made.setdefault(expected, []).append(text)
    return made


def _views(history: History) -> Iterator[Fault]:
    """Compare each frame with what the seat may know after that entry of the log."""
    try:
        true = _true_frames(history)
    except CupboardError as problem:
        yield Fault("broken log", f"{history.row.game}: {problem!r}")
        return
    for client in history.clients:
        for kind, frame in client.seen:
            where = f"{history.row.game}, seat {client.seat}, number {frame['number']}"
            expected = true.get((client.seat, frame["number"]))
            if expected is None:
                yield Fault("not in the log", where)
            elif differing := [name for name in _compared(kind) if frame[name] != expected[name]]:
                yield Fault("other view", f"{where}: {', '.join(differing)}")


def _true_frames(history: History) -> dict[tuple[int, int], Json]:
    """Return what each seat may be shown at each number, from the log alone."""
    log = fold(history.row, [])
    true: dict[tuple[int, int], Json] = {}
    for number in range(len(history.lines) + 1):
        if number:
            log.replay(history.lines[number - 1])
        for client in history.clients:
            view = Perspective(client.seat, (client.seat,))
            shown = frames.log_frame(log, log.entry(number), view)
            true[client.seat, number] = shown.model_dump(mode="json")
    return true


def _compared(kind: str) -> tuple[str, ...]:
    """Return what is compared. Clients of a memory game that come late get no facts."""
    return ("event", "view", "outcome", "moves", *(["facts"] if kind == "steps" else ()))
