"""Visits a running server at the address its users have, so that proxies are checked too."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

import cupboard
from cupboard.server.codes import ALPHABET, JOIN_LENGTH
from cupboard.server.errors import CLOSE

Visited: TypeAlias = tuple[Literal["ok", "warning", "error"], str, dict[str, str | int]]
"""A verdict, the text key after `doctor-` and the details of the text."""

TIMEOUT_SECONDS = 10
NO_CODE = ALPHABET[0] * JOIN_LENGTH
"""A code that no table has, except by a rare coincidence."""
OK = 200


@dataclass(frozen=True)
class _Answer:
    status: int
    body: str
    cookie: str = ""


async def visit(address: str) -> list[Visited]:
    """Check health, version, failures, cookies behind a proxy, and sockets."""
    base = address.rstrip("/")
    if urlsplit(base).scheme not in ("http", "https"):
        return [("error", "bad-address", {"address": address})]
    try:
        health = await asyncio.to_thread(_get, f"{base}/healthz")
    except (OSError, HTTPException) as problem:
        return [("error", "no-server", {"address": base, "problem": str(problem)})]
    if health.status != OK:
        return [("error", "unhealthy", {"address": base, "status": str(health.status)})]
    metrics = await asyncio.to_thread(_get, f"{base}/metrics")
    guest = await asyncio.to_thread(_put_guest, base)
    return [
        ("ok", "server", {"address": base}),
        *_from_metrics(metrics),
        *_from_proxy(base, guest),
        await _socket(base),
    ]


def _get(url: str) -> _Answer:
    return _ask(urllib.request.Request(url))


def _put_guest(base: str) -> _Answer:
    """Store an empty name, as a browser would; the cookie in the answer is dropped."""
    headers = {"X-Cupboard": "1", "Content-Type": "application/json", "Origin": base}
    body = json.dumps({"name": "", "language": None}).encode()
    request = urllib.request.Request(f"{base}/api/guest", data=body, headers=headers, method="PUT")
    return _ask(request)


def _ask(request: urllib.request.Request) -> _Answer:
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
            cookie = answer.headers.get("Set-Cookie", "")
            return _Answer(answer.status, answer.read().decode(errors="replace"), cookie)
    except urllib.error.HTTPError as problem:
        return _Answer(problem.code, problem.read().decode(errors="replace"))


def _from_metrics(answer: _Answer) -> Iterator[Visited]:
    if answer.status != OK:
        yield "ok", "metrics-private", {}
        return
    values = dict(line.rsplit(" ", 1) for line in answer.body.splitlines() if line[:1] != "#")
    version = next((name for name in values if name.startswith("cupboard_build_info")), "")
    if f'"{cupboard.__version__}"' not in version:
        yield "warning", "other-version", {"here": cupboard.__version__, "there": version}
    failures = float(values.get("cupboard_engine_failures_total", 0))
    if failures:
        yield "warning", "engine-failures", {"n": int(failures)}


def _from_proxy(base: str, answer: _Answer) -> Iterator[Visited]:
    if "wrong-origin" in answer.body:
        yield "error", "proxy-host", {}
    elif answer.status != OK:
        yield "error", "proxy-refuses", {"status": str(answer.status)}
    elif base.startswith("https:") and "secure" not in answer.cookie.lower():
        yield "warning", "proxy-https", {}


async def _socket(base: str) -> Visited:
    url = f"ws{base.removeprefix('http')}/api/tables/{NO_CODE}/socket"
    try:
        async with connect(url, origin=Origin(base), open_timeout=TIMEOUT_SECONDS) as socket:
            await asyncio.wait_for(socket.wait_closed(), TIMEOUT_SECONDS)
            code = socket.close_code
    except (OSError, WebSocketException, TimeoutError) as problem:
        return "error", "no-sockets", {"problem": str(problem)}
    if code == CLOSE["no-such-table"]:
        return "ok", "sockets", {}
    return "error", "no-sockets", {"problem": str(code)}
