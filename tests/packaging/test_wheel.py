"""The wheel contains every file of the package, including texts and data."""

import subprocess
import sys
import zipfile
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
LEFT_OUT = {".pyc", ".nbi", ".nbc"}
PAGES_BEFORE = TOP / "src" / "cupboard" / "server" / "pages-before"
"""The scripts of the previous build, kept only for open tabs of this installation."""


def sources() -> set[str]:
    root = TOP / "src"
    files = (path for path in root.rglob("*") if path.is_file() and path.suffix not in LEFT_OUT)
    packed = (path for path in files if not path.is_relative_to(PAGES_BEFORE))
    return {path.relative_to(root).as_posix() for path in packed}


def test_the_wheel_contains_every_source_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=TOP, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("cupboard-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("cupboard/")}
    assert "cupboard/py.typed" in packed
    assert packed == sources()
