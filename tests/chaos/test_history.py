"""The checker of histories finds every kind of planted fault, and none where there is none."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from cupboard.core.registry import game
from cupboard.server.session import frames
from cupboard.server.session.frames import Perspective
from cupboard.server.session.tables import fold
from cupboard.server.storage.base import SeatRow, TableRow
from tests.chaos.history import Client, History, faults


def a_table(game_id: str) -> TableRow:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    found = game(game_id)
    return TableRow(
        id="t",
        code="CODE",
        watch="WATCH",
        game=game_id,
        rules=found.spec.rules_version,
        preset=None,
        options={},
        seed="00ff",
        host="anna",
        hints=True,
        takeback=False,
        watching=True,
        move_seconds=None,
        created=now,
        touched=now,
        seats=(SeatRow(0, "here"), SeatRow(1, "here")),
    )


def played(game_id: str) -> History:
    """Play a whole game between two clients that see and remember everything."""
    row, rng = a_table(game_id), random.Random(game_id)
    log, clients = fold(row, []), [Client(0), Client(1)]
    lines = list(log.draw().lines)

    def show(first: int) -> None:
        for client in clients:
            view = Perspective(client.seat, (client.seat,))
            for number in range(first, log.number + 1):
                frame = frames.log_frame(log, log.entry(number), view)
                client.seen.append(("steps", frame.model_dump(mode="json")))

    show(0)
    while log.outcome is None:
        seat, number = log.waiting_for[0], log.number
        moves = log.game.legal(log.match.state, seat)
        text = log.game.format(rng.choice(list(moves)))
        clients[seat].sent.setdefault(number, set()).add(text)
        clients[seat].tries[text] += 1
        clients[seat].acknowledged.append((number, text))
        lines += log.play(seat, text).lines
        show(number + 1)
    return History(_over(row), lines, clients)


def _over(row: TableRow) -> TableRow:
    return replace(row, status="over")


GAMES = ("kalaha", "dacapo", "kala")


@pytest.fixture(scope="module", params=GAMES)
def history(request: pytest.FixtureRequest) -> History:
    return played(request.param)


def test_an_honest_history_has_no_faults(history: History) -> None:
    assert faults(history) == []


def _lose_a_move(found: History) -> None:
    """A confirmed move is missing at the end of the log, as after a lost commit."""
    del found.lines[-1]


def _change_a_move(found: History) -> None:
    number, text = found.clients[0].acknowledged[0]
    found.clients[0].acknowledged[0] = (number, text + "?")


def _confirm_twice(found: History) -> None:
    """The same move counts for two numbers."""
    number, text = found.clients[0].acknowledged[0]
    found.clients[0].acknowledged.append((number + 1, text))


def _invent_a_move(found: History) -> None:
    found.clients[1].sent.clear()


def _show_another_view(found: History) -> None:
    _, frame = found.clients[1].seen[3]
    frame["view"] = found.clients[1].seen[0][1]["view"]


def _show_a_phantom(found: History) -> None:
    """A client was shown a move that was never written."""
    kind, frame = copy.deepcopy(found.clients[0].seen[-1])
    frame["number"] += 1
    found.clients[0].seen.insert(1, (kind, frame))


def _break_the_log(found: History) -> None:
    found.lines.insert(3, found.lines[1])


def _write_twice(found: History) -> None:
    """A move that was sent once is in the log once more."""
    number = next(at for at, line in enumerate(found.lines) if "seat" in line or "moves" in line)
    line = found.lines[number]
    seat, text = (
        (line["seat"], line["move"]) if line["event"] == "played" else (0, line["moves"]["0"])
    )
    found.clients[seat].tries[text] -= 1


def _leave_a_client_behind(found: History) -> None:
    del found.clients[1].seen[-1]


def _never_end(found: History) -> None:
    found.row = replace(found.row, status="playing")


PLANTED: dict[str, Callable[[History], None]] = {
    "lost": _change_a_move,
    "not in the log": _lose_a_move,
    "doubled": _write_twice,
    "broken log": _break_the_log,
    "never sent": _invent_a_move,
    "other view": _show_another_view,
    "not converged": _leave_a_client_behind,
    "unfinished": _never_end,
}


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_is_found(history: History, kind: str) -> None:
    broken = copy.deepcopy(history)
    PLANTED[kind](broken)
    assert kind in {fault.kind for fault in faults(broken)}


def test_a_move_confirmed_for_two_numbers_is_found(history: History) -> None:
    broken = copy.deepcopy(history)
    _confirm_twice(broken)
    assert "lost" in {fault.kind for fault in faults(broken)}


def test_a_move_that_was_never_written_is_found(history: History) -> None:
    broken = copy.deepcopy(history)
    _show_a_phantom(broken)
    assert "not in the log" in {fault.kind for fault in faults(broken)}


def test_a_secret_shown_early_is_found() -> None:
    """In Da Capo the other's choice must not be in a frame before it is revealed."""
    broken = copy.deepcopy(played("dacapo"))
    revealed = next(
        (at, frame)
        for at, (_, frame) in enumerate(broken.clients[1].seen)
        if frame["event"]["kind"] == "joint"
    )
    at, frame = revealed
    early = copy.deepcopy(frame)
    early["number"] -= 1
    broken.clients[1].seen.insert(at, ("steps", early))
    assert "other view" in {fault.kind for fault in faults(broken)}
