"""Check the pages: generated types, types, format, lint, and unit tests on recorded games."""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from tools import gallery, pages, wire

CHECKS = (
    ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    ["oxlint/bin/oxlint", "--deny-warnings"],
    ["vitest/vitest.mjs", "run"],
)


def main() -> int:
    """Run the checks and return the exit code."""
    node = pages.node_on_path() or pages.node_in(Path(sysconfig.get_path("purelib")))
    if node is None:
        print(pages.NODE_MISSING, file=sys.stderr)
        return 1
    pages.fetch_parts(node)
    if stale := wire.stale(node):
        print("Run `python -m tools.wire`; out of date:", *stale, sep="\n  ", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        gallery.main(Path(folder))
        os.environ["CUPBOARD_FRAMES"] = folder
        return max(_run(node, command) for command in CHECKS)


def _run(node: Path, command: list[str]) -> int:
    script, *rest = command
    return pages.call(node, [f"node_modules/{script}", *rest]).returncode


if __name__ == "__main__":
    sys.exit(main())
