"""`cupboard admin` and `cupboard doctor` as a host types them."""

from __future__ import annotations

import importlib
import json
from datetime import UTC, datetime
from pathlib import Path

import anyio
import pytest

from cupboard.server.guests import own_key
from cupboard.server.session.event_log import LogAppend
from cupboard.server.settings import Settings
from cupboard.server.storage.base import SeatRow, TableRow
from cupboard.server.storage.sql import SqlStorage
from tests.cli.conftest import Runner

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
TABLE = TableRow(
    id="t1",
    code="ABC234",
    watch="WATCH23456",
    game="kala",
    rules=1,
    preset=None,
    options={},
    seed="00" * 32,
    host="g1",
    hints=True,
    takeback=False,
    watching=True,
    move_seconds=None,
    created=NOW,
    touched=NOW,
    seats=(
        SeatRow(0, "here", "Anna", token="hash", guest="g1"),
        SeatRow(1, "engine", level="sprout"),
    ),
    status="playing",
    number=0,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the data folder of an installation with one table."""
    found = tmp_path / "server"
    found.mkdir(mode=0o700)
    own_key(found)
    anyio.run(_store, found)
    return found


async def _store(folder: Path) -> None:
    storage = SqlStorage(Settings(data=folder).database_url)
    await storage.open()
    await storage.add(TABLE, LogAppend(1))
    await storage.close()


def test_tables_are_listed_for_people_and_programs(run: Runner, folder: Path) -> None:
    listed = run("admin", "tables", "--data", str(folder))
    assert listed.code == 0
    assert "ABC234" in listed.out
    assert "Anna, Sprout" in listed.out
    one = run("admin", "tables", "abc234", "--data", str(folder))
    assert "Anna (g1)" in one.out
    data = json.loads(run("admin", "tables", "--json", "--data", str(folder)).out)
    assert [table["code"] for table in data] == ["ABC234"]
    assert "00" * 32 not in str(data)
    none = run("admin", "tables", "--status", "over", "--data", str(folder))
    assert none.out.strip() == "No games found."


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("tables", "--status", "gone"), "waiting, playing, over"),
        (("tables", "NOCODE"), "NOCODE"),
        (("tables", "--game", "chess"), "chess"),
        (("delete-guest", "nobody"), "nobody"),
        (("restore", "missing.gz"), "missing.gz"),
    ],
)
def test_wrong_words_are_explained(
    run: Runner, folder: Path, words: tuple[str, ...], part: str
) -> None:
    told = run("admin", *words, "--data", str(folder))
    assert told.code == 2
    assert part in told.err


def test_a_backup_is_made_and_restored(run: Runner, folder: Path, tmp_path: Path) -> None:
    file, new = str(tmp_path / "backup.gz"), str(tmp_path / "new")
    assert "1 game" in run("admin", "backup", file, "--data", str(folder)).out
    assert run("admin", "backup", file, "--data", str(folder)).code == 2
    made = json.loads(run("admin", "restore", file, "--data", new, "--json").out)
    assert made["rows"] == {"tables": 1, "seats": 2}
    assert "ABC234" in run("admin", "tables", "--data", new).out
    assert run("admin", "delete-guest", "g1", "--data", new).code == 0
    assert "Anna" not in run("admin", "tables", "--data", new).out
    assert json.loads(
        run("admin", "export", str(tmp_path / "all"), "--data", new, "--json").out
    ) == {
        "written": 0,
        "skipped": [],
    }


def test_the_doctor_fails_only_on_errors(run: Runner, folder: Path) -> None:
    sound = run("doctor", "--data", str(folder), "--json")
    assert sound.code == 0
    assert {found["verdict"] for found in json.loads(sound.out)} == {"ok"}
    assert "Everything is fine." in run("doctor", "--data", str(folder)).out
    broken = run("doctor", "nowhere", "--data", str(folder))
    assert broken.code == 1
    assert "http://" in broken.out


def test_ids_of_processes_are_shown_whole_in_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are copied into `cupboard admin drain`."""
    monkeypatch.setenv("COLUMNS", "80")
    one = {"id": "0123456789abcdef", "name": "a-machine:12345", "started": "2026-01-02T03:04:05"}
    module = importlib.import_module("cupboard.cli.commands.admin.processes")
    module._show([one], ("id", "name", "started"), as_json=False, lang="en")
    shown = capsys.readouterr().out
    assert "0123456789abcdef" in shown
    assert "2026-01-02 03:04" in shown
