"""Set up the project's virtual environment if necessary, then start the program in it."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from tools import lock, pages

TOP = Path(__file__).resolve().parent.parent
LOCKS = {
    "runtime": TOP / "requirements.lock",
    "test": TOP / "requirements-test.lock",
    "pages": TOP / "requirements-pages.lock",
}
SERVING: tuple[list[str], ...] = ([], ["serve"])
OURS = "made-by-cupboard"


class SetUpError(Exception):
    """A failed set-up; the message says what to do."""


def main(args: Sequence[str]) -> int:
    """Run `./cupboard ARGS`. Return an exit code only if the program could not be started."""
    if args[:1] == ["lock"]:
        return lock.main(args[1:])
    try:
        _start(list(args))
    except (SetUpError, pages.BuildError) as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"Cupboard could not be set up: {error}", file=sys.stderr)
    return 1


def _start(args: list[str]) -> NoReturn:
    environment = Environment(_environment_folder())
    if args[:1] == ["test"]:
        environment.make_ready("test")
        if args[1:] not in (["--help"], ["-h"]):
            environment.make_pages()
        _become(environment, [str(TOP / "tools" / "check.py"), *args[1:]])
    if args[:1] == ["docs"]:
        environment.make_ready("test")
        _become(environment, [str(TOP / "tools" / "docs.py"), *args[1:]])
    # Benchmarks compare with other programs, which only the test requirements include.
    environment.make_ready("test" if args[:1] == ["bench"] else "runtime")
    if args[:1] in SERVING:
        environment.make_pages()
    _become(environment, ["-m", "cupboard", *args])


def _environment_folder() -> Path:
    chosen = os.environ.get("CUPBOARD_VENV")
    return Path(chosen).expanduser().absolute() if chosen else TOP / ".venv"


class Environment:
    """A virtual environment, complete only if its stamp files match the lock files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def python(self) -> Path:
        """The environment's Python."""
        if sys.platform == "win32":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def make_ready(self, profile: str) -> None:
        """Install the profile's lock file, unless it is already installed."""
        if self.is_ready(profile):
            return
        with _only_one_start(self.folder) as claim:
            if not self.is_ready(profile):  # another process may have done it while this one waited
                self._set_up(profile, claim)

    def is_ready(self, profile: str) -> bool:
        """Return whether a finished set-up of the current lock file exists."""
        try:
            stamp = self._stamp(profile).read_text(encoding="utf-8")
        except FileNotFoundError:
            return False
        return stamp == _fingerprint(profile) and self.python.exists()

    def make_pages(self) -> None:
        """Build the browser's pages, unless they are up to date."""
        if pages.are_fresh():
            return
        with _only_one_start(self.folder) as claim:
            if not pages.are_fresh():
                print("Building the pages (about a minute)…", file=sys.stderr, flush=True)
                pages.build(self.node(claim))

    def node(self, claim: int) -> Path:
        """Return Node from PATH or from the wheel in this environment; install it if necessary."""
        return pages.node_on_path() or self._node_inside() or self._fetch_node(claim)

    def _node_inside(self) -> Path | None:
        found = (pages.node_in(packages) for packages in self._site_packages())
        return next((node for node in found if node), None)

    def _fetch_node(self, claim: int) -> Path:
        _quietly(self._install_command(LOCKS["pages"]), claim)
        node = self._node_inside()
        if node is None:
            raise SetUpError(pages.NODE_MISSING)
        return node

    def _set_up(self, profile: str, claim: int) -> None:
        print("Setting up Cupboard (first run only, about a minute)…", file=sys.stderr, flush=True)
        can_grow = self.is_ready("runtime")
        self._forget_stamps()  # if interrupted from here on, the next start repeats the set-up
        if not can_grow:
            self._create(claim)
        _quietly(self._install_command(LOCKS[profile]), claim)
        self._link_sources()
        for done in ["runtime", profile]:  # the test lock contains the runtime lock
            self._write_stamp(done)

    def _create(self, claim: int) -> None:
        self._clear()
        base = getattr(sys, "_base_executable", sys.executable)  # sys.executable may be in here
        uv = shutil.which("uv")
        if uv:
            command = [uv, "venv", "--quiet", "--allow-existing", "--python", base]
        else:
            _demand_ensurepip()
            command = [base, "-m", "venv"]
        _quietly([*command, str(self.folder)], claim)

    def _clear(self) -> None:
        """Empty the folder. Raise SetUpError if it may contain other files."""
        mark = self.folder / OURS
        if self.folder.exists():
            if any(self.folder.iterdir()) and not mark.exists():
                raise SetUpError(
                    f"{self.folder} contains files that ./cupboard did not create, so it was left"
                    " alone. Move the folder away, or set CUPBOARD_VENV to another folder."
                )
            self._remove_all_but(mark)
        self.folder.mkdir(parents=True, exist_ok=True)
        mark.touch()

    def _remove_all_but(self, mark: Path) -> None:
        for entry in self.folder.iterdir():
            if entry == mark:
                continue
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()

    def _install_command(self, wanted: Path) -> list[str]:
        uv = shutil.which("uv")
        if uv:
            start = [uv, "pip", "install", "--quiet", "--python", str(self.python)]
        else:
            start = [str(self.python), "-m", "pip", "install", "--quiet", "--no-input"]
        return [*start, "--require-hashes", "-r", str(wanted)]

    def _link_sources(self) -> None:
        """Let `.venv/bin/python` import the sources from `src`.

        This writes a .pth file instead of an editable install, which would need a build tool; its
        relative path stays valid when the project folder moves. An environment elsewhere may serve
        several work trees, so it gets no .pth file: `_become` sets PYTHONPATH at every start.
        """
        if self.folder == TOP / ".venv":
            for packages in self._site_packages():
                link = os.path.relpath(TOP / "src", packages)
                (packages / "cupboard-sources.pth").write_text(link + "\n", encoding="utf-8")

    def _site_packages(self) -> list[Path]:
        pattern = "Lib" if sys.platform == "win32" else "lib/python3.*"
        return list(self.folder.glob(f"{pattern}/site-packages"))

    def _stamp(self, profile: str) -> Path:
        return self.folder / f"{profile}.stamp"

    def _forget_stamps(self) -> None:
        for profile in LOCKS:
            self._stamp(profile).unlink(missing_ok=True)

    def _write_stamp(self, profile: str) -> None:
        draft = self._stamp(profile).with_suffix(".draft")
        draft.write_text(_fingerprint(profile), encoding="utf-8")
        draft.replace(self._stamp(profile))


