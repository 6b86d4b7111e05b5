"""Every command with `--json` prints what it printed before."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from tests.pins import output

PINNED: Any = json.loads(output.FILE.read_text("utf-8"))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_every_command_is_pinned() -> None:
    assert set(PINNED) == set(output.COMMANDS)


@pytest.mark.parametrize(
    ("name", "now"),
    [
        (name, now)
        for name in output.COMMANDS
        for now in (False, True)
        if not now or name in output.NOW
    ],
)
def test_a_command_prints_the_same_data(name: str, now: bool) -> None:
    if name == "bench playouts" and importlib.util.find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel has no wheel for this machine")
    found = output.output(name, now)
    assert found == PINNED[name]
    assert list(found) == list(PINNED[name])
