"""Codes that people pass on, and secrets that prove who somebody is."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No sign that could be read as another."""
JOIN_LENGTH: Final = 6
WATCH_LENGTH: Final = 10


def new_join_code() -> str:
    return _code(JOIN_LENGTH)


def new_watch_code() -> str:
    return _code(WATCH_LENGTH)


def _code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def tidy(code: str) -> str:
    """A code as it was typed."""
    return code.strip().upper()


def new_token() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()
