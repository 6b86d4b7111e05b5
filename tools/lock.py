"""Write the lock files: `./cupboard lock`, or `./cupboard lock --upgrade` for newer versions."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent

# Lock files must contain no addresses or paths, so uv ignores this machine's configuration.
COMMAND = [
    *("pip", "compile", "--quiet", "--no-config", "--universal", "--python-version", "3.11"),
    *("--generate-hashes", "--no-emit-index-url", "--no-annotate"),
    *("--custom-compile-command", "./cupboard lock"),
]
EXTRAS = ["--extra", "hopper", "--extra", "postgres", "--extra", "server"]
RUNTIME = ["pyproject.toml", *EXTRAS, "--output-file", "requirements.lock"]
PAGES = [
    *("--group", "pyproject.toml:pages", "--constraint", "requirements.lock"),
    *("--output-file", "requirements-pages.lock"),
]
TEST = [
    *("pyproject.toml", *EXTRAS, "--group", "test", "--constraint", "requirements.lock"),
    *("--output-file", "requirements-test.lock"),
]


def main(args: Sequence[str]) -> int:
    """Compile the lock files; additional arguments go to uv."""
    uv = shutil.which("uv")
    if uv is None:
        print("./cupboard lock needs uv. Install it with 'pip install uv'.", file=sys.stderr)
        return 2
    for part in [RUNTIME, PAGES, TEST]:
        done = subprocess.run([uv, *COMMAND, *part, *args], cwd=TOP, env=_variables(), check=False)
        if done.returncode:
            return done.returncode
    return 0


def _variables() -> dict[str, str]:
    hidden = ("UV_FIND_LINKS", "UV_EXTRA_INDEX_URL", "UV_INDEX", "UV_CONSTRAINT", "UV_OVERRIDE")
    return {name: value for name, value in os.environ.items() if name not in hidden}
