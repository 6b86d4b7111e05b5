"""Compact encoding of bean trajectories, for records and sockets.

It is Base64 of zlib of little-endian 16-bit numbers: version, frames per second, number of tracks;
then for each bean that moved its number, the first frame in which it moves, the number of frames n,
and n numbers for each of seven channels: x, y, z in tenths of a millimetre from the centre of the
table top, and a unit quaternion w, x, y, z times 32767. A channel starts with its first number;
each further one is the difference to the one before, modulo 65536.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

VERSION: Final = 1
RATE: Final = 60
"""frames per second"""
CHANNELS: Final = 7
LENGTH_UNIT: Final = 1e-4
"""metres"""
TURN_UNIT: Final = 1 / 32767

NUMBERS: Final = np.dtype("<i2")
HEADER: Final = 3
MAX_BYTES: Final = 4_000_000
"""most bytes of an unpacked path: over a hundred beans in the air for a minute"""

Frames = NDArray[np.int16]


class BadPath(ValueError):
    """A text that is not a path."""


@dataclass(frozen=True)
class Track:
    """Trajectory of one bean: a row of seven numbers for each frame from the first on."""

    bean: int
    first: int
    frames: Frames


def encode(tracks: Sequence[Track]) -> str:
    """Return the text of some trajectories."""
    parts = [np.array([VERSION, RATE, len(tracks)], NUMBERS)]
    for track in tracks:
        parts.append(np.array([track.bean, track.first, len(track.frames)], NUMBERS))
        steps = np.diff(track.frames, axis=0, prepend=np.zeros((1, CHANNELS), np.int16))
        parts.append(steps.T.astype(NUMBERS).ravel())
    return base64.b64encode(zlib.compress(np.concatenate(parts).tobytes(), 9)).decode()


def decode(text: str) -> tuple[Track, ...]:
    """Return the trajectories of a text."""
    return tuple(
        Track(bean, first, np.cumsum(steps.T, axis=0, dtype=np.int16))
        for bean, first, steps in _tracks(text)
    )


def shows_only(text: str, beans: Collection[int]) -> bool:
    """Return whether this is empty or a path with at most one track for each of these beans."""
    if not text:
        return True
    try:
        shown = [bean for bean, _, _ in _tracks(text)]
    except BadPath:
        return False
    return len(set(shown)) == len(shown) and set(shown) <= set(beans)


def seconds(text: str) -> float:
    """Return the time at which everything has stopped."""
    ends = [first + steps.shape[1] - 1 for _, first, steps in _tracks(text)]
    return max(ends, default=0) / RATE


def _tracks(text: str) -> Iterator[tuple[int, int, Frames]]:
    """Yield each bean with its first frame and its channels, as encoded."""
    numbers = _unpack(text)
    if len(numbers) < HEADER or numbers[0] != VERSION or numbers[1] != RATE:
        raise BadPath("another version")
    at = HEADER
    for _ in range(numbers[2]):
        head = numbers[at : at + HEADER]
        at += HEADER + CHANNELS * max(0, int(head[-1])) if len(head) == HEADER else 0
        if len(head) < HEADER or min(head) < 0 or head[2] == 0 or at > len(numbers):
            raise BadPath("a track is cut short")
        bean, first, length = map(int, head)
        yield bean, first, numbers[at - CHANNELS * length : at].reshape(CHANNELS, length)
    if at != len(numbers):
        raise BadPath("something follows the tracks")


def _unpack(text: str) -> Frames:
    try:
        packed = base64.b64decode(text, validate=True)
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, MAX_BYTES)
    except (binascii.Error, ValueError, zlib.error) as problem:
        raise BadPath(str(problem)) from problem
    if not unpacker.eof or unpacker.unused_data or len(data) % NUMBERS.itemsize:
        raise BadPath("cut short, or too long")
    return np.frombuffer(data, NUMBERS).astype(np.int16)
