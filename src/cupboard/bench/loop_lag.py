"""How late the event loop is while slow work goes on: engines, flights and an analysis."""

from __future__ import annotations

import http.client
import json
import re
import time
from typing import Any, Final

SECONDS: Final = 8.0
MAX_LAG_MS: Final = 10.0
"""No one notices a delay up to this."""
PATIENCE_SECONDS: Final = 60
LOOK_SECONDS: Final = 0.2
BUCKET = re.compile(r'cupboard_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)')


class Calls:
    """Sends requests to a server on this machine."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)

    def text(self, method: str, path: str, body: object = None) -> str:
        """Send a request and return the answer's text."""
        data = None if body is None else json.dumps(body)
        headers = {"X-Cupboard": "1", "Content-Type": "application/json"}
        self._connection.request(method, path, data, headers)
        answer = self._connection.getresponse()
        found = answer.read().decode()
        self._connection.close()  # the server would close it between two measurements
        if answer.status >= http.HTTPStatus.BAD_REQUEST:
            raise RuntimeError(f"{path}: {found}")
        return found

    def open(self, game_id: str, level: str) -> str:
        """Open a table of two engines and return its code."""
        seats = [{"kind": "engine", "level": level}] * 2
        opened = json.loads(self.text("POST", "/api/tables", {"game": game_id, "seats": seats}))
        code: str = opened["table"]["code"]
        return code

    def buckets(self) -> dict[float, float]:
        """Return how many delays there were so far, up to each number of milliseconds."""
        found = BUCKET.findall(self.text("GET", "/metrics"))
        return {1000 * float(limit): float(count) for limit, count in found}

    def close(self) -> None:
        self._connection.close()


def measure(port: int) -> dict[str, Any]:
    """Let masters think, beans fly and an analysis run, and return the delays of the loop."""
    calls = Calls(port)
    try:
        finished = _finished_game(calls)
        before = calls.buckets()
        calls.open("kalaha", "master")
        calls.open("hopper", "sprout")
        calls.text("POST", f"/api/tables/{finished}/analysis")
        time.sleep(SECONDS)
        return histogram(before, calls.buckets())
    finally:
        calls.close()


def _finished_game(calls: Calls) -> str:
    code = calls.open("kalaha", "random")
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        if json.loads(calls.text("GET", f"/api/tables/{code}"))["status"] == "over":
            return code
        time.sleep(LOOK_SECONDS)
    raise RuntimeError("a game of two random players did not end")


def histogram(before: dict[float, float], after: dict[float, float]) -> dict[str, Any]:
    """Return the delays between two looks at the counters, which count up to each limit."""
    grown = {limit: round(after[limit] - before.get(limit, 0)) for limit in after}
    limits, counts = list(grown), list(grown.values())
    each = [count - below for count, below in zip(counts, [0, *counts], strict=False)]
    samples = counts[-1]
    late = sum(count for limit, count in zip(limits, each, strict=True) if limit > MAX_LAG_MS)
    names = ["more" if limit == float("inf") else f"{limit:g}" for limit in limits]
    return {
        "seconds": SECONDS,
        "samples": samples,
        "up_to_ms": dict(zip(names, each, strict=True)),
        "later_than_10_ms": late,
    }
