"""The command line. Each module in `commands` adds its command through `register(app)`."""

import sys
from collections.abc import Sequence

import cupboard


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program. Always raises `SystemExit`."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:  # answered before anything slow is imported
        print(cupboard.__version__)
        sys.exit(0)
    from cupboard.cli import app

    app.run(words)
