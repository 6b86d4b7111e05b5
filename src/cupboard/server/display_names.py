"""People's names, cleaned up for display."""

from __future__ import annotations

import unicodedata

from cupboard.server.schemas.http import MAX_NAME_LENGTH

KEPT_FORMAT = {"\u200d", "\u200c"}
"""Joiners that some scripts and emoji need."""


def tidy(name: str | None) -> str | None:
    """Remove control characters and extra spaces and shorten the name; None if nothing is left."""
    if name is None:
        return None
    shown = (sign if _is_shown(sign) else " " for sign in unicodedata.normalize("NFC", name))
    words = "".join(shown).split()
    return " ".join(words)[:MAX_NAME_LENGTH].strip() or None


def _is_shown(sign: str) -> bool:
    return sign in KEPT_FORMAT or not unicodedata.category(sign).startswith("C")
