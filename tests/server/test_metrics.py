"""Metrics, read as Prometheus reads them."""

from __future__ import annotations

import asyncio
import time

import pytest
from prometheus_client.parser import text_string_to_metric_families

from cupboard.server.metrics import Metrics
from tests.server.clients import Browser, engine, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio

HISTOGRAMS = {
    "cupboard_move_seconds",
    "cupboard_commit_seconds",
    "cupboard_batch_size",
    "cupboard_queue_length",
    "cupboard_queue_seconds",
    "cupboard_loop_lag_seconds",
    "cupboard_engine_move_seconds",
}
OTHERS = {
    "cupboard_tables": "gauge",
    "cupboard_rooms": "gauge",
    "cupboard_sockets": "gauge",
    "cupboard_moves": "counter",
    "cupboard_problems": "counter",
    "cupboard_engine_seconds": "counter",
    "cupboard_engine_failures": "counter",
    "cupboard_build_info": "gauge",
}


def families(text: str) -> dict[str, str]:
    return {found.name: found.type for found in text_string_to_metric_families(text)}


def sample(text: str, name: str, **labels: str) -> float:
    (value,) = (
        found.value
        for family in text_string_to_metric_families(text)
        for found in family.samples
        if found.name == name and labels.items() <= found.labels.items()
    )
    return value


def test_names_and_kinds_are_stable() -> None:
    found = families(Metrics().text())
    assert {name for name, kind in found.items() if kind == "histogram"} == HISTOGRAMS
    assert OTHERS.items() <= found.items()


def test_each_server_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.moves["kala"] += 3
    one.commit_seconds.observe(0.004)
    assert sample(one.text(), "cupboard_moves_total", game="kala") == 3
    assert sample(one.text(), "cupboard_commit_seconds_count") == 1
    assert sample(one.text(), "cupboard_commit_seconds_bucket", le="0.0025") == 0
    assert sample(one.text(), "cupboard_commit_seconds_bucket", le="0.005") == 1
    assert "kala" not in other.text()
    assert sample(other.text(), "cupboard_commit_seconds_count") == 0


async def test_a_blocked_event_loop_is_seen(served: Running, anna: Browser) -> None:
    await asyncio.sleep(0.12)  # the timer is running
    before = (await anna.http.get("/metrics")).text
    time.sleep(0.2)  # blocks the loop, which is the point
    await asyncio.sleep(0.12)
    answer = await anna.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    late = [
        sample(text, "cupboard_loop_lag_seconds_count")
        - sample(text, "cupboard_loop_lag_seconds_bucket", le="0.1")
        for text in (before, answer.text)
    ]
    assert late[1] > late[0]


async def test_the_time_of_engines_is_measured(served: Running, anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("dacapo", engine(), here()))
    async with anna.sit(code, *tokens):
        for _ in range(100):
            text = (await anna.http.get("/metrics")).text
            if sample(text, "cupboard_engine_move_seconds_count"):
                break
            await asyncio.sleep(0.1)
    assert sample(text, "cupboard_engine_move_seconds_count") >= 1
    assert (
        sample(text, "cupboard_engine_seconds_total")
        <= sample(text, "cupboard_engine_move_seconds_sum") + 0.001
    )
