"""Run the checks of the project: all of them, the quick ones, or pytest with given arguments.

`./cupboard test` starts this module with the Python of the project's virtual environment.
"""

import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"

HELP = """\
Usage: ./cupboard test [--quick | PYTEST-ARGUMENTS]

Without arguments, run every check: ruff, mypy, pyright, import-linter, the pages' types and unit
tests, a strict build of the documentation, all tests, and all tests in a browser. This takes ten to
fifteen minutes on two cores. The command fails if any check fails. Without Chromium the browser
tests are skipped; with CI=true they fail.

  --quick   An answer in about a minute, before each commit: ruff, mypy, import-linter, the tests of
            the games and packages that differ from the main branch, tests/core, and the contract
            of one table per game. Tests for which no time is left are counted at the end. It leaves
            out the browser, pyright, the pages and the documentation, so it does not replace a full
            run.
  --help    Show this text.

Any other arguments are passed to pytest, for example:

  ./cupboard test tests/games/kala -q
  ./cupboard test tests/core -k record
"""

BROWSER = "tests/browser"
MAIN = ("origin/main", "main")
PYTEST = ("-m", "pytest", "-p", "tools.progress", "-n", "auto", "--dist", "worksteal")
LONGEST_FIRST = ("-p", "tools.longest_first")

RUFF = {"ruff check": ["-m", "ruff", "check"], "ruff format": ["-m", "ruff", "format", "--check"]}
MYPY = {"mypy": ["-m", "mypy"]}
LAYERS = {"lint-imports": ["-c", LINT_IMPORTS, "--no-logo"]}

STATIC: dict[str, list[str]] = {
    # The longest first: as many run side by side as the machine has cores.
    "compile": ["-m", "tools.precompile"],
    "pages": ["-m", "tools.check_pages"],
    **MYPY,
    "pyright": ["-m", "pyright", "--pythonpath", sys.executable],
    "docs": ["-m", "tools.docs"],
    **LAYERS,
    **RUFF,
}
TESTS: dict[str, list[str]] = {
    # Two runs side by side, because pages often wait. They are separate because Playwright keeps an
    # event loop running in its worker, which breaks tests that start their own.
    "pytest": [*PYTEST, *LONGEST_FIRST, "--ignore", BROWSER],
    "browser": [*PYTEST, *LONGEST_FIRST, BROWSER],
}
QUICK_STATIC: dict[str, list[str]] = {**MYPY, **LAYERS, **RUFF}
QUICK_TESTS = ("tests/core", "tests/contract")
QUICK_SECONDS = 45
"""A quick run starts no test later than this."""

LAST_LINES = 25
"""Lines of a failed check that the summary repeats."""


@dataclass(frozen=True)
class Result:
    """The result of one check."""

    name: str
    code: int
    seconds: float
    output: Sequence[str]
    """Its lines; of a long one, the last lines."""

    def __str__(self) -> str:
        return f"{self.name:<13}{'failed' if self.code else 'ok':<8}{self.seconds:6.1f} s"


def main(args: Sequence[str]) -> int:
    """Run the checks and return the exit code."""
    if list(args) in (["--help"], ["-h"]):
        print(HELP, end="")
        return 0
    if list(args) == ["--quick"]:
        return _quick()
    if args:
        return subprocess.run(
            [sys.executable, "-m", "pytest", *args], cwd=TOP, check=False
        ).returncode
    return _all(STATIC, TESTS)


def _quick_pytest() -> list[str]:
    """Return the pytest command of `--quick`: `full` marks the tests that it leaves out."""
    paths = [*dict.fromkeys((*changed_tests(), *QUICK_TESTS))]
    print("Tests: " + " ".join(paths), flush=True)
    until = str(time.time() + QUICK_SECONDS)
    # Small pieces, so that tests start in the given order.
    order = ["--dist", "load", "--maxschedchunk", "4"]
    quick = ["-p", "tools.quick", "--start-until", until]
    return [*PYTEST, *order, *quick, "-m", "not full", *paths]


