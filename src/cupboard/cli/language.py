"""Which language a person reads."""

from __future__ import annotations

import os
from collections.abc import Sequence

from cupboard.core.texts import FALLBACK, LANGUAGES

FLAG = "--lang"


def from_environment() -> str:
    """The language of the system, as far as we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value[:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def from_arguments(words: Sequence[str]) -> str:
    """The language asked for on the command line, before anything else has been read."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == FLAG and at + 1 < len(words) else ""
        asked = word.partition("=")[2] if word.startswith(f"{FLAG}=") else asked
        if asked in LANGUAGES:
            return asked
    return from_environment()
