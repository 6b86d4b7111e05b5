"""The command line in this process, for the commands that experts offer."""

from __future__ import annotations

from tests.cli.conftest import own_home, run

__all__ = ["own_home", "run"]
