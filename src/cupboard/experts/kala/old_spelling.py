"""Commands of earlier releases, kept for one release."""

from __future__ import annotations

from cupboard.experts.contract import respell


def old_spelling(words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return what is typed now for `solve kala --store 20`."""
    if words[:2] != ("solve", "kala"):
        return None
    renamed = {
        "--store": lambda beans: ("-o", f"store_beans={beans}"),
        "--bank": lambda beans: ("-o", f"bank_beans={beans}"),
        "--edition": lambda name: ("--preset", name),
    }
    return words[:2] + respell(words[2:], renamed)
