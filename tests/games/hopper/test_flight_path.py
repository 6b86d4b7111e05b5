"""Trajectories of beans, packed for records and pages: HOPPER-12."""

from __future__ import annotations

import base64
import zlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from cupboard.core import codec
from cupboard.core.errors import IllegalMove
from cupboard.core.types import Resolved
from cupboard.games.hopper import GAME, Flight
from cupboard.games.hopper.facts import Flew
from cupboard.games.hopper.flight_path import BadPath, Track, decode, encode, shows_only
from tests.games.hopper.support import fire, flight, position

NUMBERS = st.integers(-32768, 32767)
TRACKS = st.lists(
    st.builds(
        Track,
        st.integers(0, 119),
        st.integers(0, 3000),
        arrays.arrays(np.int16, st.tuples(st.integers(1, 40), st.just(7)), elements=NUMBERS),
    ),
    max_size=5,
    unique_by=lambda track: track.bean,
)


def packed(*numbers: int) -> str:
    return base64.b64encode(zlib.compress(np.array(numbers, "<i2").tobytes())).decode()


@pytest.mark.rule("HOPPER-12")
@given(TRACKS)
def test_every_path_round_trips(tracks: list[Track]) -> None:
    text = encode(tracks)
    back = decode(text)
    assert [(t.bean, t.first) for t in back] == [(t.bean, t.first) for t in tracks]
    assert all(np.array_equal(a.frames, b.frames) for a, b in zip(back, tracks, strict=True))
    assert shows_only(text, [track.bean for track in tracks])
    assert not tracks or not shows_only(text, [track.bean for track in tracks[1:]])


@pytest.mark.rule("HOPPER-12")
def test_the_format_is_the_one_that_pages_read() -> None:
    """One bean, number 7, from frame 30, two frames; channel by channel, then differences."""
    frames = np.array([[1, -2, 3, 32767, 0, 0, 0], [2, -4, 6, 0, -32767, 0, 5]], np.int16)
    # From 32767 to 0 and from 0 to -32767 are both 32769 steps up, modulo 65536.
    channels = (1, 1, -2, -2, 3, 3, 32767, -32767, 0, -32767, 0, 0, 0, 5)
    assert (
        encode([Track(7, 30, frames)])
        == base64.b64encode(
            zlib.compress(np.array((1, 60, 1, 7, 30, 2, *channels), "<i2").tobytes(), 9)
        ).decode()
    )
    assert np.array_equal(decode(packed(1, 60, 1, 7, 30, 2, *channels))[0].frames, frames)


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "!!!!",
        base64.b64encode(b"no zlib").decode(),
        base64.b64encode(zlib.compress(b"odd")).decode(),
        packed(),
        packed(2, 60, 0),
        packed(1, 30, 0),
        packed(1, 60, 1),
        packed(1, 60, 1, 7, 0, 1),
        packed(1, 60, 1, 7, 0, 0),
        packed(1, 60, 1, 7, 0, -1),
        packed(1, 60, 1, -7, 0, 1, 0, 0, 0, 0, 0, 0, 0),
        packed(1, 60, 0, 5),
        base64.b64encode(zlib.compress(bytes(8_000_000))).decode(),
        packed(1, 60, 0)[:-8],
    ],
)
def test_invalid_paths_are_refused(text: str) -> None:
    assert not shows_only(text, range(120))
    with pytest.raises(BadPath):
        decode(text)


@pytest.mark.rule("HOPPER-12")
def test_a_bean_has_one_path() -> None:
    track = (7, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    assert shows_only(packed(1, 60, 1, *track), [7, 8])
    assert not shows_only(packed(1, 60, 2, *track, *track), [7, 8])


@pytest.mark.rule("HOPPER-12")
def test_a_path_is_in_facts_and_records_but_not_in_the_position() -> None:
    flying = fire(position(), 0)
    bean = flying.air[0].bean
    landings = flight(flying, "c2").landings
    path = encode([Track(bean, 0, np.zeros((2, 7), np.int16))])
    shown = GAME.apply(flying, Resolved("flight", Flight(landings, path)))
    plain = GAME.apply(flying, Resolved("flight", Flight(landings)))
    assert shown.facts == (Flew(path), *plain.facts)
    assert shown.state == plain.state
    assert codec.load(Flight, codec.dump(Flight(landings, path))) == Flight(landings, path)
    assert codec.load(Flight, {"landings": codec.dump(Flight(landings))["landings"]}).path == ""


@pytest.mark.rule("HOPPER-12")
def test_a_path_of_other_beans_is_refused() -> None:
    flying = fire(position(), 0)
    other = encode([Track(flying.air[0].bean + 1, 0, np.zeros((2, 7), np.int16))])
    with pytest.raises(IllegalMove):
        GAME.apply(flying, Resolved("flight", Flight(flight(flying, "c2").landings, other)))
