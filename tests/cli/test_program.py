"""The program as a whole: its streams, exit codes, languages, and a real terminal."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Runner, environment

ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
pty = pytest.importorskip("pty")


def test_without_arguments_or_a_terminal_it_prints_a_short_help(program: Runner) -> None:
    ran = program()
    assert ran.code == 0
    assert all(word in ran.out for word in ("games", "play", "replay", "simulate"))


def test_data_goes_to_stdout_and_errors_to_stderr(program: Runner) -> None:
    ran = program("simulate", "kalaha", "--preset", "de", "--seats", "4", "-n", "500", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["conserved"] is True
    ran = program("play", "kalaha", "-o", "stones=99", "--lang", "de")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip().endswith("[KALAHA-V1]")


@pytest.mark.parametrize("language", ["de", "en", "fr", "es", "nl"])
@pytest.mark.parametrize("command", [(), ("games",), ("play",), ("replay",), ("simulate",)])
def test_every_help_text_exists_in_every_language(
    run: Runner, command: tuple[str, ...], language: str
) -> None:
    ran = run(*command, "--help", "--lang", language)
    assert ran.code == 0
    assert "cli-" not in ran.out


def test_the_language_of_the_system_is_used(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = run("games", "--lang", "nl").out
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert run("games").out == asked
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    assert run("games").out == run("games", "--lang", "en").out


class Terminal:
    """The program in its own pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        # A job in the background ignores Ctrl-C, and its children would inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cupboard", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(),
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""

    def wait_for(self, *texts: str, seconds: float = 120) -> str:
        """Return everything shown since the last call, waiting for the texts in this order."""
        start, end = len(self.shown), time.monotonic() + seconds
        wanted = re.compile(".*".join(map(re.escape, texts)), re.DOTALL)
        while not wanted.search(self.shown[start:]):
            assert time.monotonic() < end, self.shown
            if select.select([self.master], [], [], 0.2)[0]:
                self.shown += self._read()
        return self.shown[start:]

    def _read(self) -> str:
        try:
            return os.read(self.master, 65536).decode(errors="replace")
        except OSError:  # the program has closed its end
            return ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self, seconds: float = 120) -> int:
        """Send Ctrl-C until the program ends, as a person would, and return the exit code.

        A signal that arrives just before Python blocks in `read` is handled only after the next.
        """
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, self.shown
            self.process.send_signal(signal.SIGINT)
            pause = time.monotonic() + 5
            while self.process.poll() is None and time.monotonic() < pause:
                if select.select([self.master], [], [], 0.2)[0]:
                    self.shown += self._read()
        return self.end()

    def end(self, seconds: float = 120) -> int:
        """Wait for the end and return the exit code, reading on so that no output blocks."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, self.shown
            if select.select([self.master], [], [], 0.2)[0]:
                self.shown += self._read()
        while select.select([self.master], [], [], 0.2)[0] and (more := self._read()):
            self.shown += more
        return self.process.wait()


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
        os.close(terminal.master)


def test_ctrl_c_exits_a_game_cleanly(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal("play", "kalaha", "--name", "Anna", "--seed", "1")
    terminals.append(terminal)
    terminal.wait_for("Anna ▸")
    terminal.type("1\n")
    terminal.wait_for(" sows ", "Anna ▸")
    assert terminal.interrupt() == 130
    assert "Traceback" not in terminal.shown
    assert terminal.shown.rindex(NORMAL) > terminal.shown.index(ALTERNATE)
    assert list((tmp_path / "data" / "cupboard" / "records").iterdir())


def test_the_menu_starts_a_game(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "--lang", "en")
    terminals.append(terminal)
    terminal.wait_for("[1] ▸")
    games = re.sub(r"\x1b\[[0-9;]*m", "", terminal.shown)
    number = next(line.split()[0] for line in games.splitlines() if "Kalaha:" in line)
    for answer in (number, "nonsense", "5", "1", "2"):
        terminal.type(f"{answer}\n")
        terminal.wait_for("▸")
    terminal.type("Anna\n")
    terminal.wait_for("Anna ▸")
    assert ALTERNATE in terminal.shown
    terminal.type("quit\n")
    assert terminal.end() == 0
