"""`import cupboard` is light: slow libraries and folders wait until they are needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SLOW = ("fluent", "numba", "numpy", "pydantic", "rich", "typer")


def run(code: str, home: Path) -> str:
    """Return what a fresh interpreter prints, with `home` as the user's home folder."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    env |= {"HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path)}
    env.pop("NUMBA_CACHE_DIR", None)
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


@pytest.mark.parametrize(
    "use",
    [
        "import cupboard",
        "from cupboard import Match, engine, game, game_ids, position; assert game_ids()",
        "from cupboard.cli import main",
    ],
)
def test_slow_libraries_are_not_loaded_and_no_folders_are_created(use: str, tmp_path: Path) -> None:
    loaded = f"import sys; {use}; print(*[name for name in {SLOW} if name in sys.modules])"
    assert run(loaded, tmp_path) == ""
    assert list(tmp_path.iterdir()) == []


def test_the_slow_libraries_are_real(tmp_path: Path) -> None:
    """Loading a compiled game does load them, so the test above can fail."""
    loaded = "import sys, cupboard; cupboard.game('kala'); print('numba' in sys.modules)"
    assert run(loaded, tmp_path) == "True"


def test_errors_tell_their_text_on_demand(tmp_path: Path) -> None:
    told = run(
        "import sys, cupboard\n"
        "try: cupboard.game('chess')\n"
        "except Exception as error: print('fluent' in sys.modules, 'kalaha' in str(error))",
        tmp_path,
    )
    assert told == "False True"


def test_unknown_names_are_refused() -> None:
    import cupboard

    with pytest.raises(AttributeError, match="chess"):
        _ = cupboard.chess
    assert set(cupboard.__all__) <= set(dir(cupboard))