def _fingerprint(profile: str) -> str:
    """Return what a set-up depends on: the lock file and the Python version."""
    digest = hashlib.sha256(LOCKS[profile].read_bytes()).hexdigest()
    return f"{sys.version_info.major}.{sys.version_info.minor} {digest}\n"


def _demand_ensurepip() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise SetUpError(
            "This Python can't create virtual environments, because 'ensurepip' is missing."
            f" On Debian or Ubuntu, install it with 'sudo apt install python{version}-venv'."
            " Alternatively, install 'uv'."
        )


def _quietly(command: list[str], claim: int) -> None:
    """Run a command and show its output only if it fails."""
    # The child inherits the lock, so if this process is killed, the next start waits for the child.
    shared = () if sys.platform == "win32" else (claim,)
    done = subprocess.run(
        command,
        check=False,
        pass_fds=shared,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        output = done.stdout.decode(errors="replace").rstrip()
        raise SetUpError(
            f"{output}\nCupboard could not be set up. The lines above say why."
            " Run the command again when the cause is fixed."
        )


@contextmanager
def _only_one_start(folder: Path) -> Iterator[int]:
    """Hold the folder's set-up lock; the system releases it if the process dies."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_name(folder.name + ".lock").open("ab") as file:
        if not _try_to_claim(file.fileno()):
            print("Another process is setting up Cupboard. Waiting for it…", file=sys.stderr)
            while not _try_to_claim(file.fileno()):
                time.sleep(0.2)
        yield file.fileno()


if sys.platform == "win32":
    import msvcrt

    def _try_to_claim(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_to_claim(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def _become(environment: Environment, args: list[str]) -> NoReturn:
    """Replace this process with the environment's Python, running the sources of this checkout."""
    paths = [str(TOP / "src"), os.environ.get("PYTHONPATH", "")]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [str(environment.python), *args]
    if sys.platform == "win32":  # there, exec returns to the prompt while the program still runs
        sys.exit(subprocess.call(command, env=variables))
    os.execve(command[0], command, variables)
