"""Commands of earlier releases, kept for one release."""

from __future__ import annotations

from cupboard.experts.contract import respell


def old_spelling(words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return what is typed now for `lab hopper`."""
    if words[:2] != ("lab", "hopper"):
        return None
    renamed = {
        "--shots": lambda number: ("-x", f"shots={number}"),
        "--practice": lambda file: ("--save", file),
    }
    return ("lab", "study", "hopper", "aim", *respell(words[2:], renamed))
