"""Bad input on the command line gets a one-line error, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cupboard.core import i18n
from cupboard.core.errors import CupboardError
from cupboard.core.registry import game_ids, position
from cupboard.core.statistics import signed
from tests.cli.conftest import Ran, Runner

GOLDEN = Path(__file__).parents[1] / "golden"
LONG_NUMBER = "9" * 5000
REFUSED = 2

READING = (("replay",), ("replay", "--check"), ("analyse",), ("play", "--resume"))


def refused(ran: Ran) -> bool:
    return ran.code == REFUSED and not any(
        word in ran.err + ran.out for word in ("Traceback", "Errno", "Error(", "sys.set_int")
    )


@pytest.fixture
def unreadable(tmp_path: Path) -> dict[str, Path]:
    """Return files that no command can read, by what is wrong with them."""
    found = {name: tmp_path / name for name in ("missing", "folder", "bytes", "number", "deep")}
    found["folder"].mkdir()
    found["bytes"].write_bytes(b"\xff\xfe\x00")
    found["number"].write_text('{"cupboard": ' + LONG_NUMBER + "}\n")
    found["deep"].write_text("[" * 100_000)
    found["below"] = found["bytes"] / "file"
    return found


@pytest.mark.parametrize("words", READING, ids=" ".join)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_file_that_cannot_be_read_is_named(
    run: Runner, unreadable: dict[str, Path], words: tuple[str, ...], language: str
) -> None:
    for what, path in unreadable.items():
        ran = run(*words, str(path), "--lang", language)
        assert refused(ran), (what, ran.err)
        assert what in ("number", "deep") or str(path) in ran.err


def damaged(name: str) -> list[str]:
    """Return copies of a good record, each with one value changed."""
    lines = (GOLDEN / name).read_text(encoding="utf-8").splitlines()
    found = []
    odd: list[Any] = [None, -1, 10**4000, "x", LONG_NUMBER, [], {}, True, 1.5]
    for at in (0, 1, len(lines) // 2, len(lines) - 1):
        line = json.loads(lines[at])
        for key in line:
            for value in odd:
                changed = json.dumps({**line, key: value})
                found.append("\n".join([*lines[:at], changed, *lines[at + 1 :]]))
    return found


@pytest.mark.parametrize("name", ["dacapo/handful-2.jsonl", "kalaha/de-2.jsonl"])
def test_a_damaged_record_is_refused_or_replayed(run: Runner, tmp_path: Path, name: str) -> None:
    path = tmp_path / "damaged.jsonl"
    records = damaged(name)
    assert len(records) > 100
    for text in records[::5]:
        path.write_text(text, encoding="utf-8")
        for words in (("replay", "--check"), ("play", "--resume")):
            ran = run(*words, str(path))
            assert ran.code == 0 or refused(ran), ran.err


def test_a_byte_order_mark_is_ignored(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "marked.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + (GOLDEN / "dacapo/handful-2.jsonl").read_bytes())
    assert run("replay", "--check", str(path)).code == 0


RECIPES = """
[[recipe]]
name = "Abracadabra"
points = 8
kind = "at_least"
of = "wands"
cards = 4
"""


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_own_recipes_come_from_a_file(run: Runner, tmp_path: Path, mark: bytes) -> None:
    """As documented in docs/games/kessel.md and docs/reference/commands.md."""
    path = tmp_path / "good.toml"
    path.write_bytes(mark + RECIPES.encode())
    words = ("simulate", "kessel", "-n", "1", "--workers", "1", "--preset", "recipes")
    assert run(*words, "-o", f"own_recipes=@{path}").code == 0


@pytest.mark.parametrize(
    "text",
    [
        RECIPES.replace('"at_least"', '["at_least"]'),
        RECIPES.replace("8", LONG_NUMBER),
        "recipe = 3",
        "[[recipe]",
        "x = " + "[" * 5000,
    ],
    ids=["kind", "number", "no list", "no TOML", "deep"],
)
def test_a_bad_recipe_file_is_refused(run: Runner, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    ran = run("simulate", "kessel", "-n", "1", "-o", f"own_recipes=@{path}")
    assert refused(ran), ran.err


@pytest.mark.parametrize("game_id", game_ids())
def test_no_option_value_causes_a_traceback(run: Runner, game_id: str) -> None:
    for text in (f"beans={LONG_NUMBER}", "beans=٣", "=", "x", "beans=@/no/such", "own_recipes=["):
        assert refused(run("simulate", game_id, "-n", "1", "-o", text))
    for words in (("--seats", LONG_NUMBER), ("--seats", "0"), ("--seed", "x"), ("--preset", "x")):
        assert refused(run("simulate", game_id, "-n", "1", *words))


def test_a_save_that_cannot_be_written_is_refused_before_the_game(
    run: Runner, tmp_path: Path
) -> None:
    for path in (tmp_path, tmp_path / "no" / "folder" / "file"):
        ran = run("play", "kala", "--save", str(path))
        assert refused(ran)
        assert ran.out == ""


@pytest.mark.parametrize("memory", ["inf", "nan", "-1", "0", "1e300"])
@pytest.mark.parametrize("game_id", ["kala", "kalaha"])
def test_an_impossible_memory_size_is_refused(run: Runner, game_id: str, memory: str) -> None:
    assert refused(run("solve", game_id, "--memory", memory))


def test_a_server_needs_a_folder_for_its_data(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for path in (file, file / "below"):
        ran = run("serve", "--no-browser", "--port", "0", "--data", str(path))
        assert refused(ran)
        assert str(path) in ran.err


POSITIONS = (
    "kalaha 2 - {},4,4,4,4,4/0 4,4,4,4,4,4/0 move:0",
    "kalaha {} - 4,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0",
    "kalaha 2 stones={} 4,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0",
    "kala 2 - {},0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 a1:0 d4:0 stores:28,28 bank:0 sow:0",
    "ronda 2 - 0011223344 {},10 black:0 out:0 lift:0",
    "dacapo 2 - -/{} -/16 box:0",
    "hopper 2 beans={} x",
    "kessel 2 - {}",
)


@pytest.mark.parametrize("text", POSITIONS)
@pytest.mark.parametrize("number", [LONG_NUMBER, "٣", "-1", "1e9", ""])
def test_a_position_with_an_invalid_number_is_refused(text: str, number: str) -> None:
    with pytest.raises(CupboardError):
        position(text.format(number))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_an_error_about_two_players_says_two_once(run: Runner, language: str) -> None:
    ran = run("simulate", "kala", "-n", "1", "--seats", "3", "--lang", language)
    assert refused(ran)
    assert ran.err.count("2") == 1, ran.err


def test_an_unknown_option_gets_the_list_of_options(run: Runner) -> None:
    for wrong in ("stor_beans", "zzz"):
        ran = run("simulate", "kala", "-n", "1", "-o", f"{wrong}=3")
        assert all(name in ran.err for name in ("edition", "store_beans", "bank_beans"))
        assert ("Did you mean" in ran.err) == (wrong == "stor_beans")


@pytest.mark.parametrize(
    ("number", "told"),
    [(-0.04, "0.0"), (0.04, "0.0"), (-0.06, "−0.1"), (12.34, "+12.3"), (0, "0.0")],
)
def test_zero_has_no_sign(number: float, told: str) -> None:
    assert signed(number) == told
