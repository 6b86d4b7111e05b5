"""Games and experts of other packages are found by entry points; broken ones are left out."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from cupboard import experts
from cupboard.core import i18n, jit, plugins, registry
from cupboard.core.errors import BadOptions, BrokenPlugin, UnknownGame
from cupboard.experts.contract import Expert
from cupboard.learn import guides, lessons, puzzles

Install: TypeAlias = Callable[..., Path]
OWN = ("dacapo", "hopper", "kala", "kalaha", "kessel", "ronda")
BIDS = "from tests.tiny.bids import GAME\n"
CACHES = (
    plugins.scan,
    plugins.report,
    registry.game_ids,
    i18n.bundle,
    jit.fingerprint,
    lessons.book_of,
    guides.guide_of,
    puzzles.puzzles,
)


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()
    for name in [name for name in sys.modules if name.startswith("plugged")]:
        del sys.modules[name]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a plugin package and returns its folder."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(package: str, entry: str, code: str = BIDS, group: str = plugins.GAMES) -> Path:
        folder, info = tmp_path / package, tmp_path / f"{package}-1.0.dist-info"
        folder.mkdir()
        info.mkdir()
        (folder / "__init__.py").write_text(code)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{group}]\n{entry}\n")
        forget()
        return folder

    forget()
    yield make
    forget()


@pytest.mark.parametrize("value", ["plugged_bids:GAME", "plugged_bids", "plugged_bids.inner:GAME"])
def test_a_game_of_another_package_is_found(install: Install, value: str) -> None:
    folder = install("plugged_bids", f"bids = {value}")
    (folder / "inner.py").write_text(BIDS)
    assert registry.game_ids() == ("bids", *OWN)
    assert registry.game("bids").spec.id == "bids"
    assert registry.resources("bids") == folder
    match = registry.game("bids").new(registry.game("bids").options(), 2)
    assert registry.position(registry.game("bids").encode(match)) == match


def test_a_plugin_brings_its_texts_but_replaces_none_of_ours(install: Install) -> None:
    folder = install("plugged_bids", "bids = plugged_bids:GAME")
    for language, name in (("en", "Bids"), ("nl", "Biedingen")):
        (folder / "locales" / language).mkdir(parents=True)
        text = f"bids-name = {name}\nkala-name = Not Kala\n"
        (folder / "locales" / language / "bids.ftl").write_text(text)
    forget()
    assert i18n.text("nl", "bids-name") == "Biedingen"
    assert i18n.text("fr", "bids-name") == "Bids"
    assert i18n.text("en", "kala-name") == "Kala"


def test_a_plugin_brings_its_lessons_guide_and_puzzles(install: Install) -> None:
    folder = install("plugged_bids", "bids = plugged_bids:GAME")
    expert = install("plugged_expert", "bids = plugged_expert", "EXPERT = 1\n", plugins.EXPERTS)
    (folder / "lessons.toml").write_text("lesson = []\n[chapters]\nturn = ['BIDS-1']\n")
    (expert / "guide.toml").write_text(
        "preset = 'standard'\nseats = 2\nlevel = 'sprout'\nseed = 's'\noptions = {}\n"
        "[[note]]\nname = 'welcome'\nrule = 'BIDS-1'\non = 'start'\n"
    )
    (folder / "puzzles.jsonl").write_text(
        '{"id": "1", "position": "", "solution": "1", "values": {}, "unit": "win", "line": [],'
        ' "level": 1, "nodes": 0}\n'
    )
    assert lessons.book_of("bids").chapters == {"turn": ("BIDS-1",)}
    assert [note.name for note in guides.guide_of("bids").notes] == ["welcome"]
    assert [puzzle.id for puzzle in puzzles.puzzles("bids")] == ["1"]


def test_a_plugin_needs_no_lessons_guide_or_puzzles(install: Install) -> None:
    install("plugged_bids", "bids = plugged_bids:GAME")
    assert lessons.book_of("bids").chapters == {"more": ("BIDS-1",)}
    assert not lessons.lessons_of("bids")
    assert puzzles.puzzles("bids") == ()
    with pytest.raises(BadOptions, match="bids"):
        guides.guide_of("bids")


@pytest.mark.parametrize(
    ("entry", "code", "key"),
    [
        ("bids = plugged_bad:GAME", "import no_such_module\n", "plugin-not-loaded"),
        ("bids = plugged_bad:GAME", "1 / 0\n", "plugin-not-loaded"),
        ("bids = plugged_bad:GAME", "GAME = (\n", "plugin-not-loaded"),
        ("bids = plugged_missing", BIDS, "plugin-not-loaded"),
        ("bids = plugged_bad:OTHER", BIDS, "plugin-wrong-object"),
        ("bids = plugged_bad", "GAME = 'bids'\n", "plugin-wrong-object"),
        ("other = plugged_bad:GAME", BIDS, "plugin-other-id"),
    ],
)
def test_a_broken_plugin_says_what_is_wrong_and_others_work(
    install: Install, caplog: pytest.LogCaptureFixture, entry: str, code: str, key: str
) -> None:
    install("plugged_bad", entry, code)
    with caplog.at_level(logging.WARNING):
        assert registry.game_ids() == OWN
    name = entry.partition(" ")[0]
    assert f"“{name}” from plugged_bad" in caplog.text
    with pytest.raises(BrokenPlugin) as refused:
        registry.game(name)
    assert refused.value.key == key
    assert i18n.text("en", "kala-name") == "Kala"
    assert registry.game("dacapo").spec.id == "dacapo"


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("kala = plugged_bad:GAME", "another package already provides"),
        ("Big-Bids = plugged_bad:GAME", "lower-case"),
    ],
)
def test_a_plugin_cannot_replace_a_game_or_have_any_name(
    install: Install, caplog: pytest.LogCaptureFixture, entry: str, why: str
) -> None:
    install("plugged_bad", entry)
    with caplog.at_level(logging.WARNING):
        assert registry.game_ids() == OWN
    assert why in caplog.text
    assert type(registry.game("kala")).__module__.startswith("cupboard.games.kala")


def test_of_two_plugins_for_one_game_the_first_counts(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("plugged_one", "bids = plugged_one:GAME")
    install("plugged_two", "bids = plugged_two:GAME")
    assert registry.game_ids() == ("bids", *OWN)
    assert registry.resources("bids").name == "plugged_one"
    assert "from plugged_two" in caplog.text


def test_a_broken_expert_is_left_out_and_reported_once(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("plugged_bids", "bids = plugged_bids:GAME")
    install("plugged_expert", "bids = plugged_expert", "EXPERT = 1\n", plugins.EXPERTS)
    assert experts.find("bids") == experts.find("bids") == Expert()
    assert caplog.text.count("“bids” from plugged_expert") == 1
    assert experts.level_names("bids") == ()
    assert experts.level_names("kala")


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="dacapo, hopper, kala"):
        registry.game("chess")


def test_the_fingerprint_of_compiled_code_depends_on_plugins(install: Install) -> None:
    before = jit.fingerprint()
    folder = install("plugged_bids", "bids = plugged_bids:GAME")
    with_plugin = jit.fingerprint()
    (folder / "kernel.py").write_text("FACTOR = 2\n")
    forget()
    changed = jit.fingerprint()
    assert len({before, with_plugin, changed}) == 3
    expert = install("plugged_expert", "bids = plugged_expert", "EXPERT = 1\n", plugins.EXPERTS)
    assert set(expert.rglob("*.py")) | set(folder.rglob("*.py")) <= set(jit.sources())
