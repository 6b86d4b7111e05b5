"""Commands of earlier releases, kept for one release."""

from __future__ import annotations

from cupboard.experts.contract import respell


def old_spelling(words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return what is typed now for `solve kalah`, `bench playouts` and `bench solve`."""
    match words[:2]:
        case ("solve", "kalah"):
            preset = "kalah-empty" if "--empty-capture" in words else "kalah"
            return ("solve", "kalaha", "--preset", preset, *_kalah(words[2:]))
        case ("bench", "playouts"):
            return ("bench", "kalaha", *words[1:])
        case ("bench", "solve"):
            large = {"--large": ("-x", "large=yes")}
            return ("bench", "kalaha", "solve", *respell(words[2:], {}, large))
    return None


def _kalah(words: tuple[str, ...]) -> tuple[str, ...]:
    renamed = {
        "--pits": lambda number: ("-o", f"pits={number}"),
        "--stones": lambda number: ("-o", f"stones={number}"),
        "--database": lambda number: ("-x", f"database={number}"),
    }
    return respell(
        words, renamed, {"--empty-capture": (), "--every-move": ("-x", "every_move=yes")}
    )
