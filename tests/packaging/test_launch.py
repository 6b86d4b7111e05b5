"""The launcher trusts only a finished set-up and deletes only its own files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import launch

TOP = Path(__file__).resolve().parents[2]


class Installer:
    """Stand-in for venv and pip that counts its calls and can be made to fail."""

    def __init__(self) -> None:
        self.runs = 0
        self.broken = False

    def __call__(self, command: list[str], _claim: int) -> None:
        self.runs += 1
        if self.broken:
            raise KeyboardInterrupt
        if "venv" in command:
            python = launch.Environment(Path(command[-1])).python
            python.parent.mkdir(parents=True)
            python.touch()


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> Installer:
    stand_in = Installer()
    monkeypatch.setattr(launch, "_quietly", stand_in)
    return stand_in


@pytest.fixture
def environment(tmp_path: Path) -> launch.Environment:
    return launch.Environment(tmp_path / "with a space" / "venv")


def test_sets_up_once(environment: launch.Environment, installer: Installer) -> None:
    environment.make_ready("runtime")
    runs = installer.runs
    environment.make_ready("runtime")
    assert runs == installer.runs == 2


def test_the_test_profile_extends_the_runtime_one(
    environment: launch.Environment, installer: Installer
) -> None:
    environment.make_ready("runtime")
    environment.make_ready("test")
    assert installer.runs == 3
    assert environment.is_ready("runtime")
    assert environment.is_ready("test")


def test_an_interrupted_set_up_is_repeated(
    environment: launch.Environment, installer: Installer
) -> None:
    environment.make_ready("runtime")
    installer.broken = True
    with pytest.raises(KeyboardInterrupt):
        environment.make_ready("test")
    assert not environment.is_ready("runtime")
    installer.broken = False
    environment.make_ready("test")
    assert environment.is_ready("test")


def test_a_changed_lock_is_installed(
    environment: launch.Environment,
    installer: Installer,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    environment.make_ready("runtime")
    other = tmp_path / "other.lock"
    other.write_text("numpy==0\n")
    monkeypatch.setitem(launch.LOCKS, "runtime", other)
    assert not environment.is_ready("runtime")
    environment.make_ready("runtime")
    assert environment.is_ready("runtime")
    assert installer.runs == 4


def test_a_missing_interpreter_is_repaired(
    environment: launch.Environment, installer: Installer
) -> None:
    environment.make_ready("runtime")
    environment.python.unlink()
    environment.make_ready("runtime")
    assert environment.python.exists()
    assert installer.runs == 4


@pytest.mark.usefixtures("installer")
def test_a_folder_with_other_files_is_left_alone(environment: launch.Environment) -> None:
    environment.folder.mkdir(parents=True)
    diary = environment.folder / "diary.txt"
    diary.write_text("mine")
    with pytest.raises(launch.SetUpError, match="left alone"):
        environment.make_ready("runtime")
    assert diary.read_text() == "mine"


def test_without_ensurepip_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(launch.SetUpError, match=r"apt install python3\.\d+-venv"):
        launch._demand_ensurepip()


def test_an_unsupported_python_gets_one_line(tmp_path: Path) -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 6, 0);"
        f"runpy.run_path({str(TOP / 'cupboard')!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", pretend],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "needs Python 3.11 to 3.14, but this is Python 3.6" in done.stderr
    assert done.stderr.count("\n") == 1


def test_lock_files_contain_no_address_or_path() -> None:
    for lock in launch.LOCKS.values():
        text = lock.read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert not any(line.startswith("-") for line in text.splitlines())
    pages = (launch.TOP / "web" / "package-lock.json").read_text()
    assert '"integrity": "sha512-' in pages
    # npm adds funding links, which must be removed again.
    assert "://" not in pages
