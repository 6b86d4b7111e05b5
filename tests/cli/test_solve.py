"""`cupboard solve`, `bench` and `lab study`, and the spellings of an earlier release."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cupboard import experts
from cupboard.core import i18n
from cupboard.core.registry import game_ids
from cupboard.experts.contract import Benchmark, Expert, LabStudy, Report, Request, SolveRequest
from tests.cli.conftest import Runner
from tests.pins.output import COMMANDS, NOW


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Replace all experts by one that notes the requests."""
    found: list[Any] = []

    def run(request: Request) -> Report:
        request.progress.stage("cli-solve-searching", None)
        request.progress.advance(3)
        request.progress.note("so far")
        found.append(request)
        return Report({"a": 1}, title="Title", rows=(("label", "value"),), notes=("note",))

    expert = Expert(
        solve=run,
        lab_studies={"one": LabStudy("lab-study-help", run)},
        benchmarks={
            "one": Benchmark("lab-study-help", run),
            "two": Benchmark("lab-study-help", run),
        },
    )
    monkeypatch.setattr(experts, "find", lambda game_id: expert)
    return found


def test_a_request_has_what_was_typed(run: Runner, asked: list[Any]) -> None:
    words = ("--preset", "gb", "-o", "stones=3", "--seats", "3", "--seconds", "2", "--nodes", "7")
    more = ("--memory", "0.5", "--threads", "2", "--keep", "-x", "a-b=c", "--lang", "de")
    ran = run("solve", "kalaha", *words, *more, "--json")
    assert (ran.code, json.loads(ran.out), ran.err) == (0, {"a": 1}, "")
    (request,) = asked
    assert isinstance(request, SolveRequest)
    assert (request.options.capture, request.options.stones) == ("corresponding", 3)
    assert (request.seats, request.seconds, request.nodes) == (3, 2, 7)
    assert (request.memory, request.threads, request.keep) == (0.5, 2, True)
    assert (request.extras, request.language) == ({"a_b": "c"}, "de")


def test_people_get_a_title_rows_and_notes(run: Runner, asked: list[Any]) -> None:
    told = run("solve", "kala").out
    assert [line.split() for line in told.splitlines()] == [["Title"], ["label", "value"], ["note"]]


def test_the_only_study_needs_no_name(run: Runner, asked: list[Any]) -> None:
    assert run("lab", "study", "kala", "--games", "3").code == 0
    assert run("lab", "study", "kala", "one").code == 0
    assert [request.games for request in asked] == [3, None]


def test_without_a_name_benchmarks_are_listed(run: Runner, asked: list[Any]) -> None:
    for words in ((), ("kala",)):
        listed = json.loads(run("bench", *words, "--json").out)
        assert {"game": "kala", "name": "two"} in listed
        assert "kala" in run("bench", *words).out
    assert asked == []
    assert run("bench", "kala", "two").code == 0
    assert len(asked) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("solve", "chess"),
        ("solve", "ronda"),
        ("solve",),
        ("bench", "chess"),
        ("bench", "kala"),
        ("bench", "hopper", "speed"),
        ("lab", "study", "kala"),
        ("lab", "study", "dacapo", "aim"),
        ("lab", "study", "dacapo", "--seats", "2"),
        ("lab", "study", "dacapo", "--games", "1"),
        ("lab", "study", "hopper", "-x", "shots=0"),
        ("bench", "hopper", "-x", "large=yes"),
        ("solve", "kala", "-x", "word"),
    ],
)
def test_what_is_not_offered_is_refused(run: Runner, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err
    assert "Traceback" not in ran.err


def old_spellings() -> list[str]:
    return [name for name in NOW if name != "bench hopper"]


@pytest.mark.parametrize("name", old_spellings())
def test_old_spellings_are_translated(name: str) -> None:
    hooks = [hook for one in game_ids() if (hook := experts.find(one).old_spelling)]
    (now,) = [now for hook in hooks if (now := hook(COMMANDS[name][0]))]
    assert sorted(word.replace("_", "-") for word in now) == sorted(
        word.replace("_", "-") for word in NOW[name]
    )
    assert {hook(now) for hook in hooks} <= {None, now}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_an_old_spelling_says_what_to_type(run: Runner, language: str) -> None:
    ran = run("solve", "kala", "--store=12", "--nodes", "50", "--lang", language)
    assert ran.code == 0
    assert "cupboard solve kala -o store_beans=12 --nodes 50 --lang" in ran.err
    assert run("solve", "kala", "-o", "store_beans=12", "--nodes", "50").err == ""


def test_old_spellings_of_every_kind_of_option(run: Runner) -> None:
    for words, now in (
        (("bench", "solve", "--large"), "bench kalaha solve -x large=yes"),
        (("lab", "hopper", "--practice", "a b"), "lab study hopper aim --save 'a b'"),
        (("solve", "dacapo", "--minutes", "many"), "solve dacapo --seconds many"),
    ):
        assert f"cupboard {now} --help" in run(*words, "--help").err
