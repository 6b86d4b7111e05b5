"""Run the checks of the project: all of them, the quick ones, or pytest with given arguments.

`./cupboard test` starts this module with the Python of the project's virtual environment.
"""

import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
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

  --quick   An answer in about a minute, before each commit: ruff, mypy, import-linter, tests/core,
            the tests of the games and packages that differ from the main branch, and the contract
            of one table per game. It leaves out the browser, pyright, the pages and the
            documentation, so it does not replace a full run.
  --help    Show this text.

Any other arguments are passed to pytest, for example:

  ./cupboard test tests/games/kala -q
  ./cupboard test tests/core -k record
"""

BROWSER = "tests/browser"
MAIN = ("origin/main", "main")
WORKERS = ("-n", "auto", "--dist", "worksteal")

RUFF = {"ruff check": ["-m", "ruff", "check"], "ruff format": ["-m", "ruff", "format", "--check"]}
MYPY = {"mypy": ["-m", "mypy"]}
LAYERS = {"lint-imports": ["-c", LINT_IMPORTS, "--no-logo"]}

STATIC: dict[str, list[str]] = {
    # The longest first: as many run side by side as the machine has cores.
    "pages": ["-m", "tools.check_pages"],
    **MYPY,
    "pyright": ["-m", "pyright", "--pythonpath", sys.executable],
    "docs": ["-m", "tools.docs"],
    **LAYERS,
    **RUFF,
}
TESTS: dict[str, list[str]] = {
    "pytest": ["-m", "pytest", *WORKERS, "--ignore", BROWSER],
    # Separate from the other tests: Playwright keeps an event loop running in its worker, which
    # breaks tests that start their own.
    "browser": ["-m", "pytest", *WORKERS, BROWSER],
}
QUICK_STATIC: dict[str, list[str]] = {**MYPY, **LAYERS, **RUFF}
QUICK_TESTS = ("tests/core", "tests/contract")

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
        return _all(QUICK_STATIC, {"pytest": _quick_pytest()})
    if args:
        return subprocess.run(
            [sys.executable, "-m", "pytest", *args], cwd=TOP, check=False
        ).returncode
    return _all(STATIC, TESTS)


def _quick_pytest() -> list[str]:
    """Return the pytest command of `--quick`: `full` marks the tests that it leaves out."""
    paths = [*QUICK_TESTS, *changed_tests()]
    print("Tests: " + " ".join(dict.fromkeys(paths)), flush=True)
    return ["-m", "pytest", *WORKERS, "-m", "not full", *dict.fromkeys(paths)]


def _all(static: dict[str, list[str]], tests: dict[str, list[str]]) -> int:
    began = time.monotonic()
    results = [*_side_by_side(static), *(_shown(name, tests[name]) for name in tests)]
    for result in results:
        if result.code:
            print(f"\n── {result.name} failed:\n" + "\n".join(result.output), flush=True)
    total = time.monotonic() - began
    print("\n" + "\n".join(map(str, results)) + f"\n{'all':<21}{total:6.1f} s", flush=True)
    return int(any(result.code for result in results))


def _side_by_side(checks: dict[str, list[str]]) -> Iterator[Result]:
    """Run short checks, as many at a time as there are cores, and print their results."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = [
            pool.submit(_run, name, command, shown=False) for name, command in checks.items()
        ]
        for result in (future.result() for future in running):
            print(f"── {result}", flush=True)
            yield result


def _shown(name: str, command: list[str]) -> Result:
    """Run a long check and print its output as it comes."""
    print(f"── {name}", flush=True)
    result = _run(name, command, shown=True)
    print(f"── {result}", flush=True)
    return result


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
                print(line, end="", flush=True)
    return Result(name, process.returncode, time.monotonic() - began, [*last])


def changed_tests() -> list[str]:
    """Return the test folders and files of everything that differs from the main branch."""
    found = {test for path in changed_files() for test in tests_of(path)}
    return sorted(test for test in found if (TOP / test).exists())


def changed_files() -> list[str]:
    """Return the files that differ from the last commit shared with the main branch.

    Files that git does not know yet count too. Outside a repository nothing has changed.
    """
    shared = (_git("merge-base", "HEAD", branch) for branch in MAIN)
    base = next((found[0] for found in shared if found), "HEAD")
    new = _git("ls-files", "--others", "--exclude-standard")
    return [*_git("diff", "--name-only", base), *new]


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
