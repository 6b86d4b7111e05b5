"""`./cupboard` without a command starts the server and opens the browser."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.test_program import Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")


def test_without_a_command_it_opens_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    terminal = Terminal("--lang", "en")
    try:
        shown = terminal.wait_for("Ctrl-C")
        address = opened.read_text()  # waits until the browser has been called
        assert address.startswith("http://localhost:")
        assert address in shown
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
        assert (tmp_path / "data" / "cupboard" / "table" / "tables.db").exists()
    finally:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
        os.close(terminal.master)


def test_an_unavailable_address_gets_a_clear_error(run: Runner) -> None:
    ran = run("serve", "--host", "192.0.2.1", "--port", "8127", "--no-browser", "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert "192.0.2.1" in ran.err


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("mysql://host/beans", "postgresql://user:password@host/name"),
        ("postgresql://anna:geheim@127.0.0.1:1/beans", "postgresql://anna:***@127.0.0.1:1/beans"),
    ],
)
def test_a_database_that_cannot_be_used_gets_a_clear_error(
    run: Runner, tmp_path: Path, address: str, part: str
) -> None:
    words = ("--no-browser", "--port", "0", "--data", str(tmp_path), "--database", address)
    ran = run("serve", *words)
    assert (ran.code, ran.out) == (2, "")
    assert part in " ".join(ran.err.split())
    assert "Traceback" not in ran.err


def test_a_database_of_a_later_version_gets_a_clear_error(run: Runner, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("CREATE TABLE about (version INTEGER)")
        database.execute("INSERT INTO about VALUES (999)")
    ran = run("serve", "--no-browser", "--port", "0", "--data", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "999" in ran.err