def _all(static: dict[str, list[str]], tests: dict[str, list[str]]) -> int:
    began = time.monotonic()
    results = [
        *_side_by_side(static, os.cpu_count() or 1, shown=False),
        *_side_by_side(tests, len(tests), shown=True),
    ]
    return _summary(results, began)


def _quick() -> int:
    """Run the quick checks side by side, so that slow static checks leave time for tests."""
    began = time.monotonic()
    with ThreadPoolExecutor(1) as pool:
        static = pool.submit(lambda: [*_side_by_side(QUICK_STATIC, 1, shown=False)])
        tests = [*_side_by_side({"pytest": _quick_pytest()}, 1, shown=True)]
        return _summary([*static.result(), *tests], began)


def _summary(results: Sequence[Result], began: float) -> int:
    """Print what failed and how long everything took. Return the exit code."""
    for result in results:
        if result.code:
            print(f"\n── {result.name} failed:\n" + "\n".join(result.output), flush=True)
    total = time.monotonic() - began
    print("\n" + "\n".join(map(str, results)) + f"\n{'all':<21}{total:6.1f} s", flush=True)
    return int(any(result.code for result in results))


def _side_by_side(checks: dict[str, list[str]], at_a_time: int, *, shown: bool) -> Iterator[Result]:
    """Run checks and print their results, and their output as it comes if it is to be shown."""
    with ThreadPoolExecutor(max(1, at_a_time)) as pool:
        running = [
            pool.submit(_run, name, command, shown=shown) for name, command in checks.items()
        ]
        for future in as_completed(running):
            print(f"── {future.result()}", flush=True)
        yield from (future.result() for future in running)


def _run(name: str, command: list[str], *, shown: bool) -> Result:
    began = time.monotonic()
    last: deque[str] = deque(maxlen=LAST_LINES if shown else None)
    with subprocess.Popen(
        [sys.executable, *command],
        cwd=TOP,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            last.append(line.rstrip("\n"))
            if shown:
                print(f"{name:<9}{line}", end="", flush=True)
    return Result(name, process.returncode, time.monotonic() - began, [*last])


def changed_tests() -> list[str]:
    """Return the test folders and files of everything that changed, the latest changes first."""
    found = (test for path in changed_files() for test in tests_of(path))
    return [test for test in dict.fromkeys(found) if (TOP / test).exists()]


def changed_files() -> list[str]:
    """Return the files that differ from the main branch: first those not committed, then others.

    On the main branch itself, the last commit counts. Outside a repository nothing has changed.
    """
    uncommitted = _git("diff", "--name-only", "HEAD")
    new = _git("ls-files", "--others", "--exclude-standard")
    return [*uncommitted, *new, *_git("diff", "--name-only", _base(), "HEAD")]


def _base() -> str:
    """Return the last commit shared with the main branch, or else the last commit but one."""
    head = _git("rev-parse", "HEAD")
    shared = (_git("merge-base", "HEAD", branch) for branch in MAIN)
    return next((commit for (commit,) in filter(None, shared) if [commit] != head), "HEAD~1")


def tests_of(path: str) -> Iterator[str]:
    """Yield the tests that belong to a file: of its package, or of its game."""
    match path.split("/"):
        case [*_, name] if name.endswith(".ftl"):
            yield "tests/test_locales.py"
        case ["src", "cupboard", "games" | "experts" as kind, game, _, *_]:
            yield f"tests/{kind}/{game}"
        case ["src", "cupboard", package, _, *_]:
            yield f"tests/{package}"
        case ["tests", *folders, name] if not path.startswith(BROWSER):
            if name.startswith("test_") and name.endswith(".py"):
                yield path
            elif folders:
                yield "/".join(("tests", *folders))
        case _:
            pass


def _git(*words: str) -> list[str]:
    try:
        done = subprocess.run(
            ["git", *words], cwd=TOP, capture_output=True, text=True, check=False, encoding="utf-8"
        )
    except FileNotFoundError:
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
