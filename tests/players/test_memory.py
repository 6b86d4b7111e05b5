"""The memory model: span, fading and confusion."""

from __future__ import annotations

import pytest

from cupboard.players.memory import PERFECT, Memory, RecallNoise, Sighting, Trace, remember

NEVER = (0.99, 0.0, 0.5)
"""Random numbers that confuse nothing and keep a sight for one half-life."""


def beside(place: int) -> tuple[int, ...]:
    return (place - 1, place + 1)


def seen(*pairs: tuple[int, int], luck: tuple[float, float, float] = NEVER) -> list[Sighting[int]]:
    return [Sighting(place, what, luck) for place, what in pairs]


def whats(traces: dict[int, Trace]) -> dict[int, int]:
    return {place: trace.what for place, trace in traces.items()}


def test_a_perfect_memory_keeps_the_last_of_every_place() -> None:
    traces = remember(PERFECT, seen((1, 4), (2, 0), (1, 5)), beside)
    assert traces == {1: Trace(5, 0), 2: Trace(0, 1)}


def test_the_newest_sights_replace_the_oldest() -> None:
    sights = seen((1, 1), (2, 2), (3, 3))
    assert whats(remember(Memory(span=2), sights, beside)) == {3: 3, 2: 2}


def test_seeing_a_cup_again_refreshes_it() -> None:
    sights = seen((1, 1), (2, 2), (3, 3), (1, 1))
    assert whats(remember(Memory(span=2), sights, beside)) == {1: 1, 3: 3}


@pytest.mark.parametrize(("later", "kept"), [(4, True), (5, False)])
def test_a_median_sight_lasts_one_half_life(later: int, kept: bool) -> None:
    sights = seen((0, 7), *((10 + n, 0) for n in range(later)))
    assert (0 in remember(Memory(half_life=4), sights, beside)) is kept


def test_half_of_all_sights_outlast_the_half_life() -> None:
    sights = [Sighting(0, 7, (0.9, 0.0, n / 1000)) for n in range(1000)]
    rest = seen(*((10 + n, 0) for n in range(6)))
    lasting = sum(0 in remember(Memory(half_life=6), [one, *rest], beside) for one in sights)
    assert lasting == 500


def test_a_confused_sight_is_filed_under_a_neighbour() -> None:
    sights = [Sighting(5, 3, (0.05, 0.9, 0.5))]
    assert whats(remember(Memory(confusion=0.1), sights, beside)) == {6: 3}
    assert whats(remember(Memory(confusion=0.01), sights, beside)) == {5: 3}


def test_random_numbers_repeat_and_differ_between_seats_and_games() -> None:
    first, again, other, elsewhere = RecallNoise(0), RecallNoise(0), RecallNoise(1), RecallNoise(0)
    elsewhere.draw(9, 9)
    numbers = [first.draw(1, 2), first.draw(1, 2)]
    assert numbers == [again.draw(1, 2), again.draw(1, 2)]
    assert len({*numbers, other.draw(1, 2), elsewhere.draw(1, 2)}) == 4
    assert all(0 <= number < 1 for three in numbers for number in three)
