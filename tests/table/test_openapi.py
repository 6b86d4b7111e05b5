"""The HTTP surface: described truly, and it survives whatever schemathesis sends it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, settings
from hypothesis import Phase as Stage
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cupboard.table.app import create_app
from tests.table import running
from tests.table.clients import here, order

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(running.settings(Path(folder), tables_per_guest=running.MANY))
        with TestClient(app, headers={"X-Cupboard": "1"}) as found:
            yield found


@pytest.fixture(scope="module")
def surface(client: TestClient) -> Any:
    return schemathesis.openapi.from_asgi("/api/openapi.json", client.app)


schema = schemathesis.pytest.from_fixture("surface")


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Stage.explicit, Stage.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_keeps_its_description(case: Any, client: TestClient) -> None:
    answer = case.call(session=client, headers={"X-Cupboard": "1"})
    case.validate_response(answer, checks=CHECKS)


def test_everything_is_described(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    calls = [call for path in described["paths"].values() for call in path.values()]
    assert len(calls) >= 14
    assert all(call["summary"] and call["responses"] for call in calls)
    for call in calls:
        assert "ValidationError" not in str(call["responses"])


def test_a_described_order_is_taken(client: TestClient) -> None:
    opened = client.post("/api/tables", json=order("kala", here("Anna"), here("Ben")))
    assert opened.status_code == 201
    code = opened.json()["table"]["code"]
    assert client.get(f"/api/tables/{code}").status_code == 200
    for path in ("record", "replay"):
        assert client.get(f"/api/tables/{code}/{path}").status_code == 409
    assert client.get(f"/api/tables/{code}/fairness").json()["seed"] is None
    assert client.get(f"/api/tables/{code}/qr.svg").headers["content-type"] == "image/svg+xml"
