"""A plain install works, and every feature that needs an extra names it."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

import cupboard
from cupboard.cli import main
from cupboard.core.errors import MissingExtra
from cupboard.core.registry import game_ids
from cupboard.experts.contract import Request
from cupboard.experts.kalaha.bench import playouts_per_second
from cupboard.experts.precompile import compile_rules
from cupboard.server.storage.sql import SqlStorage
from tests.server.clients import Browser, here, order
from tests.server.running import Running

TOP = Path(__file__).resolve().parents[2]
EXTRAS = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
RAISED = re.compile(r'MissingExtra\("extra-missing", extra="(\w+)"\)')
PHYSICS = "cupboard.games.hopper.physics"


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the packages of all extras."""
    for name in [name for name in sys.modules if name.startswith(PHYSICS)]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("asyncpg", "mujoco", "pyspiel"):
        monkeypatch.setitem(sys.modules, name, None)


def test_every_extra_that_an_error_names_exists() -> None:
    sources = (path.read_text("utf-8") for path in (TOP / "src").rglob("*.py"))
    named = {name for source in sources for name in RAISED.findall(source)}
    assert named == {"hopper", "lab", "postgres"}
    assert {*named, "server"} == set(EXTRAS)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("game_id", game_ids())
def test_only_flying_beans_need_an_extra(game_id: str) -> None:
    game = cupboard.game(game_id)
    compile_rules(game_id)
    for preset in game.spec.presets:
        options = game.options(preset)
        if game_id == "hopper" and not options.referee:
            with pytest.raises(MissingExtra, match=re.escape("cupboard[hopper]")):
                game.require_extras(options)
        else:
            game.require_extras(options)


@pytest.mark.usefixtures("plain")
def test_storage_and_benchmarks_name_their_extras() -> None:
    with pytest.raises(MissingExtra, match=re.escape("cupboard[postgres]")):
        SqlStorage("postgresql+asyncpg://somewhere/beans")
    with pytest.raises(MissingExtra, match=re.escape("cupboard[lab]")):
        playouts_per_second(Request())


@pytest.mark.usefixtures("plain")
def test_a_command_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "hopper", "--player", "random", "--player", "random", "--lang", "de"])
    assert "cupboard[hopper]" in capsys.readouterr().err


@pytest.mark.anyio
@pytest.mark.usefixtures("plain")
async def test_the_server_says_what_to_install(served: Running, anna: Browser) -> None:
    seats = (here("Anna"), here("Ben"))
    refused = await anna.http.post("/api/tables", json=order("hopper", *seats))
    assert refused.status_code == 422
    assert (refused.json()["key"], refused.json()["details"]) == (
        "extra-missing",
        {"extra": "hopper"},
    )
    await anna.open(order("hopper", *seats, options={"referee": True}))
    await anna.open(order("kalaha", *seats))
