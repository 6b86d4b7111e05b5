"""Runs the program, in this process where possible, otherwise in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from cupboard.cli import main

SOURCE = Path(__file__).resolve().parents[2] / "src"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Runner: TypeAlias = Callable[..., Ran]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a temporary home folder and a fixed language."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("LANG", raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    def inside(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main(words)
        told = capsys.readouterr()
        return Ran(int(ended.value.code or 0), told.out, told.err)

    return inside


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "TERM": "xterm-256color"}


@pytest.fixture
def program() -> Runner:
    def outside(*words: str, typed: str = "") -> Ran:
        command = [sys.executable, "-m", "cupboard", *words]
        done = subprocess.run(
            command,
            input=typed,
            env=environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return outside
