"""The endgame database agrees with plain recursion and rejects damaged files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from cupboard.experts.kalaha.kalah import endgame_files
from cupboard.experts.kalaha.kalah.endgame_database import build
from cupboard.experts.kalaha.kalah.packed_board import again, gain, pack, sow, total
from cupboard.experts.kalaha.kalah.position_index import layout, place, positions
from tests.experts.kalaha.kalah.test_packed_board import all_boards


@cache
def plain(mine: int, theirs: int, pits: int, empty: bool) -> int:
    """Return the value of a position by plain recursion."""
    if mine == 0 or theirs == 0:
        return int(total(mine) - total(theirs))
    worths = []
    for pit in range(pits):
        if mine >> 8 * pit & 255:
            after, others, told = sow(mine, theirs, pit, pits, empty)
            if again(told):
                worths.append(gain(told) + plain(after, others, pits, empty))
            else:
                worths.append(gain(told) - plain(others, after, pits, empty))
    return int(max(worths))


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize(("pits", "stones"), [(1, 28), (2, 9), (3, 7), (6, 4)])
def test_every_value_agrees_with_recursion(pits: int, stones: int, empty: bool) -> None:
    database = build(pits, empty, stones)
    places = set()
    for board in all_boards(2 * pits, stones):
        mine, theirs = pack(board[:pits]), pack(board[pits:])
        at = int(place(mine, theirs, database.plan))
        assert database.values[at] == plain(mine, theirs, pits, empty), board
        places.add(at)
    assert places == set(range(positions(pits, stones)))


@pytest.mark.parametrize("empty", [False, True])
def test_values_are_consistent_and_a_wrong_one_is_detected(empty: bool) -> None:
    database = build(4, empty, 12)
    assert endgame_files.holds(database.values, database.plan, empty, 50_000, 1)
    spoilt = database.values.copy()
    spoilt[:: len(spoilt) // 50] += 2
    assert not endgame_files.holds(spoilt, database.plan, empty, 50_000, 1)


def test_threads_and_resuming_change_nothing() -> None:
    whole = build(5, False, 11)
    done: list[int] = []
    shared = build(5, False, 11, threads=2, progress=done.append)
    grown = build(5, False, 11, begun=build(5, False, 7).values)
    assert np.array_equal(whole.values, shared.values)
    assert np.array_equal(whole.values, grown.values)
    assert sum(done) == positions(5, 11)


def test_a_stopped_build_keeps_its_finished_part() -> None:
    looks = iter([False] * 6 + [True])
    part = build(3, False, 10, stopped=lambda: next(looks))
    assert part.plan.stones == 5
    assert endgame_files.holds(part.values, part.plan, False, 2_000, 1)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def test_a_database_can_be_loaded_from_disk(shelf: Path) -> None:
    made = build(3, True, 9)
    path = endgame_files.save(made, True)
    assert path is not None
    assert path.is_relative_to(shelf)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]
    found = endgame_files.load(3, True, 20)
    assert found is not None
    assert np.array_equal(found.values, made.values)
    assert found.plan.stones == 9
    assert endgame_files.load(3, True, 8) is None
    assert endgame_files.load(3, False, 20) is None


def test_writing_to_a_loaded_database_leaves_its_file_unchanged(shelf: Path) -> None:
    """The database is memory-mapped, so a write must not reach the file."""
    made = build(3, True, 9)
    assert endgame_files.save(made, True) is not None
    found = endgame_files.load(3, True, 9)
    assert found is not None
    found.values[:] = 0
    again = endgame_files.load(3, True, 9)
    assert again is not None
    assert np.array_equal(again.values, made.values)


def test_a_database_on_disk_is_extended_to_a_larger_one(shelf: Path) -> None:
    assert endgame_files.save(build(3, False, 6), False) is not None
    found = endgame_files.load(3, False, 6)
    assert found is not None
    grown = build(3, False, 9, begun=found.values)
    assert np.array_equal(grown.values, build(3, False, 9).values)


@pytest.mark.parametrize("damage", ["short", "header", "values"])
def test_a_damaged_database_is_ignored(shelf: Path, damage: str) -> None:
    path = endgame_files.save(build(3, False, 9), False)
    assert path is not None
    content = bytearray(path.read_bytes())
    if damage == "short":
        del content[-1]
    elif damage == "header":
        content[3] ^= 1
    else:
        content[endgame_files.HEADER + 50 :] = bytes(len(content) - endgame_files.HEADER - 50)
    path.write_bytes(content)
    assert endgame_files.load(3, False, 20) is None


def test_it_works_without_a_writable_folder(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (shelf / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(shelf / "file"))
    assert endgame_files.save(build(2, False, 3), False) is None
    assert endgame_files.load(2, False, 3) is None


def test_the_rank_falls_as_stones_advance() -> None:
    plan = layout(6, 10)
    earlier, later = pack([2, 1, 0, 0, 3, 0]), pack([1, 1, 1, 0, 3, 0])
    other = pack([0, 0, 4, 0, 0, 0])
    assert place(later, other, plan) < place(earlier, other, plan)
