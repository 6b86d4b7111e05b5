"""`cupboard analyse`: analyse a record, in any language, and exit cleanly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cupboard.cli.commands import analyse
from cupboard.core import i18n
from cupboard.learn.analysis import VERSION
from tests.cli.conftest import Runner

GOLDEN = Path(__file__).parents[1] / "golden"

NAMES = {
    "de": "hopper/short-2",
    "en": "dacapo/handful-2",
    "es": "dacapo/handful-3",
    "fr": "dacapo/handful-2",
    "nl": "hopper/referee-2",
}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_report_is_printed_in_every_language(run: Runner, language: str) -> None:
    ran = run("analyse", str(GOLDEN / f"{NAMES[language]}.jsonl"), "--lang", language)
    assert ran.code == 0
    game = i18n.text(language, f"{NAMES[language].partition('/')[0]}-name")
    assert i18n.text(language, "learn-analysis-title", game=game) in ran.out
    assert i18n.text(language, "learn-analysis-turns") in ran.out
    assert "learn-analysis" not in ran.out


def test_json_output(run: Runner) -> None:
    ran = run("analyse", str(GOLDEN / "dacapo/handful-2.jsonl"), "--json")
    told = json.loads(ran.out)
    assert (told["version"], told["game"], told["seats"]) == (VERSION, "dacapo", 2)
    assert ran.err == ""


def test_other_files_are_refused(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "nothing.jsonl"
    path.write_text("{}\n")
    ran = run("analyse", str(path))
    assert ran.code == 2
    assert "Traceback" not in ran.err


def test_ctrl_c_exits_with_a_message(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "analyse", interrupted)
    ran = run("analyse", str(GOLDEN / "dacapo/handful-2.jsonl"), "--lang", "de")
    assert ran.code == 130
    assert i18n.text("de", "cli-analyse-stopped") in ran.err
    assert ran.out == ""
