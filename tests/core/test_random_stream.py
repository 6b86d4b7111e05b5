"""Draws follow the documented stream, are fair, and repeat from the seed."""

from __future__ import annotations

import hashlib

import pytest

from cupboard.core.random_stream import (
    SEED_BYTES,
    SeededRandom,
    commitment,
    new_seed,
    player_random,
    shuffled,
)


def test_draws_follow_the_documented_stream() -> None:
    """Another program can repeat the draws: pinned values of the documented SHA-256 stream."""
    block = hashlib.sha256(b"seed" + (7).to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()
    rng = SeededRandom(b"seed", 7)
    for start in range(0, 32, 8):
        assert rng.randrange(1 << 64) == int.from_bytes(block[start : start + 8], "big")


def test_draws_are_fair() -> None:
    """All six orders of three items come up about equally often (chi-square, 5 degrees)."""
    counts: dict[tuple[str, ...], int] = {}
    for number in range(6000):
        order = shuffled("abc", SeededRandom(b"fair", number))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 25
    assert all(0 <= SeededRandom(b"x", n).random() < 1 for n in range(100))
    with pytest.raises(ValueError, match="at least 1"):
        SeededRandom(b"x", 0).randrange(0)


def test_a_range_that_does_not_divide_the_words_is_not_biased() -> None:
    """Words above the largest multiple are rejected, so a range of 3/4 of all words is uniform."""
    stop = 3 << 62
    drawn = [SeededRandom(b"bias", number).randrange(stop) for number in range(3000)]
    thirds = [sum(n * (1 << 62) <= one < (n + 1) * (1 << 62) for one in drawn) for n in range(3)]
    assert sum(thirds) == 3000
    assert sum((count - 1000) ** 2 / 1000 for count in thirds) < 20


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed, other = new_seed(), new_seed()
    assert len(seed) == SEED_BYTES
    assert seed != other
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()


def test_players_have_their_own_streams() -> None:
    """An engine's random numbers repeat, but tell nothing about the draws of the game."""
    streams = [
        player_random(b"seed", 0, 3),
        player_random(b"seed", 1, 3),
        player_random(b"seed", 0, 4),
        SeededRandom(b"seed", 3),
    ]
    assert len({stream.randrange(1 << 64) for stream in streams}) == len(streams)
    assert player_random(b"seed", 0, 3).random() == player_random(b"seed", 0, 3).random()
