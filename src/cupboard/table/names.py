"""Names of people, as they may be shown to others."""

from __future__ import annotations

import unicodedata

from cupboard.table.wire import LONGEST_NAME

KEPT_FORMAT = {"\u200d", "\u200c"}
"""Joiners, without which some scripts and emoji fall apart."""


def tidy(name: str | None) -> str | None:
    """Without control characters and needless space, not too long; None where nothing is left."""
    if name is None:
        return None
    kept = (sign if _is_shown(sign) else " " for sign in unicodedata.normalize("NFC", name))
    words = "".join(kept).split()
    return " ".join(words)[:LONGEST_NAME].strip() or None


def _is_shown(sign: str) -> bool:
    return sign in KEPT_FORMAT or not unicodedata.category(sign).startswith("C")
