"""The tutorial "Adding a game", followed literally, gives the seventh game."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.seventh.install import PACKAGE, TOP, install, run, run_tests

pytestmark = pytest.mark.long

PAGE = (TOP / "docs" / "contributing" / "add-a-game.md").read_text(encoding="utf-8")
FILES = dict(
    re.findall(r'^```\w+ title="cupboard-nim/([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)
)
COMMANDS = re.findall(r"^\$ (.+)$", PAGE, re.MULTILINE)
TRANSLATED = {
    f"cupboard_nim/locales/{language}/{name}"
    for language in ("de", "es", "fr", "nl")
    for name in ("nim.ftl", "nim-learn.ftl")
}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the files of the tutorial, with the translations that it asks for."""
    folder = tmp_path_factory.mktemp("tutorial") / "cupboard-nim"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for name in TRANSLATED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE / name, folder / name)
    return folder


def kept() -> set[str]:
    """Return the files of the seventh game, without golden records and what Python caches."""
    found = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file())
    made = ("golden", "__pycache__")
    return {path.as_posix() for path in found if not set(path.parts) & set(made)}


def test_it_has_all_files_of_the_seventh_game_and_no_others() -> None:
    assert {*FILES, *TRANSLATED} == kept()
    assert not {*FILES} & TRANSLATED


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_as_in_the_seventh_game(name: str) -> None:
    assert FILES[name] == (PACKAGE / name).read_text(encoding="utf-8")


def test_its_commands_work(written: Path, tmp_path: Path) -> None:
    """Run the commands in their order, with this Python instead of the one in `.venv`."""
    install_it, *commands = COMMANDS
    assert install_it.endswith("install --no-deps --editable ../cupboard-nim")
    site = install(written, tmp_path / "site")
    ran = [follow(command, site, written) for command in commands]
    assert ran == ["play", "export", "golden", "test"]
    golden = sorted(path.name for path in (written / "tests/golden").iterdir())
    assert golden == sorted(path.name for path in (PACKAGE / "tests/golden").iterdir())


def follow(command: str, site: Path, written: Path) -> str:
    """Run one command of the page and return what it was."""
    words = shlex.split(command.replace("../cupboard-nim", str(written)))
    match words:
        case ["export", assignment]:
            assert assignment == f"CUPBOARD_GAME_TESTS={written / 'tests'}"
            return "export"
        case [".venv/bin/python", *arguments]:
            run(site, *arguments, tests=written / "tests")
            return arguments[-1].rpartition(".")[2]
        case ["./cupboard", "test", *arguments]:
            assert run_tests(site, *arguments, tests=written / "tests") > 150
            return "test"
        case ["./cupboard", name, *arguments]:
            run(site, "-m", "cupboard", name, *arguments, tests=written / "tests")
            return name
    raise AssertionError(command)


def test_its_code_passes_the_linters(written: Path) -> None:
    for check in (["check"], ["format", "--check", "--diff"]):
        run(written, "-m", "ruff", *check, "--no-cache", "--config", "pyproject.toml", str(written))
