"""The tutorial "Add a game" works when followed literally, in a copy of the sources."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
PAGE = (TOP / "docs" / "contributing" / "add-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL))
COMMANDS = re.findall(r"^\$ (.+)$", PAGE, re.MULTILINE)
STARTS = {
    "./cupboard test": ["-m", "pytest", "-q", "-p", "no:cacheprovider"],
    "./cupboard": ["-m", "cupboard"],
    "python": [],
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Create a copy of the sources and tests that includes the files of the tutorial."""
    ignored = shutil.ignore_patterns("__pycache__", "pages", "*.nbi", "*.nbc")
    for folder in ("src/cupboard", "tests"):
        shutil.copytree(TOP / folder, tmp_path / folder, ignore=ignored)
    shutil.copy(TOP / "pyproject.toml", tmp_path)
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    locales = tmp_path / "src/cupboard/locales"
    for language in ("de", "es", "fr", "nl"):
        shutil.copy(locales / "en" / "nim.ftl", locales / language)
    return tmp_path


def run(top: Path, arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, with its own cache, because its sources differ from these."""
    variables = {"PYTHONPATH": f"src{os.pathsep}.", "NUMBA_CACHE_DIR": str(top / "cache")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=top,
        env={**os.environ, **variables, "XDG_DATA_HOME": str(top / "data")},
        capture_output=True,
        text=True,
        check=False,
    )


def arguments_of(command: str) -> list[str]:
    """Return the Python arguments for a command on the page."""
    start = next(start for start in STARTS if command.startswith(start))
    return [*STARTS[start], *shlex.split(command.removeprefix(start))]


def test_every_step_of_the_tutorial_works(copy: Path) -> None:
    assert len(FILES) == 6
    assert len(COMMANDS) == 3
    for arguments in [["try_nim.py"], *map(arguments_of, COMMANDS)]:
        done = run(copy, arguments)
        assert done.returncode == 0, f"{arguments}\n{done.stdout}{done.stderr}"
    assert (copy / "tests/golden/nim/standard-2.jsonl").exists()


def test_the_code_of_the_tutorial_passes_the_linters(copy: Path) -> None:
    written = [str(copy / name) for name in FILES if name.endswith(".py")]
    for check in (["check"], ["format", "--check", "--diff"]):
        done = run(copy, ["-m", "ruff", *check, "--no-cache", *written])
        assert done.returncode == 0, done.stdout + done.stderr
