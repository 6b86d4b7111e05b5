"""`./cupboard` without a command starts the server and opens the browser."""

from __future__ import annotations

import os
import signal
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
