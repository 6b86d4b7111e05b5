"""Commands of earlier releases, kept for one release."""

from __future__ import annotations

from cupboard.experts.contract import respell


def old_spelling(words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return what is typed now for `solve dacapo --beans 16` and `lab dacapo`."""
    beans = {"--beans": lambda number: ("-o", f"beans={number}")}
    if words[:2] == ("lab", "dacapo"):
        return ("lab", "study", "dacapo", "exploitability", *respell(words[2:], beans))
    if words[:2] != ("solve", "dacapo"):
        return None
    renamed = {
        **beans,
        "--games": lambda number: ("-x", f"games={number}"),
        "--minutes": lambda minutes: ("--seconds", _seconds(minutes)),
    }
    return words[:2] + respell(words[2:], renamed)


def _seconds(minutes: str) -> str:
    try:
        return f"{60 * float(minutes):g}"
    except ValueError:
        return minutes
