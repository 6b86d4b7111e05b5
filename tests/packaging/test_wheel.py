"""The wheel and the source archive are complete, and the program in the wheel runs alone."""

import ast
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from urllib.request import urlopen

import pytest

TOP = Path(__file__).resolve().parents[2]
LEFT_OUT = {".pyc", ".nbi", ".nbc"}
PAGES = "src/cupboard/server/pages/"
PAGES_BEFORE = TOP / "src" / "cupboard" / "server" / "pages-before"
"""The scripts of the previous build, kept only for open tabs of this installation."""
OWN_DISTRIBUTION = "cupboard"
COME_WITH = {
    "pydantic_core": "pydantic",
    "llvmlite": "numba",
    "starlette": "fastapi",
    "typing_extensions": "pydantic",
}
"""Modules that a package we require is built on."""
EXTRAS = {"asyncpg", "mujoco", "open_spiel", "pyspiel"}
"""Imported only where an extra or a benchmark needs them, with an error that says so."""


def build(kind: str, folder: Path, target: Path) -> Path:
    """Return a built archive of the project in `folder`."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (built,) = target.glob("cupboard-*")
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", TOP, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the unpacked wheel, as an installer leaves it."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the unpacked source archive."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(build("sdist", TOP, folder)) as archive:
        archive.extractall(folder, filter="data")
    return next(entry for entry in folder.iterdir() if entry.is_dir())


def sources() -> set[str]:
    root = TOP / "src"
    files = (path for path in root.rglob("*") if path.is_file() and path.suffix not in LEFT_OUT)
    packed = (path for path in files if not path.is_relative_to(PAGES_BEFORE))
    return {path.relative_to(root).as_posix() for path in packed}


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if name.startswith("cupboard/")}


def test_the_wheel_contains_every_source_file(wheel: Path) -> None:
    assert {"cupboard/py.typed", "cupboard/server/pages/index.html"} <= names_in(wheel)
    assert names_in(wheel) == sources()


def test_the_source_archive_contains_every_tracked_file_and_the_pages(unpacked: Path) -> None:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True)
    wanted = {name for name in listed.stdout.splitlines() if (TOP / name).is_file()}
    assert len(wanted) > 500
    packed = {p.relative_to(unpacked).as_posix() for p in unpacked.rglob("*") if p.is_file()}
    assert wanted - packed == set()
    extra = {name for name in packed - wanted if not name.startswith(PAGES)}
    assert extra == {"PKG-INFO"}


def test_the_source_archive_builds_the_same_wheel_without_node(
    unpacked: Path, wheel: Path, tmp_path: Path
) -> None:
    again = build("wheel", unpacked, tmp_path)
    assert names_in(again) == names_in(wheel)
    assert not (unpacked / "web" / "node_modules").exists()


def imported() -> Iterator[str]:
    """Yield the top-level modules that the package imports."""
    for path in (TOP / "src" / "cupboard").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module.partition(".")[0]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_an_installer_gets_everything_that_the_package_imports(installed: Path) -> None:
    (metadata,) = installed.glob("cupboard-*.dist-info/METADATA")
    required = re.findall(r"^Requires-Dist: ([\w.-]+)(?!.*extra ==)", metadata.read_text(), re.M)
    declared = {plain(name) for name in required}
    assert "fastapi" in declared
    known = packages_distributions()
    for module in {*imported()} - set(sys.stdlib_module_names) - EXTRAS - {OWN_DISTRIBUTION}:
        makers = {plain(COME_WITH.get(module, maker)) for maker in known[module]}
        assert makers & declared, f"{module} is imported, but {makers} is not required"


def test_the_installed_program_serves_its_pages(installed: Path, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path)}
    where = "import cupboard; print(cupboard.__file__)"
    found = subprocess.check_output([sys.executable, "-c", where], env=env, cwd=tmp_path, text=True)
    assert Path(found.strip()).is_relative_to(installed)
    command = [sys.executable, "-m", "cupboard", "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        command, env=env, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout
            address = re.search(r"http://[^\s]+", server.stdout.readline())
            assert address
            with urlopen(address[0]) as page:
                assert "<script" in page.read().decode()
            with urlopen(f"{address[0].rstrip('/')}/api/games") as games:
                assert b'"kala"' in games.read()
        finally:
            server.terminate()
