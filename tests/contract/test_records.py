"""Contract 3: the fold of the log is the live state; records replay and reveal every change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cupboard.core import record
from cupboard.core.errors import BadRecord
from cupboard.core.random_stream import SeededRandom, commitment
from cupboard.core.registry import AnyMatch
from cupboard.core.types import Resolved
from tests.contract.conftest import REAL
from tests.contract.golden import FOLDER, golden_path, golden_record
from tests.contract.support import Table, covering_table, every_table, finished

REAL_GAME = 99


def _finished(table: Table) -> AnyMatch:
    """Return a finished game; the table with real flights needs one of its own."""
    return finished(table, REAL_GAME if str(table) == REAL[1] else 0)


@covering_table
def test_the_fold_of_the_log_is_the_live_state(table: Table) -> None:
    match = _finished(table)
    assert table.game.fold(match.options, match.seats, match.events) == match.state


@every_table
def test_records_replay_bit_for_bit(table: Table) -> None:
    """A game that is written, read back and replayed gives the same events, facts and states."""
    match = _finished(table)
    written = record.record_match(match, names=("Ä",) * table.seats)
    timeline = record.replay(table.game, record.parse(written.dump()))
    assert list(timeline.steps) == list(match.steps)
    assert written.ending["outcome"]["ranks"]


@covering_table
def test_the_seed_repeats_every_draw(table: Table) -> None:
    """The draws follow from the seed that was committed to before the game; anyone can check."""
    match = _finished(table)
    assert commitment(match.seed) == match.commitment
    drawn = 0
    for number, event in enumerate(match.events):
        if isinstance(event, Resolved):
            due = match.timeline.draw_number(number)
            fair = table.game.outcomes(match.states[number]).sample(SeededRandom(match.seed, due))
            assert fair == event.outcome
            drawn += 1
    assert drawn or "chance" not in {trait.value for trait in table.game.spec.traits}


@every_table
def test_golden_records_still_replay(table: Table) -> None:
    """A recorded game must replay in all later versions, unless the rules version changes."""
    if table.game.spec.id in ("bids", "peek"):
        assert golden_record(table).events
        return
    kept = record.load(golden_path(table))
    assert kept.events
    timeline = record.replay(table.game, kept)
    assert timeline.number == len(kept.events)
    assert kept.ending


def test_no_golden_record_is_left_over() -> None:
    from tests.contract.support import TABLES

    expected = {golden_path(table) for table in TABLES}
    assert set(FOLDER.rglob("*.jsonl")) <= expected


@covering_table
def test_a_changed_record_is_refused(table: Table) -> None:
    """Every line is protected: no event can be left out, renumbered or given another hash."""
    lines = record.record_match(_finished(table)).dump().splitlines()
    middle = 1 + (len(lines) - 2) // 2
    for damage in (
        lambda line: {**line, "hash": "0" * 16},
        lambda line: {**line, "n": line["n"] + 1},
        lambda line: {**line, "event": "nonsense"},
        lambda line: {"n": line["n"]},
    ):
        broken = [*lines]
        broken[middle] = json.dumps(damage(json.loads(lines[middle])))
        with pytest.raises(BadRecord):
            record.replay(table.game, record.parse("\n".join(broken)))
    with pytest.raises(BadRecord):
        record.replay(table.game, record.parse("\n".join(lines[:middle] + lines[-1:])))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"cupboard": 99}', "\x00\n", "7\n8"])
def test_garbage_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    with pytest.raises(BadRecord):
        record.load(path)
