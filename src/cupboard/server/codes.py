"""Join codes that people pass on, and secrets that prove who holds a seat."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No characters that look alike."""
JOIN_LENGTH: Final = 6
WATCH_LENGTH: Final = 10


def new_join_code() -> str:
    return _code(JOIN_LENGTH)


def new_watch_code() -> str:
    return _code(WATCH_LENGTH)


def _code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def normalised(code: str) -> str:
    """Return a code as stored, however it was typed."""
    return code.strip().upper()


def new_token() -> str:
    """Return a new secret for a seat."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Return the hash of a secret, for storage.

    Secrets are long and random, so a plain hash suffices.
    """
    return hashlib.sha256(token.encode()).hexdigest()
