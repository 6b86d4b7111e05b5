"""Run all checks of the project, or only pytest if there are arguments.

`./cupboard test` starts this module with the Python of the project's virtual environment.
"""

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"

BROWSER = "tests/browser"

CHECKS: dict[str, list[str]] = {
    "ruff check": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "mypy": ["-m", "mypy"],
    "pyright": ["-m", "pyright", "--pythonpath", sys.executable],
    "lint-imports": ["-c", LINT_IMPORTS, "--no-logo"],
    "pages": ["-m", "tools.check_pages"],
    "docs": ["-m", "tools.docs"],
    "pytest": ["-m", "pytest", "-n", "auto", "--ignore", BROWSER],
    # Separate from the other tests: Playwright keeps an event loop running in its worker, which
    # breaks tests that start their own.
    "browser": ["-m", "pytest", "-n", "auto", BROWSER],
}


@dataclass(frozen=True)
class Result:
    """The result of one check."""

    name: str
    code: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.name:<13}{'failed' if self.code else 'ok':<8}{self.seconds:6.1f} s"


def main(args: Sequence[str]) -> int:
    """Run the checks and return the exit code."""
    if args:
        return _run("pytest", ["-m", "pytest", *args]).code
    results = [_announced(name, command) for name, command in CHECKS.items()]
    print("\n" + "\n".join(map(str, results)), flush=True)
    return int(any(result.code for result in results))


def _announced(name: str, command: list[str]) -> Result:
    print(f"── {name}", flush=True)
    result = _run(name, command)
    print(f"   {result}", flush=True)
    return result


def _run(name: str, command: list[str]) -> Result:
    began = time.monotonic()
    code = subprocess.run([sys.executable, *command], cwd=TOP, check=False).returncode
    return Result(name, code, time.monotonic() - began)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
