"""The command line. Each module in `commands` adds its command through `register(app)`."""

from cupboard.cli.app import command, main

__all__ = ["command", "main"]
