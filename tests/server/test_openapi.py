"""The HTTP API matches its description and withstands the requests of schemathesis."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from queue import Queue
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as effort
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.clients import PATIENCE, here, order
from tests.server.running import MANY, running, settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a real server in its own thread, and return its address."""
    chosen = settings(tmp_path_factory.mktemp("data"), tables_per_guest=MANY)
    found: Queue[str] = Queue()
    done = threading.Event()

    async def serve() -> None:
        async with running(chosen) as served:
            found.put(served.address)
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    yield f"http://{found.get(timeout=PATIENCE)}"
    done.set()
    thread.join()


@pytest.fixture(scope="module")
def client(address: str) -> Iterator[httpx.Client]:
    headers = {"X-Cupboard": "1"}
    with httpx.Client(base_url=address, headers=headers, timeout=PATIENCE) as found:
        yield found


@pytest.fixture(scope="module")
def surface(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/api/openapi.json")


FEW = effort(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_call_matches_its_description(surface: Any) -> None:
    """Whatever is sent, there is no server error and no undocumented answer."""
    asked = set()
    for found in surface.get_all_operations():
        operation = found.ok()

        @FEW
        @given(case=operation.as_strategy())
        def survives(case: Any) -> None:
            answer = case.call(headers={"X-Cupboard": "1"})
            case.validate_response(answer, checks=CHECKS)

        survives()
        asked.add(operation.label)
    assert {"POST /api/tables", "POST /api/tables/{code}/join", "PUT /api/guest"} <= asked


def test_everything_is_described(client: httpx.Client) -> None:
    described = client.get("/api/openapi.json").json()
    calls = [call for path in described["paths"].values() for call in path.values()]
    assert len(calls) >= 14
    assert all(call["summary"] and call["responses"] for call in calls)
    for call in calls:
        assert "ValidationError" not in str(call["responses"])


def test_a_valid_table_request_is_accepted(client: httpx.Client) -> None:
    opened = client.post("/api/tables", json=order("kala", here("Anna"), here("Ben")))
    assert opened.status_code == 201
    code = opened.json()["table"]["code"]
    assert client.get(f"/api/tables/{code}").status_code == 200
    for path in ("record", "replay"):
        assert client.get(f"/api/tables/{code}/{path}").status_code == 409
    assert client.get(f"/api/tables/{code}/fairness").json()["seed"] is None
    assert client.get(f"/api/tables/{code}/qr.svg").headers["content-type"] == "image/svg+xml"
