"""Only its own folders name a game, and only the finders import by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cupboard.core.registry import game_ids

HOME = Path(__file__).resolve().parents[2] / "src" / "cupboard"
FINDERS = {"core/plugins.py", "cli/app.py"}
"""the modules that import other modules by name"""
GAMES_OWN = ("games", "experts")
COMPARED = {"bench"}
"""names the game that other programs can play too"""


def modules() -> list[Path]:
    """Return every module that must not name a game."""
    found = []
    for path in sorted(HOME.rglob("*.py")):
        package, *rest = path.relative_to(HOME).parts
        if package not in COMPARED and (package not in GAMES_OWN or len(rest) == 1):
            found.append(path)
    return found


def spoken(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield identifiers, imports and string constants, but no docstrings."""
    docstrings = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(body := getattr(node, "body", None), list)
        for statement in body
        if isinstance(statement, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings:
                yield node.lineno, node.value
        else:
            line = getattr(node, "lineno", 0)
            for field in ("id", "attr", "name", "arg", "module", "asname"):
                if isinstance(name := getattr(node, field, None), str):
                    yield line, name


def words(text: str) -> set[str]:
    """Return the words of an identifier or a text in lower case."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return set(re.findall(r"[a-z]+", parted.lower()))


def named_games(source: str) -> list[tuple[int, str]]:
    ids = set(game_ids())
    return [(line, text) for line, text in spoken(ast.parse(source)) if words(text) & ids]


def test_the_check_finds_names() -> None:
    assert named_games('"""About Kala."""\nx = 1') == []
    for source in ('x = "kala"', "KalaGame = 1", "import cupboard.games.kala", "def kala(): ..."):
        assert named_games(source), source


def test_no_other_module_names_a_game() -> None:
    found = {path: named_games(path.read_text("utf-8")) for path in modules()}
    assert len(found) > 150
    assert {path: names for path, names in found.items() if names} == {}


def test_only_the_finders_import_by_name() -> None:
    # Finding a package with a fixed name does not count as reaching a game.
    calls = re.compile(r"import_module|__import__|find_spec\((?!\")")
    found = {
        path.relative_to(HOME).as_posix()
        for path in HOME.rglob("*.py")
        if calls.search(path.read_text("utf-8"))
    }
    assert found <= FINDERS
