"""Install the seventh game as anyone would, and run tests and commands where it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PACKAGE = Path(__file__).parent / "cupboard-nim"
PIP = ("install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation")


def install(package: Path, site: Path) -> Path:
    """Build the package and install it into a folder that can be put on the path."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", *PIP]
    subprocess.run([*pip, "--target", str(site), str(package)], check=True)
    return site


def run(site: Path, *arguments: str, tests: Path = PACKAGE / "tests") -> str:
    """Run Python where the game is installed; fail with its output if it fails."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=TOP,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, (TOP / "src", TOP, site))),
            "CUPBOARD_GAME_TESTS": str(tests),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def run_tests(site: Path, *arguments: str, tests: Path = PACKAGE / "tests") -> int:
    """Run tests where the game is installed and return how many passed."""
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)
    summary = run(site, *command, tests=tests).splitlines()[-1].split()
    assert "skipped" not in " ".join(summary), summary
    return int(summary[summary.index("passed,") - 1 if "passed," in summary else 0])
