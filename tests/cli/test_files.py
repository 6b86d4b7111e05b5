"""Commands check their input and output files before they start the work."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Runner

WRITING = (
    ("bench", "kalaha", "playouts", "--save"),
    ("bench", "kalaha", "solve", "--save"),
    ("bench", "hopper", "--save"),
    ("lab", "study", "hopper", "aim", "--save"),
    ("lab", "hopper", "--practice"),
    ("lab", "strength", "kala", "--page"),
    ("lab", "puzzles", "kala", "--add-to"),
)


@pytest.mark.parametrize("words", WRITING, ids=" ".join)
@pytest.mark.parametrize("where", [".", "no/such/folder/file"])
def test_nothing_is_computed_if_it_cannot_be_saved(
    run: Runner, tmp_path: Path, words: tuple[str, ...], where: str
) -> None:
    """The work takes minutes, so the test would time out if it were started."""
    ran = run(*words, str(tmp_path / where))
    assert (ran.code, ran.out) == (2, "")
    assert str(tmp_path) in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("text", ["no puzzle\n", '{"level": 3}\n', "[1]\n"])
def test_puzzles_are_added_only_to_a_collection(run: Runner, tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(text, encoding="utf-8")
    ran = run("lab", "puzzles", "kala", "--add-to", str(file))
    assert ran.code == 2
    assert str(file) in ran.err
    assert file.read_text(encoding="utf-8") == text


HEADER = '{"cupboard": 1, "game": "kala", "rules": 1, "seats": 2, "options": {}}\n'


@pytest.mark.parametrize(
    "line",
    [
        "[" * 100_000,
        "9" * 5_000,
        '{"n": 0, "event": "expired", "seat": Infinity}',
        '{"n": 0, "event": "expired", "seat": ' + "9" * 40 + "}",
    ],
    ids=["nest", "number", "infinite", "large"],
)
def test_a_broken_record_gets_a_clear_error(run: Runner, tmp_path: Path, line: str) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(HEADER + line, encoding="utf-8")
    ran = run("analyse", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err
    assert ran.err.strip()
